//! The winners that a side counts in a suit.

use crate::ruling::cards::Cards;

/// The tricks of a suit that two hands play from the top against two others, as many rounds as the longer hand has cards.
pub(super) fn winners(own: [Cards; 2], mut opponents: [Cards; 2]) -> u32 {
    let [one, other] = own;
    let (mut left, rounds) = (one.and(other), one.len().max(other.len()));
    let mut tricks = 0;
    while tricks < rounds {
        let Some(top) = left.highest() else { break };
        if opponents.iter().any(|held| !held.above(top).is_empty()) {
            break;
        }
        left = left.without(top);
        opponents = opponents.map(|held| held.lowest().map_or(held, |lowest| held.without(lowest)));
        tricks += 1;
    }
    tricks
}
