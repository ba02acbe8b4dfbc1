//! Rulings to be handed over, on a page of their own.

use super::evaluate::{NAME, Problems};
use super::limits::RequestLimits;
use super::request::{PaperSize, Sheet};
use super::{Answer, Desk, Refusal, RefusalCode, Reply, locale};
use crate::analysis::{Places, Report, report_of};
use crate::diagnostic::{Diagnostic, Problem};
use crate::messages::{self, Locale};
use crate::render::{self, Detail, Paper};
use crate::session::{Budget, HandOver, Outcome, OutcomeKind, Session, Sink};
use crate::source::Sources;
use crate::syntax::MOST_APPEAL_MINUTES;
use serde::Serialize;

/// A page, or why there is none.
#[derive(Debug, Serialize)]
struct Sheets {
    html: Option<String>,
    #[serde(flatten)]
    problems: Problems,
}

/// Takes the sheets, and what is wrong.
struct Collector {
    locale: Locale,
    body: String,
    reports: Vec<Report>,
    budget: Budget,
}

impl Sink for Collector {
    fn budget(&self) -> Budget {
        self.budget.clone()
    }

    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if matches!(outcome.kind, OutcomeKind::Sheet(_)) {
            let locale = outcome.locale.unwrap_or(self.locale);
            self.body.push_str(&render::html(&render::blocks(&outcome, locale, Detail::Steps)));
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        let place = diagnostic.span.and_then(|span| Some((sources.get(span.file)?, span)));
        let included = place.filter(|(source, _)| source.name != NAME);
        let included = included.map(|(source, span)| (source.name.clone(), source.line(span.start)));
        self.reports.push(report_of(&diagnostic, included, self.locale));
    }
}

impl Desk {
    pub(super) fn sheet(&mut self, asked: &Sheet) -> Answer {
        let locale = locale(&asked.language)?;
        if asked.appeal.is_some_and(|minutes| minutes > MOST_APPEAL_MINUTES) {
            return Err(Refusal::new(RefusalCode::Request, messages::problem_sheet_minutes(Locale::default())));
        }
        let limits = RequestLimits { script: &asked.script, limit_ms: asked.limit_ms, limit_mb: asked.limit_mb };
        let budget = self.budget(limits)?;
        let mut collector = Collector { locale, body: String::new(), reports: Vec::new(), budget: budget.clone() };
        let mut session = Session::new(&self.files, &mut collector);
        session.hand_over_cases(HandOver { event: asked.event.clone(), appeal: asked.appeal, ..HandOver::default() });
        session.run(NAME, &asked.script);
        session.hand_over_rest();
        let (tally, last) = (session.tally(), session.locale().unwrap_or(locale));
        if budget.is_stopped() {
            return Err(limits.stopped());
        }
        let Collector { body, mut reports, .. } = collector;
        if body.is_empty() && tally.errors == 0 {
            reports.push(report_of(&Diagnostic::placeless(Problem::SheetNone { case: None }), None, locale));
        }
        let untitled = messages::sheet_untitled(last);
        let title = asked.event.as_deref().unwrap_or(untitled.unmarked());
        let paper = match asked.paper {
            PaperSize::A4 => Paper::A4,
            PaperSize::A5 => Paper::A5,
        };
        let html = (!body.is_empty()).then(|| render::html_on_paper(title, last.tag(), &body, paper));
        let problems = Problems::of(&Places::utf16(&asked.script), &asked.script, &reports);
        Ok(Reply::of(&Sheets { html, problems }))
    }
}
