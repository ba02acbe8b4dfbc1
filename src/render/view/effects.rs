//! What a ruling does to the other pairs of the field.

use crate::breakdown::Breakdown;
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::render::block::{Align, Block, Table};
use crate::render::notation::typographic;
use crate::ruling::Side;

/// At most so many other scores are named in the line on the others.
const OTHERS_NAMED: usize = 3;

/// Every other pair, as the answer itself.
pub(super) fn effects(breakdown: &Breakdown) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(format!("effects {}", typographic(&breakdown.ruling.to_string())))];
    blocks.extend(every_other_pair(breakdown));
    blocks
}

/// Every other pair before and after.
pub(super) fn every_other_pair(breakdown: &Breakdown) -> Vec<Block> {
    let mut blocks = Vec::new();
    let Some(effects) = &breakdown.effects else { return blocks };
    blocks.push(Block::Line(words::effects_base(effects.from_obtained, effects.in_shares)));
    let tables = Side::BOTH.map(|side| {
        let mut table = Table::new([
            (heads::score(), Align::Right),
            (heads::tables(), Align::Right),
            (heads::before(), Align::Right),
            (heads::after(), Align::Right),
            (heads::change(), Align::Right),
        ]);
        table.caption = Some(format!("{}:", words::side(side)));
        for change in effects.changes.by(side) {
            let unit = breakdown.scored.unit();
            let shown = |(points_of, share): &(Exact, Option<Exact>)| match share {
                Some(share) if effects.in_shares => words::share(share),
                _ => words::amount(points_of, unit),
            };
            let difference = match (&change.after.1, &change.before.1) {
                (Some(after), Some(before)) if effects.in_shares => words::signed_percent(&(after - before)),
                _ => signed_points(&(&change.after.0 - &change.before.0)),
            };
            let difference = if difference == "0" || difference == "0%" { "·".to_owned() } else { difference };
            table.rows.push(vec![
                words::score(change.score),
                points(&change.tables),
                shown(&change.before),
                shown(&change.after),
                difference,
            ]);
        }
        table
    });
    let [ns, ew] = tables;
    blocks.push(Block::Pair(ns, ew));
    blocks
}

/// The other pairs in a line.
pub(super) fn others(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(effects) = &breakdown.effects else { return };
    let mut changes = Vec::new();
    for side in Side::BOTH {
        for change in effects.changes.by(side).iter().filter(|change| change.is_change(effects.in_shares)) {
            let unit = breakdown.scored.unit();
            let (after, before) = match (&change.after.1, &change.before.1) {
                (Some(after), Some(before)) if effects.in_shares => (words::share(after), words::share(before)),
                _ => (words::amount(&change.after.0, unit), words::amount(&change.before.0, unit)),
            };
            changes.push(words::scores_instead(&words::score(change.score), &after, &before, side));
        }
    }
    let more = changes.len() > OTHERS_NAMED;
    changes.truncate(OTHERS_NAMED);
    blocks.push(Block::Line(words::others(&changes, more, effects.from_obtained)));
}
