//! Footnotes of a page: numbered as they are called, each with the ways back to where it is called.

use super::blocks::prose_events;
use crate::messages::{self, Locale};
use crate::render::html_escaped;
use pulldown_cmark::{Event, Tag, TagEnd};
use std::collections::{BTreeMap, HashMap};

/// The text of each footnote by its name, as `write` sets its events: print has a note where it is called.
pub(super) fn set<'a>(markdown: &'a str, write: impl Fn(Vec<Event<'a>>) -> String) -> BTreeMap<String, String> {
    let (mut found, mut open) = (BTreeMap::new(), None::<(String, Vec<Event<'a>>)>);
    for event in prose_events(markdown) {
        match (event, &mut open) {
            (Event::Start(Tag::FootnoteDefinition(name)), _) => open = Some((name.to_string(), Vec::new())),
            (Event::End(TagEnd::FootnoteDefinition), _) => {
                if let Some((name, events)) = open.take() {
                    found.insert(name, write(events).trim().to_owned());
                }
            }
            (event, Some((_, events))) => events.push(event),
            _ => {}
        }
    }
    found
}

/// The footnotes of a text, in the order of their numbers.
#[derive(Debug, Default)]
pub(super) struct Footnotes {
    /// The number of each by its name, from 1.
    numbers: HashMap<String, usize>,
    /// The number of references to each so far, by its number.
    calls: Vec<usize>,
}

impl Footnotes {
    /// The number of a footnote, from 1; one that was not called yet has the next.
    fn number(&mut self, name: &str) -> usize {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        self.calls.push(0);
        self.numbers.insert(name.to_owned(), self.calls.len());
        self.calls.len()
    }

    /// The call of a footnote in the text.
    pub(super) fn call(&mut self, name: &str) -> String {
        let number = self.number(name);
        let time = number.checked_sub(1).and_then(|at| self.calls.get_mut(at)).map_or(1, |calls| {
            *calls = calls.saturating_add(1);
            *calls
        });
        format!(
            "<sup class=\"footnote-reference\"><a href=\"#footnote-{number}\" id=\"footnote-{number}-{time}\">{number}</a></sup>"
        )
    }

    /// The HTML before the text of a footnote.
    pub(super) fn open(&mut self, name: &str) -> String {
        let number = self.number(name);
        format!(
            "<div class=\"footnote-definition\" id=\"footnote-{number}\"><sup class=\"footnote-definition-label\">{number}</sup>\n"
        )
    }

    /// Adds the links back behind each text, once the whole page is known: `notes` has [`CLOSE`] where they belong.
    pub(super) fn with_ways_back(&self, notes: &str, locale: Locale) -> String {
        let label = messages::footnote_back(locale);
        let label = html_escaped(label.unmarked());
        let mut output = String::with_capacity(notes.len());
        for part in notes.split_inclusive(CLOSE) {
            let Some(text) = part.strip_suffix(CLOSE) else {
                output.push_str(part);
                continue;
            };
            output.push_str(text);
            let number = text
                .rsplit_once("class=\"footnote-definition\" id=\"footnote-")
                .and_then(|(_, rest)| rest.split('"').next()?.parse().ok());
            let times = number.and_then(|number: usize| Some((number, *self.calls.get(number.checked_sub(1)?)?)));
            let (number, times) = times.unwrap_or((0, 0));
            for time in 1..=times {
                output.push_str(&format!(
                    " <a class=\"back\" href=\"#footnote-{number}-{time}\" aria-label=\"{label}\">↩</a>"
                ));
            }
            output.push_str("</div>\n");
        }
        output
    }
}

/// The mark behind the text of a footnote until its links back are known. No author can forge it, because all HTML in
/// the text is escaped.
pub(super) const CLOSE: &str = "<!--footnote-->";
