//! The score of each ruling, shown behind it, and the Law of an irregular call, shown at it.

use super::Analysis;
use crate::auction::Auction;
use crate::messages::{self, Locale, Text, names};
use crate::procedure::IrregularCall;
use crate::procedures;
use crate::render;
use crate::syntax::tree::{Statement, StatementKind};
use std::ops::Range;

/// Figures behind a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The byte behind the ruling.
    pub at: usize,
    /// Its score for each side.
    pub figures: String,
}

/// The figures behind the rulings of a text that end between two of its bytes.
#[must_use]
pub fn hints(
    text: &str,
    statements: &[Statement],
    within: &Range<usize>,
    analysis: &Analysis,
    locale: Locale,
) -> Vec<Hint> {
    let mut found = Vec::new();
    of_statements(statements, within, &|statement| hint(text, statement, analysis, locale), &mut found);
    found
}

fn of_statements(
    statements: &[Statement],
    within: &Range<usize>,
    hint: &impl Fn(&Statement) -> Option<Hint>,
    found: &mut Vec<Hint>,
) {
    for statement in statements {
        let place = statement.span.range();
        if place.start > within.end || place.end < within.start {
            continue;
        }
        if let StatementKind::Case(case) = &statement.kind {
            of_statements(&case.body, within, hint, found);
        } else if within.contains(&place.end) || place.end == within.end {
            found.extend(hint(statement));
        }
    }
}

fn hint(text: &str, statement: &Statement, analysis: &Analysis, locale: Locale) -> Option<Hint> {
    if !matches!(statement.kind, StatementKind::Ruling(_) | StatementKind::Let { .. } | StatementKind::At(_)) {
        return None;
    }
    let place = statement.span.range();
    let state = analysis.state(place.start);
    let glimpse = state.glimpse(text.get(place.clone())?)?;
    let figures = render::glimpse(state.locale().unwrap_or(locale), &glimpse).to_string();
    Some(Hint { at: place.end, figures: figures.trim_start().to_owned() })
}

/// The procedure and the Law for the last irregular call of an auction; `None` if there is none.
#[must_use]
pub fn law_of_irregular_call(auction: &Auction, locale: Locale) -> Option<Text> {
    let procedure = procedures::for_call(&IrregularCall::of(auction)?)?;
    let title = names::procedure(locale, procedure.name);
    Some(messages::auction_leads_to(locale, title, procedure.law, procedure.name))
}
