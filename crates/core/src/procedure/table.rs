//! The consequences of an irregularity for the players at the table.

use super::By;
use crate::auction::{Auction, Bid, Call, Irregularity, Made, Standing, Turn};
use crate::law::Law;
use crate::ruling::{Card, Seat, Suit};

macro_rules! words {
    ($(#[doc = $doc:literal])* $type:ident { $($(#[doc = $each:literal])* $name:ident $word:literal,)+ }) => {
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $type { $($(#[doc = $each])* $name,)+ }

        impl $type {
            /// Every one.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The word for it in JSON and in messages.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }

            /// The one of this word.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}

words! {
    /// A statement about the table that answers questions.
    Source {
        /// The auction.
        Auction "auction",
        /// The cards dealt.
        Deal "deal",
        /// The opening lead.
        Lead "lead",
        /// The result obtained.
        Result "result",
        /// The incidents of the board before this one.
        Incident "incident",
    }
}

words! {
    /// A player as the irregularity has him.
    Party {
        /// The player who broke the Law.
        Offender "offender",
        /// The offender's partner.
        Partner "partner",
        /// The offender's left-hand opponent.
        LeftOpponent "lho",
        /// The offender's right-hand opponent.
        RightOpponent "rho",
        /// The declarer of the contract that was reached.
        Declarer "declarer",
        /// Either defender.
        Defenders "defenders",
        /// The player of the other side who was the last of it to call.
        LastCaller "last-caller",
    }
}

words! {
    /// An obligation's action.
    Act {
        /// To pass.
        Pass "pass",
        /// To lead.
        Lead "lead",
        /// To lead something else.
        NotLead "not-lead",
        /// To play something.
        Play "play",
        /// To play something else.
        NotPlay "not-play",
        /// To leave the card face up on the table.
        LeaveFaced "leave-faced",
        /// To replace the call.
        ReplaceCall "replace-call",
        /// To make the same call again.
        RepeatCall "repeat-call",
    }
}

words! {
    /// The time for which an obligation lasts.
    Term {
        /// At the player's next turn.
        Once "once",
        /// To the end of the auction.
        Throughout "throughout",
        /// At the player's first turn to lead.
        FirstLead "first-lead",
        /// From the player's first turn to lead for as long as he keeps the lead.
        WhileOnLead "while-on-lead",
        /// As soon as the player legally can.
        FirstOpportunity "first-opportunity",
        /// Before any other card of the suit below an honour.
        BeforeLow "before-low",
    }
}

words! {
    /// The cards that an obligation is about.
    Object {
        /// Any one suit that the offender has not legally named, which somebody chooses.
        AnyOne "any-one",
        /// Any one suit, which somebody chooses.
        AnySuit "any-suit",
        /// A suit that the withdrawn call specified and the offender has not named legally, which somebody chooses.
        SuitOfCall "suit-of-call",
        /// The suit of the card in question.
        SuitOfCard "suit-of-card",
        /// The suit that the answer to `suit` names.
        SuitNamed "suit-named",
        /// One suit of several penalty cards, which somebody chooses.
        OneOfCards "one-of-cards",
        /// One or more suits of several penalty cards, which somebody chooses.
        SomeOfCards "some-of-cards",
        /// The card in question.
        Card "card",
        /// The highest card held of the suit led.
        Highest "highest",
        /// The lowest card held of the suit led.
        Lowest "lowest",
    }
}

/// An obligation as a rule has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Duty {
    /// The player who has it.
    pub who: Party,
    /// The action.
    pub act: Act,
    /// The cards that it is about, if it is about some.
    pub object: Option<Object>,
    /// The time for which it lasts.
    pub term: Term,
    /// The player who chooses, if one does.
    pub choice_of: Option<Party>,
    /// The Law that imposes it; the rule's own if `None`.
    pub law: Option<Law>,
}

/// An obligation of a player from now on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Obligation {
    /// The rule.
    pub duty: Duty,
    /// The player who has it, if the seats are known.
    pub seat: Option<Seat>,
    /// The player who chooses, if one does and the seats are known.
    pub chooser: Option<Seat>,
    /// The Law that imposes it.
    pub law: Law,
    /// The card in question, if it is known.
    pub card: Option<Card>,
    /// The suit that it is about, if it is known.
    pub suit: Option<Suit>,
}

/// A call that was not regular, as the auction has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IrregularCall {
    /// The player who made it.
    pub seat: Seat,
    /// The call.
    pub call: Call,
    /// The auction before it.
    pub before: Auction,
    /// Whether the left-hand opponent accepted it, if the auction shows that.
    pub accepted: Option<bool>,
    /// The call of the player whose turn it was, once the call was withdrawn.
    pub then: Option<Call>,
    /// The call that replaced it, if the auction shows one.
    pub replaced: Option<Call>,
    /// Whether it is one of the passes that end no auction, as a player lost his turn (Law 17D3).
    pub took_turn: bool,
    /// Whether the left-hand opponent called over it although no Law lets him accept it (Laws 36A, 37A, 38, 39B).
    pub called_over: bool,
}

/// A class of calls or cards that a rule names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallClass {
    /// The lowest sufficient bid in the denomination of the withdrawn bid (Law 27B1(a)).
    LowestInDenomination,
    /// A bid that is not sufficient either (Law 27B4).
    Insufficient,
    /// A sufficient bid that names another denomination; it may specify the same one all the same (Law 27B1(a)).
    OtherDenomination,
    /// A double or a redouble (Law 27B3).
    Double,
    /// A pass.
    Pass,
    /// An ace, king, queen, jack or ten.
    Honour,
}

impl IrregularCall {
    /// The last call of an auction that was withdrawn or accepted as irregular.
    #[must_use]
    pub fn of(auction: &Auction) -> Option<Self> {
        Self::at(auction, auction.turns().iter().rposition(|turn| turn.standing != Standing::Regular)?)
    }

    /// The last such call of a player or side: of several that were irregular the one in question may be an earlier one.
    #[must_use]
    pub fn by(auction: &Auction, by: By) -> Option<Self> {
        let is_by = |seat: Seat| by == By::Seat(seat) || by == By::Side(seat.side());
        let last = Self::of(auction)?;
        if is_by(last.seat) {
            return Some(last);
        }
        let is_own = |turn: &Turn| turn.standing != Standing::Regular && is_by(turn.seat);
        Self::at(auction, auction.turns().iter().rposition(is_own)?).filter(|found| is_by(found.seat))
    }

    fn at(auction: &Auction, at: usize) -> Option<Self> {
        if let Some(inadmissible) = called_over(auction, at) {
            return Some(inadmissible);
        }
        // A call in order over an irregular one accepts that one.
        let accepts = |earlier: usize| {
            let (last, over) = (auction.turns().get(earlier)?, auction.turns().get(at)?);
            let since = before(auction, at);
            let is_in_order = since.turns().get(earlier).is_some_and(|turn| turn.standing == Standing::Accepted)
                && since.admit(over.seat, over.call).is_ok();
            let before = auction.until(earlier);
            is_in_order.then_some(Self {
                seat: last.seat,
                call: last.call,
                before,
                accepted: Some(true),
                then: None,
                replaced: None,
                took_turn: false,
                called_over: false,
            })
        };
        if let Some(accepted) =
            at.checked_sub(1).filter(|_| at.saturating_add(1) == auction.turns().len()).and_then(accepts)
        {
            return Some(accepted);
        }
        let (turn, next) = (auction.turns().get(at)?, auction.turns().get(at.saturating_add(1)));
        let accepted = match (turn.standing, next) {
            (Standing::Accepted, _) => Some(true),
            (_, Some(_)) => Some(false),
            (_, None) => None,
        };
        let replaced = auction.turns().get(at..)?.iter().skip(1).find(|later| later.seat == turn.seat);
        let replaced = replaced.filter(|_| accepted == Some(false)).map(|later| later.call);
        let before = before(auction, at);
        let then =
            next.filter(|next| accepted == Some(false) && before.turn() == Some(next.seat)).map(|next| next.call);
        let took_turn = auction.cancelled().contains(&at);
        Some(Self { seat: turn.seat, call: turn.call, before, accepted, then, replaced, took_turn, called_over: false })
    }

    /// The reason why the call was not in order; `None` if it was, and was withdrawn all the same.
    #[must_use]
    pub fn irregularity(&self) -> Option<Irregularity> {
        self.before.admit(self.seat, self.call).err().map(|error| error.irregularity)
    }

    /// True if no Law lets it be accepted, in turn or out of it.
    #[must_use]
    pub fn is_inadmissible(&self) -> bool {
        self.irregularity().is_some_and(is_inadmissible)
    }

    /// True if nothing was called since.
    #[must_use]
    pub const fn is_pending(&self) -> bool {
        self.accepted.is_none() && self.replaced.is_none()
    }

    /// The lowest sufficient bid in the denomination of the call; `None` if the call is no bid or seven is not enough.
    #[must_use]
    pub fn lowest_sufficient(&self) -> Option<Bid> {
        let Call::Bid(bid) = self.call else { return None };
        let last = self.before.last_bid().map(|(_, bid, _)| bid);
        (1..=7).filter_map(|level| Bid::new(level, bid.strain())).find(|bid| last.is_none_or(|last| *bid > last))
    }
}

/// The inadmissible call that the player on its left called over, before both were withdrawn.
fn called_over(auction: &Auction, at: usize) -> Option<IrregularCall> {
    let turns = auction.turns();
    let earlier = at.checked_sub(1)?;
    let (first, over) = (turns.get(earlier)?, turns.get(at)?);
    let inadmissible = IrregularCall {
        seat: first.seat,
        call: first.call,
        before: before(auction, earlier),
        accepted: None,
        then: None,
        replaced: None,
        took_turn: false,
        called_over: true,
    };
    let is_last = at.saturating_add(1) == turns.len();
    let is_withdrawn = first.standing == Standing::Withdrawn && (is_last || over.standing == Standing::Withdrawn);
    let is_over = is_withdrawn && over.seat == first.seat.left();
    (is_over && inadmissible.irregularity().is_some_and(is_inadmissible)).then_some(inadmissible)
}

/// Returns whether no Law lets a call of this kind be accepted.
const fn is_inadmissible(irregularity: Irregularity) -> bool {
    matches!(
        irregularity,
        Irregularity::Over
            | Irregularity::OverSeven
            | Irregularity::NoBid
            | Irregularity::WrongSide { .. }
            | Irregularity::Doubling { .. }
    )
}

/// The auction before a call. One that its player calls over and that nobody has replaced is accepted (Laws 27A1, 29A).
fn before(auction: &Auction, at: usize) -> Auction {
    let turns = auction.turns();
    let earlier = at.checked_sub(1).and_then(|earlier| Some((earlier, turns.get(earlier)?, turns.get(at)?)));
    let Some((earlier, last, over)) = earlier else { return auction.until(at) };
    let replaced = turns.iter().skip(at).any(|later| later.seat == last.seat);
    if last.standing != Standing::Withdrawn || over.seat != last.seat.left() || replaced {
        return auction.until(at);
    }
    let mut accepted = auction.until(earlier);
    let made = Made { seat: Some(last.seat), standing: Standing::Accepted, ..Made::new(last.call) };
    if accepted.make(made).is_ok() { accepted } else { auction.until(at) }
}

impl Party {
    /// The seat of the player, by the offender's and the declarer's; none of two.
    #[must_use]
    pub fn seat(self, offender: Option<Seat>, declarer: Option<Seat>) -> Option<Seat> {
        match self {
            Self::Offender => offender,
            Self::LeftOpponent => offender.map(Seat::left),
            Self::Partner => offender.map(|seat| seat.left().left()),
            Self::RightOpponent => offender.map(|seat| seat.left().left().left()),
            Self::Declarer => declarer,
            Self::Defenders | Self::LastCaller => None,
        }
    }
}

impl CallClass {
    /// Returns true if a call is of this class; `withdrawn` is the one that it replaces, if that is known.
    #[must_use]
    pub fn includes(self, call: Call, withdrawn: Option<&IrregularCall>) -> bool {
        match (self, call, withdrawn) {
            (Self::Pass, Call::Pass, _) | (Self::Double, Call::Double | Call::Redouble, _) => true,
            (Self::Insufficient, Call::Bid(bid), Some(withdrawn)) => {
                withdrawn.before.last_bid().is_some_and(|(_, last, _)| bid <= last)
            }
            (Self::OtherDenomination, Call::Bid(bid), Some(withdrawn)) => {
                let is_other = matches!(withdrawn.call, Call::Bid(first) if first.strain() != bid.strain());
                is_other && withdrawn.before.last_bid().is_none_or(|(_, last, _)| bid > last)
            }
            (Self::LowestInDenomination, Call::Bid(bid), Some(withdrawn)) => withdrawn.lowest_sufficient() == Some(bid),
            _ => false,
        }
    }
}
