//! Parts of the JSON of results, written by serde; `schema/redress.schema.json` is made from these types.

mod diagnostic;
mod exact;
mod parts;
mod ruling;

pub use diagnostic::{Context, DiagnosticDocument};
pub(crate) use exact::{Computed, Number, Written};
pub(crate) use parts::{BySide, FigureDocument, SummaryDocument, by_side, sides};
pub(crate) use ruling::RulingDocument;

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{Formatter, PrettyFormatter};

/// A result with its place.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Placed<'a, T> {
    /// The statement that gave it.
    #[cfg_attr(test, schemars(skip))]
    kind: &'static str,
    /// The case around it; `outer / inner` for a case in a case.
    case: Option<&'a str>,
    /// The file.
    file: &'a str,
    /// The line, from 1.
    line: usize,
    #[serde(flatten)]
    result: T,
}

/// The place of a result in a script.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    /// The case; `None` outside cases.
    pub case: Option<&'a str>,
    /// The file.
    pub file: &'a str,
    /// The line, from 1.
    pub line: usize,
}

impl<'a> Place<'a> {
    /// A result of a kind at this place.
    pub(crate) fn of<T>(self, kind: &'static str, result: T) -> Placed<'a, T> {
        let Self { case, file, line } = self;
        Placed { kind, case, file, line, result }
    }

    /// The same as text, indented as an element of the run's results.
    pub(crate) fn document(self, kind: &'static str, result: impl Serialize) -> Vec<u8> {
        let mut text = Vec::new();
        write(&mut text, &self.of(kind, result));
        text
    }
}

/// Writes an element of an array of the document.
pub(crate) fn write(text: &mut Vec<u8>, element: &impl Serialize) {
    let mut formatter = PrettyFormatter::new();
    // The result is an element of an array in an object, and is indented so; their openings are written already.
    let mut around = Vec::new();
    let inside = formatter.begin_object(&mut around).and_then(|()| formatter.begin_array(&mut around));
    let start = text.len();
    let written = element.serialize(&mut Serializer::with_formatter(&mut *text, formatter));
    if inside.is_err() || written.is_err() {
        // Memory takes whatever is written, and no key is anything but a string.
        text.truncate(start);
        text.extend_from_slice(b"null");
    }
}
