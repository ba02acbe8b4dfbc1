//! Exams: scripts whose cases ask something.
//!
//! The paper of an exam, candidates' answers with their marks, and fresh questions.

mod candidates;
mod generate;
mod grade;
mod json;
mod key;
mod marks;
mod mistakes;
mod paper;
mod results;

pub use candidates::{Candidate, Given, LARGEST, Note, Refusal, Submission};
pub use generate::{Kind, NoQuestion, Order, generate};
pub use grade::{Graded, grade};
pub use json::{marks_json, paper_json};
pub use key::{Key, Unsound};
pub use marks::{Fault, Mark, Verdict, Working};
pub use mistakes::Mistake;
pub use paper::paper;
pub use results::{csv, results};
