//! The casebook: every case has its source, is formatted and holds, and the command finds it.

use crate::harness::{Folder, Run, files_below, root};
use serde_json::Value;
use std::collections::BTreeSet;

fn agreement() -> Vec<Value> {
    let document = Run::args(["casebook", "--agreement", "--format", "json"]).done().exits(0).json();
    document["cases"].as_array().unwrap().clone()
}

fn ids(arguments: &[&str]) -> BTreeSet<String> {
    let document = Run::args(["casebook", "--format", "json"]).args_of(arguments).done().exits(0).json();
    let cases = document["cases"].as_array().unwrap();
    assert!(cases.iter().all(|case| case["outcome"].is_null() && case["figures"].is_null()));
    cases.iter().map(|case| case["id"].as_str().unwrap().to_owned()).collect()
}

/// No case fails.
#[test]
fn every_case_holds() {
    let cases = agreement();
    let failed: Vec<_> = cases.iter().filter(|case| case["outcome"] == "fails").collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

/// One file, one case, with its source and Laws; the program carries every file.
#[test]
fn every_case_has_its_source() {
    let files = files_below(&root().join("casebook"), "ruling");
    let cases = agreement();
    assert_eq!(cases.len(), files.len());
    for case in &cases {
        let id = case["id"].as_str().unwrap();
        assert!(case["source"].as_str().unwrap().len() > 15, "{id} has no source");
        assert!(!case["laws"].as_array().unwrap().is_empty(), "{id} names no Law");
        assert!(case["year"].as_u64().is_none_or(|year| (1990..2100).contains(&year)), "{id}");
        assert!(case["figures"].as_u64().unwrap() + case["verdicts"].as_u64().unwrap() > 0, "{id} expects nothing");
    }
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let headings = text.lines().filter(|line| line.starts_with("case ")).count();
        assert_eq!(headings, 1, "{}", file.display());
        assert!(text.starts_with("# "), "{} tells nothing", file.display());
    }
}

/// The extent of the casebook: cases, published figures, bodies, Laws, and the years from 1998 to today.
#[test]
fn the_casebook_is_broad() {
    let cases = agreement();
    let with_figures = cases.iter().filter(|case| case["figures"].as_u64() > Some(0)).count();
    assert!(cases.len() >= 200 && with_figures >= 80, "{} cases, {with_figures} with figures", cases.len());
    let at_the_table = cases.iter().filter(|case| case["verdicts"].as_u64() > Some(0)).count();
    assert!(at_the_table >= 60, "{at_the_table} rulings at the table");
    let shown = Run::args(["casebook", "--agreement"]).done().exits(0).stdout;
    let counts = format!("With figures: {with_figures}. With a verdict of the Laws: {at_the_table}.");
    assert!(shown.contains(&counts), "{counts}\n{shown}");
    let text = |case: &Value, name: &str| case[name].as_str().unwrap().to_owned();
    let bodies: BTreeSet<String> = cases.iter().map(|case| text(case, "body")).collect();
    for body in ["abf", "acbl", "dbf", "ebl", "ebu", "nbb", "nswba", "nz", "pzbs", "usbf", "wbf", "wbu"] {
        assert!(bodies.contains(body), "{body}");
    }
    let laws = cases.iter().flat_map(|case| case["laws"].as_array().unwrap());
    let number = |law: &Value| law.as_str().unwrap().chars().take_while(char::is_ascii_digit).collect::<String>();
    assert!(laws.map(number).collect::<BTreeSet<_>>().len() >= 40);
    let years = || cases.iter().filter_map(|case| case["year"].as_u64());
    assert!(years().min() <= Some(1998) && years().max() >= Some(2024));
    // A source has its address, but for what was printed or handed out.
    let is_address = |word: &str| {
        let host = word.split('/').next().unwrap_or_default().trim_end_matches([',', '.']);
        host.rsplit_once('.')
            .is_some_and(|(_, end)| (2..=4).contains(&end.len()) && end.chars().all(|c| c.is_ascii_lowercase()))
    };
    let has_address = |case: &&Value| text(case, "source").split_whitespace().any(is_address);
    let without: Vec<_> = cases.iter().filter(|case| !has_address(case)).map(|case| text(case, "id")).collect();
    assert!(without.len() <= 12, "{without:?}");
}

#[test]
fn cases_are_formatted() {
    let scripts = files_below(&root().join("casebook"), "ruling");
    let done = Run::args(["fmt", "--check"]).args_of(&scripts).done();
    assert_eq!(done.status, Some(0), "to be formatted:\n{}{}", done.stdout, done.stderr);
}

/// Laws with their paragraphs, bodies, years and words narrow the list; a name alone shows the case with its results.
#[test]
fn cases_are_found() {
    let all = ids(&[]);
    assert!(ids(&["--law", "16"]).contains("dbf/03-au-5") && !ids(&["--law", "12C1e"]).contains("dbf/03-au-5"));
    assert_eq!(ids(&["--law", "12C1e"]), ids(&["--law", "12C1(e)"]));
    let danish = ids(&["--body", "DBF"]);
    assert!(danish.len() < all.len() && danish.iter().all(|id| id.starts_with("dbf/")));
    assert_eq!(ids(&["--year", "2004", "--body", "dbf"]), BTreeSet::from(["dbf/03-au-5".to_owned()]));
    assert!(ids(&["favour of", "TWO DOWN"]).contains("dbf/03-au-5"));
    let asked = ids(&["--question", "comparable"]);
    assert!(asked.contains("ebu/forum-487") && !asked.contains("dbf/03-au-5"), "{asked:?}");
    let shown = Run::args(["casebook", "dbf/03-au-5"]).done().exits(0);
    assert!(shown.stdout.contains("+2.6") && shown.stdout.contains("case \"Slow 3NT"), "{}", shown.stdout);
    let none = Run::args(["casebook", "--year", "1904"]).done().exits(1);
    assert!(none.stderr.contains("no case fits") && none.stderr.contains("dbf"), "{}", none.stderr);
}

/// Questions drawn from the casebook are keys: the published answers earn everything, whoever draws them again.
#[test]
fn cases_make_questions() {
    let asked = ["exam", "new", "--from", "casebook", "--law", "27", "--count", "4", "--seed", "8"];
    let drawn = Run::args(asked).done().exits(0).stdout;
    assert_eq!(drawn, Run::args(asked).done().exits(0).stdout);
    assert_eq!(drawn.matches("question ").count(), 4, "{drawn}");
    assert!(drawn.contains("# From the casebook: ") && !drawn.contains(" differs "), "{drawn}");
    let folder = Folder::new();
    let key = folder.file("key.ruling", &drawn);
    let answers: Vec<String> =
        drawn.lines().filter_map(|line| line.trim().strip_prefix("answer ")).map(str::to_owned).collect();
    let answers: Vec<String> = (1..).zip(answers).map(|(number, answer)| format!("{number}: {answer}")).collect();
    let candidate = folder.file("candidate.txt", answers.join("\n"));
    let graded = Run::args(["exam", "grade", "--format", "json"]).arg(&key).arg(&candidate).done().exits(0).json();
    let marks = graded["candidates"][0].clone();
    assert_eq!(marks["earned"], marks["worth"], "{marks}");
    // A candidate reads the facts and not the title.
    let paper = Run::args(["exam", "paper"]).arg(&key).done().exits(0).stdout;
    assert!(paper.contains("An insufficient bid.") && paper.contains("by which Law?"), "{paper}");
    let polish = Run::args(asked).arg("--lang").arg("pl").done().exits(0).stdout;
    assert!(polish.contains("Ze zbioru orzeczeń") && polish.contains("podstawie"), "{polish}");
}

/// Options that do not go with the casebook are refused, and too few cases are counted.
#[test]
fn questions_of_cases_say_what_is_missing() {
    let few = Run::args(["exam", "new", "--from", "casebook", "--body", "sa", "--count", "9"]).done().exits(0);
    assert!(few.stderr.contains("of 9 asked for"), "{}", few.stderr);
    let none = Run::args(["exam", "new", "--from", "casebook", "--year", "1904"]).done().exits(3);
    assert!(none.stderr.contains("0 cases"), "{}", none.stderr);
    let kind = Run::args(["exam", "new", "--from", "casebook", "--kind", "ui"]).done().exits(2);
    assert!(kind.stderr.contains("--kind"), "{}", kind.stderr);
    let folder = Folder::new();
    let field = folder.file("field.ruling", "board 7\ntraveller { +620: 3, -100 }\n");
    let only = Run::args(["exam", "new", "--law", "27", "--from"]).arg(&field).done().exits(2);
    assert!(only.stderr.contains("--from casebook"), "{}", only.stderr);
}

/// Published rulings that the other edition would change, and those for which it asks other facts.
#[test]
fn another_edition_changes_published_rulings() {
    let document = Run::args(["laws", "diff", "2007", "2017", "--casebook", "--format", "json"]).done().exits(0).json();
    let changes = document["changes"].as_array().unwrap();
    let revoke = changes.iter().find(|change| change["case"] == "wbf/2001-both-revoked").unwrap();
    assert_eq!((&revoke["from"]["laws"][0], &revoke["to"]["verdict"]), (&"63A".into(), &"adjust".into()), "{revoke}");
    let open: Vec<_> = document["open"].as_array().unwrap().iter().map(|case| case.as_str().unwrap()).collect();
    assert!(open.contains(&"ebu/2020-yarm") && !open.contains(&"wbf/2001-both-revoked"), "{open:?}");
    assert!(changes.len() + open.len() < usize::try_from(document["cases"].as_u64().unwrap()).unwrap());
    let same = Run::args(["laws", "diff", "2017", "2017", "--casebook", "--format", "json"]).done().exits(0).json();
    assert_eq!(same["changes"].as_array().unwrap().len(), 0);
}

/// A published figure that is not reproduced says so.
#[test]
fn a_case_says_where_it_differs() {
    let cases = agreement();
    let case = cases.iter().find(|case| case["id"] == "dbf/03-au-5").unwrap();
    assert_eq!(case["outcome"], "differs");
    assert!(case["differs"].as_str().unwrap().contains("2.4"));
}

/// The heading of a case takes its source, year, Laws, edition and what differs; what is wrong in it has its place.
#[test]
fn headings_are_read_in_their_order() {
    for (script, code, place) in [
        ("case \"x\" law \"99\" { +620 }", "[syntax]", "99"),
        ("case \"x\" year 2003 source \"y\" { +620 }", "[syntax]", "source"),
        ("case \"x\" edition 1997 { +620 }", "[setting-value]", "1997"),
    ] {
        let done = Run::script(script).done().exits(3);
        assert!(done.stderr.contains(code) && done.stderr.contains(place), "{}", done.stderr);
    }
    let old = "case \"x\" edition 2007 {\n  board 1\n  auction \"1S [1H]\"\n  incident ib by E { accepted: no; replaced: x }\n}\n";
    let document = Run::script(old).json();
    let found = document["results"].as_array().unwrap().iter().find(|result| result["kind"] == "incident").unwrap();
    assert_eq!(found["edition"], "2007");
}
