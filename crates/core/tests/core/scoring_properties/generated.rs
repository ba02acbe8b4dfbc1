//! Rulings, fields and conventions that are generated.

use super::*;

pub(super) const FIELD_SCORINGS: [Scoring; 3] = [Scoring::Matchpoints, Scoring::CrossImps, Scoring::Butler];

pub(super) const SHORT_FIELDS: [ShortField; 5] = [
    ShortField::Neuberg,
    ShortField::Proportional,
    ShortField::Mitchell,
    ShortField::None,
    // The only one that changes full fields.
    ShortField::Ascherman,
];

pub(super) const SMALL_GROUPS: [SmallGroups; 3] = [SmallGroups::None, SmallGroups::Ebu, SmallGroups::Acbl];

pub(super) fn both(side: SideRuling) -> ResolvedSides {
    ResolvedSides::resolve(&Ruling::Both(side), None).unwrap()
}

/// One ruling for both sides, weighted or not.
pub(super) fn balanced() -> impl Strategy<Value = ResolvedSides> {
    side().prop_map(both)
}

pub(super) fn balanced_rows() -> impl Strategy<Value = Vec<FieldRow>> {
    rows(balanced().prop_map(ResolvedRuling::from))
}

/// A plain score, or one of two by tenths, so that a sorted list of tenths of results can serve as a table.
pub(super) fn tenths_side() -> impl Strategy<Value = SideRuling> {
    let weighted = |(tenths, one, other): (i64, i32, i32)| {
        let share = |tenths| Exact::fraction(tenths, 10).unwrap();
        SideRuling::weighted([(share(tenths), one), (share(10 - tenths), other)])
    };
    prop_oneof![
        2 => select(&SCORES[..]).prop_map(SideRuling::score),
        1 => (0_i64..=10, select(&SCORES[..]), select(&SCORES[..])).prop_map(weighted),
    ]
}

pub(super) fn tenths() -> impl Strategy<Value = ResolvedSides> {
    prop_oneof![
        2 => tenths_side().prop_map(both),
        1 => (tenths_side(), tenths_side())
            .prop_map(|(ns, ew)| ResolvedSides::resolve(&Ruling::Split { ns, ew }, None).unwrap()),
    ]
}

pub(super) fn tenths_rows() -> impl Strategy<Value = Vec<FieldRow>> {
    rows(tenths().prop_map(ResolvedRuling::from))
}

/// Scores a few points apart, for what is a tie within some.
pub(super) fn near() -> impl Strategy<Value = ResolvedSides> {
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

pub(super) fn by_cross_imps() -> impl Strategy<Value = Conventions> {
    (
        select(vec![CrossImps::Mean, CrossImps::Sum, CrossImps::Modified]),
        select(vec![None, Some(0), Some(1), Some(5), Some(17), Some(30)]),
    )
        .prop_map(|(cross_imps, imp_cap)| Conventions { cross_imps, imp_cap, ..Conventions::default() })
}

pub(super) fn by_butler() -> impl Strategy<Value = Conventions> {
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
pub(super) fn conventions() -> impl Strategy<Value = Conventions> {
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
pub(super) const AT_ONE_TABLE: [Scoring; 3] = [Scoring::Imps, Scoring::BoardAMatch, Scoring::TotalPoints];
