//! Errors in the arguments of a command, in a language other than that of the parser of arguments.

use crate::messages::{self, Locale, Text};
use crate::source::visible;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The error and its correction; `None` if the parser's own words have to do.
pub(super) fn error_text(error: &clap::Error, locale: Locale) -> Option<String> {
    if locale == Locale::default() {
        return None;
    }
    let of = |kind: ContextKind| error.get(kind).map(words);
    let argument = || of(ContextKind::InvalidArg).unwrap_or_default();
    let value = of(ContextKind::InvalidValue).filter(|value| !value.is_empty());
    let mut lines: Vec<Text> = Vec::new();
    match (error.kind(), value) {
        (ErrorKind::UnknownArgument, _) => lines.push(messages::cli_error_unknown(locale, visible(&argument()))),
        (ErrorKind::InvalidValue, Some(value)) => {
            lines.push(messages::cli_error_value(locale, visible(&argument()), visible(&value)));
        }
        (ErrorKind::InvalidValue, None) => lines.push(messages::cli_error_no_value(locale, visible(&argument()))),
        (ErrorKind::ValueValidation, value) => {
            let value = value.unwrap_or_default();
            lines.push(messages::cli_error_value(locale, visible(&argument()), visible(&value)));
            lines.extend(range(error).map(|(from, to)| messages::cli_error_range(locale, from, to)));
        }
        (ErrorKind::MissingRequiredArgument, _) => {
            lines.push(messages::cli_error_missing(locale, visible(&argument())));
        }
        (ErrorKind::ArgumentConflict, _) => {
            let other = of(ContextKind::PriorArg).unwrap_or_default();
            lines.push(if other == argument() {
                messages::cli_error_twice(locale, visible(&other))
            } else {
                messages::cli_error_conflict(locale, visible(&argument()), visible(&other))
            });
        }
        (ErrorKind::InvalidSubcommand, _) => {
            let name = of(ContextKind::InvalidSubcommand).unwrap_or_default();
            lines.push(messages::cli_error_command(locale, visible(&name)));
        }
        _ => return None,
    }
    let near = of(ContextKind::SuggestedArg).or_else(|| of(ContextKind::SuggestedValue));
    if let Some(near) = near.or_else(|| of(ContextKind::SuggestedSubcommand)) {
        lines.push(messages::cli_error_near(locale, visible(&near)));
    }
    if let Some(possible) = of(ContextKind::ValidValue).filter(|values| !values.is_empty()) {
        lines.push(messages::cli_error_possible(locale, possible));
    }
    let mut text = String::new();
    for (at, line) in lines.iter().enumerate() {
        text.push_str(&if at == 0 { format!("redress: {line}\n") } else { format!("  {line}\n") });
    }
    if let Some(usage) = error.get(ContextKind::Usage).map(words) {
        let usage = usage.trim_start_matches("Usage: ").to_owned();
        text.push_str(&format!("\n{}: {}\n", messages::cli_usage(locale), visible(&usage)));
    }
    Some(format!("{text}\n{}", messages::cli_error_more(locale)))
}

/// The least and the greatest value of a number; clap's parser has them only in words: `0 is not in 1..=256`.
fn range(error: &clap::Error) -> Option<(String, String)> {
    let cause = std::error::Error::source(error)?.to_string();
    let (from, to) = cause.rsplit_once(" is not in ")?.1.split_once("..=")?;
    let is_number = |text: &str| text.parse::<i64>().is_ok();
    (is_number(from) && is_number(to)).then(|| (from.to_owned(), to.to_owned()))
}

/// The parser's context of an error, as text.
fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        other => other.to_string(),
    }
}
