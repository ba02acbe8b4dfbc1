//! What a board does in a match.

use crate::catalogue::english as words;
use crate::catalogue::{points, signed_points};
use crate::render::block::Block;
use crate::render::notation::victory_points;
use crate::ruling::Side;
use crate::session::Breakdown;

/// What the board does in the match, and each side's victory points.
pub(super) fn match_lines(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(matched) = &breakdown.assessment.matched else { return };
    let imps = signed_points;
    if matched.knockout {
        let board = |side| {
            let figure = breakdown.figure(side);
            points(&(&figure.points + &figure.penalty))
        };
        let average = imps(&matched.sides.ns.board);
        blocks.push(Block::Line(words::knockout(&board(Side::NS), &board(Side::EW), &average)));
    }
    for side in Side::BOTH {
        let own = matched.sides.by(side);
        let penalty = (!own.penalty.is_zero()).then(|| points(&own.penalty));
        let victory = own.victory_points.as_ref().zip(matched.scale.as_ref()).map(|(victory, scale)| {
            let conversion = &victory.conversion;
            let favoured = conversion.favoured.map(|favoured| if favoured { side } else { side.opponents() });
            let taken = (conversion.imps != own.total).then(|| (imps(&conversion.imps), favoured));
            let (lost, left) = (points(&victory.penalty), victory_points(&victory.points));
            let penalty = (!victory.penalty.is_zero()).then_some((lost.as_str(), left.as_str()));
            words::victory_points(&victory_points(&conversion.points), taken, penalty, scale)
        });
        let line = words::match_side(
            side,
            &imps(&own.rest),
            &imps(&own.board),
            penalty.as_deref(),
            &imps(&own.total),
            victory.as_deref(),
        );
        blocks.push(Block::Line(line));
    }
}
