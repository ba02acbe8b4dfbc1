//! `weights from poll`, `field`, `leads`, `layouts`: weights that the evidence suggests, which are proposed and never
//! applied.

use super::super::eval_error::EvalError;
use super::super::evaluate::ResolvedStatement;
use super::super::evidence_found::{Sampled, leads_polled};
use super::super::past_incident::PastIncident;
use super::super::resolve::resolve;
use super::super::scope::Scope;
use super::answers::as_written;
use super::{Breakdown, Depth, Sensitivity};
use crate::diagnostic::{Code, Diagnostic, Problem};
use crate::number::Exact;
use crate::procedure::{Answer, Course, Evidence, Favour, Poll, Proposal, Verdict, propose};
use crate::ruling::{Component, Offenders, Outcome, Ruling, Side, SideRuling};
use crate::situation::{Evaluation, Situation, evaluate};
use crate::source::Span;
use crate::syntax::tree::{self, WeightsFrom, WeightsRow};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Weights that the evidence suggests.
#[derive(Debug, Clone)]
pub struct ProposedWeights {
    /// The source of the weights.
    pub basis: Basis,
    /// The answers or results that lead to outcomes, in the order of the poll or as written.
    pub evidence: Vec<Evidence>,
    /// In whose favour the weights are shifted.
    pub favour: Favour,
    /// By how much, of 1.
    pub tilt: Exact,
    /// The outcomes with their weights, and the ruling.
    pub proposal: Proposal,
    /// The figures of the proposal, and the effect of 5 percentage points more on each outcome; `None` without a field.
    pub scored: Option<Box<Sensitivity>>,
    /// The proposals with one more vote for each answer, or one more table with each result.
    pub one_more: Vec<OneMore>,
    /// Notes on it, at their places.
    pub diagnostics: Vec<Diagnostic>,
}

/// Answers or results that one statement may weigh, and outcomes that they may lead to together.
const MOST_ROWS: usize = 50;
const MOST_OUTCOMES: usize = 100;

/// The source of weights.
#[derive(Debug, Clone)]
pub enum Basis {
    /// A poll of peers.
    Poll(Poll),
    /// So many results of the traveller.
    Field {
        /// All tables.
        tables: u32,
    },
    /// The opening leads, as peers chose them in a poll, or each card once.
    Leads(Option<Poll>),
    /// The layouts of a player.
    Layouts(Sampled),
}

/// The proposal with one vote or table more.
#[derive(Debug, Clone)]
pub struct OneMore {
    /// For what.
    pub name: String,
    /// The ruling that would be proposed.
    pub ruling: Ruling,
    /// Its figures; `None` without a field.
    pub scored: Option<Evaluation>,
}

impl Scope {
    /// Weights for the outcomes that a poll or the field leads to.
    pub(in super::super) fn propose_weights(
        &self,
        written: &tree::Weights,
        span: Span,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<ProposedWeights, EvalError> {
        let situation = self.situation()?;
        let (basis, evidence) = match &written.from {
            WeightsFrom::Poll(words) => self.of_poll(words.as_ref(), &written.rows, span, &situation)?,
            WeightsFrom::Field => self.of_field(&written.rows, span)?,
            WeightsFrom::Leads | WeightsFrom::Layouts => self.of_cards(written, span)?,
        };
        let outcomes = evidence.iter().map(|one| one.outcomes.len()).fold(0, usize::saturating_add);
        if evidence.len() > MOST_ROWS || outcomes > MOST_OUTCOMES {
            let problem = Problem::WeightsMany { rows: MOST_ROWS, outcomes: MOST_OUTCOMES };
            return Err(vec![Diagnostic::at(span, problem)].into());
        }
        let obtained = situation.obtained();
        let is_excluded = |outcome: &Outcome| {
            self.incidents().iter().any(|incident| incident.in_force.forbids(outcome, obtained, self.board()))
        };
        let favour = favour(&situation);
        let propose = |evidence: &[Evidence]| {
            propose(evidence, is_excluded, favour, &situation).map_err(|trouble| self.untold(trouble, span))
        };
        let proposal = propose(&evidence)?;
        let Some(ruling) = &proposal.ruling else {
            let counts = evidence.iter().any(|one| one.count > 0);
            let problem = if counts { Problem::WeightsAllExcluded } else { Problem::WeightsNoEvidence };
            return Err(vec![Diagnostic::at(span, problem)].into());
        };
        let scored = self.scored_proposal(ruling, span, interrupted)?;
        let mut one_more = Vec::with_capacity(evidence.len());
        for (at, one) in evidence.iter().enumerate() {
            if interrupted() {
                return Err(EvalError::Interrupted);
            }
            let mut more = evidence.clone();
            if let Some(one) = more.get_mut(at) {
                one.count = one.count.saturating_add(1);
            }
            let Some(ruling) = propose(&more)?.ruling else { continue };
            let scored = scored.as_ref().and_then(|_| evaluate(&ruling, &situation.clone().whatever_stands()).ok());
            one_more.push(OneMore { name: one.name.clone(), ruling, scored });
        }
        let tilt = situation.conventions().tilt.clone();
        let diagnostics = self.nothing_to_adjust(span);
        Ok(ProposedWeights { basis, evidence, favour, tilt, proposal, scored, one_more, diagnostics })
    }

    /// The figures of a proposal; `None` without a field.
    fn scored_proposal(
        &self,
        ruling: &Ruling,
        span: Span,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Option<Box<Sensitivity>>, EvalError> {
        let written = as_written(ruling, span);
        match self.breakdown(&written, Depth::Ruling) {
            Ok(_) => {
                let mut scored = self.sensitivity(&written, interrupted)?;
                // The note belongs to the proposal.
                scored.breakdown.diagnostics.retain(|found| found.problem.code() != Code::NothingToAdjust);
                Ok(Some(Box::new(scored)))
            }
            Err(problems) if problems.iter().all(|problem| problem.code() == Code::NoField) => Ok(None),
            Err(problems) => Err(problems.into()),
        }
    }

    /// A note where no incident on the board asks for an adjusted score.
    fn nothing_to_adjust(&self, span: Span) -> Vec<Diagnostic> {
        let asks = |incident: &Rc<PastIncident>| incident.in_force.course.verdict == Verdict::Adjust;
        // An incident without self-inflicted damage does not speak about an adjustment.
        let rules = |incident: &&Rc<PastIncident>| !incident.in_force.course.nothing_self_inflicted;
        let last = self.incidents().iter().rfind(rules).filter(|_| !self.incidents().iter().any(asks));
        let problem = last.map(|incident| Problem::NothingToAdjust {
            procedure: incident.procedure.name,
            verdict: incident.in_force.course.verdict.word(),
        });
        problem.map(|problem| Diagnostic::at(span, problem)).into_iter().collect()
    }

    /// The answers of a poll with what they lead to.
    fn of_poll(
        &self,
        words: Option<&tree::Word>,
        rows: &[WeightsRow],
        span: Span,
        situation: &Situation,
    ) -> Result<(Basis, Vec<Evidence>), Vec<Diagnostic>> {
        let (poll, course) = self.poll_of(words, span)?;
        let mut led: Vec<(&str, Vec<Component>)> = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(answer) = &row.answer else {
                return Err(vec![Diagnostic::at(row.span, Problem::WeightsAnswerMissing { statement: example(poll) })]);
            };
            let Some(vote) = poll.votes.iter().find(|vote| vote.answer.eq_ignore_ascii_case(&answer.node)) else {
                let known = poll.votes.iter().map(|vote| vote.answer.as_str()).collect::<Vec<_>>().join(", ");
                return Err(vec![Diagnostic::at(answer.span, Problem::WeightsNoSuchAnswer { known })]);
            };
            if led.iter().any(|(known, _)| *known == vote.answer) {
                return Err(vec![Diagnostic::at(answer.span, Problem::WeightsTwice { name: vote.answer.clone() })]);
            }
            led.push((&vote.answer, self.outcomes_of(&row.ruling)?));
        }
        let done = done(course, situation);
        let mut evidence = Vec::with_capacity(poll.votes.len());
        for vote in poll.votes.iter().filter(|vote| vote.chosen > 0) {
            let outcomes = led.iter().find(|(answer, _)| *answer == vote.answer).map(|(_, outcomes)| outcomes.clone());
            let outcomes = match outcomes.or_else(|| self.outcome_named(&vote.answer, span)) {
                Some(outcomes) => outcomes,
                // The player's own call is the infraction: the peers who would have made it lead to nothing legal.
                None if done.iter().any(|done| done.eq_ignore_ascii_case(&vote.answer)) => continue,
                None => {
                    let problem =
                        Problem::WeightsWithoutOutcome { answer: vote.answer.clone(), statement: example(poll) };
                    return Err(vec![Diagnostic::at(span, problem)]);
                }
            };
            evidence.push(Evidence { name: vote.answer.clone(), count: vote.chosen, outcomes });
        }
        Ok((Basis::Poll(poll.clone()), evidence))
    }

    /// The last poll on the board, or the last whose question has these words, with what its incident came to.
    fn poll_of(&self, words: Option<&tree::Word>, span: Span) -> Result<(&Poll, &Course), Vec<Diagnostic>> {
        let polls = self
            .incidents()
            .iter()
            .rev()
            .flat_map(|incident| incident.polls.iter().rev().map(|poll| (poll, &incident.in_force.course)));
        let mut polls = polls.peekable();
        if polls.peek().is_none() {
            return Err(vec![Diagnostic::at(span, Problem::NoPoll)]);
        }
        let wanted = words.map(|words| words.node.to_lowercase()).unwrap_or_default();
        let place = words.map_or(span, |words| words.span);
        polls
            .find(|(poll, _)| poll.question.to_lowercase().contains(&wanted))
            .ok_or_else(|| vec![Diagnostic::at(place, Problem::NoSuchPoll)])
    }

    /// The outcome that an answer is by itself, as one to a question of tricks may be.
    fn outcome_named(&self, answer: &str, span: Span) -> Option<Vec<Component>> {
        let ruling = crate::syntax::parse_ruling(span.file, answer).ok()?;
        match self.outcomes_of(&ruling).ok()?.as_slice() {
            [only] if matches!(only.outcome, Outcome::Contract { .. } | Outcome::Score(_)) => Some(vec![only.clone()]),
            _ => None,
        }
    }

    /// The results of the leads or the layouts of the last `evidence` on the board.
    fn of_cards(&self, written: &tree::Weights, span: Span) -> Result<(Basis, Vec<Evidence>), Vec<Diagnostic>> {
        let refuse = |problem| vec![Diagnostic::at(span, problem)];
        if let Some(row) = written.rows.first() {
            return Err(vec![Diagnostic::at(row.span, Problem::WeightsRowOfCards)]);
        }
        let found = self.cards_in_evidence().ok_or_else(|| refuse(Problem::EvidenceMissing))?;
        if matches!(written.from, WeightsFrom::Leads) {
            let mut polls = self.incidents().iter().rev().flat_map(|incident| incident.polls.iter().rev());
            let poll = polls.find(|poll| !leads_polled(poll).is_empty());
            return Ok((Basis::Leads(poll.cloned()), found.of_leads(poll, span)?));
        }
        let sampled = found.sampled.as_ref().ok_or_else(|| refuse(Problem::EvidenceNoLayouts))?;
        Ok((Basis::Layouts(sampled.clone()), found.results(&sampled.tricks)))
    }

    /// The results of the field that were named, with how many tables have each.
    fn of_field(&self, rows: &[WeightsRow], span: Span) -> Result<(Basis, Vec<Evidence>), Vec<Diagnostic>> {
        let Some(traveller) = self.traveller() else { return Err(vec![Diagnostic::at(span, Problem::NoField)]) };
        let traveller = traveller.resolved(self)?;
        // The deal of the ruling is that of the first group.
        let rows_of = traveller.groups().first().map(|group| group.rows()).unwrap_or_default();
        let results = rows_of.iter().filter_map(|row| Some((plain(row.ruling())?, row.count())));
        let results: Vec<(&Outcome, u32)> = results.collect();
        if rows.is_empty() {
            let statement = format!("weights from field {{ {} }}", most_frequent(&results).join(", "));
            return Err(vec![Diagnostic::at(span, Problem::WeightsOutcomesMissing { statement })]);
        }
        let mut evidence: Vec<Evidence> = Vec::with_capacity(rows.len());
        let mut counted = vec![false; results.len()];
        for row in rows {
            if let Some(answer) = &row.answer {
                return Err(vec![Diagnostic::at(answer.span, Problem::WeightsAnswerInField)]);
            }
            let outcomes = self.outcomes_of(&row.ruling)?;
            let [Component { outcome, .. }] = outcomes.as_slice() else {
                return Err(vec![Diagnostic::at(row.span, Problem::WeightsRow)]);
            };
            let name = outcome.to_string();
            if evidence.iter().any(|known| known.name == name) {
                return Err(vec![Diagnostic::at(row.span, Problem::WeightsTwice { name })]);
            }
            let mut count = 0_u32;
            for ((result, tables), counted) in results.iter().zip(&mut counted).filter(|(_, counted)| !**counted) {
                if self.is_result(result, outcome) {
                    *counted = true;
                    count = count.saturating_add(*tables);
                }
            }
            evidence.push(Evidence { name, count, outcomes });
        }
        let tables = rows_of.iter().fold(0_u32, |sum, row| sum.saturating_add(row.count()));
        Ok((Basis::Field { tables }, evidence))
    }

    /// Returns true if a result of the field is an outcome: the same contract by either player of the side, or the same
    /// score if one of the two is a plain score.
    fn is_result(&self, result: &Outcome, outcome: &Outcome) -> bool {
        if let (Outcome::Contract { contract: one, .. }, Outcome::Contract { contract: other, .. }) = (result, outcome)
        {
            let of = |contract: &crate::ruling::Contract| {
                (
                    contract.level(),
                    contract.strain(),
                    contract.doubling(),
                    contract.declarer().side(),
                    contract.result(),
                )
            };
            return of(one) == of(other);
        }
        let score = |outcome: &Outcome| outcome.score(self.board()).ok();
        score(result).is_some_and(|points| score(outcome) == Some(points))
    }

    /// The outcomes of a row, the same for both sides, with their weights.
    fn outcomes_of(&self, written: &tree::Ruling) -> Result<Vec<Component>, Vec<Diagnostic>> {
        match resolve(written, self)? {
            Ruling::Both(SideRuling::Assigned(components)) => Ok(components),
            _ => Err(vec![Diagnostic::at(written.span, Problem::WeightsRow)]),
        }
    }
}

/// The call or play of the offender about which a poll was taken; empty if it may be weighed.
fn done<'a>(course: &'a Course, situation: &Situation) -> &'a [String] {
    let excludes = course.verdict == Verdict::Adjust && course.excludes_obtained && situation.obtained().is_some();
    let items = course.steps.iter().find_map(|step| match &step.answer {
        Answer::Items(items) if step.question == course.action => Some(items.as_slice()),
        _ => None,
    });
    items.filter(|_| excludes).unwrap_or_default()
}

/// In whose favour weights are shifted.
fn favour(situation: &Situation) -> Favour {
    match situation.offenders() {
        None | Some(Offenders::Both) => Favour::Nobody,
        Some(Offenders::None) => Favour::Each,
        Some(offenders) => offenders.non_offenders().map_or(Favour::Nobody, Favour::Side),
    }
}

/// The one outcome of a result that is no ruling.
fn plain(ruling: &Ruling) -> Option<&Outcome> {
    match ruling {
        Ruling::Both(SideRuling::Assigned(components)) => match components.as_slice() {
            [Component { outcome, .. }] => Some(outcome),
            _ => None,
        },
        _ => None,
    }
}

/// The number of results to show if none is named.
const MOST_SHOWN: usize = 4;

fn most_frequent(results: &[(&Outcome, u32)]) -> Vec<String> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for (outcome, tables) in results {
        let count = counts.entry(outcome.to_string()).or_default();
        *count = count.saturating_add(*tables);
    }
    let mut counts: Vec<(String, u32)> = counts.into_iter().collect();
    counts.sort_by(|(_, one), (_, other)| other.cmp(one));
    counts.into_iter().take(MOST_SHOWN).map(|(outcome, _)| outcome).collect()
}

/// The statement for a poll, its outcomes to be filled in.
fn example(poll: &Poll) -> String {
    let answers = poll.votes.iter().filter(|vote| vote.chosen > 0).map(|vote| format!("{}: …", vote.answer));
    format!("weights from poll {{ {} }}", answers.collect::<Vec<_>>().join(", "))
}

impl ResolvedStatement<'_> {
    /// Warnings that the ruling gives a side that did not offend less than the evidence on the board, and the others more.
    pub(super) fn below_evidence(&self) -> Vec<Diagnostic> {
        let Some(evident) = self.scope.evidence().filter(|evident| is_of(&self.ruling, evident)) else {
            return Vec::new();
        };
        let situation = self.situation.clone().whatever_stands();
        let (Ok(given), Ok(evident)) = (evaluate(&self.ruling, &situation), evaluate(evident, &situation)) else {
            return Vec::new();
        };
        let is_less = |side: Side| given.sides.by(side).unrounded < evident.sides.by(side).unrounded;
        let sides = Side::BOTH.into_iter().filter(|side| match favour(&situation) {
            Favour::Nobody => false,
            Favour::Side(favoured) => *side == favoured && !is_less(side.opponents()),
            Favour::Each => true,
        });
        let problem = |side: Side| Problem::BelowEvidence {
            side,
            given: given.sides.by(side).unrounded.clone(),
            evident: evident.sides.by(side).unrounded.clone(),
        };
        sides.filter(|side| is_less(*side)).map(|side| Diagnostic::at(self.written.span, problem(side))).collect()
    }
}

/// Returns true if a ruling weighs outcomes of the evidence, and no others.
fn is_of(ruling: &Ruling, evident: &Ruling) -> bool {
    let known = evident.components();
    let is_assigned = |side| matches!(ruling.side(side), Some(SideRuling::Assigned(_)));
    Side::BOTH.into_iter().all(is_assigned)
        && ruling.components().iter().all(|one| known.iter().any(|known| known.outcome == one.outcome))
}

impl ProposedWeights {
    /// The breakdown of the proposal; `None` without a field.
    #[must_use]
    pub fn breakdown(&self) -> Option<&Breakdown> {
        self.scored.as_ref().map(|scored| &scored.breakdown)
    }

    /// Returns true if NS's weights and EW's differ.
    #[must_use]
    pub fn is_split(&self) -> bool {
        self.favour == Favour::Each
            && self.proposal.outcomes.iter().any(|one| {
                let [ns, ew] = Side::BOTH.map(|side| one.shifted.by(side));
                ns != ew
            })
    }
}
