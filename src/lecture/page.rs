//! A lecture as a page.

use super::blocks::{dialect, has_results};
use super::links::is_safe;
use super::woven::{BlockResults, Shown};
use crate::render;
use crate::source::printable;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd, html};

/// The page of a text whose figures are filled in, with the results of its blocks in order.
pub(super) fn page(markdown: &str, language: &str, results: &[BlockResults]) -> String {
    let (events, links, passing) = (Vec::new(), Vec::new(), Passing::Nothing);
    let mut writer = PageWriter { results: results.iter(), events, title: None, passing, links };
    let markdown = printable(markdown);
    for event in Parser::new_ext(&markdown, dialect()) {
        writer.event(event);
    }
    let mut body = String::new();
    html::push_html(&mut body, writer.events.into_iter());
    render::html_page(&writer.title.unwrap_or_default(), language, &body)
}

/// What is being collected and not passed on as it comes.
enum Passing {
    Nothing,
    /// The heading that names the page.
    Title,
    /// A block that its results follow.
    Ruling,
    /// HTML of the author's, which is text here.
    Html(String),
}

struct PageWriter<'a> {
    results: std::slice::Iter<'a, BlockResults>,
    events: Vec<Event<'a>>,
    title: Option<String>,
    passing: Passing,
    /// Of each link that is open, whether it is one.
    links: Vec<bool>,
}

impl<'a> PageWriter<'a> {
    fn html(&mut self, text: String) {
        self.events.push(Event::Html(text.into()));
    }

    fn event(&mut self, event: Event<'a>) {
        match (&mut self.passing, event) {
            (Passing::Ruling, Event::End(TagEnd::CodeBlock)) => {
                self.passing = Passing::Nothing;
                if let Some(results) = self.results.next() {
                    self.html(shown(results));
                }
            }
            (Passing::Ruling, _) => {}
            (Passing::Html(text), Event::End(TagEnd::HtmlBlock)) => {
                let paragraph = format!("<p>{}</p>\n", render::html_escaped(text.trim()));
                let hidden = is_comment(text);
                self.passing = Passing::Nothing;
                if !hidden {
                    self.html(paragraph);
                }
            }
            (Passing::Html(text), Event::Html(part) | Event::Text(part)) => text.push_str(&part),
            (_, Event::Start(Tag::CodeBlock(kind))) if has_results(&kind) => self.passing = Passing::Ruling,
            (_, Event::Start(Tag::HtmlBlock)) => self.passing = Passing::Html(String::new()),
            (_, event) => self.plain(event),
        }
    }

    fn plain(&mut self, event: Event<'a>) {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) if self.title.is_none() => {
                self.title = Some(String::new());
                self.passing = Passing::Title;
                self.events.push(event);
            }
            Event::End(TagEnd::Heading(_)) => {
                self.passing = Passing::Nothing;
                self.events.push(event);
            }
            Event::Text(ref words) | Event::Code(ref words) => {
                if let (Passing::Title, Some(title)) = (&self.passing, &mut self.title) {
                    title.push_str(words);
                }
                self.events.push(event);
            }
            Event::Html(text) | Event::InlineHtml(text) => {
                if !is_comment(&text) {
                    self.events.push(Event::Text(text));
                }
            }
            // A wide table is moved by itself on a narrow screen.
            Event::Start(Tag::Table(_)) => {
                self.html("<div class=\"scroll\">".to_owned());
                self.events.push(event);
            }
            Event::End(TagEnd::Table) => {
                self.events.push(event);
                self.html("</div>\n".to_owned());
            }
            // A page stands alone: a picture's words stand in its place.
            Event::Start(Tag::Image { .. }) => self.events.push(Event::Start(Tag::Emphasis)),
            Event::End(TagEnd::Image) => self.events.push(Event::End(TagEnd::Emphasis)),
            Event::Start(Tag::Link { ref dest_url, .. }) => {
                self.links.push(is_safe(dest_url));
                if is_safe(dest_url) {
                    self.events.push(event);
                }
            }
            Event::End(TagEnd::Link) => {
                if self.links.pop() == Some(true) {
                    self.events.push(event);
                }
            }
            event => self.events.push(event),
        }
    }
}

fn is_comment(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("<!--") && text.ends_with("-->") && text.matches("-->").count() == 1
}

/// A block and what came of it.
fn shown(results: &BlockResults) -> String {
    let mut text = String::new();
    if !results.options.hide {
        text.push_str(&render::html_pre(&results.code, "ruling"));
    }
    for shown in &results.shown {
        text.push_str(&match shown {
            Shown::Result(blocks) => render::html(blocks),
            Shown::Error(error) => render::html_pre(error.trim_matches('\n'), "error"),
        });
    }
    text
}
