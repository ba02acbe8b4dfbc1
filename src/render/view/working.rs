//! The working of a ruling, below its answer.

use super::basis::basis;
use super::equations::{balanced, complement, equation, own_matchpoints, short_field};
use super::match_result::match_lines;
use super::tables::{comparison_table, shared_table, side_table};
use crate::catalogue::english as words;
use crate::catalogue::{points, signed_points};
use crate::render::block::Block;
use crate::render::notation::typographic;
use crate::ruling::Side;
use crate::scoring::{ArtificialBy, Scoring, SideScore, Working};
use crate::session::Breakdown;

pub(super) fn working(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let sides = &breakdown.assessment.scored.sides;
    applied(breakdown, blocks);
    match (&sides.ns.working, &sides.ew.working) {
        (Working::Table(ns), Working::Table(ew))
            if ns.is_shared_with(ew) && breakdown.assessment.scored.applied.is_balanced() =>
        {
            blocks.push(Block::Table(shared_table(ns, ew)));
            basis(Side::NS, ns, blocks);
            equation(Side::NS, &sides.ns, breakdown.assessment.scored.unit(), blocks);
            complement(breakdown, blocks);
            if !balanced(breakdown) {
                equation(Side::EW, &sides.ew, breakdown.assessment.scored.unit(), blocks);
            }
            short_field(ns, blocks);
            own_matchpoints(Side::NS, ns, blocks);
        }
        (Working::Comparison(ns), Working::Comparison(_))
            if breakdown.assessment.scored.applied.is_balanced() && balanced(breakdown) =>
        {
            let mut table = comparison_table(Side::NS, ns, &sides.ns, breakdown.assessment.scored.unit());
            table.caption = None;
            blocks.push(Block::Table(table));
        }
        (ns, ew) => {
            match (side_table(Side::NS, ns), side_table(Side::EW, ew)) {
                (Some(ns), Some(ew)) => blocks.push(Block::Pair(ns, ew)),
                (Some(table), None) | (None, Some(table)) => blocks.push(Block::Table(table)),
                (None, None) => {}
            }
            for side in Side::BOTH {
                side_working(side, sides.by(side), breakdown, blocks);
            }
        }
    }
    rounding_and_penalties(breakdown, blocks);
    match_lines(breakdown, blocks);
    if breakdown.assessment.scored.scoring == Scoring::Imps
        && breakdown.assessment.matched.is_none()
        && Side::BOTH.into_iter().any(|side| breakdown.figure(side).points.to_integer().is_none())
    {
        blocks.push(Block::Line(words::imps_keep_fraction()));
    }
}

/// What the ruling was applied as, where damage made it another.
fn applied(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let sides = &breakdown.assessment.scored.sides;
    if let Some(applied) =
        breakdown.assessment.applied.as_ref().filter(|applied| **applied != breakdown.assessment.ruling)
    {
        let applied = typographic(&applied.to_string());
        let adjusted = |side| match &sides.by(side).working {
            Working::Adjusted { .. } => true,
            Working::Table(_) | Working::Comparison(_) | Working::TotalPoints(_) | Working::Artificial(_) => false,
        };
        let entered = Side::BOTH.into_iter().any(adjusted);
        blocks.push(Block::Line(if entered { words::worth_of(&applied) } else { words::applied_as(&applied) }));
    }
}

/// How each side's figure was rounded, and what a penalty took.
fn rounding_and_penalties(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    for side in Side::BOTH {
        let figure = breakdown.figure(side);
        if figure.points != figure.unrounded {
            let unit = breakdown.assessment.scored.unit();
            let before_penalty = &figure.points + &figure.penalty;
            if before_penalty != figure.unrounded {
                let (from, to) = (words::amount(&figure.unrounded, unit), words::amount(&before_penalty, unit));
                blocks.push(Block::Line(words::rounded(side, &from, &to)));
            }
            if !figure.penalty.is_zero() {
                let (from, to) = (words::amount(&before_penalty, unit), words::amount(&figure.points, unit));
                blocks.push(Block::Line(words::penalty(
                    side,
                    &from,
                    &points(&figure.penalty),
                    &to,
                    &words::unit(unit),
                )));
            }
        }
    }
}

fn side_working(side: Side, score: &SideScore, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    match &score.working {
        Working::Table(table) => {
            basis(side, table, blocks);
            equation(side, score, breakdown.assessment.scored.unit(), blocks);
            short_field(table, blocks);
            own_matchpoints(side, table, blocks);
        }
        Working::TotalPoints(_) => equation(side, score, breakdown.assessment.scored.unit(), blocks),
        Working::Comparison(lines) => {
            blocks.push(Block::Table(comparison_table(side, lines, score, breakdown.assessment.scored.unit())));
        }
        Working::Artificial(artificial) => {
            let unit = breakdown.assessment.scored.unit();
            let session = artificial.share.as_ref().filter(|_| artificial.by == ArtificialBy::Session);
            blocks.push(Block::Line(words::artificial(
                side,
                &typographic(&artificial.given.to_string()),
                &words::amount(&artificial.points, unit),
                unit,
                artificial.top.as_ref(),
                session.map(words::share).as_deref(),
            )));
        }
        Working::Adjusted { entered, adjustment } => {
            side_working(side, entered, breakdown, blocks);
            let unit = breakdown.assessment.scored.unit();
            blocks.push(Block::Line(words::special_adjustment(
                side,
                &words::amount(&entered.figure.unrounded, unit),
                &signed_points(adjustment),
                &words::amount(&score.figure.unrounded, unit),
            )));
        }
    }
}
