//! The cost of a question, in steps: twice the input costs about twice as much, and a question beyond the limits is
//! refused. Steps are counted, so that these figures are the same on every machine.

use redress_core::number::{Divisor, Exact};
use redress_core::ruling::{Ruling, SideRuling};
use redress_core::scoring::{MOST_LINES, Origin, Scoring, ScoringError};
use redress_core::situation::{AssessError, Row, Situation, Traveller, assess, evaluate};
use redress_core::work::{Excess, Limits, Work};
use std::sync::Arc;

/// `n` outcomes of equal weight, on both sides of nothing.
fn weighted(n: usize) -> Ruling {
    let outcome = |at: usize| {
        let score = 50 + 10 * i32::try_from(at).unwrap();
        (part(n), if at.is_multiple_of(2) { score } else { -score })
    };
    Ruling::Both(SideRuling::weighted((0..n).map(outcome)))
}

fn part(n: usize) -> Exact {
    Exact::ONE / Divisor::new(Exact::from(i64::try_from(n).unwrap())).unwrap()
}

/// `n` tables, each with a score of its own.
fn field(n: usize) -> Traveller {
    Traveller::of_scores((0..n).map(|at| (10 * i32::try_from(at).unwrap() - 3_000, 1)))
}

/// `n` tables, each with a weighted ruling of its own.
fn weighted_field(n: usize) -> Traveller {
    let row = |at: usize| {
        let score = 10 * i32::try_from(at).unwrap() - 3_000;
        Row::new(Ruling::Both(SideRuling::weighted([(Exact::percent(60), score), (Exact::percent(40), score - 7)])))
    };
    Traveller::new((0..n).map(row))
}

/// The steps that something takes in a situation.
fn steps(situation: &Situation, ask: impl Fn(&Situation)) -> u64 {
    let work = Work::within(Limits::STATEMENT);
    ask(&situation.clone().within(work.clone()));
    assert_eq!(work.excess(), None);
    work.steps()
}

/// Twice the input takes at most about twice the steps.
#[track_caller]
fn linear(what: &str, at: impl Fn(usize) -> u64) {
    for n in [100, 200] {
        let (one, two) = (at(n), at(2 * n));
        assert!(one > 0, "{what}: nothing is counted");
        assert!(two * 10 <= one * 22, "{what}: {n} take {one} steps, {} take {two}", 2 * n);
    }
}

fn situations(n: usize) -> Vec<(&'static str, Situation)> {
    let few = Traveller::of_scores([(620, 3), (500, 1), (300, 3), (-100, 2)]);
    let pairs = |scoring| Situation::new().with_traveller(few.clone()).with_scoring(scoring);
    let both = |scoring| Situation::new().with_traveller(field(n)).with_scoring(scoring);
    vec![
        ("matchpoints", pairs(Scoring::Matchpoints)),
        ("cross-imps", pairs(Scoring::CrossImps)),
        ("butler", pairs(Scoring::Butler)),
        ("total points", pairs(Scoring::TotalPoints)),
        ("matchpoints, a large field", both(Scoring::Matchpoints)),
        ("cross-imps, a large field", both(Scoring::CrossImps)),
        ("butler, a large field", both(Scoring::Butler)),
        ("imps", Situation::new().with_other_table(weighted(n))),
        ("board-a-match", Situation::new().with_other_table(weighted(n)).with_scoring(Scoring::BoardAMatch)),
    ]
}

#[test]
fn a_ruling_of_many_outcomes_costs_as_much_as_it_has() {
    for (at, (name, _)) in situations(1).into_iter().enumerate() {
        let situation = |n: usize| situations(n).swap_remove(at).1;
        linear(name, |n| steps(&situation(n), |here| drop(evaluate(&weighted(n), here).unwrap())));
        linear(name, |n| steps(&situation(n), |here| drop(assess(&weighted(n), here).unwrap())));
    }
}

#[test]
fn what_many_rows_get_costs_as_much_as_they_are() {
    let two = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 620), (Exact::percent(40), -100)]));
    for scoring in [Scoring::Matchpoints, Scoring::CrossImps, Scoring::Butler] {
        for rows in [field, weighted_field] {
            let situation = |n| Situation::new().with_traveller(rows(n)).with_scoring(scoring);
            linear("protocol", |n| steps(&situation(n), |here| drop(here.protocol().unwrap())));
            linear("entry", |n| steps(&situation(n), |here| drop(here.entry(&two).unwrap())));
            let effects = |here: &Situation| drop(here.effects(&assess(&two, here).unwrap()).unwrap());
            linear("effects", |n| steps(&situation(n), effects));
        }
    }
}

/// The comparisons that are listed one by one are bounded; the sums are those of all, as few outcomes show: here each
/// outcome meets itself, and one's gain is the other's loss.
#[test]
fn comparisons_are_listed_as_far_as_anybody_reads_them() {
    let lines = |n: usize, situation: Situation| {
        let assessment = assess(&weighted(n), &situation).unwrap();
        let figure = assessment.figure(redress_core::ruling::Side::NS).points.clone();
        let components = assessment.components(redress_core::ruling::Side::NS);
        let listed = components.iter().map(|component| match &component.origin {
            Origin::Comparisons { lines, .. } => lines.len(),
            _ => panic!("no comparisons"),
        });
        (figure, listed.sum::<usize>())
    };
    let imps = |n| lines(n, Situation::new().with_other_table(weighted(n)));
    // Both rooms have the same: nobody gains (Law 12C1(c): every outcome here meets every outcome there).
    assert_eq!(imps(40), (Exact::ZERO, 1_600));
    assert_eq!(imps(80), (Exact::ZERO, 0));
    assert_eq!(MOST_LINES, 2_000);
}

#[test]
fn what_costs_too_much_is_refused() {
    let tight = Limits { steps: 1_000, ..Limits::STATEMENT };
    let situation = Situation::new().with_other_table(weighted(100)).within(Work::within(tight));
    let refused = |error: AssessError| match error {
        AssessError::Scoring { error: ScoringError::TooMuch(excess), .. } => excess,
        other => panic!("{other}"),
    };
    assert_eq!(refused(evaluate(&weighted(100), &situation).unwrap_err()), Excess::Steps { limit: 1_000 });
    // Once it is too much it stays so, and says the same.
    assert_eq!(situation.work().unwrap().excess(), Some(Excess::Steps { limit: 1_000 }));
    assert!(evaluate(&Ruling::Both(SideRuling::score(620)), &situation).is_err());

    let small = Limits::STATEMENT.with_megabytes(0);
    let situation = Situation::new().with_other_table(weighted(2)).within(Work::within(small));
    assert_eq!(refused(assess(&weighted(2), &situation).unwrap_err()), Excess::Memory { megabytes: 0 });
}

/// A caller who stops gets no figure, and the figures are the same where nobody counts.
#[test]
fn counting_changes_no_figure() {
    let situation = || Situation::new().with_traveller(field(50)).with_scoring(Scoring::CrossImps);
    let counted = situation().within(Work::within(Limits::STATEMENT));
    assert_eq!(evaluate(&weighted(30), &situation()).unwrap(), evaluate(&weighted(30), &counted).unwrap());
    assert_eq!(situation(), counted, "what counts is no part of what is judged");
    let stopped = situation().within(Work::stopped_by(Limits::STATEMENT, Some(Arc::new(|| true))));
    assert!(evaluate(&weighted(5_000), &stopped).is_err());
    assert_eq!(stopped.work().unwrap().excess(), Some(Excess::Stopped));
}

/// Figures beside an answer have a share of their own: they neither add to the answer's cost nor refuse it.
#[test]
fn what_stands_beside_has_a_share_of_its_own() {
    let work = Work::within(Limits { steps: 400, ..Limits::STATEMENT });
    let aside = work.aside();
    assert!(aside.spend(100).is_ok());
    assert_eq!(aside.spend(1), Err(Excess::Steps { limit: 100 }));
    assert_eq!((work.steps(), work.excess()), (0, None));
    assert!(work.foresee(400).is_ok() && work.excess().is_none());
    assert!(work.foresee(401).is_err());
}
