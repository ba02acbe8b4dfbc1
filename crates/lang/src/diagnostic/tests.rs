#![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]
use super::*;
use crate::checks::FindingKind;
use crate::messages::SpanKind;
use crate::number::Exact;
use crate::ruling::{Outcome, Side, Unit};
use crate::scoring::ScaleProblem;

fn message(problem: &Problem) -> [(String, String); 2] {
    Locale::ALL.map(|locale| {
        let help = problem.help(locale).map(|help| help.to_string());
        (problem.message(locale).to_string(), help.unwrap_or_default())
    })
}

#[test]
fn what_is_missing_and_what_is_too_much() {
    let sum = |percent: i64| Problem::WeightsSum { sum: Exact::fraction(percent, 100).unwrap(), readings: Vec::new() };
    let [(english, help), (polish, _)] = message(&sum(90));
    assert_eq!(english, "the weights of this side sum to 90%; 10% is missing");
    assert!(help.starts_with("make the weights add up to 100%") && help.contains("as in `("), "{help}");
    assert_eq!(polish, "wagi tej strony sumują się do 90%; brakuje 10%");
    assert_eq!(message(&sum(110))[0].0, "the weights of this side sum to 110%; 10% too much");
    assert_eq!(sum(90).code(), Code::WeightsSum);
}

#[test]
fn what_could_have_stood_there() {
    let problem = |found: &str, expected: &[Expected], form| Problem::Unexpected {
        found: found.to_owned(),
        expected: expected.to_vec(),
        form,
    };
    let three = [Expected::Outcome, Expected::Written("%"), Expected::Written(")")];
    let [(english, help), (polish, _)] = message(&problem("x", &three, Some("+620: 3")));
    assert_eq!(english, "expected a score or a contract, `%` or `)`, found `x`");
    assert_eq!(help, "for example `+620: 3`");
    assert_eq!(polish, "oczekiwano: zapis albo kontrakt, `%` lub `)`; jest `x`");
    assert_eq!(
        message(&problem("", &three[..1], None))[0],
        ("expected a score or a contract at the end".into(), String::new())
    );
    assert_eq!(message(&problem("", &[], None))[0].0, "something is missing at the end");
    assert_eq!(message(&problem("x", &[], None))[0].0, "`x` does not belong here");
}

#[test]
fn what_was_meant() {
    let name = |name: &str, near: Option<&str>| Problem::UnknownGroup {
        name: name.to_owned(),
        suggestion: near.map(str::to_owned),
    };
    assert_eq!(message(&name("open", Some("Open")))[0].1, "did you mean `Open`?");
    assert_eq!(
        message(&name("C", Some("A")))[0].1,
        "`A` is one of its groups; without `in` a ruling belongs to the first"
    );
    assert!(message(&name("C", None))[0].1.starts_with("write groups, for example `traveller { group"));
}

#[test]
fn figures_in_the_readers_language() {
    let quarter = Exact::fraction(1, 4).unwrap();
    let (outcome, weight) = (Outcome::Score(620), Exact::fraction(5, 100).unwrap());
    let small = |change| {
        Problem::Finding(FindingKind::SmallWeight {
            weight: weight.clone(),
            least: Exact::percent(20),
            outcome: outcome.clone(),
            side: Side::EW,
            change,
            unit: Unit::Matchpoints,
        })
    };
    let [(english, _), (polish, _)] = message(&small(quarter));
    assert_eq!(english, "a 5% weight on `+620` changes EW by +0.25 MP; with so many outcomes the usual minimum is 20%");
    assert_eq!(polish, "waga 5% przy `+620` zmienia wynik WE o +0,25 PT; najmniejsza przy tylu zapisach to 20%");
    assert!(message(&small(Exact::ZERO))[0].0.starts_with("a 5% weight on `+620` does not change EW; "));
    let scale = Problem::ScaleBoards { name: "club".to_owned(), known: vec![16, 24], boards: 7 };
    let [(english, help), (polish, _)] = message(&scale);
    assert_eq!(english, "the scale `club` is not for 7 boards");
    assert_eq!(help, "it is written for 16 and 24 boards: `match boards 16 …`");
    assert_eq!(polish, "skala `club` nie jest na 7 rozdań");
    let gap = Problem::ScaleStep { problem: ScaleProblem::Gap(3) };
    assert_eq!(message(&gap)[0].0, "this step should begin at 3, right after the one before it");
}

#[test]
fn long_and_hidden_words_are_repeated_with_care() {
    let problem = |name: &str| Problem::CircularName { name: name.to_owned() };
    let message = problem(&"x".repeat(5000)).message(Locale::En);
    assert!(message.unmarked().chars().count() < 330, "{message}");
    assert!(message.spans().any(|span| span.kind == SpanKind::Code));
    assert_eq!(problem("a\u{202e}b").message(Locale::En).to_string(), "`aU+202Eb` refers back to itself");
}

#[test]
fn each_code_is_found_and_explained() {
    for code in Code::ALL {
        assert_eq!(Code::named(&code.name().to_uppercase()), Some(*code));
        for locale in Locale::ALL {
            assert!(code.explanation(locale).is_some_and(|page| !page.text.is_empty()), "{}", code.name());
        }
    }
}
