//! What would mend a text: what the help of a diagnostic says to write, offered only where it does.

use super::{Analysis, Remark};
use crate::diagnostic::Problem;
use crate::messages::{self, Locale, SpanKind, Text};
use crate::session::{Correction, Outcome, OutcomeKind};
use crate::testing;
use std::ops::Range;

/// Ways to mend that are tried for one diagnostic.
const MOST_TRIED: usize = 6;

/// A change that mends something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mending {
    /// The bytes that it replaces.
    pub place: Range<usize>,
    /// What is written there.
    pub text: String,
    /// Whether that is a line of its own above what is wrong.
    pub is_line: bool,
}

impl Mending {
    /// What is done, for people.
    #[must_use]
    pub fn title(&self, locale: Locale) -> Text {
        let shown = self.text.trim().to_owned();
        if self.is_line { messages::editor_insert(locale, shown) } else { messages::editor_replace(locale, shown) }
    }
}

/// The ways to mend what is remarked in a text: each is tried, by running the text with it, before it is offered.
pub fn mendings<'a>(
    text: &'a str,
    analysis: &Analysis,
    remark: &'a Remark,
    locale: Locale,
    run: impl Fn(&str) -> Analysis + 'a,
) -> impl Iterator<Item = Mending> + 'a {
    let wrong = analysis.faults();
    candidates(text, remark, locale).filter(move |Mending { place, text: written, .. }| {
        let (before, after) = (text.get(..place.start).unwrap_or(""), text.get(place.end..).unwrap_or(""));
        run(&format!("{before}{written}{after}")).faults() < wrong
    })
}

/// What the help says to write, in the place of what is wrong and as a line of its own above it.
fn candidates<'a>(text: &'a str, remark: &'a Remark, locale: Locale) -> impl Iterator<Item = Mending> + 'a {
    let locale = remark.diagnostic.locale.unwrap_or(locale);
    let help = Problem::help(&remark.diagnostic.problem, locale).unwrap_or_default();
    let codes: Vec<String> =
        help.spans().filter(|span| span.kind == SpanKind::Code).map(|span| span.text.into_owned()).collect();
    let written = codes.into_iter().filter(|code| !code.contains('…')).take(MOST_TRIED);
    written.flat_map(|code| {
        let place = narrowed(text, &remark.place, &code);
        let before = text.get(..remark.place.start).unwrap_or("");
        let line = before.rfind(['\n', '\r']).map_or(0, |at| at.saturating_add(1));
        let indent: String = text.get(line..).unwrap_or("").chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
        let above = format!("{indent}{code}\n");
        [Mending { place, text: code, is_line: false }, Mending { place: line..line, text: above, is_line: true }]
    })
}

/// The part of what is wrong that is to be replaced: `rest -100` is the last component of a ruling.
fn narrowed(text: &str, place: &Range<usize>, written: &str) -> Range<usize> {
    let wrong = text.get(place.clone()).unwrap_or("");
    let Some((before, last)) = wrong.rsplit_once('&').filter(|_| written.starts_with("rest ")) else {
        return place.clone();
    };
    let from = place.start.saturating_add(before.len()).saturating_add('&'.len_utf8());
    let start = from.saturating_add(last.len().saturating_sub(last.trim_start().len()));
    start..from.saturating_add(last.trim_end().trim_end_matches(')').trim_end().len()).max(start)
}

/// The figures of an expectation that fails as they are, each in its place; empty for any other result.
#[must_use]
pub fn corrections(text: &str, found: &Outcome) -> Vec<(Range<usize>, String)> {
    let OutcomeKind::Expectation(expectation) = &found.kind else { return Vec::new() };
    let corrections = expectation.failure.iter().flat_map(|failure| &failure.corrections);
    let figure = |correction: &Correction| {
        let place = correction.number.range();
        Some((place.clone(), testing::corrected(correction, text.get(place)?)?))
    };
    corrections.filter_map(figure).collect()
}
