//! The house: which folder may use which, and who alone knows a crate.

use crate::harness::{files_below, root};
use std::path::{Path, PathBuf};

/// The folders from the outside in: a use may only point further down.
const ORDER: &[&str] = &[
    "cli",
    "repl",
    "exam",
    "testing",
    "files",
    "lecture",
    "render",
    "session",
    "catalogue",
    "syntax",
    "diagnostic",
    "messages",
    "situation",
    "checks",
    "scoring",
    "ruling",
    "law",
    "number",
    "source",
];

/// Crates that one folder alone knows.
const KEPT: &[(&str, &str)] = &[
    ("clap", "cli"),
    ("rustyline", "repl"),
    ("miette", "render"),
    ("serde_json", "render cli testing exam"),
    ("quick_xml", "testing"),
    ("tempfile", "files"),
    ("walkdir", "cli"),
    ("pulldown_cmark", "lecture"),
    ("pest", "syntax"),
    ("contract_bridge", "ruling"),
    ("pulldown_cmark", "lecture"),
    ("maud", "render"),
    ("schemars", "render"),
];

const HOUSES: [&str; 2] = ["src", "crates/core/src"];

/// Every source file of the workspace.
fn sources() -> Vec<PathBuf> {
    HOUSES.iter().flat_map(|house| files_below(&root().join(house), "rs")).collect()
}

fn folder(path: &Path) -> String {
    let inside = HOUSES.iter().find_map(|house| path.strip_prefix(root().join(house)).ok()).unwrap();
    let first = inside.components().next().unwrap();
    first.as_os_str().to_string_lossy().into_owned()
}

/// The code of a file without comments; none of the tests'.
fn code(path: &Path) -> String {
    if path.ends_with("tests.rs") {
        return String::new();
    }
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn uses_point_down() {
    let mut wrong = Vec::new();
    for path in sources() {
        let here = folder(&path);
        let Some(level) = ORDER.iter().position(|name| *name == here) else { continue };
        let code = code(&path);
        for (above, name) in ORDER.iter().enumerate().filter(|(above, _)| *above < level) {
            if code.contains(&format!("crate::{name}")) {
                wrong.push(format!("{} uses {name} ({above} above {level})", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_core_meets_nothing_of_the_language() {
    for path in files_below(&root().join("crates/core/src"), "rs") {
        for stranger in ["syntax", "diagnostic", "catalogue", "messages", "session", "render"] {
            assert!(!code(&path).contains(&format!("crate::{stranger}")), "{}", path.display());
        }
    }
}

#[test]
fn crates_are_known_in_one_place() {
    for path in sources() {
        let (here, code) = (folder(&path), code(&path));
        for (name, keepers) in KEPT {
            let used = code.contains(&format!("{name}::")) || code.contains(&format!("use {name}"));
            assert!(!used || keepers.split(' ').any(|keeper| keeper == here), "{} uses {name}", path.display());
        }
    }
}

#[test]
fn the_core_touches_nothing_outside() {
    for name in ORDER.iter().filter(|name| !["cli", "repl", "exam", "testing", "files", "lecture"].contains(name)) {
        for path in sources().into_iter().filter(|path| folder(path) == *name) {
            let code = code(&path);
            for outside in ["std::fs", "std::env", "std::io", "println!", "std::time", "std::process"] {
                assert!(!code.contains(outside), "{} uses {outside}", path.display());
            }
        }
    }
}

#[test]
fn no_floating_point_in_a_score() {
    // The formula of victory points raises to a power; it takes a number from an exact one and rounds at once.
    let formula = ["scoring/continuous.rs", "number/mod.rs"].map(|file| root().join("crates/core/src").join(file));
    for path in sources().into_iter().filter(|path| !formula.contains(path)) {
        let code = code(&path);
        assert!(!code.contains("f64") && !code.contains("f32"), "{}", path.display());
    }
}
