//! Going to where a name is given, everywhere it is used, and giving it another.

use super::document::{Document, address};
use super::names::{Use, at, uses};
use super::text::{Encoding, Lines};
use crate::messages;
use crate::session::Loader;
use crate::source::FileId;
use crate::syntax::tree::{Statement, StatementKind};
use crate::syntax::{self, Token, highlight};
use lsp_types::{Location, Range, TextEdit};
use std::ops::Range as Bytes;

/// Includes in includes that are followed.
const DEEPEST: usize = 16;

/// Where the name at a byte is given, in the text itself or in a file that it includes.
pub(super) fn definition(document: &Document, byte: usize, loader: &dyn Loader) -> Option<Location> {
    let uses = uses(document.text(), document.parts());
    if let Some((here, all)) = at(&uses, byte) {
        let given = all.iter().filter(|one| one.is_definition);
        let before = given.clone().rfind(|one| one.place.start <= here.place.start);
        let found = before.or_else(|| given.clone().next())?;
        return Some(Location::new(document.uri.clone(), document.lines.range(&found.place)));
    }
    let scripts = document.scripts();
    let (place, _) = highlight(&scripts)
        .into_iter()
        .find(|(place, token)| *token == Token::Name && place.start <= byte && byte <= place.end)?;
    let name = scripts.get(place)?;
    let statements: Vec<&Statement> = document.parts().iter().flat_map(|part| &part.statements).collect();
    included(&statements, &document.name, name, document.lines.encoding(), loader, 0)
}

/// Where an included file gives a name.
fn included(
    statements: &[&Statement],
    from: &str,
    name: &str,
    encoding: Encoding,
    loader: &dyn Loader,
    depth: usize,
) -> Option<Location> {
    if depth >= DEEPEST {
        return None;
    }
    statements.iter().rev().find_map(|statement| match &statement.kind {
        StatementKind::Case(case) => {
            included(&case.body.iter().collect::<Vec<_>>(), from, name, encoding, loader, depth.saturating_add(1))
        }
        StatementKind::Include(path) => {
            let file = loader.load(&path.node, from).ok()?;
            let (script, _) = syntax::parse(FileId::default(), &file.text);
            let given = script.statements.iter().rev().find_map(|statement| match &statement.kind {
                StatementKind::Let { name: given, .. } if given.node == name => Some(given.span.range()),
                _ => None,
            });
            let Some(place) = given else {
                let statements: Vec<&Statement> = script.statements.iter().collect();
                return included(&statements, &file.name, name, encoding, loader, depth.saturating_add(1));
            };
            let lines = Lines::new(file.text, encoding);
            Some(Location::new(address(&file.name)?, lines.range(&place)))
        }
        _ => None,
    })
}

/// Every place of the name at a byte; without the places that give it where they are not wanted.
pub(super) fn references(document: &Document, byte: usize, with_definitions: bool) -> Vec<Location> {
    let wanted = |one: &&Use| with_definitions || !one.is_definition;
    places(document, byte, wanted).into_iter().map(|range| Location::new(document.uri.clone(), range)).collect()
}

/// The ranges of the name at a byte.
pub(super) fn places(document: &Document, byte: usize, wanted: impl Fn(&&Use) -> bool) -> Vec<Range> {
    let uses = uses(document.text(), document.parts());
    let Some((_, all)) = at(&uses, byte) else { return Vec::new() };
    all.into_iter().filter(|one| wanted(one)).map(|one| document.lines.range(&one.place)).collect()
}

/// The name at a byte, if this text gives it.
pub(super) fn renamed(document: &Document, byte: usize) -> Option<Bytes<usize>> {
    let uses = uses(document.text(), document.parts());
    at(&uses, byte).map(|(here, _)| here.place.clone())
}

/// The edits that give the name at a byte another one.
///
/// # Errors
/// Why it cannot be called so.
pub(super) fn rename(document: &Document, byte: usize, name: &str) -> Result<Vec<TextEdit>, String> {
    let locale = document.locale;
    let here = renamed(document, byte).ok_or_else(|| messages::editor_no_name(locale).to_string())?;
    let refuse = || messages::editor_not_a_name(locale, name.to_owned()).to_string();
    let statement = format!("let {name} = +620");
    let (script, problems) = syntax::parse(FileId::default(), &statement);
    match script.statements.as_slice() {
        [Statement { kind: StatementKind::Let { name: read, .. }, .. }] if problems.is_empty() && read.node == name => {
        }
        _ => return Err(refuse()),
    }
    let edit = |range| TextEdit { range, new_text: name.to_owned() };
    let edits: Vec<TextEdit> = places(document, here.start, |_| true).into_iter().map(edit).collect();
    // Where the new name stands already the two would be one.
    let old = document.text().get(here.clone()).unwrap_or("");
    let clashes = name != old && clash(document, name);
    if clashes { Err(messages::editor_name_taken(locale, name.to_owned()).to_string()) } else { Ok(edits) }
}

/// Whether a text gives a name already.
fn clash(document: &Document, name: &str) -> bool {
    let all = uses(document.text(), document.parts());
    all.iter().any(|one| one.is_definition && document.text().get(one.place.clone()) == Some(name))
}
