//! Cross-IMPs and Butler.

use super::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

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

    /// For every trim and rounding: each component against the mean of a sorted list in which it is
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
}
