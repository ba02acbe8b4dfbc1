//! The results of a field as bars.

use super::tables::{entry_points, points_head};
use crate::catalogue::english as words;
use crate::number::{Exact, Rounding};
use crate::render::block::{FieldChart, FieldRow, FieldSide};
use crate::ruling::Side;
use crate::scoring::{Line, TableWorking};
use crate::session::Breakdown;

/// The chart of a ruling's field; none outside a field.
pub(super) fn field_chart(breakdown: &Breakdown) -> Option<FieldChart> {
    let table = |side| breakdown.assessment.scored.sides.by(side).working.table();
    let sides = match (table(Side::NS), table(Side::EW)) {
        (Some(ns), Some(ew)) if ns.is_shared_with(ew) => {
            let unit = words::unit(breakdown.assessment.scored.unit());
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

fn chart(side: Option<Side>, heads: Vec<String>, table: &TableWorking, valued: &[&TableWorking]) -> FieldSide {
    let rows = table.lines.iter().enumerate().map(|(at, Line { entry, .. })| {
        let value = |table: &&TableWorking| {
            // A drawing has room for hundredths; the table beside it has them all.
            let hundredth = Exact::fraction(1, 100).unwrap_or(Exact::ONE);
            let rounded = |value: &Exact| value.round_to(&hundredth, Rounding::HalfAwayFromZero);
            let shown = table.lines.get(at).map(|line| entry_points(entry, &rounded(&line.own), table));
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
