//! The WBF's victory-point scales of 2013: each further IMP is worth a fixed part less than the one before.
//!
//! The only place where a score is a floating-point number, and rounded at once: the formula raises to a power.
//! Source: the WBF Scoring Panel's report on its IMP to VP scales, and the tables published with it.

use super::step_scale::Step;
use crate::number::Exact;

/// Victory points of a drawn match, and the most that are added to them.
const DRAW: f64 = 10.0;

/// The base R of the formula: each third of the way to the maximum is worth this times the third before it.
fn ratio() -> f64 {
    ((5.0_f64.sqrt() - 1.0) / 2.0).powi(3)
}

/// The margin that gives all 20 victory points: 15√N IMPs.
fn maximum(boards: u32) -> f64 {
    15.0 * f64::from(boards.max(1)).sqrt()
}

/// The winner's victory points by the formula, in hundredths.
fn by_formula(margin: f64, boards: u32) -> u16 {
    let share = margin / maximum(boards);
    if share >= 1.0 {
        return 2000;
    }
    let points = DRAW + DRAW * (1.0 - ratio().powf(share)) / (1.0 - ratio());
    let hundredths = (points * 100.0).round().clamp(0.0, 2000.0);
    // In range by the clamp.
    hundredths as u16
}

/// The continuous scale for a number of boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContinuousScale {
    boards: u32,
    /// The winner's victory points for each whole margin, in hundredths, up to the maximum.
    table: Vec<u16>,
}

impl ContinuousScale {
    /// The scale as it is published.
    ///
    /// Rounded to hundredths, a further IMP is here and there worth more than the one before; the published tables
    /// then give the earlier one a hundredth more, until none is.
    #[must_use]
    pub fn new(boards: u32) -> Self {
        let mut table = Vec::new();
        for margin in 0..=u16::MAX {
            let points = by_formula(margin.into(), boards);
            table.push(points);
            if points == 2000 {
                break;
            }
        }
        while make_concave(&mut table) {}
        Self { boards, table }
    }

    /// Boards of the match.
    #[must_use]
    pub fn boards(&self) -> u32 {
        self.boards
    }

    /// Returns true if a margin is no whole number of IMPs below the maximum, for which the tables say nothing.
    pub(super) fn is_between(&self, margin: &Exact) -> bool {
        margin.to_integer().is_none() && margin.to_f64() < maximum(self.boards)
    }

    /// The winner's victory points for a margin that is not negative: by the table for whole IMPs, by the formula
    /// between them.
    #[must_use]
    pub fn winner(&self, margin: &Exact) -> Exact {
        let whole = |margin: usize| self.table.get(margin).copied().unwrap_or(2000);
        let below = margin.to_f64().clamp(0.0, f64::from(u16::MAX)).floor() as usize;
        let hundredths = match margin.to_integer() {
            Some(_) => whole(below),
            None => by_formula(margin.to_f64(), self.boards).clamp(whole(below), whole(below.saturating_add(1))),
        };
        Exact::fraction(hundredths.into(), 100).unwrap_or_default()
    }
}

/// One pass of the correction; whether it changed anything.
fn make_concave(table: &mut [u16]) -> bool {
    let mut changed = false;
    for at in 1..table.len().saturating_sub(1) {
        if let Some([before, here, after]) = table.get_mut(at.saturating_sub(1)..at.saturating_add(2))
            && u32::from(*before) + u32::from(*after) > 2 * u32::from(*here)
        {
            *here = here.saturating_add(1);
            changed = true;
        }
    }
    changed
}

/// The steps of the discrete scale: to each whole victory point belong the margins that the formula brings nearest to
/// it, narrowed where a step would be narrower than the one below it.
pub(super) fn discrete_steps(boards: u32) -> Vec<Step> {
    let margin = |points: f64| {
        let share = (1.0 - (1.0 - ratio()) * (points - DRAW) / DRAW).ln() / ratio().ln();
        (share * maximum(boards)).floor() as i64
    };
    // The greatest margin of 10, 11 … 19 victory points.
    let mut greatest: Vec<i64> = (0..10_u8).map(|more| margin(DRAW + f64::from(more) + 0.5)).collect();
    while widen(&mut greatest) {}
    let mut steps = Vec::new();
    let mut from = 0_u32;
    for (points, to) in (10_i64..).zip(&greatest) {
        let Some(to) = u32::try_from(*to).ok().filter(|to| *to >= from) else { continue };
        steps.push(step(points, from, Some(to)));
        from = to.saturating_add(1);
    }
    steps.push(step(20, from, None));
    steps
}

fn step(winner: i64, from: u32, to: Option<u32>) -> Step {
    Step { from, to, winner: Exact::from(winner), loser: Exact::from(20_i64.saturating_sub(winner)) }
}

/// Makes the first step that is narrower than the one below it wider; whether there was one. The draw's step counts
/// on both sides of nothing.
fn widen(greatest: &mut [i64]) -> bool {
    let width = |at: usize, greatest: &[i64]| {
        let to = greatest.get(at).copied().unwrap_or(0);
        match at.checked_sub(1) {
            Some(below) => to.saturating_sub(greatest.get(below).copied().unwrap_or(0)),
            None => to.saturating_mul(2).saturating_add(1),
        }
    };
    for at in 1..greatest.len() {
        if width(at, greatest) < width(at.saturating_sub(1), greatest)
            && let Some(below) = greatest.get_mut(at.saturating_sub(1)).filter(|below| **below > 0)
        {
            *below = below.saturating_sub(1);
            return true;
        }
    }
    false
}
