//! Completion of the boards, tables, pairs and places of the event in force. People's names are never offered.

use crate::events::model::{BoardResults, Contestant, Event, Winners};
use crate::ruling::Side;
use crate::session::{EventInForce, Scope};

/// The words that can follow these, in lower case; `None` if they are not about an event.
pub(super) fn words(words_before: &[&str], state: &Scope) -> Option<Vec<String>> {
    let plain = |words: &[&str]| Some(words.iter().map(|word| (*word).to_owned()).collect());
    let force = state.event();
    match words_before {
        ["ranking"] => plain(&["before", "for"]),
        ["at"] => plain(&["table", "NS", "EW", "section", "session"]),
        ["expect", "place"] | [.., "for", "place"] | ["ranking", "for"] => {
            Some(contestants(force.map(|force| &**force.after())))
        }
        ["ranking", "for", .., last] if last.ends_with(',') => Some(contestants(force.map(|force| &**force.after()))),
        ["vary" | "solve", .., "for"] if force.is_some() => plain(&["place", "NS", "EW"]),
        ["board"] => Some(boards(force?.after())),
        ["at", .., "table"] => Some(tables(in_force(force?)?)),
        ["at", .., side @ ("ns" | "ew")] => {
            let force = force?;
            Some(seated_pairs(force.after(), in_force(force)?, side_of(side)))
        }
        [.., "place", side @ ("ns" | "ew")] | ["ranking", "for", .., side @ ("ns" | "ew")] => {
            Some(numbers(force?.after(), Some(side_of(side))))
        }
        _ => None,
    }
}

fn side_of(word: &str) -> Side {
    if word == "ns" { Side::NS } else { Side::EW }
}

/// The board in force with its results.
fn in_force(force: &EventInForce) -> Option<&BoardResults> {
    force.after().boards.get(force.at()?.board).map(|board| &**board)
}

/// The first word for a contestant: by its direction, or by its number where there is one ranking.
fn contestants(event: Option<&Event>) -> Vec<String> {
    let mut words = match event {
        Some(event) if event.winners == Winners::One => numbers(event, None),
        _ => vec!["NS".to_owned(), "EW".to_owned()],
    };
    if event.is_none_or(|event| event.contestants().any(|(_, contestant)| contestant.section.is_some())) {
        words.push("section".to_owned());
    }
    words
}

/// The numbers of contestants, those of one direction if it is given.
fn numbers(event: &Event, side: Option<Side>) -> Vec<String> {
    let fits = |own: &&Contestant| side.is_none() || own.direction.is_none() || own.direction == side;
    let contestants = event.contestants().map(|(_, contestant)| contestant).filter(|own| !own.phantom);
    in_order(contestants.filter(fits).map(|own| own.number.clone()))
}

/// The numbers of those who sat in a direction on a board.
fn seated_pairs(event: &Event, board: &BoardResults, side: Side) -> Vec<String> {
    let sat = board.lines.iter().filter_map(|line| event.contestant(line.by(side)));
    in_order(sat.map(|contestant| contestant.number.clone()))
}

/// The tables of a board that have a number.
fn tables(board: &BoardResults) -> Vec<String> {
    in_order(board.lines.iter().filter_map(|line| line.table.as_deref()).map(str::to_owned))
}

fn boards(event: &Event) -> Vec<String> {
    in_order(event.boards.iter().filter_map(|board| board.board.number).map(|number| number.to_string()))
}

/// Each once, numbers in their order before names.
fn in_order(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = all.collect();
    all.sort_by_cached_key(|text| (text.parse::<u32>().map_or(u32::MAX, |number| number), text.clone()));
    all.dedup();
    all
}
