//! `expect`, and what it claims.

use crate::diagnostic::Severity;
use crate::number::Exact;
use crate::ruling::Side;
use crate::source::Span;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::{Printer, fixed, with_unit};
use crate::syntax::reader::{Built, Reader, part, unit_in};
use crate::syntax::written::{Ruling, Spanned, Unit};

/// The subject of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Of {
    /// The board.
    Board,
    /// The match with the board, as it comes out: `match`.
    Match,
}

/// One claim of an `expect`.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub enum Claim {
    /// `NS ~54.44%`, `match NS 9.5 IMP`; `decimals` are the digits after the point as written, `number` is the place of
    /// the number with its sign.
    Figure {
        of: Of,
        side: Side,
        value: Exact,
        decimals: u32,
        approximate: Option<u32>,
        unit: Option<Unit>,
        number: Span,
    },
    /// `error weights-sum`
    Diagnostic { severity: Severity, code: String },
    /// `stands`
    Stands,
}

impl Of {
    /// As it is written in front of a side.
    #[must_use]
    pub fn written(self) -> &'static str {
        match self {
            Self::Board => "",
            Self::Match => "match ",
        }
    }
}

impl Reader<'_> {
    pub(super) fn expect(&self, pair: &Pair<'_>) -> Built<(Ruling, Vec<Spanned<Claim>>)> {
        Ok((self.ruling_in(pair)?, self.claims(pair)?))
    }

    pub(super) fn claims(&self, pair: &Pair<'_>) -> Built<Vec<Spanned<Claim>>> {
        let mut claims = Vec::new();
        for inner in pair.clone().into_inner() {
            let claim = match inner.as_rule() {
                Rule::claimed_figure => self.claimed_figure(&inner, Of::Board)?,
                Rule::claimed_match => self.claimed_figure(&self.need(&inner, Rule::claimed_figure)?, Of::Match)?,
                Rule::claimed_diagnostic => self.claimed_diagnostic(&inner)?,
                Rule::stands_word => Claim::Stands,
                _ => continue,
            };
            claims.push(self.spanned(&inner, claim));
        }
        Ok(claims)
    }

    fn claimed_figure(&self, pair: &Pair<'_>, of: Of) -> Built<Claim> {
        let amount = self.need(pair, Rule::claimed_number)?;
        let number = self.number_in(&amount)?;
        let digits = number.as_str().split_once(['.', ',']).map_or(0, |(_, fraction)| fraction.len());
        let digits = u32::try_from(digits).unwrap_or(u32::MAX);
        Ok(Claim::Figure {
            of,
            side: self.side_in(pair)?,
            value: self.signed(&amount)?,
            decimals: digits,
            approximate: part(pair, Rule::approximately).map(|_| digits),
            unit: unit_in(pair),
            number: self.span(&amount),
        })
    }

    fn claimed_diagnostic(&self, pair: &Pair<'_>) -> Built<Claim> {
        let severity = if part(pair, Rule::error_word).is_some() {
            Severity::Error
        } else if part(pair, Rule::warning_word).is_some() {
            Severity::Warning
        } else {
            Severity::Note
        };
        let code = self.need(pair, Rule::word)?.as_str().to_string();
        Ok(Claim::Diagnostic { severity, code })
    }
}

impl Printer<'_> {
    pub(super) fn expect(self, ruling: &Ruling, claims: &[Spanned<Claim>]) -> String {
        format!("expect {}: {}", self.ruling(ruling), self.claims(claims))
    }

    pub(super) fn claims(self, claims: &[Spanned<Claim>]) -> String {
        claims.iter().map(|written| claim(&written.node)).collect::<Vec<_>>().join(", ")
    }
}

fn claim(claim: &Claim) -> String {
    match claim {
        // The digits behind the point say to what a figure may have been rounded; a fraction stays one.
        Claim::Figure { of, side, value, decimals, approximate: None, unit, .. } => {
            let figure = if *decimals == 0 { value.to_string() } else { fixed(value, *decimals) };
            format!("{}{side} {}", of.written(), with_unit(&figure, *unit))
        }
        Claim::Figure { of, side, value, approximate: Some(digits), unit, .. } => {
            format!("{}{side} ~{}", of.written(), with_unit(&fixed(value, *digits), *unit))
        }
        Claim::Diagnostic { severity, code } => format!("{} {code}", severity.word()),
        Claim::Stands => "stands".to_string(),
    }
}
