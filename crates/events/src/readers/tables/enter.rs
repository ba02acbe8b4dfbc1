//! The event that the rows of a table make.

use super::ReadOptions;
use super::headings::TableHeadings;
use super::numbering::Directions;
use super::rows::{TableRow, TableRows};
use crate::model::{Event, EventBuilder, EventForm, Fault, FaultKind, LineResult, Place, PrintedUnit, Winners};
use crate::readers::Given;
use csv::StringRecord;
use redress_core::scoring::Scoring;

/// An event that is made from the rows of a table, whatever they are read from.
#[derive(Debug)]
pub struct TableBuilder {
    headings: TableHeadings,
    rows: TableRows,
    event: EventBuilder,
    place: Place,
    /// The ruling in the place of the result of the row that comes next, and the penalties there.
    given: Given,
}

impl TableBuilder {
    /// Begins a table with these headings, at `place` for faults of the table as a whole.
    ///
    /// # Errors
    /// Boards, pairs or results have no column.
    pub fn new(headings: &[String], options: &ReadOptions, place: Place, event: EventBuilder) -> Result<Self, Fault> {
        let headings = TableHeadings::new(headings, options);
        if headings.are_enough() { Ok(Self::with_headings(headings, place, event)) } else { Err(lacking(place)) }
    }

    pub(super) fn with_headings(headings: TableHeadings, place: Place, event: EventBuilder) -> Self {
        Self { headings, rows: TableRows::default(), event, place, given: Given::default() }
    }

    /// Adds the row with these cells. An empty row is left out; one that cannot be read is left out with a fault.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl AsRef<str>>, place: Place) {
        self.record(&cells.into_iter().collect::<StringRecord>(), place);
    }

    pub(super) fn record(&mut self, record: &StringRecord, place: Place) {
        if record.iter().all(|field| field.trim().is_empty()) {
            return;
        }
        let beyond = record.iter().skip(self.headings.len()).map(str::trim);
        if let Some(found) = beyond.into_iter().find(|field| !field.is_empty()) {
            let found = found.chars().take(40).collect();
            self.event.fault(place.clone(), FaultKind::Unheaded { found });
        }
        let given = std::mem::take(&mut self.given);
        match TableRow::read(&self.headings, record, place.clone(), &mut self.event) {
            Some(mut row) => {
                row.given = given.ruling.map(LineResult::Ruling).or(row.given);
                row.penalties = given.penalties;
                self.rows.all.push(row);
            }
            None => self.event.fault(place, FaultKind::RowLost),
        }
    }

    /// Takes the ruling and the penalties of a comment for the row after it.
    pub(super) fn rule(&mut self, written: &str, place: Place) {
        match written.parse() {
            Ok(given) => self.given = given,
            Err(()) => {
                let found = written.chars().take(40).collect();
                self.event.fault(place, FaultKind::Value { what: "ruling".to_owned(), found });
            }
        }
    }

    /// Leaves out a row with the fault that it has.
    pub(super) fn lose(&mut self, kind: FaultKind, place: Place) {
        self.event.fault(place.clone(), kind);
        self.event.fault(place, FaultKind::RowLost);
    }

    /// The event of all rows. Columns that the user names and the table does not have become faults.
    #[must_use]
    pub fn finish(self) -> Event {
        let Self { headings, mut rows, mut event, place, given: _ } = self;
        for (column, heading) in headings.missing() {
            event.fault(place.clone(), FaultKind::Missing { what: format!("{column}={heading}") });
        }
        let unknown: Vec<String> = headings.unknown().map(str::to_owned).collect();
        if !unknown.is_empty() {
            event.fault(place, FaultKind::ColumnsNotRead { columns: unknown });
        }
        head(&rows, &mut event);
        rows.number_names(event.form);
        rows.leave_out_c(&headings, &mut event);
        rows.enter(&headings, &mut event);
        event.finish()
    }
}

/// A file without the columns that make lines of boards.
pub(super) fn lacking(place: Place) -> Fault {
    Fault::at(place, FaultKind::Missing { what: "board, ns, ew".to_owned() })
}

/// Finds the facts of the event as a whole in its rows.
fn head(rows: &TableRows, event: &mut EventBuilder) {
    let first = |of: fn(&TableRow) -> Option<&String>| rows.all.iter().find_map(of).cloned();
    event.name = first(|row| row.event.as_ref());
    let has_rooms = rows.all.iter().any(|row| row.room.is_some());
    let form = first(|row| row.form.as_ref()).and_then(|form| EventForm::named(&form));
    event.form = match form {
        Some(form) => form,
        None if has_rooms => EventForm::Teams,
        None if rows.change_partners() => EventForm::Individual,
        None => EventForm::Pairs,
    };
    let unit = rows.all.iter().find_map(|row| row.printed.ns.as_ref().or(row.printed.ew.as_ref())).map(|own| own.unit);
    event.scoring = first(|row| row.scoring.as_ref()).and_then(|name| Scoring::named(&name)).or(match unit {
        _ if event.form == EventForm::Teams => Some(Scoring::Imps),
        Some(PrintedUnit::Matchpoints | PrintedUnit::Percent) => Some(Scoring::Matchpoints),
        // IMPs are against a datum or against every other result.
        Some(PrintedUnit::Imps) if rows.all.iter().any(|row| row.datum.is_some()) => Some(Scoring::Butler),
        Some(PrintedUnit::Imps) => Some(Scoring::Imps),
        // Victory points are of the IMPs of matches.
        None if rows.all.iter().any(|row| row.victory_points.ns.is_some()) => Some(Scoring::Imps),
        _ => None,
    });
    let mut directions = Directions::new();
    for row in rows.all.iter().filter(|row| row.room.is_none()) {
        directions.see((row.session.clone(), row.own_section.ns.clone(), row.board), &row.ns, &row.ew);
    }
    let written = rows.all.iter().any(|row| row.direction.ns.is_some() || row.direction.ew.is_some());
    let two = event.form == EventForm::Pairs && (written || directions.are_apart());
    event.winners = if two { Winners::Two } else { Winners::One };
}
