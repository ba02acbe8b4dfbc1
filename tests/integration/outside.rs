//! Input and output: files, standard output, names with any characters, lectures by strangers.

use crate::harness::{Done, Folder, Run};
use redress::messages::Locale;
use redress::render::Style;
use redress::repl::{Repl, Reply};
use redress::session::NoFiles;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// The names of what a folder holds.
fn names(folder: &Folder) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The program with these arguments, in a folder.
fn program(folder: &Folder, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_redress"));
    command.args(args).current_dir(folder.path()).env("REDRESS_LANGUAGE", "en");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

#[test]
fn an_update_keeps_the_side_apart_from_its_figure() {
    let folder = Folder::new();
    let path = folder.file("a.ruling", "other table +300\nexpect +620: NS-1, EW -8\nexpect +620: NS+1, EW-9\n");
    Run::args(["test", "--update"]).arg(&path).done().exits(0);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, "other table +300\nexpect +620: NS 8, EW -8\nexpect +620: NS+8, EW-8\n");
    Run::args(["test"]).arg(&path).done().exits(0);
}

const ATTEMPTS: [&[&str]; 15] = [
    &["test", "failing.ruling"],
    &["test", "--format", "json", "failing.ruling"],
    &["test", "--format", "junit", "failing.ruling"],
    &["test", "--format", "tap", "failing.ruling"],
    &["run", "good.ruling"],
    &["run", "--format", "json", "good.ruling"],
    &["run", "--format", "html", "good.ruling"],
    &["eval", "+620", "--other-table", "+300"],
    &["explain", "neuberg"],
    &["explain"],
    &["completions", "bash"],
    &["man"],
    &["--help"],
    &["exam", "new", "--kind", "weighted", "--seed", "1"],
    &["weave", "lecture.md", "-o", "-"],
];

fn folder_of_attempts() -> Folder {
    let folder = Folder::new();
    folder.file("failing.ruling", format!("{FIELD}expect +620: NS 1\n"));
    folder.file("good.ruling", format!("{FIELD}+620\n"));
    folder.file("wrong.ruling", format!("{FIELD}+620\n(60%+620)\n"));
    folder.file("lecture.md", "# One\n");
    folder
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_is_lost_is_a_failure() {
    let folder = folder_of_attempts();
    let full = || Stdio::from(File::options().write(true).open("/dev/full").unwrap());
    for args in ATTEMPTS {
        let done = program(&folder, args).stdout(full()).stderr(Stdio::piped()).output().unwrap();
        let report = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(3), "{args:?}: {report}");
        assert!(report.contains("could not be written"), "{args:?}: {report}");
    }
    // If no message can be written, the exit status still reports the error.
    let done = program(&folder, &["run", "wrong.ruling"]).stderr(full()).status().unwrap();
    assert_eq!(done.code(), Some(3));
}

#[cfg(unix)]
#[test]
fn a_reader_who_has_gone_away_changes_no_status() {
    let folder = folder_of_attempts();
    let status = |args: &[&str]| {
        let mut child = program(&folder, args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let mut report = String::new();
        child.stderr.take().unwrap().read_to_string(&mut report).unwrap();
        assert!(!report.contains("could not be written"), "{args:?}: {report}");
        child.wait().unwrap().code()
    };
    for args in ATTEMPTS {
        assert_eq!(status(args), Some(i32::from(args[0] == "test")), "{args:?}");
    }
    assert_eq!(status(&["run", "wrong.ruling"]), Some(3));
    assert_eq!(status(&["run", "--format", "json", "wrong.ruling"]), Some(3));
}

#[test]
fn an_address_in_latex_holds_no_command() {
    let folder = Folder::new();
    let link = "[x](http://a/^^7d^^7bt^^7d^^5cinput^^7b/etc/hostname^^7d{}~$^^5c?a=b&c=%20#d)";
    let lecture = folder.file("a.md", format!("# T\n\nSee {link} and ^^5c.\n\n[y](<http://b/x y\\z\">)\n"));
    Run::args(["weave", "-o", "a.tex"]).arg(&lecture).within(folder.path()).done().exits(0);
    let text = fs::read_to_string(folder.path().join("a.tex")).unwrap();
    assert!(!text.contains("^^"), "{text}");
    assert!(text.contains("\\href{http://a/\\%5E\\%5E7d"), "{text}");
    assert!(text.contains("?a=b&c=\\%20\\#d}{x}") && text.contains("\\href{http://b/x\\%20y\\%5Cz\\%22}{y}"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_file_is_replaced_through_no_name_that_can_be_foreseen() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    folder.file("victim", "precious\n");
    let script = folder.file("s.ruling", "traveller{+620:3}\n");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o640)).unwrap();
    let shell = format!("ln -s victim s.ruling.$$.new; exec {} fmt s.ruling", env!("CARGO_BIN_EXE_redress"));
    let status = Command::new("sh").args(["-c", &shell]).current_dir(folder.path()).status().unwrap();
    assert!(status.success());
    assert_eq!(fs::read_to_string(folder.path().join("victim")).unwrap(), "precious\n");
    assert_eq!(fs::read_to_string(&script).unwrap(), "traveller { +620: 3 }\n");
    let data = fs::symlink_metadata(&script).unwrap();
    assert!(data.is_file() && data.permissions().mode() & 0o777 == 0o640, "{data:?}");
}

#[test]
fn a_file_that_is_read_only_is_refused() {
    let folder = Folder::new();
    let script = folder.file("s.ruling", "traveller{+620:3}\n");
    let page = folder.file("a.html", "a page\n");
    folder.file("a.md", "# A\n");
    for path in [&script, &page] {
        let mut permissions = fs::metadata(path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(path, permissions).unwrap();
    }
    let before = names(&folder);
    for args in [&["fmt", "s.ruling"][..], &["weave", "a.md", "-o", "a.html"]] {
        let done = Run::args(args).within(folder.path()).done().exits(3);
        assert!(done.stderr.contains("cannot be written: it is read-only"), "{}", done.stderr);
    }
    assert_eq!(fs::read_to_string(&script).unwrap(), "traveller{+620:3}\n");
    assert_eq!(fs::read_to_string(&page).unwrap(), "a page\n");
    assert_eq!(names(&folder), before, "nothing is left beside them");
}

#[test]
fn what_cannot_be_written_is_not_said_to_be_unreadable() {
    let folder = Folder::new();
    folder.file("a.md", "# A\n");
    let done = Run::args(["weave", "a.md", "-o", "nowhere/a.html"]).within(folder.path()).done().exits(3);
    assert!(done.stderr.contains("cannot be written: no such folder"), "{}", done.stderr);
    assert!(!done.stderr.contains("looked for in the folder"), "{}", done.stderr);
    assert_eq!(names(&folder), ["a.md"]);
}

#[cfg(unix)]
#[test]
fn a_new_file_is_as_open_as_its_writer_wants() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    folder.file("a.md", "# A\n");
    let shell = format!("umask 027; exec {} weave a.md -o a.html", env!("CARGO_BIN_EXE_redress"));
    assert!(Command::new("sh").args(["-c", &shell]).current_dir(folder.path()).status().unwrap().success());
    let mode = fs::metadata(folder.path().join("a.html")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn what_the_evening_saved_is_written_over_and_nothing_else() {
    let folder = Folder::new();
    let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
    let mut say = |typed: &str| match evening.take(typed) {
        Reply::Print(text) | Reply::Page(text) => text,
        other => panic!("`{typed}`: {other:?}"),
    };
    let path = folder.path().join("evening.ruling");
    let save = format!(":save {}", path.display());
    say("other table +300");
    assert!(say(&save).contains("written to"));
    say("+620");
    assert!(say(&save).contains("written to"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "other table +300\n+620\n");
    fs::write(&path, "edited\n").unwrap();
    say("+650");
    let refused: Vec<String> = say(&save).split_whitespace().map(str::to_owned).collect();
    assert!(refused.join(" ").contains("it has been changed in the meantime"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "edited\n");
    fs::remove_file(&path).unwrap();
    assert!(say(&save).contains("written to"));
    assert_eq!(names(&folder), ["evening.ruling"]);
}

#[test]
fn an_open_fence_is_not_woven_into() {
    for text in [
        "# T\n\n```ruling\nother table +300\n+620\n",
        "# T\n\n> ~~~ruling\n> other table +300\n\nText.\n",
        "```ruling\n",
    ] {
        let folder = Folder::new();
        let lecture = folder.file("a.md", text);
        let done = Run::args(["weave"]).arg(&lecture).done().exits(3);
        assert!(done.stderr.contains("this block is not closed"), "{}", done.stderr);
        assert_eq!(fs::read_to_string(&lecture).unwrap(), text);
        // A page has no fences.
        Run::args(["weave", "-o", "a.html"]).arg(&lecture).within(folder.path()).done().exits(0);
    }
}

#[test]
fn what_is_woven_in_begins_nothing() {
    let folder = Folder::new();
    for (at, question) in
        ["# B", "What?\n\n# B", "a\n===\nb\n---", "~~~\nx", "1. x\n2) y\n- z\n+ w\n> q", "`x\n# y`\n#"]
            .iter()
            .enumerate()
    {
        let text = format!(
            "# T\n\n```ruling\n{FIELD}let td = (60%+620 & 40%-100)\ncase \"Q\\n# R\" {{\n  question \"\"\"{question}\"\"\"\n  \
             answer NS 1\n}}\n```\n\nThen {{{{ td.ns }}}}.\n"
        );
        let lecture = folder.file(&format!("{at}.md"), text);
        Run::args(["weave", "--in-place"]).arg(&lecture).done().exits(0);
        let once = fs::read_to_string(&lecture).unwrap();
        Run::args(["weave", "--in-place"]).arg(&lecture).done().exits(0);
        assert_eq!(fs::read_to_string(&lecture).unwrap(), once);
        // The tests of a document know no other sections either.
        Run::args(["test"]).arg(&lecture).done().exits(0);
    }
}

/// Runs what must end, in little memory, with a message.
#[track_caller]
fn refused(folder: &Folder, args: &[&str], message: &str) {
    let done = Run::args(args).within(folder.path()).done().exits(3);
    assert!(done.stdout.contains(message) || done.stderr.contains(message), "{args:?}: {done:?}");
}

#[test]
fn includes_do_not_multiply() {
    let folder = Folder::new();
    for deep in 0..14 {
        folder.file(&format!("bomb{deep}.ruling"), format!("include \"bomb{}.ruling\"\n", deep + 1).repeat(10));
    }
    folder.file("bomb14.ruling", "# end\n");
    refused(&folder, &["run", "bomb0.ruling"], "no more than 1000 files");
    fs::create_dir(folder.path().join("x")).unwrap();
    let itself =
        (0..8).map(|times| format!("include \"{}../x/self.ruling\"\n", "../x/".repeat(times))).collect::<String>();
    folder.file("x/self.ruling", itself);
    refused(&folder, &["run", "x/self.ruling"], "is included from itself");
    refused(&folder, &["run", "x/../x/self.ruling"], "is included from itself");
    let large = format!("# {}\n", "x".repeat(20 << 20));
    folder.file("large.ruling", large);
    folder.file("four.ruling", "include \"large.ruling\"\n".repeat(4));
    refused(&folder, &["run", "four.ruling"], "64 MB");
    // One file may be included for each of many boards.
    folder.file("club.ruling", "set win 1\n");
    folder.file("boards.ruling", "include \"club.ruling\"\n".repeat(500));
    Run::args(["run", "boards.ruling"]).within(folder.path()).done().exits(0);
}

#[cfg(target_os = "linux")]
#[test]
fn only_plain_files_of_a_sane_size_are_read() {
    let folder = Folder::new();
    let made = Command::new("mkfifo").arg(folder.path().join("pipe.ruling")).status().unwrap();
    assert!(made.success());
    File::create(folder.path().join("huge.ruling")).unwrap().set_len(1 << 30).unwrap();
    for (name, message) in [
        ("/dev/zero", "it is not a regular file"),
        ("pipe.ruling", "it is not a regular file"),
        ("/proc/kmsg", "it is not a regular file"),
        ("/proc/self/environ", "it is not a regular file"),
        ("huge.ruling", "it is larger than 32 MB"),
        ("/tmp", "it is a folder"),
    ] {
        folder.file("includes.ruling", format!("include \"{name}\"\n"));
        refused(&folder, &["run", "includes.ruling"], message);
        refused(&folder, &["test", "includes.ruling"], message);
        refused(&folder, &["run", name], message);
        if name != "/tmp" {
            // A folder would be looked through.
            refused(&folder, &["fmt", name], message);
        }
        refused(&folder, &["weave", name, "-o", "a.html"], message);
    }
    // A shell passes an open file.
    let shell = format!("printf 'other table +300\\n+620\\n' | {} run /dev/stdin", env!("CARGO_BIN_EXE_redress"));
    assert!(Command::new("sh").args(["-c", &shell]).stdout(Stdio::null()).status().unwrap().success());
}

/// Fails for text that controls a terminal or turns or hides the text beside it.
#[track_caller]
fn is_harmless(text: &str) {
    let bad = |c: char| (c.is_control() && c != '\n') || ('\u{202a}'..='\u{202e}').contains(&c) || c == '\u{200b}';
    assert!(!text.contains(bad), "{text:?}");
}

#[test]
fn names_are_shown_safely() {
    let script = "case \"real name\rFORGED\" {\n other table 0\n +620\n expect +620: NS 0\n}\n\
                  case \"a\u{202e}b\u{200b}\" {\n question \"one\rtwo \u{202e}\"\n traveller { group \"g\u{202e}\" { \"t\rx\": +620\n-100 } }\n \
                  protocol\n traveller\n +620 in \"g\u{202e}\"\n answer +620 in \"g\u{202e}\"\n}\n\
                  scale \"s\r\u{202e}\" boards 8 { 0-2: 10-10, 3+: 20-0 }\nother table 0\nmatch boards 8 rest 0 scale \"s\r\u{202e}\"\n+620\n";
    for format in ["text", "markdown"] {
        let done = Run::script(script).args_of(&["--format", format]).done().exits(1);
        is_harmless(&done.stdout);
        is_harmless(&done.stderr);
        assert!(done.stdout.contains("U+000D") && done.stdout.contains("U+202E"), "{}", done.stdout);
    }
    let folder = Folder::new();
    let path = folder.file("a.ruling", script);
    for format in ["human", "tap"] {
        let done = Run::args(["test", "--format", format]).arg(&path).done().exits(1);
        is_harmless(&done.stdout);
    }
    let key = folder.file("key.ruling", script.replace(" expect +620: NS 0\n", ""));
    let paper = Run::args(["exam", "paper"]).arg(&key).done().exits(0);
    is_harmless(&paper.stdout);
}

#[cfg(unix)]
#[test]
fn names_of_files_are_shown_safely() {
    let folder = Folder::new();
    let name = "e\u{1b}]0;pwn\u{7}\nok  forged\u{202e}.ruling";
    folder.file(name, format!("{FIELD}expect +620: NS 1\n(60%\n"));
    fs::create_dir(folder.path().join("lectures")).unwrap();
    let lecture = "lectures/l\u{1b}[31m.md";
    folder.file(lecture, "# T\n\n```ruling\nother table 0\n+620\n```\n");
    for (args, status) in [
        (&["test", "."][..], 3),
        (&["test", "--format", "tap", "."], 3),
        (&["run", name], 3),
        (&["fmt", "--check", name], 3),
        (&["weave", "--check", lecture], 1),
        (&["weave", lecture, "-o", "x\u{1b}[31m"], 2),
        (&["explain", name], 2),
        (&["frob\u{1b}[31m"], 2),
        (&["run", "missing\u{1b}[31m"], 3),
    ] {
        let done = Run::args(args).within(folder.path()).done().exits(status);
        is_harmless(&done.stdout);
        is_harmless(&done.stderr);
        assert!(!done.stdout.lines().any(|line| line.starts_with("ok  forged")), "{done:?}");
    }
    let good = folder.file("f\u{1b}[31m.ruling", "traveller{+620:3}\n");
    is_harmless(&Run::args(["fmt", "--check"]).arg(&good).done().exits(1).stdout);
}

#[test]
fn the_prompt_repeats_nothing_raw() {
    let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
    for typed in [
        "x\u{1b}[31m",
        ":frob\u{1b}[31m",
        ":load a\u{1b}[31m",
        ":show \u{1b}[31m",
        ":explain \u{1b}[31m",
        "help \u{1b}[31m",
    ] {
        let (Reply::Print(text) | Reply::Page(text)) = evening.take(typed) else { panic!("{typed:?} leaves") };
        is_harmless(&text);
    }
}

#[test]
fn a_lecture_reads_below_its_own_folder() {
    let folder = Folder::new();
    let make = |name: &str| fs::create_dir(folder.path().join(name)).unwrap();
    make("lectures");
    make("lectures/below");
    make("club");
    folder.file("secret.ruling", "root:x:0:0\n");
    folder.file("club/club.ruling", "set win 1\n");
    folder.file("lectures/below/own.ruling", "set win 1\n");
    let lecture = |include: &str| {
        folder.file("lectures/a.md", format!("# T\n\n```ruling hide\ninclude \"{include}\"\n{FIELD}+620\n```\n"))
    };
    let weave = |args: &[&str]| {
        Run::args(["weave", "lectures/a.md", "-o", "a.html"]).args_of(args).within(folder.path()).done()
    };
    let refused = |done: Done| {
        let report = done.exits(3).stderr.replace('│', " ");
        assert!(
            report
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .contains("a lecture may only read files in or below"),
            "{report}"
        );
        assert!(!folder.path().join("a.html").exists());
    };
    lecture("../secret.ruling");
    refused(weave(&[]));
    lecture(&folder.path().join("secret.ruling").display().to_string());
    refused(weave(&[]));
    lecture("../club/club.ruling");
    refused(weave(&[]));
    refused(weave(&["--allow-include", "lectures/below"]));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../secret.ruling", folder.path().join("lectures/link.ruling")).unwrap();
        lecture("link.ruling");
        refused(weave(&[]));
    }
    lecture("../club/club.ruling");
    weave(&["--allow-include", "club"]).exits(0);
    lecture("below/own.ruling");
    weave(&[]).exits(0);
}

#[test]
fn a_page_of_raw_controls_is_well_formed() {
    let folder = Folder::new();
    let prose = "# Ti\u{1b}tle\n\nA \u{1}b\u{c}c\u{7f}\u{ffff} `co\u{2}de` [x](http://a/\u{3})\n\n| a\u{4} |\n|--|\n| b\u{5} |\n\n<b\u{6}>\n";
    let lecture = folder.file("a.md", prose);
    for name in ["a.html", "a.tex"] {
        Run::args(["weave", "-o", name]).arg(&lecture).within(folder.path()).done().exits(0);
        let text = fs::read_to_string(folder.path().join(name)).unwrap();
        assert!(!text.contains(|c: char| (c.is_control() && c != '\n') || c == '\u{ffff}'), "{text:?}");
        assert!(text.contains("U+001B"), "{text}");
    }
}

#[test]
fn threads_are_bounded() {
    let folder = folder_of_attempts();
    for jobs in ["0", "257", "1000000000"] {
        let done = Run::args(["test", "--jobs", jobs, "good.ruling"]).within(folder.path()).done().exits(2);
        assert!(done.stderr.contains("--jobs"), "{}", done.stderr);
    }
    Run::args(["test", "--jobs", "256", "failing.ruling"]).within(folder.path()).done().exits(1);
}

/// Fractions with denominators that have nothing in common.
fn coprime(count: usize) -> String {
    let primes = (11..10_000_i64).filter(|number| (2..).take_while(|d| d * d <= *number).all(|d| number % d != 0));
    let weight =
        |(at, prime): (usize, i64)| format!("{}1/{prime} +{}", if at % 2 == 0 { "" } else { "-" }, 10 + 10 * (at % 40));
    let weights: Vec<String> = primes.take(count).enumerate().map(weight).collect();
    format!("({} & rest -100)", weights.join(" & "))
}

#[test]
fn weights_have_a_common_denominator() {
    let folder = Folder::new();
    let ruling = coprime(300);
    for statement in ["", "sensitivity ", "compare +620, ", "conventions ", "effects "] {
        folder.file("a.ruling", format!("{FIELD}{statement}{ruling}\n"));
        refused(&folder, &["run", "a.ruling"], "the common denominator of the weights");
    }
    let rows: String = (0..60).map(|row| coprime(row * 5 + 5) + "\n").collect();
    folder.file("rows.ruling", format!("traveller {{\n{rows}}}\n+620\n"));
    refused(&folder, &["run", "rows.ruling"], "the common denominator of the weights");
    // Every fraction that a director writes has one.
    let some: Vec<String> = (2..=40).map(|d| format!("1/{d} +620 & -1/{d} +650")).collect();
    folder.file("b.ruling", format!("{FIELD}({} & rest -100)\n", some.join(" & ")));
    Run::args(["run", "b.ruling"]).within(folder.path()).done().exits(0);
}

#[test]
fn a_flag_says_one_thing() {
    for (flag, value) in [
        ("--board", "7; set win 1"),
        ("--board", "7\nset win 1"),
        ("--traveller", "+300 }; set win 1; traveller { +300"),
        ("--other-table", "+300; set win 1"),
        ("--offenders", "NS; set win 1"),
        ("--obtained", "+300; set win 1"),
        ("--scoring", "matchpoints; set win 1"),
        ("--match", "boards 16 rest +10; set win 1"),
        ("--regulations", "wbf; set win 1"),
        ("--set", "round=none; set win 1"),
    ] {
        let done = Run::args(["eval", "+620", flag, value]).done().exits(3);
        assert!(done.stderr.contains(&format!("[{flag}:")), "{}", done.stderr);
        assert!(done.stdout.is_empty(), "{}", done.stdout);
    }
}

/// A lecture of many parts is woven in a time that grows with them: a square of it outlasts the patience of the harness.
#[test]
fn a_long_lecture_is_woven() {
    let folder = Folder::new();
    let block = "```ruling\nlet x = +620\n```\n\n";
    for text in [
        format!("# T\n\n{}", block.repeat(1500)),
        "# T\n\n{{ x\n\n".repeat(20_000),
        "{{ x\n".repeat(100_000),
        "{{".repeat(100_000),
        "<!--{{ x }}-->8\n".repeat(100_000),
        "<!--{{ x }}-->8".repeat(50_000),
        "<!-- woven -->\n\n<!-- /woven -->\n\n".repeat(20_000),
    ] {
        let lecture = folder.file("a.md", text);
        Run::args(["weave", "-o", "-"]).arg(&lecture).done().exits(0);
    }
    let errors = format!("# T\n\n{}{}", "```ruling\n(60%\n```\n\n".repeat(300), "A line of prose.\n".repeat(100_000));
    let lecture = folder.file("a.md", errors);
    Run::args(["weave", "-o", "-"]).arg(&lecture).done().exits(3);
}

#[test]
fn what_is_at_a_path_stays_where_nothing_is_to_be_changed() {
    let folder = Folder::new();
    let script = folder.file("a.ruling", "traveller { +620: 3 }\n");
    let before = fs::metadata(&script).unwrap().modified().unwrap();
    Run::args(["fmt"]).arg(&script).done().exits(0);
    assert_eq!(fs::metadata(Path::new(&script)).unwrap().modified().unwrap(), before);
}
