//! A whole event scored: every line of every board, and the ranking.

mod beside;
mod board;
mod carried;
mod penalties;
mod places;
mod printed;
mod ranking;
mod rooms;
mod rounds;
mod row;
mod rules;
mod score;
mod scored;
mod session;
mod sessions;
mod typed;

pub(crate) use board::Gathered;
pub use carried::carried_points_fit;
pub use places::PlacesAmong;
pub use printed::{PrintedPrecision, in_unit, is_rounded, unit};
pub use rounds::{MatchResult, RestOfMatch};
pub use row::{expected_results, printed_artificial};
pub use rules::Rules;
pub(crate) use score::scored_board;
pub use score::{score, score_changed};
pub use scored::{Played, ScoreError, ScoredBoard, ScoredEvent, ScoredLine, Standing};

pub(crate) use typed::fits;

pub use redress_core::scoring::{ResultOf, SessionWeights, Ties};
