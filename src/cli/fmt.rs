//! `redress fmt [--check] FILE…`

use super::output::{Printer, replace};
use super::{Exit, Format, files};
use crate::render::Detail;
use crate::session::{LoadError, Sink, Tally};
use crate::source::{Source, Sources};
use crate::syntax;
use std::io::Write;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts; `-` reads standard input and prints the result
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Change nothing; name the files that would change and exit with status 1
    #[arg(long)]
    check: bool,
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let mut printer = Printer::new(Format::Text, Detail::Steps);
    let mut tally = Tally::default();
    for path in &arguments.files {
        let name = path.display().to_string();
        let script = match files::named(path) {
            Ok(script) => script,
            Err(error) => {
                printer.unreadable(&name, error);
                tally.errors = tally.errors.saturating_add(1);
                continue;
            }
        };
        match syntax::format(&script.text) {
            Ok(formatted) if path.as_os_str() == "-" && !arguments.check => {
                super::output::write(formatted.as_bytes());
            }
            Ok(formatted) if formatted == script.text => {}
            Ok(_) if arguments.check => {
                let _ = writeln!(std::io::stdout(), "{name}");
                tally.failed = tally.failed.saturating_add(1);
            }
            Ok(formatted) => {
                if let Err(error) = replace(path, &formatted) {
                    printer.unreadable(&name, LoadError::Unreadable(error.to_string()));
                    tally.errors = tally.errors.saturating_add(1);
                }
            }
            Err(problems) => {
                tally.errors = tally.errors.saturating_add(problems.len());
                let mut sources = Sources::default();
                sources.add(Source::new(script.name, script.text));
                problems.into_iter().for_each(|problem| printer.diagnostic(problem, &sources));
            }
        }
    }
    printer.say_the_rest();
    match tally {
        Tally { errors: 1.., .. } => Exit::NotRun,
        Tally { failed: 1.., .. } => Exit::ExpectationFailed,
        _ => Exit::Done,
    }
}
