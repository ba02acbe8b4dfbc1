//! Headings and sentences of breakdowns.

use crate::number::{Exact, decimal, signed_points};
use crate::ruling::{Side, weight};
use crate::scoring::{Adjustment, Applied, DamageFinding, ShortField, SmallGroups, Unit};

/// A column: scores from NS's view.
pub const SCORE: &str = "score";
/// A column: how many other tables have a score.
pub const OTHERS: &str = "others";
/// A column: what the ruling adds; and a ruling itself.
pub const RULING: &str = "ruling";
/// A column: others and ruling.
pub const TOTAL: &str = "total";
/// A column: what a row of a protocol says.
pub const RESULT: &str = "result";
/// A column: how many tables a row stands for.
pub const TABLES: &str = "tables";
/// A column: without the ruling.
pub const BEFORE: &str = "before";
/// A column: with the ruling.
pub const AFTER: &str = "after";
/// A column: after less before.
pub const CHANGE: &str = "change";
/// A column: a component.
pub const OUTCOME: &str = "outcome";
/// A column: the score in the other room.
pub const OTHER_TABLE: &str = "other table";
/// A column: difference in points.
pub const DIFFERENCE: &str = "difference";
/// A column: the weight of a component.
pub const WEIGHT: &str = "weight";
/// A column: weight times IMPs.
pub const PART: &str = "part";
/// What stands where a diagnostic was expected and none came.
pub const NO_DIAGNOSTIC: &str = "none";
/// Below IMPs with a fraction.
pub const IMPS_KEEP_FRACTION: &str = "Not rounded: weighted IMPs keep their fraction until the match is converted.";

/// The abbreviation of a unit.
#[must_use]
pub fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Matchpoints => "MP",
        Unit::Imps => "IMP",
        Unit::VictoryPoints => "VP",
        Unit::TotalPoints => "points",
    }
}

/// Points in a unit: IMPs and total points carry their sign.
#[must_use]
pub fn amount(value: &Exact, unit: Unit) -> String {
    match unit {
        Unit::Matchpoints | Unit::VictoryPoints => crate::number::points(value),
        Unit::Imps | Unit::TotalPoints => signed_points(value),
    }
}

/// A share as a percentage: `54.44%`, `−50%`.
#[must_use]
pub fn share(share: &Exact) -> String {
    format!("{}%", crate::number::percent(share).replace('-', "−"))
}

/// Above the rows of a group.
#[must_use]
pub fn group(name: &str) -> String {
    format!("group \"{name}\"")
}

/// What a question is worth in its exam.
#[must_use]
pub fn worth(points: &str) -> String {
    format!("{points} {}", if points == "1" { "point" } else { "points" })
}

/// Above what a case shows.
#[must_use]
pub fn case(name: &str) -> String {
    format!("case \"{name}\"")
}

/// A score from NS's view with its sign.
#[must_use]
pub fn score(score: i32) -> String {
    signed_points(&Exact::from(score))
}

/// A change of a share in percentage points.
#[must_use]
pub fn signed_percent(share: &Exact) -> String {
    let (text, _) = decimal(&(share * &Exact::from(100_i64)), 2);
    let text = text.replace('-', "−");
    if share.is_positive() && text != "0" { format!("+{text}%") } else { format!("{text}%") }
}

/// `top 18`
#[must_use]
pub fn top(top: &str) -> String {
    format!("top {top}")
}

/// `top 18, 10 results`
#[must_use]
pub fn top_of(top: &str, results: &Exact) -> String {
    format!("top {top}, {}", results_of(results))
}

/// So many results.
fn results_of(count: &Exact) -> String {
    let word = if *count == Exact::ONE { "result" } else { "results" };
    format!("{} {word}", crate::number::points(count))
}

/// What the ruling comes to in the match, beside what it is worth on the board.
#[must_use]
pub fn matched(sides: &str) -> String {
    format!("match  {sides}")
}

/// A column of Butler IMPs: what the other pairs with that score get.
pub const OTHERS_IMPS: &str = "others' IMP";
/// The same for NS.
pub const OTHERS_NS: &str = "others' NS";
/// The same for EW.
pub const OTHERS_EW: &str = "others' EW";

/// A side's matchpoints in its own table, where results are missing.
#[must_use]
pub fn own_matchpoints(side: Side, values: &str) -> String {
    format!("{side}'s M in the table, two per pair beaten: {values}.")
}

/// What damage is worth where only the score before the infraction enters the tables.
#[must_use]
pub fn worth_of(applied: &str) -> String {
    format!("Worth {applied}; the score before the infraction is what enters the tables.")
}

/// Beside a ruling in a match.
#[must_use]
pub fn against_other_table(other: &str) -> String {
    format!("other table {other}")
}

/// The form in which damage entered the tables.
#[must_use]
pub fn applied_as(applied: &str) -> String {
    format!("Applied as {applied}.")
}

/// Components after `NS:`, a single one without its weight.
#[must_use]
pub fn components(parts: &[(Exact, String, i32)]) -> String {
    match parts {
        [(one, text, points)] if *one == Exact::ONE => outcome(text, *points),
        _ => {
            let part =
                |(share, text, points): &(Exact, String, i32)| format!("{} {}", weight(share), outcome(text, *points));
            parts.iter().map(part).collect::<Vec<_>>().join(" & ")
        }
    }
}

/// An outcome with its score, where that is not how it was written.
#[must_use]
pub fn outcome(written: &str, points: i32) -> String {
    let plain = if points == 0 { "0".to_owned() } else { format!("{points:+}") };
    if written == plain || written.contains(&plain) { written.to_owned() } else { format!("{written} ({plain})") }
}

/// A side with one outcome.
#[must_use]
pub fn single(side: Side, outcome: &str, points: &str) -> String {
    format!("{side}: {outcome} scores {points}")
}

/// Above the comparison of a side.
#[must_use]
pub fn own_view(side: Side, unit: &str) -> String {
    match side {
        Side::NS => "NS:".to_owned(),
        Side::EW => format!("EW (scores as NS's, difference and {unit} as EW's):"),
    }
}

/// How a table with results missing was adjusted; nothing where none are.
#[must_use]
pub fn short_field(results: &Exact, expected: &str, adjustment: Adjustment) -> Option<String> {
    let actual = crate::number::points(results);
    let how = match adjustment {
        Adjustment::Full => return None,
        Adjustment::Formula(ShortField::Neuberg) => {
            format!("matchpoints by Neuberg, (M + 1) × {expected}/{actual} − 1")
        }
        Adjustment::Formula(ShortField::Proportional) => {
            format!("matchpoints in proportion, M × ({expected} − 1)/({actual} − 1)")
        }
        Adjustment::Formula(ShortField::Mitchell) => format!("matchpoints by Mitchell, M + ({expected} − {actual})"),
        Adjustment::Formula(ShortField::Ascherman) => {
            format!("matchpoints by Ascherman, (M + 1) × {expected}/{actual} on a top of 2 × {expected}")
        }
        Adjustment::Formula(ShortField::None) => "matchpoints of the table as it is".to_owned(),
        Adjustment::SmallGroup(SmallGroups::Ebu | SmallGroups::None) => {
            format!("a small group (EBU), 60% + 5% × (M − ({actual} − 1)) of the top")
        }
        Adjustment::SmallGroup(SmallGroups::Acbl) => {
            format!("a small group (ACBL), 60% + 5% × (M − ({actual} − 1)) of the top")
        }
    };
    Some(format!("{} in the table, {expected} expected: {how}.", results_of(results)))
}

/// A figure before and after rounding.
#[must_use]
pub fn rounded(side: Side, from: &str, to: &str) -> String {
    format!("{side}: {from} rounded to {to}.")
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
    match (unit, top) {
        (Unit::Matchpoints, Some(top)) => {
            let (of, law) = match session {
                Some(percent) => (format!(" is the session's {percent}"), "12C2(c)"),
                None => match given {
                    "A+" => (" is 60%".to_owned(), "12C2(a)"),
                    "A" => (" is 50%".to_owned(), "12C2(a)"),
                    "A−" => (" is 40%".to_owned(), "12C2(a)"),
                    _ => (String::new(), "12C2(a)"),
                },
            };
            format!("{side}: {given}{of} of the top {}: {amount} (Law {law}).", crate::number::points(top))
        }
        (Unit::Matchpoints, None) => format!("{side}: {given} is {amount} (Law 12C2(a))."),
        _ => format!("{side}: {given} is {amount} IMP (Law 12C2(b))."),
    }
}

/// The side's own loss taken from the score before the infraction.
#[must_use]
pub fn special_adjustment(side: Side, entered: &str, adjustment: &str, result: &str) -> String {
    format!("{side}: {entered} for the score before the infraction, special adjustment {adjustment}: {result}.")
}

/// Both losses, the row that applied and why.
pub fn damage(finding: &DamageFinding, amount: impl Fn(&Exact) -> String, unit: &str) -> Vec<String> {
    let side = finding.side;
    let DamageFinding { before, after, obtained, .. } = finding;
    let own = finding.own();
    let values = format!(
        "{side}'s {unit}, each as the only result of its row: before the infraction {}, after it {}, obtained {}.",
        amount(before),
        amount(after),
        amount(obtained)
    );
    let losses = losses(side, &[before.clone(), after.clone(), obtained.clone()]);
    let row = match finding.applied {
        Applied::Stands => {
            format!(
                "Row `stands`: {side} obtained no less than they expected, so nothing was lost (Law 12B1); the score stands."
            )
        }
        Applied::Trap => format!(
            "Row `trap`: the infraction only gave {side} the chance of more and their error lost it; {side} keep what they obtained, \
             the offenders get the score before the infraction (Law 12C1(e))."
        ),
        Applied::Full => {
            format!(
                "Row `full`: their error cost {side} nothing, so both sides get the score before the infraction (Law 12C1(b))."
            )
        }
        Applied::Formula => format!(
            "Row `formula`: {side} get before − after + obtained and bear their own loss of {}; the offenders get their side of \
             the score before the infraction (Law 12C1(e)).",
            crate::number::points(&own)
        ),
    };
    let reminder = "Law 12C1(e) asks for an extremely serious error unrelated to the infraction, or a gambling action.";
    let mut lines = vec![values, losses, row];
    if matches!(finding.applied, Applied::Formula | Applied::Trap) {
        lines.push(reminder.to_owned());
    }
    lines
}

/// What the infraction cost a side, and what it lost by itself.
pub fn losses(side: Side, [before, after, obtained]: &[Exact; 3]) -> String {
    let points = crate::number::points;
    let bracketed = |value: &Exact| if value.is_negative() { format!("({})", points(value)) } else { points(value) };
    let minus =
        |from: &Exact, what: &Exact| format!("{} − {} = {}", points(from), bracketed(what), points(&(from - what)));
    format!(
        "The infraction cost {side} {}, their own play {} (Law 12C1(e)).",
        minus(before, after),
        minus(after, obtained)
    )
}

/// One score of the field, before and after.
#[must_use]
pub fn scores_instead(score: &str, after: &str, before: &str, side: Side) -> String {
    format!("{score} scores {after} instead of {before} as {side}")
}

/// What the ruling does to the other pairs, in a line.
#[must_use]
pub fn others(changes: &[String], more: bool, from_obtained: bool) -> String {
    let base = if from_obtained { "against the score obtained" } else { "against the board without this result" };
    if changes.is_empty() {
        return format!("Others ({base}): unchanged.");
    }
    let rest = if more { " … (effects shows all)" } else { "" };
    format!("Others ({base}): {}{rest}.", changes.join(", "))
}

/// What the columns before and after compare.
#[must_use]
pub fn effects_base(from_obtained: bool, in_shares: bool) -> &'static str {
    match (from_obtained, in_shares) {
        (true, _) => "Before: with the score obtained at the table. After: with the ruling.",
        (false, false) => "Before: the board without this result. After: with the ruling.",
        (false, true) => {
            "Before: the board without this result. After: with the ruling. Percentages, as the tops differ."
        }
    }
}

/// Conventions that were set.
#[must_use]
pub fn conventions(set: &str) -> String {
    format!("Conventions: {set}.")
}

/// An expectation that failed.
#[must_use]
pub fn expectation_failed(place: &str, case: Option<&str>, expected: &str, actual: &str) -> String {
    let case = case.map(|case| format!(" in \"{case}\"")).unwrap_or_default();
    format!("{place}{case}: expected {expected}; it is {actual}")
}

/// Beside the place of a diagnostic.
#[must_use]
pub fn law(law: &str) -> String {
    format!("Law {law}")
}

/// Where more is told about a code.
#[must_use]
pub fn explain_more(code: &str) -> String {
    format!("redress explain {code}")
}

/// Below the diagnostics that are shown, where there are too many.
#[must_use]
pub fn more_diagnostics(hidden: usize) -> String {
    format!("… and {hidden} more; `--format json` lists all of a run")
}

/// How the expectations of a run ended.
#[must_use]
pub fn tally(passed: usize, failed: usize) -> String {
    let plural = |count: usize| if count == 1 { "expectation" } else { "expectations" };
    match failed {
        0 => format!("{passed} {} held", plural(passed)),
        _ => format!("{passed} {} held, {failed} failed", plural(passed)),
    }
}

/// The Law that lets a side's outcomes be weighed; a negative weight is damage that the side did to itself.
#[must_use]
pub fn weighing_law(negative: bool) -> &'static str {
    if negative { "Law 12C1(e)" } else { "Law 12C1(c)" }
}

/// A penalty taken from a figure.
#[must_use]
pub fn penalty(side: Side, from: &str, penalty: &str, to: &str, unit: &str) -> String {
    format!("{side}: penalty {penalty} {unit}, {from} − {penalty} = {to} (Law 90).")
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
    let without = trimmed.map(|trimmed| format!(", {trimmed} left out at each end")).unwrap_or_default();
    let rounded = rounded.map(|rounded| format!(", rounded to {rounded}")).unwrap_or_default();
    format!("{sum} / {}{without} = {mean}{rounded}", results_of(kept))
}

/// A component against its datum.
#[must_use]
pub fn butler(outcome: &str, datum: &str, difference: &str, imps: &str) -> String {
    format!("{outcome}: datum {datum}; {difference} is {imps} IMP")
}

/// The datum that the other pairs are compared with.
#[must_use]
pub fn datum_of_others(side: Side, datum: &str) -> String {
    format!("{side}'s datum for the other pairs, with the ruling as it is: {datum}.")
}

/// A column: a preset.
pub const REGULATIONS: &str = "regulations";
/// What is in force.
pub const IN_FORCE: &str = "in force";
/// Beside a figure that differs.
pub const DIFFERS: &str = "←";
/// A column: a side.
pub const SIDE: &str = "side";
/// A column: what a program makes of what is entered.
pub const ENTERED: &str = "entered";
/// A column: what is added to it.
pub const ADJUSTMENT: &str = "adjustment";
/// A column: an adjustment as a share.
pub const OF_TOP: &str = "of the top";
/// Beside the score that rulings are compared with.
#[must_use]
pub fn obtained(score: &str) -> String {
    format!("{score} (obtained)")
}

/// A column: what a side gains by a ruling.
#[must_use]
pub fn change_of(side: Side) -> String {
    format!("{side} ±")
}

/// A column: what comes out.
pub const RIGHT: &str = "comes to";
/// A column: points with the ruling's own form.
pub const BY_RULING: &str = "by the ruling";
/// A column: points with what is entered.
pub const AS_ENTERED: &str = "as entered";

/// What the board does in a match: `rest +10, board −9: +1 IMP`.
#[must_use]
pub fn match_side(side: Side, rest: &str, board: &str, penalty: Option<&str>, total: &str) -> String {
    let penalty = penalty.map(|penalty| format!(", penalty {penalty}")).unwrap_or_default();
    format!("{side}: other boards {rest}, this board {board}{penalty}: {total} IMP")
}

/// The board's average of a knockout.
#[must_use]
pub fn knockout(ns: &str, ew: &str, average: &str) -> String {
    format!("Knockout: the board counts ({ns} − ({ew})) / 2 = {average} for NS (Law 12C4).")
}

/// Victory points of a side, from its IMPs as they went into the scale.
#[must_use]
pub fn victory_points(
    points: &str,
    taken: Option<(String, Option<Side>)>,
    penalty: Option<(&str, &str)>,
    scale: &str,
) -> String {
    let taken = taken.map(|(imps, favoured)| {
        let why = favoured.map_or_else(|| "to the nearer step".to_owned(), |side| format!("in favour of {side}"));
        format!("{imps} IMP, taken to a step of the scale {why}, is ")
    });
    let taken = taken.unwrap_or_default();
    match penalty {
        Some((penalty, left)) => {
            format!("; {taken}{points} VP on the scale {scale}, penalty {penalty} VP: {left} VP (Law 90).")
        }
        None => format!("; {taken}{points} VP on the scale {scale}."),
    }
}

/// What to enter for the table.
#[must_use]
pub fn enter(outcome: &str) -> String {
    format!("Enter {outcome} for both sides, then adjust:")
}

/// What to enter where there is no score.
#[must_use]
pub fn enter_artificial(ruling: &str) -> String {
    format!("Enter {ruling} as artificial scores; nothing is to be adjusted.")
}

/// What becomes of the other pairs where an entry stands for the ruling.
#[must_use]
pub fn entry_others(any: bool) -> &'static str {
    if any {
        "Other pairs whose points differ from those of the ruling itself:"
    } else {
        "The other pairs get what the ruling itself would give them."
    }
}

/// What the choice of convention changes; `scales` is whether the points are on different scales.
#[must_use]
pub fn choices_told(differs: bool, scales: bool) -> String {
    match (differs, scales) {
        (false, false) => "The choice changes nothing.".to_owned(),
        (false, true) => "No percentage changes; points of another scale have another top.".to_owned(),
        (true, _) => format!("{DIFFERS} differs from what is in force."),
    }
}
