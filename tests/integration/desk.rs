//! The desk: requests in JSON, as a page, npm and programs in other languages make them.

use crate::harness::{Run, files_below, root};
use base64::Engine;
use proptest::prelude::*;
use redress::desk::Desk;
use redress::procedures::procedures;
use redress::source::FileId;
use redress::syntax;
use redress::syntax::tree::{Statement, StatementKind};
use serde_json::{Value, json};
use std::path::Path;

const FIELD: &str = "board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// The answer to a request.
fn ask(request: &Value) -> Value {
    asked(&mut Desk::new(), request)
}

fn asked(desk: &mut Desk, request: &Value) -> Value {
    serde_json::from_str(&desk.ask(&request.to_string())).unwrap()
}

/// The place of a text in a script, as browsers count it.
fn utf16(script: &str, part: &str) -> usize {
    script[..script.find(part).unwrap()].encode_utf16().count()
}

/// The scripts of the examples, with what they read.
fn examples() -> Vec<(String, String)> {
    let script = |path: std::path::PathBuf| {
        (path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(path).unwrap())
    };
    files_below(&root().join("examples"), "ruling").into_iter().map(script).collect()
}

/// A desk that has what stands beside the examples, under the names that they call it by.
fn desk_with_files() -> Desk {
    let mut desk = Desk::new();
    for (name, path) in
        [("monday.xml", "examples/evening/monday.xml"), ("my-club.conventions", "examples/scoring/my-club.conventions")]
    {
        let base64 = base64::prelude::BASE64_STANDARD.encode(std::fs::read(root().join(path)).unwrap());
        asked(&mut desk, &json!({ "do": "file", "name": name, "base64": base64 }));
    }
    desk
}

#[test]
fn the_document_is_that_of_the_program() {
    let mut desk = desk_with_files();
    for (name, script) in examples() {
        let done = Run::args(["run", &name, "--format", "json"]).within(root()).done();
        let mut program: Value = serde_json::from_str(&done.stdout).unwrap();
        let mut answer =
            asked(&mut desk, &json!({ "do": "evaluate", "script": script, "name": name, "want": ["document"] }));
        // A file beside a script is known by its path there.
        for document in [&mut program, &mut answer["document"]] {
            let text = document.to_string().replace("examples/scoring/my-club", "my-club");
            *document = serde_json::from_str(&text.replace("examples/evening/monday", "monday")).unwrap();
        }
        assert_eq!(answer["document"], program, "{name}");
        assert_eq!(answer["tally"]["failed"], 0, "{name}");
    }
}

#[test]
fn results_and_diagnostics_stand_at_their_places() {
    let script = format!("# ♠\n{FIELD}let td = (60% 4♠= N & rest -100)\ntd\n(60% +620 & 30% -100)\nexpect td: NS 9\n");
    let answer = ask(&json!({ "do": "evaluate", "script": script, "want": ["results", "hints"] }));
    // 60% of 15.4 and 40% of 1.4, of a top of 18.
    let results = answer["results"].as_array().unwrap();
    assert!(results[0]["html"].as_str().unwrap().contains("NS\u{a0}\u{a0}9.8\u{a0}MP"), "{answer:#}");
    assert_eq!(results[0]["start"], utf16(&script, "td\n(60"));
    assert_eq!(results[0]["line"], 5);
    let hints = answer["hints"].as_array().unwrap();
    assert_eq!(hints[0]["at"], utf16(&script, "\ntd\n"));
    assert!(hints[0]["text"].as_str().unwrap().contains("9.8"), "{answer:#}");
    let diagnostics = answer["diagnostics"].as_array().unwrap();
    assert_eq!(diagnostics[0]["code"], "weights-sum");
    assert_eq!(diagnostics[0]["start"], utf16(&script, "(60% +620"));
    assert_eq!(diagnostics[0]["end"], utf16(&script, "\nexpect"));
    assert_eq!((&diagnostics[1]["code"], &diagnostics[1]["line"]), (&Value::Null, &json!(7)));
    assert_eq!(answer["tally"], json!({ "passed": 0, "failed": 1, "errors": 1 }));
    assert!(answer.get("document").is_none() && answer.get("html").is_none());
}

#[test]
fn of_many_results_the_last_are_answered() {
    let script = format!("{FIELD}{}-100\n", "+620\n".repeat(9));
    let answer = ask(&json!({ "do": "evaluate", "script": script, "want": ["results"], "most": 3 }));
    let lines: Vec<_> =
        answer["results"].as_array().unwrap().iter().map(|result| result["line"].as_u64().unwrap()).collect();
    let last = script.lines().count() as u64;
    assert_eq!(lines, [last - 2, last - 1, last]);
    assert_eq!(answer["earlier"], 7);
}

#[test]
fn a_reader_is_spoken_to_in_his_language() {
    let script = format!("{FIELD}(60% +620 & 30% -100)\n+620\n");
    let answer = ask(&json!({ "do": "evaluate", "script": script, "language": "pl", "want": ["html", "text"] }));
    assert_eq!(answer["diagnostics"][0]["word"], "błąd");
    assert!(answer["html"].as_str().unwrap().contains("PT"), "{answer:#}");
    assert_eq!(answer["language"], "pl");
    let own = ask(&json!({ "do": "evaluate", "script": "set language pl\n", "want": [] }));
    assert_eq!(own["language"], "pl");
    assert_eq!(ask(&json!({ "do": "topics", "language": "xx" }))["error"]["code"], "language");
}

#[test]
fn what_mends_a_script_is_offered_and_does() {
    let script = format!("{FIELD}(60% +620 & 30% -100)\nexpect +620: NS 3\n");
    let fixes = ask(&json!({ "do": "fixes", "script": script }))["fixes"].clone();
    let fixed = |fix: &Value| {
        let (start, end) = (fix["start"].as_u64().unwrap() as usize, fix["end"].as_u64().unwrap() as usize);
        let units: Vec<u16> = script.encode_utf16().collect();
        let text = fix["text"].as_str().unwrap();
        String::from_utf16(&units[..start]).unwrap() + text + &String::from_utf16(&units[end..]).unwrap()
    };
    let all: Vec<String> = fixes.as_array().unwrap().iter().map(fixed).collect();
    assert!(all.iter().any(|text| text.contains("(60% +620 & rest -100)")), "{fixes:#}");
    assert!(all.iter().any(|text| text.contains("expect +620: NS 15")), "{fixes:#}");
    let elsewhere = ask(&json!({ "do": "fixes", "script": script, "start": 0, "end": 3 }));
    assert_eq!(elsewhere, json!({ "fixes": [] }));
}

/// An example in the help is no correction: it would change what happened at the table.
#[test]
fn what_mends_a_script_leaves_its_figures() {
    let texts = |script: &str| -> Vec<String> {
        let answer = ask(&json!({ "do": "fixes", "script": script }));
        answer["fixes"].as_array().unwrap().iter().map(|fix| fix["text"].as_str().unwrap().to_owned()).collect()
    };
    for (ruling, rest) in [
        ("(60% +620 & 30% -200)", "(60% +620 & rest -200)"),
        // The example of the help has the same figures, and is another ruling.
        ("(60% +620 & 30% -100)", "(60% +620 & rest -100)"),
        ("(60%4S= N&30%4S-2 N)", "(60% 4♠= N & rest 4♠-2 N)"),
        ("(1/2 +620 & 1/3 -300 )", "(50% +620 & rest -300)"),
    ] {
        assert_eq!(texts(&format!("board 7\n{FIELD}{ruling}\n")), [rest], "{ruling}");
    }
    // No field was given, and none is made up.
    assert_eq!(texts("(60% +620 & 40% -100)\n"), Vec::<String>::new());
}

#[test]
fn words_are_coloured_and_go_on() {
    let tokens = ask(&json!({ "do": "tokens", "script": "4♥= # ok" }))["tokens"].clone();
    assert_eq!(tokens, json!([[0, 1, "number"], [1, 2, "red-suit"], [2, 3, "number"], [4, 8, "comment"]]));
    let script = "# ♥\nlet strict = -100\nreg";
    let answer = ask(&json!({ "do": "complete", "script": script, "offset": script.encode_utf16().count() }));
    assert_eq!(answer["from"], utf16(script, "reg"));
    assert_eq!(answer["choices"][0]["insert"], "regulations");
    let snippet = &answer["choices"][1];
    let (start, end) = (snippet["stops"][0][0].as_u64().unwrap(), snippet["stops"][0][1].as_u64().unwrap());
    assert_eq!(&snippet["insert"].as_str().unwrap()[start as usize..end as usize], "ebu");
    let script = "let strict = -100\ncompare st";
    let answer = ask(&json!({ "do": "complete", "script": script, "offset": script.len() }));
    assert!(answer["choices"].as_array().unwrap().iter().any(|choice| choice["insert"] == "strict"), "{answer:#}");
    let formatted = ask(&json!({ "do": "format", "script": "let  x=(60%+620&40%–100)" }));
    assert_eq!(formatted["script"], "let x = (60% +620 & 40% -100)\n");
    assert_eq!(ask(&json!({ "do": "format", "script": "traveller {" }))["script"], Value::Null);
}

#[test]
fn a_form_is_read_from_a_script_and_written_to_one() {
    let script = "# Board 7\nset language pl\nboard 7 vul EW\ntraveller { table 3: +620: 3, 4♠-1 N, A+/A- }\noffenders EW\nobtained -100\nset round 0.1 to-average\n\
                  damage NS before (1/3 +620 & rest -100) after +500 obtained +150\n";
    let form = ask(&json!({ "do": "form", "script": script }))["form"].clone();
    assert_eq!(
        form,
        json!({
            "comments": ["Board 7"], "regulations": null, "scoring": null,
            "board": { "number": 7, "dealer": null, "vulnerability": "EW" },
            "field": { "kind": "traveller", "rows": [
                { "label": "table 3", "result": "+620", "count": 3 },
                { "label": null, "result": "4♠-1 N", "count": 1 },
                { "label": null, "result": "A+/A-", "count": 1 },
            ] },
            "offenders": "EW", "obtained": "-100",
            "others": ["set language pl", "set round 0.1 to-average"], "incident": null,
            "ruling": { "kind": "damage", "side": "NS",
                "before": { "kind": "both", "side": { "kind": "weighted", "components": [
                    { "weight": "1/3", "outcome": "+620" }, { "weight": "2/3", "outcome": "-100" } ] } },
                "after": { "kind": "both", "side": { "kind": "weighted", "components": [{ "weight": null, "outcome": "+500" }] } },
                "obtained": { "kind": "both", "side": { "kind": "weighted", "components": [{ "weight": null, "outcome": "+150" }] } },
            },
        })
    );
    let written = ask(&json!({ "do": "script", "form": form }));
    assert_eq!(written["faults"], json!([]));
    assert!(
        written["script"].as_str().unwrap().starts_with("# Board 7\nboard 7 vul EW\ntraveller {\n  table 3: +620: 3\n")
    );
}

#[test]
fn what_a_form_cannot_hold_is_said_with_its_place() {
    for (script, place) in [
        ("+620\ncompare +620, -100", "compare"),
        ("+620\n+500", "+500"),
        ("let td = +620\ntd", "let"),
        ("case \"x\" { +620 }", "case"),
        ("(w +620 & rest -100)", "(w"),
        ("traveller { group \"A\" { +620 } }\n+620 in \"A\"", "group"),
        ("board 7\nboard 8", "board 8"),
        ("auction dealer S \"pass pass pass pass\"\nboard 7", "board"),
        ("set win 1\nregulations ebu", "regulations"),
        ("ranking", "ranking"),
        ("+62O", "+62O"),
    ] {
        let answer = ask(&json!({ "do": "form", "script": script }));
        assert_eq!(answer["form"], Value::Null, "{script}");
        assert_eq!(answer["reason"]["start"], script.find(place).unwrap(), "{script}: {answer}");
        assert!(!answer["reason"]["message"].as_str().unwrap().is_empty());
    }
}

#[test]
fn what_is_wrong_in_a_form_is_said_with_its_field() {
    let side = |components: Value| json!({ "kind": "both", "side": { "kind": "weighted", "components": components } });
    for (form, path) in [
        (
            json!({ "field": { "kind": "traveller", "rows": [{ "result": "+620" }, { "result": "4S=" }, { "result": "x y" }] } }),
            "field.rows.2.result",
        ),
        (json!({ "field": { "kind": "traveller", "rows": [{ "result": "+620", "count": 0 }] } }), "field.rows.0.count"),
        (json!({ "obtained": "" }), "obtained"),
        (json!({ "offenders": "NE" }), "offenders"),
        (json!({ "board": { "number": 7, "dealer": "Q" } }), "board"),
        (json!({ "scoring": "imps\n+620" }), "scoring"),
        (json!({ "others": ["+620"] }), "others.0"),
        (json!({ "incident": "incident ui by E {" }), "incident"),
        (
            json!({ "ruling": side(json!([{ "weight": "60%", "outcome": "620 & 40% +100" }])) }),
            "ruling.side.components.0.outcome",
        ),
        (
            json!({ "ruling": side(json!([{ "weight": "60% +1 & 3", "outcome": "620" }])) }),
            "ruling.side.components.0.weight",
        ),
        (json!({ "ruling": side(json!([])) }), "ruling.side.components"),
        (
            json!({ "ruling": { "kind": "both", "side": { "kind": "artificial", "score": "+620" } } }),
            "ruling.side.score",
        ),
    ] {
        let answer = ask(&json!({ "do": "script", "form": form }));
        assert_eq!(answer["script"], Value::Null, "{form}");
        assert_eq!(answer["faults"][0]["path"], path, "{form}: {answer}");
    }
}

/// The figures of a script, without its places.
fn figures(script: &str) -> Vec<Value> {
    let answer = ask(&json!({ "do": "evaluate", "script": script, "want": ["document"] }));
    let mut results = answer["document"]["results"].as_array().unwrap().clone();
    for result in &mut results {
        let result = result.as_object_mut().unwrap();
        result.retain(|key, _| !["line", "ruling", "diagnostics", "steps"].contains(&key.as_str()));
    }
    results
}

/// Each ruling of a script below what is in force there, as a script of its own.
fn rulings_by_themselves(script: &str) -> Vec<String> {
    fn walk(script: &str, statements: &[Statement], mut head: Vec<(&'static str, String)>, found: &mut Vec<String>) {
        for statement in statements {
            let text = script[statement.span.range()].to_owned();
            let kind = match &statement.kind {
                StatementKind::Case(case) => {
                    walk(script, &case.body, head.clone(), found);
                    continue;
                }
                StatementKind::Ruling(_) | StatementKind::Let { .. } => {
                    let ruling =
                        text.split_once('=').filter(|_| text.starts_with("let ")).map_or(text.as_str(), |(_, it)| it);
                    let head: String = head.iter().map(|(_, text)| format!("{text}\n")).collect();
                    found.push(format!("{head}{}\n", ruling.trim()));
                    continue;
                }
                StatementKind::Board { .. } => "board",
                StatementKind::Traveller(Some(_)) | StatementKind::OtherTable(Some(_)) => "field",
                StatementKind::Offenders(_) => "offenders",
                StatementKind::Obtained(_) => "obtained",
                StatementKind::Scoring(_) => "scoring",
                StatementKind::Match(_) => "match",
                StatementKind::Set { .. } => "",
                _ => continue,
            };
            head.retain(|(known, _)| kind.is_empty() || *known != kind);
            head.push((kind, text));
        }
    }
    let (read, _) = syntax::parse(FileId::default(), script);
    let mut found = Vec::new();
    walk(script, &read.statements, Vec::new(), &mut found);
    found
}

#[test]
fn a_script_that_has_a_form_comes_to_the_same_by_way_of_it() {
    let cases: Vec<String> = examples().iter().flat_map(|(_, script)| rulings_by_themselves(script)).collect();
    let mut held = 0;
    for script in cases {
        let form = ask(&json!({ "do": "form", "script": script }))["form"].clone();
        if form.is_null() {
            continue;
        }
        let written = ask(&json!({ "do": "script", "form": form }))["script"].clone();
        let written = written.as_str().unwrap_or_else(|| panic!("{script}\n{form:#}"));
        assert_eq!(ask(&json!({ "do": "form", "script": written }))["form"], form, "{script}");
        assert_eq!(figures(written), figures(&script), "{script}\n{written}");
        held += 1;
    }
    assert!(held > 50, "{held}");
}

/// A ruling of a form.
fn ruling() -> impl Strategy<Value = Value> {
    let outcome =
        || prop::sample::select(vec!["+620", "-100", "0", "4♠= N", "3NTx-2 E", "pass", "6♥xx+1 W", "4♥x +500"]);
    let alone = outcome().prop_map(|outcome| json!([{ "weight": null, "outcome": outcome }]));
    let weighted = (1..100_i32, outcome(), outcome()).prop_map(|(weight, one, other)| {
        json!([{ "weight": format!("{weight}%"), "outcome": one }, { "weight": format!("{}%", 100 - weight), "outcome": other }])
    });
    let thirds = (outcome(), outcome())
        .prop_map(|(one, other)| json!([{ "weight": "1/3", "outcome": one }, { "weight": "2/3", "outcome": other }]));
    let components = prop_oneof![alone, weighted, thirds].boxed();
    let assigned = components.prop_map(|components| json!({ "kind": "weighted", "components": components })).boxed();
    let artificial = prop::sample::select(vec!["A+", "A", "A-", "60%", "+3 IMP"])
        .prop_map(|score| json!({ "kind": "artificial", "score": score }));
    let side = prop_oneof![3 => assigned.clone(), 1 => artificial].boxed();
    let both = assigned.clone().prop_map(|side| json!({ "kind": "both", "side": side })).boxed();
    let split = (side.clone(), side).prop_map(|(ns, ew)| json!({ "kind": "split", "ns": ns, "ew": ew }));
    let damage = (prop::option::of(prop::sample::select(vec!["NS", "EW"])), both.clone(), both.clone(), prop::option::of(both.clone()))
        .prop_map(|(side, before, after, obtained)| {
            json!({ "kind": "damage", "side": side, "before": before, "after": after, "obtained": obtained })
        });
    prop_oneof![both, split, damage]
}

/// A form.
fn form() -> impl Strategy<Value = Value> {
    let word = |words: &[&'static str]| prop::option::of(prop::sample::select(words.to_vec()));
    let board = (1..40_u32, word(&["N", "E", "S", "W"]), word(&["none", "NS", "EW", "all"])).prop_map(
        |(number, dealer, vulnerability)| json!({ "number": number, "dealer": dealer, "vulnerability": vulnerability }),
    );
    let row = (
        word(&["table 3", "the others", "a \"name\""]),
        prop::sample::select(vec!["+620", "-100", "4♠= N", "A+/A-", "(-100)/(+620)", "(60% +620 & 40% -100)", "0"]),
        1..20_u32,
    )
        .prop_map(|(label, result, count)| json!({ "label": label, "result": result, "count": count }));
    let field = prop_oneof![
        Just(json!({ "kind": "none" })),
        prop::sample::select(vec!["+300", "(60% +620 & 40% -100)"])
            .prop_map(|result| json!({ "kind": "other-table", "result": result })),
        prop::collection::vec(row, 1..6).prop_map(|rows| json!({ "kind": "traveller", "rows": rows })),
    ];
    let others = prop::sample::subsequence(
        vec![
            "set round 0.1 to-average",
            "session NS 64.2% EW 38%",
            "penalty EW 10%",
            "match boards 16 rest +10 scale wbf",
        ],
        0..4,
    );
    let incident =
        word(&["incident unauthorised-information by E {\n  information: yes, \"the remark\"\n  chosen: pass\n}"]);
    (
        (prop::collection::vec("[a-zł♠ .,]{0,12}[a-z]", 0..3), word(&["ebu", "pzbs"]), word(&["imps", "matchpoints", "butler"])),
        (prop::option::of(board), field, word(&["NS", "EW", "both", "none"]), word(&["-100", "4♠= N"])),
        (others, incident, prop::option::of(ruling())),
    )
        .prop_map(|((comments, regulations, scoring), (board, field, offenders, obtained), (others, incident, ruling))| {
            let comments: Vec<String> = comments.iter().map(|comment| comment.trim().to_owned()).collect();
            json!({
                "comments": comments, "regulations": regulations, "scoring": scoring, "board": board, "field": field,
                "offenders": offenders, "obtained": obtained, "others": others, "incident": incident, "ruling": ruling,
            })
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_form_written_as_a_script_is_the_same_form(form in form()) {
        let written = ask(&json!({ "do": "script", "form": form }));
        prop_assert_eq!(&written["faults"], &json!([]), "{}", form);
        let script = written["script"].as_str().unwrap();
        let read = ask(&json!({ "do": "form", "script": script }));
        prop_assert_eq!(&read["form"], &form, "{}\n{}", script, read);
        // It is in canonical form, and means what is written.
        prop_assert_eq!(&ask(&json!({ "do": "format", "script": script }))["script"], &json!(script));
    }

    #[test]
    fn weights_sum_to_all_whatever_is_changed(weights in prop::collection::vec(0..101_i64, 2..8), at in 0..8_usize, to in 0..101_i64) {
        let at = at % weights.len();
        let asked: Vec<String> = weights.iter().map(|weight| format!("{weight}%")).collect();
        let answer = ask(&json!({ "do": "balance", "weights": asked, "at": at, "to": format!("{to}%") }));
        let found: Vec<i64> = answer["weights"].as_array().unwrap().iter()
            .map(|weight| weight.as_str().unwrap().trim_end_matches('%').parse().unwrap()).collect();
        prop_assert_eq!(found[at], to);
        prop_assert_eq!(found.iter().sum::<i64>(), 100, "{:?}", found);
        let parts: i64 = weights.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, weight)| weight).sum();
        for (place, weight) in weights.iter().enumerate().filter(|(place, _)| *place != at) {
            // Within a percent of its part, and never below nothing.
            let distance = found[place] * parts - (100 - to) * weight;
            prop_assert!(found[place] >= 0 && (parts == 0 || distance.abs() < parts), "{:?}", found);
        }
    }

    #[test]
    fn whatever_is_asked_is_answered(text in any::<String>(), offset in any::<usize>()) {
        let mut desk = Desk::new();
        for request in [
            json!(text), json!({ "do": text }),
            json!({ "do": "evaluate", "script": text, "want": ["document", "html", "text", "results", "hints"] }),
            json!({ "do": "complete", "script": text, "offset": offset }), json!({ "do": "tokens", "script": text }),
            json!({ "do": "form", "script": text }), json!({ "do": "fixes", "script": text, "start": offset }),
            json!({ "do": "guide", "script": text, "answers": ["ui", text, text], "open": [text], "again": text }), json!({ "do": "topic", "name": text }),
            json!({ "do": "script", "form": { "comments": [text], "obtained": text, "others": [text] } }),
            json!({ "do": "file", "name": text, "base64": text }), json!({ "do": "sheet", "script": text, "event": text }),
            json!({ "do": "balance", "weights": [text, "40%"], "at": offset, "to": text }),
        ] {
            prop_assert!(asked(&mut desk, &request).is_object());
        }
        let is_object = desk.ask(&text).starts_with('{');
        prop_assert!(is_object);
    }
}

/// The answers of a case of unauthorised information, from the irregularity to the verdict.
const REMARK: [&str; 6] = ["ui", "E", "yes, the remark", "pass", "4♥ 5, pass 4", "yes"];

fn walk(script: &str, more: &Value) -> Value {
    let mut request = json!({ "do": "guide", "script": script });
    request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    ask(&request)
}

#[test]
fn an_irregularity_is_asked_about_question_by_question() {
    let guide = |answers: &[&str]| walk("board 7\n", &json!({ "answers": answers }));
    let first = guide(&[]);
    assert_eq!((&first["over"], &first["refused"], &first["found"]), (&json!(false), &json!(false), &Value::Null));
    assert_eq!((&first["asked"], &first["manner"]), (&json!("procedure"), &json!("words")));
    assert!(first["ways"].as_array().unwrap().iter().any(|way| way["text"] == "unauthorised-information"));
    let asked = guide(&REMARK[..2]);
    assert_eq!(asked["asked"], "information");
    assert!(asked["ways"].as_array().unwrap().iter().any(|way| way["text"] == "yes"), "{asked:#}");
    let refused = guide(&["ui", "E", "perhaps"]);
    assert_eq!((&refused["refused"], &refused["asked"]), (&json!(true), &json!("information")));
    let end = guide(&REMARK);
    assert_eq!((&end["decided"], &end["over"], &end["asked"]), (&json!(true), &json!(false), &json!("scoring")));
    let script = format!("{}+620\n", end["script"].as_str().unwrap());
    let form = ask(&json!({ "do": "form", "script": script }))["form"].clone();
    assert_eq!(format!("board 7\n{}\n", form["incident"].as_str().unwrap()), end["script"].as_str().unwrap());
    // Words that may mean several irregularities leave those to choose from.
    let several = walk("", &json!({ "answers": ["hesitation"] }));
    assert_eq!((&several["refused"], several["ways"].as_array().unwrap().len()), (&json!(true), 2), "{several:#}");
    // One of them takes its facts from those words, and other words speak for themselves.
    let led = "East led the ♥6 out of turn";
    let offered = walk("", &json!({ "answers": [led] }));
    assert!(offered["ways"].as_array().unwrap().iter().any(|way| way["text"] == "lead-out-of-turn"), "{offered:#}");
    for answers in [json!([led, "lead-out-of-turn"]), json!(["hesitation", led, "lead-out-of-turn"])] {
        let chosen = walk("", &json!({ "answers": answers }));
        assert_eq!(chosen["script"], "incident lead-out-of-turn by E {\n  card: ♥6\n}\n", "{answers}");
    }
    // No list with numbers was shown: a number is that of a Law.
    assert!(guide(&["27"])["script"].as_str().unwrap().contains("incident insufficient-bid"));
    // Those that are met most often stand first, and none is left out.
    let ways = first["ways"].as_array().unwrap();
    assert_eq!((ways.len(), &ways[0]["text"]), (procedures().len(), &json!("insufficient-bid")));
}

#[test]
fn a_director_s_first_sentence_answers_what_it_tells() {
    let from_words = |found: &Value| -> Vec<String> {
        let known = found["known"].as_array().unwrap().iter().filter(|one| one["from_words"] == true);
        known.map(|one| format!("{} {}", one["asked"].as_str().unwrap(), one["answer"].as_str().unwrap())).collect()
    };
    let found = walk("board 7\n", &json!({ "answers": ["West bid 1H over 1S"] }));
    assert_eq!(from_words(&found), ["by West", "bid 1♥", "over 1♠"]);
    assert_eq!((&found["asked"], &found["back"]), (&json!("accepted"), &json!(false)));
    // They are known by the script from then on; the board and the auction were known before.
    let script = found["script"].as_str().unwrap();
    assert!(script.ends_with("incident insufficient-bid by W {\n  bid: 1♥\n  over: 1♠\n}\n"), "{script}");
    assert_eq!(from_words(&walk(script, &json!({}))), [""; 0]);
    let table = walk("board 1\nauction \"1S [1H]\"\n", &json!({ "answers": ["insufficient bid"] }));
    assert_eq!((from_words(&table), &table["asked"]), (Vec::new(), &json!("accepted")), "{table:#}");
    // The way back is the page's: the script does not say which answer was the last.
    let back = walk(script, &json!({ "answers": ["wstecz"] }));
    assert_eq!((&back["back"], &back["refused"], &back["script"]), (&json!(true), &json!(true), &json!(script)));
}

/// 60% of NS +100 and 40% of NS -620 among +100 (three times) and -600 are 0.6 × 5.4 − 0.4 × 0.6 = 3 of 8. Each answer is
/// given in a request of its own, which knows the script alone.
#[test]
fn the_walk_goes_on_from_its_own_script_to_the_score() {
    let mut script = "# Friday\n".to_owned();
    let after = ["7", "matchpoints", "3NT= W", "4♥-1 W: 3, 3NT= W", "60% 4H-1 W, 40% 4H= W"];
    let steps = ["board", "scoring", "obtained", "field", "ruling"];
    for (at, answer) in REMARK.iter().chain(&after).enumerate() {
        let before = walk(&script, &json!({}));
        if let Some(step) = at.checked_sub(REMARK.len()).and_then(|at| steps.get(at)) {
            assert_eq!((&before["asked"], &before["decided"]), (&json!(step), &json!(true)));
        }
        let next = walk(&script, &json!({ "answers": [answer] }));
        assert_eq!(next["refused"], false, "{answer}: {next:#}");
        script = next["script"].as_str().unwrap().to_owned();
    }
    assert!(script.starts_with("# Friday\nscoring matchpoints\nboard 7\nobtained 3NT= W\n"), "{script}");
    let end = walk(&script, &json!({}));
    assert_eq!((&end["asked"], &end["manner"]), (&json!("papers"), &json!("papers")));
    let over = walk(&script, &json!({ "open": ["papers"] }));
    assert_eq!((&over["over"], &over["question"]), (&json!(true), &json!("")));
    let known: Vec<&str> = end["known"].as_array().unwrap().iter().map(|one| one["asked"].as_str().unwrap()).collect();
    let incident = ["procedure", "by", "information", "chosen", "alternatives", "suggested"];
    assert_eq!(known, [&["scoring", "board", "obtained", "field"][..], &incident, &["ruling"]].concat());
    let document = ask(&json!({ "do": "evaluate", "script": script }))["document"].clone();
    let ruling = document["results"].as_array().unwrap().iter().find(|result| result["kind"] == "ruling").unwrap();
    assert_eq!(ruling["ns"]["points"], "3");
}

/// Of every irregularity each step can be saved and gone on from: the script alone leads to the same question, with the
/// same answers known, and each of them can be asked for again.
#[test]
fn every_walk_goes_on_from_its_script() {
    for procedure in procedures() {
        for last in [false, true] {
            let (mut script, mut steps) = ("board 7\nobtained 3NT= W\n".to_owned(), 0);
            let mut next = walk(&script, &json!({ "answers": [procedure.name] }));
            while next["over"] == false && steps < 30 {
                assert_eq!(next["refused"], false, "{}: {next:#}", procedure.name);
                script = next["script"].as_str().unwrap().to_owned();
                let resumed = walk(&script, &json!({}));
                assert_eq!((&resumed["asked"], &resumed["known"]), (&next["asked"], &next["known"]), "{script}");
                assert_eq!(resumed["script"], json!(script));
                let known = next["known"].as_array().unwrap().last().unwrap();
                let again = walk(&script, &json!({ "again": known["asked"] }));
                assert_eq!((&again["asked"], &again["script"]), (&known["asked"], &json!(script)));
                let Some(answer) = some_answer(&next, last) else { break };
                next = walk(&script, &json!({ "answers": [answer] }));
                steps += 1;
            }
            assert!(steps > 0, "{}", procedure.name);
        }
    }
}

/// An answer to what is asked: the first way or the last; `None` where the papers are.
fn some_answer(asked: &Value, last: bool) -> Option<String> {
    let ways = asked["ways"].as_array().unwrap();
    let way = if last { ways.last() } else { ways.first() };
    let typed = match asked["manner"].as_str().unwrap() {
        "papers" => return None,
        "card" => "♠A",
        "calls" => "4♥",
        "number" => "1",
        "board" => "7",
        "result" => "3NT= W",
        "results" => "3NT= W: 2, 3NT-1 W",
        "ruling" => "3NT-1 W",
        // Names, outcomes, tricks of those left.
        _ if ways.is_empty() && asked["asked"] == "claimed" => "4 of 6",
        _ if ways.is_empty() && ["equity", "without"].iter().any(|one| asked["asked"] == *one) => "3NT-1 W",
        _ if asked["asked"] == "penalty" => "10%",
        _ if ways.is_empty() => "A, B",
        _ => "",
    };
    Some(match way.filter(|_| typed.is_empty()) {
        Some(way) => way["text"].as_str().unwrap().to_owned(),
        None => typed.to_owned(),
    })
}

/// Any answer is given anew, in its place; what followed from the old one alone is forgotten.
#[test]
fn an_answer_of_the_walk_is_given_anew() {
    let script = walk("", &json!({ "answers": REMARK }))["script"].as_str().unwrap().to_owned();
    let again = walk(&script, &json!({ "again": "chosen" }));
    assert_eq!((&again["asked"], &again["script"]), (&json!("chosen"), &json!(script)));
    let changed = walk(&script, &json!({ "again": "chosen", "answers": ["3NT"] }));
    assert_eq!(changed["script"].as_str().unwrap(), script.replace("chosen: pass", "chosen: 3NT"));
    let other = walk(&script, &json!({ "again": "information", "answers": ["no"] }));
    assert_eq!((&other["refused"], &other["decided"]), (&json!(false), &json!(true)), "{other:#}");
    assert!(other["script"].as_str().unwrap().contains("information: no"));
    let refused = walk(&script, &json!({ "again": "by", "answers": ["nobody"] }));
    assert_eq!((&refused["refused"], &refused["script"]), (&json!(true), &json!(script)));
    let begun = walk(&script, &json!({ "again": "procedure", "answers": ["revoke"] }));
    assert!(begun["script"].as_str().unwrap().starts_with("incident revoke"), "{begun:#}");
    let wrong = walk("board seven\n", &json!({}));
    assert_eq!((&wrong["refused"], &wrong["script"]), (&json!(true), &json!("board seven\n")));
}

/// The boards and the tables of an event are there to be tapped.
#[test]
fn the_walk_offers_the_boards_and_tables_of_an_event() {
    let mut desk = Desk::new();
    let file = std::fs::read(root().join("examples/evening/monday.xml")).unwrap();
    let file = base64::prelude::BASE64_STANDARD.encode(file);
    asked(&mut desk, &json!({ "do": "file", "name": "monday.xml", "base64": file }));
    let answers = ["mi", "EW", "y", "n", "after", "y", "event \"monday.xml\""];
    let mut walk = |script: &str, answers: &[&str]| {
        asked(&mut desk, &json!({ "do": "guide", "script": script, "answers": answers }))
    };
    let board = walk("", &answers);
    assert_eq!(board["asked"], "board", "{board:#}");
    assert!(board["ways"].as_array().unwrap().iter().any(|way| way["text"] == "7"));
    let table = walk(board["script"].as_str().unwrap(), &["7"]);
    assert_eq!((&table["asked"], &table["manner"]), (&json!("table"), &json!("choice")));
    let third = table["ways"].as_array().unwrap().iter().find(|way| way["text"] == "table 3").unwrap();
    assert!(third["meaning"].as_str().unwrap().starts_with("NS "), "{third}");
    let ruling = walk(table["script"].as_str().unwrap(), &["table 3"]);
    assert_eq!(ruling["asked"], "ruling", "{ruling:#}");
    assert!(ruling["question"].as_str().unwrap().contains("+200"), "the field stands beside the ruling");
}

#[test]
fn the_words_of_the_page_are_there_in_every_language() {
    let words = |language: &str| ask(&json!({ "do": "words", "language": language }));
    let (english, polish) = (words("en"), words("pl"));
    assert_eq!((&english["name"], &polish["name"]), (&json!("English"), &json!("Polski")));
    assert_eq!(polish["words"]["close"], "Zamknij");
    assert_eq!(polish["words"]["seat-N"], "N");
    assert_eq!(english["words"]["insert"], "Insert {text}");
    assert_eq!(english["words"]["tables"], json!({ "one": "{n} other table", "other": "{n} other tables" }));
    let ids = |answer: &Value| answer["words"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(ids(&english), ids(&polish));
}

#[test]
fn rows_are_read_as_they_are_typed() {
    let rows = |text: &str| ask(&json!({ "do": "rows", "text": text }));
    let row = |result: &str, count: u32| json!({ "label": null, "result": result, "count": count });
    assert_eq!(rows("+620 x3, 4S-1 N"), json!({ "rows": [row("+620", 3), row("4♠-1 N", 1)], "fault": null }));
    assert_eq!(rows("A+/A-")["rows"], json!([row("A+/A-", 1)]));
    assert_eq!(rows("table 3: -50\n+110")["rows"][0]["label"], "table 3");
    for wrong in ["4♠=", "nonsense", "+620 }\nboard 2", "+620\n} traveller {", "?", "(60% +620 & 60% -100)"] {
        let answer = rows(wrong);
        assert!(answer["fault"].is_string() && answer["rows"] == json!([]), "{wrong}: {answer}");
    }
    let polish = ask(&json!({ "do": "rows", "text": "4♠=", "language": "pl" }));
    assert_ne!(polish["fault"], rows("4♠=")["fault"]);
}

/// Law 2; the boards' markings.
#[test]
fn a_board_has_its_dealer_and_vulnerability() {
    let marked =
        "N none, E NS, S EW, W all, N NS, E EW, S all, W none, N EW, E all, S none, W NS, N all, E none, S NS, W EW";
    for (at, marking) in marked.split(", ").enumerate() {
        for number in [at + 1, at + 17] {
            let board = ask(&json!({ "do": "board", "number": number }));
            let answered = [&board["dealer"], &board["vulnerability"]].map(|part| part.as_str().unwrap());
            assert_eq!(answered.join(" "), marking, "board {number}");
        }
    }
}

/// The tables of a board as the file has them: a director taps one instead of typing its number.
#[test]
fn the_boards_of_an_event_have_their_tables() {
    let mut desk = Desk::new();
    let xml = std::fs::read(root().join("examples/evening/monday.xml")).unwrap();
    let base64 = base64::prelude::BASE64_STANDARD.encode(xml);
    asked(&mut desk, &json!({ "do": "file", "name": "monday.xml", "base64": base64 }));
    let answer = asked(&mut desk, &json!({ "do": "boards", "files": ["monday.xml"] }));
    let boards = answer["boards"].as_array().unwrap();
    assert_eq!(boards.len(), 10);
    let seven = boards.iter().find(|one| one["board"] == 7).unwrap();
    assert_eq!(seven["tables"].as_array().unwrap().len(), 5);
    let table = json!({ "section": null, "table": "3", "ns": "3", "ew": "2", "result": "4♥−1 S −100", "points": "0%" });
    assert_eq!(seven["tables"][2], table, "{seven:#}");
    let none = asked(&mut desk, &json!({ "do": "boards", "files": ["tuesday.xml"] }));
    assert_eq!(none["boards"], json!([]));
}

#[test]
fn an_event_with_rulings_is_a_script() {
    let outcome = |weight: &str, outcome: &str| json!({ "weight": weight, "outcome": outcome });
    let both = |components: Value| json!({ "kind": "both", "side": { "kind": "weighted", "components": components } });
    let weighted = both(json!([outcome("60%", "4♠= N"), outcome("40%", "4♠-1 N")]));
    let event = |ruling: Value| ask(&json!({ "do": "event", "files": ["monday.xml"], "rulings": [ruling] }));
    let answer = event(json!({ "board": 7, "table": "3", "ruling": weighted }));
    let script = "event \"monday.xml\"\n\nboard 7\nat table 3: (60% 4♠= N & 40% 4♠-1 N)\n\nranking\n";
    assert_eq!(answer["script"], script);
    assert_eq!(answer["rulings"], json!([{ "place": "table 3", "ruling": "(60% 4♠= N & 40% 4♠-1 N)" }]));
    let stands = json!({ "kind": "both", "side": { "kind": "table-result" } });
    let answer = event(json!({ "board": 7, "table": "3", "ruling": stands }));
    assert_eq!(answer["script"], "event \"monday.xml\"\n\nboard 7\nat table 3: table-result\n\nranking\n");
    // A penalty stands between its table and the ruling there: another table may have been ruled before.
    let fined = |penalty: &str| event(json!({ "board": 7, "table": "3", "ruling": stands, "penalty": penalty }));
    let script = "event \"monday.xml\"\n\nboard 7\nat table 3\npenalty NS 10%\nat table 3: table-result\n\nranking\n";
    assert_eq!(fined("NS 10%")["script"], script);
    for wrong in ["", "10%", "NS 10% ; include \"a\"", "NS 10%\n+620", "NS many"] {
        let answer = fined(wrong);
        assert!(answer["script"].is_null() && answer["faults"][0]["path"] == "rulings.0.penalty", "{wrong}: {answer}");
    }
    let places = [
        (json!({ "section": "A", "table": "3" }), "section A table 3"),
        (json!({ "ns": "4", "ew": "9" }), "NS 4 EW 9"),
        (json!({ "section": "Red \"1\"", "ns": "4" }), "section \"Red \\\"1\\\"\" NS 4"),
    ];
    let with = |place: &Value| {
        let mut ruling = json!({ "board": 7, "ruling": weighted });
        ruling.as_object_mut().unwrap().extend(place.as_object().unwrap().clone());
        event(ruling)
    };
    for (place, written) in places {
        assert_eq!(with(&place)["rulings"][0]["place"], written);
    }
    for place in [json!({}), json!({ "table": "3: +620\ninclude" }), json!({ "ns": "\"" })] {
        let answer = with(&place);
        assert!(answer["script"].is_null() && !answer["faults"].as_array().unwrap().is_empty(), "{answer}");
    }
    let wrong =
        event(json!({ "board": 7, "table": "3", "ruling": both(json!([outcome("60%", "4♠=N"), outcome("x", "?")])) }));
    assert_eq!(wrong["faults"][0]["path"], "rulings.0.ruling.side.components.1.outcome");
}

#[test]
fn everything_that_is_listed_is_explained() {
    for language in ["en", "pl"] {
        let index = ask(&json!({ "do": "topics", "language": language }));
        let groups = index["groups"].as_array().unwrap();
        assert_eq!(groups.len(), 5);
        for group in groups {
            for topic in group["topics"].as_array().unwrap() {
                let name = if group["kind"] == "law" {
                    format!("law {}", topic["name"].as_str().unwrap())
                } else {
                    topic["name"].as_str().unwrap().to_owned()
                };
                let message = ask(&json!({ "do": "topic", "name": name, "language": language }));
                let html = message["html"].as_str().unwrap_or_else(|| panic!("{name}: {message}"));
                let prose: String = html.split("<pre").filter_map(|part| part.split("</pre>").last()).collect();
                assert!(html.len() > 20 && !prose.contains('`'), "{name}: {html}");
            }
        }
    }
    let near = ask(&json!({ "do": "topic", "name": "neubreg" }));
    assert_eq!(near["error"]["near"], "neuberg");
    let linked = ask(&json!({ "do": "topic", "name": "unknown-setting" }))["html"].as_str().unwrap().to_owned();
    assert!(linked.contains("href=\"#topic="), "{linked}");
}

#[test]
fn examples_run() {
    let titles = |language: &str| {
        let answer = ask(&json!({ "do": "examples", "language": language }));
        let examples = answer["examples"].as_array().unwrap().clone();
        for example in &examples {
            let answer = ask(&json!({ "do": "evaluate", "script": example["script"], "want": [] }));
            assert_eq!((&answer["tally"]["errors"], &answer["tally"]["failed"]), (&json!(0), &json!(0)), "{example}");
            assert!(
                Path::new(&root())
                    .join("examples")
                    .join(format!("{}.ruling", example["name"].as_str().unwrap()))
                    .exists()
            );
        }
        examples.iter().map(|example| example["title"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(titles("en").iter().zip(titles("pl")).all(|(english, polish)| *english != polish));
}

#[test]
fn a_sheet_is_a_page_to_print() {
    let script = format!("{FIELD}offenders EW\nobtained -100\n(60% +620 & 40% -100)\n");
    let answer = ask(&json!({ "do": "sheet", "script": script, "event": "Club <pairs>", "paper": "A5" }));
    let html = answer["html"].as_str().unwrap();
    assert!(
        html.starts_with("<!DOCTYPE html>") && html.contains("Club &lt;pairs&gt;") && html.contains("size: A5"),
        "{html}"
    );
    assert!(!html.contains("<script"));
    let within = |minutes: u32| ask(&json!({ "do": "sheet", "script": script, "appeal": minutes }));
    assert!(within(10_080)["html"].as_str().is_some_and(|html| html.contains("10080 minutes after")));
    let error = json!({ "code": "request", "message": "an appeal period is at most a week" });
    assert_eq!(within(10_081)["error"], error);
    let none = ask(&json!({ "do": "sheet", "script": "board 7" }));
    assert_eq!((&none["html"], &none["diagnostics"][0]["code"]), (&Value::Null, &json!("sheet")));
}

#[test]
fn files_are_what_they_were_said_to_hold() {
    let mut desk = Desk::new();
    let evaluate =
        |desk: &mut Desk, script: &str| asked(desk, &json!({ "do": "evaluate", "script": script, "want": ["html"] }));
    assert_eq!(evaluate(&mut desk, "include \"club\"")["tally"]["errors"], 1);
    // `board 7`
    assert_eq!(
        asked(&mut desk, &json!({ "do": "file", "name": "club", "base64": "Ym9hcmQgNw==" })),
        json!({ "files": ["club"] })
    );
    assert_eq!(evaluate(&mut desk, "include \"club\"\n4♠= N")["tally"]["errors"], 0);
    let completed = asked(&mut desk, &json!({ "do": "complete", "script": "include \"", "offset": 9 }));
    assert_eq!(completed["choices"][0]["insert"], "club");
    assert_eq!(asked(&mut desk, &json!({ "do": "file", "name": "x", "base64": "?" }))["error"]["code"], "file");
    assert_eq!(asked(&mut desk, &json!({ "do": "forget" })), json!({ "files": [] }));
    assert_eq!(evaluate(&mut desk, "include \"club\"\n4♠= N")["tally"]["errors"], 2);
    let mut desk = desk_with_files();
    let ranked = evaluate(&mut desk, "event \"monday.xml\"\nranking");
    assert!(ranked["html"].as_str().unwrap().contains("68.75%"), "{ranked}");
}

/// The page shows the Law of an irregular call at the call; a replaced one has it as well, in the reader's language.
#[test]
fn an_irregular_call_has_its_law() {
    for (calls, language, words) in [
        ("1S [1H]", "en", "An insufficient bid (Law 27)"),
        ("1S [1H] 2H", "en", "An insufficient bid (Law 27)"),
        ("1S P [X]", "pl", "(przepis 35)"),
    ] {
        let script = format!("board 1\nauction \"{calls}\"\n");
        let answer = ask(&json!({ "do": "evaluate", "script": script, "language": language, "want": ["results"] }));
        let irregular = answer["results"][0]["irregular"].as_str().unwrap_or_default();
        assert!(irregular.contains(words), "{calls}: {answer:#}");
    }
}
