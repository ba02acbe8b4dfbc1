//! The statistics of a class as a JSON document.

use super::super::key::Key;
use super::show::{common_answers, mistake_counts};
use super::{QuestionStatistics, Statistics};
use crate::messages::Locale;
use crate::number::Exact;
use serde::Serialize;

/// The version of the document.
const VERSION: u32 = 1;

/// The statistics of a class. Exact numbers are strings: an integer or a fraction in lowest terms.
#[derive(Debug, Clone, Serialize)]
pub struct StatisticsDocument {
    redress: u32,
    exam: String,
    points: String,
    candidates: usize,
    unread: usize,
    mean: Option<String>,
    median: Option<String>,
    highest: Option<String>,
    lowest: Option<String>,
    reliability: Option<String>,
    group: Option<usize>,
    questions: Vec<Question>,
}

#[derive(Debug, Clone, Serialize)]
struct Question {
    number: usize,
    case: String,
    points: String,
    mean: String,
    facility: Option<String>,
    discrimination: Option<String>,
    full: usize,
    part: usize,
    nothing: usize,
    missing: usize,
    mistakes: Vec<Mistakes>,
    answers: Vec<Answers>,
}

#[derive(Debug, Clone, Serialize)]
struct Mistakes {
    what: String,
    candidates: usize,
}

#[derive(Debug, Clone, Serialize)]
struct Answers {
    answer: String,
    candidates: usize,
}

/// The statistics as a document; the mistakes are described in a language.
#[must_use]
pub fn statistics_document(key: &Key, statistics: &Statistics<'_>, locale: Locale) -> StatisticsDocument {
    let total = |of: fn(&super::Totals) -> &Exact| statistics.totals.as_ref().map(|totals| of(totals).to_string());
    let questions = key.questions.iter().zip(&statistics.questions).enumerate();
    StatisticsDocument {
        redress: VERSION,
        exam: key.name.clone(),
        points: statistics.worth.to_string(),
        candidates: statistics.candidates(),
        unread: statistics.unread,
        mean: total(|totals| &totals.mean),
        median: total(|totals| &totals.median),
        highest: total(|totals| &totals.highest),
        lowest: total(|totals| &totals.lowest),
        reliability: statistics.reliability.as_ref().map(ToString::to_string),
        group: statistics.group,
        questions: questions
            .map(|(at, (exam_question, own))| question(at, &exam_question.case, own, statistics, locale))
            .collect(),
    }
}

fn question(at: usize, case: &str, own: &QuestionStatistics, statistics: &Statistics<'_>, locale: Locale) -> Question {
    let mistakes = mistake_counts(statistics, at, locale).into_iter();
    let answers = common_answers(statistics, at).into_iter();
    Question {
        number: at.saturating_add(1),
        case: case.to_owned(),
        points: own.worth.to_string(),
        mean: own.mean.to_string(),
        facility: own.facility.as_ref().map(ToString::to_string),
        discrimination: own.discrimination.as_ref().map(ToString::to_string),
        full: own.full,
        part: own.part,
        nothing: own.nothing,
        missing: own.missing,
        mistakes: mistakes.map(|(what, candidates)| Mistakes { what: what.to_string(), candidates }).collect(),
        answers: answers.map(|(answer, candidates)| Answers { answer, candidates }).collect(),
    }
}
