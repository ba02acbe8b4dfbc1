//! The command line: one file per subcommand.

mod eval;
mod exam;
mod explain;
mod files;
mod find;
mod fmt;
mod output;
mod preferences;
mod printer;
mod run;
mod test;
mod threads;
mod weave;

use crate::messages::{self, Locale};
use crate::repl;
use crate::source::{is_invisible, visible_lines};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use output::Output;
use preferences::{Preferences, redraws};
use std::io::IsTerminal;
use std::process::ExitCode;

/// A language for bridge rulings: scores any adjusted score exactly and shows the working.
#[derive(Debug, Parser)]
#[command(name = "redress", version, disable_help_subcommand = true)]
#[command(after_help = "Exit status: 0 done, 1 an expectation failed, 2 wrong usage, 3 a script could not be run.")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// The language of what is printed, where a script does not say it [default: the environment's]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = languages())]
    language: Option<Locale>,
}

/// The languages by their tags.
fn languages() -> impl TypedValueParser<Value = Locale> {
    PossibleValuesParser::new(Locale::ALL.map(Locale::tag)).map(|tag| Locale::of_locale(&tag).unwrap_or_default())
}

/// The language that the environment asks for: the program's own variable, else the system's locale.
fn environment() -> Option<Locale> {
    let own = std::env::var("REDRESS_LANGUAGE").ok().filter(|value| !value.is_empty());
    Locale::of_locale(&own.or_else(sys_locale::get_locale)?)
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
    /// Execute the blocks of a lecture in Markdown and weave their results in
    Weave(weave::Arguments),
    /// Explain a diagnostic code, a setting or a topic
    Explain(explain::Arguments),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

/// How results are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
enum Format {
    /// For a terminal
    #[default]
    Text,
    /// Markdown tables
    Markdown,
    /// A page that needs no network
    Html,
    /// A LaTeX article
    Latex,
    /// One JSON document
    Json,
}

/// How a command ended.
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
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error, Preferences { locale: environment().unwrap_or_default() }).into(),
    };
    let preferences = Preferences { locale: cli.language.or_else(environment).unwrap_or_default() };
    let exit = match cli.command {
        Some(Command::Run(arguments)) => run::run(&arguments, preferences),
        Some(Command::Eval(arguments)) => eval::run(&arguments, preferences),
        Some(Command::Test(arguments)) => test::run(&arguments, preferences),
        Some(Command::Fmt(arguments)) => fmt::run(&arguments, preferences),
        Some(Command::Exam(arguments)) => exam::run(&arguments, preferences),
        Some(Command::Weave(arguments)) => weave::run(&arguments, preferences),
        Some(Command::Explain(arguments)) => explain::run(&arguments, preferences),
        Some(Command::Completions { shell }) => {
            let mut output = Output::new(preferences);
            clap_complete::generate(shell, &mut Cli::command(), "redress", &mut output);
            output.finish(Exit::Done)
        }
        Some(Command::Man) => {
            let mut output = Output::new(preferences);
            // What cannot be written is remembered by the output itself.
            let _ = clap_mangen::Man::new(Cli::command()).render(&mut output);
            output.finish(Exit::Done)
        }
        None if std::io::stdin().is_terminal() => prompt(preferences),
        None => run::standard_input(Format::Text, preferences),
    };
    exit.into()
}

/// Help that was asked for goes to standard output, what is wrong with the arguments to standard error.
fn usage(error: &clap::Error, preferences: Preferences) -> Exit {
    let plain = error.render().to_string();
    let shown = error.render().ansi().to_string();
    let (to_stdout, to_stderr) = (preferences.style(&std::io::stdout()), preferences.style(&std::io::stderr()));
    let style = if error.use_stderr() { to_stderr } else { to_stdout };
    let hides = plain.chars().any(|character| character != '\n' && is_invisible(character));
    let text = match style.colour && !hides {
        true => shown,
        // An argument may be a file's name and hold anything.
        false => visible_lines(&plain).into_owned(),
    };
    if !error.use_stderr() {
        return output::print(&text, preferences);
    }
    output::notify(text.trim_end_matches('\n'));
    Exit::Usage
}

/// The prompt, where there is a terminal to ask at.
fn prompt(preferences: Preferences) -> Exit {
    let (locale, stdout) = (preferences.locale, std::io::stdout());
    let style = preferences.style(&stdout);
    let options = repl::ReplOptions { loader: &files::Files, locale, style, edits: redraws(&stdout) };
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
    }
}
