//! The components of a side with their points.

use crate::number::Exact;
use crate::scoring::{TableWorking, Weighted, Working};

/// Each component of a side, as it was written, with the side's points for it; none of an artificial side.
pub(crate) fn components(working: &Working) -> Vec<(&Weighted, &Exact)> {
    match working {
        Working::Table(TableWorking { components, .. }) | Working::TotalPoints(components) => {
            components.iter().map(|one| (&one.component, &one.points)).collect()
        }
        Working::Comparison(lines) => lines.iter().map(|one| (&one.component, &one.points)).collect(),
        Working::Adjusted { entered, .. } => components(&entered.working),
        Working::Artificial(_) => Vec::new(),
    }
}
