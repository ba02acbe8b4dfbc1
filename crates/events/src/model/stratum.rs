//! The strata of an event.

use super::contestant::ContestantId;

/// A stratum below the whole field: those whose master points are within its limit are ranked in it too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stratum {
    /// Its name: `B`.
    pub name: String,
    /// Who is ranked in it, those of lower strata too.
    pub contestants: Vec<ContestantId>,
}
