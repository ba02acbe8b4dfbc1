//! Small events made from figures.

use redress_core::number::{Exact, parse_decimal};
use redress_core::ruling::{Artificial, Board, Ruling, Side, SideRuling};
use redress_core::scoring::Scoring;
use redress_events::model::{
    BoardResults, ContestantId, Event, EventBuilder, Format, Line, LineResult, Place, Printed, PrintedUnit, Winners,
};
use redress_events::scoring::{Rules, ScoredEvent, score};
use std::sync::Arc;

/// The result of a table.
pub fn plain(points: i32) -> LineResult {
    LineResult::Ruling(Arc::new(Ruling::Both(SideRuling::score(points))))
}

/// An artificial score for each side.
pub fn artificial(ns: Artificial, ew: Artificial) -> LineResult {
    LineResult::Ruling(Arc::new(Ruling::Split { ns: SideRuling::Artificial(ns), ew: SideRuling::Artificial(ew) }))
}

/// A decimal.
fn number(text: &str) -> Exact {
    parse_decimal(text).unwrap()
}

/// A printed figure.
pub fn printed(text: &str, unit: PrintedUnit) -> Option<Printed> {
    let decimals = text.split_once('.').map_or(0, |(_, digits)| digits.len());
    Some(Printed { value: number(text), decimals: decimals.try_into().unwrap(), unit })
}

/// An event that is put together board by board.
pub struct Small {
    pub builder: EventBuilder,
}

impl Small {
    pub fn new(format: Format, scoring: Scoring, winners: Winners) -> Self {
        let mut builder = EventBuilder::new(format);
        builder.scoring = Some(scoring);
        builder.winners = winners;
        Self { builder }
    }

    /// A pair, with its direction where there are two winners.
    pub fn pair(&mut self, number: &str, side: Side) -> ContestantId {
        let direction = (self.builder.winners == Winners::Two).then_some(side);
        self.builder.contestant(None, number, direction)
    }

    /// A board with a line for each pair of pairs.
    pub fn board(&mut self, number: u32, lines: &[(&str, &str, LineResult)]) {
        let mut board = BoardResults::new(Board::numbered(number));
        for (ns, ew, result) in lines {
            let (ns, ew) = (self.pair(ns, Side::NS), self.pair(ew, Side::EW));
            board.lines.push(Line::new(Place::default(), ns, ew, result.clone()));
        }
        self.builder.boards.push(board);
    }

    pub fn finish(self) -> Event {
        self.builder.finish()
    }
}

/// An event scored by the rules of the program that wrote it.
pub fn scored(event: &Event) -> ScoredEvent {
    score(event, &Rules::of(event)).unwrap()
}

/// NS's and EW's points of each line of a board.
pub fn points(scored: &ScoredEvent, board: usize) -> Vec<(String, String)> {
    let of = |side: &Option<redress_core::scoring::Figure>| {
        side.as_ref().map_or_else(String::new, |figure| figure.points.to_string())
    };
    scored.boards[board].lines.iter().map(|line| (of(&line.figures.ns), of(&line.figures.ew))).collect()
}

/// The ranking: place, number, result.
pub fn places(event: &Event, scored: &ScoredEvent) -> Vec<(u32, String, String)> {
    let of = |standing: &redress_events::scoring::Standing| {
        let contestant = event.contestant(standing.contestant).unwrap();
        (standing.place, contestant.number.clone(), standing.result.to_string())
    };
    scored.ranking.iter().map(of).collect()
}

/// Figures of both sides.
pub fn strings<const N: usize>(pairs: [(&str, &str); N]) -> Vec<(String, String)> {
    pairs.map(|(ns, ew)| (ns.to_owned(), ew.to_owned())).to_vec()
}

/// A ranking: place, number, result.
pub fn ranked<const N: usize>(places: [(u32, &str, &str); N]) -> Vec<(u32, String, String)> {
    places.map(|(place, number, result)| (place, number.to_owned(), result.to_owned())).to_vec()
}
