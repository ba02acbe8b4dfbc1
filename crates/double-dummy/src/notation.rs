//! Cards, boards and contracts of redress for the solver, and back.

use contract_bridge as theirs;
use contract_bridge::deal::PartialDeal;
use pons_dds::{CurrentTrick, ParContract};
use redress_core::double_dummy::Position;
use redress_core::ruling::{Card, Contract, Doubling, Seat, Strain, Suit, Vulnerability};

/// The ace as the solver counts it; the deuce is 2.
const ACE: u8 = 14;

/// The solver's board; `None` if the cards are those of no position.
pub(crate) fn board(position: &Position) -> Option<pons_dds::Board> {
    // Hands are written for the turn after the current trick's cards; the solver counts them itself.
    let remaining: PartialDeal = position.hands.to_string().replace(" -", " ...").replace(":-", ":...").parse().ok()?;
    if remaining.is_empty() {
        return None;
    }
    let trick: Vec<theirs::hand::Card> = position.trick.iter().map(|card| their_card(*card)).collect::<Option<_>>()?;
    let trick = CurrentTrick::from_slice(strain(position.strain), seat(position.leader), &trick).ok()?;
    pons_dds::Board::try_new(remaining, trick).ok()
}

fn their_card(card: Card) -> Option<theirs::hand::Card> {
    let rank = Card::RANKS.find(card.rank).and_then(|below| ACE.checked_sub(u8::try_from(below).ok()?))?;
    let suit = match card.suit {
        Suit::Spades => theirs::Suit::Spades,
        Suit::Hearts => theirs::Suit::Hearts,
        Suit::Diamonds => theirs::Suit::Diamonds,
        Suit::Clubs => theirs::Suit::Clubs,
    };
    Some(theirs::hand::Card { suit, rank: theirs::hand::Rank::try_new(rank).ok()? })
}

/// A card of the solver.
pub(crate) fn card(suit: theirs::Suit, rank: theirs::hand::Rank) -> Option<Card> {
    let suit = match suit {
        theirs::Suit::Spades => Suit::Spades,
        theirs::Suit::Hearts => Suit::Hearts,
        theirs::Suit::Diamonds => Suit::Diamonds,
        theirs::Suit::Clubs => Suit::Clubs,
    };
    let rank = Card::RANKS.chars().nth(usize::from(ACE.checked_sub(rank.get())?))?;
    Some(Card { suit, rank })
}

pub(crate) fn seat(seat: Seat) -> theirs::Seat {
    match seat {
        Seat::North => theirs::Seat::North,
        Seat::East => theirs::Seat::East,
        Seat::South => theirs::Seat::South,
        Seat::West => theirs::Seat::West,
    }
}

fn strain(strain: Strain) -> theirs::Strain {
    match strain {
        Strain::Clubs => theirs::Strain::Clubs,
        Strain::Diamonds => theirs::Strain::Diamonds,
        Strain::Hearts => theirs::Strain::Hearts,
        Strain::Spades => theirs::Strain::Spades,
        Strain::NoTrump => theirs::Strain::Notrump,
    }
}

pub(crate) fn vulnerability(vulnerability: Vulnerability) -> pons_dds::Vulnerability {
    match vulnerability {
        Vulnerability::None => pons_dds::Vulnerability::NONE,
        Vulnerability::NS => pons_dds::Vulnerability::NS,
        Vulnerability::EW => pons_dds::Vulnerability::EW,
        Vulnerability::All => pons_dds::Vulnerability::ALL,
    }
}

/// A contract of par, as the solver has it.
pub(crate) fn contract(found: &ParContract) -> Option<Contract> {
    let strain = match found.contract.bid.strain {
        theirs::Strain::Clubs => Strain::Clubs,
        theirs::Strain::Diamonds => Strain::Diamonds,
        theirs::Strain::Hearts => Strain::Hearts,
        theirs::Strain::Spades => Strain::Spades,
        theirs::Strain::Notrump => Strain::NoTrump,
    };
    let doubling = match found.contract.penalty {
        theirs::Penalty::Undoubled => Doubling::Undoubled,
        theirs::Penalty::Doubled => Doubling::Doubled,
        theirs::Penalty::Redoubled => Doubling::Redoubled,
    };
    let declarer = match found.declarer {
        theirs::Seat::North => Seat::North,
        theirs::Seat::East => Seat::East,
        theirs::Seat::South => Seat::South,
        theirs::Seat::West => Seat::West,
    };
    let result = i32::from(found.overtricks);
    Contract::new(found.contract.bid.level.get(), strain, doubling, declarer, result).ok()
}
