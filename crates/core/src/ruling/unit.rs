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
