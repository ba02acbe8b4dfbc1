//! What is said at the prompt.

use crate::catalogue::say::Plural;
use crate::catalogue::{points, told};
use crate::number::Exact;
use crate::ruling::Side;

/// What an entry is called in diagnostics.
pub const PROMPT_NAME: &str = "<prompt>";

/// The first screen.
#[must_use]
pub fn welcome(version: &str) -> String {
    say!(
        "prompt-welcome",
        "redress {version}: type what the other tables scored, then a ruling.\n  \
         traveller {{ +620: 3, +500, -100: 2 }}       or  other table +300\n  \
         (60%+620 & 40%-100)                        or  (-100)/(+620), A+/A-\n\
         Tab completes, `help` tells more, Ctrl-D leaves.",
        version
    ) + "\n"
}

/// `help`, around the list of commands.
#[must_use]
pub fn help(commands: &str) -> String {
    say!(
        "prompt-help",
        "A line is a statement of the language. Signs are North-South's.\n\n  \
         board 7                                  contracts need the board\n  \
         traveller {{ +620: 3, +500, -100: 2 }}     what the other tables scored\n  \
         other table +300                         or the other room of a match\n  \
         offenders EW; obtained -100              who offended, what was obtained\n  \
         (60%+620 & 40%-100)                      a ruling: scored and explained\n  \
         let td = (60%+620 & 40%-100)             a name for one; `ans` is the last\n  \
         compare td, (-100)/(+620), A+/A-         side by side\n  \
         effects td                               what it does to the other pairs\n  \
         vary w in (w +620 & rest -100)           all weights at a glance\n  \
         solve w in (w +620 & rest -100) for NS 12    the weight that gives 12\n  \
         sensitivity td; pitfall td; conventions td; entry td\n\n\
         Tab completes; \\s \\h \\d \\c and Tab make suits. Commands:\n\n{commands}\n\
         Topics: `:help weighted`, `:help damage`, `:help butler`; all: `:help topics`.",
        commands
    ) + "\n"
}

/// A command that there is not.
#[must_use]
pub fn unknown_command(name: &str, suggestion: Option<&str>) -> String {
    match suggestion {
        Some(near) => {
            say!("prompt-unknown-command-near", "there is no command `:{name}`; did you mean `:{near}`?", name, near)
        }
        None => say!("prompt-unknown-command", "there is no command `:{name}`; `help` lists them", name),
    }
}

/// A command without what it needs.
#[must_use]
pub fn argument_missing(name: &str) -> String {
    match name {
        "load" | "save" => {
            say!("prompt-file-missing", "`:{name}` needs a file: `:{name} evening.ruling`", name)
        }
        _ => say!("prompt-name-missing", "`:{name}` needs a name: `:{name} neuberg`", name),
    }
}

/// After `:reset`.
#[must_use]
pub fn reset() -> String {
    say!("prompt-reset", "nothing is in force any more; `:undo` takes this back")
}

/// After `:undo` without anything to take back.
#[must_use]
pub fn nothing_to_undo() -> String {
    say!("prompt-nothing-to-undo", "nothing is left to take back")
}

/// Below what was stopped by Ctrl-C.
#[must_use]
pub fn stopped() -> String {
    say!("prompt-stopped", "stopped")
}

/// Why a file was not loaded.
#[must_use]
pub fn not_text() -> String {
    say!("prompt-not-text", "it is not UTF-8 text")
}

/// After `:brief`.
#[must_use]
pub fn brief() -> String {
    say!("prompt-brief", "showing the answer alone")
}

/// After `:steps`.
#[must_use]
pub fn steps() -> String {
    say!("prompt-steps", "showing the working")
}

/// After `:full`.
#[must_use]
pub fn full() -> String {
    say!("prompt-full", "showing the working, every other pair and every convention")
}

/// After a traveller.
#[must_use]
pub fn results_noted(results: &Exact) -> String {
    let (shown, results) = (points(results), Plural::of(results, "result", "results"));
    say!("prompt-results-noted", "{shown} other {results}", shown, results)
}

/// After what changes the scoring.
#[must_use]
pub fn scoring_noted(scoring: &str) -> String {
    say!("prompt-scoring-noted", "scored by {scoring} from now on", scoring)
}

/// After `:show` with a word that nothing in force starts with.
#[must_use]
pub fn nothing_to_show(word: &str) -> String {
    say!("prompt-nothing-to-show", "no `{word}` is in force; `:show` shows everything", word)
}

/// In an entry whose bracket is still open.
#[must_use]
pub fn awaited(closer: &str) -> String {
    format!("  … {}", say!("prompt-awaited", "`{closer}` ends it", closer))
}

/// What was taken back.
#[must_use]
pub fn undone(statements: &[String]) -> String {
    match statements {
        [] => say!("prompt-undone", "taken back"),
        [only] => say!("prompt-undone-one", "taken back: {statement}", statement = first_line(only)),
        [first, rest @ ..] => {
            let (statement, more) = (first_line(first), rest.len());
            say!("prompt-undone-many", "taken back: {statement} and {more} more", statement, more)
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
    say!("prompt-more-told", "… and {hidden} more", hidden)
}

/// A file that could not be loaded.
#[must_use]
pub fn not_loaded(path: &str, reason: &str) -> String {
    say!("prompt-not-loaded", "`{path}` could not be loaded: {reason}", path, reason)
}

/// A file that was written.
#[must_use]
pub fn saved(path: &str, count: usize) -> String {
    say!(
        "prompt-saved",
        "{count} {lines} written to `{path}`; `redress run {path}` repeats them",
        count,
        lines = Plural::of_count(count, "line", "lines"),
        path
    )
}

/// A file that is there already.
#[must_use]
pub fn not_saved_over(path: &str) -> String {
    say!("prompt-not-saved-over", "`{path}` is there already; choose another name", path)
}

/// A file that could not be written.
#[must_use]
pub fn not_saved(path: &str, reason: &str) -> String {
    say!("prompt-not-saved", "`{path}` could not be written: {reason}", path, reason)
}

/// A preview of what a line comes to.
#[must_use]
pub fn preview(ns: &str, ew: &str) -> String {
    let [ns_side, ew_side] = Side::BOTH.map(super::side);
    format!("  → {ns_side} {ns}  {ew_side} {ew}")
}

/// Why the prompt cannot go on.
#[must_use]
pub fn unreadable(reason: &str) -> String {
    say!("prompt-unreadable", "the terminal cannot be read: {reason}", reason)
}

/// What a statement does, in a line; empty for a word that starts none.
#[must_use]
pub fn keyword_meaning(keyword: &str) -> String {
    let known = KEYWORD_MEANINGS.iter().find(|(known, _)| *known == keyword);
    known.map_or_else(String::new, |(name, english)| told(&format!("keyword-{name}"), english).into_owned())
}

/// What a command does, in a line.
#[must_use]
pub fn command_meaning(name: &str, english: &str) -> String {
    told(&format!("command-{name}"), english).into_owned()
}

/// What a command needs: `FILE`.
#[must_use]
pub fn command_argument(english: &str) -> String {
    match english {
        "" => String::new(),
        _ => told(&format!("argument-{}", english.to_lowercase().replace(' ', "-")), english).into_owned(),
    }
}

/// What each statement does, in a line.
pub const KEYWORD_MEANINGS: &[(&str, &str)] = &[
    ("answer", "the key of an exam question"),
    ("board", "the board: its number, or dealer and vulnerability"),
    ("case", "a title and a scope of its own"),
    ("compare", "rulings side by side"),
    ("conventions", "a ruling under every preset, or each value of a setting"),
    ("damage", "before, after and obtained: what a side did to itself"),
    ("deal", "a hand diagram"),
    ("effects", "every other pair, before and after"),
    ("entry", "what to type into a scoring program"),
    ("expect", "claim what a ruling comes to"),
    ("include", "run another script here"),
    ("let", "name a ruling"),
    ("marks", "what an answer partly right earns"),
    ("match", "the match: boards, IMPs of the rest, scale"),
    ("obtained", "the score obtained at the table"),
    ("offenders", "who offended: NS, EW, both or none"),
    ("other", "other table: the result in the other room"),
    ("penalty", "a procedural penalty"),
    ("pitfall", "what averaging the scores first would have given"),
    ("protocol", "score every row of the traveller"),
    ("question", "the text of an exam question"),
    ("regulations", "a body's conventions"),
    ("scale", "a victory-point scale of your own"),
    ("scoring", "matchpoints, IMPs, Butler and others"),
    ("sensitivity", "what 5% more on each outcome would change"),
    ("session", "percentages on the other boards"),
    ("set", "a convention"),
    ("solve", "the weight that gives a side what you ask"),
    ("traveller", "what the other tables scored"),
    ("vary", "a ruling at every weight"),
];
