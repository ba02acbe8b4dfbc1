//! Damage, rounding and penalties.

use super::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

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
}
