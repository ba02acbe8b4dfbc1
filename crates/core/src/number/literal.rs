//! Decimal literals, read exactly or not at all.

use super::Exact;

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
    let is_negative = text.starts_with('-');
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.len() > 12 || fraction.len() > 6 {
        return Err(LiteralError::TooLong);
    }
    if whole.is_empty() && fraction.is_empty() {
        return Err(LiteralError::NotANumber);
    }
    // At most 18 digits, so that neither number overflows.
    let (mut numerator, mut denominator) = (0_i64, 1_i64);
    for digit in whole.bytes().chain(fraction.bytes()) {
        if !digit.is_ascii_digit() {
            return Err(LiteralError::NotANumber);
        }
        numerator = numerator * 10 + i64::from(digit - b'0');
    }
    for _ in fraction.bytes() {
        denominator *= 10;
    }
    let numerator = if is_negative { -numerator } else { numerator };
    Exact::fraction(numerator, denominator).ok_or(LiteralError::NotANumber)
}
