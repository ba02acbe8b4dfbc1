//! The cards of a board as they lie on the table. Whoever hears the page hears each hand with its seat.

use super::NEWLINE;
use super::words::{Attribute, Words};
use crate::block::{Hand, Hands, Suit};
use maud::{Markup, html};

/// The class of each hand's place.
const PLACES: [&str; 4] = ["north", "east", "south", "west"];

/// The hands around a compass; a single one beside its seat.
pub(super) fn deal(deal: &Hands) -> Markup {
    let alone = deal.known().len() < 2;
    let [north, east, south, west] = &deal.hands;
    html! {
        div.deal.alone[alone] role="group" aria-label=(Attribute(&deal.label)) { (NEWLINE)
            @if !deal.facts.is_empty() {
                p.facts { @for fact in &deal.facts { span { (Words(fact)) } " " } } (NEWLINE)
            }
            @for (place, hand) in [(0, north), (3, west), (1, east), (2, south)] {
                @if !hand.suits.is_empty() { (one(hand, PLACES.get(place).copied().unwrap_or_default(), alone)) }
            }
            @if !alone {
                p.compass aria-hidden="true" {
                    @for (place, hand) in PLACES.iter().zip(&deal.hands) { span.{"at-" (place)} { (Words(&hand.seat)) } }
                } (NEWLINE)
            }
        } (NEWLINE)
    }
}

fn one(hand: &Hand, place: &str, named: bool) -> Markup {
    html! {
        p.hand.(place) {
            b.seat.heard[!named] { (Words(&hand.name)) } " "
            @for suit in &hand.suits {
                span.suit { span class=[suit.is_red.then_some("red")] { (suit.sign) } " " (cards(suit)) } " "
            }
        } (NEWLINE)
    }
}

/// The cards of a suit, set apart by the style; what has two digits is one card.
fn cards(suit: &Suit) -> Markup {
    html! {
        @if suit.cards.is_empty() { (Words(&suit.held(""))) }
        @for card in &suit.cards {
            @if card.unmarked().chars().count() > 1 { span.ten { (Words(card)) } } @else { (Words(card)) }
        }
    }
}
