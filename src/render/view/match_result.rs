//! What a board does in a match.

use super::derived;
use crate::messages::{self, Locale, Text, figures};
use crate::number::Exact;
use crate::render::block::Block;
use crate::render::notation::bracketed;
use crate::ruling::Side;
use crate::scoring::{Fraction, MatchScore, VictoryPoints};
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
        let own = matched.sides.by(side);
        let signed = |value| figures::signed_points(locale, value);
        let penalty = (!own.penalty.is_zero()).then(|| figures::points(locale, &own.penalty).into());
        let victory = own.victory_points.as_ref().zip(matched.scale.as_deref());
        let victory = victory.map(|(victory, scale)| victory_points(locale, side, victory, scale).into());
        let (rest, board, total) = (signed(&own.rest), signed(&own.board), signed(&own.total));
        blocks.push(Block::Line(messages::working_match(locale, side, rest, board, penalty, total, victory)));
    }
    if matched.sides.ns.victory_points.is_some() && is_by_formula(matched) {
        blocks.push(Block::Line(messages::working_scale_assumed(locale)));
    }
    if let Some(margin) = matched.margin() {
        blocks.push(Block::Line(winner(locale, &margin)));
    }
}

/// Whether a fraction of an IMP was put into the formula of a scale that is published for whole IMPs.
fn is_by_formula(matched: &MatchScore) -> bool {
    let by_formula = |side: Side| {
        let points = matched.sides.by(side).victory_points.as_ref();
        points.and_then(|points| points.conversion.fraction) == Some(Fraction::ByFormula)
    };
    Side::BOTH.into_iter().any(by_formula)
}

/// Who wins a knockout, and by how much.
fn winner(locale: Locale, margin: &Exact) -> Text {
    if margin.is_zero() {
        return messages::working_knockout_tied(locale);
    }
    let side = if margin.is_negative() { Side::EW } else { Side::NS };
    messages::working_knockout_won(locale, side, figures::points(locale, &margin.abs()))
}

/// Victory points of a side, from its IMPs as they went into the scale.
fn victory_points(locale: Locale, side: Side, victory: &VictoryPoints, scale: &str) -> Text {
    let conversion = &victory.conversion;
    let points = figures::victory_points(locale, &conversion.points);
    let has_penalty = !victory.penalty.is_zero();
    let left = if has_penalty { figures::victory_points(locale, &victory.points) } else { points.clone() };
    let penalty = has_penalty.then(|| figures::points(locale, &victory.penalty).into());
    let imps = figures::signed_points(locale, &conversion.imps);
    let favoured = match conversion.fraction {
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
