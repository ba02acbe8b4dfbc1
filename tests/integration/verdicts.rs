//! A verdict is one value: made from the incident, the ruling and the score together, and the same wherever it is stated.

use crate::harness::{Run, root};
use redress::desk::Desk;
use redress::messages::Locale;
use redress::render::Style;
use redress::repl::{Repl, Reply};
use redress::session::NoFiles;
use serde_json::{Value, json};
use std::sync::Arc;

/// Incidents whose adjustment rests on damage, EW offending, and the Law that says so.
const INCIDENTS: [(&str, &str, &str); 6] = [
    ("unauthorised-information", "{ information: yes; chosen: pass; alternatives: 4♥; suggested: yes }", "16B3"),
    ("misinformation", "{ wrong: yes; stage: after; influenced: yes; unauthorised-too: no }", "21B3"),
    ("withdrawn-call", "{ comparable: yes; assisted: yes }", "23C"),
    ("withdrawn-call", "{ comparable: no; could-know: yes }", "72C"),
    ("penalty-card", "{ conveyed: yes }", "50E4"),
    ("deception", "{ false-inference: yes; from: tempo; bridge-reason: no; could-know: yes }", "73E2"),
];

/// 4♥-1 is +100 to NS: less than the +300 of 3NT-3, more than the -600 of 3NT=.
const RULING: &str = "4♥-1 W";
const UNDAMAGED: &str = "3NT-3 W";
const DAMAGED: &str = "3NT= W";

fn board(obtained: &str) -> String {
    format!("board 13\ntraveller {{ 4♥-1 W: 3, 3NT= W, 3NT-3 W }}\nobtained {obtained}\n")
}

fn incident((procedure, rows, _): &(&str, &str, &str)) -> String {
    format!("incident {procedure} by E {rows}\n")
}

fn results(script: &str) -> Vec<Value> {
    let document = Run::script(script).json();
    document["results"].as_array().cloned().unwrap()
}

fn of_kind<'a>(results: &'a [Value], kind: &str) -> Vec<&'a Value> {
    results.iter().filter(|result| result["kind"] == kind).collect()
}

/// Text without its lines.
fn plain(text: &str) -> String {
    // In LaTeX nothing in braces stands behind a hyphen, so that two are no dash.
    text.replace("-{}", "-").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text of each verdict: before damage is known, with damage, and without.
const WORDS: [(&str, [&str; 3]); 2] = [
    (
        "en",
        [
            "adjust the score if the non-offending side was damaged",
            "An assigned adjusted score is to be awarded",
            "The non-offending side was not damaged: the score stands",
        ],
    ),
    (
        "pl",
        [
            "jeśli strona niewykraczająca poniosła szkodę",
            "Należy orzec zapisowy wynik rozjemczy.",
            "Strona niewykraczająca nie poniosła szkody: wynik zostaje utrzymany",
        ],
    ),
];

/// Of the three texts only one is there.
#[track_caller]
fn only(text: &str, words: &[&str; 3], wanted: usize) {
    let text = plain(text);
    for (at, sentence) in words.iter().enumerate() {
        assert_eq!(text.contains(sentence), at == wanted, "{sentence}\n{text}");
    }
}

#[test]
fn every_procedure_that_rests_on_damage_is_among_these() {
    for file in std::fs::read_dir(root().join("laws")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "procedure") {
            continue;
        }
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if std::fs::read_to_string(&path).unwrap().contains("if damaged") {
            assert!(name == "director-error" || INCIDENTS.iter().any(|known| known.0 == name), "{name}");
        }
    }
}

/// Law 12B1: without damage there is nothing to redress, whatever the infraction.
#[test]
fn before_and_behind_a_ruling_there_is_one_verdict() {
    for one in &INCIDENTS {
        for (obtained, verdict, at) in [(UNDAMAGED, "stands", 2), (DAMAGED, "adjust", 1)] {
            let open = board(obtained) + &incident(one);
            let ruled = format!("{open}{RULING}\n");
            // JSON: the condition before the ruling; behind it one final verdict, with the Law.
            let before = results(&format!("{open}expect incident: adjust, law {}\n", one.2));
            let before = of_kind(&before, "incident");
            assert_eq!((&before[0]["verdict"], &before[0]["if"]), (&json!("adjust"), &json!("damaged")), "{open}");
            let law = if verdict == "stands" { "12B1" } else { one.2 };
            let script = format!("{ruled}expect incident: {verdict}, law {law}\nsheet\n");
            assert_eq!(Run::script(&script).done().status, Some(0), "{script}");
            let found = results(&script);
            let (incidents, rulings, sheets) =
                (of_kind(&found, "incident"), of_kind(&found, "ruling"), of_kind(&found, "sheet"));
            assert_eq!(incidents.len(), 1);
            for stated in [incidents[0], &sheets[0]["incidents"][0]] {
                assert_eq!((&stated["verdict"], &stated["if"]), (&json!(verdict), &Value::Null), "{script}");
                assert_eq!(stated["laws"].as_array().unwrap().contains(&json!("12B1")), verdict == "stands");
            }
            assert_eq!((&rulings[0]["verdict"], &sheets[0]["scored"]["verdict"]), (&json!(verdict), &json!(verdict)));
            // The page has what the program prints.
            let query = json!({ "do": "evaluate", "script": script, "want": ["document", "text"] });
            let answer: Value = serde_json::from_str(&Desk::new().ask(&query.to_string())).unwrap();
            let output = answer["document"]["results"].as_array().unwrap();
            assert_eq!(of_kind(output, "incident")[0]["verdict"], verdict, "{answer:#}");
            for (language, words) in &WORDS {
                let output = |script: &str| Run::script(script).args_of(&["--lang", language]).done().stdout;
                only(&output(&open), words, 0);
                only(&output(&ruled), words, at);
                for format in ["text", "markdown", "html", "latex"] {
                    let sheet = |script: &str| {
                        let args = ["sheet", "-", "--format", format, "--lang", language];
                        Run::args(args).stdin(script).done().exits(0).stdout
                    };
                    only(&sheet(&ruled), words, at);
                    only(&sheet(&open), words, 0);
                }
            }
        }
    }
}

/// The answer to a question of an exam decides as a ruling does.
#[test]
fn the_answer_to_a_question_decides() {
    for (obtained, verdict) in [(UNDAMAGED, "stands"), (DAMAGED, "adjust")] {
        for one in &INCIDENTS {
            let facts = board(obtained) + &incident(one);
            let script = format!(
                "case \"q\" points 4 {{\n{facts}question \"What is the score?\"\nanswer {RULING}\nexpect incident: {verdict}\n}}\n"
            );
            assert_eq!(Run::script(&script).done().status, Some(0), "{script}");
            assert_eq!(of_kind(&results(&script), "incident")[0]["verdict"], verdict, "{script}");
        }
    }
}

/// At the prompt the incident was told before the ruling: the ruling says what has become of it.
#[test]
fn at_the_prompt_the_ruling_carries_the_verdict() {
    for (obtained, wanted) in [
        (UNDAMAGED, "The score obtained stands: 3NT−3 W (Law 12B1)."),
        (DAMAGED, "Unauthorised information from partner (Law 16B): an assigned adjusted score."),
    ] {
        let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
        let mut take = |text: &str| match evening.take(text) {
            Reply::Print(text) => plain(&text),
            _ => String::new(),
        };
        take(&board(obtained));
        let message = take(&incident(&INCIDENTS[0]));
        assert!(message.contains(WORDS[0].1[0]), "{message}");
        let message = take(RULING);
        assert!(message.contains(wanted), "{message}");
    }
}

/// `set no-damage note` keeps the ruling as the answer, and so the verdict; a row of `damage` decides by itself.
#[test]
fn what_keeps_the_ruling_keeps_the_verdict() {
    let note = format!("set no-damage note\n{}{}{RULING}\n", board(UNDAMAGED), incident(&INCIDENTS[0]));
    let found = results(&format!("{note}expect incident: adjust\n"));
    assert_eq!((&found[0]["verdict"], &found[0]["if"]), (&json!("adjust"), &Value::Null));
    let sheet = Run::args(["sheet", "-"]).stdin(&note).done().exits(0).stdout;
    assert!(!sheet.contains("stands") && sheet.contains("4♥ by West one down"), "{sheet}");
    // Before the infraction NS expected +100 and have obtained +300: the first row of the table.
    let rows = [(UNDAMAGED, "stands"), (DAMAGED, "adjust")];
    for (obtained, verdict) in rows {
        let damage = format!("damage NS before 4♥-1 W after 4♥-1 W obtained {obtained}");
        let script = format!("{}{}{damage}\n", board(obtained), incident(&INCIDENTS[1]));
        let done = Run::script(&format!("{script}expect incident: {verdict}\n")).done();
        assert_eq!(done.status, Some(0), "{}", done.stdout);
        let sheet = Run::args(["sheet", "-"]).stdin(&script).done().exits(0).stdout;
        assert_eq!(sheet.contains("The score obtained at the table stands."), verdict == "stands", "{sheet}");
    }
}

/// Both sides are non-offending after a director's error (Law 82C): no side's result alone makes the score stand.
#[test]
fn a_directors_error_is_adjusted_for_both() {
    for obtained in [UNDAMAGED, DAMAGED] {
        let open = format!("{}incident director-error {{ error: yes; scorable: no }}\n", board(obtained));
        for (ruling, condition) in [("", json!("damaged")), (RULING, Value::Null)] {
            let found = results(&format!("{open}{ruling}\n"));
            assert_eq!((&found[0]["verdict"], &found[0]["if"]), (&json!("adjust"), &condition), "{open}{ruling}");
        }
    }
}

/// Two incidents on a board and one ruling; a transfer that the Laws fix says nothing of damage by another infraction.
#[test]
fn several_incidents_of_a_board_agree() {
    let both = format!("{}{}{}", board(UNDAMAGED), incident(&INCIDENTS[0]), incident(&INCIDENTS[1]));
    let found = results(&format!("{both}{RULING}\nsheet\n"));
    let stated = of_kind(&found, "incident").into_iter().chain(found.last().unwrap()["incidents"].as_array().unwrap());
    let verdicts: Vec<&Value> = stated.map(|one| &one["verdict"]).collect();
    assert_eq!(verdicts, [&json!("stands"); 4]);
    let transfer = "incident revoke by W { established: yes; trick-won: partner; tricks-after: 1; exception: none; \
                    repeated: no; both-revoked: no }\n";
    let found = results(&format!("{}{}{transfer}", board(DAMAGED), incident(&INCIDENTS[0])));
    assert_eq!((&found[0]["verdict"], &found[0]["if"]), (&json!("adjust"), &json!("damaged")));
    assert_eq!((&found[1]["verdict"], &found[1]["if"]), (&json!("transfer"), &Value::Null));
}

/// An incident is final as of its board's end, not of the script's, and a later ruling takes the place of an earlier one.
#[test]
fn a_verdict_is_that_at_the_end_of_the_board() {
    let script = format!(
        "{}{}{RULING}\n3NT= W\nboard 14\ntraveller {{ 3NT= W: 3, 4♥= W }}\n(60% 3NT= W & 40% 4♥= W)\n",
        board("4♥-1 W"),
        incident(&INCIDENTS[1])
    );
    let found = results(&script);
    let lines: Vec<(&str, u64)> =
        found.iter().map(|one| (one["kind"].as_str().unwrap(), one["line"].as_u64().unwrap())).collect();
    // The results stand in the order of the statements.
    assert_eq!(lines, [("incident", 4), ("ruling", 5), ("ruling", 6), ("ruling", 9)]);
    assert_eq!(found[0]["verdict"], "stands");
    assert_eq!(found[3].get("verdict"), None);
    // A case leaves what is outside as it was: its ruling is its own.
    let cases = format!(
        "{}{}case \"a\" {{\n{RULING}\n}}\ncase \"b\" {{\n3NT= W\n}}\n",
        board(DAMAGED),
        incident(&INCIDENTS[1])
    );
    let found = results(&cases);
    assert_eq!((&found[0]["verdict"], &found[0]["if"]), (&json!("adjust"), &json!("damaged")));
    let by_case: Vec<&Value> = of_kind(&found, "ruling").iter().map(|one| &one["verdict"]).collect();
    assert_eq!(by_case, [&json!("adjust"), &json!("stands")]);
}
