//! Sentences of the working of a ruling.

use super::heads::DIFFERS;
use super::words::{results_of, side as side_word};
use crate::catalogue::points;
use crate::law;
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{Adjustment, Applied, DamageFinding, ShortField, SmallGroups, Unit};

/// Below IMPs with a fraction.
#[must_use]
pub fn imps_keep_fraction() -> String {
    say!("imps-keep-fraction", "Not rounded: weighted IMPs keep their fraction until the match is converted.")
}

/// A side's matchpoints in its own table, where results are missing.
#[must_use]
pub fn own_matchpoints(side: Side, values: &str) -> String {
    say!("own-matchpoints", "{side}'s M in the table, two per pair beaten: {values}.", side, values)
}

/// What damage is worth where only the score before the infraction enters the tables.
#[must_use]
pub fn worth_of(applied: &str) -> String {
    say!("worth-of", "Worth {applied}; the score before the infraction is what enters the tables.", applied)
}

/// The form in which damage entered the tables.
#[must_use]
pub fn applied_as(applied: &str) -> String {
    say!("applied-as", "Applied as {applied}.", applied)
}

/// A side with one outcome.
#[must_use]
pub fn single(side: Side, outcome: &str, points: &str) -> String {
    say!("single", "{side}: {outcome} scores {points}", side, outcome, points)
}

/// Above the comparison of a side.
#[must_use]
pub fn own_view(side: Side, unit: &str) -> String {
    match side {
        Side::NS => format!("{}:", side_word(side)),
        Side::EW => say!("own-view-ew", "EW (scores as NS's, difference and {unit} as EW's):", unit),
    }
}

/// How a table with results missing was adjusted; nothing where none are.
#[must_use]
pub fn short_field(results: &Exact, expected: &str, adjustment: Adjustment) -> Option<String> {
    let actual = points(results);
    let how = match adjustment {
        Adjustment::Full => return None,
        Adjustment::Formula(ShortField::Neuberg) => {
            let formula = format!("(M + 1) × {expected}/{actual} − 1");
            say!("by-neuberg", "matchpoints by Neuberg, {formula}", formula)
        }
        Adjustment::Formula(ShortField::Proportional) => {
            let formula = format!("M × ({expected} − 1)/({actual} − 1)");
            say!("in-proportion", "matchpoints in proportion, {formula}", formula)
        }
        Adjustment::Formula(ShortField::Mitchell) => {
            let formula = format!("M + ({expected} − {actual})");
            say!("by-mitchell", "matchpoints by Mitchell, {formula}", formula)
        }
        Adjustment::Formula(ShortField::Ascherman) => {
            let (formula, top) = (format!("(M + 1) × {expected}/{actual}"), format!("2 × {expected}"));
            say!("by-ascherman", "matchpoints by Ascherman, {formula} on a top of {top}", formula, top)
        }
        Adjustment::Formula(ShortField::None) => say!("as-it-is", "matchpoints of the table as it is"),
        Adjustment::SmallGroup(small) => {
            let body = match small {
                SmallGroups::Ebu | SmallGroups::None => "EBU",
                SmallGroups::Acbl => "ACBL",
            };
            let formula = format!("60% + 5% × (M − ({actual} − 1))");
            say!("small-group", "a small group ({body}), {formula} of the top", body, formula)
        }
    };
    let results = results_of(results);
    Some(say!("short-field", "{results} in the table, {expected} expected: {how}.", results, expected, how))
}

/// A figure before and after rounding.
#[must_use]
pub fn rounded(side: Side, from: &str, to: &str) -> String {
    say!("rounded", "{side}: {from} rounded to {to}.", side, from, to)
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
            return say!("artificial", "{side}: {given} is {amount} (Law 12C2(a)).", side, given, amount);
        }
        _ => return say!("artificial-imps", "{side}: {given} is {amount} IMP (Law 12C2(b)).", side, given, amount),
    };
    if let Some(share) = session {
        return say!(
            "artificial-session",
            "{side}: {given} is the session's {share} of the top {top}: {amount} (Law 12C2(c)).",
            side,
            given,
            share,
            top,
            amount
        );
    }
    let share = match given {
        "A+" => "60%",
        "A" => "50%",
        "A−" => "40%",
        _ => {
            return say!(
                "artificial-of-top",
                "{side}: {given} of the top {top}: {amount} (Law 12C2(a)).",
                side,
                given,
                top,
                amount
            );
        }
    };
    say!(
        "artificial-average",
        "{side}: {given} is {share} of the top {top}: {amount} (Law 12C2(a)).",
        side,
        given,
        share,
        top,
        amount
    )
}

/// The side's own loss taken from the score before the infraction.
#[must_use]
pub fn special_adjustment(side: Side, entered: &str, adjustment: &str, result: &str) -> String {
    say!(
        "special-adjustment",
        "{side}: {entered} for the score before the infraction, special adjustment {adjustment}: {result}.",
        side,
        entered,
        adjustment,
        result
    )
}

/// Both losses, the row that applied and why.
pub fn damage(finding: &DamageFinding, amount: impl Fn(&Exact) -> String, unit: &str) -> Vec<String> {
    let side = finding.side;
    let DamageFinding { before, after, obtained, .. } = finding;
    let values = say!(
        "damage-values",
        "{side}'s {unit}, each as the only result of its row: before the infraction {before}, after it {after}, \
         obtained {obtained}.",
        side,
        unit,
        before = amount(before),
        after = amount(after),
        obtained = amount(obtained),
    );
    let losses = losses(side, &[before.clone(), after.clone(), obtained.clone()]);
    let mut lines = vec![values, losses, damage_row(finding)];
    if matches!(finding.applied, Applied::Formula | Applied::Trap) {
        lines.push(say!(
            "damage-reminder",
            "Law 12C1(e) asks for an extremely serious error unrelated to the infraction, or a gambling action."
        ));
    }
    lines
}

/// The row of damage that applied, and why.
fn damage_row(finding: &DamageFinding) -> String {
    let side = finding.side;
    match finding.applied {
        Applied::Stands => say!(
            "damage-stands",
            "Row `stands`: {side} obtained no less than they expected, so nothing was lost (Law 12B1); the score stands.",
            side
        ),
        Applied::Trap => say!(
            "damage-trap",
            "Row `trap`: the infraction only gave {side} the chance of more and their error lost it; {side} keep what they \
             obtained, the offenders get the score before the infraction (Law 12C1(e)).",
            side
        ),
        Applied::Full => say!(
            "damage-full",
            "Row `full`: their error cost {side} nothing, so both sides get the score before the infraction (Law 12C1(b)).",
            side
        ),
        Applied::Formula => say!(
            "damage-formula",
            "Row `formula`: {side} get before − after + obtained and bear their own loss of {own}; the offenders get their \
             side of the score before the infraction (Law 12C1(e)).",
            side,
            own = points(&finding.own())
        ),
    }
}

/// What the infraction cost a side, and what it lost by itself.
pub fn losses(side: Side, [before, after, obtained]: &[Exact; 3]) -> String {
    let bracketed = |value: &Exact| if value.is_negative() { format!("({})", points(value)) } else { points(value) };
    let minus =
        |from: &Exact, what: &Exact| format!("{} − {} = {}", points(from), bracketed(what), points(&(from - what)));
    say!(
        "losses",
        "The infraction cost {side} {infraction}, their own play {own} (Law 12C1(e)).",
        side,
        infraction = minus(before, after),
        own = minus(after, obtained)
    )
}

/// One score of the field, before and after.
#[must_use]
pub fn scores_instead(score: &str, after: &str, before: &str, side: Side) -> String {
    say!("scores-instead", "{score} scores {after} instead of {before} as {side}", score, after, before, side)
}

/// What the ruling does to the other pairs, in a line.
#[must_use]
pub fn others(changes: &[String], more: bool, from_obtained: bool) -> String {
    let base = if from_obtained {
        say!("against-obtained", "against the score obtained")
    } else {
        say!("against-without", "against the board without this result")
    };
    if changes.is_empty() {
        return say!("others-unchanged", "Others ({base}): unchanged.", base);
    }
    let changes = changes.join(&super::between());
    if more {
        say!("others-and-more", "Others ({base}): {changes} … (effects shows all).", base, changes)
    } else {
        say!("others", "Others ({base}): {changes}.", base, changes)
    }
}

/// What the columns before and after compare.
#[must_use]
pub fn effects_base(from_obtained: bool, in_shares: bool) -> String {
    match (from_obtained, in_shares) {
        (true, _) => {
            say!("effects-obtained", "Before: with the score obtained at the table. After: with the ruling.")
        }
        (false, false) => say!("effects-without", "Before: the board without this result. After: with the ruling."),
        (false, true) => say!(
            "effects-in-shares",
            "Before: the board without this result. After: with the ruling. Percentages, as the tops differ."
        ),
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
    say!(
        "penalty",
        "{side}: penalty {penalty} {unit}, {from} − {penalty} = {to} (Law 90).",
        side,
        penalty,
        unit,
        from,
        to
    )
}

/// The IMPs of a score against the whole field; `terms` is how often times how many.
#[must_use]
pub fn cross_imps(outcome: &str, terms: &str, sum: &str, comparisons: Option<(&str, &str)>) -> String {
    match comparisons {
        Some((comparisons, mean)) => format!("{outcome}: ({terms}) / {comparisons} = {sum} / {comparisons} = {mean}"),
        None => format!("{outcome}: {terms} = {sum}"),
    }
}

/// How a datum came about.
#[must_use]
pub fn datum(kept: &Exact, trimmed: Option<&str>, sum: &str, mean: &str, rounded: Option<&str>) -> String {
    let without = trimmed.map(|trimmed| say!("datum-trimmed", ", {trimmed} left out at each end", trimmed));
    let rounded = rounded.map(|rounded| say!("datum-rounded", ", rounded to {rounded}", rounded));
    let (without, rounded) = (without.unwrap_or_default(), rounded.unwrap_or_default());
    format!("{sum} / {}{without} = {mean}{rounded}", results_of(kept))
}

/// A component against its datum.
#[must_use]
pub fn butler(outcome: &str, datum: &str, difference: &str, imps: &str) -> String {
    say!("butler", "{outcome}: datum {datum}; {difference} is {imps} IMP", outcome, datum, difference, imps)
}

/// The datum that the other pairs are compared with.
#[must_use]
pub fn datum_of_others(side: Side, datum: &str) -> String {
    say!("datum-of-others", "{side}'s datum for the other pairs, with the ruling as it is: {datum}.", side, datum)
}

/// What the board does in a match: `rest +10, board −9: +1 IMP`.
#[must_use]
pub fn match_side(side: Side, rest: &str, board: &str, penalty: Option<&str>, total: &str) -> String {
    let penalty = penalty.map(|penalty| say!("match-penalty", ", penalty {penalty}", penalty)).unwrap_or_default();
    say!(
        "match-side",
        "{side}: other boards {rest}, this board {board}{penalty}: {total} IMP",
        side,
        rest,
        board,
        penalty,
        total
    )
}

/// The board's average of a knockout.
#[must_use]
pub fn knockout(ns: &str, ew: &str, average: &str) -> String {
    say!("knockout", "Knockout: the board counts ({ns} − ({ew})) / 2 = {average} for NS (Law 12C4).", ns, ew, average)
}

/// Victory points of a side, from its IMPs as they went into the scale.
#[must_use]
pub fn victory_points(
    points: &str,
    taken: Option<(String, Option<Side>)>,
    penalty: Option<(&str, &str)>,
    scale: &str,
) -> String {
    let points = match taken {
        None => points.to_owned(),
        Some((imps, None)) => say!(
            "taken-to-nearer-step",
            "{imps} IMP, taken to a step of the scale to the nearer step, is {points}",
            imps,
            points
        ),
        Some((imps, Some(side))) => say!(
            "taken-in-favour",
            "{imps} IMP, taken to a step of the scale in favour of {side}, is {points}",
            imps,
            side,
            points
        ),
    };
    match penalty {
        Some((penalty, left)) => say!(
            "victory-points-penalty",
            "; {points} VP on the scale {scale}, penalty {penalty} VP: {left} VP (Law 90).",
            points,
            scale,
            penalty,
            left
        ),
        None => say!("victory-points", "; {points} VP on the scale {scale}.", points, scale),
    }
}

/// What to enter for the table.
#[must_use]
pub fn enter(outcome: &str) -> String {
    say!("enter", "Enter {outcome} for both sides, then adjust:", outcome)
}

/// What to enter where there is no score.
#[must_use]
pub fn enter_artificial(ruling: &str) -> String {
    say!("enter-artificial", "Enter {ruling} as artificial scores; nothing is to be adjusted.", ruling)
}

/// What becomes of the other pairs where an entry stands for the ruling.
#[must_use]
pub fn entry_others(any: bool) -> String {
    if any {
        say!("entry-others", "Other pairs whose points differ from those of the ruling itself:")
    } else {
        say!("entry-others-none", "The other pairs get what the ruling itself would give them.")
    }
}

/// What the choice of convention changes; `scales` is whether the points are on different scales.
#[must_use]
pub fn choices_told(differs: bool, scales: bool) -> String {
    match (differs, scales) {
        (false, false) => say!("choices-nothing", "The choice changes nothing."),
        (false, true) => say!("choices-scales", "No percentage changes; points of another scale have another top."),
        (true, _) => format!("{DIFFERS} {}", say!("choices-differ", "differs from what is in force.")),
    }
}
