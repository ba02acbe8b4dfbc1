//! `redress weave lecture.md -o lecture.html`

use super::output::{Printer, replace, write};
use super::{Exit, Format, files};
use crate::breakdown::{Outcome, OutcomeKind};
use crate::diagnostic::Diagnostic;
use crate::lecture::{Form, weave};
use crate::render::{self, Detail, Style};
use crate::session::{LoadError, Loaded, Loader, Sink};
use crate::source::Sources;
use std::cell::RefCell;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Between two looks at the files of a lecture.
const LOOK: Duration = Duration::from_millis(300);

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A lecture in Markdown; `-` is standard input
    #[arg(value_name = "LECTURE")]
    lecture: PathBuf,
    /// Where to: a file ending in .md, .html or .tex, or `-` for Markdown on standard output; the lecture itself if left out
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Change nothing; exit with status 1 if the woven file is not up to date
    #[arg(long)]
    check: bool,
    /// Weave again whenever the lecture, or a file it includes, is saved
    #[arg(long, conflicts_with = "check")]
    watch: bool,
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let output = arguments.output.clone().unwrap_or_else(|| arguments.lecture.clone());
    let Some(form) = form_of(&output) else {
        let _ = writeln!(
            std::io::stderr(),
            "redress: a lecture is woven into a file ending in .md, .html or .tex, not into {}",
            output.display()
        );
        return Exit::Usage;
    };
    let job = Job { lecture: &arguments.lecture, output: &output, form, check: arguments.check };
    if !arguments.watch {
        return job.once(&Noted::default());
    }
    loop {
        let noted = Noted::default();
        // Looked at before it is read: what is saved meanwhile is not missed.
        let mut seen = times(std::slice::from_ref(&arguments.lecture));
        let exit = job.once(&noted);
        let word = if exit == Exit::Done { "woven" } else { "not woven" };
        let _ = writeln!(std::io::stderr(), "{word}: {}", output.display());
        let files: Vec<PathBuf> = std::iter::once(arguments.lecture.clone()).chain(noted.0.into_inner()).collect();
        if output == arguments.lecture && exit == Exit::Done {
            seen = times(std::slice::from_ref(&arguments.lecture));
        }
        seen.extend(times(files.get(1..).unwrap_or_default()));
        while times(&files) == seen {
            std::thread::sleep(LOOK);
        }
    }
}

fn form_of(output: &Path) -> Option<Form> {
    if output.as_os_str() == "-" {
        return Some(Form::Markdown);
    }
    match output.extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "md" | "markdown" => Some(Form::Markdown),
        "html" | "htm" => Some(Form::Html),
        "tex" => Some(Form::Latex),
        _ => None,
    }
}

fn times(files: &[PathBuf]) -> Vec<Option<SystemTime>> {
    files.iter().map(|file| std::fs::metadata(file).and_then(|data| data.modified()).ok()).collect()
}

/// Remembers the files that a lecture includes.
#[derive(Default)]
struct Noted(RefCell<Vec<PathBuf>>);

impl Loader for Noted {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        let loaded = files::Files.load(path, from)?;
        self.0.borrow_mut().push(PathBuf::from(&loaded.name));
        Ok(loaded)
    }
}

struct Job<'a> {
    lecture: &'a Path,
    output: &'a Path,
    form: Form,
    check: bool,
}

impl Job<'_> {
    fn once(&self, loader: &Noted) -> Exit {
        let mut teller = Teller(Printer::new(Format::Text, Detail::Steps));
        let lecture = match files::named(self.lecture) {
            Ok(lecture) => lecture,
            Err(error) => {
                teller.0.unreadable(&self.lecture.display().to_string(), error);
                return Exit::NotRun;
            }
        };
        let woven = weave(&lecture, self.form, loader, &mut teller);
        teller.0.say_the_rest();
        // What was there before is better than a lecture with holes.
        if woven.tally.errors > 0 {
            return Exit::NotRun;
        }
        if woven.tally.failed > 0 {
            return Exit::ExpectationFailed;
        }
        if self.output.as_os_str() == "-" && !self.check {
            return write(woven.text.as_bytes());
        }
        let before = std::fs::read(self.output);
        if before.is_ok_and(|before| before == woven.text.as_bytes()) {
            return Exit::Done;
        }
        if self.check {
            let _ = writeln!(std::io::stdout(), "{}", self.output.display());
            return Exit::ExpectationFailed;
        }
        match replace(self.output, &woven.text) {
            Ok(()) => Exit::Done,
            Err(error) => {
                let name = self.output.display().to_string();
                teller.0.unreadable(&name, LoadError::Unreadable(error.to_string()));
                Exit::NotRun
            }
        }
    }
}

/// Tells errors, and expectations that fail, on standard error: standard output may be the lecture.
struct Teller(Printer);

impl Sink for Teller {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Expectation(expectation) = &outcome.kind
            && !expectation.passed
        {
            let told = render::terminal(&render::blocks(&outcome, Detail::Steps), Style::default());
            let _ = write!(std::io::stderr(), "{told}");
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.0.diagnostic(diagnostic, sources);
    }
}
