//! Naive definitions of what the forms of scoring come to.

use super::*;

/// The scale of Law 78B, row by row.
pub(super) const LEAST_DIFFERENCES: [i64; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

pub(super) fn naive_imps(gain: &BigRational) -> i64 {
    let size = if *gain < whole(0) { -gain } else { gain.clone() };
    let reached = LEAST_DIFFERENCES.iter().filter(|least| whole(**least) <= size).count();
    i64::try_from(reached).unwrap() * if *gain < whole(0) { -1 } else { 1 }
}

/// A side's own gain from one score over another.
pub(super) fn gain(own: i32, other: i32, side: Side) -> i64 {
    i64::from(own - other) * if side == Side::NS { 1 } else { -1 }
}

/// The points of one full result from each comparison with the others, together.
pub(super) fn compared(own: i32, others: &[(i32, BigRational)], side: Side, cap: Option<u32>) -> BigRational {
    let most = cap.map_or(i64::MAX, i64::from);
    let imps = |other| whole(naive_imps(&whole(gain(own, other, side))).clamp(-most, most));
    others.iter().map(|(other, weight)| weight * imps(*other)).sum()
}

pub(super) fn results(rows: &[FieldRow]) -> u32 {
    rows.iter().map(|row| row.count).sum()
}

/// The sum of the comparisons, or their mean.
pub(super) fn together(sum: BigRational, comparisons: u32, conventions: &Conventions) -> BigRational {
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
pub(super) fn naive_cross_imps(
    given: &ResolvedSide,
    others: &[FieldRow],
    side: Side,
    conventions: &Conventions,
) -> BigRational {
    let column = column(others, side);
    let one = |(score, weight)| big(weight) * compared(score, &column, side, conventions.imp_cap);
    together(given.weighted().map(one).sum(), results(others), conventions)
}

/// A side's scores, each standing for a tenth of a result.
pub(super) fn in_tenths(given: &ResolvedSide) -> Vec<i32> {
    let tenth = |(score, weight): (i32, &Exact)| {
        let tenths = (weight * &Exact::from(10_i64)).to_integer().unwrap();
        vec![score; usize::try_from(tenths).unwrap()]
    };
    given.weighted().flat_map(tenth).collect()
}

pub(super) fn column_in_tenths(rows: &[FieldRow], side: Side) -> Vec<i32> {
    let row = |row: &FieldRow| in_tenths(sides_of(row).by(side)).repeat(row.count as usize);
    rows.iter().flat_map(row).collect()
}

/// The rows with one of the results of one row left out.
pub(super) fn without_one(rows: &[FieldRow], at: usize) -> Vec<FieldRow> {
    let mut others = rows.to_vec();
    others[at].count -= 1;
    others
}

/// The datum of a list of tenths of results: sorted, its ends cut off, the mean of the rest, rounded to ten. None where
/// nothing is left.
pub(super) fn naive_datum(mut tenths: Vec<i32>, conventions: &Conventions) -> Option<BigRational> {
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

pub(super) fn against_datum(score: i32, datum: &BigRational, side: Side) -> BigRational {
    let ns = whole(score.into()) - datum;
    whole(naive_imps(&if side == Side::NS { ns } else { -ns }))
}

/// A ruling's IMPs by Butler: the weighted mean over its components, each as the only result of its row.
pub(super) fn naive_butler(
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
pub(super) fn naive_board_a_match(
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
pub(super) fn naive_small_group(group: &[ResolvedSides], at: usize, side: Side) -> BigRational {
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
