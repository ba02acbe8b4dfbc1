//! Fresh questions with their keys: made from a seed, scored by the program, and kept where the figures come out
//! as a candidate can write them.

mod at_table;
mod cards;
mod ending;
mod facts;
mod field;
mod kind;
mod kinds;
mod law;
mod published;
mod script;
mod stories;
mod table_story;
mod words;

use self::field::BoardField;
use self::kinds::{Draft, wanted_row};
use super::key::InvalidKey;
use crate::diagnostic::{Diagnostic, Severity};
use crate::dice::Dice;
use crate::messages::Locale;
use crate::number::Exact;
use crate::ruling::{Board, Seat, Side};
use crate::session::{Loaded, Loader, Outcome, Session, Sink, Snapshot};
use crate::situation::{Assessment, Row, assess};
use crate::source::Sources;

pub use self::kind::Kind;
pub use self::published::{Published, questions_of_cases};

/// Attempts at one question, at most, and those after which a dull question is better than none.
const MOST_ATTEMPTS: u64 = 1200;
const PATIENT_ATTEMPTS: u64 = 800;

/// A question to be made.
#[derive(Debug, Clone)]
pub struct QuestionSpec {
    /// Its kind.
    pub kind: Kind,
    /// From what it is made.
    pub seed: u64,
    /// The board's number; `None` for any.
    pub board: Option<u32>,
    /// Its worth in points.
    pub points: u32,
    /// A script with a board and its traveller, in the place of a field of the program's own.
    pub from: Option<Loaded>,
}

/// The reason why there is no question.
#[derive(Debug, Clone)]
pub enum GenerateError {
    /// The script that was given does not run.
    InvalidScript(Box<InvalidKey>),
    /// It has no traveller with results to rule on.
    NoField,
    /// No attempt came out with figures that can be written down.
    NoFigures,
    /// A question of the cards is asked for, and the host has no solver.
    NoSolver,
}

/// Takes no results: what a traveller's script shows is not asked for.
#[derive(Debug, Default)]
struct Errors(Vec<Diagnostic>);

impl Sink for Errors {
    fn outcome(&mut self, _outcome: Outcome, _sources: &Sources) {}

    fn diagnostic(&mut self, diagnostic: Diagnostic, _sources: &Sources) {
        if diagnostic.severity() == Severity::Error {
            self.0.push(diagnostic);
        }
    }
}

/// Makes a question in a language: a script that runs, is formatted, and expects its key's figures.
///
/// # Errors
/// The reason why none could be made.
pub fn generate(spec: &QuestionSpec, locale: Locale, loader: &dyn Loader) -> Result<String, GenerateError> {
    if spec.kind.is_of_law() {
        return law::question(spec, locale).ok_or(GenerateError::NoFigures);
    }
    if spec.kind == Kind::Cards {
        return cards::question(spec, loader.double_dummy(), locale);
    }
    let given = spec.from.as_ref().map(|script| field_of_script(script, spec.board, loader)).transpose()?;
    for attempt in 0..MOST_ATTEMPTS {
        let mut dice = Dice::new(spec.seed, attempt.wrapping_mul(8).wrapping_add(spec.kind.salt()));
        let made_up;
        let field = match &given {
            Some(field) => field,
            None => {
                made_up = BoardField::random(spec.board, &mut dice);
                &made_up
            }
        };
        let Some(draft) = Draft::random(spec, field, locale, &mut dice) else { continue };
        let Ok(assessment) = assess(&draft.ruling, &draft.situation) else { continue };
        if is_sound(spec, &assessment) && (attempt >= PATIENT_ATTEMPTS || is_telling(&draft, &assessment)) {
            return Ok(script::script(spec, field, &draft, &assessment, locale));
        }
    }
    Err(GenerateError::NoFigures)
}

/// Another question of the kind of one that was made from a seed and has not been touched since; nothing of any other.
pub(super) fn again(question: &str, dice: &mut Dice, loader: &dyn Loader) -> Option<String> {
    let made_by = question.trim_start().lines().next()?.strip_prefix("# redress exam new --kind ")?;
    let mut words = made_by.split(' ');
    let kind = Kind::of_word(words.next()?)?;
    let seed = words.next().filter(|word| *word == "--seed").and_then(|_| words.next()?.parse().ok())?;
    let board = match (words.next(), words.next()) {
        (None, _) => None,
        (Some("--board"), Some(board)) => Some(board.parse().ok()?),
        _ => return None,
    };
    let points = question.split_once("\" points ")?.1.split(' ').next()?.parse().ok()?;
    let spec = QuestionSpec { kind, seed, board, points, from: None };
    let made = |spec: &QuestionSpec, locale| generate(spec, locale, loader).ok();
    let locale = Locale::ALL.into_iter().find(|locale| {
        made(&spec, *locale).is_some_and(|own| own.split_whitespace().eq(question.split_whitespace()))
    })?;
    let fresh = QuestionSpec { seed: u64::try_from(dice.below(1_000_000)).ok()?, ..spec };
    made(&fresh, locale).map(|question| question.trim_end().to_owned())
}

/// The board and the field of a script.
fn field_of_script(script: &Loaded, number: Option<u32>, loader: &dyn Loader) -> Result<BoardField, GenerateError> {
    let mut errors = Errors::default();
    let mut session = Session::new(loader, &mut errors);
    session.run(&script.name, &script.text);
    let (Snapshot { mut scope, sources, .. }, _) = session.suspend();
    if !errors.0.is_empty() {
        let invalid = InvalidKey { diagnostics: errors.0, failed: Vec::new(), sources };
        return Err(GenerateError::InvalidScript(Box::new(invalid)));
    }
    scope.score_by_field();
    let conditions = scope.conditions();
    let [group] = conditions.groups() else { return Err(GenerateError::NoField) };
    let rows = group.rows().iter().map(|row| Row::new(row.ruling().clone()).times(row.count())).collect();
    let field = BoardField::new(number.map(Board::numbered).or(conditions.board), rows);
    if field.possible.len() < 2 { Err(GenerateError::NoField) } else { Ok(field) }
}

/// Returns whether the figures can be written down, nothing is to be warned of, and what is asked is what was ordered.
fn is_sound(spec: &QuestionSpec, assessment: &Assessment) -> bool {
    let row = assessment.scored.damage.as_ref().map(|finding| finding.applied);
    let is_wanted = spec.kind != Kind::Damage || row == Some(wanted_row(spec.seed));
    // Where the score obtained stands (Law 12B1), no weight of the story counts.
    let is_adjusted = spec.kind == Kind::Damage || !assessment.stands();
    is_wanted
        && is_adjusted
        && assessment.findings.iter().all(|found| found.kind.check().severity() == Severity::Note)
        && Side::BOTH.into_iter().all(|side| is_clean(&assessment.figure(side).points))
}

/// Returns whether the question separates those who can score from those who cannot: outcomes that differ in points,
/// and averages that are wrong.
fn is_telling(draft: &Draft, assessment: &Assessment) -> bool {
    let apart = Side::BOTH.into_iter().all(|side| {
        let parts = assessment.components(side);
        parts.iter().zip(parts.iter().skip(1)).all(|(one, other)| one.points != other.points)
    });
    let splits = assessment.figure(Side::NS).points != assessment.figure(Side::EW).points;
    let is_weighted = |side: &Side| assessment.scored.applied.by(*side).weighted().nth(1).is_some();
    let mut weighted = Side::BOTH.into_iter().filter(is_weighted).peekable();
    if weighted.peek().is_none() {
        return apart && splits;
    }
    let averaged = draft.situation.averaged_first(assessment).is_ok_and(|averaged| {
        weighted.any(|side| averaged.evaluation.sides.by(side).points == assessment.figure(side).points)
    });
    apart && splits && !averaged
}

/// Hundredths, or a fraction with a denominator up to twelve.
fn is_clean(value: &Exact) -> bool {
    let whole = |factor: i64| (value * &Exact::from(factor)).to_integer().is_some();
    // Eighths end, but after three places.
    whole(100) || [7, 9, 11, 12].into_iter().any(whole)
}

fn partner(seat: Seat) -> Seat {
    match seat {
        Seat::North => Seat::South,
        Seat::South => Seat::North,
        Seat::East => Seat::West,
        Seat::West => Seat::East,
    }
}
