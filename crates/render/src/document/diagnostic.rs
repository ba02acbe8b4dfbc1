//! Diagnostics, which reports of tests hold too.

use crate::diagnostic::Diagnostic;
use crate::messages::Locale;
use crate::source::Sources;
use serde::Serialize;

/// The sources and the language of a diagnostic's text.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The texts of the run.
    pub sources: &'a Sources,
    /// The reader's language, where the script asks for no other.
    pub locale: Locale,
}

/// A diagnostic and where it points to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DiagnosticDocument {
    /// Its name, which `redress explain` knows.
    code: &'static str,
    /// `error`, `warning` or `note`.
    severity: &'static str,
    /// The file it points into.
    file: Option<String>,
    /// The line, from 1.
    line: Option<usize>,
    /// The column, in characters from 1.
    column: Option<usize>,
    /// The message, for people.
    message: String,
    /// The advice.
    help: Option<String>,
    /// The number of the Law it rests on.
    law: Option<String>,
}

impl DiagnosticDocument {
    /// The document of a diagnostic.
    #[must_use]
    pub fn new(found: &Diagnostic, context: Context<'_>) -> Self {
        let sources = context.sources;
        let locale = found.locale.unwrap_or(context.locale);
        let code = found.code();
        let source = found.span.and_then(|span| sources.get(span.file).map(|source| (source, span)));
        let place = source.map(|(source, span)| source.place(span.start));
        Self {
            code: code.name(),
            severity: code.severity().word(),
            file: source.map(|(source, _)| source.name.clone()),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            message: found.problem.message(locale).to_string(),
            help: found.problem.help(locale).map(|help| help.to_string()),
            law: code.law().map(|law| law.to_string()),
        }
    }
}
