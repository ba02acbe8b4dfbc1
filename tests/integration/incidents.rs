//! Incidents: what the procedures of the Laws come to, and what rulings after them may weigh.

use crate::harness::{Run, in_force, incident};
use redress::messages::Locale;
use redress::render::Style;
use redress::repl::Repl;
use redress::session::NoFiles;
use serde_json::Value;
use std::sync::Arc;

/// The results and expectations of a script.
fn run(script: &str) -> Value {
    Run::args(["run", "-"]).stdin(script).json()
}

fn laws(incident: &Value) -> Vec<&str> {
    incident["laws"].as_array().unwrap().iter().map(|law| law.as_str().unwrap()).collect()
}

/// An incident, its verdict, the Laws that must have decided, and the result by hand.
pub(crate) const CASES: &[(&str, &str, &[&str], Option<&str>)] = &[
    ("incident ui by E { information: no }", "stands", &["16B1"], None),
    ("incident ui by E { information: yes; chosen: pass; alternatives: none }", "stands", &["16B1(b)"], None),
    (
        "incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: no }",
        "stands",
        &["16B1(a)"],
        None,
    ),
    (
        "incident ui by E { information: yes; chosen: ♠A; alternatives: ♥2, ♥3; suggested: yes }",
        "adjust",
        &["16B3"],
        None,
    ),
    // 16B1(a): over another alternative; the call that was made is none to itself.
    (
        "incident ui by E { information: yes; chosen: pass; alternatives: pass; suggested: yes }",
        "stands",
        &["16B1(b)"],
        None,
    ),
    (
        "incident ui by E { information: yes; chosen: 4♥; alternatives: 4♥, pass; suggested: yes }",
        "adjust",
        &["16B1(b)", "16B3"],
        None,
    ),
    ("incident ui by E { information: unclear }", "incomplete", &[], None),
    // 75C: what was explained was the agreement, and the call the mistake.
    ("incident mi by NS { wrong: no }", "stands", &["75C"], None),
    ("incident mi by NS { wrong: no; unauthorised-too: yes }", "stands", &["75A", "16B", "75C"], None),
    ("incident mi by NS { wrong: no; unauthorised-too: no }", "stands", &["75C"], None),
    ("incident mi by NS { wrong: yes; stage: auction }", "play-on", &["21B1(a)"], None),
    // 21B1(a): the call may be changed until partner has called; after that only 21B3 is left.
    ("incident mi by NS { wrong: yes; stage: auction; partner-called: no }", "play-on", &["21B1(a)"], None),
    ("incident mi by NS { wrong: yes; stage: auction; partner-called: yes }", "play-on", &["21B1(a)", "21B3"], None),
    (
        "incident mi by NS { wrong: yes; unauthorised-too: no; stage: auction; partner-called: yes; influenced: yes }",
        "adjust",
        &["21B3"],
        None,
    ),
    // 47E2: a card is taken back while none has been played after it.
    (
        "incident mi by NS { wrong: yes; unauthorised-too: no; stage: play; retractable: yes }",
        "play-on",
        &["47E2(a)"],
        None,
    ),
    (
        "incident mi by NS { wrong: yes; unauthorised-too: no; stage: play; retractable: no; influenced: yes }",
        "adjust",
        &["47E2(b)", "21B3"],
        None,
    ),
    ("incident mi by NS { wrong: yes; stage: play; influenced: no }", "stands", &["21B3"], None),
    (
        "incident mi by NS { wrong: unclear; stage: after; influenced: yes, \"West passes\"; unauthorised-too: no }",
        "adjust",
        &["21B1(b)", "21B3", "40B3(a)"],
        None,
    ),
    ("incident mi by NS { wrong: yes; stage: after; influenced: yes }", "incomplete", &[], None),
    ("incident withdrawn-call by N { comparable: yes; assisted: no }", "stands", &["23C"], None),
    ("incident withdrawn-call by N { comparable: yes; assisted: yes }", "adjust", &["23C", "27D"], None),
    // 72C: without a comparable call it has to be asked what the offender could have been aware of.
    ("incident withdrawn-call by N { comparable: no; could-know: no }", "stands", &["72C"], None),
    ("incident withdrawn-call by N { comparable: no; assisted: yes }", "adjust", &["72C"], None),
    ("incident withdrawn-call by N { comparable: no; could-know: yes }", "adjust", &["72C"], None),
    ("incident withdrawn-call by N { comparable: no; could-know: yes; assisted: yes }", "adjust", &["72C"], None),
    ("incident withdrawn-call by N { comparable: no; could-know: yes; assisted: no }", "stands", &["72C"], None),
    ("incident withdrawn-call by N { comparable: no; assisted: no }", "stands", &["72C"], None),
    ("incident penalty-card by N { used: on-table; conveyed: yes }", "adjust", &["50E4"], None),
    ("incident penalty-card by N { used: picked-up }", "incomplete", &["50E2"], None),
    ("incident penalty-card by N { used: played }", "incomplete", &["50E3"], None),
    ("incident penalty-card by N { conveyed: no }", "stands", &["50E"], None),
    ("incident penalty-card by N { conveyed: yes }", "adjust", &["50E4"], None),
    ("incident revoke by N { established: no }", "play-on", &["62A", "62B2", "62C1"], None),
    // 62B1: a defender's card from the hand becomes a major penalty card; 62B2: declarer's is replaced.
    ("incident revoke by W { established: no; card: defender }", "play-on", &["62A", "62B1", "62C1"], None),
    ("incident revoke by N { established: no; card: declarer }", "play-on", &["62A", "62B2", "62C1"], None),
    // 64A1: the revoke trick and one more of the two after it.
    (
        "incident revoke by N { established: yes; trick-won: offender; tricks-after: 3; exception: none }",
        "transfer",
        &["64A1"],
        Some("4♠-2 N"),
    ),
    // 64A1: there is no trick after it.
    (
        "incident revoke by N { established: yes; trick-won: offender; tricks-after: 1; exception: none }",
        "transfer",
        &["64A1"],
        Some("4♠-1 N"),
    ),
    (
        "incident revoke by N { established: yes; trick-won: partner; tricks-after: 1; exception: none; repeated: no; both-revoked: no }",
        "transfer",
        &["64A2"],
        Some("4♠-1 N"),
    ),
    // Defenders revoke: declarer gets the trick.
    (
        "incident revoke by W { established: yes; trick-won: opponents; tricks-after: 2; exception: none }",
        "transfer",
        &["64A2"],
        Some("4♠+1 N"),
    ),
    (
        "incident revoke by W { established: yes; trick-won: opponents; tricks-after: 0; exception: none }",
        "stands",
        &["64B1"],
        None,
    ),
    (
        "incident revoke by W { established: yes; trick-won: opponents; tricks-after: 0; exception: 64B1 }",
        "stands",
        &["64B1"],
        None,
    ),
    ("incident revoke by W { established: yes; exception: 64B6 }", "stands", &["64B6"], None),
    // 62D1: on trick twelve it is corrected until all four hands are back in the board.
    ("incident revoke by W { established: yes; exception: 64B6; returned: no }", "play-on", &["62D1"], None),
    (
        "incident revoke by W { established: yes; exception: 64B6; returned: yes; equity: no }",
        "stands",
        &["64B6", "64C1"],
        None,
    ),
    // 64C1 is asked whether or not tricks are transferred; with `yes` the outcomes are asked for.
    (
        "incident revoke by N { established: yes; trick-won: partner; tricks-after: 1; exception: none; equity: no }",
        "transfer",
        &["64A2"],
        Some("4♠-1 N"),
    ),
    (
        "incident revoke by N { established: yes; trick-won: partner; tricks-after: 1; exception: none; equity: yes }",
        "incomplete",
        &[],
        None,
    ),
    (
        "incident revoke by N { established: yes; exception: 64B5; equity: yes; without: 4♠-1 N }",
        "adjust",
        &["64B5", "64C1"],
        None,
    ),
    // 64C1: without the revoke the opponents would have had more than the transfer gives them.
    (
        "incident revoke by N { established: yes; trick-won: partner; tricks-after: 1; exception: none; without: 4♠-3 N }",
        "adjust",
        &["64A2", "64C1"],
        None,
    ),
    (
        "incident revoke by N { established: yes; trick-won: partner; tricks-after: 1; exception: none; without: 4♠= N }",
        "transfer",
        &["64A2"],
        Some("4♠-1 N"),
    ),
    ("incident revoke by N { established: yes; exception: 64B6; without: 4♠-1 N }", "adjust", &["64C1"], None),
    ("incident revoke by N { established: yes; exception: 64B7 }", "incomplete", &[], None),
    ("incident revoke by N { established: yes; exception: 64B7; without: 4♠-1 N }", "adjust", &["64C2(b)"], None),
    // Neither side is innocent: the result without either revoke, though it helps the side that is named.
    ("incident revoke by N { established: yes; exception: 64B7; without: 4♠+1 N }", "adjust", &["64C2(b)"], None),
    (
        "incident revoke by W { established: yes; exception: none; trick-won: partner; tricks-after: 2; both-revoked: yes; without: 4♠= N }",
        "adjust",
        &["64B7", "64C2(b)"],
        None,
    ),
    // Dummy's hand is faced on the table.
    ("incident revoke by S { established: yes; exception: 64B3 }", "stands", &["64B3"], None),
    ("incident revoke by S { established: yes; exception: none; equity: no }", "stands", &["64B3"], None),
    // 64B2 is a further revoke by the same player in the same suit, which 64C2(a) looks at.
    ("incident revoke by N { established: yes; exception: 64B2 }", "stands", &["64B2"], None),
    ("incident revoke by N { established: yes; exception: 64B2; without: 4♠= N }", "stands", &["64B2"], None),
    ("incident revoke by N { established: yes; exception: 64B2; without: 4♠-1 N }", "adjust", &["64C2(a)"], None),
    ("incident deception by E { false-inference: no }", "stands", &["73D1"], None),
    (
        "incident deception by E { false-inference: yes; from: tempo; bridge-reason: no; could-know: yes }",
        "adjust",
        &["73D2", "73E2"],
        None,
    ),
    (
        "incident deception by E { false-inference: yes; from: tempo; bridge-reason: no; could-know: no }",
        "stands",
        &["73E2"],
        None,
    ),
    (
        "incident claim by N { claimed: 10; doubtful: yes, \"a trump is out\"; tricks: 9 }",
        "transfer",
        &["70A"],
        Some("4♠-1 N"),
    ),
    // The result obtained, 4♠= N, is the one as claimed: what is not doubtful changes nothing.
    ("incident claim by E { claimed: 3; doubtful: no }", "transfer", &["70A"], Some("4♠= N")),
    ("incident claim by E { claimed: 3 of 5; doubtful: yes; tricks: 1 }", "transfer", &["70A"], Some("4♠+2 N")),
    ("incident claim by N { claimed: 4 of 6; doubtful: yes; tricks: 3 }", "transfer", &["70A"], Some("4♠-1 N")),
    ("incident claim by N { claimed: 10; doubtful: yes }", "incomplete", &[], None),
    ("incident extraneous-information { stage: before; playable: yes }", "play-on", &["16D2(c)"], None),
    ("incident extraneous-information { stage: before; playable: no }", "artificial", &["16D2(d)"], Some("A+/A+")),
    ("incident extraneous-information { stage: play; playable: yes }", "play-on", &["16D3"], None),
    ("incident extraneous-information { stage: before; interferes: no }", "play-on", &["16D2"], None),
    ("incident extraneous-information { stage: before; positions: yes }", "play-on", &["16D2(a)"], None),
    ("incident extraneous-information { stage: before; positions: no; redealt: yes }", "replay", &["16D2(b)"], None),
    ("incident extraneous-information { stage: play; playable: yes; affected: yes }", "adjust", &["16D2(c)"], None),
    ("incident extraneous-information { stage: before; playable: yes; affected: no }", "stands", &["16D2(c)"], None),
    (
        "incident extraneous-information { stage: auction; playable: no }",
        "artificial",
        &["16D3", "16D2(d)"],
        Some("A+/A+"),
    ),
    (
        "incident extraneous-information { stage: before; playable: no; teams: yes; fault: NS none, EW partly }",
        "artificial",
        &["16D2(d)", "86B"],
        Some("A+/A"),
    ),
    ("incident wrong-cards by S { partner-called: yes }", "adjust", &["15A2(a)"], None),
    ("incident wrong-cards by S { partner-called: no }", "play-on", &["15A2(b)"], None),
    ("incident wrong-cards by S { partner-called: no; repeated-call: differs }", "adjust", &["15A3"], None),
    ("incident wrong-board { played-before: yes; deprived: NS, EW }", "cancel", &["15B1"], None),
    (
        "incident wrong-board { played-before: yes; deprived: NS, EW; fault: NS none, EW directly }",
        "cancel",
        &["15B1"],
        Some("A+/A-"),
    ),
    ("incident wrong-board { played-before: no }", "stands", &["15B2"], None),
    // 15B3 asks only who was deprived, not who had played the board.
    (
        "incident wrong-board { played-before: no; deprived: EW; fault: NS directly, EW none }",
        "stands",
        &["15B3", "12C2", "15B2"],
        None,
    ),
    ("incident wrong-board { teams: yes }", "incomplete", &["86B"], None),
    ("incident no-result { fault: NS none, EW directly }", "artificial", &["12C2(a)"], Some("A+/A-")),
    ("incident no-result { fault: NS partly, EW none }", "artificial", &["12C2(a)"], Some("A/A+")),
    ("incident team-board { results: one; favourable: NS; fault: NS none, EW none }", "adjust", &["86B1"], None),
    (
        "incident team-board { results: one; favourable: no; fault: NS none, EW none }",
        "artificial",
        &["12C2(a)"],
        Some("A+/A+"),
    ),
    ("incident team-board { results: several; fault: NS none, EW none }", "artificial", &["86A"], Some("A+/A+")),
    ("incident team-board { results: several; fault: NS none, EW directly }", "adjust", &["86B2(b)"], None),
    (
        "incident team-board { results: several; fault: NS partly, EW directly }",
        "artificial",
        &["86B2(c)"],
        Some("A/A-"),
    ),
    ("incident fouled-board { form: A, B }", "stands", &["87B"], None),
    ("incident director-error { error: no }", "stands", &["82C"], None),
    // 82C only where no rectification lets the board be scored normally; otherwise 82B.
    ("incident director-error { error: yes }", "incomplete", &[], None),
    ("incident director-error { error: yes; scorable: no }", "adjust", &["82C"], None),
    ("incident director-error { error: yes; scorable: yes }", "stands", &["82B"], None),
    ("incident director-error { error: yes; scorable: yes; stage: play }", "play-on", &["82B"], None),
    (
        "incident serious-error by EW { after-infraction: yes; extremely-serious: yes; unrelated: yes }",
        "adjust",
        &["12C1(e)"],
        None,
    ),
    (
        "incident serious-error by EW { after-infraction: yes; extremely-serious: yes; unrelated: no }",
        "stands",
        &["12C1(e)"],
        None,
    ),
    (
        "incident serious-error by EW { after-infraction: yes; extremely-serious: yes; unrelated: no; gambling: yes }",
        "adjust",
        &["12C1(e)"],
        None,
    ),
    (
        "incident serious-error by EW { after-infraction: yes; extremely-serious: no; gambling: yes }",
        "adjust",
        &["12C1(e)"],
        None,
    ),
    ("incident serious-error by EW { after-infraction: yes; gambling: yes }", "adjust", &["12C1(e)"], None),
];

#[test]
fn each_comes_to_its_verdict_by_its_laws() {
    let mut wrong = Vec::new();
    for (script, verdict, decided, result) in CASES {
        let found = incident(&format!("board 7\nobtained 4♠= N\n{script}"));
        let cited = laws(&found);
        let as_expected = found["verdict"] == *verdict
            && decided.iter().all(|law| cited.contains(law))
            && (result.is_none() || found["result"].as_str() == *result);
        if !as_expected {
            wrong.push(format!("{script}: {} by {cited:?}, {}", found["verdict"], found["result"]));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Law 12C2(d): the regulations say on how many boards of a session there is average plus.
/// One call is the same however it is written: what the player did is no logical alternative to itself (Law 16B1).
#[test]
fn a_call_is_the_same_however_it_is_written() {
    let poll = |chosen: &str, vote: &str| {
        incident(&format!(
            "board 13\nobtained 3NT= W\nincident ui by E {{ information: yes; chosen: {chosen}; poll \"q\" {{ {vote}: 9 }}; suggested: yes }}"
        ))
    };
    for (chosen, votes) in [
        ("pass", &["pass", "pas", "PAS", "P", "p", "-", "–", "no bid", "No Bid", "\"pas\""][..]),
        ("Pas", &["pass", "-"]),
        ("-", &["pas"]),
        ("x", &["dbl", "double", "ktr", "Kontra", "×", "X"]),
        ("rktr", &["xx", "rdbl", "××"]),
        ("3BA", &["3NT", "3n", "3sa"]),
        ("♠W", &["♠J", "SJ", "SW", "♠w"]),
        ("HD", &["♥Q", "hq"]),
        ("SA", &["♠A"]),
        ("♣T", &["C10"]),
    ] {
        for vote in votes {
            assert_eq!(poll(chosen, vote)["verdict"], "stands", "{chosen}, {vote}");
        }
    }
    for (chosen, vote) in [("pass", "x"), ("ktr", "rktr"), ("♠W", "♠D"), ("3BA", "4BA")] {
        assert_eq!(poll(chosen, vote)["verdict"], "adjust", "{chosen}, {vote}");
    }
    // Written together in a poll they are counted together.
    let together = incident(
        "obtained 3NT= W\nincident ui by E { information: yes; chosen: 4♥; poll \"q\" { pas: 3, P: 2, - considered 1, 4h: 4 }; suggested: yes }",
    );
    let votes = together["poll"]["votes"].as_array().unwrap();
    assert_eq!(votes.len(), 2, "{votes:?}");
    let passed = (&votes[0]["answer"], &votes[0]["chosen"], &votes[0]["considered"]);
    assert_eq!(passed, (&"pass".into(), &5.into(), &1.into()));
    // A word that begins like a call may be a name.
    let named = run(
        "board 13\nlet passed_on = 4♥-1 W\nobtained 3NT= W\nincident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes; legal: passed_on }\npassed_on\n",
    );
    assert_eq!(named["diagnostics"], serde_json::json!([]), "{named:#}");
}

/// A procedure's questions about calls have names by which their answers are read as calls.
#[test]
fn questions_for_calls_are_known_by_their_names() {
    use redress::procedure::Kind;
    for procedure in redress::procedures::procedures() {
        for (node, kind) in procedure.questions() {
            let of_actions = matches!(kind, Kind::Call | Kind::Alternatives);
            assert_eq!(
                of_actions,
                ["chosen", "alternatives", "bid", "over", "call", "replaced"].contains(&node.name),
                "{} {}",
                procedure.name,
                node.name
            );
        }
    }
}

#[test]
fn further_boards_without_a_result() {
    let result = |set: &str, nth: u32| {
        let found = incident(&format!("{set}\nincident no-result {{ fault: NS none, EW directly; nth: {nth} }}"));
        let noted = found["diagnostics"].as_array().unwrap().iter().any(|one| one["code"] == "answer-unused");
        (found["result"].as_str().unwrap().to_owned(), laws(&found).contains(&"12C2(d)"), noted)
    };
    assert_eq!(result("set plus-boards 2", 2), ("A+/A-".to_owned(), true, false));
    assert_eq!(result("set plus-boards 2", 3), ("A/A-".to_owned(), true, false));
    assert_eq!(result("", 3), ("A+/A-".to_owned(), true, true));
    assert_eq!(result("", 1), ("A+/A-".to_owned(), true, false));
}

/// Law 86B2(b): the better of average plus and the assigned score, and its complement for the other side.
#[test]
fn the_innocent_side_has_the_better() {
    let result = |before: &str, assigned: &str| {
        let script = format!(
            "board 7\nother table +620\n{before}\nincident team-board {{ results: several; fault: NS none, EW directly; \
             assigned: {assigned} }}"
        );
        let found = incident(&script);
        (found["result"].as_str().unwrap().to_owned(), found["scored"]["ew"]["exact"].as_str().unwrap().to_owned())
    };
    // +650 against +620 is 1 IMP, +1430 against +620 is 13: 810 points.
    assert_eq!(result("", "4♠+1 N"), ("A+/A-".to_owned(), "-3".to_owned()));
    assert_eq!(result("", "6♠= N"), ("6♠= N".to_owned(), "-13".to_owned()));
    // Of a split the other side has the complement of what the innocent side has.
    assert_eq!(result("", "(6♠= N)/(4♠= N)"), ("6♠= N".to_owned(), "-13".to_owned()));
    // A pair that averages +4 IMPs has +4 (12C2(c)), the others its complement.
    assert_eq!(result("session NS +4 IMP", "4♠+1 N"), ("+4 IMP/-4 IMP".to_owned(), "-4".to_owned()));
}

/// Law 15B3: a side that could have its score on its own board gets no artificial one.
#[test]
fn an_artificial_score_is_for_those_who_were_deprived_alone() {
    for (deprived, score) in [("NS", "A+"), ("EW", "A-")] {
        let found = incident(&format!(
            "incident wrong-board {{ played-before: yes; deprived: {deprived}; fault: NS none, EW directly }}"
        ));
        assert_eq!((&found["verdict"], &found["result"]), (&serde_json::json!("cancel"), &Value::Null));
        let note = found["diagnostics"][0]["message"].as_str().unwrap();
        assert!(note.contains(&format!("{deprived} alone are awarded an artificial score, {score};")), "{note}");
    }
}

/// Law 12C1(e): where no part of the damage is self-inflicted, nothing is said of the table result.
#[test]
fn damage_that_is_not_self_inflicted_leaves_the_ruling_alone() {
    let script = "board 7\nobtained 4♠= N\ntraveller { 4♠= N: 2, 4♠-1 N }\n\
                  incident serious-error by EW { after-infraction: yes; extremely-serious: no }\n";
    let output = |language: &str, more: &str| {
        let run = Run::args(["run", "-", "--language", language]).stdin(format!("{script}{more}")).done();
        run.stdout
    };
    let english = output("en", "weights from field { 4♠= N, 4♠-1 N }\nsheet\n");
    assert!(english.contains("No part of the damage is self-inflicted.") && !english.contains("stands"), "{english}");
    assert!(output("pl", "").contains("Żadna część szkody nie jest niezwiązana z wykroczeniem."));
    let explained = Run::args(["explain", "serious-error"]).done().stdout;
    assert!(explained.contains("no part of the damage is self-inflicted"), "{explained}");
}

/// 16D2(a) and (b) are for before the first call.
#[test]
fn players_change_places_before_the_auction_alone() {
    for stage in ["auction", "play"] {
        let found = incident(&format!(
            "incident extraneous-information {{ stage: {stage}; positions: yes; redealt: yes; playable: yes }}"
        ));
        assert_eq!(found["verdict"], "play-on");
        assert!(!laws(&found).iter().any(|law| ["16D2(a)", "16D2(b)"].contains(law)), "{found:#}");
        assert_eq!(found["diagnostics"].as_array().unwrap().len(), 2, "{found:#}");
    }
}

/// A contradiction of the contract obtained is an error, at its place.
#[test]
fn tricks_are_those_of_the_contract_obtained() {
    for (obtained, incident, message) in [
        (
            "7♠= N",
            "incident revoke by W { established: yes; exception: none; trick-won: partner; tricks-after: 1 }",
            "the side won 0 of the thirteen tricks",
        ),
        // In 4♠ made, EW had three.
        (
            "4♠= N",
            "incident revoke by W { established: yes; exception: none; trick-won: partner; tricks-after: 4 }",
            "the side won 3 of the thirteen tricks",
        ),
        ("pass", "incident revoke by W { established: yes }", "no trick was played"),
        ("pass", "incident claim by W { claimed: 3; doubtful: no }", "no trick was played"),
        ("4♠= N", "incident claim { claimed: 3; doubtful: no }", "the player or side is missing"),
        ("4♠= N", "incident revoke by N { established: yes; exception: 64B2; repeated: no }", "exclude one another"),
        (
            "4♠= N",
            "incident revoke by N { established: yes; exception: 64B7; both-revoked: no }",
            "exclude one another",
        ),
    ] {
        let document = run(&format!("board 7\nobtained {obtained}\n{incident}"));
        let found = &document["diagnostics"][0];
        assert_eq!(found["code"], "incident", "{incident}: {document:#}");
        assert!(found["message"].as_str().unwrap().contains(message), "{incident}: {found:#}");
    }
}

#[test]
fn forms_of_a_fouled_board_are_the_groups_of_the_traveller() {
    let script = |form: &str| {
        let groups = "traveller { group \"A\" { +620: 3 } group \"Sections C and D\" { -100: 2 } }";
        run(&format!("{groups}\nincident fouled-board {{ form: {form} }}"))
    };
    assert_eq!(script("a")["diagnostics"], serde_json::json!([]));
    assert_eq!(script("A, B")["diagnostics"][0]["code"], "unknown-group");
    assert_eq!(run("incident fouled-board { form: A, B }")["diagnostics"], serde_json::json!([]));
}

/// A ruling on outcomes of the evidence that leans to the offenders is warned of; one that follows it is not.
#[test]
fn weights_below_the_evidence() {
    let codes = |ruling: &str, offenders: &str| {
        let script = format!(
            "board 15\noffenders {offenders}\nobtained 2♥= S\ntraveller {{ 2♦+1 E: 3, 2♦= E, 2♥= S, 1NT-1 N }}\n\
             weights from field {{ 2♦= E, 2♦+1 E }}\n{ruling}"
        );
        let document = run(&script);
        let last = document["results"].as_array().unwrap().last().unwrap().clone();
        let codes = last["diagnostics"].as_array().unwrap().iter().map(|one| one["code"].as_str().unwrap().to_owned());
        codes.filter(|code| code == "below-evidence").count()
    };
    // A quarter and three quarters: EW do better with nine tricks.
    assert_eq!(codes("(60% 2♦= E & 40% 2♦+1 E)", "NS"), 1);
    assert_eq!(codes("(25% 2♦= E & 75% 2♦+1 E)", "NS"), 0);
    assert_eq!(codes("(20% 2♦= E & 80% 2♦+1 E)", "NS"), 0);
    assert_eq!(codes("(60% 2♦= E & 40% 2♦+1 E)", "EW"), 0);
    assert_eq!(codes("(60% 2♦= E & 40% 2♦+1 E)", "both"), 0);
    // After a director's error each side's own is looked at.
    assert_eq!(codes("(10% 2♦= E & 90% 2♦+1 E)/(60% 2♦= E & 40% 2♦+1 E)", "none"), 2);
    // Another outcome is no matter of this evidence.
    assert_eq!(codes("(60% 2♦= E & 40% 2♥= S)", "NS"), 0);
}

/// The facts in force can be written down and run again.
#[test]
fn incidents_are_among_what_is_in_force() {
    let typed = "board 13\nobtained 3NT= W\nincident ui by E { facts: \"oops\"; information: yes; poll \"Your call?\" { 4♥: 5, pass considered 4 }; chosen: pass; suggested: yes }\n";
    let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
    evening.take(typed);
    let output = in_force(evening.scope());
    let block = "incident ui by E {\n  facts: \"oops\"\n  information: yes\n  poll \"Your call?\" {\n    4♥: 5\n    pass considered 4\n  }\n  chosen: pass\n  suggested: yes\n}";
    assert!(output.ends_with(&format!("{block}\n")), "{output}");
    let mut again = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
    again.take(&output);
    assert_eq!(in_force(again.scope()), output);
}

#[test]
fn what_is_irrelevant_changes_no_verdict() {
    for (script, verdict, ..) in CASES {
        let incident_text = script.replacen('{', "{ facts: \"It was the last board of the round.\";", 1);
        let found = incident(&format!("board 7\nobtained 4♠= N\n{incident_text}"));
        assert_eq!(found["verdict"], *verdict, "{incident_text}");
    }
}

#[test]
fn json_has_the_steps_in_the_order_of_the_law() {
    let found = incident(
        "board 13\nobtained 3NT= W\nincident unauthorised-information by E {\n  information: yes, \"the remark\"\n  \
         poll \"Your call?\" { 4♥: 5, pass: 4, 5♦ considered 1 }\n  chosen: pass\n  suggested: yes\n}",
    );
    assert_eq!((found["by"].as_str(), found["law"].as_str()), (Some("E"), Some("16B")));
    assert_eq!(laws(&found), ["16B1", "16B1(b)", "16B1(a)", "16B3"]);
    let steps: Vec<_> =
        found["steps"].as_array().unwrap().iter().map(|step| step["question"].as_str().unwrap()).collect();
    assert_eq!(steps, ["information", "chosen", "alternatives", "suggested"]);
    assert_eq!(found["steps"][0]["reason"], "the remark");
    assert_eq!(found["steps"][2]["answer"], "4♥");
    assert_eq!(found["excluded"], serde_json::json!(["3NT= W"]));
    assert_eq!(found["open"], serde_json::json!([]));
    assert_eq!(found["result"], Value::Null);
    let votes = &found["poll"]["votes"];
    assert_eq!(
        votes[0],
        serde_json::json!({"answer": "4♥", "chosen": 5, "considered": 0, "alternative": true, "margin": 4})
    );
    assert_eq!(
        votes[2],
        serde_json::json!({"answer": "5♦", "chosen": 0, "considered": 1, "alternative": false, "margin": 1})
    );
    // Of nine 1.8 are a fifth: with four fewer 4♥ would have one.
    assert_eq!(found["poll"]["margin"], 4);
}

/// Of the last result of a script: its codes.
fn last_codes(script: &str) -> Vec<String> {
    let document = run(&format!("board 7\nobtained 4♠= N\ntraveller {{ +620: 3, -100: 2, +650 }}\n{script}"));
    let last = document["results"].as_array().unwrap().last().unwrap().clone();
    let found = last["diagnostics"].as_array().unwrap().iter().chain(document["diagnostics"].as_array().unwrap());
    let mut codes: Vec<String> = found.map(|one| one["code"].as_str().unwrap().to_owned()).collect();
    codes.sort();
    codes.dedup();
    codes
}

const UI_BY_N: &str = "incident ui by N { information: yes; chosen: 4♠; alternatives: pass; suggested: yes }";
const REVOKE_BY_N: &str =
    "incident revoke by N { established: yes; exception: none; trick-won: opponents; tricks-after: 2 }";

/// The offenders after incidents, with and without a consequence.
#[test]
fn a_verdict_makes_offenders() {
    let stands = "incident mi by EW { wrong: no }";
    let plays_on = "incident mi by EW { wrong: yes; stage: auction }";
    let open = "incident mi by EW { wrong: yes; stage: after }";
    let adjusts = "incident mi by EW { wrong: yes; stage: after; influenced: yes; unauthorised-too: no }";
    let no_error = "incident director-error { error: no }";
    let error = "incident director-error { error: yes; scorable: no }";
    for (script, offenders) in [
        (UI_BY_N.to_owned(), "NS"),
        (format!("{UI_BY_N}\n{stands}"), "NS"),
        (format!("{UI_BY_N}\n{plays_on}"), "NS"),
        (format!("{UI_BY_N}\n{open}"), "NS"),
        (format!("{UI_BY_N}\n{adjusts}"), "both"),
        (format!("{REVOKE_BY_N}\n{adjusts}"), "both"),
        (format!("{UI_BY_N}\n{no_error}"), "NS"),
        (format!("{UI_BY_N}\n{error}"), "none"),
        (REVOKE_BY_N.to_owned(), "NS"),
        (format!("offenders NS\n{stands}"), "NS"),
        (format!("offenders NS\n{adjusts}"), "EW"),
        (format!("offenders NS\n{open}"), "NS"),
        (open.to_owned(), "EW"),
        (format!("{open}\n{UI_BY_N}"), "NS"),
        (format!("{open}\n{no_error}"), "EW"),
        (format!("{open}\n{stands}"), ""),
        (format!("{open}\n{adjusts}"), "EW"),
        (stands.to_owned(), ""),
        ("incident revoke by E { established: no }".to_owned(), ""),
    ] {
        let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
        evening.take(&format!("board 7\nobtained 4♠= N\n{script}\n"));
        let output = in_force(evening.scope());
        let found = output.lines().find_map(|line| line.strip_prefix("offenders ")).unwrap_or_default();
        assert_eq!(found, offenders, "{script}\n{output}");
    }
}

/// Law 64A is mandatory and 64C1 only adds to it: no ruling takes the transfer back.
#[test]
fn a_transfer_is_not_taken_back() {
    let score = |revoke: &str, ruling: &str| {
        let script = format!("board 7\nobtained 4♠= N\ntraveller {{ +620: 3, -100: 2, +650 }}\n{revoke}\n{ruling}");
        let document = run(&script);
        document["results"].as_array().unwrap().last().unwrap()["ns"]["exact"].as_str().unwrap().to_owned()
    };
    // Of the six others two have -100 as well, a point each; two down beats nobody.
    assert_eq!(score(REVOKE_BY_N, "4♠= N"), "2");
    assert_eq!(score(REVOKE_BY_N, "4♠-1 N"), "2");
    assert_eq!(score(REVOKE_BY_N, "4♠-2 N"), "0");
    let equity = REVOKE_BY_N.replace(" }", "; without: 4♠-2 N }");
    assert_eq!(score(&equity, "4♠-2 N"), "0");
    assert_eq!(score(&equity, "4♠= N"), "2");
    let both = "incident revoke by E { established: yes; exception: 64B7; without: 4♠= N }";
    // Nothing is transferred: +620 beats two, two points each, and three have it.
    assert_eq!(score(&format!("{REVOKE_BY_N}\n{both}"), "4♠= N"), "7");
    let output = Run::args(["run", "-"])
        .stdin(format!("board 7\nobtained 4♠= N\ntraveller {{ +620 }}\n{REVOKE_BY_N}\n4♠= N"))
        .done();
    assert!(output.stdout.contains("The result after the transfer of tricks stands: 4♠−1 N"), "{}", output.stdout);
}

/// Each revoke in another suit moves its own tricks (Law 64A): 4♠= is one down after one and two down after two.
#[test]
fn a_second_revoke_moves_tricks_from_where_the_first_left_them() {
    let script =
        format!("board 7\nobtained 4♠= N\ntraveller {{ +620 }}\n{REVOKE_BY_N}\n{REVOKE_BY_N}\nexpect ans: NS 0\n");
    let document = run(&script);
    let result = |at: usize| document["results"][at]["result"].as_str().unwrap_or_default().to_owned();
    assert_eq!((result(0), result(1)), ("4♠-1 N".to_owned(), "4♠-2 N".to_owned()), "{document:#}");
    // The tricks that were won at the table are those that count after the second revoke too.
    let many = REVOKE_BY_N.replace("tricks-after: 2", "tricks-after: 10");
    assert!(last_codes(&format!("{REVOKE_BY_N}\n{many}")).is_empty());
    let output = Run::args(["run", "-"]).stdin(script).done().stdout;
    assert!(output.contains("4♠−1 N becomes 4♠−2 N."), "{output}");
}

/// A claim moves nothing, and the better of two scores is no assigned one.
#[test]
fn the_headline_says_what_is_done() {
    let output = |script: &str| Run::args(["run", "-"]).stdin(script).done().stdout;
    let claim = output("board 7\nobtained 4♠= N\nincident claim by N { claimed: 10; doubtful: yes; tricks: 9 }\n");
    assert!(claim.contains("The result of the claim is settled."), "{claim}");
    assert!(!claim.contains("Tricks are transferred"), "{claim}");
    let board = "board 7\nother table +620\nscoring imps\n";
    let better = "incident team-board { results: several; fault: NS none, EW directly; assigned: ";
    let average = output(&format!("{board}{better}-100 }}\n"));
    assert!(average.contains("Average plus is no worse than the assigned score, and is awarded."), "{average}");
    // 4♠ with an overtrick doubled is more than +3 IMP against +620.
    let assigned = output(&format!("{board}{better}+990 }}\n"));
    assert!(assigned.contains("An assigned adjusted score is to be awarded."), "{assigned}");
}

/// Law 64B7.
#[test]
fn revokes_of_both_sides_transfer_nothing() {
    let by_east = REVOKE_BY_N.replace("by N", "by E");
    assert_eq!(last_codes(&format!("{REVOKE_BY_N}\n{by_east}")), ["incident"]);
    assert_eq!(
        last_codes(&format!("incident revoke by N {{ established: yes; exception: 64B7 }}\n{by_east}")),
        ["incident"]
    );
    let by_side = REVOKE_BY_N.replace("by N", "by NS");
    assert!(last_codes(&format!("{REVOKE_BY_N}\n{by_side}")).is_empty());
    assert!(last_codes(&format!("incident revoke by N {{ established: no }}\n{by_east}")).is_empty());
}

/// The outcomes that may be weighed beside an incident: an adjustment beside a claim, a score in the place of a
/// contract.
#[test]
fn what_may_be_weighed() {
    let claim = "incident claim by N { claimed: 10; doubtful: no }";
    let weighted = "(60% 3♠+1 N & 40% 3♠= N)";
    assert_eq!(last_codes(&format!("{claim}\n{weighted}")), ["claim-weighted"]);
    assert!(last_codes(&format!("{claim}\n{UI_BY_N}\n{weighted}")).is_empty());
    assert!(last_codes(&format!("{UI_BY_N}\n{claim}\n{weighted}")).is_empty());
    for outcome in ["+620", "4♠= N", "4♠= S (+620)"] {
        let expected: &[&str] = if outcome.contains('S') { &[] } else { &["illegal-outcome"] };
        assert_eq!(last_codes(&format!("{UI_BY_N}\n(50% {outcome} & 50% 3♠+1 N)")), expected, "{outcome}");
        let obtained = format!("obtained +620\n{UI_BY_N}\n(50% {outcome} & 50% 3♠+1 N)");
        assert_eq!(last_codes(&obtained), ["illegal-outcome"], "{outcome}");
    }
    let legal = UI_BY_N.replace(" }", "; legal: +620 }");
    assert!(!last_codes(&format!("{legal}\n(50% 4♠= N & 50% 3♠+1 N)")).contains(&"illegal-outcome".to_owned()));
    assert_eq!(last_codes(&format!("{UI_BY_N}\nweights from field {{ +620 }}")), ["weights"]);
}

/// A ruling that changes the score needs an incident that adjusts it.
#[test]
fn rulings_without_power_are_noted() {
    let stands = "incident mi by EW { wrong: no }";
    let cancelled = "incident wrong-board { played-before: yes; deprived: NS, EW }";
    let noted: &[&str] = &["nothing-to-adjust"];
    for (script, codes) in [
        (format!("{stands}\n4♠-1 N"), noted),
        (format!("{stands}\nA+/A-"), noted),
        (format!("{stands}\n4♠= N"), &[]),
        (format!("{stands}\n+620"), &[]),
        (format!("{stands}\n{UI_BY_N}\n3♠= N"), &[]),
        ("incident mi by EW { wrong: yes; stage: auction }\n4♠-1 N".to_owned(), noted),
        ("incident ui by N { information: yes }\n4♠-1 N".to_owned(), noted),
        (format!("{cancelled}\n4♠= N"), &["board-cancelled"]),
        (format!("{cancelled}\nA+/A+"), &[]),
        ("incident serious-error by EW { after-infraction: no }\n4♠-1 N".to_owned(), &[]),
        (format!("{REVOKE_BY_N}\n4♠-2 N"), &[]),
    ] {
        assert_eq!(last_codes(&script), codes, "{script}");
    }
}

#[test]
fn open_questions_are_listed() {
    let found = incident("incident ui by E { information: yes }");
    assert_eq!(found["open"], serde_json::json!(["chosen", "alternatives", "suggested"]));
}

#[test]
fn a_poll_needs_a_significant_part_and_somebody_who_chose() {
    for (poll, verdict) in [
        ("pass: 4, 4♥: 1", "adjust"),                  // one in five
        ("pass: 5, 4♥: 1", "stands"),                  // one in six
        ("pass: 5, 4♥: 1, 4♥ considered 1", "adjust"), // one in three
        ("pass: 6, 4♥ considered 6", "stands"),        // nobody chose it
    ] {
        let found = incident(&format!(
            "incident ui by E {{ information: yes; poll \"?\" {{ {poll} }}; chosen: pass; suggested: yes }}"
        ));
        assert_eq!(found["verdict"], verdict, "{poll}");
    }
}

#[test]
fn rulings_are_checked() {
    let after = |incident: &str, claims: &str| {
        let script =
            format!("board 13\nobtained 3NT= W\ntraveller {{ 4♥-1 W: 3, 3NT= W, 3NT-1 W }}\n{incident}\n{claims}");
        let document = run(&script);
        for expectation in document["expectations"].as_array().unwrap() {
            assert_eq!(expectation["passed"], true, "{expectation:#}");
        }
        assert_eq!(document["diagnostics"], serde_json::json!([]), "{script}");
    };
    let ui = "incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }";
    after(ui, "expect (50% 3NT= W & 50% 4♥-1 W): error illegal-outcome");
    after(ui, "expect (50% 3NT= W (-600) & 50% 4♥-1 W): error illegal-outcome");
    // Another result of the contract that the illegal call led to.
    after(ui, "expect (50% 3NT-1 W & 50% 4♥-1 W): error illegal-outcome");
    after(ui, "expect (4♥-1 W)/(50% 3NT= W & 50% 4♥-1 W): error illegal-outcome");
    after(ui, "let td = (50% 3NT= W & 50% 4♥-1 W)\nexpect td: error illegal-outcome");
    // The result obtained is a part of damage, and may stand.
    after(ui, "expect damage NS before 4♥-1 W after 3NT-1 W obtained 3NT= W: NS 1\nexpect 3NT= W: EW 9");
    let mi = "incident mi by W { wrong: yes; stage: after; influenced: yes; unauthorised-too: no }";
    after(mi, "expect (50% 3NT= W & 50% 4♥-1 W): note obtained-weighted");
    // Another board begins.
    after(
        ui,
        "board 14\nobtained 3NT= W\ntraveller { 4♥-1 W: 3, 3NT= W, 3NT-1 W }\n\
         expect (50% 3NT= W & 50% 4♥-1 W): note obtained-weighted",
    );
    after("incident ui by E { excluded: 4♥-1 W }", "expect (50% 3NT= W & 50% 4♥-1 W): error illegal-outcome");
}

#[test]
fn every_format_and_language_shows_it() {
    let script = "board 7\nobtained 4♠= N\ntraveller { 4♠= N: 2 }\nincident revoke by N { established: yes; \
                  exception: none; trick-won: offender; tricks-after: 3 }\nincident ui by N { information: yes }";
    for language in ["en", "pl"] {
        for format in ["text", "markdown", "html", "latex", "json"] {
            let output = Run::args(["run", "-", "--format", format, "--language", language]).stdin(script).done();
            for part in ["64A1", "63A", "16B1"] {
                assert!(output.stdout.contains(part), "{language} {format}: {part} in {}", output.stdout);
            }
        }
    }
}

#[test]
fn the_formatter_keeps_what_is_said() {
    let script = "incident UI by e {\n  information:yes,\"the remark\"\n  poll \"Your call?\" {4H:5;pass considered 2}\n\
                  chosen: PASS; fault: NS none,EW directly\n  without:(1/3 1NT-1 S&2/3 1NT-2 S)\n}\n\
                  expect incident:adjust,law 16B1(a)\n";
    let done = Run::args(["fmt", "-"]).stdin(script).done();
    let formatted = "incident UI by E {\n  information: yes, \"the remark\"\n  poll \"Your call?\" { 4♥: 5, pass considered 2 }\n  \
                     chosen: pass\n  fault: NS none, EW directly\n  without: (1/3 1NT-1 S & 2/3 1NT-2 S)\n}\n\
                     expect incident: adjust, law 16B1(a)\n";
    assert_eq!(done.stdout, formatted);
}

#[test]
fn steps_are_numbered_and_a_transfer_says_what_becomes_of_the_result() {
    let script = "board 1\nobtained 4♠= N\nincident revoke by N { established: yes; exception: none; trick-won: partner; tricks-after: 1 }\n";
    let run = Run::args(["run", "-"]).stdin(script).done().exits(0);
    assert!(run.stdout.contains("  4♠= N becomes 4♠−1 N.\n"), "{}", run.stdout);
    let step = "  4. Law 64A: How many tricks did the offending side win from the revoke trick\n     on, that one included? 1\n";
    assert!(run.stdout.contains(step), "{}", run.stdout);
    let page = Run::args(["run", "--format", "html", "-"]).stdin(script).done().exits(0);
    let list = "<ol class=\"steps\">\n<li>Law <span class=\"law\">63A</span>: Was the revoke established? yes</li>\n";
    assert!(page.stdout.contains(list), "{}", page.stdout);
}

#[test]
fn a_revoke_by_dummy_is_warned_of_and_shown_as_it_is_answered() {
    let script = |by: &str| {
        format!(
            "board 7\nobtained 4♠= N\nincident revoke by {by} {{ established: yes; exception: none; \
             trick-won: offender; tricks-after: 3 }}\n"
        )
    };
    // Dummy's hand is faced: 64B3 rules a transfer out, whoever won the trick. Declarer's is not, and of a side it is not
    // known who it was.
    let unused = "answer-unused";
    for (by, codes, result) in [
        ("S", &[unused, unused, "revoke-by-dummy"][..], Value::Null),
        ("N", &[], "4♠-2 N".into()),
        ("NS", &[], "4♠-2 N".into()),
    ] {
        let found = crate::harness::reported(&run(&script(by)));
        assert_eq!(found.iter().map(|one| one.split(' ').next().unwrap()).collect::<Vec<_>>(), codes, "{by}");
        assert_eq!(incident(&script(by))["result"], result, "{by}");
    }
}

/// A call that was voted for or made is a call of the reader's language.
#[test]
fn calls_of_an_incident_are_localised() {
    let script = "board 13\nobtained 3NT= W\nincident ui by E { information: yes; poll \"?\" { 4♥: 5, pass: 4, x: 1, 3NT: 1, ♠Q: 1 }; chosen: pass; suggested: yes }\n";
    let output = Run::script(script).args_of(&["--language", "pl"]).done().exits(0).stdout;
    for incident_text in ["4♥ 5; pas 4; ktr 1; 3BA 1; ♠D 1", "Co zrobił gracz? pas"] {
        assert!(output.contains(incident_text), "no {incident_text} in {output}");
    }
    let english = Run::script(script).args_of(&["--language", "en"]).done().exits(0).stdout;
    assert!(english.contains("4♥ 5, pass 4, x 1, 3NT 1, ♠Q 1"), "{english}");
}

/// Choices, Laws for later and the words to say are claimed as obligations are; a claim that does not hold shows what is.
#[test]
fn choices_later_laws_and_words_are_expected() {
    let asked = "board 1\nauction \"1♠ [1♥]\"\nincident insufficient-bid by E { }\n";
    let done = Run::script(&format!("{asked}expect incident: incomplete, S may accept, s MAY refuse\n")).done();
    assert_eq!(done.status, Some(0), "{}{}", done.stdout, done.stderr);
    let done = Run::script(&format!("{asked}expect incident: incomplete, nobody may\n")).done();
    assert!(
        done.status == Some(1) && [&done.stdout, &done.stderr].iter().any(|text| text.contains("S may accept")),
        "{}{}",
        done.stdout,
        done.stderr
    );
    let replaced = "board 1\nauction \"1♠ [1♥]\"\nincident insufficient-bid by E { accepted: no; replaced: 2♥; same-denomination: yes }\n";
    let done = Run::script(&format!("{replaced}expect incident: play-on, later 27D, nobody may, nobody must\n")).done();
    assert_eq!(done.status, Some(0), "{}{}", done.stdout, done.stderr);
    let done = Run::script(&format!("{replaced}expect incident: play-on, later 72C\n")).done();
    assert!(
        done.status == Some(1) && [&done.stdout, &done.stderr].iter().any(|text| text.contains("later 27D")),
        "{}{}",
        done.stdout,
        done.stderr
    );
}

/// Only an answer sends on to another procedure; until then questions are open.
#[test]
fn what_is_unanswered_does_not_send_on() {
    for (name, answer, words) in [
        ("wrong-board", "teams: yes", "is not for teams"),
        ("authorised-information", "source: partner", "the next procedure says"),
    ] {
        let open = Run::script(&format!("incident {name} by E {{\n}}\n")).done().stdout;
        assert!(open.contains("Some questions are still unanswered."), "{name}: {open}");
        let sent = Run::script(&format!("incident {name} by E {{\n  {answer}\n}}\n")).done().stdout;
        assert!(!sent.contains("still unanswered") && sent.contains(words), "{name}: {sent}");
    }
}
