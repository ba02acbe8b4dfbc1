//! What a ruling does to the other pairs of the field.

use crate::number::Exact;
use crate::scoring::{Conventions, Field, FieldScoring, Resolved, ScoringError, Sides, field_scores};

/// The other pairs' points with the ruling, beside what they would have without it.
#[derive(Debug, Clone)]
pub struct Effects {
    /// Whether the comparison is with the score obtained at the table; else with the board as if the table had none.
    pub from_obtained: bool,
    /// Whether shares are compared and not points: matchpoints of two tops.
    pub in_shares: bool,
    /// Each side's scores of the field, highest for NS first.
    pub changes: Sides<Vec<Change>>,
}

/// A score of the field, before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// From NS's view.
    pub score: i32,
    /// How many tables have it.
    pub tables: Exact,
    /// Points before, and as a share of the top then; none in IMPs.
    pub before: (Exact, Option<Exact>),
    /// Points with the ruling, and as a share of the top.
    pub after: (Exact, Option<Exact>),
}

impl Change {
    /// Whether anything changed, in points or in shares.
    #[must_use]
    pub fn is_change(&self, in_shares: bool) -> bool {
        if in_shares { self.before.1 != self.after.1 } else { self.before.0 != self.after.0 }
    }
}

/// Compares the field with the ruling's result to the field with the obtained one, or with none.
///
/// # Errors
/// As scoring itself.
pub fn effects(
    field: &Field,
    applied: &Resolved,
    obtained: Option<&Resolved>,
    scoring: FieldScoring,
    conventions: &Conventions,
) -> Result<Effects, ScoringError> {
    let before = field_scores(field, obtained, scoring, conventions)?;
    let after = field_scores(field, Some(applied), scoring, conventions)?;
    let changes = Sides::of(|side| {
        let pairs = before.by(side).iter().zip(after.by(side));
        pairs
            .map(|(before, after)| Change {
                score: after.score,
                tables: after.tables.clone(),
                before: (before.points.clone(), before.share.clone()),
                after: (after.points.clone(), after.share.clone()),
            })
            .collect()
    });
    let in_shares = obtained.is_none() && scoring == FieldScoring::Matchpoints;
    Ok(Effects { from_obtained: obtained.is_some(), in_shares, changes })
}
