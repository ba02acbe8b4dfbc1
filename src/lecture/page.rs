//! A lecture as a page.

use super::blocks::{dialect, has_results};
use super::front::FrontMatter;
use super::headings::{self, Heading, contents, headings};
use super::laws;
use super::links::is_safe;
use super::woven::{BlockResults, Shown};
use crate::messages::{self, Locale};
use crate::render;
use crate::source::printable;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd, html};

/// What a page is of.
pub(super) struct About<'a> {
    /// What the lecture says of itself.
    pub front: &'a FrontMatter,
    /// The name of its file, without folders.
    pub file: &'a str,
    /// Whether a file is a text beside it, which is woven too.
    pub is_beside: &'a dyn Fn(&str) -> bool,
}

/// The page of a text whose figures are filled in, with the results of its blocks in order.
pub(super) fn page(markdown: &str, about: &About<'_>, language: &str, results: &[BlockResults]) -> String {
    let front = about.front;
    let locale = Locale::of_tag(language).unwrap_or_default();
    let markdown = printable(markdown);
    let headings = headings(&markdown, front.title.is_some());
    let mut writer = PageWriter {
        results: results.iter(),
        events: Vec::new(),
        headings: headings.iter(),
        heading: None,
        passing: Passing::Nothing,
        links: Vec::new(),
        notes: Vec::new(),
        in_note: false,
        is_beside: about.is_beside,
        locale,
    };
    for event in Parser::new_ext(&markdown, dialect()) {
        writer.event(event);
    }
    let (mut body, mut notes) = (String::new(), String::new());
    html::push_html(&mut body, writer.events.into_iter());
    html::push_html(&mut notes, writer.notes.into_iter());
    if !notes.is_empty() {
        notes = format!("<section class=\"footnotes\" role=\"doc-endnotes\">\n{notes}</section>\n");
    }
    let titled = headings.iter().find(|heading| heading.level == 1).map(|heading| heading.words.as_str());
    let title = front.title.as_deref().or(titled).unwrap_or_default();
    let body = format!("{}{notes}", with_head(&body, front, &headings, locale));
    let mut body = laws::indexed(&body, locale, front.laws.as_deref());
    body.push_str(&answers(results, locale));
    let woven = messages::woven_from(locale, about.file, env!("CARGO_PKG_VERSION"));
    body.push_str(&format!("<footer>{}</footer>\n", render::html_escaped(woven.unmarked())));
    render::html_page(title, language, &body)
}

/// The body below its title, who gives it and when, and the contents.
fn with_head(body: &str, front: &FrontMatter, headings: &[Heading], locale: Locale) -> String {
    let mut head = String::new();
    if let Some(title) = &front.title {
        head.push_str(&format!("<h1>{}</h1>\n", render::html_escaped(title)));
    }
    let facts = [&front.author, &front.event, &front.date].into_iter().flatten();
    let facts: Vec<String> = facts.map(|fact| format!("<span>{}</span>", render::html_escaped(fact))).collect();
    if !facts.is_empty() {
        head.push_str(&format!("<p class=\"byline\">{}</p>\n", facts.join(" · ")));
    }
    let sections = contents(headings);
    if !sections.is_empty() {
        let label = messages::contents(locale);
        let label = render::html_escaped(label.unmarked());
        let lines = sections.iter().map(|heading| {
            format!("<li><a href=\"#{}\">{}</a></li>\n", heading.id, render::html_escaped(&heading.words))
        });
        let lines: String = lines.collect();
        head.push_str(&format!(
            "<nav class=\"contents\" aria-label=\"{label}\">\n<p>{label}</p>\n<ol>\n{lines}</ol>\n</nav>\n"
        ));
    }
    // Below the title of the text itself, where the text has one.
    match body.split_once("</h1>\n") {
        Some((title, rest)) if front.title.is_none() => format!("{title}</h1>\n{head}{rest}"),
        _ => format!("{head}{body}"),
    }
}

/// What is being collected and not passed on as it comes.
enum Passing {
    Nothing,
    /// A block that its results follow.
    Ruling,
    /// HTML of the author's, which is text here.
    Html(String),
}

struct PageWriter<'a> {
    results: std::slice::Iter<'a, BlockResults>,
    events: Vec<Event<'a>>,
    /// The headings that are still to come.
    headings: std::slice::Iter<'a, Heading>,
    /// The level of the one that is open.
    heading: Option<HeadingLevel>,
    passing: Passing,
    /// Of each link that is open, whether it is one.
    links: Vec<bool>,
    /// The footnotes, which stand at the end.
    notes: Vec<Event<'a>>,
    in_note: bool,
    is_beside: &'a dyn Fn(&str) -> bool,
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

    fn event(&mut self, event: Event<'a>) {
        match (&mut self.passing, event) {
            (Passing::Ruling, Event::End(TagEnd::CodeBlock)) => {
                self.passing = Passing::Nothing;
                if let Some(results) = self.results.next() {
                    self.html(shown(results, self.locale));
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
            Event::Start(Tag::Heading { classes, attrs, level, .. }) => {
                let (id, level) =
                    self.headings.next().map_or((None, level), |next| (Some(next.id.as_str()), headings::level(next)));
                self.heading = Some(level);
                self.push(Event::Start(Tag::Heading { level, id: id.map(Into::into), classes, attrs }));
            }
            Event::End(TagEnd::Heading(level)) => {
                let level = self.heading.take().unwrap_or(level);
                self.push(Event::End(TagEnd::Heading(level)));
            }
            Event::Text(words) if self.heading.is_none() && self.links.is_empty() => {
                self.push(match laws::marked(&words) {
                    Some(marked) => Event::InlineHtml(marked.into()),
                    None => Event::Text(words),
                });
            }
            Event::Html(text) | Event::InlineHtml(text) => {
                if !is_comment(&text) {
                    self.push(Event::Text(text));
                }
            }
            Event::Start(Tag::FootnoteDefinition(_)) => {
                self.in_note = true;
                self.push(event);
            }
            Event::End(TagEnd::FootnoteDefinition) => {
                self.push(event);
                self.in_note = false;
            }
            // A wide table is moved by itself on a narrow screen.
            Event::Start(Tag::Table(_)) => {
                self.html("<div class=\"scroll\" tabindex=\"0\">".to_owned());
                self.push(event);
            }
            Event::End(TagEnd::Table) => {
                self.push(event);
                self.html("</div>\n".to_owned());
            }
            // A page stands alone: a picture's words stand in its place.
            Event::Start(Tag::Image { .. }) => self.push(Event::Start(Tag::Emphasis)),
            Event::End(TagEnd::Image) => self.push(Event::End(TagEnd::Emphasis)),
            Event::Start(Tag::Link { ref dest_url, .. }) => {
                let dest_url = &dest_url.clone();
                self.links.push(is_safe(dest_url));
                if let (true, Event::Start(Tag::Link { link_type, dest_url, title, id })) = (is_safe(dest_url), event) {
                    let dest_url = page_of(&dest_url, self.is_beside).map_or(dest_url, Into::into);
                    self.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
                }
            }
            Event::End(TagEnd::Link) => {
                if self.links.pop() == Some(true) {
                    self.push(event);
                }
            }
            event => self.push(event),
        }
    }
}

/// The page of a lecture beside this one, which the link to its text leads to.
fn page_of(address: &str, is_beside: &dyn Fn(&str) -> bool) -> Option<String> {
    let (file, place) = address.split_once('#').map_or((address, ""), |(file, place)| (file, place));
    let stem = file.strip_suffix(".md").filter(|_| is_beside(file))?;
    Some(if place.is_empty() { format!("{stem}.html") } else { format!("{stem}.html#{place}") })
}

fn is_comment(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("<!--") && text.ends_with("-->") && text.matches("-->").count() == 1
}

/// The answers of the lecture's questions, which paper has at its end: nobody unfolds them there.
fn answers(results: &[BlockResults], locale: Locale) -> String {
    let shown = results.iter().flat_map(|results| &results.shown);
    let answers: String = shown.filter_map(|shown| answer_on_paper(shown, locale)).collect();
    if answers.is_empty() {
        return answers;
    }
    let title = messages::answers(locale);
    let title = render::html_escaped(title.unmarked());
    // The Laws lead to the index from where they stand on the screen.
    let answers = answers.replace(render::HTML_LAW, "<span>");
    format!("<section class=\"answers\">\n<h2>{title}</h2>\n{answers}</section>\n")
}

fn answer_on_paper(shown: &Shown, locale: Locale) -> Option<String> {
    let Shown::Answer(case, blocks) = shown else { return None };
    let case = case.as_ref().map(|case| messages::case(locale, case));
    let head = case.map(|case| format!("<h3>{}</h3>\n", render::html_escaped(case.unmarked())));
    Some(head.unwrap_or_default() + &render::html(blocks))
}

/// A block and what came of it.
fn shown(results: &BlockResults, locale: Locale) -> String {
    let mut text = String::new();
    if !results.options.hide {
        text.push_str(&render::html_pre(&results.code, "ruling"));
    }
    for shown in &results.shown {
        text.push_str(&match shown {
            Shown::Result(blocks) => render::html(blocks),
            Shown::Answer(_, blocks) => format!(
                "<details class=\"reveal\">\n<summary>{}</summary>\n{}</details>\n",
                render::html_escaped(messages::answer(locale).unmarked()),
                render::html(blocks)
            ),
            Shown::Error(error) => render::html_pre(error.trim_matches('\n'), "error"),
        });
    }
    text
}
