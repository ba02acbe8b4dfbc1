//! A script that is run.

use super::limits::RequestLimits;
use super::request::{Evaluate, Want};
use super::{Answer, Desk, LastScript, Reply, locale};
use crate::analysis::{Places, Report, Watch, hints, law_of_irregular_call, reports};
use crate::diagnostic::{Diagnostic, severity_text};
use crate::messages::Locale;
use crate::render::{self, Block, Detail, Style, json};
use crate::session::{Budget, Outcome, OutcomeKind, Tally};
use crate::source::Sources;
use serde::Serialize;
use serde_json::value::RawValue;

/// The name of a script that has none.
pub(super) const NAME: &str = "script.ruling";

/// Diagnostics that are answered: of a thousand mistakes the first show the cause.
const MOST: usize = 100;

/// Columns of a text, at most.
const WIDEST: usize = 400;

/// The answer.
#[derive(Debug, Serialize)]
struct Evaluated {
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    html: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<Vec<ResultHtml>>,
    /// The number of results before those, left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    earlier: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hints: Option<Vec<RulingHint>>,
    #[serde(flatten)]
    problems: Problems,
    tally: Counted,
    language: &'static str,
}

/// A result as it is shown.
#[derive(Debug, Serialize)]
struct ResultHtml {
    line: usize,
    start: usize,
    end: usize,
    case: Option<String>,
    /// True if it is what follows from an irregularity.
    incident: bool,
    html: String,
    /// Of calls, the procedure and the Law for the last irregular one.
    #[serde(skip_serializing_if = "Option::is_none")]
    irregular: Option<String>,
}

impl ResultHtml {
    fn new(outcome: &Outcome, blocks: &[Block], (start, end): (usize, usize), locale: Locale) -> Self {
        let (line, case) = (outcome.line, outcome.case.clone());
        let incident = matches!(outcome.kind, OutcomeKind::Incident(_));
        let irregular = match &outcome.kind {
            OutcomeKind::Auction { auction, .. } => law_of_irregular_call(auction, locale),
            _ => None,
        };
        let irregular = irregular.map(|rule| rule.unmarked().to_owned());
        Self { line, start, end, case, incident, html: render::html(blocks), irregular }
    }
}

/// Figures behind a ruling.
#[derive(Debug, Serialize)]
struct RulingHint {
    at: usize,
    text: String,
}

/// The counts of expectations and errors.
#[derive(Debug, Serialize)]
struct Counted {
    passed: usize,
    failed: usize,
    errors: usize,
}

/// Diagnostics, and how many more are left out.
#[derive(Debug, Serialize)]
pub(super) struct Problems {
    pub diagnostics: Vec<ProblemReport>,
    pub more: usize,
}

/// A diagnostic, or an expectation that does not hold.
#[derive(Debug, Serialize)]
pub(super) struct ProblemReport {
    severity: &'static str,
    /// The severity for people.
    word: String,
    code: Option<&'static str>,
    message: String,
    help: Option<String>,
    law: Option<String>,
    start: Option<usize>,
    end: Option<usize>,
    /// The line of the script, from 1; of the other file where it is in one.
    line: usize,
    file: Option<String>,
}

impl Problems {
    /// The diagnostics of a script.
    pub fn of(places: &Places<&str>, script: &str, reports: &[Report]) -> Self {
        let diagnostics = reports.iter().take(MOST).map(|report| ProblemReport::of(places, script, report)).collect();
        Self { diagnostics, more: reports.len().saturating_sub(MOST) }
    }
}

impl ProblemReport {
    fn of(places: &Places<&str>, script: &str, report: &Report) -> Self {
        let (file, line) = match &report.included {
            Some((file, line)) => (Some(file.clone()), *line),
            None => (None, line_of(script, report.place.start)),
        };
        let (start, end) = places.range(&report.place);
        let is_own = file.is_none();
        Self {
            severity: report.severity.word(),
            word: severity_text(report.severity, report.locale).to_string(),
            code: report.code,
            message: report.message.to_string(),
            help: report.help.as_ref().map(ToString::to_string),
            law: report.law.map(|law| law.to_string()),
            start: is_own.then_some(start),
            end: is_own.then_some(end),
            line,
            file,
        }
    }
}

/// The line of a byte, from 1.
pub(super) fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|byte| *byte == b'\n').count().saturating_add(1)
}

/// Writes the document while a script is run.
struct Recorder {
    document: Option<(json::Document, Vec<u8>)>,
    locale: Locale,
    budget: Budget,
}

impl Watch for Recorder {
    fn sees_all(&self) -> bool {
        true
    }

    fn budget(&self) -> Budget {
        self.budget.clone()
    }

    fn outcome(&mut self, outcome: &Outcome, sources: &Sources) {
        if let Some((document, text)) = &mut self.document {
            let locale = outcome.locale.unwrap_or(self.locale);
            text.extend(document.outcome(outcome, json::Context { sources, locale }));
        }
    }

    fn diagnostic(&mut self, diagnostic: &Diagnostic, sources: &Sources) {
        if let Some((document, _)) = &mut self.document {
            document.diagnostic(diagnostic, json::Context { sources, locale: self.locale });
        }
    }
}

impl Recorder {
    /// The document, whole.
    fn finish(&mut self) -> Option<Box<RawValue>> {
        let (document, mut text) = self.document.take()?;
        text.extend(document.finish());
        RawValue::from_string(String::from_utf8(text).ok()?.trim().to_owned()).ok()
    }
}

impl Desk {
    pub(super) fn evaluate(&mut self, asked: &Evaluate) -> Answer {
        let locale = locale(&asked.language)?;
        let wants = |want| asked.want.contains(&want);
        let name = asked.name.as_deref().unwrap_or(NAME);
        let limits = RequestLimits { script: &asked.script, limit_ms: asked.limit_ms, limit_mb: asked.limit_mb };
        let budget = self.budget(limits)?;
        let mut recorder = Recorder { document: wants(Want::Document).then(Default::default), locale, budget };
        let known = self.analyse(&asked.script, name, locale, &mut recorder);
        if known.analysis.is_cut_short {
            self.known = None;
            return Err(limits.stopped());
        }
        let places = Places::utf16(&asked.script);
        let each_result = |earlier: usize, layout: &mut dyn FnMut(&Outcome, &[Block])| {
            let mut case = None;
            for found in known.analysis.results().skip(earlier) {
                let outcome = &*found.outcome();
                let blocks = blocks(outcome, &mut case, locale, asked);
                if !blocks.is_empty() {
                    layout(outcome, &blocks);
                }
            }
        };
        let html = wants(Want::Html).then(|| {
            let mut all = String::new();
            each_result(0, &mut |_, blocks| all.push_str(&render::html(blocks)));
            all
        });
        let text = wants(Want::Text).then(|| {
            let style = Style::default();
            let style = Style { width: asked.width.unwrap_or(style.width).min(WIDEST), ..style };
            let mut all = String::new();
            each_result(0, &mut |_, blocks| all.push_str(&render::terminal(blocks, style)));
            all
        });
        let most = asked.most.filter(|_| wants(Want::Results));
        let earlier = most.map(|most| known.analysis.results().count().saturating_sub(most));
        let results = wants(Want::Results).then(|| {
            let mut all = Vec::new();
            each_result(earlier.unwrap_or(0), &mut |outcome, blocks| {
                all.push(ResultHtml::new(outcome, blocks, places.range(&outcome.span.range()), locale));
            });
            all
        });
        let hints = wants(Want::Hints).then(|| ruling_hints(known, &places));
        let problems = Problems::of(&places, &asked.script, &reports(&known.analysis, locale));
        let Tally { passed, failed, errors } = known.analysis.tally;
        let language = known.analysis.state(asked.script.len()).locale().unwrap_or(locale).tag();
        let tally = Counted { passed, failed, errors };
        let document = recorder.finish();
        let evaluated = Evaluated { document, html, text, results, earlier, hints, problems, tally, language };
        let reply = Reply::of(&evaluated);
        if asked.limit_mb.is_some() {
            // The next request may set other limits.
            self.known = None;
        }
        Ok(reply)
    }
}

/// The blocks of a result, with its case as a heading if the last result had another.
fn blocks(outcome: &Outcome, case: &mut Option<String>, locale: Locale, asked: &Evaluate) -> Vec<Block> {
    let locale = outcome.locale.unwrap_or(locale);
    let detail = if asked.full { Detail::Full } else { Detail::Steps };
    let draw = if asked.charts { render::charted } else { render::blocks };
    render::below_case(draw(outcome, locale, detail), outcome, case, locale)
}

fn ruling_hints(known: &LastScript, places: &Places<&str>) -> Vec<RulingHint> {
    let found = hints(&known.script, &known.statements, &(0..known.script.len()), &known.analysis, known.locale);
    found.into_iter().map(|hint| RulingHint { at: places.place(hint.at), text: hint.figures }).collect()
}
