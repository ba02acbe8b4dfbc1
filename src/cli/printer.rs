//! Prints a run: results to standard output, diagnostics of the script to standard error.

use super::Exit;
use super::body::Body;
use super::format::Format;
use super::output::{Output, notify};
use super::preferences::Preferences;
use crate::diagnostic::{Code, Diagnostic, Problem};
use crate::files::{WriteError, write_back};
use crate::messages::{self, Locale};
use crate::render::{
    self, Block, Detail, Paper, Style,
    json::{Context, Document},
};
use crate::session::{LoadError, Outcome, OutcomeKind, Sink, Tally};
use crate::source::Sources;
use std::collections::HashMap;
use std::path::Path;

/// The options of the commands that print the results of rulings.
#[derive(Debug, clap::Args)]
pub(super) struct Presentation {
    /// How to print the results
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Show every row, every other pair and every convention too
    #[arg(long)]
    full: bool,
    /// Draw the field of each ruling; pages and articles have it anyway
    #[arg(long)]
    chart: bool,
}

impl Presentation {
    /// A printer of results as the options ask for them.
    pub(super) fn printer(&self, preferences: Preferences) -> Printer {
        Printer::new(self.format, super::output::detail(self.full), preferences).charting(self.chart)
    }
}

/// Diagnostics that a reader is shown; of a thousand mistakes the first show the cause.
const MOST_SHOWN: usize = 100;

/// The number of times that the same message is shown for different places.
const MOST_OF_A_KIND: usize = 10;

/// Prints what a run yields, as it comes; JSON at the end.
pub(super) struct Printer {
    format: Format,
    document: Document,
    /// The body of a page or an article so far, and its title.
    body: Body,
    title: String,
    /// True if fields are drawn, and whether somebody asked for it.
    charts: bool,
    charts_asked: bool,
    /// The paper that a document is set for.
    paper: Paper,
    /// The picture at the head of each sheet, as an address that holds it.
    logo: Option<String>,
    /// The case of the last outcome shown.
    case: Option<String>,
    /// Diagnostics that were shown, those that were not, and how often each message was.
    diagnostics: usize,
    hidden: usize,
    times_reported: HashMap<(Code, String), usize>,
    /// The last one: two results may rest on the same fault.
    last_reported: Option<Diagnostic>,
    output: Output,
    /// True if a copy of an event's file was not written.
    is_unwritten: bool,
    /// True if the command prints something else than results.
    is_beside: bool,
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
            body: Body::default(),
            title: String::new(),
            // A page has room for them.
            charts: matches!(format, Format::Laid(format) if format.document().is_some()),
            charts_asked: false,
            paper: Paper::default(),
            logo: None,
            case: None,
            diagnostics: 0,
            hidden: 0,
            times_reported: HashMap::new(),
            last_reported: None,
            output: Output::new(preferences),
            is_unwritten: false,
            is_beside: false,
            detail,
            reader: preferences.locale,
            last: preferences.locale,
            out_style: Style { unfolds: "--full", ..preferences.style(&std::io::stdout()) },
            error_style: preferences.style(&std::io::stderr()),
        }
    }

    /// For a command whose output is not results: it has what is wrong, and the results that a script writes and states.
    pub(super) fn of_diagnostics(preferences: Preferences) -> Self {
        Self { is_beside: true, ..Self::new(Format::default(), Detail::Steps, preferences) }
    }

    /// With the field as a chart.
    pub(super) fn charting(mut self, charts: bool) -> Self {
        self.charts = self.charts || charts;
        self.charts_asked = charts;
        self
    }

    /// With its pages set for a paper.
    pub(super) fn on_paper(mut self, paper: Paper) -> Self {
        self.paper = paper;
        self
    }

    /// With a picture at the head of each sheet.
    pub(super) fn headed(mut self, logo: Option<String>) -> Self {
        self.logo = logo;
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

    /// Reports a problem without a place in a script.
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
        match self.format {
            Format::Json => {
                let rest = std::mem::take(&mut self.document).finish();
                self.output.print(&rest);
            }
            Format::Laid(format) => {
                if let Some(document) = format.document() {
                    let (title, language, paper) = (&self.title, self.last.tag(), self.paper);
                    let whole = |body: &str| {
                        let whole = document(title, language, body);
                        let whole = match &self.logo {
                            Some(address) => format.with_logo(whole, address),
                            None => whole,
                        };
                        format.on_paper(whole, paper)
                    };
                    if let Err(error) = std::mem::take(&mut self.body).print(whole, &mut self.output) {
                        self.output.lose(error);
                    }
                }
                if format.is_tallied() && tally.passed.saturating_add(tally.failed) > 0 {
                    let held = match tally.failed {
                        0 => messages::expectations_tally(self.last, tally.passed),
                        failed => messages::expectations_tally_failed(self.last, tally.passed, failed),
                    };
                    self.output.print(format!("{held}\n"));
                }
            }
        }
        self.ended(tally)
    }

    /// Ends a run, as [`end`](Self::end), by what was wrong in it.
    pub(super) fn ended(self, tally: Tally) -> Exit {
        let is_unwritten = self.is_unwritten;
        self.end(match tally {
            Tally { errors: 1.., .. } => Exit::NotRun,
            _ if is_unwritten => Exit::NotRun,
            Tally { failed: 1.., .. } => Exit::ExpectationFailed,
            _ => Exit::Done,
        })
    }

    /// Says how many diagnostics were not shown, and ends a run without printing more.
    pub(super) fn end(mut self, exit: Exit) -> Exit {
        self.output.settle();
        if self.hidden > 0 {
            notify(messages::more_diagnostics(self.last, self.hidden));
        }
        self.output.finish(exit)
    }
}

impl Printer {
    /// Returns whether a diagnostic is among the first, and among the first with the same message. One that is hidden
    /// is not counted, so that others find room.
    fn is_shown(&mut self, diagnostic: &Diagnostic) -> bool {
        if self.diagnostics >= MOST_SHOWN {
            return false;
        }
        let what = (diagnostic.code(), diagnostic.problem.message(self.reader).unmarked().to_owned());
        let times = self.times_reported.entry(what).or_default();
        if *times >= MOST_OF_A_KIND {
            return false;
        }
        *times = times.saturating_add(1);
        self.diagnostics = self.diagnostics.saturating_add(1);
        true
    }
}

impl Sink for Printer {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if let OutcomeKind::WrittenBack(found) = &outcome.kind
            && let Err(problem) = write_back(found, &outcome.file)
        {
            self.is_unwritten = true;
            return self.diagnostic(Diagnostic::at(outcome.span, problem), sources);
        }
        let locale = outcome.locale.unwrap_or(self.reader);
        let Format::Laid(format) = self.format else {
            let text = self.document.outcome(&outcome, Context { sources, locale });
            return self.output.print(&text);
        };
        let draw = if self.charts { render::charted } else { render::blocks };
        let mut blocks = draw(&outcome, locale, self.detail);
        if blocks.is_empty() {
            return;
        }
        if self.charts_asked && render::lacks_chart(&outcome, &blocks) {
            blocks.push(Block::Line(messages::chart_none(locale)));
        }
        let blocks = render::below_case(blocks, &outcome, &mut self.case, locale);
        if self.is_beside {
            self.output.settle();
            return notify(format.blocks(&blocks, self.error_style).trim_end_matches('\n'));
        }
        let text = format.blocks(&blocks, self.out_style);
        if format.document().is_some() {
            self.body.push(&text, format.decides_head(&text))
        } else {
            self.output.print(&text)
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        let Format::Laid(format) = self.format else {
            return self.document.diagnostic(&diagnostic, Context { sources, locale: self.reader });
        };
        if self.last_reported.as_ref() == Some(&diagnostic) {
            return;
        }
        self.last_reported = Some(diagnostic.clone());
        if !self.is_shown(&diagnostic) {
            self.hidden = self.hidden.saturating_add(1);
            return;
        }
        // A page that lacks a result says why.
        if format.document().is_some() {
            let lines = render::diagnostic(&diagnostic, sources, Style::default(), self.reader);
            self.body.push(&format.error(&lines), false);
        }
        self.output.settle();
        notify(render::diagnostic(&diagnostic, sources, self.error_style, self.reader));
    }
}
