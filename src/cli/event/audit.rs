//! `redress audit FILE…`: where a file's own figures differ from the rules that it follows.

use super::{column, loaded, take_event};
use crate::cli::format::Format;
use crate::cli::preferences::Preferences;
use crate::cli::printer::Printer;
use crate::cli::{Exit, files, output};
use crate::diagnostic::{Code, Diagnostic};
use crate::session::{Outcome, OutcomeKind, Session, Sink, Tally};
use crate::source::{Sources, Span};
use crate::syntax::Chunk;
use crate::syntax::tree::{Statement, StatementKind};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Arguments {
    /// Files of an event as its scoring program wrote them, an archive or a folder of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How to print the findings
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Columns of a table by meaning, such as board=Rozd,ns=Para,score=Zapis
    #[arg(long, value_name = "WHAT=COLUMN", value_delimiter = ',', value_parser = column)]
    columns: Vec<(String, String)>,
}

pub(in crate::cli) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let mut printer = Printer::new(arguments.format, output::detail(false), preferences);
    printer.entitle(&arguments.files.first().map(|path| path.display().to_string()).unwrap_or_default());
    let mut counting = Counting { printer: &mut printer, differing: 0 };
    let mut session = Session::new(&files::Files, &mut counting);
    if take_event(&mut session, &arguments.files, loaded(&arguments.files), &arguments.columns) {
        let name = "<event>";
        let span = Span::new(session.open(name, ""), 0, 0);
        let statements = vec![Statement { kind: StatementKind::Audit, span }];
        session.run_entry(name, [Chunk { statements, problems: Vec::new() }]);
    }
    let errors = session.tally().errors;
    let differs = counting.differing > 0;
    match printer.finish(Tally { errors, ..Tally::default() }) {
        Exit::Done if differs => Exit::ExpectationFailed,
        exit => exit,
    }
}

/// Counts what differs.
struct Counting<'a> {
    printer: &'a mut Printer,
    differing: usize,
}

impl Sink for Counting<'_> {
    fn outcome(&mut self, outcome: Outcome, sources: &Sources) {
        if let OutcomeKind::Audit(found) = &outcome.kind {
            // A ruling that explains what is printed is no difference.
            self.differing = found.audit.findings.iter().filter(|finding| finding.rulings.is_empty()).count();
        }
        self.printer.outcome(outcome, sources);
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        // An audit shows what it proposes.
        if diagnostic.code() != Code::RulingProposed {
            self.printer.diagnostic(diagnostic, sources);
        }
    }
}
