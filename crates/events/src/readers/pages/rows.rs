//! The rows of a board's table as lines.

use super::columns::{BoardColumns, Heading, is_number};
use super::html::{HtmlRow, HtmlTable};
use crate::model::{
    BoardResults, ContestantId, EventBuilder, FaultKind, Line, LineResult, Place, Printed, PrintedUnit,
};
use crate::readers::notation;
use crate::readers::played::{LinePlay, artificial};
use redress_core::ruling::{Artificial, Side, Sides};
use std::sync::Arc;

/// The longest that is quoted of a cell.
const QUOTED: usize = 40;

/// A value that does not belong in its cell.
struct Wrong {
    what: &'static str,
    found: String,
}

impl Wrong {
    fn new(what: &'static str, found: &str) -> Self {
        Self { what, found: found.chars().take(QUOTED).collect() }
    }
}

/// The rows of one table, read into a board.
pub(super) struct ResultRows<'a> {
    pub event: &'a mut EventBuilder,
    pub columns: &'a BoardColumns,
    pub board: &'a mut BoardResults,
    /// True if a number is another pair in each direction.
    pub by_direction: bool,
}

impl ResultRows<'_> {
    /// Reads every row of a table of a file; rows that cannot be read become faults.
    pub fn read(&mut self, table: &HtmlTable, file: &Place) {
        for (number, row) in (1_u32..).zip(&table.rows) {
            let place = Place { line: Some(row.line), element: Some(format!("row {number}").into()), ..file.clone() };
            let is_result = Side::BOTH.iter().all(|side| is_number(row.text(*self.columns.number.by(*side))));
            if !row.complete && !row.is_blank() {
                self.event.fault(place, FaultKind::RowLost);
            } else if is_result {
                match self.line(row, &place) {
                    Ok(line) => self.board.lines.push(line),
                    Err(Wrong { what, found }) => {
                        self.event.fault(place, FaultKind::Value { what: what.to_owned(), found });
                    }
                }
            } else if is_datum(row) {
                self.datum(row, place);
            } else if self.looks_like_result(row) {
                self.event.fault(place, FaultKind::RowLost);
            }
        }
    }

    /// Returns true if a row without the numbers of two pairs has figures, so that something is lost with it.
    fn looks_like_result(&self, row: &HtmlRow) -> bool {
        let columns = [&self.columns.score, &self.columns.figure];
        let texts = columns.iter().flat_map(|sides| Side::BOTH.map(|side| row.text(*sides.by(side))));
        texts.into_iter().any(|text| text.chars().any(|c| c.is_ascii_digit()))
    }

    fn datum(&mut self, row: &HtmlRow, place: Place) {
        match self.score(row) {
            Ok(Some(points)) => {
                let value = points.into();
                self.board.datum = Some(Printed { value, decimals: 0, unit: PrintedUnit::TotalPoints });
            }
            Ok(None) => {}
            Err(wrong) => {
                self.event.fault(place, FaultKind::Value { what: "datum".to_owned(), found: wrong.found });
            }
        }
    }

    fn optional<'r>(&self, row: &'r HtmlRow, column: Option<u16>) -> &'r str {
        column.map_or("", |column| row.text(column))
    }

    fn contestant(&mut self, row: &HtmlRow, side: Side) -> ContestantId {
        let direction = self.by_direction.then_some(side);
        self.event.contestant(None, row.text(*self.columns.number.by(side)), direction)
    }

    fn line(&mut self, row: &HtmlRow, place: &Place) -> Result<Line, Wrong> {
        let printed = Sides { ns: self.figure(row, Side::NS)?, ew: self.figure(row, Side::EW)? };
        let word = self.optional(row, self.columns.contract).replace('\n', " ");
        let given = Sides::of(|side| row.text(*self.columns.score.by(side)));
        let is_average = is_average(&word) || Side::BOTH.iter().any(|side| is_average(given.by(*side)));
        let is_artificial = Side::BOTH.iter().any(|side| given.by(*side).ends_with('%'));
        let score = if is_artificial || is_average { None } else { self.score(row)? };
        let bid = notation::bid(&word);
        let mut line =
            Line::new(place.clone(), self.contestant(row, Side::NS), self.contestant(row, Side::EW), LineResult::Bare);
        let text = |column| Some(self.optional(row, column)).filter(|text| !text.is_empty()).map(Arc::from);
        (line.table, line.round) = (text(self.columns.table), text(self.columns.round));
        line.lead = text(self.columns.lead);
        let is_empty = printed.ns.is_none() && printed.ew.is_none();
        line.printed = printed;
        if bid.is_some() || score.is_some() {
            return self.played(row, line, bid, score, &word);
        }
        line.lead = None;
        let code = if is_artificial { format!("{word} {}/{}", given.ns, given.ew) } else { word };
        line.result = match code.trim() {
            "" | "-" | "--" | "---" | "–" | "—" if is_empty => LineResult::NotPlayed,
            _ if is_empty && is_average => artificial(Sides { ns: Artificial::Average, ew: Artificial::Average }),
            _ => LineResult::Bare,
        };
        line.code = Some(code.trim()).filter(|code| !code.is_empty()).map(Arc::from);
        Ok(line)
    }

    /// A line with a contract or a score.
    fn played(
        &mut self,
        row: &HtmlRow,
        mut line: Line,
        bid: Option<notation::Bid>,
        score: Option<i32>,
        word: &str,
    ) -> Result<Line, Wrong> {
        let declarer = self.optional(row, self.columns.declarer);
        let tricks = self.optional(row, self.columns.tricks);
        let (seat, made) = (notation::seat(declarer), notation::made(tricks));
        let unread = [
            (word, bid.is_none(), "contract"),
            (declarer, seat.is_none(), "declarer"),
            (tricks, made.is_none(), "tricks"),
        ];
        for (text, is_unread, what) in unread {
            // The score counts all the same; without one the line is lost.
            if is_unread && !text.is_empty() {
                let Wrong { what, found } = Wrong::new(what, text);
                if score.is_none() {
                    return Err(Wrong { what, found });
                }
                self.event.fault(line.place.clone(), FaultKind::NotRead { what: format!("{what} {found}") });
            }
        }
        let settled = LinePlay { bid, declarer: seat, made, score }.settle(&self.board.board, self.event);
        line.contract = settled.contract;
        for kind in settled.faults {
            self.event.fault(line.place.clone(), kind);
        }
        match settled.result {
            Some(result) => line.result = result,
            None => return Err(Wrong::new("score", word)),
        }
        Ok(line)
    }

    /// The points of a side; `None` for an empty cell.
    fn figure(&self, row: &HtmlRow, side: Side) -> Result<Option<Printed>, Wrong> {
        let text = row.text(*self.columns.figure.by(side));
        let unit = match self.columns.heading {
            Heading::Unit(unit) => unit,
            Heading::Points => PrintedUnit::Imps,
        };
        if text.is_empty() {
            return Ok(None);
        }
        notation::printed(text, unit).map(Some).ok_or_else(|| Wrong::new("result", text))
    }

    /// The score from NS's view. EW's is in its own column, with a minus or without; one cell over both has a score
    /// that is nobody's, or a datum.
    fn score(&self, row: &HtmlRow) -> Result<Option<i32>, Wrong> {
        let cell = |side| row.at(*self.columns.score.by(side));
        let is_one = matches!((cell(Side::NS), cell(Side::EW)), (Some(ns), Some(ew)) if std::ptr::eq(ns, ew));
        let text = |side| cell(side).map_or("", |cell| cell.text.as_str());
        let (ns, ew) = (text(Side::NS), text(Side::EW));
        let points = |text: &str| notation::score(text).ok_or_else(|| Wrong::new("score", text));
        match (ns, ew) {
            ("", "") => Ok(None),
            (both, _) if is_one => points(both).map(Some),
            (ns, "") => points(ns).map(Some),
            ("", ew) => points(ew).map(|points| Some(points.saturating_abs().saturating_neg())),
            (ns, ew) => match (points(ns)?, points(ew)?) {
                (0, 0) => Ok(Some(0)),
                _ => Err(Wrong::new("score", &format!("{ns} {ew}"))),
            },
        }
    }
}

/// Returns true if a row has the datum of the board.
fn is_datum(row: &HtmlRow) -> bool {
    let words = ["średnia", "srednia", "datum", "average"];
    row.cells.iter().any(|cell| {
        let text = cell.text.to_lowercase();
        words.iter().any(|word| text.starts_with(word))
    })
}

/// Returns true if the word for a ruling is that for an average.
fn is_average(word: &str) -> bool {
    ["średnia", "srednia", "śr.", "average", "ave"].contains(&word.to_lowercase().as_str())
}
