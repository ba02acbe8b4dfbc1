//! Decimal literals, read exactly or not at all.

use super::Exact;
use rust_decimal::Decimal;

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
/// [`LiteralError::TooLong`] past 12 digits before or 6 after the point: no weight, score or percentage needs them, and
/// sums of what is admitted stay small.
pub fn parse_decimal(text: &str) -> Result<Exact, LiteralError> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() > 12 || fraction.len() > 6 {
        return Err(LiteralError::TooLong);
    }
    let value = Decimal::from_str_exact(text).map_err(|_| LiteralError::NotANumber)?.normalize();
    let numerator = i64::try_from(value.mantissa()).map_err(|_| LiteralError::TooLong)?;
    let denominator = 10_i64.checked_pow(value.scale()).ok_or(LiteralError::TooLong)?;
    Exact::fraction(numerator, denominator).ok_or(LiteralError::NotANumber)
}
