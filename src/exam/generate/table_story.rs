//! The table of a story of law: who did it, the auction, and what the sentences name.

use super::ending::Ending;
use super::facts::left_of;
use super::field::BoardField;
use super::partner;
use crate::auction::Bid;
use crate::dice::Dice;
use crate::messages::{Locale, figures};
use crate::ruling::{Board, Contract, Seat, Strain};

/// A table at which something happened.
#[derive(Debug, Clone)]
pub(super) struct TableStory {
    /// The player at fault.
    pub other: Seat,
    /// The contract that was played, if the story tells of the play.
    pub played: Option<Contract>,
    /// The auction as a statement.
    pub auction: Option<String>,
    /// The texts for the names in braces, but those of the seats.
    calls: Vec<(Seat, Bid)>,
    bids: Vec<(&'static str, Bid)>,
    number: Option<u32>,
    /// The cards left at a claim.
    pub ending: Option<Ending>,
}

impl TableStory {
    /// A random table for stories of a procedure.
    pub fn random(procedure: &str, board: Board, field: &BoardField, dice: &mut Dice) -> Option<Self> {
        let other = *dice.one_of(&Seat::North.clockwise())?;
        let table = Self {
            other,
            played: None,
            auction: None,
            calls: Vec::new(),
            bids: Vec::new(),
            number: board.number,
            ending: None,
        };
        match procedure {
            // A defender revokes.
            "revoke" => {
                let played = dice.one_of(&field.possible)?.contract;
                let left = left_of(played.declarer());
                let other = if dice.once_in(2) { left } else { partner(left) };
                Some(Self { other, played: Some(played), ..table })
            }
            // Declarer claims; mostly the cards left are known.
            "claim" => {
                let played = dice.one_of(&field.possible)?.contract;
                let ending = if dice.once_in(4) { None } else { Some(Ending::random(played, dice)?) };
                Some(Self { other: played.declarer(), played: Some(played), ending, ..table })
            }
            "insufficient-bid" => table.with_insufficient_bid(board, dice),
            _ => Some(table),
        }
    }

    /// The dealer opens, perhaps the next player bids over it, and the one after that does not bid enough.
    fn with_insufficient_bid(self, board: Board, dice: &mut Dice) -> Option<Self> {
        let dealer = board.dealer?;
        let mut calls = vec![(dealer, Bid::new(1, *dice.one_of(&Strain::ALL)?)?)];
        if dice.once_in(2) {
            let opening = calls.last()?.1;
            let others: Vec<Bid> =
                higher_than(opening, 2).into_iter().filter(|bid| bid.strain() != opening.strain()).collect();
            calls.push((left_of(dealer), *dice.one_of(&others)?));
        }
        let (last, over) = *calls.last()?;
        let is_new = |bid: &Bid| calls.iter().all(|(_, call)| call.strain() != bid.strain());
        let lower: Vec<Bid> = bids(1, 2).into_iter().filter(|bid| *bid < over && is_new(bid)).collect();
        let bid = *dice.one_of(&lower)?;
        let low = higher_than(over, 4).into_iter().find(|higher| higher.strain() == bid.strain())?;
        let jump = Bid::new(low.level().checked_add(1)?, low.strain())?;
        let written: Vec<String> = calls.iter().map(|(_, bid)| bid.to_string()).collect();
        let auction = Some(format!("auction \"{} [{bid}]\"", written.join(" ")));
        let bids = vec![("bid", bid), ("low", low), ("jump", jump)];
        Some(Self { other: left_of(last), auction, calls, bids, ..self })
    }

    /// A text with what stands for its names in braces.
    pub fn filled(&self, text: &str, locale: Locale) -> String {
        let seat = |seat: Seat| figures::seat(locale, seat).to_string();
        let calls: Vec<String> = self.calls.iter().map(|(by, bid)| format!("{} {bid}", seat(*by))).collect();
        let lho = left_of(self.other);
        let seats = [("other", self.other), ("one", partner(self.other)), ("lho", lho), ("rho", partner(lho))];
        let number = self.number.unwrap_or(1).to_string();
        let names = seats.into_iter().map(|(name, own)| (name, seat(own)));
        let names = names.chain(self.bids.iter().map(|(name, bid)| (*name, bid.to_string())));
        let names = names.chain([("calls", calls.join(", ")), ("board", number)]);
        let cards =
            self.ending.iter().flat_map(|ending| [("left", ending.written()), ("cards", ending.in_words(locale))]);
        let names = names.chain(cards);
        names.fold(text.to_owned(), |text, (name, own)| text.replace(&format!("{{{name}}}"), &own))
    }
}

/// The bids of these levels, the lowest first.
fn bids(from: u8, to: u8) -> Vec<Bid> {
    let all = (from..=to).flat_map(|level| Strain::ALL.into_iter().filter_map(move |strain| Bid::new(level, strain)));
    all.collect()
}

/// The bids over one, up to this level.
fn higher_than(bid: Bid, to: u8) -> Vec<Bid> {
    bids(1, to).into_iter().filter(|other| *other > bid).collect()
}
