//! The results of a field as bars: what the other tables have, and what the ruling adds or takes.

use super::ruling::{entry_points, points_head};
use super::style::Signs;
use super::table::{Align, Table};
use crate::breakdown::Breakdown;
use crate::catalogue::english::{self as words, lectures};
use crate::number::{Exact, Rounding, decimal};
use crate::ruling::Side;
use crate::scoring::{TableWorking, Working};

/// Columns of the longest bar.
const WIDTH: i64 = 32;

/// Columns of one result, at most.
const WIDEST: i64 = 4;

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

    fn lines(&self, signs: Signs) -> Vec<String> {
        let longest = self.longest();
        let full = (&longest * &Exact::from(WIDEST)).to_integer().map_or(WIDTH, |columns| columns.min(WIDTH));
        let mut columns = vec![
            (crate::catalogue::english::heads::score(), Align::Right),
            (String::new(), Align::Left),
            (lectures::results(), Align::Left),
        ];
        columns.extend(self.heads.iter().map(|head| (head.clone(), Align::Right)));
        let mut table = Table { caption: self.caption(), ..Table::new(columns) };
        for row in &self.rows {
            let Parts { others, added, taken } = row.parts();
            let (mut bar, mut from, mut until) = (String::new(), 0, Exact::ZERO);
            for (part, sign) in [others, added, taken].iter().zip(signs.bars()) {
                // Ends are rounded and not lengths, so that bars of the same length end alike.
                until += part;
                let to = along(&until, &longest, full);
                bar.extend((from..to).map(|_| sign));
                from = to;
            }
            table.rows.push([row.score.clone(), bar, row.results()].into_iter().chain(row.points.clone()).collect());
        }
        table.lines().iter().map(|line| line.trim_end().to_owned()).collect()
    }
}

impl FieldChart {
    /// Whether the ruling takes results out of the field.
    pub(super) fn takes(&self) -> bool {
        self.sides.iter().flat_map(|side| &side.rows).any(|row| row.ruling.is_negative())
    }

    /// The chart in characters.
    #[must_use]
    pub fn lines(&self, signs: Signs) -> Vec<String> {
        let mut lines = Vec::new();
        for side in &self.sides {
            lines.extend(side.lines(signs));
            lines.push(String::new());
        }
        let [others, added, taken] = signs.bars();
        let mut legend = format!("{others} {}   {added} {}", lectures::other_tables(), lectures::added());
        if self.takes() {
            legend.push_str(&format!("   {taken} {}", lectures::taken()));
        }
        lines.push(legend);
        lines
    }
}

impl Signs {
    /// Results of others, what is added, what is taken.
    fn bars(self) -> [char; 3] {
        match self {
            Self::Drawn => ['█', '▒', '░'],
            Self::Plain => ['#', '+', '-'],
        }
    }
}

/// How far along a length a value lies, in whole units.
pub(super) fn along(value: &Exact, most: &Exact, length: i64) -> i64 {
    let share = value.over(most).unwrap_or_default();
    (&share * &Exact::from(length)).round_to(&Exact::ONE, Rounding::HalfUp).to_integer().unwrap_or(0)
}

/// The chart of a ruling's field; none outside a field.
pub(super) fn field_chart(breakdown: &Breakdown) -> Option<FieldChart> {
    let table = |side| table_of(&breakdown.scored.sides.by(side).working);
    let sides = match (table(Side::NS), table(Side::EW)) {
        (Some(ns), Some(ew)) if ns.table == ew.table => {
            let unit = words::unit(breakdown.scored.unit());
            let heads = Side::BOTH.map(|side| format!("{side} {unit}"));
            vec![chart(None, heads.to_vec(), ns, &[ns, ew])]
        }
        (ns, ew) => {
            let one = |side, own: &TableWorking| chart(Some(side), vec![points_head(own).to_owned()], own, &[own]);
            [(Side::NS, ns), (Side::EW, ew)].into_iter().filter_map(|(side, own)| Some(one(side, own?))).collect()
        }
    };
    (!sides.is_empty()).then_some(FieldChart { sides })
}

fn table_of(working: &Working) -> Option<&TableWorking> {
    match working {
        Working::Table(table) => Some(table),
        Working::Adjusted { entered, .. } => table_of(&entered.working),
        Working::Artificial(_) | Working::Comparison(_) | Working::TotalPoints(_) => None,
    }
}

fn chart(side: Option<Side>, heads: Vec<String>, table: &TableWorking, valued: &[&TableWorking]) -> FieldSide {
    let rows = table.table.entries().iter().enumerate().map(|(at, entry)| {
        let value = |table: &&TableWorking| {
            // A drawing has room for hundredths; the table beside it has them all.
            let hundredth = Exact::fraction(1, 100).unwrap_or(Exact::ONE);
            let rounded = |value: &Exact| value.round_to(&hundredth, Rounding::HalfAwayFromZero);
            let shown = table.values.get(at).map(|value| entry_points(entry, &rounded(value), table));
            shown.unwrap_or_default()
        };
        FieldRow {
            score: words::score(entry.score),
            others: entry.others.clone(),
            ruling: entry.ruling.clone(),
            points: valued.iter().map(value).collect(),
        }
    });
    FieldSide { side, heads, rows: rows.collect() }
}

/// The chart in words, for those who cannot see it.
pub(super) fn told(side: &FieldSide) -> String {
    let who = side.side.map_or_else(|| "NS, EW".to_owned(), |side| side.to_string());
    let row = |row: &FieldRow| {
        let points = side.heads.iter().zip(&row.points).map(|(head, value)| format!("{head} {value}"));
        lectures::field_row(&row.score, &row.results(), &points.collect::<Vec<_>>().join(", "))
    };
    lectures::field_label(&who, &side.rows.iter().map(row).collect::<Vec<_>>().join(" "))
}
