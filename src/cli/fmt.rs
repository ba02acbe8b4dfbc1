//! `redress fmt [--check | --diff] PATH…`

use super::find::{FoundPath, found, is_script};
use super::output::complain;
use super::preferences::Preferences;
use super::printer::Printer;
use super::{Exit, files};
use crate::files::replace;
use crate::messages::{self, Locale};
use crate::session::{LoadError, Loaded, Sink};
use crate::source::{Source, Sources, visible, visible_lines};
use crate::syntax;
use similar::TextDiff;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts and folders of them; `-` reads standard input and prints the result
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Change nothing; name the files that would change and exit with status 1
    #[arg(long)]
    check: bool,
    /// Change nothing; print what would change and exit with status 1
    #[arg(long)]
    diff: bool,
}

/// The purpose of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Write,
    Name,
    Compare,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    let words = preferences.flagged;
    let purpose = match (arguments.diff, arguments.check) {
        (true, _) => Purpose::Compare,
        (_, true) => Purpose::Name,
        _ => Purpose::Write,
    };
    let format = |path: FoundPath| match path {
        Ok(path) => format_file(&path, words, purpose, &mut printer),
        Err((folder, reason)) => {
            printer.unreadable(&folder, LoadError::Unreadable(reason));
            Exit::NotRun
        }
    };
    let worst = found(&arguments.paths, is_script).map(format).max();
    let exit = printer.end(worst.unwrap_or(Exit::Usage));
    if worst.is_none() {
        complain(messages::fmt_nothing_found(preferences.locale));
    }
    exit
}

/// Formats a file, with the words of a language or of the one that it is in.
fn format_file(path: &Path, words: Option<Locale>, purpose: Purpose, printer: &mut Printer) -> Exit {
    let script = match files::named(path) {
        Ok(script) => script,
        Err(error) => {
            printer.unreadable(path, error);
            return Exit::NotRun;
        }
    };
    let words = words.unwrap_or_else(|| syntax::language_of(&script.text));
    match syntax::format_in(&script.text, words) {
        Ok(formatted) => keep(path, &script, &formatted, purpose, printer),
        Err(problems) => {
            let mut sources = Sources::default();
            sources.add(Source::new(script.name, script.text));
            problems.into_iter().for_each(|problem| printer.diagnostic(problem, &sources));
            Exit::NotRun
        }
    }
}

fn keep(path: &Path, script: &Loaded, formatted: &str, purpose: Purpose, printer: &mut Printer) -> Exit {
    if purpose == Purpose::Write && path.as_os_str() == "-" {
        printer.print(formatted);
        return Exit::Done;
    }
    if formatted == script.text {
        return Exit::Done;
    }
    match purpose {
        Purpose::Name => printer.print(&format!("{}\n", visible(&path.display().to_string()))),
        Purpose::Compare => {
            let name = path.display().to_string();
            let diff = TextDiff::from_lines(script.text.as_str(), formatted);
            let diff = diff.unified_diff().header(&name, &name).to_string();
            printer.print(&visible_lines(&diff));
        }
        Purpose::Write => {
            if let Err(error) = replace(path, Some(script.text.as_bytes()), formatted.as_bytes()) {
                printer.unwritable(path, &error);
                return Exit::NotRun;
            }
            return Exit::Done;
        }
    }
    Exit::ExpectationFailed
}
