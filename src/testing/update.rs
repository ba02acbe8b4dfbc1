//! Figures of expectations that do not hold, rewritten in place.

use crate::number::decimal;
use crate::session::Correction;

/// Places of a figure that is written as a decimal.
const PLACES: u32 = 4;
/// Digits that a part of a fraction may have, to be read again.
const LONGEST: usize = 12;

/// A figure that is written, or would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its line, from 1.
    pub line: usize,
    /// The number as it stood there.
    pub before: String,
    /// The text now.
    pub after: String,
}

/// The update of a file's figures, made or proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Update {
    /// Figures that did not hold are replaced.
    Figures(Vec<Change>),
    /// Nothing: only the figures of a file without errors are.
    FileHasErrors,
}

impl Update {
    /// The figures that are replaced.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        match self {
            Self::Figures(changes) => changes,
            Self::FileHasErrors => &[],
        }
    }
}

/// A correction and its line.
#[derive(Debug, Clone)]
pub(super) struct PlacedCorrection {
    pub correction: Correction,
    pub line: usize,
}

/// The text with each figure in its place, and what was changed; a figure that could not be read again stays.
pub(super) fn rewritten(text: &str, mut corrections: Vec<PlacedCorrection>) -> (String, Vec<Change>) {
    corrections.sort_by_key(|placed| placed.correction.number.start);
    let (mut new, mut changes, mut at) = (String::with_capacity(text.len()), Vec::new(), 0);
    for PlacedCorrection { correction, line } in corrections {
        let range = correction.number.range();
        let (Some(between), Some(before)) = (text.get(at..range.start), text.get(range.clone())) else { continue };
        let Some(after) = corrected(&correction, before) else { continue };
        new.push_str(between);
        // In `NS-1` the sign parts the side from the figure.
        let glued = new.ends_with(char::is_alphanumeric) && after.starts_with(char::is_alphanumeric);
        if glued {
            new.push(' ');
        }
        new.push_str(&after);
        at = range.end;
        changes.push(Change { line, before: before.to_owned(), after });
    }
    new.push_str(text.get(at..).unwrap_or(""));
    (new, changes)
}

/// The figure as it is written in place of another one: with the digits of an approximate figure, else a decimal where
/// it ends soon, else a fraction; with the writer's sign where it still fits. None where it could not be read again.
#[must_use]
pub fn corrected(correction: &Correction, before: &str) -> Option<String> {
    let size = correction.value.abs();
    let digits = match (correction.digits, decimal(&size, PLACES)) {
        (Some(places), _) => padded(decimal(&size, places).0, places),
        (None, (decimal, true)) => decimal,
        (None, (_, false)) => size.to_string(),
    };
    if digits.split(['/', '.']).any(|part| part.len() > LONGEST) {
        return None;
    }
    let is_zero = digits.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    let written = before.chars().next().filter(|first| !first.is_ascii_digit());
    let sign = match written {
        _ if is_zero => "",
        Some('+') if !correction.value.is_negative() => "+",
        Some('–') if correction.value.is_negative() => "–",
        Some('−') if correction.value.is_negative() => "−",
        _ if correction.value.is_negative() => "-",
        _ => "",
    };
    Some(format!("{sign}{digits}"))
}

/// A decimal with all of its places.
fn padded(decimal: String, places: u32) -> String {
    if places == 0 {
        return decimal;
    }
    let (whole, fraction) = decimal.split_once('.').unwrap_or((&decimal, ""));
    format!("{whole}.{fraction:0<width$}", width = places as usize)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]

    use super::*;
    use crate::number::Exact;
    use crate::source::Span;

    #[test]
    fn figures_are_written_as_directors_write_them() {
        let fraction = |above, below| Exact::fraction(above, below).unwrap();
        for (value, digits, before, after) in [
            (fraction(49, 5), None, "9", Some("9.8")),
            (fraction(10, 3), None, "3.3333", Some("10/3")),
            (fraction(-10, 3), Some(2), "–3.30", Some("–3.33")),
            (fraction(10, 1), Some(2), "9.80", Some("10.00")),
            (fraction(1, 8), None, "1/9", Some("0.125")),
            (fraction(9, 1), None, "+8", Some("+9")),
            (fraction(-9, 1), None, "+8", Some("-9")),
            (fraction(9, 1), None, "-8", Some("9")),
            (fraction(-1, 1000), Some(1), "−0.5", Some("0.0")),
            (fraction(1, 9_999_999_999_999), None, "1", None),
        ] {
            let correction = Correction { number: Span::default(), value, digits };
            assert_eq!(corrected(&correction, before).as_deref(), after);
        }
    }
}
