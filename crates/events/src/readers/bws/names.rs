//! The names of those who played. The table of names has everybody the club knows; who did not play is not kept.

use super::columns::rounds as movement;
use super::database::{Database, DatabaseRows};
use super::sections::Sections;
use crate::model::{EventBuilder, EventForm};
use redress_core::ruling::{Seat, Side};
use std::collections::HashMap;

/// The columns of `PlayerNumbers`.
const COLUMNS: &[&str] = &["Section", "Table", "Direction", "Number", "Name", "Round"];

/// The players by their seats: section, table, seat.
type Seats = HashMap<(i64, i64, Side, bool), (String, String)>;

/// Gives pairs their names: of the players who entered their numbers where the pair sat first.
pub(super) fn read(database: &mut Database, rounds: &DatabaseRows, sections: &Sections, event: &mut EventBuilder) {
    if event.form == EventForm::Individual {
        return;
    }
    let numbers = database.table("PlayerNumbers", COLUMNS, event).unwrap_or_default();
    let mut seats = Seats::new();
    for row in &numbers.rows {
        // Rounds above the first are changes of players in the middle.
        let (Some(section), Some(table), 0..=1) = (row.number(0), row.number(1), row.number(5).unwrap_or(0)) else {
            continue;
        };
        let Some(seat) = crate::readers::notation::seat(row.text(2)) else { continue };
        let second = matches!(seat, Seat::South | Seat::West);
        seats.insert((section, table, seat.side(), second), (row.text(3).to_owned(), row.text(4).to_owned()));
    }
    let unnamed = seats.values().any(|(number, name)| name.is_empty() && !number.is_empty());
    let known = if unnamed { everybody(database, event) } else { HashMap::new() };
    for row in rounds.rows.iter().filter(|row| row.number(movement::ROUND) == Some(1)) {
        let (Some(section), Some(table)) = (row.number(movement::SECTION), row.number(movement::TABLE)) else {
            continue;
        };
        let Some(of_section) = sections.get(Some(section)) else { continue };
        for (side, column) in [(Side::NS, movement::PAIR_NS), (Side::EW, movement::PAIR_EW)] {
            let number = row.positive(column);
            if of_section.is_nobody(number) {
                continue;
            }
            let player = |second| {
                let (number, name) = seats.get(&(section, table, side, second))?;
                let name = if name.is_empty() { known.get(number)? } else { name };
                Some(name.clone())
            };
            let names: Vec<String> = [player(false), player(true)].into_iter().flatten().collect();
            let id = of_section.pair(number, side, event);
            if let Some(pair) = event.contestant_mut(id).filter(|pair| pair.names.is_empty()) {
                pair.names = names;
            }
        }
    }
}

/// Everybody the club knows, by number.
fn everybody(database: &mut Database, event: &mut EventBuilder) -> HashMap<String, String> {
    let rows = database.table("PlayerNames", &["strID", "ID", "Name"], event).unwrap_or_default();
    let mut known = HashMap::new();
    for row in &rows.rows {
        let number = match row.text(0) {
            "" => row.number(1).map(|number| number.to_string()).unwrap_or_default(),
            text => text.to_owned(),
        };
        known.entry(number).or_insert_with(|| row.text(2).to_owned());
    }
    known
}
