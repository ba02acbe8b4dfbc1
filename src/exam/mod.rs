//! Cases as tests, and cases as exams.
//!
//! A test is a case of a script or of a Markdown document, within another one too; the expectations outside cases, or
//! under a heading, are one test by that name. They are found, run and reported, and their figures brought up to date.
//! An exam is a script whose cases ask something: its paper, candidates' answers with their marks, fresh questions.

// Tests.
mod find;
mod formats;
mod human;
mod junit;
mod pool;
mod recorder;
mod report;
mod run;
mod update;

// Exams.
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
pub use find::{Found, count, scripts};
pub use formats::{Json, Tap};
pub use generate::{Kind, NoQuestion, Order, generate};
pub use grade::{Graded, grade};
pub use human::Human;
pub use json::{marks_json, paper_json};
pub use junit::Junit;
pub use key::{Key, Unsound};
pub use marks::{Fault, Mark, Verdict, Working};
pub use mistakes::Mistake;
pub use paper::paper;
pub use pool::{Crew, in_order};
pub use report::{Counts, Failed, Report, Reporter, Status, Test, Told, Totals, What};
pub use results::{csv, results};
pub use run::{Keep, Options, file};
pub use update::{Change, Mode, Update};
