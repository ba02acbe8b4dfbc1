#![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]
use super::*;
use crate::number::Exact;
use crate::ruling::{Side, Unit};

/// The spans of a text as `kind:text`.
fn spans(text: &Text) -> Vec<String> {
    text.spans().map(|span| format!("{:?}:{}", span.kind, span.text)).collect()
}

#[test]
fn plural_forms() {
    let counts = [0, 1, 2, 5, 12, 21, 22, 25, 112].map(|count| results(Locale::Pl, count).to_string());
    let words = ["0 wyników", "1 wynik", "2 wyniki", "5 wyników", "12 wyników", "21 wyników", "22 wyniki"];
    assert_eq!(counts[..7], words);
    assert_eq!(counts[7..], ["25 wyników", "112 wyników"]);
    let half = Exact::fraction(19, 2).unwrap();
    assert_eq!(top_of(Locale::Pl, "18", &half).to_string(), "maks 18 (9,5 wyniku)");
    assert_eq!(top_of(Locale::En, "18", &half).to_string(), "top 18, 9.5 results");
    assert_eq!(top_of(Locale::En, "18", &Exact::ONE).to_string(), "top 18, 1 result");
    assert_eq!(expectations_tally_failed(Locale::Pl, 5, 2).to_string(), "5 oczekiwań spełnionych, niespełnionych: 2");
}

#[test]
fn arguments_keep_their_kinds() {
    let points = figures::points(Locale::Pl, &Exact::fraction(49, 5).unwrap());
    let report = working_rounded(Locale::Pl, Side::EW, &points, points.clone());
    assert_eq!(report.to_string(), "WE: 9,8 zaokrąglone do 9,8.");
    assert_eq!(
        spans(&report),
        ["Side:WE", "Plain:: ", "Points:9,8", "Plain: zaokrąglone do ", "Points:9,8", "Plain:."]
    );
}

#[test]
fn code_and_laws_are_spans() {
    let report = damage_stands(Locale::En, Side::NS);
    assert!(report.to_string().starts_with("Score stands: NS obtained"), "{report}");
    assert!(report.unmarked().starts_with("Score stands: NS obtained"));
    let laws: Vec<_> =
        report.spans().filter(|span| span.kind == SpanKind::Law).map(|span| span.text.to_string()).collect();
    assert_eq!(laws, ["12B1"]);
    // Text between backticks is typed together with the text around it.
    let report = prompt_file_missing(Locale::En, "load");
    assert_eq!(spans(&report), ["Code::load", "Plain: needs a file: ", "Code::load evening.ruling"]);
}

#[test]
fn what_may_be_absent() {
    assert_eq!(exam_board(Locale::En, None, None, ExamBoardVulnerable::Unknown).to_string(), "The board.");
    let dealer = Some(seat_south(Locale::En).into());
    let report = exam_board(Locale::En, Some(7.into()), dealer, ExamBoardVulnerable::Both);
    assert_eq!(report.to_string(), "Board 7, dealer South, both sides vulnerable.");
    let boards = |count| exam_match(Locale::Pl, ExamMatchForm::Plain, count, None, None, None).to_string();
    assert_eq!(
        [0, 1, 22, 25].map(boards),
        ["Mecz.", "Mecz na 1 rozdanie.", "Mecz na 22 rozdania.", "Mecz na 25 rozdań."]
    );
}

#[test]
fn figures_of_each_language() {
    let value = Exact::fraction(-5, 2).unwrap();
    let both = |figure: fn(Locale, &Exact) -> Text| Locale::ALL.map(|locale| figure(locale, &value).to_string());
    assert_eq!(both(figures::points), ["−2.5", "−2,5"]);
    assert_eq!(both(figures::share), ["−250%", "−250%"]);
    assert_eq!(both(figures::victory_points), ["−2.50", "−2,50"]);
    assert_eq!(figures::amount(Locale::Pl, &-value, Unit::Imps).to_string(), "+2,5");
    assert_eq!(figures::score(-100).to_string(), "−100");
    assert_eq!(figures::cards(Locale::Pl, "AKQJT9").to_string(), "AKDW109");
    assert_eq!(Locale::ALL.map(|locale| figures::side_letter(locale, Side::EW)), ['E', 'W']);
}

#[test]
fn texts_are_put_together() {
    let mut text = Text::from("a") + " b" + Span::code("c") + Span::code("d");
    text += String::from(" e");
    assert_eq!(text.to_string(), "a b`c``d` e");
    assert_eq!(spans(&text), ["Plain:a b", "Code:c", "Code:d", "Plain: e"]);
    assert_eq!(text.plain(), "a b`c``d` e");
    assert_eq!(Text::joined(["x".into(), "y".into()], &", ".into()).plain(), "x, y");
    assert!(Text::default().is_empty() && Text::default().spans().next().is_none());
}

#[test]
fn what_is_looked_up() {
    assert_eq!(by_name(Locale::Pl, "value-win-2").unwrap().to_string(), "dwa za wygraną, jeden za remis");
    assert!(by_name(Locale::En, "setting").is_none());
    let report = explanation(Locale::Pl, "topic weighted").unwrap();
    assert_eq!(report.title, "zapisy ważone, przepis 12C1(c)");
    assert!(report.example.starts_with("traveller {") && report.example.ends_with('}'), "{}", report.example);
    assert_eq!(explanation(Locale::En, "code encoding").unwrap().example, "");
    assert!(explanation(Locale::En, "topic none").is_none());
}

#[test]
fn what_is_rounded_is_not_said_to_be_equal() {
    let third = Exact::fraction(1, 3).unwrap();
    let equation = Text::from("3 / 9 = ") + figures::points(Locale::En, &third) + ".";
    let rendered = equation.approximated();
    assert_eq!(rendered.to_string(), "3 / 9 ≈ 0.3333.");
    assert_eq!(spans(&rendered), ["Plain:3 / 9 ", "Points:≈ 0.3333", "Plain:."]);
    let exact = Text::from("1 / 2 = ") + figures::points(Locale::En, &Exact::fraction(1, 2).unwrap());
    assert_eq!(exact.clone().approximated(), exact);
}
