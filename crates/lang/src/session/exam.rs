//! Questions of an exam and their keys: what a case asks, and the scope in which an answer is scored.

use super::eval_error::EvalError;
use super::evidence_found::EvidenceFound;
use super::hand_over::HandedOver;
use super::queries::{Answered, OutcomeKind};
use super::queries::{Depth, Expected, IncidentFound, as_written, stated_claim};
use super::scope::Scope;
use super::verdict::Decided;
use super::{Flow, Session};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::procedure::Verdict;
use crate::source::Span;
use crate::syntax::tree::{self, Answer, CardsAnswer, Claim, Of, Spanned, Unit};
use std::rc::Rc;

/// A case that asks something.
#[derive(Debug, Clone)]
pub struct ExamQuestion {
    /// The case's name, within outer ones `outer / inner`.
    pub case: String,
    /// The points for the question.
    pub points: Option<Exact>,
    /// The text of the question.
    pub question: Option<String>,
    /// The key, or in a candidate's file the answer; several are as good as one another.
    pub answers: Vec<Answer>,
    /// The verdicts on the incidents of the case.
    pub incidents: Vec<IncidentFound>,
    /// The unit in which the key has its figures, where that is another than the scoring's own: victory points, or percent
    /// where it has no other.
    pub unit: Option<Unit>,
    /// The facts at the end of the case.
    pub scope: Scope,
    /// The place of the case's name.
    pub span: Span,
}

/// The question and answer of a case while it runs.
#[derive(Debug, Default)]
pub(super) struct OpenQuestion {
    points: Option<Exact>,
    question: Option<String>,
    answers: Vec<Answer>,
    /// The rulings that are on sheets.
    pub(super) handed: HandedOver,
    incidents: Vec<IncidentFound>,
    /// The units of the figures that are expected or answered.
    units: Vec<Option<Unit>>,
}

impl OpenQuestion {
    /// Takes the units of the figures that the case states.
    pub(super) fn add_units(&mut self, claims: &[Spanned<Claim>]) {
        self.units.extend(claims.iter().filter_map(|claim| match &claim.node {
            Claim::Figure { of: Of::Board, unit, .. } => Some(*unit),
            _ => None,
        }));
    }

    /// The unit of the figures in the answer.
    fn unit(&self) -> Option<Unit> {
        let is = |wanted: Unit| move |unit: &Option<Unit>| *unit == Some(wanted);
        let of_victory = self.units.iter().any(is(Unit::VictoryPoints)).then_some(Unit::VictoryPoints);
        let is_percent = !self.units.is_empty() && self.units.iter().all(is(Unit::Percent));
        of_victory.or(is_percent.then_some(Unit::Percent))
    }

    /// Takes an incident of the case.
    pub(super) fn add_incident(&mut self, found: IncidentFound) {
        self.incidents.push(found);
    }

    /// The ruling that answers the question, of several the last.
    pub(super) fn ruling(&self) -> Option<&tree::Ruling> {
        self.answers.iter().rev().find_map(|answer| match answer {
            Answer::Ruling(ruling) => Some(ruling),
            Answer::Figures(_) | Answer::Verdict { .. } => None,
        })
    }

    /// Gives the incidents of the case their verdicts at its end.
    pub(super) fn settle(&mut self, decided: &[Decided]) {
        for found in &mut self.incidents {
            if let Some(one) = decided.iter().find(|one| Rc::ptr_eq(&one.incident, &found.incident)) {
                found.decision = one.decision.clone();
            }
        }
    }

    pub(super) fn of(case: &tree::Case) -> Self {
        Self { points: case.points.as_ref().map(|points| points.node.clone()), ..Self::default() }
    }
}

impl Scope {
    /// `marks side 50% weights 40%`
    pub(super) fn apply_marks(&mut self, clauses: &tree::MarksClauses) -> Flow {
        let mut marks = self.marks().clone();
        for (share, of) in [
            (&clauses.side, &mut marks.side),
            (&clauses.weights, &mut marks.weights),
            (&clauses.verdict, &mut marks.verdict),
        ] {
            let Some(share) = share else { continue };
            if share.node.is_negative() || share.node > Exact::ONE {
                return Err(vec![Diagnostic::at(share.span, Problem::MarksShare)]);
            }
            of.clone_from(&share.node);
        }
        self.set_marks(marks);
        Ok(())
    }
}

impl Session<'_> {
    /// The cases with a question, in the order in which they ended.
    #[must_use]
    pub fn questions(&self) -> &[ExamQuestion] {
        &self.questions
    }

    /// Records a case with a question.
    pub(super) fn record_question(&mut self, asking: OpenQuestion, span: Span) {
        let unit = asking.unit();
        let OpenQuestion { points, question, answers, incidents, .. } = asking;
        if question.is_none() && answers.is_empty() {
            return;
        }
        let (case, scope) = (self.cases.join(" / "), self.scope.clone());
        self.questions.push(ExamQuestion { case, points, question, answers, incidents, unit, scope, span });
    }

    /// `question "…"`
    pub(super) fn question(&mut self, text: &tree::Word, span: Span) -> Flow {
        let Some(asking) = self.asking.last_mut() else {
            return Err(vec![Diagnostic::at(span, Problem::OutsideCase { what: "question" })]);
        };
        asking.question = Some(text.node.clone());
        let points = asking.points.clone();
        self.yield_outcome(span, OutcomeKind::Question { text: text.node.clone(), points });
        Ok(())
    }

    /// `answer R`, `answer NS 9.8, EW 8.2`, `answer adjust, law 16B1(a)`
    pub(super) fn answer(&mut self, answer: Answer, span: Span) -> Flow {
        if self.asking.is_empty() {
            return Err(vec![Diagnostic::at(span, Problem::OutsideCase { what: "answer" })]);
        }
        let answered = match &answer {
            Answer::Ruling(ruling) => Answered::Ruling(Box::new(self.scope.breakdown(ruling, Depth::Field)?)),
            Answer::Figures(claims) => {
                if let Some(claim) = claims.iter().find(|claim| !is_figure(claim)) {
                    return Err(vec![Diagnostic::at(claim.span, Problem::AnswerFigures)]);
                }
                Answered::Figures(claims.iter().map(|claim| stated_claim(&claim.node)).collect())
            }
            Answer::Verdict { verdict, laws } => Answered::Figures(vec![stated_verdict(verdict, laws)]),
        };
        if let Some(asking) = self.asking.last_mut() {
            if let Answer::Figures(claims) = &answer {
                asking.add_units(claims);
            }
            asking.answers.push(answer);
        }
        self.yield_outcome(span, OutcomeKind::Answer(answered));
        Ok(())
    }
}

impl Session<'_> {
    /// `answer evidence`, `answer from leads`: the ruling that the last `evidence` comes to.
    pub(super) fn answer_of_cards(&mut self, from: CardsAnswer, span: Span) -> Flow {
        let propose = |from| {
            let weights = tree::Weights { from, rows: Vec::new() };
            let proposed = self.scope.propose_weights(&weights, span, &|| self.sink.interrupted());
            proposed.map(|proposed| proposed.proposal.ruling).map_err(EvalError::into_diagnostics)
        };
        let ruling = match from {
            CardsAnswer::Best => self.scope.cards_in_evidence().and_then(EvidenceFound::best_result),
            CardsAnswer::Leads => propose(tree::WeightsFrom::Leads)?,
            CardsAnswer::Layouts => propose(tree::WeightsFrom::Layouts)?,
        };
        let ruling = ruling.ok_or_else(|| vec![Diagnostic::at(span, Problem::EvidenceMissing)])?;
        self.answer(Answer::Ruling(as_written(&ruling, span)), span)
    }
}

/// A verdict and its Laws for display.
#[must_use]
pub fn stated_verdict(verdict: &tree::Word, laws: &[tree::Word]) -> Expected {
    let word = Verdict::named(&verdict.node).unwrap_or(Verdict::Incomplete).word();
    Expected::Verdict(word, laws.iter().map(|law| law.node.clone()).collect())
}

fn is_figure(claim: &Spanned<Claim>) -> bool {
    matches!(claim.node, Claim::Figure { .. })
}
