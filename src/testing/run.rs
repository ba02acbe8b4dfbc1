//! A file, run and told.

use super::find::{Found, is_markdown};
use super::options::{Keep, Options};
use super::pool::Crew;
use super::recorder::{Finished, Recorder};
use super::report::{Report, Status, Test, Told};
use super::update::{self, Mode, Placed, Update};
use crate::catalogue::english as words;
use crate::diagnostic::{Diagnostic, Problem};
use crate::files::replace;
use crate::lecture;
use crate::render;
use crate::session::{Kept, LoadError, Loaded, Loader, Session};
use crate::source::{Source, Sources};
use crate::syntax::{self, Chunk};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

/// Bytes of a script that it pays to read ahead of its run.
const LONG: usize = 1 << 16;
/// Statements that are handed over at once.
const BATCH: usize = 128;
/// Batches that may wait.
const AHEAD: usize = 16;

/// Runs the tests of a file; none where it holds none that is asked for. The crew may end it early.
#[must_use]
pub fn file(found: Found, options: &Options, loader: &dyn Loader, crew: &Crew) -> Option<Report> {
    let started = Instant::now();
    let (name, loaded) = match &found {
        Ok(path) => (path.display().to_string(), loader.load(&path.display().to_string(), "")),
        Err((folder, reason)) => (folder.display().to_string(), Err(LoadError::Unreadable(reason.clone()))),
    };
    let mut report = match loaded {
        Err(error) => unreadable(name, error, options),
        Ok(loaded) => tested(&loaded, options, loader, crew)?,
    };
    report.time = started.elapsed();
    Some(report)
}

fn tested(loaded: &Loaded, options: &Options, loader: &dyn Loader, crew: &Crew) -> Option<Report> {
    let run = |text: &str| {
        let mut recorder = Recorder::new(&loaded.name, options, &crew.stopped);
        let any = if is_markdown(Path::new(&loaded.name)) {
            document(&loaded.name, text, &mut recorder, loader)
        } else {
            script(&loaded.name, text, &mut recorder, loader, crew);
            true
        };
        any.then(|| recorder.finish())
    };
    let Finished { counts, tests, diagnostics, corrections } = run(&loaded.text)?;
    // Where something is asked for, errors outside it are of no interest.
    if options.filter.is_some()
        && counts.tests() == counts.errors
        && tests.iter().all(|test| !is_asked(test, loaded, options))
    {
        return None;
    }
    let mut report = Report { file: loaded.name.clone(), counts, tests, diagnostics, ..Report::default() };
    let Some(mode) = options.update.filter(|_| !corrections.is_empty()) else { return Some(report) };
    if report.counts.errors > 0 {
        report.update = Some(Update { unsound: true, ..Update::default() });
        return Some(report);
    }
    Some(updated(report, loaded, corrections, mode, options, run))
}

/// Whether a test is one that was asked for rather than one that stands in the way of it.
fn is_asked(test: &Test, loaded: &Loaded, options: &Options) -> bool {
    let Some(filter) = &options.filter else { return true };
    test.name.to_lowercase().contains(filter) || loaded.name.to_lowercase().contains(filter)
}

/// Puts the figures in their places; what is told then is a run of the new text.
fn updated(
    mut report: Report,
    loaded: &Loaded,
    corrections: Vec<Placed>,
    mode: Mode,
    options: &Options,
    run: impl Fn(&str) -> Option<Finished>,
) -> Report {
    let (text, changes) = update::rewritten(&loaded.text, corrections);
    if mode == Mode::Write && !changes.is_empty() {
        match replace(Path::new(&loaded.name), Some(loaded.text.as_bytes()), text.as_bytes()) {
            Ok(()) => {
                if let Some(Finished { counts, tests, diagnostics, .. }) = run(&text) {
                    report = Report { counts, tests, diagnostics, ..report };
                }
            }
            Err(error) => {
                let name = loaded.name.clone();
                return broken(Problem::FileWrite { name, reason: error.reason() }, loaded.name.clone(), options);
            }
        }
    }
    report.update = Some(Update { changes, unsound: false });
    report
}

/// Runs a script; a long one is read by another thread if there is one that has nothing to do.
fn script(name: &str, text: &str, recorder: &mut Recorder<'_>, loader: &dyn Loader, crew: &Crew) {
    let mut session = Session::new(loader, recorder);
    if text.len() < LONG {
        return session.run(name, text);
    }
    crew.helped(|helped| {
        if !helped {
            return session.run(name, text);
        }
        let file = session.open(name, text);
        let (sender, batches) = mpsc::sync_channel::<Vec<Chunk>>(AHEAD);
        thread::scope(|scope| {
            scope.spawn(move || {
                let mut chunks = syntax::statements(file, text);
                loop {
                    let batch: Vec<Chunk> = chunks.by_ref().take(BATCH).collect();
                    if batch.is_empty() || sender.send(batch).is_err() {
                        break;
                    }
                }
            });
            session.run_chunks(name, batches.into_iter().flatten());
        });
    });
}

/// Runs the blocks of a document, each section from the beginning; false where it has none.
fn document(name: &str, text: &str, recorder: &mut Recorder<'_>, loader: &dyn Loader) -> bool {
    let sections = lecture::sections(text);
    let code: Vec<_> =
        sections.iter().flat_map(|section| &section.blocks).flat_map(|block| block.code.clone()).collect();
    if code.is_empty() {
        return false;
    }
    let (source, blanked) = (Source::new(name, text), lecture::alone(text, &code));
    for section in &sections {
        let mut kept = Kept::default();
        for block in &section.blocks {
            let heading = if block.heading.is_empty() { name } else { &block.heading };
            let must_fail = block.has("error");
            if must_fail {
                let start = u32::try_from(block.lines().start).unwrap_or(u32::MAX);
                recorder.begins_erring(heading, source.line(start));
            } else {
                recorder.begins(heading);
            }
            let mut session = Session::resume(kept, loader, recorder);
            session.run_within(&source, &blanked, block.lines());
            (kept, _) = session.suspend();
            if must_fail {
                recorder.ends_erring();
            }
        }
    }
    true
}

/// A file that could not be read is a test that could not be run.
fn unreadable(name: String, error: LoadError, options: &Options) -> Report {
    let problem = match error {
        LoadError::Unreadable(reason) => Problem::File { name: name.clone(), reason },
        LoadError::NotUtf8(offset) => Problem::Encoding { name: name.clone(), offset },
    };
    broken(problem, name, options)
}

fn broken(problem: Problem, name: String, options: &Options) -> Report {
    let diagnostic = Diagnostic::placeless(problem);
    let sources = Sources::default();
    let told = Told {
        code: diagnostic.code().name(),
        place: name.clone(),
        message: words::problems::message(&diagnostic.problem),
        text: render::diagnostic(&diagnostic, &sources, options.style, crate::catalogue::language()),
    };
    let test = Test {
        name: name.clone(),
        line: 1,
        status: Status::Error,
        failures: Vec::new(),
        errors: vec![told],
        expectations: Vec::new(),
        time: Default::default(),
    };
    let mut report = Report { file: name, tests: vec![test], ..Report::default() };
    report.counts.add(Status::Error);
    if options.keep == Keep::All {
        report.diagnostics.push(render::json::DiagnosticDocument::new(&diagnostic, &sources));
    }
    report
}
