//! The facts of a board, which end with it, and those of a table, which end with either.

use super::Scope;
use crate::ruling::{Board, Deal, Offenders, Ruling};
use crate::scoring::{Penalty, Scoring, SessionResult, Sides};
use crate::session::copies::{same, same_or_none};
use crate::session::evidence_found::EvidenceFound;
use crate::session::past_incident::PastIncident;
use crate::session::table::Called;
use crate::session::traveller::WrittenTraveller;
use crate::source::Span;
use crate::syntax::tree;
use std::rc::Rc;

/// All that was stated of a board. Another board is another value, so that nothing of the one before stays in force.
#[derive(Debug, Clone, Default)]
pub(super) struct BoardFacts {
    pub board: Option<Board>,
    /// True if another board was in force before one that could not be read.
    pub is_unknown: bool,
    pub deal: Option<Rc<Deal>>,
    /// The place of its cards, where a statement has them.
    pub deal_place: Option<Span>,
    pub traveller: Option<Rc<WrittenTraveller>>,
    /// True if the results to compare with were written and could not be read.
    pub lost_field: bool,
    /// The rows that could be read of a traveller that was lost.
    pub readable: Option<Rc<WrittenTraveller>>,
    pub other_table: Option<Rc<tree::Ruling>>,
    /// By the later of `other table` and `traveller`.
    pub inferred: Option<Scoring>,
    /// True if the results to compare with are the event's and none were written since.
    pub is_brought: bool,
    pub table: TableFacts,
}

/// All that was stated of the table in question. Another table of an event is another value.
#[derive(Debug, Clone, Default)]
pub(super) struct TableFacts {
    pub auction: Option<Called>,
    pub lead: Option<tree::Lead>,
    pub obtained: Option<Rc<tree::Ruling>>,
    pub offenders: Option<Offenders>,
    /// True if the offenders are those of an incident with unanswered questions, and may prove to be none.
    pub offenders_open: bool,
    pub session: Sides<Option<SessionResult>>,
    pub session_places: Sides<Option<Span>>,
    pub penalties: Vec<Penalty>,
    /// The place of the last of them.
    pub penalty_place: Option<Span>,
    /// In their order.
    pub incidents: Vec<Rc<PastIncident>>,
    /// The weights that the evidence gives as it is.
    pub evidence: Option<Rc<Ruling>>,
    /// The evidence of the cards.
    pub cards: Option<Rc<EvidenceFound>>,
    /// `ans`
    pub answer: Option<Rc<tree::Ruling>>,
    /// The rulings that were given, the first hundred of them.
    pub given: Vec<Rc<tree::Ruling>>,
    /// True for a ruling given at the table of an event, for facts stated since, and for penalties.
    pub is_ruled: bool,
    pub has_more: bool,
    pub has_more_penalties: bool,
}

/// A fact that ends with its board, for the reader who begins another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its statement")]
pub enum BoardFact {
    Traveller,
    OtherTable,
    Deal,
    Auction,
    Lead,
    Obtained,
    Offenders,
    Session,
    Penalty,
    Incident,
    Weights,
    Evidence,
    Answer,
}

impl BoardFact {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Traveller,
        Self::OtherTable,
        Self::Deal,
        Self::Auction,
        Self::Lead,
        Self::Obtained,
        Self::Offenders,
        Self::Session,
        Self::Penalty,
        Self::Incident,
        Self::Weights,
        Self::Evidence,
        Self::Answer,
    ];

    /// The name of the fact in messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Traveller => "traveller",
            Self::OtherTable => "other-table",
            Self::Deal => "deal",
            Self::Auction => "auction",
            Self::Lead => "lead",
            Self::Obtained => "obtained",
            Self::Offenders => "offenders",
            Self::Session => "session",
            Self::Penalty => "penalty",
            Self::Incident => "incident",
            Self::Weights => "weights",
            Self::Evidence => "evidence",
            Self::Answer => "answer",
        }
    }
}

impl BoardFacts {
    /// The facts that a director stated, without results and cards of an event, which the event keeps.
    pub fn stated(&self) -> Vec<BoardFact> {
        let Self {
            board: _,
            is_unknown: _,
            deal,
            deal_place: _,
            traveller,
            lost_field: _,
            readable,
            other_table,
            inferred: _,
            is_brought,
            table,
        } = self;
        let own = !is_brought;
        let facts = [
            (own && (traveller.is_some() || readable.is_some()), BoardFact::Traveller),
            (own && other_table.is_some(), BoardFact::OtherTable),
            (own && deal.is_some(), BoardFact::Deal),
        ];
        let stated = facts.into_iter().filter(|(is_stated, _)| *is_stated).map(|(_, fact)| fact);
        stated.chain(table.stated(own)).collect()
    }

    /// Returns true if the same was stated.
    pub fn is_same(&self, other: &Self) -> bool {
        let Self {
            board,
            is_unknown,
            deal,
            deal_place,
            traveller,
            lost_field,
            readable,
            other_table,
            inferred,
            is_brought,
            table,
        } = self;
        (board, deal, deal_place) == (&other.board, &other.deal, &other.deal_place)
            && same_or_none(traveller, &other.traveller)
            && same_or_none(readable, &other.readable)
            && same_or_none(other_table, &other.other_table)
            && (is_unknown, lost_field, inferred, is_brought)
                == (&other.is_unknown, &other.lost_field, &other.inferred, &other.is_brought)
            && table.is_same(&other.table)
    }
}

impl TableFacts {
    /// The facts that a director stated; at a table of an event, the ruling and the result obtained are the event's.
    pub fn stated(&self, own: bool) -> Vec<BoardFact> {
        let Self {
            auction,
            lead,
            obtained,
            offenders,
            offenders_open: _,
            session,
            session_places: _,
            penalties,
            penalty_place: _,
            incidents,
            evidence,
            cards,
            answer,
            given: _,
            is_ruled: _,
            has_more: _,
            has_more_penalties: _,
        } = self;
        let facts = [
            (auction.is_some(), BoardFact::Auction),
            (lead.is_some(), BoardFact::Lead),
            (own && obtained.is_some(), BoardFact::Obtained),
            (offenders.is_some(), BoardFact::Offenders),
            (session.ns.is_some() || session.ew.is_some(), BoardFact::Session),
            (!penalties.is_empty(), BoardFact::Penalty),
            (!incidents.is_empty(), BoardFact::Incident),
            (evidence.is_some(), BoardFact::Weights),
            (cards.is_some(), BoardFact::Evidence),
            (own && answer.is_some(), BoardFact::Answer),
        ];
        facts.into_iter().filter(|(is_stated, _)| *is_stated).map(|(_, fact)| fact).collect()
    }

    fn is_same(&self, other: &Self) -> bool {
        let Self {
            auction,
            lead,
            obtained,
            offenders,
            offenders_open,
            session,
            session_places,
            penalties,
            penalty_place,
            incidents,
            evidence,
            cards,
            answer,
            given,
            is_ruled,
            has_more,
            has_more_penalties,
        } = self;
        (auction, lead, offenders) == (&other.auction, &other.lead, &other.offenders)
            && (session, session_places, penalties) == (&other.session, &other.session_places, &other.penalties)
            && same_or_none(obtained, &other.obtained)
            && same_or_none(evidence, &other.evidence)
            && same_or_none(cards, &other.cards)
            && same_or_none(answer, &other.answer)
            && given.len() == other.given.len()
            && given.iter().zip(&other.given).all(|(own, other)| same(own, other))
            && incidents.len() == other.incidents.len()
            && incidents.iter().zip(&other.incidents).all(|(own, other)| Rc::ptr_eq(own, other))
            && (offenders_open, is_ruled, penalty_place)
                == (&other.offenders_open, &other.is_ruled, &other.penalty_place)
            && (has_more, has_more_penalties) == (&other.has_more, &other.has_more_penalties)
    }
}

impl Scope {
    /// The evidence of the board's cards, for the weights that rest on it.
    pub(in crate::session) fn set_cards_in_evidence(&mut self, found: EvidenceFound) {
        self.facts_mut().table.cards = Some(Rc::new(found));
    }

    /// The latest evidence of the board's cards.
    pub(in crate::session) fn cards_in_evidence(&self) -> Option<&EvidenceFound> {
        self.facts.table.cards.as_deref()
    }

    /// The form of scoring in force: the one that was set, or the one that follows from what is compared with.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        self.known_scoring().unwrap_or(Scoring::Matchpoints)
    }

    /// The form of scoring as it was set, or as what is compared with shows it; `None` if nothing tells.
    #[must_use]
    pub fn known_scoring(&self) -> Option<Scoring> {
        self.scoring.or(self.facts.inferred).or_else(|| self.event_scoring())
    }

    /// Returns whether there are results to compare with.
    #[must_use]
    pub fn has_comparison(&self) -> bool {
        self.facts.traveller.is_some() || self.facts.other_table.is_some()
    }
}
