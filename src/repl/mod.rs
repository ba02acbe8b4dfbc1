//! The prompt: a director types a traveller once and then tries rulings until the right one is clear.
//!
//! A line is a statement of the language, a command that starts with `:`, or one of the bare words that leave or help.
//! [`Evening`] knows nothing of terminals; `line` alone knows rustyline.

mod commands;
mod complete;
mod evening;
mod history;
mod line;

pub use commands::COMMANDS;
pub use evening::{Evening, Turn};

use crate::catalogue::english::prompt as words;
use crate::render::Style;
use crate::session::Loader;
use line::{Line, Read};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the prompt needs from outside.
pub struct Outside<'a> {
    /// Reads files for `include` and `:load`.
    pub loader: &'a dyn Loader,
    /// How the reader wants the text.
    pub style: Style,
    /// Whether the terminal can edit a line.
    pub edits: bool,
}

/// Reads and answers until the reader leaves.
///
/// # Errors
/// Why the terminal cannot be read.
pub fn run(outside: &Outside<'_>) -> Result<(), String> {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    // Without a handler a long computation cannot be stopped, but all else works.
    let _ = ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed));
    let mut line = Line::new(outside.style, outside.edits)?;
    let mut evening = Evening::new(outside.loader, outside.style, stop);
    let mut out = std::io::stdout();
    say(&mut out, &words::welcome(env!("CARGO_PKG_VERSION")));
    loop {
        line.follow(evening.state());
        let text = match line.read()? {
            Read::Entry(text) => text,
            Read::Cleared => continue,
            Read::Left => break,
        };
        if text.trim().is_empty() {
            continue;
        }
        line.remember(&text);
        evening.widen(line.width());
        match evening.take(&text) {
            Turn::Said(answer) => say(&mut out, &answer),
            Turn::Left => break,
        }
    }
    Ok(())
}

/// A reader that has gone away ends nothing: the next line that is read does.
fn say(out: &mut impl Write, text: &str) {
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
