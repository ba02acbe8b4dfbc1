//! Figures typed by hand: a line whose printed figures are not those of its result, on a board whose other lines come
//! out, counts as printed.

use super::printed::{PrintedPrecision, in_unit};
use super::scored::{ScoredBoard, ScoredLine};
use crate::model::{BoardResults, Line, Printed, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Sides};
use redress_core::scoring::Figure;

/// One line of so many can be typed by hand; if more deviate, the board is scored by other rules.
const OF_LINES: usize = 4;

/// The places of a board's lines, as it was read, whose figures are typed by hand.
pub(super) fn typed(read: &BoardResults, scored: &ScoredBoard, precision: &PrintedPrecision) -> Vec<usize> {
    let (mut deviating, mut fitting) = (Vec::new(), 0_usize);
    for (place, (line, scored)) in read.lines.iter().zip(&scored.lines).enumerate() {
        match fits(line, scored, precision) {
            Some(true) => fitting = fitting.saturating_add(1),
            Some(false) => deviating.push(place),
            None => {}
        }
    }
    let few = deviating.len().saturating_mul(OF_LINES) <= fitting.saturating_add(deviating.len());
    if few { deviating } else { Vec::new() }
}

/// Returns true if a line's figures are those printed; `None` if nothing is printed that could be compared.
pub(crate) fn fits(line: &Line, scored: &ScoredLine, precision: &PrintedPrecision) -> Option<bool> {
    let side = |side: Side| precision.fits(line.printed.by(side).as_ref()?, scored.computed().by(side).as_ref()?);
    match (side(Side::NS), side(Side::EW)) {
        (None, None) => None,
        (ns, ew) => Some(ns.unwrap_or(true) && ew.unwrap_or(true)),
    }
}

/// Puts the printed figures of a line in the place of those computed.
pub(super) fn overrule(line: &Line, scored: &mut ScoredLine) {
    let own = |side: Side| {
        let computed = scored.figures.by(side).as_ref();
        let printed = line.printed.by(side).as_ref();
        printed.and_then(|printed| of_printed(printed, computed?)).or_else(|| computed.cloned())
    };
    let figures = Sides::of(own);
    scored.overruled = Some(Box::new(std::mem::replace(&mut scored.figures, figures)));
}

/// A printed figure beside the top that the computed one has; `None` if it is of another kind.
fn of_printed(printed: &Printed, computed: &Figure) -> Option<Figure> {
    in_unit(computed, printed.unit)?;
    let top = computed.top.clone();
    let points = match (printed.unit, &top) {
        (PrintedUnit::Percent, Some(top)) => &printed.value * Exact::percent(1) * top,
        _ => printed.value.clone(),
    };
    let share = top.as_ref().and_then(|top| points.over(top));
    Some(Figure { unrounded: points.clone(), points, penalty: Exact::ZERO, top, share })
}
