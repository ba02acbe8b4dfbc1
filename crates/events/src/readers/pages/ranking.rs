//! Rankings: places, results and adjustments.

use super::columns::{is_number, plain};
use super::html::{HtmlRow, HtmlTable};
use crate::model::{EventBuilder, FaultKind, Place, PrintedPlace, PrintedUnit};
use crate::readers::notation;
use redress_core::number::Exact;
use redress_core::ruling::Side;

/// The columns of a ranking.
pub(super) struct RankingColumns {
    place: u16,
    number: u16,
    names: Option<u16>,
    result: u16,
    carry_over: Option<u16>,
    /// The adjustment, with its sign.
    adjustment: Option<u16>,
    /// The unit that the heading names.
    unit: Option<PrintedUnit>,
    /// The number of rows up to the headings.
    headings: usize,
}

impl RankingColumns {
    /// The columns of a table that ranks; `None` for another table.
    pub fn find(table: &HtmlTable) -> Option<Self> {
        (1..).zip(table.rows_of_headings()).find_map(|(headings, row)| Self::of_row(row, headings))
    }

    fn of_row(row: &HtmlRow, headings: usize) -> Option<Self> {
        let one = |is: &dyn Fn(&str) -> bool| row.cells.iter().find(|cell| is(&plain(&cell.text)));
        let place = one(&|word| ["m-ce", "miejsce", "m.", "place", "rank"].contains(&word))?;
        let number = one(&|word| ["nr", "numer", "no", "no.", "number"].contains(&word))?;
        let is_result = |word: &str| {
            word.starts_with("wynik") || ["%", "imp", "impy", "vp", "punkty", "pkt", "result", "score"].contains(&word)
        };
        let result = one(&is_result)?;
        let heading = plain(&result.text);
        let unit = match () {
            () if heading.contains('%') => Some(PrintedUnit::Percent),
            () if heading.contains("imp") => Some(PrintedUnit::Imps),
            () if heading.contains("vp") => Some(PrintedUnit::VictoryPoints),
            () => None,
        };
        let column = |words: &[&str]| one(&|word| words.contains(&word)).map(|cell| cell.column);
        // The first column without a heading behind the number has the names.
        let after = number.column.saturating_add(number.span);
        let names = row
            .at(after)
            .filter(|cell| ["", "zawodnicy", "para", "pair", "names"].contains(&plain(&cell.text).as_str()));
        Some(Self {
            place: place.column,
            number: number.column,
            names: names.map(|cell| cell.column),
            result: result.column,
            carry_over: column(&["przen", "przen.", "przeniesienie", "c-o", "c/o", "co", "carryover"]),
            adjustment: column(&["±", "+/-", "kary", "adj", "adj."]),
            unit,
            headings,
        })
    }
}

/// Reads a ranking into the event, in the unit of its heading or else in this; for one direction where the same number
/// is another pair in each.
pub(super) fn read(
    table: &HtmlTable,
    columns: &RankingColumns,
    unit: PrintedUnit,
    direction: Option<Side>,
    file: &Place,
    event: &mut EventBuilder,
) {
    let mut before = None;
    for (number, row) in (1_u32..).zip(&table.rows).skip(columns.headings) {
        let place = Place { line: Some(row.line), element: Some(format!("row {number}").into()), ..file.clone() };
        let pair = row.text(columns.number);
        if !row.complete && !row.is_blank() {
            event.fault(place, FaultKind::RowLost);
        } else if is_number(pair) {
            match entry(row, columns, columns.unit.unwrap_or(unit), before) {
                Ok(printed) => {
                    before = printed.place;
                    enter(printed, row, columns, direction, event);
                }
                Err((what, found)) => {
                    event.fault(
                        place,
                        FaultKind::Value { what: what.to_owned(), found: found.chars().take(40).collect() },
                    );
                }
            }
        } else if !row.text(columns.result).is_empty() && !row.text(columns.place).is_empty() {
            event.fault(place, FaultKind::RowLost);
        }
    }
}

/// A place without its contestant.
struct Entry {
    place: Option<u32>,
    result: Option<crate::model::Printed>,
    penalty: Exact,
    carry_over: Exact,
}

fn entry(
    row: &HtmlRow,
    columns: &RankingColumns,
    unit: PrintedUnit,
    before: Option<u32>,
) -> Result<Entry, (&'static str, String)> {
    let wrong = |what, text: &str| (what, text.to_owned());
    let text = row.text(columns.result);
    let result = match text {
        "" | "-" => None,
        _ => Some(notation::printed(text, unit).ok_or_else(|| wrong("result", text))?),
    };
    let place = match row.text(columns.place) {
        // A pair that is level with the one above has no place of its own.
        "" => before.filter(|_| result.is_some()),
        text => notation::place(text),
    };
    let amount = |column: Option<u16>, what| match column.map_or("", |column| row.text(column)) {
        "" | "-" => Ok(Exact::ZERO),
        text => notation::number(text.trim_end_matches('%')).ok_or_else(|| wrong(what, text)),
    };
    let given = amount(columns.adjustment, "penalty")?;
    Ok(Entry { place, result, penalty: -given, carry_over: amount(columns.carry_over, "carry-over")? })
}

fn enter(entry: Entry, row: &HtmlRow, columns: &RankingColumns, direction: Option<Side>, event: &mut EventBuilder) {
    let contestant = event.contestant(None, row.text(columns.number), direction);
    let names = columns.names.map_or("", |column| row.text(column)).split('\n').filter(|name| !name.is_empty());
    if let Some(known) = event.contestant_mut(contestant).filter(|known| known.names.is_empty()) {
        known.names = names.map(str::to_owned).collect();
    }
    let Entry { place, result, penalty, carry_over } = entry;
    event.ranking.push(PrintedPlace { contestant, place, result, total: None, boards: None, penalty, carry_over });
}
