//! Boards of an event that are kept elsewhere, in columns: what each contestant has from them.

use super::contestant::ContestantId;
use redress_core::number::Exact;
use redress_core::ruling::Side;
use std::collections::HashMap;

/// Boards that are not among those of the event and count in its ranking: in matchpoints, under the Laws' defaults.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Elsewhere {
    /// The number of boards.
    pub boards: usize,
    /// The number of their results.
    pub results: usize,
    /// The points of each contestant from them.
    pub sums: HashMap<ContestantId, BoardSum>,
}

/// The sum of a contestant over some boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BoardSum {
    /// Its matchpoints.
    pub points: Exact,
    /// The tops of the boards together.
    pub top: Exact,
    /// The number of boards.
    pub boards: u32,
}

/// A contestant by its section, its number, and its direction where each has a ranking of its own.
pub type ContestantKey = (Option<String>, String, Option<Side>);
