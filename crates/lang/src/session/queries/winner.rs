//! The winner of a revoke trick, named as a player or a side.

use crate::procedure::By;
use crate::ruling::{Seat, Side};
use crate::syntax::tree::FactAnswer;

/// A player or a side that a word names.
enum Named {
    Declarer,
    Dummy,
    DeclaringSide,
    Defenders,
    Seat(Seat),
    Side(Side),
}

/// The word for a player or a side, if an answer is one.
pub(super) fn player(answer: &FactAnswer) -> Option<String> {
    let FactAnswer::Word(word) = answer else { return None };
    named(word).map(|_| word.clone())
}

/// The answer by which the winner stands to the player who revoked, as far as the seats tell it.
pub(super) fn to_offender(answer: &FactAnswer, by: Option<By>, declarer: Option<Seat>) -> Option<&'static str> {
    let FactAnswer::Word(word) = answer else { return None };
    let by = by?;
    let (side, seat) = match named(word)? {
        Named::Seat(seat) => (seat.side(), Some(seat)),
        Named::Side(side) => (side, None),
        Named::Declarer => (declarer?.side(), declarer),
        Named::Dummy => (declarer?.side(), declarer.map(|seat| seat.left().left())),
        Named::DeclaringSide => (declarer?.side(), None),
        Named::Defenders => (declarer?.left().side(), None),
    };
    match (by, seat) {
        _ if side != by.side() => Some("opponents"),
        (By::Seat(own), Some(seat)) => Some(if own == seat { "offender" } else { "partner" }),
        _ => None,
    }
}

fn named(word: &str) -> Option<Named> {
    Some(match word.to_lowercase().as_str() {
        "declarer" | "rozgrywający" => Named::Declarer,
        "dummy" | "dziadek" => Named::Dummy,
        "declaring" => Named::DeclaringSide,
        "defender" | "defenders" | "obrońca" | "obrońcy" => Named::Defenders,
        "ns" => Named::Side(Side::NS),
        "ew" | "we" => Named::Side(Side::EW),
        "n" | "north" => Named::Seat(Seat::North),
        "e" | "east" => Named::Seat(Seat::East),
        "s" | "south" => Named::Seat(Seat::South),
        "w" | "west" => Named::Seat(Seat::West),
        _ => return None,
    })
}
