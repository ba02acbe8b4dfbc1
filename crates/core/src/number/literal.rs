//! Decimal literals, read exactly or not at all.

use super::{Exact, decimal};
use rust_decimal::Decimal;

/// Digits behind the point of a number that is written or read, at most.
pub const MOST_DECIMALS: u32 = 6;

/// Why a number as written cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum LiteralError {
    /// More digits than can be kept exactly.
    TooLong,
    /// Not a number.
    NotANumber,
}

/// Reads an unsigned or signed decimal such as `12.5` exactly.
///
/// # Errors
/// [`LiteralError::TooLong`] past 12 digits before or [`MOST_DECIMALS`] after the point: no weight, score or percentage needs them, and
/// sums of what is admitted stay small.
pub fn parse_decimal(text: &str) -> Result<Exact, LiteralError> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() > 12 || fraction.len() > MOST_DECIMALS as usize {
        return Err(LiteralError::TooLong);
    }
    let value = Decimal::from_str_exact(text).map_err(|_| LiteralError::NotANumber)?.normalize();
    let numerator = i64::try_from(value.mantissa()).map_err(|_| LiteralError::TooLong)?;
    let denominator = 10_i64.checked_pow(value.scale()).ok_or(LiteralError::TooLong)?;
    Exact::fraction(numerator, denominator).ok_or(LiteralError::NotANumber)
}

/// A number as it can be read again: a decimal where its digits end, else a fraction in lowest terms.
#[must_use]
pub fn decimal_or_fraction(value: &Exact) -> String {
    let (text, ends) = decimal(value, MOST_DECIMALS);
    if ends { text } else { value.to_string() }
}
