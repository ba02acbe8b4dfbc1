//! What a ruling does to the other pairs of the field.

use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{
    Comparison, Conventions, Field, Figure, ResolvedRuling, Scoring, ScoringError, Sides, row_figures,
};
use crate::situation::OtherResult;
use std::collections::BTreeMap;

/// The other pairs' points with the ruling, beside what they would have without it.
#[derive(Debug, Clone)]
pub struct Effects {
    /// Whether the comparison is with the score obtained at the table; else with the board as if the table had none.
    pub from_obtained: bool,
    /// Whether shares are compared and not points: matchpoints of two tops.
    pub in_shares: bool,
    /// Each side's pairs: those of one score, highest for NS first, then those of other rows in their order.
    pub changes: Sides<Vec<Change>>,
}

/// Pairs of the field, before and after.
#[derive(Debug, Clone)]
pub struct Change {
    /// What they have.
    pub result: OtherResult,
    /// At how many tables.
    pub tables: Exact,
    /// What it was worth; none where there was nobody to be compared with.
    pub before: Option<Worth>,
    /// What it is worth with the ruling.
    pub after: Option<Worth>,
}

/// Points, and the same as a share of the top; none in IMPs.
pub type Worth = (Exact, Option<Exact>);

impl Change {
    /// Whether anything changed, in points or in shares.
    #[must_use]
    pub fn is_change(&self, in_shares: bool) -> bool {
        let seen = |worth: &Option<Worth>| {
            let (points, share) = worth.clone()?;
            if in_shares { share } else { Some(points) }
        };
        seen(&self.before) != seen(&self.after)
    }
}

/// Compares the field with the ruling's result to the field with the obtained one, or with none. `written` is what stands
/// in a row of the field.
///
/// # Errors
/// As scoring itself.
pub fn effects(
    field: &Field,
    before: Option<&ResolvedRuling>,
    after: &ResolvedRuling,
    scoring: Scoring,
    conventions: &Conventions,
    written: impl Fn(usize) -> Option<OtherResult>,
) -> Result<Effects, ScoringError> {
    let pairs = pairs(field);
    let rows: Vec<usize> = pairs.iter().map(|(at, _)| *at).collect();
    let figures = |ruling| row_figures(ruling, &rows, scoring, Comparison::field(field), conventions);
    let (earlier, later) = (figures(before)?, figures(Some(after))?);
    let changes = Sides::of(|side| {
        let (mut scores, mut others) = (BTreeMap::<i32, Change>::new(), Vec::new());
        for (((at, tables), before), after) in pairs.iter().zip(&earlier).zip(&later) {
            let Some(row) = field.rows().get(*at) else { continue };
            let worth = |figures: &Sides<Option<Figure>>| {
                figures.by(side).as_ref().map(|figure| (figure.points.clone(), figure.share.clone()))
            };
            let score = single_score(&row.ruling, side);
            let Some(result) = score.map(OtherResult::Score).or_else(|| written(*at)) else { continue };
            let change = Change { result, tables: tables.clone(), before: worth(before), after: worth(after) };
            match score.and_then(|score| scores.get_mut(&score)) {
                Some(known) => known.tables += &change.tables,
                None => match score {
                    Some(score) => drop(scores.insert(score, change)),
                    None => others.push(change),
                },
            }
        }
        scores.into_values().rev().chain(others).collect()
    });
    let in_shares = before.is_none() && scoring == Scoring::Matchpoints;
    Ok(Effects { from_obtained: before.is_some(), in_shares, changes })
}

/// A row for each plain score and for everything else, with how many tables have the same.
fn pairs(field: &Field) -> Vec<(usize, Exact)> {
    let (mut scores, mut pairs) = (BTreeMap::<i32, usize>::new(), Vec::<(usize, Exact)>::new());
    for (at, row) in field.rows().iter().enumerate() {
        let known = match row.ruling {
            ResolvedRuling::Score(points) => Some(*scores.entry(points).or_insert(pairs.len())),
            ResolvedRuling::Sides(_) | ResolvedRuling::Damage(_) => None,
        };
        match known.and_then(|known| pairs.get_mut(known)) {
            Some((_, tables)) => *tables += Exact::from(row.count),
            None => pairs.push((at, row.count.into())),
        }
    }
    pairs
}

/// The one score that a row gives a side; none of damage, which may come to another.
fn single_score(ruling: &ResolvedRuling, side: Side) -> Option<i32> {
    match ruling {
        ResolvedRuling::Score(points) => Some(*points),
        ResolvedRuling::Sides(sides) => sides.by(side).single_score(),
        ResolvedRuling::Damage(_) => None,
    }
}
