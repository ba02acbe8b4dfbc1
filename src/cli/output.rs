//! Standard output, and what becomes of it.

use super::Exit;
use crate::catalogue::english as words;
use crate::render::{Charset, Detail, Style};
use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, Write};

/// Standard output. Whoever writes goes on where nothing can be written, so that the exit status says how the run ended;
/// what could not be written is said at the end.
pub(super) struct Output {
    out: BufWriter<io::Stdout>,
    failed: Option<io::Error>,
}

impl Output {
    pub(super) fn new() -> Self {
        Self { out: BufWriter::new(io::stdout()), failed: None }
    }

    /// Writes a text, at once or soon.
    pub(super) fn print(&mut self, text: impl AsRef<[u8]>) {
        self.attempt(|out| out.write_all(text.as_ref()));
    }

    /// Writes what was only taken in, so that what goes to standard error stands below it.
    pub(super) fn settle(&mut self) {
        self.attempt(Write::flush);
    }

    /// Writes what is left. The exit status is the run's own, unless its output is lost: a reader that has gone away,
    /// such as `head`, has what it wanted; a full disk has not.
    pub(super) fn finish(mut self, exit: Exit) -> Exit {
        self.settle();
        match self.failed {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => {
                complain(words::files::output_lost(&error.to_string()));
                Exit::NotRun
            }
            _ => exit,
        }
    }

    fn attempt(&mut self, write: impl FnOnce(&mut BufWriter<io::Stdout>) -> io::Result<()>) {
        if self.failed.is_none() {
            self.failed = write(&mut self.out).err();
        }
    }
}

/// For programs that write piece by piece; nothing is ever refused.
impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.attempt(|out| out.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.settle();
        Ok(())
    }
}

/// Writes a finished text to standard output.
pub(super) fn print(text: impl AsRef<[u8]>) -> Exit {
    let mut output = Output::new();
    output.print(text);
    output.finish(Exit::Done)
}

/// Says on standard error why nothing was done. Where nobody can read it the exit status says so.
pub(super) fn complain(reason: impl Display) {
    let _ = writeln!(io::stderr(), "redress: {reason}");
}

/// Writes to standard error.
pub(super) fn notify(text: impl Display) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// How a stream is written to: in colour on a terminal that has it, unless the reader asks for none or for it anywhere
/// (`NO_COLOR`, `CLICOLOR_FORCE`); without drawing characters where `REDRESS_PLAIN` is set.
pub(super) fn style(stream: &impl RawStream) -> Style {
    let plain = std::env::var_os("REDRESS_PLAIN").is_some_and(|value| !value.is_empty());
    // Where `CI` is set a dumb terminal is taken for a log that shows colours; one that is asked directly has none.
    let mute = is_dumb() && stream.is_terminal() && std::env::var_os("CLICOLOR_FORCE").is_none_or(|force| force == "0");
    Style {
        colour: !plain && !mute && AutoStream::choice(stream) != ColorChoice::Never,
        charset: if plain { Charset::Ascii } else { Charset::Unicode },
        ..Style::default()
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

/// How much `--full` shows.
pub(super) fn detail(full: bool) -> Detail {
    if full { Detail::Full } else { Detail::Steps }
}
