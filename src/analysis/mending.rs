//! What would mend a text: what the help of a diagnostic says to write, offered only where it does.

use super::{Analysis, Found, Remark, Written};
use crate::diagnostic::Problem;
use crate::messages::{self, Locale, SpanKind, Text};
use crate::session::{Correction, Loader, OutcomeKind};
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
    remark: Remark<'a>,
    locale: Locale,
    loader: &'a dyn Loader,
    run: impl Fn(&str) -> Analysis + 'a,
) -> impl Iterator<Item = Mending> + 'a {
    let around = surroundings(written, &remark.place());
    let state = analysis.state(around.start);
    let alone = Analysis::of_part(written, around.clone(), state.clone(), loader).faults();
    let whole = analysis.faults();
    candidates(written, remark, locale).filter(move |mending| {
        let text = mending.applied(written.text);
        if alone == (0, 0) {
            return run(&text).faults() < whole;
        }
        let scripts = mending.applied(written.scripts);
        let end = around.end.saturating_add(mending.text.len()).saturating_sub(mending.place.len());
        let mended = Written { name: written.name, text: &text, scripts: &scripts, parts: &[] };
        Analysis::of_part(mended, around.start..end, state.clone(), loader).faults() < alone
    })
}

/// From behind the statement before the line of a place to the one behind it.
fn surroundings(written: Written<'_>, place: &Range<usize>) -> Range<usize> {
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

/// What the help says to write, in the place of what is wrong and as a line of its own above it. An example with a figure
/// that is not in the line is none, nor one without a figure that it would replace: it would be another ruling.
fn candidates<'a>(written: Written<'a>, remark: Remark<'a>, locale: Locale) -> impl Iterator<Item = Mending> + 'a {
    let place = remark.place();
    let locale = remark.diagnostic.locale.unwrap_or(locale);
    let help = Problem::help(&remark.diagnostic.problem, locale).unwrap_or_default();
    let codes: Vec<String> =
        help.spans().filter(|span| span.kind == SpanKind::Code).map(|span| span.text.into_owned()).collect();
    let line = line_start(written.text, place.start);
    let rest = written.text.get(place.end..).unwrap_or("");
    let end = place.end.saturating_add(rest.find(['\n', '\r']).unwrap_or(rest.len()));
    let own: Vec<&str> = figures(written.text.get(line..end).unwrap_or("")).collect();
    let is_own = move |code: &String| !code.contains('…') && figures(code).all(|figure| own.contains(&figure));
    // In the place of the whole ruling it would be another ruling.
    let is_rest = |code: &String| code.starts_with("rest ");
    let rest = codes.iter().any(is_rest).then(|| with_the_rest(written.text, &place)).flatten();
    let as_said =
        codes.into_iter().filter(move |code| !is_rest(code) && is_own(code)).take(MOST_TRIED).flat_map(move |code| {
            // A line that is quoted would need the mark of it.
            let before = line..place.start;
            let is_bare = written.text.get(before.clone()) == written.scripts.get(before);
            let indented = written.text.get(line..).unwrap_or("");
            let indent: String = indented.chars().take_while(|c| matches!(c, ' ' | '\t')).collect();
            let above = Mending { place: line..line, text: format!("{indent}{code}\n"), is_line: true };
            let replaced = written.text.get(place.clone()).unwrap_or("");
            let keeps = figures(replaced).all(|figure| figures(&code).any(|own| own == figure));
            let here = Mending { place: place.clone(), text: code, is_line: false };
            keeps.then_some(here).into_iter().chain(is_bare.then_some(above))
        });
    rest.into_iter().chain(as_said)
}

/// The whole numbers in a text, as they are written.
fn figures(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|figure| !figure.is_empty())
}

/// The last outcome of a ruling with what is left: `(60% +620 & 30% -100)` has `rest -100`.
fn with_the_rest(text: &str, place: &Range<usize>) -> Option<Mending> {
    let wrong = text.get(place.clone())?;
    let (before, last) = wrong.rsplit_once(['&', ';', ','])?;
    let last = last.trim_end().trim_end_matches(')').trim_end();
    let component = last.trim_start();
    let blank = |c: char| c.is_whitespace();
    let outcome = match component.split_once('%') {
        Some((_, outcome)) => outcome,
        None => component.split_once(blank).filter(|(weight, _)| weight.contains('/'))?.1,
    };
    let outcome = outcome.trim();
    let start =
        place.start.checked_add(before.len())?.checked_add(1)?.checked_add(last.len().checked_sub(component.len())?)?;
    let place = start..start.checked_add(component.len())?;
    (!outcome.is_empty()).then(|| Mending { place, text: format!("rest {outcome}"), is_line: false })
}

/// The figures of an expectation that fails as they are, each in its place; empty for any other result.
#[must_use]
pub fn corrections(text: &str, analysis: &Analysis, found: Found<'_>) -> Vec<(Range<usize>, String)> {
    let OutcomeKind::Expectation(expectation) = found.kind() else { return Vec::new() };
    let corrections = expectation.failure.iter().flat_map(|failure| &failure.corrections);
    let figure = |correction: &Correction| {
        let place = analysis.place(correction.number);
        Some((place.clone(), testing::corrected(correction, text.get(place)?)?))
    };
    corrections.filter_map(figure).collect()
}
