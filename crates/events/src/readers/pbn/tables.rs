//! Tables: the columns that a header names, and rows of values.

use super::games::{Tag, TagRow};
use crate::model::{EventBuilder, FaultKind, Place};
use std::ops::Range;
use std::sync::Arc;

/// A column of a header: `PairId_NS\4R`, ordered by `+` or `-`.
#[derive(Debug)]
pub(crate) struct PbnColumn {
    /// In small letters.
    pub name: String,
    /// The number of characters of its values, if it is given.
    pub width: Option<usize>,
    /// True if its values end below one another.
    pub is_right: bool,
}

impl PbnColumn {
    /// The columns of a table's header: the value of its tag.
    pub fn all(header: &str) -> Vec<Self> {
        let column = |text: &str| {
            let bare = text.trim().trim_start_matches(['+', '-']);
            let (name, layout) = bare.split_once('\\').unwrap_or((bare, ""));
            let digits: String = layout.chars().take_while(char::is_ascii_digit).collect();
            Self {
                name: name.trim().to_ascii_lowercase(),
                width: digits.parse().ok().filter(|width| *width <= 1000),
                is_right: layout.ends_with(['R', 'r']),
            }
        };
        header.split(';').map(column).collect()
    }
}

/// A table.
#[derive(Debug)]
pub(super) struct PbnTable<'g> {
    columns: Vec<PbnColumn>,
    tag: &'g Tag,
}

/// A row: its values by the names of the columns, in small letters.
#[derive(Debug)]
pub(super) struct PbnRow<'t> {
    pub line: u32,
    /// The ruling that stands before it.
    pub ruling: Option<&'t str>,
    columns: &'t [PbnColumn],
    values: Vec<String>,
}

impl PbnRow<'_> {
    /// A value that is one: not `-` or `?`.
    pub fn value(&self, name: &str) -> Option<&str> {
        let at = self.columns.iter().position(|column| column.name == name)?;
        self.values.get(at).map(|value| value.trim()).filter(|value| !matches!(*value, "" | "-" | "?"))
    }

    /// The first value of these columns.
    pub fn first(&self, names: &[&str]) -> Option<&str> {
        names.iter().find_map(|name| self.value(name))
    }
}

impl<'g> PbnTable<'g> {
    /// The table under a tag.
    pub fn new(tag: &'g Tag) -> Self {
        Self { columns: PbnColumn::all(&tag.value), tag }
    }

    /// Returns true if it has this column.
    pub fn has(&self, name: &str) -> bool {
        self.columns.iter().any(|column| column.name == name)
    }

    /// Its rows; one that has not as many values as there are columns is noted and left out.
    pub fn rows(&self, file: &Arc<str>, event: &mut EventBuilder) -> Vec<PbnRow<'_>> {
        let mut rows = Vec::with_capacity(self.tag.rows.len());
        for TagRow { line, text, ruling } in &self.tag.rows {
            let words = words(text);
            let count = words.len();
            let values = if words.len() == self.columns.len() { Some(words) } else { self.by_width(text, words.len()) };
            match values {
                Some(values) => {
                    rows.push(PbnRow { line: *line, ruling: ruling.as_deref(), columns: &self.columns, values })
                }
                None => {
                    let place = Place { file: file.clone(), line: Some(*line), element: None };
                    // Only the number of the values is given; they may be names of people.
                    let found = count.to_string();
                    event.fault(place.clone(), FaultKind::Value { what: "ScoreTable".into(), found });
                    event.fault(place, FaultKind::RowLost);
                }
            }
        }
        rows
    }

    /// The values of a row in which names have blanks: those before the first column of names by the blanks, the rest
    /// by their widths. `None` if there is no such column.
    fn by_width(&self, text: &str, words: usize) -> Option<Vec<String>> {
        let first = self.columns.iter().position(|column| column.name.starts_with("name"))?;
        if words < self.columns.len() {
            // Names may be left out at the end.
            let short = self::words(text);
            return (words >= first).then_some(short);
        }
        let mut values: Vec<String> = Vec::with_capacity(self.columns.len());
        let mut rest = text;
        for column in &self.columns {
            rest = rest.trim_start();
            let is_name = column.name.starts_with("name");
            let end = match column.width.filter(|_| is_name) {
                Some(width) => rest.char_indices().nth(width).map_or(rest.len(), |(at, _)| at),
                None if is_name => rest.len(),
                None => rest.find(char::is_whitespace).unwrap_or(rest.len()),
            };
            let (value, after) = rest.split_at_checked(end)?;
            values.push(value.trim().trim_matches('"').to_owned());
            rest = after;
        }
        Some(values)
    }
}

/// Words between blanks; those in quotes may have blanks.
fn words(text: &str) -> Vec<String> {
    let own = word_ranges(text).into_iter().filter_map(|range| text.get(range));
    own.map(|word| word.strip_prefix('"').and_then(|word| word.strip_suffix('"')).unwrap_or(word).to_owned()).collect()
}

/// The places of the words of a row, with their quotes.
pub(crate) fn word_ranges(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let start = text.len().saturating_sub(rest.len());
        let (length, after) = match rest.strip_prefix('"').and_then(|inside| inside.split_once('"')) {
            Some((word, after)) => (word.len().saturating_add(2), after),
            None => {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                (end, rest.get(end..).unwrap_or_default())
            }
        };
        found.push(start..start.saturating_add(length));
        rest = after.trim_start();
    }
    found
}
