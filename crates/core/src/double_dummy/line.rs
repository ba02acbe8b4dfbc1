//! The line on which both sides play best.

use super::{DoubleDummy, Play, Position};
use crate::claim::PlayedTrick;
use crate::ruling::{Card, Side};

/// The play from a position on, trick by trick, a best card each time; `None` if it is no position, or `interrupted` says
/// to stop. Of several best cards a leader plays the first of the hand and the others the lowest.
pub fn best_line(
    solver: &dyn DoubleDummy,
    position: &Position,
    interrupted: &dyn Fn() -> bool,
) -> Option<Vec<PlayedTrick>> {
    let mut now = position.clone();
    let mut line = Vec::new();
    while now.remaining() > 0 {
        if interrupted() {
            return None;
        }
        let card = chosen(&solver.plays(&now)?, now.trick.is_empty())?;
        line.extend(now.play(card).ok()?);
    }
    Some(line)
}

/// The card of a best play.
fn chosen(plays: &[Play], leads: bool) -> Option<Card> {
    let most = plays.iter().map(|play| play.tricks).max()?;
    let best = plays.iter().filter(|play| play.tricks == most);
    if leads {
        best.clone().next()?.cards.first().copied()
    } else {
        best.filter_map(|play| play.cards.last().copied()).max_by_key(|card| card.place().1)
    }
}

/// The tricks of a line that a side wins.
#[must_use]
pub fn won_by(line: &[PlayedTrick], side: Side) -> u32 {
    let won = line.iter().filter(|trick| trick.winner.side() == side).count();
    u32::try_from(won).unwrap_or_default()
}
