//! The numbers of tables and figures, and the names by which a text refers to them.

use crate::messages::{self, Locale, Text};
use std::collections::BTreeMap;
use std::ops::Range;

/// The kind of thing that has a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbered {
    Table,
    /// A chart, a diagram or a picture.
    Figure,
}

impl Numbered {
    /// By the word that an author writes.
    pub(super) fn of(word: &str) -> Option<Self> {
        match word.to_lowercase().as_str() {
            "table" => Some(Self::Table),
            "figure" => Some(Self::Figure),
            _ => None,
        }
    }

    /// `Table 2`
    pub(super) fn words(self, number: usize, locale: Locale) -> Text {
        match self {
            Self::Table => messages::numbered_table(locale, number),
            Self::Figure => messages::numbered_figure(locale, number),
        }
    }
}

/// A numbered part of a lecture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Item {
    /// Its place.
    pub at: usize,
    /// Its kind.
    pub kind: Numbered,
    /// Its name in the text, with the place; `None` if nothing refers to it.
    pub name: Option<(String, Range<usize>)>,
}

/// The numbers of a lecture's items.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    by_place: BTreeMap<usize, (Numbered, usize)>,
    by_name: BTreeMap<String, (Numbered, usize)>,
}

impl Numbers {
    /// The numbers of items in the order of their places, and the names that are given twice.
    pub(super) fn of(mut items: Vec<Item>) -> (Self, Vec<(String, Range<usize>)>) {
        items.sort_by_key(|item| item.at);
        let (mut numbers, mut twice) = (Self::default(), Vec::new());
        let (mut tables, mut figures) = (0_usize, 0_usize);
        for Item { at, kind, name } in items {
            let count = match kind {
                Numbered::Table => &mut tables,
                Numbered::Figure => &mut figures,
            };
            *count = count.saturating_add(1);
            numbers.by_place.insert(at, (kind, *count));
            if let Some((name, place)) = name
                && numbers.by_name.insert(name.to_lowercase(), (kind, *count)).is_some()
            {
                twice.push((name, place));
            }
        }
        (numbers, twice)
    }

    /// The number at a place: `Table 2`.
    pub(super) fn at(&self, place: usize, locale: Locale) -> Option<Text> {
        self.by_place.get(&place).map(|(kind, number)| kind.words(*number, locale))
    }

    /// The number of a name.
    pub(super) fn named(&self, name: &str, locale: Locale) -> Option<Text> {
        self.by_name.get(&name.to_lowercase()).map(|(kind, number)| kind.words(*number, locale))
    }
}

/// The place in a page that a name leads to.
pub(super) fn id(name: &str) -> String {
    format!("item-{}", name.to_lowercase())
}

/// Returns whether this can be a name: letters, digits and hyphens.
pub(super) fn is_name(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && word.chars().all(|c| c.is_alphanumeric() || c == '-')
}

/// A caption of a block of results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Caption {
    /// Its number in words: `Table 2`.
    pub number: Text,
    /// The place that its name leads to.
    pub id: Option<String>,
    /// The author's words.
    pub words: Option<String>,
    /// Its kind: tables have their captions above.
    pub kind: Numbered,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_and_figures_are_counted_apart() {
        let item = |at, kind, name: &str| Item { at, kind, name: Some((name.to_owned(), at..at)) };
        let items = vec![item(9, Numbered::Table, "b"), item(1, Numbered::Table, "a"), item(5, Numbered::Figure, "B")];
        let (numbers, twice) = Numbers::of(items);
        let words = |name| numbers.named(name, Locale::default()).map(|text| text.to_string());
        assert_eq!(words("A").as_deref(), Some("Table 1"));
        assert_eq!(numbers.at(9, Locale::default()).map(|text| text.to_string()).as_deref(), Some("Table 2"));
        assert_eq!(numbers.at(5, Locale::default()).map(|text| text.to_string()).as_deref(), Some("Figure 1"));
        assert_eq!(twice, [("b".to_owned(), 9..9)]);
        assert!(is_name("a-1") && !is_name("1a") && !is_name("a.b"));
    }
}
