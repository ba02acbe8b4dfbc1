//! The possible results of a board: contracts that a field would reach, and how many tables in each.

use crate::dice::Dice;
use crate::number::Exact;
use crate::ruling::{
    Artificial, Board, Component, Contract, Doubling, Outcome, Ruling, Seat, Side, SideRuling, Strain, Vulnerability,
};
use crate::situation::{Row, Traveller};
use std::cell::OnceCell;
use std::collections::HashSet;

/// A result that can be ruled on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Possible {
    pub contract: Contract,
    /// From NS's view.
    pub score: i32,
}

/// A board and the other tables' results on it.
#[derive(Debug, Clone)]
pub(super) struct BoardField {
    /// The board, if it is known.
    pub board: Option<Board>,
    /// Rows of the traveller.
    pub rows: Vec<Row>,
    /// The outcomes of which a ruling may be made.
    pub possible: Vec<Possible>,
    /// The traveller without tables that could not play, with one and with two of them: the figures of a field are made
    /// once, however many questions are tried on it.
    travellers: [OnceCell<Traveller>; 3],
}

/// The contracts of a side that has a game: made or not, missed, doubled, sacrificed against.
fn contracts(dice: &mut Dice) -> Vec<Contract> {
    let seats = [Seat::North, Seat::South, Seat::East, Seat::West];
    let declarer = *dice.one_of(&seats).unwrap_or(&Seat::North);
    let suits = [Strain::Spades, Strain::Hearts, Strain::Spades, Strain::Hearts, Strain::NoTrump, Strain::Diamonds];
    let strain = *dice.one_of(&suits).unwrap_or(&Strain::Spades);
    let game = strain.game_level();
    let opponent = match declarer.side() {
        Side::NS => *dice.one_of(&[Seat::East, Seat::West]).unwrap_or(&Seat::East),
        Side::EW => *dice.one_of(&[Seat::North, Seat::South]).unwrap_or(&Seat::North),
    };
    let slam = dice.once_in(5);
    // Tricks that the hand is good for beyond the game: those of the slam, where there is one.
    let spare = if slam { 6 - i32::from(game) } else { i32::from(dice.once_in(3)) };
    let plain = Doubling::Undoubled;
    let mut made = vec![
        Contract::new(game, strain, plain, declarer, spare),
        Contract::new(game, strain, plain, declarer, spare - 1),
        Contract::new(game, strain, plain, declarer, spare + 1),
        Contract::new(game, strain, Doubling::Doubled, declarer, spare - 1),
    ];
    let part = if strain == Strain::NoTrump { 1 } else { 2 + u8::from(dice.once_in(2)) };
    let over = i32::from(game) - i32::from(part) + spare;
    made.push(Contract::new(part, strain, plain, declarer, over - i32::from(dice.once_in(3))));
    let other = if strain == Strain::NoTrump { Strain::Hearts } else { Strain::NoTrump };
    made.push(Contract::new(other.game_level(), other, plain, declarer, i32::from(dice.once_in(2)) - 1));
    let sacrifice = if strain == Strain::Spades { (Strain::Diamonds, 5) } else { (Strain::Spades, 4) };
    let down = -2 - i32::from(dice.once_in(3));
    made.push(Contract::new(sacrifice.1, sacrifice.0, Doubling::Doubled, opponent, down));
    made.push(Contract::new(sacrifice.1 - 1, sacrifice.0, plain, opponent, down + 1));
    if slam {
        made.push(Contract::new(6, strain, plain, declarer, -1));
        made.push(Contract::new(6, strain, plain, declarer, 0));
    }
    made.into_iter().flatten().collect()
}

impl BoardField {
    /// A board with these rows; what they say for both sides may be ruled on, where the vulnerability is known.
    pub fn new(board: Option<Board>, rows: Vec<Row>) -> Self {
        let mut known = HashSet::new();
        let vulnerability = board.as_ref().and_then(|board| board.vulnerability);
        let possible = rows.iter().filter_map(|row| single(row.ruling(), vulnerability?));
        let possible = possible.filter(|result| known.insert(result.score)).collect();
        Self { board, rows, possible, travellers: Default::default() }
    }

    /// A board of this number, or of any, with a field that has met its contracts.
    pub fn random(number: Option<u32>, dice: &mut Dice) -> Self {
        let any = u32::try_from(dice.below(32).saturating_add(1)).unwrap_or(1);
        let board = Board::numbered(number.unwrap_or(any));
        let vulnerability = board.vulnerability.unwrap_or(Vulnerability::None);
        let mut possible: Vec<Possible> = Vec::new();
        for contract in contracts(dice) {
            let score = contract.score(vulnerability);
            if !possible.iter().any(|known| known.score == score) {
                possible.push(Possible { contract, score });
            }
        }
        let row = |result: &Possible, count: usize| {
            Row::new(both(result.contract)).times(u32::try_from(count).unwrap_or(u32::MAX))
        };
        // The field: what it would mostly reach, some with company.
        let most = possible.first().map(|first| row(first, dice.below(3).saturating_add(2)));
        let rest = dice.shuffled(possible.iter().skip(1).copied().collect());
        let some = dice.below(3).saturating_add(3);
        let rest: Vec<Row> =
            rest.iter().take(some).map(|result| row(result, dice.below(3).saturating_add(1))).collect();
        let rows = most.into_iter().chain(rest).collect();
        Self { board: Some(board), rows, possible, travellers: Default::default() }
    }

    /// The number of tables in the field.
    pub fn tables(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.count())).sum()
    }

    /// The rows, and up to two tables that could not play the board.
    pub fn rows_with(&self, missing: usize) -> Vec<Row> {
        let artificial = Ruling::Split {
            ns: SideRuling::Artificial(Artificial::AveragePlus),
            ew: SideRuling::Artificial(Artificial::AverageMinus),
        };
        let missing = u32::try_from(missing).ok().filter(|missing| *missing > 0);
        self.rows.iter().cloned().chain(missing.map(|missing| Row::new(artificial).times(missing))).collect()
    }

    /// The same as a traveller.
    pub fn traveller(&self, missing: usize) -> Option<Traveller> {
        let made = self.travellers.get(missing)?;
        Some(made.get_or_init(|| Traveller::new(self.rows_with(missing))).clone())
    }
}

/// A contract as an outcome.
pub(super) fn outcome(contract: Contract) -> Outcome {
    Outcome::Contract { contract, written: None }
}

/// A contract for both sides.
pub(super) fn both(contract: Contract) -> Ruling {
    Ruling::Both(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome: outcome(contract) }]))
}

/// The result of a ruling that is a single score or contract for both sides.
fn single(ruling: &Ruling, vulnerability: Vulnerability) -> Option<Possible> {
    let Ruling::Both(SideRuling::Assigned(components)) = ruling else { return None };
    let [only] = components.as_slice() else { return None };
    match &only.outcome {
        Outcome::Contract { contract, .. } => {
            Some(Possible { contract: *contract, score: contract.score(vulnerability) })
        }
        Outcome::Score(score) => Some(Possible { contract: contract_of(*score, vulnerability)?, score: *score }),
        _ => None,
    }
}

/// The likeliest contract of a score: a game before a part score and that before a slam, made or just missed rather than
/// with many tricks over or under. The sides have suits of their own, as they would.
fn contract_of(score: i32, vulnerability: Vulnerability) -> Option<Contract> {
    const SOUTH: [Strain; 5] = [Strain::Spades, Strain::NoTrump, Strain::Diamonds, Strain::Hearts, Strain::Clubs];
    const WEST: [Strain; 5] = [Strain::Hearts, Strain::Clubs, Strain::NoTrump, Strain::Diamonds, Strain::Spades];
    for doubling in [Doubling::Undoubled, Doubling::Doubled] {
        for result in [0, 1, -1, 2, -2, 3, -3, 4, -4] {
            for level in [4, 3, 5, 2, 1, 6, 7] {
                let by = |declarer, strain| Contract::new(level, strain, doubling, declarer, result).ok();
                let south = SOUTH.into_iter().filter_map(|strain| by(Seat::South, strain));
                let west = WEST.into_iter().filter_map(|strain| by(Seat::West, strain));
                if let Some(found) = south.chain(west).find(|contract| contract.score(vulnerability) == score) {
                    return Some(found);
                }
            }
        }
    }
    None
}
