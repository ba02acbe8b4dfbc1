//! The cards of a board.

use super::board::board as told;
use crate::block::{Hand, Hands, Suit};
use crate::messages::{self, Locale, Localised, SpanKind, Text, figures};
use crate::ruling::{Board, Deal, Seat, Vulnerability};
use crate::session::{Contracted, Play};

/// The signs of the suits, in the order of a hand, and whether they are red.
const SUITS: [(&str, bool); 4] = [("♠", false), ("♥", true), ("♦", true), ("♣", false)];

/// Each hand with its seat, below the number, dealer and vulnerability of its board, contract, lead and tricks.
pub(super) fn hands_of(deal: &Deal, board: Option<&Board>, play: &Play, locale: Locale) -> Hands {
    let mut facts = board.map(|own| facts(own, locale)).unwrap_or_default();
    facts.extend(contract(play, locale).into_iter().chain(led(play, locale)));
    let about: Vec<Text> = board.map(|own| told(own, locale)).into_iter().chain(played(play, locale)).collect();
    Hands { about: (!about.is_empty()).then(|| Text::joined(about, &" ".into())), facts, ..hands(deal, locale) }
}

/// Contract and declarer.
fn contract(play: &Play, locale: Locale) -> Option<Text> {
    let Contracted { bid, doubling, declarer } = play.contract?;
    let contract = super::auction::contract(bid, doubling, locale);
    Some(messages::board_contract(locale, contract, figures::seat(locale, declarer)))
}

/// The lead, and the tricks that are needed and won.
fn led(play: &Play, locale: Locale) -> Vec<Text> {
    let lead = play.lead.map(|lead| {
        let card = lead.card.text(locale);
        match lead.by {
            Some(seat) => messages::board_lead_by(locale, card, figures::seat(locale, seat)),
            None => messages::board_lead(locale, card),
        }
    });
    let tricks = play.contract.map(|contract| match play.won {
        Some(won) => messages::board_tricks(locale, contract.needed(), won),
        None => messages::board_tricks_needed(locale, contract.needed()),
    });
    lead.into_iter().chain(tricks).collect()
}

fn sentences(parts: Vec<Text>) -> Option<Text> {
    (!parts.is_empty()).then(|| Text::joined(parts.into_iter().map(|part| part + "."), &" ".into()))
}

/// What is known of the play, in sentences.
fn played(play: &Play, locale: Locale) -> Option<Text> {
    sentences(contract(play, locale).into_iter().chain(led(play, locale)).collect())
}

/// The opening lead in a sentence, and the tricks; below an auction, which says the contract. Nothing without a lead.
#[must_use]
pub fn lead(play: &Play, locale: Locale) -> Option<Text> {
    play.lead.and_then(|_| sentences(led(play, locale)))
}

/// Number, dealer and vulnerability, a line each.
fn facts(board: &Board, locale: Locale) -> Vec<Text> {
    let number = board.number.map(|number| messages::board_number(locale, number));
    let dealer = board.dealer.map(|seat| messages::board_dealer(locale, figures::seat(locale, seat)));
    let vulnerable = board.vulnerability.map(|vulnerability| match vulnerability {
        Vulnerability::None => messages::board_vulnerable_none(locale),
        Vulnerability::NS => messages::board_vulnerable_ns(locale),
        Vulnerability::EW => messages::board_vulnerable_ew(locale),
        Vulnerability::All => messages::board_vulnerable_all(locale),
    });
    [number, dealer, vulnerable].into_iter().flatten().collect()
}

/// Each hand with its seat.
#[must_use]
pub fn hands(deal: &Deal, locale: Locale) -> Hands {
    let hand = |seat: Seat| {
        let held = deal.hand(seat).iter().filter(|_| deal.is_known(seat));
        let suit = |(&(sign, is_red), cards): (&(&'static str, bool), &String)| Suit {
            sign,
            is_red,
            cards: cards.chars().map(|card| figures::cards(locale, card.encode_utf8(&mut [0; 4]))).collect(),
        };
        Hand {
            seat: Text::new(SpanKind::Plain, seat.to_string()),
            name: figures::seat(locale, seat),
            suits: SUITS.iter().zip(held).map(suit).collect(),
        }
    };
    let hands = [Seat::North, Seat::East, Seat::South, Seat::West].map(hand);
    Hands { label: messages::lecture_deal(locale), about: None, facts: Vec::new(), hands }
}
