//! What could have happened on a board: contracts that a field would reach, and how many tables each.

use super::random::Dice;
use crate::ruling::{Contract, Doubling, Seat, Side, Strain, Vulnerability};

/// A result that can be written and scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Possible {
    /// In the notation: `4♠= N`, `+620`.
    pub text: String,
    /// From NS's view.
    pub score: i32,
}

/// Results on one board and a field of other tables.
#[derive(Debug, Clone)]
pub(super) struct Board {
    /// Its statement, if there is one to write.
    pub statement: Option<String>,
    /// Its number, for the title.
    pub number: Option<u32>,
    /// Rows of the traveller as they are written, with how many tables each.
    pub rows: Vec<(String, usize)>,
    /// What a ruling may be made of.
    pub possible: Vec<Possible>,
}

/// The contracts of a side that has a game: made or not, missed, doubled, sacrificed against.
fn contracts(dice: &mut Dice) -> Vec<Contract> {
    let seats = [Seat::North, Seat::South, Seat::East, Seat::West];
    let declarer = *dice.one_of(&seats).unwrap_or(&Seat::North);
    let suits = [Strain::Spades, Strain::Hearts, Strain::Spades, Strain::Hearts, Strain::NoTrump, Strain::Diamonds];
    let strain = *dice.one_of(&suits).unwrap_or(&Strain::Spades);
    let game: u8 = match strain {
        Strain::NoTrump => 3,
        Strain::Spades | Strain::Hearts => 4,
        Strain::Diamonds | Strain::Clubs => 5,
    };
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
    let (other, level) = match strain {
        Strain::NoTrump => (Strain::Hearts, 4),
        _ => (Strain::NoTrump, 3),
    };
    made.push(Contract::new(level, other, plain, declarer, i32::from(dice.once_in(2)) - 1));
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

impl Board {
    /// A board of this number, or of any, with a field that has met its contracts.
    pub fn random(number: Option<u32>, dice: &mut Dice) -> Self {
        let any = u32::try_from(dice.below(32).saturating_add(1)).unwrap_or(1);
        let number = number.unwrap_or(any);
        let vulnerability = crate::ruling::Board::numbered(number).vulnerability.unwrap_or(Vulnerability::None);
        let mut possible: Vec<Possible> = Vec::new();
        for contract in contracts(dice) {
            let score = contract.score(vulnerability);
            if !possible.iter().any(|known| known.score == score) {
                possible.push(Possible { text: contract.to_string(), score });
            }
        }
        // The field: what it would mostly reach, some with company.
        let most = possible.first().map(|first| (first.text.clone(), dice.below(3).saturating_add(2)));
        let rest = dice.shuffled(possible.iter().skip(1).cloned().collect());
        let some = dice.below(3).saturating_add(3);
        let rest: Vec<(String, usize)> =
            rest.into_iter().take(some).map(|result| (result.text, dice.below(3).saturating_add(1))).collect();
        let rows = most.into_iter().chain(rest).collect();
        Self { statement: Some(format!("board {number}")), number: Some(number), rows, possible }
    }

    /// How many tables the field has.
    pub fn tables(&self) -> usize {
        self.rows.iter().map(|(_, count)| *count).sum()
    }
}
