//! The headings of a lecture on a page: which level each has there, and where the contents lead.

use super::blocks::prose_events;
use pulldown_cmark::{Event, HeadingLevel, Tag, TagEnd};
use std::collections::{HashMap, HashSet};

/// A heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Heading {
    /// Its level on the page, from 1.
    pub level: u8,
    /// Its words.
    pub words: String,
    /// The anchor for the contents and other pages.
    pub id: String,
    /// Its number, `2.1`, where sections are numbered.
    pub number: Option<String>,
}

/// Fewer sections are seen at a glance.
const WORTH_CONTENTS: usize = 3;

/// The headings of a text in their order. A page has one title: of several headings of the first level, or below a title
/// that stands above the text, the others are a level lower.
pub(super) fn headings(markdown: &str, titled: bool, is_numbered: bool) -> Vec<Heading> {
    let mut found: Vec<Heading> = Vec::new();
    let mut taken = UsedIds::default();
    let mut open: Option<Heading> = None;
    for event in prose_events(markdown) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                open = Some(Heading { level: level as u8, words: String::new(), id: String::new(), number: None });
            }
            Event::Text(words) | Event::Code(words) => {
                if let Some(heading) = &mut open {
                    heading.words.push_str(&words);
                }
            }
            Event::SoftBreak | Event::HardBreak => {
                if let Some(heading) = &mut open {
                    heading.words.push(' ');
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                if let Some(mut heading) = open.take() {
                    heading.id = taken.id(&heading.words);
                    found.push(heading);
                }
            }
            _ => {}
        }
    }
    let first_level = found.iter().filter(|heading| heading.level == 1).count();
    if titled || first_level > 1 {
        let kept = if titled { None } else { found.iter().position(|heading| heading.level == 1) };
        for (at, heading) in found.iter_mut().enumerate() {
            if kept != Some(at) {
                heading.level = heading.level.saturating_add(1).min(6);
            }
        }
    }
    if is_numbered {
        number(&mut found);
    }
    found
}

/// Counts the sections below the title, and the sections within each.
fn number(headings: &mut [Heading]) {
    let mut counts = [0_usize; 3];
    for heading in headings.iter_mut().filter(|heading| (2..=4).contains(&heading.level)) {
        let at = usize::from(heading.level.saturating_sub(2));
        for (place, count) in counts.iter_mut().enumerate().skip(at) {
            *count = if place == at { count.saturating_add(1) } else { 0 };
        }
        let parts: Vec<String> = counts.iter().take(at.saturating_add(1)).map(usize::to_string).collect();
        heading.number = Some(parts.join("."));
    }
}

/// The level as the writer of pages has it.
pub(super) fn level(heading: &Heading) -> HeadingLevel {
    HeadingLevel::try_from(usize::from(heading.level)).unwrap_or(HeadingLevel::H6)
}

/// The sections that contents list; `None` if there are few.
pub(super) fn contents(headings: &[Heading]) -> Vec<&Heading> {
    let sections: Vec<&Heading> = headings.iter().filter(|heading| heading.level == 2).collect();
    if sections.len() < WORTH_CONTENTS { Vec::new() } else { sections }
}

/// The places that are given away.
#[derive(Default)]
struct UsedIds {
    ids: HashSet<String>,
    /// The number that the next heading of the same words tries first.
    next: HashMap<String, u32>,
}

impl UsedIds {
    /// The words in lower case with hyphens between, and a number where another heading has the same.
    fn id(&mut self, words: &str) -> String {
        let lower = words.to_lowercase();
        let parts: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
        let plain = if parts.is_empty() { "section".to_owned() } else { parts.join("-") };
        if self.ids.insert(plain.clone()) {
            return plain;
        }
        let next = self.next.entry(plain.clone()).or_insert(2);
        loop {
            let numbered = format!("{plain}-{next}");
            *next = next.saturating_add(1);
            if self.ids.insert(numbered.clone()) {
                return numbered;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    fn levels_and_ids(text: &str, titled: bool) -> Vec<(u8, String)> {
        headings(text, titled, false).into_iter().map(|heading| (heading.level, heading.id)).collect()
    }

    #[test]
    fn sections_are_numbered() {
        let numbers: Vec<_> = headings("# T\n\n## A\n\n### B\n\n### C\n\n## D\n\n### E\n", false, true)
            .into_iter()
            .map(|heading| heading.number.unwrap_or_default())
            .collect();
        assert_eq!(numbers, ["", "1", "1.1", "1.2", "2", "2.1"]);
    }

    #[test]
    fn a_page_has_one_title() {
        let text = "# Talk\n\n# A `b` — c\n\n## Żółć\n\n# A b c\n";
        let all = [(1, "talk".into()), (2, "a-b-c".into()), (3, "żółć".into()), (2, "a-b-c-2".into())];
        assert_eq!(levels_and_ids(text, false), all);
        assert_eq!(levels_and_ids("# One\n\n## Two\n", false), [(1, "one".into()), (2, "two".into())]);
        assert_eq!(levels_and_ids("# One\n\n## Two\n", true), [(2, "one".into()), (3, "two".into())]);
        assert_eq!(levels_and_ids("# !\n", true), [(2, "section".into())]);
    }
}
