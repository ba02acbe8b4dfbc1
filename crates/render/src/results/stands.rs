//! The line that says which score stands.

use crate::block::Block;
use crate::checks::Check;
use crate::diagnostic::{Diagnostic, Problem};
use crate::messages::{self, Locale, Text, figures};
use crate::notation;
use crate::ruling::Side;
use crate::session::Breakdown;

/// The line that the score obtained at the table stands, or that after a transfer of tricks, with the value of the
/// ruling.
pub(super) fn stands(locale: Locale, breakdown: &Breakdown) -> Option<Block> {
    let assessment = &breakdown.assessment;
    let (ruled, obtained) = assessment.ruled.as_ref().zip(assessment.applied.as_ref())?;
    let unit = assessment.scored.unit();
    let figure = |side: Side| {
        let figure = ruled.by(side);
        let points = figures::amount(locale, &figure.points, unit);
        let text = figures::side(locale, side) + " " + points + " " + figures::unit(locale, unit);
        match &figure.share {
            Some(share) => text + " (" + figures::share(locale, share) + ")",
            None => text,
        }
    };
    let worth = Text::joined(Side::BOTH.map(figure), &messages::list_separator(locale));
    let message = if breakdown.by_transfer { messages::transfer_stands } else { messages::score_stands };
    Some(Block::Line(message(locale, notation::ruling(locale, obtained), worth)))
}

/// The remarks on a ruling. If the score stands, the ruling's loss is the reason for it and is reported with it, so the
/// warnings about the same are left out.
pub(super) fn remarks(breakdown: &Breakdown) -> impl Iterator<Item = &Diagnostic> {
    let stands = breakdown.assessment.ruled.is_some();
    let is_reason = move |found: &Problem| {
        let Problem::Finding(finding) = found else { return false };
        stands && matches!(finding.check(), Check::OffendersGain | Check::NonOffendersLose)
    };
    breakdown.diagnostics.iter().filter(move |found| !is_reason(&found.problem))
}
