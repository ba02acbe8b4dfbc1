//! What a shift of each weight would change.

use crate::catalogue::english::{self as words, explore, heads};
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::render::block::{Align, Block, Table};
use crate::render::notation::typographic;
use crate::ruling::{Side, weight};
use crate::session::Sensitivity;

/// What a shift of each weight would do.
pub(super) fn sensitivity(found: &Sensitivity) -> Vec<Block> {
    let breakdown = &found.breakdown;
    let unit = breakdown.assessment.scored.unit();
    let mut blocks =
        vec![Block::Heading(format!("sensitivity {}", typographic(&breakdown.assessment.ruling.to_string())))];
    if found.rows.is_empty() {
        blocks.push(Block::Line(explore::nothing_to_shift()));
        return blocks;
    }
    let split = found.rows.iter().any(|row| row.side.is_some());
    let [ns, ew] = Side::BOTH.map(|side| format!("{} {}", words::side(side), words::unit(unit)));
    let mut columns =
        vec![(heads::more_of(), Align::Left), (heads::from(), Align::Right), (ns, Align::Right), (ew, Align::Right)];
    if split {
        columns.insert(0, (heads::side(), Align::Left));
    }
    let mut table = Table::new(columns);
    let mut largest = Exact::ZERO;
    for row in &found.rows {
        let mut cells = Vec::new();
        if split {
            cells.push(row.side.map(words::side).unwrap_or_default());
        }
        cells.extend([typographic(&row.outcome), typographic(&weight(&row.weight))]);
        for side in Side::BOTH {
            let change = row.change.by(side);
            largest = largest.max(change.abs());
            cells.push(signed_points(change));
        }
        table.rows.push(cells);
    }
    blocks.push(Block::Table(table));
    let share = breakdown.assessment.scored.top().and_then(|top| largest.over(top)).map(|share| words::share(&share));
    blocks.push(Block::Line(explore::sensitivity(&points(&largest), share.as_deref(), &words::unit(unit))));
    blocks
}
