//! Properties of every ruling and field; each definition here is a naive one of its own.

use num_rational::BigRational;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Ruling, Side, SideRuling};
use redress_core::scoring::{
    Comparison, Conventions, DamageRow, DamageRule, Field, FieldRow, Figure, Protocol, ResolvedDamage, ResolvedRuling,
    ResolvedSide, ResolvedSides, RowFigures, Scored, Scoring, ScoringError, Sides, protocol, score,
};
use std::str::FromStr;

/// A side's figure of a row, which has one.
fn figure(sides: &RowFigures, side: Side) -> &Figure {
    sides.by(side).as_ref().unwrap()
}

// ------------------------------------------------------------------------------------------------ what is generated

/// Few enough for ties, and each given by some contract.
pub(crate) const SCORES: [i32; 12] = [-800, -620, -200, -100, 0, 110, 140, 300, 500, 620, 650, 1430];

/// Weights that sum to 1: some negative, some over 100%.
pub(crate) fn weights(most: usize) -> impl Strategy<Value = Vec<Exact>> {
    vec((-20_i64..=30, select(vec![3_i64, 7, 20, 100])), 0..most).prop_map(|parts| {
        let mut weights: Vec<_> = parts.iter().map(|(n, d)| Exact::fraction(*n, *d).unwrap()).collect();
        let sum: Exact = weights.iter().sum();
        weights.push(&Exact::ONE - &sum);
        weights
    })
}

pub(crate) fn side() -> impl Strategy<Value = SideRuling> {
    prop_oneof![
        2 => select(&SCORES[..]).prop_map(SideRuling::score),
        3 => weights(4).prop_flat_map(|weights| {
            let count = weights.len();
            (Just(weights), vec(select(&SCORES[..]), count))
                .prop_map(|(weights, scores)| SideRuling::weighted(weights.into_iter().zip(scores)))
        }),
    ]
}

/// A ruling without artificial sides: one for both, or split.
pub(crate) fn assigned() -> impl Strategy<Value = ResolvedSides> {
    let ruling =
        prop_oneof![side().prop_map(Ruling::Both), (side(), side()).prop_map(|(ns, ew)| Ruling::Split { ns, ew }),];
    ruling.prop_map(|ruling| ResolvedSides::resolve(&ruling, None).unwrap())
}

pub(crate) fn damage() -> impl Strategy<Value = ResolvedDamage> {
    (select(&Side::BOTH[..]), assigned(), assigned(), assigned())
        .prop_map(|(side, before, after, obtained)| ResolvedDamage { side, before, after, obtained })
}

pub(crate) fn artificial() -> impl Strategy<Value = ResolvedSides> {
    let given = select(vec![Artificial::AveragePlus, Artificial::Average, Artificial::Share(Exact::percent(40))]);
    (given.clone(), given)
        .prop_map(|(ns, ew)| Sides { ns: ResolvedSide::Artificial(ns), ew: ResolvedSide::Artificial(ew) })
}

pub(crate) fn rows(ruling: impl Strategy<Value = ResolvedRuling>) -> impl Strategy<Value = Vec<FieldRow>> {
    vec((ruling, 1_u32..4).prop_map(|(ruling, count)| FieldRow { ruling, count }), 1..7)
}

pub(crate) fn assigned_rows() -> impl Strategy<Value = Vec<FieldRow>> {
    rows(assigned().prop_map(ResolvedRuling::from))
}

pub(crate) fn any_rows() -> impl Strategy<Value = Vec<FieldRow>> {
    rows(prop_oneof![
        4 => assigned().prop_map(ResolvedRuling::from),
        1 => artificial().prop_map(ResolvedRuling::from),
        1 => damage().prop_map(|damage| ResolvedRuling::Damage(Box::new(damage))),
    ])
}

// ----------------------------------------------------------------------------------------------- naive definitions

pub(crate) fn big(value: &Exact) -> BigRational {
    BigRational::from_str(&value.to_string()).unwrap()
}

pub(crate) fn whole(value: i64) -> BigRational {
    BigRational::from_integer(value.into())
}

/// Each side's score of a row.
pub(crate) fn sides_of(row: &FieldRow) -> ResolvedSides {
    assert_eq!(row.ruling.damage(), None, "no damage here");
    row.ruling.formula().into_owned()
}

/// All results of one column, one by one: a score and how much of a result it is.
pub(crate) fn column(rows: &[FieldRow], side: Side) -> Vec<(i32, BigRational)> {
    let mut column = Vec::new();
    for row in rows {
        let resolved = sides_of(row);
        for _ in 0..row.count {
            column.extend(resolved.by(side).weighted().map(|(score, weight)| (score, big(weight))));
        }
    }
    column
}

/// The points of one full result from each comparison with the others: two for a win, one for a tie.
fn compared(score: i32, others: &[(i32, BigRational)], side: Side) -> BigRational {
    let points = |other: i32| {
        let (own, other) = if side == Side::NS { (score, other) } else { (-score, -other) };
        whole(i64::from(own > other) * 2 + i64::from(own == other))
    };
    others.iter().map(|(other, weight)| weight * points(*other)).sum()
}

/// The mean of what each component would get as a full result.
fn mean_of_full_scores(given: &ResolvedSide, others: &[(i32, BigRational)], side: Side) -> BigRational {
    given.weighted().map(|(score, weight)| big(weight) * compared(score, others, side)).sum()
}

fn in_field(ruling: &ResolvedRuling, rows: &[FieldRow], conventions: &Conventions) -> Scored {
    let field = Field::new(rows.to_vec(), conventions);
    score(ruling, Scoring::Matchpoints, Comparison::field(&field), conventions).unwrap()
}

pub(crate) fn points(scored: &Scored, side: Side) -> Exact {
    scored.sides.by(side).figure.points.clone()
}

fn protocol_of(rows: Vec<FieldRow>, conventions: &Conventions) -> Result<Protocol, ScoringError> {
    protocol(Scoring::Matchpoints, Comparison::field(&Field::new(rows, conventions)), conventions)
}

/// The value of a plain ruling to a side, as the only result of its row.
fn value(resolved: &ResolvedSides, side: Side, rows: &[FieldRow]) -> Exact {
    points(&in_field(&ResolvedRuling::from(resolved.clone()), rows, &Conventions::default()), side)
}

fn imp_value(resolved: &ResolvedSides, side: Side, other: &ResolvedSides) -> Exact {
    let ruling = ResolvedRuling::from(resolved.clone());
    points(&score(&ruling, Scoring::Imps, Comparison::other_table(other), &Conventions::default()).unwrap(), side)
}

/// The same board with the table turned: scores negated, the sides exchanged.
pub(crate) fn turned(resolved: &ResolvedSides) -> ResolvedSides {
    let turn = |side: &ResolvedSide| match side {
        ResolvedSide::Artificial(given) => ResolvedSide::Artificial(given.clone()),
        ResolvedSide::Assigned(components) => {
            let turn = |component: &redress_core::scoring::ScoredComponent| redress_core::scoring::ScoredComponent {
                score: -component.score,
                outcome: redress_core::ruling::Outcome::Score(-component.score),
                ..component.clone()
            };
            ResolvedSide::Assigned(components.iter().map(turn).collect())
        }
    };
    Sides { ns: turn(&resolved.ew), ew: turn(&resolved.ns) }
}

pub(crate) fn turned_row(row: &FieldRow) -> FieldRow {
    let ruling = match row.ruling.damage() {
        None => ResolvedRuling::from(turned(&sides_of(row))),
        Some(found) => ResolvedRuling::from(turned_damage(found)),
    };
    FieldRow { ruling, count: row.count }
}

pub(crate) fn turned_damage(found: &ResolvedDamage) -> ResolvedDamage {
    ResolvedDamage {
        side: found.side.opponents(),
        before: turned(&found.before),
        after: turned(&found.after),
        obtained: turned(&found.obtained),
    }
}

pub(crate) fn formula() -> Conventions {
    Conventions { damage: DamageRule::Formula, ..Conventions::default() }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    // ------------------------------------------------------------------------------------------------- matchpoints

    /// Weights, fractional or negative, give the weighted mean of full scores, each compared pair by pair: a component
    /// neither gains nor loses by the others of its own ruling.
    #[test]
    fn weighted_score_is_mean_of_full_scores(ruling in assigned(), rows in assigned_rows()) {
        for side in Side::BOTH {
            let naive = mean_of_full_scores(ruling.by(side), &column(&rows, side), side);
            prop_assert_eq!(big(&value(&ruling, side, &rows)), naive, "{} of {:?}", side, ruling);
        }
    }

    #[test]
    fn universal_notation_is_three_tables(damage in damage(), rows in assigned_rows()) {
        let universal = in_field(&ResolvedRuling::from(damage.formula()), &rows, &Conventions::default());
        let own = damage.side;
        let three = [&damage.before, &damage.after, &damage.obtained].map(|result| value(result, own, &rows));
        prop_assert_eq!(points(&universal, own), &(&three[0] - &three[1]) + &three[2]);
        let offenders = own.opponents();
        prop_assert_eq!(points(&universal, offenders), value(&damage.before, offenders, &rows));

        let in_words = in_field(&ResolvedRuling::Damage(Box::new(damage)), &rows, &formula());
        for side in Side::BOTH {
            prop_assert_eq!(points(&in_words, side), points(&universal, side));
        }
    }

    #[test]
    fn universal_notation_is_three_comparisons_in_imps(damage in damage(), other in assigned()) {
        let own = damage.side;
        let three = [&damage.before, &damage.after, &damage.obtained].map(|result| imp_value(result, own, &other));
        prop_assert_eq!(imp_value(&damage.formula(), own, &other), &(&three[0] - &three[1]) + &three[2]);
    }

    /// The first row of the table that holds.
    #[test]
    fn damage_takes_first_row_that_holds(damage in damage(), rows in assigned_rows()) {
        let (own, offenders) = (damage.side, damage.side.opponents());
        let [before, after, obtained] =
            [&damage.before, &damage.after, &damage.obtained].map(|result| value(result, own, &rows));
        let adjusted = &damage.before;
        let (applied, own_points, source) = if before <= obtained {
            (DamageRow::Stands, obtained.clone(), &damage.obtained)
        } else if before <= after {
            (DamageRow::Trap, obtained.clone(), adjusted)
        } else if after <= obtained {
            (DamageRow::Full, before.clone(), adjusted)
        } else {
            (DamageRow::Formula, &(&before - &after) + &obtained, adjusted)
        };
        let offenders_points = value(source, offenders, &rows);
        let scored = in_field(&ResolvedRuling::Damage(Box::new(damage.clone())), &rows, &Conventions::default());
        prop_assert_eq!(scored.damage.as_ref().unwrap().applied, applied);
        prop_assert_eq!(points(&scored, own), own_points);
        prop_assert_eq!(points(&scored, offenders), offenders_points);
    }

    #[test]
    fn order_and_grouping_of_rows_do_not_matter(
        ruling in prop_oneof![
            assigned().prop_map(ResolvedRuling::from),
            damage().prop_map(|damage| ResolvedRuling::Damage(Box::new(damage))),
        ],
        (rows, shuffled) in any_rows().prop_flat_map(|rows| {
            // Each table on a row of its own.
            let single = |row: &FieldRow| vec![FieldRow { count: 1, ..row.clone() }; row.count as usize];
            let singles: Vec<_> = rows.iter().flat_map(single).collect();
            (Just(rows), Just(singles).prop_shuffle())
        }),
    ) {
        let conventions = Conventions::default();
        let (one, other) = (in_field(&ruling, &rows, &conventions), in_field(&ruling, &shuffled, &conventions));
        for side in Side::BOTH {
            prop_assert_eq!(points(&one, side), points(&other, side));
        }
        let [whole, single] = [&rows, &shuffled]
            .map(|rows| protocol_of(rows.clone(), &conventions).unwrap());
        for (row, scored) in rows.iter().zip(&whole.rows) {
            let at = shuffled.iter().position(|single| single.ruling == row.ruling).unwrap();
            for side in Side::BOTH {
                prop_assert_eq!(&figure(&scored.sides, side).points, &figure(&single.rows[at].sides, side).points);
            }
        }
    }

    #[test]
    fn columns_sum_to_average(
        rows in rows(prop_oneof![
            4 => assigned().prop_map(ResolvedRuling::from),
            1 => damage().prop_map(|damage| ResolvedRuling::Damage(Box::new(damage))),
        ]),
    ) {
        let conventions = Conventions::default();
        let scored = protocol_of(rows.clone(), &conventions).unwrap();
        let results = Exact::from(rows.iter().map(|row| row.count).sum::<u32>());
        let top = scored.top.unwrap();
        prop_assert_eq!(&top, &(&Exact::from(2) * &(&results - &Exact::ONE)));
        for side in Side::BOTH {
            let with_counts = rows.iter().zip(&scored.rows);
            let sum: Exact =
                with_counts.map(|(row, scored)| &Exact::from(row.count) * &figure(&scored.sides, side).points).sum();
            prop_assert_eq!(sum, &top.half() * &results, "{}", side);
        }
    }

    #[test]
    fn turning_the_table_mirrors_matchpoints(ruling in assigned(), damage in damage(), rows in any_rows()) {
        let conventions = Conventions::default();
        let mirrored: Vec<_> = rows.iter().map(turned_row).collect();
        let pairs = [
            (ResolvedRuling::from(ruling.clone()), ResolvedRuling::from(turned(&ruling))),
            (ResolvedRuling::Damage(Box::new(damage.clone())), ResolvedRuling::Damage(Box::new(turned_damage(&damage)))),
        ];
        for (straight, turned) in &pairs {
            let straight = in_field(straight, &rows, &conventions);
            let turned = in_field(turned, &mirrored, &conventions);
            for side in Side::BOTH {
                prop_assert_eq!(points(&straight, side), points(&turned, side.opponents()));
            }
        }
    }

    /// Without splits the two sides share the top, and the mirror is the top's.
    #[test]
    fn balanced_results_share_the_top(
        ruling in side(),
        rows in rows(side().prop_map(|both| ResolvedRuling::resolve(&Ruling::Both(both), None).unwrap())),
    ) {
        let ruling = ResolvedRuling::resolve(&Ruling::Both(ruling), None).unwrap();
        let scored = in_field(&ruling, &rows, &Conventions::default());
        prop_assert_eq!(&points(&scored, Side::NS) + &points(&scored, Side::EW), scored.top().cloned().unwrap());
    }

    /// Neuberg, 1980: whatever the group scores, its mean is the average of the whole field.
    #[test]
    fn neuberg_keeps_the_average(rows in assigned_rows(), missing in vec(artificial(), 0..5)) {
        let conventions = Conventions::default();
        let artificial = missing.into_iter().map(|given| FieldRow { ruling: ResolvedRuling::from(given), count: 1 });
        let all: Vec<_> = rows.iter().cloned().chain(artificial).collect();
        let scored = protocol_of(all, &conventions).unwrap();
        let group = Exact::from(rows.iter().map(|row| row.count).sum::<u32>());
        for side in Side::BOTH {
            let sum: Exact = rows
                .iter()
                .zip(&scored.rows)
                .map(|(row, scored)| &Exact::from(row.count) * &figure(&scored.sides, side).points)
                .sum();
            prop_assert_eq!(sum.over(&group).unwrap(), scored.top.as_ref().unwrap().half());
        }
    }

    // -------------------------------------------------------------------------------------------------------- IMPs

    /// The scale of Law 78B, row by row, and every combination of the two tables.
    #[test]
    fn imps_are_all_combinations(ruling in assigned(), other in assigned()) {
        let imps = |difference: i64| {
            const FROM: [i64; 24] = [
                20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250,
                2500, 3000, 3500, 4000,
            ];
            let size = i64::try_from(FROM.iter().filter(|from| **from <= difference.abs()).count()).unwrap();
            whole(size * difference.signum())
        };
        for side in Side::BOTH {
            let mut naive = whole(0);
            for (here, weight) in ruling.by(side).weighted() {
                for (there, other_weight) in other.by(side.opponents()).weighted() {
                    let gain = i64::from(here - there) * if side == Side::NS { 1 } else { -1 };
                    naive += big(weight) * big(other_weight) * imps(gain);
                }
            }
            prop_assert_eq!(big(&imp_value(&ruling, side, &other)), naive);
        }
    }

    #[test]
    fn turning_the_table_negates_imps(ruling in assigned(), other in assigned(), both in side(), there in side()) {
        for side in Side::BOTH {
            let mirrored = imp_value(&turned(&ruling), side.opponents(), &turned(&other));
            prop_assert_eq!(imp_value(&ruling, side, &other), mirrored);
        }
        let [both, there] = [both, there].map(|side| ResolvedSides::resolve(&Ruling::Both(side), None).unwrap());
        prop_assert_eq!(imp_value(&both, Side::NS, &there), -imp_value(&both, Side::EW, &there));
    }
}
