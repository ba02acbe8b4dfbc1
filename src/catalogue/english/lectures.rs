//! Words of charts, pages and lectures.

use crate::diagnostic::LectureProblem;

/// What unfolds the steps of a result.
pub const WORKING: &str = "working";
/// In a chart: the results of the other tables.
pub const OTHER_TABLES: &str = "other tables";
/// In a chart: what the ruling adds to the field.
pub const ADDED: &str = "the ruling";
/// In a chart: what the ruling takes out of the field.
pub const TAKEN: &str = "taken out by the ruling";
/// A column of a chart: how many results have a score.
pub const RESULTS: &str = "results";

/// What a chart of the field shows, for those who cannot see it; `who` is a side or both.
#[must_use]
pub fn field_label(who: &str, rows: &str) -> String {
    format!("Results of the field, {who}. {rows}")
}

/// A row of the chart in words.
#[must_use]
pub fn field_row(score: &str, results: &str, points: &str) -> String {
    format!("{score}: {results}, {points}.")
}

/// What a curve shows, for those who cannot see it.
#[must_use]
pub fn curve_label(axis: &str, first: &str, last: &str) -> String {
    format!("Figures of NS and EW, {axis}, for a weight from {first} to {last}.")
}

/// A hand diagram, for those who cannot see it.
pub const DEAL: &str = "Hand diagram";

pub(super) fn message(problem: &LectureProblem) -> String {
    match problem {
        LectureProblem::NoFigure { written } => format!("`{written}` is no figure of a ruling"),
        LectureProblem::UnknownPart { written, .. } => format!("a ruling has no figure `{written}`"),
        LectureProblem::PartMissing { name, part } => format!("`{name}` has no `{part}` in this scoring"),
        LectureProblem::UnknownOption { word, .. } => format!("a block has no option `{word}`"),
        LectureProblem::NoError => "this block is marked `error`, and there is none in it".to_owned(),
        LectureProblem::WovenUnclosed => "the results that are woven in here have no end".to_owned(),
    }
}

pub(super) fn help(problem: &LectureProblem) -> String {
    match problem {
        LectureProblem::UnknownPart { suggestion: Some(near), .. }
        | LectureProblem::UnknownOption { suggestion: Some(near), .. } => format!("did you mean `{near}`?"),
        LectureProblem::NoFigure { .. } => {
            "write the name of a ruling and a side: `{{ td.ns }}`, `{{ td.ew.percent }}`".to_owned()
        }
        LectureProblem::UnknownPart { .. } => {
            "they are `ns` and `ew`, alone or with `points`, `percent`, `exact`, `imps`, `vp`: `{{ td.ew.percent }}`"
                .to_owned()
        }
        LectureProblem::PartMissing { .. } => {
            "there are percentages where there is a top, IMPs in scorings by IMPs, victory points in a `match` with a \
             scale"
                .to_owned()
        }
        LectureProblem::UnknownOption { .. } => {
            "they are `hide`, `brief`, `chart`, `error`, `only=table`, `only=answer`, `only=chart`".to_owned()
        }
        LectureProblem::NoError => "take `error` away, or write what is wrong".to_owned(),
        LectureProblem::WovenUnclosed => "put `<!-- /woven -->` on a line of its own below them".to_owned(),
    }
}
