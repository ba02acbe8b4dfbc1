//! Every example runs, checks something and is formatted.

use crate::harness::{Run, files_below, root};

#[test]
fn examples_run_and_hold() {
    let scripts = files_below(&root().join("examples"), "ruling");
    assert!(!scripts.is_empty(), "there are no examples");
    for script in scripts {
        let document = Run::args(["run"]).arg(&script).arg("--format").arg("json").done().exits(0).json();
        let expectations = document["expectations"].as_array().unwrap();
        assert!(!expectations.is_empty(), "{} expects nothing", script.display());
        let failed: Vec<_> = expectations.iter().filter(|one| one["passed"] != true).collect();
        assert!(failed.is_empty(), "{}: {failed:#?}", script.display());
    }
}

#[test]
fn examples_are_formatted() {
    let scripts = files_below(&root().join("examples"), "ruling");
    let done = Run::args(["fmt", "--check"]).args_of(&scripts).done();
    assert_eq!(done.status, Some(0), "to be formatted:\n{}{}", done.stdout, done.stderr);
}
