//! The scales of victory points that need not be written, by name.

use super::continuous;
use super::percent_scale::{PercentScale, PercentStep};
use super::step_scale::{Step, StepScale};
use super::victory_points::VictoryScale;
use crate::number::Exact;

/// A published scale, for matches of different lengths.
#[derive(Debug)]
#[non_exhaustive]
pub struct PublishedScale {
    /// As written after `scale`.
    pub name: &'static str,
    /// The lengths of a match that it is published for, in boards; empty where a formula gives every length.
    pub lengths: &'static [u32],
    /// The year of its tables, where the body has had others since.
    pub year: Option<u16>,
    make: fn(u32) -> Option<VictoryScale>,
}

/// Every published scale.
pub static SCALES: &[PublishedScale] = &[
    PublishedScale { name: "wbf", lengths: &[], year: None, make: |boards| Some(VictoryScale::continuous(boards)) },
    PublishedScale { name: DISCRETE, lengths: &[], year: None, make: |boards| Some(VictoryScale::discrete(boards)) },
    PublishedScale {
        name: "acbl20",
        lengths: &ACBL_LENGTHS,
        year: Some(2005),
        make: |boards| acbl("acbl20", 20, &ACBL_20, boards),
    },
    PublishedScale {
        name: "acbl30",
        lengths: &ACBL_LENGTHS,
        year: Some(2005),
        make: |boards| acbl("acbl30", 30, &ACBL_30, boards),
    },
    PublishedScale { name: EBU_PAIRS, lengths: &UP_TO_27, year: None, make: ebu_pairs },
    PublishedScale { name: EBU_PAIRS_HALF, lengths: UP_TO_27.split_at(13).0, year: None, make: ebu_pairs_half },
];

pub(super) const DISCRETE: &str = "wbf-discrete";

/// Boards of the matches that the ACBL's tables are for: one for six to eight, one for nine to eleven.
const ACBL_LENGTHS: [u32; 6] = [6, 7, 8, 9, 10, 11];

/// The least margin of each step, for six to eight boards and for nine to eleven, and what the winner gets (BridgeHands,
/// Victory Points, 2005).
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
const EBU_PAIRS_HALF: &str = "ebu-pairs-half";

/// Every number of boards that the English tables of percentages are for: half matches as far as the thirteenth.
const UP_TO_27: [u32; 27] =
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];

/// A column of a table of percentages: the most boards that it is for, and the greatest percentage of each step but the
/// last, in hundredths. The winner gets half of the points for the first step and one more for each after it.
type Column<const STEPS: usize> = (u32, [i64; STEPS]);

/// Matches of Swiss pairs for 20 victory points (EBU White Book 3.1.7; the column of seven to nine boards is in the
/// programme of the Oxford Congress too). Those of 28 boards and more were not to be read.
const EBU_PAIRS_20: [Column<10>; 6] = [
    (4, [5092, 5280, 5471, 5670, 5880, 6108, 6363, 6661, 7036, 7595]),
    (6, [5078, 5239, 5402, 5572, 5751, 5945, 6162, 6417, 6737, 7213]),
    (9, [5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835]),
    (13, [5054, 5165, 5278, 5395, 5519, 5653, 5804, 5980, 6201, 6530]),
    (19, [5045, 5138, 5232, 5330, 5434, 5545, 5671, 5818, 6003, 6278]),
    (27, [5038, 5116, 5194, 5277, 5363, 5457, 5562, 5685, 5840, 6071]),
];

/// Half matches, for 10 victory points (EBU White Book 3.1.7).
const EBU_PAIRS_10: [Column<5>; 6] = [
    (2, [5186, 5570, 5994, 6512, 7315]),
    (3, [5159, 5487, 5848, 6289, 6975]),
    (4, [5132, 5403, 5703, 6070, 6638]),
    (6, [5109, 5336, 5586, 5892, 6366]),
    (9, [5092, 5281, 5493, 5745, 6141]),
    (13, [5077, 5236, 5410, 5624, 5956]),
];

fn ebu_pairs(boards: u32) -> Option<VictoryScale> {
    by_column(EBU_PAIRS, &EBU_PAIRS_20, boards)
}

fn ebu_pairs_half(boards: u32) -> Option<VictoryScale> {
    by_column(EBU_PAIRS_HALF, &EBU_PAIRS_10, boards)
}

/// The column of so many boards as a scale; none where no column is for so many.
fn by_column<const STEPS: usize>(name: &str, columns: &[Column<STEPS>], boards: u32) -> Option<VictoryScale> {
    let (_, greatest) = columns.iter().find(|(most, _)| boards <= *most)?;
    let hundredth = |value: i64| Exact::fraction(value, 10_000).unwrap_or_default();
    let draw = i64::try_from(STEPS).ok()?;
    let from = [5000].into_iter().chain(greatest.iter().map(|last| last.saturating_add(1)));
    let to = greatest.iter().copied().map(Some).chain([None]);
    let step = |((from, to), winner): ((i64, Option<i64>), i64)| PercentStep {
        from: hundredth(from),
        to: to.map(hundredth),
        winner: Exact::from(winner),
        loser: Exact::from(draw.saturating_mul(2).saturating_sub(winner)),
    };
    let steps: Vec<PercentStep> = from.zip(to).zip(draw..).map(step).collect();
    PercentScale::new(name, 2, &steps).ok().map(VictoryScale::Percent)
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

    /// The name as people read it: with the year of its tables, where the body has had others since.
    #[must_use]
    pub fn labelled(name: &str) -> String {
        match Self::named(name).and_then(|scale| scale.year) {
            Some(year) => format!("{name} ({year})"),
            None => name.to_owned(),
        }
    }

    /// The scale for a match of so many boards; `None` if it is not published for them.
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
