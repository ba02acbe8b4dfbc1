//! `redress test`: what is found, how it is reported, and which figures are rewritten.

use crate::harness::{Done, Folder, Run, root, timeless};
use quick_xml::events::Event;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// A script with a test of every kind: in order the loose one, which fails, then passed, failed, no expectation, failed
/// inside, error.
const EVERY_KIND: &str = r#"traveller { +620: 3, +500, +300: 3, -100: 2 }
case "good & <well>" { expect (60%+620 & 40%-100): NS 9.8, EW 8.2 }
case "bad # 1" {
  expect (60%+620 & 40%-100): NS 9, EW ~8.10
}
case "nothing" { +620 }
case "outer" {
  case "inner" { expect +620: NS –3 }
  case "broken" { (60%+620 & 30%-100) }
}
expect +620: NS 13
"#;

fn test(folder: &Folder, args: &[&str]) -> Done {
    Run::args(["test", "."]).args_of(args).within(folder.path()).done()
}

/// Case, line and status of each test.
fn statuses(done: &Done) -> Vec<(String, u64, String)> {
    let document = done.json();
    let cases = document["files"].as_array().unwrap().iter().flat_map(|file| file["cases"].as_array().unwrap().clone());
    cases
        .map(|one| {
            let text = |key: &str| one[key].as_str().unwrap().to_owned();
            (text("case"), one["line"].as_u64().unwrap(), text("status"))
        })
        .collect()
}

fn expect_statuses(done: &Done, expected: &[(&str, u64, &str)]) {
    let found = statuses(done);
    let found: Vec<_> = found.iter().map(|(name, line, status)| (name.as_str(), *line, status.as_str())).collect();
    assert_eq!(found, expected);
}

#[test]
fn examples_pass_and_say_so() {
    let done = Run::args(["test", "examples"]).within(root()).done().exits(0);
    assert!(done.stdout.contains("ok      examples/first-steps.ruling  "), "{}", done.stdout);
    assert!(done.stdout.contains(" files: ") && done.stderr.is_empty(), "{done:?}");
}

#[test]
fn people_are_told_the_place_the_figures_and_the_working() {
    let folder = Folder::new();
    folder.file("a.ruling", EVERY_KIND);
    folder.file("b.ruling", format!("{FIELD}case \"b\" {{ expect A: NS 50% }}"));
    let done = test(&folder, &[]).exits(3);
    for part in [
        "ERROR   a.ruling  1 passed, 3 failed, 1 error, 1 without expectation  (",
        "ok      b.ruling  1 passed  (",
        "FAILED  a.ruling:4  bad # 1\n  expected  NS 9, EW ~8.1\n  got       NS 9.8, EW 8.2\n",
        "NS: 0.6 × 15.4 + 0.4 × 1.4 = 9.8 (Law 12C1(c))",
        "FAILED  a.ruling:8  outer / inner\n  expected  NS -3\n  got       NS 15\n",
        "ERROR   a.ruling:9  outer / broken\n  × the weights of this side sum to 90%",
        "FAILED  a.ruling:11  a.ruling\n",
        "no expectation  a.ruling:6  nothing\n",
        "7 tests in 2 files: 2 passed, 3 failed, 1 error, 1 without expectation; 5 expectations (",
    ] {
        assert!(done.stdout.contains(part), "not there: {part}\n{}", done.stdout);
    }
    assert!(!done.stdout.contains('\u{1b}'), "{}", done.stdout);
}

#[test]
fn json_names_every_test_and_total() {
    let folder = Folder::new();
    folder.file("a.ruling", EVERY_KIND);
    let done = test(&folder, &["--format", "json"]).exits(3);
    expect_statuses(
        &done,
        &[
            ("a.ruling", 11, "failed"),
            ("good & <well>", 2, "passed"),
            ("bad # 1", 3, "failed"),
            ("nothing", 6, "no-expectation"),
            ("outer / inner", 8, "failed"),
            ("outer / broken", 9, "error"),
        ],
    );
    let document = done.json();
    let file = &document["files"][0];
    assert_eq!(
        (&document["redress"], &file["file"], &file["status"]),
        (&1.into(), &"a.ruling".into(), &"error".into())
    );
    let expectation = &file["cases"][2]["expectations"][0];
    assert_eq!(expectation["actual"], "NS 9.8, EW 8.2");
    assert_eq!((&expectation["passed"], &expectation["line"]), (&false.into(), &4.into()));
    let diagnostic = &file["diagnostics"][0];
    assert_eq!((&diagnostic["code"], &diagnostic["line"]), (&"weights-sum".into(), &9.into()));
    let totals = &document["totals"];
    for (name, count) in [("files", 1), ("tests", 6), ("passed", 1), ("failed", 3), ("error", 1), ("no-expectation", 1)]
    {
        assert_eq!(totals[name], count, "{name}: {totals}");
    }
    assert_eq!(totals["expectations"], 4);
}

#[test]
fn github_is_given_annotations_after_the_lines_for_people() {
    let folder = Folder::new();
    folder.file("a, b.ruling", EVERY_KIND);
    let done = test(&folder, &["--format", "github"]).exits(3);
    for part in [
        "ERROR   a, b.ruling  1 passed",
        "::error file=a%2C b.ruling,line=4::bad # 1%0Aexpected NS 9, EW ~8.1%0Agot NS 9.8, EW 8.2\n",
        "::error file=a%2C b.ruling,line=9::the weights of this side sum to 90%25",
        "::notice file=a%2C b.ruling,line=6::nothing: no expectation\n",
        "6 tests in 1 file: ",
    ] {
        assert!(done.stdout.contains(part), "not there: {part}\n{}", done.stdout);
    }
    assert_eq!(done.stdout.lines().filter(|line| line.starts_with("::error")).count(), 4);
}

#[test]
fn junit_is_xml_of_the_same_counts() {
    let folder = Folder::new();
    folder.file("a.ruling", EVERY_KIND);
    folder.file("b \u{1}& <c>.ruling", format!("{FIELD}case \"two\\nlines\" {{ expect A: NS 50% }}"));
    let done = test(&folder, &["--format", "junit"]).exits(3);
    let mut reader = quick_xml::Reader::from_str(&done.stdout);
    reader.config_mut().check_end_names = true;
    let (mut open, mut seen) = (Vec::new(), Vec::new());
    loop {
        let event = reader.read_event().unwrap_or_else(|error| panic!("{error}: {}", done.stdout));
        match event {
            Event::Eof => break,
            Event::Start(tag) | Event::Empty(tag) if seen.is_empty() => {
                assert_eq!(tag.name().as_ref(), "testsuites");
                open.push("testsuites".to_owned());
                seen.push("testsuites".to_owned());
            }
            Event::Start(tag) => {
                let name = tag.name().as_ref().to_owned();
                assert!(tag.attributes().all(|attribute| attribute.is_ok()), "{name}");
                seen.push(name.clone());
                open.push(name);
            }
            Event::Empty(tag) => seen.push(tag.name().as_ref().to_owned()),
            Event::End(_) => drop(open.pop()),
            _ => {}
        }
    }
    assert!(open.is_empty());
    let count = |name: &str| seen.iter().filter(|one| *one == name).count();
    assert_eq!(
        (count("testsuite"), count("testcase"), count("failure"), count("error"), count("skipped")),
        (2, 7, 3, 1, 1)
    );
    assert!(!done.stdout.contains('\u{1}'), "a character that XML cannot hold");
    for part in [
        r#"<testsuite name="a.ruling" tests="6" failures="3" errors="1" skipped="1" time="0."#,
        r#"<testcase name="good &amp; &lt;well&gt;" classname="a.ruling" file="a.ruling" line="2""#,
        r#"<failure message="expected NS -3, got NS 15" type="expectation">a.ruling:8"#,
    ] {
        assert!(done.stdout.contains(part), "not there: {part}\n{}", done.stdout);
    }
}

#[test]
fn tap_keeps_to_its_grammar() {
    let folder = Folder::new();
    folder.file("a.ruling", EVERY_KIND);
    let done = test(&folder, &["--format", "tap"]).exits(3);
    let mut lines = done.stdout.lines();
    assert_eq!(lines.next(), Some("TAP version 14"));
    let (mut number, mut yaml, mut plan) = (0, false, None);
    for line in lines {
        assert_eq!(plan, None, "the plan is not the last line");
        match line {
            "  ---" => yaml = true,
            "  ..." => yaml = false,
            _ if yaml => assert!(line.is_empty() || line.starts_with("  "), "{line}"),
            _ if line.starts_with("1..") => plan = Some(line.to_owned()),
            _ => {
                number += 1;
                let rest = line.strip_prefix("not ").unwrap_or(line).strip_prefix("ok ").unwrap();
                assert!(rest.starts_with(&format!("{number} - a.ruling")), "{line}");
            }
        }
    }
    assert_eq!((number, plan.as_deref(), yaml), (6, Some("1..6"), false));
    for line in [
        "not ok 3 - a.ruling: bad \\# 1",
        "ok 4 - a.ruling: nothing # SKIP no expectation",
        "      actual: \"NS 9.8, EW 8.2\"",
        "    - code: weights-sum",
    ] {
        assert!(done.stdout.lines().any(|own| own == line), "not there: {line}\n{}", done.stdout);
    }
}

const LECTURE: &str = "# One\r\n\r\n```ruling\r\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\r\n```\r\n\
                       ## Loose\r\n> ```ruling hide\r\n> expect +620: NS 14\r\n> ```\r\n\
                       - ```ruling\r\n  case \"♠\" { expect +620: NS 15 }\r\n  ```\r\n\
                       ```rust\r\nexpect nothing\r\n```\r\n\
                       ## Refused\r\n```ruling error\r\nexpect (60%+620 & 30%-100): NS 9\r\n```\r\n\
                       # Two\r\n```ruling error\r\nother table +300\r\n```\r\n```ruling\r\n+620\r\n```\r\n";

#[test]
fn markdown_has_sections_options_and_places_of_its_own() {
    let folder = Folder::new();
    folder.file("lecture.md", LECTURE);
    folder.file("plain.md", "# No rulings\n```sh\nls\n```\n");
    let done = test(&folder, &["--format", "json"]).exits(1);
    // The facts of `One` are not in force under `Two`, where a block that should not run does.
    expect_statuses(
        &done,
        &[("Loose", 8, "failed"), ("♠", 11, "passed"), ("Refused", 18, "passed"), ("Two", 22, "failed")],
    );
    assert_eq!(done.json()["totals"]["files"], 1);
    let output = test(&folder, &[]).exits(1).stdout;
    assert!(output.contains("FAILED  lecture.md:8  Loose\n  expected  NS 14\n  got       NS 15\n"), "{output}");
    assert!(output.contains("FAILED  lecture.md:22  Two\n  the block is marked `error`"), "{output}");

    let broken = folder.file("broken.md", "# A\n\n```ruling\n+620 +\n```\n");
    let done = Run::args(["test"]).arg(&broken).done().exits(3);
    assert!(done.stdout.contains("broken.md:4:") && done.stdout.contains("+620 +"), "{}", done.stdout);
}

#[test]
fn no_expectation_is_never_passed() {
    let folder = Folder::new();
    folder.file("a.ruling", format!("{FIELD}case \"shown\" {{ +620 }}\ncase \"outer\" {{ case \"inner\" {{ }} }}\n"));
    folder.file("exam.ruling", "case \"asked\" points 4 { question \"What?\"\nanswer NS 9.8 }\n");
    let done = test(&folder, &["--format", "json"]).exits(0);
    expect_statuses(
        &done,
        &[("shown", 2, "no-expectation"), ("outer / inner", 3, "no-expectation"), ("asked", 1, "question")],
    );
    assert_eq!(done.json()["totals"]["passed"], 0);
    assert_eq!(done.json()["files"][0]["status"], "no-expectation");
    let output = test(&folder, &[]).exits(0).stdout;
    assert!(output.contains("none    a.ruling  2 without expectation"), "{output}");
}

#[test]
fn a_case_that_cannot_be_read_is_an_error_of_its_own() {
    let folder = Folder::new();
    let script = format!("{FIELD}case \"read\" {{ expect +620: NS 15 }}\ncase \"broken\" {{\n  expect +620 NS\n}}\n");
    folder.file("a.ruling", script);
    let done = test(&folder, &["--format", "json"]).exits(3);
    expect_statuses(&done, &[("read", 2, "passed"), ("broken", 3, "error")]);
}

#[test]
fn filter_runs_what_is_named() {
    let folder = Folder::new();
    folder.file("a.ruling", EVERY_KIND);
    folder.file("other.ruling", format!("{FIELD}case \"GOOD, too\" {{ expect +620: NS 15 }}\nexpect +620: NS 1\n"));
    let named = |filter: &str| test(&folder, &["--format", "json", "--filter", filter]);
    expect_statuses(&named("good").exits(0), &[("good & <well>", 2, "passed"), ("GOOD, too", 2, "passed")]);
    expect_statuses(&named("inner").exits(1), &[("outer / inner", 8, "failed")]);
    assert_eq!(named("OTHER.rul").exits(1).json()["totals"]["tests"], 2);
    let none = named("no such thing").exits(2);
    assert!(none.stderr.contains("no test or file name contains `no such thing`"), "{}", none.stderr);
}

#[test]
fn fail_fast_stops_after_the_first_file_in_order() {
    let folder = Folder::new();
    for (name, figure) in [("a", 15), ("b", 1), ("c", 15), ("d", 2)] {
        folder.file(&format!("{name}.ruling"), format!("{FIELD}expect +620: NS {figure}\n"));
    }
    for jobs in ["1", "4"] {
        let done = test(&folder, &["--format", "json", "--fail-fast", "--jobs", jobs]).exits(1);
        expect_statuses(&done, &[("a.ruling", 2, "passed"), ("b.ruling", 2, "failed")]);
    }
}

#[test]
fn any_number_of_jobs_says_the_same() {
    let folder = Folder::new();
    for number in 0..150 {
        let cases: String =
            (0..number % 7).map(|case| format!("case \"{case}\" {{ expect +620: NS {case} }}\n")).collect();
        folder.file(&format!("{number:03}.ruling"), format!("{FIELD}{cases}expect +620: NS 15\n"));
    }
    let stated = |jobs: &str| timeless(&test(&folder, &["--jobs", jobs]).exits(1).stdout);
    let one = stated("1");
    assert!(one.contains("… and ") && one.lines().count() > 200, "{one}");
    for jobs in ["2", "8", "64"] {
        assert!(stated(jobs) == one, "{jobs} jobs say something else");
    }
}

#[test]
fn usage_and_what_cannot_be_read() {
    Run::args(["test", ".", "--jobs", "0"]).done().exits(2);
    Run::args(["test", ".", "--check"]).done().exits(2);
    let folder = Folder::new();
    // Without a path the current folder is tested, and there is nothing in it.
    Run::args(["test"]).within(folder.path()).done().exits(2);
    let empty = test(&folder, &[]).exits(2);
    assert!(empty.stderr.contains("no test found") && empty.stdout.is_empty(), "{empty:?}");
    assert_eq!(test(&folder, &["--format", "json"]).exits(2).json()["totals"]["tests"], 0);

    folder.file("good.ruling", format!("{FIELD}expect +620: NS 15\n"));
    folder.file("bytes.ruling", b"\xff\xfe");
    let done = test(&folder, &["missing.ruling", "--format", "json"]).exits(3);
    expect_statuses(
        &done,
        &[("bytes.ruling", 1, "error"), ("good.ruling", 2, "passed"), ("missing.ruling", 1, "error")],
    );
    let locked = folder.file("locked.ruling", "expect A: NS 50%\n");
    std::fs::set_permissions(&locked, PermissionsExt::from_mode(0o000)).unwrap();
    // A user who may read everything reads this too.
    if std::fs::read(&locked).is_err() {
        let done = test(&folder, &[]).exits(3);
        assert!(done.stdout.contains("permission denied"), "{}", done.stdout);
    }
}

#[test]
fn hidden_folders_target_and_links_are_passed_over() {
    let folder = Folder::new();
    let script = format!("{FIELD}expect +620: NS 15\n");
    for name in [".git", "target", "deep", "other"] {
        std::fs::create_dir(folder.path().join(name)).unwrap();
        folder.file(&format!("{name}/x.ruling"), &script);
    }
    folder.file(".hidden.ruling", &script);
    folder.file("deep/notes.txt", &script);
    symlink(folder.path(), folder.path().join("deep/circle")).unwrap();
    symlink(folder.path().join("other/x.ruling"), folder.path().join("linked.ruling")).unwrap();
    let files = |args: &[&str]| -> Vec<String> {
        let done = Run::args(["test", "--format", "json"]).args_of(args).within(folder.path()).done().exits(0);
        let document = done.json();
        document["files"].as_array().unwrap().iter().map(|file| file["file"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(files(&["."]), ["deep/x.ruling", "other/x.ruling"]);
    // Every file that is named is tested, once.
    assert_eq!(
        files(&["linked.ruling", ".hidden.ruling", "target"]),
        ["linked.ruling", ".hidden.ruling", "target/x.ruling"]
    );
    assert_eq!(
        files(&["deep", ".", "./deep/x.ruling", "deep/notes.txt"]),
        ["deep/x.ruling", "other/x.ruling", "deep/notes.txt"]
    );
}

/// A file, what is in its place after `--update`, and the status.
fn updated(name: &str, before: impl AsRef<[u8]>, after: impl AsRef<[u8]>, status: i32) {
    let folder = Folder::new();
    let path = folder.file(name, &before);
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o640)).unwrap();
    let changes = before.as_ref() != after.as_ref();

    test(&folder, &["--update", "--check"]).exits(if status == 0 && changes { 1 } else { status });
    assert_eq!(std::fs::read(&path).unwrap(), before.as_ref(), "--check writes nothing");

    let done = test(&folder, &["--update"]).exits(status);
    let output = String::from_utf8(std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(output.as_bytes(), after.as_ref(), "{output}\n{}", done.stdout);
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "something is left behind");
}

#[test]
fn update_rewrites_figures_and_nothing_else() {
    let before = "\u{feff}traveller { +620: 3, +500, +300: 3, -100: 2 }\t# ♠\r\n\r\n\
                  expect   (60%+620&40%–100) :  NS  9 ,EW ~8.10MP, NS ~54.000% , NS 50% # 9, 8\r\n\
                  other table +300\r\n\
                  case \"a\" { expect (-100)/(+620): NS −8 IMP, EW +8; expect +620: NS 8, EW +3 } # as it is\r\n";
    let after = "\u{feff}traveller { +620: 3, +500, +300: 3, -100: 2 }\t# ♠\r\n\r\n\
                 expect   (60%+620&40%–100) :  NS  9.8 ,EW ~8.20MP, NS ~54.444% , NS 490/9% # 9, 8\r\n\
                 other table +300\r\n\
                 case \"a\" { expect (-100)/(+620): NS −9 IMP, EW -8; expect +620: NS 8, EW -8 } # as it is\r\n";
    updated("a.ruling", before, after, 0);
    updated("a.ruling", after, after, 0);
    let md = |script: &str| format!("# ♥\n\n9\n> ```ruling\n> {}\n> ```\n9", script.trim().replace('\n', "\n> "));
    let script = format!("{FIELD}expect +620: NS 9, EW 9\n");
    updated("a.md", md(&script), md(&script.replace("NS 9, EW 9", "NS 15, EW 3")), 0);
}

#[test]
fn what_no_figure_mends_stays() {
    let stuck = format!("{FIELD}expect +620: NS 9 IMP\nexpect +620: note no-damage, NS 9\nexpect +620: stands\n");
    updated("a.ruling", &stuck, stuck.replace("no-damage, NS 9", "no-damage, NS 15"), 1);
    // A file with errors is left alone.
    let broken = format!("{FIELD}expect +620: NS 9\n(60%+620 & 30%-100)\n");
    updated("a.ruling", &broken, &broken, 3);
    let unscored = format!("{FIELD}expect +620: NS 9\nexpect (60%+620 & 30%-100): NS 9\n");
    updated("a.ruling", &unscored, &unscored, 3);
}

#[test]
fn update_keeps_links_and_refuses_what_may_not_be_written() {
    let folder = Folder::new();
    let script = format!("{FIELD}expect +620: NS 9\n");
    let path = folder.file("a.txt", &script);
    let link = folder.path().join("link.ruling");
    symlink(&path, &link).unwrap();
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    Run::args(["test", "--update"]).arg(&link).done().exits(0);
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert_eq!(read(&path), script.replace("NS 9", "NS 15"));

    let locked = folder.file("locked.ruling", &script);
    std::fs::set_permissions(&locked, PermissionsExt::from_mode(0o444)).unwrap();
    let done = test(&folder, &["--update"]).exits(3);
    assert!(done.stdout.contains("`locked.ruling` cannot be written: it is read-only"), "{}", done.stdout);
    assert_eq!(read(&locked), script);

    // Included statements belong to another file.
    let shared = "expect +620: NS 9\n";
    let included = folder.file("shared.txt", shared);
    let outer = folder.file("outer.ruling", format!("{FIELD}include \"shared.txt\"\n"));
    let done = Run::args(["test", "--update"]).arg(&outer).done().exits(1);
    assert!(done.stdout.contains("shared.txt:1  "), "{}", done.stdout);
    assert_eq!(read(&included), shared);
}

/// Nothing goes to standard error.
#[test]
fn standard_error_is_left_alone() {
    let folder = Folder::new();
    folder.file("a.ruling", EVERY_KIND);
    let done = test(&folder, &[]);
    assert!(done.stderr.is_empty(), "{}", done.stderr);
}

/// Of a long script the first failures are shown and all are counted, whatever the number of threads.
#[test]
fn a_long_script_is_counted_whole() {
    let folder = Folder::new();
    let case = |number: usize| match number % 700 {
        3 => format!("case \"{number}\" {{ expect +620: NS 3 }}\n"),
        5 => format!("case \"{number}\" {{ (60%+620 & 30%-100) }}\n"),
        7 => format!("case \"{number}\" {{ +620 + }}\n"),
        _ => format!("case \"{number}\" {{ expect +620: NS 15 }}\n"),
    };
    folder.file("long.ruling", FIELD.to_owned() + &(0..3000).map(case).collect::<String>());
    let stated =
        |jobs: &str, format: &str| timeless(&test(&folder, &["--jobs", jobs, "--format", format]).exits(3).stdout);
    for format in ["human", "tap"] {
        assert!(stated("1", format) == stated("2", format), "{format}");
    }
    let output = stated("2", "human");
    assert!(output.contains("3000 tests in 1 file: 2985 passed, 5 failed, 10 errors; 2990 expectations"), "{output}");
    assert!(output.contains("FAILED  long.ruling:5  3\n") && output.contains("ERROR   long.ruling:9  7\n"), "{output}");
}
