//! Cards and hands as they stand on a slip: a card in words or with its rank first, hands with the names of their suits.

use super::super::auction::{card, is_between};
use super::super::grammar::{Notation, Rule};
use super::super::keywords::Keyword;
use super::super::statements::suit;
use super::Candidate;
use super::statements::QUOTES;
use super::tokens::Tokens;
use crate::diagnostic::Mistake;
use crate::procedures::phrases::card_in_words;
use crate::ruling::{Card, Deal, Seat, Suit};
use pest::Parser;

/// `K♥`, `king of hearts`, `heart king`, `król kier`
fn card_of_a_slip(words: &[&str]) -> Option<Card> {
    match words {
        [one] => card(one).or_else(|| {
            let (at, suit) = one.char_indices().next_back()?;
            card(&format!("{suit}{}", one.get(..at)?))
        }),
        [one, "of", other] | [one, other] => {
            let of = |rank, suit| Some(Card { suit: suit_named(suit)?, rank: Card::rank_named(rank)? });
            let in_words = |between| card_in_words(&format!("{one}{between}{other}"))?.parse().ok();
            of(one, other).or_else(|| of(other, one)).or_else(|| in_words(" ")).or_else(|| in_words(" of "))
        }
        _ => None,
    }
}

fn suit_named(word: &str) -> Option<Suit> {
    let is_whole = Notation::parse(Rule::suit_name, word).is_ok_and(|found| found.as_str() == word);
    if is_whole { Some(suit(word)) } else { card(&format!("{word}A")).map(|card| card.suit) }
}

/// `lead K♥`, `lead king of hearts by West`
pub(super) fn lead(written: &Tokens<'_>) -> Option<Candidate> {
    let first = written.tokens.first().filter(|first| Keyword::Lead.is_called(&first.text.to_lowercase()))?;
    let rest = written.slice(first.end, written.text.len());
    let is_around = |c: char| is_between(c) || matches!(c, '"' | '\'' | ':') || QUOTES.contains(c);
    let words: Vec<&str> = rest.split(is_around).filter(|word| !word.is_empty() && *word != "the").collect();
    let alone = card_of_a_slip(&words).map(|card| format!("lead {card}"));
    let by_whom = || {
        let (last, before) = words.split_last()?;
        let seat = Seat::named(last)?;
        let before = match before.split_last() {
            Some((word, before)) if ["by", "przez", "od", "z"].contains(word) => before,
            _ => before,
        };
        Some(format!("lead {} by {seat}", card_of_a_slip(before)?))
    };
    Candidate::one(Mistake::Cards, alone.or_else(by_whom)?)
}

/// `deal N "…"`, `deal N:…`: hands without quotes, or with the seat before them.
pub(super) fn deal(written: &Tokens<'_>) -> Option<Candidate> {
    let first = written.tokens.first().filter(|first| Keyword::Deal.is_called(&first.text.to_lowercase()))?;
    let rest = written.slice(first.end, written.text.len()).replace(|c| c == '"' || QUOTES.contains(c), " ");
    Candidate::one(Mistake::Cards, format!("deal \"{}\"", deal_of_a_slip(&rest)?))
}

/// The hands of a slip, clockwise from a seat.
#[derive(Default)]
struct Hands {
    held: Vec<(Seat, [String; 4])>,
    /// The suits of the last hand that are begun.
    begun: usize,
}

impl Hands {
    /// True if the last hand has all its suits and cards, or there is none.
    fn is_complete(&self) -> bool {
        let count =
            |suits: &[String; 4]| suits.iter().flat_map(|suit| suit.chars()).filter(|rank| *rank != '1').count();
        self.held.last().is_none_or(|(_, suits)| self.begun == suits.len() && count(suits) >= 13)
    }

    fn begin(&mut self, seat: Seat) {
        self.held.push((seat, Default::default()));
        self.begun = 0;
    }

    /// Takes a word: a player, the name of a suit with or without its cards, cards, or a whole hand of PBN.
    fn take(&mut self, word: &str) -> Option<()> {
        let (label, rest) = word.split_once(':').unwrap_or((word, ""));
        if self.is_complete()
            && let Some(seat) = Seat::named(label)
        {
            self.begin(seat);
            return if rest.is_empty() { Some(()) } else { self.take(rest) };
        }
        if self.is_complete() {
            let (last, _) = self.held.last()?;
            let [_, next, ..] = last.clockwise();
            self.begin(next);
        }
        let begun = self.begun;
        let (_, suits) = self.held.last_mut()?;
        if word.matches('.').count() == 3 && begun == 0 {
            for (suit, cards) in suits.iter_mut().zip(word.split('.')) {
                cards.clone_into(suit);
            }
            self.begun = suits.len();
            return Some(());
        }
        let cards = match Suit::ALL.get(begun) {
            Some(next) if suit_named(label) == Some(*next) => {
                self.begun = begun.saturating_add(1);
                rest
            }
            Some(next) => {
                let mut letters = word.chars();
                let named = letters.next().filter(|letter| suit_named(&letter.to_string()) == Some(*next));
                self.begun = begun.saturating_add(usize::from(named.is_some()));
                if named.is_some() { letters.as_str() } else { word }
            }
            None => word,
        };
        let suit = suits.get_mut(self.begun.checked_sub(1)?)?;
        suit.push_str(cards.trim_matches(['-', '–', '—']));
        Some(())
    }
}

/// The deal of a slip as PBN writes it: with `♠K87 ♥5 …` or `S K87 H 5 …` for its suits, each hand behind its player.
#[must_use]
pub fn deal_of_a_slip(text: &str) -> Option<String> {
    let mut apart = text.replace(": ", ":");
    for sign in Suit::ALL {
        apart = apart.replace(&sign.to_string(), &format!(" {sign}"));
    }
    let mut hands = Hands::default();
    for word in apart.split(|c| is_between(c) || c == '/').filter(|word| !word.is_empty()) {
        hands.take(word)?;
    }
    let (first, _) = hands.held.first()?;
    let written = first.clockwise().map(|seat| {
        let hand = hands.held.iter().find(|(other, _)| *other == seat);
        hand.map_or_else(|| "-".to_owned(), |(_, suits)| suits.join("."))
    });
    Deal::parse(&format!("{first}:{}", written.join(" "))).ok().map(|deal| deal.to_string())
}
