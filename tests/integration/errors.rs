//! One script per diagnostic code: where it is reported, and what a director is told.

use crate::harness::{Run, files_below, reported, root};
use redress::diagnostic::{Code, Severity};
use std::path::PathBuf;

fn folder() -> PathBuf {
    root().join("tests/errors")
}

fn script(code: Code) -> PathBuf {
    folder().join(format!("{}.ruling", code.name()))
}

/// `# expect: weights-sum 3:5` in the first line.
fn expected(code: Code) -> String {
    let text = std::fs::read_to_string(script(code)).unwrap();
    let first = text.lines().next().unwrap();
    first.strip_prefix("# expect: ").unwrap_or_else(|| panic!("{code:?}: `{first}` says no code and place")).to_owned()
}

#[test]
fn every_code_has_its_script() {
    let missing: Vec<_> = Code::ALL.iter().filter(|code| !script(**code).is_file()).map(|code| code.name()).collect();
    assert!(missing.is_empty(), "without a script in tests/errors: {missing:?}");
}

#[test]
fn every_script_and_text_has_its_code() {
    for path in [files_below(&folder(), "ruling"), files_below(&folder(), "txt")].concat() {
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(Code::named(name).is_some(), "{} belongs to no code", path.display());
    }
}

#[test]
fn each_code_is_reported_first_at_its_place() {
    for code in Code::ALL {
        let place = expected(*code);
        assert!(place.starts_with(&format!("{} ", code.name())), "{place} is not about {}", code.name());
        let run = Run::args(["run"]).arg(format!("{}.ruling", code.name())).within(folder());
        let reported = reported(&run.json());
        assert_eq!(reported.first(), Some(&place), "{}: {reported:?}", code.name());
    }
}

#[test]
fn a_script_reports_its_code_and_no_other() {
    for code in Code::ALL {
        let run = Run::args(["run"]).arg(format!("{}.ruling", code.name())).within(folder());
        let reported = reported(&run.json());
        assert!(reported.iter().all(|one| *one == reported[0]), "{}: {reported:?}", code.name());
    }
}

#[test]
fn errors_exit_with_3_and_others_with_0() {
    for code in Code::ALL {
        let status = if code.severity() == Severity::Error { 3 } else { 0 };
        Run::args(["run"]).arg(format!("{}.ruling", code.name())).within(folder()).done().exits(status);
    }
}

/// What the terminal shows of the diagnostics: standard error, or for a result's own what stands below its working.
fn shown(code: Code) -> String {
    let done = Run::args(["run"]).arg(format!("{}.ruling", code.name())).within(folder()).done();
    if code.severity() == Severity::Error {
        return done.stderr;
    }
    let word = format!("  {}: ", code.severity().word());
    let from = done.stdout.find(&word).unwrap_or_else(|| panic!("{}: {}", code.name(), done.stdout));
    format!("{}{}", &done.stdout[from..], done.stderr)
}

#[test]
fn the_terminal_shows_what_was_reviewed() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut different = Vec::new();
    for code in Code::ALL {
        let path = folder().join(format!("{}.txt", code.name()));
        let shown = shown(*code);
        assert!(!shown.contains('\u{1b}'), "{}: escapes in what is piped", code.name());
        if update {
            std::fs::write(&path, &shown).unwrap();
        } else if std::fs::read_to_string(&path).ok().as_ref() != Some(&shown) {
            different.push(format!("{}:\n{shown}", code.name()));
        }
    }
    assert!(different.is_empty(), "changed; see them and run with UPDATE_GOLDEN=1:\n{}", different.join("\n"));
}

#[test]
fn every_error_says_what_to_write() {
    let silent: Vec<_> = Code::ALL
        .iter()
        .filter(|code| code.severity() == Severity::Error && !matches!(code, Code::NotYet | Code::Syntax))
        .filter(|code| !shown(**code).contains("help: "))
        .map(|code| code.name())
        .collect();
    assert!(silent.is_empty(), "no help: {silent:?}");
}
