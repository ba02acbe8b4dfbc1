//! Rulings at the table that end in choices and obligations: Laws 27 and 29 to 32, written here as plain conditions.

use crate::harness::{Run, incident, obligations};
use serde_json::Value;

fn later(found: &Value) -> Vec<&str> {
    found["later"].as_array().unwrap().iter().map(|law| law.as_str().unwrap()).collect()
}

/// East bids 1♥ over 1♠, and it is not accepted. Law 27B as plain conditions: the lowest sufficient bid in hearts that
/// specifies hearts, then a comparable call, then the rest.
#[test]
fn every_correction_of_an_insufficient_bid() {
    for replaced in ["2H", "2C", "1NT", "3H", "pass", "x"] {
        for same in [true, false] {
            for comparable in [true, false] {
                let word = |holds: bool| if holds { "yes" } else { "no" };
                let script = format!(
                    "board 1\nauction \"1S [1H]\"\nincident insufficient-bid by E {{ accepted: no; replaced: {replaced}; \
                     same-denomination: {}; comparable: {} }}\n",
                    word(same),
                    word(comparable)
                );
                let found = incident(&script);
                let silences = || {
                    let law = if replaced == "x" { "27B3" } else { "27B2" };
                    let mut all = vec![format!("W pass throughout {law}"), "W not-lead while-on-lead 26B".to_owned()];
                    if replaced == "x" {
                        all.insert(0, format!("E replace-call once {law}"));
                    }
                    // 16C is set aside by 27B1 alone.
                    (law, all, vec!["16C", "72C"])
                };
                // Hearts higher than need be are not the lowest bid in hearts; another suit may show hearts.
                let may_be_lowest = ["2H", "2C", "1NT"].contains(&replaced);
                let (law, expected, watched) = if may_be_lowest && same {
                    ("27B1(a)", Vec::new(), vec!["27D"])
                } else if comparable {
                    ("27B1(b)", Vec::new(), vec!["23C", "27D"])
                } else {
                    silences()
                };
                assert_eq!(found["verdict"], "play-on", "{script}");
                assert_eq!((obligations(&found), later(&found)), (expected, watched), "{script}");
                let laws = found["laws"].as_array().unwrap();
                assert!(laws.iter().any(|one| *one == law), "{script}: {laws:?}");
            }
        }
    }
}

/// The auction alone leads to the first question that it does not answer, which is the choice of South.
#[test]
fn an_insufficient_bid_in_the_auction_opens_at_the_choice() {
    let found = incident("board 1\nauction \"1S [1H]\"\nincident ib by E { }\n");
    assert_eq!((found["verdict"].as_str(), &found["open"]), (Some("incomplete"), &serde_json::json!(["accepted"])));
    let from: Vec<_> = found["steps"].as_array().unwrap().iter().map(|step| &step["from"]).collect();
    assert_eq!(from, ["auction", "auction"]);
    let options = found["options"].as_array().unwrap();
    let of = |one: &Value| [&one["by"], &one["choose"], &one["law"]].map(|text| text.as_str().unwrap().to_owned());
    assert_eq!(options.iter().map(of).collect::<Vec<_>>(), [["S", "accept", "27A1"], ["S", "refuse", "27A1"]]);
    assert_eq!(options[0]["then"]["verdict"], "play-on");
    assert_eq!(options[1]["then"]["obligations"][0]["must"], "replace-call");
    // Facts that the auction shows may be left out, and those that it does not show may not.
    let wrong = Run::script("board 1\nauction \"1S [1H]\"\nincident ib by E { bid: 1D }\n").done().exits(3);
    assert!(wrong.stderr.contains("`auction` answers `bid` with `1♥`"), "{}", wrong.stderr);
}

/// A contradiction of the table by an incident is an error at both places, whatever shows it.
#[test]
fn a_contradiction_is_an_error_at_both_places() {
    let deal = "deal \"N:AKQJ9.432.432.32 T87.QJT.QJT.QJT9 65432.AK5.AK5.A5 .9876.9876.K8764\"";
    let game = "auction \"1S P 4S P P P\"";
    for (table, incident) in [
        ("auction \"1S x P P P\"", "inadmissible-call by E { kind: double }"),
        ("auction \"1S [1H]\"", "inadmissible-call by E { kind: double }"),
        ("auction \"1S [8H]\"", "inadmissible-call by E { kind: double }"),
        ("auction \"1S P 2S\"", "inadmissible-call by W { kind: after-auction }"),
        ("auction \"1S [1H]\"", "ib by W { accepted: no }"),
        ("auction \"1S [1H]\"", "coot by E { accepted: no }"),
        ("auction \"1D [S:x]\"", "coot by S { accepted: no }"),
        ("auction \"1S [W:2H]\"", "ib by W { accepted: no }"),
        ("auction \"1S 2H P P P\"", "ib by E { bid: 2H; over: 1S }"),
        ("auction \"1S [1H] 2H\"", "ib by E { replaced: 2C }"),
        (game, "opening-lead-out-of-turn by E { card: H4 }"),
        (game, "card-played by N { player: defender; card: H4 }"),
        ("obtained 4S= N", "revoke by N { established: no; card: defender }"),
        ("obtained 4S= N", "revoke by W { established: no; card: dummy }"),
        ("obtained 4S= N", "exposed-card by W { during: play; becomes: declarer; card: H4 }"),
        (&format!("{game}\nlead D2 by W"), "opening-lead-out-of-turn by W { card: D3 }"),
        (&format!("{deal}\nobtained 4S= N"), "exposed-card by E { during: play; card: H2 }"),
        (&format!("{deal}\nobtained 4S= N"), "exposed-card by N { during: play; card: HQ }"),
        (
            &format!("obtained 4S= N\n{deal}"),
            "claim by N { claimed: 2 of 2; left: \"N:AK... E:QJ... S:65... W:..98.\" }",
        ),
        ("obtained 4S= N", "claim by N { trump-out: no; claimed: 2; left: \"N:AK... E:T8... S:QJ... W:..98.\" }"),
    ] {
        let document = Run::script(&format!("board 1\n{table}\nincident {incident}\n")).json();
        let errors = document["diagnostics"].as_array().unwrap().iter().filter(|one| one["code"] == "incident");
        let mut places: Vec<String> = errors.map(|one| format!("{}:{}", one["line"], one["column"])).collect();
        places.dedup();
        assert_eq!(places.len(), 2, "{table}: {incident}: {:#}", document["diagnostics"]);
    }
    let alone = Run::script("incident ib by E { bid: 2H; over: 1S }\n").done().exits(3);
    assert!(alone.stderr.contains("exclude one another"), "{}", alone.stderr);
    // A call that the player never made is noted, since the auction may have been told in part.
    for (by, count) in [("N", 1), ("S", 0)] {
        let rows = "information: yes; chosen: 2S; alternatives: pass; suggested: yes";
        let found = incident(&format!("board 1\nauction \"1S P 2S P P P\"\nincident ui by {by} {{ {rows} }}\n"));
        let notes = found["diagnostics"].as_array().unwrap().iter().filter(|one| one["code"] == "call-in-question");
        assert_eq!(notes.count(), count, "{by}");
    }
    // Of two irregular calls each has its incident.
    for (procedure, call) in [("ib by E", "1♥"), ("coot by W", "2♣")] {
        let found = incident(&format!("board 1\nauction \"1S [1H] [W:2C]\"\nincident {procedure} {{}}\n"));
        assert!(found["steps"][0].to_string().contains(call), "{found:#}");
    }
}

/// An auction that ends in an irregular call names its procedure and the first open question, and whose call it was.
#[test]
fn an_auction_leads_to_its_procedure() {
    for (calls, procedure, by) in [
        ("1S [1H]", "insufficient-bid", "E"),
        ("[E:1NT]", "call-out-of-turn", "E"),
        ("1C [S:2C]", "call-out-of-turn", "S"),
    ] {
        let document = Run::script(&format!("board 1\nauction \"{calls}\"\n")).json();
        let leads_to = &document["results"][0]["leads_to"];
        assert_eq!((&leads_to["procedure"], &leads_to["open"][0]), (&procedure.into(), &"accepted".into()), "{calls}");
        let found = incident(&format!("board 1\nauction \"{calls}\"\nincident {procedure} {{}}\n"));
        assert_eq!(found["by"], by);
        assert!(found["say"].as_array().unwrap().len() >= 2, "{calls}");
    }
    for calls in ["1S [1H] 2H", "1S 1H accepted", "1S"] {
        let document = Run::script(&format!("board 1\nauction \"{calls}\"\n")).json();
        assert!(document["results"][0]["leads_to"].is_null(), "{calls}");
    }
}

/// A lead restriction falls on a defender alone, and on his partner's side of the table.
#[test]
fn declarers_side_has_no_lead_restriction() {
    let found = incident("board 3\nauction \"1H [1D] 1NT pass pass pass\"\nincident ib by W { comparable: no }\n");
    assert!(obligations(&found).is_empty());
    let found = incident("board 3\nauction \"1H [1D] pass 2H\"\nincident ib by W { comparable: no }\n");
    assert_eq!(obligations(&found), ["E pass throughout 27B2", "E not-lead while-on-lead 26B"]);
    // Nobody has a turn to pass once the auction is over.
    let found = incident("board 3\nauction \"1H [1D] pass 2H pass pass pass\"\nincident ib by W { comparable: no }\n");
    assert_eq!(obligations(&found), ["E not-lead while-on-lead 26B"]);
    assert_eq!(found["obligations"][0]["by-choice-of"], "S");
}

/// Laws 29 to 32 as plain conditions: whose turn it was, what was called, and what followed.
#[test]
fn every_call_out_of_turn() {
    for (call, repeated, comparable) in [("1NT", "31A1", "31A2"), ("x", "32A1", "32A2")] {
        let rule = |rows: &str| incident(&format!("incident coot by S {{ call: {call}; {rows} }}\n"));
        assert!(obligations(&rule("turn: rho; accepted: yes")).is_empty());
        assert_eq!(
            obligations(&rule("turn: rho; accepted: no; rho-then: pass")),
            [format!("S repeat-call once {repeated}")]
        );
        for before in ["turn: rho; accepted: no; rho-then: other", "turn: partner; accepted: no"] {
            let free = rule(&format!("{before}; replaced: 2C; comparable: yes"));
            assert_eq!((obligations(&free), later(&free)), (Vec::new(), vec!["23C"]));
            let bound = rule(&format!("{before}; replaced: 2C; comparable: no"));
            let expected = [format!("N pass once {comparable}(b)"), "N not-lead while-on-lead 26B".to_owned()];
            assert_eq!((obligations(&bound), later(&bound)), (expected.to_vec(), vec!["16C", "72C"]));
        }
        // A later call at the turn of the player on the left is a change of call.
        assert!(obligations(&rule("turn: lho; called-before: yes")).is_empty());
    }
    let pass = incident("incident coot by S { call: pass; turn: rho; accepted: no }\n");
    assert_eq!((obligations(&pass), later(&pass)), (vec!["S pass once 30A".to_owned()], vec!["72C"]));
}

/// 31A1, 31A2 and 32A: refused at the turn of the right-hand opponent, everything hangs on whether that player passes, and each of
/// the two ways is explained at once (10C1).
#[test]
fn a_refused_call_is_explained_before_the_right_player_calls() {
    for (table, rows, laws) in [
        ("auction \"[E:1H] 1S\"", "accepted: no", ["31A2", "31A2"]),
        ("auction \"[E:1H]\"", "accepted: no", ["31A1", "31A2"]),
        ("", "call: 1H; turn: rho; accepted: no", ["31A1", "31A2"]),
        ("", "call: 1H; turn: rho; accepted: no; rho-then: other", ["31A2", "31A2"]),
        ("", "call: x; turn: rho; accepted: no", ["32A1", "32A2"]),
        ("", "call: x; turn: rho; accepted: no; rho-then: other", ["32A2", "32A2"]),
        ("", "call: pass; turn: rho; artificial: yes; accepted: no", ["31A1", "31A2"]),
    ] {
        let found = incident(&format!("board 1\n{table}\nincident coot by E {{ {rows} }}\n"));
        let decides = |law: &str| found["laws"].as_array().unwrap().iter().any(|one| one == law);
        assert!(laws.iter().all(|law| decides(law)), "{table} {rows}: {found:#}");
        assert_eq!(later(&found), ["16C", "23C", "72C"], "{table} {rows}");
        let say = found["say"].to_string();
        assert!(say.contains("any legal") || say.contains("anything legal"), "{say}");
        assert!(say.contains("comparable") && say.contains("pass once"), "{say}");
        let passes = say.contains("same call again");
        assert_eq!(passes, laws[0] != laws[1], "{table} {rows}: {say}");
    }
    let old = incident("set edition 2007\nincident coot by E { call: 1H; turn: rho; accepted: no }\n");
    assert!(later(&old) == ["23"] && old["say"].to_string().contains("denomination"), "{old:#}");
}

/// 21B1(a): of the side that was misinformed the last to call may change that call, as the auction shows; it is too late for the
/// partner, whose call is judged afterwards (21B3). 47E2(a) sends the director to 16C for a card that is taken back.
#[test]
fn the_auction_shows_who_may_change_a_call_after_misinformation() {
    let table = "board 1\nauction \"1NT P 2D P 2H P P P\"\n";
    let rows = "wrong: yes; unauthorised-too: no; stage: auction";
    let ruled = |more: &str| incident(&format!("{table}incident mi by S {{ {rows}{more} }}\n"));
    let found = ruled("");
    let options: Vec<_> = found["options"].as_array().unwrap().iter().map(|one| (&one["by"], &one["choose"])).collect();
    assert_eq!(options, [(&"W".into(), &"change".into()), (&"W".into(), &"keep".into())]);
    assert_eq!((found["verdict"].as_str(), later(&found)), (Some("play-on"), vec!["16C", "21B3"]));
    let late = ruled("; misinformed: rho");
    assert!(later(&late) == ["21B3"] && late["options"] == serde_json::json!([]), "{late:#}");
    assert_eq!(ruled("; misinformed: lho")["options"][0]["by"], "W");
    assert_eq!(later(&ruled("; change: no")), ["21B3"]);
    assert_eq!(later(&ruled("; partner-called: yes")), ["21B3"]);
    let played = incident("incident mi by S { wrong: yes; unauthorised-too: no; stage: play; retractable: yes }\n");
    assert_eq!(later(&played), ["16C"]);
}

/// 37: a player who has to pass and bids has broken that, which is an irregularity of its own.
#[test]
fn a_call_against_the_obligation_to_pass_is_noticed() {
    for (calls, also) in [
        ("1S [1H] 2D P 3D", Some("inadmissible-call")),
        ("1S [1H] 2D P 3D P P P", Some("inadmissible-call")),
        ("1S [1H] 2D P P", None),
        ("1S [1H] 2D P", None),
    ] {
        let found = incident(&format!("board 1\nauction \"{calls}\"\nincident ib by E {{ comparable: no }}\n"));
        assert_eq!(found["also"].as_str(), also, "{calls}");
    }
}

/// An expectation holds or fails by its Laws and obligations.
#[test]
fn expectations_of_calls_out_of_turn() {
    Run::script("incident coot by S { accepted: yes }\nexpect incident: play-on, law 29A, nobody must\n")
        .done()
        .exits(0);
    Run::script("incident coot by S { call: 1H; turn: rho; accepted: yes }\nexpect incident: play-on, N must pass\n")
        .done()
        .exits(1);
}

/// The sheet carries what the players are bound to, as the incident does.
#[test]
fn a_sheet_has_the_obligations() {
    let script =
        "board 1\nauction \"1S [1H]\"\nincident ib { accepted: no; replaced: 2C; comparable: no }\nsheet\n".to_owned();
    let document = Run::script(&script).json();
    let results = document["results"].as_array().unwrap();
    let happened = &results.iter().find(|result| result["kind"] == "sheet").unwrap()["incidents"][0];
    let found = results.iter().find(|result| result["kind"] == "incident").unwrap();
    assert_eq!(happened["obligations"], found["obligations"]);
    assert_eq!(happened["later"], serde_json::json!(["16C", "72C"]));
    let shown = Run::script(&script).done().stdout;
    assert_eq!(shown.matches("West must pass to the end of the auction (Law").count(), 2, "{shown}");
}

/// In a case the incident below an auction asks what the irregular call leaves open, and the auction does not ask it too.
#[test]
fn the_incident_of_a_case_asks_for_its_auction() {
    let leads_to = |rest: &str| {
        let script = format!("case \"a\" {{\n  board 1\n  auction \"1S [1H]\"\n{rest}}}\n");
        Run::script(&script).json()["results"][0]["leads_to"]["procedure"].as_str().map(str::to_owned)
    };
    assert_eq!(leads_to(""), Some("insufficient-bid".to_owned()));
    assert_eq!(leads_to("  incident ib { accepted: yes }\n"), None);
    assert_eq!(leads_to("  obtained 1S= N\n  incident insufficient-bid by E { accepted: yes }\n"), None);
    assert_eq!(leads_to("  incident ui { information: no }\n"), Some("insufficient-bid".to_owned()));
    assert_eq!(
        leads_to("  board 2\n  incident ib by E { bid: 1H; over: 1S; accepted: yes }\n"),
        Some("insufficient-bid".to_owned())
    );
}
