//! The event that the games make.

mod ranking;
mod single;

use super::games::{Game, Tag};
use super::names::{POINTS, SCORE_TABLE, SCORES, TOTAL_TABLE};
use super::tables::{PbnRow, PbnTable};
use crate::model::{
    BoardResults, ContestantId, EventBuilder, EventForm, FaultKind, Line, LineResult, Place, Printed, Winners,
};
use crate::readers::Given;
use crate::readers::notation::{self, Bid, Made};
use crate::readers::numbering::{Directions, with_direction};
use crate::readers::played::{LinePlay, Settled};
use redress_core::ruling::{Board, Deal, Side, Sides};
use redress_core::scoring::Scoring;
use std::collections::HashMap;
use std::sync::Arc;

/// The field of a comparison: a board of a session and, in matches, of a round.
type Field = (Option<String>, Option<String>, u32);

/// The most times that a row of a table without pairs can have been obtained.
const MAX_TIMES: u32 = 1_000;

struct Making<'e> {
    file: Arc<str>,
    boards: HashMap<Field, usize>,
    /// Numbers of those who have none but names.
    named: HashMap<String, usize>,
    /// The number of contestants without a number or a name.
    unknown: usize,
    by_section: bool,
    event: &'e mut EventBuilder,
}

/// Makes the event of its games.
pub(super) fn make(games: Vec<Game>, file: &Arc<str>, event: &mut EventBuilder) {
    let first = |name: &str| games.iter().find_map(|game| game.value(name)).map(str::to_owned);
    event.name = first("event");
    event.program = first("generator").or_else(|| first("application"));
    let competition = first("competition").unwrap_or_default().to_ascii_lowercase();
    let rooms = games.iter().any(|game| game.value("room").is_some());
    event.form = match competition.as_str() {
        "teams" => EventForm::Teams,
        "individuals" | "individual" => EventForm::Individual,
        _ if rooms || first("hometeam").is_some() => EventForm::Teams,
        _ => EventForm::Pairs,
    };
    event.scoring = scoring(&first("scoring").unwrap_or_default(), event.form);
    let mut making = Making {
        file: file.clone(),
        boards: HashMap::new(),
        named: HashMap::new(),
        unknown: 0,
        by_section: false,
        event,
    };
    making.numbers(&games);
    for game in &games {
        making.game(game);
    }
    if let Some(tag) = games.iter().find_map(|game| game.tag(TOTAL_TABLE)) {
        making.ranking(tag);
    }
}

/// `MP`, `MatchPoints;MP1`, `IMP;Cross`, `IMP;Butler`, `BAM`, `TotalPoints`.
fn scoring(text: &str, form: EventForm) -> Option<Scoring> {
    let text = text.to_ascii_lowercase();
    let mut words = text.split([';', ' ', ',']);
    let first = words.next().unwrap_or_default();
    let has = |word: &str| text.split([';', ' ', ',']).any(|own| own.starts_with(word));
    Some(match first {
        "mp" | "matchpoints" | "mp1" | "mp2" | "pairs" => Scoring::Matchpoints,
        "bam" | "boardamatch" => Scoring::BoardAMatch,
        _ if has("butler") => Scoring::Butler,
        _ if has("cross") || first == "ximp" => Scoring::CrossImps,
        "imp" | "imps" => Scoring::Imps,
        "totalpoints" | "total" => Scoring::TotalPoints,
        _ => return (form == EventForm::Teams).then_some(Scoring::Imps),
    })
}

impl Making<'_> {
    fn place(&self, line: u32) -> Place {
        Place { file: self.file.clone(), line: Some(line), element: None }
    }

    fn wrong(&mut self, line: u32, what: &str, found: &str) {
        let place = self.place(line);
        let found = found.chars().take(40).collect();
        self.event.fault(place, FaultKind::Value { what: what.to_owned(), found });
    }

    /// Finds out whether numbers are given again in the other direction or another section.
    fn numbers(&mut self, games: &[Game]) {
        let mut directions = Directions::new();
        let mut sections: HashMap<(Side, String), String> = HashMap::new();
        // Faults of rows are noted by the second reading.
        let mut silent = EventBuilder::new(crate::model::Format::Pbn);
        for (at, game) in games.iter().enumerate() {
            let Some(tag) = game.tag(SCORE_TABLE) else { continue };
            let table = PbnTable::new(tag);
            for row in table.rows(&self.file, &mut silent) {
                let (Some(ns), Some(ew)) = (row.value("pairid_ns"), row.value("pairid_ew")) else { continue };
                let section = row.value("section").unwrap_or_default().to_owned();
                for (side, number) in [(Side::NS, ns), (Side::EW, ew)] {
                    let known = sections.entry((side, number.to_owned())).or_insert_with(|| section.clone());
                    self.by_section = self.by_section || *known != section;
                }
                directions.see((at, section), ns, ew);
                let written = with_direction(ns).1.is_some() || with_direction(ew).1.is_some();
                if written && self.event.form == EventForm::Pairs {
                    self.event.winners = Winners::Two;
                }
            }
        }
        if directions.are_apart() && self.event.form == EventForm::Pairs {
            self.event.winners = Winners::Two;
        }
    }

    fn game(&mut self, game: &Game) {
        let played = game.ruling.is_some() || ["contract", "score"].iter().any(|name| game.value(name).is_some());
        if game.tag(SCORE_TABLE).is_none() && !played {
            // Cards alone.
            return;
        }
        let text = game.value("board").unwrap_or_default();
        let Some(number) = notation::count(text).filter(|number| *number > 0) else {
            self.wrong(game.line(), "Board", text);
            let place = self.place(game.line());
            self.event.fault(place, FaultKind::RowLost);
            return;
        };
        let at = self.board(game, number);
        match game.tag(SCORE_TABLE) {
            Some(tag) => self.table(at, tag),
            None => self.single(at, game),
        }
    }

    /// The board of a game, with its conditions and cards.
    fn board(&mut self, game: &Game, number: u32) -> usize {
        let session = game.value("session").map(str::to_owned);
        let is_match = self.event.form == EventForm::Teams;
        let round = game.value("round").or_else(|| game.value("stage")).filter(|_| is_match).map(str::to_owned);
        let field = (session.clone(), round, number);
        if let Some(at) = self.boards.get(&field) {
            return *at;
        }
        let mut board = Board::numbered(number);
        if let Some(text) = game.value("dealer") {
            match notation::seat(text) {
                Some(seat) => board.dealer = Some(seat),
                None => self.wrong(game.line(), "Dealer", text),
            }
        }
        if let Some(tag) = game.tag("vulnerable") {
            match notation::vulnerability(&tag.value) {
                Some(vulnerability) => board.vulnerability = Some(vulnerability),
                None => self.wrong(tag.line, "Vulnerable", &tag.value),
            }
        }
        let deal = game.tag("deal").and_then(|tag| match Deal::parse(tag.value.trim()) {
            Ok(deal) => Some(Arc::new(deal)),
            Err(_) => {
                self.wrong(tag.line, "Deal", &tag.value);
                None
            }
        });
        let session = session.map(Arc::from);
        self.event.boards.push(BoardResults { session, deal, ..BoardResults::new(board) });
        let at = self.event.boards.len().saturating_sub(1);
        self.boards.insert(field, at);
        at
    }

    /// The rows of a score table.
    fn table(&mut self, at: usize, tag: &Tag) {
        let table = PbnTable::new(tag);
        let both = |columns: [&str; 2]| columns.iter().all(|name| table.has(name));
        if !both(["pairid_ns", "pairid_ew"]) && !table.has("playerid_north") && !both(["names_ns", "names_ew"]) {
            let place = self.place(tag.line);
            self.event.fault(place, FaultKind::Missing { what: "PairId_NS, PairId_EW".into() });
            return self.frequencies(at, &table);
        }
        for row in table.rows(&self.file, self.event) {
            match self.row(at, &row) {
                Some(line) => self.push(at, line),
                None => {
                    let place = self.place(row.line);
                    self.event.fault(place, FaultKind::RowLost);
                }
            }
        }
    }

    /// Reads the rows of a table without contestants: results of nobody who is ranked, each as often as the table
    /// counts it.
    fn frequencies(&mut self, at: usize, table: &PbnTable<'_>) {
        for row in table.rows(&self.file, self.event) {
            let times = row.value("multiplicity").or_else(|| row.value("frequency"));
            let times = times.map_or(Some(1), notation::count).filter(|times| (1..=MAX_TIMES).contains(times));
            for _ in 0..times.unwrap_or(1) {
                let sides = Sides { ns: self.nobody(), ew: self.nobody() };
                match times.and_then(|_| self.row_of(at, &row, sides)) {
                    Some(line) => self.push(at, line),
                    None => {
                        let place = self.place(row.line);
                        self.event.fault(place, FaultKind::RowLost);
                        break;
                    }
                }
            }
        }
    }

    /// Somebody of whom nothing is known, and who is not ranked.
    fn nobody(&mut self) -> ContestantId {
        self.unknown = self.unknown.saturating_add(1);
        let id = self.event.contestant(None, &format!("?{}", self.unknown), None);
        if let Some(contestant) = self.event.contestant_mut(id) {
            contestant.phantom = true;
        }
        id
    }

    fn push(&mut self, at: usize, line: Line) {
        if let Some(board) = self.event.boards.get_mut(at) {
            board.lines.push(line);
        }
    }

    fn row(&mut self, at: usize, row: &PbnRow<'_>) -> Option<Line> {
        let Some(sides) = self.seated(row) else {
            let place = self.place(row.line);
            self.event.fault(place, FaultKind::Missing { what: "PairId_NS, PairId_EW".into() });
            return None;
        };
        self.row_of(at, row, sides)
    }

    /// The row of those who played it.
    fn row_of(&mut self, at: usize, row: &PbnRow<'_>, sides: Sides<ContestantId>) -> Option<Line> {
        let all_passed = SCORES.iter().filter_map(|name| row.value(name)).any(notation::is_passed_out);
        let score = if all_passed { None } else { self.score(row)? };
        let by_score = all_passed.then_some(Bid::Passed);
        let played = LinePlay {
            bid: row.value("contract").and_then(notation::bid).or(by_score),
            declarer: row.value("declarer").and_then(|text| notation::seat(text.trim_start_matches('^'))),
            made: row.value("result").and_then(notation::made).filter(|made| matches!(made, Made::Won(_))),
            score,
        };
        for (name, read) in [
            ("contract", played.bid.is_some()),
            ("declarer", played.declarer.is_some()),
            ("result", played.made.is_some()),
        ] {
            if let Some(text) = row.value(name).filter(|_| !read) {
                self.wrong(row.line, name, text);
            }
        }
        let printed = self.printed(row);
        let place = self.place(row.line);
        let mut line = self.line(at, place, sides, played, printed);
        self.give(row.ruling.map(|text| (row.line, text)), &mut line);
        let is_written = row.value("contract").is_some_and(|text| !notation::is_not_played(text));
        if line.result == LineResult::NotPlayed && is_written {
            return None;
        }
        let arc = |name: &str| row.value(name).map(Arc::from);
        (line.table, line.round, line.lead) = (arc("table"), arc("round"), arc("lead"));
        Some(line)
    }

    /// Gives a line the ruling and the penalties in a remark before its row or in its game, by the number of the line and
    /// its text.
    fn give(&mut self, remark: Option<(u32, &str)>, line: &mut Line) {
        match remark.map(|(number, text)| text.parse::<Given>().map_err(|()| (number, text))) {
            Some(Ok(Given { ruling, penalties })) => {
                line.penalties = penalties;
                line.result = ruling.map_or(line.result.clone(), LineResult::Ruling);
            }
            Some(Err((number, text))) => self.wrong(number, "ruling", text),
            None => {}
        }
    }

    /// The contestants of a row.
    fn seated(&mut self, row: &PbnRow<'_>) -> Option<Sides<ContestantId>> {
        let section = row.value("section").filter(|_| self.by_section);
        let player = |seat: &str| row.value(seat);
        if let (Some(north), Some(south)) = (player("playerid_north"), player("playerid_south")) {
            let (east, west) = (player("playerid_east")?, player("playerid_west")?);
            let ns = self.event.together(section, [north, south]);
            return Some(Sides { ns, ew: self.event.together(section, [east, west]) });
        }
        let (ns, ew) = match (row.value("pairid_ns"), row.value("pairid_ew")) {
            (Some(ns), Some(ew)) => (ns, ew),
            _ => {
                let (ns, ew) = (row.value("names_ns")?, row.value("names_ew")?);
                return Some(Sides { ns: self.by_name(&[ns]), ew: self.by_name(&[ew]) });
            }
        };
        let two = self.event.winners == Winners::Two;
        let mut who = |text: &str, side: Side| {
            let (number, written) = with_direction(text);
            self.event.contestant(section, number, written.or(two.then_some(side)))
        };
        Some(Sides { ns: who(ns, Side::NS), ew: who(ew, Side::EW) })
    }

    /// The score, from NS's view: in the column of the side that has it, with its sign. The outer `None` means that it
    /// cannot be read.
    #[allow(clippy::option_option, reason = "what cannot be read is another thing than what is not there")]
    fn score(&mut self, row: &PbnRow<'_>) -> Option<Option<i32>> {
        let mut written =
            Side::BOTH.into_iter().zip(SCORES).filter_map(|(side, name)| Some((side, name, row.value(name)?)));
        let Some((side, name, text)) = written.next() else { return Some(None) };
        let Some(own) = notation::score(text) else {
            self.wrong(row.line, name, text);
            return None;
        };
        Some(Some(if side == Side::NS { own } else { own.saturating_neg() }))
    }

    fn printed(&mut self, row: &PbnRow<'_>) -> Sides<Option<Printed>> {
        for (name, unit) in POINTS {
            let mut figure = |side: &str| {
                let column = format!("{name}_{side}");
                let text = row.value(&column)?;
                let found = notation::printed(text, unit);
                if found.is_none() {
                    self.wrong(row.line, &column, text);
                }
                found
            };
            let found = Sides { ns: figure("ns"), ew: figure("ew") };
            if found.ns.is_some() || found.ew.is_some() {
                return found;
            }
        }
        Sides::default()
    }

    /// A line of a row; without a score one with figures alone, or nothing.
    fn line(
        &mut self,
        at: usize,
        place: Place,
        sides: Sides<ContestantId>,
        played: LinePlay,
        printed: Sides<Option<Printed>>,
    ) -> Line {
        let board = self.event.boards.get(at).map_or(Board::numbered(1), |board| board.board);
        let Settled { result, contract, faults } = played.settle(&board, self.event);
        for fault in faults {
            self.event.fault(place.clone(), fault);
        }
        let nothing = printed.ns.is_none() && printed.ew.is_none();
        let result = result.unwrap_or(if nothing { LineResult::NotPlayed } else { LineResult::Bare });
        Line { contract, printed, ..Line::new(place, sides.ns, sides.ew, result) }
    }

    /// A contestant that is known by its names alone: numbered as they come.
    fn by_name(&mut self, names: &[&str]) -> ContestantId {
        let next = self.named.len().saturating_add(1);
        let number = *self.named.entry(names.join("\n")).or_insert(next);
        let id = self.event.contestant(None, &number.to_string(), None);
        let is_name = !names.iter().any(|name| name.starts_with("pair"));
        if let Some(contestant) = self.event.contestant_mut(id)
            && contestant.names.is_empty()
            && is_name
        {
            contestant.names = names.iter().map(|name| (*name).to_owned()).collect();
        }
        id
    }
}
