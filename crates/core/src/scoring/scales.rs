//! The scales of victory points that need not be written, by name.

use super::continuous;
use super::percent_scale::{PercentScale, PercentStep};
use super::step_scale::{Step, StepScale};
use super::victory_points::VictoryScale;
use crate::number::Exact;

/// A published scale, for matches of different lengths.
#[derive(Debug)]
pub struct PublishedScale {
    /// As written after `scale`.
    pub name: &'static str,
    /// The lengths of a match that it is published for, in boards; empty where a formula gives every length.
    pub lengths: &'static [u32],
    make: fn(u32) -> Option<VictoryScale>,
}

/// Every published scale.
pub static SCALES: &[PublishedScale] = &[
    PublishedScale { name: "wbf", lengths: &[], make: |boards| Some(VictoryScale::continuous(boards)) },
    PublishedScale { name: DISCRETE, lengths: &[], make: |boards| Some(VictoryScale::discrete(boards)) },
    PublishedScale { name: "acbl20", lengths: &ACBL_LENGTHS, make: |boards| acbl("acbl20", 20, &ACBL_20, boards) },
    PublishedScale { name: "acbl30", lengths: &ACBL_LENGTHS, make: |boards| acbl("acbl30", 30, &ACBL_30, boards) },
    PublishedScale { name: EBU_PAIRS, lengths: &EBU_PAIRS_LENGTHS, make: ebu_pairs },
];

pub(super) const DISCRETE: &str = "wbf-discrete";

/// Boards of the matches that the ACBL's tables are for: one for six to eight, one for nine to eleven.
const ACBL_LENGTHS: [u32; 6] = [6, 7, 8, 9, 10, 11];

/// The least margin of each step, for six to eight boards and for nine to eleven, and what the winner gets (BridgeHands,
/// Victory Points, 2011).
type Acbl<const STEPS: usize> = [(u32, u32, i64); STEPS];

const ACBL_20: Acbl<11> = [
    (0, 0, 10),
    (1, 1, 11),
    (3, 3, 12),
    (5, 6, 13),
    (8, 10, 14),
    (11, 14, 15),
    (14, 18, 16),
    (17, 22, 17),
    (20, 26, 18),
    (24, 31, 19),
    (28, 36, 20),
];

const ACBL_30: Acbl<14> = [
    (0, 0, 15),
    (1, 1, 18),
    (2, 2, 19),
    (3, 3, 20),
    (4, 5, 21),
    (5, 7, 22),
    (7, 9, 23),
    (9, 12, 24),
    (11, 15, 25),
    (14, 18, 26),
    (17, 22, 27),
    (20, 26, 28),
    (24, 31, 29),
    (28, 36, 30),
];

const EBU_PAIRS: &str = "ebu-pairs";

/// Boards of the matches of Swiss pairs that the English table of percentages is for.
const EBU_PAIRS_LENGTHS: [u32; 1] = [7];

/// The greatest percentage of each step but the last, in hundredths, for matches of seven boards; the winner gets 10 for
/// the first of them and one more for each after it (Oxford Bridge Association, Swiss Pairs of the Oxford Congress).
const EBU_PAIRS_7: [i64; 10] = [5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835];

fn ebu_pairs(boards: u32) -> Option<VictoryScale> {
    let hundredth = |value: i64| Exact::fraction(value, 10_000).unwrap_or_default();
    let before = [5000].into_iter().chain(EBU_PAIRS_7.iter().map(|last| last.saturating_add(1)));
    let last = EBU_PAIRS_7.iter().copied().map(Some).chain([None]);
    let steps: Vec<PercentStep> = before
        .zip(last)
        .zip(10_i64..)
        .map(|((from, to), winner)| PercentStep {
            from: hundredth(from),
            to: to.map(hundredth),
            winner: Exact::from(winner),
            loser: Exact::from(20_i64.saturating_sub(winner)),
        })
        .collect();
    let scale = EBU_PAIRS_LENGTHS.contains(&boards).then(|| PercentScale::new(EBU_PAIRS, 2, &steps).ok())??;
    Some(VictoryScale::Percent(scale))
}

fn acbl(name: &str, total: i64, table: &[(u32, u32, i64)], boards: u32) -> Option<VictoryScale> {
    let column: fn(&(u32, u32, i64)) -> u32 = match boards {
        6..=8 => |row| row.0,
        9..=11 => |row| row.1,
        _ => return None,
    };
    let next = table.iter().skip(1).map(|row| Some(column(row).saturating_sub(1))).chain([None]);
    let step = |(row, to): (&(u32, u32, i64), Option<u32>)| Step {
        from: column(row),
        to,
        winner: Exact::from(row.2),
        loser: Exact::from(total.saturating_sub(row.2)),
    };
    Some(VictoryScale::Table(StepScale { name: name.to_owned(), steps: table.iter().zip(next).map(step).collect() }))
}

impl PublishedScale {
    /// The scale of this name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        SCALES.iter().find(|scale| scale.name.eq_ignore_ascii_case(name))
    }

    /// The scale for a match of so many boards; none where it is not published for them.
    #[must_use]
    pub fn for_boards(&self, boards: u32) -> Option<VictoryScale> {
        (boards > 0).then(|| (self.make)(boards)).flatten()
    }
}

impl VictoryScale {
    /// The WBF's continuous scale.
    #[must_use]
    pub fn continuous(boards: u32) -> Self {
        Self::Continuous(continuous::ContinuousScale::new(boards))
    }

    /// The WBF's discrete scale: whole victory points, the margins of each drawn from the continuous scale.
    #[must_use]
    pub fn discrete(boards: u32) -> Self {
        Self::Table(StepScale { name: DISCRETE.to_owned(), steps: continuous::discrete_steps(boards) })
    }
}
