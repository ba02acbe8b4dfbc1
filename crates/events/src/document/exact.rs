//! Numbers as texts, without losing a digit.

use crate::model::{Printed, PrintedUnit};
use redress_core::number::{Exact, decimal, decimal_or_fraction, parse_decimal};

/// Decimals that are kept of a printed figure.
const MAX_DECIMALS: u8 = 6;

/// A number as a decimal if its digits end, else as a fraction in lowest terms.
#[must_use]
pub fn exact(value: &Exact) -> String {
    decimal_or_fraction(value)
}

/// The number of a decimal or a fraction.
#[must_use]
pub fn read_exact(text: &str) -> Option<Exact> {
    match text.split_once('/') {
        Some((above, below)) => Exact::fraction(above.parse().ok()?, below.parse().ok()?),
        None => parse_decimal(text).ok(),
    }
}

/// A printed figure with its decimals: `24.0`.
#[must_use]
pub fn figure(printed: &Printed) -> String {
    with_decimals(exact(&printed.value), printed.decimals.min(MAX_DECIMALS))
}

/// A percentage to two decimals, as it is published: `60.10`.
#[must_use]
pub fn published_percent(value: &Exact) -> String {
    with_decimals(decimal(value, 2).0, 2)
}

fn with_decimals(mut text: String, wanted: u8) -> String {
    let have = text.split_once('.').map_or(0, |(_, digits)| digits.len());
    let wanted = usize::from(wanted);
    if have == 0 && wanted > 0 {
        text.push('.');
    }
    text.extend(std::iter::repeat_n('0', wanted.saturating_sub(have)));
    text
}

/// The figure of a text, with as many decimals as are written.
#[must_use]
pub fn read_figure(text: &str, unit: PrintedUnit) -> Option<Printed> {
    let decimals = text.split_once('.').map_or(0, |(_, digits)| digits.len());
    Some(Printed { value: read_exact(text)?, decimals: u8::try_from(decimals).ok()?, unit })
}
