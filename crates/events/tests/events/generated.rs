//! Events made by chance, of every kind, from a seed: what is written of one is read as the same.

use redress_core::number::Exact;
use redress_core::ruling::{
    Artificial, Board, Component, Contract, Damage, Deal, Doubling, Outcome, Ruling, Seat, Side, SideRuling, Sides,
    Strain, WrittenContract,
};
use redress_core::scoring::{CountedIn, Match, MatchForm, Scoring, VictoryScale};
use redress_events::model::{
    BoardResults, Contestant, ContestantId, Event, EventBuilder, EventForm, Format, Line, LineResult, Place, Printed,
    PrintedMatch, PrintedPlace, PrintedUnit, Room, Winners,
};
use std::collections::HashMap;
use std::sync::Arc;

/// Numbers by chance, the same for the same seed (xorshift).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Below a bound.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from((self.0 >> 33) % u64::from(bound)).unwrap()
    }

    pub fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(u32::try_from(of.len()).unwrap()) as usize]
    }
}

/// The parts of an event.
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    pub form: EventForm,
    pub scoring: Scoring,
    pub winners: Winners,
    pub sections: u32,
    pub sessions: u32,
    /// Rulings of weights, split scores and damage.
    pub rulings: bool,
    /// Figures of more than one unit on a line, groups, a scale: what JSON alone holds.
    pub everything: bool,
}

impl Kind {
    /// Pairs by matchpoints, with one winner.
    pub const PAIRS: Self = Self {
        form: EventForm::Pairs,
        scoring: Scoring::Matchpoints,
        winners: Winners::One,
        sections: 1,
        sessions: 1,
        rulings: false,
        everything: false,
    };
}

/// The unit of the figures of a form of scoring.
fn unit(scoring: Scoring) -> PrintedUnit {
    match scoring {
        Scoring::Matchpoints | Scoring::BoardAMatch => PrintedUnit::Matchpoints,
        Scoring::TotalPoints => PrintedUnit::TotalPoints,
        Scoring::Imps | Scoring::Butler | Scoring::CrossImps => PrintedUnit::Imps,
    }
}

fn figure(chance: &mut Chance, unit: PrintedUnit) -> Printed {
    let hundredths = i64::from(chance.below(6000)) - if unit == PrintedUnit::Imps { 3000 } else { 0 };
    let decimals = u8::try_from(chance.below(3)).unwrap();
    let value = match decimals {
        0 => Exact::from(hundredths / 100),
        1 => Exact::fraction(hundredths / 10, 10).unwrap(),
        _ => Exact::fraction(hundredths, 100).unwrap(),
    };
    Printed { value, decimals, unit }
}

fn contract(chance: &mut Chance) -> Contract {
    let strain = *chance.pick(&Strain::ALL);
    let doubling = *chance.pick(&[Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled]);
    let declarer = *chance.pick(&Seat::North.clockwise());
    let level = u8::try_from(chance.below(7) + 1).unwrap();
    let won = i32::try_from(chance.below(14)).unwrap();
    Contract::new(level, strain, doubling, declarer, won - 6 - i32::from(level)).unwrap()
}

fn artificial(chance: &mut Chance) -> Artificial {
    let share = Artificial::Share(Exact::percent(i64::from(chance.below(30) + 61)));
    chance.pick(&[Artificial::AveragePlus, Artificial::Average, Artificial::AverageMinus, share]).clone()
}

fn weighted(chance: &mut Chance, board: &Board) -> SideRuling {
    let outcome = |chance: &mut Chance| match chance.below(3) {
        0 => Outcome::Contract { contract: contract(chance), written: None },
        1 => Outcome::PassedOut,
        _ => Outcome::Score(contract(chance).score(board.vulnerability.unwrap())),
    };
    let first = Exact::fraction(i64::from(chance.below(9) + 1), 10).unwrap();
    let second = &Exact::ONE - &first;
    let component = |chance: &mut Chance, weight| Component { weight, outcome: outcome(chance) };
    SideRuling::Assigned(vec![component(chance, first), component(chance, second)])
}

fn ruling(chance: &mut Chance, board: &Board) -> Ruling {
    match chance.below(3) {
        0 => Ruling::Both(weighted(chance, board)),
        1 => Ruling::Split { ns: weighted(chance, board), ew: SideRuling::Artificial(artificial(chance)) },
        _ => Ruling::Damage(Box::new(Damage {
            side: *chance.pick(&Side::BOTH),
            before: Ruling::Both(weighted(chance, board)),
            after: Ruling::Both(SideRuling::score(-100)),
            obtained: chance.one_in(2).then(|| Ruling::Both(SideRuling::score(-300))),
        })),
    }
}

/// A scored line, with its contract and its code.
fn scored(chance: &mut Chance, board: &Board, kind: Kind, line: Line) -> Line {
    let given = |ruling| LineResult::Ruling(Arc::new(ruling));
    let passed = SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome: Outcome::PassedOut }]);
    match chance.below(if kind.rulings { 16 } else { 14 }) {
        0 => {
            let (ns, ew) = (artificial(chance), artificial(chance));
            let percent = |side: &Artificial| match side {
                Artificial::Share(share) => (share * 100).to_string(),
                Artificial::AveragePlus => "60".to_owned(),
                Artificial::AverageMinus => "40".to_owned(),
                Artificial::Average | Artificial::Imps(_) => "50".to_owned(),
            };
            let code = format!("A{}{}", percent(&ns), percent(&ew));
            let ruling = if ns == ew {
                Ruling::Both(SideRuling::Artificial(ns))
            } else {
                Ruling::Split { ns: SideRuling::Artificial(ns), ew: SideRuling::Artificial(ew) }
            };
            Line { result: given(ruling), code: Some(code.into()), ..line }
        }
        1 => Line { result: given(Ruling::Both(passed)), ..line },
        2 => Line { result: LineResult::NotPlayed, printed: Sides::default(), ..line },
        3 => {
            let printed = Sides::of(|_| Some(figure(chance, unit(kind.scoring))));
            Line { result: LineResult::Bare, code: Some("ADJ".into()), printed, ..line }
        }
        14 | 15 => Line { result: given(ruling(chance, board)), ..line },
        _ => {
            let contract = contract(chance);
            let points = contract.score(board.vulnerability.unwrap());
            let written = chance.one_in(4).then_some(WrittenContract::from(contract));
            let contract = if chance.one_in(3) { None } else { Some(contract.into()) };
            let lead = chance.one_in(3).then(|| "KH".into());
            let result = given(Ruling::Both(SideRuling::score(points)));
            Line { result, contract: written.or(contract), lead, ..line }
        }
    }
}

fn deal(chance: &mut Chance) -> Arc<Deal> {
    let mut cards: Vec<(usize, char)> =
        (0..4).flat_map(|suit| "AKQJT98765432".chars().map(move |r| (suit, r))).collect();
    let mut hands = Vec::new();
    for _ in 0..4 {
        let mut suits = [const { String::new() }; 4];
        for _ in 0..13 {
            let at = chance.below(u32::try_from(cards.len()).unwrap()) as usize;
            let (suit, rank) = cards.swap_remove(at);
            suits[suit].push(rank);
        }
        hands.push(suits.join("."));
    }
    Arc::new(Deal::parse(&format!("N:{}", hands.join(" "))).unwrap())
}

/// The contestants North-South and East-West at the tables of a section.
fn seated(
    event: &mut EventBuilder,
    kind: Kind,
    section: Option<&str>,
    tables: u32,
) -> Vec<(ContestantId, ContestantId)> {
    let two = kind.winners == Winners::Two;
    let direction = |side: Side| two.then_some(side);
    (1..=tables)
        .map(|table| match kind.form {
            EventForm::Individual => {
                let number = |seat: u32| (4 * (table - 1) + seat).to_string();
                let ns = event.together(section, [&number(1), &number(3)]);
                (ns, event.together(section, [&number(2), &number(4)]))
            }
            EventForm::Pairs | EventForm::Teams => {
                let (ns, ew) = if two { (table, table) } else { (2 * table - 1, 2 * table) };
                let ns = event.contestant(section, &ns.to_string(), direction(Side::NS));
                (ns, event.contestant(section, &ew.to_string(), direction(Side::EW)))
            }
        })
        .collect()
}

/// An event of a kind.
pub fn event(seed: u64, kind: Kind) -> Event {
    let chance = &mut Chance::new(seed);
    let mut event = EventBuilder::new(Format::Json);
    event.name = chance.one_in(2).then(|| "Monday <Pairs> & \"more\"; łódź".to_owned());
    event.program = chance.one_in(2).then(|| "Scorer 3".to_owned());
    (event.form, event.scoring, event.winners) = (kind.form, Some(kind.scoring), kind.winners);
    let tables = chance.below(4) + 2;
    for session in 1..=kind.sessions {
        for section in 0..kind.sections {
            let letter = char::from_u32(65 + section).unwrap().to_string();
            let section = (kind.sections > 1).then_some(letter.as_str());
            let sat = seated(&mut event, kind, section, tables);
            for number in 1..=chance.below(3) + 1 {
                let mut board = BoardResults::new(Board::numbered(number));
                board.section = section.map(Arc::from);
                board.session = (kind.sessions > 1).then(|| session.to_string().into());
                board.deal = chance.one_in(2).then(|| deal(chance));
                board.datum = (kind.scoring == Scoring::Butler).then(|| figure(chance, PrintedUnit::TotalPoints));
                for (ns, ew) in &sat {
                    board.lines.extend(lines(chance, &board.board, kind, (*ns, *ew)));
                }
                event.boards.push(board);
            }
        }
    }
    finish(chance, event, kind)
}

/// The lines of a table: one, or one in each room.
fn lines(chance: &mut Chance, board: &Board, kind: Kind, (ns, ew): (ContestantId, ContestantId)) -> Vec<Line> {
    let teams = kind.form == EventForm::Teams;
    let rooms: &[Option<Room>] = if teams { &[Some(Room::Open), Some(Room::Closed)] } else { &[None] };
    let make = |room: &Option<Room>| {
        let (ns, ew) = if *room == Some(Room::Closed) { (ew, ns) } else { (ns, ew) };
        let mut line = Line::new(Place::default(), ns, ew, LineResult::NotPlayed);
        line.room = *room;
        line.round = (teams || chance.one_in(2)).then(|| "2".into());
        line.table = chance.one_in(2).then(|| "7".into());
        if *room != Some(Room::Closed) && !chance.one_in(3) {
            line.printed = Sides::of(|_| Some(figure(chance, unit(kind.scoring))));
        }
        if kind.everything && chance.one_in(4) {
            line.group = Some("fouled".into());
            line.printed.ew = Some(figure(chance, PrintedUnit::Percent));
        }
        scored(chance, board, kind, line)
    };
    rooms.iter().map(make).collect()
}

/// The ranking, the matches and the names.
fn finish(chance: &mut Chance, event: EventBuilder, kind: Kind) -> Event {
    let mut again = event.finish();
    let contestants: Vec<ContestantId> = again.contestants().map(|(id, _)| id).collect();
    again.format = Format::Json;
    let mut all = again.contestants.as_ref().clone();
    for own in all.iter_mut().filter(|own| own.players.is_empty()) {
        own.names = vec!["Ann O'Neill".to_owned(), "B & C".to_owned()];
    }
    again.contestants = Arc::new(all);
    let ranked = contestants.iter().filter(|id| again.contestant(**id).is_some_and(|own| own.players.is_empty()));
    let ranking = ranked.enumerate().map(|(at, id)| {
        let percent = kind.scoring == Scoring::Matchpoints && chance.one_in(2);
        let total = Some(figure(chance, unit(kind.scoring)));
        let (result, total) = if percent { (Some(figure(chance, PrintedUnit::Percent)), total) } else { (total, None) };
        PrintedPlace {
            contestant: *id,
            place: Some(u32::try_from(at / 2 + 1).unwrap()),
            result,
            total,
            boards: chance.one_in(2).then_some(24),
            penalty: Exact::fraction(i64::from(chance.below(9)) - 4, 2).unwrap(),
            carry_over: Exact::fraction(i64::from(chance.below(3)), 4).unwrap(),
        }
    });
    again.ranking = Arc::new(ranking.collect());
    if kind.everything {
        let scale = MatchForm::VictoryPoints(VictoryScale::continuous(8));
        again.matches = Some(Match {
            rest: Sides::default(),
            rest_penalties: Sides::default(),
            counted_in: CountedIn::Imps,
            form: scale,
        });
        let points = Sides::of(|_| Some(figure(chance, PrintedUnit::VictoryPoints)));
        let (ns, ew) = (contestants[0], contestants[1]);
        again.match_results = Arc::new(vec![PrintedMatch { round: Some("1".into()), ns, ew, points }]);
    }
    again
}

/// The event without what belongs to the file alone: its format, places and faults.
pub fn bare(event: &Event) -> Event {
    let mut bare = event.clone();
    (bare.format, bare.faults) = (Format::Json, Vec::new());
    for board in &mut bare.boards {
        for line in &mut Arc::make_mut(board).lines {
            line.place = Place::default();
        }
    }
    bare
}

/// The event with its contestants in the order of their numbers, for formats that have them in another.
pub fn in_order(event: &Event) -> Event {
    let mut all: Vec<(ContestantId, Contestant)> = event.contestants().map(|(id, own)| (id, own.clone())).collect();
    all.sort_by_key(|(_, own)| (own.section.clone(), own.number.clone(), own.direction.map(|side| side.to_string())));
    let mut builder = EventBuilder::new(event.format);
    let mut known = HashMap::new();
    for (id, own) in &all {
        known.insert(*id, builder.contestant(own.section.as_deref(), &own.number, own.direction));
    }
    let mut own: Vec<Contestant> = all.into_iter().map(|(_, own)| own).collect();
    own.iter_mut().flat_map(|own| &mut own.players).for_each(|id| *id = known[id]);
    let mut event = event.clone();
    event.contestants = Arc::new(own);
    for board in &mut event.boards {
        for line in &mut Arc::make_mut(board).lines {
            (line.ns, line.ew) = (known[&line.ns], known[&line.ew]);
        }
    }
    let ranking =
        event.ranking.iter().map(|place| PrintedPlace { contestant: known[&place.contestant], ..place.clone() });
    event.ranking = Arc::new(ranking.collect());
    let matches = event.match_results.iter();
    let matches = matches.map(|own| PrintedMatch { ns: known[&own.ns], ew: known[&own.ew], ..own.clone() });
    event.match_results = Arc::new(matches.collect());
    event
}
