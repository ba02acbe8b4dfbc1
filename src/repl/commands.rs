//! Commands: entries that start with a colon, and the bare words that help, explain and leave.

use crate::diagnostic::closest;
use crate::files::{WriteError, replace};
use crate::messages::{self, Locale, names};
use crate::render::{self, Detail};
use crate::source::visible;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;

/// A command with its argument, for completion and help; its meaning is a text of the reader's language.
pub const COMMANDS: &[(&str, &str)] = &[
    ("help", "TOPIC"),
    ("explain", "CODE"),
    ("guide", "PROCEDURE"),
    ("show", ""),
    ("set", "NAME VALUE"),
    ("brief", ""),
    ("steps", ""),
    ("full", ""),
    ("load", "FILE"),
    ("save", "FILE"),
    ("edit", ""),
    ("history", ""),
    ("undo", ""),
    ("reset", ""),
    ("clear", ""),
    ("quit", ""),
];

/// Other names of commands, in Polish and short.
const OTHER_NAMES: [(&str, &str); 18] = [
    ("pomoc", "help"),
    ("h", "help"),
    ("?", "help"),
    ("wyjaśnij", "explain"),
    ("przewodnik", "guide"),
    ("pokaż", "show"),
    ("wczytaj", "load"),
    ("l", "load"),
    ("zapisz", "save"),
    ("w", "save"),
    ("edytuj", "edit"),
    ("historia", "history"),
    ("cofnij", "undo"),
    ("wyczyść", "clear"),
    ("wyjdź", "quit"),
    ("koniec", "quit"),
    ("q", "quit"),
    ("exit", "quit"),
];

/// The name of the command that a word in lower case is another name of; otherwise the word.
pub(super) fn own_name(word: &str) -> &str {
    OTHER_NAMES.iter().find(|(other, _)| *other == word).map_or(word, |(_, name)| name)
}

/// A command that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    Help(Option<String>),
    /// Explains a name; without one, the last error.
    Explain(Option<String>),
    /// An interview, about this procedure where it is named.
    Guide(Option<String>),
    Show(Option<String>),
    Settings,
    /// A statement of the language.
    Statement(String),
    Load(String),
    Save(String),
    Undo,
    Reset,
    Edit,
    History,
    Clear,
    Detail(Detail),
    Quit,
}

impl Command {
    /// Returns whether a text is a command and not a statement.
    pub(super) fn is_one(text: &str) -> bool {
        text.trim_start().starts_with(':') || bare_command(text).is_some()
    }

    /// The command of a text; `None` for a statement of the language, what is wrong for a command that there is not.
    pub(super) fn read(text: &str, locale: Locale) -> Option<Result<Self, String>> {
        if let Some(command) = bare_command(text) {
            return Some(Ok(command));
        }
        let text = text.trim().strip_prefix(':')?.trim();
        let (name, argument) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let argument = argument.trim().trim_matches('"').to_owned();
        let needed = |make: fn(String) -> Self| match argument.as_str() {
            "" => Err(line(messages::prompt_file_missing(locale, visible(name).as_ref()))),
            _ => Ok(make(argument.clone())),
        };
        Some(match own_name(&name.to_lowercase()) {
            "help" => Ok(Self::Help((!argument.is_empty()).then_some(argument))),
            "explain" => Ok(Self::Explain((!argument.is_empty()).then_some(argument))),
            "guide" => Ok(Self::Guide((!argument.is_empty()).then_some(argument))),
            "show" => Ok(Self::Show((!argument.is_empty()).then_some(argument))),
            "set" if argument.is_empty() => Ok(Self::Settings),
            "set" => Ok(Self::Statement(format!("set {argument}"))),
            "brief" => Ok(Self::Detail(Detail::Brief)),
            "steps" => Ok(Self::Detail(Detail::Steps)),
            "full" => Ok(Self::Detail(Detail::Full)),
            "load" => needed(Self::Load),
            "save" => needed(Self::Save),
            "undo" => Ok(Self::Undo),
            "reset" => Ok(Self::Reset),
            // With a name, `e` cannot be the last entry.
            "e" if !argument.is_empty() => Ok(Self::Explain(Some(argument))),
            "edit" | "e" => Ok(Self::Edit),
            "history" => Ok(Self::History),
            "clear" => Ok(Self::Clear),
            "quit" => Ok(Self::Quit),
            other => {
                let near = closest(other, COMMANDS.iter().chain(&OTHER_NAMES).map(|(name, _)| *name));
                let other = visible(other);
                Err(line(match near {
                    Some(near) => messages::prompt_unknown_command_near(locale, other.as_ref(), near),
                    None => messages::prompt_unknown_command(locale, other.as_ref()),
                }))
            }
        })
    }
}

/// The bare words that are commands, as at other prompts.
fn bare_command(text: &str) -> Option<Command> {
    let text = text.trim().to_lowercase();
    let (word, argument) = text.split_once(' ').unwrap_or((&text, ""));
    // `h` alone may be the name of a ruling.
    let is_short = word.len() == 1 && !matches!(word, "?" | "q");
    match format!("{} {argument}", if is_short { word } else { own_name(word) }).trim_end() {
        "help" => Some(Command::Help(None)),
        "quit" | "bye" => Some(Command::Quit),
        "clear" | "cls" => Some(Command::Clear),
        "ls" | "dir" | "show" => Some(Command::Show(None)),
        "history" => Some(Command::History),
        "edit" => Some(Command::Edit),
        "undo" => Some(Command::Undo),
        "reset" => Some(Command::Reset),
        "guide" => Some(Command::Guide(None)),
        "explain" => Some(Command::Explain(None)),
        other => {
            if let Some(procedure) = other.strip_prefix("guide ") {
                return Some(Command::Guide(Some(procedure.trim().to_owned())));
            }
            if let Some(topic) = other.strip_prefix("explain ") {
                return Some(Command::Explain(Some(topic.trim().to_owned())));
            }
            let topic = other.strip_prefix("help ")?.trim();
            Some(Command::Help(Some(topic.to_owned())))
        }
    }
}

/// The help page, or that of a topic.
pub(super) fn help(topic: Option<&str>, locale: Locale, width: usize) -> String {
    match topic {
        Some("topics") => render::explained_list(locale),
        Some(topic) => explain(topic, locale, width),
        None => {
            let commands = COMMANDS.iter().map(|(name, argument)| {
                let command = format!(":{name} {}", names::command_argument(locale, argument));
                // Two blanks at least: a narrow window sets what follows below.
                format!("  {command:18}  {}\n", names::command(locale, name))
            });
            line(messages::prompt_help(locale, commands.collect::<String>()))
        }
    }
}

/// The explanation of a name.
pub(super) fn explain(name: &str, locale: Locale, width: usize) -> String {
    match render::explain_within(name, locale, width) {
        // At the prompt the command has a shorter name.
        Ok(text) => format!("{}\n", text.replace("`redress explain ", "`:explain ")),
        Err(Some(near)) => line(messages::explain_unknown_near(locale, visible(name).as_ref(), near)),
        Err(None) => line(messages::explain_unknown(locale, visible(name).as_ref())),
    }
}

/// The files that were written and may be written again, with what they hold.
#[derive(Debug, Default)]
pub struct SavedFiles(BTreeMap<String, String>);

impl SavedFiles {
    /// The same with a file that was read to go on from it.
    #[must_use]
    pub fn going_on_from(path: &str, text: &str) -> Self {
        Self(BTreeMap::from([(path.to_owned(), text.to_owned())]))
    }

    /// Writes a script, over a file that is there only if it holds what was saved there before; gives the message.
    ///
    /// # Errors
    /// The message about a file that was not written.
    pub fn save(&mut self, path: &str, script: &str, locale: Locale) -> Result<String, String> {
        let saved = self.0.get(path).filter(|_| Path::new(path).exists());
        let name = visible(path);
        match replace(Path::new(path), saved.map(String::as_bytes), script.as_bytes()) {
            Ok(()) => {
                self.0.insert(path.to_owned(), script.to_owned());
                Ok(line(messages::prompt_saved(locale, script.lines().count(), name.as_ref())))
            }
            Err(WriteError::Exists) => Err(line(messages::prompt_not_saved_over(locale, name.as_ref()))),
            Err(error) => Err(line(messages::prompt_not_saved(locale, name.as_ref(), &error.reason()))),
        }
    }
}

/// An answer of one line.
pub(super) fn line(text: impl Display) -> String {
    format!("{text}\n")
}
