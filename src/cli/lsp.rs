//! `redress lsp`

use super::Exit;
use super::files::{Files, listed};
use super::output::complain;
use super::preferences::Preferences;
use crate::editor::{Ending, Machine, serve};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Standard input and output, the only transport
    #[arg(long, hide = true)]
    stdio: bool,
}

impl Machine for Files {
    fn listed(&self, folder: &str, from: &str) -> Vec<String> {
        listed(folder, from)
    }
}

pub(super) fn run(_: &Arguments, preferences: Preferences) -> Exit {
    match serve(&Files, preferences.locale) {
        Ok(Ending::Expected) => Exit::Done,
        // The protocol asks for status 1.
        Ok(Ending::Abrupt) => Exit::ExpectationFailed,
        Err(error) => {
            complain(error);
            Exit::NotRun
        }
    }
}
