//! `redress exam paper` and `redress exam sheet`: what candidates are given.

use super::super::Exit;
use super::super::format::Format;
use super::super::output::{detail, print};
use super::super::preferences::Preferences;
use super::{json, laid_out_headed, read};
use crate::exam::{self, KeyUse, PaperAnswers, PaperHead};
use crate::messages::{self, Locale, Text};
use clap::ValueEnum;
use std::path::PathBuf;

/// Lines to work on that a question has, at most.
const MOST_ROOM: i64 = 60;

/// Minutes that an exam takes, at most: a day.
const MOST_MINUTES: i64 = 24 * 60;

/// Characters of the line that a candidate's number is written on.
const NUMBER_LINE: usize = 14;

/// The head of a paper or a sheet.
#[derive(Debug, clap::Args)]
struct Head {
    /// Title of the exam
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Date of the exam; without it there is a line to write it on
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// The time allowed, in minutes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST_MINUTES))]
    minutes: Option<u32>,
    /// Lines to work on below each question, beside those for the answer
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(..=MOST_ROOM))]
    room: u32,
}

impl Head {
    fn title(&self, locale: Locale) -> String {
        // The name of the key's file is the examiner's.
        self.title.clone().unwrap_or_else(|| messages::exam_untitled(locale).unmarked().to_owned())
    }

    fn head(&self) -> PaperHead {
        let room = usize::try_from(self.room).unwrap_or(0);
        PaperHead { date: self.date.clone(), minutes: self.minutes, room }
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct Paper {
    /// The exam: a script whose cases have questions and answers; `-` is standard input
    #[arg(value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    head: Head,
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

/// The format of a sheet for the answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
enum Sheets {
    /// A file to be filled in
    #[default]
    File,
    /// Lines to be written on, in Markdown
    Markdown,
    /// A page with lines to be written on
    Html,
    /// The same as a LaTeX article
    Latex,
}

#[derive(Debug, clap::Args)]
pub(super) struct Sheet {
    /// The exam: a script whose cases have questions; `-` is standard input
    #[arg(value_name = "KEY")]
    key: PathBuf,
    #[command(flatten)]
    head: Head,
    /// A file to be filled in, or a page to be written on
    #[arg(long, value_enum, default_value_t)]
    format: Sheets,
}

pub(super) fn paper(arguments: &Paper, preferences: Preferences) -> Exit {
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
    let blocks = exam::paper(&key, answers, &arguments.head.head(), locale);
    let number = number_on_each_page(locale);
    let number = (answers == PaperAnswers::Hidden).then(|| number.unmarked());
    laid_out_headed(format, &arguments.head.title(locale), number, blocks.into_iter(), preferences)
}

/// A loose page tells whose it is.
fn number_on_each_page(locale: Locale) -> Text {
    messages::exam_page_number(locale, "_".repeat(NUMBER_LINE).as_str())
}

pub(super) fn sheet(arguments: &Sheet, preferences: Preferences) -> Exit {
    let key = match read(&arguments.key, KeyUse::Paper, preferences) {
        Ok(key) => key,
        Err(exit) => return exit,
    };
    let (locale, head) = (preferences.locale, arguments.head.head());
    let title = arguments.head.title(locale);
    let format = match arguments.format {
        Sheets::File => return print(exam::blank_sheet(&key, &title, &head, locale), preferences),
        Sheets::Markdown => "markdown",
        Sheets::Html => "html",
        Sheets::Latex => "latex",
    };
    match crate::render::FORMATS.into_iter().find(|known| known.name() == format) {
        Some(format) => {
            let number = number_on_each_page(locale);
            let pages = exam::blank_sheet_page(&key, &head, locale).into_iter();
            laid_out_headed(format, &title, Some(number.unmarked()), pages, preferences)
        }
        None => Exit::NotRun,
    }
}
