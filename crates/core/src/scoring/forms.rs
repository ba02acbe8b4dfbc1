//! The forms of scoring, each once.

use super::board_a_match::BoardAMatch;
use super::butler::Butler;
use super::conventions::{self, Convention, Conventions};
use super::cross_imps::{self, CrossImps};
use super::form::{ComparesWith, Form};
use super::imps::Imps;
use super::matchpoints::Matchpoints;
use super::penalty::PenaltyUnit;
use super::session::SessionResult;
use super::total_points::TotalPoints;
use crate::number::{Exact, Rounding};
use crate::ruling::Unit;

/// The list of forms: what programs call each, and the value that scores by it.
macro_rules! forms {
    ($($(#[$meaning:meta])* $form:ident,)*) => {
        /// A form of scoring, as `scoring NAME` has it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Scoring {
            $($(#[$meaning])* $form,)*
        }

        impl Scoring {
            /// Every form of scoring.
            pub const ALL: &[Self] = &[$(Self::$form),*];

            pub(super) fn form(self) -> &'static dyn Form {
                match self {
                    $(Self::$form => &$form,)*
                }
            }
        }
    };
}

forms! {
    /// Against every other result of the field: 2, 1 or 0 (Law 78A).
    Matchpoints,
    /// Against the other table (Law 78B).
    Imps,
    /// IMPs against the field's datum.
    Butler,
    /// IMPs against every other result of the field.
    CrossImps,
    /// Against the other table: 2, 1 or 0.
    BoardAMatch,
    /// The score itself (Law 78C).
    TotalPoints,
}

/// The conventions that points of every form can depend on.
pub(super) const OF_EVERY_FORM: &[Convention] = &[Convention::Damage, Convention::NoDamage];

impl Scoring {
    /// The name in the language.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.form().name()
    }

    /// The form of this name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|scoring| scoring.name().eq_ignore_ascii_case(name))
    }

    /// The name of what is commonly called by another word.
    #[must_use]
    pub fn resembling(word: &str) -> Option<&'static str> {
        let called = |scoring: &Self| scoring.form().also_called().iter().any(|other| other.eq_ignore_ascii_case(word));
        Self::ALL.iter().copied().find(called).map(Self::name)
    }

    /// The results that it compares with.
    #[must_use]
    pub fn compares_with(self) -> ComparesWith {
        self.form().compares_with()
    }

    /// Returns true if results of a board are compared with one another.
    #[must_use]
    pub fn is_of_field(self) -> bool {
        self.compares_with() == ComparesWith::Field
    }

    /// Returns true if its points are IMPs against the other table of a match, which can go into one.
    #[must_use]
    pub fn has_imps_of_a_match(self) -> bool {
        self.unit() == Unit::Imps && self.compares_with() == ComparesWith::OtherTable
    }

    /// Returns true if its points can depend on a convention, whatever the others are.
    #[must_use]
    pub fn knows(self, convention: Convention) -> bool {
        OF_EVERY_FORM.contains(&convention) || self.form().conventions().contains(&convention)
    }

    /// The convention whose value leaves one that the form knows without effect; `None` if nothing does.
    #[must_use]
    pub fn overruled_by(self, convention: Convention, conventions: &Conventions) -> Option<Convention> {
        self.form().overruled_by(convention, conventions)
    }

    /// Returns true if its points can depend on a convention, given the others.
    #[must_use]
    pub fn heeds(self, convention: Convention, conventions: &Conventions) -> bool {
        self.knows(convention) && self.overruled_by(convention, conventions).is_none()
    }

    /// Returns true if its points are sums over the field, which grow with the number of tables.
    pub(super) fn sums_over_the_field(self, conventions: &Conventions) -> bool {
        self == Self::CrossImps && conventions.cross_imps == conventions::CrossImps::Sum
    }

    /// The IMPs of a whole match as they come to a scale of victory points: modified cross-IMPs to the nearest IMP,
    /// halves away from 0 (EBU White Book 4.2.6.3); all others as they are.
    #[must_use]
    pub fn of_a_match(self, imps: &Exact, conventions: &Conventions) -> Exact {
        let is_modified = self == Self::CrossImps && conventions.cross_imps == conventions::CrossImps::Modified;
        if is_modified { imps.round_to(&Exact::ONE, Rounding::HalfAwayFromZero) } else { imps.clone() }
    }

    /// The result of a session, where a side has so many IMPs in the mean a board, as it counts on a board with so many
    /// expected results: sums of cross-IMPs for each comparison, as the IMPs of an average. `None` if there is none.
    #[must_use]
    pub fn session_of_imps(self, mean: &Exact, expected: &Exact, conventions: &Conventions) -> Option<SessionResult> {
        let times = match self {
            Self::CrossImps => cross_imps::times_of_average(expected, conventions),
            _ => Exact::ONE,
        };
        mean.over(&times).map(SessionResult::Imps)
    }

    /// Returns true if its average plus and average minus can follow such a result of the session (Law 12C2(c)): a
    /// share if there is a top, IMPs in IMPs.
    #[must_use]
    pub fn follows(self, session: &SessionResult) -> bool {
        match self.unit() {
            Unit::Matchpoints => session.share().is_some(),
            Unit::Imps => session.imps().is_some(),
            Unit::VictoryPoints | Unit::TotalPoints => false,
        }
    }

    /// Returns true if a penalty in this unit can be taken from its points: a share if there is a top. Victory points are
    /// taken from those of a match.
    #[must_use]
    pub fn pays(self, unit: PenaltyUnit) -> bool {
        match unit {
            PenaltyUnit::Share => self.unit() == Unit::Matchpoints,
            PenaltyUnit::Points(own) => own == self.unit() || own == Unit::VictoryPoints,
        }
    }

    /// The unit of its points.
    #[must_use]
    pub fn unit(self) -> Unit {
        self.form().unit()
    }
}
