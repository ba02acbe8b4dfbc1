//! The rules of Law 70 that decide between normal lines.

use crate::law::{self, Law};

/// A rule by which a less successful normal line counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rule {
    /// A trump is out of which claimer said nothing and may have been unaware (Law 70C).
    Trump,
    /// A successful line that the statement does not embrace is not accepted if another normal line is less successful (Law
    /// 70D1).
    Line,
    /// A defender's claim may not rest on his partner's choice among normal plays (Law 70D2).
    Partner,
    /// An unstated line may not rest on finding one opponent rather than the other with a card (Law 70E1).
    Guess,
}

impl Rule {
    /// All of them, in the order of the Law.
    pub const ALL: [Self; 4] = [Self::Trump, Self::Line, Self::Partner, Self::Guess];

    /// The Law.
    #[must_use]
    pub const fn law(self) -> Law {
        match self {
            Self::Trump => law::FORGOTTEN_TRUMP,
            Self::Line => law::OTHER_LINE,
            Self::Partner => law::PARTNERS_PLAY,
            Self::Guess => law::UNSTATED_LINE,
        }
    }
}

/// A set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rules(u8);

impl Rules {
    /// All of them.
    pub const ALL: Self = Self(15);

    /// The set with another rule.
    #[must_use]
    pub const fn with(self, rule: Rule) -> Self {
        Self(self.0 | 1 << rule as u8)
    }

    /// Returns true if a rule is in it.
    #[must_use]
    pub const fn has(self, rule: Rule) -> bool {
        self.0 & 1 << rule as u8 != 0
    }

    /// The number of rules.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rules, in the order of the Law.
    pub fn iter(self) -> impl Iterator<Item = Rule> {
        Rule::ALL.into_iter().filter(move |rule| self.has(*rule))
    }

    /// Every set of one rule or more, the smaller first.
    pub(super) fn every() -> Vec<Self> {
        let mut all: Vec<Self> = (1..=Self::ALL.0).map(Self).collect();
        all.sort_by_key(|set| set.len());
        all
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
