//! Words of charts, pages and lectures.

use crate::diagnostic::LectureProblem;

/// What unfolds the steps of a result.
#[must_use]
pub fn working() -> String {
    say!("lecture-working", "working")
}
/// In a chart: the results of the other tables.
#[must_use]
pub fn other_tables() -> String {
    say!("lecture-other-tables", "other tables")
}
/// In a chart: what the ruling adds to the field.
#[must_use]
pub fn added() -> String {
    say!("lecture-added", "the ruling")
}
/// In a chart: what the ruling takes out of the field.
#[must_use]
pub fn taken() -> String {
    say!("lecture-taken", "taken out by the ruling")
}
/// A column of a chart: how many results have a score.
#[must_use]
pub fn results() -> String {
    say!("lecture-results", "results")
}

/// What a chart of the field shows, for those who cannot see it; `who` is a side or both.
#[must_use]
pub fn field_label(who: &str, rows: &str) -> String {
    say!("lecture-field-label", "Results of the field, {who}. {rows}", who, rows)
}

/// A row of the chart in words.
#[must_use]
pub fn field_row(score: &str, results: &str, points: &str) -> String {
    format!("{score}: {results}, {points}.")
}

/// What a curve shows, for those who cannot see it.
#[must_use]
pub fn curve_label(axis: &str, first: &str, last: &str) -> String {
    say!("lecture-curve-label", "Figures of NS and EW, {axis}, for a weight from {first} to {last}.", axis, first, last)
}

/// A hand diagram, for those who cannot see it.
#[must_use]
pub fn deal() -> String {
    say!("lecture-deal", "Hand diagram")
}

pub(super) fn message(problem: &LectureProblem) -> String {
    match problem {
        LectureProblem::NoFigure { written } => {
            say!("error-lecture-no-figure", "`{written}` is no figure of a ruling", written)
        }
        LectureProblem::UnknownPart { written, .. } => {
            say!("error-lecture-unknown-part", "a ruling has no figure `{written}`", written)
        }
        LectureProblem::PartMissing { name, part } => {
            say!("error-lecture-part-missing", "`{name}` has no `{part}` in this scoring", name, part)
        }
        LectureProblem::UnknownOption { word, .. } => {
            say!("error-lecture-unknown-option", "a block has no option `{word}`", word)
        }
        LectureProblem::NoError => {
            say!("error-lecture-no-error", "this block is marked `error`, and there is none in it")
        }
        LectureProblem::WovenUnclosed => {
            say!("error-lecture-woven-unclosed", "the results that are woven in here have no end")
        }
    }
}

pub(super) fn help(problem: &LectureProblem) -> String {
    match problem {
        LectureProblem::UnknownPart { suggestion: Some(near), .. }
        | LectureProblem::UnknownOption { suggestion: Some(near), .. } => {
            say!("did-you-mean", "did you mean `{near}`?", near)
        }
        LectureProblem::NoFigure { .. } => {
            say!(
                "help-lecture-no-figure",
                "write the name of a ruling and a side: `{{ td.ns }}`, `{{ td.ew.percent }}`"
            )
        }
        LectureProblem::UnknownPart { .. } => {
            say!(
                "help-lecture-unknown-part",
                "they are `ns` and `ew`, alone or with `points`, `percent`, `exact`, `imps`, `vp`: `{{ td.ew.percent }}`"
            )
        }
        LectureProblem::PartMissing { .. } => {
            say!(
                "help-lecture-part-missing",
                "there are percentages where there is a top, IMPs in scorings by IMPs, victory points in a `match` with a \
             scale"
            )
        }
        LectureProblem::UnknownOption { .. } => {
            say!(
                "help-lecture-unknown-option",
                "they are `hide`, `brief`, `chart`, `error`, `only=table`, `only=answer`, `only=chart`"
            )
        }
        LectureProblem::NoError => say!("help-lecture-no-error", "take `error` away, or write what is wrong"),
        LectureProblem::WovenUnclosed => {
            say!("help-lecture-woven-unclosed", "put `<!-- /woven -->` on a line of its own below them")
        }
    }
}
