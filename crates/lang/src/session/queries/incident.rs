//! `incident`: a procedure of the Laws followed, and rulings checked against what it says.

use super::super::agreement::{CHOSEN, actions};
use super::super::past_incident::PastIncident;
use super::super::scope::Scope;
use super::answers::as_written;
use super::in_force::offending;
use super::{Breakdown, Depth};
use crate::auction::Auction;
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::law::Edition;
use crate::messages::Locale;
use crate::number::Exact;
use crate::procedure::{
    self, Answer, By, Course, Decision, Facts, InForce, IrregularCall, Kind, Obstacle, Procedure, Source, Trouble,
    Verdict,
};
use crate::procedures;
use crate::ruling::{Outcome, Ruling};
use crate::source::Span;
use crate::syntax::tree::{self, IncidentRow};
use std::rc::Rc;

/// An incident with what its procedure comes to.
#[derive(Debug, Clone)]
pub struct IncidentFound {
    /// The procedure, who broke the Law, and what follows.
    pub incident: Rc<PastIncident>,
    /// The verdict, as far as it is known: final at the end of the board.
    pub decision: Decision,
    /// The share of the players polled, of 1, that makes a call or play a logical alternative.
    pub share: Exact,
    /// True if no regulations in force state the share.
    pub share_assumed: bool,
    /// The outcomes that may not be weighed.
    pub excluded: Vec<Outcome>,
    /// The result obtained at the table, if it is known; what an earlier irregularity has left of it where tricks were
    /// transferred for that.
    pub obtained: Option<Ruling>,
    /// The result that the Laws fix, scored; `None` if there is none, or nothing to compare it with.
    pub scored: Option<Box<Breakdown>>,
    /// Notes on it, at their places.
    pub diagnostics: Vec<Diagnostic>,
}

/// The conditions of a verdict on an incident that do not hold.
#[derive(Debug, Clone)]
pub struct WhyNotFound {
    /// The incident.
    pub incident: Rc<PastIncident>,
    /// The verdict asked about.
    pub wanted: Verdict,
    /// The verdict as it is.
    pub actual: Verdict,
    /// True if a ruling that is scored decides between the two, as it shows damage or none (Law 12B1).
    pub hangs_on_damage: bool,
    /// The ways to the verdict, each with the conditions that do not hold.
    pub ways: Vec<Vec<Obstacle>>,
}

impl IncidentFound {
    /// The course of the procedure.
    #[must_use]
    pub fn course(&self) -> &Course {
        &self.incident.in_force.course
    }
}

impl Scope {
    /// The player whose irregular call or opening lead the table shows, for a procedure that asks about one.
    #[must_use]
    pub fn by_table(&self, procedure: &Procedure) -> Option<By> {
        let call = || self.auction().and_then(IrregularCall::of).filter(|_| procedure.is_of_call());
        let lead = || self.play().led_out_of_turn().filter(|_| procedure.is_of_opening_lead());
        call().map(|irregular| irregular.seat).or_else(lead).map(By::Seat)
    }

    /// Turns an auction of which nobody said who dealt, so that the irregular call is of the player who is named.
    pub(in super::super) fn turn_auction_to(&mut self, by: Option<By>) {
        if let Some(by) = by {
            self.turn_auction(|auction| IrregularCall::of(auction).is_some_and(|call| is_of(&call, by)));
        }
    }

    /// The procedure for the last irregular call of the auction, if nothing was called since, as far as the table leads it.
    pub(in super::super) fn judge_last_call(&self, span: Span) -> Option<IncidentFound> {
        let irregular = self.auction().and_then(IrregularCall::of).filter(IrregularCall::is_pending)?;
        let procedure = tree::Word::new(procedures::for_call(&irregular)?.name.to_owned(), span);
        self.clone().judge(&tree::Incident { procedure, by: None, rows: Vec::new() }, span).ok()
    }

    /// Follows the procedure of an incident, which is in force from then on with the result that the Laws fix.
    pub(in super::super) fn judge(
        &mut self,
        written: &tree::Incident,
        span: Span,
    ) -> Result<IncidentFound, Vec<Diagnostic>> {
        let procedure = named(&written.procedure, self.settings().edition())?;
        let (mut facts, words) = self.facts(procedure, written)?;
        self.look_at_table(procedure, written, &mut facts)?;
        if let Some((seat, card)) = facts.card_not_held() {
            let places = std::iter::once(place_of(written, "card", span)).chain(self.place_of_deal());
            return Err(places.map(|place| Diagnostic::at(place, Problem::CardNotHeld { card, seat })).collect());
        }
        let by = facts.by;
        let unfollowed = self.find_claim(procedure, written, &mut facts)?;
        let found = offending(procedure.offenders, by, self.incidents());
        let mut scope = self.clone();
        if found.is_some() {
            // The consequences are asked as if the side had offended; the verdict says whether it has.
            scope.set_offenders(found);
        }
        let situation = scope.situation()?;
        let course = procedure::follow(procedure, &facts, &situation);
        let course = course.map_err(|trouble| scope.troubled(trouble, procedure, written, span))?;
        self.check_revokes(procedure, written, &course)?;
        let mut diagnostics: Vec<_> = self.notes(&course, written, span).into_iter().chain(unfollowed).collect();
        let caller = match by {
            Some(By::Seat(seat)) if procedure.question(CHOSEN).is_some() => Some(seat),
            _ => None,
        };
        diagnostics.extend(self.against_auction(caller, &actions(written), written.procedure.span));
        scope.settle_offenders(self, procedure, by, &course);
        let result = course.result.as_ref().map(|ruling| as_written(ruling, span));
        let basis = (facts.clone(), situation.clone());
        let polls = facts.polls;
        let in_force = InForce { course, excluded: facts.excluded, legal: facts.legal };
        let excluded = in_force.illegal(situation.obtained(), scope.board());
        let obtained = facts.transferred.or_else(|| situation.obtained().cloned());
        let incident = Rc::new(PastIncident {
            procedure,
            by,
            in_force,
            facts: words,
            polls,
            basis,
            place: span,
            written: written.clone(),
        });
        scope.add_incident(incident.clone());
        let decided = scope.decided_so_far();
        let scored = result.as_ref().and_then(|result| scope.breakdown(result, Depth::Ruling).ok()).map(Box::new);
        if let Some(result) = result {
            scope.set_answer(result);
        }
        *self = scope;
        let share = situation.conventions().logical_alternative.clone();
        let share_assumed = self.settings().is_assumed("logical-alternative");
        let decision = decided.into_iter().next_back().map(|one| one.decision);
        let decision = decision.unwrap_or_else(|| incident.in_force.course.decide(None));
        Ok(IncidentFound { incident, decision, share, share_assumed, excluded, obtained, scored, diagnostics })
    }

    /// Adds to the facts of an incident what was stated of the table.
    fn look_at_table(
        &self,
        procedure: &Procedure,
        written: &tree::Incident,
        facts: &mut Facts,
    ) -> Result<(), Vec<Diagnostic>> {
        self.check_leader(procedure, written)?;
        let (by, play) = (facts.by, self.play());
        facts.irregular_call = self.auction().and_then(|auction| match by {
            Some(by) => IrregularCall::by(auction, by),
            None => IrregularCall::of(auction),
        });
        self.check_call(procedure, written, facts)?;
        facts.auction = self.auction().cloned();
        facts.by = by.or_else(|| self.by_table(procedure));
        facts.transferred = self.transferred_by(procedure, facts.by);
        facts.declarer = play.contract.map(|contract| contract.declarer);
        facts.is_declarer_by_result = self.auction().and_then(Auction::close).is_none();
        facts.lead = play.lead.map(|lead| (lead.card, lead.by));
        facts.deal = self.deal().cloned();
        facts.faced = self.faced_by(facts.by);
        facts.silent = facts.irregular_call.as_ref().map(|call| self.silent_at(call)).unwrap_or_default();
        Ok(())
    }

    /// The statement that tells something of the table, and its place if that is known: of the cards those left at a claim
    /// come first.
    fn statement_of(&self, source: Source, written: &tree::Incident) -> (&'static str, Option<Span>) {
        let missing = Span::default();
        let left = Some(place_of(written, "left", missing)).filter(|place| source == Source::Deal && *place != missing);
        let statement = match source {
            Source::Deal if left.is_some() => "left",
            Source::Result => "obtained",
            Source::Auction | Source::Deal | Source::Lead | Source::Incident => source.word(),
        };
        (statement, left.or_else(|| self.place_of_source(source)))
    }

    /// Why outcomes could not be valued.
    pub(super) fn untold(&self, trouble: Trouble, span: Span) -> Vec<Diagnostic> {
        match trouble {
            Trouble::Worth(error) => self.diagnose(*error, span, None),
            Trouble::Contradiction { .. }
            | Trouble::AgainstTable { .. }
            | Trouble::ByMissing
            | Trouble::ObtainedMissing
            | Trouble::NobodyPlayed
            | Trouble::TricksNotLeft { .. }
            | Trouble::TricksNotWon { .. } => vec![Diagnostic::at(span, Problem::IncidentObtained)],
        }
    }

    /// Why a procedure could not be followed.
    fn troubled(
        &self,
        trouble: Trouble,
        procedure: &Procedure,
        written: &tree::Incident,
        span: Span,
    ) -> Vec<Diagnostic> {
        let at = |question: &str, problem| vec![Diagnostic::at(place_of(written, question, span), problem)];
        match trouble {
            Trouble::NobodyPlayed => vec![Diagnostic::at(written.procedure.span, Problem::NobodyPlayed)],
            Trouble::TricksNotLeft { question, most } => at(question, Problem::TricksNotLeft { question, most }),
            Trouble::TricksNotWon { question, won } => at(question, Problem::TricksNotWon { question, won }),
            Trouble::Contradiction { question, earlier } => {
                at(question, Problem::AnswersContradict { question, earlier })
            }
            Trouble::AgainstTable { question, source, of_table } => {
                let of_table = match of_table {
                    Answer::Items(items) => items.join(", "),
                    Answer::Word(word) => word.to_owned(),
                    _ => String::new(),
                };
                let (statement, place) = self.statement_of(source, written);
                let mut found = at(question, Problem::AnswerOther { question, statement, of_table: of_table.clone() });
                found.extend(place.map(|place| Diagnostic::at(place, Problem::TableOther { question, of_table })));
                found
            }
            Trouble::ByMissing => {
                vec![Diagnostic::at(written.procedure.span, Problem::IncidentBy { procedure: procedure.name })]
            }
            Trouble::ObtainedMissing => at("without", Problem::IncidentObtained),
            Trouble::Worth(error) => self.diagnose(*error, place_of_outcomes(procedure, written, span), None),
        }
    }

    /// Notes on a course that was followed.
    fn notes(&self, course: &Course, written: &tree::Incident, span: Span) -> Vec<Diagnostic> {
        let unused = course
            .unused
            .iter()
            .map(|question| Diagnostic::at(place_of(written, question, span), Problem::AnswerUnused { question }));
        let missing = if self.play().contract.is_some() { Problem::TricksUnknown } else { Problem::NoContract };
        let contract = course.lacks_contract.then(|| Diagnostic::at(written.procedure.span, missing));
        let unregulated =
            course.unregulated.then(|| Diagnostic::at(place_of(written, "nth", span), Problem::BoardsUnregulated));
        // The other side's fault counts for nothing where it gets no score.
        let one_side = match course.awards.as_slice() {
            [(side, score)] => Some(Diagnostic::at(
                place_of(written, "fault", span),
                Problem::OneSideScored { side: *side, score: score.to_string() },
            )),
            _ => None,
        };
        let doubted = course
            .doubted
            .iter()
            .map(|question| Diagnostic::at(place_of(written, question, span), Problem::RevokeByDummy));
        unused.chain(contract).chain(unregulated).chain(one_side).chain(doubted).collect()
    }
}

/// The place of the outcomes that decided.
fn place_of_outcomes(procedure: &Procedure, written: &tree::Incident, otherwise: Span) -> Span {
    let ruling_questions = procedure.questions().filter(|(_, kind)| **kind == Kind::Ruling);
    ruling_questions
        .map(|(node, _)| place_of(written, node.name, otherwise))
        .find(|place| *place != otherwise)
        .unwrap_or(otherwise)
}

/// The place of the answer to a question.
fn place_of(written: &tree::Incident, question: &str, otherwise: Span) -> Span {
    let rows = written.rows.iter().filter_map(|row| match row {
        IncidentRow::Fact(fact) => Some(fact),
        IncidentRow::Poll(_) => None,
    });
    rows.into_iter().find(|fact| fact.question.node.eq_ignore_ascii_case(question)).map_or(otherwise, |fact| fact.span)
}

fn named(name: &tree::Word, edition: Edition) -> Result<&'static Procedure, Vec<Diagnostic>> {
    procedures::named_in(&name.node, edition).ok_or_else(|| {
        let phrase = || match procedures::phrases::find(&name.node, Locale::default()).procedures.as_slice() {
            [only] => Some(only.name),
            _ => None,
        };
        let suggestion = closest(&name.node, procedures::names()).or_else(phrase);
        vec![Diagnostic::at(name.span, Problem::UnknownProcedure { name: name.node.clone(), suggestion })]
    })
}

/// Returns true if an irregular call is of this player or side.
fn is_of(irregular: &IrregularCall, by: By) -> bool {
    by == By::Seat(irregular.seat) || by == By::Side(irregular.seat.side())
}
