//! The fields of a record.

use super::columns::{Column, bare};
use super::headings::TableHeadings;
use super::notation;
use crate::model::{EventBuilder, FaultKind, Place, Printed, PrintedUnit};
use csv::StringRecord;
use redress_core::ruling::Seat;

/// Reads the fields of a record; those that cannot be read become faults.
pub(super) struct RowFields<'r> {
    pub columns: &'r TableHeadings,
    pub record: &'r StringRecord,
    pub place: &'r Place,
    pub event: &'r mut EventBuilder,
}

impl<'r> RowFields<'r> {
    pub fn text(&self, column: Column) -> Option<String> {
        self.columns.field(column, self.record).map(str::to_owned)
    }

    /// Reads a field; one that cannot be read is a fault.
    pub fn read<T>(&mut self, column: Column, of: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let text = self.columns.field(column, self.record)?;
        let found = of(text);
        if found.is_none() {
            let what = self.columns.heading(column).trim().to_owned();
            let kind = FaultKind::Value { what, found: text.chars().take(40).collect() };
            self.event.fault(self.place.clone(), kind);
        }
        found
    }

    /// Reads the printed figure of a side in the unit of its column, or in the one of the row.
    pub fn printed(&mut self, columns: [Column; 4], row_unit: Option<PrintedUnit>) -> Option<Printed> {
        let units = [
            row_unit.unwrap_or(PrintedUnit::Matchpoints),
            PrintedUnit::Matchpoints,
            PrintedUnit::Percent,
            PrintedUnit::Imps,
        ];
        for (column, unit) in columns.into_iter().zip(units) {
            let dash = |text: &str| matches!(text, "-" | "--");
            if self.columns.field(column, self.record).is_some_and(|text| !dash(text)) {
                return self.read(column, |text| notation::printed(text, unit));
            }
        }
        None
    }

    /// The declarer. The letters `O` and `Z` mean what they do in the headings of the pairs: `O` is West in EO and East in OW,
    /// and `Z` is South in NZ.
    pub fn declarer(&mut self) -> Option<Seat> {
        let (ns, ew) = (bare(self.columns.heading(Column::Ns)), bare(self.columns.heading(Column::Ew)));
        self.read(Column::Declarer, |text| match (text, ns.contains("nz"), ew.contains("eo"), ew.contains("ow")) {
            ("O" | "o", _, true, false) => Some(Seat::West),
            ("O" | "o", _, false, true) => Some(Seat::East),
            ("Z" | "z", true, ..) => Some(Seat::South),
            _ => notation::seat(text),
        })
    }

    /// Notes each of the columns that has nothing in this record.
    pub fn require(&mut self, required: [Column; 3]) {
        for column in required {
            if self.text(column).is_none() {
                let what = self.columns.heading(column).trim().to_owned();
                self.event.fault(self.place.clone(), FaultKind::Missing { what });
            }
        }
    }
}
