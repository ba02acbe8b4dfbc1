//! Pages of pairs: the figures of a pair on every board, with more digits than on the pages of the boards, and its
//! penalty.

use super::columns::{is_number, plain};
use super::files::File;
use super::html::{HtmlRow, HtmlTable};
use crate::model::{EventBuilder, FaultKind, Place, Printed, PrintedUnit};
use crate::readers::notation;
use redress_core::number::Exact;
use redress_core::ruling::Side;
use std::collections::HashMap;

/// The beginning of the heading of a pair's page.
const HEADING: &str = "WYNIKI PARY";

/// The figures of a pair's page.
pub(super) struct Record {
    number: String,
    file: Place,
    /// The figure on a board in a direction, and its line; `None` if the page has the board twice.
    figures: HashMap<(u32, Side), Option<(Printed, u32)>>,
    /// The adjustment, with its sign.
    adjustment: Option<Exact>,
}

/// The columns of a pair's table.
struct PairColumns {
    board: u16,
    direction: u16,
    figure: u16,
}

impl PairColumns {
    fn find(table: &HtmlTable) -> Option<Self> {
        table.rows_of_headings().find_map(|row| {
            let one = |words: &[&str]| row.cells.iter().find(|cell| words.contains(&plain(&cell.text).as_str()));
            let (board, direction) = (one(&["rozd.", "rozd", "rozdanie"])?, one(&["linia"])?);
            let score = one(&["zapis", "zapisy"])?;
            let figure = score.column.saturating_add(score.span);
            Some(Self { board: board.column, direction: direction.column, figure })
        })
    }
}

/// The figures of the pages of pairs among these.
pub(super) fn records<'a>(files: impl Iterator<Item = &'a File>) -> Vec<Record> {
    files.filter_map(record).collect()
}

fn record(file: &File) -> Option<Record> {
    let headings = file.page.headings.iter().chain([&file.page.title]);
    let rest = headings.map(|heading| heading.replace('\n', " ")).find_map(|heading| {
        heading.strip_prefix(HEADING).map(|rest| rest.trim().trim_start_matches("NR").trim().to_owned())
    })?;
    let number = rest.split(' ').next().filter(|number| is_number(number))?.to_owned();
    let (table, columns) = file.page.tables.iter().find_map(|table| Some((table, PairColumns::find(table)?)))?;
    let mut record = Record { number, file: file.place(), figures: HashMap::new(), adjustment: None };
    for row in table.rows.iter().filter(|row| row.complete) {
        record.row(row, &columns);
    }
    Some(record)
}

impl Record {
    fn row(&mut self, row: &HtmlRow, columns: &PairColumns) {
        let board = notation::count(row.text(columns.board));
        if let (Some(board), Some(side)) = (board, notation::side(row.text(columns.direction))) {
            let figure = notation::printed(row.text(columns.figure), PrintedUnit::Percent);
            let entry = self.figures.entry((board, side));
            let figure = figure.map(|figure| (figure, row.line));
            entry.and_modify(|known| *known = None).or_insert(figure);
            return;
        }
        let texts: Vec<&str> =
            row.cells.iter().map(|cell| cell.text.as_str()).filter(|text| !text.is_empty()).collect();
        if let ["+/-" | "±", given] = texts.as_slice() {
            self.adjustment = notation::number(given.trim_end_matches('%'));
        }
    }
}

/// Puts the finer figures of the pages of pairs into the lines of the boards. One that is another figure, and not the
/// same one finer, is left out and noted.
pub(super) fn refine(records: &[Record], event: &mut EventBuilder) {
    let known: HashMap<&str, &Record> = records.iter().map(|record| (record.number.as_str(), record)).collect();
    let mut boards = std::mem::take(&mut event.boards);
    for board in &mut boards {
        let Some(number) = board.board.number else { continue };
        for line in &mut board.lines {
            for side in Side::BOTH {
                let id = line.by(side);
                let record = event.contestant_mut(id).and_then(|pair| known.get(pair.number.as_str()));
                let Some(record) = record else { continue };
                let Some(Some((figure, at))) = record.figures.get(&(number, side)) else { continue };
                let Some(printed) = line.printed.by_mut(side) else { continue };
                if figure.decimals <= printed.decimals {
                    continue;
                }
                if (&figure.value - &printed.value).abs() <= half_of_last(printed.decimals) {
                    (printed.value, printed.decimals) = (figure.value.clone(), figure.decimals);
                } else {
                    let place = Place { line: Some(*at), ..record.file.clone() };
                    event.fault(place, FaultKind::Value { what: "result".to_owned(), found: figure.value.to_string() });
                }
            }
        }
    }
    event.boards = boards;
}

/// Half of the last of so many decimals.
fn half_of_last(decimals: u8) -> Exact {
    (0..decimals)
        .fold(Exact::fraction(1, 2).unwrap_or_default(), |unit, _| unit * Exact::fraction(1, 10).unwrap_or_default())
}

/// Enters the penalties on the pages of pairs if the ranking has none.
pub(super) fn penalties(records: &[Record], event: &mut EventBuilder) {
    if event.ranking.iter().any(|place| !place.penalty.is_zero()) {
        return;
    }
    let given: HashMap<&str, &Exact> =
        records.iter().filter_map(|record| Some((record.number.as_str(), record.adjustment.as_ref()?))).collect();
    let mut ranking = std::mem::take(&mut event.ranking);
    for place in &mut ranking {
        let number = event.contestant_mut(place.contestant).map(|pair| pair.number.clone()).unwrap_or_default();
        if let Some(given) = given.get(number.as_str()) {
            place.penalty = -(*given).clone();
        }
    }
    event.ranking = ranking;
}
