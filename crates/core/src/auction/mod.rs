//! The auction of a board: calls in turn, what they come to, and which calls the Laws admit at a point of it.
//!
//! ```
//! use redress_core::auction::{Auction, Bid, Call, Close, Made};
//! use redress_core::ruling::{Doubling, Seat, Strain};
//!
//! let mut auction = Auction::new(Seat::North);
//! let one_spade = Bid::new(1, Strain::Spades).unwrap();
//! auction.make(Made::new(Call::Bid(one_spade))).unwrap();
//! auction.all_pass().unwrap();
//! let declarer = Seat::North;
//! assert_eq!(auction.close(), Some(Close::Contract { bid: one_spade, doubling: Doubling::Undoubled, declarer }));
//! ```

mod call;
#[cfg(test)]
mod tests;

pub use call::{Bid, Call, CallError, Irregularity, Standing};

use crate::ruling::{Doubling, Outcome, Seat};
use std::collections::BTreeSet;

/// A call as it is handed to an auction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The call.
    pub call: Call,
    /// Who made it, where that is said; else it is the player whose turn it is.
    pub seat: Option<Seat>,
    /// Its standing.
    pub standing: Standing,
    /// Whether it was alerted.
    pub alerted: bool,
    /// The explanation that was given, or a remark.
    pub note: Option<String>,
}

impl Made {
    /// A call by the player whose turn it is.
    #[must_use]
    pub fn new(call: Call) -> Self {
        Self { call, seat: None, standing: Standing::Regular, alerted: false, note: None }
    }
}

/// A call of an auction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Who made it.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// Its standing.
    pub standing: Standing,
    /// Whether it was alerted.
    pub alerted: bool,
    /// The explanation that was given, or a remark.
    pub note: Option<String>,
}

/// The end of an auction: a contract, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Close {
    /// Nobody has bid.
    PassedOut,
    /// The last bid is the contract.
    Contract {
        /// Its level and denomination.
        bid: Bid,
        /// Whether it is doubled.
        doubling: Doubling,
        /// The first of the side to name the denomination.
        declarer: Seat,
    },
}

impl Close {
    /// Whether an outcome could be its result. A score without a contract says nothing of the auction.
    #[must_use]
    pub fn admits(self, outcome: &Outcome) -> bool {
        match (self, outcome) {
            (_, Outcome::Score(_)) | (Self::PassedOut, Outcome::PassedOut) => true,
            (Self::Contract { bid, doubling, declarer }, Outcome::Contract { contract, .. }) => {
                (contract.level(), contract.strain()) == (bid.level(), bid.strain())
                    && (contract.doubling(), contract.declarer()) == (doubling, declarer)
            }
            (Self::Contract { bid, doubling, declarer }, Outcome::Claimed { level, strain, doubling: written, .. }) => {
                let Outcome::Claimed { declarer: by, .. } = outcome else { return false };
                (*level, *strain, *written) == (bid.level(), bid.strain(), doubling)
                    && by.is_none_or(|by| by == declarer)
            }
            _ => false,
        }
    }
}

/// The auction of a board, over or not; every call in it is regular, accepted or withdrawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    turns: Vec<Turn>,
    /// Before which of the turns a question arose.
    asked: Vec<usize>,
}

impl Auction {
    /// One in which nobody has called yet.
    #[must_use]
    pub fn new(dealer: Seat) -> Self {
        Self { dealer, turns: Vec::new(), asked: Vec::new() }
    }

    /// Who deals.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Every call in its order, those that were withdrawn too.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Before which of the calls a question arose; the number of the calls where it did after the last.
    #[must_use]
    pub fn asked(&self) -> &[usize] {
        &self.asked
    }

    /// The calls that count, the last first.
    fn last_first(&self) -> impl Iterator<Item = &Turn> {
        let cancelled = self.cancelled();
        let counts = move |(at, turn): &(usize, &Turn)| turn.standing != Standing::Withdrawn && !cancelled.contains(at);
        self.turns.iter().enumerate().rev().filter(counts).map(|(_, turn)| turn)
    }

    /// The places of the passes that would have ended the auction, had not the first of them taken away a turn (Law 17D3).
    #[must_use]
    pub fn cancelled(&self) -> BTreeSet<usize> {
        let (mut cancelled, mut passes, mut ends) = (BTreeSet::new(), Vec::new(), 4);
        for (at, turn) in self.turns.iter().enumerate().filter(|(_, turn)| turn.standing != Standing::Withdrawn) {
            if turn.call != Call::Pass {
                (passes, ends) = (Vec::new(), 3);
                continue;
            }
            passes.push((at, turn.standing));
            // A pass is accepted for its turn alone.
            let took_turn = passes.iter().position(|(_, standing)| *standing == Standing::Accepted);
            if let Some(first) = took_turn.filter(|_| passes.len() >= ends) {
                cancelled.extend(passes.drain(first..).map(|(at, _)| at));
            }
        }
        cancelled
    }

    /// The last bid, who made it, and whether it is doubled.
    #[must_use]
    pub fn last_bid(&self) -> Option<(Seat, Bid, Doubling)> {
        let mut doubling = Doubling::Undoubled;
        for turn in self.last_first() {
            match turn.call {
                Call::Pass => {}
                Call::Double if doubling == Doubling::Undoubled => doubling = Doubling::Doubled,
                Call::Double => {}
                Call::Redouble => doubling = Doubling::Redoubled,
                Call::Bid(bid) => return Some((turn.seat, bid, doubling)),
            }
        }
        None
    }

    /// Whether it is over: three passes behind a bid, a double or a redouble, or four where nobody has bid.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let passes = self.last_first().take_while(|turn| turn.call == Call::Pass).count();
        passes >= if self.last_bid().is_some() { 3 } else { 4 }
    }

    /// The player whose turn it is; none when it is over.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.last_first().next().map_or(self.dealer, |turn| turn.seat.left()))
    }

    /// Why a player may not make a call now. Out of turn a call that can never stand is inadmissible before all.
    ///
    /// # Errors
    /// The fault that the Laws find in it.
    pub fn admit(&self, seat: Seat, call: Call) -> Result<(), CallError> {
        let refuse = |irregularity| Err(CallError { seat, call, irregularity });
        match (self.turn(), self.substance(seat, call)) {
            (None, _) => refuse(Irregularity::Over),
            (Some(turn), None | Some(Irregularity::Insufficient { .. })) if turn != seat => {
                refuse(Irregularity::OutOfTurn { turn })
            }
            (Some(_), wrong) => wrong.map_or(Ok(()), refuse),
        }
    }

    /// The fault of a call, whoever's turn it is.
    fn substance(&self, seat: Seat, call: Call) -> Option<Irregularity> {
        match (call, self.last_bid()) {
            (Call::Bid(bid), _) if bid.level() > 7 => Some(Irregularity::OverSeven),
            (Call::Pass, _) | (Call::Bid(_), None) => None,
            (Call::Bid(bid), Some((_, over, _))) => (bid <= over).then_some(Irregularity::Insufficient { over }),
            (Call::Double | Call::Redouble, None) => Some(Irregularity::NoBid),
            (call, Some((by, bid, doubling))) => {
                let (own, wanted) = match call {
                    Call::Double => (false, Doubling::Undoubled),
                    _ => (true, Doubling::Doubled),
                };
                if doubling != wanted {
                    Some(Irregularity::Doubling { bid, doubling })
                } else {
                    ((by.side() == seat.side()) != own).then_some(Irregularity::WrongSide { bid })
                }
            }
        }
    }

    /// The next call. A withdrawn one may be anything; an accepted one is insufficient or out of turn, and goes on from
    /// its player.
    ///
    /// # Errors
    /// The fault that the Laws find in it.
    pub fn make(&mut self, made: Made) -> Result<(), CallError> {
        let Made { call, seat, standing, alerted, note } = made;
        let next = || self.last_first().next().map_or(self.dealer, |last| last.seat.left());
        let seat = seat.or_else(|| self.turn()).unwrap_or_else(next);
        let admitted = self.admit(seat, call);
        match standing {
            Standing::Withdrawn => {}
            Standing::Regular => admitted?,
            Standing::Accepted => self.accept(seat, call, admitted)?,
        }
        self.turns.push(Turn { seat, call, standing, alerted, note });
        Ok(())
    }

    /// Whether a call is one that the opponents can accept.
    fn accept(&self, seat: Seat, call: Call, admitted: Result<(), CallError>) -> Result<(), CallError> {
        let refuse = |irregularity| Err(CallError { seat, call, irregularity });
        match (admitted, self.substance(seat, call)) {
            (Ok(()), _) => refuse(Irregularity::NothingToAccept),
            (Err(_), None | Some(Irregularity::Insufficient { .. })) => Ok(()),
            // An inadmissible double is cancelled, whoever called after it.
            (Err(_), Some(wrong)) => refuse(wrong),
        }
    }

    /// Passes until it is over.
    ///
    /// # Errors
    /// It is over already.
    pub fn all_pass(&mut self) -> Result<(), CallError> {
        self.make(Made::new(Call::Pass))?;
        while !self.is_over() {
            self.make(Made::new(Call::Pass))?;
        }
        Ok(())
    }

    /// Marks the place where a question arose: before the next call.
    ///
    /// # Errors
    /// The auction is over, so nobody has a call there.
    pub fn ask(&mut self) -> Result<(), AuctionOver> {
        if self.is_over() {
            return Err(AuctionOver);
        }
        if self.asked.last() != Some(&self.turns.len()) {
            self.asked.push(self.turns.len());
        }
        Ok(())
    }

    /// The auction as it stood where its one question arose, and whose turn it was; none where there is no question or
    /// more than one.
    #[must_use]
    pub fn before_question(&self) -> Option<(Self, Seat)> {
        let [asked] = self.asked.as_slice() else { return None };
        let before = self.until(*asked);
        let turn = before.turn()?;
        Some((before, turn))
    }

    /// The call that was made where its one question arose; none where the auction ends there, or where a call was
    /// withdrawn.
    #[must_use]
    pub fn call_in_question(&self) -> Option<Call> {
        let [asked] = self.asked.as_slice() else { return None };
        let turn = self.turns.get(*asked)?;
        (turn.standing == Standing::Regular).then_some(turn.call)
    }

    /// The auction up to a call, without it and without its questions.
    #[must_use]
    pub fn until(&self, at: usize) -> Self {
        Self { dealer: self.dealer, turns: self.turns.iter().take(at).cloned().collect(), asked: Vec::new() }
    }

    /// The final contract; none while it is not over.
    #[must_use]
    pub fn close(&self) -> Option<Close> {
        if !self.is_over() {
            return None;
        }
        let Some((by, bid, doubling)) = self.last_bid() else { return Some(Close::PassedOut) };
        let names = |turn: &&Turn| {
            turn.seat.side() == by.side() && matches!(turn.call, Call::Bid(named) if named.strain() == bid.strain())
        };
        // The last that is found from the last call on is the first.
        let declarer = self.last_first().filter(names).last().map_or(by, |first| first.seat);
        Some(Close::Contract { bid, doubling, declarer })
    }
}

/// No question about a call arises after the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuctionOver;
