//! The units of points.

/// The unit of a side's points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Matchpoints.
    Matchpoints,
    /// International Match Points.
    Imps,
    /// Victory points.
    VictoryPoints,
    /// The points of Law 77.
    TotalPoints,
}

impl Unit {
    /// The unit's name, whatever language is spoken: `IMP`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Matchpoints => "MP",
            Self::Imps => "IMP",
            Self::VictoryPoints => "VP",
            Self::TotalPoints => "points",
        }
    }
}
