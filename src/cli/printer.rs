//! What a run yields, printed: results to standard output, diagnostics of the script to standard error.

use super::output::{Output, notify};
use super::preferences::Preferences;
use super::{Exit, Format};
use crate::diagnostic::{Diagnostic, Problem};
use crate::files::WriteError;
use crate::messages::{self, Locale};
use crate::render::{
    self, Block, Detail, Style,
    json::{Context, Document},
};
use crate::session::Outcome;
use crate::session::{LoadError, Sink, Tally};
use crate::source::Sources;
use std::path::Path;

/// Diagnostics that a reader is shown; of a thousand slips the first show what is wrong.
const MOST_SHOWN: usize = 100;

/// Prints what a run yields, as it comes; JSON at the end.
pub(super) struct Printer {
    format: Format,
    document: Document,
    /// The body of a page or an article so far, and its title.
    body: String,
    title: String,
    /// Whether fields are drawn, and whether somebody asked for it.
    charts: bool,
    charts_asked: bool,
    /// The case of the last outcome shown.
    case: Option<String>,
    /// Diagnostics so far.
    diagnostics: usize,
    output: Output,
    detail: Detail,
    /// The reader's language, and that in which the run ended.
    reader: Locale,
    last: Locale,
    out_style: Style,
    error_style: Style,
}

impl Printer {
    pub(super) fn new(format: Format, detail: Detail, preferences: Preferences) -> Self {
        Self {
            format,
            document: Document::default(),
            body: String::new(),
            title: String::new(),
            // A page has room for them.
            charts: matches!(format, Format::Html | Format::Latex),
            charts_asked: false,
            case: None,
            diagnostics: 0,
            output: Output::new(preferences),
            detail,
            reader: preferences.locale,
            last: preferences.locale,
            out_style: preferences.style(&std::io::stdout()),
            error_style: preferences.style(&std::io::stderr()),
        }
    }

    /// For a command whose output is not results: diagnostics alone are printed by it.
    pub(super) fn of_diagnostics(preferences: Preferences) -> Self {
        Self::new(Format::Text, Detail::Steps, preferences)
    }

    /// With the field as a chart.
    pub(super) fn charting(mut self, charts: bool) -> Self {
        self.charts = self.charts || charts;
        self.charts_asked = charts;
        self
    }

    /// Names a page by the first file that is run.
    pub(super) fn entitle(&mut self, name: &str) {
        if self.title.is_empty() {
            self.title = name.to_owned();
        }
    }

    /// A file that could not be read.
    pub(super) fn unreadable(&mut self, path: &Path, error: LoadError) {
        self.refuse(error.problem_of_command(&path.display().to_string()));
    }

    /// Something wrong with no place in a script.
    pub(super) fn refuse(&mut self, problem: Problem) {
        self.diagnostic(Diagnostic::placeless(problem), &Sources::default());
    }

    /// A file that could not be written.
    pub(super) fn unwritable(&mut self, path: &Path, error: &WriteError) {
        self.refuse(Problem::FileWrite { name: path.display().to_string(), reason: error.reason() });
    }

    /// The language of what is said of the whole run: that of the script that ended last, if it asks for one.
    pub(super) fn speak_last(&mut self, locale: Option<Locale>) {
        self.last = locale.unwrap_or(self.reader);
    }

    /// A text that is no result, such as a file's name.
    pub(super) fn print(&mut self, text: &str) {
        self.output.print(text);
    }

    /// Prints what is left and says how the run ended.
    pub(super) fn finish(mut self, tally: Tally) -> Exit {
        let babel = messages::latex_language(self.last);
        let page = match self.format {
            Format::Html => Some(render::html_page(&self.title, self.last.tag(), &self.body)),
            Format::Latex => Some(render::latex_document(&self.title, babel.unmarked(), &self.body)),
            Format::Text | Format::Markdown | Format::Json => None,
        };
        if let Some(page) = page {
            self.output.print(&page);
        } else if self.format == Format::Json {
            let rest = std::mem::take(&mut self.document).finish();
            self.output.print(&rest);
        } else if self.format == Format::Text && tally.passed.saturating_add(tally.failed) > 0 {
            let held = match tally.failed {
                0 => messages::expectations_tally(self.last, tally.passed),
                failed => messages::expectations_tally_failed(self.last, tally.passed, failed),
            };
            self.output.print(format!("{held}\n"));
        }
        self.end(match tally {
            Tally { errors: 1.., .. } => Exit::NotRun,
            Tally { failed: 1.., .. } => Exit::ExpectationFailed,
            _ => Exit::Done,
        })
    }

    /// Says how many diagnostics were not shown, and ends a run without printing more.
    pub(super) fn end(mut self, exit: Exit) -> Exit {
        self.output.settle();
        let hidden = self.diagnostics.saturating_sub(MOST_SHOWN);
        if hidden > 0 {
            notify(messages::more_diagnostics(self.last, hidden));
        }
        self.output.finish(exit)
    }
}

impl Sink for Printer {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        let locale = outcome.locale.unwrap_or(self.reader);
        if self.format == Format::Json {
            let text = self.document.outcome(&outcome, Context { sources, locale });
            return self.output.print(&text);
        }
        let draw = if self.charts { render::charted } else { render::blocks };
        let mut blocks = draw(&outcome, locale, self.detail);
        if blocks.is_empty() {
            return;
        }
        if self.charts_asked && render::lacks_chart(&outcome, &blocks) {
            blocks.push(Block::Line(messages::chart_none(locale)));
        }
        if self.case != outcome.case {
            if let Some(case) = &outcome.case {
                blocks.insert(0, Block::Case(messages::case(locale, case)));
            }
            self.case = outcome.case;
        }
        let text = match self.format {
            Format::Html => return self.body.push_str(&render::html(&blocks)),
            Format::Latex => return self.body.push_str(&render::latex(&blocks)),
            Format::Markdown => render::markdown(&blocks),
            Format::Text | Format::Json => render::terminal(&blocks, self.out_style),
        };
        self.output.print(&text);
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        if self.format == Format::Json {
            return self.document.diagnostic(&diagnostic, Context { sources, locale: self.reader });
        }
        self.diagnostics = self.diagnostics.saturating_add(1);
        if self.diagnostics > MOST_SHOWN {
            return;
        }
        // A page that lacks a result says why.
        let lines = || render::diagnostic(&diagnostic, sources, Style::default(), self.reader);
        match self.format {
            Format::Html => self.body.push_str(&render::html_pre(lines().trim_matches('\n'), "error")),
            Format::Latex => self.body.push_str(&render::latex_verbatim(lines().trim_matches('\n'))),
            Format::Text | Format::Markdown | Format::Json => {}
        }
        self.output.settle();
        notify(render::diagnostic(&diagnostic, sources, self.error_style, self.reader));
    }
}
