//! What the infraction cost a side, and what its own play did.

use crate::messages::{self, Locale, Text, figures};
use crate::number::Exact;
use crate::render::block::Block;
use crate::render::notation::bracketed;
use crate::ruling::Side;
use crate::ruling::Unit;
use crate::scoring::{DamageFinding, DamageRow, DamageValues, Universal};
use crate::session::Breakdown;

/// Which of the four cases it is, or what the universal notation says.
pub(super) fn damage(locale: Locale, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    if let Some(finding) = &breakdown.assessment.scored.damage {
        return blocks.extend(found(locale, finding, breakdown.assessment.scored.unit()).into_iter().map(Block::Line));
    }
    let Some(side) = breakdown.assessment.self_inflicted else { return };
    let pattern = breakdown.assessment.scored.sides.by(side).working.universal().filter(|pattern| pattern.in_full);
    if let Some(Universal { before, after, obtained, .. }) = pattern {
        let [before, after, obtained] = [before, after, obtained].map(|one| one.points.clone());
        let values = DamageValues { before, after, obtained };
        blocks.push(Block::Line(losses(locale, side, &values)));
    }
}

/// Both losses, the row that applied and why.
fn found(locale: Locale, finding: &DamageFinding, unit: Unit) -> Vec<Text> {
    let side = finding.side;
    let amount = |value| figures::amount(locale, value, unit);
    let values = &finding.values;
    let (before, after, obtained) = (amount(&values.before), amount(&values.after), amount(&values.obtained));
    let mut lines = vec![
        messages::damage_values(locale, side, unit, before, after, obtained),
        losses(locale, side, values),
        match finding.applied {
            DamageRow::Stands => messages::damage_stands(locale, side),
            DamageRow::Trap => messages::damage_trap(locale, side),
            DamageRow::Full => messages::damage_full(locale),
            DamageRow::Formula => messages::damage_formula(locale, side, figures::points(locale, &values.own())),
        },
    ];
    if matches!(finding.applied, DamageRow::Formula | DamageRow::Trap) {
        lines.push(messages::damage_reminder(locale));
    }
    lines
}

/// What the infraction cost a side, and what was self-inflicted; where one of them is no loss, the two differences without
/// a word of cost.
fn losses(locale: Locale, side: Side, losses: &DamageValues) -> Text {
    let points = |value: &Exact| figures::points(locale, value);
    let minus = |from: &Exact, what: &Exact, left: &Exact| {
        points(from) + " − " + bracketed(points(what), what.is_negative()) + " = " + points(left)
    };
    let (by_infraction, own) = (losses.by_infraction(), losses.own());
    let infraction = minus(&losses.before, &losses.after, &by_infraction);
    let divided = by_infraction.is_positive() && own.is_positive();
    let own = minus(&losses.after, &losses.obtained, &own);
    if divided {
        messages::damage_losses(locale, side, infraction, own)
    } else {
        messages::damage_differences(locale, infraction, own)
    }
}
