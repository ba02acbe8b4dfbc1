//! The winner of a revoke trick and the player in turn, named as a player or a side, and the player of a card.

use crate::procedure::{By, Kind};
use crate::ruling::{Card, Seat, Side};
use crate::syntax::tree::{Fact, FactAnswer};

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

/// The word for the player whose turn it was, as the offender sits, if the question asks for one.
pub(super) fn turn(
    answer: &FactAnswer,
    by: By,
    declarer: Option<Seat>,
    words: &[&'static str],
) -> Option<&'static str> {
    let (FactAnswer::Word(word), By::Seat(own)) = (answer, by) else { return None };
    let Named::Seat(seat) = named(word)? else { return None };
    let (left, partner) = (own.left(), own.left().left());
    let wanted = match seat {
        seat if seat == left => ["lho", "opponents"],
        seat if seat == partner => ["partner", "partner"],
        // Declarer led from dummy: it was the turn of the hand.
        seat if seat == own && declarer == Some(own) => ["partner", "partner"],
        seat if seat == own => return None,
        _ => ["rho", "opponents"],
    };
    let is_of_turn = |word: &str| ["rho", "lho", "opponents", "partner"].contains(&word);
    let asks = words.iter().all(|word| is_of_turn(word) || *word == "barred-rho");
    words.iter().copied().find(|own| asks && wanted.contains(own))
}

/// A card in place of the word for its player, which the seats tell: `card: ♦3` by a defender.
pub(super) fn card(kind: &Kind, row: &Fact, by: Option<By>, declarer: Option<Seat>) -> Option<(Card, &'static str)> {
    let (Kind::Word(words), [one]) = (kind, row.answers.as_slice()) else { return None };
    let (FactAnswer::Word(written) | FactAnswer::Action(written)) = &one.node else { return None };
    let card = written.parse().ok()?;
    role(by?, declarer?, words).map(|word| (card, word))
}

/// A seat in place of the word for a player's part in the play: `player: E`.
pub(super) fn part(kind: &Kind, row: &Fact, declarer: Option<Seat>) -> Option<&'static str> {
    let (Kind::Word(words), [one]) = (kind, row.answers.as_slice()) else { return None };
    let FactAnswer::Word(written) = &one.node else { return None };
    match named(written)? {
        Named::Seat(seat) => role(By::Seat(seat), declarer?, words),
        _ => None,
    }
}

/// The word for a player's part in the play, if it is one of these.
fn role(by: By, declarer: Seat, words: &[&'static str]) -> Option<&'static str> {
    let role = match by {
        by if by.side() != declarer.side() => "defender",
        By::Seat(seat) if seat == declarer || !words.contains(&"dummy") => "declarer",
        By::Seat(_) => "dummy",
        By::Side(_) => return None,
    };
    words.iter().copied().find(|word| *word == role)
}

fn named(word: &str) -> Option<Named> {
    Some(match word.to_lowercase().as_str() {
        "declarer" | "rozgrywający" => Named::Declarer,
        "dummy" | "dziadek" => Named::Dummy,
        "declaring" => Named::DeclaringSide,
        "defender" | "defenders" | "obrońca" | "obrońcy" => Named::Defenders,
        other => match Side::named(other) {
            Some(side) => Named::Side(side),
            None => Named::Seat(Seat::named(other)?),
        },
    })
}
