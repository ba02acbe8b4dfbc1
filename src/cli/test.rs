//! `redress test PATH…`

use super::find::{FoundPath, found, holds_scripts};
use super::output::{Output, complain};
use super::preferences::Preferences;
use super::threads::in_order;
use super::{Exit, files};
use crate::diagnostic::FileReason;
use crate::files::replace;
use crate::messages::{self, Locale};
use crate::render::Style;
use crate::session::{LoadError, Loaded, Loader};
use crate::testing::{self, Host, Options, Report, Reporter, Retain, Status, Totals, UpdateMode};
use clap::ValueEnum;
use std::io::IsTerminal;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// Files that are run at the same time, at most: each takes a thread.
const MOST_JOBS: i64 = 256;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts, Markdown documents, and folders of them; the current folder if left out
    #[arg(value_name = "PATH", default_value = ".")]
    paths: Vec<PathBuf>,
    /// Run only tests whose name or file contains this text; case is ignored
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Stop after the first file with a test that does not pass
    #[arg(long)]
    fail_fast: bool,
    /// Number of files run at the same time; if left out, one for each processor
    #[arg(long, short, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=MOST_JOBS))]
    jobs: Option<u16>,
    /// How to print the results
    #[arg(long, value_enum, default_value_t)]
    format: Layout,
    /// Write the right figures into expectations that do not hold
    #[arg(long)]
    update: bool,
    /// With --update: change nothing, say what would be written and exit with status 1 if anything would
    #[arg(long, requires = "update")]
    check: bool,
}

/// The format of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
enum Layout {
    /// For people
    #[default]
    Human,
    /// One JSON document
    Json,
    /// JUnit's XML, for build servers
    Junit,
    /// The Test Anything Protocol
    Tap,
    /// For people, with annotations that GitHub shows beside the lines
    Github,
}

/// The machine on which tests run.
struct Machine {
    started: Instant,
    stopped: AtomicBool,
}

impl Loader for Machine {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        files::Files.load(path, from)
    }

    fn behind(&self) -> Option<&dyn Loader> {
        Some(&files::Files)
    }
}

impl Host for Machine {
    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn replace(&self, name: &str, before: &str, text: &str) -> Result<(), FileReason> {
        replace(Path::new(name), Some(before.as_bytes()), text.as_bytes()).map_err(|error| error.reason())
    }
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let machine = Machine { started: Instant::now(), stopped: AtomicBool::new(false) };
    let locale = preferences.locale;
    let terminal = std::io::stdout().is_terminal();
    let (mut reporter, options) = reporting(arguments, locale, preferences.style(&std::io::stdout()));
    let processors = || available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = arguments.jobs.map_or_else(processors, usize::from);
    let (mut output, mut totals) = (Output::new(preferences), Totals::default());
    output.print(reporter.begin());
    let work = |found: FoundPath| match found {
        Ok(path) => testing::file(&path.display().to_string(), &options, &machine),
        Err((folder, reason)) => {
            let reason = LoadError::Unreadable(reason);
            Some(testing::unreadable(&folder.display().to_string(), reason, &options))
        }
    };
    let take = |report: Option<Report>| {
        let Some(report) = report else { return ControlFlow::Continue(()) };
        totals.add(&report);
        output.print(reporter.file(&report));
        if terminal {
            // Somebody is looking.
            output.settle();
        }
        if arguments.fail_fast && report.counts.status() >= Status::Failed {
            machine.stopped.store(true, Ordering::Relaxed);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    };
    if let Err(error) = in_order(found(&arguments.paths, holds_scripts), jobs, work, take) {
        complain(error);
        return Exit::NotRun;
    }
    totals.time = machine.elapsed();
    let is_empty = totals.counts.tests() == 0;
    if !is_empty || arguments.format != Layout::Human {
        output.print(reporter.end(&totals));
    }
    let exit = output.finish(match totals.counts.status() {
        _ if is_empty => Exit::Usage,
        Status::Error => Exit::NotRun,
        Status::Failed => Exit::ExpectationFailed,
        _ => Exit::Done,
    });
    if is_empty {
        complain(match arguments.filter.as_deref() {
            Some(filter) => messages::test_nothing_of_name(locale, filter),
            None => messages::test_nothing_found(locale),
        });
    }
    exit
}

/// The report that is asked for, and what it needs of the run.
fn reporting(arguments: &Arguments, locale: Locale, human: Style) -> (Box<dyn Reporter>, Options) {
    let mode = if arguments.check { UpdateMode::Check } else { UpdateMode::Write };
    let update = arguments.update.then_some(mode);
    let (reporter, retain): (Box<dyn Reporter>, _) = match arguments.format {
        Layout::Human => (Box::new(testing::Human::new(locale, human, update)), Retain::Failures),
        Layout::Json => (Box::<testing::Json>::default(), Retain::Everything),
        Layout::Junit => (Box::new(testing::Junit::new(locale)), Retain::Tests),
        Layout::Tap => (Box::new(testing::Tap::new(locale)), Retain::Tests),
        Layout::Github => {
            (Box::new(testing::Github::new(testing::Human::new(locale, human, update), locale)), Retain::Failures)
        }
    };
    let is_for_people = matches!(arguments.format, Layout::Human | Layout::Github);
    let style = if is_for_people { human } else { Style::default() };
    let filter = arguments.filter.as_ref().map(|filter| filter.to_lowercase());
    (reporter, Options { filter, retain, update, locale, style })
}
