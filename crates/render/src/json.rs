//! The JSON document of a run, written as it comes.

use crate::diagnostic::Diagnostic;
use crate::document::write;
pub use crate::document::{Context, DiagnosticDocument};
use crate::results::document;
pub use crate::results::{AuctionDocument, ExpectationDocument};
use crate::session::{Outcome, OutcomeKind};
use serde::Serialize;

/// The document of a run as it grows: what each call gives is to be written at once, so that nothing of a long run is
/// kept but its expectations and diagnostics.
///
/// ```text
/// { "redress": 1, "results": […], "expectations": […], "diagnostics": […] }
/// ```
#[derive(Debug, Default)]
pub struct Document {
    begun: bool,
    results: usize,
    expectations: List,
    diagnostics: List,
}

impl Document {
    /// A result; an expectation is written at the end.
    #[must_use]
    pub fn outcome(&mut self, outcome: &Outcome, context: Context<'_>) -> Vec<u8> {
        if let OutcomeKind::Expectation(found) = &outcome.kind {
            let Outcome { case, file, line, .. } = outcome;
            self.expectations.push(&ExpectationDocument::new(case.as_deref(), file, *line, found));
        }
        let Some(result) = document(outcome, context) else { return Vec::new() };
        let mut text = self.beginning();
        text.extend_from_slice(if self.results == 0 { b"\n    " } else { b",\n    " });
        self.results = self.results.saturating_add(1);
        text.extend_from_slice(&result);
        text
    }

    /// A diagnostic of the run, which is written at the end.
    pub fn diagnostic(&mut self, found: &Diagnostic, context: Context<'_>) {
        self.diagnostics.push(&DiagnosticDocument::new(found, context));
    }

    /// The rest of it.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        let mut text = self.beginning();
        let end: &[u8] = if self.results == 0 { b"]" } else { b"\n  ]" };
        text.extend_from_slice(end);
        for (key, list) in [("expectations", self.expectations), ("diagnostics", self.diagnostics)] {
            text.extend_from_slice(format!(",\n  \"{key}\": [").as_bytes());
            text.extend_from_slice(&list.text);
            text.extend_from_slice(if list.text.is_empty() { b"]" } else { b"\n  ]" });
        }
        text.extend_from_slice(b"\n}\n");
        text
    }

    fn beginning(&mut self) -> Vec<u8> {
        if std::mem::replace(&mut self.begun, true) {
            return Vec::with_capacity(2048);
        }
        b"{\n  \"redress\": 1,\n  \"results\": [".to_vec()
    }
}

/// Elements of an array of the document, laid out as inside it.
#[derive(Debug, Default)]
struct List {
    text: Vec<u8>,
}

impl List {
    fn push(&mut self, element: &impl Serialize) {
        self.text.extend_from_slice(if self.text.is_empty() { b"\n    " } else { b",\n    " });
        write(&mut self.text, element);
    }
}
