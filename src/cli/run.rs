//! `redress run FILE…`

use super::defaults::{Defaults, read_or_report};
use super::format::Format;
use super::preferences::Preferences;
use super::printer::{Presentation, Printer};
use super::{Exit, files, output};
use crate::diagnostic::Problem;
use crate::session::{Loaded, Session, Tally};
use crate::testing::is_markdown;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    presentation: Presentation,
    /// Start from the defaults that `redress config` shows
    #[arg(long)]
    config: bool,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let defaults = match arguments.config.then(|| read_or_report(preferences)).transpose() {
        Ok(defaults) => defaults.unwrap_or_default(),
        Err(exit) => return exit,
    };
    let mut printer = arguments.presentation.printer(defaults.override_preferences(preferences));
    let mut total = Tally::default();
    for path in &arguments.files {
        if is_markdown(&path.to_string_lossy()) {
            printer.refuse(Problem::Document { name: path.display().to_string() });
            total.errors = total.errors.saturating_add(1);
            continue;
        }
        match files::named(path) {
            Ok(script) => {
                let stem = Path::new(&script.name).file_stem().and_then(|stem| stem.to_str());
                printer.entitle(stem.unwrap_or(&script.name));
                add(&mut total, run_script(&mut printer, &defaults, &script));
            }
            Err(error) => {
                printer.unreadable(path, error);
                total.errors = total.errors.saturating_add(1);
            }
        }
    }
    printer.finish(total)
}

/// Runs what is piped in.
pub(super) fn standard_input(format: Format, preferences: Preferences) -> Exit {
    let mut printer = Printer::new(format, output::detail(false), preferences);
    let tally = match files::standard_input() {
        Ok(script) => run_script(&mut printer, &Defaults::default(), &script),
        Err(error) => {
            printer.unreadable(Path::new(files::STANDARD_INPUT), error);
            Tally { errors: 1, ..Tally::default() }
        }
    };
    printer.finish(tally)
}

/// Each file starts with nothing in force but the defaults that were asked for.
fn run_script(printer: &mut Printer, defaults: &Defaults, script: &Loaded) -> Tally {
    let mut session = Session::new(&files::Files, printer);
    defaults.apply(&mut session);
    session.run(&script.name, &script.text);
    let (tally, locale) = (session.tally(), session.locale());
    printer.speak_last(locale);
    tally
}

fn add(total: &mut Tally, tally: Tally) {
    total.passed = total.passed.saturating_add(tally.passed);
    total.failed = total.failed.saturating_add(tally.failed);
    total.errors = total.errors.saturating_add(tally.errors);
}
