//! `redress event FILE…`: the ranking of an event, before and after rulings.

use super::convert::{converted, is_over_itself, save, tell_changed, tell_lost, unwritable};
use super::document::{Collected, document};
use super::large::LargeTables;
use super::{Parts, column, loaded, take_event};
use crate::cli::format::Format;
use crate::cli::output::{self, Output, notify};
use crate::cli::preferences::Preferences;
use crate::cli::printer::Printer;
use crate::cli::{Exit, files};
use crate::diagnostic::{Code, Diagnostic, Problem};
use crate::events::model::{self, RoundName};
use crate::events::scoring::score;
use crate::events::writers::WriteOptions;
use crate::messages::{self, EventChangedWho};
use crate::render::entries;
use crate::session::{AfterRound, EventChanges, Outcome, OutcomeKind, Ranking, Session, Sink, Tally, WrittenBack};
use crate::source::{Sources, Span};
use crate::syntax::Chunk;
use crate::syntax::tree::{Spanned, Standings, Statement, StatementKind};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::LazyLock;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Arguments {
    /// Files of an event as its scoring program wrote them, an archive or a folder of them
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// A script with rulings at tables of the event: `board 7` and `at table 3: …`
    #[arg(long, value_name = "FILE")]
    pub(super) rulings: Option<PathBuf>,
    /// Only this section
    #[arg(long, value_name = "NAME")]
    pub(super) section: Option<String>,
    /// How to print the event
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: EventFormat,
    /// Columns of a table by meaning, such as board=Rozd,ns=Para,score=Zapis
    #[arg(long, value_name = "WHAT=COLUMN", value_delimiter = ',', value_parser = column)]
    pub(super) columns: Vec<(String, String)>,
    /// Show the names of people too
    #[arg(long)]
    pub(super) names: bool,
    /// Show the places after each round too
    #[arg(long)]
    pub(super) rounds: bool,
    /// Show every board too
    #[arg(long)]
    pub(super) full: bool,
    /// Draw the changes of place
    #[arg(long)]
    pub(super) chart: bool,
    /// Write the rulings into a copy of the file, in its own format; every other byte stays
    #[arg(long, requires_all = ["rulings", "output"])]
    pub(super) write_back: bool,
    /// List what to type into the scoring program for the rulings, table by table
    #[arg(long, requires = "rulings", conflicts_with = "write_back")]
    pub(super) entries: bool,
    /// The file to write
    #[arg(short, long, value_name = "FILE", requires = "write_back")]
    pub(super) output: Option<PathBuf>,
    /// Publish ranking, travellers and scorecards as pages: a folder, or one file NAME.html
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["write_back", "entries", "format", "full"])]
    pub(super) pages: Option<PathBuf>,
    /// Show or publish it again whenever a file changes
    #[arg(long, conflicts_with = "write_back")]
    pub(super) watch: bool,
}

/// The format of a printed event: that of results, or of files.
#[derive(Debug, Clone, Copy)]
pub(super) enum EventFormat {
    Results(Format),
    File(model::Format),
}

impl Default for EventFormat {
    fn default() -> Self {
        Self::Results(Format::default())
    }
}

impl ValueEnum for EventFormat {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<EventFormat>> = LazyLock::new(|| {
            let results = Format::value_variants().iter().copied().map(EventFormat::Results);
            results.chain([model::Format::Csv, model::Format::Usebio].map(EventFormat::File)).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::Results(format) => format.to_possible_value(),
            Self::File(format) => Some(PossibleValue::new(format.name())),
        }
    }
}

/// The place of what this command asks, and no script.
const ASKED: &str = "<event>";

/// Asks a question of an event by a statement.
fn ask(session: &mut Session<'_>, kind: StatementKind) {
    let file = session.open(ASKED, "");
    let statement = Statement { kind, span: Span::new(file, 0, 0) };
    session.run_entry(ASKED, [Chunk { statements: vec![statement], problems: Vec::new() }]);
}

/// Reads the event and the rulings; whether there is something to show. Where its boards are not asked for, those of a
/// large table stay in columns.
fn read(session: &mut Session<'_>, arguments: &Arguments, mut parts: Parts, boards: Boards) -> bool {
    let script = arguments.rulings.as_deref().map(|path| files::named(path).map(|script| script.text));
    let may_stay = boards == Boards::Ruled && !arguments.full && !arguments.rounds;
    let script = script.transpose().ok().filter(|_| may_stay);
    let tables = script.and_then(|script| LargeTables::new(&arguments.columns, script.as_deref()));
    let is_taken = match tables.and_then(|tables| tables.read(&arguments.files, &mut parts)) {
        Some((event, remark)) => {
            let names: Vec<String> = arguments.files.iter().map(|path| path.display().to_string()).collect();
            session.refuse(remark.map(Diagnostic::placeless).into_iter().collect());
            session.take_event(names, event, None).is_ok()
        }
        None => {
            let parts = parts.unwrap_or_else(|| loaded(&arguments.files));
            take_event(session, &arguments.files, parts, &arguments.columns)
        }
    };
    if !is_taken {
        return false;
    }
    let Some(path) = &arguments.rulings else { return true };
    session.hold_event();
    match files::named(path) {
        Ok(script) => {
            session.run(&script.name, &script.text);
            session.report_rulings_in_cases();
        }
        Err(error) => {
            let problem = error.problem_of_command(&path.display().to_string());
            session.refuse(vec![Diagnostic::placeless(problem)]);
        }
    }
    session.tally().errors == 0
}

/// The boards of an event that are needed line by line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Boards {
    All,
    /// Those with rulings.
    Ruled,
}

/// The ranking as this command shows it; why it cannot.
pub(super) fn select_standings(found: Ranking, arguments: &Arguments) -> Result<Ranking, Problem> {
    let found = Ranking { names: arguments.names, section: arguments.section.clone(), ..found };
    let found = if arguments.rounds { Ranking { rounds: after_rounds(&found)?, ..found } } else { found };
    let Some(section) = &arguments.section else { return Ok(found) };
    let sections = found.sections();
    match sections.iter().find(|known| known.eq_ignore_ascii_case(section)) {
        Some(known) => Ok(Ranking { section: Some(known.clone()), ..found }),
        None => Err(Problem::EventSection { written: section.clone(), sections }),
    }
}

/// The standings after each round, with the rulings on its boards; why there are none.
fn after_rounds(found: &Ranking) -> Result<Vec<AfterRound>, Problem> {
    let rounds = found.event.rounds();
    if rounds.is_empty() {
        return Err(Problem::EventRounds);
    }
    let has_sessions =
        rounds.iter().any(|(session, _)| *session != rounds.first().and_then(|(first, _)| first.clone()));
    let mut rules = found.rules.clone();
    rules.scoring = Some(found.scored.scoring);
    let after = |(at, (session, round)): (usize, &RoundName)| {
        let event = found.event.of_rounds(rounds.get(..=at).unwrap_or_default());
        let session = session.as_deref().filter(|_| has_sessions);
        let round = session.map_or_else(|| round.to_string(), |session| format!("{session} {round}"));
        Some(AfterRound { round, scored: Rc::new(score(&event, &rules).ok()?) })
    };
    Ok(rounds.iter().enumerate().filter_map(after).collect())
}

/// Shows results once it is switched on.
struct Views<'a> {
    printer: &'a mut Printer,
    arguments: &'a Arguments,
    is_open: &'a Cell<bool>,
    refused: &'a Cell<bool>,
}

impl Sink for Views<'_> {
    fn wants_moves(&self) -> bool {
        self.is_open.get()
    }

    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        // Files that a script asks for are written.
        let is_wanted = matches!(outcome.kind, OutcomeKind::Expectation(_) | OutcomeKind::WrittenBack(_));
        if !self.is_open.get() && !is_wanted {
            return;
        }
        let OutcomeKind::Ranking(found) = outcome.kind else { return self.printer.outcome(outcome, sources) };
        match select_standings(*found, self.arguments) {
            Ok(found) => {
                let boards = self.arguments.full.then(|| OutcomeKind::Boards(Box::new(found.clone())));
                let kinds = [Some(OutcomeKind::Ranking(Box::new(found))), boards];
                for kind in kinds.into_iter().flatten() {
                    let of_kind = Outcome { case: None, file: outcome.file.clone(), kind, ..outcome };
                    self.printer.outcome(of_kind, sources);
                }
            }
            Err(problem) => {
                self.refused.set(true);
                self.printer.refuse(problem);
            }
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        // The ranking shows it below.
        if diagnostic.code() != Code::RulingProposed {
            self.printer.diagnostic(diagnostic, sources);
        }
    }
}

/// The ranking, and where there are rulings whom to tell.
pub(super) fn laid(arguments: &Arguments, format: Format, parts: Parts, preferences: Preferences) -> Exit {
    let mut printer = Printer::new(format, output::detail(false), preferences).charting(arguments.chart);
    printer.entitle(&arguments.files.first().map(|path| path.display().to_string()).unwrap_or_default());
    let (is_open, refused) = (Cell::new(false), Cell::new(false));
    let mut views = Views { printer: &mut printer, arguments, is_open: &is_open, refused: &refused };
    let mut session = Session::new(&files::Files, &mut views);
    if read(&mut session, arguments, parts, Boards::Ruled) {
        is_open.set(true);
        ask(&mut session, StatementKind::Ranking(Standings::After.into()));
        if arguments.rulings.is_some() && !refused.get() {
            ask(&mut session, StatementKind::Notify);
        }
    }
    let (tally, locale) = (session.tally(), session.locale());
    printer.speak_last(locale);
    let errors = tally.errors.saturating_add(usize::from(refused.get()));
    printer.finish(Tally { errors, ..tally })
}

/// The event as one document of data.
pub(super) fn json(arguments: &Arguments, parts: Parts, preferences: Preferences) -> Exit {
    let mut collected = Collected::new(preferences);
    let mut session = Session::new(&files::Files, &mut collected);
    if read(&mut session, arguments, parts, Boards::Ruled) {
        ask(&mut session, StatementKind::Ranking(Standings::After.into()));
    }
    let tally = session.tally();
    let found = collected.ranking.take().map(|found| select_standings(found, arguments)).transpose();
    let (found, refused) = match found {
        Ok(found) => (found, false),
        Err(problem) => {
            collected.diagnostic(Diagnostic::placeless(problem), &Sources::default());
            (None, true)
        }
    };
    let mut output = Output::new(preferences);
    let (document, printer) = document(found.as_ref(), collected, preferences.locale);
    if let Ok(text) = serde_json::to_string_pretty(&document) {
        output.print(text + "\n");
    }
    let errors = tally.errors.saturating_add(usize::from(refused));
    output.finish(printer.ended(Tally { errors, ..tally }))
}

/// The event in a format of files, on standard output.
pub(super) fn file(arguments: &Arguments, format: model::Format, parts: Parts, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    let (found, tally) = found(arguments, parts, &mut printer);
    let Some(found) = found else { return printer.end(Exit::NotRun) };
    let found = match select_standings(found, arguments) {
        Ok(found) => found,
        Err(problem) => {
            printer.refuse(problem);
            return printer.end(Exit::NotRun);
        }
    };
    let mut event = found.of_section();
    // The script may state the form of scoring, and the new file has no other place to find it in.
    if found.figures.as_ref().is_some_and(|figures| !figures.assumed) {
        event.scoring = Some(found.scored.scoring);
    }
    let options = WriteOptions::with_names(arguments.names);
    let scored = Some(&found.scored).filter(|_| found.section.is_none()).map(AsRef::as_ref);
    match converted(event.clone(), &found.rules, scored, format, options) {
        Ok(converted) => {
            tell_lost(&converted.written.lost, &event, preferences);
            tell_changed(&converted, scored.map(|scored| (&event, scored, &found.rules)), preferences);
            let mut output = Output::new(preferences);
            output.print(converted.written.bytes);
            output.finish(printer.ended(tally))
        }
        Err(error) => {
            printer.refuse(unwritable(format, error));
            printer.end(Exit::NotRun)
        }
    }
}

/// The ranking with the rulings, and the totals of the run.
fn found(arguments: &Arguments, parts: Parts, printer: &mut Printer) -> (Option<Ranking>, Tally) {
    let (found, _, tally) = changed(arguments, parts, printer);
    (found, tally)
}

/// The ranking with the rulings, what they change if there are rulings, and the totals of the run.
pub(super) fn changed(
    arguments: &Arguments,
    parts: Parts,
    printer: &mut Printer,
) -> (Option<Ranking>, Option<Box<EventChanges>>, Tally) {
    let (kept, changes) = (Cell::new(None), Cell::new(None));
    let copy = Cell::new(None);
    let mut keeping = Keeping { printer, kept: &kept, changes: &changes, copy: &copy };
    let mut session = Session::new(&files::Files, &mut keeping);
    if read(&mut session, arguments, parts, Boards::All) {
        ask(&mut session, StatementKind::Ranking(Standings::After.into()));
        if arguments.rulings.is_some() {
            ask(&mut session, StatementKind::Notify);
        }
    }
    let tally = session.tally();
    (kept.take(), changes.take(), tally)
}

/// The list of what to type into the scoring program.
pub(super) fn typed(arguments: &Arguments, parts: Parts, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    let (found, tally) = found(arguments, parts, &mut printer);
    let Some(found) = found else { return printer.end(Exit::NotRun) };
    let mut output = Output::new(preferences);
    let lines = entries(preferences.locale, &found);
    if lines.is_empty() {
        notify(messages::event_changed(preferences.locale, 0, EventChangedWho::Pairs, 0));
    }
    for line in lines {
        output.print(format!("{line}\n"));
    }
    output.finish(printer.ended(tally))
}

/// The file of the event with the rulings in it.
pub(super) fn back(arguments: &Arguments, output: &Path, parts: Parts, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    if is_over_itself(output, &arguments.files, preferences) {
        return printer.end(Exit::NotRun);
    }
    let copy = Cell::new(None);
    let (kept, changes) = (Cell::new(None), Cell::new(None));
    let mut keeping = Keeping { printer: &mut printer, kept: &kept, changes: &changes, copy: &copy };
    let mut session = Session::new(&files::Files, &mut keeping);
    if read(&mut session, arguments, parts, Boards::All) {
        let name = Spanned { node: output.display().to_string(), span: Span::default() };
        ask(&mut session, StatementKind::WriteBack(name));
    }
    let tally = session.tally();
    let Some(found) = copy.take() else { return printer.end(Exit::NotRun) };
    if !save(output, &found.bytes, &mut printer, preferences) {
        return printer.end(Exit::NotRun);
    }
    if found.rulings == 0 && found.lost.is_empty() {
        notify(messages::event_changed(preferences.locale, 0, EventChangedWho::Pairs, 0));
    }
    tell_lost(&found.lost, &found.event, preferences);
    printer.ended(tally)
}

/// Keeps the ranking, and prints what is wrong.
struct Keeping<'a> {
    printer: &'a mut Printer,
    kept: &'a Cell<Option<Ranking>>,
    changes: &'a Cell<Option<Box<EventChanges>>>,
    copy: &'a Cell<Option<Box<WrittenBack>>>,
}

impl Sink for Keeping<'_> {
    fn wants_moves(&self) -> bool {
        false
    }

    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        match outcome.kind {
            OutcomeKind::Ranking(found) => self.kept.set(Some(*found)),
            OutcomeKind::Notify(found) => self.changes.set(Some(found)),
            OutcomeKind::WrittenBack(found) if *outcome.file == *ASKED => self.copy.set(Some(found)),
            // Files that a script asks for are written.
            OutcomeKind::Expectation(_) | OutcomeKind::WrittenBack(_) => self.printer.outcome(outcome, sources),
            _ => {}
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.printer.diagnostic(diagnostic, sources);
    }
}
