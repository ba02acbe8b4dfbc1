//! `redress test PATH…`

use super::output::{Output, complain, style};
use super::{Exit, files};
use crate::catalogue::english::testing as words;
use crate::render::Style;
use crate::testing::{self, Crew, Found, Keep, Mode, Options, Report, Reporter, Status, Totals};
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

/// How long lines may wait to be printed above a progress bar.
const PATIENCE: Duration = Duration::from_millis(100);
/// Bytes that may wait to be printed.
const MOST_WAITING: usize = 1 << 16;
/// Files that are run at the same time, at most: each takes a thread.
const MOST_JOBS: i64 = 256;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts, Markdown documents, and folders of them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Run only tests whose name or file contains this; capitals make no difference
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Stop after the first file with a test that does not pass
    #[arg(long)]
    fail_fast: bool,
    /// Files that are run at the same time; as many as there are processors if it is left out
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

/// How tests are reported.
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
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let started = Instant::now();
    let update = arguments.update.then_some(if arguments.check { Mode::Check } else { Mode::Write });
    let shown = style(std::io::stdout().is_terminal());
    let (mut reporter, keep): (Box<dyn Reporter>, _) = match arguments.format {
        Layout::Human => (Box::new(testing::Human::new(shown, update)), Keep::Trouble),
        Layout::Json => (Box::<testing::Json>::default(), Keep::All),
        Layout::Junit => (Box::new(testing::Junit), Keep::Tests),
        Layout::Tap => (Box::<testing::Tap>::default(), Keep::Tests),
    };
    let style = if arguments.format == Layout::Human { shown } else { Style::default() };
    let filter = arguments.filter.as_ref().map(|filter| filter.to_lowercase());
    let options = Options { filter, keep, update, style };
    let processors = || available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = arguments.jobs.map_or_else(processors, usize::from);
    let crew = Crew::default();
    let mut totals = Totals::default();
    let mut screen = Screen::new(&arguments.paths);
    screen.say(&reporter.begin());
    let work = |found: Found| testing::file(found, &options, &files::Files, &crew);
    let take = |report: Option<Report>| {
        let Some(report) = report else {
            screen.passed(&totals);
            return ControlFlow::Continue(());
        };
        totals.add(&report);
        screen.say(&reporter.file(&report));
        screen.passed(&totals);
        if arguments.fail_fast && report.counts.status() >= Status::Failed {
            crew.stopped.store(true, Ordering::Relaxed);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    };
    if let Err(error) = testing::in_order(testing::scripts(&arguments.paths), jobs, &crew, work, take) {
        complain(error);
        return Exit::NotRun;
    }
    totals.time = started.elapsed();
    let is_empty = totals.counts.tests() == 0;
    if !is_empty || arguments.format != Layout::Human {
        screen.say(&reporter.end(&totals));
    }
    let exit = match totals.counts.status() {
        _ if is_empty => Exit::Usage,
        Status::Error => Exit::NotRun,
        Status::Failed => Exit::ExpectationFailed,
        _ => Exit::Done,
    };
    let exit = screen.finish(exit);
    if is_empty {
        complain(words::nothing_found(arguments.filter.as_deref()));
    }
    exit
}

/// Standard output, and the progress bar where somebody is looking.
struct Screen {
    bar: Option<ProgressBar>,
    output: Output,
    waiting: String,
    printed: Instant,
}

impl Screen {
    fn new(paths: &[PathBuf]) -> Self {
        Self { bar: bar(paths), output: Output::new(), waiting: String::new(), printed: Instant::now() }
    }

    /// Prints, at once or soon: a bar must be taken away for each print and drawn again.
    fn say(&mut self, text: &str) {
        self.waiting.push_str(text);
        let soon = self.bar.is_some() && self.printed.elapsed() < PATIENCE;
        if self.waiting.len() > MOST_WAITING || (self.bar.is_some() && !soon) {
            self.print();
        }
    }

    fn print(&mut self) {
        self.printed = Instant::now();
        let text = std::mem::take(&mut self.waiting);
        let output = &mut self.output;
        let mut print = || {
            output.print(&text);
            output.settle();
        };
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// One more file is done.
    fn passed(&self, totals: &Totals) {
        if let Some(bar) = &self.bar {
            let (tests, counts) = (totals.counts.tests(), &totals.counts);
            bar.set_message(words::progress(tests, counts.failed.saturating_add(counts.errors)));
            bar.inc(1);
        }
    }

    fn finish(mut self, exit: Exit) -> Exit {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
        self.print();
        self.output.finish(exit)
    }
}

/// A bar on a terminal that can draw one; the files are counted for it beforehand.
fn bar(paths: &[PathBuf]) -> Option<ProgressBar> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if !std::io::stderr().is_terminal() || dumb || set("NO_COLOR") || set("REDRESS_PLAIN") {
        return None;
    }
    let files = u64::try_from(testing::count(paths)).unwrap_or(u64::MAX);
    let template = ProgressStyle::with_template("{bar:30} {pos}/{len}  {msg}").ok()?;
    Some(ProgressBar::new(files).with_style(template))
}
