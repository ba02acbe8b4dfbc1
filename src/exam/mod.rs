//! Exams: scripts whose cases ask something.
//!
//! The paper of an exam, candidates' answers with their marks, and fresh questions.

mod amounts;
mod answer;
mod answer_sheet;
mod blank_sheet;
mod by_hand;
mod candidates;
mod csv;
mod explain;
mod generate;
mod grade;
mod json;
mod key;
mod law;
mod mark;
mod mistakes;
mod names;
mod paper;
mod question;
mod results;
mod statistics;
mod variant;

pub use blank_sheet::{blank_sheet, blank_sheet_page};
pub use by_hand::mark_by_hand;
pub use candidates::{LARGEST, Note, Refusal, Submission, UnreadLine};
pub use csv::csv;
pub use generate::{GenerateError, Kind, Published, QuestionSpec, generate, questions_of_cases};
pub use grade::{Graded, Grader};
pub use json::{MarksDocument, PaperDocument, marks_document, paper_document};
pub use key::{InvalidKey, Key, KeyUse};
pub use mark::{ByHand, Fault, Mark, Mistake, Retain, Verdict, Working};
pub use paper::{PaperAnswers, PaperHead, field_in_force, given, paper};
pub use results::{results, results_on_paper};
pub use statistics::{
    QuestionStatistics, Statistics, StatisticsDocument, Totals, statistics_blocks, statistics_document,
};
pub use variant::{Change, Variant, VariedQuestion, variants};
