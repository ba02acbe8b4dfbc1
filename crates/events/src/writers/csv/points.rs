//! The points that pairs carry, in columns of the rows they sat in.

use crate::document::exact;
use crate::model::{CarriedKind, ContestantId, Event, Line, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::{Side, Unit};
use redress_core::scoring::PenaltyUnit;
use std::collections::{HashMap, HashSet};

/// The columns in their order.
const COLUMNS: [(CarriedKind, Side); 6] = [
    (CarriedKind::Penalty, Side::NS),
    (CarriedKind::Penalty, Side::EW),
    (CarriedKind::CarryOver, Side::NS),
    (CarriedKind::CarryOver, Side::EW),
    (CarriedKind::Handicap, Side::NS),
    (CarriedKind::Handicap, Side::EW),
];

/// A column of a line, by the places of its board and of itself.
type Cell = (usize, usize, CarriedKind, Side);

/// The fields of the points, each in one row of who carries them.
#[derive(Default)]
pub(super) struct Cells {
    fields: HashMap<Cell, String>,
    lost: bool,
}

impl Cells {
    /// The points of an event: those at tables, those of contestants, and those of the ranking that the file prints.
    pub fn of(event: &Event) -> Self {
        let mut cells = Self::default();
        let rows = rows(event);
        let given = event
            .penalised()
            .flat_map(|(board, place, line)| line.penalties.iter().map(move |penalty| (board, place, line, penalty)));
        for (board, place, line, penalty) in given {
            let side = penalty.side;
            let written = amount(&penalty.amount, Some(penalty.unit));
            let here = (board, place, CarriedKind::Penalty, side);
            let others = rows.get(&line.by(side)).map(Vec::as_slice).unwrap_or_default();
            cells.enter(std::iter::once(here).chain(in_rows(others, CarriedKind::Penalty)), written);
        }
        for own in event.carried.iter() {
            let places = rows.get(&own.contestant).map(Vec::as_slice).unwrap_or_default();
            cells.enter(in_rows(places, own.kind), amount(&own.amount, own.unit));
        }
        for own in event.ranking.iter() {
            let places = rows.get(&own.contestant).map(Vec::as_slice).unwrap_or_default();
            let percent =
                own.total.is_none() && own.result.as_ref().is_some_and(|result| result.unit == PrintedUnit::Percent);
            // A percentage of a penalty is of a board's top, so that percent of a result are a negative carry-over.
            let of_result = |value: &Exact| amount(&(value * Exact::percent(1)), Some(PenaltyUnit::Share));
            let (penalty, carry_over) = match percent {
                true => (of_result(&-&own.penalty), of_result(&own.carry_over)),
                false => (amount(&own.penalty, None), amount(&own.carry_over, None)),
            };
            let kind = if percent { CarriedKind::CarryOver } else { CarriedKind::Penalty };
            // A penalty without its sign is what a column holds; a bonus is carried.
            let is_bonus = !percent && own.penalty.is_negative();
            let (kind, penalty) =
                if is_bonus { (CarriedKind::CarryOver, amount(&-&own.penalty, None)) } else { (kind, penalty) };
            if !own.penalty.is_zero() {
                cells.enter(in_rows(places, kind), penalty);
            }
            if !own.carry_over.is_zero() {
                cells.enter(in_rows(places, CarriedKind::CarryOver), carry_over);
            }
        }
        cells
    }

    /// Writes an amount into the first cell that is free.
    fn enter(&mut self, mut places: impl Iterator<Item = Cell>, written: Option<String>) {
        match (places.find(|cell| !self.fields.contains_key(cell)), written) {
            (Some(cell), Some(written)) => {
                self.fields.insert(cell, written);
            }
            _ => self.lost = true,
        }
    }

    /// The fields of a line, in the order of the columns.
    pub fn of_line(&self, board: usize, line: usize) -> [String; 6] {
        COLUMNS.map(|(kind, side)| self.fields.get(&(board, line, kind, side)).cloned().unwrap_or_default())
    }

    /// True if points have no row to stand in.
    pub fn is_lost(&self) -> bool {
        self.lost
    }
}

/// The places where a contestant sat.
type Rows = HashMap<ContestantId, Vec<(usize, usize, Side)>>;

fn rows(event: &Event) -> Rows {
    let mut rows = Rows::new();
    let carrying: HashSet<ContestantId> = {
        let of_line = |(_, _, line): (usize, usize, &Line)| {
            line.penalties.iter().map(|own| line.by(own.side)).collect::<Vec<_>>()
        };
        let lines = event.penalised().flat_map(of_line);
        let ranked = event.ranking.iter().map(|own| own.contestant);
        event.carried.iter().map(|own| own.contestant).chain(lines).chain(ranked).collect()
    };
    for (at, board) in event.boards.iter().enumerate() {
        for (place, line) in board.lines.iter().enumerate() {
            for side in Side::BOTH.into_iter().filter(|side| carrying.contains(&line.by(*side))) {
                rows.entry(line.by(side)).or_default().push((at, place, side));
            }
        }
    }
    rows
}

/// The cells of a kind in the rows of a contestant.
fn in_rows(rows: &[(usize, usize, Side)], kind: CarriedKind) -> impl Iterator<Item = Cell> {
    rows.iter().map(move |(board, line, side)| (*board, *line, kind, *side))
}

/// `10%`, `3 VP`, `-1.5`; `None` in a unit that no column holds.
fn amount(amount: &Exact, unit: Option<PenaltyUnit>) -> Option<String> {
    match unit {
        None | Some(PenaltyUnit::Points(Unit::TotalPoints)) => decimals(amount),
        Some(PenaltyUnit::Share) => Some(decimals(&(amount * 100))? + "%"),
        Some(PenaltyUnit::Points(unit)) => Some(format!("{} {}", decimals(amount)?, unit.word())),
    }
}

/// A number as a decimal; `None` if it is none.
fn decimals(amount: &Exact) -> Option<String> {
    Some(exact(amount)).filter(|text| !text.contains('/'))
}
