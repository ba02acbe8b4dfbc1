//! Words that stand everywhere: sides, units, amounts, counts; and headings.

use crate::catalogue::say::Plural;
use crate::catalogue::{figure_of, points, signed_points};
use crate::diagnostic::Severity;
use crate::law::Law;
use crate::number::{Exact, decimal, percent};
use crate::ruling::{Side, weight};
use crate::scoring::Unit;

/// A side.
#[must_use]
pub fn side(side: Side) -> String {
    match side {
        Side::NS => say!("side-ns", "NS"),
        Side::EW => say!("side-ew", "EW"),
    }
}

/// The letter of EW where one letter marks a side; NS's is `N`.
#[must_use]
pub fn letter_of_ew() -> char {
    say!("letter-of-ew", "E").chars().next().unwrap_or('E')
}

/// No-trump in a contract.
#[must_use]
pub fn no_trump() -> String {
    say!("no-trump", "NT")
}

/// The cards of a suit, from ace to ten by a letter each: those of the language in force for those of PBN.
#[must_use]
pub fn cards(held: &str) -> String {
    let rank = |card: char| match card {
        'A' => say!("rank-ace", "A"),
        'K' => say!("rank-king", "K"),
        'Q' => say!("rank-queen", "Q"),
        'J' => say!("rank-jack", "J"),
        'T' => say!("rank-ten", "T"),
        small => small.to_string(),
    };
    held.chars().map(rank).collect()
}

/// How much a diagnostic matters, before its message.
#[must_use]
pub fn severity(severity: Severity) -> String {
    match severity {
        Severity::Error => say!("severity-error", "error"),
        Severity::Warning => say!("severity-warning", "warning"),
        Severity::Note => say!("severity-note", "note"),
    }
}

/// The abbreviation of a unit.
#[must_use]
pub fn unit(unit: Unit) -> String {
    match unit {
        Unit::Matchpoints => say!("unit-matchpoints", "MP"),
        Unit::Imps => say!("unit-imps", "IMP"),
        Unit::VictoryPoints => say!("unit-victory-points", "VP"),
        Unit::TotalPoints => say!("unit-total-points", "points"),
    }
}

/// Points in a unit: IMPs and total points carry their sign.
#[must_use]
pub fn amount(value: &Exact, unit: Unit) -> String {
    match unit {
        Unit::Matchpoints | Unit::VictoryPoints => points(value),
        Unit::Imps | Unit::TotalPoints => signed_points(value),
    }
}

/// A share as a percentage: `54.44%`, `−50%`.
#[must_use]
pub fn share(share: &Exact) -> String {
    figure_of(format!("{}%", percent(share).replace('-', "−")))
}

/// A score from NS's view with its sign.
#[must_use]
pub fn score(score: i32) -> String {
    signed_points(&Exact::from(score))
}

/// A change of a share in percentage points.
#[must_use]
pub fn signed_percent(share: &Exact) -> String {
    let (text, _) = decimal(&(share * &Exact::from(100_i64)), 2);
    let text = figure_of(text.replace('-', "−"));
    if share.is_positive() && text != "0" { format!("+{text}%") } else { format!("{text}%") }
}

/// Between figures of a list: where the comma is the decimal sign it cannot part them too.
#[must_use]
pub fn between() -> String {
    say!("between", ", ")
}

/// Above the rows of a group.
#[must_use]
pub fn group(name: &str) -> String {
    say!("group", "group \"{name}\"", name)
}

/// What a question is worth in its exam.
#[must_use]
pub fn worth(worth: &Exact) -> String {
    say!("worth", "{shown} {points}", shown = points(worth), points = Plural::of(worth, "point", "points"))
}

/// Above what a case shows.
#[must_use]
pub fn case(name: &str) -> String {
    say!("case", "case \"{name}\"", name)
}

/// `top 18`
#[must_use]
pub fn top(top: &str) -> String {
    say!("top", "top {top}", top)
}

/// `top 18, 10 results`
#[must_use]
pub fn top_of(top: &str, results: &Exact) -> String {
    say!("top-of", "top {top}, {results}", top, results = results_of(results))
}

/// So many results.
pub(super) fn results_of(count: &Exact) -> String {
    say!("results", "{shown} {results}", shown = points(count), results = Plural::of(count, "result", "results"))
}

/// What the ruling comes to in the match, beside what it is worth on the board.
#[must_use]
pub fn matched(sides: &str) -> String {
    say!("matched", "match  {sides}", sides)
}

/// Beside a ruling in a match.
#[must_use]
pub fn against_other_table(other: &str) -> String {
    say!("against-other-table", "other table {other}", other)
}

/// Beside the score that rulings are compared with.
#[must_use]
pub fn obtained(score: &str) -> String {
    say!("obtained", "{score} (obtained)", score)
}

/// A column: what a side gains by a ruling.
#[must_use]
pub fn change_of(side: Side) -> String {
    format!("{} ±", self::side(side))
}

/// Components after `NS:`, a single one without its weight, in the notation.
#[must_use]
pub fn components(parts: &[(Exact, String, i32)]) -> String {
    match parts {
        [(one, text, points)] if *one == Exact::ONE => outcome(text, *points),
        _ => {
            let part =
                |(share, text, points): &(Exact, String, i32)| format!("{} {}", weight(share), outcome(text, *points));
            parts.iter().map(part).collect::<Vec<_>>().join(" & ")
        }
    }
}

/// An outcome with its score, where that is not how it was written, in the notation.
#[must_use]
pub fn outcome(written: &str, points: i32) -> String {
    let plain = if points == 0 { "0".to_owned() } else { format!("{points:+}") };
    if written == plain || written.contains(&plain) { written.to_owned() } else { format!("{written} ({plain})") }
}

/// Conventions that were set.
#[must_use]
pub fn conventions(set: &str) -> String {
    say!("conventions", "Conventions: {set}.", set)
}

/// An expectation that failed.
#[must_use]
pub fn expectation_failed(place: &str, case: Option<&str>, expected: &str, actual: &str) -> String {
    match case {
        None => say!("expectation-failed", "{place}: expected {expected}; it is {actual}", place, expected, actual),
        Some(case) => say!(
            "expectation-failed-in-case",
            "{place} in \"{case}\": expected {expected}; it is {actual}",
            place,
            case,
            expected,
            actual
        ),
    }
}

/// Beside the place of a diagnostic.
#[must_use]
pub fn law(law: Law) -> String {
    say!("law", "Law {law}", law = law.to_string())
}

/// What is to be written instead, below a diagnostic.
#[must_use]
pub fn help() -> String {
    say!("help", "help")
}

/// Where a diagnostic stands, in words.
#[must_use]
pub fn narrated_place(file: &str, line: usize, column: usize) -> String {
    say!("narrated-place", "{file}, line {line}, column {column}:", file, line, column)
}

/// Where more is told about a code.
#[must_use]
pub fn explain_more(code: &str) -> String {
    format!("redress explain {code}")
}

/// Below the diagnostics that are shown, where there are too many.
#[must_use]
pub fn more_diagnostics(hidden: usize) -> String {
    say!("more-diagnostics", "… and {hidden} more; `--format json` lists all of a run", hidden)
}

/// How the expectations of a run ended.
#[must_use]
pub fn tally(passed: usize, failed: usize) -> String {
    let expectations = Plural::of_count(passed, "expectation", "expectations");
    match failed {
        0 => say!("tally", "{passed} {expectations} held", passed, expectations),
        _ => say!("tally-failed", "{passed} {expectations} held, {failed} failed", passed, expectations, failed),
    }
}

/// Why a file cannot be had: the system's own words where it is none of these.
pub mod files {
    /// It is not there.
    #[must_use]
    pub fn missing() -> String {
        say!("file-missing", "there is no such file")
    }

    /// The reader may not see it.
    #[must_use]
    pub fn forbidden() -> String {
        say!("file-forbidden", "it may not be read")
    }

    /// It is a pipe or a device.
    #[must_use]
    pub fn not_plain() -> String {
        say!("file-not-plain", "it is no plain file")
    }

    /// It is no file.
    #[must_use]
    pub fn folder() -> String {
        say!("file-folder", "it is a folder")
    }
}
