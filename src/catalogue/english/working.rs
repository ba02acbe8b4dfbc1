//! Sentences of the working of a ruling.

use super::heads::DIFFERS;
use crate::catalogue::points;
use crate::catalogue::{Said as _, language};
use crate::law;
use crate::messages as m;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{Adjustment, DamageFinding, DamageRow, DamageValues, ShortField, SmallGroups, Unit};

/// Below IMPs with a fraction.
#[must_use]
pub fn imps_keep_fraction() -> String {
    m::working_imps_keep_fraction(language()).to_string()
}

/// A side's matchpoints in its own table, where results are missing.
#[must_use]
pub fn own_matchpoints(side: Side, values: &str) -> String {
    m::working_own_matchpoints(language(), side.said(), values.said()).to_string()
}

/// What damage is worth where only the score before the infraction enters the tables.
#[must_use]
pub fn worth_of(applied: &str) -> String {
    m::working_damage_worth(language(), applied.said()).to_string()
}

/// The form in which damage entered the tables.
#[must_use]
pub fn applied_as(applied: &str) -> String {
    m::working_applied_as(language(), applied.said()).to_string()
}

/// A side with one outcome.
#[must_use]
pub fn single(side: Side, outcome: &str, points: &str) -> String {
    m::working_single_outcome(language(), side.said(), outcome.said(), points.said()).to_string()
}

/// Above the comparison of a side.
#[must_use]
pub fn own_view(side: Side, unit: &str) -> String {
    match side {
        Side::NS => m::comparison_of_ns(language()).to_string(),
        Side::EW => m::comparison_of_ew(language(), unit).to_string(),
    }
}

/// How a table with results missing was adjusted; nothing where none are.
#[must_use]
pub fn short_field(results: &Exact, expected: &str, adjustment: Adjustment) -> Option<String> {
    use m::WorkingShortFieldFormula as Formula;
    let formula = match adjustment {
        Adjustment::Full => return None,
        Adjustment::Formula(ShortField::Neuberg) => Formula::Neuberg,
        Adjustment::Formula(ShortField::Proportional) => Formula::Proportional,
        Adjustment::Formula(ShortField::Mitchell) => Formula::Mitchell,
        Adjustment::Formula(ShortField::Ascherman) => Formula::Ascherman,
        Adjustment::Formula(ShortField::None) => Formula::Unadjusted,
        Adjustment::SmallGroup(SmallGroups::Ebu | SmallGroups::None) => Formula::SmallGroupEbu,
        Adjustment::SmallGroup(SmallGroups::Acbl) => Formula::SmallGroupAcbl,
    };
    Some(m::working_short_field(language(), results, expected, formula).to_string())
}

/// A figure before and after rounding.
#[must_use]
pub fn rounded(side: Side, from: &str, to: &str) -> String {
    m::working_rounded(language(), side.said(), from.said(), to.said()).to_string()
}

/// Where an artificial score comes from.
#[must_use]
pub fn artificial(
    side: Side,
    given: &str,
    amount: &str,
    unit: Unit,
    top: Option<&Exact>,
    session: Option<&str>,
) -> String {
    let top = match (unit, top) {
        (Unit::Matchpoints, Some(top)) => points(top),
        (Unit::Matchpoints, None) => {
            return m::working_artificial(language(), side.said(), given.said(), amount.said()).to_string();
        }
        _ => return m::working_artificial_imps(language(), side.said(), given.said(), amount.said()).to_string(),
    };
    if let Some(share) = session {
        return m::working_artificial_session(
            language(),
            side.said(),
            given.said(),
            share.said(),
            top.said(),
            amount.said(),
        )
        .to_string();
    }
    let share = match given {
        "A+" => "60%",
        "A" => "50%",
        "A−" => "40%",
        _ => {
            return m::working_artificial_of_top(language(), side.said(), given.said(), top.said(), amount.said())
                .to_string();
        }
    };
    m::working_artificial_average(language(), side.said(), given.said(), share.said(), top.said(), amount.said())
        .to_string()
}

/// The side's own loss taken from the score before the infraction.
#[must_use]
pub fn special_adjustment(side: Side, entered: &str, adjustment: &str, result: &str) -> String {
    m::working_special_adjustment(language(), side.said(), entered.said(), adjustment.said(), result.said()).to_string()
}

/// Both losses, the row that applied and why.
pub fn damage(finding: &DamageFinding, amount: impl Fn(&Exact) -> String, unit: &str) -> Vec<String> {
    let side = finding.side;
    let DamageValues { before, after, obtained } = &finding.values;
    let values = m::damage_values(
        language(),
        side.said(),
        unit.said(),
        amount(before).said(),
        amount(after).said(),
        amount(obtained).said(),
    )
    .to_string();
    let losses = losses(side, &[before.clone(), after.clone(), obtained.clone()]);
    let mut lines = vec![values, losses, damage_row(finding)];
    if matches!(finding.applied, DamageRow::Formula | DamageRow::Trap) {
        lines.push(m::damage_reminder(language()).to_string());
    }
    lines
}

/// The row of damage that applied, and why.
fn damage_row(finding: &DamageFinding) -> String {
    let side = finding.side;
    match finding.applied {
        DamageRow::Stands => m::damage_stands(language(), side.said()).to_string(),
        DamageRow::Trap => m::damage_trap(language(), side.said()).to_string(),
        DamageRow::Full => m::damage_full(language(), side.said()).to_string(),
        DamageRow::Formula => m::damage_formula(language(), side.said(), points(&finding.own()).said()).to_string(),
    }
}

/// What the infraction cost a side, and what it lost by itself.
pub fn losses(side: Side, [before, after, obtained]: &[Exact; 3]) -> String {
    let bracketed = |value: &Exact| if value.is_negative() { format!("({})", points(value)) } else { points(value) };
    let minus =
        |from: &Exact, what: &Exact| format!("{} − {} = {}", points(from), bracketed(what), points(&(from - what)));
    m::damage_losses(language(), side.said(), minus(before, after).said(), minus(after, obtained).said()).to_string()
}

/// One score of the field, before and after.
#[must_use]
pub fn scores_instead(score: &str, after: &str, before: &str, side: Side) -> String {
    m::effects_score_instead(language(), score.said(), after.said(), before.said(), side.said()).to_string()
}

/// What the ruling does to the other pairs, in a line.
#[must_use]
pub fn others(changes: &[String], more: bool, from_obtained: bool) -> String {
    let base = if from_obtained { m::EffectsOthersBase::Obtained } else { m::EffectsOthersBase::Without };
    let shown = if more { m::EffectsOthersShown::First } else { m::EffectsOthersShown::All };
    let changes = (!changes.is_empty()).then(|| changes.join(&super::between()).into());
    m::effects_others(language(), base, changes, shown).to_string()
}

/// What the columns before and after compare.
#[must_use]
pub fn effects_base(from_obtained: bool, in_shares: bool) -> String {
    match (from_obtained, in_shares) {
        (true, _) => m::effects_obtained(language()).to_string(),
        (false, false) => m::effects_without(language()).to_string(),
        (false, true) => m::effects_in_shares(language()).to_string(),
    }
}

/// The Law that lets a side's outcomes be weighed; a negative weight is damage that the side did to itself.
#[must_use]
pub fn weighing_law(negative: bool) -> String {
    super::law(if negative { law::SELF_INFLICTED } else { law::WEIGHTED })
}

/// A penalty taken from a figure.
#[must_use]
pub fn penalty(side: Side, from: &str, penalty: &str, to: &str, unit: &str) -> String {
    m::working_penalty(language(), side.said(), penalty.said(), unit.said(), from.said(), to.said()).to_string()
}

/// The IMPs of a score against the whole field; `terms` is how often times how many.
#[must_use]
pub fn cross_imps(side: Side, outcome: &str, terms: &str, sum: &str, comparisons: Option<(&str, &str)>) -> String {
    match comparisons {
        Some((comparisons, mean)) => {
            m::working_cross_imps_mean(language(), side, outcome, terms, comparisons, sum, mean).to_string()
        }
        None => m::working_cross_imps_sum(language(), side, outcome, terms, sum).to_string(),
    }
}

/// How a datum came about.
#[must_use]
pub fn datum(kept: &Exact, trimmed: Option<&str>, sum: &str, mean: &str, rounded: Option<&str>) -> String {
    let (trimmed, rounded) = (trimmed.map(Into::into), rounded.map(Into::into));
    m::working_datum(language(), sum, kept, trimmed, mean, rounded).to_string()
}

/// A component against its datum.
#[must_use]
pub fn butler(side: Side, outcome: &str, datum: &str, difference: &str, imps: &str) -> String {
    m::working_butler(language(), side, outcome, datum, difference, imps).to_string()
}

/// The datum that the other pairs are compared with.
#[must_use]
pub fn datum_of_others(side: Side, datum: &str) -> String {
    m::working_datum_of_others(language(), side.said(), datum.said()).to_string()
}

/// What the board does in a match: `rest +10, board −9: +1 IMP`.
#[must_use]
pub fn match_side(
    side: Side,
    rest: &str,
    board: &str,
    penalty: Option<&str>,
    total: &str,
    victory: Option<&str>,
) -> String {
    let (penalty, victory) = (penalty.map(Into::into), victory.map(Into::into));
    m::working_match(language(), side, rest, board, penalty, total, victory).to_string()
}

/// The board's average of a knockout.
#[must_use]
pub fn knockout(ns: &str, ew: &str, average: &str) -> String {
    m::working_knockout(language(), ns.said(), ew.said(), average.said()).to_string()
}

/// Victory points of a side, from its IMPs as they went into the scale.
#[must_use]
pub fn victory_points(
    points: &str,
    taken: Option<(String, Option<Side>)>,
    penalty: Option<(&str, &str)>,
    scale: &str,
) -> String {
    let left = penalty.map_or(points, |(_, left)| left);
    let penalty = penalty.map(|(penalty, _)| penalty.into());
    match taken {
        None => m::working_victory_points(language(), points, scale, penalty, left),
        Some((imps, None)) => m::working_victory_points_nearer_step(language(), imps, points, scale, penalty, left),
        Some((imps, Some(side))) => {
            m::working_victory_points_in_favour(language(), imps, side, points, scale, penalty, left)
        }
    }
    .to_string()
}

/// What to enter for the table.
#[must_use]
pub fn enter(outcome: &str) -> String {
    m::entry_score(language(), outcome.said()).to_string()
}

/// What to enter where there is no score.
#[must_use]
pub fn enter_artificial(ruling: &str) -> String {
    m::entry_artificial(language(), ruling.said()).to_string()
}

/// What becomes of the other pairs where an entry stands for the ruling.
#[must_use]
pub fn entry_others(any: bool) -> String {
    if any { m::entry_others(language()).to_string() } else { m::entry_others_none(language()).to_string() }
}

/// What the choice of convention changes; `scales` is whether the points are on different scales.
#[must_use]
pub fn choices_told(differs: bool, scales: bool) -> String {
    match (differs, scales) {
        (false, false) => m::choices_nothing(language()).to_string(),
        (false, true) => m::choices_scales(language()).to_string(),
        (true, _) => format!("{DIFFERS} {}", m::choices_differ(language()).to_string()),
    }
}
