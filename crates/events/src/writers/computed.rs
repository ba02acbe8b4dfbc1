//! The figures that are written: the file's, or the computed ones if it has none.

use crate::document::read_figure;
use crate::model::{Event, Line, Printed, PrintedPlace, PrintedUnit};
use crate::scoring::{ScoredEvent, ScoredLine, Standing};
use redress_core::number::{Exact, decimal};
use redress_core::ruling::Sides;
use redress_core::scoring::{Figure, Scoring};

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

/// The ranking: the file's, unless rulings or points of pairs were put in since or it has none; else the computed one.
pub(super) fn ranking(event: &Event, scored: Option<&ScoredEvent>) -> Vec<PrintedPlace> {
    let is_changed = event.boards.iter().any(|board| board.original.is_some())
        || !(event.penalties.is_empty() && event.carried.is_empty());
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
