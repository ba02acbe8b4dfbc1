//! The preview after a line while it is typed.

use crate::messages::figures::{self, amount, unit, victory_points};
use crate::messages::{self, Locale, Text};
use crate::number::Exact;
use crate::ruling::{Side, Unit};
use crate::session::Glimpse;

/// The figures of a line, or the sum of its weights; with two blanks and an arrow in front.
#[must_use]
pub fn glimpse(locale: Locale, glimpse: &Glimpse) -> Text {
    let summary = match glimpse {
        Glimpse::Figures(summary) => summary,
        Glimpse::Weights(sum) => {
            let missing = Exact::ONE - sum;
            let share = figures::share(locale, &missing.abs());
            return match missing.is_negative() {
                false => messages::prompt_weights_short(locale, share),
                true => messages::prompt_weights_over(locale, share),
            };
        }
    };
    let figure = |side: Side| {
        let points = amount(locale, &summary.sides.by(side).points, summary.unit());
        let points = format!("{points} {}", unit(locale, summary.unit()));
        match &summary.victory_points {
            None => points,
            Some(victory) => {
                let victory = victory_points(locale, victory.by(side));
                format!("{points} {victory} {}", unit(locale, Unit::VictoryPoints))
            }
        }
    };
    messages::prompt_preview(locale, figure(Side::NS), figure(Side::EW))
}
