//! Editions of the Laws: the setting, and the changes from 2007 to 2017, of which the published summary of changes names
//! the Laws.

use crate::harness::{Run, incident, obligations};
use serde_json::Value;
use std::collections::BTreeSet;

fn diff(arguments: &[&str]) -> Vec<Value> {
    let document = Run::args(["laws", "diff", "2007", "2017"]).args_of(arguments).json();
    document["changes"].as_array().unwrap().clone()
}

/// An answer that an edition does not offer has no rule there, and another procedure to go through leaves nothing open.
#[test]
fn no_change_is_an_open_question() {
    for (language, none, open) in
        [("en", "no rule of its own", "questions are open"), ("pl", "brak osobnej reguły", "są pytania bez odpowiedzi")]
    {
        let page = Run::args(["laws", "diff", "2007", "2017", "--language", language, "--format", "markdown"]).done();
        let page = page.exits(0).stdout;
        assert!(page.contains(none) && page.contains("86B") && !page.contains(open), "{page}");
    }
}

/// The Laws of the summary of changes that a procedure goes through, each with the words of its smallest facts and the
/// verdicts; and no other procedure changes.
#[test]
fn the_changes_are_those_of_the_summary() {
    let changes = diff(&[]);
    for (procedure, rows, from, to) in [
        // 12C1(e): an error must be extremely serious.
        ("serious-error", "serious: yes; unrelated: yes; extremely-serious: no", "adjust", "stands"),
        // 12C2(d): further boards without a result.
        ("no-result", "nth: 2", "artificial", "artificial"),
        // 13A2: the board is played whatever was seen.
        ("number-of-cards", "seen: yes; interferes: yes", "adjust", "play-on"),
        // 25B and 26: a comparable call carries no lead restriction.
        ("change-of-call", "accepted: yes; comparable: yes", "play-on", "play-on"),
        // 15A: an adjusted score, and only where partner has called.
        ("wrong-cards", "{ partner-called: yes }", "artificial", "adjust"),
        ("wrong-cards", "lho-called: yes; new-call: differs", "artificial", "play-on"),
        // 15B: the board is finished, not bid again; in teams Law 86B applies.
        ("wrong-board", "in-auction: yes", "play-on", "stands"),
        ("wrong-board", "teams: yes", "stands", "incomplete"),
        // 23: comparable calls, and what they help with.
        ("withdrawn-call", "comparable: yes; assisted: yes", "stands", "adjust"),
        ("insufficient-bid", "more-precise: no; comparable: yes", "play-on", "play-on"),
        // 30 to 32: partner passes once and not throughout, or not at all.
        ("call-out-of-turn", "call: 1H; turn: partner; accepted: no", "play-on", "play-on"),
        ("call-out-of-turn", "call: pass; turn: partner; accepted: no; any-bid: yes", "play-on", "play-on"),
        // 45C4(b): declarer alone may change what he named, until he plays his next card.
        ("card-played", "player: defender; named: yes; unintended: yes", "play-on", "play-on"),
        // 50E: what a penalty card tells is authorised while it lies on the table.
        ("penalty-card", "conveyed: yes", "adjust", "adjust"),
        // 57A and 57D: declarer may require another suit, and a play at the turn of the player on the right has a rule.
        ("premature-lead", "choice: require-suit", "incomplete", "play-on"),
        ("premature-lead", "turn: rho", "incomplete", "play-on"),
        // 62C3: both revokes on one trick are corrected.
        ("revoke", "established: same-trick", "incomplete", "play-on"),
        // 68D2: play may go on, and then the claim is void.
        ("claim", "contested: played-on", "transfer", "stands"),
        // 11A: a right is forfeited, and later a gain is taken away.
        ("forfeited-right", "acted: yes; gained: yes", "stands", "adjust"),
        // 20F4: one's own wrong explanation is corrected at once, and later by the end of the clarification period.
        ("correcting-explanation", "explainer: own", "play-on", "play-on"),
        // 35 to 39: what the withdrawn call related to decides no more.
        ("inadmissible-call", "kind: must-pass; lho-called: no; suits: specified", "play-on", "play-on"),
        // 53A: no lead out of turn to the thirteenth trick is accepted.
        ("lead-out-of-turn", "accepted: thirteenth", "incomplete", "play-on"),
        // 79B3: after the round both scores may change, if the result is certain.
        ("score-error", "round-over: yes; convinced: yes", "stands", "stands"),
        // 64C2(b): the score as if neither side had revoked.
        ("revoke", "exception: 64B7", "stands", "adjust"),
        // 24: a card seen before the first call is exposed in the auction period, and no more in the auction (bridgebase.com,
        // 76660 and 88713).
        ("exposed-card", "during: before; cards: 2", "play-on", "incomplete"),
        // 86B: several results, and one that favours a side.
        ("team-board", "results: several", "artificial", "adjust"),
        ("team-board", "results: one; favourable: NS", "adjust", "adjust"),
    ] {
        let is_it = |change: &&Value| {
            change["procedure"] == procedure
                && change["incident"].as_str().unwrap().contains(rows)
                && (change["from"]["verdict"] == from && change["to"]["verdict"] == to)
        };
        assert!(changes.iter().any(|change| is_it(&change)), "{procedure} {rows}: {changes:#?}");
    }
    let procedures: BTreeSet<&str> = changes.iter().map(|change| change["procedure"].as_str().unwrap()).collect();
    let expected = [
        "call-out-of-turn",
        "card-played",
        "change-of-call",
        "claim",
        "correcting-explanation",
        "defective-trick",
        "dummy-rights",
        "exposed-card",
        "forfeited-right",
        "inadmissible-call",
        "insufficient-bid",
        "lead-out-of-turn",
        "no-result",
        "number-of-cards",
        "penalty-card",
        "premature-lead",
        "quitted-tricks",
        "revoke",
        "score-error",
        "serious-error",
        "team-board",
        "withdrawn-call",
        "wrong-board",
        "wrong-cards",
    ];
    assert_eq!(procedures.into_iter().collect::<Vec<_>>(), expected);
    // A number of a Law that has changed is no change.
    assert!(changes.iter().all(|one| one["from"] != one["to"]));
    assert!(diff(&["ui", "deception"]).is_empty());
    // An answer that one edition does not offer is a change once, whatever else is answered.
    assert_eq!(diff(&["premature-lead"]).len(), 5);
    let none = Run::args(["laws", "diff", "2017", "2017"]).done().exits(0).stdout;
    assert_eq!(none.trim(), "Nothing is ruled otherwise.");
}

/// Laws 27 and 31 of 2007, as the lists and the Norwegian book have them.
#[test]
fn an_incident_is_ruled_by_the_edition_in_force() {
    let bid = "board 1\nauction \"1S [1H]\"\nincident ib by E { accepted: no; replaced: 3C; ";
    let of_2007 = incident(&format!("set edition 2007\n{bid}more-precise: no }}\n"));
    assert_eq!(obligations(&of_2007), ["W pass throughout 27B2", "W not-lead while-on-lead 26"]);
    assert_eq!(of_2007["edition"], "2007");
    let of_2017 = incident(&format!("{bid}comparable: yes }}\n"));
    assert_eq!((obligations(&of_2017).len(), &of_2017["edition"]), (0, &"2017".into()));
    // A procedure that did not change is the same.
    let ui = "incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }\n";
    assert_eq!(incident(&format!("set edition 2007\n{ui}"))["verdict"], incident(ui)["verdict"]);
    let out = |rows: &str| obligations(&incident(&format!("set edition 2007\nincident coot by S {{ {rows} }}\n")));
    let restriction = "N not-lead while-on-lead 26";
    assert_eq!(out("call: 1NT; turn: partner; accepted: no"), ["N pass throughout 31B", restriction]);
    let rho = "call: 1NT; turn: rho; accepted: no; rho-then: other; replaced: 2NT; same-denomination";
    assert_eq!(out(&format!("{rho}: yes")), ["N pass once 31A2(a)"]);
    assert_eq!(out(&format!("{rho}: no")), ["N pass throughout 31A2(b)", restriction]);
    // Law 26 of 2007 asks what the withdrawn call related to.
    let suits = |word: &str| out(&format!("{rho}: no; suits: {word}"));
    assert_eq!(
        suits("specified"),
        ["N pass throughout 31A2(b)", "N not-lead while-on-lead 26A2", "N lead first-lead 26A2"]
    );
    assert_eq!(suits("repeated"), ["N pass throughout 31A2(b)"]);
    assert_eq!(suits("unspecified"), ["N pass throughout 31A2(b)", "N not-lead while-on-lead 26B"]);
    // A double silences partner whatever follows it.
    let double = ["N pass throughout 32B2", "N not-lead while-on-lead 26B"];
    assert_eq!(out("call: x; turn: rho; accepted: no; rho-then: other"), double);
    assert_eq!(out("call: x; turn: rho; accepted: no; rho-then: pass"), ["S repeat-call once 32B1"]);
    for (turn, bid, expected) in [
        ("rho", "no", vec!["S pass once 30A"]),
        ("rho", "yes", vec!["S pass once 30B1"]),
        ("partner", "no", vec!["S pass once 30A"]),
        ("partner", "yes", vec!["S pass throughout 30B2(a)"]),
    ] {
        assert_eq!(out(&format!("call: pass; turn: {turn}; accepted: no; any-bid: {bid}")), expected, "{turn} {bid}");
    }
    // 43B3: what a defender's irregularity gained is looked at by other Laws at the end.
    for (edition, later) in [("2007", serde_json::json!(["12B1", "64C"])), ("2017", serde_json::json!(["43B3"]))] {
        let dummy = format!("set edition {edition}\nincident dummy-rights by N {{ looked: yes; did: attention }}\n");
        assert_eq!(incident(&dummy)["later"], later);
    }
    let page =
        Run::args(["run", "-"]).stdin("set edition 2007\nincident serious-error by EW { after-infraction: no }\n");
    assert!(page.done().exits(0).stdout.contains("By the Laws of 2007."));
    let wrong = Run::script("set edition 1997\n").done().exits(3).stderr;
    assert!(wrong.contains("2017") && wrong.contains("2007"), "{wrong}");
}

/// Every incident of the changes can be read in a script, as far as its questions are those of the edition.
#[test]
fn the_changes_are_printed_in_both_languages() {
    for (language, words) in [("en", "must pass to the end of the auction"), ("pl", "do końca licytacji")] {
        for format in ["text", "markdown", "html", "latex"] {
            let arguments = ["laws", "diff", "2007", "2017", "coot", "--language", language, "--format", format];
            let page = Run::args(arguments).done().exits(0).stdout;
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(
                page.contains("2007") && page.contains("31B") && (format == "text" || page.contains(words)),
                "{page}"
            );
        }
    }
}

/// Paragraphs that 2017 has elsewhere, as the Norwegian book of 2007 (lovboka.org) has them, and Laws that the score may yet be
/// adjusted by; the words to the players know no comparable call.
#[test]
fn the_letters_are_those_of_the_edition() {
    let south = "board 1\nauction \"P P 1S P 4S P P P\"\n";
    let must_pass = "kind: must-pass; lho-called: no; suits: specified";
    for (rows, law, later) in [
        ("lead-out-of-turn by S { accepted: own-lead }", "53C", "16D"),
        ("lead-out-of-turn by S { accepted: wrong-defender }", "53B", ""),
        ("exposed-card by W { during: auction; card: HK }", "24B", "16D 23 50E3"),
        ("exposed-card by S { during: auction; card: HK }", "24", "16D 23"),
        ("simultaneous-plays by S { from: hand; played-on: no; visible: several }", "58B3", "16D"),
        ("dummy-card { misplayed: yes; played-on: no }", "45D", "16D"),
        ("play-after-irregularity by W { played: opponent }", "60A", ""),
        ("premature-lead by W { turn: partner; both-hands: no; dummy-played: no; choice: highest }", "57A", "50E3"),
        ("claim by W { concession: objected }", "68B2", "16B 16D"),
        ("score-error { disputed: yes; claim-made: no; round-over: yes }", "79B2", ""),
        ("authorised-information by E { source: elsewhere }", "16C", ""),
        ("deception by E { false-inference: yes; from: tempo; bridge-reason: no; could-know: yes }", "73F", ""),
        ("defective-trick by W { error: omitted; played-on: yes; suit-led: yes; tricks-after: 0 }", "67B1(a)", "64C"),
        (&*format!("inadmissible-call by E {{ {must_pass} }}"), "26A2", "16D 23"),
        ("inadmissible-call by E { kind: double; lead-faced: no; lho-called: no; in-turn: yes }", "36B2", "16D 23"),
        ("coot by E { call: x; turn: rho; accepted: no; rho-then: pass }", "32B1", ""),
        ("number-of-cards { cards: 14; when: auction; found: another-hand; playable: yes }", "13A", "13A"),
    ] {
        // Calls in question have no final auction above them.
        let table = if rows.starts_with("inadmissible") || rows.starts_with("coot") { "" } else { south };
        let found = incident(&format!("set edition 2007\n{table}incident {rows}\n"));
        let listed =
            |key: &str| -> Vec<&str> { found[key].as_array().unwrap().iter().flat_map(Value::as_str).collect() };
        assert!(listed("laws").contains(&law), "{law}: {rows}: {found:#}");
        assert_eq!(listed("later").join(" "), later, "{rows}");
        assert_eq!(found["edition"], "2007", "{rows}");
        assert!(!listed("say").join(" ").contains("comparable"), "{rows}: {found:#}");
        assert_ne!(listed("say").join(" "), "Play goes on.", "{rows}");
    }
}
