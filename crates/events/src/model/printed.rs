//! A figure that a program printed.

use redress_core::number::Exact;

/// What a printed figure counts.
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

/// A figure as a program printed it: a number and how fine it was printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printed {
    /// The number as printed; percentages in percent.
    pub value: Exact,
    /// How many digits stand behind its decimal point; programs that leave trailing zeros out print at least so many.
    pub decimals: u8,
    /// What it counts.
    pub unit: PrintedUnit,
}
