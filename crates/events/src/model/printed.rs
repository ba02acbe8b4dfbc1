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

/// The unit in which programs print the points of a form of scoring; matchpoints if the form is unknown.
impl From<Option<Scoring>> for PrintedUnit {
    fn from(scoring: Option<Scoring>) -> Self {
        match scoring.map(Scoring::unit) {
            Some(Unit::Imps) => Self::Imps,
            Some(Unit::VictoryPoints) => Self::VictoryPoints,
            Some(Unit::TotalPoints) => Self::TotalPoints,
            Some(Unit::Matchpoints) | None => Self::Matchpoints,
        }
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
