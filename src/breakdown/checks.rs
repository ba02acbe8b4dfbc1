//! The checks on a scored ruling: what a director would want to be told.

use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Board, Outcome, Ruling, Side, SideRuling, possible_score};
use crate::scoring::{DamageRow, ResolvedSide, ResolvedSides, Scored, Sides};
use crate::source::Span;

/// What the checks need to know beside the score.
pub struct Context<'a> {
    /// The ruling.
    pub ruling: &'a Ruling,
    /// Where it was written.
    pub span: Span,
    /// Where its components were written, counted in the order of [`Ruling::components`].
    pub place: &'a dyn Fn(usize) -> Span,
    /// The board, if one is in force.
    pub board: Option<&'a Board>,
    /// Who offended: for each side, whether it did; none where nothing was said.
    pub offenders: Option<Sides<bool>>,
    /// What was obtained at the table and what it is worth to each side.
    pub obtained: Option<(&'a ResolvedSides, Sides<Exact>)>,
    /// Whether a regulation gave fixed percentages, whose sum may exceed the top.
    pub small_group: bool,
    /// Each side's components with their outcomes' points, for weights that hardly count.
    pub component_points: Sides<Vec<Exact>>,
}

/// All warnings and notes on a scored ruling.
#[must_use]
pub fn check(scored: &Scored, context: &Context<'_>) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut tell = |problem: Problem| found.push(Diagnostic::at(context.span, problem));
    split_exceeds_top(scored, context).map(&mut tell);
    for side in Side::BOTH {
        not_descending(scored, context, side).map(&mut tell);
    }
    compared_with_obtained(scored, context).into_iter().for_each(tell);
    found.extend(small_weights(scored, context));
    found
}

/// Warns of scores that no contract gives, in a ruling or a row of the traveller; `place` is where a component was
/// written, counted in the order of [`Ruling::components`].
#[must_use]
pub fn impossible_scores(ruling: &Ruling, place: &dyn Fn(usize) -> Span, board: Option<&Board>) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    for (at, component) in ruling.components().into_iter().enumerate() {
        let Outcome::Score(score) = component.outcome else { continue };
        if !possible_score(score, board) {
            let vulnerability = board.and_then(|board| board.vulnerability);
            let problem = Problem::ImpossibleScore { score, vulnerability };
            let diagnostic = Diagnostic::at(place(at), problem);
            if !found.contains(&diagnostic) {
                found.push(diagnostic);
            }
        }
    }
    found
}

/// Adjusted scores need not balance (Law 12C1(f)), but both sides together seldom deserve more than there is.
fn split_exceeds_top(scored: &Scored, context: &Context<'_>) -> Option<Problem> {
    let artificial = Side::BOTH.into_iter().all(|side| scored.applied.by(side).is_artificial());
    let nobody = context.offenders.as_ref().is_some_and(|offended| !offended.ns && !offended.ew);
    if artificial || nobody || context.small_group {
        return None;
    }
    let total = &scored.sides.ns.figure.unrounded + &scored.sides.ew.figure.unrounded;
    let most = scored.top().cloned().unwrap_or_default();
    (total > most).then(|| Problem::SplitExceedsTop { total, top: scored.top().cloned() })
}

/// +X −Y +Z is damage that grew: the values must fall (the trap of the 2005 lecture).
fn not_descending(scored: &Scored, context: &Context<'_>, side: Side) -> Option<Problem> {
    let ResolvedSide::Assigned(components) = scored.applied.by(side) else { return None };
    let values: [Exact; 3] = match &scored.damage {
        Some(finding) if finding.side == side && finding.applied == DamageRow::Formula => {
            [finding.values.before.clone(), finding.values.after.clone(), finding.values.obtained.clone()]
        }
        Some(_) => return None,
        None => {
            let [first, second, third] = components.as_slice() else { return None };
            let pattern = first.weight.is_positive() && second.weight.is_negative() && third.weight.is_positive();
            if !pattern {
                return None;
            }
            context.component_points.by(side).clone().try_into().ok()?
        }
    };
    let [before, after, obtained] = &values;
    (before < after || after < obtained).then_some(Problem::NotDescending { side, values })
}

fn compared_with_obtained(scored: &Scored, context: &Context<'_>) -> Vec<Problem> {
    let (Some(offended), Some((obtained, worth))) = (&context.offenders, &context.obtained) else { return Vec::new() };
    let mut found = Vec::new();
    for side in Side::BOTH {
        let ruled = &scored.sides.by(side).figure.unrounded;
        if *offended.by(side) {
            let before = worth.by(side);
            if ruled > before {
                found.push(Problem::OffendersGain { side, ruling: ruled.clone(), obtained: before.clone() });
            }
        } else if *offended.by(side.opponents()) {
            if scored.applied.is_balanced() && worth.by(side) >= ruled && scored.damage.is_none() {
                found.push(Problem::NoDamage { side, ruling: ruled.clone(), obtained: worth.by(side).clone() });
            }
            let kept = same_scores(scored.applied.by(side), obtained.by(side));
            let adjusted = !same_scores(scored.applied.by(side.opponents()), obtained.by(side.opponents()));
            if kept && adjusted {
                found.push(Problem::NoRelief { side });
            }
        }
    }
    found
}

/// Whether two sides are given the same scores, however they were written.
fn same_scores(one: &ResolvedSide, other: &ResolvedSide) -> bool {
    match (one, other) {
        (ResolvedSide::Assigned(one), ResolvedSide::Assigned(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| one.score == other.score && one.weight == other.weight)
        }
        (one, other) => one == other,
    }
}

/// A weight under 10% seldom matters: what the side would have without it, its share going to the others.
fn small_weights(scored: &Scored, context: &Context<'_>) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    for side in Side::BOTH {
        let Some(SideRuling::Assigned(written)) = context.ruling.side(side) else { continue };
        let first = match (context.ruling, side) {
            (Ruling::Split { ns: SideRuling::Assigned(ns), .. }, Side::EW) => ns.len(),
            _ => 0,
        };
        let points = context.component_points.by(side);
        let whole: Exact = written.iter().zip(points).map(|(component, points)| &component.weight * points).sum();
        for ((component, points), at) in written.iter().zip(points).zip(first..) {
            let weight = &component.weight;
            if !weight.is_positive() || *weight >= Exact::percent(10) {
                continue;
            }
            let without = (&whole - &(weight * points)).over(&(&Exact::ONE - weight)).unwrap_or_default();
            let problem = Problem::SmallWeight {
                weight: weight.clone(),
                outcome: component.outcome.to_string(),
                side,
                change: &whole - &without,
                unit: scored.unit(),
            };
            let place = (context.place)(at);
            if !found.iter().any(|earlier| earlier.span == Some(place)) {
                found.push(Diagnostic::at(place, problem));
            }
        }
    }
    found
}
