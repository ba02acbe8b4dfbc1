//! `redress exam new`: fresh questions with their keys.

use super::super::output::{Output, complain};
use super::super::preferences::Preferences;
use super::super::{Exit, files};
use super::{report_invalid, script};
use crate::casebook::{Search, cases};
use crate::exam::{self, GenerateError};
use crate::messages::{self, Locale, names};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;
use std::sync::LazyLock;

/// The kinds of fresh questions, by the words that they have.
static KINDS: LazyLock<Vec<exam::Kind>> = LazyLock::new(|| exam::Kind::all().collect());

impl ValueEnum for exam::Kind {
    fn value_variants<'a>() -> &'a [Self] {
        &KINDS
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let meaning = names::option_value(Locale::En, self.word());
        Some(PossibleValue::new(self.word()).help(meaning.unmarked().to_owned()))
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// Kind of question; if left out, the seed chooses
    #[arg(long, value_enum)]
    kind: Option<exam::Kind>,
    /// The same seed gives the same question on every machine; if left out, a random seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Number of questions, each from the next seed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    count: u32,
    /// A script with the board and its traveller; without it a field is made up. `casebook` draws published cases, `procedures` asks for verdicts by the procedures of the Laws
    #[arg(long, value_name = "TRAVELLER")]
    from: Option<PathBuf>,
    /// Of the casebook only cases about this Law or a part of it
    #[arg(long, value_name = "LAW", requires = "from")]
    law: Option<String>,
    /// Of the casebook only cases of this body, by its folder: dbf, nswba
    #[arg(long, value_name = "BODY", requires = "from")]
    body: Option<String>,
    /// Of the casebook only cases decided in this year
    #[arg(long, value_name = "YEAR", requires = "from")]
    year: Option<u32>,
    /// Of the casebook only cases with this word; several must all be there
    #[arg(long, value_name = "WORD", requires = "from")]
    word: Vec<String>,
    /// The board's number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    board: Option<u32>,
    /// Points for each question
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    points: u32,
}

/// The name in the place of a script for the published cases.
const CASEBOOK: &str = "casebook";

impl New {
    fn search(&self) -> Search {
        let Self { law, body, year, word, .. } = self;
        Search { body: body.clone(), year: *year, law: law.clone(), words: word.clone(), question: None }
    }
}

/// The name in the place of a script for questions of law.
const PROCEDURES: &str = "procedures";

/// Questions drawn from the casebook.
fn from_casebook(arguments: &New, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    if arguments.kind.is_some() || arguments.board.is_some() {
        complain(messages::exam_casebook_alone(locale));
        return Exit::Usage;
    }
    let search = arguments.search();
    let cases = cases().filter(|case| case.fits(&search));
    let cases = cases.map(|case| exam::Published { id: case.id, text: case.text }).collect();
    let wanted = usize::try_from(arguments.count).unwrap_or(usize::MAX);
    let seed = arguments.seed.unwrap_or_else(random_seed);
    let questions = exam::questions_of_cases(cases, wanted, arguments.points, seed, locale);
    if questions.len() < wanted {
        complain(messages::exam_casebook_few(locale, questions.len(), wanted.to_string()));
    }
    if questions.is_empty() {
        return Exit::NotRun;
    }
    let mut output = Output::new(preferences);
    output.print(questions.join("\n"));
    output.finish(Exit::Done)
}

pub(super) fn new(arguments: &New, preferences: Preferences) -> Exit {
    if arguments.from.as_ref().is_some_and(|from| from.as_os_str() == CASEBOOK) {
        return from_casebook(arguments, preferences);
    }
    if arguments.search() != Search::default() {
        complain(messages::exam_casebook_only(preferences.locale));
        return Exit::Usage;
    }
    let kind = arguments.kind;
    let is_of_law = arguments.from.as_ref().is_some_and(|from| from.as_os_str() == PROCEDURES);
    if is_of_law && kind.is_some_and(|kind| !kind.is_of_law()) {
        complain(messages::exam_procedures_only(preferences.locale));
        return Exit::Usage;
    }
    if kind == Some(exam::Kind::Cards) && arguments.from.is_some() {
        complain(messages::exam_cards_alone(preferences.locale));
        return Exit::Usage;
    }
    let from = match arguments.from.as_ref().filter(|_| !is_of_law).map(|path| script(path, preferences)).transpose() {
        Ok(from) => from,
        Err(exit) => return exit,
    };
    let first = arguments.seed.unwrap_or_else(random_seed);
    let mut output = Output::new(preferences);
    for number in 0..arguments.count {
        let seed = first.wrapping_add(number.into());
        let kind = kind.unwrap_or_else(|| exam::Kind::of_seed(seed, is_of_law));
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
            Err(GenerateError::NoSolver) => messages::problem_no_solver(preferences.locale),
        };
        output.settle();
        complain(reason);
        return Exit::NotRun;
    }
    output.finish(Exit::Done)
}

/// A seed that nobody chose, short enough to be typed again.
pub(super) fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}
