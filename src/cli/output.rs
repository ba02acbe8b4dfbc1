//! Standard output, and what becomes of it.

use super::Exit;
use super::preferences::Preferences;
use crate::messages::{self, Locale};
use crate::render::Detail;
use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, Write};

/// Standard output. Whoever writes goes on where nothing can be written, so that the exit status says how the run ended;
/// a lost output is reported at the end.
pub(super) struct Output {
    out: BufWriter<io::Stdout>,
    failed: Option<io::Error>,
    locale: Locale,
}

impl Output {
    pub(super) fn new(preferences: Preferences) -> Self {
        Self { out: BufWriter::new(io::stdout()), failed: None, locale: preferences.locale }
    }

    /// Writes a text, at once or soon.
    pub(super) fn print(&mut self, text: impl AsRef<[u8]>) {
        self.attempt(|out| out.write_all(text.as_ref()));
    }

    /// Flushes the output, so that standard error appears below it.
    pub(super) fn settle(&mut self) {
        self.attempt(Write::flush);
    }

    /// Writes what is left. The exit status is the run's own, unless its output is lost: a reader that has gone away,
    /// such as `head`, has what it wanted; a full disk has not.
    pub(super) fn finish(mut self, exit: Exit) -> Exit {
        self.settle();
        match self.failed {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => {
                complain(messages::output_lost(self.locale, error.to_string()));
                Exit::NotRun
            }
            _ => exit,
        }
    }

    /// Notes that something could not be printed.
    pub(super) fn lose(&mut self, error: io::Error) {
        self.attempt(|_| Err(error));
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
pub(super) fn print(text: impl AsRef<[u8]>, preferences: Preferences) -> Exit {
    let mut output = Output::new(preferences);
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

/// The detail that `--full` asks for.
pub(super) fn detail(full: bool) -> Detail {
    if full { Detail::Full } else { Detail::Steps }
}
