//! The names that a text gives, and where each is used: for going to a definition, references and renaming.

use crate::analysis::Part;
use crate::syntax::tree::{Statement, StatementKind};
use crate::syntax::{Token, highlight};
use std::collections::BTreeMap;
use std::ops::Range;

/// A place where a name stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Use {
    pub place: Range<usize>,
    /// What the name stands for: the same number wherever the same is meant.
    pub symbol: usize,
    pub is_definition: bool,
}

/// Every place in a text where a name stands that it gives.
pub(super) fn uses(text: &str, parts: &[Part]) -> Vec<Use> {
    let mut walk = Walk { text, frames: vec![Frame::default()], next: 0, found: Vec::new() };
    for part in parts {
        if part.starts_anew {
            walk.frames = vec![Frame::default()];
        }
        part.statements.iter().for_each(|statement| walk.statement(statement));
    }
    walk.found.sort_by_key(|one| one.place.start);
    walk.found
}

/// The place and all others of what the name at a byte stands for.
pub(super) fn at(uses: &[Use], byte: usize) -> Option<(&Use, Vec<&Use>)> {
    let here = uses.iter().find(|one| one.place.start <= byte && byte <= one.place.end)?;
    Some((here, uses.iter().filter(|one| one.symbol == here.symbol).collect()))
}

/// The names of a case, or of what stands in none.
type Frame = BTreeMap<String, usize>;

struct Walk<'a> {
    text: &'a str,
    /// From the outermost to that of the innermost case.
    frames: Vec<Frame>,
    next: usize,
    found: Vec<Use>,
}

impl Walk<'_> {
    fn statement(&mut self, statement: &Statement) {
        let whole = statement.span.range();
        match &statement.kind {
            StatementKind::Case(case) => {
                self.frames.push(Frame::default());
                case.body.iter().for_each(|inner| self.statement(inner));
                self.frames.pop();
            }
            StatementKind::Let { name, ruling } => {
                self.used_in(ruling.span.range());
                self.define(&name.node, name.span.range());
            }
            // Their words are not names of rulings.
            StatementKind::Set { .. }
            | StatementKind::Regulations(_)
            | StatementKind::Scoring(_)
            | StatementKind::Include(_)
            | StatementKind::Board { .. }
            | StatementKind::Match(_)
            | StatementKind::Offenders(_)
            | StatementKind::Scale(_)
            | StatementKind::Session(_)
            | StatementKind::Penalty { .. }
            | StatementKind::Event(_) => {}
            _ => self.used_in(whole),
        }
    }

    fn define(&mut self, name: &str, place: Range<usize>) {
        let next = self.next;
        let Some(frame) = self.frames.last_mut() else { return };
        let symbol = *frame.entry(name.to_owned()).or_insert(next);
        self.next = self.next.max(symbol.saturating_add(1));
        self.found.push(Use { place, symbol, is_definition: true });
    }

    fn used_in(&mut self, place: Range<usize>) {
        for (within, token) in highlight(self.text.get(place.clone()).unwrap_or("")) {
            let within = place.start.saturating_add(within.start)..place.start.saturating_add(within.end);
            let name = self.text.get(within.clone()).unwrap_or("");
            let symbol = self.frames.iter().rev().find_map(|frame| frame.get(name)).copied();
            if let (Token::Name, Some(symbol)) = (token, symbol) {
                self.found.push(Use { place: within, symbol, is_definition: false });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::super::parts::{Kind, parts};
    use super::*;

    #[test]
    fn a_case_has_names_of_its_own() {
        let text = "let td = +620\ntd # td\ncase \"td\" {\n  td\n  let td = -100\n  expect td: NS 0\n}\nset round 0.1\neffects td\n";
        let found = uses(text, &parts(text, Kind::Script));
        let outer = at(&found, text.find("td").unwrap()).unwrap();
        let starts: Vec<usize> = outer.1.iter().map(|one| one.place.start).collect();
        let line = |number: usize| text.lines().take(number).map(|line| line.len() + 1).sum::<usize>();
        assert_eq!(starts, [4, line(1), line(3) + 2, line(8) + 8]);
        let inner = at(&found, line(4) + 6).unwrap();
        assert!(inner.0.is_definition);
        assert_eq!(inner.1.len(), 2);
    }
}
