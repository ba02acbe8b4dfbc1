//! The results of a field as bars.

use super::tables::{entry_points, points_head};
use crate::block::{FieldChart, FieldRow, FieldSide, Parts};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::number::{Exact, Rounding, decimal};
use crate::ruling::Side;
use crate::scoring::{Entry, Line, TableWorking};
use crate::session::Breakdown;

/// The chart of a ruling's field; `None` outside a field.
pub(super) fn field_chart(locale: Locale, breakdown: &Breakdown) -> Option<FieldChart> {
    let table = |side| breakdown.assessment.scored.sides.by(side).working.table();
    let sides = match (table(Side::NS), table(Side::EW)) {
        (Some(ns), Some(ew)) if ns.is_shared_with(ew) => {
            let unit = figures::unit(locale, breakdown.assessment.scored.unit());
            let heads = Side::BOTH.map(|side| figures::side(locale, side) + " " + unit.clone());
            vec![chart(locale, None, heads.into(), ns, &[ns, ew])]
        }
        (ns, ew) => {
            let one = |side, own: &TableWorking| chart(locale, Some(side), vec![points_head(locale, own)], own, &[own]);
            [(Side::NS, ns), (Side::EW, ew)].into_iter().filter_map(|(side, own)| Some(one(side, own?))).collect()
        }
    };
    let takes = sides.iter().flat_map(|side: &FieldSide| &side.rows).any(|row| !row.parts.taken.is_zero());
    (!sides.is_empty()).then(|| FieldChart {
        is_wide: false,
        sides,
        score_head: messages::head_score(locale),
        results_head: messages::lecture_results(locale),
        others: messages::lecture_other_tables(locale),
        added: messages::lecture_added(locale),
        taken: takes.then(|| messages::lecture_taken(locale)),
    })
}

fn chart(
    locale: Locale,
    side: Option<Side>,
    heads: Vec<Text>,
    table: &TableWorking,
    valued: &[&TableWorking],
) -> FieldSide {
    let rows = table.lines.iter().enumerate().map(|(at, Line { entry, .. })| {
        let value = |table: &&TableWorking| {
            // A drawing has room for hundredths; the table beside it has them all.
            let hundredth = Exact::fraction(1, 100).unwrap_or(Exact::ONE);
            let rounded = |value: &Exact| value.round_to(&hundredth, Rounding::HalfAwayFromZero);
            let rendered = table.lines.get(at).map(|line| entry_points(locale, entry, &rounded(&line.own), table));
            rendered.unwrap_or_default()
        };
        FieldRow {
            score: figures::score(entry.score),
            parts: parts(entry),
            results: results(locale, entry),
            points: valued.iter().map(value).collect(),
            touched: !entry.ruling.is_zero(),
        }
    });
    let rows: Vec<FieldRow> = rows.collect();
    let name = |side| figures::side(locale, side);
    let who = side.map_or_else(|| name(Side::NS) + ", " + name(Side::EW), name);
    let label = label(locale, &who, &heads, &rows);
    FieldSide { caption: side.map(|_| who + ":"), heads, rows, label }
}

/// The parts of an entry's bar.
fn parts(entry: &Entry) -> Parts {
    if entry.ruling.is_negative() {
        let taken = entry.ruling.abs();
        return Parts { others: (&entry.others - &taken).max(Exact::ZERO), added: Exact::ZERO, taken };
    }
    Parts { others: entry.others.clone(), added: entry.ruling.clone(), taken: Exact::ZERO }
}

/// `3`, `3 + 0.6`, `0.4`
fn results(locale: Locale, entry: &Entry) -> Text {
    let rendered = |value: &Exact| {
        let number = figures::decimal(locale, decimal(&value.abs(), 2).0);
        Text::new(SpanKind::Number, if value.is_negative() { format!("−{number}") } else { number })
    };
    match (entry.others.is_zero(), entry.ruling.is_zero()) {
        (_, true) => rendered(&entry.others),
        (true, false) => rendered(&entry.ruling),
        (false, false) => {
            let sign = if entry.ruling.is_negative() { " − " } else { " + " };
            rendered(&entry.others) + sign + rendered(&entry.ruling.abs())
        }
    }
}

/// The chart in words, for those who cannot see it.
fn label(locale: Locale, who: &Text, heads: &[Text], rows: &[FieldRow]) -> Text {
    let row = |row: &FieldRow| {
        let points = heads.iter().zip(&row.points).map(|(head, value)| head.clone() + " " + value.clone());
        let points = Text::joined(points, &messages::list_separator(locale));
        messages::lecture_field_row(locale, &row.score, &row.results, points)
    };
    messages::lecture_field_label(locale, who, Text::joined(rows.iter().map(row), &Text::from(" ")))
}
