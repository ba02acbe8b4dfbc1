//! How the reader wants to be answered.

use crate::messages::Locale;
use crate::render::{Charset, Style};
use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};

/// What the reader asked for, at the command line or in the environment.
#[derive(Debug, Clone, Copy)]
pub(super) struct Preferences {
    /// The language, where a script asks for no other.
    pub locale: Locale,
}

impl Preferences {
    /// How a stream is written to: in colour on a terminal that has it, unless the reader asks for none or for it
    /// anywhere (`NO_COLOR`, `CLICOLOR_FORCE`); without drawing characters where `REDRESS_PLAIN` is set.
    pub(super) fn style(self, stream: &impl RawStream) -> Style {
        let plain = std::env::var_os("REDRESS_PLAIN").is_some_and(|value| !value.is_empty());
        // Where `CI` is set a dumb terminal is taken for a log that shows colours; one that is asked directly has none.
        let forced = std::env::var_os("CLICOLOR_FORCE").is_some_and(|force| force != "0");
        let mute = is_dumb() && stream.is_terminal() && !forced;
        Style {
            colour: !plain && !mute && AutoStream::choice(stream) != ColorChoice::Never,
            charset: if plain { Charset::Ascii } else { Charset::Unicode },
            ..Style::default()
        }
    }
}

/// Whether a stream is a terminal on which what was drawn can be drawn anew.
pub(super) fn redraws(stream: &impl RawStream) -> bool {
    stream.is_terminal() && !is_dumb()
}

/// Whether the terminal knows no escapes.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}
