//! The working of a ruling, below its answer.

use super::basis::basis;
use super::derived;
use super::equations::{complement, equation, own_matchpoints, short_field};
use super::match_result::match_lines;
use super::tables::{comparison_table, shared_table, side_table};
use crate::block::Block;
use crate::messages::{self, Locale, Text, figures};
use crate::notation;
use crate::ruling::{Artificial, Side, Unit};
use crate::scoring::{ArtificialBy, ArtificialScore, Figure, MOST_LINES, Origin, Scoring, SideScore, Working};
use crate::session::Breakdown;

/// The tables, the sums, and what became of them.
pub(super) fn working(locale: Locale, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    applied(locale, breakdown, blocks);
    let sides = &breakdown.assessment.scored.sides;
    let unit = breakdown.assessment.scored.unit();
    let alike = breakdown.assessment.scored.applied.is_balanced();
    let balanced = derived::is_balanced(breakdown);
    match (&sides.ns.working, &sides.ew.working) {
        (Working::Table(ns), Working::Table(ew)) if ns.is_shared_with(ew) && alike => {
            blocks.push(Block::Table(shared_table(locale, ns, ew)));
            basis(locale, Side::NS, ns, blocks);
            blocks.extend(equation(locale, Side::NS, &sides.ns, breakdown));
            if balanced {
                blocks.extend(complement(locale, breakdown));
            } else {
                blocks.extend(equation(locale, Side::EW, &sides.ew, breakdown));
            }
            short_field(locale, ns, blocks);
            blocks.extend(own_matchpoints(locale, Side::NS, ns));
        }
        (Working::Comparison(ns), Working::Comparison(_)) if alike && balanced => {
            let mut table = comparison_table(locale, Side::NS, ns, &sides.ns, unit);
            table.caption = None;
            blocks.push(Block::Table(table));
        }
        (ns, ew) => {
            match (side_table(locale, Side::NS, ns), side_table(locale, Side::EW, ew)) {
                (Some(ns), Some(ew)) => blocks.push(Block::Pair(ns, ew)),
                (Some(table), None) | (None, Some(table)) => blocks.push(Block::Table(table)),
                (None, None) => {}
            }
            for side in Side::BOTH {
                side_working(locale, side, sides.by(side), breakdown, blocks);
            }
        }
    }
    if Side::BOTH.into_iter().any(|side| leaves_out(&sides.by(side).working)) {
        blocks.push(Block::Line(messages::working_comparisons_left_out(locale, MOST_LINES)));
    }
    for side in Side::BOTH {
        rounding_and_penalty(locale, side, breakdown.figure(side), unit, blocks);
    }
    match_lines(locale, breakdown, blocks);
    if breakdown.assessment.scored.scoring == Scoring::Imps
        && breakdown.assessment.matched.is_none()
        && Side::BOTH.into_iter().any(|side| breakdown.figure(side).points.to_integer().is_none())
    {
        blocks.push(Block::Line(messages::working_imps_keep_fraction(locale)));
    }
}

/// Returns true if there are comparisons that are not listed one by one.
fn leaves_out(working: &Working) -> bool {
    let first = working.components().first().map(|component| &component.origin);
    matches!(first, Some(Origin::Comparisons { lines, .. }) if lines.is_empty())
}

/// The ruling that was applied, if damage made it another.
fn applied(locale: Locale, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    // The line about the score that stands is beside the answer.
    if breakdown.assessment.ruled.is_some() {
        return;
    }
    let Some(applied) =
        breakdown.assessment.applied.as_ref().filter(|applied| **applied != breakdown.assessment.ruling)
    else {
        return;
    };
    let applied = notation::ruling(locale, applied);
    let sides = &breakdown.assessment.scored.sides;
    let entered = Side::BOTH.into_iter().any(|side| matches!(sides.by(side).working, Working::Adjusted { .. }));
    blocks.push(Block::Line(if entered {
        messages::working_damage_worth(locale, applied)
    } else {
        messages::working_applied_as(locale, applied)
    }));
}

/// The rounding of a side's figure, and its penalty.
fn rounding_and_penalty(locale: Locale, side: Side, figure: &Figure, unit: Unit, blocks: &mut Vec<Block>) {
    if figure.points == figure.unrounded {
        return;
    }
    let amount = |value| figures::amount(locale, value, unit);
    let before_penalty = derived::before_penalty(figure);
    if before_penalty != figure.unrounded {
        let (from, to) = (amount(&figure.unrounded), amount(&before_penalty));
        blocks.push(Block::Line(messages::working_rounded(locale, side, from, to)));
    }
    if !figure.penalty.is_zero() {
        let (from, to) = (amount(&before_penalty), amount(&figure.points));
        let penalty = figures::points(locale, &figure.penalty);
        blocks.push(Block::Line(messages::working_penalty(locale, side, penalty, unit, from, to)));
    }
}

fn side_working(locale: Locale, side: Side, score: &SideScore, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let unit = breakdown.assessment.scored.unit();
    match &score.working {
        Working::Table(table) => {
            basis(locale, side, table, blocks);
            blocks.extend(equation(locale, side, score, breakdown));
            short_field(locale, table, blocks);
            blocks.extend(own_matchpoints(locale, side, table));
        }
        Working::TotalPoints(_) => blocks.extend(equation(locale, side, score, breakdown)),
        Working::Comparison(lines) => {
            blocks.push(Block::Table(comparison_table(locale, side, lines, score, unit)));
        }
        Working::Artificial(given) => blocks.push(Block::Line(artificial(locale, side, given, unit))),
        Working::Adjusted { entered, adjustment } => {
            side_working(locale, side, entered, breakdown, blocks);
            let amount = |value| figures::amount(locale, value, unit);
            blocks.push(Block::Line(messages::working_special_adjustment(
                locale,
                side,
                amount(&entered.figure.unrounded),
                figures::signed_points(locale, adjustment),
                amount(&score.figure.unrounded),
            )));
        }
    }
}

/// The source of the points of an artificial score.
fn artificial(locale: Locale, side: Side, score: &ArtificialScore, unit: Unit) -> Text {
    let amount = figures::amount(locale, &score.points, unit);
    let given = notation::artificial(locale, &score.given);
    if unit != Unit::Matchpoints && score.by == ArtificialBy::Session {
        return messages::working_artificial_session_imps(locale, side, given, amount);
    }
    if unit != Unit::Matchpoints {
        return messages::working_artificial_imps(locale, side, given, amount);
    }
    let Some(top) = score.top.as_ref().map(|top| figures::points(locale, top)) else {
        return messages::working_artificial(locale, side, given, amount);
    };
    match (&score.share, score.by, &score.given) {
        (Some(share), ArtificialBy::Session, _) => {
            messages::working_artificial_session(locale, side, given, figures::share(locale, share), top, amount)
        }
        (Some(share), _, Artificial::AveragePlus | Artificial::Average | Artificial::AverageMinus) => {
            messages::working_artificial_average(locale, side, given, figures::share(locale, share), top, amount)
        }
        _ => messages::working_artificial_of_top(locale, side, given, top, amount),
    }
}
