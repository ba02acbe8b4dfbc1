//! `redress exam paper|sheet|grade|statistics|new`

mod grade;
mod new;
mod paper;
mod variants;

use super::output::{Output, detail, print};
use super::preferences::Preferences;
use super::printer::Printer;
use super::{Exit, files};
use crate::exam::{InvalidKey, Key, KeyUse};
use crate::render::{self, Block};
use crate::session::{Loaded, Sink};
use clap::Subcommand;
use serde::Serialize;
use std::io::Write;
use std::path::Path;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print the paper of an exam, without its answers
    Paper(paper::Paper),
    /// Print a sheet for the answers: a file to be filled in, or a page with lines
    Sheet(paper::Sheet),
    /// Mark candidates' answers
    Grade(grade::Grade),
    /// Show how hard each question was for a class, and how well it separated the best from the weakest
    Statistics(grade::Class),
    /// Make fresh questions with their keys
    New(new::New),
    /// Make variants of an exam: another order, other seats, other figures, each with its key
    Variants(variants::Variants),
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    match &arguments.command {
        Command::Paper(arguments) => paper::paper(arguments, preferences),
        Command::Sheet(arguments) => paper::sheet(arguments, preferences),
        Command::Grade(arguments) => grade::grade(arguments, preferences),
        Command::Statistics(arguments) => grade::statistics(arguments, preferences),
        Command::New(arguments) => new::new(arguments, preferences),
        Command::Variants(arguments) => variants::variants(arguments, preferences),
    }
}

/// Reads the key, or reports its faults.
fn read(path: &Path, key_use: KeyUse, preferences: Preferences) -> Result<Key, Exit> {
    let script = script(path, preferences)?;
    Key::read(&script, &files::Files, key_use).map_err(|invalid| report_invalid(*invalid, preferences))
}

fn script(path: &Path, preferences: Preferences) -> Result<Loaded, Exit> {
    files::named(path).map_err(|error| {
        let mut printer = Printer::of_diagnostics(preferences);
        printer.unreadable(path, error);
        printer.end(Exit::NotRun)
    })
}

fn report_invalid(key: InvalidKey, preferences: Preferences) -> Exit {
    let InvalidKey { diagnostics, failed, sources } = key;
    let mut printer = Printer::of_diagnostics(preferences);
    diagnostics.into_iter().for_each(|diagnostic| printer.diagnostic(diagnostic, &sources));
    let exit = printer.end(Exit::NotRun);
    let style = preferences.style(&std::io::stderr());
    for outcome in &failed {
        let locale = outcome.locale.unwrap_or(preferences.locale);
        let message = render::terminal(&render::blocks(outcome, locale, detail(false)), style);
        // A reader that has gone away needs no message.
        let _ = std::io::stderr().write_all(message.as_bytes());
    }
    exit
}

/// Prints the parts of a document below its title.
fn laid_out(
    format: &dyn render::Format,
    title: &str,
    blocks: impl Iterator<Item = Vec<Block>>,
    preferences: Preferences,
) -> Exit {
    laid_out_headed(format, title, None, blocks, preferences)
}

/// The same with a running head: the title, and what a candidate fills in on each page.
fn laid_out_headed(
    format: &dyn render::Format,
    title: &str,
    to_fill_in: Option<&str>,
    blocks: impl Iterator<Item = Vec<Block>>,
    preferences: Preferences,
) -> Exit {
    let style = preferences.style(&std::io::stdout());
    let laid = blocks.map(|part| format.blocks(&part, style));
    match format.document() {
        Some(document) => {
            let whole = document(title, preferences.locale.tag(), &laid.collect::<String>());
            let whole = match to_fill_in {
                Some(to_fill_in) => format.with_running_head(whole, title, to_fill_in),
                None => whole,
            };
            print(whole, preferences)
        }
        None => {
            let head = [Block::Section(title.to_owned().into())];
            parts(std::iter::once(format.blocks(&head, style)).chain(laid), preferences)
        }
    }
}

/// Prints one part after the other, so that memory does not grow with them.
fn parts(parts: impl Iterator<Item = String>, preferences: Preferences) -> Exit {
    let mut output = Output::new(preferences);
    parts.for_each(|part| output.print(&part));
    output.finish(Exit::Done)
}

fn json(document: &impl Serialize, preferences: Preferences) -> Exit {
    match serde_json::to_string_pretty(document) {
        Ok(text) => print(format!("{text}\n"), preferences),
        Err(_) => Exit::NotRun,
    }
}
