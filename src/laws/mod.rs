//! The procedures of the Laws as a whole: their check, and the rows that scripts reach.

mod check;
mod coverage;
mod facts;

pub use check::Report;
pub use coverage::Coverage;
