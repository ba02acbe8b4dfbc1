//! Matches and their victory points.

use super::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(192) })]

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
        let played = Match { rest: rest.clone(), rest_penalties: Sides::default(), counted_in: CountedIn::Imps, form: MatchForm::VictoryPoints(VictoryScale::continuous(boards)) };
        let found = played.score(&scored(&ruling).figures(), &[], &Conventions::default()).unwrap();
        let points = Side::BOTH.map(|side| found.sides.by(side).victory_points.clone().unwrap().points);
        prop_assert_eq!(points.iter().sum::<Exact>(), Exact::from(20_i64));

        let (board, knockout) = (scored(&split), Match { rest: rest.clone(), rest_penalties: Sides::default(), counted_in: CountedIn::Imps, form: MatchForm::Knockout });
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
