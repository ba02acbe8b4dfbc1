//! Completion at the prompt: the language, and the commands.

use super::commands::{COMMANDS, own_name};
use crate::completion::{Candidate, Expected, FileKind, complete as in_language};
use crate::messages::{Locale, names};
use crate::render;
use crate::session::Scope;

/// Completes `before`, the line up to the cursor.
pub(super) fn complete(before: &str, state: &Scope, locale: Locale) -> Expected {
    if let Some(topic) = before.strip_prefix("help ").or_else(|| before.strip_prefix("explain ")) {
        return Expected::Candidates(before.len().saturating_sub(topic.len()), topics(topic));
    }
    let Some(command) = before.strip_prefix(':') else { return in_language(before, state, locale) };
    let start = before.len().saturating_sub(command.split_once(' ').map_or(before.len(), |(_, rest)| rest.len()));
    match command.split_once(' ').map(|(name, rest)| (own_name(name), rest)) {
        None => Expected::Candidates(0, commands(before, locale)),
        Some(("load" | "save", _)) => Expected::File(start, FileKind::Any),
        Some(("explain" | "help", topic)) => Expected::Candidates(start, topics(topic)),
        Some(("show", _)) => Expected::Candidates(start, Vec::new()),
        // `:set round` is written as the statement is.
        Some(_) => match in_language(command, state, locale) {
            Expected::Candidates(at, found) => Expected::Candidates(at.saturating_add(1), found),
            Expected::File(at, kind) => Expected::File(at.saturating_add(1), kind),
        },
    }
}

fn commands(begun: &str, locale: Locale) -> Vec<Candidate> {
    let command = |(name, _): &(&str, &str)| Candidate {
        text: format!(":{name}"),
        meaning: names::command(locale, name).to_string(),
    };
    COMMANDS.iter().map(command).filter(|one| one.text.starts_with(begun)).collect()
}

fn topics(begun: &str) -> Vec<Candidate> {
    let begun = begun.to_lowercase();
    let topic = |name: &str| Candidate { text: name.to_owned(), meaning: String::new() };
    render::explained().filter(|name| name.to_lowercase().starts_with(&begun)).map(topic).collect()
}
