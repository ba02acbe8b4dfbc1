//! ACBL Live: the page `board-detail` of a board, with its results from the view of North-South and then of East-West.

use super::files::{File, head_has, pages};
use super::html::{HtmlRow, HtmlTable};
use crate::model::{
    BoardResults, ContestantId, Detail, Event, EventBuilder, Fault, FaultKind, Format, Line, LineResult, Origin, Place,
    Printed, PrintedUnit, Winners,
};
use crate::readers::notation::{self, Bid};
use crate::readers::played::{LinePlay, artificial};
use crate::readers::{ReadOptions, Reader};
use crate::source::NamedBytes;
use redress_core::ruling::{Board, Card, Deal, Side, Sides};
use redress_core::scoring::Scoring;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The heading of the page of a board.
const HEADING: &str = "Board detail for ";

/// Reads the pages of ACBL Live.
pub(in super::super) struct AcblLive;

impl Reader for AcblLive {
    fn format(&self) -> Format {
        Format::AcblLive
    }

    fn knows(&self, files: &[NamedBytes]) -> bool {
        files.iter().any(|file| head_has(file, &[b"<title>acbl live"]))
    }

    fn read(&self, files: &[NamedBytes], _options: &ReadOptions) -> Result<Event, Fault> {
        let mut event = EventBuilder::new(Format::AcblLive);
        let pages = pages(files, &mut event);
        let mut boards: Vec<BoardPage<'_>> = pages.iter().filter_map(BoardPage::of).collect();
        of_one_event(&mut boards, &mut event);
        if boards.is_empty() {
            let place = files.first().map(NamedBytes::place).unwrap_or_default();
            return Err(Fault::at(place, FaultKind::Foreign { origin: Origin::AcblLive }));
        }
        event.name = boards.iter().find_map(|page| page.event.clone());
        event.details.extend(
            boards.iter().find_map(|page| page.date.as_deref()).map(|date| Detail::of_event(Detail::DATE, date)),
        );
        if boards.iter().any(BoardPage::is_of_two_directions) {
            event.winners = Winners::Two;
        }
        event.scoring = Some(if boards.iter().any(|page| page.in_imps) { Scoring::Imps } else { Scoring::Matchpoints });
        for page in &boards {
            let board = page.read(&mut event);
            event.boards.push(board);
        }
        event.boards.sort_by_key(|board| (board.section.clone(), board.board.number));
        Ok(event.finish())
    }
}

/// Leaves out the pages of other events than the first, and those of a board that is there already; each is named.
fn of_one_event(boards: &mut Vec<BoardPage<'_>>, event: &mut EventBuilder) {
    let Some(own) = boards.first().map(|page| (page.event.clone(), page.date.clone())) else { return };
    let mut known: HashSet<(Option<String>, u32)> = HashSet::new();
    boards.retain(|page| {
        let is_own =
            own == (page.event.clone(), page.date.clone()) && known.insert((page.section.clone(), page.number));
        if !is_own {
            event.fault(page.file.place(), FaultKind::NotRead { what: "board-detail".to_owned() });
        }
        is_own
    });
}

/// The page of a board.
struct BoardPage<'p> {
    file: &'p File,
    number: u32,
    section: Option<String>,
    event: Option<String>,
    date: Option<String>,
    in_imps: bool,
    /// The tables of both directions; that of East-West has the same rows turned round.
    tables: Vec<&'p HtmlTable>,
}

/// The columns of a table of results, in their order behind the one of links.
const COLUMNS: [&str; 6] = ["Contract", "By", "Score", "Matchpoints", "%", "Pairs"];

/// Contract, declarer, score, points and pairs.
const CONTRACT: u16 = 1;
const DECLARER: u16 = 2;
const SCORE: u16 = 3;
const POINTS: u16 = 4;

impl<'p> BoardPage<'p> {
    /// The page if it is one of a board.
    fn of(file: &'p File) -> Option<Self> {
        let headings = &file.page.headings;
        let rest = headings.iter().find_map(|heading| heading.split_once("Board #"))?;
        let digits: String = rest.1.trim_start().chars().take_while(char::is_ascii_digit).collect();
        let section = rest.0.trim().strip_prefix("Section").map(|name| name.trim().trim_end_matches(',').to_owned());
        let tables: Vec<&HtmlTable> = file.page.tables.iter().filter(|table| is_of_results(table)).collect();
        let in_imps = tables.iter().flat_map(|table| table.rows.first()).any(|row| row.text(POINTS).contains("IMP"));
        Some(Self {
            file,
            number: digits.parse().ok().filter(|number| *number > 0)?,
            section: section.filter(|name| !name.is_empty()),
            event: headings.iter().find_map(|heading| heading.strip_prefix(HEADING)).map(str::to_owned),
            date: headings.first().filter(|heading| heading.chars().any(|c| c.is_ascii_digit())).cloned(),
            in_imps,
            tables,
        })
    }

    /// Returns true if a number is a pair in each direction: then it is two pairs.
    fn is_of_two_directions(&self) -> bool {
        let Some(table) = self.tables.first() else { return false };
        let pairs: Vec<Sides<Pair>> = table.rows.iter().filter_map(pairs).collect();
        let ns: HashSet<&str> = pairs.iter().map(|pair| pair.ns.number.as_str()).collect();
        pairs.iter().any(|pair| ns.contains(pair.ew.number.as_str()))
    }

    fn read(&self, event: &mut EventBuilder) -> BoardResults {
        let numbered = Board::numbered(self.number);
        let after = |word: &str| self.file.page.text.split_once(word).map(|(_, rest)| rest.trim_start());
        let word = |text: &str| text.split_whitespace().next().map(str::to_owned);
        let dealer = after("Dlr:").and_then(word).and_then(|word| notation::seat(&word));
        let vulnerability = after("Vul:").and_then(word).and_then(|word| notation::vulnerability(&word));
        let mut board = BoardResults::new(Board {
            dealer: dealer.or(numbered.dealer),
            vulnerability: vulnerability.or(numbered.vulnerability),
            ..numbered
        });
        board.deal = deal(&self.file.page.text).map(Arc::new);
        let others = self.points_of_the_other_table();
        let rows = self.tables.first().map(|table| table.rows.as_slice()).unwrap_or_default();
        for (number, row) in (1_u32..).zip(rows).skip(1) {
            let element = format!("row {number}");
            let place = Place { line: Some(row.line), element: Some(element.into()), ..self.file.place() };
            match pairs(row) {
                Some(pairs) => board.lines.extend(self.line(row, &pairs, &others, &board.board, place, event)),
                None if row.is_blank() => {}
                None => event.fault(place, FaultKind::RowLost),
            }
        }
        if board.lines.is_empty() {
            event.fault(self.file.place(), FaultKind::Missing { what: "results".to_owned() });
        }
        board
    }

    /// East-West's points by the numbers of both pairs.
    fn points_of_the_other_table(&self) -> HashMap<(String, String), String> {
        let rows = self.tables.get(1).map(|table| table.rows.as_slice()).unwrap_or_default();
        let turned = |row: &HtmlRow| {
            let pairs = pairs(row)?;
            Some(((pairs.ew.number, pairs.ns.number), row.text(POINTS).to_owned()))
        };
        rows.iter().filter_map(turned).collect()
    }

    /// A row as a line; noted and left out if it cannot be read.
    fn line(
        &self,
        row: &HtmlRow,
        pairs: &Sides<Pair>,
        others: &HashMap<(String, String), String>,
        board: &Board,
        place: Place,
        event: &mut EventBuilder,
    ) -> Option<Line> {
        let ids = Sides::of(|side| pairs.by(side).enter(self.section.as_deref(), side, event));
        let mut line = Line::new(place.clone(), ids.ns, ids.ew, LineResult::Bare);
        let unit = if self.in_imps { PrintedUnit::Imps } else { PrintedUnit::Matchpoints };
        let figure = |text: &str| -> Option<Printed> { notation::printed(text, unit) };
        let other = others.get(&(pairs.ns.number.clone(), pairs.ew.number.clone()));
        line.printed = Sides { ns: figure(row.text(POINTS)), ew: other.and_then(|text| figure(text)) };
        let (text, contract) = (row.text(SCORE), row.text(CONTRACT));
        if let Some(given) = notation::artificial(text) {
            line.result = artificial(given);
            line.code = Some(text.into());
            return Some(line);
        }
        if notation::is_not_played(text) {
            line.result = LineResult::NotPlayed;
            return Some(line);
        }
        let bid = if notation::bid(text) == Some(Bid::Passed) { Some(Bid::Passed) } else { notation::bid(contract) };
        let (declarer, score) = (notation::seat(row.text(DECLARER)), notation::score(text));
        let settled = LinePlay { bid, declarer, made: None, score }.settle(board, event);
        for kind in settled.faults {
            event.fault(place.clone(), kind);
        }
        let Some(result) = settled.result else {
            let found = text.chars().take(40).collect();
            event.fault(place.clone(), FaultKind::Value { what: "Score".to_owned(), found });
            event.fault(place, FaultKind::RowLost);
            return None;
        };
        (line.result, line.contract) = (result, settled.contract);
        Some(line)
    }
}

fn is_of_results(table: &HtmlTable) -> bool {
    let Some(row) = table.rows.first() else { return false };
    let words = |column: u16| row.text(column);
    [CONTRACT, DECLARER, SCORE].iter().zip(COLUMNS).all(|(column, name)| words(*column) == name) && words(6) == "Pairs"
}

/// A pair as a row has it: `6-Ann Lee-Bo Mann`.
struct Pair {
    number: String,
    names: Vec<String>,
}

/// The pairs of a row: the one whose table it is, then its opponents.
fn pairs(row: &HtmlRow) -> Option<Sides<Pair>> {
    let text = row.text(6).replace('\n', " ");
    let (own, other) = text.split_once(" vs.")?;
    Some(Sides { ns: Pair::of(own)?, ew: Pair::of(other)? })
}

impl Pair {
    fn of(text: &str) -> Option<Self> {
        let (number, names) = text.trim().split_once('-')?;
        let number = number.trim();
        let is_number = number.chars().any(|c| c.is_ascii_digit()) && number.chars().all(|c| c.is_ascii_alphanumeric());
        // Names with a hyphen cannot be told apart.
        let names = match names.split('-').collect::<Vec<_>>().as_slice() {
            [one, other] => vec![one.trim().to_owned(), other.trim().to_owned()],
            _ => vec![names.trim().to_owned()],
        };
        is_number.then(|| Self { number: number.to_owned(), names })
    }

    fn enter(&self, section: Option<&str>, side: Side, event: &mut EventBuilder) -> ContestantId {
        let direction = (event.winners == Winners::Two).then_some(side);
        let id = event.contestant(section, &self.number, direction);
        if let Some(pair) = event.contestant_mut(id).filter(|pair| pair.names.is_empty()) {
            pair.names.clone_from(&self.names);
        }
        id
    }
}

/// The cards that a page shows: North, West, East, South, each suit behind its sign.
fn deal(text: &str) -> Option<Deal> {
    let hands: Vec<String> = text.split('♠').skip(1).take(4).map(hand).collect();
    let [north, west, east, south] = hands.as_slice() else { return None };
    Deal::parse(&format!("N:{north} {east} {south} {west}")).ok()
}

/// A hand as PBN writes it, from its spades on to the first word that is no card.
fn hand(text: &str) -> String {
    let suits = text.split(['♥', '♦', '♣']).take(4).map(|suit| {
        let cards = suit.split_whitespace().take_while(|card| *card == "10" || Card::RANKS.contains(*card));
        cards.map(|card| if card == "10" { "T" } else { card }).collect::<String>()
    });
    suits.collect::<Vec<_>>().join(".")
}
