//! What to type into a scoring program.

use super::effects::{NO_FIGURE, difference, other_result, worth};
use super::figures::shown;
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{points, signed_points};
use crate::render::block::{Align, Block, Table};
use crate::render::notation::typographic;
use crate::ruling::Side;
use crate::scoring::Unit;
use crate::session::EntryBreakdown;

/// What to type into a scoring program.
pub(super) fn entry(entry: &EntryBreakdown) -> Vec<Block> {
    let breakdown = &entry.breakdown;
    let mut blocks = vec![Block::Heading(format!("entry {}", shown(breakdown)))];
    let Some(entered) = &entry.entered else {
        blocks.push(Block::Line(words::enter_artificial(&typographic(&breakdown.assessment.ruling.to_string()))));
        return blocks;
    };
    blocks.push(Block::Answer(vec![words::enter(&typographic(&entered.to_string()))]));
    let unit = breakdown.assessment.scored.unit();
    let mut columns = vec![
        (heads::side(), Align::Left),
        (heads::entered(), Align::Right),
        (heads::adjustment(), Align::Right),
        (heads::right(), Align::Right),
        (String::new(), Align::Left),
    ];
    let shares = breakdown.assessment.scored.top().is_some();
    if shares {
        columns.insert(3, (heads::of_top(), Align::Right));
    }
    let mut table = Table::new(columns);
    for side in Side::BOTH {
        let one = entry.sides.by(side);
        let mut cells = vec![words::side(side), words::amount(&one.entered, unit), signed_points(&one.adjustment)];
        if shares {
            cells.push(one.share.as_ref().map(words::signed_percent).unwrap_or_default());
        }
        cells.push(words::amount(&breakdown.figure(side).points, unit));
        cells.push(words::unit(unit));
        table.rows.push(cells);
    }
    blocks.push(Block::Table(table));
    if breakdown.effects.is_none() && breakdown.assessment.scored.results.is_none() {
        return blocks;
    }
    let any = Side::BOTH.into_iter().any(|side| !entry.others.by(side).is_empty());
    blocks.push(Block::Line(words::entry_others(any)));
    if any {
        blocks.push(Block::Table(entry_others(entry, unit)));
    }
    blocks
}

fn entry_others(entry: &EntryBreakdown, unit: Unit) -> Table {
    let mut table = Table::new([
        (heads::score(), Align::Right),
        (heads::side(), Align::Left),
        (heads::tables(), Align::Right),
        (heads::by_ruling(), Align::Right),
        (heads::as_entered(), Align::Right),
        (heads::change(), Align::Right),
    ]);
    for side in Side::BOTH {
        for change in entry.others.by(side) {
            table.rows.push(vec![
                other_result(&change.result),
                words::side(side),
                points(&change.tables),
                worth(&change.before, false, unit),
                worth(&change.after, false, unit),
                difference(change, false).unwrap_or_else(|| NO_FIGURE.to_owned()),
            ]);
        }
    }
    table
}
