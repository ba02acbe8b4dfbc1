//! `redress sheet FILE…`: each case on a page for the players and the appeals committee.

use super::defaults::Defaults;
use super::evening::Evening;
use super::format::Format;
use super::letterhead::Letterhead;
use super::preferences::Preferences;
use super::printer::Printer;
use super::{Exit, files, output};
use crate::diagnostic::{Diagnostic, Problem};
use crate::messages;
use crate::render::Paper;
use crate::session::{HandOver, Loaded, Outcome, OutcomeKind, Session, Sink, Tally};
use crate::source::{Sources, Span};
use crate::syntax::tree::{Case, Statement, StatementKind};
use crate::syntax::{self, Chunk, MOST_APPEAL_MINUTES};
use crate::testing::is_markdown;
use clap::ValueEnum;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Only the case of this name
    #[arg(long, value_name = "NAME")]
    case: Option<String>,
    #[command(flatten)]
    evening: Evening,
    /// The result at the other table of a team match, if a script does not say it
    #[arg(long, value_name = "RULING", allow_hyphen_values = true)]
    other_table: Option<String>,
    /// A picture at the head of each page; `logo` in the defaults says it for every sheet
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    /// Minutes to appeal a ruling, if a script does not say [default: 30, Law 92B]
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u32).range(..=i64::from(MOST_APPEAL_MINUTES)))]
    appeal: Option<u32>,
    /// How to print the sheets
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// The paper that a page or an article is set for
    #[arg(long, value_enum, default_value_t)]
    paper: PaperArgument,
}

/// `--paper`
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum PaperArgument {
    #[default]
    A4,
    A5,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let paper = match arguments.paper {
        PaperArgument::A4 => Paper::A4,
        PaperArgument::A5 => Paper::A5,
    };
    let letterhead = match Letterhead::read(arguments.evening.body.clone(), arguments.logo.clone(), preferences) {
        Ok(letterhead) => letterhead,
        Err(exit) => return exit,
    };
    let hand_over = HandOver { appeal: arguments.appeal, ..arguments.evening.hand_over(letterhead.body) };
    let printer = Printer::new(arguments.format, output::detail(false), preferences);
    let mut printer = printer.on_paper(paper).headed(letterhead.logo);
    let untitled = messages::sheet_untitled(preferences.locale);
    printer.entitle(arguments.evening.event_name().unwrap_or(untitled.unmarked()));
    let (mut errors, mut found) = (0_usize, 0_usize);
    for path in &arguments.files {
        if is_markdown(&path.to_string_lossy()) {
            printer.refuse(Problem::Document { name: path.display().to_string() });
            errors = errors.saturating_add(1);
            continue;
        }
        match files::named(path) {
            Ok(script) => {
                let (failed, sheets) = print_sheets(&mut printer, arguments, &hand_over, &script);
                (errors, found) = (errors.saturating_add(failed), found.saturating_add(sheets));
            }
            Err(error) => {
                printer.unreadable(path, error);
                errors = errors.saturating_add(1);
            }
        }
    }
    if found == 0 && errors == 0 {
        printer.refuse(Problem::SheetNone { case: arguments.case.clone() });
        errors = 1;
    }
    // The expectations of a script are the business of `test`.
    printer.finish(Tally { errors, ..Tally::default() })
}

/// The sheets of a file: how many errors there were, and how many sheets.
fn print_sheets(printer: &mut Printer, arguments: &Arguments, hand_over: &HandOver, script: &Loaded) -> (usize, usize) {
    let mut sheets = Sheets { printer, case: arguments.case.as_deref(), found: Vec::new() };
    let mut session = Session::new(&files::Files, &mut sheets);
    Defaults::default().apply(&mut session);
    session.hand_over_cases(hand_over.clone());
    if let Some(other) = &arguments.other_table {
        put_other_table(&mut session, other);
    }
    if arguments.evening.put_event(&mut session) {
        session.run(&script.name, &script.text);
        session.hand_over_rest();
    }
    let (errors, locale) = (session.tally().errors, session.locale());
    let (last, sources) = (session.scope().clone(), session.sources().clone());
    let found = sheets.found.len();
    for outcome in std::mem::take(&mut sheets.found) {
        let kind = match outcome.kind {
            OutcomeKind::Sheet(sheet) => OutcomeKind::Sheet(Box::new(sheet.at_end(&last))),
            kind => kind,
        };
        printer.outcome(Outcome { kind, ..outcome }, &sources);
    }
    printer.speak_last(locale);
    (errors, found)
}

/// Puts the result at the other table in force before the script.
fn put_other_table(session: &mut Session<'_>, written: &str) {
    let name = "--other-table";
    let file = session.open(name, written);
    let read = syntax::parse_ruling(file, written).map(|ruling| {
        let kind = StatementKind::OtherTable(Some(ruling));
        vec![Statement { kind, span: Span::new(file, 0, written.len()) }]
    });
    let chunk = match read {
        Ok(statements) => Chunk { statements, problems: Vec::new() },
        Err(problems) => Chunk { statements: Vec::new(), problems },
    };
    session.run_entry(name, [chunk]);
}

/// Keeps sheets, those of a case alone where one is named, until all rulings of the event are known.
struct Sheets<'a> {
    printer: &'a mut Printer,
    case: Option<&'a str>,
    found: Vec<Outcome>,
}

impl Sink for Sheets<'_> {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        let is_wanted = |wanted: &str| {
            let whole = outcome.case.as_deref().unwrap_or_default();
            is_named(whole, wanted) || whole.split(" / ").any(|name| is_named(name, wanted))
        };
        if matches!(outcome.kind, OutcomeKind::Sheet(_)) && self.case.is_none_or(is_wanted) {
            self.found.push(outcome);
        }
    }

    /// Results of other cases are skipped.
    fn wants_case(&self, case: &Case, names: &[String]) -> bool {
        let Some(wanted) = self.case else { return true };
        names.iter().any(|name| is_named(name, wanted)) || is_named(&names.join(" / "), wanted) || holds(case, wanted)
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.printer.diagnostic(diagnostic, sources);
    }
}

fn is_named(name: &str, wanted: &str) -> bool {
    name.to_lowercase() == wanted.to_lowercase()
}

/// Returns whether a case of that name is inside another.
fn holds(case: &Case, wanted: &str) -> bool {
    let mut inner: Vec<&Case> = vec![case];
    while let Some(case) = inner.pop() {
        for statement in &case.body {
            if let StatementKind::Case(own) = &statement.kind {
                if is_named(&own.name.node, wanted) {
                    return true;
                }
                inner.push(own);
            }
        }
    }
    false
}
