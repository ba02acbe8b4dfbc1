//! What has to agree with the auction: the result obtained, and the answers of an incident.

use super::Flow;
use super::scope::Scope;
use crate::auction::{Auction, Close};
use crate::diagnostic::{Diagnostic, Problem};
use crate::ruling::{Deal, Ruling, Seat};
use crate::source::Span;
use crate::syntax::{self, tree};

impl Scope {
    /// The cards of the board, as far as they are known.
    #[must_use]
    pub fn deal(&self) -> Option<&Deal> {
        self.table().deal.as_deref()
    }

    /// The auction of the board.
    #[must_use]
    pub fn auction(&self) -> Option<&Auction> {
        self.table().auction.as_ref().map(|called| called.auction.as_ref())
    }

    pub(super) fn deal_statement(&self) -> String {
        self.deal().map_or_else(|| "# no deal".to_owned(), |deal| format!("deal \"{deal}\""))
    }

    pub(super) fn auction_statement(&self) -> String {
        self.table().auction.as_ref().map_or_else(|| "# no auction".to_owned(), |called| called.statement.clone())
    }

    /// What answers of an incident have against the auction where its question arose; nothing where that is not certain.
    /// `by` is the player whose call is in question, where the procedure asks about one.
    pub(super) fn against_auction(&self, by: Option<Seat>, actions: &[Action<'_>], place: Span) -> Vec<Diagnostic> {
        let Some(auction) = self.auction() else { return Vec::new() };
        let Some((before, turn)) = auction.before_question() else { return Vec::new() };
        if let Some(seat) = by.filter(|seat| *seat != turn) {
            return vec![Diagnostic::at(place, Problem::CallOtherSeat { seat, turn })];
        }
        let mut found = Vec::new();
        for Action { written, is_chosen, span } in actions {
            let Some(call) = syntax::call(written) else { continue };
            if before.admit(turn, call).is_err() {
                found.push(Diagnostic::at(*span, Problem::CallNotAdmitted { seat: turn, call }));
            } else if let Some(made) = auction.call_in_question().filter(|made| *is_chosen && *made != call) {
                found.push(Diagnostic::at(*span, Problem::CallOther { call, made }));
            }
        }
        found
    }

    /// Whether a result obtained is one of the auction's contract.
    fn agrees(&self, obtained: &Ruling, auction: &Auction) -> Result<(), Problem> {
        let Some(close) = auction.close() else { return Ok(()) };
        let outcomes = obtained.components().into_iter().map(|component| &component.outcome);
        let Some(other) = outcomes.into_iter().find(|outcome| !close.admits(outcome)) else { return Ok(()) };
        let outcome = other.to_string();
        Err(match close {
            Close::PassedOut => Problem::AuctionPassedOut { outcome },
            Close::Contract { bid, doubling, declarer } => {
                Problem::AuctionContract { outcome, contract: format!("{bid}{doubling}"), declarer }
            }
        })
    }

    /// The same of what is written, at its place. What cannot be resolved yet is said when it is scored.
    pub(super) fn agreeing(&self, obtained: Option<&tree::Ruling>, place: Span) -> Flow {
        let obtained = self.plain_ruling(obtained).ok().flatten();
        let (Some(obtained), Some(auction)) = (obtained, self.auction()) else { return Ok(()) };
        self.agrees(&obtained, auction).map_err(|problem| vec![Diagnostic::at(place, problem)])
    }
}

/// An answer of an incident that may be a call.
pub(super) struct Action<'a> {
    written: &'a str,
    /// Whether it is what the player did.
    is_chosen: bool,
    span: Span,
}

/// What an incident's answers and polls say of calls.
pub(super) fn actions(written: &tree::Incident) -> Vec<Action<'_>> {
    let mut found = Vec::new();
    for row in &written.rows {
        match row {
            tree::IncidentRow::Poll(poll) => {
                let votes = poll.votes.iter().map(|vote| &vote.answer);
                found.extend(votes.map(|vote| Action { written: &vote.node, is_chosen: false, span: vote.span }));
            }
            tree::IncidentRow::Fact(fact) => {
                let is_chosen = fact.question.node.eq_ignore_ascii_case(CHOSEN);
                found.extend(fact.answers.iter().filter_map(|answer| match &answer.node {
                    tree::FactAnswer::Action(written) => Some(Action { written, is_chosen, span: answer.span }),
                    _ => None,
                }));
            }
        }
    }
    found
}

/// The question what a player did.
pub(super) const CHOSEN: &str = "chosen";
