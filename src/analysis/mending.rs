//! What would mend a text: what the help of a diagnostic says to write, offered only where it does.

use super::{Analysis, Remark, Written};
use crate::diagnostic::Problem;
use crate::messages::{self, Locale, SpanKind, Text};
use crate::session::{Correction, Loader, Outcome, OutcomeKind};
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
    /// The text with the change.
    fn applied(&self, text: &str) -> String {
        let (before, after) = (text.get(..self.place.start).unwrap_or(""), text.get(self.place.end..).unwrap_or(""));
        format!("{before}{}{after}", self.text)
    }

    /// What is done, for people.
    #[must_use]
    pub fn title(&self, locale: Locale) -> Text {
        let shown = self.text.trim().to_owned();
        if self.is_line { messages::editor_insert(locale, shown) } else { messages::editor_replace(locale, shown) }
    }
}

/// The ways to mend what is remarked in a text: each is tried before it is offered. What is run for that is the statement
/// alone, in what is in force before it; where that does not show what is wrong, the whole text, by `run`.
pub fn mendings<'a>(
    written: Written<'a>,
    analysis: &Analysis,
    remark: &'a Remark,
    locale: Locale,
    loader: &'a dyn Loader,
    run: impl Fn(&str) -> Analysis + 'a,
) -> impl Iterator<Item = Mending> + 'a {
    let stretch = stretch(written, &remark.place);
    let state = analysis.state(stretch.start);
    let alone = Analysis::of_stretch(written, stretch.clone(), state.clone(), loader).faults();
    let whole = analysis.faults();
    candidates(written, remark, locale).filter(move |mending| {
        let text = mending.applied(written.text);
        if alone == (0, 0) {
            return run(&text).faults() < whole;
        }
        let scripts = mending.applied(written.scripts);
        let end = stretch.end.saturating_add(mending.text.len()).saturating_sub(mending.place.len());
        let mended = Written { name: written.name, text: &text, scripts: &scripts, parts: &[] };
        Analysis::of_stretch(mended, stretch.start..end, state.clone(), loader).faults() < alone
    })
}

/// From behind the statement before the line of a place to the one behind it.
fn stretch(written: Written<'_>, place: &Range<usize>) -> Range<usize> {
    let line = line_start(written.text, place.start);
    let part = written.parts.iter().rfind(|part| part.place.start <= place.start);
    let Some(part) = part else { return 0..written.text.len() };
    let statements = || part.statements.iter().map(|statement| statement.span.range());
    let start = statements().map(|one| one.end).take_while(|end| *end <= line).last();
    let end = statements().map(|one| one.start).find(|start| *start >= place.end.max(line.saturating_add(1)));
    start.unwrap_or(part.place.start)..end.unwrap_or(part.place.end)
}

/// Where the line of a byte starts.
fn line_start(text: &str, byte: usize) -> usize {
    text.get(..byte).and_then(|before| before.rfind(['\n', '\r'])).map_or(0, |at| at.saturating_add(1))
}

/// What the help says to write, in the place of what is wrong and as a line of its own above it.
fn candidates<'a>(written: Written<'a>, remark: &'a Remark, locale: Locale) -> impl Iterator<Item = Mending> + 'a {
    let locale = remark.diagnostic.locale.unwrap_or(locale);
    let help = Problem::help(&remark.diagnostic.problem, locale).unwrap_or_default();
    let codes: Vec<String> =
        help.spans().filter(|span| span.kind == SpanKind::Code).map(|span| span.text.into_owned()).collect();
    let codes = codes.into_iter().filter(|code| !code.contains('…')).take(MOST_TRIED);
    codes.flat_map(move |code| {
        let place = narrowed(written.text, &remark.place, &code);
        let line = line_start(written.text, remark.place.start);
        // A line that is quoted would need the mark of it.
        let before = line..remark.place.start;
        let is_bare = written.text.get(before.clone()) == written.scripts.get(before);
        let indented = written.text.get(line..).unwrap_or("");
        let indent: String = indented.chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
        let above = Mending { place: line..line, text: format!("{indent}{code}\n"), is_line: true };
        std::iter::once(Mending { place, text: code, is_line: false }).chain(is_bare.then_some(above))
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
