//! `match`: the other boards of a match.

use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::ruling::Side;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, percentage, signed};
use crate::syntax::reader::{Built, Reader, part, side_word};
use crate::syntax::written::{Spanned, Word};

/// `match boards 16 rest +10 scale wbf`, `match knockout rest NS +10 EW -12`, `match boards 7 rest 54.2% scale ebu-pairs`
#[derive(Debug, Clone, PartialEq, Default)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct MatchClauses {
    pub boards: Option<Spanned<u32>>,
    pub knockout: bool,
    pub rest: Option<Rest>,
    pub scale: Option<Word>,
}

/// The score of the other boards.
#[derive(Debug, Clone, PartialEq)]
pub struct Rest {
    /// NS's.
    pub ns: Exact,
    /// EW's own, where it is written: IMPs that are not the negation, or a percentage that is not what is left of 100%.
    pub ew: Option<Exact>,
    /// True if they are shares of the top, of 1, not IMPs.
    pub is_percent: bool,
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
                return self.fail(&inner, Problem::Repeated);
            }
        }
        Ok(clauses)
    }

    fn match_rest(&self, pair: &Pair<'_>) -> Built<Rest> {
        let mut sides = Vec::new();
        let mut amounts = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side_name => {
                    let side = side_word(&inner);
                    if sides.contains(&side) {
                        return self.fail(&inner, Problem::Repeated);
                    }
                    sides.push(side);
                }
                Rule::signed => amounts.push(self.signed(&inner)?),
                Rule::percentage => amounts.push(self.percentage(&inner)?),
                _ => {}
            }
        }
        let is_percent = part(pair, Rule::percentage).is_some();
        let mut amounts = amounts.into_iter();
        Ok(match (amounts.next(), amounts.next()) {
            (Some(first), Some(second)) if sides.first() == Some(&Side::EW) => {
                Rest { ns: second, ew: Some(first), is_percent }
            }
            (first, ew) => Rest { ns: first.unwrap_or_default(), ew, is_percent },
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
        if let Some(Rest { ns, ew, is_percent }) = &clauses.rest {
            let amount = if *is_percent { percentage } else { signed };
            text.push_str(&match ew {
                Some(ew) => format!(" rest NS {} EW {}", amount(ns), amount(ew)),
                None => format!(" rest {}", amount(ns)),
            });
        }
        if let Some(scale) = &clauses.scale {
            text.push_str(&format!(" scale {}", self.word(scale)));
        }
        text
    }
}
