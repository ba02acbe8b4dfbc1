//! `redress weave lecture.md -o lecture.html`

use super::Exit;
use super::files::{self, RecordingLoader};
use super::output::{complain, notify};
use super::preferences::Preferences;
use super::printer::Printer;
use crate::diagnostic::{Diagnostic, FileReason};
use crate::files::{ReadError, read_bytes, replace};
use crate::lecture::{Form, Manner, weave, with_engine};
use crate::messages::{self, Locale};
use crate::render::{self, Detail, Style};
use crate::session::{LoadError, Sink};
use crate::session::{Outcome, OutcomeKind};
use crate::source::{Sources, visible};
use std::borrow::Cow;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Between two looks at the files of a lecture.
const LOOK: Duration = Duration::from_millis(300);

/// Bytes of the largest engine, and those that what is compressed by gzip begins with.
const LARGEST_ENGINE: u64 = 8 << 20;
const GZIP: [u8; 2] = [0x1f, 0x8b];

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A lecture in Markdown; `-` is standard input
    #[arg(value_name = "LECTURE")]
    lecture: PathBuf,
    /// Output file, ending in .md, .html, .tex, .typ or .docx.md (for pandoc); if left out, Markdown on standard output
    #[arg(short, long, value_name = "FILE", group = "destination")]
    output: Option<PathBuf>,
    /// Write the results into the lecture itself
    #[arg(long, group = "destination")]
    in_place: bool,
    /// Leave figures and answers to be filled in: a handout
    #[arg(long, conflicts_with = "in_place")]
    blanks: bool,
    /// A page of slides, made from each heading down to the third level
    #[arg(long, conflicts_with = "in_place")]
    slides: bool,
    /// Let the reader change the rulings of a page: an engine that `scripts/web.sh` built, `redress.wasm.gz`
    #[arg(long, value_name = "ENGINE", conflicts_with_all = ["in_place", "blanks"])]
    live: Option<PathBuf>,
    /// A folder whose files the lecture may include, beside its own folder
    #[arg(long, value_name = "FOLDER")]
    allow_include: Vec<PathBuf>,
    /// Change nothing; exit with status 1 if the woven file, or the lecture itself, is not up to date
    #[arg(long)]
    check: bool,
    /// Weave again whenever the lecture, or a file it includes, is saved
    #[arg(long, conflicts_with = "check", requires = "destination")]
    watch: bool,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let output = match &arguments.output {
        Some(output) => output,
        None if arguments.in_place || arguments.check => &arguments.lecture,
        None => Path::new("-"),
    };
    let Some(form) = form_of(output, arguments.slides) else {
        complain(match arguments.slides {
            true => messages::lecture_slides_html(locale, display_path(output)),
            false => messages::lecture_no_form(locale, display_path(output)),
        });
        return Exit::Usage;
    };
    if arguments.live.is_some() && !matches!(form, Form::Html | Form::Slides) {
        complain(messages::lecture_live_html(locale, display_path(output)));
        return Exit::Usage;
    }
    let manner = Manner { form, blanks: arguments.blanks, live: arguments.live.is_some() };
    let job = Job {
        lecture: &arguments.lecture,
        output,
        manner,
        check: arguments.check,
        engine: arguments.live.as_deref(),
        preferences,
    };
    let loader = || RecordingLoader::new(&arguments.lecture, &arguments.allow_include);
    if !arguments.watch {
        return job.once(&loader());
    }
    loop {
        let loader = loader();
        // Looked at before it is read: what is saved meanwhile is not missed.
        let mut seen = times(std::slice::from_ref(&arguments.lecture));
        let exit = job.once(&loader);
        if exit != Exit::Done {
            notify(messages::lecture_not_woven(locale, display_path(output)));
        }
        let files: Vec<PathBuf> = std::iter::once(arguments.lecture.clone()).chain(loader.into_files()).collect();
        if output == arguments.lecture && exit == Exit::Done {
            seen = times(std::slice::from_ref(&arguments.lecture));
        }
        seen.extend(times(files.get(1..).unwrap_or_default()));
        while times(&files) == seen {
            std::thread::sleep(LOOK);
        }
    }
}

fn display_path(path: &Path) -> String {
    visible(&path.display().to_string()).into_owned()
}

fn form_of(output: &Path, slides: bool) -> Option<Form> {
    let form = match output.as_os_str() == "-" {
        true if slides => Form::Html,
        true => Form::Markdown,
        false => Form::of_file(output.file_name()?.to_str()?)?,
    };
    match (slides, form) {
        (false, form) => Some(form),
        (true, Form::Html) => Some(Form::Slides),
        (true, _) => None,
    }
}

fn times(files: &[PathBuf]) -> Vec<Option<SystemTime>> {
    files.iter().map(|file| std::fs::metadata(file).and_then(|data| data.modified()).ok()).collect()
}

struct Job<'a> {
    lecture: &'a Path,
    output: &'a Path,
    manner: Manner,
    check: bool,
    /// The engine that computes in a live page.
    engine: Option<&'a Path>,
    preferences: Preferences,
}

impl Job<'_> {
    fn once(&self, loader: &RecordingLoader) -> Exit {
        let mut sink =
            ErrorSink { printer: Printer::of_diagnostics(self.preferences), locale: self.preferences.locale };
        let exit = self.weave(loader, &mut sink);
        sink.printer.end(exit)
    }

    fn weave(&self, loader: &RecordingLoader, sink: &mut ErrorSink) -> Exit {
        let lecture = match files::named(self.lecture) {
            Ok(lecture) => lecture,
            Err(error) => {
                sink.printer.unreadable(self.lecture, error);
                return Exit::NotRun;
            }
        };
        let to_output = self.output.as_os_str() == "-";
        // Read before the weaving: what is written meanwhile is somebody else's.
        let before = match self.before(&lecture.text) {
            Ok(before) => before,
            Err(error) => {
                sink.printer.unreadable(self.output, LoadError::Unreadable(error.reason()));
                return Exit::NotRun;
            }
        };
        let engine = match self.engine.map(engine).transpose() {
            Ok(engine) => engine,
            Err(error) => {
                sink.printer.unreadable(self.engine.unwrap_or(self.lecture), LoadError::Unreadable(error));
                return Exit::NotRun;
            }
        };
        let mut woven = weave(&lecture, self.manner, self.preferences.locale, loader, sink);
        // An older lecture is better than one with holes.
        if woven.tally.errors > 0 {
            return Exit::NotRun;
        }
        if woven.tally.failed > 0 {
            return Exit::ExpectationFailed;
        }
        if let Some(engine) = engine {
            woven.text = with_engine(&woven.text, &engine);
        }
        if to_output && !self.check {
            sink.printer.print(&woven.text);
            return Exit::Done;
        }
        if before.as_deref() == Some(woven.text.as_bytes()) {
            if !self.check {
                notify(messages::lecture_unchanged(self.preferences.locale, display_path(self.output)));
            }
            return Exit::Done;
        }
        if self.check {
            sink.printer.print(&format!("{}\n", display_path(self.output)));
            return Exit::ExpectationFailed;
        }
        match replace(self.output, before.as_deref(), woven.text.as_bytes()) {
            Ok(()) => {
                notify(messages::lecture_woven(self.preferences.locale, display_path(self.output)));
                Exit::Done
            }
            Err(error) => {
                sink.printer.unwritable(self.output, &error);
                Exit::NotRun
            }
        }
    }

    /// The content of the woven file, if it exists.
    fn before<'a>(&self, lecture: &'a str) -> Result<Option<Cow<'a, [u8]>>, ReadError> {
        if self.output == self.lecture {
            return Ok(Some(Cow::Borrowed(lecture.as_bytes())));
        }
        if self.output.as_os_str() == "-" {
            return Ok(None);
        }
        match read_bytes(self.output, u64::MAX) {
            Ok(bytes) => Ok(Some(Cow::Owned(bytes))),
            Err(ReadError::Io(error)) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The engine of a live page.
fn engine(path: &Path) -> Result<Vec<u8>, FileReason> {
    let bytes = read_bytes(path, LARGEST_ENGINE).map_err(|error| error.reason())?;
    if bytes.starts_with(&GZIP) { Ok(bytes) } else { Err(FileReason::NotEngine) }
}

/// Prints errors, and expectations that fail, on standard error: standard output may be the lecture.
struct ErrorSink {
    printer: Printer,
    locale: Locale,
}

impl Sink for ErrorSink {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Expectation(expectation) = &outcome.kind
            && !expectation.passed
        {
            let locale = outcome.locale.unwrap_or(self.locale);
            let text = render::terminal(&render::blocks(&outcome, locale, Detail::Steps), Style::default());
            let _ = write!(std::io::stderr(), "{text}");
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.printer.diagnostic(diagnostic, sources);
    }
}
