//! Fractions that machine words do not hold, beside words.
//!
//! Sums over many boards are such fractions beside those of one board. A common divisor is a word's then, which one
//! remainder finds, and no fraction has to be reduced as a whole.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use std::cmp::Ordering;

/// `big + c/d`, both in lowest terms.
pub(super) fn sum(big: &BigRational, c: i64, d: i64) -> BigRational {
    let (a, b) = (big.numer(), big.denom());
    let d = d.unsigned_abs();
    let common = common(b, d);
    if common == 1 {
        return BigRational::new_raw(a * d + b * c, b * d);
    }
    let b = b / common;
    let numerator = a * (d / common) + &b * c;
    // Only the common part of the denominators can be left of a divisor.
    let left = self::common(&numerator, common);
    BigRational::new_raw(numerator / left, b * (d / left))
}

/// `big · c/d`, both in lowest terms.
pub(super) fn product(big: &BigRational, c: i64, d: i64) -> BigRational {
    if c == 0 {
        return BigRational::zero();
    }
    let (a, b) = (big.numer(), big.denom());
    let d = d.unsigned_abs();
    let (over, under) = (common(a, d), common(b, c.unsigned_abs()));
    let c = BigInt::from(c) / under;
    BigRational::new_raw(a / over * c, b / under * (d / over))
}

/// The order of two fractions with positive denominators: of a/b and c/d that of a · d and c · b.
pub(super) fn order(one: &BigRational, other: &BigRational) -> Ordering {
    let signs = one.numer().sign().cmp(&other.numer().sign());
    signs.then_with(|| (one.numer() * other.denom()).cmp(&(other.numer() * one.denom())))
}

/// The greatest whole number not above a fraction.
pub(super) fn floor(value: &BigRational) -> BigInt {
    let (whole, rest) = divided(value.numer(), value.denom());
    if rest.is_negative() { whole - 1 } else { whole }
}

/// The quotient towards zero and the rest.
pub(super) fn divided(number: &BigInt, divisor: &BigInt) -> (BigInt, BigInt) {
    let whole = number / divisor;
    let rest = number - &whole * divisor;
    (whole, rest)
}

/// The greatest common divisor of a number and a word that is not zero.
fn common(number: &BigInt, word: u64) -> u64 {
    if word == 1 {
        return 1;
    }
    let word = u128::from(word);
    let rest = number.iter_u64_digits().rev().fold(0, |rest, digit| ((rest << 64) | u128::from(digit)) % word);
    // Neither is more than the word.
    let [mut a, mut b] = [word, rest].map(|part| u64::try_from(part).unwrap_or_default());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
