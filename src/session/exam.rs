//! Questions of an exam and their keys: what a case asks, and the state in which an answer is scored.

use super::ask::Depth;
use super::run::Flow;
use super::{Session, State};
use crate::breakdown::{Answered, Breakdown, OutcomeKind};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::Deal;
use crate::source::Span;
use crate::syntax::tree::{self, Answer, Claim, Spanned};

/// A case that asks something.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The case's name, within outer ones `outer / inner`.
    pub case: String,
    /// What it is worth in the exam.
    pub points: Option<Exact>,
    /// The text of the question.
    pub question: Option<String>,
    /// The board's cards.
    pub deal: Option<Deal>,
    /// The key, or in a candidate's file the answer; several are as good as one another.
    pub answers: Vec<Answer>,
    /// What is in force at the end of the case.
    pub state: State,
    /// Where the case's name stands.
    pub span: Span,
}

/// What an answer that is partly right earns: shares of the question's points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marks {
    /// One side right, the other not.
    pub side: Exact,
    /// The right outcomes with other weights.
    pub weights: Exact,
}

impl Default for Marks {
    fn default() -> Self {
        Self { side: Exact::ONE.half(), weights: Exact::ONE.half() }
    }
}

/// What a case says of itself while it runs.
#[derive(Debug, Default)]
pub(super) struct Asking {
    points: Option<Exact>,
    question: Option<String>,
    deal: Option<Deal>,
    answers: Vec<Answer>,
}

impl Asking {
    pub(super) fn of(case: &tree::Case) -> Self {
        Self { points: case.points.as_ref().map(|points| points.node.clone()), ..Self::default() }
    }
}

impl State {
    /// Scores a ruling as an answer in this state.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn answered(&self, ruling: &tree::Ruling) -> Result<Breakdown, Vec<Diagnostic>> {
        self.breakdown(ruling, Depth::Full)
    }

    /// The same without the other pairs.
    ///
    /// # Errors
    /// Why it has no score.
    pub fn scored(&self, ruling: &tree::Ruling) -> Result<Breakdown, Vec<Diagnostic>> {
        self.breakdown(ruling, Depth::Figures)
    }

    /// What an answer that is partly right earns.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// `marks side 50% weights 40%`
    pub(super) fn set_marks(&mut self, clauses: &tree::MarksClauses) -> Flow {
        let mut marks = self.marks.clone();
        for (share, of) in [(&clauses.side, &mut marks.side), (&clauses.weights, &mut marks.weights)] {
            let Some(share) = share else { continue };
            if share.node.is_negative() || share.node > Exact::ONE {
                return Err(vec![Diagnostic::at(share.span, Problem::MarksShare)]);
            }
            of.clone_from(&share.node);
        }
        self.marks = marks;
        Ok(())
    }
}

impl Session<'_> {
    /// The cases that asked something, in the order in which they ended.
    #[must_use]
    pub fn asked(&self) -> &[Asked] {
        &self.asked
    }

    /// Remembers a case that asked something.
    pub(super) fn asked_in(&mut self, asking: Asking, span: Span) {
        let Asking { points, question, deal, answers } = asking;
        if question.is_none() && answers.is_empty() {
            return;
        }
        let (case, state) = (self.cases.join(" / "), self.state.clone());
        self.asked.push(Asked { case, points, question, deal, answers, state, span });
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

    /// `answer R`, `answer NS 9.8, EW 8.2`
    pub(super) fn answer(&mut self, answer: &Answer, span: Span) -> Flow {
        if self.asking.is_empty() {
            return Err(vec![Diagnostic::at(span, Problem::OutsideCase { what: "answer" })]);
        }
        let answered = match answer {
            Answer::Ruling(ruling) => Answered::Ruling(Box::new(self.state.breakdown(ruling, Depth::Full)?)),
            Answer::Figures(claims) => {
                if let Some(claim) = claims.iter().find(|claim| !is_figure(claim)) {
                    return Err(vec![Diagnostic::at(claim.span, Problem::AnswerFigures)]);
                }
                Answered::Figures(claims.iter().map(|claim| super::expect::shown(&claim.node)).collect())
            }
        };
        if let Some(asking) = self.asking.last_mut() {
            asking.answers.push(answer.clone());
        }
        self.yield_outcome(span, OutcomeKind::Answer(answered));
        Ok(())
    }

    /// `deal "N:…"`
    pub(super) fn deal(&mut self, text: &tree::Word, span: Span) -> Flow {
        let deal =
            Deal::parse(&text.node).map_err(|problem| vec![Diagnostic::at(text.span, Problem::Deal { problem })])?;
        if let Some(asking) = self.asking.last_mut() {
            asking.deal = Some(deal.clone());
        }
        self.yield_outcome(span, OutcomeKind::Deal(Box::new(deal)));
        Ok(())
    }
}

fn is_figure(claim: &Spanned<Claim>) -> bool {
    matches!(claim.node, Claim::Figure { .. })
}
