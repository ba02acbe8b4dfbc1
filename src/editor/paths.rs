//! The files that a text names: scripts that it includes and files of events, as links and to go to.

use super::document::{Document, address};
use crate::syntax::tree::{Statement, StatementKind, Word};
use lsp_types::{DocumentLink, Location, Range};
use std::path::Path;

/// Everything that begins an address of the web and no path.
const SCHEME: &str = "://";

/// A link for each file that a text names.
pub(super) fn links(document: &Document) -> Vec<DocumentLink> {
    let link = |path: &Word| {
        let target = address(&beside(document, path)?)?;
        let range = document.lines.range(&path.span.range());
        Some(DocumentLink { range, target: Some(target), tooltip: None, data: None })
    };
    named(document).into_iter().filter_map(link).collect()
}

/// The beginning of the file that is named at a byte.
pub(super) fn definition(document: &Document, byte: usize) -> Option<Location> {
    let at = |path: &&Word| path.span.range().contains(&byte);
    let path = named(document).into_iter().find(at)?;
    Some(Location::new(address(&beside(document, path)?)?, Range::default()))
}

/// The path of a file, relative to that of the text.
fn beside(document: &Document, path: &Word) -> Option<String> {
    let is_path = !path.node.is_empty() && !path.node.contains(SCHEME);
    let folder = Path::new(&document.name).parent().unwrap_or(Path::new(""));
    is_path.then(|| folder.join(&path.node).to_string_lossy().into_owned())
}

fn named(document: &Document) -> Vec<&Word> {
    document.statements().iter().flat_map(|statements| of_statements(statements)).collect()
}

fn of_statements(statements: &[Statement]) -> Vec<&Word> {
    statements.iter().flat_map(|statement| of_statement(&statement.kind)).collect()
}

fn of_statement(kind: &StatementKind) -> Vec<&Word> {
    match kind {
        StatementKind::Include(path) => vec![path],
        StatementKind::Event(paths) => paths.iter().collect(),
        StatementKind::Case(case) => of_statements(&case.body),
        _ => Vec::new(),
    }
}
