//! The other table, total points, and figures beside their working.

use super::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

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
}
