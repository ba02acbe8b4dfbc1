//! `scale`: how IMPs become victory points.

use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, number};
use crate::syntax::reader::{Built, MAX_COUNT, Reader, part};
use crate::syntax::written::{Spanned, Word};

/// `scale "club" boards 24 { 0-2: 15-15, … }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Scale {
    pub name: Word,
    pub boards: Option<Spanned<u32>>,
    pub steps: Vec<ScaleStep>,
}

/// `3-6: 16-14`; the last step may be open: `60+: 20-0`.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct ScaleStep {
    pub from: u32,
    pub to: Option<u32>,
    pub winner: Exact,
    pub loser: Exact,
    pub span: Span,
}

impl Reader<'_> {
    pub(super) fn scale_head(&self, pair: &Pair<'_>) -> Built<Scale> {
        let boards = part(pair, Rule::digits).map(|_| self.boards(pair)).transpose()?;
        Ok(Scale { name: self.word_or_string(pair)?, boards, steps: Vec::new() })
    }

    pub fn scale_step(&self, pair: &Pair<'_>) -> Built<ScaleStep> {
        let all: Vec<_> = pair.clone().into_inner().collect();
        let mut imps = all.iter().filter(|inner| inner.as_rule() == Rule::digits);
        let mut points = all.iter().filter(|inner| inner.as_rule() == Rule::number);
        let (Some(from), Some(winner), Some(loser)) = (imps.next(), points.next(), points.next()) else {
            return self.fail(pair, Problem::NotARuling);
        };
        let open = all.iter().any(|inner| inner.as_rule() == Rule::plus);
        let last = imps.next().unwrap_or(from);
        Ok(ScaleStep {
            from: self.whole(from, MAX_COUNT, Problem::DigitsRange)?,
            to: if open { None } else { Some(self.whole(last, MAX_COUNT, Problem::DigitsRange)?) },
            winner: self.decimal(winner, Problem::DigitsRange)?,
            loser: self.decimal(loser, Problem::DigitsRange)?,
            span: self.span(from).to(self.span(loser)),
        })
    }
}

impl Printer<'_> {
    pub(super) fn scale_head(self, scale: &Scale) -> String {
        let boards = scale.boards.as_ref().map_or_else(String::new, |boards| format!(" boards {}", boards.node));
        format!("scale {}{boards}", self.word(&scale.name))
    }

    pub fn scale_step(self, step: &ScaleStep) -> String {
        let to = step.to.map_or_else(|| "+".to_string(), |to| format!("-{to}"));
        format!("{}{to}: {}-{}", step.from, number(&step.winner), number(&step.loser))
    }
}
