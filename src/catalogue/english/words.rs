//! Words that stand everywhere: sides, units, amounts, counts; and headings.

use crate::catalogue::{Said as _, language};
use crate::messages as m;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::Unit;

/// A side.
#[must_use]
pub fn side(side: Side) -> String {
    m::figures::side(language(), side).to_string()
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

/// Between figures of a list: where the comma is the decimal sign it cannot part them too.
#[must_use]
pub fn between() -> String {
    m::list_separator(language()).to_string()
}

/// Conventions that were set.
#[must_use]
pub fn conventions(set: &str) -> String {
    m::conventions_set(language(), set.said()).to_string()
}

/// What is to be written instead, below a diagnostic.
#[must_use]
pub fn help() -> String {
    m::help(language()).to_string()
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
