//! Input that makes a program talk too much, work too long or repeat what it should not.

use crate::harness::{Folder, Run};
use crate::hostile::{calm, refused};

/// A text of one mistake repeated is told in a few lines, and soon.
#[test]
fn repeated_errors_are_few() {
    for text in [")", "}", "{}", "({"] {
        refused(text, text.repeat(20_000));
    }
    refused("lines", "+62,0\n".repeat(20_000));
}

/// Each name stands for two of the next: the work must not double with each.
#[test]
fn names_that_double() {
    let doubling: String = (0..40).map(|number| format!("let d{number}x = d{n}x/d{n}x\n", n = number + 1)).collect();
    calm("names that double", Run::script(&format!("{doubling}let d40x = +620\nother table 0\nd0x\n")).done());
}

/// A message shows the place, not all of a line that is a hundred thousand characters long.
#[test]
fn long_lines_are_cut() {
    for script in
        ["(".repeat(100_000), format!("{}x", "+620 & ".repeat(20_000)), format!("# {}\n(", "x".repeat(100_000))]
    {
        let done = calm("a long line", Run::script(&script).done()).exits(3);
        let longest = done.stderr.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(longest <= 400, "a line of {longest} characters in a message");
    }
}

/// A message quotes the start of a word that goes on for pages.
#[test]
fn long_words_are_cut() {
    for script in ["a".repeat(100_000), "xx".repeat(10_000), format!("set {} 1", "a".repeat(10_000))] {
        refused("one word", script);
    }
}

/// A chain of names that ends is no circle, however long it is.
#[test]
fn long_chains_are_no_circles() {
    let chain: String = (0..100).map(|number| format!("let n{number}x = n{}x\n", number + 1)).collect();
    let done = calm("a chain", Run::script(&format!("{chain}let n100x = +620\nother table 0\nn0x\n")).done());
    assert!(!done.stderr.contains("leads back to itself"), "{}", done.stderr);
}

/// The contents of a script never control the terminal that shows its errors.
#[test]
fn escapes_are_not_repeated() {
    let rendered = Run::script("\u{1b}[31mred").done();
    assert!(!rendered.stderr.contains('\u{1b}'), "an escape of the script reaches the terminal: {:?}", rendered.stderr);
    let named = Run::script("case \"\u{1b}[31m\" { +620 }\ninclude \"\u{1b}[31m\"").done();
    assert!(!format!("{}{}", named.stdout, named.stderr).contains('\u{1b}'), "{named:?}");
}

#[test]
fn soups() {
    let words = [
        "{",
        "}",
        "(",
        ")",
        "\"",
        "case",
        "traveller",
        "+620",
        "60%",
        "&",
        "/",
        "\n",
        ";",
        ":",
        "damage",
        "rest",
        "#",
        "4♠=",
        "N",
        "let",
        "=",
    ];
    // A small generator of its own, so that each run makes the same soups.
    let mut seed = 20_050_402_u32;
    for _ in 0..60 {
        let mut script = String::new();
        for _ in 0..40 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            script.push_str(words[(seed >> 16) as usize % words.len()]);
            script.push(' ');
        }
        let done = Run::script(&script).done();
        assert!(!done.stderr.contains("panicked") && matches!(done.status, Some(0 | 3)), "{script}: {done:?}");
        let formatted = Run::args(["fmt", "-"]).stdin(&script).done();
        assert!(
            !formatted.stderr.contains("panicked") && matches!(formatted.status, Some(0 | 3)),
            "{script}: {formatted:?}"
        );
    }
}

#[test]
fn a_reader_that_goes_away() {
    use std::process::{Command, Stdio};
    let script: String =
        std::iter::once("other table 0\n".to_owned()).chain((0..3_000).map(|_| "+620\n".to_owned())).collect();
    let folder = Folder::new();
    let path = folder.file("long.ruling", script);
    let mut child = Command::new(env!("CARGO_BIN_EXE_redress"))
        .arg("run")
        .arg(path)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}
