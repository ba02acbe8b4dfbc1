//! A question as a script, formatted: what `redress exam new` prints.

use super::QuestionSpec;
use super::field::BoardField;
use super::kind::Kind;
use super::kinds::Draft;
use super::words;
use crate::messages::Locale;
use crate::number::{Exact, decimal};
use crate::ruling::{Board, Side};
use crate::scoring::DatumTrim;
use crate::session::board_statement;
use crate::situation::{Assessment, Row};
use std::fmt::Write;

/// The script of a question with its key and the key's figures.
pub(super) fn script(
    spec: &QuestionSpec,
    field: &BoardField,
    draft: &Draft,
    assessment: &Assessment,
    locale: Locale,
) -> String {
    let mut text = head(spec, &draft.title, locale);
    for statement in setting(spec, field, draft) {
        let _ = writeln!(text, "  {statement}");
    }
    let _ = writeln!(text, "  question \"\"\"{}\"\"\"", draft.question);
    let figure = |side: Side| format!("{side} {}", number_text(&assessment.figure(side).points));
    let _ = writeln!(text, "  answer {}", draft.ruling);
    let _ = writeln!(text, "  expect {}: {}\n}}", draft.ruling, Side::BOTH.map(figure).join(", "));
    text
}

/// The note on how a question was made, and the head of its case.
pub(super) fn head(spec: &QuestionSpec, title: &str, locale: Locale) -> String {
    let made_by = words::made_by(spec.kind, spec.seed, spec.board, spec.from.is_some(), locale);
    format!("# {}\ncase \"{title}\" points {} {{\n", made_by.unmarked(), spec.points)
}

/// The other tables' results inside a case.
pub(super) fn traveller(rows: &[Row]) -> String {
    let row = |row: &Row| match row.count() {
        1 => format!("    {}\n", row.ruling()),
        count => format!("    {}: {count}\n", row.ruling()),
    };
    let rows: String = rows.iter().map(row).collect();
    format!("traveller {{\n{rows}  }}")
}

/// The statements above the question.
fn setting(spec: &QuestionSpec, field: &BoardField, draft: &Draft) -> Vec<String> {
    let situation = &draft.situation;
    // A board of the program's own follows its number.
    let board = |board: &Board| match board.number {
        Some(number) if spec.from.is_none() => format!("board {number}"),
        _ => board_statement(board),
    };
    let mut statements: Vec<String> = field.board.iter().map(board).collect();
    statements.push(traveller(&field.rows_with(draft.missing)));
    if spec.kind == Kind::Butler {
        statements.push("scoring butler".to_owned());
    }
    if let DatumTrim::Count(count) = situation.conventions().datum_trim {
        statements.push(format!("set datum-trim {count}"));
    }
    statements.extend(situation.offenders().map(|offenders| format!("offenders {offenders}")));
    statements.extend(situation.obtained().map(|obtained| format!("obtained {obtained}")));
    statements
}

/// A figure as an expectation has it.
pub(super) fn number_text(value: &Exact) -> String {
    match decimal(value, 2) {
        (text, true) => text,
        (_, false) => value.to_string(),
    }
}
