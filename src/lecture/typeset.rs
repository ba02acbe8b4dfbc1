//! A lecture as a Typst document: `typst compile lecture.typ` makes a PDF whose headings, tables and pictures are tagged.

use super::blocks::{has_results, prose_events};
use super::callouts::{self, Part};
use super::citations::{self, Citations};
use super::footnotes;
use super::formulas;
use super::front::FrontMatter;
use super::headings::{Heading, headings};
use super::laws;
use super::links::{is_comment, is_safe, is_text};
use super::numbers::{Caption, Numbered};
use super::pictures::{Pictures, is_plain_path};
use super::prose::opening_quote;
use super::sources::{Source, Sources};
use super::woven::{BlockResults, WovenResult};
use crate::messages::{self, Locale};
use crate::render::typst::{self, escaped, string};
use crate::source::printable;
use pulldown_cmark::{Alignment, Event, Tag, TagEnd};
use std::collections::{BTreeMap, BTreeSet};

/// The document of a text whose figures are filled in, with the results of its blocks in order.
pub(super) fn document(
    markdown: &str,
    (front, pictures): (&FrontMatter, &Pictures),
    language: &str,
    results: &[BlockResults],
) -> String {
    let locale = Locale::of_tag(language).unwrap_or_default();
    let markdown = printable(markdown);
    let headings = headings(&markdown, front.title.is_some(), front.is_numbered);
    let titled = headings.iter().find(|heading| heading.level == 1).map(|heading| heading.words.clone());
    let captions = results.iter().filter_map(|results| results.caption.as_ref()?.id.clone());
    let places = headings.iter().map(|heading| heading.id.clone()).chain(captions).collect();
    let mut writer = Writer::new(locale, results, &headings, pictures, places);
    writer.notes =
        footnotes::set(&markdown, |events| Writer::new(locale, &[], &[], pictures, BTreeSet::new()).set(events));
    writer.all(prose_events(&markdown).collect());
    let Writer { text, sources, cited, .. } = writer;
    let footer = front.footer.as_ref().map(|words| format!("\n#text(size: 8pt)[{}]\n", escaped(words)));
    let body = text
        + &bibliography(&sources, locale)
        + &laws::in_typst(&cited, locale, front.laws.as_deref())
        + &answers(results, locale)
        + &footer.unwrap_or_default();
    let below: Vec<&str> = [&front.event, &front.date].into_iter().flatten().map(String::as_str).collect();
    let title = front.title.clone().or(titled).unwrap_or_default();
    typst::document(&title, front.author.as_deref(), &below, language, &body)
}

/// A place that links lead to, in the letters that a label may have.
fn label(id: &str) -> String {
    id.chars()
        .map(|c| if c.is_ascii_alphanumeric() || c == '-' { c.to_string() } else { format!("u{:x}", u32::from(c)) })
        .collect()
}

fn bibliography(sources: &Sources, locale: Locale) -> String {
    let one = |(_, source): (usize, &Source)| {
        let address = match source.address.as_str() {
            "" => String::new(),
            address => format!(" #link({0})[#raw({0});]", string(address)),
        };
        format!("[{}{address}]", escaped(&source.title))
    };
    let items: Vec<String> = sources.numbered().map(one).collect();
    if items.is_empty() {
        return String::new();
    }
    format!("#heading(level: 1)[{}]\n#enum({})\n\n", escaped(messages::sources(locale).unmarked()), items.join(", "))
}

fn answers(results: &[BlockResults], locale: Locale) -> String {
    let one = |output: &WovenResult| {
        let WovenResult::Answer(case, blocks) = output else { return None };
        let head = case.as_ref().map(|case| format!("#heading(level: 2)[{}]\n", escaped(case)));
        Some(head.unwrap_or_default() + &typst::fragment(blocks))
    };
    let answers: String = results.iter().flat_map(|results| &results.output).filter_map(one).collect();
    if answers.is_empty() {
        return answers;
    }
    format!("#pagebreak(weak: true)\n#heading(level: 1)[{}]\n{answers}", escaped(messages::answers(locale).unmarked()))
}

struct Writer<'a> {
    results: std::slice::Iter<'a, BlockResults>,
    headings: std::slice::Iter<'a, Heading>,
    pictures: &'a Pictures,
    /// The labels that links may lead to.
    places: BTreeSet<String>,
    notes: BTreeMap<String, String>,
    text: String,
    /// A block of code, as it is read, and whether its results follow.
    code: Option<(bool, String)>,
    /// True while a footnote or the title is read, which stand elsewhere.
    hidden: bool,
    /// The end of each open link, and the name of its source.
    links: Vec<(&'static str, Option<String>)>,
    /// The end of each open quotation.
    quotes: Vec<&'static str>,
    /// The end of the open heading.
    heading: String,
    /// The HTML of the author's, and a picture with its words.
    html: Option<String>,
    picture: Option<(String, String)>,
    sources: Sources,
    citations: Citations,
    cited: laws::Cited,
    locale: Locale,
}

impl<'a> Writer<'a> {
    fn new(
        locale: Locale,
        results: &'a [BlockResults],
        headings: &'a [Heading],
        pictures: &'a Pictures,
        places: BTreeSet<String>,
    ) -> Self {
        Self {
            results: results.iter(),
            headings: headings.iter(),
            pictures,
            places,
            notes: BTreeMap::new(),
            text: String::new(),
            code: None,
            hidden: false,
            links: Vec::new(),
            quotes: Vec::new(),
            heading: String::new(),
            html: None,
            picture: None,
            sources: Sources::default(),
            citations: Citations::default(),
            cited: laws::Cited::new(),
            locale,
        }
    }

    fn all(&mut self, events: Vec<Event<'_>>) {
        for part in callouts::parts(events, self.locale) {
            match part {
                Part::Opening(_, title, _) => {
                    self.put(&format!("#callout([{}], [\n", escaped(&title)));
                    self.quotes.push("])\n\n");
                }
                Part::Other(event) => self.event(event),
            }
        }
    }

    /// The text of these events alone.
    fn set(mut self, events: Vec<Event<'_>>) -> String {
        self.all(events);
        self.text
    }

    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn event(&mut self, event: Event<'_>) {
        if let Some((_, words)) = &mut self.picture {
            match event {
                Event::Text(part) | Event::Code(part) => words.push_str(&part),
                Event::End(TagEnd::Image) => self.end_of_picture(),
                _ => {}
            }
            return;
        }
        if self.hidden {
            self.hidden = !matches!(event, Event::End(TagEnd::FootnoteDefinition | TagEnd::Heading(_)));
            return;
        }
        if !matches!(event, Event::Text(_) | Event::SoftBreak) {
            self.citations.end();
        }
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(words) => match (&mut self.code, &mut self.html) {
                (Some((_, code)), _) => code.push_str(&words),
                (None, Some(html)) => html.push_str(&words),
                (None, None) => self.words(&words),
            },
            Event::Code(words) => self.put(&format!("#raw({});", string(&words))),
            Event::InlineMath(formula) => self.formula(&formula, false),
            Event::DisplayMath(formula) => self.formula(&formula, true),
            Event::Html(text) => match &mut self.html {
                Some(html) => html.push_str(&text),
                None => self.words(&text),
            },
            Event::InlineHtml(text) if is_comment(&text) => {}
            Event::InlineHtml(text) => self.words(&text),
            Event::SoftBreak => self.put("\n"),
            Event::HardBreak => self.put("#linebreak()\n"),
            Event::Rule => self.put("#line(length: 100%, stroke: 0.4pt)\n\n"),
            Event::FootnoteReference(name) => {
                let note = self.notes.get(name.as_ref()).cloned().unwrap_or_default();
                self.put(&format!("#footnote[{note}];"));
            }
            Event::TaskListMarker(done) => self.words(if done { "☑ " } else { "☐ " }),
        }
    }

    /// Words of the author's, with links to the index of the Laws.
    fn words(&mut self, words: &str) {
        if let Some((_, Some(name))) = self.links.last_mut() {
            if Sources::is_name(words, name) {
                return;
            }
            if name.as_str() != "" {
                name.clear();
                self.text.push_str("#\", \";");
            }
        }
        let own = opening_quote(words, self.locale);
        let words = own.as_ref().map_or(words, |own| own.unmarked());
        if !self.links.is_empty() {
            return self.text.push_str(&escaped(words));
        }
        for part in self.citations.parts(words) {
            match part {
                citations::Part::Words(words) => self.text.push_str(&escaped(words)),
                citations::Part::Law(law) => {
                    laws::count(&mut self.cited, &law);
                    let id = law.id();
                    self.text.push_str(&format!(
                        "#link(<index-{id}>)[{}];#metadata(none)<cited-{id}>",
                        escaped(&law.printed())
                    ));
                }
            }
        }
    }

    /// A formula; as it was typed where Typst has no form of it.
    fn formula(&mut self, formula: &str, is_display: bool) {
        let set = formulas::typst(formula);
        let raw = || format!("#raw({});", string(formula));
        let set = set.map_or_else(raw, |set| if is_display { format!("$ {set} $") } else { format!("${set}$") });
        self.put(&set);
    }

    fn end_of_picture(&mut self) {
        let Some((address, words)) = self.picture.take() else { return };
        let is_found = self.pictures.contains_key(&address) && is_plain_path(&address);
        self.put(&if is_found {
            format!("#image({}, alt: {}, width: 80%)", string(&address), string(&words))
        } else {
            format!("#emph[{}]", escaped(&words))
        });
    }

    fn link(&mut self, reference: &str, title: &str, written: &str) {
        let safe = is_safe(written);
        if let Some(found) = self.sources.cite(reference, title, if safe { written } else { "" }) {
            self.put(&format!("#\"[\";{}", found.number));
            return self.links.push(("#\"]\";", Some(reference.to_owned())));
        }
        let place = written.strip_prefix('#').filter(|id| self.places.contains(*id));
        let (open, close) = match (written.strip_prefix('@'), place) {
            (Some(id), _) => (format!("#[#strong[#metadata(none)<{}>", label(id)), "]]"),
            (None, Some(id)) => (format!("#link(<{}>)[", label(id)), "];"),
            (None, None) if safe && !is_text(written) && !written.starts_with('#') => {
                (format!("#link({})[", string(written)), "];")
            }
            _ => (String::new(), ""),
        };
        self.put(&open);
        self.links.push((close, None));
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { .. } => {
                let Some(heading) = self.headings.next() else { return };
                if heading.level == 1 {
                    self.hidden = true;
                    return;
                }
                let number = heading.number.as_ref().map(|number| format!("{number} ")).unwrap_or_default();
                self.put(&format!("#heading(level: {})[{}", heading.level.saturating_sub(1), escaped(&number)));
                self.heading = format!("]<{}>\n\n", label(&heading.id));
            }
            Tag::HtmlBlock => self.html = Some(String::new()),
            Tag::BlockQuote(_) => {
                self.quotes.push("])\n\n");
                self.put("#quote(block: true, [\n");
            }
            Tag::Image { dest_url, .. } => self.picture = Some((dest_url.to_string(), String::new())),
            Tag::CodeBlock(kind) => self.code = Some((has_results(&kind), String::new())),
            Tag::List(None) => self.put("#list(\n"),
            Tag::List(Some(first)) => self.put(&format!("#enum(start: {first},\n")),
            Tag::Item => self.put("["),
            Tag::Emphasis => self.put("#emph["),
            Tag::Strong => self.put("#strong["),
            Tag::Link { dest_url, title, id, .. } => self.link(&id, &title, &dest_url),
            Tag::Table(columns) => {
                let side = |one: &Alignment| match one {
                    Alignment::Right => "right",
                    Alignment::Center => "center",
                    Alignment::Left | Alignment::None => "left",
                };
                let sides: Vec<&str> = columns.iter().map(side).collect();
                self.put(&format!(
                    "#table(columns: {}, align: ({},), table.hline(stroke: 0.8pt),\n",
                    sides.len(),
                    sides.join(", ")
                ));
            }
            Tag::TableHead => self.put("table.header("),
            Tag::TableCell => self.put("["),
            Tag::FootnoteDefinition(_) => self.hidden = true,
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                let close = std::mem::take(&mut self.heading);
                self.put(&close);
            }
            TagEnd::HtmlBlock => {
                if let Some(html) = self.html.take().filter(|html| !is_comment(html)) {
                    self.words(html.trim());
                    self.put("\n\n");
                }
            }
            TagEnd::Paragraph => self.put("\n\n"),
            TagEnd::BlockQuote(_) => {
                let close = self.quotes.pop().unwrap_or_default();
                self.put(close);
            }
            TagEnd::CodeBlock => match self.code.take() {
                Some((true, _)) => {
                    if let Some(results) = self.results.next() {
                        let output = of_block(results);
                        self.put(&output);
                    }
                }
                Some((false, code)) => self.put(&typst::script(&code)),
                None => {}
            },
            TagEnd::List(_) => self.put(")\n\n"),
            TagEnd::Item | TagEnd::TableCell => self.put("],\n"),
            TagEnd::Emphasis | TagEnd::Strong => self.put("];"),
            TagEnd::Link => {
                let (close, _) = self.links.pop().unwrap_or_default();
                self.put(close);
            }
            TagEnd::TableHead => self.put("), table.hline(stroke: 0.5pt),\n"),
            TagEnd::Table => self.put("table.hline(stroke: 0.8pt))\n\n"),
            _ => {}
        }
    }
}

/// A block and what came of it; a figure with its caption is whole.
fn of_block(results: &BlockResults) -> String {
    let mut text = String::new();
    if !results.options.hide {
        text.push_str(&typst::script(&results.code));
    }
    let (mut markup, mut below) = (String::new(), String::new());
    for output in &results.output {
        match output {
            WovenResult::Result(blocks) => {
                let [drawn, working] = results.around_caption(blocks);
                markup.push_str(&typst::fragment(drawn));
                below.push_str(&typst::fragment(working));
            }
            // At the end.
            WovenResult::Answer(..) => {}
            WovenResult::Room => markup.push_str(&"#v(1.6em)#line(length: 100%, stroke: 0.4pt)\n".repeat(3)),
            WovenResult::Error(error) => {
                if let Some([before, place, behind]) = &error.line {
                    let [before, place, behind] = [before, place, behind].map(|part| string(part));
                    markup.push_str(&format!(
                        "#block(sticky: true)[#raw({before})#underline(raw({place}))#raw({behind})]\n\n"
                    ));
                }
                markup.push_str(&typst::fragment(&error.blocks));
            }
        }
    }
    match &results.caption {
        Some(caption) => text.push_str(&figure(caption, &markup)),
        None => text.push_str(&markup),
    }
    text + &below
}

fn figure(caption: &Caption, markup: &str) -> String {
    let words = caption.words.as_deref().map(|words| format!(" {}", escaped(words))).unwrap_or_default();
    let id = caption.id.as_ref().map(|id| format!("#metadata(none)<{}>", label(id))).unwrap_or_default();
    let line = format!("{id}#text(size: 0.9em)[#strong[{}.]{words}]\n\n", escaped(caption.number.unmarked()));
    match caption.kind {
        Numbered::Table => format!("#kept([{line}{markup}])\n\n"),
        Numbered::Figure => format!("#kept([{markup}{line}])\n\n"),
    }
}
