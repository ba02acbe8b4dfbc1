//! Results entered at the tables.

use super::columns::received::*;
use super::database::{DatabaseRow, DatabaseRows};
use super::sections::{Section, Sections};
use crate::model::{BoardResults, ContestantId, EventBuilder, EventForm, FaultKind, Line, LineResult};
use crate::readers::given::penalties_of;
use crate::readers::notation;
use crate::readers::played::{LinePlay, artificial};
use redress_core::ruling::{Board, Ruling, Side};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A line with its board's number and its section.
pub(super) struct Entered {
    pub board: u32,
    pub section: i64,
    pub line: Line,
}

/// The lines of the results that count: not those erased, and of several for the same pairs on a board in a section the
/// one of the highest `ID`.
pub(super) fn read(received: &DatabaseRows, sections: &Sections, event: &mut EventBuilder) -> Vec<Entered> {
    let mut rows: Vec<&DatabaseRow> = received.rows.iter().filter(|row| !row.is_true(ERASED)).collect();
    rows.sort_by_key(|row| row.number(ID));
    let key = |row: &DatabaseRow| [SECTION, BOARD, PAIR_NS, PAIR_EW, SOUTH, WEST].map(|column| row.number(column));
    let last: HashMap<_, usize> = rows.iter().enumerate().map(|(at, row)| (key(row), at)).collect();
    let mut lines = Vec::with_capacity(rows.len());
    for (at, row) in rows.into_iter().enumerate() {
        if last.get(&key(row)).is_some_and(|last| *last != at) {
            event.fault(row.place.clone(), FaultKind::Twice);
            continue;
        }
        match line(row, sections, event) {
            Ok(line) => lines.push(line),
            Err((what, found)) => event.fault(row.place.clone(), FaultKind::Value { what: what.to_owned(), found }),
        }
    }
    lines
}

/// A value that cannot be read: its column, and its text.
type Wrong = (&'static str, String);

fn line(row: &DatabaseRow, sections: &Sections, event: &mut EventBuilder) -> Result<Entered, Wrong> {
    let number = |what, column| row.number(column).ok_or_else(|| (what, String::new()));
    let number_of_section = number("Section", SECTION)?;
    let section = sections.get(Some(number_of_section)).ok_or(("Section", number_of_section.to_string()))?;
    let board = row.positive(BOARD).ok_or_else(|| ("Board", row.number(BOARD).unwrap_or_default().to_string()))?;
    let [ns, ew] = [PAIR_NS, PAIR_EW].map(|column| row.positive(column));
    let text = |column| row.number(column).map(|number| Arc::from(number.to_string()));
    let [id_ns, id_ew] = contestants(row, section, event);
    let mut line = Line::new(row.place.clone(), id_ns, id_ew, LineResult::NotPlayed);
    (line.table, line.round) = (text(TABLE), text(ROUND));
    if section.is_nobody(ns) || section.is_nobody(ew) {
        line.result = LineResult::SitOut;
        return Ok(Entered { board, section: number_of_section, line });
    }
    line.lead = Some(row.text(LEAD)).filter(|lead| !lead.is_empty()).map(Arc::from);
    result(row, &mut line, &Board::numbered(board), event)?;
    Ok(Entered { board, section: number_of_section, line })
}

/// The contestants North-South and East-West. In an individual the numbers are those of North and East, with South and
/// West beside them.
fn contestants(row: &DatabaseRow, section: &Section, event: &mut EventBuilder) -> [ContestantId; 2] {
    let sides = [(Side::NS, PAIR_NS, SOUTH), (Side::EW, PAIR_EW, WEST)];
    sides.map(|(side, first, second)| match (row.positive(first), row.positive(second)) {
        (Some(one), Some(other)) => {
            event.form = EventForm::Individual;
            event.together(section.letter.as_deref(), [&one.to_string(), &other.to_string()])
        }
        (number, _) => section.pair(number, side, event),
    })
}

/// Reads the result of a row.
fn result(row: &DatabaseRow, line: &mut Line, board: &Board, event: &mut EventBuilder) -> Result<(), Wrong> {
    let contract = row.text(CONTRACT);
    let (remarks, penalties) = penalties_of(row.text(REMARKS));
    line.penalties = penalties;
    let averages = |text: &str| notation::artificial(&text.replace("%-", "%/"));
    if let Some(given) = averages(remarks).filter(|_| contract.is_empty()) {
        line.code = Some(remarks.into());
        line.result = artificial(given);
        return Ok(());
    }
    // A ruling stands behind the percentages that the sides have by it, or alone.
    let shares = remarks.split_once(' ').filter(|(shares, _)| averages(shares).is_some());
    let ruling = shares.map_or(remarks, |(_, ruling)| ruling).parse::<Ruling>();
    if let (Ok(ruling), true) = (ruling, contract.is_empty()) {
        line.result = LineResult::Ruling(Arc::new(ruling));
        return Ok(());
    }
    if contract.is_empty() {
        if !remarks.is_empty() {
            line.code = Some(remarks.into());
        }
        if !remarks.eq_ignore_ascii_case("not played") && !remarks.is_empty() {
            return Err(("Remarks", remarks.chars().take(40).collect()));
        }
        line.result = LineResult::NotPlayed;
        return Ok(());
    }
    if !remarks.is_empty() {
        // The remark may mean another result, or another pair's.
        event.fault(line.place.clone(), FaultKind::NotRead { what: format!("Remarks: {remarks}") });
        line.code = Some(remarks.into());
    }
    let wrong = |what, column| (what, row.text(column).chars().take(40).collect::<String>());
    let bid = notation::bid(contract).ok_or_else(|| wrong("Contract", CONTRACT))?;
    let is_played = !matches!(bid, notation::Bid::Passed);
    let (declarer, made) = (notation::seat(row.text(SEAT)), notation::made(row.text(RESULT)));
    if is_played && declarer.is_none() {
        return Err(wrong("NS/EW", SEAT));
    }
    if is_played && made.is_none() {
        return Err(wrong("Result", RESULT));
    }
    if let Some(seat) = declarer.filter(|_| is_played) {
        let pairs = [PAIR_NS, PAIR_EW, SOUTH, WEST].map(|column| row.positive(column));
        let [north, east, south, west] = pairs;
        let own = if seat.side() == Side::NS { [north, south] } else { [east, west] };
        let declarer = row.positive(DECLARER);
        if declarer.is_some() && !own.contains(&declarer) {
            let what = format!("Declarer {}", declarer.unwrap_or_default());
            event.fault(line.place.clone(), FaultKind::NotRead { what });
        }
    }
    let settled = LinePlay { bid: Some(bid), declarer, made, score: None }.settle(board, event);
    line.contract = settled.contract;
    for kind in settled.faults {
        event.fault(line.place.clone(), kind);
    }
    line.result = settled.result.ok_or_else(|| wrong("Result", RESULT))?;
    Ok(())
}

/// The boards in the order of their numbers, each section's apart if sections are not compared.
pub(super) fn boards(lines: Vec<Entered>, sections: &Sections) -> Vec<BoardResults> {
    let mut boards: BTreeMap<(i64, u32), BoardResults> = BTreeMap::new();
    for Entered { board, section, line } in lines {
        let apart = if sections.together { 0 } else { section };
        let results = boards.entry((apart, board)).or_insert_with(|| {
            let mut results = BoardResults::new(Board::numbered(board));
            let letter = sections.get(Some(section)).and_then(|section| section.letter.clone());
            results.section = letter.filter(|_| !sections.together);
            results
        });
        results.lines.push(line);
    }
    boards.into_values().collect()
}
