//! What a check found, as data.

use super::no_effect::NoEffect;
use crate::law::{self, Law};
use crate::number::Exact;
use crate::ruling::{Outcome, Ruling, Side, Unit, Vulnerability};
use crate::scoring::{Convention, Scoring};

/// How much something matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A hint beside a sound result.
    Note,
    /// The result stands but is probably not what was meant.
    Warning,
    /// There is no result.
    Error,
}

impl Severity {
    /// The word of the language for it, which is also the JSON's.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// Something that a director would want to know of a ruling that has a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// The component that it is about, where it is about one: counted from 0 in the order of
    /// [`Ruling::components`](crate::ruling::Ruling::components).
    pub component: Option<usize>,
}

/// The kinds of findings. Points are each side's own, before rounding and penalties.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FindingKind {
    /// No contract gives this score.
    ImpossibleScore {
        /// From NS's view.
        score: i32,
        /// At which vulnerability; none where it is not known and every one was tried.
        vulnerability: Option<Vulnerability>,
    },
    /// The sides of a split have more together than there is.
    SplitExceedsTop {
        /// What they have.
        total: Exact,
        /// What there is; none in IMPs, where it is 0.
        top: Option<Exact>,
        /// The split with the signs of EW's scores turned round, where they look like EW's own.
        meant: Option<Ruling>,
    },
    /// Values of +X −Y +Z that rise where they should fall.
    NotDescending {
        /// The side that the pattern is for.
        side: Side,
        /// X, Y and Z.
        values: [Exact; 3],
    },
    /// The offenders get more by the ruling than they obtained.
    OffendersGain {
        /// The offending side.
        side: Side,
        /// By the ruling.
        ruling: Exact,
        /// For the score that they obtained.
        obtained: Exact,
    },
    /// The ruling does not give the non-offenders more than they obtained: there is no damage.
    NoDamage {
        /// The non-offending side.
        side: Side,
        /// By the ruling.
        ruling: Exact,
        /// For the score that they obtained.
        obtained: Exact,
    },
    /// The non-offenders get less by the ruling than they obtained.
    NonOffendersLose {
        /// The non-offending side.
        side: Side,
        /// By the ruling.
        ruling: Exact,
        /// For the score that they obtained.
        obtained: Exact,
    },
    /// A weight below 0 or over 100%, where no damage is self-inflicted.
    NegativeWeight {
        /// Of 1.
        weight: Exact,
        /// What it weighs.
        outcome: Outcome,
        /// Whose it is; the first of two that have the same.
        side: Side,
    },
    /// A figure below 0 or over the top.
    OutOfRange {
        /// Whose.
        side: Side,
        /// The figure.
        points: Exact,
        /// The most that there is.
        top: Exact,
    },
    /// The result obtained at the table is one of those that are weighed.
    ObtainedWeighted {
        /// Of 1.
        weight: Exact,
        /// The result.
        outcome: Outcome,
    },
    /// The non-offenders keep what they obtained while the offenders are adjusted.
    NoRelief {
        /// The non-offending side.
        side: Side,
    },
    /// A weight that is less than the number of outcomes asks.
    SmallWeight {
        /// Of 1.
        weight: Exact,
        /// The least that one of so many outcomes should have.
        least: Exact,
        /// What it weighs.
        outcome: Outcome,
        /// Whose it is; the first of two that have the same.
        side: Side,
        /// What the component adds to the side's points, its weight else going to the others in proportion.
        change: Exact,
        /// What the points are.
        unit: Unit,
    },
    /// Something was said for the case that bears on nothing in its scoring.
    NoEffect {
        /// What.
        what: NoEffect,
        /// The scoring in force.
        scoring: Scoring,
        /// The convention that leaves another without effect that the scoring knows, and its value as it is written;
        /// none where the scoring does not know it.
        overruled_by: Option<(Convention, String)>,
        /// The forms of scoring in which it has an effect, whatever the other conventions are.
        bears_on: Vec<Scoring>,
    },
}

impl FindingKind {
    /// How much it matters.
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            Self::ImpossibleScore { .. }
            | Self::SplitExceedsTop { .. }
            | Self::NotDescending { .. }
            | Self::NegativeWeight { .. }
            | Self::OutOfRange { .. }
            | Self::NonOffendersLose { .. }
            | Self::OffendersGain { .. } => Severity::Warning,
            Self::NoDamage { .. }
            | Self::NoRelief { .. }
            | Self::ObtainedWeighted { .. }
            | Self::SmallWeight { .. }
            | Self::NoEffect { .. } => Severity::Note,
        }
    }

    /// The Law that it rests on; none where it is sense and no Law.
    #[must_use]
    pub fn law(&self) -> Option<Law> {
        match self {
            Self::ImpossibleScore { .. } => Some(law::SCORE),
            Self::SplitExceedsTop { .. }
            | Self::OutOfRange { .. }
            | Self::NoEffect { .. }
            | Self::SmallWeight { .. } => None,
            Self::NotDescending { .. } | Self::NoRelief { .. } => Some(law::SELF_INFLICTED),
            Self::OffendersGain { .. } | Self::NoDamage { .. } | Self::NonOffendersLose { .. } => Some(law::DAMAGE),
            Self::ObtainedWeighted { .. } | Self::NegativeWeight { .. } => Some(law::WEIGHTED),
        }
    }
}

impl From<FindingKind> for Finding {
    fn from(kind: FindingKind) -> Self {
        Self { kind, component: None }
    }
}
