//! Numbers as people read them: decimals where they end within four places, else rounded and marked.

use super::{Exact, Rounding};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

/// Digits after the point beyond which a figure is shown rounded.
const PLACES: u32 = 4;

/// The decimal rounded half away from zero to `places`, without trailing zeros, with an ASCII sign; and whether it is
/// the exact value.
#[must_use]
pub fn decimal(value: &Exact, places: u32) -> (String, bool) {
    if let Some(whole) = value.to_integer() {
        return (whole.to_string(), true);
    }
    let scale = 10_i64.checked_pow(places).unwrap_or(1);
    let unit = Exact::fraction(1, scale).unwrap_or(Exact::ONE);
    let rounded = value.round_to(&unit, Rounding::HalfAwayFromZero);
    let (numerator, denominator) = (&rounded * &Exact::from(scale)).parts();
    let scaled: BigInt = numerator / denominator;
    let text = match scaled.to_i64() {
        Some(small) => rust_decimal::Decimal::new(small, places).normalize().to_string(),
        None => big_decimal(&scaled, places),
    };
    (text, rounded == *value)
}

/// A scaled integer too large for a decimal: the digits with the point put in.
fn big_decimal(scaled: &BigInt, places: u32) -> String {
    let digits = scaled.abs().to_string();
    let cut = digits.len().saturating_sub(places as usize);
    let (whole, fraction) = digits.split_at_checked(cut).unwrap_or((digits.as_str(), ""));
    let fraction = fraction.trim_end_matches('0');
    let sign = if scaled.is_negative() { "-" } else { "" };
    if fraction.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{fraction}") }
}

/// A figure for a person: `9.8`, `-1.25`, or `≈3.3333` where it does not end within four places.
#[must_use]
pub fn points(value: &Exact) -> String {
    let (text, exact) = decimal(value, PLACES);
    let text = text.replace('-', "−");
    if exact { text } else { format!("≈{text}") }
}

/// The same with its sign, as IMPs and scores are written: `+1.2`, `−9`, `0`.
#[must_use]
pub fn signed_points(value: &Exact) -> String {
    let text = points(value);
    if !value.is_positive() {
        return text;
    }
    match text.strip_prefix('≈') {
        Some(rest) => format!("≈+{rest}"),
        None => format!("+{text}"),
    }
}

/// A share as a percentage to two places, without the sign `%`: 49/90 is `54.44`.
#[must_use]
pub fn percent(share: &Exact) -> String {
    decimal(&(share * &Exact::from(100_i64)), 2).0
}
