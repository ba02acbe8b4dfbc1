//! Scripts with an error: where it is reported, and what a director is told.
//!
//! Each code has `CODE.ruling`; further ways to come by it are in `CODE.VARIANT.ruling`. What the terminal shows stands
//! beside them in `.txt`.

use crate::harness::{Done, Run, files_below, reported, root};
use redress::diagnostic::{Code, Severity};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    root().join("tests/errors")
}

/// A script and the code it is about.
struct Script {
    code: Code,
    path: PathBuf,
}

impl Script {
    fn name(&self) -> &str {
        self.path.file_name().unwrap().to_str().unwrap()
    }

    /// `# expect: weights-sum 3:5` in the first line.
    fn expected(&self) -> String {
        let text = std::fs::read_to_string(&self.path).unwrap();
        let first = text.lines().next().unwrap();
        first.strip_prefix("# expect: ").unwrap_or_else(|| panic!("{}: no code and place", self.name())).to_owned()
    }

    fn run(&self) -> Run {
        Run::args(["run"]).arg(self.name()).within(folder())
    }

    fn done(&self) -> Done {
        self.run().done()
    }

    /// The diagnostics as the terminal shows them: standard error, or the text below a result's working.
    fn output(&self) -> String {
        let done = self.done();
        if self.code.severity() == Severity::Error {
            return done.stderr;
        }
        let word = format!("  {}: ", self.code.severity().word());
        // A diagnostic that belongs to no result is on standard error.
        let from = done.stdout.find(&word).unwrap_or(done.stdout.len());
        let output = format!("{}{}", &done.stdout[from..], done.stderr);
        assert!(!output.is_empty(), "{}: {}", self.name(), done.stdout);
        output
    }
}

/// The code a file is named after.
fn code_of(path: &Path) -> Option<Code> {
    path.file_name()?.to_str()?.split('.').next().and_then(Code::named)
}

fn scripts() -> Vec<Script> {
    let found = files_below(&folder(), "ruling").into_iter();
    found.filter_map(|path| Some(Script { code: code_of(&path)?, path })).collect()
}

#[test]
fn every_code_has_its_script() {
    let script = |code: &Code| folder().join(format!("{}.ruling", code.name()));
    // A lecture is no script; what costs too much is long, and made in `limits.rs`; crates/double-dummy has a solver.
    let elsewhere = [Code::LectureBlock, Code::TooMuch, Code::LeftOut, Code::EvidenceDiffers];
    let codes = Code::ALL.iter().filter(|code| !elsewhere.contains(code));
    let missing: Vec<_> = codes.filter(|code| !script(code).is_file()).map(|code| code.name()).collect();
    assert!(missing.is_empty(), "without a script in tests/errors: {missing:?}");
}

#[test]
fn every_script_and_text_has_its_code() {
    for path in files_below(&folder(), "ruling") {
        assert!(code_of(&path).is_some(), "{} belongs to no code", path.display());
    }
    for path in files_below(&folder(), "txt") {
        assert!(path.with_extension("ruling").is_file(), "{} belongs to no script", path.display());
    }
}

#[test]
fn each_code_is_reported_first_at_its_place() {
    for script in scripts() {
        let place = script.expected();
        assert!(place.starts_with(&format!("{} ", script.code.name())), "{}: {place} is another code", script.name());
        let reported = reported(&script.run().json());
        assert_eq!(reported.first(), Some(&place), "{}: {reported:?}", script.name());
    }
}

#[test]
fn a_script_reports_its_code_and_no_other() {
    for script in scripts() {
        let reported = reported(&script.run().json());
        assert!(reported.iter().all(|one| *one == reported[0]), "{}: {reported:?}", script.name());
    }
}

#[test]
fn errors_exit_with_3_and_others_with_0() {
    for script in scripts() {
        let status = if script.code.severity() == Severity::Error { 3 } else { 0 };
        script.done().exits(status);
    }
}

#[test]
fn the_terminal_shows_what_was_reviewed() {
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut different = Vec::new();
    for script in scripts() {
        let path = script.path.with_extension("txt");
        let output = script.output();
        assert!(!output.contains('\u{1b}'), "{}: escapes in what is piped", script.name());
        if update {
            std::fs::write(&path, &output).unwrap();
        } else if std::fs::read_to_string(&path).ok().as_ref() != Some(&output) {
            different.push(format!("{}:\n{output}", script.name()));
        }
    }
    assert!(different.is_empty(), "changed; see them and run with UPDATE_GOLDEN=1:\n{}", different.join("\n"));
}

#[test]
fn every_error_says_what_to_write() {
    let scripts = scripts();
    let silent: Vec<_> = scripts
        .iter()
        .filter(|script| script.code.severity() == Severity::Error && !matches!(script.code, Code::Syntax))
        .filter(|script| !script.output().contains("help: "))
        .map(Script::name)
        .collect();
    assert!(silent.is_empty(), "no help: {silent:?}");
}
