//! `match`: the other boards of a team match.

use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::ruling::Side;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, signed};
use crate::syntax::reader::{Built, Reader, side_word};
use crate::syntax::written::{Spanned, Word};

/// `match boards 16 rest +10 scale wbf`, `match knockout rest NS +10 EW -12`
#[derive(Debug, Clone, Default)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct MatchClauses {
    pub boards: Option<Spanned<u32>>,
    pub knockout: bool,
    pub rest: Option<Rest>,
    pub scale: Option<Word>,
}

/// IMPs of the other boards.
#[derive(Debug, Clone)]
pub enum Rest {
    /// NS's; EW have the negation.
    Both(Exact),
    /// Each side's own.
    Each(Exact, Exact),
}

impl Reader<'_> {
    pub fn match_clauses(&self, pair: &Pair<'_>) -> Built<MatchClauses> {
        let mut clauses = MatchClauses::default();
        for inner in pair.clone().into_inner() {
            let is_second = match inner.as_rule() {
                Rule::match_boards => clauses.boards.replace(self.boards(&inner)?).is_some(),
                Rule::knockout_word => std::mem::replace(&mut clauses.knockout, true),
                Rule::match_rest => clauses.rest.replace(self.match_rest(&inner)?).is_some(),
                Rule::match_scale => clauses.scale.replace(self.word_or_string(&inner)?).is_some(),
                _ => false,
            };
            if is_second {
                return self.fail(&inner, Problem::SaidTwice);
            }
        }
        Ok(clauses)
    }

    fn match_rest(&self, pair: &Pair<'_>) -> Built<Rest> {
        let mut sides = Vec::new();
        let mut amounts = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side_word => {
                    let side = side_word(&inner);
                    if sides.contains(&side) {
                        return self.fail(&inner, Problem::SaidTwice);
                    }
                    sides.push(side);
                }
                Rule::signed => amounts.push(self.signed(&inner)?),
                _ => {}
            }
        }
        let mut amounts = amounts.into_iter();
        Ok(match (amounts.next(), amounts.next()) {
            (Some(first), Some(second)) if sides.first() == Some(&Side::EW) => Rest::Each(second, first),
            (Some(first), Some(second)) => Rest::Each(first, second),
            (first, _) => Rest::Both(first.unwrap_or_default()),
        })
    }
}

impl Printer<'_> {
    pub fn match_clauses(self, clauses: &MatchClauses) -> String {
        let mut text = "match".to_string();
        if let Some(boards) = &clauses.boards {
            text.push_str(&format!(" boards {}", boards.node));
        }
        if clauses.knockout {
            text.push_str(" knockout");
        }
        match &clauses.rest {
            Some(Rest::Both(imps)) => text.push_str(&format!(" rest {}", signed(imps))),
            Some(Rest::Each(ns, ew)) => text.push_str(&format!(" rest NS {} EW {}", signed(ns), signed(ew))),
            None => {}
        }
        if let Some(scale) = &clauses.scale {
            text.push_str(&format!(" scale {}", self.word(scale)));
        }
        text
    }
}
