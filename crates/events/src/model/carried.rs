//! Points that contestants carry beside their boards.

use super::contestant::ContestantId;
use redress_core::number::Exact;
use redress_core::scoring::PenaltyUnit;

/// The kind of points that a contestant carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CarriedKind {
    /// A penalty (Law 90), which is deducted.
    Penalty,
    /// A carry-over from an earlier session.
    CarryOver,
    /// A handicap.
    Handicap,
}

impl CarriedKind {
    /// Every kind with its word in scripts and in JSON.
    pub const ALL: [(Self, &str); 3] =
        [(Self::Penalty, "penalty"), (Self::CarryOver, "carry"), (Self::Handicap, "handicap")];

    /// Its word: `carry`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, name)| name)
    }

    /// The kind of this word.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, own)| *own == name).map(|(kind, _)| *kind)
    }
}

/// Points that a contestant carries beside its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedPoints {
    /// Who carries them.
    pub contestant: ContestantId,
    /// Their kind.
    pub kind: CarriedKind,
    /// The amount: of a penalty what is deducted, of the others what is added. A share is of 1: a penalty's of the top of
    /// a board, the others' of the result.
    pub amount: Exact,
    /// The unit; `None` for that of the event: matchpoints, IMPs, victory points or total points.
    pub unit: Option<PenaltyUnit>,
}
