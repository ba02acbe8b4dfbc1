//! `redress fmt [--check] FILE…`

use super::preferences::Preferences;
use super::printer::Printer;
use super::{Exit, files};
use crate::files::replace;
use crate::session::Sink;
use crate::source::{Source, Sources, visible};
use crate::syntax;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts; `-` reads standard input and prints the result
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Change nothing; name the files that would change and exit with status 1
    #[arg(long)]
    check: bool,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    let worst = arguments.files.iter().map(|path| format_file(path, arguments.check, &mut printer)).max();
    printer.end(worst.unwrap_or(Exit::Done))
}

fn format_file(path: &Path, check: bool, printer: &mut Printer) -> Exit {
    let script = match files::named(path) {
        Ok(script) => script,
        Err(error) => {
            printer.unreadable(path, error);
            return Exit::NotRun;
        }
    };
    match syntax::format(&script.text) {
        Ok(formatted) if path.as_os_str() == "-" && !check => printer.print(&formatted),
        Ok(formatted) if formatted == script.text => {}
        Ok(_) if check => {
            printer.print(&format!("{}\n", visible(&path.display().to_string())));
            return Exit::ExpectationFailed;
        }
        Ok(formatted) => {
            if let Err(error) = replace(path, Some(script.text.as_bytes()), formatted.as_bytes()) {
                printer.unwritable(path, &error);
                return Exit::NotRun;
            }
        }
        Err(problems) => {
            let mut sources = Sources::default();
            sources.add(Source::new(script.name, script.text));
            problems.into_iter().for_each(|problem| printer.diagnostic(problem, &sources));
            return Exit::NotRun;
        }
    }
    Exit::Done
}
