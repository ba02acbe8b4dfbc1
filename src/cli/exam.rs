//! `redress exam paper|grade|new`

use super::format::Format;
use super::output::{Output, complain, detail, print};
use super::preferences::Preferences;
use super::printer::Printer;
use super::{Exit, files};
use crate::exam::{
    self, GenerateError, Graded, Grader, InvalidKey, Key, KeyUse, LARGEST, PaperAnswers, Retain, Submission,
};
use crate::messages;
use crate::render::{self, Block};
use crate::session::{Loaded, Sink};
use clap::{Subcommand, ValueEnum};
use serde::Serialize;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print the paper of an exam, without its answers
    Paper(Paper),
    /// Mark candidates' answers
    Grade(Grade),
    /// Make fresh questions with their keys
    New(New),
}

#[derive(Debug, clap::Args)]
struct Paper {
    /// What the paper is called
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The exam: a script whose cases have questions and answers; `-` is standard input
    #[arg(value_name = "KEY")]
    key: PathBuf,
    /// Print the answers and their working too
    #[arg(long = "key")]
    answers: bool,
    /// With --key, show every other pair and every convention too
    #[arg(long, requires = "answers")]
    full: bool,
    /// How to print it
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How marks are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
enum Marks {
    /// Tables for a terminal
    #[default]
    Text,
    /// Comma-separated values for a spreadsheet
    Csv,
    /// Markdown tables
    Markdown,
    /// One JSON document
    Json,
}

#[derive(Debug, clap::Args)]
struct Grade {
    /// The exam with its answers
    #[arg(value_name = "KEY")]
    key: PathBuf,
    /// Candidates' files: `case "…" { answer … }`, read and never run
    #[arg(required = true, value_name = "ANSWERS")]
    answers: Vec<PathBuf>,
    /// Show the working of what went wrong too
    #[arg(long)]
    full: bool,
    /// How to print the marks
    #[arg(long, value_enum, default_value_t)]
    format: Marks,
}

/// What a fresh question asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// A weighted score, Law 12C1(c)
    Weighted,
    /// Weights tilted towards each side, after a director's error
    Split,
    /// An error of play after the infraction, Law 12C1(e)
    Damage,
    /// A board that not every table played
    Neuberg,
    /// A weighted score against a datum
    Butler,
    /// Unauthorised information, Law 16B: a story, whose verdict and Law are asked
    Ui,
    /// Misinformation, Law 21B
    Mi,
    /// A revoke, Laws 61 to 64; the verdict, or the score after it
    Revoke,
    /// Cards or a board that were not meant, Law 15
    Law15,
    /// A board without a result, Law 12C2; the verdict, or the score
    Law12,
    /// A board of a team match without a comparison, Law 86
    Law86,
}

#[derive(Debug, clap::Args)]
struct New {
    /// What it asks for; the seed chooses where it is left out
    #[arg(long, value_enum)]
    kind: Option<Kind>,
    /// The same seed gives the same question, on every machine; one is drawn where it is left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How many questions, each from the seed after the one before it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    count: u32,
    /// A script with the board and its traveller; without it a field is made up
    #[arg(long, value_name = "TRAVELLER")]
    from: Option<PathBuf>,
    /// The board's number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    board: Option<u32>,
    /// What each question is worth
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    points: u32,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    match &arguments.command {
        Command::Paper(arguments) => paper(arguments, preferences),
        Command::Grade(arguments) => grade(arguments, preferences),
        Command::New(arguments) => new(arguments, preferences),
    }
}

fn paper(arguments: &Paper, preferences: Preferences) -> Exit {
    let (key_use, answers) = match arguments.answers {
        true => (KeyUse::Answers, PaperAnswers::Shown(detail(arguments.full))),
        false => (KeyUse::Paper, PaperAnswers::Hidden),
    };
    let key = match read(&arguments.key, key_use, preferences) {
        Ok(key) => key,
        Err(exit) => return exit,
    };
    let locale = preferences.locale;
    let Format::Laid(format) = arguments.format else {
        return json(&exam::paper_document(&key, answers, locale), preferences);
    };
    let (blocks, style) = (exam::paper(&key, answers, locale), preferences.style(&std::io::stdout()));
    // The name of the key's file is the examiner's.
    let untitled = messages::exam_untitled(locale);
    let title = arguments.title.as_deref().unwrap_or(untitled.unmarked());
    let laid = blocks.iter().map(|part| format.blocks(part, style));
    match format.document() {
        Some(document) => print(document(title, locale.tag(), &laid.collect::<String>()), preferences),
        None => {
            let head = [Block::Section(title.to_owned().into())];
            parts(&mut std::iter::once(format.blocks(&head, style)).chain(laid), preferences)
        }
    }
}

fn grade(arguments: &Grade, preferences: Preferences) -> Exit {
    let key = match read(&arguments.key, KeyUse::Answers, preferences) {
        Ok(key) => key,
        Err(exit) => return exit,
    };
    let locale = preferences.locale;
    let retain = if arguments.full { Retain::Working } else { Retain::Figures };
    let mut grader = Grader::new(&key, retain);
    let names = names(&arguments.answers);
    let graded: Vec<Graded> = arguments
        .answers
        .iter()
        .zip(names)
        .map(|(path, name)| grader.grade(&Submission { name, text: files::bounded(path, LARGEST) }))
        .collect();
    let exit = if graded.iter().any(Graded::is_refused) { Exit::NotRun } else { Exit::Done };
    let printed = match arguments.format {
        Marks::Text => {
            let style = preferences.style(&std::io::stdout());
            parts(exam::results(&key, &graded, locale).map(|blocks| render::terminal(&blocks, style)), preferences)
        }
        Marks::Markdown => {
            parts(exam::results(&key, &graded, locale).map(|blocks| render::markdown(&blocks)), preferences)
        }
        Marks::Csv => print(exam::csv(&key, &graded, locale), preferences),
        Marks::Json => json(&exam::marks_document(&key, &graded, locale), preferences),
    };
    // The others are marked all the same.
    printed.max(exit)
}

/// A file's name is the candidate's, unless several have it.
fn names(paths: &[PathBuf]) -> Vec<String> {
    let own: Vec<String> =
        paths.iter().map(|path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()).collect();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for name in &own {
        let count = counts.entry(name).or_default();
        *count = count.saturating_add(1);
    }
    let is_alone = |name: &str| counts.get(name) == Some(&1);
    let name = |(path, own): (&PathBuf, &String)| {
        if is_alone(own) { own.clone() } else { path.display().to_string() }
    };
    paths.iter().zip(&own).map(name).collect()
}

fn new(arguments: &New, preferences: Preferences) -> Exit {
    let kind = arguments.kind.map(|kind| match kind {
        Kind::Weighted => exam::Kind::Weighted,
        Kind::Split => exam::Kind::Split,
        Kind::Damage => exam::Kind::Damage,
        Kind::Neuberg => exam::Kind::Neuberg,
        Kind::Butler => exam::Kind::Butler,
        Kind::Ui => exam::Kind::Unauthorised,
        Kind::Mi => exam::Kind::Misinformation,
        Kind::Revoke => exam::Kind::Revoke,
        Kind::Law15 => exam::Kind::Law15,
        Kind::Law12 => exam::Kind::Law12,
        Kind::Law86 => exam::Kind::Law86,
    });
    let from = match arguments.from.as_ref().map(|path| script(path, preferences)).transpose() {
        Ok(from) => from,
        Err(exit) => return exit,
    };
    let first = arguments.seed.unwrap_or_else(drawn);
    let mut output = Output::new(preferences);
    for number in 0..arguments.count {
        let seed = first.wrapping_add(number.into());
        let kind = kind.unwrap_or_else(|| exam::Kind::of_seed(seed));
        let spec =
            exam::QuestionSpec { kind, seed, board: arguments.board, points: arguments.points, from: from.clone() };
        let reason = match exam::generate(&spec, preferences.locale, &files::Files) {
            Ok(question) => {
                output.print(if number == 0 { question } else { format!("\n{question}") });
                continue;
            }
            Err(GenerateError::InvalidScript(invalid)) => return report_invalid(*invalid, preferences),
            Err(GenerateError::NoField) => messages::exam_no_field(preferences.locale),
            Err(GenerateError::NoFigures) => messages::exam_no_figures(preferences.locale),
        };
        output.settle();
        complain(reason);
        return Exit::NotRun;
    }
    output.finish(Exit::Done)
}

/// A seed that nobody chose, short enough to be typed again.
fn drawn() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}

/// The key, or its faults told.
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
        let told = render::terminal(&render::blocks(outcome, locale, detail(false)), style);
        // A reader that has gone away needs no message.
        let _ = std::io::stderr().write_all(told.as_bytes());
    }
    exit
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
