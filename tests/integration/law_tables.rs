//! Laws 23, 29 to 32 and 64A written as plain conditions, in another form than the procedures have, over every combination.

use crate::harness::Run;
use serde_json::Value;

/// The incidents of rows of a script, one each.
fn incidents(table: &str, rows: &[String]) -> Vec<Value> {
    let script: String = rows.iter().map(|row| format!("incident {row}\n")).collect();
    let document = Run::script(&format!("{table}{script}")).json();
    let results = document["results"].as_array().unwrap().iter();
    let found: Vec<Value> = results.filter(|result| result["kind"] == "incident").cloned().collect();
    assert_eq!(found.len(), rows.len(), "{document:#}");
    found
}

/// Each obligation as `N pass once 31A2(b)`.
fn obligations(found: &Value) -> Vec<String> {
    let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let all = found["obligations"].as_array().unwrap().iter();
    all.map(|one| ["who", "must", "for", "law"].map(|key| text(one, key)).join(" ")).collect()
}

fn rests_on(found: &Value, law: &str) -> bool {
    found["laws"].as_array().unwrap().iter().any(|one| *one == law)
}

fn word(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// South calls out of turn: the Law and the obligations.
fn out_of_turn(call: &str, turn: &str, before: bool, accepted: bool, then: &str, same: bool) -> (String, Vec<String>) {
    let number = match call {
        "pass" => 30,
        "x" => 32,
        _ => 31,
    };
    if turn == "lho" && before {
        return (if call == "pass" { "30B2" } else { "31C" }.to_owned(), Vec::new());
    }
    if accepted {
        return ("29A".to_owned(), Vec::new());
    }
    if turn == "rho" && call == "pass" {
        return ("30A".to_owned(), vec!["S pass once 30A".to_owned()]);
    }
    if turn == "rho" && then == "pass" {
        let law = format!("{number}A1");
        return (law.clone(), vec![format!("S repeat-call once {law}")]);
    }
    let law = match (number, same) {
        (30, _) => "30B1(b)".to_owned(),
        (_, true) => format!("{number}A2(a)"),
        (_, false) => format!("{number}A2(b)"),
    };
    if same {
        return (law, Vec::new());
    }
    let must = vec![format!("N pass once {law}"), "N not-lead while-on-lead 26B".to_owned()];
    (law, must)
}

#[test]
fn every_call_out_of_turn_and_what_followed() {
    let mut rows = Vec::new();
    let mut expected = Vec::new();
    for call in ["pass", "1NT", "x"] {
        for turn in ["rho", "partner", "lho"] {
            for then in ["pass", "other"] {
                for at in 0..8_u8 {
                    let holds = |bit: u8| at >> bit & 1 == 1;
                    rows.push(format!(
                        "call-out-of-turn by S {{ call: {call}; turn: {turn}; called-before: {}; accepted: {}; \
                         rho-then: {then}; replaced: 2C; comparable: {} }}",
                        word(holds(0)),
                        word(holds(1)),
                        word(holds(2))
                    ));
                    expected.push(out_of_turn(call, turn, holds(0), holds(1), then, holds(2)));
                }
            }
        }
    }
    for ((found, row), (law, must)) in incidents("", &rows).iter().zip(&rows).zip(&expected) {
        assert_eq!((found["verdict"].as_str(), &obligations(found)), (Some("play-on"), must), "{row}");
        assert!(rests_on(found, law), "{law}: {row}: {found:#}");
    }
}

/// Law 64A: two tricks where the offender won the revoke trick and his side another, one where it won any. Revokes on one
/// board add up, so that each has a board of its own here.
#[test]
fn every_transfer_of_tricks() {
    for won in ["offender", "partner", "opponents"] {
        for tricks in 0..=6_u8 {
            if tricks == 0 && won != "opponents" {
                continue;
            }
            let row = format!(
                "revoke by W {{ established: yes; exception: none; trick-won: {won}; tricks-after: {tricks}; equity: no }}"
            );
            let found = incidents("board 1\nobtained 4S-3 S\n", std::slice::from_ref(&row)).remove(0);
            let (verdict, result, law) = match (won, tricks) {
                (_, 0) => ("stands", Value::Null, "64B1"),
                ("offender", 1) => ("transfer", "4♠-2 S".into(), "64A1"),
                ("offender", _) => ("transfer", "4♠-1 S".into(), "64A1"),
                _ => ("transfer", "4♠-2 S".into(), "64A2"),
            };
            assert_eq!((&found["verdict"], &found["result"]), (&verdict.into(), &result), "{row}");
            assert!(rests_on(&found, law), "{row}: {found:#}");
        }
    }
}

/// Laws 23C, 27D and 72C: help by the withdrawn call where it was replaced by a comparable one; otherwise what the player
/// could have known.
#[test]
fn every_withdrawn_call() {
    for comparable in [true, false] {
        for knew in [true, false] {
            for assisted in [true, false] {
                let row = format!(
                    "withdrawn-call by E {{ comparable: {}; could-know: {}; assisted: {} }}",
                    word(comparable),
                    word(knew),
                    word(assisted)
                );
                let found = incidents("", std::slice::from_ref(&row)).remove(0);
                let adjusts = assisted && (comparable || knew);
                assert_eq!(found["verdict"], if adjusts { "adjust" } else { "stands" }, "{row}: {found:#}");
                assert_eq!(found["if"] == "damaged", adjusts, "{row}");
                assert!(rests_on(&found, if comparable { "23C" } else { "72C" }), "{row}: {found:#}");
            }
        }
    }
}
