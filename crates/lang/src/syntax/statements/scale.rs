//! `scale`: how IMPs or percentages become victory points.

use crate::diagnostic::Problem;
use crate::number::{Exact, decimal_or_fraction};
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, fixed};
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

/// `3-6: 16-14`, `50.66-51.98%: 11-9`; the last step may be open: `60+: 20-0`.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct ScaleStep {
    pub margins: Margins,
    pub winner: Exact,
    pub loser: Exact,
    pub span: Span,
}

/// The range of a step; an open one has no end.
#[derive(Debug, Clone)]
pub enum Margins {
    /// The winner's lead in IMPs.
    Imps(u32, Option<u32>),
    /// The winner's percentage.
    Percent(Percentage, Option<Percentage>),
}

/// A percentage with the digits that are written.
#[derive(Debug, Clone)]
pub struct Percentage {
    /// The number: 50.65.
    pub number: Exact,
    /// The number of digits after its point.
    pub digits: u32,
}

impl Reader<'_> {
    pub(super) fn scale_heading(&self, pair: &Pair<'_>) -> Built<Scale> {
        let boards = part(pair, Rule::digits).map(|_| self.boards(pair)).transpose()?;
        Ok(Scale { name: self.word_or_string(pair)?, boards, steps: Vec::new() })
    }

    pub fn scale_step(&self, pair: &Pair<'_>) -> Built<ScaleStep> {
        let all: Vec<_> = pair.clone().into_inner().collect();
        let mut points = all.iter().filter(|inner| inner.as_rule() == Rule::number);
        let (Some(margins), Some(winner), Some(loser)) = (all.first(), points.next(), points.next()) else {
            return self.fail(pair, Problem::NotARuling);
        };
        Ok(ScaleStep {
            margins: self.margins(margins)?,
            winner: self.decimal(winner, Problem::DigitsRange)?,
            loser: self.decimal(loser, Problem::DigitsRange)?,
            span: self.span(margins).to(self.span(loser)),
        })
    }

    fn margins(&self, pair: &Pair<'_>) -> Built<Margins> {
        let is_open = part(pair, Rule::plus).is_some();
        let imps = |inner: &Pair<'_>| self.whole(inner, MAX_COUNT, Problem::DigitsRange);
        let bounds = |rule| -> Built<_> {
            let numbers: Vec<_> = pair.clone().into_inner().filter(|inner| inner.as_rule() == rule).collect();
            match numbers.as_slice() {
                [only] => Ok((only.clone(), only.clone())),
                [from, to, ..] => Ok((from.clone(), to.clone())),
                [] => self.fail(pair, Problem::NotARuling),
            }
        };
        Ok(if pair.as_rule() == Rule::percent_margins {
            let (from, to) = bounds(Rule::number)?;
            let to = (!is_open).then(|| self.percentage_bound(&to)).transpose()?;
            Margins::Percent(self.percentage_bound(&from)?, to)
        } else {
            let (from, to) = bounds(Rule::digits)?;
            Margins::Imps(imps(&from)?, (!is_open).then(|| imps(&to)).transpose()?)
        })
    }

    /// `50.65`
    fn percentage_bound(&self, pair: &Pair<'_>) -> Built<Percentage> {
        let number = self.decimal(pair, Problem::DigitsRange)?;
        let digits = pair.as_str().split_once('.').map_or(0, |(_, digits)| digits.len());
        Ok(Percentage { number, digits: u32::try_from(digits).unwrap_or_default() })
    }
}

impl Printer<'_> {
    pub(super) fn scale_heading(self, scale: &Scale) -> String {
        let boards = scale.boards.as_ref().map_or_else(String::new, |boards| format!(" boards {}", boards.node));
        format!("scale {}{boards}", self.word(&scale.name))
    }

    pub fn scale_step(self, step: &ScaleStep) -> String {
        let written = |from: String, to: String| if from == to { from } else { format!("{from}-{to}") };
        let margins = match &step.margins {
            Margins::Imps(from, None) => format!("{from}+"),
            Margins::Imps(from, Some(to)) => written(from.to_string(), to.to_string()),
            Margins::Percent(from, to) => {
                let bound = |bound: &Percentage| fixed(&bound.number, bound.digits);
                match to {
                    None => bound(from) + "%+",
                    Some(to) => written(bound(from), bound(to)) + "%",
                }
            }
        };
        format!("{margins}: {}-{}", decimal_or_fraction(&step.winner), decimal_or_fraction(&step.loser))
    }
}
