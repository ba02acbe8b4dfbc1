//! The effect of a ruling on the others, in `effects`, `entry` and "Others", agrees with `protocol`: before, of the
//! field without the ruling, or with the obtained score in its place; after, of the field with the ruling as a row.

use super::random::{Field, Given, Ruling, field_and_ruling};
use super::{cases, each, figure, figure_if_any, figures, fraction, has_values};
use num_rational::BigRational;
use proptest::prelude::*;
use serde_json::Value;

/// Points and percentage.
type Figure = (BigRational, Option<String>);

/// The rows of a field's first group for one side: the score where it is one plain score, and how many tables.
fn pairs(field: &Field, side: usize) -> Vec<(Option<i32>, u32)> {
    let plain = |given: &[super::random::Component]| match given {
        [only] => Some(only.outcome.score),
        _ => None,
    };
    let of = |row: &super::random::Row| {
        let score = match &row.ruling {
            Ruling::Both(both) => plain(both),
            Ruling::Split(ns, ew) => match [ns, ew][side] {
                Given::Assigned(given) => plain(given),
                Given::Artificial(_) => return None,
            },
            // The field decides which of its three results a row has.
            Ruling::Damage(..) => None,
        };
        Some((score, row.count))
    };
    // Artificial sides are no results, and are what they are whatever the ruling.
    field.groups[0].iter().map(|row| of(row).unwrap_or((None, 0))).collect()
}

/// The figures of so many rows of a protocol for each side.
fn rows(protocol: &Value, count: usize) -> [Vec<Option<Figure>>; 2] {
    let rows = &protocol["rows"].as_array().unwrap_or_else(|| panic!("no protocol: {protocol:#}"))[..count];
    ["ns", "ew"].map(|side| rows.iter().map(|row| figure_if_any(&row[side])).collect())
}

/// The rows of `effects` and `entry` for a side.
struct Listed {
    score: Option<i64>,
    tables: BigRational,
    /// `None` if there was nobody to compare with.
    before: Option<Figure>,
    after: Option<Figure>,
}

fn listed(of: &Value) -> Vec<Listed> {
    let one = |one: &Value| Listed {
        score: one["score"].as_i64(),
        tables: fraction(&one["count"]),
        before: figure_if_any(&one["before"]),
        after: figure_if_any(&one["after"]),
    };
    of.as_array().into_iter().flatten().map(one).collect()
}

/// The score obtained at the ruled table, if it is known.
fn base(field: &Field, ruling: &Ruling) -> Option<Ruling> {
    if let Ruling::Damage(_, [_, _, obtained]) = ruling {
        return Some(Ruling::Both(obtained.clone()));
    }
    let plain = |score: i32| super::random::Outcome { written: format!("{score:+}"), score };
    let one = BigRational::from_integer(1.into());
    let component = |score| super::random::Component { weight: one.clone(), outcome: plain(score) };
    field.obtained.map(|score| Ruling::Both(vec![component(score)]))
}

/// Each plain score of the field stands in the list with the protocols' figures, and every table is there once.
fn check(
    field: &Field,
    side: usize,
    found: &[Listed],
    before: &[Option<Figure>],
    after: &[Option<Figure>],
) -> Result<(), TestCaseError> {
    let name = ["NS", "EW"][side];
    let rows = pairs(field, side);
    let one = |listed: &Listed| {
        format!("{:?}: {} tables, {:?} to {:?}", listed.score, listed.tables, listed.before, listed.after)
    };
    let all = || found.iter().map(one).collect::<Vec<_>>().join("\n");
    for listed in found {
        prop_assert!(listed.tables > BigRational::from_integer(0.into()), "{}: {}", name, one(listed));
    }
    let tables: BigRational = found.iter().map(|listed| &listed.tables).sum();
    let results: u32 = rows.iter().map(|(_, count)| count).sum();
    prop_assert_eq!(&tables, &BigRational::from_integer(results.into()), "{}: tables of\n{}", name, all());
    for (at, (score, count)) in rows.iter().enumerate() {
        if *count == 0 {
            continue;
        }
        // Alone on the board one has nothing, and no percentage of it.
        let is = |found: &Option<Figure>, wanted: &Option<Figure>| match (found, wanted) {
            (None, Some(wanted)) => wanted.1.is_none(),
            (found, wanted) => found == wanted,
        };
        let right = |listed: &&Listed| {
            let of_score = score.is_none_or(|score| listed.score == Some(score.into()));
            of_score && is(&listed.before, &before[at]) && is(&listed.after, &after[at])
        };
        let of_score = found.iter().find(right);
        prop_assert!(
            of_score.is_some(),
            "{}'s {:?} goes from {:?} to {:?} in the protocols, not in\n{}",
            name,
            score,
            before[at],
            after[at],
            all()
        );
    }
    Ok(())
}

fn effects_are_those_of_the_protocol(field: &Field, ruling: &Ruling) -> Result<(), TestCaseError> {
    let obtained = base(field, ruling);
    let without = obtained.as_ref().map_or_else(|| field.clone(), |obtained| field.with(obtained));
    let [found, before, after] = each([
        field.script(&format!("effects {ruling}")),
        without.script("protocol"),
        field.with(ruling).script("protocol"),
    ]);
    let Some(after) = after.filter(|after| has_values(&after["rows"][field.groups[0].len()])) else { return Ok(()) };
    prop_assert!(found.is_some(), "scored as a row, but `effects` is an error");
    let found = found.unwrap();
    prop_assert_eq!(&found["effects"]["base"], if obtained.is_some() { "obtained" } else { "without" });
    // Of one result alone there is no before.
    let Some(before) = before else { return Ok(()) };
    let own = field.groups[0].len();
    let (before, after) = (rows(&before, own), rows(&after, own));
    for (side, name) in ["ns", "ew"].into_iter().enumerate() {
        check(field, side, &listed(&found["effects"][name]), &before[side], &after[side])?;
    }
    Ok(())
}

fn rounded((mut field, ruling): (Field, Ruling)) -> (Field, Ruling) {
    field.settings.push(("round", "0.1 away"));
    (field, ruling)
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn effects_are_those_of_the_protocols((field, ruling) in field_and_ruling()) {
        effects_are_those_of_the_protocol(&field, &ruling)?;
    }

    /// Rounded as the protocols are.
    #[test]
    fn effects_are_rounded_as_protocols_are((field, ruling) in field_and_ruling().prop_map(rounded)) {
        effects_are_those_of_the_protocol(&field, &ruling)?;
    }

    /// By the ruling is the protocol with the ruling as a row, as entered the one with the score that is entered.
    #[test]
    fn entry_is_two_protocols((field, ruling) in field_and_ruling()) {
        let [found, right] = each([field.script(&format!("entry {ruling}")), field.with(&ruling).script("protocol")]);
        let own = |found: &Value| has_values(&found["rows"][field.groups[0].len()]);
        let Some(right) = right.filter(own) else { return Ok(()) };
        prop_assert!(found.is_some(), "scored as a row, but `entry` is an error");
        let found = found.unwrap();
        let Some(entered) = found["entry"]["enter"].as_str() else { return Ok(()) };
        let traveller = field.traveller(entered);
        let [as_entered] = each([field.script(&format!("{traveller}\nscoring {}\nprotocol", field.scoring))]);
        let Some(as_entered) = as_entered else { return Ok(()) };
        let at = field.groups[0].len();
        let (right, as_entered) = (rows(&right, at + 1), rows(&as_entered, at + 1));
        for (side, name) in ["ns", "ew"].into_iter().enumerate() {
            let entered = &as_entered[side];
            // The points of the ruled pair.
            let entry = &found["entry"][name];
            let points = |figure: &Option<Figure>| figure.as_ref().map(|(points, _)| points.clone());
            prop_assert_eq!(Some(fraction(&entry["entered"])), points(&entered[at]), "{} as entered", name);
            prop_assert_eq!(fraction(&entry["entered"]) + fraction(&entry["adjustment"]), figure(&found[name]).0, "{}", name);
            prop_assert_eq!(Some(figure(&found[name]).0), points(&right[side][at]), "{} by the ruling", name);
            // The other pairs whose points differ, and no others.
            let others = listed(&found["entry"]["others"][name]);
            for listed in &others {
                prop_assert!(listed.tables > BigRational::from_integer(0.into()), "{} tables", listed.tables);
                let differ = points(&listed.before) != points(&listed.after);
                prop_assert!(differ, "{}: {:?} does not differ", name, listed.score);
            }
            for (row, (score, count)) in pairs(&field, side).into_iter().enumerate() {
                let Some(score) = score.filter(|_| count > 0) else { continue };
                let (right, entered) = (points(&right[side][row]), points(&entered[row]));
                let is = |worth: &Option<Figure>, wanted: &Option<BigRational>| points(worth) == *wanted;
                let found = others.iter().any(|listed| {
                    listed.score == Some(score.into()) && is(&listed.before, &right) && is(&listed.after, &entered)
                });
                prop_assert_eq!(found, right != entered, "{}'s {}: {:?} by the ruling, {:?} as entered", name, score, right, entered);
            }
        }
    }

    /// A ruling is worth what it would be as the last row, of `damage` too.
    #[test]
    fn a_ruling_is_a_row((field, ruling) in field_and_ruling()) {
        let [scored, as_row] = each([field.script(&ruling.to_string()), field.with(&ruling).script("protocol")]);
        let row = as_row.map(|found| found["rows"][field.groups[0].len()].clone()).filter(has_values);
        prop_assert_eq!(scored.is_some(), row.is_some(), "scored one way only: {:?} {:?}", scored, row);
        prop_assert_eq!(scored.as_ref().map(figures), row.as_ref().map(figures));
    }
}
