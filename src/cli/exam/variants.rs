//! `redress exam variants`: other papers from the same key.

use super::super::output::Output;
use super::super::preferences::Preferences;
use super::super::printer::Printer;
use super::super::{Exit, files};
use super::new::random_seed;
use super::{report_invalid, script};
use crate::exam::{self, Change, Variant};
use crate::files::{WriteError, replace};
use crate::messages::{self, Locale, Text};
use crate::render::{self, Align, Block, Table};
use std::path::{Path, PathBuf};

/// Variants at most: one for each letter.
const MOST: i64 = 26;

#[derive(Debug, clap::Args)]
pub(super) struct Variants {
    /// The exam with its answers
    #[arg(value_name = "KEY")]
    key: PathBuf,
    /// Number of variants
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=MOST))]
    count: u32,
    /// The same seed gives the same variants on every machine; if left out, a random seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// The folder for the keys of the variants; no file there is overwritten
    #[arg(short, long, value_name = "FOLDER", default_value = ".")]
    output: PathBuf,
}

pub(super) fn variants(arguments: &Variants, preferences: Preferences) -> Exit {
    let key = match script(&arguments.key, preferences) {
        Ok(key) => key,
        Err(exit) => return exit,
    };
    let (locale, seed) = (preferences.locale, arguments.seed.unwrap_or_else(random_seed));
    let made = match exam::variants(&key, arguments.count, seed, &files::Files) {
        Ok(made) => made,
        Err(invalid) => return report_invalid(*invalid, preferences),
    };
    let stem = arguments.key.file_stem().map_or_else(|| "key".to_owned(), |stem| stem.to_string_lossy().into_owned());
    for (letter, variant) in ('A'..='Z').zip(&made) {
        let path = arguments.output.join(format!("{stem}-{letter}.ruling"));
        let head = messages::exam_variant_made(locale, letter.to_string(), seed.to_string());
        let text = format!("# {}\n\n{}", head.unmarked(), variant.text);
        if let Err(error) = written(&path, &text) {
            let mut printer = Printer::of_diagnostics(preferences);
            printer.unwritable(&path, &error);
            return printer.end(Exit::NotRun);
        }
    }
    let mut output = Output::new(preferences);
    output.print(render::terminal(&blocks(&made, seed, locale), preferences.style(&std::io::stdout())));
    output.finish(Exit::Done)
}

fn written(path: &Path, text: &str) -> Result<(), WriteError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder)?;
    replace(path, None, text.as_bytes())
}

/// The number in the key of each question of each variant, and how it was changed.
fn blocks(made: &[Variant], seed: u64, locale: Locale) -> Vec<Block> {
    let heads = ('A'..='Z').zip(made).map(|(letter, _)| (Text::from(letter.to_string()), Align::Right));
    let mut table = Table::new([(messages::exam_variant_question(locale), Align::Right)].into_iter().chain(heads));
    let questions = made.iter().map(|variant| variant.questions.len()).max().unwrap_or(0);
    for at in 0..questions {
        let cell = |variant: &Variant| {
            let Some(question) = variant.questions.get(at) else { return Text::default() };
            let number = question.number.to_string();
            match question.change {
                Change::None => Text::from(number),
                Change::Turned(quarters) => Text::from(format!("{number} {}°", quarters.saturating_mul(90))),
                Change::Fresh => Text::from(format!("{number} *")),
            }
        };
        let number = Text::from(at.saturating_add(1).to_string());
        table.push(std::iter::once(number).chain(made.iter().map(cell)).collect());
    }
    vec![Block::Table(table), Block::Line(messages::exam_variant_legend(locale, seed.to_string()))]
}
