//! Numbers as people read them: decimals where they end within four places, else rounded and marked.

use super::beyond::divided;
use super::{Exact, Form};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive, Zero};

/// The most digits after the point that are shown; a figure with more is rounded.
const PLACES: u32 = 4;

/// The decimal rounded half away from zero to `places`, without trailing zeros, with an ASCII sign; and whether it is
/// the exact value.
#[must_use]
pub fn decimal(value: &Exact, places: u32) -> (String, bool) {
    match &value.0 {
        Form::Small(n, 1) => (n.to_string(), true),
        Form::Small(n, d) => match small_decimal(*n, *d, places) {
            Some(found) => found,
            None => big_decimal(value, places),
        },
        Form::Big(_) => big_decimal(value, places),
    }
}

/// In machine words; `None` if they do not suffice.
fn small_decimal(numerator: i64, denominator: i64, places: u32) -> Option<(String, bool)> {
    let scale = 10_u64.checked_pow(places)?;
    let scaled = numerator.unsigned_abs().checked_mul(scale)?;
    let denominator = denominator.unsigned_abs();
    let (below, rest) = (scaled.checked_div(denominator)?, scaled.checked_rem(denominator)?);
    let rounded = if rest >= denominator - rest { below + 1 } else { below };
    let sign = if numerator < 0 && rounded != 0 { "-" } else { "" };
    let (whole, fraction) = (rounded.checked_div(scale)?, rounded.checked_rem(scale)?);
    let text = if fraction == 0 {
        format!("{sign}{whole}")
    } else {
        let mut text = format!("{sign}{whole}.{fraction:0width$}", width = places as usize);
        text.truncate(text.trim_end_matches('0').len());
        text
    };
    Some((text, rest == 0))
}

/// The digits of a large value with the point put in.
fn big_decimal(value: &Exact, places: u32) -> (String, bool) {
    let (numerator, denominator) = value.parts();
    let (mut scaled, rest) = divided(&(numerator * BigInt::from(10).pow(places)), &denominator);
    if rest.abs() * 2_u8 >= denominator {
        scaled += rest.signum();
    }
    let digits = format!("{:0>width$}", scaled.abs().to_string(), width = places as usize + 1);
    let (whole, fraction) = digits.split_at_checked(digits.len() - places as usize).unwrap_or((&digits, ""));
    let fraction = fraction.trim_end_matches('0');
    let sign = if scaled.is_negative() { "-" } else { "" };
    let text = if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") };
    (text, rest.is_zero())
}

/// Returns true if a figure ends within the four places that are shown.
#[must_use]
pub fn ends(value: &Exact) -> bool {
    let denominator = match &value.0 {
        Form::Small(_, denominator) => Some(*denominator),
        Form::Big(value) => value.denom().to_i64(),
    };
    denominator.is_some_and(|denominator| 10_i64.pow(PLACES).checked_rem(denominator) == Some(0))
}

/// A figure for a person: `9.8`, `-1.25`, or `≈3.3333` where it does not end within four places.
#[must_use]
pub fn points(value: &Exact) -> String {
    let (text, exact) = decimal(value, PLACES);
    let (sign, digits) = text.strip_prefix('-').map_or(("", text.as_str()), |digits| ("−", digits));
    if exact && sign.is_empty() { text } else { [if exact { "" } else { "≈" }, sign, digits].concat() }
}

/// The same with its sign, as IMPs and scores are written: `+1.2`, `−9`, `0`.
#[must_use]
pub fn signed_points(value: &Exact) -> String {
    let text = points(value);
    if !value.is_positive() {
        return text;
    }
    match text.strip_prefix('≈') {
        Some(rest) => ["≈+", rest].concat(),
        None => ["+", &text].concat(),
    }
}

/// A share as a percentage to two places, without the sign `%`: 49/90 is `54.44`.
#[must_use]
pub fn percent(share: &Exact) -> String {
    decimal(&(share * 100), 2).0
}
