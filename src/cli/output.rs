//! Where results and diagnostics go: results to standard output, diagnostics of the script to standard error.

use super::{Exit, Format};
use crate::breakdown::Outcome;
use crate::catalogue::{self, english as words};
use crate::diagnostic::{Diagnostic, Problem};
use crate::render::{self, Block, Charset, Detail, Style, json::Document};
use crate::session::{LoadError, Sink, Tally};
use crate::source::Sources;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::Path;

/// Diagnostics that a reader is shown; of a thousand slips the first show what is wrong.
const MOST_SHOWN: usize = 100;

/// Prints what a run yields, as it comes.
pub(super) struct Printer {
    format: Format,
    document: Document,
    /// The body of a page or an article so far, and its title.
    body: String,
    title: String,
    /// Whether fields are drawn.
    charts: bool,
    /// The case of the last outcome shown.
    case: Option<String>,
    /// Diagnostics so far.
    told: usize,
    out: BufWriter<std::io::Stdout>,
    detail: Detail,
    out_style: Style,
    error_style: Style,
}

impl Printer {
    pub(super) fn new(format: Format, detail: Detail) -> Self {
        Self {
            format,
            document: Document::default(),
            body: String::new(),
            title: String::new(),
            // A page has room for them.
            charts: matches!(format, Format::Html | Format::Latex),
            case: None,
            told: 0,
            out: BufWriter::new(std::io::stdout()),
            detail,
            out_style: style(std::io::stdout().is_terminal()),
            error_style: style(std::io::stderr().is_terminal()),
        }
    }

    /// With the field as a chart.
    pub(super) fn charting(mut self, charts: bool) -> Self {
        self.charts = self.charts || charts;
        self
    }

    /// Names a page by the first file that is run.
    pub(super) fn entitle(&mut self, name: &str) {
        if self.title.is_empty() {
            self.title = name.to_owned();
        }
    }

    /// A file that could not be read.
    pub(super) fn unreadable(&mut self, name: &str, error: LoadError) {
        let name = name.to_owned();
        let problem = match error {
            LoadError::Unreadable(reason) => Problem::File { name, reason },
            LoadError::NotUtf8(offset) => Problem::Encoding { name, offset },
        };
        self.diagnostic(Diagnostic::placeless(problem), &Sources::default());
    }

    /// Says how many diagnostics were not shown.
    pub(super) fn say_the_rest(&self) {
        let hidden = self.told.saturating_sub(MOST_SHOWN);
        if hidden > 0 {
            quiet(writeln!(std::io::stderr(), "{}", words::more_diagnostics(hidden)));
        }
    }

    /// Prints what is left and says how the run ended.
    pub(super) fn finish(mut self, tally: Tally) -> Exit {
        let page = match self.format {
            Format::Html => Some(render::html_page(&self.title, catalogue::language().tag(), &self.body)),
            Format::Latex => Some(render::latex_document(&self.title, catalogue::language().tag(), &self.body)),
            Format::Text | Format::Markdown | Format::Json => None,
        };
        if let Some(page) = page {
            quiet(self.out.write_all(page.as_bytes()));
        } else if self.format == Format::Json {
            let rest = std::mem::take(&mut self.document).finish();
            quiet(self.out.write_all(&rest));
        } else if self.format == Format::Text && tally.passed.saturating_add(tally.failed) > 0 {
            quiet(self.out.write_all(format!("{}\n", words::tally(tally.passed, tally.failed)).as_bytes()));
        }
        quiet(self.out.flush());
        self.say_the_rest();
        match tally {
            Tally { errors: 1.., .. } => Exit::NotRun,
            Tally { failed: 1.., .. } => Exit::ExpectationFailed,
            _ => Exit::Done,
        }
    }
}

impl Sink for Printer {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        catalogue::follow(outcome.language);
        if self.format == Format::Json {
            let text = self.document.outcome(&outcome, sources);
            return quiet(self.out.write_all(&text));
        }
        let draw = if self.charts { render::charted } else { render::blocks };
        let mut blocks = draw(&outcome, self.detail);
        if blocks.is_empty() {
            return;
        }
        if self.case != outcome.case {
            if let Some(case) = &outcome.case {
                blocks.insert(0, Block::Case(words::case(case)));
            }
            self.case = outcome.case;
        }
        let text = match self.format {
            Format::Html => return self.body.push_str(&render::html(&blocks)),
            Format::Latex => return self.body.push_str(&render::latex(&blocks)),
            Format::Markdown => render::markdown(&blocks),
            Format::Text | Format::Json => render::terminal(&blocks, self.out_style),
        };
        quiet(self.out.write_all(text.as_bytes()));
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        catalogue::follow(diagnostic.language);
        if self.format == Format::Json {
            return self.document.diagnostic(&diagnostic, sources);
        }
        self.told = self.told.saturating_add(1);
        if self.told > MOST_SHOWN {
            return;
        }
        // A page that lacks a result says why.
        let lines = || render::diagnostic(&diagnostic, sources, Style::default());
        match self.format {
            Format::Html => self.body.push_str(&render::html_pre(lines().trim_matches('\n'), "error")),
            Format::Latex => self.body.push_str(&render::latex_verbatim(lines().trim_matches('\n'))),
            Format::Text | Format::Markdown | Format::Json => {}
        }
        quiet(self.out.flush());
        let text = render::diagnostic(&diagnostic, sources, self.error_style);
        quiet(writeln!(std::io::stderr(), "{text}"));
    }
}

/// Colour on a terminal, unless the reader asks for none; no drawing characters where `REDRESS_PLAIN` is set.
pub(super) fn style(terminal: bool) -> Style {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let plain = set("REDRESS_PLAIN");
    Style {
        colour: terminal && !dumb && !plain && !set("NO_COLOR"),
        charset: if plain { Charset::Ascii } else { Charset::Unicode },
        ..Style::default()
    }
}

/// A reader that has gone away, such as `head`, ends the output and is no error.
fn quiet(printed: std::io::Result<()>) {
    if printed.is_err() {
        std::process::exit(Exit::Done as i32);
    }
}

/// Writes finished bytes to standard output.
pub(super) fn write(bytes: &[u8]) -> Exit {
    quiet(std::io::stdout().write_all(bytes).and_then(|()| std::io::stdout().flush()));
    Exit::Done
}

/// How much `--full` shows.
pub(super) fn detail(full: bool) -> Detail {
    if full { Detail::Full } else { Detail::Steps }
}

/// Writes beside the file and renames, so that an interruption leaves the old text or the new one.
pub(super) fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    if !path.exists() {
        return std::fs::write(path, text);
    }
    let target = path.canonicalize()?;
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = target.with_file_name(name);
    std::fs::write(&beside, text)?;
    std::fs::set_permissions(&beside, std::fs::metadata(&target)?.permissions())?;
    std::fs::rename(&beside, &target).inspect_err(|_| {
        let _ = std::fs::remove_file(&beside);
    })
}
