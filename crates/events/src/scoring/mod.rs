//! A whole event scored: every line of every board, and the ranking.

mod board;
mod places;
mod ranking;
mod row;
mod rules;
mod score;
mod scored;

pub use rules::{ResultOf, Rules};
pub use score::score;
pub use scored::{Played, ScoreError, ScoredBoard, ScoredEvent, ScoredLine, Standing};
