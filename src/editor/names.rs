//! The names that a text and the files it includes give, and where each is used: for going to a definition, references and
//! renaming.

use crate::session::{Loaded, Loader};
use crate::source::FileId;
use crate::syntax::tree::{Statement, StatementKind};
use crate::syntax::{self, Token, highlight};
use std::collections::BTreeMap;
use std::ops::Range;

/// Includes in includes that are followed, and files that are read for a text.
const DEEPEST: usize = 16;
const MOST: usize = 200;

/// A use of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Use {
    /// The text that it is in, one of [`Names::texts`].
    pub text: usize,
    pub place: Range<usize>,
    /// The identity of the name's definition, shared by all its uses.
    pub symbol: usize,
    pub is_definition: bool,
}

/// The uses of names in a text and in the files that it includes.
#[derive(Debug)]
pub(super) struct Names {
    /// The text itself, then a file for each time that it is included.
    pub texts: Vec<Loaded>,
    /// Every place of a name that is given, in the order in which they are run.
    pub uses: Vec<Use>,
}

impl Names {
    /// The names of a text; each part has its statements, and whether nothing of the one before is in force any more.
    pub(super) fn of<'a>(
        text: Loaded,
        parts: impl Iterator<Item = (bool, &'a [Statement])>,
        loader: &dyn Loader,
    ) -> Self {
        let names = Self { texts: vec![text], uses: Vec::new() };
        let mut walk = Walk { names, loader, frames: vec![Frame::default()], next: 0, depth: 0 };
        for (starts_anew, statements) in parts {
            if starts_anew {
                walk.frames = vec![Frame::default()];
            }
            statements.iter().for_each(|statement| walk.statement(statement, 0));
        }
        walk.names
    }

    /// The index of the use at a byte of the text itself.
    pub(super) fn at(&self, byte: usize) -> Option<usize> {
        self.uses.iter().position(|one| one.text == 0 && one.place.start <= byte && byte <= one.place.end)
    }

    /// The definition of a use: the last one before it, else the first.
    pub(super) fn given(&self, at: usize) -> Option<&Use> {
        let symbol = self.uses.get(at)?.symbol;
        let given = || self.uses.iter().enumerate().filter(|(_, one)| one.symbol == symbol && one.is_definition);
        given().take_while(|(other, _)| *other <= at).last().or_else(|| given().next()).map(|(_, found)| found)
    }

    /// The text from a name on.
    pub(super) fn rest(&self, one: &Use) -> &str {
        self.texts.get(one.text).and_then(|text| text.text.get(one.place.start..)).unwrap_or("")
    }

    /// The name at a place.
    pub(super) fn name(&self, one: &Use) -> &str {
        self.texts.get(one.text).and_then(|text| text.text.get(one.place.clone())).unwrap_or("")
    }
}

/// The names of a case, or of the statements outside cases.
type Frame = BTreeMap<String, usize>;

struct Walk<'a> {
    names: Names,
    loader: &'a dyn Loader,
    /// From the outermost to that of the innermost case.
    frames: Vec<Frame>,
    next: usize,
    /// The depth of includes.
    depth: usize,
}

impl Walk<'_> {
    fn statement(&mut self, statement: &Statement, text: usize) {
        let whole = statement.span.range();
        match &statement.kind {
            StatementKind::Case(case) => {
                self.frames.push(Frame::default());
                case.body.iter().for_each(|inner| self.statement(inner, text));
                self.frames.pop();
            }
            StatementKind::Let { name, ruling } => {
                self.used_in(ruling.span.range(), text);
                self.define(&name.node, name.span.range(), text);
            }
            StatementKind::Include(path) => self.include(&path.node, text),
            // Their words are not names of rulings.
            StatementKind::Set { .. }
            | StatementKind::Regulations(_)
            | StatementKind::Scoring(_)
            | StatementKind::Board { .. }
            | StatementKind::Match(_)
            | StatementKind::Offenders(_)
            | StatementKind::Scale(_)
            | StatementKind::Session(_)
            | StatementKind::Penalty { .. }
            | StatementKind::Carried(_)
            | StatementKind::Event(_) => {}
            _ => self.used_in(whole, text),
        }
    }

    /// The names of an included file count as defined where it is included.
    fn include(&mut self, path: &str, from: usize) {
        if self.depth >= DEEPEST || self.names.texts.len() > MOST {
            return;
        }
        let Some(from) = self.names.texts.get(from) else { return };
        let Ok(file) = self.loader.load(path, &from.name) else { return };
        let (script, _) = syntax::parse(FileId::default(), &file.text);
        let text = self.names.texts.len();
        self.names.texts.push(file);
        self.depth = self.depth.saturating_add(1);
        script.statements.iter().for_each(|statement| self.statement(statement, text));
        self.depth = self.depth.saturating_sub(1);
    }

    fn define(&mut self, name: &str, place: Range<usize>, text: usize) {
        let next = self.next;
        let Some(frame) = self.frames.last_mut() else { return };
        let symbol = *frame.entry(name.to_owned()).or_insert(next);
        self.next = self.next.max(symbol.saturating_add(1));
        self.names.uses.push(Use { text, place, symbol, is_definition: true });
    }

    fn used_in(&mut self, place: Range<usize>, text: usize) {
        let Some(written) = self.names.texts.get(text).and_then(|text| text.text.get(place.clone())) else { return };
        let used = |(within, token): (Range<usize>, Token)| {
            let name = written.get(within.clone()).filter(|_| token == Token::Name)?;
            let symbol = self.frames.iter().rev().find_map(|frame| frame.get(name)).copied()?;
            let place = place.start.saturating_add(within.start)..place.start.saturating_add(within.end);
            Some(Use { text, place, symbol, is_definition: false })
        };
        let found: Vec<Use> = highlight(written).into_iter().filter_map(used).collect();
        self.names.uses.extend(found);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::analysis::statements;
    use crate::session::NoFiles;

    #[test]
    fn a_case_has_names_of_its_own() {
        let text = "let td = +620\ntd # td\ncase \"td\" {\n  td\n  let td = -100\n  expect td: NS 0\n}\nset round 0.1\neffects td\n";
        let loaded = Loaded { name: "td.ruling".to_owned(), text: text.to_owned() };
        let names = Names::of(loaded, std::iter::once((true, statements(text).as_slice())), &NoFiles);
        let all = |byte: usize| {
            let here = names.uses.get(names.at(byte).unwrap()).unwrap();
            let mut starts: Vec<usize> =
                names.uses.iter().filter(|one| one.symbol == here.symbol).map(|one| one.place.start).collect();
            starts.sort_unstable();
            (here.is_definition, starts)
        };
        let line = |number: usize| text.lines().take(number).map(|line| line.len() + 1).sum::<usize>();
        assert_eq!(all(text.find("td").unwrap()).1, [4, line(1), line(3) + 2, line(8) + 8]);
        let (is_definition, inner) = all(line(4) + 6);
        assert!(is_definition);
        assert_eq!(inner.len(), 2);
    }
}
