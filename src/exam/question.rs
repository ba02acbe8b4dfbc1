//! One question: its scored key, and the marks of the answers that were given to it.

use super::answer::{PointsScale, ScoredAnswer, values};
use super::candidates::{CandidateAnswer, SidelessAnswer};
use super::key::Key;
use super::law::{Compared, StatedLaw};
use super::mark::{Fault, Mark, Mistake, Retain, Verdict, Working};
use super::mistakes::{adjusts, averaged_key, mistake};
use crate::diagnostic::seen;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::ResolvedSide;
use crate::session::{Breakdown, Depth, ExamQuestion, Pitfall};
use crate::syntax::{
    self,
    tree::{Answer, Claim, Component, Ruling, SideExpression, SideKind, Spanned, StatementKind, Unit, Weight},
};
use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// Different answers to one question that are compared with one another, at most.
const MOST_ANSWERS: usize = 4;

/// Outcomes on one side of an answer, at most: an exam asks for a ruling, not for a thousand fractions to be added up.
const MOST_COMPONENTS: usize = 64;

/// Marks the answers to a question.
#[derive(Debug)]
pub(super) struct QuestionGrader<'key> {
    question: &'key ExamQuestion,
    key: Vec<KeyAnswer>,
    /// The score obtained at the table, where it is known.
    obtained: Option<Box<Breakdown>>,
    scale: PointsScale,
    retain: Retain,
    missing: Rc<Mark>,
    /// Marks by the canonical text of what was answered.
    known: HashMap<String, Rc<Mark>>,
}

/// An answer of the key with its scores averaged first, which the first wrong answer asks for.
#[derive(Debug)]
struct KeyAnswer {
    answer: ScoredAnswer,
    averaged: OnceCell<Option<Box<Pitfall>>>,
}

/// An answer that a candidate gave, as it is written and scored.
#[derive(Clone)]
struct GivenAnswer {
    text: String,
    ruling: Option<Rc<Ruling>>,
    scored: ScoredAnswer,
}

fn ruling_of(answer: &Answer) -> Option<Rc<Ruling>> {
    match answer {
        Answer::Ruling(ruling) => Some(Rc::new(ruling.clone())),
        Answer::Figures(_) | Answer::Verdict { .. } => None,
    }
}

/// The comparison of an answer with the key that earns most.
struct Best<'answer> {
    earned: Exact,
    verdict: Verdict,
    key: &'answer KeyAnswer,
    answer: &'answer GivenAnswer,
}

impl<'key> QuestionGrader<'key> {
    pub fn new(question: &'key ExamQuestion, retain: Retain) -> Self {
        // The key has run, so that its answers have scores.
        let scored =
            question.answers.iter().filter_map(|answer| ScoredAnswer::of_key(answer, &question.scope, retain).ok());
        let key: Vec<KeyAnswer> = scored.map(|answer| KeyAnswer { answer, averaged: OnceCell::new() }).collect();
        let obtained = question.scope.obtained();
        let obtained = obtained.and_then(|obtained| question.scope.breakdown_as_ruled(obtained, Depth::Ruling).ok());
        let scale = PointsScale::of(&question.scope, key.iter().find_map(|key| key.answer.breakdown()));
        let ruling = key.iter().find(|key| key.answer.breakdown().is_some());
        let rendered = ruling.or(key.first()).map(|key| key.answer.claims());
        let missing = Mark {
            worth: Key::worth(question),
            earned: Exact::ZERO,
            verdict: Verdict::Missing,
            mistake: None,
            key: rendered.unwrap_or_default(),
            answer: None,
            ruling: None,
            figures: Vec::new(),
            working: None,
            by_hand: None,
        };
        let (obtained, missing) = (obtained.map(Box::new), Rc::new(missing));
        Self { question, key, obtained, scale, retain, missing, known: HashMap::new() }
    }

    /// The mark of what was answered.
    pub fn mark(&mut self, given: Option<&CandidateAnswer>) -> Rc<Mark> {
        let Some(given) = given else { return Rc::clone(&self.missing) };
        let written = match written_answers(given) {
            Ok(written) => written,
            Err((verdict, text)) => return Rc::new(self.worth_nothing(verdict, Some((&text, None)))),
        };
        let text = written.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join("\n");
        let text = given.sideless.as_ref().map_or(text, |own| format!("{}\n", own.written));
        if let Some(mark) = self.known.get(&text) {
            return Rc::clone(mark);
        }
        let mark = match &given.sideless {
            Some(own) => Rc::new(self.of_sideless(own, &written)),
            None => Rc::new(self.compared(&written)),
        };
        self.known.insert(text, Rc::clone(&mark));
        mark
    }

    fn worth_nothing(&self, verdict: Verdict, answer: Option<(&str, Option<&Answer>)>) -> Mark {
        let ruling = answer.and_then(|(_, answer)| ruling_of(answer?));
        Mark { verdict, answer: answer.map(|(text, _)| seen(text)), ruling, ..Mark::clone(&self.missing) }
    }

    /// The mark of figures of which it is not written whose they are: the side's that the key alone speaks of; where it
    /// speaks of both, those of both if they may be. Another reading that is worth more is for an examiner to judge.
    fn of_sideless(&self, own: &SidelessAnswer, both: &[(String, &Answer)]) -> Mark {
        let as_one = |side| {
            let answer = own.of.by(side);
            self.compared(&[(canonical(answer), answer)])
        };
        let as_both = || own.may_be_both.then(|| self.compared(both));
        let (first, others) = match self.only_side() {
            Some(side) => (Some(as_one(side)), as_both().into_iter().collect()),
            None => (as_both(), Side::BOTH.map(as_one).to_vec()),
        };
        let fault = if own.may_be_both { Fault::Readings } else { Fault::Sideless };
        let known = first.as_ref().map_or(Exact::ZERO, |mark| mark.earned.clone());
        let is_right = first.as_ref().is_some_and(|mark| mark.verdict == Verdict::Right);
        if !is_right && others.iter().any(|mark| mark.earned > known) {
            return self.worth_nothing(Verdict::Invalid(fault), Some((&own.written, None)));
        }
        first.or_else(|| others.into_iter().next()).unwrap_or_else(|| Mark::clone(&self.missing))
    }

    /// The side that the key speaks of, where it speaks of one alone.
    fn only_side(&self) -> Option<Side> {
        let speaks = |side| self.key.iter().any(|key| key.answer.speaks_of(side));
        match Side::BOTH.map(speaks) {
            [true, false] => Some(Side::NS),
            [false, true] => Some(Side::EW),
            _ => None,
        }
    }

    /// The best of the answers against the best of the key's. Several count only where they agree.
    fn compared(&self, written: &[(String, &Answer)]) -> Mark {
        let mut answers = Vec::new();
        for (text, answer) in written {
            match ScoredAnswer::as_written(answer, &self.question.scope, self.retain) {
                Ok(scored) => answers.push(GivenAnswer { text: text.clone(), ruling: ruling_of(answer), scored }),
                Err(fault) => return self.worth_nothing(Verdict::Invalid(fault), Some((text, Some(answer)))),
            }
        }
        let pairs = answers.iter().enumerate().flat_map(|(at, one)| answers.iter().skip(at).map(move |two| (one, two)));
        if !pairs.into_iter().all(|(one, two)| self.agree(&one.scored, &two.scored)) {
            return self.worth_nothing(Verdict::Several, Some((&several(written.iter().map(|(text, _)| text)), None)));
        }
        let answers: Vec<GivenAnswer> = self.joined(written).into_iter().chain(answers).collect();
        let answers = self.in_other_units(answers);
        match self.best(&answers) {
            Some(best) => self.marked(best),
            None => self.worth_nothing(Verdict::Missing, None),
        }
    }

    /// Returns whether two answers say the same of each side; one that leaves a side out does not disagree.
    fn agree(&self, one: &ScoredAnswer, other: &ScoredAnswer) -> bool {
        match (one.law(), other.law()) {
            (Some(one), Some(other)) => return one == other,
            (Some(law), None) => return self.fits(law, other),
            (None, Some(law)) => return self.fits(law, one),
            (None, None) => {}
        }
        Side::BOTH.into_iter().all(|side| {
            let [there, back] = [(one, other), (other, one)].map(|(one, other)| one.is_right(side, other, &self.scale));
            there.is_none() || back.is_none() || there == Some(true) || back == Some(true)
        })
    }

    /// Returns whether a ruling or figures may stand beside a verdict: the score obtained beside `stands` alone, and beside
    /// it nothing else.
    fn fits(&self, law: &StatedLaw, answer: &ScoredAnswer) -> bool {
        let Some(obtained) = self.obtained.as_deref() else { return true };
        if answer.breakdown().is_some() {
            return law.is_score_stands() == answer.is_of(obtained);
        }
        let values = values(&obtained.assessment.evaluation());
        let differs = |side| answer.gives(side, &values, &self.scale) == Some(false);
        !law.is_score_stands() || !Side::BOTH.into_iter().any(differs)
    }

    /// The figures of several statements as one answer: `answer NS 9.8; answer EW 8.2`.
    fn joined(&self, written: &[(String, &Answer)]) -> Option<GivenAnswer> {
        let figures = written.iter().filter_map(|(_, answer)| match answer {
            Answer::Figures(claims) => Some(claims),
            Answer::Ruling(_) | Answer::Verdict { .. } => None,
        });
        let figures: Vec<_> = figures.collect();
        if figures.len() < 2 {
            return None;
        }
        let joined = Answer::Figures(figures.into_iter().flatten().cloned().collect());
        let scored = ScoredAnswer::as_written(&joined, &self.question.scope, self.retain).ok()?;
        Some(GivenAnswer { text: canonical(&joined), ruling: None, scored })
    }

    /// The same answers, and behind them those that may mean their figures in another unit than the scoring's own.
    fn in_other_units(&self, mut answers: Vec<GivenAnswer>) -> Vec<GivenAnswer> {
        let units = self.scale.other_units(self.question);
        let intended = |unit: &Unit| {
            let unit = *unit;
            answers
                .iter()
                .filter_map(move |answer| Some(GivenAnswer { scored: answer.scored.in_unit(unit)?, ..answer.clone() }))
        };
        let others: Vec<GivenAnswer> = units.iter().flat_map(intended).collect();
        answers.extend(others);
        answers
    }

    fn best<'answer>(&'answer self, answers: &'answer [GivenAnswer]) -> Option<Best<'answer>> {
        let mut best: Option<Best<'_>> = None;
        for answer in answers {
            for key in &self.key {
                for verdict in self.verdicts(&key.answer, &answer.scored) {
                    let earned = self.share(verdict);
                    // A part that a scheme makes worth nothing still says more than `wrong`.
                    let is_better = best.as_ref().is_none_or(|best| {
                        earned > best.earned || (earned == best.earned && best.verdict == Verdict::Wrong)
                    });
                    if is_better {
                        best = Some(Best { earned, verdict, key, answer });
                    }
                }
            }
        }
        best
    }

    /// The share of the question's worth that a verdict earns.
    fn share(&self, verdict: Verdict) -> Exact {
        let marks = self.question.scope.marks();
        match verdict {
            Verdict::Right => Exact::ONE,
            Verdict::OneSide(_) => marks.side.clone(),
            Verdict::OtherWeights => marks.weights.clone(),
            Verdict::Law { verdict, named, of } => Compared { verdict, named, of }.earns(&marks.verdict),
            Verdict::Wrong | Verdict::Several | Verdict::Invalid(_) | Verdict::Missing => Exact::ZERO,
        }
    }

    /// The verdicts on an answer, each of which may earn something.
    fn verdicts(&self, key: &ScoredAnswer, answer: &ScoredAnswer) -> Vec<Verdict> {
        let is_obtained = |scored: &ScoredAnswer| self.obtained.as_deref().is_some_and(|one| scored.is_of(one));
        match (key.law(), answer.law()) {
            (Some(key), Some(answer)) => return vec![self.verdict_of_law(key, answer)],
            // The score obtained is an answer by itself: it stands.
            (Some(key), None) if is_obtained(answer) => {
                return vec![self.verdict_of_law(key, &StatedLaw::score_stands())];
            }
            (None, Some(answer)) if answer.is_score_stands() && is_obtained(key) => return vec![Verdict::Right],
            _ => {}
        }
        let right = Side::BOTH.map(|side| answer.is_right(side, key, &self.scale));
        if right.contains(&Some(true)) && !right.contains(&Some(false)) {
            return vec![Verdict::Right];
        }
        let mut found = vec![Verdict::Wrong];
        let one = Side::BOTH.into_iter().zip(right).find(|(_, right)| *right == Some(true));
        found.extend(one.map(|(side, _)| Verdict::OneSide(side)));
        if has_other_weights(key, answer) {
            found.push(Verdict::OtherWeights);
        }
        found
    }

    fn verdict_of_law(&self, key: &StatedLaw, answer: &StatedLaw) -> Verdict {
        let incidents = self.question.incidents.iter();
        let decided = incidents.flat_map(|found| &found.decision.laws).map(ToString::to_string);
        let found = answer.compared(key, &decided.collect::<Vec<_>>());
        let Compared { verdict, named, of } = found;
        match found {
            found if found.is_right() => Verdict::Right,
            Compared { verdict: false, named: 0, .. } => Verdict::Wrong,
            _ => Verdict::Law { verdict, named, of },
        }
    }

    fn marked(&self, best: Best<'_>) -> Mark {
        let Best { earned, verdict, key, answer } = best;
        let mistake = if verdict == Verdict::Right { None } else { self.mistake(key, &answer.scored) };
        let working = (self.retain == Retain::Working).then(|| {
            let pitfall = key.averaged.get().cloned().flatten();
            Box::new(Working {
                key: key.answer.breakdown().cloned().map(Box::new),
                answer: answer.scored.breakdown().cloned().map(Box::new),
                pitfall: pitfall.filter(|_| mistake == Some(Mistake::AveragedFirst)),
            })
        });
        Mark {
            worth: self.missing.worth.clone(),
            earned: &self.missing.worth * &earned,
            verdict,
            mistake,
            key: key.answer.claims_beside(&answer.scored),
            answer: Some(seen(&answer.text)),
            ruling: answer.ruling.clone(),
            figures: answer.scored.claims(),
            working,
            by_hand: None,
        }
    }

    fn mistake(&self, key: &KeyAnswer, answer: &ScoredAnswer) -> Option<Mistake> {
        if adjusts(&key.answer, answer, self.obtained.as_deref()) {
            return Some(Mistake::Adjusted);
        }
        let averaged = || key.averaged.get_or_init(|| averaged_key(&key.answer, &self.question.scope)).as_deref();
        mistake(&key.answer, answer, &self.scale, averaged)
    }
}

/// The different answers that were given, by their canonical texts.
///
/// # Errors
/// The reason why none of them counts, and the text.
fn written_answers(given: &CandidateAnswer) -> Result<Vec<(String, &Answer)>, (Verdict, String)> {
    if let Some(text) = &given.unread {
        return Err((Verdict::Invalid(Fault::Unread), text.clone()));
    }
    let mut written: Vec<(String, &Answer)> = Vec::new();
    for answer in &given.answers {
        let text = canonical(answer);
        if let Some(fault) = fault(answer) {
            return Err((Verdict::Invalid(fault), text));
        }
        if written.iter().any(|(known, _)| *known == text) {
            continue;
        }
        if written.len() >= MOST_ANSWERS {
            return Err((Verdict::Several, several(written.iter().map(|(text, _)| text))));
        }
        written.push((text, answer));
    }
    Ok(written)
}

/// Several answers beside one another.
fn several<'a>(texts: impl Iterator<Item = &'a String>) -> String {
    texts.map(String::as_str).collect::<Vec<_>>().join("; ")
}

/// An answer's text; figures with the digits that were written, as `9.30` may be rounded and `9.3` may not.
fn canonical(answer: &Answer) -> String {
    let text = |answer: Answer| {
        let statement = syntax::statement(&StatementKind::Answer(answer));
        statement.strip_prefix("answer ").unwrap_or(&statement).to_owned()
    };
    let Answer::Figures(claims) = answer else { return text(answer.clone()) };
    let figure = |claim: &Spanned<Claim>| match &claim.node {
        Claim::Figure { of, side, value, decimals, approximate: None, unit, number } if *decimals > 0 => {
            let (value, approximate) = (value.clone(), Some(*decimals));
            let (of, side, decimals, unit, number) = (*of, *side, *decimals, *unit, *number);
            let written = Claim::Figure { of, side, value, decimals, approximate, unit, number };
            text(Answer::Figures(vec![Spanned::new(written, claim.span)])).replace('~', "")
        }
        _ => text(Answer::Figures(vec![claim.clone()])),
    };
    claims.iter().map(figure).collect::<Vec<_>>().join(", ")
}

/// Returns whether two rulings of one field give both sides the same outcomes, each with a weight of the same sign.
fn has_other_weights(key: &ScoredAnswer, answer: &ScoredAnswer) -> bool {
    let (Some(key), Some(answer)) = (key.breakdown(), answer.breakdown()) else { return false };
    if key.assessment.group != answer.assessment.group {
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
    let sides =
        Side::BOTH.map(|side| (key.assessment.scored.applied.by(side), answer.assessment.scored.applied.by(side)));
    let is_same = |(key, answer): (&ResolvedSide, &ResolvedSide)| match (key, answer) {
        (ResolvedSide::Artificial(key), ResolvedSide::Artificial(answer)) => key == answer,
        (ResolvedSide::Assigned(_), ResolvedSide::Assigned(_)) => outcomes(key) == outcomes(answer),
        _ => false,
    };
    let is_weighted = sides.iter().any(|(key, _)| outcomes(key).len() > 1);
    is_weighted && sides.into_iter().all(is_same)
}

/// The reason why an answer is not scored.
fn fault(answer: &Answer) -> Option<Fault> {
    match answer {
        Answer::Figures(claims) if claims.len() > MOST_COMPONENTS => Some(Fault::TooMany),
        Answer::Figures(claims) => {
            let is_figure = |claim: &Claim| matches!(claim, Claim::Figure { .. });
            (!claims.iter().all(|claim| is_figure(&claim.node))).then_some(Fault::NoFigure)
        }
        Answer::Verdict { laws, .. } => (laws.len() > MOST_COMPONENTS).then_some(Fault::TooMany),
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

/// Every side that a ruling writes.
fn sides(ruling: &Ruling) -> Vec<&SideExpression> {
    let mut found = Vec::new();
    ruling.kind.for_each_side(&mut |side| found.push(side));
    found
}
