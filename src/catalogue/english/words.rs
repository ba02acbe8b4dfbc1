//! Words that stand everywhere: sides, units, amounts, counts; and headings.

use crate::catalogue::{Said as _, language};
use crate::diagnostic::Severity;
use crate::law::Law;
use crate::messages as m;
use crate::number::Exact;
use crate::ruling::{Side, weight};
use crate::scoring::Unit;

/// A side.
#[must_use]
pub fn side(side: Side) -> String {
    m::figures::side(language(), side).to_string()
}

/// The letter of EW where one letter marks a side; NS's is `N`.
#[must_use]
pub fn letter_of_ew() -> char {
    m::figures::side_letter(language(), Side::EW)
}

/// No-trump in a contract.
#[must_use]
pub fn no_trump() -> String {
    m::no_trump(language()).to_string()
}

/// The cards of a suit, from ace to ten by a letter each: those of the language in force for those of PBN.
#[must_use]
pub fn cards(held: &str) -> String {
    m::figures::cards(language(), held).to_string()
}

/// How much a diagnostic matters, before its message.
#[must_use]
pub fn severity(severity: Severity) -> String {
    match severity {
        Severity::Error => m::severity_error(language()).to_string(),
        Severity::Warning => m::severity_warning(language()).to_string(),
        Severity::Note => m::severity_note(language()).to_string(),
    }
}

/// The abbreviation of a unit.
#[must_use]
pub fn unit(unit: Unit) -> String {
    m::figures::unit(language(), unit).to_string()
}

/// Points in a unit: IMPs and total points carry their sign.
#[must_use]
pub fn amount(value: &Exact, unit: Unit) -> String {
    m::figures::amount(language(), value, unit).to_string()
}

/// A share as a percentage: `54.44%`, `−50%`.
#[must_use]
pub fn share(share: &Exact) -> String {
    m::figures::share(language(), share).to_string()
}

/// A score from NS's view with its sign.
#[must_use]
pub fn score(score: i32) -> String {
    m::figures::score(score).to_string()
}

/// A change of a share in percentage points.
#[must_use]
pub fn signed_percent(share: &Exact) -> String {
    m::figures::signed_share(language(), share).to_string()
}

/// Between figures of a list: where the comma is the decimal sign it cannot part them too.
#[must_use]
pub fn between() -> String {
    m::list_separator(language()).to_string()
}

/// Above the rows of a group.
#[must_use]
pub fn group(name: &str) -> String {
    m::group(language(), name.said()).to_string()
}

/// What a question is worth in its exam.
#[must_use]
pub fn worth(worth: &Exact) -> String {
    m::worth(language(), worth).to_string()
}

/// Above what a case shows.
#[must_use]
pub fn case(name: &str) -> String {
    m::case(language(), name.said()).to_string()
}

/// `top 18`
#[must_use]
pub fn top(top: &str) -> String {
    m::top(language(), top.said()).to_string()
}

/// `top 18, 10 results`
#[must_use]
pub fn top_of(top: &str, results: &Exact) -> String {
    m::top_of(language(), top, results).to_string()
}

/// What the ruling comes to in the match, beside what it is worth on the board.
#[must_use]
pub fn matched(sides: &str) -> String {
    m::match_result(language(), sides.said()).to_string()
}

/// Beside a ruling in a match.
#[must_use]
pub fn against_other_table(other: &str) -> String {
    m::against_other_table(language(), other.said()).to_string()
}

/// Beside the score that rulings are compared with.
#[must_use]
pub fn obtained(score: &str) -> String {
    m::score_obtained(language(), score.said()).to_string()
}

/// A column: what a side gains by a ruling.
#[must_use]
pub fn change_of(side: Side) -> String {
    m::head_change_of(language(), side).to_string()
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
    m::conventions_set(language(), set.said()).to_string()
}

/// An expectation that failed.
#[must_use]
pub fn expectation_failed(place: &str, case: Option<&str>, expected: &str, actual: &str) -> String {
    match case {
        None => m::expectation_failed(language(), place.said(), expected.said(), actual.said()).to_string(),
        Some(case) => {
            m::expectation_failed_in_case(language(), place.said(), case.said(), expected.said(), actual.said())
                .to_string()
        }
    }
}

/// Beside the place of a diagnostic.
#[must_use]
pub fn law(law: Law) -> String {
    m::law(language(), law).to_string()
}

/// What is to be written instead, below a diagnostic.
#[must_use]
pub fn help() -> String {
    m::help(language()).to_string()
}

/// Where a diagnostic stands, in words.
#[must_use]
pub fn narrated_place(file: &str, line: usize, column: usize) -> String {
    m::narrated_place(language(), file.said(), line.said(), column.said()).to_string()
}

/// Where more is told about a code.
#[must_use]
pub fn explain_more(code: &str) -> String {
    format!("redress explain {code}")
}

/// Below the diagnostics that are shown, where there are too many.
#[must_use]
pub fn more_diagnostics(hidden: usize) -> String {
    m::more_diagnostics(language(), hidden.said()).to_string()
}

/// A flag of the command line that holds more than it stands for.
#[must_use]
pub fn one_thing(flag: &str, more: &str) -> String {
    m::flag_one_thing(language(), flag.said(), more.said()).to_string()
}

/// How the expectations of a run ended.
#[must_use]
pub fn tally(passed: usize, failed: usize) -> String {
    match failed {
        0 => m::expectations_tally(language(), passed).to_string(),
        _ => m::expectations_tally_failed(language(), passed, failed).to_string(),
    }
}

/// Why a file cannot be had: the system's own words where it is none of these.
pub mod files {
    use super::{language, m};
    use crate::catalogue::Said as _;

    /// It is not there.
    #[must_use]
    pub fn missing() -> String {
        m::file_missing(language()).to_string()
    }

    /// The reader may not see it.
    #[must_use]
    pub fn forbidden() -> String {
        m::file_forbidden(language()).to_string()
    }

    /// It is a symbolic link.
    #[must_use]
    pub fn link() -> String {
        m::file_link(language()).to_string()
    }

    /// It is a pipe or a device.
    #[must_use]
    pub fn not_plain() -> String {
        m::file_not_plain(language()).to_string()
    }

    /// It is no file.
    #[must_use]
    pub fn folder() -> String {
        m::file_folder(language()).to_string()
    }

    /// It has more megabytes than are read.
    #[must_use]
    pub fn too_large(megabytes: u64) -> String {
        m::file_too_large(language(), megabytes.said()).to_string()
    }

    /// Its bytes are no text.
    #[must_use]
    pub fn not_text() -> String {
        m::file_not_text(language()).to_string()
    }

    /// It lies where a lecture may not read.
    #[must_use]
    pub fn outside() -> String {
        m::file_outside(language()).to_string()
    }

    /// Nothing can be read at all.
    #[must_use]
    pub fn no_files() -> String {
        m::file_none(language()).to_string()
    }

    /// What was printed has not arrived.
    #[must_use]
    pub fn output_lost(reason: &str) -> String {
        m::output_lost(language(), reason.said()).to_string()
    }

    /// It must not be written.
    #[must_use]
    pub fn read_only() -> String {
        m::file_read_only(language()).to_string()
    }

    /// It is not what was read.
    #[must_use]
    pub fn changed() -> String {
        m::file_changed(language()).to_string()
    }

    /// The folder that it would be in is not there.
    #[must_use]
    pub fn no_folder() -> String {
        m::file_no_folder(language()).to_string()
    }

    /// Nothing may be written where it is.
    #[must_use]
    pub fn not_to_be_written() -> String {
        m::file_not_to_be_written(language()).to_string()
    }
}
