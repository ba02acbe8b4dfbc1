//! Short fields, small groups, and conventions that change nothing.

use super::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

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
