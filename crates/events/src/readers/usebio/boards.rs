//! The boards: their fields, the results of their lines, and the hands.

use super::raw::{Fields, MATCH_SCORES, Match, Raw, RawBoard, RawLine, Scope, Seats, value};
use super::who::Who;
use crate::model::{
    BoardResults, ContestantId, EventBuilder, EventForm, FaultKind, Line, LineResult, PrintedMatch, PrintedUnit, Room,
};
use crate::readers::notation;
use crate::readers::played::{self, Settled};
use redress_core::ruling::{Board, Deal, Seat, Side, Sides};
use std::collections::HashMap;
use std::sync::Arc;

/// The field of a comparison: the same board of the same session, section and, in matches, round.
type Field = (Scope, Option<String>, u32);

/// Makes the boards of the event.
pub(super) fn boards(mut raw: Raw, who: &Who, event: &mut EventBuilder) {
    let (hands, mut boards): (Vec<RawBoard>, Vec<RawBoard>) =
        std::mem::take(&mut raw.boards).into_iter().partition(|board| board.lines.is_empty());
    if !sections_are_apart(&boards, &raw) {
        boards.iter_mut().for_each(|board| board.fields.push("MERGED", "Y"));
    }
    let mut places: HashMap<Field, usize> = HashMap::new();
    for board in &boards {
        let field = field(board, &raw);
        let at = *places.entry(field.clone()).or_insert_with(|| {
            event.boards.push(empty(board, field.0, &raw));
            event.boards.len().saturating_sub(1)
        });
        fill(at, board, &raw, who, event);
    }
    let mut numbered: HashMap<u32, Vec<usize>> = HashMap::new();
    for (at, board) in event.boards.iter().enumerate() {
        numbered.entry(board.board.number.unwrap_or_default()).or_default().push(at);
    }
    for board in boards.iter().filter(|board| !board.hands.is_empty()) {
        let own = places.get(&field(board, &raw)).copied();
        deal(board, own.as_slice(), &raw, event);
    }
    for board in hands.iter().filter(|board| !board.hands.is_empty()) {
        let same = numbered.get(&board.number).map(Vec::as_slice).unwrap_or_default();
        deal(board, same, &raw, event);
    }
    for printed in &raw.matches {
        match_result(printed, &raw, who, event);
    }
}

/// The field of a board.
fn field(board: &RawBoard, raw: &Raw) -> Field {
    let section = board.scope.section.filter(|_| board.fields.get("MERGED").is_none());
    let round = board.in_match.and_then(|at| raw.matches.get(at)).and_then(|own| own.fields.get("ROUND_NUMBER"));
    (Scope { section, ..board.scope }, round.map(str::to_owned), board.number)
}

/// Returns true if the results of each section are compared by themselves. If they are compared with those of the other
/// sections too, both sides' matchpoints together are twice the other results of all sections.
fn sections_are_apart(boards: &[RawBoard], raw: &Raw) -> bool {
    if raw.sections.len() < 2 {
        return true;
    }
    let mut together: HashMap<(Option<usize>, u32), usize> = HashMap::new();
    let mut apart: HashMap<(Scope, u32), usize> = HashMap::new();
    for board in boards {
        let count = board.lines.len();
        let all = together.entry((board.scope.session, board.number)).or_default();
        *all = all.saturating_add(count);
        let own = apart.entry((board.scope, board.number)).or_default();
        *own = own.saturating_add(count);
    }
    let (mut lines, mut for_all, mut for_each) = (0_usize, 0_usize, 0_usize);
    for board in boards {
        let all = together.get(&(board.scope.session, board.number)).copied().unwrap_or_default();
        let own = apart.get(&(board.scope, board.number)).copied().unwrap_or_default();
        for line in board.lines.iter().filter(|_| all != own) {
            let Sides { ns: Some(ns), ew: Some(ew) } = &line.printed else { continue };
            if ns.unit != PrintedUnit::Matchpoints {
                continue;
            }
            let top = &ns.value + &ew.value;
            let is_top = |results: usize| {
                let others = i64::try_from(results.saturating_sub(1)).unwrap_or(i64::MAX);
                // A win is worth two matchpoints or one.
                top == others.saturating_mul(2) || top == others
            };
            lines = lines.saturating_add(1);
            for_all = for_all.saturating_add(usize::from(is_top(all)));
            for_each = for_each.saturating_add(usize::from(is_top(own)));
        }
    }
    // A few that fit by chance prove nothing.
    for_each >= for_all || for_all <= lines / 2
}

/// A board without its lines.
fn empty(board: &RawBoard, scope: Scope, raw: &Raw) -> BoardResults {
    let named = |known: &[String], at: Option<usize>| {
        at.filter(|_| known.len() > 1).and_then(|at| known.get(at)).map(|name| Arc::from(name.as_str()))
    };
    let mut own = Board::numbered(board.number);
    let vulnerability = board.fields.get("VULNERABILITY").and_then(notation::vulnerability);
    own.vulnerability = vulnerability.or(own.vulnerability);
    own.dealer = board.fields.get("DEALER").and_then(notation::seat).or(own.dealer);
    let datum = board.fields.get("BOARD_AVERAGE").and_then(|text| notation::printed(text, PrintedUnit::TotalPoints));
    let (session, section) = (named(&raw.sessions, scope.session), named(&raw.sections, scope.section));
    BoardResults { session, section, datum, ..BoardResults::new(own) }
}

/// The lines of a board.
fn fill(at: usize, board: &RawBoard, raw: &Raw, who: &Who, event: &mut EventBuilder) {
    let own_match = board.in_match.and_then(|at| raw.matches.get(at));
    let round = own_match.and_then(|own| own.fields.get("ROUND_NUMBER")).map(Arc::from);
    let conditions = event.boards.get(at).map_or(Board::numbered(board.number), |board| board.board);
    let mut lines = Vec::with_capacity(board.lines.len());
    for read in &board.lines {
        let place = raw.place(read.line);
        let Some((room, sides)) = seated(read, board, own_match, who, event) else {
            event.fault(place.clone(), FaultKind::Missing { what: "NS_PAIR_NUMBER, EW_PAIR_NUMBER".into() });
            event.fault(place, FaultKind::RowLost);
            continue;
        };
        let Settled { result, contract, faults } = read.played.settle(&conditions, event);
        for fault in faults {
            event.fault(place.clone(), fault);
        }
        let ruled = read.given.ruling.clone().map(LineResult::Ruling);
        let result = ruled.or(result).unwrap_or_else(|| without_score(read, &sides, event));
        let unread = read.code.as_deref().filter(|code| !notation::is_not_played(code));
        if result == LineResult::NotPlayed && (read.has_contract || unread.is_some()) {
            unread.into_iter().for_each(|code| event.fault(place.clone(), value("SCORE", code)));
            event.fault(place, FaultKind::RowLost);
            continue;
        }
        lines.push(Line {
            table: read.table.clone(),
            round: read.round.clone().or_else(|| round.clone()),
            room,
            contract,
            lead: read.lead.clone(),
            code: read.code.clone(),
            printed: read.printed.clone(),
            penalties: read.given.penalties.clone(),
            ..Line::new(place, sides.ns, sides.ew, result)
        });
    }
    imps_of_board(board, &mut lines);
    if let Some(own) = event.boards.get_mut(at) {
        own.lines.append(&mut lines);
    }
}

/// The result of a line without a score: an artificial score, a ruling of which only the points are known, a side
/// without opponents, or nothing.
fn without_score(read: &RawLine, sides: &Sides<ContestantId>, event: &mut EventBuilder) -> LineResult {
    if let Some(given) = &read.artificial {
        return played::artificial(given.clone());
    }
    let is_phantom =
        Side::BOTH.iter().any(|side| event.contestant_mut(*sides.by(*side)).is_some_and(|own| own.phantom));
    match &read.printed {
        _ if is_phantom => LineResult::SitOut,
        Sides { ns: None, ew: None } => LineResult::NotPlayed,
        _ => LineResult::Bare,
    }
}

/// The room and the contestants of a line; the match has those that the line lacks. A side that neither has sits
/// against nobody.
fn seated(
    read: &RawLine,
    board: &RawBoard,
    own_match: Option<&Match>,
    who: &Who,
    event: &mut EventBuilder,
) -> Option<(Option<Room>, Sides<ContestantId>)> {
    let first = |fields: &Fields, names: &[&str]| names.iter().find_map(|name| fields.get(name)).map(str::to_owned);
    let of_match = own_match.map(|own| Sides { ns: first(&own.fields, &HOME), ew: first(&own.fields, &VISITORS) });
    let pairs = match &read.seats {
        Seats::Players(Sides { ns, ew }) => {
            let sides = Sides { ns: who.players(ns, board.scope, event), ew: who.players(ew, board.scope, event) };
            return Some((None, sides));
        }
        Seats::Room(room) => {
            let Sides { ns: Some(home), ew: Some(visitors) } = of_match? else { return None };
            let (ns, ew) = if *room == Room::Open { (home, visitors) } else { (visitors, home) };
            let sides = Sides {
                ns: who.contestant(&ns, board.scope, Some(Side::NS), event),
                ew: who.contestant(&ew, board.scope, Some(Side::EW), event),
            };
            return Some((Some(*room), sides));
        }
        Seats::Pairs(Sides { ns: None, ew: None }) => of_match?,
        Seats::Pairs(pairs) => pairs.clone(),
    };
    let phantom = |event: &mut EventBuilder| {
        let id = event.contestant(None, "0", None);
        if let Some(nobody) = event.contestant_mut(id) {
            nobody.phantom = true;
        }
        id
    };
    let mut by = |text: &Option<String>, side: Side| match text.as_deref() {
        None | Some("0") => phantom(event),
        Some(text) => who.contestant(text, board.scope, Some(side), event),
    };
    let sides = Sides { ns: by(&pairs.ns, Side::NS), ew: by(&pairs.ew, Side::EW) };
    let room = own_match.filter(|_| event.form == EventForm::Teams).map(|own| {
        let home = first(&own.fields, &HOME).map(|home| who.contestant(&home, board.scope, None, event));
        if home == Some(sides.ew) { Room::Closed } else { Room::Open }
    });
    Some((room, sides))
}

/// The sides of a match: the first is at home.
const HOME: [&str; 4] = ["TEAM", "TEAM_ID", "NS_PAIR_NUMBER", "PAIR_NUMBER"];
const VISITORS: [&str; 4] = ["OPPOSING_TEAM", "OPPOSING_TEAM_ID", "EW_PAIR_NUMBER", "OPPOSING_PAIR_NUMBER"];

/// The IMPs of a board in a match of teams, which are those of the team that is named first.
fn imps_of_board(board: &RawBoard, lines: &mut [Line]) {
    let figure = board.fields.get("IMPS").and_then(|text| notation::printed(text, PrintedUnit::Imps));
    let open = lines.iter_mut().find(|line| line.room == Some(Room::Open));
    if let (Some(ns), Some(line)) = (figure, open) {
        let mut ew = ns.clone();
        ew.value = -ew.value;
        line.printed = Sides { ns: Some(ns), ew: Some(ew) };
    }
}

/// The cards of a board: its own, or those of a set of hands, which all boards of its number in the same session share.
fn deal(board: &RawBoard, same: &[usize], raw: &Raw, event: &mut EventBuilder) {
    let held = |seat: Seat| {
        let own = |fields: &&Fields| fields.get("DIRECTION").and_then(notation::seat) == Some(seat);
        let suit = |fields: &Fields, name: &str| {
            let text: String = fields.get(name).unwrap_or_default().split_whitespace().collect();
            text
        };
        board.hands.iter().find(own).map_or_else(
            || "-".to_owned(),
            |fields| ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"].map(|name| suit(fields, name)).join("."),
        )
    };
    let written = format!("N:{}", Seat::North.clockwise().map(held).join(" "));
    let deal = match Deal::parse(&written) {
        Ok(deal) => Arc::new(deal),
        Err(_) => {
            event.fault(raw.place(board.line), value("HAND", &written));
            return;
        }
    };
    let session = board.scope.session.filter(|_| raw.sessions.len() > 1).and_then(|at| raw.sessions.get(at));
    for at in same {
        let Some(own) = event.boards.get_mut(*at) else { continue };
        if session.is_none_or(|name| own.session.as_deref() == Some(name.as_str())) {
            own.deal.get_or_insert_with(|| deal.clone());
        }
    }
}

/// The printed points of each side of a match.
fn match_result(own: &Match, raw: &Raw, who: &Who, event: &mut EventBuilder) {
    let first = |names: &[&str]| names.iter().find_map(|name| own.fields.get(name));
    let (Some(home), Some(visitors)) = (first(&HOME), first(&VISITORS)) else { return };
    let unit = match who.total {
        PrintedUnit::VictoryPoints => PrintedUnit::VictoryPoints,
        _ => PrintedUnit::Imps,
    };
    let mut figure = |names: &[&str]| {
        let text = first(names)?;
        let found = notation::printed(text, unit);
        if found.is_none() {
            event.fault(raw.place(own.line), value(names.first().copied().unwrap_or_default(), text));
        }
        found
    };
    let [of_home, of_visitors] = MATCH_SCORES;
    let points = Sides { ns: figure(&of_home), ew: figure(&of_visitors) };
    if points.ns.is_none() && points.ew.is_none() {
        return;
    }
    let ns = who.contestant(home, own.scope, Some(Side::NS), event);
    let ew = who.contestant(visitors, own.scope, Some(Side::EW), event);
    let round = own.fields.get("ROUND_NUMBER").map(Arc::from);
    event.match_results.push(PrintedMatch { round, ns, ew, points });
}
