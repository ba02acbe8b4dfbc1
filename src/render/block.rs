//! What a result looks like before it is in any format: headings, answers, tables, charts, remarks.

use crate::diagnostic::Severity;
use crate::number::{Exact, decimal};
use crate::ruling::{Deal, Side, Unit};
use crate::scoring::Sides;

/// A part of what is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The case that what follows stands in.
    Case(String),
    /// What was asked: the ruling or statement.
    Heading(String),
    /// The answer, in parts that stand apart.
    Answer(Vec<String>),
    /// A table.
    Table(Table),
    /// Two tables that belong together.
    Pair(Table, Table),
    /// Figures as a curve.
    Chart(Chart),
    /// The results of a field as bars.
    Field(FieldChart),
    /// The cards of a board.
    Deal(Box<Deal>),
    /// A line of the working.
    Line(String),
    /// A script of the language.
    Script(String),
    /// A warning or note on the figures.
    Remark {
        /// How much it matters.
        severity: Severity,
        /// Its words, with code and Law.
        text: String,
    },
}

/// How a column lines up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// A table of words and figures.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// What stands above it, if anything.
    pub caption: Option<String>,
    /// The head of each column and how it lines up.
    pub columns: Vec<(String, Align)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// A table of these columns.
    pub fn new(columns: impl IntoIterator<Item = (String, Align)>) -> Self {
        Self { columns: columns.into_iter().collect(), ..Self::default() }
    }
}

/// Both sides' figures along a weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// Each weight as it is shown, and the figures there.
    pub points: Vec<(String, Sides<Exact>)>,
    /// The least figure of all.
    pub least: Exact,
    /// The greatest.
    pub most: Exact,
    /// What the figures are.
    pub unit: Unit,
    /// What the figures run from and to, in words.
    pub axis: String,
}

/// The field of a ruling, for both sides at once or for each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldChart {
    /// One where both sides stand in the same table.
    pub sides: Vec<FieldSide>,
}

/// The table of a side as bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSide {
    /// Whose it is; both sides' where nothing is said.
    pub side: Option<Side>,
    /// The heads of the columns of points.
    pub heads: Vec<String>,
    /// A bar for each score, highest for NS first.
    pub rows: Vec<FieldRow>,
}

/// A score as a bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldRow {
    /// The score, from NS's view.
    pub score: String,
    /// How many other tables have it.
    pub others: Exact,
    /// What the ruling adds; negative where it takes.
    pub ruling: Exact,
    /// What the score is worth.
    pub points: Vec<String>,
}

/// The parts of a bar from left to right, each of its length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    /// Results of the other tables that stay.
    pub others: Exact,
    /// What the ruling adds.
    pub added: Exact,
    /// What it takes out.
    pub taken: Exact,
}

impl FieldRow {
    /// What the bar is made of.
    pub(super) fn parts(&self) -> Parts {
        if self.ruling.is_negative() {
            let taken = self.ruling.abs();
            return Parts { others: (&self.others - &taken).max(Exact::ZERO), added: Exact::ZERO, taken };
        }
        Parts { others: self.others.clone(), added: self.ruling.clone(), taken: Exact::ZERO }
    }

    /// `3`, `3 + 0.6`, `0.4`
    pub(super) fn results(&self) -> String {
        let shown = |value: &Exact| decimal(value, 2).0.replace('-', "−");
        match (self.others.is_zero(), self.ruling.is_zero()) {
            (_, true) => shown(&self.others),
            (true, false) => shown(&self.ruling),
            (false, false) => {
                let sign = if self.ruling.is_negative() { '−' } else { '+' };
                format!("{} {sign} {}", shown(&self.others), shown(&self.ruling.abs()))
            }
        }
    }

    fn length(&self) -> Exact {
        let Parts { others, added, taken } = self.parts();
        &(&others + &added) + &taken
    }
}

impl FieldSide {
    /// The longest bar.
    pub(super) fn longest(&self) -> Exact {
        self.rows.iter().map(FieldRow::length).max().unwrap_or(Exact::ONE).max(Exact::ONE)
    }

    /// What stands above it.
    pub(super) fn caption(&self) -> Option<String> {
        self.side.map(|side| format!("{side}:"))
    }
}

impl FieldChart {
    /// Whether the ruling takes results out of the field.
    pub(super) fn takes(&self) -> bool {
        self.sides.iter().flat_map(|side| &side.rows).any(|row| row.ruling.is_negative())
    }
}

/// How much of a ruling is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Detail {
    /// The answer, and what there is to remark.
    Brief,
    /// The working too.
    #[default]
    Steps,
    /// Every other pair and every convention too.
    Full,
}
