//! A file whose tests are run.

use super::options::{Host, Options, Retain, UpdateMode};
use super::recorder::{Finished, Recorder};
use super::report::{RenderedError, Report, Status, Test};
use super::update::{PlacedCorrection, Update, rewritten};
use crate::diagnostic::{Diagnostic, Problem};
use crate::lecture;
use crate::render::{
    self,
    json::{Context, DiagnosticDocument},
};
use crate::session::{LoadError, Loaded, Session, Snapshot};
use crate::source::{Source, Sources};
use std::path::Path;

/// Runs the tests of a file; `None` if it holds none that is asked for. The host may end it early.
#[must_use]
pub fn file(name: &str, options: &Options, host: &dyn Host) -> Option<Report> {
    let started = host.elapsed();
    let mut report = match host.load(name, "") {
        Err(error) => unreadable(name, error, options),
        Ok(loaded) => tested(&loaded, options, host)?,
    };
    report.time = host.elapsed().saturating_sub(started);
    Some(report)
}

/// A file or folder that could not be read, as a test that could not be run.
#[must_use]
pub fn unreadable(name: &str, error: LoadError, options: &Options) -> Report {
    broken(error.problem_of_command(name), name, options)
}

/// Returns whether a file is by its name a document with scripts in it rather than a script.
#[must_use]
pub fn is_markdown(name: &str) -> bool {
    let extension = Path::new(name).extension();
    extension.is_some_and(|own| ["md", "markdown"].iter().any(|known| own.eq_ignore_ascii_case(known)))
}

fn tested(loaded: &Loaded, options: &Options, host: &dyn Host) -> Option<Report> {
    let Finished { counts, tests, diagnostics, corrections } = run(&loaded.name, &loaded.text, options, host)?;
    // With a filter, errors outside the chosen tests are of no interest.
    if options.filter.is_some()
        && counts.tests() == counts.errors
        && tests.iter().all(|test| !is_wanted(test, loaded, options))
    {
        return None;
    }
    let report = Report { file: loaded.name.clone(), counts, tests, diagnostics, ..Report::default() };
    Some(match options.update {
        Some(mode) if !corrections.is_empty() => updated(report, loaded, corrections, mode, options, host),
        _ => report,
    })
}

/// Runs a script or a document; `None` if it is a document without blocks.
fn run(name: &str, text: &str, options: &Options, host: &dyn Host) -> Option<Finished> {
    let mut recorder = Recorder::new(name, options, host);
    if !is_markdown(name) {
        Session::new(host, &mut recorder).run(name, text);
    } else if !run_document(name, text, &mut recorder, host) {
        return None;
    }
    Some(recorder.finish())
}

/// Returns whether a test is one that was asked for rather than one that stands in the way of it.
fn is_wanted(test: &Test, loaded: &Loaded, options: &Options) -> bool {
    let Some(filter) = &options.filter else { return true };
    test.name.to_lowercase().contains(filter) || loaded.name.to_lowercase().contains(filter)
}

/// Puts the figures in their places; the report is then of a run of the new text.
fn updated(
    report: Report,
    loaded: &Loaded,
    corrections: Vec<PlacedCorrection>,
    mode: UpdateMode,
    options: &Options,
    host: &dyn Host,
) -> Report {
    if report.counts.errors > 0 {
        return Report { update: Some(Update::FileHasErrors), ..report };
    }
    let (text, changes) = rewritten(&loaded.text, corrections);
    let is_written = mode == UpdateMode::Write && !changes.is_empty();
    let report = Report { update: Some(Update::Figures(changes)), ..report };
    if !is_written {
        return report;
    }
    if let Err(reason) = host.replace(&loaded.name, &loaded.text, &text) {
        return broken(Problem::FileWrite { name: loaded.name.clone(), reason }, &loaded.name, options);
    }
    match run(&loaded.name, &text, options, host) {
        Some(Finished { counts, tests, diagnostics, .. }) => Report { counts, tests, diagnostics, ..report },
        None => report,
    }
}

/// Runs the blocks of a document, each section from the beginning; false where it has none.
fn run_document(name: &str, text: &str, recorder: &mut Recorder<'_>, host: &dyn Host) -> bool {
    let sections = lecture::sections(text);
    let code: Vec<_> =
        sections.iter().flat_map(|section| &section.blocks).flat_map(|block| block.code.clone()).collect();
    if code.is_empty() {
        return false;
    }
    let (source, blanked) = (Source::new(name, text), lecture::alone(text, &code));
    for section in &sections {
        let mut kept = Snapshot::default();
        for block in &section.blocks {
            let heading = if block.heading.is_empty() { name } else { &block.heading };
            let must_fail = block.has("error");
            if must_fail {
                let start = u32::try_from(block.lines().start).unwrap_or(u32::MAX);
                recorder.begin_expecting_error(heading, source.line(start));
            } else {
                recorder.begin_section(heading);
            }
            let mut session = Session::resume(kept, host, recorder);
            session.run_within(&source, &blanked, block.lines());
            (kept, _) = session.suspend();
            if must_fail {
                recorder.end_expecting_error();
            }
        }
    }
    true
}

/// A report of a file whose tests could not be run at all.
fn broken(problem: Problem, name: &str, options: &Options) -> Report {
    let diagnostic = Diagnostic::placeless(problem);
    let sources = Sources::default();
    let error = RenderedError {
        code: diagnostic.code().name(),
        place: name.to_owned(),
        message: diagnostic.problem.message(options.locale).to_string(),
        text: render::diagnostic(&diagnostic, &sources, options.style, options.locale),
    };
    let test = Test {
        name: name.to_owned(),
        line: 1,
        status: Status::Error,
        failures: Vec::new(),
        errors: vec![error],
        expectations: Vec::new(),
        time: Default::default(),
    };
    let mut report = Report { file: name.to_owned(), tests: vec![test], ..Report::default() };
    report.counts.add(Status::Error);
    if options.retain == Retain::Everything {
        report
            .diagnostics
            .push(DiagnosticDocument::new(&diagnostic, Context { sources: &sources, locale: options.locale }));
    }
    report
}
