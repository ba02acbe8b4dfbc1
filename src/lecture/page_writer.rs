//! The body of a page: an author's text with the results of its blocks.

use super::blocks::{has_results, prose_events};
use super::callouts::{self, Callout, Part};
use super::citations::Citations;
use super::footnotes::{self, Footnotes};
use super::formulas;
use super::front::FrontMatter;
use super::headings::{self, Heading};
use super::laws;
use super::links::{is_comment, is_safe, is_text};
use super::live;
use super::pictures::Pictures;
use super::prose::opening_quote;
use super::results_html::results_html;
use super::sources::Sources;
use super::woven::BlockResults;
use crate::messages::{self, Locale};
use crate::render::{self, html_escaped};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Tag, TagEnd, html};

/// The beginning of a comment that is for the speaker alone.
const NOTES: &str = "notes";

/// A comment of this word alone begins a slide.
const SLIDE: &str = "slide";

/// A comment of this word alone keeps back what follows on its slide until the speaker goes on; `steps` does so with each item
/// of the list that follows.
const STEP: &str = "step";
const STEPS: &str = "steps";

/// The end of a slide and the beginning of the next.
const NEW_SLIDE: &str = "</section>\n<section class=\"slide\" tabindex=\"-1\">\n";

/// The subject of a page.
pub(super) struct About<'a> {
    /// The front matter of the lecture.
    pub front: &'a FrontMatter,
    /// The name of its file, without folders.
    pub file: &'a str,
    /// True if a file is a text beside it, which is woven too.
    pub is_beside: &'a dyn Fn(&str) -> bool,
    /// The pictures that were found.
    pub pictures: &'a Pictures,
    /// Its own style sheet.
    pub style: &'a str,
    /// The files that were read, where the reader can change the rulings.
    pub live: Option<Vec<(String, Vec<u8>)>>,
}

/// A body with the parts at its end.
pub(super) struct PageBody {
    /// The text.
    pub body: String,
    /// Its footnotes.
    pub notes: String,
    /// The sources that it cites.
    pub sources: Sources,
}

/// Writes the body of a text whose figures are filled in.
pub(super) fn write_body(
    markdown: &str,
    about: &About<'_>,
    headings: &[Heading],
    results: &[BlockResults],
    locale: Locale,
    as_slides: bool,
) -> PageBody {
    let mut writer = PageWriter {
        about,
        results: results.iter(),
        events: Vec::new(),
        headings: headings.iter(),
        last: None,
        heading: None,
        passing: Passing::Nothing,
        links: Vec::new(),
        quotes: Vec::new(),
        notes: Vec::new(),
        in_note: false,
        footnotes: Footnotes::default(),
        in_code: false,
        citations: Citations::default(),
        sources: Sources::default(),
        as_slides,
        locale,
    };
    for part in callouts::parts(prose_events(markdown).collect(), locale) {
        match part {
            Part::Opening(kind, title, goes_on) => writer.callout(kind, &title, goes_on),
            Part::Other(event) => writer.event(event),
        }
    }
    let (mut body, mut notes) = (String::new(), String::new());
    html::push_html(&mut body, writer.events.into_iter());
    html::push_html(&mut notes, writer.notes.into_iter());
    let notes = writer.footnotes.with_ways_back(&notes, locale);
    PageBody { body, notes, sources: writer.sources }
}

/// Text that is collected before it is written.
enum Passing {
    Nothing,
    /// A block that its results follow.
    Ruling,
    /// HTML of the author's, which is text here.
    Html(String),
    /// A picture: its address, its caption, and its words.
    Picture(String, String, String),
}

/// The element of an open link.
enum Link {
    /// A link.
    Plain,
    /// Words alone.
    Words,
    /// The number of a table or picture, which others lead to.
    Target,
    /// A figure that follows the rulings of a live page.
    Figure,
    /// A citation: the name of its source, and whether it has words beside the number.
    Citation(String, bool),
}

struct PageWriter<'a> {
    about: &'a About<'a>,
    results: std::slice::Iter<'a, BlockResults>,
    events: Vec<Event<'a>>,
    /// The headings that are still to come.
    headings: std::slice::Iter<'a, Heading>,
    /// The last of those that were written.
    last: Option<&'a Heading>,
    /// The level of the one that is open.
    heading: Option<HeadingLevel>,
    passing: Passing,
    /// The links that are open.
    links: Vec<Link>,
    /// Of each quotation that is open, whether it is a callout.
    quotes: Vec<bool>,
    /// The footnotes, written at the end.
    notes: Vec<Event<'a>>,
    in_note: bool,
    footnotes: Footnotes,
    /// True if a block of code that is no ruling is open.
    in_code: bool,
    citations: Citations,
    sources: Sources,
    as_slides: bool,
    locale: Locale,
}

impl<'a> PageWriter<'a> {
    fn push(&mut self, event: Event<'a>) {
        let events = if self.in_note { &mut self.notes } else { &mut self.events };
        events.push(event);
    }

    fn html(&mut self, text: String) {
        self.push(Event::Html(text.into()));
    }

    fn inline(&mut self, text: String) {
        self.push(Event::InlineHtml(text.into()));
    }

    /// A callout, and its first paragraph where that goes on.
    fn callout(&mut self, kind: Callout, title: &str, goes_on: bool) {
        self.quotes.push(true);
        let title = html_escaped(title);
        self.html(format!(
            "<div class=\"callout {}\" role=\"note\" aria-label=\"{title}\">\n<p class=\"title\">{title}</p>\n",
            kind.class()
        ));
        if goes_on {
            self.push(Event::Start(Tag::Paragraph));
        }
    }

    fn event(&mut self, event: Event<'a>) {
        if !matches!(event, Event::Text(_) | Event::SoftBreak) {
            self.citations.end();
        }
        match (&mut self.passing, event) {
            (Passing::Ruling, Event::End(TagEnd::CodeBlock)) => {
                self.passing = Passing::Nothing;
                if let Some(results) = self.results.next() {
                    let output = results_html(results, self.locale, self.as_slides);
                    let is_live = self.about.live.is_some() && !results.code.is_empty();
                    self.html(if is_live { live::element(results, &output) } else { output });
                }
            }
            (Passing::Ruling, _) => {}
            (Passing::Html(text), Event::End(TagEnd::HtmlBlock)) => {
                let text = std::mem::take(text);
                self.passing = Passing::Nothing;
                self.block_of_html(text.trim());
            }
            (Passing::Html(text), Event::Html(part) | Event::Text(part)) => text.push_str(&part),
            (Passing::Picture(address, title, words), Event::End(TagEnd::Image)) => {
                let (address, title, words) = (std::mem::take(address), std::mem::take(title), std::mem::take(words));
                self.passing = Passing::Nothing;
                self.picture(&address, &title, &words);
            }
            (Passing::Picture(_, _, words), Event::Text(part) | Event::Code(part)) => words.push_str(&part),
            (Passing::Picture(_, _, words), Event::SoftBreak | Event::HardBreak) => words.push(' '),
            (Passing::Picture(..), _) => {}
            (_, Event::Start(Tag::CodeBlock(kind))) if has_results(&kind) => self.passing = Passing::Ruling,
            (_, Event::Start(Tag::HtmlBlock)) => self.passing = Passing::Html(String::new()),
            (_, Event::Start(Tag::Image { dest_url, title, .. })) => {
                self.passing = Passing::Picture(dest_url.to_string(), title.to_string(), String::new());
            }
            (_, event) => self.write_event(event),
        }
    }

    /// HTML of the author's: a comment is nothing, or what the speaker says; anything else is text.
    fn block_of_html(&mut self, text: &str) {
        if !is_comment(text) {
            return self.html(format!("<p>{}</p>\n", html_escaped(text)));
        }
        match inside(text).filter(|_| self.as_slides) {
            Some(word) if word.eq_ignore_ascii_case(SLIDE) => return self.slide(),
            Some(word) if word.eq_ignore_ascii_case(STEP) => return self.html(step_mark("part")),
            Some(word) if word.eq_ignore_ascii_case(STEPS) => return self.html(step_mark("item")),
            _ => {}
        }
        if let Some(notes) = speaker_notes(text).filter(|_| self.as_slides) {
            let label = messages::notes(self.locale);
            let label = html_escaped(label.unmarked());
            let paragraphs = notes.split("\n\n").map(str::trim).filter(|one| !one.is_empty());
            let paragraphs: String =
                paragraphs.map(|one| format!("<p>{}</p>\n", render::html_with_suits(one))).collect();
            self.html(format!("<aside class=\"notes\" aria-label=\"{label}\">\n{paragraphs}</aside>\n"));
        }
    }

    /// Another slide of the same part, below the words of its heading.
    fn slide(&mut self) {
        let heading = self.last.map(|heading| {
            format!("<p class=\"again\" data-of=\"{}\">{} …</p>\n", heading.id, html_escaped(&heading.words))
        });
        self.html(format!("{NEW_SLIDE}{}", heading.unwrap_or_default()));
    }

    /// A picture that the page holds; of one that it does not hold the words.
    fn picture(&mut self, address: &str, title: &str, words: &str) {
        let words = html_escaped(words);
        let Some(found) = self.about.pictures.get(address) else {
            return self.inline(format!("<em>{words}</em>"));
        };
        let title = if title.is_empty() { String::new() } else { format!(" title=\"{}\"", html_escaped(title)) };
        self.inline(format!("<img src=\"{}\" alt=\"{words}\"{title}/>", found.address()));
    }

    fn write_event(&mut self, event: Event<'a>) {
        match event {
            Event::Start(Tag::Heading { classes, attrs, level, .. }) => {
                if self.as_slides && level <= HeadingLevel::H3 {
                    self.html(NEW_SLIDE.to_owned());
                }
                self.last = self.headings.next();
                let (id, level) =
                    self.last.map_or((None, level), |last| (Some(last.id.as_str()), headings::level(last)));
                self.heading = Some(level);
                self.push(Event::Start(Tag::Heading { level, id: id.map(Into::into), classes, attrs }));
                if let Some(number) = self.last.and_then(|last| last.number.as_deref()) {
                    self.inline(format!("<span class=\"section-number\">{number}</span> "));
                }
            }
            Event::End(TagEnd::Heading(level)) => {
                let level = self.heading.take().unwrap_or(level);
                self.push(Event::End(TagEnd::Heading(level)));
            }
            Event::Text(words) if !self.in_code => self.words(words),
            Event::InlineMath(formula) => self.formula(&formula, false),
            Event::DisplayMath(formula) => self.formula(&formula, true),
            Event::TaskListMarker(done) => self.push(Event::Text(if done { "☑ " } else { "☐ " }.into())),
            Event::Html(text) | Event::InlineHtml(text) => {
                if !is_comment(&text) {
                    self.push(Event::Text(text));
                }
            }
            Event::Start(Tag::BlockQuote(_)) => {
                self.quotes.push(false);
                self.push(event);
            }
            Event::End(TagEnd::BlockQuote(_)) => match self.quotes.pop() {
                Some(true) => self.html("</div>\n".to_owned()),
                _ => self.push(event),
            },
            Event::Start(Tag::Link { .. }) => self.link(event),
            Event::End(TagEnd::Link) => self.end_of_link(event),
            event => self.boxed(event),
        }
    }

    /// Footnotes, and what is moved by itself where the screen is narrower.
    fn boxed(&mut self, event: Event<'a>) {
        match event {
            Event::FootnoteReference(name) => {
                let call = self.footnotes.call(&name);
                self.inline(call);
            }
            Event::Start(Tag::FootnoteDefinition(name)) => {
                self.in_note = true;
                let open = self.footnotes.open(&name);
                self.html(open);
            }
            Event::End(TagEnd::FootnoteDefinition) => {
                self.html(footnotes::CLOSE.to_owned());
                self.in_note = false;
            }
            // Lines of an author's are moved by themselves too where they are wider than the screen.
            Event::Start(Tag::CodeBlock(_)) => {
                self.in_code = true;
                let label = self.about_here();
                self.html(format!("<pre tabindex=\"0\" role=\"group\" aria-label=\"{label}\"><code>"));
            }
            Event::End(TagEnd::CodeBlock) => {
                self.in_code = false;
                self.html("</code></pre>\n".to_owned());
            }
            // A wide table is moved by itself on a narrow screen.
            Event::Start(Tag::Table(_)) => {
                let label = self.about_here();
                self.html(format!("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\">"));
                self.push(event);
            }
            Event::End(TagEnd::Table) => {
                self.push(event);
                self.html("</div>\n".to_owned());
            }
            event => self.push(event),
        }
    }

    /// The subject of this part of the page, for an attribute: its heading, else the title, else the file.
    fn about_here(&self) -> String {
        let about = self.last.map(|heading| heading.words.as_str()).or(self.about.front.title.as_deref());
        html_escaped(about.unwrap_or(self.about.file))
    }

    /// A formula; as it was typed where it cannot be drawn.
    fn formula(&mut self, formula: &str, is_display: bool) {
        let drawn = formulas::mathml(formula, is_display);
        self.inline(drawn.unwrap_or_else(|| format!("<code>{}</code>", html_escaped(formula))));
    }

    /// Words of the author's, with Laws that lead to the index and red suits in red.
    fn words(&mut self, words: CowStr<'a>) {
        if let Some(Link::Citation(name, has_words)) = self.links.last_mut() {
            if Sources::is_name(&words, name) {
                return;
            }
            if !*has_words {
                *has_words = true;
                self.push(Event::Text(", ".into()));
            }
        }
        let words = opening_quote(&words, self.locale).map_or(words, |opening| opening.unmarked().to_owned().into());
        let is_plain = self.heading != Some(HeadingLevel::H1) && self.links.is_empty();
        let marked = if is_plain { laws::marked(&mut self.citations, &words) } else { None };
        match marked {
            Some(marked) => self.inline(marked),
            None if words.contains(['♥', '♦']) => self.inline(render::html_with_suits(&words)),
            None => self.push(Event::Text(words)),
        }
    }

    fn link(&mut self, event: Event<'a>) {
        let Event::Start(Tag::Link { link_type, dest_url, title, id }) = event else { return };
        if let Some(found) = self.sources.cite(&id, &title, if is_safe(&dest_url) { &dest_url } else { "" }) {
            let (number, time) = (found.number, found.time);
            self.inline(format!("<a class=\"cite\" id=\"cite-{number}-{time}\" href=\"#source-{number}\">[{number}"));
            return self.links.push(Link::Citation(id.to_string(), false));
        }
        if let Some(figure) = dest_url.strip_prefix('=').filter(|_| self.about.live.is_some()) {
            self.inline(format!("<span class=\"figure\" data-figure=\"{}\">", html_escaped(figure)));
            return self.links.push(Link::Figure);
        }
        if let Some(id) = dest_url.strip_prefix('@') {
            self.inline(format!("<b class=\"number-of\" id=\"{}\">", html_escaped(id)));
            return self.links.push(Link::Target);
        }
        if !is_safe(&dest_url) {
            return self.links.push(Link::Words);
        }
        let page = page_of(&dest_url, self.about.is_beside);
        // A text that is no lecture beside this one has no page.
        if page.is_none() && is_text(&dest_url) {
            return self.links.push(Link::Words);
        }
        let dest_url = page.map_or(dest_url, Into::into);
        self.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
        self.links.push(Link::Plain);
    }

    fn end_of_link(&mut self, event: Event<'a>) {
        match self.links.pop() {
            Some(Link::Plain) => self.push(event),
            Some(Link::Target) => self.inline("</b>".to_owned()),
            Some(Link::Figure) => self.inline("</span>".to_owned()),
            Some(Link::Citation(..)) => self.inline("]</a>".to_owned()),
            Some(Link::Words) | None => {}
        }
    }
}

/// The page of a lecture beside this one, which the link to its text leads to.
fn page_of(address: &str, is_beside: &dyn Fn(&str) -> bool) -> Option<String> {
    let (file, place) = address.split_once('#').map_or((address, ""), |(file, place)| (file, place));
    let stem = file.strip_suffix(".md").filter(|_| is_beside(file))?;
    Some(if place.is_empty() { format!("{stem}.html") } else { format!("{stem}.html#{place}") })
}

/// The words of a comment, `slide` of `<!-- slide -->`.
fn inside(comment: &str) -> Option<&str> {
    comment.strip_prefix("<!--").and_then(|rest| rest.strip_suffix("-->")).map(str::trim)
}

/// The mark behind which a slide is shown step by step.
fn step_mark(each: &str) -> String {
    format!("<div class=\"step-mark\" data-each=\"{each}\"></div>\n")
}

/// The notes of a comment for the speaker: `<!-- notes: ask the room first -->`.
fn speaker_notes(comment: &str) -> Option<&str> {
    let inside = comment.strip_prefix("<!--")?.strip_suffix("-->")?.trim_start();
    let (word, rest) = inside.split_at_checked(NOTES.len())?;
    word.eq_ignore_ascii_case(NOTES).then_some(rest)?.trim_start().strip_prefix(':')
}
