//! The same board seen in another way: its rows in another order, from the other side, a ruling in another form.

use super::random::{
    Component, Field, Given, Outcome, Row, Ruling, Teams, assigned, components, damage, field_and_ruling, outcome,
    ruling, teams,
};
use super::{Script, cases, each, figures, row_figures};
use crate::harness::Run;
use num_rational::BigRational;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

// ------------------------------------------------------------------------------------------------------- other sides

fn turned_components(components: &[Component]) -> Vec<Component> {
    let outcome = |score: i32| Outcome { written: format!("{score:+}").replace("+0", "0"), score };
    components
        .iter()
        .map(|one| Component { weight: one.weight.clone(), outcome: outcome(-one.outcome.score) })
        .collect()
}

fn turned_given(given: &Given) -> Given {
    match given {
        Given::Artificial(_) => given.clone(),
        Given::Assigned(components) => Given::Assigned(turned_components(components)),
    }
}

fn turned(ruling: &Ruling) -> Ruling {
    match ruling {
        Ruling::Both(both) => Ruling::Both(turned_components(both)),
        Ruling::Split(ns, ew) => Ruling::Split(turned_given(ew), turned_given(ns)),
        Ruling::Damage(ns, parts) => Ruling::Damage(!ns, parts.each_ref().map(|part| turned_components(part))),
    }
}

fn turned_field(field: &Field) -> Field {
    let row = |row: &Row| Row { ruling: turned(&row.ruling), ..row.clone() };
    Field {
        offenders: field.offenders.map(|side| match side {
            "NS" => "EW",
            "EW" => "NS",
            both => both,
        }),
        obtained: field.obtained.map(|score| -score),
        groups: field.groups.iter().map(|group| group.iter().map(row).collect()).collect(),
        ..field.clone()
    }
}

fn turned_teams(teams: &Teams) -> Teams {
    Teams { other_table: turned(&teams.other_table), rest: teams.rest.map(|rest| -rest), ..teams.clone() }
}

/// Statements about one side, and the same about the other.
const MORE: [(&str, &str); 7] = [
    ("", ""),
    ("", ""),
    ("penalty NS 10%", "penalty EW 10%"),
    ("penalty EW 1 MP", "penalty NS 1 MP"),
    ("session NS 64.2% EW 38%", "session EW 64.2% NS 38%"),
    ("set round 0.1 to-average", "set round 0.1 to-average"),
    ("set round 1 non-offenders", "set round 1 non-offenders"),
];

/// Both sides' points and percentages.
type Both = [(BigRational, Option<String>); 2];

fn exchanged(scored: &Value) -> Both {
    let [ns, ew] = figures(scored);
    [ew, ns]
}

/// The codes of what a result is warned of, each once.
fn codes(scored: &Value) -> Vec<String> {
    let of = |one: &Value| one["code"].as_str().unwrap().to_owned();
    let mut codes: Vec<String> = scored["diagnostics"].as_array().into_iter().flatten().map(of).collect();
    codes.sort();
    codes.dedup();
    codes
}

// ------------------------------------------------------------------------------------------------------ other forms

/// `damage` as its formula: `(100% X & -100% Y & 100% Z)` for the side, X for the offenders.
fn universal(ns: bool, [before, after, obtained]: &[Vec<Component>; 3]) -> Ruling {
    let taken = after.iter().map(|one| Component { weight: -one.weight.clone(), outcome: one.outcome.clone() });
    let own = Given::Assigned(before.iter().cloned().chain(taken).chain(obtained.iter().cloned()).collect());
    let offenders = Given::Assigned(before.clone());
    if ns { Ruling::Split(own, offenders) } else { Ruling::Split(offenders, own) }
}

/// A field under the formula, with nothing that would enter damage otherwise.
fn by_formula() -> BoxedStrategy<Field> {
    let by_formula = |(mut field, _): (Field, Ruling)| {
        field.settings.retain(|(name, _)| !name.starts_with("damage"));
        field.settings.push(("damage", "formula"));
        (field.offenders, field.obtained) = (None, None);
        field
    };
    field_and_ruling().prop_map(by_formula).boxed()
}

/// Each row's text with its figures, in the order of the texts.
fn sorted(protocol: &Value) -> Vec<String> {
    let row = |row: &Value| format!("{} {} {:?}", row["group"], row["ruling"], row_figures(row));
    let mut rows: Vec<String> = protocol["rows"].as_array().unwrap().iter().map(row).collect();
    rows.sort();
    rows
}

/// A fraction of millionths as a decimal.
fn written_decimal(millionths: &str) -> String {
    let (sign, digits) = match millionths.trim_end_matches("/1000000").strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", millionths.trim_end_matches("/1000000")),
    };
    let digits = format!("{digits:0>7}");
    let (whole, decimals) = digits.split_at(digits.len() - 6);
    format!("{sign}{whole}.{decimals}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn shuffled() -> BoxedStrategy<(Field, Field, Ruling)> {
    field_and_ruling()
        .prop_flat_map(|(field, ruling)| {
            let groups: Vec<_> = field.groups.iter().map(|rows| Just(rows.clone()).prop_shuffle()).collect();
            (Just(field), groups, Just(ruling))
        })
        .prop_map(|(field, groups, ruling)| (field.clone(), Field { groups, ..field }, ruling))
        .boxed()
}

fn in_a_field_or_match() -> BoxedStrategy<(Script, Ruling)> {
    prop_oneof![
        3 => field_and_ruling().prop_map(|(field, ruling)| (Script(field.script("")), ruling)),
        1 => (teams(), ruling()).prop_map(|(teams, ruling)| (Script(teams.script("")), ruling)),
    ]
    .boxed()
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn the_order_of_rows_does_not_matter((field, other, ruling) in shuffled()) {
        let query = ruling.to_string();
        let [one, rows, same, same_rows] =
            each([field.script(&query), field.script("protocol"), other.script(&query), other.script("protocol")]);
        prop_assert_eq!(one.as_ref().map(figures), same.as_ref().map(figures));
        prop_assert_eq!(rows.as_ref().map(sorted), same_rows.as_ref().map(sorted), "{:?}", other);
    }

    #[test]
    fn turning_the_table_turns_the_figures((field, ruling) in field_and_ruling(), more in select(&MORE[..])) {
        let mirror = turned_field(&field);
        let [one, rows, other, other_rows] = each([
            field.script(&format!("{}\n{ruling}", more.0)),
            field.script("protocol"),
            mirror.script(&format!("{}\n{}", more.1, turned(&ruling))),
            mirror.script("protocol"),
        ]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(exchanged), "{:?}", mirror);
        prop_assert_eq!(one.as_ref().map(codes), other.as_ref().map(codes), "{:?}", mirror);
        let of = |protocol: Option<Value>, is_turned: bool| {
            let row = |row: &Value| {
                let [ns, ew] = row_figures(row);
                if is_turned { [ew, ns] } else { [ns, ew] }
            };
            protocol.map(|found| found["rows"].as_array().unwrap().iter().map(row).collect::<Vec<_>>())
        };
        prop_assert_eq!(of(rows, false), of(other_rows, true), "{:?}", mirror);
    }

    #[test]
    fn turning_the_table_turns_a_match(teams in teams(), ruling in ruling()) {
        let mirror = turned_teams(&teams);
        let [one, other] = each([teams.script(&ruling.to_string()), mirror.script(&turned(&ruling).to_string())]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(exchanged), "{:?}", mirror);
        let (Some(one), Some(other)) = (one, other) else { return Ok(()) };
        prop_assert_eq!(&one["match"]["ns"], &other["match"]["ew"], "{:?}", mirror);
        prop_assert_eq!(&one["match"]["ew"], &other["match"]["ns"], "{:?}", mirror);
    }

    /// The same score for both sides is no split, however it is written.
    #[test]
    fn sides_can_be_written_apart((field, _) in field_and_ruling(), given in assigned()) {
        let turned_about = given.iter().rev().cloned().collect();
        let apart = Ruling::Split(Given::Assigned(given.clone()), Given::Assigned(turned_about));
        let [one, other] = each([field.script(&components(&given)), field.script(&apart.to_string())]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(figures), "{:?}", apart);
        prop_assert_eq!(one.as_ref().map(codes), other.as_ref().map(codes), "{:?}", apart);
    }

    /// Entered as the score before the infraction, damage is worth the same to the two sides.
    #[test]
    fn damage_is_worth_the_same_entered_otherwise(field in by_formula(), ruling in damage(), by_law in any::<bool>()) {
        let mut field = field;
        for group in &mut field.groups {
            group.retain(|row| !matches!(row.ruling, Ruling::Damage(..)));
        }
        // In one table for both sides each side's own value has half of the other's in it.
        field.settings.retain(|(name, _)| *name != "split");
        if by_law {
            field.settings.retain(|(name, _)| *name != "damage");
        }
        prop_assume!(field.groups.iter().all(|group| !group.is_empty()));
        let query = format!("set damage-entry before\n{ruling}");
        let [one, other] = each([field.script(&ruling.to_string()), field.script(&query)]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(figures));
    }

    /// Every statement that scores a ruling gives it the same.
    #[test]
    fn every_statement_scores_alike((Script(before), ruling) in in_a_field_or_match()) {
        let query = |query: String| format!("{before}{query}\n");
        let [alone, effects, named, compare, entry, conventions, answer] = each([
            query(ruling.to_string()),
            query(format!("effects {ruling}")),
            query(format!("let td = {ruling}\ntd")),
            query(format!("compare +620, {ruling}")),
            query(format!("entry {ruling}")),
            query(format!("conventions win: {ruling}")),
            query(format!("question \"?\"\nanswer {ruling}")),
        ]);
        let Some(alone) = alone else { return Ok(()) };
        let wanted = figures(&alone);
        let compare = compare.map(|found| found["rulings"][1].clone());
        let in_force = |found: Value| {
            let rows = found["rows"].as_array().unwrap().clone();
            rows.into_iter().find(|row| row["in_force"] == true)
        };
        let conventions = conventions.and_then(in_force);
        for (name, found) in [
            ("effects", effects),
            ("a name", named),
            ("compare", compare),
            ("entry", entry),
            ("conventions", conventions),
            ("answer", answer),
        ] {
            // Some statements ask for a field.
            let Some(found) = found.filter(|found| found["ns"].is_object()) else { continue };
            prop_assert_eq!(figures(&found), wanted.clone(), "by {}", name);
        }
    }

    /// `solve` finds a weight for every figure that a weight gives.
    #[test]
    fn solve_finds_what_vary_shows(
        (field, _) in field_and_ruling(),
        outcomes in [outcome(), outcome(), outcome(), outcome()],
        fixed in select(&["10%", "50%", "99.5%", "-20%"][..]),
        in_damage in any::<bool>(),
        share in 0_i64..=20,
        side in select(&["NS", "EW"][..]),
    ) {
        let [one, other, last, obtained] = outcomes.map(|outcome| outcome.written);
        let taken = match fixed {
            "10%" => 100,
            "50%" => 500,
            "99.5%" => 995,
            _ => -200,
        };
        // Twentieths of what is left beside the fixed weight, in tenths of a percent.
        let weight = BigRational::new(((1_000 - taken) * share).into(), 20_000.into());
        let ruling = |weight: &str| {
            let weighted = format!("({weight} {one} & {fixed} {other} & rest {last})");
            if in_damage { format!("damage {side} before {weighted} after {other} obtained {obtained}") } else { weighted }
        };
        let mut field = field;
        (field.offenders, field.obtained) = (None, None);
        let percent = (&weight * BigRational::from_integer(100_000.into())).to_integer();
        let written = format!("{}.{:03}%", &percent / 1_000, &percent % 1_000);
        let [there] = each([field.script(&ruling(&written))]);
        let Some(there) = there else { return Ok(()) };
        let target = figures(&there)[usize::from(side == "EW")].0.clone();
        let decimal = &target * BigRational::from_integer(1_000_000.into());
        prop_assume!(decimal.is_integer());
        let unit = if there["unit"] == "MP" { " MP" } else { " IMP" };
        let target = format!("{}/1000000", decimal.to_integer());
        let [found] = each([field.script(&format!("solve w in {} for {side} {}{unit}", ruling("w"), written_decimal(&target)))]);
        let Some(found) = found else { return Err(TestCaseError::fail("solve is an error")) };
        prop_assert_ne!(&found["found"], "none", "{} gives {} {}: {}", written, side, target, found);
        let at = usize::from(side == "EW");
        prop_assert_eq!(&figures(&found["scored"])[at].0, &figures(&there)[at].0, "{}", found);
    }

    #[test]
    fn the_universal_notation_is_the_formula(field in by_formula(), ruling in damage()) {
        let Ruling::Damage(ns, parts) = &ruling else { return Ok(()) };
        let universal = universal(*ns, parts);
        let [one, other] = each([field.script(&ruling.to_string()), field.script(&universal.to_string())]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(figures), "{:?}", universal);
    }

    #[test]
    fn the_universal_notation_is_the_formula_in_a_match(teams in teams(), ruling in damage()) {
        let Ruling::Damage(ns, parts) = &ruling else { return Ok(()) };
        let universal = universal(*ns, parts);
        let [one, other] = each([
            teams.script(&format!("set damage formula\n{ruling}")),
            teams.script(&universal.to_string()),
        ]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(figures), "{:?}", universal);
    }

    // ------------------------------------------------------------------------------------------- printed and read

    /// A printed ruling can be read again, with the same figures and the same print.
    #[test]
    fn printed_rulings_are_read_again((Script(before), ruling) in in_a_field_or_match()) {
        let [found] = each([format!("{before}{ruling}\n")]);
        let Some(found) = found else { return Ok(()) };
        let printed = found["ruling"].as_str().unwrap();
        let applied = found["applied"].as_str();
        let [again, of_applied] =
            each([format!("{before}{printed}\n"), format!("{before}{}\n", applied.unwrap_or(printed))]);
        prop_assert!(again.is_some(), "`{}` is not read", printed);
        let again = again.unwrap();
        prop_assert_eq!(figures(&found), figures(&again), "{}", printed);
        prop_assert_eq!(&found["ruling"], &again["ruling"]);
        prop_assert!(of_applied.is_some(), "`{}` is not read", applied.unwrap_or(printed));
    }

    /// As people read it too: the heading of a ruling can be pasted.
    #[test]
    fn headings_are_read_again((Script(before), ruling) in in_a_field_or_match()) {
        let page = Run::script(&format!("{before}{ruling}\n")).args_of(&["--format", "markdown"]).done().stdout;
        let heading = page.lines().find_map(|line| line.strip_prefix("### `")?.strip_suffix('`'));
        let Some(heading) = heading else { return Ok(()) };
        let [one, other] = each([format!("{before}{ruling}\n"), format!("{before}{heading}\n")]);
        prop_assert_eq!(one.as_ref().map(figures), other.as_ref().map(figures), "`{}`", heading);
    }

    /// A formatted script says the same.
    #[test]
    fn formatted_scripts_say_the_same((Script(before), ruling) in in_a_field_or_match()) {
        let script = format!("{before}{ruling}\nlet td = {ruling}\ncompare td, +620\n");
        let formatted = Run::args(["fmt", "-"]).stdin(&script).done().exits(0).stdout;
        let [one, other] = each([script, formatted.clone()]);
        let values = |found: &Value| found["rulings"].as_array().unwrap().iter().map(figures).collect::<Vec<_>>();
        prop_assert_eq!(one.as_ref().map(values), other.as_ref().map(values), "{}", formatted);
    }
}
