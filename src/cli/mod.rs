//! The command line: one file per subcommand.

mod body;
mod casebook;
mod config;
mod defaults;
mod eval;
mod evening;
mod event;
mod exam;
mod explain;
mod files;
mod find;
mod fmt;
mod format;
mod guide;
mod help;
mod laws;
mod letterhead;
mod log;
#[cfg(feature = "editor")]
mod lsp;
mod manual;
mod mistakes;
mod options;
mod output;
mod preferences;
mod printer;
#[cfg(feature = "double-dummy")]
mod progress;
mod run;
mod sheet;
mod test;
mod threads;
mod unnamed;
mod weave;

use crate::diagnostic::closest;
use crate::messages::{self, Locale};
use crate::repl;
use crate::source::{is_invisible, visible, visible_lines};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use format::Format;
use output::Output;
use preferences::{Colour, Preferences, redraws};
use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;

/// A language for bridge rulings: scores any adjusted score exactly and shows the working.
#[derive(Debug, Parser)]
#[command(name = "redress", version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    everywhere: Everywhere,
}

/// The options of every command; [`Preferences`] reads them before the others.
#[derive(Debug, clap::Args)]
struct Everywhere {
    /// Language of the output, unless a script chooses one [default: the environment's]
    #[arg(long, alias = "lang", global = true, value_name = "LANGUAGE", value_parser = languages())]
    language: Option<Locale>,
    /// Colours in the output
    #[arg(long, global = true, value_name = "WHEN", value_enum)]
    color: Option<Colour>,
}

/// The commands that are given most, without the others: to make all of them takes longer than to score a ruling.
#[derive(Debug, Parser)]
#[command(name = "redress")]
struct Frequent {
    #[command(subcommand)]
    command: FrequentCommand,
    #[command(flatten)]
    everywhere: Everywhere,
}

#[derive(Debug, Subcommand)]
enum FrequentCommand {
    Run(run::Arguments),
    Eval(Box<eval::Arguments>),
}

impl From<FrequentCommand> for Command {
    fn from(command: FrequentCommand) -> Self {
        match command {
            FrequentCommand::Run(arguments) => Self::Run(arguments),
            FrequentCommand::Eval(arguments) => Self::Eval(arguments),
        }
    }
}

/// The languages by their tags.
fn languages() -> impl TypedValueParser<Value = Locale> {
    PossibleValuesParser::new(Locale::ALL.map(Locale::tag)).map(|tag| Locale::of_locale(&tag).unwrap_or_default())
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run ruling scripts and show each result with its working
    Run(run::Arguments),
    /// Score one ruling
    Eval(Box<eval::Arguments>),
    /// Run the tests in scripts and in Markdown documents
    Test(test::Arguments),
    /// Write scripts in their canonical form
    Fmt(fmt::Arguments),
    /// Print an exam's paper, mark candidates' answers, make fresh questions
    Exam(exam::Arguments),
    /// Ask what happened, question by question, and find what follows by the Laws
    Guide(guide::Arguments),
    /// Print each ruling on a page for the players and the appeals committee
    Sheet(sheet::Arguments),
    /// Print the rulings of an evening in a table
    Log(log::Arguments),
    /// Score a whole event from its file, with rulings or without, and rank it
    Event(event::Arguments),
    /// Find where the figures in the file of an event differ from its rules
    Audit(event::AuditArguments),
    /// Write an event in another format
    Convert(event::ConvertArguments),
    /// Run the blocks of a Markdown lecture and weave their results in
    Weave(weave::Arguments),
    /// Write the manual as pages: explanations, examples and lectures
    Manual(manual::Arguments),
    /// List the Laws and how far the program goes with each, check their procedures, compare editions
    Laws(laws::Arguments),
    /// List published rulings, search them, show one, and compare their figures
    Casebook(casebook::Arguments),
    /// Explain a diagnostic code, a setting or a topic
    Explain(explain::Arguments),
    /// Run the language server for an editor, on standard input and output
    #[cfg(feature = "editor")]
    Lsp(lsp::Arguments),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
    /// Show the defaults that the prompt and `eval` start from
    Config,
    /// Print the help of a command
    Help {
        /// The command
        command: Vec<OsString>,
    },
    /// A script, or a ruling
    #[command(external_subcommand)]
    Unnamed(Vec<OsString>),
}

/// The exit status of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Exit {
    Done = 0,
    ExpectationFailed = 1,
    Usage = 2,
    NotRun = 3,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Parses the arguments, runs the command and gives the exit status.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let preferences = Preferences::from_arguments(&arguments);
    match parsed(&arguments, preferences.locale) {
        Ok(cli) => execute(cli.command, preferences).into(),
        Err(error) => usage(&error, preferences).into(),
    }
}

/// The arguments as they are understood; help is in the reader's language, and is made where it is asked for.
fn parsed(arguments: &[OsString], locale: Locale) -> Result<Cli, clap::Error> {
    if arguments.get(1).is_some_and(|first| first == "run" || first == "eval")
        && let Ok(Frequent { command, everywhere }) = Frequent::try_parse_from(arguments)
    {
        return Ok(Cli { command: Some(command.into()), everywhere });
    }
    if let Ok(cli) = Cli::try_parse_from(arguments) {
        return Ok(cli);
    }
    let matches = help::localised(Cli::command(), locale).try_get_matches_from(arguments)?;
    Cli::from_arg_matches(&matches)
}

fn execute(command: Option<Command>, preferences: Preferences) -> Exit {
    match command {
        Some(Command::Run(arguments)) => run::run(&arguments, preferences),
        Some(Command::Eval(arguments)) => eval::run(&arguments, preferences),
        Some(Command::Test(arguments)) => test::run(&arguments, preferences),
        Some(Command::Fmt(arguments)) => fmt::run(&arguments, preferences),
        Some(Command::Exam(arguments)) => exam::run(&arguments, preferences),
        Some(Command::Guide(arguments)) => guide::run(&arguments, preferences),
        Some(Command::Sheet(arguments)) => sheet::run(&arguments, preferences),
        Some(Command::Log(arguments)) => log::run(&arguments, preferences),
        Some(Command::Event(arguments)) => event::run(&arguments, preferences),
        Some(Command::Audit(arguments)) => event::audit(&arguments, preferences),
        Some(Command::Convert(arguments)) => event::convert(&arguments, preferences),
        Some(Command::Weave(arguments)) => weave::run(&arguments, preferences),
        Some(Command::Manual(arguments)) => manual::run(&arguments, preferences),
        Some(Command::Laws(arguments)) => laws::run(&arguments, preferences),
        Some(Command::Casebook(arguments)) => casebook::run(&arguments, preferences),
        Some(Command::Explain(arguments)) => explain::run(&arguments, preferences),
        #[cfg(feature = "editor")]
        Some(Command::Lsp(arguments)) => lsp::run(&arguments, preferences),
        Some(Command::Completions { shell }) => {
            let mut output = Output::new(preferences);
            clap_complete::generate(shell, &mut Cli::command(), "redress", &mut output);
            output.finish(Exit::Done)
        }
        Some(Command::Man) => {
            let mut output = Output::new(preferences);
            // The output remembers an error of writing.
            let _ = clap_mangen::Man::new(Cli::command()).render(&mut output);
            output.finish(Exit::Done)
        }
        Some(Command::Config) => config::run(preferences),
        Some(Command::Help { command }) => {
            let words = std::iter::once(OsString::from("redress")).chain(command).chain([OsString::from("--help")]);
            match parsed(&words.collect::<Vec<_>>(), preferences.locale) {
                Ok(_) => Exit::Usage,
                Err(error) => usage(&error, preferences),
            }
        }
        Some(Command::Unnamed(arguments)) => unnamed(&arguments, preferences),
        None if std::io::stdin().is_terminal() => prompt(preferences),
        None => run::standard_input(Format::default(), preferences),
    }
}

/// Arguments without a command: scripts are run, a ruling is scored.
fn unnamed(arguments: &[OsString], preferences: Preferences) -> Exit {
    let Some(intended) = unnamed::command(arguments) else {
        let name = arguments.first().map(|name| name.to_string_lossy()).unwrap_or_default();
        let commands = Cli::command();
        // A topic or a Law, which `explain` knows, or a command that is misspelt.
        let words = arguments.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
        let topic = crate::render::explain(&words, preferences.locale).is_ok();
        let topic = topic.then(|| format!("redress explain {words}").into());
        let command = || closest(&name, commands.get_subcommands().map(clap::Command::get_name)).map(Into::into);
        let near = topic.or_else(command);
        output::complain(messages::cli_unknown(preferences.locale, visible(&name), near));
        return Exit::Usage;
    };
    match parsed(&intended, preferences.locale) {
        Ok(cli) if !matches!(cli.command, Some(Command::Unnamed(_))) => execute(cli.command, preferences),
        Ok(_) => Exit::Usage,
        Err(error) => usage(&error, preferences),
    }
}

/// Help that was asked for goes to standard output, what is wrong with the arguments to standard error.
fn usage(error: &clap::Error, preferences: Preferences) -> Exit {
    if let Some(message) = mistakes::error_text(error, preferences.locale).filter(|_| error.use_stderr()) {
        output::notify(message);
        return Exit::Usage;
    }
    let plain = error.render().to_string();
    let rendered = error.render().ansi().to_string();
    let (to_stdout, to_stderr) = (preferences.style(&std::io::stdout()), preferences.style(&std::io::stderr()));
    let style = if error.use_stderr() { to_stderr } else { to_stdout };
    let hides = plain.chars().any(|character| character != '\n' && is_invisible(character));
    let text = match style.colour && !hides {
        true => rendered,
        // An argument may be a file's name and hold anything.
        false => visible_lines(&plain).into_owned(),
    };
    if !error.use_stderr() {
        return output::print(&text, preferences);
    }
    output::notify(text.trim_end_matches('\n'));
    Exit::Usage
}

/// The prompt, where there is a terminal to ask at. It starts from the defaults.
fn prompt(preferences: Preferences) -> Exit {
    let (defaults, start) = match defaults::snapshot_or_report(preferences) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let preferences = defaults.override_preferences(preferences);
    let (locale, stdout) = (preferences.locale, std::io::stdout());
    let options = repl::ReplOptions {
        loader: &files::Files,
        locale,
        style: preferences.style(&stdout),
        edits: redraws(&stdout),
        start: repl::Start { snapshot: start, script: defaults.script() },
    };
    match repl::run(&options) {
        Ok(()) => Exit::Done,
        Err(reason) => {
            output::complain(messages::prompt_unreadable(locale, reason));
            Exit::NotRun
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_sound() {
        Cli::command().debug_assert();
        for locale in Locale::ALL {
            help::localised(Cli::command(), locale).debug_assert();
        }
    }

    /// A text without the backticks of its code.
    fn plain(text: &str) -> String {
        text.replace('`', "")
    }

    fn every_argument(command: &clap::Command, key: &str) {
        for argument in command.get_arguments().filter(|argument| !argument.is_global_set()) {
            let (id, written) = (argument.get_id().as_str(), argument.get_help().map(ToString::to_string));
            let of = |locale: Locale| messages::names::option(locale, key, id).unmarked().to_owned();
            assert_eq!(plain(&of(Locale::En)), plain(&written.unwrap_or_default()), "{key} {id}");
            assert!(Locale::ALL.iter().all(|locale| !of(*locale).is_empty()), "{key} {id}");
            for value in argument.get_possible_values().iter().filter(|value| value.get_help().is_some()) {
                for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::En) {
                    let meaning = messages::names::option_value(locale, value.get_name());
                    assert!(!meaning.is_empty(), "{key} {id} {} in {}", value.get_name(), locale.tag());
                }
            }
        }
        for inner in command.get_subcommands() {
            let key = if key.is_empty() { inner.get_name().to_owned() } else { format!("{key}-{}", inner.get_name()) };
            every_argument(inner, &key);
        }
    }

    #[test]
    fn every_argument_is_described_in_every_language() {
        every_argument(&Cli::command(), "");
    }
}
