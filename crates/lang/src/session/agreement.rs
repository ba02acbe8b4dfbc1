//! Checks against the auction: of the result obtained, and of the answers of an incident.

use super::Flow;
use super::scope::Scope;
use super::statements_of_state::Stated;
use super::table::{Contracted, OpeningLead, Play};
use crate::auction::{Auction, Bid, Call, Close, Irregularity};
use crate::diagnostic::{Diagnostic, Problem};
use crate::procedure::{Answer, By, Facts, IrregularCall, Procedure, Source};
use crate::procedures;
use crate::ruling::{Component, Deal, Outcome, Ruling, Seat};
use crate::source::Span;
use crate::syntax::{self, tree};

impl Scope {
    /// The cards of the board, as far as they are known.
    #[must_use]
    pub fn deal(&self) -> Option<&Deal> {
        self.shared_deal().map(AsRef::as_ref)
    }

    /// The auction of the board.
    #[must_use]
    pub fn auction(&self) -> Option<&Auction> {
        self.called().map(|called| called.auction.as_ref())
    }

    pub(super) fn deal_statement(&self) -> Stated {
        Stated::of(self.deal().map(|deal| format!("deal \"{deal}\"")), "deal")
    }

    pub(super) fn auction_statement(&self) -> Stated {
        Stated::of(self.called().map(|called| called.statement.clone()), "auction")
    }

    pub(super) fn lead_statement(&self) -> Stated {
        let lead = |lead: &tree::Lead| syntax::statement(&tree::StatementKind::Lead(Some(lead.clone())));
        Stated::of(self.lead().map(lead), "lead")
    }

    /// The play as far as it is known: contract, lead and tricks.
    #[must_use]
    pub fn play(&self) -> Play {
        let obtained = self.plain_ruling(self.obtained()).ok().flatten();
        let played = obtained.as_ref().and_then(|obtained| match obtained.components().as_slice() {
            [Component { outcome: Outcome::Contract { contract, .. }, .. }] => Some(*contract),
            _ => None,
        });
        let by_auction = match self.auction().and_then(Auction::close) {
            Some(Close::Contract { bid, doubling, declarer }) => Some(Contracted { bid, doubling, declarer }),
            _ => None,
        };
        let by_result = played.and_then(|contract| {
            let bid = Bid::new(contract.level(), contract.strain())?;
            Some(Contracted { bid, doubling: contract.doubling(), declarer: contract.declarer() })
        });
        let contract = by_auction.or(by_result);
        let lead = self.lead().map(|lead| OpeningLead {
            card: lead.card.node,
            by: lead.by.or_else(|| contract.map(|contract| contract.declarer.left())),
        });
        Play { contract, lead, won: played.and_then(|contract| u8::try_from(contract.tricks()).ok()) }
    }

    /// Checks that the player on lead holds the card, as far as the cards are known.
    pub(super) fn agreeing_lead(&self, place: Span) -> Flow {
        let Some(OpeningLead { card, by: Some(seat) }) = self.play().lead else { return Ok(()) };
        match self.deal().filter(|deal| deal.lacks(seat, card)) {
            Some(_) => Err(vec![Diagnostic::at(place, Problem::LeadNotHeld { card, seat })]),
            None => Ok(()),
        }
    }

    /// Refuses an opening lead out of turn by the player who is on lead by the auction.
    pub(super) fn check_leader(&self, procedure: &Procedure, written: &tree::Incident) -> Flow {
        let Some(Close::Contract { declarer, .. }) = self.auction().and_then(Auction::close) else { return Ok(()) };
        let seat = declarer.left();
        if !procedure.is_of_opening_lead() || written.by != Some(By::Seat(seat)) {
            return Ok(());
        }
        let places = std::iter::once(written.procedure.span).chain(self.place_of_source(Source::Auction));
        Err(places.map(|place| Diagnostic::at(place, Problem::LeadInTurn { seat })).collect())
    }

    /// Refuses an incident of a call that the auction shows otherwise: as another player's, or as one of another kind.
    pub(super) fn check_call(&self, procedure: &Procedure, written: &tree::Incident, facts: &Facts) -> Flow {
        let (Some(auction), true) = (self.auction(), procedure.is_of_call()) else { return Ok(()) };
        let word = |question| match facts.answer(question).map(|fact| &fact.answer) {
            Some(Answer::Word(word)) => Some(*word),
            _ => None,
        };
        // A call over the pass that the Laws require of the player before counts as one out of turn.
        if word("turn") == Some("barred-rho") {
            return Ok(());
        }
        let kind = word("kind");
        let problem = match (&facts.irregular_call, IrregularCall::of(auction)) {
            (Some(own), _) => (!is_about(procedure, own, kind)).then_some(standing(own.seat, own.call, procedure)),
            (None, Some(other)) => {
                let is_its_own = procedures::for_call(&other).is_some_and(|own| own.name == procedure.name);
                written.by.filter(|_| is_its_own).map(|by| Problem::CallOfOther { by, seat: other.seat })
            }
            (None, None) if kind == Some("after-auction") && auction.turn().is_some() => Some(Problem::AuctionGoesOn),
            (None, None) => regular_call(auction, facts, kind).map(|(seat, call)| standing(seat, call, procedure)),
        };
        let Some(problem) = problem else { return Ok(()) };
        let places = std::iter::once(written.procedure.span).chain(self.place_of_source(Source::Auction));
        Err(places.map(|place| Diagnostic::at(place, problem.clone())).collect())
    }

    /// The place of what was stated about the table, if it is known.
    pub(super) fn place_of_source(&self, source: Source) -> Option<Span> {
        match source {
            Source::Auction => self.called().map(|called| called.place),
            Source::Result => self.obtained().map(|obtained| obtained.span),
            Source::Lead => self.lead().map(|lead| lead.card.span),
            Source::Deal => self.place_of_deal(),
            Source::Incident => None,
        }
    }

    /// Returns the contradictions between an incident's answers and the auction in question; empty if the auction does
    /// not settle them. `by` is the player whose call is in question, where the procedure asks about one.
    pub(super) fn against_auction(&self, by: Option<Seat>, actions: &[Action<'_>], place: Span) -> Vec<Diagnostic> {
        let Some(auction) = self.auction() else { return Vec::new() };
        let Some((before, turn)) = auction.before_question() else { return never_made(auction, by, actions) };
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

    /// Returns true if a result obtained is one of the auction's contract.
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

    /// Checks a ruling as it was written. One that cannot be resolved yet is reported when it is scored.
    pub(super) fn agreeing(&self, obtained: Option<&tree::Ruling>, place: Span) -> Flow {
        let obtained = self.plain_ruling(obtained).ok().flatten();
        let (Some(obtained), Some(auction)) = (obtained, self.auction()) else { return Ok(()) };
        self.agrees(&obtained, auction).map_err(|problem| vec![Diagnostic::at(place, problem)])
    }
}

fn standing(seat: Seat, call: Call, procedure: &Procedure) -> Problem {
    Problem::CallStanding { seat, call, procedure: procedure.name }
}

/// Returns true if a procedure may be about an irregular call, as it stands in the auction; `kind` is the kind that was
/// answered.
fn is_about(procedure: &Procedure, irregular: &IrregularCall, kind: Option<&str>) -> bool {
    match procedure.name {
        "insufficient-bid" => matches!(irregular.irregularity(), Some(Irregularity::Insufficient { .. })),
        // By Law 36 one that is inadmissible has its own rule, out of turn too.
        "call-out-of-turn" => matches!(irregular.irregularity(), Some(Irregularity::OutOfTurn { .. })),
        // Any call is irregular of a player who must pass.
        "inadmissible-call" => kind.is_none_or(|kind| kind == "must-pass") || irregular.is_inadmissible(),
        _ => true,
    }
}

/// The call in question, where the player made it in turn and was allowed to.
fn regular_call(auction: &Auction, facts: &Facts, kind: Option<&str>) -> Option<(Seat, Call)> {
    let Some(By::Seat(seat)) = facts.by else { return None };
    let bid = match facts.answer("bid").map(|fact| &fact.answer) {
        Some(Answer::Items(items)) => items.first().and_then(|item| item.parse::<Call>().ok()),
        _ => None,
    };
    let is_it =
        |call: Call| Some(call) == bid || kind == Some("double") && matches!(call, Call::Double | Call::Redouble);
    let turns = auction.turns().iter();
    turns.into_iter().find(|turn| turn.seat == seat && is_it(turn.call)).map(|turn| (seat, turn.call))
}

/// The calls that a player is said to have chosen and that an auction, written to its end, does not have.
fn never_made(auction: &Auction, by: Option<Seat>, actions: &[Action<'_>]) -> Vec<Diagnostic> {
    let Some(seat) = by.filter(|_| auction.close().is_some()) else { return Vec::new() };
    let chosen = actions.iter().filter(|action| action.is_chosen);
    let calls = chosen.filter_map(|action| Some((syntax::call(action.written)?, action.span)));
    let unmade = calls.filter(|(call, _)| !auction.turns().iter().any(|turn| turn.seat == seat && turn.call == *call));
    unmade.map(|(call, span)| Diagnostic::at(span, Problem::CallNotMade { seat, call })).collect()
}

/// An answer of an incident that may be a call.
pub(super) struct Action<'a> {
    written: &'a str,
    /// True if it is the call that the player made.
    is_chosen: bool,
    span: Span,
}

/// The calls in an incident's answers and polls.
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
