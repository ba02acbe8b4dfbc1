//! Corrections of text that cannot be read.
//!
//! Each rule knows one common mistake and rewrites the text. A rewriting counts only if it can be read itself, so that
//! every suggestion can be pasted; it is shown in canonical form. Text with two readings gets both.

mod calls;
mod cards;
mod numbers;
mod openings;
mod outcomes;
mod rulings;
mod sides;
mod signs;
mod statements;
mod tokens;
mod words;

pub use calls::{auctions_of_a_slip, opener};
pub use cards::deal_of_a_slip;
pub(super) use numbers::{board_in_comment, cut_at_comma, without_separator};
pub(super) use rulings::doubtful;
pub(super) use sides::leading as leading_side;
pub(super) use signs::only_outcome;
pub use words::{known_weight, known_word};

use super::grammar::{Notation, Rule};
use super::hand;
use super::lexer::{first_word, is_blank, normalise};
use super::piece::{Context, Piece};
use super::printer::Printer;
use super::statements::{Answer, StatementKind};
use crate::diagnostic::{Diagnostic, Mistake, Problem};
use crate::source::FileId;
use pest::Parser;
use tokens::Tokens;

/// Prints a reading without the original text.
const CANONICAL: Printer<'static> = Printer { source: None };

/// A way to read a piece.
struct Candidate {
    mistake: Mistake,
    /// The corrected text, in several versions if it can mean several things; each statement is on a line of its own.
    readings: Vec<String>,
}

impl Candidate {
    fn one(mistake: Mistake, reading: String) -> Option<Self> {
        Some(Self { mistake, readings: vec![reading] })
    }
}

/// Each finds one mistake; the first with a readable correction is reported.
const RULES: &[fn(&Tokens<'_>) -> Option<Candidate>] = &[
    openings::statement,
    openings::offenders,
    openings::scoring,
    statements::comment,
    statements::quotes,
    statements::quoted,
    sides::both,
    sides::one,
    numbers::percentages,
    numbers::averages,
    outcomes::declarer_first,
    outcomes::no_declarer,
    outcomes::score_of_nobody,
    numbers::thousands,
    numbers::scores_of_rows,
    numbers::count,
    numbers::two_rows,
    numbers::letters,
    numbers::point,
    rulings::brackets,
    outcomes::vulnerable,
    numbers::percent_signs,
    rulings::weights_behind,
    rulings::weights_behind_alone,
    rulings::joined,
    rulings::parentheses,
    rulings::semicolons,
    statements::prefix,
    statements::clauses,
    statements::penalty,
    statements::pair_of_a_side,
    statements::session,
    statements::table_of_an_event,
    numbers::count_of_a_ruling,
    calls::auction,
    cards::lead,
    cards::deal,
    statements::two,
];

/// The correction of a piece, if one is known; `text` is the piece as the grammar reads it.
pub(super) fn correction(piece: Piece<'_>, text: &str, context: Context) -> Option<Diagnostic> {
    if piece.is_reading || text.len() > hand::LONGEST {
        return None;
    }
    let length = piece.written().len();
    if let Some(problem) = sides::incomplete(&Tokens::new(text, context)) {
        return Some(piece.problem(0, length, problem));
    }
    let (mistake, readings) = readings(text, context)?;
    Some(piece.problem(0, length, Problem::Mistake { mistake, readings }))
}

fn readings(text: &str, context: Context) -> Option<(Mistake, Vec<String>)> {
    let reworded = words::reworded(&Tokens::new(text, context));
    if let Some(readings) = read_all(&reworded, context) {
        return Some((Mistake::Words, readings));
    }
    if let Some(found) = by_rules(text, context) {
        return Some(found);
    }
    // A piece may mix words and notation.
    reworded.iter().find_map(|text| by_rules(text, context)).map(|(_, readings)| (Mistake::Words, readings))
}

fn by_rules(text: &str, context: Context) -> Option<(Mistake, Vec<String>)> {
    let written = Tokens::new(text, context);
    RULES.iter().filter_map(|rule| rule(&written)).find_map(|candidate| {
        let Candidate { mistake, readings } = candidate;
        // A comment is no statement, and a block is none of one line; its row has been read.
        let rendered = if matches!(
            mistake,
            Mistake::Comment | Mistake::CountOfRuling | Mistake::Rows | Mistake::TableOfEvent | Mistake::Traveller
        ) {
            Some(readings)
        } else {
            read_all(&readings, context)
        };
        Some((mistake, rendered?))
    })
}

/// Every reading in its canonical form; `None` if there is none or one cannot be read.
pub(super) fn read_all(readings: &[String], context: Context) -> Option<Vec<String>> {
    let rendered: Vec<String> = readings.iter().map(|reading| read(reading, context)).collect::<Option<_>>()?;
    (!rendered.is_empty()).then_some(rendered)
}

fn read(reading: &str, context: Context) -> Option<String> {
    let piece = |text| Piece { is_reading: true, ..Piece::trimmed(FileId::default(), text, 0, text.len()) };
    match context {
        Context::Statement => {
            let statement = |line| {
                let kind = piece(line).statement_of_grammar().ok()?.kind;
                is_sound_statement(&kind).then(|| CANONICAL.statement(&kind))
            };
            let statements: Vec<String> = reading.split('\n').map(statement).collect::<Option<_>>()?;
            Some(statements.join("; "))
        }
        Context::Ruling => {
            let ruling = piece(reading).ruling().ok()?;
            rulings::is_sound(&ruling.kind).then(|| CANONICAL.ruling(&ruling))
        }
        Context::Row => {
            let row = piece(reading).row_of_grammar().ok()?;
            let is_sound = row.result.ruling().is_none_or(|ruling| rulings::is_sound(&ruling.kind));
            is_sound.then(|| CANONICAL.row(&row))
        }
        Context::Heading => {
            let text = normalise(reading);
            let headings = [
                Rule::case_heading,
                Rule::group_heading,
                Rule::scale_heading,
                Rule::incident_heading,
                Rule::weights_heading,
                Rule::evidence_heading,
            ];
            headings.iter().any(|heading| Notation::parse(*heading, &text.text).is_ok()).then(|| reading.to_owned())
        }
        Context::ScaleRow
        | Context::Fact
        | Context::Vote
        | Context::WeightsRow
        | Context::KnowledgeRow
        | Context::Clauses(_) => None,
    }
}

/// Returns true unless a statement has a ruling that cannot be meant so, such as weights of 233%.
pub(super) fn is_sound_statement(kind: &StatementKind) -> bool {
    match kind {
        StatementKind::Ruling(ruling)
        | StatementKind::Let { ruling, .. }
        | StatementKind::Obtained(ruling)
        | StatementKind::Answer(Answer::Ruling(ruling))
        | StatementKind::OtherTable(Some(ruling)) => rulings::is_sound(&ruling.kind),
        StatementKind::At(at) => at.ruling.as_ref().is_none_or(|ruling| rulings::is_sound(&ruling.kind)),
        _ => true,
    }
}

/// The problem of a block whose brace was meant as a parenthesis: `{60% +620 & 40% -100}`.
pub(super) fn braces(piece: Piece<'_>) -> Option<Problem> {
    if piece.is_reading {
        return None;
    }
    let line: String = piece.text.get(piece.end..)?.chars().take(hand::LONGEST).take_while(|c| *c != '\n').collect();
    let (inner, rest) = line.strip_prefix('{')?.split_once('}')?;
    if !rest.trim().is_empty() {
        return None;
    }
    let readings = read_all(&[format!("({inner})")], Context::Ruling)?;
    Some(Problem::Mistake { mistake: Mistake::Brackets, readings })
}

/// The text after the first word of a piece, if it is a ruling: `print +620`.
pub(super) fn after_word(piece: Piece<'_>) -> Option<String> {
    // `not 4♠-1 N` is no `4♠-1 N`.
    if hand::is_turning(piece.written()) {
        return None;
    }
    let text = piece.written();
    if piece.is_reading || text.len() > hand::LONGEST {
        return None;
    }
    let word = first_word(text);
    let rest = text.get(word.len()..)?.trim_start_matches(is_blank);
    // A letter is a weight without its `vary`; a word alone says nothing.
    if word.chars().count() < 3 {
        return None;
    }
    rest.starts_with(|c: char| !c.is_alphabetic()).then(|| read(rest, Context::Ruling)).flatten()
}
