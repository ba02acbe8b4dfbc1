//! One ruling under several conventions.

use super::Breakdown;
use crate::diagnostic::Diagnostic;
use crate::ruling::{Ruling, Side};

/// A ruling under every preset, or under each value of one setting.
#[derive(Debug, Clone)]
pub struct Choices {
    /// The name the ruling was called by.
    pub name: Option<String>,
    /// The ruling.
    pub ruling: Ruling,
    /// The setting that was varied; none for whole presets.
    pub setting: Option<&'static str>,
    /// What is in force first, then each choice.
    pub rows: Vec<ChoiceRow>,
}

/// The ruling under one choice.
#[derive(Debug, Clone)]
pub struct ChoiceRow {
    /// The preset or the value; none for what is in force, where that is no choice of its own.
    pub choice: Option<String>,
    /// Whether it is what is in force.
    pub in_force: bool,
    /// Whether a figure differs from what is in force.
    pub differs: bool,
    /// The score, or why there is none.
    pub scored: Result<Box<Breakdown>, Vec<Diagnostic>>,
}

/// Whether the final figures of two scores of one ruling differ: points, or their shares of the top where the tops
/// differ, and victory points.
#[must_use]
pub fn differ(one: &Breakdown, other: &Breakdown) -> bool {
    let same_top = one.scored.top() == other.scored.top();
    Side::BOTH.into_iter().any(|side| {
        let (one_figure, other_figure) = (one.figure(side), other.figure(side));
        let figures = match (&one_figure.share, &other_figure.share) {
            (Some(one), Some(other)) if !same_top => one != other,
            _ => one_figure.points != other_figure.points,
        };
        let victory = |breakdown: &Breakdown| {
            let victory = breakdown.matched.as_ref()?.sides.by(side).victory_points.as_ref()?;
            Some(victory.points.clone())
        };
        figures || victory(one) != victory(other)
    })
}
