//! What a board does in a match.

use super::derived;
use crate::messages::{self, Locale, Text, figures};
use crate::render::block::Block;
use crate::ruling::Side;
use crate::scoring::{MatchSide, VictoryPoints};
use crate::session::Breakdown;

/// The board in a knockout, and each side's match with its victory points.
pub(super) fn match_lines(locale: Locale, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(matched) = &breakdown.assessment.matched else { return };
    if matched.knockout {
        let [ns, ew] = Side::BOTH.map(|side| figures::points(locale, &derived::before_penalty(breakdown.figure(side))));
        let average = figures::signed_points(locale, &matched.sides.ns.board);
        blocks.push(Block::Line(messages::working_knockout(locale, ns, ew, average)));
    }
    for side in Side::BOTH {
        let own = matched.sides.by(side);
        let signed = |value| figures::signed_points(locale, value);
        let penalty = (!own.penalty.is_zero()).then(|| figures::points(locale, &own.penalty).into());
        let victory = own.victory_points.as_ref().zip(matched.scale.as_deref());
        let victory = victory.map(|(victory, scale)| victory_points(locale, side, own, victory, scale).into());
        let (rest, board, total) = (signed(&own.rest), signed(&own.board), signed(&own.total));
        blocks.push(Block::Line(messages::working_match(locale, side, rest, board, penalty, total, victory)));
    }
}

/// Victory points of a side, from its IMPs as they went into the scale.
fn victory_points(locale: Locale, side: Side, own: &MatchSide, victory: &VictoryPoints, scale: &str) -> Text {
    let conversion = &victory.conversion;
    let points = figures::victory_points(locale, &conversion.points);
    let has_penalty = !victory.penalty.is_zero();
    let left = if has_penalty { figures::victory_points(locale, &victory.points) } else { points.clone() };
    let penalty = has_penalty.then(|| figures::points(locale, &victory.penalty).into());
    if conversion.imps == own.total {
        return messages::working_victory_points(locale, points, scale, penalty, left);
    }
    let imps = figures::signed_points(locale, &conversion.imps);
    match conversion.favoured.map(|favoured| if favoured { side } else { side.opponents() }) {
        None => messages::working_victory_points_nearer_step(locale, imps, points, scale, penalty, left),
        Some(favoured) => {
            messages::working_victory_points_in_favour(locale, imps, favoured, points, scale, penalty, left)
        }
    }
}
