//! The contents of the procedures: published rulings on Laws that they go through, and what the text of a Law asks for.

use crate::harness::{Run, incident};
use redress::messages::Locale;
use redress::render::explain;
use serde_json::Value;

fn run(script: &str) -> Value {
    Run::args(["run", "-"]).stdin(script).json()
}

fn list(found: &Value) -> Vec<&str> {
    found.as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect()
}

/// Rulings that were published: where, the result at the table, what happened; and the verdict, a Law and the result.
type Published = (&'static str, &'static str, &'static str, &'static str, &'static str, Option<&'static str>);

const PUBLISHED: &[Published] = &[
    (
        "EBU forum 60: a revoke, and later a trick with a card of the suit",
        "4♠= N",
        "revoke by W { established: yes; exception: none; trick-won: opponents; tricks-after: 1; equity: no }",
        "transfer",
        "64A2",
        Some("4♠+1 N"),
    ),
    (
        "EBU forum 178, a: a heart is thrown on a trump, and a heart is ruffed later",
        "4♠= N",
        "revoke by E { established: yes; exception: none; trick-won: opponents; tricks-after: 1; equity: no }",
        "transfer",
        "64A2",
        Some("4♠+1 N"),
    ),
    (
        "EBU forum 178, b: partner wins the revoke trick and the offender ruffs later",
        "4♠= N",
        "revoke by E { established: yes; exception: none; trick-won: partner; tricks-after: 2; equity: no }",
        "transfer",
        "64A2",
        Some("4♠+1 N"),
    ),
    (
        "Kooijman 2013: the ♥J behind the ♦6",
        "4♠-1 S",
        "revoke by W { established: yes; exception: none; trick-won: offender; tricks-after: 2; equity: no }",
        "transfer",
        "64A1",
        Some("4♠+1 S"),
    ),
    (
        "Welsh directors, January 2019: trick twelve is corrected",
        "4♠= N",
        "revoke by W { established: yes; exception: 64B6; returned: no }",
        "play-on",
        "62D1",
        None,
    ),
    (
        "Bracknell: a defender's revoke that is not established",
        "4♠= N",
        "revoke by W { established: no; card: defender }",
        "play-on",
        "62B1",
        None,
    ),
    (
        "WBF Laws Committee 2001: both sides revoke, the score as if neither had",
        "4♠= N",
        "revoke by W { established: yes; exception: 64B7; without: 4♠+1 N }",
        "adjust",
        "64C2(b)",
        None,
    ),
    (
        "ABF 2007-01: an inverted minor that was not alerted changes nothing",
        "4♠= N",
        "mi by EW { wrong: yes; unauthorised-too: no; stage: after; influenced: no }",
        "stands",
        "21B3",
        None,
    ),
    (
        "EBU forum 12205: partner has called, so that the call stays and 21B3 is open",
        "4♠= N",
        "mi by EW { wrong: yes; unauthorised-too: no; stage: auction; partner-called: yes }",
        "play-on",
        "21B3",
        None,
    ),
    (
        "Exeter: explained rightly, bid wrongly",
        "4♠= N",
        "mi by EW { wrong: no; unauthorised-too: no }",
        "stands",
        "75C",
        None,
    ),
    (
        "EBU forum 569: board 15 for board 16",
        "4♠= N",
        "wrong-board { teams: no; played-before: no }",
        "stands",
        "15B2",
        None,
    ),
    (
        "EBU forum 1156: the pairs whose board it was",
        "4♠= N",
        "wrong-board { played-before: no; deprived: NS, EW; fault: none }",
        "stands",
        "15B3",
        None,
    ),
    (
        "EBU forum 267: several results without a comparison, both sides at fault",
        "4♠= N",
        "team-board { results: several; favourable: no; fault: NS directly, EW directly }",
        "artificial",
        "86B2(c)",
        Some("A-/A-"),
    ),
    (
        "EBU forum 267: one result, clearly favourable",
        "4♠= N",
        "team-board { results: one; favourable: NS; fault: none }",
        "adjust",
        "86B1",
        None,
    ),
    (
        "EBL course 2006, question 3: a defender's remark",
        "7♥-1 N",
        "deception by W { false-inference: yes; from: remark; bridge-reason: no; could-know: yes }",
        "adjust",
        "73E2",
        None,
    ),
    (
        "EBL course 2006, question 4: a claim that a question upset",
        "4♠= N",
        "claim by N { claimed: 3 of 3; contested: yes; doubtful: no }",
        "transfer",
        "70A",
        Some("4♠= N"),
    ),
    (
        "EBL course 2016, simulation 1a: a conceded trick that could not be lost",
        "5♥-1 N",
        "claim by N { claimed: 0 of 1; concession: yes; withdrawn: yes; could-be-lost: no; tricks: 1 }",
        "transfer",
        "71B",
        Some("5♥= N"),
    ),
    (
        "EBL course 2016, simulation 1b: no finesse that was not stated",
        "4♠-1 N",
        "claim by N { claimed: 0 of 1; contested: yes; statement: yes; trump-out: no; stated-line: yes; partners-play: no; finesse: yes; tricks: 0 }",
        "transfer",
        "70E1",
        Some("4♠-1 N"),
    ),
    (
        "BBO forum 66781: three off, as the spade was conceded",
        "3NT-2 N",
        "claim by N { claimed: 1 of 2; contested: yes; statement: yes; trump-out: no; stated-line: yes; partners-play: no; finesse: yes; tricks: 0 }",
        "transfer",
        "70E1",
        Some("3NT-3 N"),
    ),
    (
        "BBO forum 65919: a defender's claim, and his partner's normal play",
        "3NT-2 N",
        "claim by W { claimed: 3 of 3; contested: yes; statement: yes; trump-out: no; stated-line: yes; partners-play: yes; tricks: 1 }",
        "transfer",
        "70D2",
        Some("3NT= N"),
    ),
    (
        "EBU forum 1310: two down was claimed, and the trick could have been lost",
        "4♠-2 N",
        "claim by N { concession: yes; withdrawn: yes; could-be-lost: yes }",
        "stands",
        "71B",
        None,
    ),
    (
        "EBU forum 1466: the next board is begun in time by one pair alone",
        "4♠= N",
        "no-result { fault: NS directly, EW none }",
        "artificial",
        "12C2(a)",
        Some("A-/A+"),
    ),
];

#[test]
fn published_rulings() {
    for (source, obtained, page, verdict, law, result) in PUBLISHED {
        let found = incident(&format!(
            "board 7\nobtained {obtained}\nincident {page}\nexpect incident: {verdict}, law {law}\n"
        ));
        assert_eq!((found["verdict"].as_str(), found["result"].as_str()), (Some(*verdict), *result), "{source}");
        assert!(list(&found["laws"]).contains(law), "{source}: {found:#}");
        assert_eq!(list(&found["open"]), [""; 0], "{source}");
    }
}

/// Law 75A: partner's explanation is unauthorised information whether it is right or wrong, at whatever stage.
#[test]
fn misinformation_looks_for_unauthorised_information_in_every_branch() {
    for page in [
        "wrong: no",
        "wrong: yes; stage: auction",
        "wrong: unclear; stage: auction; partner-called: yes",
        "wrong: yes; stage: play; retractable: yes",
        "wrong: yes; stage: after; influenced: no",
        "wrong: yes; stage: after; influenced: yes",
    ] {
        let also = |more: &str| incident(&format!("incident mi by N {{ {page}{more} }}"))["also"].clone();
        assert_eq!(also("; unauthorised-too: yes"), "unauthorised-information", "{page}");
        assert_eq!(also("; unauthorised-too: no"), Value::Null, "{page}");
        // Left out it is asked, or the other procedure is named at once.
        let found = incident(&format!("incident mi by N {{ {page} }}"));
        let asks = found["also"] == "unauthorised-information" || list(&found["open"]).contains(&"unauthorised-too");
        assert!(asks, "{page}: {found:#}");
    }
}

/// Law 15B3 in both branches: who was deprived gets an artificial score by fault (Law 12C2), and the result of the board
/// that was played stands where nobody had played it.
#[test]
fn who_is_deprived_of_a_board_gets_an_artificial_score() {
    let awards = |page: &str| incident(&format!("obtained 4♠= N\nincident wrong-board {{ {page} }}"));
    let found = awards("played-before: no; deprived: EW; fault: NS directly, EW none");
    assert_eq!((&found["verdict"], &found["result"]), (&"stands".into(), &Value::Null));
    assert_eq!(found["awards"], serde_json::json!([{"side": "EW", "score": "A+"}]));
    let found = awards("played-before: no; deprived: NS, EW; fault: NS directly, EW none");
    assert_eq!(found["awards"], serde_json::json!([{"side": "NS", "score": "A-"}, {"side": "EW", "score": "A+"}]));
    // The cancelled board has no other result, so that both sides' scores are its own.
    let found = awards("played-before: yes; deprived: NS, EW; fault: NS directly, EW none");
    assert_eq!((&found["result"], &found["awards"]), (&"A-/A+".into(), &serde_json::json!([])));
    // The side at fault has to be known.
    for before in ["yes", "no"] {
        assert_eq!(list(&awards(&format!("played-before: {before}; deprived: EW"))["open"]), ["fault"]);
    }
    let output = |language: &str| {
        let script = "obtained 4♠= N\nincident wrong-board { played-before: no; deprived: EW; fault: none }\n";
        Run::args(["run", "-", "--language", language]).stdin(script).done().exits(0).stdout
    };
    assert!(output("en").contains("EW get A+ for the board that they could not play (Law 15B3)."), "{}", output("en"));
    assert!(output("pl").contains("WE otrzymują A+ za rozdanie, którego nie mogli rozegrać"), "{}", output("pl"));
}

/// Law 64C is for every established revoke: the verdict stands, and the question is put.
#[test]
fn equity_is_asked_of_every_revoke() {
    for page in [
        "exception: none; trick-won: partner; tricks-after: 1",
        "exception: none; trick-won: opponents; tricks-after: 0",
        "exception: 64B2",
        "exception: 64B4",
        "exception: 64B5",
        "exception: 64B6; returned: yes",
    ] {
        let found = |more: &str| {
            incident(&format!("board 7\nobtained 4♠= N\nincident revoke by W {{ established: yes; {page}{more} }}"))
        };
        assert!(list(&found("")["open"]).contains(&"equity"), "{page}");
        assert!(["transfer", "stands"].contains(&found("")["verdict"].as_str().unwrap()), "{page}");
        for answered in ["; equity: no", "; without: 4♠= N"] {
            assert_eq!(list(&found(answered)["open"]), [""; 0], "{page}");
        }
        assert_eq!(list(&found("; equity: yes")["open"]), ["without"], "{page}");
    }
    let twelve = incident("obtained 4♠= N\nincident revoke by W { established: yes; exception: 64B6; equity: no }");
    assert_eq!(list(&twelve["open"]), ["returned"]);
    // Better outcomes are said to follow, and are none.
    let document = run(
        "board 7\nobtained 4♠= N\nincident revoke by W { established: yes; exception: 64B5; equity: yes; without: 4♠-1 N }",
    );
    let message = document["diagnostics"][0]["message"].as_str().unwrap();
    assert!(message.contains("`without`") && message.contains("`equity`"), "{document:#}");
}

/// Law 68A: a claim is of the tricks that remain. The result obtained is the one as claimed, and moves by what the
/// director takes away; a number that cannot be is an error at its place.
#[test]
fn a_claim_is_of_the_tricks_that_remain() {
    let result = |obtained: &str, page: &str| {
        incident(&format!("board 1\nobtained {obtained}\nincident claim by {page}"))["result"].clone()
    };
    assert_eq!(result("4♠-1 N", "N { claimed: 5; doubtful: yes; tricks: 3 }"), "4♠-3 N");
    assert_eq!(result("4♠= N", "N { claimed: 10; doubtful: yes; tricks: 9 }"), "4♠-1 N");
    assert_eq!(result("4♠= N", "N { claimed: 4 of 6; doubtful: no }"), "4♠= N");
    // A defender's claim: three of the last five were claimed, one is awarded.
    assert_eq!(result("3NT-1 S", "W { claimed: 3 of 5; doubtful: yes; tricks: 1 }"), "3NT+1 S");
    // More than was claimed is awarded where a trick could not be lost.
    assert_eq!(result("4♠-1 N", "N { claimed: 3 of 5; doubtful: yes; tricks: 4 }"), "4♠= N");
    for (obtained, page, place, message) in [
        // In 4♠ one down North has nine of the thirteen.
        ("4♠-1 N", "claimed: 10; doubtful: no", "claimed", "the side won 9 of the thirteen tricks"),
        ("4♠= N", "claimed: 7 of 6; doubtful: no", "claimed", "that can have remained: 6"),
        ("4♠= N", "claimed: 4 of 6; doubtful: yes; tricks: 7", "tricks", "that can have remained: 6"),
        // Ten tricks less the four claimed were won before, so that at most seven remained.
        ("4♠= N", "claimed: 4 of 8; doubtful: no", "claimed", "that can have remained: 7"),
        ("4♠= N", "claimed: 4; doubtful: yes; tricks: 8", "tricks", "that can have remained: 7"),
        ("4♠= N", "claimed: 4 of 14; doubtful: no", "4 of 14", "this is not an answer to `claimed`"),
    ] {
        let script = format!("obtained {obtained}\nincident claim by N {{ {page} }}");
        let document = run(&script);
        let found = &document["diagnostics"][0];
        assert_eq!(found["severity"], "error", "{script}: {document:#}");
        let column = script.lines().nth(1).unwrap().chars().collect::<String>();
        let at = column.find(place).map(|at| column[..at].chars().count() + 1);
        assert_eq!(found["column"].as_u64(), at.map(|at| at as u64), "{script}: {found:#}");
        assert!(found["message"].as_str().unwrap().contains(message), "{script}: {found:#}");
    }
    let formatted = Run::args(["fmt", "-"]).stdin("incident claim by N {claimed:4  OF 6}\n").done();
    assert_eq!(formatted.stdout, "incident claim by N { claimed: 4 of 6 }\n");
    let polish = Run::args(["run", "-", "--language", "pl"])
        .stdin("obtained 4♠= N\nincident claim by N { claimed: 4 of 6; doubtful: yes; tricks: 3 }\n")
        .done()
        .exits(0);
    assert!(polish.stdout.contains("Ilu z pozostałych lew dotyczy roszczenie? 4 z 6"), "{}", polish.stdout);
}

/// A call or a card in an answer is one.
#[test]
fn a_word_is_no_call() {
    for (page, place) in [
        ("chosen: banana", "banana"),
        ("chosen: pass; alternatives: y", "y }"),
        ("chosen: pass; alternatives: 4♥, banana", "banana"),
        ("chosen: 4♥; alternatives: pass, none", "none"),
    ] {
        let script = format!("incident ui by E {{ information: yes; {page} }}");
        let document = run(&script);
        let found = &document["diagnostics"][0];
        assert!(found["message"].as_str().unwrap().contains("is a call or a card"), "{script}: {document:#}");
        let at = script.find(place).map(|at| script[..at].chars().count() + 1).unwrap();
        assert_eq!(found["column"], at as u64, "{script}: {found:#}");
    }
    for call in ["pas", "ktr", "3BA", "♠W", "HK", "no bid"] {
        let found = incident(&format!("incident ui by E {{ information: yes; chosen: {call} }}"));
        assert_eq!(list(&found["open"]).first(), Some(&"alternatives"), "{call}");
    }
}

/// The winner of the trick is named by his relation to the player who revoked, unless the seats tell it.
#[test]
fn the_trick_is_won_by_what_somebody_is_to_the_offender() {
    // Who declares is not known, and of the revoker's own side it is not said which player.
    for given in ["declarer", "dummy", "NS", "rozgrywający"] {
        let script = format!("incident revoke by S {{ established: yes; exception: none; trick-won: {given} }}");
        let document = run(&script);
        let found = &document["diagnostics"][0];
        let page = format!("{} {}", found["message"].as_str().unwrap(), found["help"].as_str().unwrap());
        assert!(page.contains("the one who revoked") && page.contains("trick-won: offender"), "{page}");
    }
    // The eight cases are listed in words where they are asked for.
    for (language, case) in
        [("en", "`64B6` (a revoke on the twelfth trick)"), ("pl", "fałszywy renons w dwunastej lewie (`64B6`)")]
    {
        let done = Run::args(["guide", "revoke", "--lang", language]).stdin("S\ny\n").done().exits(0);
        let output = done.stdout.split_whitespace().collect::<Vec<_>>().join(" ").replace('`', "");
        assert!(output.contains(&case.replace('`', "")), "{output}");
    }
}

/// Dummy's hand is faced: 64B3 moves no trick, in the headline as in the note, and 64C is asked.
#[test]
fn a_revoke_by_dummy_moves_nothing() {
    let script = "board 7\nobtained 4♠= N\nincident revoke by S { established: yes; exception: none }\n";
    let found = incident(script);
    assert_eq!((&found["verdict"], &found["result"]), (&"stands".into(), &Value::Null));
    assert!(list(&found["laws"]).contains(&"64B3") && list(&found["open"]).contains(&"equity"), "{found:#}");
    let output = Run::args(["run", "-"]).stdin(script).done().exits(0).stdout;
    assert!(output.contains("The table result stands.") && !output.contains("Tricks are transferred"), "{output}");
}

#[test]
fn laws_that_rulings_cite_are_explained() {
    for law in [
        "75", "75A", "75B", "75C", "75D", "82B", "62B", "62B1", "62C1", "62D1", "47E2(a)", "50E1", "27B1", "27B1(a)",
        "53",
    ] {
        for locale in Locale::ALL {
            let page = explain(&format!("law {law}"), locale).unwrap();
            assert!(page.contains(law), "{law}: {page}");
        }
    }
    for name in ["lead out of turn", "missing card", "misbid", "slow play"] {
        assert!(explain(name, Locale::En).unwrap().starts_with("Law "), "{name}");
    }
    // Since 2017 a penalty card tells every player while it lies on the table.
    for (locale, page) in [(Locale::En, "authorised for all"), (Locale::Pl, "legalna dla wszystkich")] {
        let text = explain("50E", locale).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(page), "{text}");
    }
    assert!(explain("2", Locale::En).unwrap().starts_with("Law 2: "));
}
