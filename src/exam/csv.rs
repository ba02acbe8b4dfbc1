//! Marks for a spreadsheet.

use super::explain::{mistake, why};
use super::grade::Graded;
use super::key::Key;
use super::mark::Mark;
use crate::events::readers::guarded;
use crate::messages::Locale;
use crate::number::{Exact, decimal};
use crate::render;
use crate::session::ExamQuestion;
use crate::source::visible;
use csv::Writer;

/// The columns.
const HEAD: [&str; 10] =
    ["candidate", "number", "question", "points", "mark", "why", "key", "answer", "comes_to", "mistake"];

/// The marks as comma-separated values: a row for each candidate and question, and one for each sum.
#[must_use]
pub fn csv(key: &Key, graded: &[Graded], locale: Locale) -> String {
    let mut writer = Writer::from_writer(Vec::new());
    // To write into memory does not fail.
    let _ = writer.write_record(HEAD);
    for one in graded {
        let candidate = guarded(&visible(&one.candidate));
        for (number, (question, mark)) in (1_usize..).zip(key.questions.iter().zip(&one.marks)) {
            let _ = writer.write_record(row(&candidate, number, question, mark, locale));
        }
        let (worth, earned) = (figure(&key.total()), figure(&one.total()));
        let _ = writer.write_record([candidate.as_str(), "", "", &worth, &earned, "", "", "", "", ""]);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

fn row(candidate: &str, number: usize, question: &ExamQuestion, mark: &Mark, locale: Locale) -> [String; 10] {
    [
        candidate.to_owned(),
        number.to_string(),
        guarded(&question.case),
        figure(&mark.worth),
        figure(&mark.earned),
        guarded(&why(mark, locale).to_string()),
        guarded(&render::expected(&mark.key)),
        guarded(mark.answer.as_deref().unwrap_or_default()),
        guarded(&render::expected(&mark.figures)),
        guarded(&mistake(mark, locale).map(|mistake| mistake.to_string()).unwrap_or_default()),
    ]
}

fn figure(value: &Exact) -> String {
    decimal(value, 4).0
}
