//! Puts boards and rankings of pages together to an event.

use super::columns::{BoardColumns, Heading};
use super::files::File;
use super::html::HtmlTable;
use super::ranking;
use super::rows::ResultRows;
use super::{deal, sit_outs};
use crate::model::{EventBuilder, FaultKind, Line, Printed, PrintedUnit, Winners};
use redress_core::number::Exact;
use redress_core::ruling::Side;
use redress_core::scoring::{MOST_IMPS, Scoring};

/// A board's pages.
pub(super) struct BoardPages<'a> {
    pub number: u32,
    /// The page with the cards, if it is known.
    pub page: Option<&'a File>,
    /// The file with the results.
    pub results: &'a File,
}

/// A board's table of results with its columns.
type Found<'a> = (&'a BoardPages<'a>, &'a HtmlTable, BoardColumns);

/// The table of results in a file, with its columns.
pub(super) fn results_in(file: &File) -> Option<(&HtmlTable, BoardColumns)> {
    file.page.tables.iter().find_map(|table| Some((table, BoardColumns::find(table)?)))
}

/// The tables in a file that rank, with their columns.
pub(super) fn rankings_in(file: &File) -> Vec<(&HtmlTable, ranking::RankingColumns)> {
    file.page.tables.iter().filter_map(|table| Some((table, ranking::RankingColumns::find(table)?))).collect()
}

/// Reads the boards into the event: cards, lines, datums, and the unit of the figures.
pub(super) fn boards(pages: &[BoardPages<'_>], event: &mut EventBuilder) {
    let mut found: Vec<Found<'_>> = Vec::new();
    for pages in pages {
        match results_in(pages.results) {
            Some((table, columns)) => found.push((pages, table, columns)),
            None => event.fault(pages.results.place(), FaultKind::Missing { what: "table of results".to_owned() }),
        }
    }
    let by_direction = found.iter().any(|(_, table, columns)| columns.numbers_meet_themselves(table));
    for (pages, table, columns) in &found {
        let board_page = pages.page.map(|file| &file.page);
        let mut board = deal::board(pages.number, board_page, &pages.page.unwrap_or(pages.results).place(), event);
        ResultRows { event, columns, board: &mut board, by_direction }.read(table, &pages.results.place());
        if board.lines.is_empty() {
            event.fault(pages.results.place(), FaultKind::Missing { what: "results".to_owned() });
        }
        event.boards.push(board);
    }
    if by_direction {
        event.winners = Winners::Two;
    }
    if found.iter().any(|(.., columns)| columns.heading == Heading::Points) {
        name_points(event);
    }
    event.scoring = scoring(event);
}

fn lines(event: &EventBuilder) -> impl Iterator<Item = &Line> {
    event.boards.iter().flat_map(|board| &board.lines)
}

fn figures(event: &EventBuilder) -> impl Iterator<Item = &Printed> {
    lines(event).flat_map(|line| Side::BOTH.map(|side| line.printed.by(side).as_ref())).flatten()
}

/// Units of figures under a heading that only says points: IMPs won by one side are lost by the other, and matchpoints
/// are never negative.
fn name_points(event: &mut EventBuilder) {
    let is_opposite = |line: &Line| match (&line.printed.ns, &line.printed.ew) {
        (Some(ns), Some(ew)) => (&ns.value + &ew.value).is_zero(),
        _ => true,
    };
    if figures(event).any(|figure| figure.value.is_negative()) || lines(event).all(is_opposite) {
        return;
    }
    for line in event.boards.iter_mut().flat_map(|board| &mut board.lines) {
        for side in Side::BOTH {
            if let Some(printed) = line.printed.by_mut(side) {
                printed.unit = PrintedUnit::Matchpoints;
            }
        }
    }
}

/// The form of scoring that the figures show.
fn scoring(event: &EventBuilder) -> Option<Scoring> {
    match figures(event).next()?.unit {
        PrintedUnit::Percent | PrintedUnit::Matchpoints => Some(Scoring::Matchpoints),
        PrintedUnit::Imps => {
            let has_datum = event.boards.iter().any(|board| board.datum.is_some());
            let most = Exact::from(i64::from(MOST_IMPS));
            let is_sum = |line: &Line| {
                let figure = line.printed.ns.as_ref();
                figure.is_some_and(|figure| figure.value.to_integer().is_none() || figure.value.abs() > most)
            };
            // Artificial scores have decimals in Butler too.
            let mut played = lines(event).filter(|line| !line.is_artificial(Side::NS));
            Some(if has_datum || !played.any(is_sum) { Scoring::Butler } else { Scoring::CrossImps })
        }
        PrintedUnit::VictoryPoints | PrintedUnit::TotalPoints => None,
    }
}

/// Reads the rankings of a file into the event, and finds the missing pairs.
pub(super) fn rankings(file: Option<&File>, event: &mut EventBuilder) {
    let unit = match event.scoring {
        Some(Scoring::Matchpoints) => PrintedUnit::Percent,
        _ => PrintedUnit::Imps,
    };
    let by_direction = event.winners == Winners::Two;
    if let Some(file) = file {
        let tables = rankings_in(file);
        let directions = [Some(Side::NS), Some(Side::EW)];
        match tables.as_slice() {
            [_, _] => {
                let mut split = Vec::new();
                for ((table, columns), direction) in tables.iter().zip(directions) {
                    ranking::read(table, columns, unit, direction.filter(|_| by_direction), &file.place(), event);
                    split.push(event.ranking.len());
                }
                if let [first, _] = split.as_slice() {
                    two_winners(*first, event);
                }
            }
            // A single ranking in which a number is two pairs cannot be read.
            [_] if by_direction => event.fault(file.place(), FaultKind::NotRead { what: "ranking".to_owned() }),
            _ => {
                for (table, columns) in &tables {
                    ranking::read(table, columns, unit, None, &file.place(), event);
                }
            }
        }
    }
    sit_outs::find(event);
}

/// Two rankings, one with pairs that only sat North-South and one with pairs that only sat East-West: each direction
/// has its winner.
fn two_winners(first: usize, event: &mut EventBuilder) {
    if event.winners == Winners::Two {
        return;
    }
    let sat = |side: Side| -> std::collections::HashSet<_> { lines(event).map(|line| line.by(side)).collect() };
    let (ns, ew) = (sat(Side::NS), sat(Side::EW));
    let (one, other) = event.ranking.split_at_checked(first).unwrap_or_default();
    let only = |part: &[crate::model::PrintedPlace],
                own: &std::collections::HashSet<_>,
                others: &std::collections::HashSet<_>| {
        part.iter().all(|place| own.contains(&place.contestant) && !others.contains(&place.contestant))
    };
    let is_split = (only(one, &ns, &ew) && only(other, &ew, &ns)) || (only(one, &ew, &ns) && only(other, &ns, &ew));
    if !is_split || one.is_empty() || other.is_empty() {
        return;
    }
    event.winners = Winners::Two;
    for (contestants, side) in [(ns, Side::NS), (ew, Side::EW)] {
        for id in contestants {
            if let Some(contestant) = event.contestant_mut(id) {
                contestant.direction = Some(side);
            }
        }
    }
}
