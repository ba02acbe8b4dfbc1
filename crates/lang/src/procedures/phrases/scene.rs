//! The auction that a sentence tells, call by call, before what happened: `1NT-P-3NT all pass; now …`. A fault that the
//! Laws find in it is evidence; its calls by themselves are none.

use super::bids::{AFTER_END, BidWords, TOO_LOW};
use super::words::plain;
use crate::auction::{Auction, Bid, Call, Irregularity, Made};
use crate::ruling::Seat;
use std::ops::Range;

/// So many calls are an auction, or two bids.
const AUCTION: usize = 3;

/// The signs that may stand between two calls, and those between the calls of a longer auction.
const BETWEEN: &str = "-–—()[]!*→ \t\n";
const LISTED: &str = ",/:|";

/// A sentence without the auctions that it tells.
#[derive(Debug, Default)]
pub(super) struct Scene {
    pub rest: String,
    /// The class of the fault that the Laws find in an auction.
    pub fault: Option<&'static str>,
    /// The bid that was too low, and the one before it.
    pub too_low: Option<(Bid, Bid)>,
}

/// Calls that follow one another, and the text that they take.
#[derive(Debug, Default)]
struct Sequence {
    calls: Vec<Call>,
    at: Range<usize>,
    is_listed: bool,
}

/// A word and its place.
type Placed<'t> = (Range<usize>, &'t str);

impl BidWords {
    /// Takes the auctions out of a text.
    pub(super) fn scene(&self, text: &str) -> Scene {
        let text = plain(text);
        let text = text.as_str();
        let auctions: Vec<Sequence> = self.sequences(text).into_iter().filter(Sequence::is_auction).collect();
        let mut rest = String::new();
        let mut from = 0;
        for one in &auctions {
            rest.push_str(text.get(from..one.at.start).unwrap_or_default());
            rest.push(' ');
            from = one.at.end;
        }
        rest.push_str(text.get(from..).unwrap_or_default());
        let (fault, too_low) = match auctions.iter().find_map(Sequence::fault) {
            Some((Call::Bid(bid), Irregularity::Insufficient { over })) => (Some(TOO_LOW), Some((bid, over))),
            Some(_) => (Some(AFTER_END), None),
            None => (None, None),
        };
        // An auction alone is what it is about.
        if fault.is_none() && !rest.chars().any(char::is_alphanumeric) {
            text.clone_into(&mut rest);
        }
        Scene { rest, fault, too_low }
    }

    fn sequences(&self, text: &str) -> Vec<Sequence> {
        let words = placed(text);
        let (mut sequences, mut current) = (Vec::new(), Sequence::default());
        let mut at = 0;
        while let Some((place, _)) = words.get(at) {
            let (taken, calls) = self.calls(words.get(at..).unwrap_or_default());
            let end = words.get(at.saturating_add(taken).saturating_sub(1)).map_or(place.end, |(last, _)| last.end);
            if !calls.is_empty() && !current.calls.is_empty() {
                let gap = text.get(current.at.end..place.start).unwrap_or_default();
                current.is_listed |= gap.contains(|sign| LISTED.contains(sign));
                if !gap.chars().all(|sign| BETWEEN.contains(sign) || LISTED.contains(sign)) {
                    sequences.push(std::mem::take(&mut current));
                }
            } else if calls.is_empty() && !current.calls.is_empty() {
                sequences.push(std::mem::take(&mut current));
            }
            if !calls.is_empty() {
                let start = if current.calls.is_empty() { place.start } else { current.at.start };
                current.at = start..end;
                current.calls.extend(calls);
            }
            at = at.saturating_add(taken.max(1));
        }
        sequences.push(current);
        sequences
    }

    /// The calls that words begin with, and how many words they are; the name of a player may stand before one.
    fn calls(&self, words: &[Placed<'_>]) -> (usize, Vec<Call>) {
        let word = |at: usize| words.get(at).map_or("", |(_, word)| *word);
        if self.ended.contains(word(0)) {
            return (1, vec![Call::Pass; 3]);
        }
        if self.all.contains(word(0)) && self.call(word(1)) == Some(Call::Pass) {
            return (2, vec![Call::Pass; 3]);
        }
        let is_player = Seat::named(word(0)).is_some() || self.players.contains(word(0));
        let skipped = usize::from(is_player && !word(1).is_empty());
        let (first, second) = (word(skipped), word(skipped.saturating_add(1)));
        // `1 kier`; a letter alone may be anything.
        let is_level = first.len() == 1 && second.len() > 1;
        let in_two = || self.bid(&format!("{first} {second}")).filter(|_| is_level).map(|bid| (2, Call::Bid(bid)));
        match self.call(first).map(|call| (1, call)).or_else(in_two) {
            Some((taken, call)) => (skipped.saturating_add(taken), vec![call]),
            None => (1, Vec::new()),
        }
    }
}

impl Sequence {
    fn is_auction(&self) -> bool {
        let bids = self.calls.iter().filter(|call| matches!(call, Call::Bid(_))).count();
        bids > 0 && (self.calls.len() >= AUCTION || bids == self.calls.len() && bids > 1 && !self.is_listed)
    }

    /// Opponents' passes may be left out, so that neither turns nor doubles are judged.
    fn fault(&self) -> Option<(Call, Irregularity)> {
        let mut auction = Auction::new(Seat::North);
        let mut faults =
            self.calls.iter().filter_map(|call| Some((*call, auction.make(Made::new(*call)).err()?.irregularity)));
        faults.find(|(call, fault)| match fault {
            Irregularity::Insufficient { .. } => true,
            Irregularity::Over => *call != Call::Pass,
            _ => false,
        })
    }
}

/// The words of a text with their places.
fn placed(text: &str) -> Vec<Placed<'_>> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, character) in text.char_indices().chain([(text.len(), ' ')]) {
        match (is_of_word(character), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push((from..at, text.get(from..at).unwrap_or_default()));
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// Returns true for a letter, a digit and the symbol of a suit.
fn is_of_word(character: char) -> bool {
    character.is_alphanumeric() || "♣♦♥♠".contains(character)
}
