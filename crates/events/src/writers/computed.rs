//! The figures that are written: the file's, or the computed ones if it has none.

use crate::document::read_figure;
use crate::model::{BoardResults, Event, Line, Printed, PrintedMatch, PrintedPlace, PrintedUnit};
use crate::scoring::{ScoredBoard, ScoredEvent, ScoredLine, Standing, in_unit, is_rounded};
use redress_core::number::{Exact, decimal};
use redress_core::ruling::{Side, Sides};
use redress_core::scoring::{Figure, Scoring};
use std::borrow::Cow;
use std::sync::Arc;

/// The places of a figure that was computed.
const PLACES: u32 = 4;

/// A computed number as it is printed.
fn printed(value: &Exact, places: u32, unit: PrintedUnit) -> Option<Printed> {
    read_figure(&decimal(value, places).0, unit)
}

/// The figures of a line.
pub(super) fn figures(line: &Line, scored: Option<&ScoredLine>, scoring: Option<Scoring>) -> Sides<Option<Printed>> {
    let is_printed = line.printed.ns.is_some() || line.printed.ew.is_some();
    let (Some(scored), Some(scoring), false) = (scored, scoring, is_printed) else { return line.printed.clone() };
    let own =
        |figure: &Option<Figure>| figure.as_ref().and_then(|own| printed(&own.points, PLACES, scoring.unit().into()));
    Sides { ns: own(&scored.figures.ns), ew: own(&scored.figures.ew) }
}

/// The event with the figures that rulings give the other tables of their boards, in the unit and the precision of the
/// file, in place of the file's own; the datum too. The printed results of their matches are left out.
pub(super) fn up_to_date<'e>(event: &'e Event, scored: Option<&ScoredEvent>) -> Cow<'e, Event> {
    if event.boards.iter().all(|board| board.original.is_none()) {
        return Cow::Borrowed(event);
    }
    let lines = event.boards.iter().flat_map(|board| &board.lines);
    let printed = || lines.clone().flat_map(|line| [&line.printed.ns, &line.printed.ew]).flatten();
    // A number may lack the zeros at its end.
    let decimals = printed().map(|own| own.decimals).max();
    let style = printed().next().zip(decimals).map(|(own, decimals)| (own.unit, decimals));
    let mut current = event.clone();
    for (at, board) in current.boards.iter_mut().enumerate().filter(|(_, board)| board.original.is_some()) {
        let own = scored.and_then(|scored| scored.boards.get(at));
        *board = Arc::new(current_board(board, own.map(AsRef::as_ref), style));
    }
    let is_ruled = |own: &PrintedMatch| {
        let mut lines = event.boards.iter().filter(|board| board.original.is_some()).flat_map(|board| &board.lines);
        let sides = [(own.ns, own.ew), (own.ew, own.ns)];
        lines.any(|line| line.round == own.round && sides.contains(&(line.ns, line.ew)))
    };
    current.match_results = Arc::new(event.match_results.iter().filter(|own| !is_ruled(own)).cloned().collect());
    Cow::Owned(current)
}

/// A board with a ruling, with figures in the unit and the decimals of a file that prints some.
fn current_board(board: &BoardResults, scored: Option<&ScoredBoard>, style: Option<(PrintedUnit, u8)>) -> BoardResults {
    let mut current = board.clone();
    let Some((unit, decimals)) = style else { return current };
    for (place, line) in current.lines.iter_mut().enumerate() {
        let own = scored.and_then(|scored| scored.lines.get(place));
        let value = |side: Side| in_unit(own?.figures.by(side).as_ref()?, unit);
        let holds = |side: Side| match (line.printed.by(side), value(side)) {
            (Some(own), Some(value)) => own.unit == unit && is_rounded(&own.value, &value, decimals),
            (None, None) => true,
            _ => false,
        };
        if !Side::BOTH.into_iter().all(holds) {
            line.printed = Sides::of(|side| printed(&value(side)?, decimals.into(), unit));
        }
    }
    let datum = scored.and_then(|scored| scored.datum.as_ref());
    let datum = datum.and_then(|own| printed(&own.rounded, PLACES, PrintedUnit::TotalPoints));
    current.datum = board.datum.as_ref().and(datum);
    current
}

/// The ranking: the file's, unless rulings or points of pairs were put in since or it has none; else the computed one.
pub(super) fn ranking(event: &Event, scored: Option<&ScoredEvent>) -> Vec<PrintedPlace> {
    let is_changed = event.boards.iter().any(|board| board.original.is_some())
        || event.penalised().next().is_some()
        || !event.carried.is_empty();
    match scored {
        Some(scored) if is_changed || event.ranking.is_empty() => {
            scored.ranking.iter().map(|standing| place(standing, scored.scoring)).collect()
        }
        _ => event.ranking.to_vec(),
    }
}

fn place(own: &Standing, scoring: Scoring) -> PrintedPlace {
    let points = printed(&own.points, PLACES, scoring.unit().into());
    let percent = own.top.as_ref().and_then(|_| printed(&own.result, 2, PrintedUnit::Percent));
    let (result, total) = if percent.is_some() { (percent, points) } else { (points, None) };
    PrintedPlace {
        contestant: own.contestant,
        place: Some(own.place),
        result,
        total,
        boards: Some(own.boards),
        penalty: own.penalty.clone(),
        carry_over: own.carry_over.clone(),
    }
}
