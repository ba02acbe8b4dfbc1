//! Counts of a file's figures that come out.

use crate::model::{BoardResults, Event, Line, Printed, PrintedPlace, PrintedUnit};
use crate::scoring::{Gathered, PrintedPrecision, Rules, ScoredBoard, Standing, fits, is_rounded, scored_board};
use redress_core::number::Exact;
use redress_core::ruling::Side;
use redress_core::scoring::{Conventions, Field, Scoring, Unit, datum_of_field};
use std::collections::HashMap;
use std::ops::AddAssign;
use std::sync::Arc;

/// The number of figures that come out, and of all figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Count {
    /// Those that come out.
    pub fitting: u32,
    /// All that are printed.
    pub of: u32,
}

impl Count {
    /// Counts one more.
    pub fn add(&mut self, fits: bool) {
        self.fitting = self.fitting.saturating_add(fits.into());
        self.of = self.of.saturating_add(1);
    }

    /// Returns true if all come out.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.fitting == self.of
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.fitting = self.fitting.saturating_add(other.fitting);
        self.of = self.of.saturating_add(other.of);
    }
}

/// The counts of figures of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fit {
    /// Lines with a score, both sides, as they follow from their results.
    pub lines: Count,
    /// Datums.
    pub datums: Count,
    /// Contestants' results and totals.
    pub totals: Count,
    /// Places.
    pub places: Count,
}

/// Returns true if a line has a score of its own to compare.
pub(super) fn has_score(line: &Line) -> bool {
    Side::BOTH.into_iter().any(|side| !line.is_artificial(side))
}

/// The count of lines with a score.
pub(super) fn lines(board: &BoardResults, scored: &ScoredBoard, precision: &PrintedPrecision) -> Count {
    let mut count = Count::default();
    for (line, scored) in board.lines.iter().zip(&scored.lines).filter(|(line, _)| has_score(line)) {
        if let Some(fits) = fits(line, scored, precision) {
            count.add(fits);
        }
    }
    count
}

/// Tells whether a board's datum comes out; `None` if none is printed.
pub(super) fn datum(board: &BoardResults, scored: &ScoredBoard) -> Option<bool> {
    let printed = board.datum.as_ref()?;
    let computed = scored.datum.as_ref();
    Some(computed.is_some_and(|datum| is_rounded(&printed.value, &datum.rounded, printed.decimals)))
}

/// The conventions among some under which most printed datums come out: the first of those; `None` if no datum is
/// printed or none comes out.
pub(super) fn by_datums(
    boards: &[Arc<BoardResults>],
    rules: &Rules,
    tried: impl Iterator<Item = Conventions>,
) -> Option<Conventions> {
    let printed = boards.iter().filter_map(|board| Some((board.datum.as_ref()?, Gathered::new(board, rules).ok()?)));
    let fields: Vec<(&Printed, Field)> =
        printed.map(|(datum, board)| (datum, board.field(&rules.conventions))).collect();
    let mut best: Option<(usize, Conventions)> = None;
    for conventions in tried {
        let fits = fields.iter().filter(|(printed, field)| {
            let datum = datum_of_field(field, &conventions).ok();
            datum.is_some_and(|datum| is_rounded(&printed.value, &datum.ns.rounded, printed.decimals))
        });
        let fits = fits.count();
        if fits > best.as_ref().map_or(0, |(most, _)| *most) {
            best = Some((fits, conventions));
        }
    }
    best.map(|(_, conventions)| conventions)
}

/// The counts of lines and datums of boards under rules; `None` if they have no score.
pub(super) fn boards(
    boards: &[Arc<BoardResults>],
    scoring: Scoring,
    rules: &Rules,
    precision: &PrintedPrecision,
) -> Option<Count> {
    let mut count = Count::default();
    for board in boards {
        let scored = scored_board(board, scoring, rules).ok()?;
        count += lines(board, &scored, precision);
        if let Some(fits) = datum(board, &scored) {
            count.add(fits);
        }
    }
    Some(count)
}

/// The precision of results and totals: that of the finest of each.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct RankingPrecision {
    result: u8,
    total: u8,
}

impl RankingPrecision {
    pub fn measure(ranking: &[PrintedPlace]) -> Self {
        let finest = |of: fn(&PrintedPlace) -> &Option<Printed>| {
            ranking.iter().filter_map(|place| of(place).as_ref()).map(|printed| printed.decimals).max().unwrap_or(0)
        };
        Self { result: finest(|place| &place.result), total: finest(|place| &place.total) }
    }
}

/// A printed figure of the ranking beside the computed one.
pub(super) struct Compared<'a> {
    pub printed: &'a Printed,
    pub computed: Exact,
    pub fits: bool,
}

/// The printed figures of a contestant's result and total, each beside the computed one.
pub(super) fn totals<'a>(
    printed: &'a PrintedPlace,
    standing: &Standing,
    unit: Unit,
    precision: RankingPrecision,
) -> Vec<Compared<'a>> {
    let pairs = [(&printed.result, precision.result), (&printed.total, precision.total)];
    let compare = |(figure, decimals): (&'a Option<Printed>, u8)| {
        let figure = figure.as_ref()?;
        let computed = computed(figure, standing, unit)?;
        let fits = is_rounded(&figure.value, &computed, decimals);
        Some(Compared { printed: figure, computed, fits })
    };
    pairs.into_iter().filter_map(compare).collect()
}

/// The figure of a contestant in the unit of a printed one.
fn computed(printed: &Printed, standing: &Standing, unit: Unit) -> Option<Exact> {
    let total = || standing.points.clone();
    match (printed.unit, unit) {
        (PrintedUnit::Percent, Unit::Matchpoints) => Some(standing.result.clone()),
        (PrintedUnit::Matchpoints, Unit::Matchpoints) => Some(total()),
        (PrintedUnit::VictoryPoints, Unit::Imps | Unit::Matchpoints) => Some(standing.result.clone()),
        (PrintedUnit::Imps, Unit::Imps) | (PrintedUnit::TotalPoints, Unit::TotalPoints) => Some(total()),
        _ => None,
    }
}

/// The counts of contestants' results and totals together, and of places.
pub(super) fn ranking(event: &Event, ranking: &[Standing], unit: Unit) -> (Count, Count) {
    let (mut results, mut places) = (Count::default(), Count::default());
    let precision = RankingPrecision::measure(&event.ranking);
    let standings: HashMap<_, &Standing> = ranking.iter().map(|one| (one.contestant, one)).collect();
    for printed in event.ranking.iter() {
        let Some(standing) = standings.get(&printed.contestant) else { continue };
        let compared = totals(printed, standing, unit, precision);
        if !compared.is_empty() {
            results.add(compared.iter().all(|one| one.fits));
        }
        if let Some(place) = printed.place {
            places.add(place == standing.place);
        }
    }
    (results, places)
}
