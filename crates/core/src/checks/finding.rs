//! Findings of the checks, as data.

use super::no_effect::NoEffect;
use crate::law::{self, Law};
use crate::number::Exact;
use crate::ruling::{Outcome, Ruling, Side, Unit, Vulnerability};
use crate::scoring::{Convention, Scoring};

/// The severity of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A hint beside a sound result.
    Note,
    /// The result stands but is probably a mistake.
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
    /// The kind of finding.
    pub kind: FindingKind,
    /// The component that it is about, where it is about one: counted from 0 in the order of
    /// [`Ruling::components`](crate::ruling::Ruling::components).
    pub component: Option<usize>,
}

/// Declares every check once: what it finds, its code, its severity, its Law if it rests on one, and the particulars of a
/// finding.
macro_rules! checks {
    ($(
        $(#[doc = $doc:literal])*
        $check:ident $name:literal $severity:ident $([$law:expr])? {$(
            $(#[doc = $field_doc:literal])*
            $field:ident: $type:ty,
        )+}
    )+) => {
        /// A check of a scored ruling.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Check { $($(#[doc = $doc])* $check,)+ }

        impl Check {
            /// Every check.
            pub const ALL: &'static [Self] = &[$(Self::$check,)+];

            /// Its code in the language and in JSON: `no-damage`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$check => $name,)+ }
            }

            /// The severity of its findings.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$check => Severity::$severity,)+ }
            }

            /// The Law of 2017 that it rests on; `None` if it rests on arithmetic alone.
            #[must_use]
            pub fn law(self) -> Option<Law> {
                match self { $(Self::$check => [$($law)?].first().copied(),)+ }
            }
        }

        /// The particulars of a finding. Points are each side's own, before rounding and penalties.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum FindingKind {$(
            $(#[doc = $doc])*
            $check {$(
                $(#[doc = $field_doc])*
                $field: $type,
            )+},
        )+}

        impl FindingKind {
            /// The check that found it.
            #[must_use]
            pub const fn check(&self) -> Check {
                match self { $(Self::$check { .. } => Check::$check,)+ }
            }
        }
    };
}

checks! {
    /// No contract gives this score.
    ImpossibleScore "impossible-score" Warning [law::SCORE] {
        /// From NS's view.
        score: i32,
        /// At which vulnerability; `None` if it is not known and every one was tried.
        vulnerability: Option<Vulnerability>,
    }
    /// The sides of a split have more together than there is.
    SplitExceedsTop "split-exceeds-top" Warning {
        /// The sides' total.
        total: Exact,
        /// The top; `None` in IMPs, where the total is 0.
        top: Option<Exact>,
        /// The split with the signs of EW's scores turned round, where they look like EW's own.
        likely_sign: Option<Ruling>,
    }
    /// Values of +X −Y +Z that rise where they should fall.
    NotDescending "not-descending" Warning [law::SELF_INFLICTED] {
        /// The side that the pattern is for.
        side: Side,
        /// X, Y and Z.
        values: [Exact; 3],
    }
    /// The offenders get more by the ruling than they obtained.
    OffendersGain "offenders-gain" Warning [law::DAMAGE] {
        /// The offending side.
        side: Side,
        /// By the ruling.
        ruling: Exact,
        /// For the score that they obtained.
        obtained: Exact,
    }
    /// The ruling does not give the non-offenders more than they obtained: there is no damage.
    NoDamage "no-damage" Note [law::DAMAGE] {
        /// The non-offending side.
        side: Side,
        /// By the ruling.
        ruling: Exact,
        /// For the score that they obtained.
        obtained: Exact,
    }
    /// The non-offenders get less by the ruling than they obtained.
    NonOffendersLose "non-offenders-lose" Warning [law::DAMAGE] {
        /// The non-offending side.
        side: Side,
        /// By the ruling.
        ruling: Exact,
        /// For the score that they obtained.
        obtained: Exact,
    }
    /// A weight below 0 or over 100%, where no damage is self-inflicted.
    NegativeWeight "negative-weight" Warning [law::WEIGHTED] {
        /// Of 1.
        weight: Exact,
        /// The outcome.
        outcome: Outcome,
        /// The side; the first of two that have the same.
        side: Side,
    }
    /// A figure below 0 or over the top.
    OutOfRange "out-of-range" Warning {
        /// The side.
        side: Side,
        /// The figure.
        points: Exact,
        /// The most that there is.
        top: Exact,
    }
    /// The result obtained at the table is one of those that are weighed.
    ObtainedWeighted "obtained-weighted" Note [law::WEIGHTED] {
        /// Of 1.
        weight: Exact,
        /// The result.
        outcome: Outcome,
    }
    /// The non-offenders keep what they obtained while the offenders are adjusted.
    NoRelief "no-relief" Note [law::SELF_INFLICTED] {
        /// The non-offending side.
        side: Side,
    }
    /// A weight that is less than the number of outcomes asks.
    SmallWeight "small-weight" Note {
        /// Of 1.
        weight: Exact,
        /// The least that one of so many outcomes should have.
        least: Exact,
        /// The outcome.
        outcome: Outcome,
        /// The side; the first of two that have the same.
        side: Side,
        /// The component's part of the side's points; without it the weight would go to the others in proportion.
        change: Exact,
        /// The unit of the points.
        unit: Unit,
    }
    /// A statement of the case has no effect in its scoring.
    NoEffect "no-effect" Note {
        /// The statement.
        what: NoEffect,
        /// The scoring in force.
        scoring: Scoring,
        /// The convention that leaves another without effect that the scoring knows, and its value as it is written;
        /// `None` if the scoring does not know it.
        overruled_by: Option<(Convention, String)>,
        /// The forms of scoring in which it has an effect, whatever the other conventions are.
        bears_on: Vec<Scoring>,
    }
}

impl From<FindingKind> for Finding {
    fn from(kind: FindingKind) -> Self {
        Self { kind, component: None }
    }
}
