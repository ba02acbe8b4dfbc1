//! Rulings in the rows of a table: the score of a ruled row, and the points of the rows of its board.

use super::matches::{NewMatches, matches};
use super::{Edit, Edits, LinePlace, RuledEvent, Style, WriteError};
use crate::model::{BoardResults, Line, LineResult, PrintedMatch, PrintedUnit, Room};
use crate::readers::{Column, ReadOptions, TABLE_RULING, TextTable, ruling_of};
use redress_core::ruling::{Ruling, Side, Sides};
use std::ops::Range;

/// The columns of the points of the sides, with their units; `None` for that of the event.
const POINTS: [(Side, Column, Option<PrintedUnit>); 8] = [
    (Side::NS, Column::NsPoints, None),
    (Side::EW, Column::EwPoints, None),
    (Side::NS, Column::NsMatchpoints, Some(PrintedUnit::Matchpoints)),
    (Side::EW, Column::EwMatchpoints, Some(PrintedUnit::Matchpoints)),
    (Side::NS, Column::NsPercent, Some(PrintedUnit::Percent)),
    (Side::EW, Column::EwPercent, Some(PrintedUnit::Percent)),
    (Side::NS, Column::NsImps, Some(PrintedUnit::Imps)),
    (Side::EW, Column::EwImps, Some(PrintedUnit::Imps)),
];

/// The columns of the victory points of the sides.
const VICTORY_POINTS: [(Side, Column); 2] = [(Side::NS, Column::NsVictoryPoints), (Side::EW, Column::EwVictoryPoints)];

/// The columns that say how a result came about, beside the one that holds the score.
const PLAYED: [Column; 8] = [
    Column::Contract,
    Column::Declarer,
    Column::Tricks,
    Column::Result,
    Column::ScoreNs,
    Column::ScoreEw,
    Column::Code,
    Column::State,
];

/// A row of the file with its line of the event.
struct Row {
    at: LinePlace,
    start: usize,
    fields: Vec<Range<usize>>,
}

/// The edits that put the rulings into a text.
pub(super) fn edits(text: &str, ruled: RuledEvent<'_>, options: &ReadOptions) -> Result<Edits, WriteError> {
    let table = TextTable::find(text, options).ok_or_else(|| WriteError::Failed(String::new()))?;
    let rows = rows(text, table.delimiter, ruled);
    let field = |row: &Row, column: Column| {
        let range = row.fields.get(table.headings.position(column)?)?.clone();
        Some((text.get(range.clone())?, range))
    };
    let bare = |row: &Row, column: Column| field(row, column).map(|(text, _)| text.trim().trim_matches('"').trim());
    let figures = |row: &Row, side: Side, unit: Option<PrintedUnit>| match unit {
        Some(unit) => ruled.figures_in(unit, row.at, side),
        None => ruled.figures(row.at, side),
    };
    let styles = POINTS.map(|(_, _, unit)| {
        // Both sides' columns of a unit are printed alike.
        let alike = POINTS.iter().filter(|(_, _, other)| *other == unit);
        let cells = alike.flat_map(|cell| rows.iter().map(move |row| (cell, row)));
        let cells =
            cells.filter_map(|((side, column, unit), row)| Some((bare(row, *column)?, figures(row, *side, *unit).0)));
        Style::of(cells.filter(|(text, _)| !text.is_empty()))
    });
    let (mut edits, mut rulings) = (Vec::new(), Vec::new());
    let score = [Column::Score, Column::ScoreNs].into_iter().find(|column| table.headings.has(*column));
    let mut set = |row: &Row, column: Column, new: &str| {
        if let Some((old, range)) = field(row, column)
            && old != new
        {
            edits.push((range, written(old, new, table.delimiter)));
        }
    };
    for row in &rows {
        let result = ruled.new_result(row.at);
        for ((side, column, unit), style) in POINTS.iter().zip(&styles) {
            let is_printed = bare(row, *column).is_some_and(|text| !text.is_empty() || result.is_some());
            let new = ruled.changed(row.at, figures(row, *side, *unit), style).filter(|_| is_printed);
            if let Some(new) = new.filter(|new| bare(row, *column) != Some(new.as_str())) {
                set(row, *column, &new);
            }
        }
        let written = result.and_then(|(board, line)| match &line.result {
            LineResult::Ruling(ruling) => Some(score_of(ruled, row.at, (board, line), ruling)),
            _ => None,
        });
        let holds = |_: &Ruling| score.is_some() && written.as_ref().is_some_and(|(_, is_all)| *is_all);
        rulings.extend(comment(text, row, ruled, holds));
        let Some((written, _)) = written else { continue };
        if let Some(score) = score {
            set(row, score, &written);
        }
        for column in PLAYED.into_iter().filter(|column| Some(*column) != score) {
            set(row, column, "");
        }
    }
    let of_matches = matches(ruled);
    let printed = |row: &Row, column: Column| bare(row, column).filter(|text| !text.is_empty()).map(str::to_owned);
    for (row, column, new) in victory_points(&rows, &of_matches, printed, ruled) {
        set(row, column, &new);
    }
    edits.append(&mut rulings);
    Ok(Edits { edits, totals_fit: true, vp_stay: of_matches.are_beyond })
}

/// The new victory points of rows, by their columns.
fn victory_points<'r>(
    rows: &'r [Row],
    of_matches: &NewMatches,
    printed: impl Fn(&Row, Column) -> Option<String>,
    ruled: RuledEvent<'_>,
) -> Vec<(&'r Row, Column, String)> {
    let cells = || rows.iter().flat_map(|row| VICTORY_POINTS.map(|(side, column)| (row, side, column)));
    let texts: Vec<String> = cells().filter_map(|(row, _, column)| printed(row, column)).collect();
    let style = Style::of(texts.iter().map(|text| (text.as_str(), None)));
    let new = |(row, side, column): (&'r Row, Side, Column)| {
        let new = of_row(row, of_matches, &style, ruled)?.by(side).clone()?;
        printed(row, column).filter(|old| *old != new).map(|_| (row, column, new))
    };
    cells().filter_map(new).collect()
}

/// The new victory points of the sides of a row.
fn of_row(row: &Row, of_matches: &NewMatches, style: &Style, ruled: RuledEvent<'_>) -> Option<Sides<Option<String>>> {
    let (line, _) = ruled.lines(row.at)?;
    let is_turned = line.room == Some(Room::Closed);
    let (home, visitors) = if is_turned { (line.ew, line.ns) } else { (line.ns, line.ew) };
    let is_it = |own: &PrintedMatch| (&own.round, own.ns, own.ew) == (&line.round, home, visitors);
    let Sides { ns, ew } = of_matches.written(ruled.read.match_results.iter().position(is_it)?, style);
    Some(if is_turned { Sides { ns: ew, ew: ns } } else { Sides { ns, ew } })
}

/// The rows of a text that are lines of the event, in its order.
fn rows(text: &str, delimiter: u8, ruled: RuledEvent<'_>) -> Vec<Row> {
    let begins: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at.saturating_add(1))).collect();
    let row = |(number, places): (u32, Vec<LinePlace>)| {
        let start = *begins.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        Some(Row { at: *places.first()?, start, fields: fields(text, start, delimiter) })
    };
    let mut rows: Vec<Row> = ruled.by_line().into_iter().filter_map(row).collect();
    rows.sort_by_key(|row| row.at);
    rows
}

/// The edit that puts a ruling and penalties into a comment before their row, or takes the one there away.
fn comment(text: &str, row: &Row, ruled: RuledEvent<'_>, holds: impl FnOnce(&Ruling) -> bool) -> Option<Edit> {
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let before = comment_before(text, row.start);
    let remark = ruled.remark(row.at, text.get(before.clone()).and_then(ruling_of), holds)?;
    let written = if remark.is_empty() { remark } else { format!("{TABLE_RULING} {remark}{end}") };
    (before.start < before.end || !written.is_empty()).then_some((before, written))
}

/// The result of a ruling as a score, and whether it is all of the ruling: the score itself, or the percentages that
/// each side has by it.
fn score_of(
    ruled: RuledEvent<'_>,
    at: LinePlace,
    (board, line): (&BoardResults, &Line),
    ruling: &Ruling,
) -> (String, bool) {
    match line.score(&board.board) {
        Some(number) if number != 0 => return (number.to_string(), true),
        None if !ruling.components().is_empty() => {}
        _ => return (ruling.to_string(), true),
    }
    let shares = ruled.percentages(at, ruling).map(|(shares, _)| shares.replace("%-", "%/"));
    (shares.unwrap_or_default(), false)
}

/// The comment with the ruling of a row, before its beginning; nothing if there is none.
fn comment_before(text: &str, start: usize) -> Range<usize> {
    let before = text.get(..start).unwrap_or_default();
    let begins = before.trim_end_matches(['\r', '\n']).rfind('\n').map_or(0, |at| at.saturating_add(1));
    let is_ruling = before.get(begins..).is_some_and(|line| line.trim_start_matches('"').starts_with(TABLE_RULING));
    if is_ruling { begins..start } else { start..start }
}

/// The places of the fields of a row that begins at `start`.
fn fields(text: &str, start: usize, delimiter: u8) -> Vec<Range<usize>> {
    let (mut found, mut begins, mut is_quoted) = (Vec::new(), start, false);
    for (offset, byte) in text.as_bytes().get(start..).unwrap_or_default().iter().enumerate() {
        let at = start.saturating_add(offset);
        match *byte {
            b'"' => is_quoted = !is_quoted,
            b'\r' | b'\n' if !is_quoted => {
                found.push(begins..at);
                return found;
            }
            own if own == delimiter && !is_quoted => {
                found.push(begins..at);
                begins = at.saturating_add(1);
            }
            _ => {}
        }
    }
    found.push(begins..text.len());
    found
}

/// A new field, in quotes if the old one is or it has to be.
fn written(old: &str, new: &str, delimiter: u8) -> String {
    let needs = new.contains([char::from(delimiter), '"']) || (old.starts_with('"') && !new.is_empty());
    if needs { format!("\"{}\"", new.replace('"', "\"\"")) } else { new.to_owned() }
}
