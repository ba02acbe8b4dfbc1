//! The name and the logo of the body that rulings are given for.

use super::Exit;
use super::defaults::{Defaults, read_or_report};
use super::preferences::Preferences;
use super::printer::Printer;
use crate::diagnostic::Problem;
use crate::files::{ReadError, read_bytes};
use crate::lecture::picture_address;
use std::path::{Path, PathBuf};

/// Bytes of the largest logo: a page has one for each ruling.
const LARGEST: usize = 256 << 10;

/// The head of every sheet.
#[derive(Debug, Default)]
pub(super) struct Letterhead {
    /// The name of the body.
    pub body: Option<String>,
    /// Its logo, as an address that holds it.
    pub logo: Option<String>,
}

impl Letterhead {
    /// The head by the command, and where it says nothing, by the defaults; what is wrong with either is reported.
    pub(super) fn read(body: Option<String>, logo: Option<PathBuf>, preferences: Preferences) -> Result<Self, Exit> {
        let defaults: Defaults = read_or_report(preferences)?;
        let logo = logo.or_else(|| defaults.logo()).map(|path| picture(&path)).transpose().map_err(|problem| {
            let mut printer = Printer::of_diagnostics(preferences);
            printer.refuse(problem);
            printer.end(Exit::NotRun)
        })?;
        Ok(Self { body: body.or_else(|| defaults.body()), logo })
    }
}

fn picture(path: &Path) -> Result<String, Problem> {
    let name = path.display().to_string();
    let unfit = || Problem::Logo { name: name.clone(), kilobytes: LARGEST >> 10 };
    match read_bytes(path, LARGEST as u64) {
        Ok(bytes) => picture_address(bytes, LARGEST).ok_or_else(unfit),
        Err(ReadError::TooLarge(_)) => Err(unfit()),
        Err(error) => Err(Problem::NamedFile { name, reason: error.reason() }),
    }
}
