//! Sums of a ruling: `1 × 13 − 1 × 7 + 1 × 4 = 10`.

use super::tables::unit_of;
use crate::catalogue::english as words;
use crate::catalogue::points;
use crate::render::block::Block;
use crate::render::notation::{ends, term, term_value, typographic};
use crate::ruling::Side;
use crate::scoring::{Adjustment, Basis, ComponentScore, Origin, SideScore, TableWorking, Unit, Working};
use crate::session::Breakdown;

/// `1 × 13 − 1 × 7 + 1 × 4 = 10`
pub(super) fn equation(side: Side, score: &SideScore, unit: Unit, blocks: &mut Vec<Block>) {
    let (components, table) = match &score.working {
        Working::Table(table) => (&table.components, Some(table)),
        Working::TotalPoints(components) => (components, None),
        _ => return,
    };
    if let [only] = components.as_slice() {
        // Butler and cross-IMPs have told already where it comes from.
        if table.is_none_or(|table| unit_of(table) == Unit::Matchpoints) {
            let outcome = words::outcome(&only.component.outcome.to_string(), only.component.score);
            let value = table.map_or_else(|| words::amount(&only.points, unit), |table| only_value(side, table, only));
            blocks.push(Block::Line(words::single(side, &typographic(&outcome), &value)));
        }
        return;
    }
    let terms = components.iter().enumerate();
    let sum = terms.map(|(at, one)| term(at, &one.component.weight, &one.points)).collect::<String>();
    let result = &score.figure.unrounded;
    let close = if ends(result) { String::new() } else { format!(" {}", points(result)) };
    let law = words::weighing_law(components.iter().any(|one| one.component.weight.is_negative()));
    blocks.push(Block::Line(format!("{}: {sum} = {}{close} ({law})", words::side(side), term_value(result))));
}

/// EW's points for one outcome are what NS would leave of the top: `18 − 13 = 5`.
fn only_value(side: Side, table: &TableWorking, only: &ComponentScore) -> String {
    let own = points(&only.points);
    if matches!(table.basis, Basis::Matchpoints { adjustment: Adjustment::SmallGroup(_), .. }) {
        // The sides of a small group share more than the top.
        return own;
    }
    match (side, &only.other) {
        (Side::EW, Some(ns)) => format!("{} − {} = {own}", points(&(ns + &only.points)), points(ns)),
        _ => own,
    }
}

/// EW's points where both sides were given the same: what NS leave of the top.
pub(super) fn complement(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(top) = breakdown.assessment.scored.top() else { return };
    let (ns, ew) = (&breakdown.figure(Side::NS).unrounded, &breakdown.figure(Side::EW).unrounded);
    if balanced(breakdown) {
        let close = if ends(ew) { String::new() } else { format!(" {}", points(ew)) };
        let equation =
            format!("{}: {} − {} = {}{close}", words::side(Side::EW), term_value(top), term_value(ns), term_value(ew));
        blocks.push(Block::Line(equation));
    }
}

/// Whether the sides share the top, or in IMPs 0.
pub(super) fn balanced(breakdown: &Breakdown) -> bool {
    let sum = &breakdown.figure(Side::NS).unrounded + &breakdown.figure(Side::EW).unrounded;
    sum == breakdown.assessment.scored.top().cloned().unwrap_or_default()
}

/// How matchpoints were adjusted where results are missing.
pub(super) fn short_field(working: &TableWorking, blocks: &mut Vec<Block>) {
    let Basis::Matchpoints { size, adjustment } = &working.basis else { return };
    let told = words::short_field(&size.actual, &points(&size.expected), *adjustment);
    if let Some(line) = told.map(Block::Line).filter(|line| !blocks.contains(line)) {
        blocks.push(line);
    }
}

/// Each component's matchpoints in its own table, before the short field was made up for.
pub(super) fn own_matchpoints(side: Side, working: &TableWorking, blocks: &mut Vec<Block>) {
    let Basis::Matchpoints { adjustment, .. } = &working.basis else { return };
    if *adjustment == Adjustment::Full {
        return;
    }
    let own = working.components.iter().filter_map(|one| {
        let Origin::Matchpoints(value) = &one.origin else { return None };
        let outcome = words::outcome(&one.component.outcome.to_string(), one.component.score);
        Some(format!("{} {}", typographic(&outcome), points(value)))
    });
    blocks.push(Block::Line(words::own_matchpoints(side, &own.collect::<Vec<_>>().join(&words::between()))));
}
