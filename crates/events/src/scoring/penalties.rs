//! Procedural penalties (Law 90) that were given with rulings at tables.

use super::scored::ScoredEvent;
use crate::model::{ContestantId, Event};
use redress_core::number::Exact;
use redress_core::ruling::Unit;
use redress_core::scoring::PenaltyUnit;
use std::sync::Arc;

/// Takes the penalties of an event from the figures of their sides, on the boards that were `fresh` scored without them;
/// those in victory points are left to the ranking.
pub(super) fn take(event: &Event, fresh: &[bool], scored: &mut ScoredEvent) {
    let unit = scored.scoring.unit();
    for own in event.penalties.iter().filter(|own| fresh.get(own.board).copied().unwrap_or_default()) {
        // The team has it for the board, whichever room is counted.
        let other = scored.boards.get(own.board).and_then(|board| board.other_room(own.line));
        let at = [Some((own.line, own.penalty.side)), other.map(|line| (line, own.penalty.side.opponents()))];
        for (line, side) in at.into_iter().flatten() {
            let board = scored.boards.get_mut(own.board).map(Arc::make_mut);
            let figure = board.and_then(|board| board.lines.get_mut(line)?.figures.by_mut(side).as_mut());
            if let Some(figure) = figure {
                // A penalty in a unit that the event does not count was refused when it was read.
                let _ = figure.penalise(&own.penalty, unit);
            }
        }
    }
}

/// Returns true if two events have the same penalties on a board.
pub(super) fn are_alike(one: &Event, other: &Event, board: usize) -> bool {
    let of = |event: &Event| -> Vec<_> { event.penalties.iter().filter(|own| own.board == board).cloned().collect() };
    one.penalties == other.penalties || of(one) == of(other)
}

/// The victory points that a contestant was fined.
pub(super) fn in_victory_points(event: &Event, contestant: ContestantId) -> Exact {
    let is_theirs = |id: ContestantId| {
        id == contestant || event.contestant(id).is_some_and(|pair| pair.players.contains(&contestant))
    };
    let fined = event.penalties.iter().filter(|own| {
        let line = event.boards.get(own.board).and_then(|board| board.lines.get(own.line));
        own.penalty.unit == PenaltyUnit::Points(Unit::VictoryPoints)
            && line.is_some_and(|line| is_theirs(line.by(own.penalty.side)))
    });
    fined.map(|own| &own.penalty.amount).sum()
}
