//! The event that the rows of a table make.

use super::ReadOptions;
use super::columns::{Column, Columns};
use super::numbering::Directions;
use super::rows::{Row, Rows};
use crate::model::{Event, EventBuilder, EventForm, Fault, FaultKind, Place, PrintedUnit, Winners};
use redress_core::scoring::Scoring;

/// A file without the columns that make lines of boards.
pub(super) fn lacking(place: Place) -> Fault {
    Fault::at(place, FaultKind::Missing { what: "board, ns, ew".to_owned() })
}

/// The event of these rows; columns that the user names and the file does not have are noted.
pub(super) fn event(
    mut rows: Rows,
    columns: &Columns,
    options: &ReadOptions,
    place: &Place,
    mut event: EventBuilder,
) -> Event {
    for (column, name) in &options.columns {
        if !columns.has_heading(name) || Column::named(column).is_none() {
            let what = format!("{column}={name}");
            event.fault(place.clone(), FaultKind::Missing { what });
        }
    }
    let unknown: Vec<String> = columns.unknown().map(str::to_owned).collect();
    if !unknown.is_empty() {
        event.fault(place.clone(), FaultKind::ColumnsNotRead { columns: unknown });
    }
    head(&rows, &mut event);
    rows.number_names(event.form);
    rows.enter(columns, &mut event);
    event.finish()
}

/// What the rows say of the event as a whole.
fn head(rows: &Rows, event: &mut EventBuilder) {
    let first = |of: fn(&Row) -> Option<&String>| rows.all.iter().find_map(of).cloned();
    event.name = first(|row| row.event.as_ref());
    let has_rooms = rows.all.iter().any(|row| row.room.is_some());
    let said = first(|row| row.form.as_ref()).and_then(|form| EventForm::named(&form));
    event.form = match said {
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
