//! Inadmissible and simultaneous calls, defective tricks and errors in the score: the Laws 33, 35 to 39, 67B1 and 79 written
//! as plain conditions.

use crate::harness::Run;
use serde_json::Value;

/// The last incident of a script.
fn incident(script: &str) -> Value {
    let document = Run::script(script).json();
    let results = document["results"].as_array().unwrap();
    let found = results.iter().rfind(|result| result["kind"] == "incident");
    found.unwrap_or_else(|| panic!("{script}: {document:#}")).clone()
}

/// Each obligation as `W pass throughout 37`.
fn obligations(found: &Value) -> Vec<String> {
    let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let all = found["obligations"].as_array().unwrap();
    all.iter().map(|one| ["who", "must", "for", "law"].map(|key| text(one, key)).join(" ")).collect()
}

fn cites(found: &Value, law: &str) -> bool {
    found["laws"].as_array().unwrap().iter().any(|one| *one == law)
}

fn word(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// Laws 36 to 39: the call of the player on the left ends most of it; otherwise both partners pass and leads are restricted.
#[test]
fn every_inadmissible_call() {
    for kind in ["double", "must-pass", "over-seven", "after-auction"] {
        for at in 0..16_u8 {
            let holds = |bit: u8| at >> bit & 1 == 1;
            let (faced, lho, for_good, acted) = (holds(0), holds(1), holds(2), holds(3));
            let script = format!(
                "incident inadmissible-call by E {{ kind: {kind}; lead-faced: {}; lho-called: {}; for-good: {}; \
                 defender-acted: {} }}\n",
                word(faced),
                word(lho),
                word(for_good),
                word(acted)
            );
            let found = incident(&script);
            let mut expected: Vec<&str> = Vec::new();
            let law = match kind {
                "double" => "36",
                "must-pass" => "37",
                "over-seven" => "38",
                _ => "39",
            };
            if kind == "double" && !faced && !lho {
                expected.extend(["E replace-call once 36", "W pass throughout 36"]);
            }
            if kind == "must-pass" && !lho {
                expected.extend(["E pass throughout 37", "W pass throughout 37"]);
            }
            if kind == "must-pass" && lho && for_good {
                expected.push("E pass throughout 37");
            }
            if kind == "over-seven" {
                expected.extend(["E pass throughout 38", "W pass throughout 38"]);
            }
            let restricts = match kind {
                "double" => !faced && !lho,
                "after-auction" => !lho && acted,
                _ => !lho,
            };
            if restricts {
                expected.push("W not-lead while-on-lead 26B");
            }
            assert_eq!(obligations(&found), expected, "{script}");
            assert!(cites(&found, law), "{script}");
            let stands = kind == "double" && faced;
            assert_eq!(found["verdict"], if stands { "stands" } else { "play-on" }, "{script}");
        }
    }
    // The auction shows the kind of a double that Law 19 does not allow.
    let document = Run::script("board 1\nauction \"1S pass [x]\"\n").json();
    assert_eq!(document["results"][0]["leads_to"]["procedure"], "inadmissible-call", "{document:#}");
    let found = incident("board 1\nauction \"1S pass [x]\"\nincident inadmissible-call { lho-called: no }\n");
    assert_eq!(found["by"], "S");
    assert_eq!(found["steps"][0]["from"], "auction");
}

/// Law 33: the call not in turn is the later one.
#[test]
fn simultaneous_calls_lead_on() {
    for (second, also) in [("insufficient", "insufficient-bid"), ("out-of-turn", "call-out-of-turn")] {
        assert_eq!(incident(&format!("incident simultaneous-calls by S {{ second: {second} }}\n"))["also"], also);
    }
}

/// Law 67B1: since 2017 a card that was not played counts as a revoke, whether the player has the suit led or not.
#[test]
fn a_card_not_played_costs_one_trick() {
    for suit_led in ["suit-led: yes; ", "suit-led: no; ", ""] {
        for tricks in [0, 1, 3] {
            let script = format!(
                "board 1\nobtained 4S-1 S\nincident defective-trick by E {{ error: omitted; played-on: yes; {suit_led}\
                 tricks-after: {tricks} }}\n"
            );
            let found = incident(&script);
            let law = if suit_led == "suit-led: yes; " { "67B1(a)" } else { "67B1(b)" };
            assert_eq!(found["verdict"], if tricks == 0 { "stands" } else { "transfer" }, "{script}");
            assert!(cites(&found, law) && cites(&found, "64A2") == (tricks > 0), "{script}{found:#}");
        }
    }
}

/// Law 79: in time every error is put right, later one beyond doubt alone; after the round the director has to be convinced.
#[test]
fn scores_and_tricks_won() {
    for (rows, law, first) in [
        ("period-over: no", "79C1", "The entry was wrong, and it is put right for both sides."),
        ("period-over: yes; certain: yes", "79C2", "The entry was wrong, and it is put right for both sides."),
        ("period-over: yes; certain: no", "79C2", "The correction period is over."),
        (
            "disputed: yes; claim-made: no; round-over: yes; convinced: yes",
            "79B3",
            "I am convinced what the result at the table was.",
        ),
        (
            "disputed: yes; claim-made: no; round-over: yes; convinced: no",
            "79B3",
            "The director was called too late, and the result is not certain.",
        ),
    ] {
        let found = incident(&format!("incident score-error {{ {rows} }}\n"));
        assert!(found["verdict"] == "stands" && cites(&found, law) && found["say"][0] == first, "{rows}: {found:#}");
    }
    let found = incident("incident tricks-won { disputed: yes; claim-made: yes }\n");
    assert_eq!((&found["procedure"], &found["also"]), (&"score-error".into(), &"claim".into()));
    assert!(cites(&incident("incident tricks-won { disputed: yes; claim-made: no; round-over: no }\n"), "79B2"));
}
