//! The cards and the calls of a board.

use crate::auction::{Auction, Close, Standing, Turn};
use crate::ruling::{Board, Deal, Seat};
use crate::session::Play;
use serde::Serialize;

/// The cards of a board, each hand as in PBN: spades, hearts, diamonds and clubs with a dot between them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct DealDocument {
    n: String,
    e: String,
    s: String,
    w: String,
    /// The number of the board, where it is known.
    board: Option<u32>,
    dealer: Option<String>,
    /// `none`, `NS`, `EW` or `all`.
    vulnerability: Option<String>,
    play: PlayDocument,
}

/// What is known of the play of a board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct PlayDocument {
    /// `3NT`, `4♠x`
    contract: Option<String>,
    declarer: Option<String>,
    /// The opening lead: `♥K`, `♠T`.
    lead: Option<String>,
    /// Who made it.
    leader: Option<String>,
    /// The tricks that fulfil the contract.
    needed: Option<u8>,
    /// Those that declarer's side won.
    won: Option<u8>,
}

impl PlayDocument {
    pub fn new(play: &Play) -> Self {
        Self {
            contract: play.contract.map(|contract| format!("{}{}", contract.bid, contract.doubling)),
            declarer: play.contract.map(|contract| contract.declarer.to_string()),
            lead: play.lead.map(|lead| lead.card.to_string()),
            leader: play.lead.and_then(|lead| lead.by).map(|seat| seat.to_string()),
            needed: play.contract.map(|contract| contract.needed()),
            won: play.won,
        }
    }
}

impl DealDocument {
    pub fn new(deal: &Deal, board: Option<&Board>, play: &Play) -> Self {
        let hand = |seat| deal.hand(seat).join(".");
        Self {
            n: hand(Seat::North),
            e: hand(Seat::East),
            s: hand(Seat::South),
            w: hand(Seat::West),
            board: board.and_then(|board| board.number),
            dealer: board.and_then(|board| board.dealer).map(|seat| seat.to_string()),
            vulnerability: board.and_then(|board| board.vulnerability).map(|vulnerability| vulnerability.to_string()),
            play: PlayDocument::new(play),
        }
    }
}

/// The calls of a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AuctionDocument {
    dealer: String,
    calls: Vec<CallDocument>,
    /// Before which of the calls, counted from 0, a question arose.
    questions: Vec<usize>,
    /// Whose turn it is; none when the auction is over.
    turn: Option<String>,
    /// `3NT`, `4♠x`, or `pass` where nobody has bid; none while it is not over.
    contract: Option<String>,
    declarer: Option<String>,
}

/// A call.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CallDocument {
    seat: String,
    /// `pass`, `x`, `xx` or a bid.
    call: String,
    /// `regular`, `accepted` or `withdrawn`.
    standing: &'static str,
    alerted: bool,
    note: Option<String>,
}

impl AuctionDocument {
    /// The document of an auction.
    #[must_use]
    pub fn new(auction: &Auction) -> Self {
        let (contract, declarer) = match auction.close() {
            None => (None, None),
            Some(Close::PassedOut) => (Some("pass".to_owned()), None),
            Some(Close::Contract { bid, doubling, declarer }) => {
                (Some(format!("{bid}{doubling}")), Some(declarer.to_string()))
            }
        };
        Self {
            dealer: auction.dealer().to_string(),
            calls: auction.turns().iter().map(call).collect(),
            questions: auction.asked().to_vec(),
            turn: auction.turn().map(|seat| seat.to_string()),
            contract,
            declarer,
        }
    }
}

fn call(turn: &Turn) -> CallDocument {
    CallDocument {
        seat: turn.seat.to_string(),
        call: turn.call.to_string(),
        standing: match turn.standing {
            Standing::Regular => "regular",
            Standing::Accepted => "accepted",
            Standing::Withdrawn => "withdrawn",
        },
        alerted: turn.alerted,
        note: turn.note.clone(),
    }
}
