//! The command line: exit statuses, input, each command, and the shape of the JSON document.

use crate::harness::{Folder, Run};
use redress::diagnostic::{Code, Severity};
use redress::messages::{Locale, explanation, names, topics};
use redress::scoring::{PRESETS, Preset, SETTINGS, Setting};
use redress::session::SettingForm;
use serde_json::{Value, json};
use std::path::Path;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

#[test]
fn exit_statuses() {
    for (script, status) in [
        ("", 0),
        ("# nothing\n", 0),
        ("other table +300\n+620\nexpect +620: NS 8 IMP\n", 0),
        ("other table +300\nexpect +620: NS 7\n", 1),
        ("other table +300\nexpect +620: NS 8\nexpect +620: NS 9 MP\n", 1),
        ("+620\n", 3),
        ("other table +300\nexpect +620: NS 7\n(60%+620 & 30%-100)\n", 3),
    ] {
        Run::script(script).done().exits(status);
    }
    for usage in
        [&["run"][..], &["frobnicate"], &["run", "--format", "pdf", "-"], &["explain", "no-such-topic"], &["fmt"]]
    {
        let done = Run::args(usage).done().exits(2);
        assert!(!done.stderr.is_empty() && done.stdout.is_empty(), "{usage:?}");
    }
}

#[test]
fn several_files_end_with_the_worst() {
    let folder = Folder::new();
    let good = folder.file("good.ruling", "other table +300\nexpect +620: NS 8\n");
    let fails = folder.file("fails.ruling", "other table +300\nexpect +620: NS 9\n");
    let broken = folder.file("broken.ruling", "(60%+620\n");
    let run = |files: &[&std::path::PathBuf]| Run::args(["run"]).args_of(files).done();
    run(&[&good, &good]).exits(0);
    run(&[&good, &fails]).exits(1);
    run(&[&fails, &broken, &good]).exits(3);
    // Each file starts with nothing in force.
    let bare = folder.file("bare.ruling", "+620\n");
    assert!(run(&[&good, &bare]).exits(3).stderr.contains("no-field"));
}

#[test]
fn standard_input() {
    let script = "other table +300\n+620\n";
    let dash = Run::script(script).done().exits(0);
    let piped = Run::args::<&str>([]).stdin(script).done().exits(0);
    assert_eq!(dash.stdout, piped.stdout);
    assert!(dash.stdout.contains("+8"), "{}", dash.stdout);
    Run::args::<&str>([]).stdin("(60%").done().exits(3);
}

#[test]
fn byte_order_mark_and_line_ends() {
    let unix = format!("{FIELD}(60%+620 &\n 40%-100)\ncase \"one\" {{\n+620\n}}\n");
    let expected = Run::script(&unix).json();
    assert_eq!(expected["results"].as_array().unwrap().len(), 2);
    for other in
        [format!("\u{feff}{unix}"), unix.replace('\n', "\r\n"), format!("\u{feff}{}", unix.replace('\n', "\r\n"))]
    {
        assert_eq!(Run::script(&other).json(), expected);
    }
}

#[test]
fn eval_takes_every_flag() {
    let figures = |args: &[&str]| {
        let document = Run::args(["eval"]).args_of(args).json();
        assert_eq!(document["diagnostics"], json!([]), "{args:?}");
        let result = &document["results"][0];
        (result["ns"]["exact"].as_str().unwrap().to_owned(), result["ew"]["exact"].as_str().unwrap().to_owned())
    };
    let rows = "+620: 3, +500, +300: 3, -100: 2";
    for (args, ns, ew) in [
        (&["(60%+620 & 40%-100)", "--traveller", rows][..], "49/5", "41/5"),
        (&["--traveller", rows, "--set", "win=1", "(60%+620 & 40%-100)"], "49/10", "41/10"),
        (&["(60%+620 & 40%-100)", "--other-table", "+300"], "6/5", "-6/5"),
        (&["-100", "--other-table=+300"], "-9", "9"),
        (&["-100", "--other-table", "-100"], "0", "0"),
        (&["4♠= N", "--board", "7", "--other-table", "0"], "12", "-12"),
        (&["4♠= N", "--board", "1 vul none", "--other-table", "0"], "9", "-9"),
        (&["damage NS before +620 after +500", "--obtained", "+150", "--other-table", "+800"], "-10", "5"),
        (
            &["(60%+620 & 40%-100)", "--traveller", rows, "--other-table", "+300", "--scoring", "matchpoints"],
            "49/5",
            "41/5",
        ),
        (
            &[
                "(60%+620 & 40%-100)",
                "--other-table",
                "+300",
                "--offenders",
                "NS",
                "--set",
                "round-imps=1 non-offenders",
            ],
            "1",
            "-1",
        ),
        (&["+620", "--traveller", "-100", "--set", "tables=4", "--set", "short-field=none"], "2", "0"),
    ] {
        assert_eq!(figures(args), (ns.to_owned(), ew.to_owned()), "{args:?}");
    }
    let done = Run::args(["eval", "+620", "--set", "winn=1"]).done().exits(3);
    assert!(done.stderr.contains("unknown-setting") && !done.stderr.contains("no-field"), "{}", done.stderr);
    Run::args(["eval", "+620"]).done().exits(3);
    for nothing in ["", "  "] {
        let done = Run::args(["eval", nothing]).done().exits(2);
        assert!(done.stderr.contains("there is no ruling to score"), "{}", done.stderr);
    }
}

#[test]
fn fmt_is_idempotent_and_keeps_comments() {
    let folder = Folder::new();
    let text = "# head\n\nTRAVELLER {+620:3 # three\n +500;+300:3,  -100:2}\n\n\nlet td=(60%+620;40%–100) # td\n# before\ntd\n\
                case \"x\" {   # inside\nexpect td:ns 9.8 , ew 8.2\n}\n# end";
    let path = folder.file("a.ruling", text);
    let before = Run::args(["run", "--format", "json"]).arg(&path).done().exits(0).json();
    let check = Run::args(["fmt", "--check"]).arg(&path).done().exits(1);
    assert!(check.stdout.contains("a.ruling"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "--check changes nothing");
    Run::args(["fmt"]).arg(&path).done().exits(0);
    let formatted = std::fs::read_to_string(&path).unwrap();
    for comment in ["# head", "# three", "# td", "# before", "# inside", "# end"] {
        assert_eq!(formatted.matches(comment).count(), 1, "{comment}:\n{formatted}");
    }
    assert!(formatted.contains("(60% +620 & 40% -100)") && formatted.ends_with('\n'), "{formatted}");
    Run::args(["fmt", "--check"]).arg(&path).done().exits(0);
    assert_eq!(Run::args(["fmt", "-"]).stdin(&formatted).done().exits(0).stdout, formatted);
    assert_eq!(Run::args(["fmt", "-"]).stdin(text).done().exits(0).stdout, formatted);
    let after = Run::args(["run", "--format", "json"]).arg(&path).done().exits(0).json();
    for part in ["ns", "ew", "ruling"] {
        assert_eq!(before["results"][0][part], after["results"][0][part]);
    }
    assert_eq!(before["expectations"][0]["actual"], after["expectations"][0]["actual"]);
}

#[test]
fn fmt_leaves_what_it_cannot_read() {
    let folder = Folder::new();
    let path = folder.file("broken.ruling", "+620\n(60%+620\n");
    let done = Run::args(["fmt"]).arg(&path).done().exits(3);
    assert!(done.stderr.contains("unclosed-bracket"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "+620\n(60%+620\n");
    Run::args(["fmt"]).arg(folder.path().join("missing.ruling")).done().exits(3);
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn fmt_takes_folders_and_shows_what_would_change() {
    let folder = Folder::new();
    for inner in ["deep", ".hidden", "target", "empty"] {
        std::fs::create_dir(folder.path().join(inner)).unwrap();
    }
    folder.file("a.ruling", "board 7\n+620   # kept\n");
    folder.file("deep/b.ruling", "+620\n");
    folder.file("deep/notes.md", "```ruling\n+620   \n```\n");
    folder.file(".hidden/c.ruling", "+620   \n");
    folder.file("target/d.ruling", "+620   \n");
    let fmt = |args: &[&str]| Run::args(["fmt"]).args_of(args).within(folder.path()).done();
    assert_eq!(fmt(&["--check", "."]).exits(1).stdout, "a.ruling\n");
    let diff = fmt(&["--diff", "."]).exits(1).stdout;
    assert_eq!(diff, "--- a.ruling\n+++ a.ruling\n@@ -1,2 +1,2 @@\n board 7\n-+620   # kept\n++620  # kept\n");
    assert_eq!(
        Run::args(["fmt", "--diff", "-"]).stdin("+620  \n").done().exits(1).stdout.lines().last(),
        Some("++620")
    );
    fmt(&["."]).exits(0);
    assert_eq!(std::fs::read_to_string(folder.path().join("a.ruling")).unwrap(), "board 7\n+620  # kept\n");
    assert_eq!(std::fs::read_to_string(folder.path().join("target/d.ruling")).unwrap(), "+620   \n");
    assert!(fmt(&["--diff", ".", "deep"]).exits(0).stdout.is_empty());
    let nothing = fmt(&["target"]).exits(0);
    assert!(nothing.stderr.is_empty(), "a folder that is named is looked through: {}", nothing.stderr);
    let empty = fmt(&["empty"]).exits(2);
    assert!(empty.stderr.contains("no `.ruling` file found"), "{}", empty.stderr);
}

fn explained() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter().map(|code| code.name());
    let settings = SettingForm::all().map(|form| form.name);
    let presets = PRESETS.iter().map(|preset| preset.name);
    codes.chain(topics()).chain(settings).chain(presets)
}

fn explain(name: &str) -> String {
    Run::args(["explain", name]).done().exits(0).stdout
}

#[test]
fn explanations_are_a_screenful() {
    for name in explained() {
        let text = explain(name);
        let lines = text.lines().count();
        // The example of `too-deep` is as deep as it has to be; below `conventions` stands a table of all bodies, below
        // `procedures` a line for each, and regulations name the source of every setting.
        let longer =
            [Code::TooDeep.name(), "conventions", "procedures"].contains(&name) || Preset::named(name).is_some();
        assert!(lines >= 3 && (lines <= 40 || longer), "{name}: {lines} lines");
        assert_eq!(Run::args(["explain", &name.to_uppercase()]).done().exits(0).stdout, text);
    }
    let list = Run::args(["explain"]).done().exits(0).stdout;
    assert!(explained().all(|name| list.contains(name)), "{list}");
    assert!(Run::args(["explain", "weights-sun"]).done().exits(2).stderr.contains("did you mean `weights-sum`?"));
}

#[test]
fn explanations_are_80_columns_wide() {
    let wide = |text: &str| text.lines().any(|line| line.chars().count() > 80 || line.ends_with(' '));
    let wide_ones: Vec<_> = explained().filter(|name| wide(&explain(name))).collect();
    assert!(wide_ones.is_empty(), "{wide_ones:?}");
    assert!(!wide(&Run::args(["explain"]).done().stdout));
}

/// The settings that a body's regulations are about.
fn regulated() -> impl Iterator<Item = &'static Setting> {
    SETTINGS.iter().filter(|setting| PRESETS.iter().any(|preset| preset.choice(setting.name).is_some()))
}

fn default_value(setting: &str) -> &'static str {
    Setting::named(setting).unwrap().forms().next().unwrap()
}

#[test]
fn conventions_of_all_bodies_stand_side_by_side() {
    let text = explain("conventions");
    let mut presets = PRESETS.iter();
    // As many tables as the width asks for.
    for table in text.split("\n\n").filter(|table| table.starts_with("setting ")) {
        let mut rows = table
            .lines()
            .filter(|line| !line.starts_with(' '))
            .map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect::<Vec<_>>());
        let head = rows.next().unwrap();
        let output: Vec<&Preset> = presets.by_ref().take(head.len() - 1).collect();
        assert!(output.iter().map(|preset| preset.name).eq(head[1..].iter().copied()), "{text}");
        let rows: Vec<_> = rows.collect();
        assert!(rows.iter().map(|row| row[0]).eq(regulated().map(|setting| setting.name)), "{rows:?}");
        for row in &rows {
            for (preset, cell) in output.iter().zip(&row[1..]) {
                let stated = preset.choice(row[0]).map(|choice| choice.value);
                let (value, assumed) = (stated.unwrap_or(default_value(row[0])), stated.is_none());
                // A value wider than its column goes on in the lines below.
                let whole = format!("{value}{}", if assumed { "*" } else { "" });
                assert!(whole == *cell || (whole.len() > 11 && whole.starts_with(cell)), "{}: {row:?}", preset.name);
            }
        }
    }
    assert!(presets.next().is_none(), "{text}");
    assert!(text.contains("* is an assumption of this project"), "{text}");
}

fn title(preset: &Preset) -> String {
    names::regulations(Locale::En, preset.name).to_string()
}

#[test]
fn regulations_are_explained_with_their_sources() {
    for preset in PRESETS {
        let text = explain(preset.name);
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            text.starts_with(&title(preset)) && words.contains(&format!("`regulations {}`", preset.name)),
            "{text}"
        );
        for choice in preset.choices {
            let line = text.lines().find(|line| line.trim_start().starts_with(&format!("{} ", choice.setting)));
            assert!(line.is_some_and(|line| line.contains(&format!(" {} ", choice.value))), "{choice:?}\n{text}");
        }
        for choice in preset.choices {
            let source = names::choice_source(Locale::En, preset.name, choice.setting).to_string();
            let is_needless = choice.value == default_value(choice.setting) && source.contains("no text of the body");
            assert!(!is_needless, "{} states {} without a source", preset.name, choice.setting);
        }
        for about in ["`set`", "include", "explain conventions"] {
            assert!(words.contains(about), "{about}\n{text}");
        }
    }
    let ebu = explain("ebu").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(ebu.contains("White Book 2025, 4.2.3.2 and 4.2.6.1"), "{ebu}");
    let near = Run::args(["explain", "ebuu"]).done().exits(2).stderr;
    assert!(near.contains("did you mean `ebu`?"), "{near}");
}

#[test]
fn what_can_be_explained_is_listed() {
    let list = Run::args(["explain"]).done().exits(0).stdout;
    let headings: Vec<&str> = list.lines().filter(|line| line.starts_with(|first: char| first != ' ')).collect();
    assert_eq!(headings, ["Topics", "Settings", "Regulations", "Diagnostics", "Laws"]);
    for preset in PRESETS {
        assert!(list.contains(&format!("  {} ", preset.name)) && list.contains(&title(preset)), "{list}");
    }
}

#[test]
fn the_topic_of_settings_has_them_all() {
    let text = explain("settings");
    for setting in SettingForm::all() {
        let mut words = text.split([' ', ',', ':', '\n']);
        assert!(words.any(|word| word == setting.name), "{}: {text}", setting.name);
    }
    // A topic of the same name has the setting's values below it.
    for name in ["cross-imps", "short-field", "split", "damage"] {
        assert!(explain(name).contains("Source: "), "{name}");
    }
}

#[test]
fn examples_of_topics_run() {
    for name in topics() {
        let example = explanation(Locale::En, &format!("topic {name}")).unwrap().example;
        if !example.is_empty() {
            let done = Run::script(example).done();
            assert_eq!(done.status, Some(0), "{name}:\n{}{}", done.stdout, done.stderr);
        }
    }
}

#[test]
fn examples_of_codes_report_them() {
    for code in Code::ALL {
        let example = code.explanation(Locale::En).unwrap().example;
        if example.is_empty() {
            assert!(
                matches!(
                    code,
                    Code::Encoding
                        | Code::LectureBlock
                        | Code::TextDirection
                        | Code::TooMuch
                        | Code::LeftOut
                        // With a solver, crates/double-dummy tests it.
                        | Code::EvidenceDiffers
                ) || needs_a_file(*code),
                "no script provokes it"
            );
            continue;
        }
        let done = Run::script(example).done();
        let status = if code.severity() == Severity::Error { 3 } else { 0 };
        assert_eq!(done.status, Some(status), "{}:\n{}{}", code.name(), done.stdout, done.stderr);
        assert!(format!("{}{}", done.stdout, done.stderr).contains(code.name()), "{}", code.name());
    }
}

/// Returns true if a code is reported only for event files.
fn needs_a_file(code: Code) -> bool {
    matches!(
        code,
        Code::UnknownTable
            | Code::NoTable
            | Code::RulingProposed
            | Code::EventScoring
            | Code::EventFile
            | Code::EventRow
            | Code::EventUnread
            | Code::ScoringAssumed
            | Code::PenaltyPending
    )
}

#[test]
fn completions_and_manual() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(Run::args(["completions", shell]).done().exits(0).stdout.contains("redress"), "{shell}");
    }
    let manual = Run::args(["man"]).done().exits(0).stdout;
    assert!(manual.starts_with(".ie") || manual.contains(".TH redress"), "{manual}");
    assert!(Run::args(["--version"]).done().exits(0).stdout.contains(env!("CARGO_PKG_VERSION")));
    assert!(Run::args(["--help"]).done().exits(0).stdout.contains("Exit status"));
}

#[test]
fn no_escapes_when_piped() {
    let script = format!("{FIELD}(60%+620 & 40%-100)\nprotocol\n(60%+620 & 30%-100)\nexpect +620: NS 1\n");
    let plain = Run::script(&script).done().exits(3);
    let without = Run::script(&script).env("NO_COLOR", "1").done().exits(3);
    assert!(!plain.stdout.contains('\u{1b}') && !plain.stderr.contains('\u{1b}'));
    assert_eq!((plain.stdout, plain.stderr), (without.stdout, without.stderr));
}

#[test]
fn widths_are_kept() {
    let script = format!("{FIELD}(60%+620 & 40%-100)\nprotocol\neffects (60%+620 & 40%-100)\ncompare +620, A+/A-\n");
    let done = Run::script(&script).done().exits(0);
    for line in done.stdout.lines() {
        assert!(line.chars().count() <= 80 && !line.ends_with(' '), "{line:?}");
    }
}

#[test]
fn json_of_a_ruling() {
    let script = format!("{FIELD}let td = (60%+620&40%–100)\ntd\nexpect td: NS 9.8, EW 8.2\n");
    let text = Run::script(&script).args_of(&["--format", "json"]).done().stdout;
    let keys = text.lines().filter_map(|line| line.strip_prefix("  \"")?.split('"').next());
    assert_eq!(keys.collect::<Vec<_>>(), ["redress", "results", "expectations", "diagnostics"]);
    let document = Run::script(&script).json();
    assert_eq!(document["redress"], 1);
    let result = &document["results"][0];
    for (key, value) in [
        ("kind", json!("ruling")),
        ("case", Value::Null),
        ("name", json!("td")),
        ("line", json!(3)),
        ("ruling", json!("(60% +620 & 40% -100)")),
        ("scoring", json!("matchpoints")),
        ("unit", json!("MP")),
        ("top", json!("18")),
        ("ns", json!({"exact": "49/5", "points": "9.8", "percent": "54.44"})),
        ("ew", json!({"exact": "41/5", "points": "8.2", "percent": "45.56"})),
        ("damage", Value::Null),
        ("match", Value::Null),
        ("diagnostics", json!([])),
    ] {
        assert_eq!(result[key], value, "{key}");
    }
    assert_eq!(
        result["components"]["ns"][0],
        json!({"weight": "3/5", "outcome": "+620", "score": 620, "exact": "77/5"})
    );
    assert_eq!(result["tables"]["ns"][0], json!({"score": 620, "frequency": "18/5", "ns": "77/5", "ew": "13/5"}));
    let expectation = &document["expectations"][0];
    let output = "NS 9.8, EW 8.2";
    assert_eq!((&expectation["passed"], &expectation["line"]), (&json!(true), &json!(4)));
    assert_eq!((&expectation["expected"], &expectation["actual"]), (&json!(output), &json!(output)));
}

#[test]
fn json_of_what_does_not_exist() {
    let document = Run::script("other table +300\nA+/A-\n(60%+620&40%-100)\n(60%+620 & 30%-100)\n").json();
    let results = document["results"].as_array().unwrap();
    assert_eq!(results.len(), 2, "a ruling that cannot be scored gives no result");
    assert_eq!((&results[0]["top"], &results[0]["tables"]), (&Value::Null, &Value::Null));
    assert_eq!((&results[0]["ns"]["percent"], &results[0]["components"]["ns"]), (&Value::Null, &Value::Null));
    assert_eq!(results[1]["components"]["ew"][1]["exact"], "9", "EW's view");
    assert_eq!(results[1]["unit"], "IMP");
    let diagnostic = &document["diagnostics"][0];
    assert_eq!((&diagnostic["code"], &diagnostic["severity"]), (&json!("weights-sum"), &json!("error")));
    assert_eq!((&diagnostic["line"], &diagnostic["column"]), (&json!(4), &json!(1)));
    assert_eq!((&diagnostic["law"], &diagnostic["file"]), (&json!("12C1(c)"), &json!("<stdin>")));
    assert!(diagnostic["help"].is_string() && diagnostic["message"].is_string());
}

#[test]
fn json_of_rounding_compare_and_protocol() {
    let script = format!("set round 1 away\n{FIELD}(60%+620&40%-100)\ncompare +620, A+/A-\nprotocol\n");
    let document = Run::script(&script).json();
    let results = document["results"].as_array().unwrap();
    assert_eq!((&results[0]["ns"]["exact"], &results[0]["ns"]["unrounded"]), (&json!("10"), &json!("49/5")));
    assert_eq!((&results[1]["kind"], &results[1]["rulings"][0]["ruling"]), (&json!("compare"), &json!("+620")));
    assert_eq!(results[1]["rulings"].as_array().unwrap().len(), 2);
    assert!(results[1]["rulings"][0]["ns"].get("unrounded").is_none());
    let row = &results[2]["rows"][0];
    // Nine results, +620 three times: 2 * 6 + 3 - 1 of 16.
    assert_eq!((&row["count"], &row["ns"]["exact"], &row["ew"]["exact"]), (&json!("3"), &json!("14"), &json!("2")));
    assert_eq!((&results[2]["top"], &row["label"]), (&json!("16"), &Value::Null));
}

/// A ruling and a script need no command; what is neither is told with the nearest command.
#[test]
fn what_is_no_command() {
    let folder = Folder::new();
    folder.file("a.ruling", "other table 0\n+620\n");
    folder.file("b.ruling", "other table 0\n-100\n");
    folder.file("l.md", "# T\n");
    let run = |args: &[&str]| Run::args(args).within(folder.path()).done();
    for (args, message) in [
        (&["a.ruling"][..], "NS  +12 IMP"),
        (&["a.ruling", "b.ruling", "--format", "markdown"], "NS  −3 IMP"),
        (&["(60%+620 & 40%-100)", "--other-table", "+300"], "NS  +1.2 IMP"),
        (&["--other-table", "+300", "eval", "+620"], ""),
        (&["60% +620 & 40% -100", "--other-table", "+300"], "NS  +1.2 IMP"),
        (
            &["damage", "NS", "before", "+620", "after", "+500", "obtained", "+150", "--other-table", "+800"],
            "NS  −10 IMP",
        ),
        (&["A+/A-", "--other-table", "+300"], "NS  +3 IMP"),
        (&["--language", "pl", "a.ruling"], "WE  −12 IMP"),
    ] {
        let done = run(args);
        assert_eq!(done.status, Some(if message.is_empty() { 2 } else { 0 }), "{args:?} {}", done.stderr);
        assert!(done.stdout.contains(message), "{args:?} {}{}", done.stdout, done.stderr);
    }
    for (args, status, message) in [
        (&["rnu"][..], 2, "did you mean `run`?"),
        (&["something"], 2, "is not a command, not a file and not a ruling"),
        (&["neuberg"], 2, "did you mean `redress explain neuberg`?"),
        (&["Law", "64A1"], 2, "did you mean `redress explain Law 64A1`?"),
        (&["NS 420"], 3, "write `+420` or `-420`"),
        (&["NS", "average", "plus"], 3, "the other side has no score"),
        (&["eval", "+620", "--set", "win"], 3, "`win` needs a value"),
        (&["missing.ruling"], 3, "from the folder that the command is run in"),
        (&["run", "missing"], 3, "from the folder that the command is run in"),
        (&["test", "missing"], 3, ""),
        (&["l.md"], 3, "`redress weave l.md`"),
        (&["run", "l.md"], 3, "`redress test l.md`"),
        (&["60% +620 & 30% -100", "--other-table", "+300"], 3, "weights-sum"),
    ] {
        let done = run(args);
        assert_eq!(done.status, Some(status), "{args:?}");
        assert!(
            done.stderr.split_whitespace().collect::<Vec<_>>().join(" ").contains(message),
            "{args:?} {}",
            done.stderr
        );
    }
    assert_eq!(run(&["run", "l.md"]).stderr.matches('×').count(), 1);
}

#[test]
fn help_in_the_readers_language() {
    for (args, message) in [
        (&["--help"][..], &["Usage: redress", "opens the prompt", "--traveller", "evening.ruling", "Exit status"][..]),
        (&["help"], &["Usage: redress", "opens the prompt"]),
        (&["help", "run"], &["Usage: redress run", "Run ruling scripts"]),
        (&["help", "exam", "new"], &["Usage: redress exam new", "--count"]),
        (&["--language", "pl", "--help"], &["Użycie: redress", "tryb interaktywny", "Polecenia:", "Kod wyjścia"]),
    ] {
        let done = Run::args(args).done().exits(0);
        for part in message {
            assert!(done.stdout.contains(part), "{args:?} {part}\n{}", done.stdout);
        }
    }
    let none = ["REDRESS_LANGUAGE", "LC_ALL", "LC_MESSAGES"];
    let run = none.into_iter().fold(Run::args(["--help"]), |run, name| run.env(name, ""));
    let polish = run.env("LANG", "pl_PL.UTF-8").done().exits(0).stdout;
    assert!(polish.contains("Przykłady:"), "{polish}");
    Run::args(["help", "frob"]).done().exits(2);
}

#[test]
fn colours_where_they_are_asked_for() {
    let eval = |color: &[&str]| Run::args(["eval", "+620", "--other-table", "0"]).args_of(color).done().exits(0).stdout;
    assert!(eval(&["--color", "always"]).contains('\u{1b}'));
    for plain in [&[][..], &["--color", "never"], &["--color=auto"]] {
        assert!(!eval(plain).contains('\u{1b}'), "{plain:?}");
    }
    let wrong = Run::args(["eval", "+620", "--bord", "7", "--color=always"]).done().exits(2).stderr;
    assert!(wrong.contains('\u{1b}'), "{wrong}");
}

/// A chart that cannot be drawn is reported.
#[test]
fn a_chart_that_cannot_be_drawn() {
    let eval = |field: &[&str]| Run::args(["eval", "+620", "--chart"]).args_of(field).done().exits(0).stdout;
    assert!(eval(&["--other-table", "0"]).contains("No chart:"));
    assert!(!eval(&["--traveller", "+620: 3, -100"]).contains("No chart:"));
}

/// A club's defaults: the user's file, the folder's over it; only what is asked at the prompt or at the command line starts
/// from them.
#[test]
fn defaults_of_a_club() {
    let (home, folder) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(home.path().join("redress")).unwrap();
    std::fs::write(home.path().join("redress/config.toml"), "language = \"pl\"\n[set]\nwin = 1\n").unwrap();
    std::fs::create_dir_all(folder.path().join("evening")).unwrap();
    folder.file(
        ".redress.toml",
        "regulations = \"ebu\"\n\n[[scale]]\nname = \"club\"\nsteps = [\"0-2: 15-15\", \"3+: 16-14\"]\n",
    );
    folder.file("evening/a.ruling", "traveller { +620, -100 }\nexpect +620: NS 3\n+620\n");
    let run = |args: &[&str]| {
        let run = Run::args(args).within(folder.path().join("evening"));
        let run = ["REDRESS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].iter().fold(run, |run, name| run.env(name, ""));
        run.env("XDG_CONFIG_HOME", home.path().to_str().unwrap()).env("HOME", home.path().to_str().unwrap())
    };
    let field = ["eval", "+620", "--traveller", "+620, -100"];
    let output = run(&field).done().exits(0).stdout;
    // A top of 2 with two other tables: one beaten, one tied; in Polish.
    assert!(output.contains("NS  1,5 PT") && output.contains("maks"), "{output}");
    assert!(run(&["+620", "--traveller", "+620, -100"]).done().exits(0).stdout.contains("NS  1,5 PT"));
    // An option on the command line overrides the defaults.
    let own = run(&["--language", "en", "eval", "+620", "--traveller", "+620, -100", "--set", "win=2"])
        .done()
        .exits(0)
        .stdout;
    assert!(own.contains("NS  3 MP"), "{own}");
    let scale = run(&["eval", "+620", "--other-table", "+300", "--match", "rest 0 scale club", "--language", "en"]);
    assert!(scale.done().exits(0).stdout.contains("16"), "a scale of the folder's file");
    // Scripts and tests say the same on every machine.
    run(&["test", "a.ruling"]).done().exits(0);
    assert!(run(&["run", "a.ruling"]).done().exits(0).stdout.contains("NS  3 MP"));
    assert!(run(&["a.ruling"]).done().exits(0).stdout.contains("NS  3 MP"));
    assert!(run(&["run", "--config", "a.ruling"]).done().exits(1).stdout.contains("NS  1,5 PT"));
    let message = run(&["config", "--language", "en"]).done().exits(0).stdout;
    let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in
        ["language", "set win", "regulations", "ebu", "config.toml:1", "config.toml:3", ".redress.toml:1", "0-2: 15-15"]
    {
        assert!(message.contains(part), "{part}: {message}");
    }
}

#[test]
fn defaults_that_are_wrong() {
    for (text, message) in [
        ("regulations = ", "read, line 1"),
        ("\nregulation = \"ebu\"\n", "no such key or value, line 2: `regulation`"),
        ("language = \"xx\"\n", "no such key or value, line 1: `language`"),
        ("regulations = \"ebbu\"\n", "did you mean `ebu`?"),
        ("[set]\nwinn = 1\n", "did you mean `win`?"),
        ("[[scale]]\nname = \"c\"\nsteps = [\"0-2 15-15\"]\n", "3-6: 16-14"),
        ("include = \"/etc/passwd\"\n", "no such key or value"),
    ] {
        let folder = Folder::new();
        folder.file(".redress.toml", text);
        let done = Run::args(["eval", "+620", "--other-table", "0"]).within(folder.path()).done().exits(3);
        assert!(done.stdout.is_empty(), "{text}: {}", done.stdout);
        let words = done.stderr.replace('│', " ");
        assert!(words.split_whitespace().collect::<Vec<_>>().join(" ").contains(message), "{text}: {}", done.stderr);
        // A script that asks for none has nothing to do with it.
        Run::args(["run", "-"]).stdin("other table 0\n+620\n").within(folder.path()).done().exits(0);
    }
    let folder = Folder::new();
    let none = Run::args(["config"]).within(folder.path()).env("XDG_CONFIG_HOME", folder.path().to_str().unwrap());
    assert!(none.done().exits(0).stdout.contains("No defaults are set"));
}

/// Every page and every mistake in the reader's language, headings and the names of values too.
#[test]
fn help_and_mistakes_in_polish() {
    let pages: [&[&str]; 12] = [
        &["run"],
        &["eval"],
        &["test"],
        &["fmt"],
        &["exam"],
        &["exam", "paper"],
        &["exam", "grade"],
        &["exam", "new"],
        &["weave"],
        &["explain"],
        &["completions"],
        &["config"],
    ];
    let english =
        ["Usage", "Options", "Arguments", "Possible", "possible", "default", "OPTIONS", "FILE", "Print", " the "];
    for page in pages {
        let output = Run::args(page).args_of(&["--help", "--language", "pl"]).done().exits(0).stdout;
        assert!(output.contains("Użycie: redress") && output.contains("Opcje:"), "{page:?}: {output}");
        assert!(english.iter().all(|word| !output.contains(word)), "{page:?}: {output}");
        let by_environment = Run::args(page).arg("--help").env("REDRESS_LANGUAGE", "pl").done();
        assert_eq!(by_environment.stdout, output, "{page:?}");
    }
    for (arguments, message) in [
        (&["run", "--fulll", "x"][..], "nie ma opcji `--fulll`\n  może `--full`?"),
        (&["run"], "brakuje `<PLIK>...`"),
        (&["test", "--format", "xx"], "`--format <POSTAĆ>` nie może być `xx`\n  może to być: human, json, junit, tap"),
        (&["test", "--jobs", "0"], "`--jobs <LICZBA>` nie może być `0`\n  od 1 do 256\n"),
        (&["test", "--jobs"], "`--jobs <LICZBA>` wymaga wartości"),
        (&["exam", "foo"], "nie ma polecenia `foo`"),
        (&["weave", "x.md", "-o", "a.md", "--in-place"], "`--output <PLIK>` wyklucza się z `--in-place`"),
        (&["run", "--full", "--full", "x"], "`--full` podano dwa razy"),
    ] {
        let done = Run::args(["--language", "pl"]).args_of(arguments).done().exits(2);
        assert!(done.stderr.contains(message) && !done.stderr.contains("error"), "{arguments:?}: {}", done.stderr);
    }
}

/// A script, an exam and an answer with `\r` alone at the ends of their lines are read as the same with `\n`.
#[test]
fn line_ends_of_old_macs_are_line_ends() {
    let folder = Folder::new();
    let script = "board 7 # and a comment\nother table +300\ncase \"a\" points 2 {\n  question \"What?\"\n  answer +620\n  \
                  expect +620: NS 7\n}\n";
    let old = |name: &str, text: &str| folder.file(name, text.replace('\n', "\r"));
    let (plain, mac) = (folder.file("plain.ruling", script), old("apple.ruling", script));
    let output = |path: &Path| Run::args(["run"]).arg(path).done().stdout.replace("apple.ruling", "plain.ruling");
    assert_eq!(output(&mac), output(&plain));
    let piped = Run::args(["run", "-"]).stdin(script.replace('\n', "\r")).done().stdout;
    assert!(piped.contains("expected NS 7"), "{piped}");
    let answers = old("a.answers", "# Anna\n1: +620\n");
    let key = old("key.ruling", &script.replace("NS 7", "NS 8"));
    let graded = Run::args(["exam", "grade"]).arg(key).arg(answers).done().exits(0).stdout;
    assert!(graded.contains("2 of 2 points"), "{graded}");
    // +620 in the one room and +300 in the other are 320 points: 8 IMPs.
    Run::args(["test", "--update"]).arg(&mac).done().exits(0);
    assert!(std::fs::read_to_string(&mac).unwrap().contains("NS 8\n}"));
    Run::args(["fmt"]).arg(old("fmt.ruling", script)).done().exits(0);
}
