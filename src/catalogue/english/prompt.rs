//! What is said at the prompt.

/// What an entry is called in diagnostics.
pub const PROMPT_NAME: &str = "<prompt>";

/// The first screen.
#[must_use]
pub fn welcome(version: &str) -> String {
    format!(
        "redress {version}: type what the other tables scored, then a ruling.\n  \
         traveller {{ +620: 3, +500, -100: 2 }}       or  other table +300\n  \
         (60%+620 & 40%-100)                        or  (-100)/(+620), A+/A-\n\
         Tab completes, `help` tells more, Ctrl-D leaves.\n"
    )
}

/// `help`, around the list of commands.
#[must_use]
pub fn help(commands: &str) -> String {
    format!(
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
         Topics: `:help weighted`, `:help damage`, `:help butler`; all: `:help topics`.\n"
    )
}

/// Where nothing is known under a name.
#[must_use]
pub fn nothing_known(name: &str, suggestion: Option<&str>) -> String {
    let suggestion = suggestion.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
    format!("nothing is known of `{name}`{suggestion}\n")
}

/// A command that there is not.
#[must_use]
pub fn unknown_command(name: &str, suggestion: Option<&str>) -> String {
    match suggestion {
        Some(near) => format!("there is no command `:{name}`; did you mean `:{near}`?\n"),
        None => format!("there is no command `:{name}`; `help` lists them\n"),
    }
}

/// A command without what it needs.
#[must_use]
pub fn argument_missing(name: &str) -> String {
    match name {
        "load" | "save" => format!("`:{name}` needs a file: `:{name} evening.ruling`\n"),
        _ => format!("`:{name}` needs a name: `:{name} neuberg`\n"),
    }
}

/// After `:reset`.
pub const RESET: &str = "nothing is in force any more; `:undo` takes this back\n";
/// After `:undo` without anything to take back.
pub const NOTHING_TO_UNDO: &str = "nothing is left to take back\n";
/// Below what was stopped by Ctrl-C.
pub const STOPPED: &str = "stopped\n";
/// Why a file was not loaded.
pub const NOT_TEXT: &str = "it is not UTF-8 text";
/// After `:brief`.
pub const BRIEF: &str = "showing the answer alone\n";
/// After `:steps`.
pub const STEPS: &str = "showing the working\n";
/// After `:full`.
pub const FULL: &str = "showing the working, every other pair and every convention\n";

/// After a traveller.
#[must_use]
pub fn results_noted(results: &crate::number::Exact) -> String {
    let one = *results == crate::number::Exact::ONE;
    format!("{results} other {}", if one { "result" } else { "results" })
}

/// After what changes the scoring.
#[must_use]
pub fn scoring_noted(scoring: &str) -> String {
    format!("scored by {scoring} from now on")
}

/// After `:show` with a word that nothing in force starts with.
#[must_use]
pub fn nothing_to_show(word: &str) -> String {
    format!("no `{word}` is in force; `:show` shows everything\n")
}

/// In an entry whose bracket is still open.
#[must_use]
pub fn awaited(closer: &str) -> String {
    format!("  … `{closer}` ends it")
}

/// What was taken back.
#[must_use]
pub fn undone(statements: &[String]) -> String {
    match statements {
        [] => "taken back\n".to_owned(),
        [only] => format!("taken back: {}\n", first_line(only)),
        [first, rest @ ..] => format!("taken back: {} and {} more\n", first_line(first), rest.len()),
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
    format!("… and {hidden} more\n")
}

/// Expectations of an entry.
#[must_use]
pub fn held(passed: usize, failed: usize) -> String {
    format!("{}\n", super::tally(passed, failed))
}

/// A file that could not be loaded.
#[must_use]
pub fn not_loaded(path: &str, reason: &str) -> String {
    format!("`{path}` could not be loaded: {reason}\n")
}

/// A file that was written.
#[must_use]
pub fn saved(path: &str, lines: usize) -> String {
    let word = if lines == 1 { "line" } else { "lines" };
    format!("{lines} {word} written to `{path}`; `redress run {path}` repeats them\n")
}

/// A file that is there already.
#[must_use]
pub fn not_saved_over(path: &str) -> String {
    format!("`{path}` is there already; choose another name\n")
}

/// A file that could not be written.
#[must_use]
pub fn not_saved(path: &str, reason: &str) -> String {
    format!("`{path}` could not be written: {reason}\n")
}

/// A preview of what a line comes to.
#[must_use]
pub fn preview(ns: &str, ew: &str) -> String {
    format!("  → NS {ns}  EW {ew}")
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
