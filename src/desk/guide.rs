//! The interview about an irregularity, question by question.

use super::evaluate::NAME;
use super::{Answer, Desk, Reply};
use crate::analysis::Unwatched;
use crate::guide::{Guide, Way};
use crate::messages::Locale;
use crate::render::{self, Detail};
use crate::session::OutcomeKind;
use serde::Serialize;

/// Answers that are followed: no procedure has as many questions.
const MOST: usize = 200;

/// The state of an interview.
#[derive(Debug, Serialize)]
struct Interview {
    /// The comment on the last answer, as HTML.
    said: String,
    /// The question, as HTML; empty at the end.
    question: String,
    /// Ways to answer; others may be typed.
    ways: Vec<Choice>,
    /// The question's name in a script.
    asked: Option<&'static str>,
    /// True at the verdict: the rest of the walk is the form's.
    over: bool,
    /// True if the last answer was none.
    refused: bool,
    /// The answers so far as a script.
    script: String,
    /// Their result, as HTML.
    found: Option<String>,
}

/// A way to answer.
#[derive(Debug, Serialize)]
struct Choice {
    text: String,
    meaning: String,
}

impl Desk {
    pub(super) fn guide(&mut self, script: &str, answers: &[String], locale: Locale) -> Answer {
        let scope = self.analyse(script, NAME, locale, &mut Unwatched).analysis.state(script.len());
        let mut guide = Guide::new(scope, locale);
        let (mut reply, mut refused) = (guide.welcome(), false);
        for answer in answers.iter().take(MOST) {
            let before = guide.steps();
            // A line is an answer.
            reply = guide.take(&answer.replace(['\n', '\r'], " "));
            refused = guide.steps() == before;
        }
        let found = guide.found().map(|found| {
            let kind = OutcomeKind::Incident(Box::new(found.clone()));
            render::html(&render::blocks_of(&kind, locale, Detail::Steps))
        });
        let ways = guide.ways().into_iter().map(|Way { text, meaning }| Choice { text, meaning }).collect();
        let is_over = guide.is_decided();
        Ok(Reply::of(&Interview {
            said: render::html(&reply),
            question: if is_over { String::new() } else { render::html(&guide.question()) },
            ways: if is_over { Vec::new() } else { ways },
            asked: guide.question_name(),
            over: is_over,
            refused,
            script: guide.script(),
            found,
        }))
    }
}
