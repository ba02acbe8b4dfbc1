//! Properties of every form of scoring and every convention; each definition here is a naive one of its own.

use crate::properties::{
    SCORES, any_rows, artificial, assigned, assigned_rows, big, column, damage, formula, points, rows, side, sides_of,
    turned, turned_row, weights, whole,
};
use num_bigint::BigInt;
use num_rational::BigRational;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Ruling, Side, SideRuling, Unit};
use redress_core::scoring::{
    CaseFacts, Comparison, ContinuousScale, Conventions, CountedIn, CrossImps, DamageEntry, DamageRow, DatumRound,
    DatumTrim, Field, FieldRow, Match, MatchForm, Origin, OtherGroups, Penalty, PenaltyUnit, Protocol, ProtocolRow,
    ResolvedDamage, ResolvedRuling, ResolvedSide, ResolvedSides, RoundRule, Scored, Scoring, ScoringError, ShortField,
    Sides, SmallGroups, SplitTables, Step, StepScale, VictoryScale, VpFraction, Working, average_figures, figures,
    protocol, row_figures, score,
};

// ------------------------------------------------------------------------------------------------ what is generated

const FIELD_SCORINGS: [Scoring; 3] = [Scoring::Matchpoints, Scoring::CrossImps, Scoring::Butler];

const SHORT_FIELDS: [ShortField; 5] = [
    ShortField::Neuberg,
    ShortField::Proportional,
    ShortField::Mitchell,
    ShortField::None,
    // The only one that changes full fields.
    ShortField::Ascherman,
];

const SMALL_GROUPS: [SmallGroups; 3] = [SmallGroups::None, SmallGroups::Ebu, SmallGroups::Acbl];

fn both(side: SideRuling) -> ResolvedSides {
    ResolvedSides::resolve(&Ruling::Both(side), None).unwrap()
}

/// One ruling for both sides, weighted or not.
fn balanced() -> impl Strategy<Value = ResolvedSides> {
    side().prop_map(both)
}

fn balanced_rows() -> impl Strategy<Value = Vec<FieldRow>> {
    rows(balanced().prop_map(ResolvedRuling::from))
}

/// A plain score, or one of two by tenths, so that a sorted list of tenths of results can serve as a table.
fn tenths_side() -> impl Strategy<Value = SideRuling> {
    let weighted = |(tenths, one, other): (i64, i32, i32)| {
        let share = |tenths| Exact::fraction(tenths, 10).unwrap();
        SideRuling::weighted([(share(tenths), one), (share(10 - tenths), other)])
    };
    prop_oneof![
        2 => select(&SCORES[..]).prop_map(SideRuling::score),
        1 => (0_i64..=10, select(&SCORES[..]), select(&SCORES[..])).prop_map(weighted),
    ]
}

fn tenths() -> impl Strategy<Value = ResolvedSides> {
    prop_oneof![
        2 => tenths_side().prop_map(both),
        1 => (tenths_side(), tenths_side())
            .prop_map(|(ns, ew)| ResolvedSides::resolve(&Ruling::Split { ns, ew }, None).unwrap()),
    ]
}

fn tenths_rows() -> impl Strategy<Value = Vec<FieldRow>> {
    rows(tenths().prop_map(ResolvedRuling::from))
}

/// Scores a few points apart, for what is a tie within some.
fn near() -> impl Strategy<Value = ResolvedSides> {
    let side = || {
        weights(3).prop_flat_map(|weights| {
            let count = weights.len();
            (Just(weights), vec(select(&[400, 410, 420, 430, 450][..]), count))
                .prop_map(|(weights, scores)| SideRuling::weighted(weights.into_iter().zip(scores)))
        })
    };
    prop_oneof![
        side().prop_map(both),
        (side(), side()).prop_map(|(ns, ew)| ResolvedSides::resolve(&Ruling::Split { ns, ew }, None).unwrap()),
    ]
}

fn by_cross_imps() -> impl Strategy<Value = Conventions> {
    (
        select(vec![CrossImps::Mean, CrossImps::Sum, CrossImps::Modified]),
        select(vec![None, Some(0), Some(1), Some(5), Some(17), Some(30)]),
    )
        .prop_map(|(cross_imps, imp_cap)| Conventions { cross_imps, imp_cap, ..Conventions::default() })
}

fn by_butler() -> impl Strategy<Value = Conventions> {
    let trim = prop_oneof![
        Just(DatumTrim::None),
        Just(DatumTrim::Median),
        (0_u32..4).prop_map(DatumTrim::Count),
        (0_i64..50).prop_map(|percent| DatumTrim::Share(Exact::percent(percent))),
    ];
    (trim, select(vec![DatumRound::Away, DatumRound::Even, DatumRound::TowardsZero, DatumRound::None]))
        .prop_map(|(datum_trim, datum_round)| Conventions { datum_trim, datum_round, ..Conventions::default() })
}

/// Any conventions that are not of the final figure.
fn conventions() -> impl Strategy<Value = Conventions> {
    let matchpoints = (
        select(vec![Exact::ONE, Exact::from(2_i64)]),
        select(&SHORT_FIELDS[..]),
        select(&SMALL_GROUPS[..]),
        select(vec![None, Some(3), Some(12), Some(40)]),
        select(vec![SplitTables::TwoTables, SplitTables::HalfFrequency]),
    );
    (matchpoints, by_cross_imps(), by_butler(), select(vec![0, 10, 50]), select(vec![3_i64, 2])).prop_map(
        |((win, short_field, small_groups, tables, split), cross, butler, tie_within, imp_average)| Conventions {
            win,
            short_field,
            small_groups,
            tables,
            split,
            cross_imps: cross.cross_imps,
            imp_cap: cross.imp_cap,
            tie_within,
            imp_average: imp_average.into(),
            ..butler
        },
    )
}

/// The forms that do not score a field: against another table, or against nothing.
const AT_ONE_TABLE: [Scoring; 3] = [Scoring::Imps, Scoring::BoardAMatch, Scoring::TotalPoints];

// ----------------------------------------------------------------------------------------------- naive definitions

/// The scale of Law 78B, row by row.
const LEAST_DIFFERENCES: [i64; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

fn naive_imps(gain: &BigRational) -> i64 {
    let size = if *gain < whole(0) { -gain } else { gain.clone() };
    let reached = LEAST_DIFFERENCES.iter().filter(|least| whole(**least) <= size).count();
    i64::try_from(reached).unwrap() * if *gain < whole(0) { -1 } else { 1 }
}

/// A side's own gain from one score over another.
fn gain(own: i32, other: i32, side: Side) -> i64 {
    i64::from(own - other) * if side == Side::NS { 1 } else { -1 }
}

/// The points of one full result from each comparison with the others, together.
fn compared(own: i32, others: &[(i32, BigRational)], side: Side, cap: Option<u32>) -> BigRational {
    let most = cap.map_or(i64::MAX, i64::from);
    let imps = |other| whole(naive_imps(&whole(gain(own, other, side))).clamp(-most, most));
    others.iter().map(|(other, weight)| weight * imps(*other)).sum()
}

fn results(rows: &[FieldRow]) -> u32 {
    rows.iter().map(|row| row.count).sum()
}

/// The sum of the comparisons, or their mean.
fn together(sum: BigRational, comparisons: u32, conventions: &Conventions) -> BigRational {
    match conventions.cross_imps {
        CrossImps::Sum => sum,
        CrossImps::Mean => sum / whole(comparisons.into()),
        CrossImps::Modified => {
            let square = BigInt::from(comparisons) * BigInt::from(comparisons + 1) / BigInt::from(2);
            let nine_places = BigInt::from(10).pow(9);
            let root = (square * &nine_places * &nine_places).sqrt();
            sum / BigRational::new(root, nine_places)
        }
    }
}

/// A ruling's cross-IMPs: the weighted mean of what each of its components would get against the other results.
fn naive_cross_imps(given: &ResolvedSide, others: &[FieldRow], side: Side, conventions: &Conventions) -> BigRational {
    let column = column(others, side);
    let one = |(score, weight)| big(weight) * compared(score, &column, side, conventions.imp_cap);
    together(given.weighted().map(one).sum(), results(others), conventions)
}

/// A side's scores, each standing for a tenth of a result.
fn in_tenths(given: &ResolvedSide) -> Vec<i32> {
    let tenth = |(score, weight): (i32, &Exact)| {
        let tenths = (weight * &Exact::from(10_i64)).to_integer().unwrap();
        vec![score; usize::try_from(tenths).unwrap()]
    };
    given.weighted().flat_map(tenth).collect()
}

fn column_in_tenths(rows: &[FieldRow], side: Side) -> Vec<i32> {
    let row = |row: &FieldRow| in_tenths(sides_of(row).by(side)).repeat(row.count as usize);
    rows.iter().flat_map(row).collect()
}

/// The rows with one of the results of one row left out.
fn without_one(rows: &[FieldRow], at: usize) -> Vec<FieldRow> {
    let mut others = rows.to_vec();
    others[at].count -= 1;
    others
}

/// The datum of a list of tenths of results: sorted, its ends cut off, the mean of the rest, rounded to ten. None where
/// nothing is left.
fn naive_datum(mut tenths: Vec<i32>, conventions: &Conventions) -> Option<BigRational> {
    tenths.sort_unstable();
    let results = tenths.len() / 10;
    let cut = match &conventions.datum_trim {
        DatumTrim::None => 0,
        DatumTrim::Count(count) => (*count as usize).min((results - 1) / 2),
        DatumTrim::Share(share) => {
            let cut = (big(share) * BigRational::from_integer(results.into())).floor();
            cut.to_integer().try_into().unwrap()
        }
        DatumTrim::Median => (results - 1) / 2,
    };
    let kept = tenths.get(cut * 10..tenths.len().checked_sub(cut * 10)?).filter(|kept| !kept.is_empty())?;
    let mean = BigRational::new(kept.iter().map(|score| BigInt::from(*score)).sum(), kept.len().into());
    if conventions.datum_round == DatumRound::None {
        return Some(mean);
    }
    let tens = mean / whole(10);
    let (below, above) = (tens.floor(), tens.ceil());
    if conventions.datum_round == DatumRound::TowardsZero {
        return Some(tens.trunc() * whole(10));
    }
    let nearest = match (&tens - &below).cmp(&(&above - &tens)) {
        std::cmp::Ordering::Less => below,
        std::cmp::Ordering::Greater => above,
        std::cmp::Ordering::Equal if conventions.datum_round == DatumRound::Even => {
            if (below.numer() % 2_i64) == BigInt::from(0) { below } else { above }
        }
        std::cmp::Ordering::Equal if tens < whole(0) => below,
        std::cmp::Ordering::Equal => above,
    };
    Some(nearest * whole(10))
}

fn against_datum(score: i32, datum: &BigRational, side: Side) -> BigRational {
    let ns = whole(score.into()) - datum;
    whole(naive_imps(&if side == Side::NS { ns } else { -ns }))
}

/// A ruling's IMPs by Butler: the weighted mean over its components, each as the only result of its row.
fn naive_butler(
    given: &ResolvedSide,
    others: &[FieldRow],
    side: Side,
    conventions: &Conventions,
) -> Option<BigRational> {
    let others = column_in_tenths(others, side);
    let one = |(score, weight): (i32, &Exact)| {
        let mut table = others.clone();
        table.extend([score; 10]);
        Some(big(weight) * against_datum(score, &naive_datum(table, conventions)?, side))
    };
    given.weighted().map(one).sum()
}

/// Two, one or nothing for each score of the other table's opposite side.
fn naive_board_a_match(
    given: &ResolvedSides,
    other: &ResolvedSides,
    side: Side,
    conventions: &Conventions,
) -> BigRational {
    let mut sum = whole(0);
    for (here, weight) in given.by(side).weighted() {
        for (there, other_weight) in other.by(side.opponents()).weighted() {
            let gain = gain(here, there, side);
            let tie = gain.abs() <= conventions.tie_within.into();
            let halves = if tie { 1 } else { i64::from(gain > 0) * 2 };
            sum += big(weight) * big(other_weight) * big(&conventions.win) * whole(halves) / whole(2);
        }
    }
    sum
}

/// A result's share of the top in a group of two or three: 60%, 5% more for each half pair it beats beyond its fair
/// half, and as much less.
fn naive_small_group(group: &[ResolvedSides], at: usize, side: Side) -> BigRational {
    let mut half_pairs = whole(0);
    for (_, other) in group.iter().enumerate().filter(|(other, _)| *other != at) {
        for (own, weight) in group[at].by(side).weighted() {
            for (score, other_weight) in other.by(side).weighted() {
                let beaten = whole(gain(own, score, side).signum());
                half_pairs += big(weight) * big(other_weight) * beaten;
            }
        }
    }
    (whole(60) + whole(5) * half_pairs) / whole(100)
}

// ---------------------------------------------------------------------------------------------------------- scoring

fn plain(resolved: &ResolvedSides) -> ResolvedRuling {
    ResolvedRuling::from(resolved.clone())
}

fn row(resolved: &ResolvedSides) -> FieldRow {
    FieldRow { ruling: plain(resolved), count: 1 }
}

fn in_field(
    ruling: &ResolvedRuling,
    rows: &[FieldRow],
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Scored, ScoringError> {
    let field = Field::new(rows.to_vec(), conventions);
    score(ruling, scoring, Comparison::field(&field), conventions)
}

fn value_in_field(
    resolved: &ResolvedSides,
    side: Side,
    rows: &[FieldRow],
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Exact, ScoringError> {
    in_field(&plain(resolved), rows, scoring, conventions).map(|scored| points(&scored, side))
}

fn protocol_of(rows: &[FieldRow], scoring: Scoring, conventions: &Conventions) -> Result<Protocol, ScoringError> {
    protocol(scoring, Comparison::field(&Field::new(rows.to_vec(), conventions)), conventions)
}

/// Both sides' points of a ruling and of each row of its field, and the tops.
type Everything = (Vec<Sides<Option<Exact>>>, Vec<Option<Exact>>);

fn everything(
    ruling: &ResolvedRuling,
    rows: &[FieldRow],
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<Everything, ScoringError> {
    let one = in_field(ruling, rows, scoring, conventions)?;
    let all = protocol_of(rows, scoring, conventions)?;
    let mut figures = vec![Sides::of(|side| Some(points(&one, side)))];
    let row =
        |row: &ProtocolRow| Sides::of(|side| row.sides.by(side).as_ref().ok().map(|figure| figure.points.clone()));
    figures.extend(all.rows.iter().map(row));
    Ok((figures, vec![one.top().cloned(), all.top]))
}

fn each_component(scored: &Scored, side: Side) -> Vec<(i32, Exact)> {
    let Working::Table(table) = &scored.sides.by(side).working else { panic!("scored in a table") };
    table.components.iter().map(|one| (one.component.score, one.points.clone())).collect()
}

/// The conventions with those exchanged that a form of scoring does not ask for.
fn with_irrelevant(scoring: Scoring, ours: &Conventions, theirs: &Conventions) -> Conventions {
    let [ours, theirs] = [ours, theirs].map(Clone::clone);
    let ours = Conventions { tie_within: theirs.tie_within, ..ours };
    if scoring == Scoring::Matchpoints {
        return Conventions {
            cross_imps: theirs.cross_imps,
            imp_cap: theirs.imp_cap,
            imp_average: theirs.imp_average,
            datum_trim: theirs.datum_trim,
            datum_round: theirs.datum_round,
            ..ours
        };
    }
    // By the sum, artificial scores ask for the number of tables.
    let by_sum = scoring == Scoring::CrossImps && ours.cross_imps != CrossImps::Mean;
    let tables = if by_sum { ours.tables } else { theirs.tables };
    let (win, short_field, small_groups) = (theirs.win, theirs.short_field, theirs.small_groups);
    let ours = Conventions { tables, win, short_field, small_groups, ..ours };
    if scoring == Scoring::CrossImps {
        Conventions { datum_trim: theirs.datum_trim, datum_round: theirs.datum_round, ..ours }
    } else {
        Conventions { imp_cap: theirs.imp_cap, cross_imps: theirs.cross_imps, ..ours }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

    // --------------------------------------------------------------------------------------------------- cross-IMPs

    /// Mean or sum, capped or not: the weighted mean of what each component gets from each other result.
    #[test]
    fn cross_imps_are_all_comparisons(ruling in assigned(), rows in assigned_rows(), conventions in by_cross_imps()) {
        for side in Side::BOTH {
            let scored = value_in_field(&ruling, side, &rows, Scoring::CrossImps, &conventions).unwrap();
            let naive = naive_cross_imps(ruling.by(side), &rows, side, &conventions);
            prop_assert_eq!(big(&scored), naive, "{} of {:?}", side, ruling);
        }
    }

    /// A component is in the table beside the others of its own ruling, with their weights.
    #[test]
    fn cross_imps_of_each_component(ruling in assigned(), rows in assigned_rows(), conventions in by_cross_imps()) {
        let scored = in_field(&plain(&ruling), &rows, Scoring::CrossImps, &conventions).unwrap();
        for side in Side::BOTH {
            let mut table = column(&rows, side);
            table.extend(ruling.by(side).weighted().map(|(score, weight)| (score, big(weight))));
            for (score, points) in each_component(&scored, side) {
                let sum = compared(score, &table, side, conventions.imp_cap);
                prop_assert_eq!(big(&points), together(sum, results(&rows), &conventions), "{} for {}", score, side);
            }
        }
    }

    /// In a protocol each row is compared with all the others, and what one wins another loses.
    #[test]
    fn cross_imps_of_a_field_sum_to_nothing(
        rows in assigned_rows().prop_filter("two results", |rows| results(rows) > 1),
        conventions in by_cross_imps(),
    ) {
        let scored = protocol_of(&rows, Scoring::CrossImps, &conventions).unwrap();
        for side in Side::BOTH {
            let mut sum = whole(0);
            for (at, row) in rows.iter().enumerate() {
                let ruling = sides_of(row);
                let points = big(&scored.rows[at].sides.by(side).as_ref().unwrap().points);
                let others = without_one(&rows, at);
                prop_assert_eq!(&points, &naive_cross_imps(ruling.by(side), &others, side, &conventions));
                sum += points * whole(row.count.into());
            }
            prop_assert_eq!(sum, whole(0), "{}", side);
        }
    }

    /// An average is worth so many IMPs, by the sum so many for each other result that is expected.
    #[test]
    fn averages_in_field_imps(rows in assigned_rows(), more in proptest::option::of(0_u32..20), average in 0_i64..5) {
        let ruling = Ruling::Split {
            ns: SideRuling::Artificial(Artificial::AveragePlus),
            ew: SideRuling::Artificial(Artificial::AverageMinus),
        };
        let ruling = ResolvedRuling::resolve(&ruling, None).unwrap();
        let others = results(&rows);
        let usual = Conventions {
            imp_average: average.into(),
            tables: more.map(|more| others + 1 + more),
            ..Conventions::default()
        };
        let by_sum = Conventions { cross_imps: CrossImps::Sum, ..usual.clone() };
        let comparisons = i64::from(others + more.unwrap_or(0));
        for (scoring, conventions, times) in [
            (Scoring::CrossImps, &usual, 1),
            (Scoring::CrossImps, &by_sum, comparisons),
            (Scoring::Butler, &usual, 1),
        ] {
            let scored = in_field(&ruling, &rows, scoring, conventions).unwrap();
            prop_assert_eq!(points(&scored, Side::NS), Exact::from(average * times), "{:?}", scoring);
            prop_assert_eq!(points(&scored, Side::EW), Exact::from(-average * times), "{:?}", scoring);
        }
    }

    // ------------------------------------------------------------------------------------------------------- Butler

    /// Whatever is cut off and however it is rounded: each component against the mean of a sorted list in which it is
    /// the only result of its row.
    #[test]
    fn butler_is_a_table_for_each_component(
        ruling in tenths(), rows in tenths_rows(), conventions in by_butler(),
    ) {
        for side in Side::BOTH {
            let scored = value_in_field(&ruling, side, &rows, Scoring::Butler, &conventions);
            match naive_butler(ruling.by(side), &rows, side, &conventions) {
                Some(naive) => prop_assert_eq!(big(&scored.unwrap()), naive, "{}", side),
                None => prop_assert_eq!(scored, Err(ScoringError::DatumOfNothing)),
            }
        }
    }

    /// Weights beyond a sorted list, negative ones among them: the datum of all results is their weighted mean.
    #[test]
    fn untrimmed_datum_is_the_weighted_mean(ruling in assigned(), rows in assigned_rows()) {
        let conventions = Conventions { datum_round: DatumRound::None, ..Conventions::default() };
        for side in Side::BOTH {
            let others = column(&rows, side);
            let sum: BigRational = others.iter().map(|(score, weight)| weight * whole((*score).into())).sum();
            let one = |(score, weight): (i32, &Exact)| {
                let datum = (&sum + whole(score.into())) / whole(i64::from(results(&rows)) + 1);
                big(weight) * against_datum(score, &datum, side)
            };
            let naive: BigRational = ruling.by(side).weighted().map(one).sum();
            let scored = value_in_field(&ruling, side, &rows, Scoring::Butler, &conventions).unwrap();
            prop_assert_eq!(big(&scored), naive, "{}", side);
        }
    }

    /// The other pairs are scored against the datum of the table with the ruling's fractional frequencies in it.
    #[test]
    fn butler_of_the_others_is_by_the_fractional_table(
        ruling in tenths(), rows in tenths_rows(), conventions in by_butler(),
    ) {
        let field = Field::new(rows.clone(), &conventions);
        let places: Vec<_> = (0..rows.len()).collect();
        let with = plain(&ruling);
        let figures = row_figures(Some(&with), &places, Scoring::Butler, Comparison::field(&field), &conventions).unwrap();
        for side in Side::BOTH {
            let mut table = column_in_tenths(&rows, side);
            table.extend(in_tenths(ruling.by(side)));
            let datum = naive_datum(table, &conventions);
            for (row, figures) in rows.iter().zip(&figures) {
                let Some(score) = sides_of(row).by(side).single_score() else { continue };
                let naive = datum.as_ref().map(|datum| against_datum(score, datum, side));
                prop_assert_eq!(figures.by(side).as_ref().ok().map(|figure| big(&figure.points)), naive, "{:+} for {}", score, side);
            }
        }
    }

    /// In a protocol too a weighted row is scored component by component, each as the only result of its row.
    #[test]
    fn butler_of_a_field_is_row_by_row(rows in tenths_rows(), conventions in by_butler()) {
        let Ok(scored) = protocol_of(&rows, Scoring::Butler, &conventions) else { return Ok(()) };
        for (at, row) in rows.iter().enumerate() {
            let ruling = sides_of(row);
            for side in Side::BOTH {
                let naive = naive_butler(ruling.by(side), &without_one(&rows, at), side, &conventions);
                let figure = scored.rows[at].sides.by(side).as_ref().ok();
                prop_assert_eq!(figure.map(|figure| big(&figure.points)), naive, "row {} {}", at, side);
            }
        }
    }

    /// A better score in the same field is never worth fewer IMPs, though it moves the datum.
    #[test]
    fn butler_never_falls_with_the_score(rows in tenths_rows(), conventions in by_butler()) {
        let mut scores = SCORES;
        scores.sort_unstable();
        for side in Side::BOTH {
            let value = |score: &i32| {
                value_in_field(&ResolvedSides::score(*score), side, &rows, Scoring::Butler, &conventions).ok()
            };
            let values: Vec<_> = scores.iter().map(value).collect();
            let ordered = values.is_sorted_by(|low, high| if side == Side::NS { low <= high } else { low >= high });
            prop_assert!(ordered, "{} {:?}", side, values);
        }
    }

    // ---------------------------------------------------------------------------------------------------- any field

    /// The same board seen from the other side: every score negated, the sides exchanged.
    #[test]
    fn turning_the_table_negates_field_imps(
        ruling in assigned(), rows in any_rows(), cross in by_cross_imps(), butler in by_butler(),
    ) {
        let mirrored: Vec<_> = rows.iter().map(turned_row).collect();
        let scorings = [(Scoring::CrossImps, cross), (Scoring::Butler, butler)];
        for (scoring, conventions) in &scorings {
            for side in Side::BOTH {
                let straight = value_in_field(&ruling, side, &rows, *scoring, conventions);
                let turned = value_in_field(&turned(&ruling), side.opponents(), &mirrored, *scoring, conventions);
                prop_assert_eq!(straight, turned, "{:?}", scoring);
            }
        }
    }

    /// One ruling for both sides in a field of such rulings: what one side wins the other loses.
    #[test]
    fn balanced_field_imps_sum_to_nothing(
        ruling in balanced(), rows in balanced_rows(), cross in by_cross_imps(), butler in by_butler(),
    ) {
        for (scoring, conventions) in [(Scoring::CrossImps, cross), (Scoring::Butler, butler)] {
            let Ok((figures, _)) = everything(&plain(&ruling), &rows, scoring, &conventions) else { continue };
            for figure in figures {
                prop_assert_eq!(figure.ns, figure.ew.map(|ew| -ew), "{:?}", scoring);
            }
        }
    }

    /// Rows in any order, each table on a row of its own.
    #[test]
    fn order_and_grouping_do_not_matter_in_imps(
        ruling in assigned(),
        (rows, shuffled) in any_rows().prop_flat_map(|rows| {
            let single = |row: &FieldRow| vec![FieldRow { count: 1, ..row.clone() }; row.count as usize];
            let singles: Vec<_> = rows.iter().flat_map(single).collect();
            (Just(rows), Just(singles).prop_shuffle())
        }),
        cross in by_cross_imps(),
        butler in by_butler(),
    ) {
        for (scoring, conventions) in [(Scoring::CrossImps, cross), (Scoring::Butler, butler)] {
            let one = everything(&plain(&ruling), &rows, scoring, &conventions);
            let other = everything(&plain(&ruling), &shuffled, scoring, &conventions);
            let (Ok((one, _)), Ok((other, _))) = (&one, &other) else {
                prop_assert_eq!(one.err(), other.err());
                continue;
            };
            prop_assert_eq!(&one[0], &other[0], "{:?}", scoring);
            for (row, points) in rows.iter().zip(&one[1..]) {
                let at = shuffled.iter().position(|single| single.ruling == row.ruling).unwrap();
                prop_assert_eq!(points, &other[at + 1], "{:?}", scoring);
            }
        }
    }

    /// A ruling scored against its field is a row of the protocol with it.
    #[test]
    fn ruling_is_a_row_of_its_protocol(
        ruling in prop_oneof![4 => assigned(), 1 => artificial()], rows in any_rows(), conventions in conventions(),
    ) {
        let mut all = rows.clone();
        all.push(row(&ruling));
        for scoring in FIELD_SCORINGS {
            let one = in_field(&plain(&ruling), &rows, scoring, &conventions);
            let all = protocol_of(&all, scoring, &conventions);
            let (Ok(one), Ok(all)) = (one, all) else { continue };
            for side in Side::BOTH {
                let last = &all.rows.last().unwrap().sides.by(side).as_ref().unwrap().points;
                prop_assert_eq!(&points(&one, side), last, "{:?} {}", scoring, side);
            }
        }
    }

    // --------------------------------------------------------------------------------- the other table, total points

    /// Two for a gain, one for a tie and nothing for a loss, over every combination of the two tables.
    #[test]
    fn board_a_match_is_all_combinations(
        ruling in near(), other in near(), tie_within in select(vec![0, 10, 20]), win in select(vec![1_i64, 2]),
    ) {
        let conventions = Conventions { tie_within, win: win.into(), ..Conventions::default() };
        let value = |given: &ResolvedSides, side, other: &ResolvedSides| {
            points(&score(&plain(given), Scoring::BoardAMatch, Comparison::other_table(other), &conventions).unwrap(), side)
        };
        for side in Side::BOTH {
            let scored = value(&ruling, side, &other);
            prop_assert_eq!(big(&scored), naive_board_a_match(&ruling, &other, side, &conventions));
            prop_assert_eq!(&scored, &value(&turned(&ruling), side.opponents(), &turned(&other)));
        }
        let [ruling, other] = [ruling.ns, other.ns].map(|side| Sides { ns: side.clone(), ew: side });
        let sides = Side::BOTH.map(|side| value(&ruling, side, &other));
        prop_assert_eq!(sides.iter().sum::<Exact>(), conventions.win);
    }

    /// The weighted sum of the scores; EW's is their own view of theirs.
    #[test]
    fn total_points_are_linear(ruling in assigned()) {
        let scored = score(&plain(&ruling), Scoring::TotalPoints, Comparison::NOTHING, &Conventions::default()).unwrap();
        for side in Side::BOTH {
            let own = |(score, weight)| big(weight) * whole(gain(score, 0, side));
            prop_assert_eq!(big(&points(&scored, side)), ruling.by(side).weighted().map(own).sum::<BigRational>());
        }
    }

    // ------------------------------------------------------------------------------------------- figures and working

    /// The figures counted from below are those of the whole working, to the fraction, for any query.
    #[test]
    fn figures_are_those_of_the_working(
        ruling in prop_oneof![
            4 => assigned().prop_map(ResolvedRuling::from),
            2 => select(&SCORES[..]).prop_map(ResolvedRuling::Score),
            1 => artificial().prop_map(ResolvedRuling::from),
            2 => damage().prop_map(ResolvedRuling::from),
        ],
        rows in any_rows(),
        other in assigned(),
        conventions in conventions(),
        damage_entry in select(vec![DamageEntry::Universal, DamageEntry::Before]),
    ) {
        let conventions = Conventions { damage_entry, ..conventions };
        let field = Field::new(rows, &conventions);
        let comparison = Comparison { field: Some(&field), other_table: Some(&other), work: None };
        for scoring in Scoring::ALL.iter().copied() {
            let whole = score(&ruling, scoring, comparison, &conventions).map(|scored| scored.figures());
            prop_assert_eq!(figures(&ruling, scoring, comparison, &conventions), whole, "{:?}", scoring);
        }
    }

    /// The parts of the components come to the figure; what one side wins in a table the other loses, but in small
    /// groups.
    #[test]
    fn parts_come_to_the_figure(ruling in assigned(), rows in any_rows(), other in assigned(), conventions in conventions()) {
        let field = Field::new(rows, &conventions);
        let comparison = Comparison { field: Some(&field), other_table: Some(&other), work: None };
        for scoring in Scoring::ALL.iter().copied() {
            let Ok(scored) = score(&plain(&ruling), scoring, comparison, &conventions) else { continue };
            for side in Side::BOTH {
                let score = scored.sides.by(side);
                let parts: Exact = score.working.components().iter().map(|component| &component.part).sum();
                prop_assert_eq!(&parts, &score.figure.unrounded);
                for component in score.working.components() {
                    let points = component.points.clone() * &component.component.weight;
                    prop_assert_eq!(&points, &component.part);
                    if let Origin::Comparisons { lines, .. } = &component.origin {
                        let parts: Exact = lines.iter().map(|line| &line.part).sum();
                        prop_assert_eq!(&parts, &component.part);
                    }
                }
                let Some(table) = score.working.table() else { continue };
                let in_table = |score| table.lines.iter().find(|line| line.entry.score == score);
                for component in score.working.components() {
                    let line = in_table(component.component.score).unwrap();
                    if scoring != Scoring::Butler {
                        prop_assert_eq!((&line.own, Some(&line.other)), (&component.points, component.other.as_ref()));
                    }
                }
            }
        }
    }

    /// One score averaged is that score.
    #[test]
    fn the_average_of_one_score_is_the_score(
        one in select(&SCORES[..]), rows in any_rows(), other in assigned(), conventions in conventions(),
    ) {
        let field = Field::new(rows, &conventions);
        let comparison = Comparison { field: Some(&field), other_table: Some(&other), work: None };
        for scoring in Scoring::ALL.iter().copied() {
            let averaged = average_figures(&ResolvedSides::score(one), scoring, comparison, &conventions);
            let plain = figures(&ResolvedRuling::Score(one), scoring, comparison, &conventions);
            prop_assert_eq!(averaged.map(|averaged| averaged.figures), plain, "{:?}", scoring);
        }
    }

    /// The values of a field's rows with a ruling are those with it as a row, and without it those of the field alone;
    /// there is no answer only if the ruling itself has no value.
    #[test]
    fn rows_with_a_ruling_are_those_of_the_protocol(
        ruling in prop_oneof![
            4 => assigned().prop_map(ResolvedRuling::from),
            1 => artificial().prop_map(ResolvedRuling::from),
            2 => damage().prop_map(ResolvedRuling::from),
        ],
        rows in any_rows(),
        conventions in conventions(),
        damage_entry in select(vec![DamageEntry::Universal, DamageEntry::Before]),
    ) {
        let conventions = Conventions { damage_entry, ..conventions };
        let field = Field::new(rows.clone(), &conventions);
        let places: Vec<_> = (0..rows.len()).collect();
        let mut more = rows.clone();
        more.push(FieldRow::new(ruling.clone(), 1));
        for scoring in FIELD_SCORINGS {
            for (one_more, rows) in [(None, &rows), (Some(&ruling), &more)] {
                let Ok(whole) = protocol_of(rows, scoring, &conventions) else { continue };
                let comparison = Comparison::field(&field);
                let found = match row_figures(one_more, &places, scoring, comparison, &conventions) {
                    Ok(found) => found,
                    Err(error) => {
                        let last = &whole.rows.last().unwrap().sides;
                        prop_assert!(Side::BOTH.iter().any(|side| last.by(*side).is_err()), "{:?} {}", scoring, error);
                        prop_assert!(one_more.is_some());
                        continue;
                    }
                };
                for (row, found) in whole.rows.iter().zip(&found) {
                    for side in Side::BOTH {
                        prop_assert_eq!(row.sides.by(side), found.by(side), "{:?} {}", scoring, side);
                    }
                }
            }
        }
    }

    /// Damage is worth as a ruling what it is worth as a row, beside other damage too.
    #[test]
    fn damage_is_a_row_of_its_protocol(
        damage in damage(), rows in any_rows(), conventions in conventions(),
        damage_entry in select(vec![DamageEntry::Universal, DamageEntry::Before]),
    ) {
        let conventions = Conventions { damage_entry, ..conventions };
        let mut all = rows.clone();
        all.push(FieldRow::new(damage.clone(), 1));
        for scoring in FIELD_SCORINGS {
            let one = in_field(&damage.clone().into(), &rows, scoring, &conventions);
            let (Ok(one), Ok(all)) = (one, protocol_of(&all, scoring, &conventions)) else { continue };
            for side in Side::BOTH {
                let row = all.rows.last().unwrap().sides.by(side);
                prop_assert_eq!(Ok(&one.sides.by(side).figure), row.as_ref(), "{:?} {}", scoring, side);
            }
        }
    }

    /// Entered as the score before the infraction and adjusted afterwards, a side has what it has by the universal
    /// notation.
    #[test]
    fn the_pair_gets_the_same_however_damage_is_entered(
        damage in damage(), rows in any_rows(), conventions in conventions(),
    ) {
        for scoring in FIELD_SCORINGS {
            let [one, other] = [DamageEntry::Universal, DamageEntry::Before].map(|damage_entry| {
                let conventions = Conventions { damage_entry, ..conventions.clone() };
                in_field(&damage.clone().into(), &rows, scoring, &conventions).ok()
            });
            let Some((one, other)) = one.zip(other) else { continue };
            let row = |scored: &Scored| scored.damage.as_ref().map(|finding| finding.applied);
            prop_assert_eq!(row(&one), row(&other));
            if row(&one) == Some(DamageRow::Formula) {
                prop_assert_eq!(points(&one, damage.side), points(&other, damage.side), "{:?}", scoring);
            }
        }
    }

    // ------------------------------------------------------------------------------------------- short fields, groups

    /// Neuberg: whatever a group scores and however many are missing, its mean is the average of the whole field. So it
    /// is where the missing results are those of the other groups of a fouled board.
    #[test]
    fn neuberg_group_keeps_the_average(
        rows in assigned_rows(), missing in 0_u32..30, fouled in any::<bool>(), win in select(vec![1_i64, 2]),
    ) {
        let expected = results(&rows) + missing;
        let elsewhere = OtherGroups { results: missing.into(), largest: missing.into() };
        let conventions = Conventions {
            win: win.into(),
            tables: (!fouled).then_some(expected),
            ..Conventions::default()
        };
        let field = Field::new(rows.clone(), &conventions);
        let field = if fouled { field.beside(elsewhere) } else { field };
        let scored = protocol(Scoring::Matchpoints, Comparison::field(&field), &conventions).unwrap();
        let top = scored.top.clone().unwrap();
        prop_assert_eq!(&top, &(&Exact::from(win) * &Exact::from(expected - 1)));
        for side in Side::BOTH {
            prop_assert_eq!(mean(&rows, &scored, side), top.half(), "{}", side);
        }
    }

    /// Two or three results of at least three times as many: 60% and 5% more or less for each half pair beaten, so
    /// that two sides with one result share 120%.
    #[test]
    fn small_groups_of_the_ebu_share_120_percent(
        group in prop_oneof![vec(assigned(), 2), vec(assigned(), 3)],
        even in prop_oneof![vec(balanced(), 2), vec(balanced(), 3)],
        more in 0_u32..9,
        win in select(vec![1_i64, 2]),
    ) {
        for group in [group, even] {
            let rows: Vec<_> = group.iter().map(row).collect();
            let conventions = Conventions {
                small_groups: SmallGroups::Ebu,
                tables: Some(results(&rows) * 3 + more),
                win: win.into(),
                ..Conventions::default()
            };
            let scored = protocol_of(&rows, Scoring::Matchpoints, &conventions);
            let scored = scored.unwrap();
            let top = scored.top.clone().unwrap();
            for side in Side::BOTH {
                prop_assert_eq!(mean(&rows, &scored, side), &top * &Exact::percent(60));
                for (at, row) in scored.rows.iter().enumerate() {
                    let share = naive_small_group(&group, at, side);
                    prop_assert_eq!(big(&row.sides.by(side).as_ref().unwrap().points), big(&top) * share, "row {} {}", at, side);
                }
            }
            if group.iter().all(ResolvedSides::is_balanced) {
                for row in &scored.rows {
                    prop_assert_eq!(&row.sides.ns.as_ref().unwrap().points + &row.sides.ew.as_ref().unwrap().points, &top * &Exact::percent(120));
                }
            }
        }
    }

    /// One, two, or three results that are not the largest group of a fouled board: 60%, 65/55%, 70/60/50%.
    #[test]
    fn small_groups_of_the_acbl_share_120_percent(group in vec(balanced(), 1..4), largest in 4_u32..9) {
        let rows: Vec<_> = group.iter().map(row).collect();
        let conventions = Conventions { small_groups: SmallGroups::Acbl, ..Conventions::default() };
        let elsewhere = OtherGroups { results: largest.into(), largest: largest.into() };
        let field = Field::new(rows.clone(), &conventions).beside(elsewhere);
        let scored = protocol(Scoring::Matchpoints, Comparison::field(&field), &conventions).unwrap();
        let top = scored.top.clone().unwrap();
        for (at, row) in scored.rows.iter().enumerate() {
            let share = naive_small_group(&group, at, Side::NS);
            prop_assert_eq!(big(&row.sides.ns.as_ref().unwrap().points), big(&top) * share, "row {}", at);
            prop_assert_eq!(&row.sides.ns.as_ref().unwrap().points + &row.sides.ew.as_ref().unwrap().points, &top * &Exact::percent(120));
        }
    }

    // -------------------------------------------------------------------------------------- what changes nothing

    /// Conventions that a form of scoring does not ask for change neither a ruling nor its field, nor whether they can
    /// be scored.
    #[test]
    fn irrelevant_conventions_change_nothing(
        ruling in prop_oneof![
            3 => assigned().prop_map(ResolvedRuling::from),
            1 => artificial().prop_map(ResolvedRuling::from),
            1 => damage().prop_map(|damage| ResolvedRuling::Damage(Box::new(damage))),
        ],
        rows in any_rows(),
        other in assigned(),
        ours in conventions(),
        theirs in conventions(),
    ) {
        for scoring in FIELD_SCORINGS {
            let changed = with_irrelevant(scoring, &ours, &theirs);
            let [before, after] = [&ours, &changed].map(|conventions| everything(&ruling, &rows, scoring, conventions));
            prop_assert_eq!(before, after, "{:?} {:?}", scoring, changed);
        }
        // At one table: the value of an average in IMPs; a win and a tie in board-a-match; nothing in total points.
        let keep = [
            Conventions { imp_average: ours.imp_average.clone(), ..theirs.clone() },
            Conventions { win: ours.win.clone(), tie_within: ours.tie_within, ..theirs.clone() },
            theirs,
        ];
        for (scoring, changed) in AT_ONE_TABLE.into_iter().zip(&keep) {
            let [before, after] = [&ours, changed].map(|conventions| {
                let scored = score(&ruling, scoring, Comparison::other_table(&other), conventions)?;
                Ok::<_, ScoringError>((Sides::of(|side| points(&scored, side)), scored.top().cloned()))
            });
            prop_assert_eq!(before, after, "{:?} {:?}", scoring, changed);
        }
    }

    /// If no result is missing, neither the formula for short fields nor percentages for small groups apply;
    /// Ascherman's formula is for full fields too.
    #[test]
    fn full_fields_are_not_short(ruling in assigned(), rows in assigned_rows(), win in select(vec![1_i64, 2])) {
        let usual = Conventions { win: win.into(), ..Conventions::default() };
        let expected = everything(&plain(&ruling), &rows, Scoring::Matchpoints, &usual).unwrap();
        for short_field in SHORT_FIELDS.into_iter().filter(|formula| *formula != ShortField::Ascherman) {
            for small_groups in SMALL_GROUPS {
                let conventions = Conventions { short_field, small_groups, ..usual.clone() };
                let found = everything(&plain(&ruling), &rows, Scoring::Matchpoints, &conventions).unwrap();
                prop_assert_eq!(&found, &expected, "{:?}", conventions);
            }
        }
    }

    /// Half frequencies are for splits: without any, one table for both sides is each side's own.
    #[test]
    fn half_frequencies_need_a_split(ruling in balanced(), rows in balanced_rows(), conventions in conventions()) {
        for scoring in FIELD_SCORINGS {
            let [two, half] = [SplitTables::TwoTables, SplitTables::HalfFrequency].map(|split| {
                everything(&plain(&ruling), &rows, scoring, &Conventions { split, ..conventions.clone() })
            });
            prop_assert_eq!(two, half, "{:?}", scoring);
        }
    }

    // ------------------------------------------------------------------------------------------------------- damage

    /// By cross-IMPs and by Butler too the universal notation is what three separate tables give, and what enters the
    /// tables for it makes no difference to the pairs themselves.
    #[test]
    fn universal_notation_is_three_tables_in_imps(
        damage in damage(), rows in assigned_rows(), cross in by_cross_imps(), butler in by_butler(),
    ) {
        let own = damage.side;
        for (scoring, conventions) in [(Scoring::CrossImps, cross), (Scoring::Butler, butler)] {
            let value = |result: &ResolvedSides, side| value_in_field(result, side, &rows, scoring, &conventions);
            let three = [&damage.before, &damage.after, &damage.obtained].map(|result| value(result, own));
            let [Ok(before), Ok(after), Ok(obtained)] = three else { continue };
            let expected = &(&before - &after) + &obtained;
            prop_assert_eq!(value(&damage.formula(), own), Ok(expected.clone()), "{:?}", scoring);
            let offenders = value(&damage.before, own.opponents()).unwrap();
            for damage_entry in [DamageEntry::Universal, DamageEntry::Before] {
                let conventions = Conventions { damage: formula().damage, damage_entry, ..conventions.clone() };
                let ruling = ResolvedRuling::Damage(Box::new(damage.clone()));
                let scored = in_field(&ruling, &rows, scoring, &conventions).unwrap();
                prop_assert_eq!(&points(&scored, own), &expected, "{:?}", damage_entry);
                prop_assert_eq!(&points(&scored, own.opponents()), &offenders, "{:?}", damage_entry);
            }
        }
    }

    /// The first row of the table that holds, in every form of scoring.
    #[test]
    fn damage_takes_the_first_row_in_every_scoring(
        damage in damage(), rows in assigned_rows(), other in assigned(), cross in by_cross_imps(),
    ) {
        let field = Field::new(rows, &cross);
        let comparison = Comparison { field: Some(&field), other_table: Some(&other), work: None };
        for scoring in Scoring::ALL.iter().copied() {
            let value = |result: &ResolvedSides, side| {
                points(&score(&plain(result), scoring, comparison, &cross).unwrap(), side)
            };
            let ResolvedDamage { side: own, before, after, obtained } = &damage;
            let [x, y, z] = [before, after, obtained].map(|result| value(result, *own));
            let (applied, own_points, source) = if x <= z {
                (DamageRow::Stands, z, obtained)
            } else if x <= y {
                (DamageRow::Trap, z, before)
            } else if y <= z {
                (DamageRow::Full, x, before)
            } else {
                (DamageRow::Formula, &(&x - &y) + &z, before)
            };
            let scored = score(&damage.clone().into(), scoring, comparison, &cross).unwrap();
            prop_assert_eq!(scored.damage.as_ref().unwrap().applied, applied, "{:?}", scoring);
            prop_assert_eq!(points(&scored, *own), own_points, "{:?}", scoring);
            prop_assert_eq!(points(&scored, own.opponents()), value(source, own.opponents()), "{:?}", scoring);
        }
    }

    // ------------------------------------------------------------------------------------- rounding and penalties

    /// Rounding changes the final figure alone, to a multiple of the unit less than one away; under a rule of halves
    /// to the nearest, and else in favour of the side that did not offend.
    #[test]
    fn rounding_changes_the_final_figure_alone(
        ruling in assigned(),
        rows in assigned_rows(),
        unit in select(vec![(1, 1), (1, 10), (1, 100), (5, 1)]),
        rule in select(vec![
            RoundRule::Away, RoundRule::ToAverage, RoundRule::AwayFromAverage, RoundRule::Even, RoundRule::NonOffenders,
        ]),
        non_offenders in select(vec![None, Some(Side::NS), Some(Side::EW)]),
    ) {
        let unit = Exact::fraction(unit.0, unit.1).unwrap();
        let case = CaseFacts { non_offenders, ..CaseFacts::default() };
        let rounding =
            Conventions {
                round: Some((unit.clone(), rule)),
                round_field_imps: Some((unit.clone(), rule)),
                case,
                ..Conventions::default()
            };
        for scoring in FIELD_SCORINGS {
            let exact = in_field(&plain(&ruling), &rows, scoring, &Conventions::default()).unwrap();
            let rounded = in_field(&plain(&ruling), &rows, scoring, &rounding).unwrap();
            for side in Side::BOTH {
                let (before, after) = (points(&exact, side), points(&rounded, side));
                prop_assert_eq!(&rounded.sides.by(side).figure.unrounded, &before);
                prop_assert_eq!(each_component(&rounded, side), each_component(&exact, side));
                prop_assert!(after.over(&unit).unwrap().to_integer().is_some());
                prop_assert!((&after - &before).abs() < unit);
                match non_offenders.filter(|_| rule == RoundRule::NonOffenders) {
                    Some(innocent) if innocent == side => prop_assert!(after >= before),
                    Some(_) => prop_assert!(after <= before),
                    None => prop_assert!((&after - &before).abs() <= unit.half()),
                }
            }
        }
    }

    /// A penalty is taken from the rounded figure, its exact amount and no more; the other side's is left alone.
    #[test]
    fn penalties_take_their_amount(
        ruling in assigned(),
        rows in assigned_rows(),
        side in select(&Side::BOTH[..]),
        amounts in vec((0_i64..400).prop_map(|tenths| Exact::fraction(tenths, 10).unwrap()), 1..4),
        share in any::<bool>(),
    ) {
        let conventions = Conventions { round: Some((Exact::ONE, RoundRule::Away)), ..Conventions::default() };
        for scoring in FIELD_SCORINGS {
            let scored = in_field(&plain(&ruling), &rows, scoring, &conventions).unwrap();
            let top = scored.top().cloned().filter(|_| share);
            let unit = if top.is_some() { PenaltyUnit::Share } else { PenaltyUnit::Points(scored.unit()) };
            let penalty = |amount: &Exact| Penalty { side, amount: amount.clone(), unit };
            let penalties: Vec<_> = amounts.iter().map(penalty).collect();
            let mut taken = scored.clone();
            taken.penalise(&penalties).unwrap();
            let sum = &amounts.iter().sum::<Exact>() * &top.unwrap_or(Exact::ONE);
            prop_assert_eq!(points(&taken, side), &points(&scored, side) - &sum);
            prop_assert_eq!(&taken.sides.by(side).figure.penalty, &sum);
            prop_assert_eq!(&taken.sides.by(side).figure.unrounded, &scored.sides.by(side).figure.unrounded);
            let other = side.opponents();
            prop_assert_eq!(&taken.sides.by(other).figure, &scored.sides.by(other).figure);
        }
    }

    // ----------------------------------------------------------------------------------------------- victory points

    /// Steps as a club writes them: a fraction between two of them goes to the one that is better for the side that
    /// did not offend; without such a side, or where the convention says so, to the nearer, at the middle to the one away
    /// from the draw; or always towards the draw.
    #[test]
    fn fractions_between_steps_go_to_one_of_them(
        scale in step_scale(), between in 0_i64..25, part in 1_i64..12, losing in any::<bool>(),
    ) {
        let sign = Exact::from(if losing { -1_i64 } else { 1 });
        let by = |margin: Exact, favoured, rule| scale.convert(&(&sign * &margin), favoured, rule).points;
        let convert = |margin: Exact, favoured| by(margin, favoured, VpFraction::NonOffenders);
        let [below, above] = [between, between + 1].map(|margin| convert(margin.into(), None));
        let margin = &Exact::from(between) + &Exact::fraction(part, 12).unwrap();
        let (worse, better) = if losing { (&above, &below) } else { (&below, &above) };
        prop_assert!(worse <= better);
        prop_assert_eq!(&convert(margin.clone(), Some(true)), better);
        prop_assert_eq!(&convert(margin.clone(), Some(false)), worse);
        let nearer = if part >= 6 { &above } else { &below };
        prop_assert_eq!(&convert(margin.clone(), None), nearer);
        for favoured in [None, Some(true), Some(false)] {
            prop_assert_eq!(&by(margin.clone(), favoured, VpFraction::Nearest), nearer);
            prop_assert_eq!(&by(margin.clone(), favoured, VpFraction::TowardsDraw), &below);
        }
    }

    /// A board that balances in a match that balances shares the 20 victory points; in a knockout the board counts as
    /// much for one side as against the other, split or not.
    #[test]
    fn matches_balance(
        ruling in balanced(), split in assigned(), other in balanced(), rest in -60_i64..60, boards in 1_u32..=64,
    ) {
        let scored = |ruling: &ResolvedSides| {
            score(&plain(ruling), Scoring::Imps, Comparison::other_table(&other), &Conventions::default()).unwrap()
        };
        let rest = Sides { ns: Exact::from(rest), ew: Exact::from(-rest) };
        let played = Match { rest: rest.clone(), counted_in: CountedIn::Imps, form: MatchForm::VictoryPoints(VictoryScale::continuous(boards)) };
        let found = played.score(&scored(&ruling).figures(), &[], &Conventions::default()).unwrap();
        let points = Side::BOTH.map(|side| found.sides.by(side).victory_points.clone().unwrap().points);
        prop_assert_eq!(points.iter().sum::<Exact>(), Exact::from(20_i64));

        let (board, knockout) = (scored(&split), Match { rest: rest.clone(), counted_in: CountedIn::Imps, form: MatchForm::Knockout });
        let penalty = Penalty { side: Side::NS, amount: Exact::from(3_i64), unit: PenaltyUnit::Points(Unit::Imps) };
        let mut fined = board.clone();
        fined.penalise(&[penalty]).unwrap();
        let [free, fined] = [&board, &fined].map(|board| knockout.score(&board.figures(), &[], &Conventions::default()).unwrap());
        let half = (&self::points(&board, Side::NS) - &self::points(&board, Side::EW)).half();
        prop_assert_eq!(&free.sides.ns.total, &(&rest.ns + &half));
        prop_assert_eq!(&free.sides.ew.total, &-&free.sides.ns.total);
        prop_assert_eq!(&fined.sides.ns.total, &(&free.sides.ns.total - &Exact::from(3_i64)));
        prop_assert_eq!(&fined.sides.ew, &free.sides.ew);
    }
}

/// The average points of a row of a group.
fn mean(rows: &[FieldRow], scored: &Protocol, side: Side) -> Exact {
    let sum: Exact = rows
        .iter()
        .zip(&scored.rows)
        .map(|(row, scored)| &Exact::from(row.count) * &scored.sides.by(side).as_ref().unwrap().points)
        .sum();
    sum.over(&results(rows).into()).unwrap()
}

/// Steps of any width, each worth more for the winner and less for the loser, the last open or not.
fn step_scale() -> impl Strategy<Value = VictoryScale> {
    (vec((0_u32..4, 0_i64..3), 1..9), any::<bool>()).prop_map(|(written, open)| {
        let (mut next, mut more) = (0, 0);
        let last = written.len() - 1;
        let step = |(at, (width, rise)): (usize, (u32, i64))| {
            let (from, to) = (next, next + width);
            more += if at == 0 { 0 } else { rise };
            next = to + 1;
            let to = (!open || at < last).then_some(to);
            Step { from, to, winner: Exact::from(15 + more), loser: Exact::from(15 - more) }
        };
        let steps = written.into_iter().enumerate().map(step).collect();
        VictoryScale::Table(StepScale::new("club", steps).unwrap())
    })
}

/// A margin in hundredths of victory points.
fn hundredths(scale: &ContinuousScale, margin: &Exact) -> i64 {
    (&scale.winner(margin) * &Exact::from(100_i64)).to_integer().unwrap()
}

/// For every length of match: 10 at a draw, 20 in the end, never falling, each further IMP worth no more than the one
/// before, and a fraction of an IMP between its neighbours.
#[test]
fn continuous_scale_is_monotone_and_concave() {
    for boards in 1..=64 {
        let scale = ContinuousScale::new(boards);
        let whole: Vec<_> = (0..130_i64).map(|margin| hundredths(&scale, &Exact::from(margin))).collect();
        assert_eq!((whole[0], whole[129]), (1000, 2000), "{boards} boards");
        assert!(whole.is_sorted(), "{boards} boards: {whole:?}");
        for (margin, three) in whole.windows(3).enumerate() {
            assert!(three[2] - three[1] <= three[1] - three[0], "{boards} boards, {}: {three:?}", margin + 1);
        }
        for (margin, two) in (0_i64..).zip(whole.windows(2)) {
            let part = |twelfths| &Exact::from(margin) + &Exact::fraction(twelfths, 12).unwrap();
            let mut points = vec![two[0]];
            points.extend([1, 6, 11].map(|twelfths| hundredths(&scale, &part(twelfths))));
            points.push(two[1]);
            assert!(points.is_sorted(), "{boards} boards, from {margin}: {points:?}");
        }
    }
}

/// Two sides whose IMPs balance share 20 victory points by either scale, whatever the margin and whoever offended.
#[test]
fn balancing_imps_share_20_victory_points() {
    let twenty = Exact::from(20_i64);
    for boards in 1..=64 {
        for scale in [VictoryScale::continuous(boards), VictoryScale::discrete(boards)] {
            for halves in 0..=250_i64 {
                let imps = Exact::fraction(halves, 2).unwrap();
                for favoured in [None, Some(true), Some(false)] {
                    let [one, other] = [(imps.clone(), favoured), (-&imps, favoured.map(|own| !own))]
                        .map(|(imps, favoured)| scale.convert(&imps, favoured, VpFraction::NonOffenders).points);
                    assert_eq!(&one + &other, twenty, "{boards} boards, {imps} by {}", scale.name());
                }
            }
        }
    }
}

/// For every length of match: from 10 to 20 in whole victory points, no step narrower than the one below it; the draw's
/// lies on both sides of nothing.
#[test]
fn discrete_steps_grow() {
    for boards in 1..=64 {
        let VictoryScale::Table(scale) = VictoryScale::discrete(boards) else { panic!("a table of steps") };
        let steps = scale.steps();
        assert_eq!(steps.first().unwrap().winner, Exact::from(10_i64));
        assert_eq!(steps.last().unwrap().winner, Exact::from(20_i64));
        assert!(steps.is_sorted_by(|low, high| low.winner < high.winner), "{boards} boards: {steps:?}");
        let width = |step: &Step| step.to.map_or(u32::MAX, |to| to + 1 - step.from);
        let mut widths: Vec<_> = steps.iter().map(width).collect();
        widths[0] = widths[0] * 2 - 1;
        assert!(widths.is_sorted(), "{boards} boards: {widths:?}");
    }
}
