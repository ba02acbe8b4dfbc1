//! Lists of rulings as people write them, each with what comes of it on a board.

use crate::harness::Run;
use redress::source::FileId;
use redress::syntax::{format, parse};
use serde_json::Value;

/// The situation: board 7, both vulnerable, the lecture's field, and a result at the table.
const BOARD: &str = "board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\nobtained 4♠-1 N\n";

/// Phrases of one run: of more mistakes none would be mended.
const AT_ONCE: usize = 20;

/// The phrases of a list, each with what is expected of it.
fn listed(list: &str) -> Vec<(&str, &str)> {
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| line.split_once("  =>  ").unwrap_or_else(|| panic!("{line}"))).collect()
}

/// The first error about each phrase, in a case of its own.
fn errors(phrases: &[&str]) -> Vec<Option<Value>> {
    let cases: String = phrases.iter().map(|phrase| format!("case \"one\" {{\n{phrase}\n}}\n")).collect();
    let found = Run::script(&format!("{BOARD}{cases}")).json();
    let errors: Vec<&Value> =
        found["diagnostics"].as_array().unwrap().iter().filter(|one| one["severity"] == "error").collect();
    let first = BOARD.lines().count() + 2;
    let of = |at: usize| errors.iter().find(|one| one["line"] == first + 3 * at).map(|one| (*one).clone());
    (0..phrases.len()).map(of).collect()
}

/// The statements of a text without their places.
#[track_caller]
fn tree(text: &str) -> String {
    let (script, problems) = parse(FileId::default(), text);
    assert!(problems.is_empty(), "{text}: {problems:#?}");
    let written = format!("{script:?}");
    let mut parts = written.split("Span {");
    let first = parts.next().unwrap().to_owned();
    parts
        .fold(first, |tree, part| tree + part.split_once("end: ").and_then(|(_, part)| part.split_once('}')).unwrap().1)
}

/// Checks each phrase of a list; gives how many are understood, at once or after one question.
fn understood(list: &str) -> (usize, usize) {
    let phrases = listed(list);
    let mut count = 0;
    for part in phrases.chunks(AT_ONCE) {
        let written: Vec<&str> = part.iter().map(|(phrase, _)| *phrase).collect();
        for ((phrase, expected), error) in part.iter().zip(errors(&written)) {
            let (kind, rest) = expected.split_once(": ").unwrap_or_else(|| panic!("{phrase}"));
            count += usize::from(kind != "refused");
            match (kind, error) {
                ("scored", None) => {
                    assert_eq!(tree(phrase), tree(rest), "{phrase}");
                    assert_eq!(format(rest).unwrap().trim_end(), rest, "{phrase}");
                }
                ("asked", Some(error)) => {
                    let (code, ways) = rest.split_once(": ").unwrap();
                    assert_eq!(error["code"], code, "{phrase}: {error:#}");
                    let help = error["help"].as_str().unwrap();
                    for way in ways.split(" | ") {
                        assert!(help.contains(&format!("`{way}`")), "{phrase}: {help}");
                        assert!(format(way).is_ok(), "{phrase}: {way}");
                    }
                }
                ("refused", Some(error)) => assert_eq!(error["code"], rest, "{phrase}: {error:#}"),
                (_, error) => panic!("{phrase}: {expected}, but {error:#?}"),
            }
        }
    }
    (count, phrases.len())
}

#[test]
fn slips_of_new_users() {
    let (count, all) = understood(include_str!("../hand/slips.txt"));
    assert_eq!(all, 162);
    assert!(count >= 149, "{count}");
}

/// Nine in ten of two hundred; those of phrases.txt are all read.
#[test]
fn rulings_of_casebooks() {
    let (count, all) = understood(include_str!("../hand/casebooks.txt"));
    let (_, read) = include_str!("../hand/phrases.txt").split_once("# From here on").unwrap();
    let read = read.lines().skip(1).count();
    assert!(all + read >= 200 && 10 * (count + read) >= 9 * (all + read), "{count} + {read} of {all} + {read}");
}
