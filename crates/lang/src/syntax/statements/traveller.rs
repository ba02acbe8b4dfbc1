//! The rows of a traveller.

use crate::diagnostic::{Mistake, Problem};
use crate::ruling::WrittenOutcome;
use crate::ruling::notation::MAX_SCORE;
use crate::ruling::notation::Token;
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, MAX_COUNT, Reader, part};
use crate::syntax::written::{Component, Ruling, RulingKind, SideKind, Spanned, Word};

/// An entry of a traveller block.
#[derive(Debug, Clone, PartialEq)]
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

/// The label of a row: `table 3`, or a string.
#[derive(Debug, Clone, PartialEq)]
pub struct Label {
    /// The word behind `table`, or the string's text.
    pub text: Box<str>,
    /// True if it is a table's.
    pub is_table: bool,
    /// Its place, with its quotes or `table`.
    pub span: Span,
}

impl Label {
    /// The label for display: `table 3`, or the string's text.
    #[must_use]
    pub fn title(&self) -> String {
        if self.is_table { format!("table {}", self.text) } else { self.text.to_string() }
    }
}

/// `table 3: (-100)/(+620): 2`. There may be many of them, so that a plain score is kept as one.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// The label of the row.
    pub label: Option<Label>,
    /// The score of that table.
    pub result: RowResult,
    /// The number of tables; 1 if it is not written.
    pub count: Option<Spanned<u32>>,
    /// The row.
    pub span: Span,
}

/// The score of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum RowResult {
    /// One score for both sides, from NS's view, without parentheses.
    Score(Spanned<i32>),
    /// Any other ruling.
    Ruling(Box<Ruling>),
}

impl From<Ruling> for RowResult {
    fn from(ruling: Ruling) -> Self {
        match &ruling {
            Ruling { kind: RulingKind::Both(side), group: None, span } if side.span == *span => {
                match &side.kind {
                    SideKind::Components(components) => match components.as_slice() {
                        [
                            Component { weight: None, outcome: Spanned { node: WrittenOutcome::Score(points), span } },
                        ] if *span == side.span => Self::Score(Spanned::new(*points, *span)),
                        _ => Self::Ruling(Box::new(ruling)),
                    },
                    SideKind::Name(_) => Self::Ruling(Box::new(ruling)),
                }
            }
            _ => Self::Ruling(Box::new(ruling)),
        }
    }
}

impl RowResult {
    /// Its place.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            Self::Score(score) => score.span,
            Self::Ruling(ruling) => ruling.span,
        }
    }

    /// The ruling, where it is more than a score.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        match self {
            Self::Score(_) => None,
            Self::Ruling(ruling) => Some(ruling),
        }
    }
}

impl Reader<'_> {
    pub fn row(&self, pair: &Pair<'_>) -> Built<Row> {
        let ruling = self.need(pair, Rule::ruling)?;
        let label = match part(pair, Rule::label) {
            Some(label) => Some(match part(&label, Rule::string) {
                Some(string) => self.label(&label, self.string(&string)?, false),
                None => self.label(&label, self.word_in(&label)?, true),
            }),
            None => None,
        };
        let count = part(pair, Rule::count).map(|count| self.count(&count)).transpose()?;
        let start = part(pair, Rule::label).unwrap_or_else(|| ruling.clone());
        let row = match (count, part(pair, Rule::tables)) {
            (None, Some(tables)) => self.row_of_tables(label, &ruling, &tables)?,
            (count, _) => Row { label, result: self.ruling(&ruling)?.into(), count, span: self.span(&start) },
        };
        // The count may come before the ruling or after it.
        let end = row.count.as_ref().map_or(row.result.span(), |count| row.result.span().to(count.span));
        Ok(Row { span: self.span(&start).to(end), ..row })
    }

    /// `+420 x3`, `3 x +420`. Of two numbers without a sign the one that ends with 0 is the score, as scores do.
    fn row_of_tables(&self, label: Option<Label>, ruling: &Pair<'_>, tables: &Pair<'_>) -> Built<Row> {
        let (score, count) = (ruling.as_str().trim(), tables.as_str());
        let are_numbers = [score, count].iter().all(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
        let span = self.span(ruling);
        if are_numbers && count.ends_with('0') {
            if score.ends_with('0') {
                let readings = vec![format!("+{score}: {count}"), format!("+{count}: {score}")];
                return self.fail(ruling, Problem::Mistake { mistake: Mistake::TwoCounts, readings });
            }
            let points = i32::try_from(self.whole(tables, MAX_SCORE, Problem::ScoreRange { limit: MAX_SCORE })?)
                .unwrap_or(i32::MAX);
            let points = self.spanned(tables, points);
            let whole = self.whole(ruling, MAX_COUNT, Problem::CountRange { limit: MAX_COUNT })?;
            let count = self.positive(ruling, self.spanned(ruling, whole))?;
            return Ok(Row { label, result: RowResult::Score(points), count: Some(count), span });
        }
        let whole = self.whole(tables, MAX_COUNT, Problem::CountRange { limit: MAX_COUNT })?;
        let count = self.positive(tables, self.spanned(tables, whole))?;
        Ok(Row { label, result: self.ruling(ruling)?.into(), count: Some(count), span })
    }

    fn positive(&self, pair: &Pair<'_>, count: Spanned<u32>) -> Built<Spanned<u32>> {
        if count.node == 0 { self.fail(pair, Problem::NotACount) } else { Ok(count) }
    }

    fn label(&self, pair: &Pair<'_>, word: Word, is_table: bool) -> Label {
        Label { text: word.node.into(), is_table, span: self.span(pair) }
    }

    fn count(&self, pair: &Pair<'_>) -> Built<Spanned<u32>> {
        let number = self.need(pair, Rule::number)?;
        if part(pair, Rule::minus).is_some() || number.as_str().contains('.') {
            return self.fail(pair, Problem::NotACount);
        }
        let whole = self.whole(&number, MAX_COUNT, Problem::CountRange { limit: MAX_COUNT })?;
        self.positive(pair, self.spanned(pair, whole))
    }
}

impl Printer<'_> {
    pub fn row(self, row: &Row) -> String {
        let mut text = row.label.as_ref().map_or_else(String::new, |label| format!("{}: ", self.label(label)));
        match &row.result {
            RowResult::Score(score) => text.push_str(&Token::Score(score.node).to_string()),
            RowResult::Ruling(ruling) => text.push_str(&self.ruling(ruling)),
        }
        if let Some(count) = &row.count {
            text.push_str(&format!(": {}", count.node));
        }
        text
    }

    fn label(self, label: &Label) -> String {
        if label.is_table { label.title() } else { self.string(&Word::new(label.text.to_string(), label.span)) }
    }
}
