//! The boards of a section, their results and hands.

use super::recap::{BoardResult, HandRecord, RULING, RawBoard, Scope, Texts, Value, figure, items, shortened};
use crate::model::{
    BoardResults, ContestantId, EventBuilder, FaultKind, Line, LineResult, Place, PrintedUnit, Winners,
};
use crate::readers::Given;
use crate::readers::notation::{self, Bid};
use crate::readers::played::{self, LinePlay, Settled};
use redress_core::ruling::{Board, Deal, Side, Sides};
use std::collections::HashMap;
use std::sync::Arc;

/// The cards by board.
pub(super) fn deals(list: Value<'_>, within: &Place, event: &mut EventBuilder) -> HashMap<u32, Arc<Deal>> {
    let records: Vec<(Place, HandRecord<'_>)> = items(list, within, "hand_records", event);
    let mut found = HashMap::new();
    for (place, record) in records {
        let Some(number) = record.board.text().as_deref().and_then(notation::count) else { continue };
        let hand =
            |suits: [Value<'_>; 4]| suits.map(|suit| suit.text().unwrap_or_default().replace([' ', '-'], "")).join(".");
        let written = [
            hand([record.north_spades, record.north_hearts, record.north_diamonds, record.north_clubs]),
            hand([record.east_spades, record.east_hearts, record.east_diamonds, record.east_clubs]),
            hand([record.south_spades, record.south_hearts, record.south_diamonds, record.south_clubs]),
            hand([record.west_spades, record.west_hearts, record.west_diamonds, record.west_clubs]),
        ];
        let written = format!("N:{}", written.join(" "));
        match Deal::parse(&written) {
            Ok(deal) => {
                found.insert(number, Arc::new(deal));
            }
            Err(_) => {
                let kind = FaultKind::Value { what: "hand_records".into(), found: shortened(&written) };
                event.fault(place, kind);
            }
        }
    }
    found
}

/// The boards of a section; where sections are compared, they join those of the others.
pub(super) fn boards(
    list: Value<'_>,
    scope: &Scope,
    deals: &HashMap<u32, Arc<Deal>>,
    within: &Place,
    event: &mut EventBuilder,
) {
    let boards: Vec<(Place, RawBoard<'_>)> = items(list, within, "boards", event);
    let session: Option<Arc<str>> = scope.session.as_deref().map(Arc::from);
    let section: Option<Arc<str>> = scope.section.as_deref().filter(|_| !scope.compared_across).map(Arc::from);
    let mut known: HashMap<u32, usize> = HashMap::new();
    for (at, board) in event.boards.iter().enumerate() {
        if let (true, Some(number)) = (board.session == session && board.section == section, board.board.number) {
            known.insert(number, at);
        }
    }
    for (place, board) in boards {
        let Some(number) = board.board_number.text().as_deref().and_then(notation::count).filter(|n| *n > 0) else {
            let found = board.board_number.text().unwrap_or_default();
            let what = "board_number".to_owned();
            event.fault(place.clone(), FaultKind::Value { what, found: shortened(&found) });
            event.fault(place, FaultKind::RowLost);
            continue;
        };
        let at = *known.entry(number).or_insert_with(|| {
            event.boards.push(BoardResults {
                session: session.clone(),
                section: section.clone(),
                deal: deals.get(&number).cloned(),
                ..BoardResults::new(Board::numbered(number))
            });
            event.boards.len().saturating_sub(1)
        });
        let results: Vec<(Place, BoardResult<'_>)> = items(board.board_results, &place, "board_results", event);
        let mut lines: Vec<Line> = results
            .into_iter()
            .filter_map(|(place, result)| line(&result, &Board::numbered(number), scope, place, event))
            .collect();
        if let Some(own) = event.boards.get_mut(at) {
            own.lines.append(&mut lines);
        }
    }
}

/// A result as a line; noted and left out if it cannot be read.
fn line(
    result: &BoardResult<'_>,
    board: &Board,
    scope: &Scope,
    place: Place,
    event: &mut EventBuilder,
) -> Option<Line> {
    let (Some(ns), Some(ew)) = (result.ns_pair.text(), result.ew_pair.text()) else {
        event.fault(place.clone(), FaultKind::Missing { what: "ns_pair, ew_pair".into() });
        event.fault(place, FaultKind::RowLost);
        return None;
    };
    let two = event.winners == Winners::Two;
    let mut who = |number: &str, side: Side| -> ContestantId {
        event.contestant(scope.section.as_deref(), number, two.then_some(side))
    };
    let sides = Sides { ns: who(&ns, Side::NS), ew: who(&ew, Side::EW) };
    let unit = PrintedUnit::from(event.scoring);
    let printed = Sides {
        ns: figure(result.ns_match_points, "ns_match_points", unit, &place, event),
        ew: figure(result.ew_match_points, "ew_match_points", unit, &place, event),
    };
    let mut faults = Vec::new();
    let read = scores(result, &mut faults);
    let Settled { result: scored, contract, faults: unfit } = played(result, read.points).settle(board, event);
    let contract_is_written = result.contract.text().is_some_and(|text| !notation::is_not_played(&text));
    let is_nothing = read.artificial.is_none() && printed.ns.is_none() && printed.ew.is_none();
    let given = result.redress.text().map(|text| text.parse().map_err(|()| text));
    let Given { ruling, penalties } = given.unwrap_or_else(|| Ok(Given::default())).unwrap_or_else(|text| {
        faults.push(FaultKind::Value { what: RULING.into(), found: shortened(&text) });
        Given::default()
    });
    let ruling = ruling.map(LineResult::Ruling);
    let is_lost = ruling.is_none() && scored.is_none() && (read.is_unreadable || (is_nothing && contract_is_written));
    for kind in faults.into_iter().chain(unfit) {
        event.fault(place.clone(), kind);
    }
    if is_lost {
        event.fault(place, FaultKind::RowLost);
        return None;
    }
    let no_points = printed.ns.is_none() && printed.ew.is_none();
    let without = || match read.artificial {
        Some(given) => played::artificial(given),
        None if no_points => LineResult::NotPlayed,
        None => LineResult::Bare,
    };
    Some(Line {
        table: result.table_number.text().map(Arc::from),
        round: result.round_number.text().map(Arc::from),
        contract,
        lead: result.opening_lead.text().map(Arc::from),
        code: read.code.map(Arc::from),
        printed,
        penalties,
        ..Line::new(place, sides.ns, sides.ew, ruling.or(scored).unwrap_or_else(without))
    })
}

/// The play, as far as it is written.
fn played(result: &BoardResult<'_>, score: Option<i32>) -> LinePlay {
    let text = |value: Value<'_>| value.text().unwrap_or_default();
    let passed = |value: Value<'_>| notation::bid(&text(value)) == Some(Bid::Passed);
    let bid = notation::bid(&text(result.contract));
    let bid = bid.or_else(|| (passed(result.ns_score) || passed(result.ew_score)).then_some(Bid::Passed));
    let made = notation::made(&text(result.result)).filter(|made| matches!(made, notation::Made::Over(_)));
    let won = || notation::made(&text(result.tricks_taken)).filter(|made| matches!(made, notation::Made::Won(_)));
    LinePlay { bid, declarer: notation::seat(&text(result.declarer)), made: made.or_else(won), score }
}

/// The scores of both sides, as written.
#[derive(Default)]
struct Scores {
    points: Option<i32>,
    artificial: Option<Sides<redress_core::ruling::Artificial>>,
    code: Option<String>,
    is_unreadable: bool,
}

/// The scores of both sides: numbers, one the negative of the other, or words for artificial scores.
fn scores(result: &BoardResult<'_>, faults: &mut Vec<FaultKind>) -> Scores {
    let (ns, ew) = (result.ns_score.text(), result.ew_score.text());
    let points = |text: &Option<String>| text.as_deref().and_then(notation::score);
    let (for_ns, for_ew) = (points(&ns), points(&ew).map(i32::saturating_neg));
    match (for_ns, for_ew) {
        (Some(ns), Some(ew)) if ns != ew => {
            faults.push(FaultKind::Value { what: "ew_score".into(), found: (-ew).to_string() });
            return Scores { points: Some(ns), ..Scores::default() };
        }
        (Some(points), _) | (None, Some(points)) => return Scores { points: Some(points), ..Scores::default() },
        (None, None) => {}
    }
    let words: Vec<&str> = ns.iter().chain(&ew).map(String::as_str).collect();
    if words.is_empty() || words.iter().all(|word| notation::bid(word) == Some(Bid::Passed)) {
        return Scores::default();
    }
    let side = |text: &Option<String>| text.as_deref().and_then(notation::of_side);
    let artificial = match (side(&ns), side(&ew)) {
        (Some(ns), Some(ew)) => Some(Sides { ns, ew }),
        _ => ns.as_deref().and_then(notation::artificial),
    };
    let code = Some(words.join("/"));
    let is_word = words.iter().all(|word| word.len() <= 16 && word.starts_with(|c: char| c.is_alphabetic()));
    let is_unreadable = artificial.is_none() && !is_word;
    if is_unreadable {
        faults.push(FaultKind::Value { what: "ns_score".into(), found: shortened(&words.join("/")) });
    }
    Scores { points: None, artificial, code, is_unreadable }
}
