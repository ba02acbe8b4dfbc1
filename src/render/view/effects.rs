//! What a ruling does to the other pairs of the field.

use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{points, signed_points};
use crate::render::block::{Align, Block, Table};
use crate::render::notation::typographic;
use crate::ruling::{Side, Unit};
use crate::session::Breakdown;
use crate::situation::{Change, OtherResult, Worth};

/// At most so many other scores are named in the line on the others.
const OTHERS_NAMED: usize = 3;

/// Every other pair, as the answer itself.
pub(super) fn effects(breakdown: &Breakdown) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(format!("effects {}", typographic(&breakdown.assessment.ruling.to_string())))];
    blocks.extend(every_other_pair(breakdown));
    blocks
}

/// What stands where a pair has nobody to be compared with.
pub(super) const NO_FIGURE: &str = "–";

/// What a pair of the field has: a score, or what the row is called, else what it says.
pub(super) fn other_result(result: &OtherResult) -> String {
    match result {
        OtherResult::Score(score) => words::score(*score),
        OtherResult::Row { label: Some(label), .. } => label.clone(),
        OtherResult::Row { label: None, ruling } => typographic(&ruling.to_string()),
    }
}

pub(super) fn worth(worth: &Option<Worth>, in_shares: bool, unit: Unit) -> String {
    match worth {
        Some(Worth { share: Some(share), .. }) if in_shares => words::share(share),
        Some(Worth { points, .. }) => words::amount(points, unit),
        None => NO_FIGURE.to_owned(),
    }
}

/// What a pair gains; none where one of the figures is missing.
pub(super) fn difference(change: &Change, in_shares: bool) -> Option<String> {
    let (before, after) = change.before.as_ref().zip(change.after.as_ref())?;
    Some(match (&before.share, &after.share) {
        (Some(before), Some(after)) if in_shares => words::signed_percent(&(after - before)),
        _ => signed_points(&(&after.points - &before.points)),
    })
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
            let unit = breakdown.assessment.scored.unit();
            let difference = match difference(change, effects.in_shares) {
                Some(difference) if change.is_change(effects.in_shares) => difference,
                Some(_) => "·".to_owned(),
                None => NO_FIGURE.to_owned(),
            };
            table.rows.push(vec![
                other_result(&change.result),
                points(&change.tables),
                worth(&change.before, effects.in_shares, unit),
                worth(&change.after, effects.in_shares, unit),
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
            let unit = breakdown.assessment.scored.unit();
            let [before, after] =
                [&change.before, &change.after].map(|worth| self::worth(worth, effects.in_shares, unit));
            changes.push(words::scores_instead(&other_result(&change.result), &after, &before, side));
        }
    }
    let more = changes.len() > OTHERS_NAMED;
    changes.truncate(OTHERS_NAMED);
    blocks.push(Block::Line(words::others(&changes, more, effects.from_obtained)));
}
