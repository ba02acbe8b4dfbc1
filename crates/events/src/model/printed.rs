//! A figure that a program printed.

use redress_core::number::Exact;
use redress_core::ruling::Unit;
use redress_core::scoring::Scoring;

/// The unit of a printed figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PrintedUnit {
    /// Matchpoints, by whatever a win is worth there.
    Matchpoints,
    /// Percent of the top: 61.8 for 61.8%.
    Percent,
    /// IMPs.
    Imps,
    /// Victory points.
    VictoryPoints,
    /// Total points.
    TotalPoints,
}

impl PrintedUnit {
    /// Every unit.
    pub const EVERY: [Self; 5] = [Self::Matchpoints, Self::Percent, Self::Imps, Self::VictoryPoints, Self::TotalPoints];

    /// The unit of points that it is; `None` for percent.
    #[must_use]
    pub const fn points(self) -> Option<Unit> {
        match self {
            Self::Percent => None,
            Self::Matchpoints => Some(Unit::Matchpoints),
            Self::Imps => Some(Unit::Imps),
            Self::VictoryPoints => Some(Unit::VictoryPoints),
            Self::TotalPoints => Some(Unit::TotalPoints),
        }
    }

    /// Its name in our own files: `MP`, `%`.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.points().map_or("%", Unit::word)
    }

    /// The unit of a name in our own files.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::EVERY.into_iter().find(|unit| unit.word() == name)
    }
}

impl From<Unit> for PrintedUnit {
    fn from(unit: Unit) -> Self {
        match unit {
            Unit::Matchpoints => Self::Matchpoints,
            Unit::Imps => Self::Imps,
            Unit::VictoryPoints => Self::VictoryPoints,
            Unit::TotalPoints => Self::TotalPoints,
        }
    }
}

/// The unit in which programs print the points of a form of scoring; matchpoints if the form is unknown.
impl From<Option<Scoring>> for PrintedUnit {
    fn from(scoring: Option<Scoring>) -> Self {
        scoring.map_or(Self::Matchpoints, |scoring| scoring.unit().into())
    }
}

/// A figure as a program printed it: a number and how fine it was printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The number as printed; percentages in percent.
    pub value: Exact,
    /// The number of digits after its decimal point; programs that leave trailing zeros out print at least so many.
    pub decimals: u8,
    /// Its unit.
    pub unit: PrintedUnit,
}
