//! Inadmissible and simultaneous calls, defective tricks and errors in the score: the Laws 33, 35 to 39, 67B1 and 79 written
//! as plain conditions.

use crate::harness::{Run, cites, incident, obligations, yes_or_no};
use serde_json::Value;

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
            yes_or_no(self.faced),
            yes_or_no(self.lho),
            yes_or_no(self.in_turn),
            yes_or_no(self.for_good),
            yes_or_no(self.acted)
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
            "over-seven" => "38C",
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
            "37B" | "38C" => vec![throughout("E"), throughout("W")],
            _ => Vec::new(),
        };
        let restricts = ["36B2", "36B4", "37B", "39C"].contains(&law) || law == "38C" && !self.lho;
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

/// The calls in brackets tell the procedure and what it asks of them, wherever they stand.
#[test]
fn the_auction_answers_what_it_shows() {
    let leads_to = |calls: &str| {
        let document = Run::script(&format!("board 1\nauction \"{calls}\"\n")).json();
        let leads_to = &document["results"][0]["leads_to"];
        format!("{} {}", leads_to["procedure"].as_str().unwrap_or("-"), leads_to["open"][0].as_str().unwrap_or("-"))
    };
    for (calls, expected) in [
        // Law 32: an inadmissible double may not be accepted, out of turn either. The auction ends with it, so that nobody has
        // called over it.
        ("1C [S:X]", "inadmissible-call -"),
        ("1C [E:XX]", "inadmissible-call -"),
        ("1C [S:1C]", "call-out-of-turn accepted"),
        ("1S [8H]", "inadmissible-call -"),
        ("1S P P P [X]", "inadmissible-call -"),
        ("1S P P P [E:P]", "inadmissible-call -"),
        ("P P P P [1S]", "inadmissible-call -"),
        ("1S P [X]", "inadmissible-call -"),
        ("1C [S:X] [W:1S]", "inadmissible-call -"),
        // The left-hand opponent has accepted the call by calling over it (29A).
        ("1C [S:1H] [W:1S]", "- -"),
    ] {
        assert_eq!(leads_to(calls), expected, "{calls}");
    }
    for (calls, rows, law, must) in [
        ("1C [S:1H] P 1H", "coot { }", "31A1", vec!["S repeat-call once 31A1"]),
        ("1C [S:1H] 1S 2H", "coot { comparable: yes }", "31A2(a)", vec![]),
        (
            "1C [S:X] 1H",
            "inadmissible-call { lead-faced: no; lho-called: no }",
            "36B4",
            vec!["N pass throughout 36B4", "N not-lead while-on-lead 26B"],
        ),
        ("1C [S:1H] [W:1S]", "coot { }", "29A", vec![]),
        // 36: the player on the left has called over it, has not, or has by the director's word.
        ("1C [S:X] [W:1S]", "inadmissible-call { }", "36A", vec![]),
        (
            "1S P [X] 2H",
            "inadmissible-call { }",
            "36B2",
            vec!["S replace-call once 36B2", "N pass throughout 36B2", "N not-lead while-on-lead 26B"],
        ),
        ("1S P [X]", "inadmissible-call { lho-called: yes }", "36A", vec![]),
        ("1S P P P [E:X]", "inadmissible-call { lho-called: no }", "39C", vec!["W not-lead while-on-lead 26B"]),
        ("1S P P P [S:X]", "inadmissible-call { lho-called: no }", "39B", vec![]),
        ("P P P P [1S]", "inadmissible-call { lho-called: no }", "39B", vec![]),
        (
            "1S [8H]",
            "inadmissible-call { lho-called: no }",
            "38C",
            vec!["E pass throughout 38C", "W pass throughout 38C", "W not-lead while-on-lead 26B"],
        ),
    ] {
        let found = incident(&format!("board 1\nauction \"{calls}\"\nincident {rows}\n"));
        assert!(found["verdict"] == "play-on" && cites(&found, law), "{calls}: {found:#}");
        assert_eq!(obligations(&found), must, "{calls}");
    }
    // By the Laws of 2007 the auction also tells whether anybody has bid before a pass out of turn.
    for (calls, law) in [("[E:P]", "30A"), ("1S [S:P]", "30B1")] {
        let script = format!("set edition 2007\nboard 1\nauction \"{calls}\"\nincident coot {{ accepted: no }}\n");
        let found = incident(&script);
        assert!(cites(&found, law), "{calls}: {found:#}");
    }
    // Without brackets a bid of eight is none.
    let refused = Run::script("board 1\nauction \"1S 8H\"\n").done().exits(3).stderr;
    assert!(refused.contains("`8H` is not a call"), "{refused}");
}

/// A lead by the wrong player leads to its procedure, which takes player and card from it; and who is on lead did not lead out
/// of turn.
#[test]
fn the_lead_answers_what_it_shows() {
    let led = |lead: &str, rows: &str| {
        format!("board 1\nauction \"1S P 4S P P P\"\nlead D2{lead}\nincident opening-lead-out-of-turn{rows}\n")
    };
    let document = Run::script("board 1\nauction \"1S P 4S P P P\"\nlead D2 by W\n").json();
    assert_eq!(document["results"][1]["leads_to"], "opening-lead-out-of-turn", "{document:#}");
    let document = Run::script("board 1\nauction \"1S P 4S P P P\"\nlead D2\n").json();
    assert_eq!(document["results"][1]["leads_to"], Value::Null, "{document:#}");
    let found = incident(&led(" by W", " { choice: require }"));
    assert_eq!((&found["by"], obligations(&found)), (&"W".into(), vec!["E lead first-lead 50D2(a)".to_owned()]));
    let found = incident(&led(" by S", " { }"));
    assert!(cites(&found, "54E"), "{found:#}");
    let document = Run::script(&led("", " by E { choice: require }")).json();
    let places: Vec<u64> =
        document["diagnostics"].as_array().unwrap().iter().filter_map(|one| one["line"].as_u64()).collect();
    assert_eq!(places, [4, 2], "{document:#}");
}

/// A card in place of the word for its player: the auction tells whose it was.
#[test]
fn the_card_of_a_revoke() {
    let found = |by: &str| {
        let script =
            format!("board 1\nauction \"1S P 4S P P P\"\nincident revoke by {by} {{ established: no; card: C3 }}\n");
        incident(&script)
    };
    let defender = found("W");
    assert_eq!(defender["steps"][1]["answer"], "defender");
    assert_eq!(defender["obligations"][1]["card"], "♣3", "{defender:#}");
    assert_eq!(
        (&found("N")["steps"][1]["answer"], &found("S")["steps"][1]["answer"]),
        (&"declarer".into(), &"dummy".into())
    );
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
    let right = "The entry was wrong, and it is put right for both sides.";
    for (rows, law, first) in [
        ("period-over: no", "79C1", right),
        ("period-over: yes; certain: yes", "79C2", right),
        ("period-over: yes; certain: no", "79C2", "The correction period is over."),
        (
            "disputed: yes; claim-made: no; round-over: yes; convinced: yes",
            "79B3",
            "I am convinced what the result at the table was.",
        ),
        (
            "disputed: yes; claim-made: no; round-over: yes; convinced: no",
            "79B3",
            "The director was called after the end of the round.",
        ),
    ] {
        let found = incident(&format!("incident score-error {{ {rows} }}\n"));
        assert!(found["verdict"] == "stands" && cites(&found, law) && found["say"][0] == first, "{rows}: {found:#}");
        // The headline of a score that is changed does not say that it stands.
        let shown = Run::script(&format!("incident score-error {{ {rows} }}\n")).done().stdout;
        assert!(!shown.contains("The table result stands"), "{rows}: {shown}");
    }
    let found = incident("incident tricks-won { disputed: yes; claim-made: yes }\n");
    assert_eq!((&found["procedure"], &found["also"]), (&"score-error".into(), &"claim".into()));
    assert!(cites(&incident("incident tricks-won { disputed: yes; claim-made: no; round-over: no }\n"), "79B2"));
}
