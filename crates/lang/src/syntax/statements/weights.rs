//! `weights from poll { … }`, `weights from field { … }`, `weights from leads`, `weights from layouts`: a proposal of
//! weights, from what peers or the field did, or from what the cards say.

use super::incident::done;
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, Reader, part};
use crate::syntax::written::{Ruling, Word};

/// `weights from poll { 4♥: 4♥-1 W, pass: 3NT= W }`, `weights from field { 2♦= E, 2♦+1 E }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Weights {
    pub from: WeightsFrom,
    pub rows: Vec<WeightsRow>,
}

/// The source of weights.
#[derive(Debug, Clone)]
pub enum WeightsFrom {
    /// The last poll, or the one whose question has these words.
    Poll(Option<Word>),
    /// The traveller.
    Field,
    /// The opening leads of the last `evidence`, as peers chose them or each as often.
    Leads,
    /// The layouts of the last `evidence`.
    Layouts,
}

/// `4♥: 4♥-1 W`: the outcome that an answer leads to; an outcome of the field has no answer.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct WeightsRow {
    pub answer: Option<Word>,
    pub ruling: Ruling,
    pub span: Span,
}

impl Reader<'_> {
    /// The statement, or its heading, without rows.
    pub(super) fn weights(&self, pair: &Pair<'_>) -> Built<Weights> {
        let has = |rule| part(pair, rule).is_some();
        let from = match () {
            () if has(Rule::field_word) => WeightsFrom::Field,
            () if has(Rule::leads_word) => WeightsFrom::Leads,
            () if has(Rule::layouts_word) => WeightsFrom::Layouts,
            () => WeightsFrom::Poll(part(pair, Rule::string).map(|string| self.string(&string)).transpose()?),
        };
        Ok(Weights { from, rows: Vec::new() })
    }

    pub fn weights_row(&self, pair: &Pair<'_>) -> Built<WeightsRow> {
        let answer = match pair.clone().into_inner().next() {
            Some(string) if string.as_rule() == Rule::string => Some(done(self.string(&string)?)),
            Some(inner) if matches!(inner.as_rule(), Rule::fact_call | Rule::fact_card | Rule::fact_word) => {
                Some(done(self.word(&inner)))
            }
            _ => None,
        };
        Ok(WeightsRow { answer, ruling: self.ruling_in(pair)?, span: self.span(pair) })
    }
}

impl Printer<'_> {
    /// Without its rows.
    pub(super) fn weights(self, weights: &Weights) -> String {
        match &weights.from {
            WeightsFrom::Field => "weights from field".to_owned(),
            WeightsFrom::Leads => "weights from leads".to_owned(),
            WeightsFrom::Layouts => "weights from layouts".to_owned(),
            WeightsFrom::Poll(None) => "weights from poll".to_owned(),
            WeightsFrom::Poll(Some(question)) => format!("weights from poll {}", self.string(question)),
        }
    }

    pub fn weights_row(self, row: &WeightsRow) -> String {
        let ruling = self.ruling(&row.ruling);
        match &row.answer {
            Some(answer) => format!("{}: {ruling}", self.word(answer)),
            None => ruling,
        }
    }
}
