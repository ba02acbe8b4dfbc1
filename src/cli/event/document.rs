//! `redress event --format json`: the document of an event, with what an audit finds and what was wrong.

use super::convert::stating_rules;
use crate::cli::preferences::Preferences;
use crate::cli::printer::Printer;
use crate::diagnostic::Diagnostic;
use crate::events::audit::{Finding, audit};
use crate::events::document::{
    AuditDocument, BeforeDocument, EventDocument, RoundDocument, StandingDocument, exact, published_percent,
};
use crate::events::model::Event;
use crate::events::scoring::Standing;
use crate::events::writers::{WriteOptions, document as written};
use crate::messages::{Locale, names};
use crate::number::{Exact, decimal};
use crate::render::json::{Context, DiagnosticDocument};
use crate::session::{AfterRound, Outcome, OutcomeKind, Ranking, Sink};
use crate::source::Sources;

/// The results of a run that the document holds.
pub(super) struct Collected {
    pub ranking: Option<Ranking>,
    diagnostics: Vec<serde_json::Value>,
    locale: Locale,
    /// Prints the copies that a script writes and the expectations that fail.
    printer: Printer,
}

impl Collected {
    pub fn new(preferences: Preferences) -> Self {
        let printer = Printer::of_diagnostics(preferences);
        Self { ranking: None, diagnostics: Vec::new(), locale: preferences.locale, printer }
    }
}

impl Sink for Collected {
    fn wants_moves(&self) -> bool {
        false
    }

    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        match outcome.kind {
            OutcomeKind::Ranking(found) => self.ranking = Some(*found),
            OutcomeKind::Expectation(_) | OutcomeKind::WrittenBack(_) => self.printer.outcome(outcome, sources),
            _ => {}
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        let found = DiagnosticDocument::new(&diagnostic, Context { sources, locale: self.locale });
        self.diagnostics.extend(serde_json::to_value(found));
    }
}

/// The document, and the printer of copies and expectations.
pub(super) fn document(found: Option<&Ranking>, collected: Collected, locale: Locale) -> (EventDocument, Printer) {
    (document_of(found, collected.diagnostics, locale), collected.printer)
}

/// The document; of an event that could not be scored what was wrong alone.
fn document_of(found: Option<&Ranking>, diagnostics: Vec<serde_json::Value>, locale: Locale) -> EventDocument {
    let Some(found) = found else { return EventDocument { redress: 1, diagnostics, ..EventDocument::default() } };
    let event = stating_rules(&found.event, &found.rules);
    let mut document = written(&event, Some(&found.scored), WriteOptions::with_names(found.names));
    document.event.scoring = Some(found.scored.scoring.name().to_owned());
    for standing in &mut document.ranking {
        standing.before = before(found, standing);
        standing.rounds = rounds(found, standing);
    }
    if let Ok(audited) = audit(&found.read) {
        document.audit = audited.findings.iter().map(|finding| finding_of(&found.read, finding, locale)).collect();
    }
    document.conventions = found
        .settings
        .all()
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .filter(|(name, _)| name != "language")
        .collect();
    if let Some(section) = &found.section {
        let is_there = |own: &Option<String>| own.as_ref().is_none_or(|own| own.eq_ignore_ascii_case(section));
        document.boards.retain(|board| is_there(&board.section));
        document.ranking.retain(|standing| is_there(&standing.section));
        document.audit.retain(|finding| is_there(&finding.section));
    }
    EventDocument { diagnostics, ..document }
}

/// The standing without the rulings.
fn before(found: &Ranking, standing: &StandingDocument) -> Option<BeforeDocument> {
    let (id, _) = found.event.contestants().nth(usize::try_from(standing.contestant?).ok()?)?;
    let before: &Standing = found.before.as_ref()?.standing(id)?;
    Some(BeforeDocument {
        place: before.place,
        points: Some(exact(before.counted())),
        percent: before.top.as_ref().map(|_| published_percent(&before.result)),
    })
}

/// The standing after each round.
fn rounds(found: &Ranking, standing: &StandingDocument) -> Vec<RoundDocument> {
    let at = standing.contestant.and_then(|at| usize::try_from(at).ok());
    let Some((id, _)) = at.and_then(|at| found.event.contestants().nth(at)) else { return Vec::new() };
    let after = |after: &AfterRound| {
        let own = after.scored.standing(id)?;
        let round = after.round.clone();
        Some(RoundDocument { round, place: own.place, tied: own.tied, result: exact(&own.result) })
    };
    found.rounds.iter().filter_map(after).collect()
}

fn finding_of(event: &Event, finding: &Finding, locale: Locale) -> AuditDocument {
    let board = finding.board.and_then(|at| event.boards.get(at));
    let line = board.zip(finding.line).and_then(|(board, line)| board.lines.get(line));
    let at_line = line.zip(finding.side).map(|(line, side)| line.by(side));
    let who = finding.contestant.or(at_line).and_then(|id| event.contestant(id));
    let section = board.zip(line).and_then(|(board, line)| event.section_of(board, line));
    let figure = |value: &Option<Exact>| value.as_ref().map(|value| decimal(value, 4).0);
    let rulings: Vec<String> = finding.rulings.iter().map(ToString::to_string).collect();
    let message = names::audit_finding(locale, finding.code.name()).unmarked().to_owned();
    AuditDocument {
        code: finding.code.name().to_owned(),
        board: board.and_then(|board| board.board.number).map(|number| number.to_string()),
        section: section.or_else(|| who?.section.as_deref()).map(str::to_owned),
        pair: who.map(|who| {
            let side = finding.side.or(who.direction).map(|side| format!("{side} ")).unwrap_or_default();
            format!("{side}{}", who.number)
        }),
        file: figure(&finding.file),
        computed: figure(&finding.computed),
        message: if rulings.is_empty() { message } else { format!("{message}: {}", rulings.join("; ")) },
    }
}
