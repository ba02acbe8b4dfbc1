//! The answers to an entry, as text for the window.

use crate::diagnostic::{Diagnostic, Severity};
use crate::files::write_back;
use crate::messages::{self, Argument, Locale, Text, names};
use crate::render::{self, Block, Detail, Style};
use crate::session::{BoardFact, Budget, Outcome, OutcomeKind, Sink};
use crate::source::Sources;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Diagnostics of one entry that are shown; of a thousand mistakes the first show the cause.
const MOST_DIAGNOSTICS: usize = 20;

/// Collects the text of an answer.
pub(super) struct Screen {
    pub text: String,
    pub style: Style,
    /// Rows of the window.
    pub rows: Option<usize>,
    pub detail: Detail,
    pub reader: Locale,
    /// True if what is shown was typed just before.
    pub typed: bool,
    pub case: Option<String>,
    /// Diagnostics so far.
    pub reported: usize,
    /// The last of them that counts as an error, or else the last.
    pub error: Option<Diagnostic>,
    /// The facts that ended with the last board.
    pub ended: Option<Text>,
    pub stop: Arc<AtomicBool>,
}

impl Screen {
    /// The number of diagnostics that are counted and not shown.
    pub fn hidden(&self) -> usize {
        self.reported.saturating_sub(MOST_DIAGNOSTICS)
    }
}

impl Sink for Screen {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if let OutcomeKind::WrittenBack(found) = &outcome.kind
            && let Err(problem) = write_back(found, &outcome.file)
        {
            return self.diagnostic(Diagnostic::at(outcome.span, problem), sources);
        }
        let locale = outcome.locale.unwrap_or(self.reader);
        let mut blocks = render::blocks(&outcome, locale, self.detail);
        if self.typed && outcome.case.is_none() {
            blocks.retain(|block| !matches!(block, Block::Heading(_)));
        }
        if self.case != outcome.case {
            if let Some(case) = outcome.case.as_deref().filter(|_| !blocks.is_empty()) {
                blocks.insert(0, Block::Case(messages::case(locale, case)));
            }
            self.case = outcome.case;
        }
        let output = render::terminal(&blocks, self.style);
        self.text.push_str(&output);
        let is_taller = self.rows.is_some_and(|rows| output.lines().count() > rows.saturating_sub(1));
        if let (true, Some(answer)) = (is_taller, blocks.iter().find(|block| matches!(block, Block::Answer(_)))) {
            // The answer at the top has left the window.
            self.text.push_str(&render::terminal(std::slice::from_ref(answer), self.style));
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        let locale = diagnostic.locale.unwrap_or(self.reader);
        self.reported = self.reported.saturating_add(1);
        if self.reported <= MOST_DIAGNOSTICS {
            self.text.push_str(&render::diagnostic(&diagnostic, sources, self.style, locale));
            self.text.push('\n');
        }
        let is_error = |one: &Diagnostic| one.severity() == Severity::Error;
        if is_error(&diagnostic) || !self.error.as_ref().is_some_and(is_error) {
            self.error = Some(diagnostic);
        }
    }

    fn facts_ended(&mut self, begun: &str, ended: &[BoardFact], locale: Option<Locale>) {
        // Facts that later boards of one entry drop are in the entry itself.
        if self.ended.is_none() {
            let locale = locale.unwrap_or(self.reader);
            let items = ended.iter().map(|fact| names::ended_fact(locale, fact.word()).into()).collect();
            let facts = Argument::List { items, between: messages::list_comma, last: messages::list_and };
            self.ended = Some(match begun {
                "board" => messages::prompt_dropped_unknown(locale, facts),
                begun => messages::prompt_dropped(locale, begun, facts),
            });
        }
    }

    fn budget(&self) -> Budget {
        let stop = Arc::clone(&self.stop);
        Budget::until(Arc::new(move || stop.load(Ordering::Relaxed)))
    }
}
