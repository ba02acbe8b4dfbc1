//! The effect of a board on a match.

use super::derived;
use crate::block::Block;
use crate::messages::{self, Argument, Locale, Text, figures};
use crate::notation::bracketed;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{CountedIn, Fraction, MatchScore, MatchSide, PublishedScale, VictoryPoints};
use crate::session::Breakdown;

/// The board in a knockout, and each side's match with its victory points.
pub(super) fn match_lines(locale: Locale, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(matched) = &breakdown.assessment.matched else { return };
    if matched.knockout {
        let points = |side| derived::before_penalty(breakdown.figure(side));
        let ns = figures::points(locale, &points(Side::NS));
        let ew = bracketed(figures::points(locale, &points(Side::EW)), points(Side::EW).is_negative());
        let average = figures::signed_points(locale, &matched.sides.ns.board);
        blocks.push(Block::Line(messages::working_knockout(locale, ns, ew, average)));
    }
    if matched.rest_averaged {
        let rest = figures::signed_points(locale, &matched.sides.ns.rest);
        blocks.push(Block::Line(messages::working_knockout_rest(locale, rest)));
    }
    for side in Side::BOTH {
        blocks.push(Block::Line(of_side(locale, side, matched)));
    }
    if matched.sides.ns.victory_points.is_some() && is_by_formula(matched) {
        blocks.push(Block::Line(messages::working_scale_assumed(locale)));
    }
    if let Some(margin) = matched.margin() {
        blocks.push(Block::Line(winner(locale, &margin)));
    }
}

/// The working of a side's result of the match.
fn of_side(locale: Locale, side: Side, matched: &MatchScore) -> Text {
    let own = matched.sides.by(side);
    let scale = matched.scale.as_deref().map(PublishedScale::labelled);
    let written = own.victory_points.as_ref().zip(scale.as_deref());
    let penalty = (!own.penalty.is_zero()).then_some(&own.penalty);
    match matched.counted_in {
        CountedIn::Imps => {
            let signed = |value| figures::signed_points(locale, value);
            let victory = written.map(|(victory, scale)| victory_points(locale, side, own, victory, scale).into());
            let penalty = penalty.map(|penalty| figures::points(locale, penalty).into());
            let (rest, board, total) = (signed(&own.rest), signed(&own.board), signed(&own.total));
            messages::working_match(locale, side, rest, board, penalty, total, victory)
        }
        CountedIn::Percent { boards } => {
            let victory = written.map(|(victory, scale)| by_percent(locale, &own.total, victory, scale).into());
            messages::working_match_percent(locale, side, mean(locale, own, boards), victory)
        }
    }
}

/// The mean over the boards of a match: `(6 × 54.2% + 54.44%) / 7 = 54.23%`.
fn mean(locale: Locale, own: &MatchSide, boards: u32) -> Text {
    let share = |value| figures::share(locale, value);
    let board = match own.penalty.is_zero() {
        true => share(&own.board),
        false => share(&own.board) + " − " + share(&own.penalty),
    };
    let others = boards.saturating_sub(1);
    if others == 0 {
        return if own.penalty.is_zero() { board } else { board + " = " + share(&own.total) };
    }
    let sum = Text::from(format!("({others} × ")) + share(&own.rest) + " + " + board + ")";
    sum + format!(" / {boards} = ") + share(&own.total)
}

/// Victory points of a side by its percentage; the rounding is shown if it has an effect.
fn by_percent(locale: Locale, total: &Exact, victory: &VictoryPoints, scale: &str) -> Text {
    let Converted { points, penalty, left } = Converted::of(locale, victory);
    let [total, taken] = [total, &victory.conversion.taken].map(|share| figures::share(locale, share));
    if total == taken {
        return messages::working_victory_points(locale, points, scale, penalty, left);
    }
    messages::working_victory_points_rounded(locale, taken, points, scale, penalty, left)
}

/// Victory points in words: by the scale, what is taken as a penalty, what is left.
struct Converted {
    points: Text,
    penalty: Option<Argument<'static>>,
    left: Text,
}

impl Converted {
    fn of(locale: Locale, victory: &VictoryPoints) -> Self {
        let points = figures::victory_points(locale, &victory.conversion.points);
        let has_penalty = !victory.penalty.is_zero();
        let left = if has_penalty { figures::victory_points(locale, &victory.points) } else { points.clone() };
        let penalty = has_penalty.then(|| figures::points(locale, &victory.penalty).into());
        Self { points, penalty, left }
    }
}

/// Returns true if a fraction of an IMP was used in the formula of a scale that is published for whole IMPs.
fn is_by_formula(matched: &MatchScore) -> bool {
    let by_formula = |side: Side| {
        let points = matched.sides.by(side).victory_points.as_ref();
        points.and_then(|points| points.conversion.fraction) == Some(Fraction::ByFormula)
    };
    Side::BOTH.into_iter().any(by_formula)
}

/// The winner of a knockout, and the margin.
fn winner(locale: Locale, margin: &Exact) -> Text {
    if margin.is_zero() {
        return messages::working_knockout_tied(locale);
    }
    let side = if margin.is_negative() { Side::EW } else { Side::NS };
    messages::working_knockout_won(locale, side, figures::points(locale, &margin.abs()))
}

/// Victory points of a side, from its IMPs as they went into the scale.
fn victory_points(locale: Locale, side: Side, own: &MatchSide, victory: &VictoryPoints, scale: &str) -> Text {
    let conversion = &victory.conversion;
    let Converted { points, penalty, left } = Converted::of(locale, victory);
    let imps = figures::signed_points(locale, &conversion.taken);
    let favoured = match conversion.fraction {
        None if conversion.taken != own.total => {
            return messages::working_victory_points_whole(locale, imps, points, scale, penalty, left);
        }
        None | Some(Fraction::ByFormula) => {
            return messages::working_victory_points(locale, points, scale, penalty, left);
        }
        Some(Fraction::Nearest) => {
            return messages::working_victory_points_nearer_step(locale, imps, points, scale, penalty, left);
        }
        Some(Fraction::TowardsDraw) => {
            return messages::working_victory_points_towards_draw(locale, imps, points, scale, penalty, left);
        }
        Some(Fraction::InFavour) => side,
        Some(Fraction::AgainstIt) => side.opponents(),
    };
    messages::working_victory_points_in_favour(locale, imps, favoured, points, scale, penalty, left)
}
