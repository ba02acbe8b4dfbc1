//! Lenses above cases, and the commands of the editor.

use super::document::Document;
use super::parts::Kind;
use crate::analysis::Analysis;
use crate::lecture::{self, Form};
use crate::messages;
use crate::render::{self, Detail};
use crate::session::{Loaded, Loader, Outcome, OutcomeKind, Sink};
use crate::source::Sources;
use crate::syntax::tree::{Statement, StatementKind};
use lsp_types::{CodeLens, Command, Position, Range as Lines};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::ops::Range;

/// Shows the results of a case or a text.
pub(super) const RUN: &str = "redress.run";
/// Says which of its expectations hold.
pub(super) const TEST: &str = "redress.test";
/// Explains a code, a statement, a setting or a topic.
pub(super) const EXPLAIN: &str = "redress.explain";
/// Makes the page of a lecture.
pub(super) const WEAVE: &str = "redress.weave";

/// `run` above every case, `test` where something is expected in it, `explain` above an incident; the whole text's at its
/// top.
pub(super) fn lenses(document: &Document) -> Vec<CodeLens> {
    let mut found = Vec::new();
    let statements = || document.statements().iter().flatten();
    if statements().next().is_some() {
        run_and_test(document, 0..0, statements().any(expects), &mut found);
    }
    statements().for_each(|statement| of_statement(document, statement, &mut found));
    found
}

fn of_statement(document: &Document, statement: &Statement, found: &mut Vec<CodeLens>) {
    match &statement.kind {
        StatementKind::Case(case) => {
            run_and_test(document, statement.span.range(), expects(statement), found);
            case.body.iter().for_each(|inner| of_statement(document, inner, found));
        }
        StatementKind::Incident(incident) => {
            let topic = &incident.procedure.node;
            let title = messages::editor_explain(document.locale, topic.clone()).to_string();
            found.push(lens(document, &statement.span.range(), title, EXPLAIN, json!({ "topic": topic })));
        }
        _ => {}
    }
}

fn expects(statement: &Statement) -> bool {
    match &statement.kind {
        StatementKind::Case(case) => case.body.iter().any(expects),
        kind => matches!(
            kind,
            StatementKind::Expect { .. } | StatementKind::ExpectIncident { .. } | StatementKind::ExpectPlace { .. }
        ),
    }
}

fn run_and_test(document: &Document, place: Range<usize>, tests: bool, found: &mut Vec<CodeLens>) {
    let (locale, is_whole) = (document.locale, place.is_empty());
    let arguments = match is_whole {
        true => json!({ "uri": document.uri }),
        false => json!({ "uri": document.uri, "line": document.lines.line(place.start) }),
    };
    let (run, test) = match is_whole {
        true => (messages::editor_run_all(locale), messages::editor_test_all(locale)),
        false => (messages::editor_run(locale), messages::editor_test(locale)),
    };
    found.push(lens(document, &place, run.to_string(), RUN, arguments.clone()));
    if tests {
        found.push(lens(document, &place, test.to_string(), TEST, arguments));
    }
}

fn lens(document: &Document, place: &Range<usize>, title: String, command: &str, argument: Value) -> CodeLens {
    let at = document.lines.position(place.start);
    let command = Command { title, command: command.to_owned(), arguments: Some(vec![argument]) };
    CodeLens { range: Lines::new(at, at), command: Some(command), data: None }
}

/// The results of a text as Markdown, of the case at a line alone where one is given.
pub(super) fn run(document: &Document, line: Option<u32>, loader: &dyn Loader) -> String {
    let mut text = String::new();
    let analysis = document.analysis(loader);
    for found in results(document, &analysis, line) {
        let blocks = render::blocks(&found, found.locale.unwrap_or(document.locale), Detail::Steps);
        text.push_str(&render::markdown(&blocks));
    }
    if text.is_empty() { messages::editor_no_result(document.locale).to_string() } else { text }
}

/// Tests the expectations and reports them as Markdown.
pub(super) fn test(document: &Document, line: Option<u32>, loader: &dyn Loader) -> String {
    let (mut text, mut passed, mut failed) = (String::new(), 0_usize, 0_usize);
    let analysis = document.analysis(loader);
    for found in results(document, &analysis, line) {
        let OutcomeKind::Expectation(expectation) = &found.kind else { continue };
        match expectation.passed {
            true => passed = passed.saturating_add(1),
            false => {
                failed = failed.saturating_add(1);
                let blocks = render::blocks(&found, found.locale.unwrap_or(document.locale), Detail::Steps);
                text.push_str(&render::markdown(&blocks));
            }
        }
    }
    format!("{text}{}", messages::editor_tested(document.locale, passed, failed))
}

/// The results of the innermost case at a line, or of the whole text.
fn results<'a>(
    document: &Document,
    analysis: &'a Analysis,
    line: Option<u32>,
) -> impl Iterator<Item = Cow<'a, Outcome>> {
    let byte = line.map(|line| {
        let start = document.lines.byte(Position::new(line, 0));
        let text = document.text().get(start..).unwrap_or("");
        start.saturating_add(text.len().saturating_sub(text.trim_start_matches([' ', '\t']).len()))
    });
    let case = byte.and_then(|byte| {
        let mut around = document.statements().iter().flatten();
        around.find_map(|statement| innermost(statement, byte))
    });
    let is_in =
        move |place: Range<usize>| case.as_ref().is_none_or(|case| case.start <= place.start && place.end <= case.end);
    analysis.results().filter(move |found| is_in(found.place())).map(|found| found.outcome())
}

/// The innermost case around a byte.
fn innermost(statement: &Statement, byte: usize) -> Option<Range<usize>> {
    let place = statement.span.range();
    let StatementKind::Case(case) = &statement.kind else { return None };
    let within = place.start <= byte && byte < place.end;
    within.then(|| case.body.iter().find_map(|inner| innermost(inner, byte)).unwrap_or(place))
}

/// The page of a lecture.
pub(super) fn weave(document: &Document, loader: &dyn Loader) -> Option<String> {
    let lecture = Loaded { name: document.name.clone(), text: document.text().to_owned() };
    let woven = || lecture::weave(&lecture, Form::Html.into(), document.locale, loader, &mut NoDiagnostics).text;
    (document.kind == Kind::Lecture).then(woven)
}

/// Takes no diagnostics: they are reported where the lecture is written.
struct NoDiagnostics;

impl Sink for NoDiagnostics {
    fn outcome(&mut self, _: Outcome, _: &Sources) {}

    fn diagnostic(&mut self, _: crate::diagnostic::Diagnostic, _: &Sources) {}
}
