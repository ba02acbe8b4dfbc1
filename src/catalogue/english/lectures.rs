//! Words of charts, pages and lectures.

use crate::catalogue::{Said as _, language};
use crate::messages as m;

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
