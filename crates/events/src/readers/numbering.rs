//! How numbers of contestants are to be understood where a file does not say.

use redress_core::ruling::{Side, Sides};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// A number as it is written with its direction: `9NS` and `9 EW` are 9, North-South's and East-West's.
pub(super) fn with_direction(text: &str) -> (&str, Option<Side>) {
    let text = text.trim();
    for (suffix, side) in [("NS", Side::NS), ("EW", Side::EW)] {
        let bare = text.len().checked_sub(suffix.len()).and_then(|at| text.split_at_checked(at));
        if let Some((bare, end)) = bare
            && end.eq_ignore_ascii_case(suffix)
            && bare.trim_end().ends_with(|c: char| c.is_ascii_digit())
        {
            return (bare.trim_end(), Some(side));
        }
    }
    (text, None)
}

/// Whether the same number is another pair in each direction: nobody plays a board twice, so where a number stands on
/// both sides of one board, it is two pairs.
#[derive(Debug)]
pub(super) struct Directions<K> {
    seen: HashMap<K, Sides<HashSet<String>>>,
    apart: bool,
}

impl<K: Eq + Hash> Directions<K> {
    /// Nothing is seen yet.
    pub fn new() -> Self {
        Self { seen: HashMap::new(), apart: false }
    }

    /// Two numbers at a table of a board.
    pub fn see(&mut self, board: K, ns: &str, ew: &str) {
        let seen = self.seen.entry(board).or_default();
        seen.ns.insert(ns.to_owned());
        seen.ew.insert(ew.to_owned());
        self.apart = self.apart || seen.ew.contains(ns) || seen.ns.contains(ew);
    }

    /// What follows from all of them.
    pub fn are_apart(&self) -> bool {
        self.apart
    }
}
