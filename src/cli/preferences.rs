//! The reader's preferences: language and colours.

use crate::messages::Locale;
use crate::render::{Charset, Style};
use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use clap::ValueEnum;
use std::ffi::OsString;

/// The use of colours in the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub(super) enum Colour {
    /// On a terminal that has them
    #[default]
    Auto,
    /// Into files and pipes too
    Always,
    /// Nowhere
    Never,
}

/// The reader's wishes, from the command line or the environment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Preferences {
    /// The language, where a script asks for no other.
    pub locale: Locale,
    /// The language that the command line names, which the words of scripts are written in too.
    pub flagged: Option<Locale>,
    /// True if somebody asked for that language by name, and it is not just the system's.
    pub is_locale_stated: bool,
    /// True if there are colours; `None` if nobody chose.
    pub colour: Option<Colour>,
}

impl Preferences {
    /// The preferences in arguments that are not parsed yet, so that errors in them are reported in the reader's
    /// language.
    pub(super) fn from_arguments(arguments: &[OsString]) -> Self {
        let language = flag_value(arguments, "--language")
            .or_else(|| flag_value(arguments, "--lang"))
            .and_then(|tag| Locale::of_tag(&tag));
        let own = std::env::var("REDRESS_LANGUAGE").ok().filter(|value| !value.is_empty());
        let is_own = own.is_some();
        let environment = || Locale::of_locale(&own.or_else(sys_locale::get_locale)?);
        let is_locale_stated = language.is_some() || is_own;
        let colour = flag_value(arguments, "--color").and_then(|when| Colour::from_str(&when, true).ok());
        Self { locale: language.or_else(environment).unwrap_or_default(), flagged: language, is_locale_stated, colour }
    }

    /// The colour choice of a stream: in colour if asked for, or on a terminal that has it unless the reader asks
    /// for none or for it anywhere (`NO_COLOR`, `CLICOLOR_FORCE`); without drawing characters where `REDRESS_PLAIN` is set.
    pub(super) fn style(self, stream: &impl RawStream) -> Style {
        let plain = std::env::var_os("REDRESS_PLAIN").is_some_and(|value| !value.is_empty());
        // With `CI` set, a dumb terminal is taken for a log that shows colours; one that is asked directly has none.
        let forced = std::env::var_os("CLICOLOR_FORCE").is_some_and(|force| force != "0");
        let mute = is_dumb() && stream.is_terminal() && !forced;
        let colour = match self.colour.unwrap_or_default() {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto => !plain && !mute && AutoStream::choice(stream) != ColorChoice::Never,
        };
        let width = if stream.is_terminal() { window() } else { None };
        let style =
            Style { colour, charset: if plain { Charset::Ascii } else { Charset::Unicode }, ..Style::default() };
        Style { width: width.unwrap_or(style.width), ..style }
    }
}

/// The columns of the window that text takes, where its terminal says how wide it is.
fn window() -> Option<usize> {
    let (terminal_size::Width(columns), _) = terminal_size::terminal_size()?;
    Some(Style::columns_of(columns))
}

/// The value of a flag, whether or not the other arguments make sense.
fn flag_value(arguments: &[OsString], flag: &str) -> Option<String> {
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix(flag) {
            Some("") => return arguments.next().map(str::to_owned),
            Some(rest) if rest.starts_with('=') => return rest.get(1..).map(str::to_owned),
            _ => {}
        }
    }
    None
}

/// Returns whether a stream is a terminal on which what was drawn can be drawn anew.
pub(super) fn redraws(stream: &impl RawStream) -> bool {
    stream.is_terminal() && !is_dumb()
}

/// Returns whether the terminal knows no escapes.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}
