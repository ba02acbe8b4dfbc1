//! Bridge Base Online: a traveller a board, which lists its tables with the names of their players, and the results of
//! the tournament with its ranking.

use super::files::{File, head_has, pages};
use super::html::{HtmlRow, HtmlTable};
use crate::model::{
    BoardResults, Event, EventBuilder, Fault, FaultKind, Format, Line, LineResult, Origin, Place, Printed,
    PrintedPlace, PrintedUnit,
};
use crate::readers::lin::{Record, words};
use crate::readers::notation::{self, WholeBid};
use crate::readers::people::People;
use crate::readers::played::{LinePlay, artificial};
use crate::readers::{ReadOptions, Reader};
use crate::source::NamedBytes;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Board, Side, Sides};
use redress_core::scoring::Scoring;
use std::sync::Arc;

/// Reads the pages of Bridge Base Online.
pub(in super::super) struct Bbo;

impl Reader for Bbo {
    fn format(&self) -> Format {
        Format::Bbo
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files
            .iter()
            .any(|file| head_has(file, &[b"bridge base online - myhands"]) || head_has(file, &[b"class=\"bbo_t_l\""]))
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let mut event = EventBuilder::new(Format::Bbo);
        let pages = pages(files, &mut event);
        let mut rows: Vec<Table> = pages.iter().flat_map(|file| tables(file, &mut event)).collect();
        of_one_tournament(&mut rows, &mut event);
        if rows.is_empty() {
            let place = files.first().map(NamedBytes::place).unwrap_or_default();
            return Err(Fault::at(place, FaultKind::Foreign { origin: Origin::Bbo }));
        }
        let ranking: Vec<Ranked> = pages.iter().find_map(ranking).unwrap_or_default();
        let in_percent = rows.iter().any(|row| row.figure.ends_with('%'));
        event.scoring = Some(if in_percent { Scoring::Matchpoints } else { Scoring::CrossImps });
        event.name = pages.iter().find_map(title);
        let people = People::of(
            rows.iter().map(|row| (row.board.board.number.unwrap_or_default(), &row.players)),
            ranking.iter().map(|ranked| ranked.names.clone()),
            &mut event,
        );
        enter(rows, &people, &mut event);
        let unit = if in_percent { PrintedUnit::Percent } else { PrintedUnit::Imps };
        for ranked in ranking {
            let Some(contestant) = people.known(&ranked.names, &mut event) else { continue };
            event.ranking.push(PrintedPlace {
                contestant,
                place: ranked.place,
                result: notation::printed(&ranked.result, unit),
                total: None,
                boards: None,
                penalty: Exact::ZERO,
                carry_over: Exact::ZERO,
            });
        }
        Ok(event.finish())
    }
}

/// A row of a traveller.
struct Table {
    /// The number of the tournament, as the heading has it: `81382-1777478400`.
    tournament: String,
    board: Arc<BoardResults>,
    place: Place,
    number: String,
    players: Sides<[String; 2]>,
    result: String,
    points: String,
    figure: String,
    /// The side from whose view points and figure are.
    view: Side,
}

/// The rows of a traveller; none of another page. A traveller whose board no record of play names is noted.
fn tables(file: &File, event: &mut EventBuilder) -> Vec<Table> {
    let Some((table, headings)) = file.page.tables.iter().find_map(|table| Some((table, headings(table)?))) else {
        return Vec::new();
    };
    let heading = table.rows.iter().take(2).find_map(|row| row.text(0).strip_prefix("Traveller "));
    let Some(heading) = heading else { return Vec::new() };
    let tournament = heading.split('-').take(2).collect::<Vec<_>>().join("-");
    let Some(board) = file.page.records.iter().find_map(|record| board(record)) else {
        event.fault(file.place(), FaultKind::Missing { what: "Movie".to_owned() });
        return Vec::new();
    };
    let board = Arc::new(board);
    let (at, view) = headings;
    let mut rows = Vec::new();
    for row in table.rows.iter().filter(|row| notation::count(row.text(0)).is_some()) {
        let place = Place { line: Some(row.line), element: None, ..file.place() };
        if !row.complete {
            event.fault(place, FaultKind::RowLost);
            continue;
        }
        rows.push(of_row(row, (at, view), place, &board, &tournament));
    }
    rows
}

/// Leaves out the rows of other tournaments than the first; each is named.
fn of_one_tournament(rows: &mut Vec<Table>, event: &mut EventBuilder) {
    let Some(own) = rows.first().map(|row| row.tournament.clone()) else { return };
    let mut named: Vec<String> = Vec::new();
    rows.retain(|row| {
        if row.tournament != own && !named.contains(&row.tournament) {
            named.push(row.tournament.clone());
            let place = Place { line: None, ..row.place.clone() };
            event.fault(place, FaultKind::NotRead { what: format!("Traveller {}", row.tournament) });
        }
        row.tournament == own
    });
}

fn of_row(
    row: &HtmlRow,
    (points, view): (u16, Side),
    place: Place,
    board: &Arc<BoardResults>,
    tournament: &str,
) -> Table {
    let text = |column: u16| row.text(column).to_owned();
    Table {
        tournament: tournament.to_owned(),
        board: board.clone(),
        place,
        number: text(0),
        players: Sides { ns: [text(2), text(3)], ew: [text(4), text(5)] },
        result: text(6),
        points: text(points),
        figure: text(points.saturating_add(1)),
        view,
    }
}

/// The column of the points, and the side from whose view they are: `Points`, or `EW Points` if the player whose
/// records they are sat there.
fn headings(table: &HtmlTable) -> Option<(u16, Side)> {
    table.rows.iter().take(3).find_map(|row| {
        let named = |name: &str| row.cells.iter().find(|cell| cell.text == name).map(|cell| cell.column);
        let seats = ["North", "South", "East", "West", "Result"].map(named);
        if seats != [Some(2), Some(3), Some(4), Some(5), Some(6)] {
            return None;
        }
        let cell = row.cells.iter().find(|cell| cell.text.trim().ends_with("Points"))?;
        Some((cell.column, if cell.text.starts_with("EW") { Side::EW } else { Side::NS }))
    })
}

/// The board of a record of play, with its cards and no results.
fn board(record: &str) -> Option<BoardResults> {
    let mut read = Record::default();
    words(record).iter().for_each(|word| read.take(word));
    let mut board = BoardResults::new(read.board()?);
    board.deal = read.dealt().map(Arc::new);
    Some(board)
}

/// Puts the rows into the boards of the event, in the order of their numbers.
fn enter(rows: Vec<Table>, people: &People, event: &mut EventBuilder) {
    let mut boards: Vec<BoardResults> = Vec::new();
    for row in rows {
        let Some(line) = line(&row, people, event) else { continue };
        match boards.iter_mut().find(|own| own.board.number == row.board.board.number) {
            Some(own) => own.lines.push(line),
            None => boards.push(BoardResults { lines: vec![line], ..(*row.board).clone() }),
        }
    }
    boards.sort_by_key(|board| board.board.number);
    event.boards = boards;
}

/// A row as a line; noted and left out if it cannot be read.
fn line(row: &Table, people: &People, event: &mut EventBuilder) -> Option<Line> {
    let at = people.at(&row.players, event);
    let mut line = Line::new(row.place.clone(), at.ns, at.ew, LineResult::Bare);
    line.table = Some(row.number.as_str().into());
    line.printed = figures(row);
    if let Some(given) = adjusted(&row.result) {
        line.result = artificial(given);
        line.code = Some(row.result.as_str().into());
        return Some(line);
    }
    let score = notation::score(&row.points).map(|points| match row.view {
        Side::NS => points,
        Side::EW => points.saturating_neg(),
    });
    let play = match notation::whole_bid(&row.result) {
        Some(WholeBid { bid, declarer, made }) => LinePlay { bid: Some(bid), declarer, made, score },
        None => LinePlay { score, ..LinePlay::default() },
    };
    let board: &Board = &row.board.board;
    let settled = play.settle(board, event);
    for kind in settled.faults {
        event.fault(row.place.clone(), kind);
    }
    let Some(result) = settled.result else {
        let found = row.result.chars().take(40).collect();
        event.fault(row.place.clone(), FaultKind::Value { what: "Result".to_owned(), found });
        event.fault(row.place.clone(), FaultKind::RowLost);
        return None;
    };
    (line.result, line.contract) = (result, settled.contract);
    Some(line)
}

/// An artificial score: `A==`, `A+-`, a sign for each side.
fn adjusted(text: &str) -> Option<Sides<Artificial>> {
    let mut signs = text.strip_prefix('A')?.chars().map(|sign| match sign {
        '+' => Some(Artificial::AveragePlus),
        '=' => Some(Artificial::Average),
        '-' => Some(Artificial::AverageMinus),
        _ => None,
    });
    let (ns, ew) = (signs.next()??, signs.next()??);
    signs.next().is_none().then_some(Sides { ns, ew })
}

/// The figure of the side from whose view it is.
fn figures(row: &Table) -> Sides<Option<Printed>> {
    let unit = if row.figure.ends_with('%') { PrintedUnit::Percent } else { PrintedUnit::Imps };
    let figure = notation::printed(&row.figure, unit);
    Sides::of(|side| figure.clone().filter(|_| side == row.view))
}

/// The title of a tournament.
fn title(file: &File) -> Option<String> {
    let rows = || file.page.tables.iter().flat_map(|table| &table.rows);
    let stated = rows().find(|row| row.text(0) == "Title").map(|row| row.text(1).to_owned());
    stated.filter(|title| !title.is_empty())
}

/// A line of the ranking of a tournament.
struct Ranked {
    names: Vec<String>,
    place: Option<u32>,
    result: String,
}

/// The ranking on the page of results: those of its sections, with the places of its honour list.
fn ranking(file: &File) -> Option<Vec<Ranked>> {
    let mut ranked: Vec<Ranked> = Vec::new();
    for table in &file.page.tables {
        let columns = table.rows.iter().take(2).find_map(|row| {
            let named =
                |is: &dyn Fn(&str) -> bool| row.cells.iter().find(|cell| is(&cell.text)).map(|cell| cell.column);
            Some((named(&|text| text == "Name" || text == "Username")?, named(&|text| text.starts_with("Score"))?, row))
        });
        let Some((name, score, heading)) = columns else { continue };
        // Overall places stand before the names, those of a section behind them.
        let is_overall = heading.text(0) == "Rank";
        for row in &table.rows {
            let names: Vec<String> = row.text(name).split('+').map(|name| name.trim().to_owned()).collect();
            let result = row.text(score).trim().to_owned();
            if notation::number(&result).is_none() || names.iter().any(String::is_empty) {
                continue;
            }
            let place = notation::place(row.text(0)).filter(|_| is_overall);
            match ranked.iter_mut().find(|known| known.names == names) {
                Some(known) => known.place = known.place.or(place),
                None => ranked.push(Ranked { names, place, result }),
            }
        }
    }
    (!ranked.is_empty()).then_some(ranked)
}
