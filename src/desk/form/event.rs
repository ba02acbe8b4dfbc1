//! The script of a whole event with rulings at its tables.

use super::EventRuling;
use super::write::{Fault, Writer};
use crate::desk::Reply;
use crate::messages::Locale;
use crate::ruling::Side;
use crate::source::{FileId, Span};
use crate::syntax::{
    self,
    tree::{self, At, AtTable, Spanned, Standings, Statement, StatementKind},
};
use serde::Serialize;

/// A script, or what is wrong with its parts.
#[derive(Debug, Serialize)]
struct EventScript {
    script: Option<String>,
    rulings: Vec<WrittenRuling>,
    faults: Vec<Fault>,
}

/// A ruling in the notation, and its place.
#[derive(Debug, Serialize)]
struct WrittenRuling {
    place: String,
    ruling: String,
}

/// The script: the files, the rulings board by board, and the ranking.
pub(in crate::desk) fn event(files: &[String], rulings: &[EventRuling], locale: Locale) -> Reply {
    let mut writer = Writer::new(locale);
    let files = files.iter().map(|file| Spanned::new(file.clone(), Span::default())).collect();
    writer.statement(&StatementKind::Event(files));
    let mut written = Vec::new();
    for (at, ruling) in rulings.iter().enumerate() {
        writer.lines.extend([String::new(), format!("board {}", ruling.board)]);
        written.extend(writer.event_ruling(&format!("rulings.{at}"), ruling));
    }
    writer.lines.push(String::new());
    writer.statement(&StatementKind::Ranking(Standings::After.into()));
    let (script, faults) = writer.finish();
    Reply::of(&EventScript { script, rulings: written, faults })
}

impl Writer {
    /// A ruling at its table, written as a line; `path` is that of the ruling.
    fn event_ruling(&mut self, path: &str, form: &EventRuling) -> Option<WrittenRuling> {
        let kind = self.ruling(&format!("{path}.ruling"), &form.ruling);
        let ruling = tree::Ruling { kind: kind?, group: None, span: Span::default() };
        let table = match &form.table {
            Some(table) => AtTable::Table { table: self.event_word(path, "table", table)?, round: None },
            None => {
                let mut pairs = Vec::new();
                for (side, name, pair) in [(Side::NS, "ns", &form.ns), (Side::EW, "ew", &form.ew)] {
                    let Some(pair) = pair else { continue };
                    pairs.push((side, self.event_word(path, name, pair)?));
                }
                AtTable::Pairs(pairs)
            }
        };
        if matches!(&table, AtTable::Pairs(pairs) if pairs.is_empty()) {
            self.refuse(&format!("{path}.table"), "");
            return None;
        }
        let named = |name: &Option<String>| name.as_ref().map(|name| Spanned::new(name.clone(), Span::default()));
        let (session, section) = (named(&form.session), named(&form.section));
        let mut at = At { session, section, table: Some(table), ruling: None, place: Span::default() };
        let place = syntax::statement(&StatementKind::At(at.clone()));
        if let Some(penalty) = &form.penalty {
            // The board's earlier ruling may be at another table, which the penalty is not of.
            self.lines.push(place.clone());
            self.penalty(&format!("{path}.penalty"), penalty)?;
        }
        let written = syntax::ruling(&ruling);
        at.ruling = Some(ruling);
        self.statement(&StatementKind::At(at));
        Some(WrittenRuling { place: place.trim_start_matches("at ").to_owned(), ruling: written })
    }

    /// A penalty, which stands between its table and the ruling there.
    fn penalty(&mut self, path: &str, written: &str) -> Option<()> {
        let (mut read, problems) = syntax::parse(FileId::default(), &format!("penalty {written}"));
        match (read.statements.pop(), read.statements.is_empty() && problems.is_empty()) {
            (Some(Statement { kind: kind @ StatementKind::Penalty { .. }, .. }), true) => self.statement(&kind),
            _ => {
                self.refuse(path, written);
                return None;
            }
        }
        Some(())
    }

    /// A table or a pair as the file calls it.
    fn event_word(&mut self, path: &str, name: &str, word: &str) -> Option<tree::Word> {
        let is_word = syntax::is_word(word);
        if !is_word {
            self.refuse(&format!("{path}.{name}"), word);
        }
        is_word.then(|| Spanned::new(word.to_owned(), Span::default()))
    }
}
