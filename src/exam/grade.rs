//! Candidates' answers against the key.

use super::candidates::{Candidate, Given, Note, Submission};
use super::key::{Key, plain_name};
use super::marks::{Fault, Mark, Said, Scale, Verdict, Working};
use super::mistakes::{Mistake, mistake};
use crate::catalogue::english::problems::seen;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::ResolvedSide;
use crate::session::Asked;
use crate::syntax::{
    self,
    tree::{Answer, Claim, Component, Ruling, RulingKind, SideExpression, SideKind, StatementKind, Weight},
};
use std::collections::BTreeMap;

/// Different answers to one question that are compared with one another, at most.
const MOST_ANSWERS: usize = 4;

/// Outcomes on one side of an answer, at most: an exam asks for a ruling, not for a thousand fractions to be added up.
const MOST_COMPONENTS: usize = 64;

/// A candidate's marks.
#[derive(Debug, Clone)]
pub struct Graded {
    /// What the candidate is called.
    pub candidate: String,
    /// The marks, in the order of the key's questions.
    pub marks: Vec<Mark>,
    /// What there is to remark on the file.
    pub notes: Vec<Note>,
    /// Remarks that were left out.
    pub more_notes: usize,
}

impl Graded {
    /// The sum of the marks.
    #[must_use]
    pub fn total(&self) -> Exact {
        self.marks.iter().map(|mark| &mark.mark).sum()
    }
}

/// Marks what each candidate handed in.
#[must_use]
pub fn grade(key: &Key, submissions: &[Submission]) -> Vec<Graded> {
    let cases: Vec<&str> = key.questions.iter().map(|question| question.case.as_str()).collect();
    let keys: Vec<Answered<'_>> = key.questions.iter().map(Answered::of).collect();
    let graded = submissions.iter().map(|submission| {
        let candidate = Candidate::read(submission, &cases);
        let given = |question: &Asked| candidate.given.get(&plain_name(&question.case));
        let marks = keys.iter().map(|key| key.mark(given(key.question))).collect();
        let Candidate { name, notes, more_notes, .. } = candidate;
        Graded { candidate: name, marks, notes, more_notes }
    });
    graded.collect()
}

/// An answer that counts for nothing before it is compared.
struct Uncounted {
    verdict: Verdict,
    fault: Option<Fault>,
    answer: Option<String>,
}

impl Uncounted {
    const SEVERAL: Self = Self { verdict: Verdict::Several, fault: None, answer: None };

    fn unsound(fault: Fault, answer: Option<String>) -> Self {
        Self { verdict: Verdict::Unsound, fault: Some(fault), answer }
    }
}

/// A question with its scored key.
struct Answered<'a> {
    question: &'a Asked,
    key: Vec<Said>,
    scale: Scale,
}

impl<'a> Answered<'a> {
    fn of(question: &'a Asked) -> Self {
        // The key has run, so that its answers have scores.
        let key: Vec<Said> =
            question.answers.iter().filter_map(|answer| Said::of(answer, &question.state).ok()).collect();
        let scored = key.iter().find_map(|said| match said {
            Said::Ruling(breakdown, _) => Some(breakdown.as_ref()),
            Said::Figures(_) => None,
        });
        let scale = Scale::of(&question.state, scored);
        Self { question, key, scale }
    }

    fn mark(&self, given: Option<&Given>) -> Mark {
        let shown = self.key.iter().find(|key| matches!(key, Said::Ruling(..))).or(self.key.first());
        let mut mark = Mark {
            points: Key::worth(self.question),
            mark: Exact::ZERO,
            verdict: Verdict::Missing,
            mistake: None,
            key: shown.map(Said::shown).unwrap_or_default(),
            answer: None,
            figures: Vec::new(),
            fault: None,
            working: Working::default(),
        };
        match given.map(|given| self.said(given)) {
            None => {}
            Some(Ok(answers)) => self.marked(&answers, &mut mark),
            Some(Err(Uncounted { verdict, fault, answer })) => {
                (mark.verdict, mark.fault, mark.answer) = (verdict, fault, answer);
            }
        }
        mark
    }

    /// The answers that were given, as canonical text and value. Several count only where they agree.
    fn said(&self, given: &Given) -> Result<Vec<(String, Said)>, Uncounted> {
        if given.broken {
            return Err(Uncounted::unsound(Fault::Unread, None));
        }
        let mut said: Vec<(String, Said)> = Vec::new();
        for answer in &given.answers {
            if let Some(fault) = fault(answer) {
                return Err(Uncounted::unsound(fault, None));
            }
            let text = seen(syntax::statement(&StatementKind::Answer(answer.clone())).trim_start_matches("answer "));
            if said.iter().any(|(known, _)| *known == text) {
                continue;
            }
            if said.len() >= MOST_ANSWERS {
                return Err(Uncounted::SEVERAL);
            }
            let one = Said::of(answer, &self.question.state)
                .map_err(|fault| Uncounted::unsound(fault, Some(text.clone())))?;
            said.push((text, one));
        }
        let agree = |one: &Said, other: &Said| {
            Side::BOTH.into_iter().all(|side| {
                let [there, back] =
                    [(one, other), (other, one)].map(|(one, other)| one.is_right(side, other, &self.scale));
                // A side that one of them leaves out is no disagreement.
                there.is_none() || back.is_none() || there == Some(true) || back == Some(true)
            })
        };
        let alike = said.iter().enumerate().all(|(at, (_, one))| said.iter().skip(at).all(|(_, two)| agree(one, two)));
        if alike { Ok(said) } else { Err(Uncounted::SEVERAL) }
    }

    /// The best of the answers against the best of the key's.
    fn marked(&self, answers: &[(String, Said)], mark: &mut Mark) {
        let marks = self.question.state.marks();
        let share = |verdict: Verdict| match verdict {
            Verdict::Right => Exact::ONE,
            Verdict::OneSide(_) => marks.side.clone(),
            Verdict::OtherWeights => marks.weights.clone(),
            Verdict::Wrong | Verdict::Several | Verdict::Unsound | Verdict::Missing => Exact::ZERO,
        };
        let mut best: Option<(Exact, Verdict, &Said, &(String, Said))> = None;
        for answer in answers {
            for key in &self.key {
                for verdict in self.verdicts(key, &answer.1) {
                    let earned = share(verdict);
                    // A part that a scheme makes worth nothing still says more than `wrong`.
                    let better = best.as_ref().is_none_or(|(most, known, _, _)| {
                        earned > *most || (earned == *most && *known == Verdict::Wrong)
                    });
                    if better {
                        best = Some((earned, verdict, key, answer));
                    }
                }
            }
        }
        let Some((earned, verdict, key, (text, said))) = best else { return };
        mark.mark = &mark.points * &earned;
        mark.verdict = verdict;
        mark.key = key.shown_beside(said);
        mark.answer = Some(text.clone());
        mark.figures = said.shown();
        if verdict != Verdict::Right {
            mark.mistake = mistake(key, said, &self.question.state, &self.scale);
        }
        if let Said::Ruling(breakdown, written) = key {
            mark.working.key = Some(breakdown.clone());
            if mark.mistake == Some(Mistake::AveragedFirst) {
                mark.working.pitfall = self.question.state.pitfall(written).ok().map(Box::new);
            }
        }
        if let Said::Ruling(breakdown, _) = said {
            mark.working.answer = Some(breakdown.clone());
        }
    }

    /// What can be said of an answer, each of which may earn something.
    fn verdicts(&self, key: &Said, answer: &Said) -> Vec<Verdict> {
        let right = Side::BOTH.map(|side| answer.is_right(side, key, &self.scale));
        if right.contains(&Some(true)) && !right.contains(&Some(false)) {
            return vec![Verdict::Right];
        }
        let mut found = vec![Verdict::Wrong];
        let one = Side::BOTH.into_iter().zip(right).find(|(_, right)| *right == Some(true));
        found.extend(one.map(|(side, _)| Verdict::OneSide(side)));
        if other_weights(key, answer) {
            found.push(Verdict::OtherWeights);
        }
        found
    }
}

/// Whether two rulings of one field give both sides the same outcomes, each with a weight of the same sign.
fn other_weights(key: &Said, answer: &Said) -> bool {
    let (Said::Ruling(key, _), Said::Ruling(answer, _)) = (key, answer) else { return false };
    if key.group != answer.group {
        return false;
    }
    let outcomes = |side: &ResolvedSide| {
        let mut weights: BTreeMap<i32, Exact> = BTreeMap::new();
        for (score, weight) in side.weighted() {
            *weights.entry(score).or_default() += weight;
        }
        weights.retain(|_, weight| !weight.is_zero());
        weights.into_iter().map(|(score, weight)| (score, weight.is_positive())).collect::<Vec<_>>()
    };
    let sides = Side::BOTH.map(|side| (key.scored.applied.by(side), answer.scored.applied.by(side)));
    let same = |(key, answer): (&ResolvedSide, &ResolvedSide)| match (key, answer) {
        (ResolvedSide::Artificial(key), ResolvedSide::Artificial(answer)) => key == answer,
        (ResolvedSide::Assigned(_), ResolvedSide::Assigned(_)) => outcomes(key) == outcomes(answer),
        _ => false,
    };
    let weighted = sides.iter().any(|(key, _)| outcomes(key).len() > 1);
    weighted && sides.into_iter().all(same)
}

/// Why an answer is not even scored.
fn fault(answer: &Answer) -> Option<Fault> {
    match answer {
        Answer::Figures(claims) => {
            let figure = |claim: &Claim| matches!(claim, Claim::Figure { .. });
            let few = claims.len() <= MOST_COMPONENTS;
            (!few)
                .then_some(Fault::TooMany)
                .or_else(|| (!claims.iter().all(|claim| figure(&claim.node))).then_some(Fault::NoFigure))
        }
        Answer::Ruling(ruling) => sides(ruling).into_iter().find_map(|side| match &side.kind {
            SideKind::Name(_) => Some(Fault::Name),
            SideKind::Components(components) if components.len() > MOST_COMPONENTS => Some(Fault::TooMany),
            SideKind::Components(components) => components.iter().any(is_named).then_some(Fault::Name),
        }),
    }
}

fn is_named(component: &Component) -> bool {
    component.weight.as_ref().is_some_and(|weight| matches!(weight.node, Weight::Variable(_)))
}

/// Every side that a ruling writes. `damage` holds plain rulings, so that this goes no deeper than once.
fn sides(ruling: &Ruling) -> Vec<&SideExpression> {
    match &ruling.kind {
        RulingKind::Both(both) => vec![both],
        RulingKind::Split(ns, ew) => vec![ns, ew],
        RulingKind::Damage(damage) => {
            let parts = [Some(&damage.before), Some(&damage.after), damage.obtained.as_ref()];
            parts.into_iter().flatten().flat_map(sides).collect()
        }
    }
}
