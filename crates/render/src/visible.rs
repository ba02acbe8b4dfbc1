//! The characters of a text as every back end gets them: hidden characters in foreign words are replaced by their
//! names, so that no name forges a line, controls a terminal or turns the text beside it.

use crate::messages::{Span, SpanKind, Text};
use crate::source::{visible, visible_lines};
use std::borrow::Cow;

/// A text in a line, code in backticks.
pub(super) fn plain(text: &Text) -> Cow<'_, str> {
    safe(text.plain(), visible)
}

/// A text in a line without backticks.
pub(super) fn unmarked(text: &Text) -> Cow<'_, str> {
    visible(text.unmarked())
}

/// A text that may have several lines, code in backticks.
pub(super) fn lines(text: &Text) -> Cow<'_, str> {
    safe(text.plain(), visible_lines)
}

/// The parts of a text, line breaks among them.
pub(super) fn spans(text: &Text) -> impl Iterator<Item = (SpanKind, Cow<'_, str>)> {
    text.spans().map(|Span { kind, text }| (kind, safe(text, visible_lines)))
}

/// The parts of a text as they are set on paper and pages: in words apostrophes and
/// quotation marks are curly.
pub(super) fn typeset(text: &Text) -> impl Iterator<Item = (SpanKind, Cow<'_, str>)> {
    let mut before = ' ';
    spans(text).map(move |(kind, part)| {
        let is_straight = matches!(kind, SpanKind::Plain | SpanKind::Name) && part.contains(['\'', '"']);
        let mut curly = |mark: char, behind: Option<char>| {
            let opens = !before.is_alphanumeric() && behind.is_some_and(char::is_alphanumeric);
            // A name that is quoted is a part of its own.
            let quotes = before.is_whitespace() || before == '(';
            before = mark;
            match mark {
                '\'' if opens => '‘',
                '\'' => '’',
                '"' if quotes => '“',
                '"' => '”',
                mark => mark,
            }
        };
        if !is_straight {
            before = part.chars().next_back().unwrap_or(' ');
            return (kind, part);
        }
        let behind = part.chars().skip(1).map(Some).chain([None]);
        (kind, part.chars().zip(behind).map(|(mark, behind)| curly(mark, behind)).collect::<String>().into())
    })
}

fn safe<'a>(text: Cow<'a, str>, show: impl Fn(&str) -> Cow<'_, str>) -> Cow<'a, str> {
    match text {
        Cow::Borrowed(text) => show_borrowed(text, show),
        Cow::Owned(text) => match show(&text) {
            Cow::Borrowed(_) => Cow::Owned(text),
            Cow::Owned(escaped) => Cow::Owned(escaped),
        },
    }
}

fn show_borrowed<'a>(text: &'a str, show: impl Fn(&str) -> Cow<'_, str>) -> Cow<'a, str> {
    match show(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(escaped) => Cow::Owned(escaped),
    }
}
