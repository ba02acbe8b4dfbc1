//! Going to where a name is given, everywhere it is used, and giving it another: in the text itself, in the files that it
//! includes, and in the open texts that include any of them.

use super::desk::{Desk, OpenFiles};
use super::document::{Document, address};
use super::names::{Names, Use};
use super::text::Lines;
use crate::messages;
use crate::session::Loader;
use crate::source::FileId;
use crate::syntax;
use crate::syntax::tree::{Statement, StatementKind};
use lsp_types::{Location, Range, TextEdit, Uri};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range as Bytes;
use std::rc::Rc;

/// The edits of a file; its version where it is open.
pub(super) struct Edits {
    pub uri: Uri,
    pub version: Option<i32>,
    pub edits: Vec<TextEdit>,
}

/// The definition of the name at a byte, in the text itself or in an included file.
pub(super) fn definition(document: &Document, byte: usize, loader: &dyn Loader) -> Option<Location> {
    let names = document.names(loader);
    let found = names.given(names.at(byte)?)?;
    if found.text == 0 {
        return Some(Location::new(document.uri.clone(), document.lines.range(&found.place)));
    }
    let file = names.texts.get(found.text)?;
    let lines = Lines::new(file.text.clone(), document.lines.encoding());
    Some(Location::new(address(&file.name)?, lines.range(&found.place)))
}

/// The ranges of the name at a byte in the text itself.
pub(super) fn places(document: &Document, byte: usize, loader: &dyn Loader) -> Vec<Range> {
    let names = document.names(loader);
    let Some(here) = names.at(byte).and_then(|at| names.uses.get(at)) else { return Vec::new() };
    let same = names.uses.iter().filter(|one| one.text == 0 && one.symbol == here.symbol);
    let sorted: BTreeMap<usize, &Use> = same.map(|one| (one.place.start, one)).collect();
    sorted.into_values().map(|one| document.lines.range(&one.place)).collect()
}

/// Every place of the name at a byte; without the places that give it where they are not wanted.
pub(super) fn references(desk: &Desk<'_>, document: &Document, byte: usize, with_definitions: bool) -> Vec<Location> {
    let Some(everywhere) = Everywhere::of(desk, document, byte) else { return Vec::new() };
    let files = everywhere.files(desk, document, with_definitions).unwrap_or_default();
    let located = |(file, ranges): (File, Vec<Range>)| {
        ranges.into_iter().map(move |range| Location::new(file.uri.clone(), range))
    };
    files.into_iter().flat_map(located).collect()
}

/// The name at a byte, if something of this name is given.
pub(super) fn renamed(document: &Document, byte: usize, loader: &dyn Loader) -> Option<Bytes<usize>> {
    let names = document.names(loader);
    names.at(byte).and_then(|at| names.uses.get(at)).map(|here| here.place.clone())
}

/// The edits that give the name at a byte another one.
///
/// # Errors
/// The reason why it cannot have that name.
pub(super) fn rename(desk: &Desk<'_>, document: &Document, byte: usize, name: &str) -> Result<Vec<Edits>, String> {
    let locale = document.locale;
    let no_name = || messages::editor_no_name(locale).to_string();
    let everywhere = Everywhere::of(desk, document, byte).ok_or_else(no_name)?;
    let statement = format!("let {name} = +620");
    let (script, problems) = syntax::parse(FileId::default(), &statement);
    match script.statements.as_slice() {
        [Statement { kind: StatementKind::Let { name: read, .. }, .. }] if problems.is_empty() && read.node == name => {
        }
        _ => return Err(messages::editor_not_a_name(locale, name.to_owned()).to_string()),
    }
    // Two definitions would become one where the new name is in use already.
    if everywhere.gives(name) {
        return Err(messages::editor_name_taken(locale, name.to_owned()).to_string());
    }
    let files = everywhere.files(desk, document, true).ok_or_else(no_name)?;
    let edit = |range| TextEdit { range, new_text: name.to_owned() };
    let edits = |(File { uri, version }, ranges): (File, Vec<Range>)| Edits {
        uri,
        version,
        edits: ranges.into_iter().map(edit).collect(),
    };
    Ok(files.into_iter().map(edits).collect())
}

/// A file, by what the machine knows it as, and bytes of it.
type Place = (Rc<str>, usize, usize);

/// A file as the editor knows it.
struct File {
    uri: Uri,
    version: Option<i32>,
}

/// An open text with the files that it includes.
struct Root {
    names: Names,
    /// The machine's identity of each text.
    identities: Vec<Rc<str>>,
}

impl Root {
    fn of(document: &Document, loader: &dyn Loader) -> Self {
        let names = document.names(loader);
        let identities = names.texts.iter().map(|text| loader.identity(&text.name).into()).collect();
        Self { names, identities }
    }

    fn place(&self, one: &Use) -> Option<Place> {
        Some((self.identities.get(one.text)?.clone(), one.place.start, one.place.end))
    }

    /// The uses of the names at some places.
    fn same<'a>(&'a self, places: &BTreeSet<Place>) -> impl Iterator<Item = &'a Use> + use<'a> {
        let is_known = |one: &&Use| self.place(one).is_some_and(|place| places.contains(&place));
        let symbols: BTreeSet<usize> = self.names.uses.iter().filter(is_known).map(|one| one.symbol).collect();
        self.names.uses.iter().filter(move |one| symbols.contains(&one.symbol))
    }
}

/// Every place of a name.
struct Everywhere {
    roots: Vec<Root>,
    old: String,
    places: BTreeSet<Place>,
}

impl Everywhere {
    /// Everything of what the name at a byte stands for: a file may give it to one text and be included by another.
    fn of(desk: &Desk<'_>, document: &Document, byte: usize) -> Option<Self> {
        let loader = OpenFiles(desk);
        let others = desk.documents.values().filter(|other| other.uri != document.uri && other.includes());
        let roots: Vec<Root> = std::iter::once(document).chain(others).map(|open| Root::of(open, &loader)).collect();
        let first = roots.first()?;
        let here = first.names.at(byte).and_then(|at| first.names.uses.get(at))?;
        let old = first.names.name(here).to_owned();
        let mut places = BTreeSet::from([first.place(here)?]);
        loop {
            let before = places.len();
            for root in &roots {
                let found: Vec<Place> = root.same(&places).filter_map(|one| root.place(one)).collect();
                places.extend(found);
            }
            if places.len() == before {
                return Some(Self { roots, old, places });
            }
        }
    }

    /// Returns whether a text that has the name gives another one.
    fn gives(&self, name: &str) -> bool {
        let concerned = |root: &&Root| root.same(&self.places).next().is_some();
        let given = |root: &Root| root.names.uses.iter().any(|one| one.is_definition && root.names.name(one) == name);
        name != self.old && self.roots.iter().filter(concerned).any(given)
    }

    /// The ranges in each file; nothing if a file has no address.
    fn files(&self, desk: &Desk<'_>, document: &Document, with_definitions: bool) -> Option<Vec<(File, Vec<Range>)>> {
        let mut places: BTreeMap<Rc<str>, BTreeSet<(usize, usize)>> = BTreeMap::new();
        for root in &self.roots {
            for one in root.same(&self.places).filter(|one| with_definitions || !one.is_definition) {
                let (file, start, end) = root.place(one)?;
                places.entry(file).or_default().insert((start, end));
            }
        }
        places.into_iter().map(|(identity, places)| self.file(desk, document, &identity, &places)).collect()
    }

    fn file(
        &self,
        desk: &Desk<'_>,
        document: &Document,
        identity: &str,
        places: &BTreeSet<(usize, usize)>,
    ) -> Option<(File, Vec<Range>)> {
        let ranges = |lines: &Lines| places.iter().map(|(start, end)| lines.range(&(*start..*end))).collect();
        if let Some(open) = desk.documents.values().find(|open| desk.machine.identity(&open.name) == identity) {
            return Some((File { uri: open.uri.clone(), version: Some(open.version) }, ranges(&open.lines)));
        }
        let text = self.roots.iter().find_map(|root| {
            let at = root.identities.iter().position(|other| other.as_ref() == identity)?;
            root.names.texts.get(at)
        })?;
        let lines = Lines::new(text.text.clone(), document.lines.encoding());
        Some((File { uri: address(&text.name)?, version: None }, ranges(&lines)))
    }
}
