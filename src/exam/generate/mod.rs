//! Fresh questions with their keys: thrown from a seed, scored by the program, and kept where the figures come out
//! as a candidate can write them.

mod field;
mod kinds;
mod random;

use self::field::{Board, Possible};
use self::kinds::{Draft, wanted_row};
use self::random::Dice;
use super::key::{InvalidKey, Key, KeyUse};
use crate::diagnostic::Severity;
use crate::number::{Exact, decimal};
use crate::ruling::{Ruling, Side, SideRuling};
use crate::session::Breakdown;
use crate::session::{Asked, Depth, Loaded, NoFiles, Session, Sink, Snapshot};
use crate::situation::Row;
use crate::syntax::{self, tree::Answer};

pub use self::kinds::Kind;

/// Throws for one question, at most, and those after which a dull question is better than none.
const MOST_THROWS: u64 = 1200;
const PATIENT_THROWS: u64 = 800;

/// A question to be made.
#[derive(Debug, Clone)]
pub struct QuestionSpec {
    /// What it asks for.
    pub kind: Kind,
    /// From what it is thrown.
    pub seed: u64,
    /// The board's number; none for any.
    pub board: Option<u32>,
    /// What it is worth.
    pub points: u32,
    /// A script with a board and its traveller, in the place of a field of the program's own.
    pub from: Option<Loaded>,
}

/// Why there is no question.
#[derive(Debug, Clone)]
pub enum GenerateError {
    /// The script that was given does not run.
    InvalidScript(Box<InvalidKey>),
    /// It has no traveller with results to rule on.
    NoField,
    /// No throw came out with figures that can be written down.
    NoFigures,
}

/// Takes no results: what a traveller's script shows is not asked for.
#[derive(Debug, Default)]
struct Quiet(Vec<crate::diagnostic::Diagnostic>);

impl Sink for Quiet {
    fn outcome(&mut self, _outcome: crate::session::Outcome, _sources: &crate::source::Sources) {}

    fn diagnostic(&mut self, diagnostic: crate::diagnostic::Diagnostic, _sources: &crate::source::Sources) {
        if diagnostic.severity() == Severity::Error {
            self.0.push(diagnostic);
        }
    }
}

/// Makes a question: a script that runs, is formatted, and expects its key's figures.
///
/// # Errors
/// Why none could be made.
pub fn generate(spec: &QuestionSpec, loader: &dyn crate::session::Loader) -> Result<String, GenerateError> {
    let given = spec.from.as_ref().map(|script| given(script, spec.board, loader)).transpose()?;
    for throw in 0..MOST_THROWS {
        let mut dice = Dice::new(spec.seed, throw.wrapping_mul(8).wrapping_add(spec.kind.salt()));
        let board = given.clone().unwrap_or_else(|| Board::random(spec.board, &mut dice));
        let Some(draft) = Draft::random(spec, &board, &mut dice) else { continue };
        if let Some(script) = tried(spec, &draft, throw >= PATIENT_THROWS) {
            return Ok(script);
        }
    }
    Err(GenerateError::NoFigures)
}

/// The board and the field of a script.
fn given(script: &Loaded, number: Option<u32>, loader: &dyn crate::session::Loader) -> Result<Board, GenerateError> {
    let mut quiet = Quiet::default();
    let mut session = Session::new(loader, &mut quiet);
    session.run(&script.name, &script.text);
    let (Snapshot { mut scope, sources }, _) = session.suspend();
    if !quiet.0.is_empty() {
        let unsound = InvalidKey { diagnostics: quiet.0, failed: Vec::new(), sources };
        return Err(GenerateError::InvalidScript(Box::new(unsound)));
    }
    scope.score_by_field();
    let conditions = scope.conditions();
    let board = number.map(crate::ruling::Board::numbered).or(conditions.board);
    let statement = board.as_ref().map(crate::session::board_statement);
    let number = board.as_ref().and_then(|board| board.number);
    let [field] = conditions.groups() else { return Err(GenerateError::NoField) };
    let row = |row: &Row| (row.ruling().to_string(), usize::try_from(row.count()).unwrap_or(usize::MAX));
    let rows: Vec<(String, usize)> = field.rows().iter().map(row).collect();
    let mut possible: Vec<Possible> = Vec::new();
    for row in field.rows() {
        let Some(score) = single_score(row.ruling(), board.as_ref()) else { continue };
        if !possible.iter().any(|known| known.score == score) {
            possible.push(Possible { text: row.ruling().to_string(), score });
        }
    }
    if possible.len() < 2 {
        return Err(GenerateError::NoField);
    }
    Ok(Board { statement, number, rows, possible })
}

/// The score of a ruling that is a single score or contract for both sides.
fn single_score(ruling: &Ruling, board: Option<&crate::ruling::Board>) -> Option<i32> {
    let Ruling::Both(SideRuling::Assigned(components)) = ruling else { return None };
    let [only] = components.as_slice() else { return None };
    only.outcome.score(board).ok()
}

/// The script of a draft, if it is sound and its figures can be written down.
fn tried(spec: &QuestionSpec, draft: &Draft, patient: bool) -> Option<String> {
    let scored = run(&draft.script(spec, None))?;
    let [NamedAnswer(question, breakdown)] = scored.as_slice() else { return None };
    let row = breakdown.assessment.scored.damage.as_ref().map(|finding| finding.applied);
    if spec.kind == Kind::Damage && row != Some(wanted_row(spec.seed)) {
        return None;
    }
    let sound = breakdown.diagnostics.iter().all(|found| found.severity() == Severity::Note);
    let clean = Side::BOTH.into_iter().all(|side| is_clean(&breakdown.figure(side).points));
    if !sound || !clean || !(patient || draft.is_telling(question, breakdown)) {
        return None;
    }
    let figure = |side: Side| format!("{side} {}", written(&breakdown.figure(side).points));
    let expected = Side::BOTH.map(figure).join(", ");
    let script = syntax::format(&draft.script(spec, Some(&expected))).ok()?;
    run(&script).map(|_| script)
}

/// A question with its scored answer.
struct NamedAnswer(Asked, Breakdown);

/// Runs a script as a key; none where it is not sound.
fn run(script: &str) -> Option<Vec<NamedAnswer>> {
    let loaded = Loaded { name: "<new>".to_owned(), text: script.to_owned() };
    let key = Key::read(&loaded, &NoFiles, KeyUse::Answers).ok()?;
    let scored = |question: Asked| {
        let answer = question.answers.first().cloned()?;
        let Answer::Ruling(ruling) = answer else { return None };
        let breakdown = question.scope.breakdown(&ruling, Depth::Field).ok()?;
        Some(NamedAnswer(question, breakdown))
    };
    key.questions.into_iter().map(scored).collect()
}

/// Hundredths, or a fraction with a denominator up to twelve.
fn is_clean(value: &Exact) -> bool {
    let whole = |factor: i64| (value * &Exact::from(factor)).to_integer().is_some();
    // Eighths end, but after three places.
    whole(100) || [7, 9, 11, 12].into_iter().any(whole)
}

/// A figure as an expectation has it.
fn written(value: &Exact) -> String {
    match decimal(value, 2) {
        (text, true) => text,
        (_, false) => value.to_string(),
    }
}
