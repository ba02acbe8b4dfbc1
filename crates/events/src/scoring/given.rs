//! The standing of a line on its board, for a view of a board beside its scored lines.

use super::row::{Row, artificial};
use super::rules::Rules;
use crate::model::{BoardResults, Printed};
use redress_core::number::Exact;
use redress_core::ruling::Artificial;

/// The number of results expected on a board under these rules.
#[must_use]
pub fn expected(board: &BoardResults, rules: &Rules) -> usize {
    board.lines.iter().filter(|line| Row::is_expected(line, rules)).count()
}

/// The artificial score that a side's printed figure is, where a line is a ruling of which nothing else is known;
/// `None` if there is none in this form of scoring.
#[must_use]
pub fn given(printed: &Printed, board: &BoardResults, rules: &Rules) -> Option<Artificial> {
    let expected = Exact::from(i64::try_from(expected(board, rules)).unwrap_or(i64::MAX));
    artificial(printed, &expected, rules)
}
