//! A ruling at several values of a weight.

use super::figures::{summary_cells, summary_columns, summary_unit};
use crate::catalogue::english::{self as words, explore};
use crate::render::block::{Align, Block, Chart, Table};
use crate::render::notation::typographic;
use crate::ruling::{Side, Unit, weight};
use crate::scoring::Sides;
use crate::session::Varied;
use crate::situation::Evaluation;

/// Weights that a chart has a row for.
const LONGEST_CHART: usize = 41;

/// A table of figures, row by row, and their curve.
pub(super) fn varied(varied: &Varied) -> Vec<Block> {
    let heading = format!("vary {} in {}", varied.variable, typographic(&varied.ruling));
    let summaries: Vec<&Evaluation> = varied.rows.iter().filter_map(|(_, scored)| scored.as_ref().ok()).collect();
    let columns = summary_columns(&summaries, &varied.variable);
    let mut rows = Vec::new();
    for (value, scored) in &varied.rows {
        let head = typographic(&weight(value));
        rows.push(match scored {
            Ok(summary) => summary_cells(head, summary),
            Err(problems) => vec![head, problems.iter().map(|one| one.code().name()).collect::<Vec<_>>().join(", ")],
        });
    }
    let mut table = Table { caption: None, columns, rows };
    if let Some((_, align)) = table.columns.first_mut() {
        *align = Align::Right;
    }
    let mut blocks = vec![Block::Heading(heading), Block::Table(table)];
    blocks.extend(chart(varied, summary_unit(&summaries)).map(Block::Chart));
    blocks
}

fn chart(varied: &Varied, unit: Unit) -> Option<Chart> {
    let scored = || varied.rows.iter().filter_map(|(value, scored)| Some((value, scored.as_ref().ok()?)));
    let all = || scored().flat_map(|(_, summary)| Side::BOTH.map(|side| summary.sides.by(side).points.clone()));
    let (least, most) = (all().min()?, all().max()?);
    if least == most || !(2..=LONGEST_CHART).contains(&scored().count()) {
        return None;
    }
    let axis = explore::chart_axis(&words::amount(&least, unit), &words::amount(&most, unit), &words::unit(unit));
    let points = scored().map(|(value, summary)| {
        let sides = Sides::of(|side| summary.sides.by(side).points.clone());
        (typographic(&weight(value)), sides)
    });
    Some(Chart { points: points.collect(), least, most, unit, axis })
}
