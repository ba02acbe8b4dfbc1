//! Executes statements: board, traveller, names, conventions and scopes; yields results.
//!
//! The session reads no file and prints nothing: files come through a [`Loader`], results and diagnostics leave
//! through a [`Sink`].

mod agreement;
mod budget;
mod cards_and_calls;
mod conditions;
mod copies;
mod eval_error;
mod evaluate;
mod event;
mod event_in_force;
mod event_written;
mod evidence_found;
mod exam;
mod execute;
mod fineness;
mod hand_over;
mod held;
mod in_question;
mod incident;
mod marks;
mod match_and_penalties;
mod mending;
mod names;
mod no_effect;
mod past_incident;
mod preview;
mod proposed;
mod queries;
mod regulations;
mod resolve;
mod run;
mod scope;
mod settings;
mod snapshot;
mod statements_of_state;
mod table;
mod traveller;
mod verdict;
mod without_value;

pub use budget::Budget;
pub use conditions::Conditions;
pub use event::{assumed, faults, refused, table_named};
pub use event_in_force::{EventAt, EventInForce, EventSource, GivenRuling};
pub use event_written::{contestant_written, is_only_at_table, table_written};
pub use evidence_found::{EvidenceFound, Sampled, Tricks};
use exam::OpenQuestion;
pub use exam::{ExamQuestion, stated_verdict};
pub use hand_over::HandOver;
use hand_over::HandedOver;
use held::{Held, Yielded};
pub use marks::Marks;
use mending::Tries;
use no_effect::ReportedNotes;
pub use past_incident::PastIncident;
pub use preview::{Glimpse, InForce, Place};
pub use proposed::ProposedRuling;
pub use queries::*;
pub use resolve::{Names, resolve};
pub use scope::{BoardFact, Scope};
pub use settings::{SettingForm, Settings};
pub use snapshot::Snapshot;
pub use statements_of_state::{Stated, board_statement, penalty_statement};
pub use table::{Contracted, OpeningLead, Play};
pub use verdict::Decided;

use crate::diagnostic::{Diagnostic, FileReason, Problem, Severity};
use crate::double_dummy::DoubleDummy;
use crate::events::readers::Reader;
use crate::events::source::NamedBytes;
use crate::messages::Locale;
use crate::source::{Sources, Span};
use crate::syntax::tree;
use std::rc::Rc;

/// The result of a statement; after an error the statements behind it go on.
type Flow = Result<(), Vec<Diagnostic>>;

/// Gives the session the texts that scripts include.
pub trait Loader {
    /// The text of `path`, as written in the file called `from`, with the name it is known by from then on.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError>;

    /// The contents of an event file, or of every file of a folder, under their names.
    ///
    /// # Errors
    /// Why nothing of it can be read.
    fn load_bytes(&self, path: &str, from: &str) -> Result<Vec<NamedBytes>, LoadError> {
        let none = || Err(LoadError::Unreadable(FileReason::NoFiles));
        self.behind().map_or_else(none, |behind| behind.load_bytes(path, from))
    }

    /// The loader that does for this one whatever it does not do itself.
    fn behind(&self) -> Option<&dyn Loader> {
        None
    }

    /// Readers of formats that `redress-events` does not read itself.
    fn event_readers(&self) -> &'static [&'static dyn Reader] {
        self.behind().map_or(&[], Loader::event_readers)
    }

    /// The solver for `evidence`; none in a program that was built without one.
    fn double_dummy(&self) -> Option<&dyn DoubleDummy> {
        self.behind()?.double_dummy()
    }

    /// The same for every spelling of a file's name, so that a file that includes itself is known.
    fn identity(&self, name: &str) -> String {
        self.behind().map_or_else(|| name.to_owned(), |behind| behind.identity(name))
    }
}

/// A text and its name.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// The name of the file in messages, to which its own includes are relative.
    pub name: String,
    /// The contents.
    pub text: String,
}

/// Why a file cannot be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LoadError {
    /// It cannot be read.
    Unreadable(FileReason),
    /// It is not UTF-8 from this byte on.
    NotUtf8(usize),
}

impl LoadError {
    /// The problem for a file of this name.
    #[must_use]
    pub fn problem(self, name: &str) -> Problem {
        let name = name.to_owned();
        match self {
            Self::Unreadable(reason) => Problem::File { name, reason },
            Self::NotUtf8(offset) => Problem::Encoding { name, offset },
        }
    }

    /// The same of a file of an event.
    #[must_use]
    pub fn problem_of_event(self, name: &str) -> Problem {
        match self {
            Self::Unreadable(FileReason::TooLarge { megabytes }) => {
                let place = crate::events::model::Place { file: name.into(), ..Default::default() };
                Problem::ImportTooLarge { place, megabytes }
            }
            other => other.problem_of_command(name),
        }
    }

    /// The same of a file that a command names, not a script.
    #[must_use]
    pub fn problem_of_command(self, name: &str) -> Problem {
        match self {
            Self::Unreadable(reason) => Problem::NamedFile { name: name.to_owned(), reason },
            other => other.problem(name),
        }
    }
}

/// A loader for texts that include nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&self, _path: &str, _from: &str) -> Result<Loaded, LoadError> {
        Err(LoadError::Unreadable(FileReason::NoFiles))
    }
}

/// Takes what a session yields, in the order of the statements.
pub trait Sink {
    /// A result.
    fn outcome(&mut self, outcome: Outcome, sources: &Sources);
    /// Returns true if each ruling in an event is to say whom it moves, for which the event is ranked after each.
    fn wants_moves(&self) -> bool {
        true
    }
    /// Returns true if a case is to be run; `names` are those of the cases around it and its own.
    fn wants_case(&self, case: &tree::Case, names: &[String]) -> bool {
        let _ = (case, names);
        true
    }
    /// A case begins, or is passed over.
    fn case_begins(&mut self, span: Span, names: &[String], is_run: bool, sources: &Sources) {
        let _ = (span, names, is_run, sources);
    }
    /// The case that was run last ends.
    fn case_ends(&mut self, names: &[String], sources: &Sources) {
        let _ = (names, sources);
    }
    /// A statement has been run, one in a case too; `scope` is what is in force behind it.
    fn executed(&mut self, span: Span, scope: &Scope, sources: &Sources) {
        let _ = (span, scope, sources);
    }
    /// Called when a board, or a table of an event, begins and the facts of the one before have ended. Not called in a
    /// case, which ends by itself.
    fn facts_ended(&mut self, begun: &str, ended: &[BoardFact], locale: Option<Locale>) {
        let _ = (begun, ended, locale);
    }
    /// The cost that each statement may have, and the request to stop it.
    fn budget(&self) -> Budget {
        Budget::default()
    }
    /// Returns true if the run is to stop.
    fn interrupted(&self) -> bool {
        self.budget().is_stopped()
    }
    /// Something to report that belongs to no result.
    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources);
}

/// The totals of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Expectations that held.
    pub passed: usize,
    /// Expectations that did not.
    pub failed: usize,
    /// Errors of the script.
    pub errors: usize,
}

/// A statement that was run, and whether anything was wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExecutedStatement {
    /// The word of the notation that it starts with, in lower case; empty for a ruling.
    pub word: String,
    /// The place of the statement.
    pub span: Span,
    /// True if it had neither an error nor an expectation that failed.
    pub sound: bool,
}

/// Runs scripts against a state that lasts.
pub struct Session<'a> {
    sources: Sources,
    scope: Scope,
    loader: &'a dyn Loader,
    sink: &'a mut dyn Sink,
    cases: Vec<String>,
    /// The question and answer of each case being run.
    asking: Vec<OpenQuestion>,
    /// The incidents that are stated below the auction being run, and on the auction's board.
    below: Vec<String>,
    /// Those that a script states further below, of the board on which the lines being run end.
    further_below: Vec<String>,
    questions: Vec<ExamQuestion>,
    including: Vec<String>,
    /// Files that were included so far, and their bytes.
    included: (usize, usize),
    tally: Tally,
    /// Units of memory that its results have taken.
    kept: usize,
    /// True once the unreadable results to compare with have been reported.
    lost_reported: bool,
    notes: ReportedNotes,
    /// The scope around each case being run.
    outside: Vec<Rc<Scope>>,
    /// Results that wait for the end of their board.
    held: Held,
    tries: Tries,
    /// The form in which every case's sheet is printed; `None` if only `sheet` prints one.
    handing_over: Option<HandOver>,
    /// The rulings outside any case that are on sheets.
    handed: HandedOver,
    /// The rulings at tables of an event that ended with their cases.
    ruled_in_cases: usize,
    /// The event that is asked for outside of any script.
    asked_event: Option<EventSource>,
    /// True if the statements of the outermost text are recorded.
    keeps_record: bool,
    executed: Vec<ExecutedStatement>,
}

impl<'a> Session<'a> {
    /// A session with nothing in force.
    pub fn new(loader: &'a dyn Loader, sink: &'a mut dyn Sink) -> Self {
        Self::from(Snapshot::default(), loader, sink)
    }

    /// A session that goes on where another paused.
    pub fn from(snapshot: Snapshot, loader: &'a dyn Loader, sink: &'a mut dyn Sink) -> Self {
        Self { keeps_record: false, ..Self::resume(snapshot, loader, sink) }
    }

    /// A session that goes on where another stopped, and remembers what it runs.
    pub fn resume(snapshot: Snapshot, loader: &'a dyn Loader, sink: &'a mut dyn Sink) -> Self {
        let Snapshot { scope, sources, notes, lost_reported, included, tried } = snapshot;
        Self {
            sources,
            scope,
            loader,
            sink,
            cases: Vec::new(),
            asking: Vec::new(),
            below: Vec::new(),
            further_below: Vec::new(),
            questions: Vec::new(),
            including: Vec::new(),
            included,
            tally: Tally::default(),
            kept: 0,
            lost_reported,
            notes,
            outside: Vec::new(),
            held: Held::default(),
            tries: Tries::after(tried),
            handing_over: None,
            handed: HandedOver::default(),
            ruled_in_cases: 0,
            asked_event: None,
            keeps_record: true,
            executed: Vec::new(),
        }
    }

    /// The totals so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// The language set at the end of the run; `None` if the script sets none.
    #[must_use]
    pub fn locale(&self) -> Option<Locale> {
        self.scope.locale()
    }

    /// All that is in force.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// The texts that were run.
    #[must_use]
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    fn report(&mut self, mut diagnostic: Diagnostic) {
        diagnostic.locale = self.scope.locale();
        if diagnostic.severity() == Severity::Error {
            self.tally.errors = self.tally.errors.saturating_add(1);
        }
        self.pass_on(Yielded::Diagnostic(Box::new(diagnostic)));
    }
}
