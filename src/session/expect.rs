//! Expectations: what a ruling should come to, checked.

use super::Session;
use super::ask::Depth;
use crate::breakdown::{Breakdown, Correction, ExpectationOutcome, Expected, Failure, OutcomeKind};
use crate::diagnostic::{Code, Diagnostic, Problem, closest};
use crate::number::{Exact, Rounding};
use crate::ruling::Side;
use crate::scoring::{DamageRow, Unit as Scored};
use crate::source::Span;
use crate::syntax::tree::{self, Claim, Spanned, Unit};

impl Session<'_> {
    pub(super) fn expect(
        &mut self,
        ruling: &tree::Ruling,
        claims: &[Spanned<Claim>],
        span: Span,
    ) -> Result<(), Vec<Diagnostic>> {
        let misnamed: Vec<_> = claims.iter().filter_map(misnamed_code).collect();
        if !misnamed.is_empty() {
            return Err(misnamed);
        }
        let expected: Vec<Expected> = claims.iter().map(|claim| shown(&claim.node)).collect();
        let (failure, actual, unexpected) = match self.state.breakdown(ruling, Depth::Figures) {
            Ok(breakdown) => {
                let checked: Vec<_> = claims.iter().map(|claim| claim_of(&claim.node, &breakdown)).collect();
                let failure = (!checked.iter().all(|checked| checked.holds))
                    .then(|| Box::new(failure(claims, &checked, breakdown)));
                (failure, checked.into_iter().map(|checked| checked.actual).collect(), Vec::new())
            }
            Err(problems) => {
                let claimed = |code: Code| {
                    claims.iter().any(|claim| matches!(&claim.node, Claim::Diagnostic { code: name, .. } if name.eq_ignore_ascii_case(code.name())))
                };
                let found =
                    |name: &str| problems.iter().any(|problem| name.eq_ignore_ascii_case(problem.code().name()));
                let passed =
                    claims.iter().all(|claim| matches!(&claim.node, Claim::Diagnostic { code, .. } if found(code)));
                let mut codes: Vec<String> = problems.iter().map(|problem| problem.code().name().to_owned()).collect();
                codes.dedup();
                let unexpected = problems.into_iter().filter(|problem| !claimed(problem.code())).collect();
                let failure = Failure { breakdown: None, corrections: Vec::new(), beyond_figures: true };
                ((!passed).then(|| Box::new(failure)), vec![Expected::Failed(codes)], unexpected)
            }
        };
        let passed = failure.is_none();
        let tally = &mut self.tally;
        let count = if passed { &mut tally.passed } else { &mut tally.failed };
        *count = count.saturating_add(1);
        self.yield_outcome(span, OutcomeKind::Expectation(ExpectationOutcome { passed, expected, actual, failure }));
        if unexpected.is_empty() { Ok(()) } else { Err(unexpected) }
    }
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

/// A claim as it is shown.
#[must_use]
pub fn shown(claim: &Claim) -> Expected {
    match claim {
        Claim::Figure { side, value, approximate, unit, .. } => {
            Expected::Figure { side: *side, value: value.clone(), digits: *approximate, unit: *unit }
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
    /// Whether the two are of one kind, so that another figure would hold.
    comparable: bool,
}

/// What is known of why claims do not hold.
fn failure(claims: &[Spanned<Claim>], checked: &[Checked], breakdown: Breakdown) -> Failure {
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
    failure.breakdown = Some(breakdown);
    failure
}

/// Whether a claim holds of a scored ruling, and the same quantity as it is.
fn claim_of(claim: &Claim, breakdown: &Breakdown) -> Checked {
    match claim {
        Claim::Figure { side, value, approximate, unit, .. } => figure(*side, value, *approximate, *unit, breakdown),
        Claim::Diagnostic { severity, code } => {
            let found =
                breakdown.diagnostics.iter().any(|diagnostic| code.eq_ignore_ascii_case(diagnostic.code().name()));
            let codes = breakdown.diagnostics.iter().map(|diagnostic| diagnostic.code().name().to_owned()).collect();
            let actual = if found {
                Expected::Diagnostic(severity.word(), code.to_lowercase())
            } else {
                Expected::Failed(codes)
            };
            Checked { holds: found, actual, comparable: false }
        }
        Claim::Stands => {
            let by_row = breakdown.scored.damage.as_ref().is_some_and(|finding| finding.applied == DamageRow::Stands);
            let by_note = breakdown.diagnostics.iter().any(|diagnostic| diagnostic.code() == Code::NoDamage);
            let holds = by_row || by_note;
            let actual = if holds { Expected::Stands } else { both_figures(breakdown) };
            Checked { holds, actual, comparable: false }
        }
    }
}

fn both_figures(breakdown: &Breakdown) -> Expected {
    let value = breakdown.figure(Side::NS).points.clone();
    Expected::Figure { side: Side::NS, value, digits: None, unit: None }
}

fn figure(side: Side, value: &Exact, digits: Option<u32>, unit: Option<Unit>, breakdown: &Breakdown) -> Checked {
    let figure = breakdown.figure(side);
    let own = unit_of(breakdown);
    let (actual, comparable) = match unit {
        None => (figure.points.clone(), true),
        asked if asked == own => (figure.points.clone(), true),
        Some(Unit::VictoryPoints) => {
            let victory = breakdown.matched.as_ref().and_then(|matched| matched.sides.by(side).victory_points.as_ref());
            match victory {
                Some(victory) => (victory.points.clone(), true),
                None => (figure.points.clone(), false),
            }
        }
        Some(Unit::Percent) => match &figure.share {
            Some(share) => (share * &Exact::from(100_i64), true),
            None => (figure.points.clone(), false),
        },
        Some(_) => (figure.points.clone(), false),
    };
    let holds = comparable && agrees(&actual, value, digits);
    let shown_unit = if comparable { unit } else { own };
    let actual = Expected::Figure { side, value: actual, digits: None, unit: shown_unit };
    Checked { holds, actual, comparable }
}

/// The unit of a ruling's points as an expectation writes it; points of Law 77 have none.
#[must_use]
pub fn unit_of(breakdown: &Breakdown) -> Option<Unit> {
    match breakdown.scored.unit() {
        Scored::Matchpoints => Some(Unit::Matchpoints),
        Scored::Imps => Some(Unit::Imps),
        Scored::VictoryPoints => Some(Unit::VictoryPoints),
        Scored::TotalPoints => None,
    }
}

/// Equality, or for an approximate figure equality at the digits that were written, halves away from zero.
#[must_use]
pub fn agrees(actual: &Exact, claimed: &Exact, digits: Option<u32>) -> bool {
    let Some(digits) = digits else { return actual == claimed };
    let unit = 10_i64.checked_pow(digits).and_then(|scale| Exact::fraction(1, scale)).unwrap_or(Exact::ONE);
    actual.round_to(&unit, Rounding::HalfAwayFromZero) == *claimed
}
