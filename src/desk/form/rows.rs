//! Results as a director types them, as rows of a form.

use super::Row;
use super::read::row;
use crate::desk::Reply;
use crate::diagnostic::{Diagnostic, Severity};
use crate::messages::Locale;
use crate::session::{NoFiles, Outcome, Session, Sink};
use crate::source::{FileId, Sources, Span};
use crate::syntax::tree::{Spanned, Statement, StatementKind};
use crate::syntax::{self, Chunk};
use serde::Serialize;

/// The rows, or the fault of the text.
#[derive(Debug, Serialize)]
struct TypedRows {
    rows: Vec<Row>,
    fault: Option<String>,
}

/// The first error of a script.
#[derive(Default)]
struct FirstError(Option<Diagnostic>);

impl Sink for FirstError {
    fn outcome(&mut self, _: Outcome, _: &Sources) {}

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        if diagnostic.severity() == Severity::Error {
            self.0.get_or_insert(diagnostic);
        }
    }
}

/// Parses rows of a traveller. Each has to be scored on a board, so that a declarer is not missing and a name is known.
pub(in crate::desk) fn rows(text: &str, locale: Locale) -> Reply {
    let problem = match syntax::parse_traveller_rows(FileId::default(), text) {
        Err(problems) => problems.into_iter().next(),
        Ok(items) => {
            let rows: Option<Vec<Row>> = items.iter().map(row).collect();
            let statements = [
                StatementKind::Board {
                    number: Some(Spanned::new(1, Span::default())),
                    dealer: None,
                    vulnerability: None,
                },
                StatementKind::Traveller(Some(items)),
                StatementKind::Protocol,
            ];
            let statements = statements.map(|kind| Statement { kind, span: Span::default() }).to_vec();
            let mut errors = FirstError::default();
            let mut session = Session::new(&NoFiles, &mut errors);
            session.open("", text);
            session.run_entry("", [Chunk { statements, problems: Vec::new() }]);
            match (errors.0, rows) {
                (None, Some(rows)) => return Reply::of(&TypedRows { rows, fault: None }),
                (problem, _) => problem,
            }
        }
    };
    let fault = problem.map_or_else(|| text.to_owned(), |problem| fault_text(&problem, locale));
    Reply::of(&TypedRows { rows: Vec::new(), fault: Some(fault) })
}

/// The message of a problem with its help.
fn fault_text(problem: &Diagnostic, locale: Locale) -> String {
    let message = problem.problem.message(locale).to_string();
    match problem.problem.help(locale) {
        Some(help) => format!("{message}: {help}"),
        None => message,
    }
}
