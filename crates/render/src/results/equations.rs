//! Sums of a ruling: `1 × 13 − 1 × 7 + 1 × 4 = 10`.

use super::derived;
use super::tables::unit_of;
use crate::block::Block;
use crate::messages::{self, Locale, Text, figures};
use crate::notation::{result_value, scored, term, term_value};
use crate::ruling::{Side, Unit};
use crate::scoring::{
    Adjustment, Basis, ComponentScore, FieldSize, Origin, ShortField, SideScore, SmallGroups, TableWorking, Working,
};
use crate::session::Breakdown;

/// The weighted sum of a side's outcomes; of one outcome what it scores.
pub(super) fn equation(locale: Locale, side: Side, score: &SideScore, breakdown: &Breakdown) -> Option<Block> {
    let unit = breakdown.assessment.scored.unit();
    let (components, table) = match &score.working {
        Working::Table(table) => (&table.components, Some(table)),
        Working::TotalPoints(components) => (components, None),
        _ => return None,
    };
    if let [only] = components.as_slice() {
        // Butler and cross-IMPs have shown this already.
        if table.is_some_and(|table| unit_of(table) != Unit::Matchpoints) {
            return None;
        }
        let outcome = scored(locale, &only.component.outcome, only.component.score);
        let value = match table {
            Some(table) => only_value(locale, side, table, only),
            None => figures::amount(locale, &only.points, unit),
        };
        return Some(Block::Line(messages::working_single_outcome(locale, side, outcome, value)));
    }
    let mut line = figures::side(locale, side) + ": ";
    for (at, one) in components.iter().enumerate() {
        line += term(locale, at, &one.component.weight, &one.points);
    }
    line += Text::from(" = ") + result_value(locale, &score.figure.unrounded);
    // The basis of damage is shown with its cases.
    let own = breakdown.assessment.scored.damage.is_none();
    if let Some(law) = derived::law_of_weights(breakdown, side, components).filter(|_| own) {
        line += Text::from(" (") + messages::law(locale, law) + ")";
    }
    Some(Block::Line(line))
}

/// EW's points for one outcome are what NS would leave of the top: `18 − 13 = 5`.
fn only_value(locale: Locale, side: Side, table: &TableWorking, only: &ComponentScore) -> Text {
    let own = figures::points(locale, &only.points);
    // The sides of a small group share more than the top.
    let shares_top = !matches!(table.basis, Basis::Matchpoints { adjustment: Adjustment::SmallGroup(_), .. });
    match derived::left_of(only).filter(|_| shares_top && side == Side::EW) {
        Some((top, ns)) => figures::points(locale, &top) + " − " + figures::points(locale, ns) + " = " + own,
        None => own,
    }
}

/// EW's points where both sides were given the same: what NS leave of the top.
pub(super) fn complement(locale: Locale, breakdown: &Breakdown) -> Option<Block> {
    let top = breakdown.assessment.scored.top()?;
    let (ns, ew) = (&breakdown.figure(Side::NS).unrounded, &breakdown.figure(Side::EW).unrounded);
    let value = |value| term_value(locale, value);
    let line = figures::side(locale, Side::EW) + ": " + value(top) + " − " + value(ns) + " = ";
    Some(Block::Line(line + result_value(locale, ew)))
}

/// The adjustment of matchpoints for missing results, once for both sides.
pub(super) fn short_field(locale: Locale, working: &TableWorking, blocks: &mut Vec<Block>) {
    use messages::WorkingShortFieldFormula as Formula;
    let Basis::Matchpoints { size, adjustment } = &working.basis else { return };
    let formula = match adjustment {
        Adjustment::Full => return,
        Adjustment::Formula(ShortField::Neuberg) => Formula::Neuberg,
        Adjustment::Formula(ShortField::Proportional) => Formula::Proportional,
        Adjustment::Formula(ShortField::Mitchell) => Formula::Mitchell,
        Adjustment::Formula(ShortField::Ascherman) => Formula::Ascherman,
        Adjustment::Formula(ShortField::None) => Formula::Unadjusted,
        Adjustment::SmallGroup(SmallGroups::Ebu) if size.actual == 1 => Formula::CancelledEbu,
        Adjustment::SmallGroup(SmallGroups::Ebu | SmallGroups::None) => Formula::SmallGroupEbu,
        Adjustment::SmallGroup(SmallGroups::Acbl) => Formula::SmallGroupAcbl,
    };
    let expected = figures::points(locale, &size.expected);
    let line = Block::Line(messages::working_short_field(locale, &size.actual, expected, formula));
    if !blocks.contains(&line) {
        blocks.push(line);
    }
}

/// Each component's percentage in a group of up to three, from its matchpoints in the table.
fn small_group(locale: Locale, side: Side, working: &TableWorking, size: &FieldSize) -> Block {
    let beaten = term_value(locale, &(&size.actual - 1));
    let value = |one: &ComponentScore| match &one.origin {
        Origin::Matchpoints(value) => {
            let outcome = scored(locale, &one.component.outcome, one.component.score);
            let share = figures::share(locale, &size.small_group(value));
            let equation = Text::from(" 60% + 5% × (") + term_value(locale, value) + " − " + beaten.clone() + ") = ";
            Some(outcome + equation + share)
        }
        _ => None,
    };
    let values = Text::joined(working.components.iter().filter_map(value), &messages::list_separator(locale));
    Block::Line(messages::working_small_group(locale, side, values))
}

/// Each component's matchpoints in its own table, before the short field was made up for.
pub(super) fn own_matchpoints(locale: Locale, side: Side, working: &TableWorking) -> Option<Block> {
    let Basis::Matchpoints { adjustment, size } = &working.basis else { return None };
    match adjustment {
        Adjustment::Full => return None,
        // One result alone is cancelled, whatever it is.
        Adjustment::SmallGroup(SmallGroups::Ebu) if size.actual == 1 => return None,
        Adjustment::SmallGroup(_) => return Some(small_group(locale, side, working, size)),
        Adjustment::Formula(_) => {}
    }
    let value = |one: &ComponentScore| match &one.origin {
        Origin::Matchpoints(value) => {
            let outcome = scored(locale, &one.component.outcome, one.component.score);
            Some(outcome + " " + figures::points(locale, value))
        }
        _ => None,
    };
    let values = Text::joined(working.components.iter().filter_map(value), &messages::list_separator(locale));
    Some(Block::Line(messages::working_own_matchpoints(locale, side, values)))
}
