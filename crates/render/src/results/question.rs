//! The question of an exam, and its answer.

use super::View;
use crate::block::{Block, Detail};
use crate::document::{Context, Number, Place, RulingDocument, Written};
use crate::messages::{self, Locale};
use crate::notation::{claims, expected, prose};
use crate::number::Exact;
use crate::session::Answered;
use serde::Serialize;

/// The text of an exam question, and its points.
pub(super) struct Question<'a> {
    pub text: &'a str,
    pub points: Option<&'a Exact>,
}

impl View for Question<'_> {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let text = prose(self.text);
        vec![Block::Line(match self.points {
            Some(points) => text + " (" + messages::worth(locale, points) + ")",
            None => text,
        })]
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        let worth = self.points.map(Written);
        Some(place.document("question", QuestionDocument { text: self.text, worth }))
    }
}

impl View for Answered {
    /// A ruling with its working, or the figures alone.
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block> {
        let answered = self;
        match answered {
            Answered::Ruling(breakdown) => breakdown.blocks(locale, detail),
            Answered::Figures(figures) => vec![Block::Answer(vec![claims(locale, figures)])],
        }
    }

    fn charts(&self, locale: Locale) -> Vec<Block> {
        match self {
            Self::Ruling(breakdown) => breakdown.charts(locale),
            Self::Figures(_) => Vec::new(),
        }
    }

    fn is_field_drawn(&self) -> bool {
        matches!(self, Self::Ruling(_))
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("answer", AnswerDocument::new(self, context)))
    }
}

/// The text of an exam question.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct QuestionDocument<'a> {
    text: &'a str,
    /// Its points in the exam.
    worth: Option<Number<'a>>,
}

/// The answer to a question: a ruling, or the figures alone.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) enum AnswerDocument<'a> {
    Ruling(Box<RulingDocument<'a>>),
    Figures {
        /// As in an expectation.
        figures: String,
    },
}

impl<'a> AnswerDocument<'a> {
    fn new(answered: &'a Answered, context: Context<'_>) -> Self {
        match answered {
            Answered::Ruling(breakdown) => Self::Ruling(Box::new(RulingDocument::new(breakdown, context))),
            Answered::Figures(figures) => Self::Figures { figures: expected(figures) },
        }
    }
}
