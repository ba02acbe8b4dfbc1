//! What is said at the prompt.

use crate::catalogue::{Said as _, language};
use crate::messages as m;
use crate::number::Exact;

/// What an entry is called in diagnostics.
pub const PROMPT_NAME: &str = "<prompt>";

/// The first screen.
#[must_use]
pub fn welcome(version: &str) -> String {
    m::prompt_welcome(language(), version.said()).to_string() + "\n"
}

/// `help`, around the list of commands.
#[must_use]
pub fn help(commands: &str) -> String {
    m::prompt_help(language(), commands.said()).to_string() + "\n"
}

/// A command that there is not.
#[must_use]
pub fn unknown_command(name: &str, suggestion: Option<&str>) -> String {
    match suggestion {
        Some(near) => m::prompt_unknown_command_near(language(), name.said(), near.said()).to_string(),
        None => m::prompt_unknown_command(language(), name.said()).to_string(),
    }
}

/// A command without what it needs.
#[must_use]
pub fn argument_missing(name: &str) -> String {
    match name {
        "load" | "save" => m::prompt_file_missing(language(), name.said()).to_string(),
        _ => m::prompt_name_missing(language(), name.said()).to_string(),
    }
}

/// After `:reset`.
#[must_use]
pub fn reset() -> String {
    m::prompt_reset(language()).to_string()
}

/// After `:undo` without anything to take back.
#[must_use]
pub fn nothing_to_undo() -> String {
    m::prompt_nothing_to_undo(language()).to_string()
}

/// Below what was stopped by Ctrl-C.
#[must_use]
pub fn stopped() -> String {
    m::prompt_stopped(language()).to_string()
}

/// Why a file was not loaded.
#[must_use]
pub fn not_text() -> String {
    m::prompt_not_text(language()).to_string()
}

/// After `:brief`.
#[must_use]
pub fn brief() -> String {
    m::prompt_brief(language()).to_string()
}

/// After `:steps`.
#[must_use]
pub fn steps() -> String {
    m::prompt_steps(language()).to_string()
}

/// After `:full`.
#[must_use]
pub fn full() -> String {
    m::prompt_full(language()).to_string()
}

/// After a traveller.
#[must_use]
pub fn results_noted(results: &Exact) -> String {
    m::prompt_results_noted(language(), results).to_string()
}

/// After what changes the scoring.
#[must_use]
pub fn scoring_noted(scoring: &str) -> String {
    m::prompt_scoring_noted(language(), scoring.said()).to_string()
}

/// After `:show` with a word that nothing in force starts with.
#[must_use]
pub fn nothing_to_show(word: &str) -> String {
    m::prompt_nothing_to_show(language(), word.said()).to_string()
}

/// In an entry whose bracket is still open.
#[must_use]
pub fn awaited(closer: &str) -> String {
    m::prompt_awaited(language(), closer.said()).to_string()
}

/// What was taken back.
#[must_use]
pub fn undone(statements: &[String]) -> String {
    match statements {
        [] => m::prompt_undone(language()).to_string(),
        [only] => m::prompt_undone_one(language(), first_line(only).said()).to_string(),
        [first, rest @ ..] => {
            let (statement, more) = (first_line(first), rest.len());
            m::prompt_undone_many(language(), statement.said(), more.said()).to_string()
        }
    }
}

fn first_line(statement: &str) -> String {
    let mut lines = statement.lines();
    let first = lines.next().unwrap_or("");
    if lines.next().is_some() { format!("{first} …") } else { first.to_owned() }
}

/// Below the diagnostics of an entry that are shown.
#[must_use]
pub fn more_told(hidden: usize) -> String {
    m::prompt_more_told(language(), hidden.said()).to_string()
}

/// A file that could not be loaded.
#[must_use]
pub fn not_loaded(path: &str, reason: &str) -> String {
    m::prompt_not_loaded(language(), path.said(), reason.said()).to_string()
}

/// A file that was written.
#[must_use]
pub fn saved(path: &str, count: usize) -> String {
    m::prompt_saved(language(), count, path.said()).to_string()
}

/// A file that is there already.
#[must_use]
pub fn not_saved_over(path: &str) -> String {
    m::prompt_not_saved_over(language(), path.said()).to_string()
}

/// A file that could not be written.
#[must_use]
pub fn not_saved(path: &str, reason: &str) -> String {
    m::prompt_not_saved(language(), path.said(), reason.said()).to_string()
}

/// A preview of what a line comes to.
#[must_use]
pub fn preview(ns: &str, ew: &str) -> String {
    m::prompt_preview(language(), ns, ew).to_string()
}

/// Why the prompt cannot go on.
#[must_use]
pub fn unreadable(reason: &str) -> String {
    m::prompt_unreadable(language(), reason.said()).to_string()
}

/// What a statement does, in a line; empty for a word that starts none.
#[must_use]
pub fn keyword_meaning(keyword: &str) -> String {
    m::names::keyword(language(), keyword).to_string()
}

/// What a command does, in a line.
#[must_use]
pub fn command_meaning(name: &str, _english: &str) -> String {
    m::names::command(language(), name).to_string()
}

/// What a command needs: `FILE`.
#[must_use]
pub fn command_argument(english: &str) -> String {
    m::names::command_argument(language(), english).to_string()
}
