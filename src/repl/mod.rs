//! The prompt: a director types a traveller once and then tries rulings until the right one is clear.
//!
//! A line is a statement of the language, a command that starts with `:`, or one of the bare words that leave or help.
//! [`Repl`] knows nothing of terminals; `line` alone knows rustyline.

mod answers;
mod commands;
mod complete;
mod history;
mod line;

pub use answers::{Repl, Reply};
pub use commands::COMMANDS;

use crate::messages::{self, Locale};
use crate::render::Style;
use crate::session::Loader;
use line::{Input, Line};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the prompt needs from options.
pub struct ReplOptions<'a> {
    /// Reads files for `include` and `:load`.
    pub loader: &'a dyn Loader,
    /// How the reader wants the text.
    pub style: Style,
    /// The reader's language.
    pub locale: Locale,
    /// Whether the terminal can edit a line.
    pub edits: bool,
}

/// Reads and answers until the reader leaves.
///
/// # Errors
/// Why the terminal cannot be read.
pub fn run(options: &ReplOptions<'_>) -> Result<(), String> {
    let stop = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&stop);
    // Without a handler a long computation cannot be stopped, but all else works.
    let _ = ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed));
    let mut line = Line::new(options.style, options.locale, options.edits)?;
    let mut evening = Repl::new(options.loader, options.style, options.locale, stop);
    let mut out = std::io::stdout();
    say(&mut out, &format!("{}\n", messages::prompt_welcome(options.locale, env!("CARGO_PKG_VERSION"))));
    loop {
        line.follow(evening.scope());
        let text = match line.read()? {
            Input::Line(text) => text,
            Input::Interrupted => continue,
            Input::Eof => break,
        };
        if text.trim().is_empty() {
            continue;
        }
        line.remember(&text);
        evening.widen(line.width());
        match evening.take(&text) {
            Reply::Print(answer) => say(&mut out, &answer),
            Reply::Exit => break,
        }
    }
    Ok(())
}

/// A reader that has gone away ends nothing: the next line that is read does.
fn say(out: &mut impl Write, text: &str) {
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}
