//! Properties of exact numbers; each definition here is a naive one of its own.

use super::properties::{big, whole};
use num_bigint::BigInt;
use num_rational::BigRational;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use redress_core::number::{Divisor, Exact, Rounding, decimal, ends, parse_decimal};
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn exact_is_exact(start in fraction(), steps in vec((0..6_u8, fraction()), 1..12)) {
        let (mut exact, mut naive) = start;
        for (operation, (operand, naive_operand)) in steps {
            (exact, naive) = match operation {
                0 => (&exact + &operand, naive + naive_operand),
                1 => (&exact - &operand, naive - naive_operand),
                2 => (&exact * &operand, naive * naive_operand),
                3 if naive_operand == whole(0) => {
                    prop_assert_eq!(exact.over(&operand), None);
                    continue;
                }
                3 => (exact.over(&operand).unwrap(), naive / naive_operand),
                4 => (-&exact, -naive),
                // Back to where it was: a number that grew too large must become small again.
                _ => (&(&exact + &operand) - &operand, naive),
            };
            prop_assert_eq!(exact.to_string(), naive.to_string());
            prop_assert_eq!(exact.is_zero(), naive == whole(0));
            prop_assert_eq!(exact.is_negative(), naive < whole(0));
            prop_assert_eq!(exact.is_positive(), naive > whole(0));
            prop_assert_eq!(exact.abs() == exact, naive >= whole(0));
            prop_assert_eq!(&exact.half() + &exact.half(), exact.clone());
            prop_assert_eq!(exact.to_integer().map(whole), Some(naive.clone()).filter(|value| {
                value.is_integer() && i64::try_from(value.numer()).is_ok()
            }));
        }
    }

    /// Values and references, whole numbers on either side: all one operation.
    #[test]
    fn operators_agree((a, _) in fraction(), (b, _) in fraction(), whole in -1000_i64..1000) {
        let n = Exact::from(whole);
        for (all, one) in [
            ([&a + &b, a.clone() + &b, &a + b.clone(), a.clone() + b.clone()], b.clone() + &a),
            ([&a - &b, a.clone() - &b, &a - b.clone(), a.clone() - b.clone()], -(&b - &a)),
            ([&a * &b, a.clone() * &b, &a * b.clone(), a.clone() * b.clone()], &b * &a),
            ([&a + whole, whole + &a, a.clone() + whole, whole + a.clone()], &a + &n),
            ([&a - whole, -(whole - &a), a.clone() - whole, -(whole - a.clone())], &a - &n),
            ([&a * whole, whole * &a, a.clone() * whole, whole * a.clone()], &a * &n),
        ] {
            prop_assert!(all.iter().all(|other| *other == one), "{all:?} {one}");
        }
        let mut sum = a.clone();
        sum += &b;
        sum += n.clone();
        sum -= &b;
        prop_assert_eq!(&sum, &(&a + whole));
        prop_assert_eq!(a == whole, a == n);
        prop_assert_eq!(a.partial_cmp(&whole), Some(a.cmp(&n)));
        if let Some(divisor) = Divisor::new(b.clone()) {
            prop_assert_eq!(&(&a / &divisor) * &b, a.clone());
            prop_assert_eq!(a.over(&b), Some(a / divisor));
        } else {
            prop_assert_eq!(b, 0);
        }
    }

    /// A decimal is the nearest there is with so many places, and read again as what it says.
    #[test]
    fn decimals_are_the_nearest((value, naive) in prop_oneof![fraction(), product()], places in 0_u32..7) {
        let (text, exact) = decimal(&value, places);
        let scale = whole(10_i64.pow(places));
        let (digits, fraction) = text.split_once('.').unwrap_or((&text, ""));
        prop_assert!(fraction.len() <= places as usize && !fraction.ends_with('0'), "{}", text);
        let read = BigRational::from_str(&format!("{digits}{fraction}")).unwrap()
            / BigRational::from_integer(BigInt::from(10).pow(fraction.len().try_into().unwrap()));
        let distance = num_traits::Signed::abs(&(&read - &naive)) * &scale * whole(2);
        prop_assert!(distance <= whole(1), "{} for {}", text, value);
        prop_assert_eq!(exact, read == naive);
        prop_assert_eq!(ends(&value), decimal(&value, 4).1);
        if let Ok(again) = parse_decimal(&text) {
            prop_assert_eq!(big(&again), read);
        }
    }

    #[test]
    fn exact_is_ordered((a, naive_a) in fraction(), (b, naive_b) in fraction(), (c, naive_c) in fraction()) {
        prop_assert_eq!(a.cmp(&b), naive_a.cmp(&naive_b));
        prop_assert_eq!((&a * &c).cmp(&(&b * &c)), (&naive_a * &naive_c).cmp(&(&naive_b * &naive_c)));
        prop_assert_eq!(&a * &b == &b * &c, &naive_a * &naive_b == &naive_b * &naive_c);
        let (there, back) = (&a * &b, &a * &b + &c - &c);
        prop_assert_eq!(&there, &back);
        let state = RandomState::new();
        prop_assert_eq!(state.hash_one(&there), state.hash_one(&back));
    }

    #[test]
    fn rounding_is_as_named(
        (value, naive) in prop_oneof![
            fraction(),
            product(),
            // Ties and whole units among them.
            (-400_i64..400).prop_map(|n| (Exact::fraction(n, 20).unwrap(), BigRational::new(n.into(), 20.into()))),
        ],
        unit in select(vec![(1_i64, 1_i64), (1, 10), (1, 100), (1, 2), (10, 1), (3, 7)]),
    ) {
        let (step, naive_step) = (Exact::fraction(unit.0, unit.1).unwrap(), BigRational::new(unit.0.into(), unit.1.into()));
        let below = (&naive / &naive_step).floor();
        let above = (&naive / &naive_step).ceil();
        let (low, high) = (&below * &naive_step, &above * &naive_step);
        let tie = |tied: &BigRational| match (&naive - &low).cmp(&(&high - &naive)) {
            std::cmp::Ordering::Less => low.clone(),
            std::cmp::Ordering::Greater => high.clone(),
            std::cmp::Ordering::Equal => tied.clone(),
        };
        let even = if below.numer() % BigInt::from(2) == BigInt::from(0) { &low } else { &high };
        let away = if naive < whole(0) { &low } else { &high };
        for (rounding, expected) in [
            (Rounding::Up, high.clone()),
            (Rounding::Down, low.clone()),
            (Rounding::HalfUp, tie(&high)),
            (Rounding::HalfDown, tie(&low)),
            (Rounding::HalfAwayFromZero, tie(away)),
            (Rounding::HalfToEven, tie(even)),
        ] {
            prop_assert_eq!(big(&value.round_to(&step, rounding)), expected, "{:?} of {} to {}", rounding, naive, step);
        }
    }
}

/// The same fraction twice; now and then at the edge of what a machine word holds.
fn fraction() -> impl Strategy<Value = (Exact, BigRational)> {
    let part = || {
        prop_oneof![
            4 => -1_000_i64..1_000,
            1 => any::<i64>(),
            1 => select(vec![i64::MIN, i64::MIN + 1, i64::MAX, i64::MAX - 1, 1 << 32, 3_037_000_500]),
        ]
    };
    (part(), part()).prop_map(|(above, below)| {
        let below = if below == 0 { 1 } else { below };
        (Exact::fraction(above, below).unwrap(), BigRational::new(above.into(), below.into()))
    })
}

/// The product of two fractions, which machine words often do not hold.
fn product() -> impl Strategy<Value = (Exact, BigRational)> {
    (fraction(), fraction()).prop_map(|((one, naive), (other, naive_other))| (one * other, naive * naive_other))
}

/// A number beyond 64 bits has the rules of a small one: of two whole numbers at the same distance the even one is taken.
#[test]
fn numbers_beyond_64_bits_round_and_print_as_small_ones() {
    let half = Exact::from(1).half();
    let even = (0..70).fold(Exact::from(1), |number, _| number.clone() + number);
    assert_eq!(even.to_string(), "1180591620717411303424");
    let rounded = |number: &Exact| number.round_to(&Exact::from(1), Rounding::HalfToEven);
    assert_eq!(rounded(&(even.clone() + half.clone())), even);
    assert_eq!(rounded(&(even.clone() + 1 + half)), even + 2);
}
