//! A whole event scored: every line of every board, and the ranking.

mod rules;
mod scored;

pub use rules::{ResultOf, Rules};
pub use scored::{ScoreError, ScoredBoard, ScoredEvent, ScoredLine, Standing};
