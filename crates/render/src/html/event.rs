//! The pages of an event with links to one another: in one file, or a file for each.

use super::words::{Raw, Words};
use super::{NEWLINE, fragment, page};
use crate::messages::Text;
use crate::results::{EventPage, EventPageKind};
use maud::{Markup, PreEscaped, html};

/// The words of the pages of an event.
#[derive(Debug, Clone)]
pub struct EventWords {
    /// The name of the event.
    pub title: String,
    /// The language of the pages, such as `pl`.
    pub language: &'static str,
    /// The heading of the links to boards.
    pub boards: Text,
    /// The heading of the links to pairs, teams or players.
    pub contestants: Text,
    /// The word for pages that the rulings change.
    pub changed: Text,
}

/// The target of a link.
#[derive(Clone, Copy)]
enum Links {
    /// A place of the same file.
    Within,
    /// A file beside it.
    Files,
}

impl Links {
    fn to(self, page: &EventPage) -> String {
        match (self, page.kind) {
            (Self::Within, _) => format!("#{}", page.name),
            (Self::Files, EventPageKind::Ranking) => "index.html".to_owned(),
            (Self::Files, _) => format!("{}.html", page.name),
        }
    }
}

/// All pages of an event in one file.
#[must_use]
pub fn event_page(pages: &[EventPage], words: &EventWords) -> String {
    let body = html! {
        @for (at, own) in pages.iter().enumerate() {
            section.event-page id=(own.name) {
                @if at > 0 { (heading(own)) }
                (PreEscaped(fragment(&own.blocks)))
                @if at == 0 { (links(pages, words, Links::Within, None)) }
                @else { p.back { a href={ "#" (Raw(pages.first().map_or("", |first| &first.name))) } { "↑ " (Words(&label_of_first(pages))) } } (NEWLINE) }
            } (NEWLINE)
        }
    };
    page(&words.title, words.language, &body.into_string())
}

/// The pages of an event as files, each with its name.
#[must_use]
pub fn event_files(pages: &[EventPage], words: &EventWords) -> Vec<(String, String)> {
    let file = |own: &EventPage| {
        let body = html! {
            @if let Some(heading) = &own.heading {
                h1 { (Words(heading)) } (NEWLINE)
                p.byline { a href="index.html" { (Raw(&words.title)) } } (NEWLINE)
            }
            (PreEscaped(fragment(&own.blocks)))
            (links(pages, words, Links::Files, Some(own)))
        };
        let title = match &own.heading {
            Some(heading) => format!("{} · {}", heading.unmarked(), words.title),
            None => words.title.clone(),
        };
        (Links::Files.to(own), page(&title, words.language, &body.into_string()))
    };
    pages.iter().map(file).collect()
}

fn label_of_first(pages: &[EventPage]) -> Text {
    pages.first().map(|own| own.label.clone()).unwrap_or_default()
}

fn heading(own: &EventPage) -> Markup {
    html! { @if let Some(heading) = &own.heading { h2 { (Words(heading)) } (NEWLINE) } }
}

/// The links to all pages; one that the rulings change is marked.
fn links(pages: &[EventPage], words: &EventWords, to: Links, here: Option<&EventPage>) -> Markup {
    let is_here = |own: &EventPage| here.is_some_and(|here| here.name == own.name);
    let of = |kind: EventPageKind| pages.iter().filter(move |own| own.kind == kind);
    let heads = [(EventPageKind::Board, &words.boards), (EventPageKind::Contestant, &words.contestants)];
    html! {
        nav.event-links { (NEWLINE)
            @if here.is_some_and(|here| here.kind != EventPageKind::Ranking) {
                p { @for own in of(EventPageKind::Ranking) { a href=(to.to(own)) { (Words(&own.label)) } } } (NEWLINE)
            }
            @for (kind, head) in heads {
                @if of(kind).next().is_some() {
                    p.head { (Words(head)) } (NEWLINE)
                    ul { (NEWLINE)
                        @for own in of(kind) {
                            li { @if is_here(own) { b { (Words(&own.label)) } } @else {
                                a href=(to.to(own)) class=[own.is_changed.then_some("changed")] {
                                    (Words(&own.label)) @if own.is_changed { span.heard { " (" (Words(&words.changed)) ")" } }
                                }
                            } } (NEWLINE)
                        }
                    } (NEWLINE)
                }
            }
        } (NEWLINE)
    }
}
