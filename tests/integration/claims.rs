//! Claims and concessions by steps, and the lines that the cards left allow.

use crate::harness::{Run, incident};
use serde_json::Value;

fn claim(obtained: &str, incident_of: &str) -> Value {
    incident(&format!("board 1\nobtained {obtained}\nincident claim by {incident_of}\n"))
}

fn laws(found: &Value) -> Vec<&str> {
    found["laws"].as_array().unwrap().iter().filter_map(Value::as_str).collect()
}

#[test]
fn each_step_has_its_verdict() {
    for (page, verdict, law, result) in [
        ("E { concession: objected }", "play-on", "68B2", None),
        ("N { contested: played-on }", "stands", "68D2", None),
        ("N { claimed: 4; contested: no }", "stands", "69A", None),
        ("N { claimed: 4; agreed: yes }", "stands", "69A", None),
        ("N { claimed: 4; agreed: yes; withdrawn: no }", "stands", "69A", None),
        ("N { claimed: 4 of 6; agreed: yes; withdrawn: yes; likely-won: no }", "stands", "69B2", None),
        (
            "N { claimed: 4 of 6; agreed: yes; withdrawn: yes; likely-won: yes; tricks: 3 }",
            "transfer",
            "69B2",
            Some("4♠-1 N"),
        ),
        ("N { claimed: 4 of 6; agreed: yes; withdrawn: yes; likely-won: already }", "transfer", "69B1", None),
        ("N { claimed: 2 of 4; concession: yes }", "stands", "71", None),
        ("N { concession: yes; withdrawn: yes; could-be-lost: yes }", "stands", "71B", None),
        ("N { concession: yes; withdrawn: yes; could-be-lost: no }", "transfer", "71B", None),
        ("N { claimed: 2 of 4; withdrawn: yes; could-be-lost: no; tricks: 3 }", "transfer", "71B", Some("4♠+1 N")),
        (
            "N { claimed: 2 of 4; concession: yes; withdrawn: yes; could-be-lost: already; tricks: 3 }",
            "transfer",
            "71A",
            Some("4♠+1 N"),
        ),
        (
            "N { claimed: 4 of 6; trump-out: yes; trump-mentioned: no; unaware: yes; trump-trick: yes; tricks: 3 }",
            "transfer",
            "70C3",
            Some("4♠-1 N"),
        ),
        ("N { claimed: 4 of 6; trump-out: yes; tricks: 3 }", "transfer", "70C", Some("4♠-1 N")),
        ("N { claimed: 4 of 6; stated-line: no; tricks: 2 }", "transfer", "70D1", Some("4♠-2 N")),
        ("E { claimed: 2 of 4; partners-play: yes; tricks: 1 }", "transfer", "70D2", Some("4♠+1 N")),
        ("N { claimed: 4 of 6; statement: \"all high\"; finesse: yes; tricks: 3 }", "transfer", "70E1", Some("4♠-1 N")),
        (
            "N { claimed: 4 of 6; contested: yes; trump-out: no; stated-line: yes; finesse: no; doubtful: no }",
            "transfer",
            "70A",
            Some("4♠= N"),
        ),
        // As it was written before there were steps.
        ("N { claimed: 4 of 6; doubtful: yes; tricks: 3 }", "transfer", "70A", Some("4♠-1 N")),
        ("N { claimed: 4 of 6; doubtful: no }", "transfer", "70A", Some("4♠= N")),
    ] {
        let found = claim("4♠= N", page);
        assert_eq!(found["verdict"], verdict, "{page}: {found:#}");
        assert!(laws(&found).iter().any(|one| one.starts_with(law)), "{page}: {:?}", laws(&found));
        assert_eq!(found["result"], result.map_or(Value::Null, Value::from), "{page}");
    }
}

#[test]
fn the_first_open_question_is_the_one_that_matters() {
    for (page, open) in [
        ("N { }", "claimed"),
        ("N { claimed: 4 of 6 }", "trump-out"),
        ("N { claimed: 4 of 6; trump-out: yes }", "trump-mentioned"),
        ("N { claimed: 4 of 6; trump-out: no }", "stated-line"),
        ("N { claimed: 4 of 6; doubtful: yes }", "tricks"),
        ("N { claimed: 4 of 6; agreed: yes; withdrawn: yes }", "likely-won"),
        ("N { concession: yes; withdrawn: yes }", "could-be-lost"),
    ] {
        let found = claim("4♠= N", page);
        assert_eq!((&found["verdict"], &found["open"][0]), (&"incomplete".into(), &open.into()), "{page}: {found:#}");
    }
}

const FORGOTTEN: &str = "claimed: 4 of 4; left: \"N:54...32 E:Q.QJ..4 S:AK.A.9. W:J..2.65\"";

/// A small trump is out: the director says whether the claimer was aware of it, and the rest is computed.
#[test]
fn the_cards_left_answer_what_they_show() {
    let open = claim("5♦= S", &format!("S {{ {FORGOTTEN} }}"));
    assert_eq!((&open["verdict"], &open["open"][0]), (&"incomplete".into(), &"trump-mentioned".into()));
    let lines = &open["claim"];
    assert_eq!(
        (&lines["remaining"], &lines["worst"]["tricks"], &lines["best"]["tricks"]),
        (&4.into(), &3.into(), &4.into())
    );
    assert_eq!(lines["laws"], serde_json::json!(["70C3"]));
    let played: usize =
        lines["worst"]["play"].as_array().unwrap().iter().map(|one| one["cards"].as_array().unwrap().len()).sum();
    assert_eq!(played, 16);
    let unaware = claim("5♦= S", &format!("S {{ {FORGOTTEN}; trump-mentioned: no; unaware: yes }}"));
    assert_eq!((&unaware["verdict"], &unaware["result"]), (&"transfer".into(), &"5♦-1 S".into()), "{unaware:#}");
    assert!(laws(&unaware).contains(&"70C3"));
    let from = |name: &str| {
        let steps = unaware["steps"].as_array().unwrap();
        steps.iter().find(|step| step["question"] == name).map(|step| step["from"].clone()).unwrap()
    };
    assert_eq!((from("trump-out"), from("unaware"), from("tricks")), ("deal".into(), "answer".into(), "deal".into()));
    for aware in ["trump-mentioned: yes", "trump-mentioned: no; unaware: no", "line: ♦9"] {
        let found = claim("5♦= S", &format!("S {{ {FORGOTTEN}; {aware} }}"));
        assert_eq!((&found["verdict"], &found["result"]), (&"transfer".into(), &"5♦= S".into()), "{aware}: {found:#}");
        assert_eq!(found["diagnostics"], serde_json::json!([]), "{aware}");
    }
    // The director may judge the number otherwise.
    let own = claim("5♦= S", &format!("S {{ {FORGOTTEN}; trump-mentioned: no; unaware: yes; tricks: 2 }}"));
    assert_eq!(own["result"], "5♦-2 S");
}

/// The end position may stand above, the player on lead and the current trick may be others, and a defender claims for
/// himself alone.
#[test]
fn lead_trick_and_defender() {
    let ending = incident(
        "board 1\nobtained 5♦= S\ndeal \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"\nincident claim by S { claimed: 4 }\n",
    );
    assert_eq!(ending["claim"]["worst"]["tricks"], 3);
    let formatted = Run::args(["fmt", "-"]).stdin("incident claim by S {left \"N:A... K... Q... J...\"}\n").done();
    assert_eq!(formatted.stdout, "incident claim by S { left: \"N:A... K... Q... J...\" }\n");
    let trick =
        claim("5♦= S", "S { claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"; on-lead: W; trick: ♠J, ♠4 }");
    assert_eq!(trick["claim"]["worst"]["play"][0]["cards"][0], "♠J", "{trick:#}");
    // East has the ace and the king, but West may lead a diamond.
    let defender = claim("3NT= S", "E { claimed: 2 of 2; left: \"N:32... AK... ..AK. Q..2.\"; on-lead: W }");
    assert_eq!(
        (&defender["claim"]["worst"]["tricks"], &defender["claim"]["laws"]),
        (&0.into(), &serde_json::json!(["70D2"]))
    );
    assert_eq!(defender["result"], "3NT+2 S");
}

#[test]
fn what_cannot_be_is_an_error_at_its_place() {
    for (page, message) in [
        ("claimed: 5; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"", "more than the tricks that can have remained: 4"),
        (
            "claimed: 4 of 5; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"",
            "more than the tricks that can have remained: 4",
        ),
        ("claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.6\"", "not an answer to `left`"),
        ("claimed: 4; left: yes", "not an answer to `left`"),
        ("claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"; line: ♦A", "♦A is not left"),
        ("claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"; line: high", "not an answer to `line`"),
        (
            "claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"; on-lead: W; trick: ♠J, ♣2",
            "♣2 was not to be played",
        ),
        ("claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"; on-lead: declarer", "not an answer to `on-lead`"),
    ] {
        let document =
            Run::args(["run", "-"]).stdin(format!("obtained 5♦= S\nincident claim by S {{ {page} }}\n")).json();
        let found = document["diagnostics"][0]["message"].as_str().unwrap_or_default().to_owned();
        assert!(found.contains(message), "{page}: {document:#}");
    }
    let without = incident("incident claim by S { claimed: 4; left: \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\" }\n");
    assert!(without["diagnostics"][0]["message"].as_str().unwrap().contains("without a contract"), "{without:#}");
}

/// Text, sheet and guide show the lines in both languages.
#[test]
fn the_lines_are_read_in_every_form() {
    let script =
        format!("board 1\nobtained 5♦= S\nincident claim by S {{ {FORGOTTEN}; trump-mentioned: no; unaware: yes }}\n");
    for (language, words) in [("en", "The worst normal line: S ♠A"), ("pl", "Najgorsza normalna linia: S ♠A")] {
        for command in [&["run", "-"][..], &["sheet", "-"]] {
            let page = Run::args(command).args_of(&["--language", language]).stdin(&script).done().exits(0).stdout;
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(words), "{command:?}: {page}");
        }
    }
    // Without a contract the cards wait for one.
    let lines = ["S", "left: N:54...32 Q.QJ..4 AK.A.9. J..2.65", "on-lead: S", "4", "y", "", "", "n", "y"];
    let page = Run::args(["guide", "claim"]).stdin(&(lines.join("\n") + "\n")).done().stdout;
    assert!(page.contains("left: \"N:54...32"), "{page}");
}

/// With thirteen cards each the lines are too many: one that loses tricks is shown, and the number stays the director's.
#[test]
fn many_cards_are_answered_as_far_as_they_go() {
    let left = "N:2.T3.AQ964.KJT95 E:3.KQ74.J8732.742 S:AKQJ94.AJ6.KT5.6 W:T8765.9852..AQ83";
    let found = claim("4NT= N", &format!("N {{ claimed: 10 of 13; left: \"{left}\"; on-lead: E; trick: ♥4 }}"));
    assert_eq!((&found["claim"]["proved"], &found["claim"]["best"]), (&false.into(), &Value::Null), "{found:#}");
    assert!(found["claim"]["worst"]["tricks"].as_u64().unwrap() < 10);
    assert_eq!(found["claim"]["worst"]["play"].as_array().unwrap().len(), 13);
    assert_eq!((&found["verdict"], &found["open"][0]), (&"incomplete".into(), &"stated-line".into()));
}

/// The order in which winners are counted is none in which they are played, but what may be taken for good is not known.
#[test]
fn the_order_of_suits_takes_no_trick_from_winners() {
    for (left, tricks) in [
        // Two spades, a diamond and a heart, in both hands.
        ("N:Q5..J4. E:.JT92.. S:J3.Q7.. W:..T92.8", 4),
        // The ace is out that the claimer has forgotten, and East has every trick.
        ("N:Q5..J4. E:.AT92.. S:J3.Q7.. W:..T92.8", 0),
    ] {
        let found = claim("3NT= S", &format!("S {{ claimed: 4 of 4; left: \"{left}\" }}"));
        assert_eq!(found["claim"]["worst"]["tricks"], tricks, "{found:#}");
    }
}

/// A concession withdrawn in the correction period gets the tricks that the cards left show.
#[test]
fn the_cards_left_answer_for_a_withdrawn_concession() {
    let page = "S { claimed: 0 of 5; concession: yes; withdrawn: yes; on-lead: N; \
                left: \"N:2..J983. E:.QJT.54. S:6.6.T76. W:J..AKQ2.\" }";
    let found = claim("3NT-1 S", page);
    assert_eq!((&found["verdict"], &found["result"]), (&"transfer".into(), &"3NT= S".into()), "{found:#}");
}

/// The cards left as a director writes them down.
#[test]
fn the_cards_left_in_other_forms() {
    for left in [
        "S: AK.A.9.  W: J..2.65  N: 54...32 E: Q.QJ..4",
        "N: ♠54 ♣32 E: ♠Q ♥QJ ♣4 S: ♠AK ♥A ♦9 W: ♠J ♦2 ♣65",
        "N:54...32 E:D.DW..4 S:AK.A.9. W:W..2.65",
    ] {
        let found = claim("5♦= S", &format!("S {{ claimed: 4; left: \"{left}\" }}"));
        assert_eq!(
            (&found["claim"]["worst"]["tricks"], &found["claim"]["best"]["tricks"]),
            (&3.into(), &4.into()),
            "{left}"
        );
    }
}

/// All the tricks are as many as the cards left; without them nobody knows how many.
#[test]
fn all_the_tricks_are_claimed() {
    let left = "left: \"N:54...32 E:Q.QJ..4 S:AK.A.9. W:J..2.65\"";
    let number = claim("4♠= S", &format!("S {{ claimed: 4 of 4; {left} }}"));
    for all in ["all", "rest", "wszystkie"] {
        assert_eq!(claim("4♠= S", &format!("S {{ claimed: {all}; {left} }}"))["claim"], number["claim"], "{all}");
        let script = format!("board 1\nobtained 4♠= S\nincident claim by S {{ claimed: {all} }}\n");
        let document = Run::args(["run", "-"]).stdin(&script).json();
        let message = &document["diagnostics"][0]["message"];
        assert_eq!(message, "how many tricks all of them were is not known", "{document:#}");
    }
    let ending =
        "board 1\nobtained 4♠= S\ndeal \"N:54...32 Q.QJ..4 AK.A.9. J..2.65\"\nincident claim by S { claimed: all }\n";
    assert_eq!(incident(ending)["claim"], number["claim"]);
}

/// Thirteen winners are thirteen tricks, in whatever order, though the orders are too many to follow.
#[test]
fn thirteen_winners_are_proved() {
    let hands = "N:QJ4.QJ3.KQ4.KQJ4 E:T987.T987.JT9.T9 S:AK32.AK2.A32.A32 W:65.654.8765.8765";
    let found = claim("7NT= S", &format!("S {{ claimed: all; left: \"{hands}\"; on-lead: S }}"));
    assert_eq!(
        (&found["claim"]["proved"], &found["claim"]["worst"]["tricks"]),
        (&true.into(), &13.into()),
        "{found:#}"
    );
}
