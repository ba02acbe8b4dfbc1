//! Errors, cases and expectations: what is reported, what goes on, and what is left in force.

use crate::harness::{Folder, Run, reported};
use serde_json::Value;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

fn figures(document: &Value) -> Vec<String> {
    let results = document["results"].as_array().unwrap();
    results.iter().filter_map(|one| one["ns"]["exact"].as_str().map(str::to_owned)).collect()
}

#[test]
fn every_error_of_a_file_is_reported() {
    let script =
        "(60%+620 & 30%-100)\nset winn 1\nofenders EW\n(60%+620 & 40% A+)\nother table +300\n+620\n4♠= \nlet x (\n";
    let document = Run::script(script).json();
    let lines: Vec<_> =
        document["diagnostics"].as_array().unwrap().iter().map(|one| one["line"].as_i64().unwrap()).collect();
    for line in [1, 2, 3, 4, 7, 8] {
        assert!(lines.contains(&line), "line {line} is not reported: {lines:?}");
    }
    assert_eq!(figures(&document), ["8"]);
}

#[test]
fn an_error_stops_its_case_and_not_the_run() {
    let script = format!("{FIELD}case \"one\" {{\n+620\nset winn 1\n+500\n}}\ncase \"two\" {{\n+620\n}}\n-100\n");
    let document = Run::script(&script).json();
    assert_eq!(figures(&document), ["15", "15", "2"]);
    let cases: Vec<_> = document["results"].as_array().unwrap().iter().map(|one| one["case"].as_str()).collect();
    assert_eq!(cases, [Some("one"), Some("two"), None]);
    assert_eq!(reported(&document), ["unknown-setting 4:5"]);
}

#[test]
fn what_cannot_be_read_stops_a_case_too() {
    let document = Run::script("case \"one\" {\nother table +300\n+620\n+62,5\n+500\n}\nother table 0\n+620\n").json();
    assert_eq!(figures(&document), ["8", "12"]);
    assert_eq!(reported(&document).len(), 1, "{:?}", reported(&document));
}

#[test]
fn a_case_leaves_the_state_alone() {
    let script = format!(
        "board 7\n{FIELD}let td = (60%+620&40%-100)\ntd\ncase \"other\" {{\n  board 4\n  set win 1\n  other table +300\n  \
         let td = +620\n  let inner = -100\n  td\n  inner\n}}\ntd\nans\ncompare inner, td\n"
    );
    let document = Run::script(&script).json();
    assert_eq!(figures(&document), ["49/5", "8", "-9", "49/5", "49/5"]);
    // The case's matchpoints for a win have no effect in its IMPs.
    let found = reported(&document);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("unknown-name") && found[1].starts_with("no-effect 7:"), "{found:?}");
}

#[test]
fn cases_within_cases() {
    let script =
        "other table +300\ncase \"a\" {\nother table 0\ncase \"b\" {\nother table +620\n+620\n}\n+620\n}\n+620\n";
    assert_eq!(figures(&Run::script(script).json()), ["0", "12", "8"]);
}

#[test]
fn an_expected_error_is_no_error() {
    let done =
        Run::script("expect (60%+620 & 30%-100): error weights-sum\nexpect +620: error no-field\n").done().exits(0);
    assert_eq!(done.stderr, "");
    let other = Run::script("expect (60%+620 & 30%-100): error no-field\n").done().exits(3);
    assert!(other.stderr.contains("weights-sum"), "{}", other.stderr);
    Run::script(&format!("{FIELD}expect +620: error weights-sum\n")).done().exits(1);
    let case = "case \"one\" {\nexpect +620: error no-field\nother table +300\n+620\n}\n";
    assert_eq!(figures(&Run::script(case).json()), ["8"]);
}

#[test]
fn expectations_of_every_kind() {
    let offended = "offenders EW\nobtained +620\n";
    for (script, status) in [
        (format!("{FIELD}expect (60%+620&40%-100): NS 9.8, EW 8.2\n"), 0),
        (format!("{FIELD}expect (60%+620&40%-100): NS 49/5 MP, EW 41/5 MP\n"), 0),
        (format!("{FIELD}expect (60%+620&40%-100): NS ~54.44%, EW ~45.56%\n"), 0),
        (format!("{FIELD}expect (60%+620&40%-100): NS ~54.4%, NS ~10\n"), 0),
        (format!("{FIELD}expect (60%+620&40%-100): NS 54.44%\n"), 1),
        (format!("{FIELD}expect (60%+620&40%-100): NS ~54.45%\n"), 1),
        (format!("{FIELD}expect (60%+620&40%-100): NS 9.8, EW 8.3\n"), 1),
        (format!("{FIELD}expect (60%+620&40%-100): NS 9.8 IMP\n"), 1),
        (format!("{FIELD}{offended}expect +620: stands\nexpect +620: note no-damage\n"), 0),
        (format!("{FIELD}{offended}expect (60%+620&40%-100)/(+620): stands\n"), 1),
        (format!("{FIELD}expect (+620)/(-100): warning split-exceeds-top\n"), 0),
        (format!("{FIELD}expect (-100)/(+620): warning split-exceeds-top\n"), 1),
        ("other table 0\nexpect (50% 0 & 50% +20): NS ~1, EW ~-1\n".to_owned(), 0),
        ("other table +620\nexpect damage NS before +500 after +150 obtained +800: stands\n".to_owned(), 0),
    ] {
        let done = Run::script(&script).done();
        assert_eq!(done.status, Some(status), "{script}\n{}{}", done.stdout, done.stderr);
    }
}

#[test]
fn the_later_field_decides_the_scoring() {
    for (script, unit) in [
        (format!("{FIELD}other table +300\n+620\n"), "IMP"),
        (format!("other table +300\n{FIELD}+620\n"), "MP"),
        (format!("scoring matchpoints\n{FIELD}other table +300\n+620\n"), "MP"),
        (format!("other table +300\n{FIELD}scoring imps\n+620\n"), "IMP"),
    ] {
        assert_eq!(Run::script(&script).json()["results"][0]["unit"], unit, "{script}");
    }
}

#[test]
fn notation_as_pasted() {
    let same = [
        "(60%+620&40%–100)",
        "(60%+620 & 40%−100)",
        "(60% of +620; 40% of -100)",
        "(60% 620, 40% -100)",
        "60%+620 & 40%-100",
        "(60%+620 & rest -100)",
        "(3/5 +620 & 2/5 -100)",
        "(60%+620\n & 40%-100)",
        "(60% 4♠= N & 40% 4♠-1 N)",
        "(60% 4S= by n & 40% 4s-1 S)",
        "(60% 4\u{2660}\u{fe0f}= N & 40% 3NT-1 N)",
        "(60% 4♠ N = & 40% 3BA N -1)",
        "(60% 4♠= N (+620) & 40% 3SA-1 N)",
        "(60% 4♠ +620 & 40%-100)",
        "(60% 5\u{f0a8}+1 N & 40%-100)",
    ];
    for ruling in same {
        let document = Run::script(&format!("board 7\nother table +300\n{ruling}\n")).json();
        assert_eq!(figures(&document), ["6/5"], "{ruling}: {:?}", reported(&document));
    }
}

#[test]
fn includes_are_relative_and_stay_in_force() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path().join("sub")).unwrap();
    folder.file("sub/a.ruling", "include \"b.ruling\"\nset win 1\n");
    folder.file("sub/b.ruling", FIELD);
    folder.file("main.ruling", "include \"sub/a.ruling\"\n(60%+620&40%-100)\n");
    let document = Run::args(["run", "main.ruling"]).within(folder.path()).json();
    assert_eq!(figures(&document), ["49/10"]);
    folder.file("sub/b.ruling", "(60%+620\n");
    let document = Run::args(["run", "main.ruling"]).within(folder.path()).json();
    assert_eq!(document["diagnostics"][0]["file"], "sub/b.ruling");
}

/// A field that could not be read is not replaced by the one before it.
#[test]
fn a_broken_line_leaves_no_old_field() {
    for (sound, broken) in [("other table +300", "other table +30x"), ("traveller { +620, -100 }", "travler { +500 }")]
    {
        let done = crate::harness::Run::script(&format!("{sound}\n{broken}\n+620\n")).done().exits(3);
        assert!(!done.stdout.contains("NS"), "scored against the old field: {}", done.stdout);
        assert!(done.stderr.contains("no-field"), "{}", done.stderr);
    }
}

/// `ans` in what stays in force means the ruling that it stood for there; names and contracts are resolved when they are
/// scored.
#[test]
fn an_answer_that_stays_in_force_does_not_change() {
    let script = |written: &str, between: &str| {
        format!("traveller {{ +100 }}\n+620\n{written}\nscoring matchpoints\n+550\n{between}+600\n")
    };
    // +620 was the answer where the traveller was written, though +550 was scored since: +600 beats +500 alone.
    for between in ["", "board 7\n", "board\n", "traveller\n", "set win 2\n", "offenders NS\n", "other table none\n"] {
        let document = Run::script(&script("traveller { ans, +500 }", between)).json();
        assert_eq!(figures(&document).last().unwrap(), "2", "{between:?}");
    }
    let of = |written: &str, query: &str| {
        let document = Run::script(&format!("traveller {{ +100 }}\n+620\n{written}\n+550\n{query}\n")).json();
        assert_eq!(document["diagnostics"], serde_json::json!([]), "{written} {query}");
        figures(&document).last().unwrap().clone()
    };
    // A name: +620 is a top beside +600; the other table's +620 beats +300 by 320, 8 IMP.
    assert_eq!(of("let td = ans\ntraveller { +600 }", "td"), "2");
    assert_eq!(of("other table ans\nscoring imps", "+300"), "-8");
    // Damage: before, +620 has 2 and after and obtained nothing, so that the error cost nothing; +550 would have nothing.
    assert_eq!(of("let td = damage NS before ans after +500 obtained +100", "traveller { +600 }\ntd"), "2");
    // A name in a traveller is what it is when it is scored.
    let script = "let td = +620\ntraveller { td, +500 }\n+600\nlet td = +550\n+600\n";
    assert_eq!(figures(&Run::script(script).json()), ["2", "4"]);
}

/// Cases do not copy the names around them, and what they name hides but their own.
#[test]
fn names_are_shared_with_cases() {
    let names: String = (0..500).map(|at| format!("let name{at} = +{}\n", 100 + 10 * (at % 50))).collect();
    let cases: String = (0..500)
        .map(|at| format!("case \"{at}\" {{\nlet own = +620\nlet name{at} = -100\ncompare own, name{at}\n}}\n"))
        .collect();
    let script = format!("{FIELD}{names}{cases}name7\nown\n");
    let document = Run::script(&script).json();
    assert_eq!(reported(&document), [format!("unknown-name {}:1", script.lines().count())]);
    let results = document["results"].as_array().unwrap();
    assert_eq!(results.len(), 501);
    let last = &results[500];
    assert_eq!((&last["kind"], &last["ruling"]), (&"ruling".into(), &"+170".into()));
    assert!(results[..500].iter().all(|found| found["rulings"][1]["ns"]["exact"] == "2"));
}

#[test]
fn what_no_session_or_match_can_have_is_refused() {
    for (statement, code) in [
        ("session NS 1000%", "number-range 2:12"),
        ("session NS 60% EW -5%", "number-range 2:19"),
        ("match rest +999999", "number-range 2:1"),
        ("match knockout rest NS +10 EW -999999", "number-range 2:1"),
    ] {
        let document = Run::script(&format!("other table +300\n{statement}\n+620\n")).json();
        assert_eq!(reported(&document), [code], "{statement}");
        // The one before it is in force no longer where a match is refused.
        assert_eq!(figures(&document), ["8"]);
    }
    let document = Run::script("other table +300\nmatch rest +24000\n+620\nsession NS 100% EW 0%\n+620\n").json();
    assert_eq!(reported(&document), [""; 0]);
}

/// A weight beside a negative one may be more than 100%.
#[test]
fn solve_goes_as_far_as_the_weights() {
    // -200 beats the -600 of the field, which ties with the other: 2w + (1 - w), 2.02 at 102%.
    let script = "traveller { -600 }\nsolve w in (w -200 & -20% -600 & rest -600) for NS 2.02\n";
    let document = Run::script(script).json();
    assert_eq!(document["results"][0]["weight"], "51/50");
}
