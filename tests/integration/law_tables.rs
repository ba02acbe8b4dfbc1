//! Laws 23, 28 to 32 and 64A written as plain conditions, in another form than the procedures have, over every combination.

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

/// A call out of turn by South.
struct OutOfTurn {
    call: &'static str,
    turn: &'static str,
    /// South had called before (30B2, 31C, 32C).
    before: bool,
    /// The opponent whose turn it was has called before the ruling (28B).
    called: bool,
    /// The left-hand opponent accepts it (29A).
    accepted: bool,
    /// Three passes in a row, that pass among them, and a player lost the turn (17D3).
    missed: bool,
    /// A pass that is artificial, or of partner's artificial call (30C).
    artificial: bool,
    then: &'static str,
    comparable: bool,
}

impl OutOfTurn {
    fn row(&self) -> String {
        format!(
            "call-out-of-turn by S {{ call: {}; turn: {}; called-before: {}; turn-called: {}; accepted: {}; missed-turn: {}; \
             artificial: {}; rho-then: {}; replaced: 2C; comparable: {} }}",
            self.call,
            self.turn,
            word(self.before),
            word(self.called),
            word(self.accepted),
            word(self.missed),
            word(self.artificial),
            self.then,
            word(self.comparable)
        )
    }

    /// The Laws that rule on it, and what it obliges to.
    fn ruling(&self) -> (Vec<String>, Vec<String>) {
        let free = |laws: &[&str]| (laws.iter().map(|law| (*law).to_owned()).collect(), Vec::new());
        if self.turn == "barred-rho" {
            return free(&["28A"]);
        }
        if self.turn == "lho" && self.before {
            return free(match self.call {
                "pass" => &["30B2"],
                "x" => &["32C"],
                _ => &["31C"],
            });
        }
        if self.turn == "rho" && self.called {
            return free(&["28B"]);
        }
        if self.accepted {
            return free(if self.call == "pass" && self.missed { &["17D3", "34"] } else { &["29A"] });
        }
        let number = match (self.call, self.artificial) {
            ("pass", false) => 30,
            ("x", _) => 32,
            _ => 31,
        };
        if self.turn == "rho" && (number == 30 || self.then == "pass") {
            let (law, duty) =
                if number == 30 { ("30A".to_owned(), "pass") } else { (format!("{number}A1"), "repeat-call") };
            return (vec![law.clone()], vec![format!("S {duty} once {law}")]);
        }
        let paragraph = if self.comparable { "(a)" } else { "(b)" };
        let law = if number == 30 { "30B1(b)".to_owned() } else { format!("{number}A2{paragraph}") };
        let mut laws = vec![law.clone()];
        laws.extend((number != 30 && self.turn != "rho").then(|| format!("{number}B2")));
        let silenced = vec![format!("N pass once {law}"), "N not-lead while-on-lead 26B".to_owned()];
        (laws, if self.comparable { Vec::new() } else { silenced })
    }
}

#[test]
fn every_call_out_of_turn_and_what_followed() {
    let mut all = Vec::new();
    for call in ["pass", "1NT", "x"] {
        for turn in ["rho", "barred-rho", "partner", "lho"] {
            for then in ["pass", "other"] {
                for at in 0..64_u8 {
                    let holds = |bit: u8| at >> bit & 1 == 1;
                    let (before, called, accepted) = (holds(0), holds(1), holds(2));
                    let (comparable, missed, artificial) = (holds(3), holds(4), holds(5));
                    if call != "pass" && (missed || artificial) {
                        continue;
                    }
                    all.push(OutOfTurn { call, turn, before, called, accepted, missed, artificial, then, comparable });
                }
            }
        }
    }
    for some in all.chunks(64) {
        let rows: Vec<String> = some.iter().map(OutOfTurn::row).collect();
        for (found, one) in incidents("", &rows).iter().zip(some) {
            let (laws, must) = one.ruling();
            assert_eq!((found["verdict"].as_str(), obligations(found)), (Some("play-on"), must), "{}", one.row());
            assert!(laws.iter().all(|law| rests_on(found, law)), "{laws:?}: {}: {found:#}", one.row());
            assert_eq!(found["also"] == "change-of-call", one.turn == "lho" && one.before, "{}", one.row());
        }
    }
}

/// Laws 30B1(a), 31B1 and 32B1: at partner's turn he calls first, and the withdrawn call is not for his use (16C2).
#[test]
fn partner_calls_after_a_call_at_his_turn() {
    for (call, artificial, law) in
        [("pass", "no", "30B1(a)"), ("pass", "yes", "31B1"), ("1NT", "no", "31B1"), ("x", "no", "32B1")]
    {
        let row = format!("coot by S {{ call: {call}; turn: partner; accepted: no; artificial: {artificial} }}");
        let found = incidents("", std::slice::from_ref(&row)).remove(0);
        assert!(rests_on(&found, law), "{row}: {found:#}");
        assert_eq!((&found["later"], obligations(&found).len()), (&serde_json::json!(["16C"]), 0), "{row}");
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
