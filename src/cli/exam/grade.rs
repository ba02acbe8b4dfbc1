//! `redress exam grade` and `redress exam statistics`: candidates' answers marked, and what the marks say of the exam.

use super::super::format::{Format, TableFormat};
use super::super::output::print;
use super::super::preferences::Preferences;
use super::super::{Exit, files};
use super::{json, laid_out, parts, read, report_invalid, script};
use crate::exam::{self, Graded, Grader, Key, KeyUse, LARGEST, Retain, Statistics, Submission};
use crate::files::is_same;
use crate::messages::{self, Locale};
use crate::render::{Block, GroupKind};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Grade {
    /// The exam with its answers
    #[arg(value_name = "KEY")]
    key: PathBuf,
    /// Candidates' files, or a folder of them: `1: NS 9.8, EW 8.2`, read and never run
    #[arg(required = true, value_name = "ANSWERS")]
    answers: Vec<PathBuf>,
    /// Marks that the examiner gives by hand: `candidate "bob"`, then lines `mark "7" 2, "reasoned well"`
    #[arg(long, value_name = "FILE")]
    marks: Option<PathBuf>,
    /// Show the working of mistakes too
    #[arg(long)]
    full: bool,
    /// Title of the page of marks
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// How to print the marks
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

#[derive(Debug, clap::Args)]
pub(super) struct Class {
    /// The exam with its answers
    #[arg(value_name = "KEY")]
    key: PathBuf,
    /// Candidates' files, or a folder of them; no candidate appears in the statistics
    #[arg(required = true, value_name = "ANSWERS")]
    answers: Vec<PathBuf>,
    /// Marks that the examiner gives by hand
    #[arg(long, value_name = "FILE")]
    marks: Option<PathBuf>,
    /// Title of the statistics
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// How to print the statistics
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(super) fn grade(arguments: &Grade, preferences: Preferences) -> Exit {
    let retain = if arguments.full { Retain::Working } else { Retain::Figures };
    let by_hand = arguments.marks.as_deref();
    let (key, graded) = match marked(&arguments.key, &arguments.answers, by_hand, retain, preferences) {
        Ok(marked) => marked,
        Err(exit) => return exit,
    };
    let locale = preferences.locale;
    let exit = match () {
        () if graded.iter().any(Graded::is_refused) => Exit::NotRun,
        () if graded.iter().any(Graded::needs_examiner) => Exit::ExpectationFailed,
        () => Exit::Done,
    };
    let printed = match arguments.format {
        TableFormat::As(Format::Laid(format)) if format.document().is_some() => {
            let untitled = messages::exam_marks(locale);
            let title = arguments.title.as_deref().unwrap_or(untitled.unmarked());
            let class = (graded.len() > 1).then(|| class(&key, &graded, locale));
            let blocks = exam::results_on_paper(&key, &graded, locale).chain(class);
            laid_out(format, title, blocks, preferences)
        }
        TableFormat::As(Format::Laid(format)) => {
            let style = preferences.style(&std::io::stdout());
            parts(exam::results(&key, &graded, locale).map(|blocks| format.blocks(&blocks, style)), preferences)
        }
        TableFormat::Csv => print(exam::csv(&key, &graded, locale), preferences),
        TableFormat::As(Format::Json) => json(&exam::marks_document(&key, &graded, locale), preferences),
    };
    // The others are marked all the same.
    printed.max(exit)
}

/// The statistics of the class, on a page of its own.
fn class(key: &Key, graded: &[Graded], locale: Locale) -> Vec<Block> {
    let mut blocks = vec![Block::Case(messages::statistics_untitled(locale))];
    blocks.extend(exam::statistics_blocks(key, &Statistics::of(key, graded), locale));
    vec![Block::Group { kind: GroupKind::Page, blocks }]
}

pub(super) fn statistics(arguments: &Class, preferences: Preferences) -> Exit {
    let by_hand = arguments.marks.as_deref();
    let (key, graded) = match marked(&arguments.key, &arguments.answers, by_hand, Retain::Figures, preferences) {
        Ok(marked) => marked,
        Err(exit) => return exit,
    };
    let (locale, statistics) = (preferences.locale, Statistics::of(&key, &graded));
    let exit = if statistics.unread > 0 { Exit::NotRun } else { Exit::Done };
    let printed = match arguments.format {
        Format::Json => json(&exam::statistics_document(&key, &statistics, locale), preferences),
        Format::Laid(format) => {
            let untitled = messages::statistics_untitled(locale);
            let title = arguments.title.as_deref().unwrap_or(untitled.unmarked());
            let blocks = std::iter::once(exam::statistics_blocks(&key, &statistics, locale));
            laid_out(format, title, blocks, preferences)
        }
    };
    printed.max(exit)
}

/// The key, and the marks of each candidate: those of the key, and in their place those that the examiner gave by hand.
fn marked(
    key_path: &Path,
    answers: &[PathBuf],
    by_hand: Option<&Path>,
    retain: Retain,
    preferences: Preferences,
) -> Result<(Key, Vec<Graded>), Exit> {
    let key = read(key_path, KeyUse::Answers, preferences)?;
    let mut grader = Grader::new(&key, retain);
    let answers: Vec<PathBuf> = answers.iter().flat_map(|path| handed_in(path, key_path)).collect();
    let submissions = answers.iter().zip(display_names(&answers));
    let mut graded: Vec<Graded> = submissions
        .map(|(path, name)| grader.grade(&Submission { name, text: files::bounded(path, LARGEST) }))
        .collect();
    drop(grader);
    if let Some(path) = by_hand {
        let marks = script(path, preferences)?;
        exam::mark_by_hand(&marks, &key, &mut graded).map_err(|invalid| report_invalid(*invalid, preferences))?;
    }
    Ok((key, graded))
}

/// The file itself, or those of a folder by their names, without the key and hidden files: the ones that end in
/// `.answers`, or where there is none, all but scripts, or where there are scripts alone, those. A folder without any is
/// refused as a file is that cannot be read.
fn handed_in(path: &Path, key: &Path) -> Vec<PathBuf> {
    let ends = |path: &PathBuf, end: &str| path.extension().is_some_and(|own| own.eq_ignore_ascii_case(end));
    let is_hidden = |path: &PathBuf| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let listed = std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut inside: Vec<PathBuf> =
        listed.filter(|path| !is_hidden(path) && !path.is_dir() && !is_same(path, key)).collect();
    if inside.iter().any(|path| ends(path, "answers")) {
        inside.retain(|path| ends(path, "answers"));
    } else if !inside.iter().all(|path| ends(path, "ruling")) {
        inside.retain(|path| !ends(path, "ruling"));
    }
    inside.sort();
    if inside.is_empty() { vec![path.to_owned()] } else { inside }
}

/// A file's name is the candidate's, unless several have it.
fn display_names(paths: &[PathBuf]) -> Vec<String> {
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
