//! The meaning of contestants' numbers in files that do not give it.

use redress_core::ruling::{Side, Sides};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// The text between the two who sit together.
pub(super) const PARTNER_SEPARATOR: &str = " & ";

/// A number as it is written with its direction: `9NS` and `EW 9` are 9, North-South's and East-West's.
pub(crate) fn with_direction(text: &str) -> (&str, Option<Side>) {
    let text = text.trim();
    for (prefix, side) in Side::BOTH.map(|side| (side.word(), side)) {
        if let Some((start, bare)) = text.split_at_checked(prefix.len())
            && start.eq_ignore_ascii_case(prefix)
            && bare.trim_start().starts_with(|c: char| c.is_ascii_digit())
        {
            return (bare.trim_start(), Some(side));
        }
    }
    for (suffix, side) in Side::BOTH.map(|side| (side.word(), side)) {
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

/// Returns true if the players at a table are written by their names and not by a number: `Ann & Bob`, `Nowak – Lis`.
pub(super) fn is_name(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let (mut names, mut length) = (0_usize, 0_usize);
    for word in words.filter(|word| word.chars().all(char::is_alphabetic)) {
        names = names.saturating_add(1);
        length = length.saturating_add(word.chars().count());
    }
    names >= 2 && length >= 3
}

/// A test of whether the same number is another pair in each direction: nobody plays a board twice, so a number on both
/// sides of one board is two pairs.
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

    /// Returns true if numbers are other pairs in each direction.
    pub fn are_apart(&self) -> bool {
        self.apart
    }
}
