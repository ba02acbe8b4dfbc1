//! Places from results.

use super::scored::Standing;
use std::cmp::Reverse;

/// Puts contestants in order and gives those of equal results the same place.
pub(super) fn place(standings: &mut [Standing]) {
    standings.sort_by_key(|standing| Reverse(standing.result.clone()));
    let mut start = 0_usize;
    while let Some(rest) = standings.get_mut(start..).filter(|rest| !rest.is_empty()) {
        let best = rest.first().map(|standing| standing.result.clone());
        let level = rest.iter().take_while(|standing| Some(&standing.result) == best.as_ref()).count();
        let place = u32::try_from(start.saturating_add(1)).unwrap_or(u32::MAX);
        for standing in rest.iter_mut().take(level) {
            (standing.place, standing.tied) = (place, level > 1);
        }
        start = start.saturating_add(level.max(1));
    }
}
