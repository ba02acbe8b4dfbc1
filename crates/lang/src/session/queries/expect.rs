//! `expect R: NS 9.8, EW 8.2`: what a ruling should come to, checked.

use super::super::scope::Scope;
use super::{Breakdown, Depth};
use crate::diagnostic::{Code, Diagnostic, Problem, closest};
use crate::number::{Exact, Rounding};
use crate::ruling::{Side, Sides, Unit as Scored};
use crate::scoring::DamageRow;
use crate::situation::Evaluation;
use crate::source::Span;
use crate::syntax::tree::{self, Claim, Of, Spanned, Unit};

/// One claim for display.
#[derive(Debug, Clone, PartialEq)]
pub enum Expected {
    /// A figure of a side; `digits` where it was approximate.
    Figure {
        /// The board's or the match's.
        of: Of,
        /// The side.
        side: Side,
        /// The figure.
        value: Exact,
        /// Digits after the point of an approximate figure.
        digits: Option<u32>,
        /// As written, none where it was not.
        unit: Option<Unit>,
    },
    /// A diagnostic: severity and code.
    Diagnostic(&'static str, String),
    /// The score obtained stands.
    Stands,
    /// The verdict on an incident, and Laws that decided.
    Verdict(&'static str, Vec<String>),
    /// A place in the ranking; none where there is none.
    Place {
        /// The contestant as written.
        contestant: String,
        /// The place in the ranking.
        place: Option<u32>,
    },
    /// The score could not be computed; the codes that say why.
    Failed(Vec<String>),
}

/// An expectation with its outcome.
#[derive(Debug, Clone)]
pub struct ExpectationOutcome {
    /// True if every claim holds.
    pub passed: bool,
    /// The claims.
    pub expected: Vec<Expected>,
    /// The same quantities as they are.
    pub actual: Vec<Expected>,
    /// The reasons for the failure; `None` if every claim holds.
    pub failure: Option<Box<Failure>>,
}

/// An expectation that does not hold.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The ruling as it was scored, without the other pairs; `None` if it has no score.
    pub breakdown: Option<Breakdown>,
    /// Figures that would hold in place of those that do not.
    pub corrections: Vec<Correction>,
    /// True if a claim other than a figure failed, which no other figure can correct.
    pub beyond_figures: bool,
}

/// A figure to be written in place of another.
#[derive(Debug, Clone)]
pub struct Correction {
    /// The place of the number.
    pub number: Span,
    /// The figure as it is, in the unit that was written.
    pub value: Exact,
    /// Digits after the point of an approximate figure.
    pub digits: Option<u32>,
}

/// An expectation that was checked, and the errors that it did not expect.
pub(in super::super) struct CheckedExpectation {
    pub outcome: ExpectationOutcome,
    pub unexpected: Vec<Diagnostic>,
}

impl Scope {
    /// Scores a ruling and holds what is claimed of it against what it comes to.
    ///
    /// # Errors
    /// Codes that there are not, or not of this severity.
    pub(in super::super) fn expectation(
        &self,
        ruling: &tree::Ruling,
        claims: &[Spanned<Claim>],
    ) -> Result<CheckedExpectation, Vec<Diagnostic>> {
        let misnamed: Vec<_> = claims.iter().filter_map(misnamed_code).collect();
        if !misnamed.is_empty() {
            return Err(misnamed);
        }
        let figures_alone = claims.iter().all(|claim| matches!(claim.node, Claim::Figure { .. }));
        let scored = if figures_alone {
            self.evaluate(ruling).map(|evaluation| (evaluation, None))
        } else {
            self.breakdown(ruling, Depth::Ruling).map(|found| (found.assessment.evaluation(), Some(found)))
        };
        let expected: Vec<Expected> = claims.iter().map(|claim| stated_claim(&claim.node)).collect();
        let (evaluation, breakdown) = match scored {
            Ok(scored) => scored,
            Err(problems) => return Ok(failing(claims, expected, problems)),
        };
        let findings = breakdown.as_ref().map_or(&[][..], |found| &found.diagnostics);
        let checked: Vec<_> = claims.iter().map(|claim| check(&claim.node, &evaluation, findings)).collect();
        let passed = checked.iter().all(|checked| checked.holds);
        let failure = (!passed).then(|| {
            let breakdown = breakdown.or_else(|| self.breakdown(ruling, Depth::Ruling).ok());
            Box::new(Failure { breakdown, ..failure(claims, &checked) })
        });
        let actual = checked.into_iter().map(|checked| checked.actual).collect();
        let outcome = ExpectationOutcome { passed, expected, actual, failure };
        Ok(CheckedExpectation { outcome, unexpected: Vec::new() })
    }
}

/// The result of claims about a ruling that has no score.
fn failing(claims: &[Spanned<Claim>], expected: Vec<Expected>, problems: Vec<Diagnostic>) -> CheckedExpectation {
    let names = |claim: &Claim, code: Code| matches!(claim, Claim::Diagnostic { code: name, .. } if name.eq_ignore_ascii_case(code.name()));
    let found = |claim: &Claim| problems.iter().any(|problem| names(claim, problem.code()));
    let passed = claims.iter().all(|claim| found(&claim.node));
    let mut codes: Vec<String> = problems.iter().map(|problem| problem.code().name().to_owned()).collect();
    codes.dedup();
    let is_claimed = |problem: &Diagnostic| claims.iter().any(|claim| names(&claim.node, problem.code()));
    let unexpected = problems.into_iter().filter(|problem| !is_claimed(problem)).collect();
    let failure = Failure { breakdown: None, corrections: Vec::new(), beyond_figures: true };
    let outcome = ExpectationOutcome {
        passed,
        expected,
        actual: vec![Expected::Failed(codes)],
        failure: (!passed).then(|| Box::new(failure)),
    };
    CheckedExpectation { outcome, unexpected }
}

/// An expectation of a diagnostic that cannot come.
fn misnamed_code(claim: &Spanned<Claim>) -> Option<Diagnostic> {
    let Claim::Diagnostic { severity, code: name } = &claim.node else { return None };
    let problem = match Code::named(name) {
        Some(code) if code.severity() == *severity => return None,
        Some(code) => Problem::CodeSeverity { name: code.name(), severity: code.severity() },
        None => {
            let suggestion = closest(name, Code::ALL.iter().map(|code| code.name()));
            Problem::UnknownCode { name: name.clone(), suggestion }
        }
    };
    Some(Diagnostic::at(claim.span, problem))
}

/// A claim for display.
#[must_use]
pub fn stated_claim(claim: &Claim) -> Expected {
    match claim {
        Claim::Figure { of, side, value, approximate, unit, .. } => {
            Expected::Figure { of: *of, side: *side, value: value.clone(), digits: *approximate, unit: *unit }
        }
        Claim::Diagnostic { severity, code } => Expected::Diagnostic(severity.word(), code.to_lowercase()),
        Claim::Stands => Expected::Stands,
    }
}

/// A claim beside a scored ruling.
struct Checked {
    holds: bool,
    /// The same quantity as it is.
    actual: Expected,
    /// True if the two are of one kind, so that another figure would hold.
    comparable: bool,
}

/// The reasons why claims failed.
fn failure(claims: &[Spanned<Claim>], checked: &[Checked]) -> Failure {
    let mut failure = Failure { breakdown: None, corrections: Vec::new(), beyond_figures: false };
    for (claim, checked) in claims.iter().zip(checked).filter(|(_, checked)| !checked.holds) {
        match (&claim.node, &checked.actual) {
            (Claim::Figure { number, approximate, .. }, Expected::Figure { value, .. }) if checked.comparable => {
                let correction = Correction { number: *number, value: value.clone(), digits: *approximate };
                failure.corrections.push(correction);
            }
            _ => failure.beyond_figures = true,
        }
    }
    failure
}

/// Checks a claim about a scored ruling, and gives the actual figure.
fn check(claim: &Claim, scored: &Evaluation, findings: &[Diagnostic]) -> Checked {
    match claim {
        Claim::Figure { of, side, value, approximate, unit, .. } => {
            let claimed = Claimed { of: *of, side: *side, value, digits: *approximate, unit: *unit };
            claimed.check(scored)
        }
        Claim::Diagnostic { severity, code } => {
            let holds = findings.iter().any(|diagnostic| code.eq_ignore_ascii_case(diagnostic.code().name()));
            let actual = if holds {
                Expected::Diagnostic(severity.word(), code.to_lowercase())
            } else {
                Expected::Failed(findings.iter().map(|diagnostic| diagnostic.code().name().to_owned()).collect())
            };
            Checked { holds, actual, comparable: false }
        }
        Claim::Stands => {
            let by_row = scored.damage.as_ref().is_some_and(|finding| finding.applied == DamageRow::Stands);
            let by_note = findings.iter().any(|diagnostic| diagnostic.code() == Code::NoDamage);
            let holds = by_row || by_note;
            let value = scored.sides.ns.points.clone();
            let figure = Expected::Figure { of: Of::Board, side: Side::NS, value, digits: None, unit: None };
            Checked { holds, actual: if holds { Expected::Stands } else { figure }, comparable: false }
        }
    }
}

/// A figure that is claimed.
struct Claimed<'a> {
    of: Of,
    side: Side,
    value: &'a Exact,
    digits: Option<u32>,
    unit: Option<Unit>,
}

impl Claimed<'_> {
    fn check(self, scored: &Evaluation) -> Checked {
        let Self { of, side, value, digits, unit } = self;
        let actual = match of {
            Of::Board => self.of_the_board(scored),
            Of::Match => self.of_the_match(scored),
        };
        let comparable = actual.is_some();
        let actual = actual.unwrap_or_else(|| scored.sides.by(side).points.clone());
        let holds = comparable && agrees(&actual, value, digits);
        let (of, unit) = if comparable { (of, unit) } else { (Of::Board, written_unit(scored.unit())) };
        Checked { holds, actual: Expected::Figure { of, side, value: actual, digits: None, unit }, comparable }
    }

    fn of_the_board(&self, scored: &Evaluation) -> Option<Exact> {
        let figure = scored.sides.by(self.side);
        match self.unit {
            None => Some(figure.points.clone()),
            wanted if wanted == written_unit(scored.unit()) => Some(figure.points.clone()),
            Some(Unit::VictoryPoints) => scored.victory_points.as_ref().map(|victory| victory.by(self.side).clone()),
            Some(Unit::Percent) => figure.share.as_ref().map(|share| share * 100),
            Some(Unit::Matchpoints | Unit::Imps) => None,
        }
    }

    /// Victory points if there is a scale; IMPs or a percentage if there is none or the claim is in them.
    fn of_the_match(&self, scored: &Evaluation) -> Option<Exact> {
        let by = |figures: &Option<Sides<Exact>>| figures.as_ref().map(|sides| sides.by(self.side).clone());
        let percent = || by(&scored.match_shares).map(|share| share * 100);
        match self.unit {
            None => by(&scored.victory_points).or_else(|| by(&scored.totals)).or_else(percent),
            Some(Unit::VictoryPoints) => by(&scored.victory_points),
            Some(Unit::Imps) => by(&scored.totals),
            Some(Unit::Percent) => percent(),
            Some(Unit::Matchpoints) => None,
        }
    }
}

/// A unit as an expectation writes it; points of Law 77 have none.
#[must_use]
pub fn written_unit(unit: Scored) -> Option<Unit> {
    match unit {
        Scored::Matchpoints => Some(Unit::Matchpoints),
        Scored::Imps => Some(Unit::Imps),
        Scored::VictoryPoints => Some(Unit::VictoryPoints),
        Scored::TotalPoints => None,
    }
}

/// Equality, or for an approximate figure equality at the digits that were written, halves away from zero.
#[must_use]
pub fn agrees(actual: &Exact, claimed: &Exact, digits: Option<u32>) -> bool {
    let scale = digits.and_then(|digits| 10_i64.checked_pow(digits));
    // A figure with more digits than the limit has to be exact.
    let Some(unit) = scale.and_then(|scale| Exact::fraction(1, scale)) else { return actual == claimed };
    actual.round_to(&unit, Rounding::HalfAwayFromZero) == *claimed
}
