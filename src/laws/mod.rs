//! The procedures of the Laws as a whole: their check, the rows that scripts reach, and the Laws that they cover.

mod check;
mod coverage;
mod diff;
mod facts;
mod passport;

pub use check::Report;
pub use coverage::Coverage;
pub use diff::Diff;
pub(crate) use diff::{CourseDocument, consequence};
pub use passport::Passport;
