//! `redress exam paper|grade|new`

use super::output::{Printer, detail, style, write};
use super::{Exit, files};
use crate::exam::{self, Key, LARGEST, Submission, Unsound};
use crate::render::{self, Block};
use crate::session::{LoadError, Sink};
use clap::{Subcommand, ValueEnum};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

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
}

#[derive(Debug, clap::Args)]
struct Paper {
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
    format: super::Format,
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

pub(super) fn run(arguments: &Arguments) -> Exit {
    match &arguments.command {
        Command::Paper(arguments) => paper(arguments),
        Command::Grade(arguments) => grade(arguments),
    }
}

fn paper(arguments: &Paper) -> Exit {
    let key = match read(&arguments.key, arguments.answers) {
        Ok(key) => key,
        Err(exit) => return exit,
    };
    let blocks = || exam::paper(&key, arguments.answers.then(|| detail(arguments.full)));
    match arguments.format {
        super::Format::Text => text(&blocks()),
        super::Format::Markdown => markdown(&blocks()),
        super::Format::Json => json(&exam::paper_json(&key, arguments.answers)),
    }
}

fn grade(arguments: &Grade) -> Exit {
    let key = match read(&arguments.key, true) {
        Ok(key) => key,
        Err(exit) => return exit,
    };
    let submission = |path: &PathBuf| Submission {
        name: path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
        text: files::bounded(path, LARGEST),
    };
    let submissions: Vec<Submission> = arguments.answers.iter().map(submission).collect();
    let graded = exam::grade(&key, &submissions);
    let blocks = || exam::results(&key, &graded, arguments.full);
    match arguments.format {
        Marks::Text => text(&blocks()),
        Marks::Markdown => markdown(&blocks()),
        Marks::Csv => write(exam::csv(&key, &graded).as_bytes()),
        Marks::Json => json(&exam::marks_json(&key, &graded)),
    }
}

/// The key, or its faults told.
fn read(path: &std::path::Path, answered: bool) -> Result<Key, Exit> {
    let mut printer = Printer::new(super::Format::Text, detail(false));
    let script = files::named(path).map_err(|error: LoadError| {
        printer.unreadable(&path.display().to_string(), error);
        Exit::NotRun
    })?;
    Key::read(&script, &files::Files, answered).map_err(|unsound| {
        let Unsound { diagnostics, failed, sources } = *unsound;
        diagnostics.into_iter().for_each(|diagnostic| printer.diagnostic(diagnostic, &sources));
        printer.say_the_rest();
        let style = style(std::io::stderr().is_terminal());
        for outcome in &failed {
            let told = render::terminal(&render::blocks(outcome, detail(false)), style);
            // A reader that has gone away needs no message.
            let _ = std::io::stderr().write_all(told.as_bytes());
        }
        Exit::NotRun
    })
}

fn text(parts: &[Vec<Block>]) -> Exit {
    let style = style(std::io::stdout().is_terminal());
    let text: String = parts.iter().map(|blocks| render::terminal(blocks, style)).collect();
    write(text.as_bytes())
}

fn markdown(parts: &[Vec<Block>]) -> Exit {
    let text: String = parts.iter().map(|blocks| render::markdown(blocks)).collect();
    write(text.as_bytes())
}

fn json(document: &serde_json::Value) -> Exit {
    match serde_json::to_string_pretty(document) {
        Ok(text) => write(format!("{text}\n").as_bytes()),
        Err(_) => Exit::NotRun,
    }
}
