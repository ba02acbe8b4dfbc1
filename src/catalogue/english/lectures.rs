//! Words of charts, pages and lectures.

use crate::catalogue::{Said as _, language};
use crate::messages as m;

/// What unfolds the steps of a result.
#[must_use]
pub fn working() -> String {
    m::lecture_working(language()).to_string()
}
/// In a chart: the results of the other tables.
#[must_use]
pub fn other_tables() -> String {
    m::lecture_other_tables(language()).to_string()
}
/// In a chart: what the ruling adds to the field.
#[must_use]
pub fn added() -> String {
    m::lecture_added(language()).to_string()
}
/// In a chart: what the ruling takes out of the field.
#[must_use]
pub fn taken() -> String {
    m::lecture_taken(language()).to_string()
}
/// A column of a chart: how many results have a score.
#[must_use]
pub fn results() -> String {
    m::lecture_results(language()).to_string()
}

/// What a chart of the field shows, for those who cannot see it; `who` is a side or both.
#[must_use]
pub fn field_label(who: &str, rows: &str) -> String {
    m::lecture_field_label(language(), who.said(), rows.said()).to_string()
}

/// A row of the chart in words.
#[must_use]
pub fn field_row(score: &str, results: &str, points: &str) -> String {
    m::lecture_field_row(language(), score, results, points).to_string()
}

/// What a curve shows, for those who cannot see it.
#[must_use]
pub fn curve_label(axis: &str, first: &str, last: &str) -> String {
    m::lecture_curve_label(language(), axis.said(), first.said(), last.said()).to_string()
}

/// A lecture that was woven again.
#[must_use]
pub fn woven(file: &str) -> String {
    m::lecture_woven(language(), file.said()).to_string()
}

/// A lecture that was not woven again.
#[must_use]
pub fn not_woven(file: &str) -> String {
    m::lecture_not_woven(language(), file.said()).to_string()
}

/// A file whose name says no form of a lecture.
#[must_use]
pub fn no_form(file: &str) -> String {
    m::lecture_no_form(language(), file.said()).to_string()
}

/// A hand diagram, for those who cannot see it.
#[must_use]
pub fn deal() -> String {
    m::lecture_deal(language()).to_string()
}
