//! The total score table.

use super::Making;
use crate::model::{FaultKind, PrintedPlace, PrintedUnit, Winners};
use crate::readers::notation;
use crate::readers::numbering::with_direction;
use crate::readers::pbn::games::Tag;
use crate::readers::pbn::names::{NUMBERS, PERCENTAGES, TOTALS};
use crate::readers::pbn::tables::PbnTable;
use redress_core::number::Exact;

impl Making<'_> {
    /// The total score table.
    pub(super) fn ranking(&mut self, tag: &Tag) {
        if self.event.winners == Winners::Two {
            // The same number is in it twice, and nothing tells the two apart.
            let direction = PbnTable::new(tag).has("direction");
            let place = self.place(tag.line);
            if !direction {
                self.event.fault(place, FaultKind::NotRead { what: "TotalScoreTable".into() });
                return;
            }
        }
        let table = PbnTable::new(tag);
        for row in table.rows(&self.file, self.event) {
            let Some(number) = row.first(&NUMBERS) else {
                let place = self.place(row.line);
                self.event.fault(place.clone(), FaultKind::Missing { what: "PairId".into() });
                self.event.fault(place, FaultKind::RowLost);
                continue;
            };
            let (number, written) = with_direction(number);
            let direction = written.or_else(|| row.value("direction").and_then(notation::side));
            let direction = direction.filter(|_| self.event.winners == Winners::Two);
            let section = row.value("section").filter(|_| self.by_section);
            let contestant = self.event.contestant(section, number, direction);
            let mut figure = |names: &[(&str, PrintedUnit)]| {
                let (name, unit, text) =
                    names.iter().find_map(|(name, unit)| row.value(name).map(|text| (*name, *unit, text)))?;
                let found = notation::printed(text, unit);
                if found.is_none() {
                    self.wrong(row.line, name, text);
                }
                found
            };
            let percent = figure(&PERCENTAGES);
            let total = figure(&TOTALS);
            let (result, total) = if percent.is_some() { (percent, total) } else { (total, None) };
            self.event.ranking.push(PrintedPlace {
                contestant,
                place: row.value("rank").and_then(notation::place),
                result,
                total,
                boards: row.value("nrboards").and_then(notation::count),
                penalty: Exact::ZERO,
                carry_over: Exact::ZERO,
            });
        }
    }
}
