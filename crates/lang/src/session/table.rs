//! The calls and the play of a board.

use crate::auction::{Auction, Bid};
use crate::procedure::Procedure;
use crate::procedures::procedures;
use crate::ruling::{Card, Contract, Doubling, Seat};
use crate::source::Span;
use crate::syntax;
use std::rc::Rc;

/// The play of a board as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Play {
    /// The contract, as the auction or else the result has it.
    pub contract: Option<Contracted>,
    /// The opening lead.
    pub lead: Option<OpeningLead>,
    /// The tricks that declarer's side won, where the result obtained is a contract.
    pub won: Option<u8>,
}

/// A contract and who plays it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contracted {
    /// Level and denomination.
    pub bid: Bid,
    /// The doubling.
    pub doubling: Doubling,
    /// The declarer.
    pub declarer: Seat,
}

impl Play {
    /// The player who made the opening lead out of turn, as far as leader and declarer are known.
    #[must_use]
    pub fn led_out_of_turn(&self) -> Option<Seat> {
        let (leader, declarer) = (self.lead?.by?, self.contract?.declarer);
        (leader != declarer.left()).then_some(leader)
    }

    /// The procedure for the opening lead, if it was out of turn.
    #[must_use]
    pub fn leads_to(&self) -> Option<&'static Procedure> {
        self.led_out_of_turn().and_then(|_| procedures().iter().find(|procedure| procedure.is_of_opening_lead()))
    }
}

impl Contracted {
    /// The tricks that fulfil it.
    #[must_use]
    pub fn needed(&self) -> u8 {
        Contract::needed(self.bid.level())
    }
}

/// An opening lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpeningLead {
    /// The card.
    pub card: Card,
    /// The leader: the one who is named, else the player on declarer's left, if declarer is known.
    pub by: Option<Seat>,
}

/// An auction, and its statement.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Called {
    pub auction: Rc<Auction>,
    pub statement: String,
    /// The place of the calls.
    pub place: Span,
    /// The calls as written, where nobody said who dealt.
    pub undealt: Option<String>,
}

impl Called {
    /// The same calls with another dealer, if nobody said who dealt and they can be read so.
    pub fn dealt_as(&self, is_right: impl Fn(&Auction) -> bool) -> Option<Self> {
        let calls = self.undealt.as_ref()?;
        let read = |dealer| syntax::auction(calls, dealer).ok().filter(&is_right);
        let auction = Seat::North.clockwise().into_iter().find_map(read)?;
        Some(Self { auction: Rc::new(auction), undealt: None, ..self.clone() })
    }
}
