//! The evidence of the cards: the tricks of each lead with all four hands seen, the line on which both sides play best,
//! and the layouts that agree with what a player knew.
//!
//! The solver itself is the host's, a [`DoubleDummy`]. Its figures are evidence for a director, who judges what players who
//! do not see all hands would have done (Law 12C1(c)); nothing here adjusts a score.

mod layouts;
mod line;
mod played;
mod position;

pub use layouts::{Drawn, HandKnowledge, LayoutError, Shape, TwoSuits, draw};
pub use line::{best_line, won_by};
pub use played::Played;
pub use position::{LedTricks, Par, Play, Position, play_table};

use crate::ruling::{Board, Deal};

/// A double-dummy solver: tricks with all cards seen and best play by both sides.
pub trait DoubleDummy {
    /// Each card that the player on turn may play, with the tricks that his side takes from here on. The cards of a
    /// sequence may be one entry.
    ///
    /// None if the cards are not those of a position: every hand known, hands of one size but for the current trick.
    fn plays(&self, position: &Position) -> Option<Vec<Play>>;

    /// The most tricks that the side on turn takes in each position; `None` if one is no position, or `interrupted` says to
    /// stop.
    fn tricks(&self, positions: &[Position], interrupted: &dyn Fn() -> bool) -> Option<Vec<u32>>;

    /// The par of a whole deal: the score that neither side can improve by bidding on; `None` where hands are unknown.
    fn par(&self, deal: &Deal, board: &Board) -> Option<Par>;
}
