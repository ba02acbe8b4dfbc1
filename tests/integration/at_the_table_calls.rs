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

/// An inadmissible call by East.
struct Inadmissible {
    kind: &'static str,
    /// Noticed after the opening lead was faced (36C).
    faced: bool,
    /// South has called over it (36A, 37A, 39B).
    lho: bool,
    in_turn: bool,
    for_good: bool,
    /// A defender's bid, double or redouble after the auction (39C).
    acted: bool,
}

impl Inadmissible {
    fn row(&self) -> String {
        format!(
            "incident inadmissible-call by E {{ kind: {}; lead-faced: {}; lho-called: {}; in-turn: {}; for-good: {}; \
             defender-acted: {} }}\n",
            self.kind,
            word(self.faced),
            word(self.lho),
            word(self.in_turn),
            word(self.for_good),
            word(self.acted)
        )
    }

    fn law(&self) -> &'static str {
        match self.kind {
            "double" if self.faced => "36C",
            "double" if self.lho => "36A",
            "double" if self.in_turn => "36B2",
            "double" => "36B4",
            "must-pass" if self.lho => "37A",
            "must-pass" => "37B",
            "over-seven" => "38",
            _ if self.lho || !self.acted => "39B",
            _ => "39C",
        }
    }

    fn obligations(&self) -> Vec<String> {
        let law = self.law();
        let throughout = |seat: &str| format!("{seat} pass throughout {law}");
        let mut must = match law {
            "36B2" => vec![format!("E replace-call once {law}"), throughout("W")],
            "36B4" => vec![throughout("W")],
            "37A" if self.for_good => vec![throughout("E")],
            "37B" | "38" => vec![throughout("E"), throughout("W")],
            _ => Vec::new(),
        };
        let restricts = ["36B2", "36B4", "37B", "39C"].contains(&law) || law == "38" && !self.lho;
        must.extend(restricts.then(|| "W not-lead while-on-lead 26B".to_owned()));
        must
    }
}

/// Laws 36 to 39: the call of the player on the left ends most of it; otherwise both partners pass and leads are restricted.
#[test]
fn every_inadmissible_call() {
    for kind in ["double", "must-pass", "over-seven", "after-auction"] {
        for at in 0..32_u8 {
            let holds = |bit: u8| at >> bit & 1 == 1;
            let (faced, lho, in_turn, for_good, acted) = (holds(0), holds(1), holds(2), holds(3), holds(4));
            let one = Inadmissible { kind, faced, lho, in_turn, for_good, acted };
            let found = incident(&one.row());
            assert_eq!(obligations(&found), one.obligations(), "{}", one.row());
            assert!(cites(&found, one.law()), "{}: {found:#}", one.row());
            assert_eq!(found["verdict"], if one.law() == "36C" { "stands" } else { "play-on" }, "{}", one.row());
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
