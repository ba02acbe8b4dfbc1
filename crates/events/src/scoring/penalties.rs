//! Procedural penalties (Law 90) that were given with rulings at tables.

use super::scored::ScoredEvent;
use crate::model::{ContestantId, Event};
use redress_core::number::Exact;
use redress_core::ruling::Unit;
use redress_core::scoring::PenaltyUnit;
use std::collections::HashMap;
use std::sync::Arc;

/// Takes the penalties of an event from the figures of their sides, on the boards that were `fresh` scored without them;
/// those in victory points are left to the ranking.
pub(super) fn take(event: &Event, fresh: &[bool], scored: &mut ScoredEvent) {
    let unit = scored.scoring.unit();
    for (at, place, line) in event.penalised().filter(|(at, ..)| fresh.get(*at).copied().unwrap_or_default()) {
        // The team has it for the board, whichever room is counted.
        let other = scored.boards.get(at).and_then(|board| board.other_room(place));
        for penalty in &line.penalties {
            let both = [Some((place, penalty.side)), other.map(|line| (line, penalty.side.opponents()))];
            for (line, side) in both.into_iter().flatten() {
                let board = scored.boards.get_mut(at).map(Arc::make_mut);
                let figure = board.and_then(|board| board.lines.get_mut(line)?.figures.by_mut(side).as_mut());
                if let Some(figure) = figure {
                    // A penalty in a unit that the event does not count was refused when it was read.
                    let _ = figure.penalise(penalty, unit);
                }
            }
        }
    }
}

/// The victory points that contestants were fined.
pub(super) fn in_victory_points(event: &Event) -> HashMap<ContestantId, Exact> {
    let mut fined: HashMap<ContestantId, Exact> = HashMap::new();
    let given = event.penalised().flat_map(|(_, _, line)| line.penalties.iter().map(move |own| (line, own)));
    for (line, own) in given.filter(|(_, own)| own.unit == PenaltyUnit::Points(Unit::VictoryPoints)) {
        let id = line.by(own.side);
        let players = event.contestant(id).map(|pair| pair.players.as_slice()).unwrap_or_default();
        for id in players.iter().chain([&id]) {
            *fined.entry(*id).or_default() += own.amount.clone();
        }
    }
    fined
}
