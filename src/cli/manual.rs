//! `redress manual FOLDER`, and the cheat sheet of `redress explain --cheat-sheet`.

use super::Exit;
use super::output::{notify, print};
use super::preferences::Preferences;
use super::printer::Printer;
use crate::diagnostic::Diagnostic;
use crate::files::{WriteError, read_bytes, replace};
use crate::lecture::Form;
use crate::manual::{CommandHelp, Page, cheat_sheet, manual};
use crate::messages::{self, Locale, names};
use crate::render::{self, Detail, Style};
use crate::session::{Outcome, Sink, Tally};
use crate::source::{Sources, visible};
use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory, ValueEnum};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The folder; files of the same names are replaced
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// The format of the cheat sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub(super) enum SheetFormat {
    /// Markdown tables
    #[default]
    Markdown,
    /// A page that needs no network
    Html,
    /// A LaTeX article
    Latex,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let mut faults = Faults { printer: Printer::of_diagnostics(preferences), preferences };
    // Nothing is computed if the folder cannot be written.
    if let Err(error) = std::fs::create_dir_all(&arguments.folder) {
        faults.printer.unwritable(&arguments.folder, &error.into());
        return faults.printer.end(Exit::NotRun);
    }
    let manual = manual(&commands, &mut faults);
    if let Some(exit) = failed(manual.tally) {
        return faults.printer.end(exit);
    }
    for page in &manual.pages {
        let path = page.path.split('/').fold(arguments.folder.clone(), |path, part| path.join(part));
        if let Err(error) = write_page(&path, page) {
            faults.printer.unwritable(&path, &error);
            return faults.printer.end(Exit::NotRun);
        }
    }
    let folder = visible(&arguments.folder.display().to_string()).into_owned();
    notify(messages::manual_written(preferences.locale, manual.pages.len().to_string(), folder));
    faults.printer.end(Exit::Done)
}

/// The commands with what their help says in a language, each before its own.
fn commands(locale: Locale) -> Vec<CommandHelp> {
    let mut program = super::help::localised(super::Cli::command(), locale);
    program.build();
    let mut all = Vec::new();
    for command in program.get_subcommands().filter(|command| command.get_name() != "help") {
        described(command, "redress", locale, &mut all);
    }
    all
}

fn described(command: &Command, before: &str, locale: Locale, all: &mut Vec<CommandHelp>) {
    let typed = format!("{before} {}", command.get_name());
    let usage = command.clone().bin_name(&typed).render_usage().to_string();
    let usage = usage.split_once(": ").map_or(usage.as_str(), |(_, usage)| usage).to_owned();
    let listed = || command.get_arguments().filter(|argument| !argument.is_hide_set());
    let arguments = listed().filter(|argument| argument.is_positional());
    let options = listed().filter(|argument| !argument.is_positional());
    all.push(CommandHelp {
        about: command.get_about().map(ToString::to_string).unwrap_or_default(),
        usage,
        arguments: arguments.map(|argument| (argument.to_string(), with_values(argument, locale))).collect(),
        options: options.map(|argument| (option(argument), with_values(argument, locale))).collect(),
        is_group: command.has_subcommands(),
        typed: typed.clone(),
    });
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        described(inner, &typed, locale, all);
    }
}

/// `-o, --output <FILE>`
fn option(argument: &Arg) -> String {
    let short = argument.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    if argument.get_long().is_some() { format!("{short}{argument}") } else { argument.to_string() }
}

/// The help of an argument, with the values that it may have, each with its meaning, and the one that it has by itself.
fn with_values(argument: &Arg, locale: Locale) -> String {
    let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    let values = argument.get_possible_values();
    if values.is_empty() || !argument.get_action().takes_values() {
        return help;
    }
    // A page of `--help` has the values in lines of their own.
    let about = help.split("\n- ").next().unwrap_or_default();
    let value = |value: &PossibleValue| {
        let own = names::option_value(locale, value.get_name()).to_string();
        let meaning = if own.is_empty() { value.get_help().map(ToString::to_string).unwrap_or_default() } else { own };
        let colon = if meaning.is_empty() { "" } else { ": " };
        format!("`{}`{colon}{meaning}", value.get_name())
    };
    let default: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let default = if default.is_empty() {
        String::new()
    } else {
        format!(" ({})", messages::cli_default(locale, format!("`{}`", default.join(", "))))
    };
    format!("{about}{default}. {}", values.iter().map(value).collect::<Vec<_>>().join("; "))
}

/// Writes a page, if it differs from the file that exists.
fn write_page(path: &Path, page: &Page) -> Result<(), WriteError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let before = read_bytes(path, u64::MAX).ok();
    if before.as_deref() == Some(page.text.as_bytes()) {
        return Ok(());
    }
    replace(path, before.as_deref(), page.text.as_bytes())
}

/// The notation on a page.
pub(super) fn cheat_sheet_page(format: SheetFormat, preferences: Preferences) -> Exit {
    let form = match format {
        SheetFormat::Markdown => Form::Markdown,
        SheetFormat::Html => Form::Html,
        SheetFormat::Latex => Form::Latex,
    };
    let mut faults = Faults { printer: Printer::of_diagnostics(preferences), preferences };
    let woven = cheat_sheet(preferences.locale, form, &mut faults);
    match failed(woven.tally) {
        Some(exit) => faults.printer.end(exit),
        None => print(&woven.text, preferences),
    }
}

fn failed(tally: Tally) -> Option<Exit> {
    match tally {
        Tally { errors: 1.., .. } => Some(Exit::NotRun),
        Tally { failed: 1.., .. } => Some(Exit::ExpectationFailed),
        _ => None,
    }
}

/// Prints what is wrong in the program's own pages.
struct Faults {
    printer: Printer,
    preferences: Preferences,
}

impl Sink for Faults {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        let locale = outcome.locale.unwrap_or(self.preferences.locale);
        let text = render::terminal(&render::blocks(&outcome, locale, Detail::Steps), Style::default());
        // If nobody can read it, the exit status still says so.
        let _ = write!(std::io::stderr(), "{text}");
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.printer.diagnostic(diagnostic, sources);
    }
}
