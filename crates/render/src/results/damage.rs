//! The cost of the infraction to a side, and of its own play.

use crate::block::{Align, Bar, BarChart, BarKind, Block, Table};
use crate::messages::{self, Locale, Text, figures};
use crate::notation::bracketed;
use crate::number::Exact;
use crate::ruling::{Side, Unit};
use crate::scoring::{Conventions, DamageFinding, DamageRow, DamageValues, Universal};
use crate::session::Breakdown;

/// The case of damage that applies, or the universal notation.
pub(super) fn damage(locale: Locale, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    if let Some(finding) = &breakdown.assessment.scored.damage {
        return found(locale, finding, breakdown.assessment.scored.unit(), blocks);
    }
    let Some(side) = breakdown.assessment.self_inflicted else { return };
    let pattern = breakdown.assessment.scored.sides.by(side).working.universal().filter(|pattern| pattern.in_full);
    if let Some(Universal { before, after, obtained, .. }) = pattern {
        let [before, after, obtained] = [before, after, obtained].map(|one| one.points.clone());
        let values = DamageValues { before, after, obtained };
        blocks.push(Block::Line(losses(locale, side, &values)));
    }
}

/// A side's expectations before and after, the score obtained and the points given, with the differences as bars of
/// their own; `None` for a ruling that is not damage.
pub(super) fn chart(locale: Locale, breakdown: &Breakdown) -> Option<BarChart> {
    let scored = &breakdown.assessment.scored;
    let (side, values) = match &scored.damage {
        Some(finding) => (finding.side, finding.values.clone()),
        None => {
            let side = breakdown.assessment.self_inflicted?;
            let pattern = scored.sides.by(side).working.universal().filter(|pattern| pattern.in_full)?;
            let [before, after, obtained] =
                [&pattern.before, &pattern.after, &pattern.obtained].map(|one| one.points.clone());
            (side, DamageValues { before, after, obtained })
        }
    };
    let unit = scored.unit();
    let level = |name, to: &Exact, kind| Bar {
        name,
        from: Exact::ZERO,
        to: to.clone(),
        label: figures::amount(locale, to, unit),
        kind,
    };
    let change = |name, from: &Exact, to: &Exact| Bar {
        name,
        from: from.clone(),
        to: to.clone(),
        label: figures::signed_points(locale, &(to - from)),
        kind: BarKind::Change,
    };
    let rows = vec![
        level(messages::damage_bar_before(locale), &values.before, BarKind::Level),
        change(messages::damage_bar_infraction(locale), &values.before, &values.after),
        level(messages::damage_bar_after(locale), &values.after, BarKind::Level),
        change(messages::damage_bar_own(locale), &values.after, &values.obtained),
        level(messages::damage_bar_obtained(locale), &values.obtained, BarKind::Level),
        level(messages::damage_bar_ruling(locale), &breakdown.figure(side).points, BarKind::Ruling),
    ];
    let caption = messages::damage_bars(locale, side, unit);
    Some(BarChart { label: description(&caption, &rows), caption, rows, is_wide: false })
}

/// A chart in words.
pub(super) fn description(caption: &Text, rows: &[Bar]) -> Text {
    let rows = rows.iter().map(|row| row.name.clone() + " " + row.label.clone());
    caption.clone() + ": " + Text::joined(rows, &Text::from("; ")) + "."
}

/// Both losses, the four cases with the one that applies, and why it does.
fn found(locale: Locale, finding: &DamageFinding, unit: Unit, blocks: &mut Vec<Block>) {
    let side = finding.side;
    let amount = |value| figures::amount(locale, value, unit);
    let values = &finding.values;
    let (before, after, obtained) = (amount(&values.before), amount(&values.after), amount(&values.obtained));
    blocks.push(Block::Line(messages::damage_values(locale, side, unit, before, after, obtained)));
    blocks.push(Block::Line(losses(locale, side, values)));
    // `set damage formula` takes the last case whatever the values are.
    if DamageRow::of(values, &Conventions::default()) == finding.applied {
        blocks.push(Block::Table(cases(locale, side, finding.applied)));
    }
    blocks.push(Block::Line(match finding.applied {
        DamageRow::Stands => messages::damage_stands(locale, side),
        DamageRow::Trap => messages::damage_trap(locale, side),
        DamageRow::Full => messages::damage_full(locale),
        DamageRow::Formula => messages::damage_formula(locale, side, figures::points(locale, &values.own())),
    }));
    if matches!(finding.applied, DamageRow::Formula | DamageRow::Trap) {
        blocks.push(Block::Line(messages::damage_reminder(locale)));
    }
}

/// The four cases, the first that holds being the one that applies.
fn cases(locale: Locale, side: Side, applied: DamageRow) -> Table {
    let gets = |side| messages::damage_head_gets(locale, side);
    let heads =
        [messages::damage_head_case(locale), messages::damage_head_when(locale), gets(side), gets(side.opponents())];
    let mut table = Table::new(heads.map(|head| (head, Align::Left)));
    let (before, obtained) = (messages::damage_gets_before(locale), messages::damage_gets_obtained(locale));
    let rows = [
        (
            DamageRow::Stands,
            messages::damage_case_stands(locale),
            messages::damage_when_stands(locale),
            &obtained,
            &obtained,
        ),
        (DamageRow::Trap, messages::damage_case_trap(locale), messages::damage_when_trap(locale), &obtained, &before),
        (DamageRow::Full, messages::damage_case_full(locale), messages::damage_when_full(locale), &before, &before),
        (
            DamageRow::Formula,
            messages::damage_case_formula(locale),
            messages::damage_when_formula(locale),
            &messages::damage_gets_formula(locale),
            &before,
        ),
    ];
    for (row, case, when, own, offenders) in rows {
        table.push_marked(row == applied, vec![case, when, own.clone(), offenders.clone()]);
    }
    table
}

/// The cost of the infraction to a side, and the self-inflicted damage; if one of them is no loss, only the
/// differences.
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
