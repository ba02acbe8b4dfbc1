//! `redress exam new`: fresh questions with their keys.

use super::super::output::{Output, complain};
use super::super::preferences::Preferences;
use super::super::{Exit, files};
use super::{report_invalid, script};
use crate::casebook::{Search, cases};
use crate::exam::{self, GenerateError};
use crate::messages;
use clap::ValueEnum;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

/// The kind of a fresh question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
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
    /// Unauthorised information, Law 16B: a story that asks for the verdict and the Law
    Ui,
    /// Misinformation, Law 21B
    Mi,
    /// A revoke, Laws 61 to 64; the verdict, or the score after it
    Revoke,
    /// Play of a wrong board or hand, Law 15
    Law15,
    /// A board without a result, Law 12C2; the verdict, or the score
    Law12,
    /// A board of a team match without a comparison, Law 86
    Law86,
    /// An insufficient bid, a call out of turn or a change of call, Laws 25, 27 and 29 to 32
    Call,
    /// Deception by tempo or manner, Law 73
    Tempo,
    /// Information from elsewhere, Law 16D
    Law16d,
    /// A director's error, Law 82
    Law82,
    /// A fouled board, Law 87
    Law87,
    /// A wrong number of cards, or a defective trick, Laws 13, 14 and 67
    Hand,
    /// A contested claim, Laws 68 to 70
    Claim,
    /// A lead or a play out of turn, or too early, Laws 53 to 60
    Lead,
    /// A card exposed, named or played, and the penalty card that it becomes, Laws 42 to 52 and 58
    Card,
    /// An inadmissible call, or calls at the same time, Laws 33 to 39
    Law36,
    /// What a player may use, and explanations corrected, Laws 16A, 16C, 20F and 23
    Law16,
    /// Scores, redeals, players without the director, penalties and appeals, Laws 6, 9 to 11, 79 and 90 to 93
    Office,
}

#[derive(Debug, clap::Args)]
pub(super) struct New {
    /// Kind of question; if left out, the seed chooses
    #[arg(long, value_enum)]
    kind: Option<Kind>,
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

impl Kind {
    fn of_exam(self) -> exam::Kind {
        match self {
            Self::Weighted => exam::Kind::Weighted,
            Self::Split => exam::Kind::Split,
            Self::Damage => exam::Kind::Damage,
            Self::Neuberg => exam::Kind::Neuberg,
            Self::Butler => exam::Kind::Butler,
            Self::Ui => exam::Kind::Unauthorised,
            Self::Mi => exam::Kind::Misinformation,
            Self::Revoke => exam::Kind::Revoke,
            Self::Law15 => exam::Kind::Law15,
            Self::Law12 => exam::Kind::Law12,
            Self::Law86 => exam::Kind::Law86,
            Self::Call => exam::Kind::Call,
            Self::Tempo => exam::Kind::Tempo,
            Self::Law16d => exam::Kind::Law16d,
            Self::Law82 => exam::Kind::Law82,
            Self::Law87 => exam::Kind::Law87,
            Self::Hand => exam::Kind::Hand,
            Self::Claim => exam::Kind::Claim,
            Self::Lead => exam::Kind::Lead,
            Self::Card => exam::Kind::Card,
            Self::Law36 => exam::Kind::Law36,
            Self::Law16 => exam::Kind::Law16,
            Self::Office => exam::Kind::Office,
        }
    }
}

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
    let kind = arguments.kind.map(Kind::of_exam);
    let is_of_law = arguments.from.as_ref().is_some_and(|from| from.as_os_str() == PROCEDURES);
    if is_of_law && kind.is_some_and(|kind| !kind.is_of_law()) {
        complain(messages::exam_procedures_only(preferences.locale));
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
