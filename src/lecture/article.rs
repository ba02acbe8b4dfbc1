//! A lecture as a LaTeX article.

use super::blocks::{dialect, has_results};
use super::front::FrontMatter;
use super::links::is_safe;
use super::woven::{BlockResults, Shown};
use crate::messages::{self, Locale};
use crate::render::latex::{self, address, escaped, verbatim};
use crate::source::printable;
use pulldown_cmark::{Alignment, Event, HeadingLevel, Parser, Tag, TagEnd};
use std::collections::BTreeMap;

/// The article of a text whose figures are filled in, with the results of its blocks in order.
pub(super) fn article(markdown: &str, front: &FrontMatter, language: &str, results: &[BlockResults]) -> String {
    let markdown = printable(markdown);
    let markdown = markdown.as_ref();
    let footnotes = footnotes(markdown);
    // A title above the text leaves the text's own headings as they are.
    let titled = front.title.as_ref().map(|_| false);
    let mut writer = ArticleWriter { results: results.iter(), footnotes, titled, ..ArticleWriter::default() };
    Parser::new_ext(markdown, dialect()).for_each(|event| writer.event(event));
    let title = latex::Title {
        title: front.title.as_deref().unwrap_or(&writer.title),
        author: front.author.as_deref(),
        below: [&front.event, &front.date].into_iter().flatten().map(String::as_str).collect(),
        contents: writer.sections >= WORTH_CONTENTS,
    };
    let text = writer.text.clone() + &answers(results, Locale::of_tag(language).unwrap_or_default());
    latex::titled_document(&title, language, &text)
}

/// The answers of the lecture's questions, on a page of their own.
fn answers(results: &[BlockResults], locale: Locale) -> String {
    let shown = results.iter().flat_map(|results| &results.shown);
    let one = |shown: &Shown| {
        let Shown::Answer(case, blocks) = shown else { return None };
        let case = case.as_ref().map(|case| messages::case(locale, case));
        let head = case.map(|case| format!("\\subsection{{{}}}\n", escaped(case.unmarked())));
        Some(head.unwrap_or_default() + &latex::fragment(blocks))
    };
    let answers: String = shown.filter_map(one).collect();
    if answers.is_empty() {
        return answers;
    }
    format!("\\clearpage\\section{{{}}}\n\n{answers}", escaped(messages::answers(locale).unmarked()))
}

/// The text of each footnote: LaTeX has it where it is called.
fn footnotes(markdown: &str) -> BTreeMap<String, String> {
    let (mut found, mut inside) = (BTreeMap::new(), None::<(String, ArticleWriter<'_>)>);
    for event in Parser::new_ext(markdown, dialect()) {
        match (event, &mut inside) {
            (Event::Start(Tag::FootnoteDefinition(name)), _) => {
                inside = Some((name.to_string(), ArticleWriter::default()))
            }
            (Event::End(TagEnd::FootnoteDefinition), _) => {
                if let Some((name, writer)) = inside.take() {
                    found.insert(name, writer.text.trim().to_owned());
                }
            }
            (event, Some((_, writer))) => writer.event(event),
            _ => {}
        }
    }
    found
}

#[derive(Default)]
struct ArticleWriter<'a> {
    results: std::slice::Iter<'a, BlockResults>,
    footnotes: BTreeMap<String, String>,
    text: String,
    title: String,
    /// Whether the heading that names the article is being read, or was.
    titled: Option<bool>,
    /// A block of code, as it is read.
    code: Option<(bool, String)>,
    /// Whether what is read is left out.
    hidden: bool,
    /// Of each link that is open, whether it is one.
    links: Vec<bool>,
    first_cell: bool,
    /// How many headings of the first level there are beside the title.
    sections: u32,
}

/// Fewer sections are found without contents.
const WORTH_CONTENTS: u32 = 3;

impl ArticleWriter<'_> {
    fn put(&mut self, text: &str) {
        if self.titled == Some(true) {
            return;
        }
        self.text.push_str(text);
    }

    fn event(&mut self, event: Event<'_>) {
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
            Event::Code(words) => self.put(&format!("\\texttt{{{}}}", escaped(&words))),
            Event::Html(text) | Event::InlineHtml(text) => {
                if !text.trim_start().starts_with("<!--") {
                    self.words(&text);
                }
            }
            Event::SoftBreak => self.put("\n"),
            Event::HardBreak => self.put("\\\\\n"),
            Event::Rule => self.put("\\medskip\\hrule\\medskip\n\n"),
            Event::FootnoteReference(name) => {
                let note = self.footnotes.get(name.as_ref()).cloned().unwrap_or_default();
                self.put(&format!("\\footnote{{{note}}}"));
            }
            Event::TaskListMarker(_) | Event::InlineMath(_) | Event::DisplayMath(_) => {}
        }
    }

    fn words(&mut self, words: &str) {
        if self.titled == Some(true) {
            self.title.push_str(words);
        } else {
            self.text.push_str(&escaped(words));
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { level: HeadingLevel::H1, .. } if self.titled.is_none() => self.titled = Some(true),
            Tag::Heading { level, .. } => {
                self.sections = self.sections.saturating_add(u32::from(level == HeadingLevel::H1));
                self.put(match level {
                    HeadingLevel::H1 => "\\section{",
                    HeadingLevel::H2 => "\\subsection{",
                    HeadingLevel::H3 => "\\subsubsection{",
                    _ => "\\paragraph{",
                });
            }
            Tag::BlockQuote(_) => self.put("\\begin{quote}\n"),
            Tag::CodeBlock(kind) => {
                let ruling = has_results(&kind);
                self.code = Some((ruling, String::new()));
            }
            Tag::List(None) => self.put("\\begin{itemize}\n"),
            Tag::List(Some(first)) => {
                let before = i64::try_from(first).unwrap_or(1).saturating_sub(1);
                self.put(&format!("\\begin{{enumerate}}\\setcounter{{enumi}}{{{before}}}\n"));
            }
            Tag::Item => self.put("\\item "),
            Tag::Emphasis => self.put("\\emph{"),
            Tag::Strong => self.put("\\textbf{"),
            Tag::Link { dest_url, .. } => {
                let safe = is_safe(&dest_url);
                self.links.push(safe);
                if safe {
                    self.put(&format!("\\href{{{}}}{{", address(&dest_url)));
                }
            }
            Tag::Table(columns) => {
                let letter = |one: &Alignment| match one {
                    Alignment::Right => 'r',
                    Alignment::Center => 'c',
                    Alignment::Left | Alignment::None => 'l',
                };
                let columns: String = columns.iter().map(letter).collect();
                self.put(&format!("\\begin{{longtable}}[l]{{{columns}}}\n\\toprule\n"));
            }
            Tag::TableHead | Tag::TableRow => self.first_cell = true,
            Tag::TableCell => {
                if !self.first_cell {
                    self.put(" & ");
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
            TagEnd::Heading(_) => self.put("}\n\n"),
            TagEnd::Paragraph => self.put("\n\n"),
            TagEnd::BlockQuote(_) => self.put("\\end{quote}\n\n"),
            TagEnd::CodeBlock => match self.code.take() {
                Some((true, _)) => {
                    if let Some(results) = self.results.next() {
                        let shown = shown(results);
                        self.put(&shown);
                    }
                }
                Some((false, code)) => self.put(&verbatim(&code)),
                None => {}
            },
            TagEnd::List(false) => self.put("\\end{itemize}\n\n"),
            TagEnd::List(true) => self.put("\\end{enumerate}\n\n"),
            TagEnd::Item => self.put("\n"),
            TagEnd::Emphasis | TagEnd::Strong => self.put("}"),
            TagEnd::Link => {
                let end = if self.links.pop() == Some(true) { "}" } else { "" };
                self.put(end);
            }
            TagEnd::TableHead => self.put(" \\\\\n\\midrule\n\\endhead\n\\bottomrule\n\\endfoot\n"),
            TagEnd::TableRow => self.put(" \\\\\n"),
            TagEnd::Table => self.put("\\end{longtable}\n\n"),
            _ => {}
        }
    }
}

/// A block and what came of it.
fn shown(results: &BlockResults) -> String {
    let mut text = String::new();
    if !results.options.hide {
        text.push_str(&verbatim(&results.code));
    }
    for shown in &results.shown {
        text.push_str(&match shown {
            Shown::Result(blocks) => latex::fragment(blocks),
            // At the end.
            Shown::Answer(..) => String::new(),
            Shown::Error(error) => verbatim(error.trim_matches('\n')),
        });
    }
    text
}
