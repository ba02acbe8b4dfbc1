//! A lecture as a LaTeX article.

use super::blocks::{has_results, prose_events};
use super::callouts::{self, Part};
use super::footnotes;
use super::formulas;
use super::front::FrontMatter;
use super::headings::{Heading, headings};
use super::laws;
use super::links::{is_comment, is_safe, is_text};
use super::numbers::{Caption, Numbered};
use super::pictures::{Pictures, is_plain_path};
use super::prose::opening_quote;
use super::sources::Sources;
use super::woven::{BlockResults, WovenError, WovenResult};
use crate::messages::{self, Locale};
use crate::render::latex::{self, address, escaped, verbatim};
use crate::source::printable;
use pulldown_cmark::{Alignment, Event, HeadingLevel, Tag, TagEnd};
use std::collections::BTreeMap;

/// The subject of an article.
pub(super) struct About<'a> {
    /// The front matter of the lecture.
    pub front: &'a FrontMatter,
    /// The name of its file, without folders.
    pub file: &'a str,
    /// The pictures that were found.
    pub pictures: &'a Pictures,
}

/// The article of a text whose figures are filled in, with the results of its blocks in order.
pub(super) fn article(markdown: &str, about: &About<'_>, language: &str, results: &[BlockResults]) -> String {
    let front = about.front;
    let locale = Locale::of_tag(language).unwrap_or_default();
    let markdown = printable(markdown);
    let markdown = markdown.as_ref();
    let headings = headings(markdown, front.title.is_some(), front.is_numbered);
    let mut writer = ArticleWriter {
        results: results.iter(),
        footnotes: footnotes::set(markdown, |events| ArticleWriter { locale, ..ArticleWriter::default() }.set(events)),
        headings: headings.iter(),
        // A title above the text leaves the text's own headings as they are.
        titled: front.title.as_ref().map(|_| false),
        pictures: Some(about.pictures),
        locale,
        ..ArticleWriter::default()
    };
    writer.all(prose_events(markdown).collect());
    let title = latex::Title {
        title: front.title.as_deref().unwrap_or(&writer.title),
        author: front.author.as_deref(),
        below: [&front.event, &front.date].into_iter().flatten().map(String::as_str).collect(),
        contents: writer.sections >= WORTH_CONTENTS,
    };
    let text = writer.text.clone() + &bibliography(&writer.sources, locale);
    let text = laws::in_article([&text, &answers(results, locale)], locale, front.laws.as_deref());
    let file = messages::woven_from(locale, about.file, env!("CARGO_PKG_VERSION"));
    let own = front.footer.as_ref().map(|words| format!("{}\\\\\n", escaped(words))).unwrap_or_default();
    let text =
        format!("{text}\\bigskip{{\\footnotesize\\color{{faint}}\\noindent {own}{}\\par}}\n", escaped(file.unmarked()));
    let beside = front.footer.as_deref().or(front.author.as_deref()).unwrap_or_default();
    latex::with_running_head(latex::titled_document(&title, language, &text), title.title, beside)
}

/// The sources with their numbers.
fn bibliography(sources: &Sources, locale: Locale) -> String {
    let one = |(number, source): (usize, &super::sources::Source)| {
        let written = match source.address.as_str() {
            "" => String::new(),
            written => format!(" \\href{{{}}}{{\\texttt{{{}}}}}", address(written), escaped(written)),
        };
        format!("\\item\\hypertarget{{source-{number}}}{{}}{}{written}\n", escaped(&source.title))
    };
    let lines: String = sources.numbered().map(one).collect();
    if lines.is_empty() {
        return lines;
    }
    let title = messages::sources(locale);
    format!(
        "\\section{{{}}}\n\n{{\\raggedright\\begin{{enumerate}}\n{lines}\\end{{enumerate}}}}\n\n",
        escaped(title.unmarked())
    )
}

/// The answers of the lecture's questions, on a page of their own.
fn answers(results: &[BlockResults], locale: Locale) -> String {
    let output = results.iter().flat_map(|results| &results.output);
    let one = |output: &WovenResult| {
        let WovenResult::Answer(case, blocks) = output else { return None };
        let head = case.as_ref().map(|case| format!("\\subsection{{{}}}\n", escaped(case)));
        Some(head.unwrap_or_default() + &latex::fragment(blocks))
    };
    let answers: String = output.filter_map(one).collect();
    if answers.is_empty() {
        return answers;
    }
    format!("\\clearpage\\section{{{}}}\n\n{answers}", escaped(messages::answers(locale).unmarked()))
}

/// The end of an open link.
enum Link {
    /// Nothing: the link is plain words.
    Words,
    /// A brace.
    Plain,
    /// Two: the number of a table or picture.
    Target,
    /// A citation: the name of its source, and whether it has words beside the number.
    Citation(String, bool),
}

#[derive(Default)]
struct ArticleWriter<'a> {
    results: std::slice::Iter<'a, BlockResults>,
    footnotes: BTreeMap<String, String>,
    text: String,
    title: String,
    /// True if the heading that names the article is being read, or was.
    titled: Option<bool>,
    /// A block of code, as it is read.
    code: Option<(bool, String)>,
    /// True if what is read is left out.
    hidden: bool,
    /// The links that are open.
    links: Vec<Link>,
    /// Of each quotation that is open, whether it is a callout.
    quotes: Vec<bool>,
    /// HTML of the author's, as it is read.
    html: Option<String>,
    /// A picture: its address and its words, as they are read.
    picture: Option<(String, String)>,
    pictures: Option<&'a Pictures>,
    headings: std::slice::Iter<'a, Heading>,
    sources: Sources,
    locale: Locale,
    first_cell: bool,
    /// The number of headings of the first level beside the title.
    sections: u32,
}

/// Fewer sections are found without contents.
const WORTH_CONTENTS: u32 = 3;

impl ArticleWriter<'_> {
    fn write_text(&mut self, text: &str) {
        if self.titled == Some(true) {
            return;
        }
        self.text.push_str(text);
    }

    fn all(&mut self, events: Vec<Event<'_>>) {
        for part in callouts::parts(events, self.locale) {
            match part {
                Part::Opening(_, title, _) => {
                    self.quotes.push(true);
                    self.write_text(&format!("\\begin{{quote}}\\textbf{{{}}}\\\\\n", escaped(&title)));
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

    fn event(&mut self, event: Event<'_>) {
        if let Some((_, words)) = &mut self.picture {
            match event {
                Event::Text(part) | Event::Code(part) => words.push_str(&part),
                Event::SoftBreak | Event::HardBreak => words.push(' '),
                Event::End(TagEnd::Image) => self.end_of_picture(),
                _ => {}
            }
            return;
        }
        if self.hidden {
            self.hidden = !matches!(event, Event::End(TagEnd::FootnoteDefinition));
            return;
        }
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(words) => match &mut self.code {
                Some((_, code)) => code.push_str(&words),
                None => self.words(&words),
            },
            Event::Code(words) if self.titled == Some(true) => self.title.push_str(&words),
            Event::Code(words) => self.write_text(&format!("\\texttt{{{}}}", escaped(&words))),
            Event::Html(text) => match &mut self.html {
                Some(html) => html.push_str(&text),
                None => self.words(&text),
            },
            Event::InlineHtml(text) => {
                if !is_comment(&text) {
                    self.words(&text);
                }
            }
            Event::SoftBreak => self.write_text("\n"),
            Event::HardBreak => self.write_text("\\\\\n"),
            Event::Rule => self.write_text("\\medskip\\hrule\\medskip\n\n"),
            Event::FootnoteReference(name) => {
                let note = self.footnotes.get(name.as_ref()).cloned().unwrap_or_default();
                self.write_text(&format!("\\footnote{{{note}}}"));
            }
            Event::TaskListMarker(done) => self.words(if done { "☑ " } else { "☐ " }),
            Event::InlineMath(formula) => self.formula(&formula, false),
            Event::DisplayMath(formula) => self.formula(&formula, true),
        }
    }

    fn formula(&mut self, formula: &str, is_display: bool) {
        let set = formulas::latex(formula, is_display);
        self.write_text(&set.unwrap_or_else(|| format!("\\texttt{{{}}}", escaped(formula))));
    }

    fn words(&mut self, words: &str) {
        if let Some(Link::Citation(name, has_words)) = self.links.last_mut() {
            if Sources::is_name(words, name) {
                return;
            }
            if !*has_words {
                *has_words = true;
                self.text.push_str(", ");
            }
        }
        let opening = opening_quote(words, self.locale);
        let words = opening.as_ref().map_or(words, |opening| opening.unmarked());
        if self.titled == Some(true) {
            self.title.push_str(words);
        } else {
            self.text.push_str(&escaped(words));
        }
    }

    /// A picture in its own file, where LaTeX finds that, else its words.
    fn end_of_picture(&mut self) {
        let Some((address, words)) = self.picture.take() else { return };
        let words = format!("\\emph{{{}}}", escaped(&words));
        let is_found = self.pictures.is_some_and(|found| found.contains_key(&address)) && is_plain_path(&address);
        self.write_text(&if is_found {
            format!(
                "\\IfFileExists{{{address}}}{{\\includegraphics[width=\\linewidth,height=0.4\\textheight,keepaspectratio]{{{address}}}}}{{{words}}}"
            )
        } else {
            words
        });
    }

    fn link(&mut self, reference: &str, title: &str, written: &str) {
        let safe = is_safe(written);
        if let Some(found) = self.sources.cite(reference, title, if safe { written } else { "" }) {
            self.write_text(&format!("\\hyperlink{{source-{0}}}{{{{[}}{0}", found.number));
            return self.links.push(Link::Citation(reference.to_owned(), false));
        }
        let (open, link) = match (written.strip_prefix('@'), written.strip_prefix('#')) {
            (Some(id), _) => (format!("\\hypertarget{{{}}}{{\\textbf{{", anchor(id)), Link::Target),
            (_, Some(id)) => (format!("\\hyperlink{{{}}}{{", anchor(id)), Link::Plain),
            _ if safe && !is_text(written) => (format!("\\href{{{}}}{{", address(written)), Link::Plain),
            _ => (String::new(), Link::Words),
        };
        self.write_text(&open);
        self.links.push(link);
    }

    /// The beginning of a section, with its place and its number.
    fn section(&mut self, level: HeadingLevel) {
        let heading = self.headings.next();
        if let Some(heading) = heading {
            self.write_text(&format!("\\hypertarget{{{}}}{{}}", anchor(&heading.id)));
        }
        self.sections = self.sections.saturating_add(u32::from(level == HeadingLevel::H1));
        self.write_text(match level {
            HeadingLevel::H1 => "\\section{",
            HeadingLevel::H2 => "\\subsection{",
            HeadingLevel::H3 => "\\subsubsection{",
            _ => "\\paragraph{",
        });
        if let Some(number) = heading.and_then(|heading| heading.number.as_deref()) {
            self.write_text(&format!("{number}~ "));
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { level: HeadingLevel::H1, .. } if self.titled.is_none() => {
                self.headings.next();
                self.titled = Some(true);
            }
            Tag::Heading { level, .. } => self.section(level),
            Tag::HtmlBlock => self.html = Some(String::new()),
            Tag::BlockQuote(_) => {
                self.quotes.push(false);
                self.write_text("\\begin{quote}\n");
            }
            Tag::Image { dest_url, .. } => self.picture = Some((dest_url.to_string(), String::new())),
            Tag::CodeBlock(kind) => {
                let ruling = has_results(&kind);
                self.code = Some((ruling, String::new()));
            }
            Tag::List(None) => self.write_text("\\begin{itemize}\n"),
            Tag::List(Some(first)) => {
                let before = i64::try_from(first).unwrap_or(1).saturating_sub(1);
                self.write_text(&format!("\\begin{{enumerate}}\\setcounter{{enumi}}{{{before}}}\n"));
            }
            Tag::Item => self.write_text("\\item "),
            Tag::Emphasis => self.write_text("\\emph{"),
            Tag::Strong => self.write_text("\\textbf{"),
            Tag::Link { dest_url, title, id, .. } => self.link(&id, &title, &dest_url),
            Tag::Table(columns) => {
                let letter = |one: &Alignment| match one {
                    Alignment::Right => 'r',
                    Alignment::Center => 'c',
                    Alignment::Left | Alignment::None => 'l',
                };
                let columns: String = columns.iter().map(letter).collect();
                self.write_text(&format!("\\begin{{longtable}}[l]{{{columns}}}\n\\toprule\n"));
            }
            Tag::TableHead | Tag::TableRow => self.first_cell = true,
            Tag::TableCell => {
                if !self.first_cell {
                    self.write_text(" & ");
                }
                self.first_cell = false;
            }
            Tag::FootnoteDefinition(_) => self.hidden = true,
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) if self.titled == Some(true) => self.titled = Some(false),
            TagEnd::Heading(_) => self.write_text("}\n\n"),
            // A comment is nothing, anything else is text.
            TagEnd::HtmlBlock => {
                if let Some(html) = self.html.take().filter(|html| !is_comment(html)) {
                    self.words(html.trim());
                    self.write_text("\n\n");
                }
            }
            TagEnd::Paragraph => self.write_text("\n\n"),
            TagEnd::BlockQuote(_) => self.write_text("\\end{quote}\n\n"),
            TagEnd::CodeBlock => match self.code.take() {
                Some((true, _)) => {
                    if let Some(results) = self.results.next() {
                        let output = results_latex(results);
                        self.write_text(&output);
                    }
                }
                Some((false, code)) => self.write_text(&verbatim(&code)),
                None => {}
            },
            TagEnd::List(false) => self.write_text("\\end{itemize}\n\n"),
            TagEnd::List(true) => self.write_text("\\end{enumerate}\n\n"),
            TagEnd::Item => self.write_text("\n"),
            TagEnd::Emphasis | TagEnd::Strong => self.write_text("}"),
            TagEnd::Link => {
                let end = match self.links.pop() {
                    Some(Link::Plain) => "}",
                    Some(Link::Target) => "}}",
                    Some(Link::Citation(..)) => "{]}}",
                    Some(Link::Words) | None => "",
                };
                self.write_text(end);
            }
            TagEnd::TableHead => self.write_text(" \\\\\n\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n"),
            TagEnd::TableRow => self.write_text(" \\\\\n"),
            TagEnd::Table => self.write_text("\\end{longtable}\n\n"),
            _ => {}
        }
    }
}

/// A place that links lead to: letters beyond ASCII by their numbers, since TeX reads bytes.
fn anchor(id: &str) -> String {
    let one =
        |c: char| if c.is_ascii_alphanumeric() || c == '-' { c.to_string() } else { format!("u{:x}", u32::from(c)) };
    id.chars().map(one).collect()
}

/// A block and what came of it.
fn results_latex(results: &BlockResults) -> String {
    let mut text = String::new();
    if !results.options.hide {
        text.push_str(&latex::script(&results.code, !results.output.is_empty()));
    }
    let caption = results.caption.as_ref().map(captioned);
    let above = results.caption.as_ref().is_some_and(|caption| caption.kind == Numbered::Table);
    let begins = text.len();
    if let Some(caption) = caption.as_ref().filter(|_| above) {
        text.push_str(&format!("{caption}\\nopagebreak\n\n"));
    }
    let mut below = String::new();
    for output in &results.output {
        text.push_str(&match output {
            WovenResult::Result(blocks) => {
                let [drawn, working] = results.around_caption(blocks);
                below.push_str(&latex::fragment(working));
                latex::fragment(drawn)
            }
            // At the end.
            WovenResult::Answer(..) => String::new(),
            WovenResult::Room => {
                "\\par\\vspace{4mm}\\hrule\\vspace{8mm}\\hrule\\vspace{8mm}\\hrule\\vspace{4mm}\n\n".to_owned()
            }
            WovenResult::Error(error) => woven_error(error),
        });
    }
    if let Some(caption) = caption.filter(|_| !above) {
        text.push_str(&format!("{caption}\n\n"));
    }
    // A figure with its caption is whole, where it has room on a page.
    let blocks = results.output.iter().filter_map(|output| {
        if let WovenResult::Result(blocks) = output { Some(results.around_caption(blocks)[0]) } else { None }
    });
    if results.caption.is_some() && latex::fits_page(blocks.flatten()) {
        let figure = text.split_off(begins);
        text.push_str(&latex::kept(&figure));
    }
    text + &below
}

/// The line that is wrong with its place marked, what is wrong with it, and what to do.
fn woven_error(error: &WovenError) -> String {
    let line = error.line.as_ref().map(|[before, place, behind]| {
        let [before, place, behind] = [before, place, behind].map(|part| escaped(part));
        format!("\\texttt{{{before}\\underline{{{place}}}{behind}}}\\nopagebreak\n\n")
    });
    format!("\\begin{{quote}}\\small\n{}{}\\end{{quote}}\n\n", line.unwrap_or_default(), latex::fragment(&error.blocks))
}

fn captioned(caption: &Caption) -> String {
    let target = caption.id.as_ref().map(|id| format!("\\hypertarget{{{}}}{{}}", anchor(id))).unwrap_or_default();
    let words = caption.words.as_deref().map(|words| format!(" {}", escaped(words))).unwrap_or_default();
    format!("{target}{{\\small\\textbf{{{}.}}{words}}}", escaped(caption.number.unmarked()))
}
