//! The rows of a traveller.

use crate::diagnostic::Problem;
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, MAX_COUNT, Reader, part};
use crate::syntax::written::{Ruling, Spanned, Word};

/// An entry of a traveller block.
#[derive(Debug, Clone)]
pub enum TravellerItem {
    /// A row.
    Row(Row),
    /// `group "A" { … }`
    Group {
        /// The group's name.
        name: Word,
        /// Its rows.
        rows: Vec<Row>,
        /// The whole group.
        span: Span,
    },
}

/// What a row is called.
#[derive(Debug, Clone, PartialEq)]
pub enum Label {
    /// `table 3`
    Table(Word),
    /// A string.
    Text(Word),
}

impl Label {
    /// The label as it is shown: `table 3`, or the string's text.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Table(word) => format!("table {}", word.node),
            Self::Text(text) => text.node.clone(),
        }
    }
}

/// `table 3: (-100)/(+620): 2`
#[derive(Debug, Clone)]
pub struct Row {
    /// What the row is called.
    pub label: Option<Label>,
    /// What that table scored.
    pub ruling: Ruling,
    /// How many tables scored it; 1 where nothing is said.
    pub count: Option<Spanned<u32>>,
    /// The row.
    pub span: Span,
}

impl Reader<'_> {
    pub fn row(&self, pair: &Pair<'_>) -> Built<Row> {
        let ruling = self.need(pair, Rule::ruling)?;
        let label = match part(pair, Rule::label) {
            Some(label) => Some(match part(&label, Rule::string) {
                Some(string) => Label::Text(self.string(&string)?),
                None => Label::Table(self.word_in(&label)?),
            }),
            None => None,
        };
        let count = part(pair, Rule::count).map(|count| self.count(&count)).transpose()?;
        let start = part(pair, Rule::label).unwrap_or_else(|| ruling.clone());
        let ruling = self.ruling(&ruling)?;
        let end = count.as_ref().map_or(ruling.span, |count| count.span);
        Ok(Row { label, span: self.span(&start).to(end), ruling, count })
    }

    fn count(&self, pair: &Pair<'_>) -> Built<Spanned<u32>> {
        let number = self.need(pair, Rule::number)?;
        if part(pair, Rule::minus).is_some() || number.as_str().contains('.') {
            return self.fail(pair, Problem::NotACount);
        }
        match self.whole(&number, MAX_COUNT, Problem::CountRange)? {
            0 => self.fail(pair, Problem::NotACount),
            count => Ok(self.spanned(pair, count)),
        }
    }
}

impl Printer<'_> {
    pub fn row(self, row: &Row) -> String {
        let mut text = row.label.as_ref().map_or_else(String::new, |label| format!("{}: ", self.label(label)));
        text.push_str(&self.ruling(&row.ruling));
        if let Some(count) = &row.count {
            text.push_str(&format!(": {}", count.node));
        }
        text
    }

    fn label(self, label: &Label) -> String {
        match label {
            Label::Table(word) => format!("table {}", word.node),
            Label::Text(text) => self.string(text),
        }
    }
}
