//! Counts and times as both readers and programs for readers see them.

use super::report::Counts;
use crate::messages::{self, Locale, figures};
use std::time::Duration;

/// How tests ended; those that there are of each kind.
pub(super) fn counts(locale: Locale, counts: &Counts) -> String {
    let Counts { passed, failed, errors, without, questions, .. } = *counts;
    let parts = [
        (passed, messages::test_passed(locale, passed)),
        (failed, messages::test_failed_count(locale, failed)),
        (errors, messages::test_errors(locale, errors)),
        (without, messages::test_without(locale, without)),
        (questions, messages::test_questions(locale, questions)),
    ];
    let parts: Vec<_> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, message)| message.to_string()).collect();
    if parts.is_empty() { messages::test_none(locale).to_string() } else { parts.join(", ") }
}

/// A time as people say it.
pub(super) fn time(locale: Locale, time: Duration) -> String {
    match time.as_millis() {
        0 => "<1 ms".to_owned(),
        milliseconds @ 1..1000 => format!("{milliseconds} ms"),
        _ => {
            let hundredths = time.subsec_millis() / 10;
            figures::decimal(locale, format!("{}.{hundredths:02} s", time.as_secs()))
        }
    }
}

/// A figure in place of another.
pub(super) fn change(before: &str, after: &str) -> String {
    format!("{before} → {after}")
}
