//! The prompt: a director types a traveller once and then tries rulings until the right one is clear.
//!
//! A line is a statement of the language, a command that starts with `:`, or one of the bare words that leave or help.
//! [`Repl`] knows nothing of terminals; `line` alone knows rustyline.

mod answers;
mod commands;
mod complete;
mod history;
mod interview;
mod line;
mod screen;
mod unready;

pub use answers::{Repl, Reply};
pub use commands::COMMANDS;
pub use commands::SavedFiles;
pub use interview::{interview, leaves, respond};

use crate::files::Scratch;
use crate::messages::{self, Locale};
use crate::render::Style;
use crate::session::{Loader, Snapshot};
use line::{Input, Line};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The options of the prompt.
pub struct ReplOptions<'a> {
    /// Reads files for `include` and `:load`.
    pub loader: &'a dyn Loader,
    /// The style of the text.
    pub style: Style,
    /// The reader's language.
    pub locale: Locale,
    /// True if the terminal can edit a line.
    pub edits: bool,
    /// The state at the start.
    pub start: Start,
}

/// The state from which a prompt starts.
#[derive(Debug, Clone, Default)]
pub struct Start {
    /// The state in force.
    pub snapshot: Snapshot,
    /// The statements that put it in force, for what is saved.
    pub script: Vec<String>,
}

/// The time that a computation has to notice the signal to stop, before a message names another way.
const PATIENCE: Duration = Duration::from_millis(700);

/// The exit status of what was ended by Ctrl-C, as a shell has it.
const ENDED_BY_CTRL_C: i32 = 130;

/// At Ctrl-C what is running is asked to stop. A single step, such as reading a traveller of a hundred thousand rows, stops
/// only at its end: a second Ctrl-C leaves.
fn stop_at_ctrl_c(stop: &Arc<AtomicBool>, busy: &Arc<AtomicBool>, locale: Locale) {
    let (stop, busy, warned) = (Arc::clone(stop), Arc::clone(busy), Arc::new(AtomicBool::new(false)));
    let pressed = move || {
        let is_again = stop.swap(true, Ordering::Relaxed) && warned.load(Ordering::Relaxed);
        if is_again && busy.load(Ordering::Relaxed) {
            say(&mut std::io::stdout(), "\n");
            std::process::exit(ENDED_BY_CTRL_C);
        }
        warned.store(false, Ordering::Relaxed);
        let (stop, busy, warned) = (Arc::clone(&stop), Arc::clone(&busy), Arc::clone(&warned));
        std::thread::spawn(move || {
            std::thread::sleep(PATIENCE);
            if stop.load(Ordering::Relaxed) && busy.load(Ordering::Relaxed) {
                say(&mut std::io::stdout(), &format!("{}\n", messages::prompt_stopping(locale)));
                warned.store(true, Ordering::Relaxed);
            }
        });
    };
    // Without a handler a long computation cannot be stopped, but all else works.
    let _ = ctrlc::set_handler(pressed);
}

/// Reads and answers until the reader leaves.
///
/// # Errors
/// The reason why the terminal cannot be read.
pub fn run(options: &ReplOptions<'_>) -> Result<(), String> {
    let stop = Arc::new(AtomicBool::new(false));
    let busy = Arc::new(AtomicBool::new(false));
    stop_at_ctrl_c(&stop, &busy, options.locale);
    let mut line = Line::new(options.style, options.locale, options.edits)?;
    let mut evening =
        Repl::new(options.loader, options.style, options.locale, stop).starting_from(options.start.clone());
    let mut out = std::io::stdout();
    fit(&mut evening, &mut line);
    say(&mut out, &format!("{}\n", evening.welcome()));
    // A text that is not on the screen, to be shown and answered before anything is read.
    let mut next = None;
    loop {
        follow(&mut line, &mut evening);
        let text = match next.take() {
            Some(text) => {
                say(&mut out, &format!("> {text}\n"));
                text
            }
            None => match line.read()? {
                Input::Line(text) => text,
                Input::Correction(text) => {
                    next = Some(text);
                    continue;
                }
                ended if evening.is_asking() || matches!(ended, Input::Interrupted) => {
                    say(&mut out, &evening.leave_guide());
                    continue;
                }
                _ => break,
            },
        };
        if evening.is_asking() {
            fit(&mut evening, &mut line);
            if let Reply::Print(answer) = evening.take(&text) {
                say(&mut out, &answer);
            }
            continue;
        }
        if text.trim().is_empty() {
            continue;
        }
        let last = line.last();
        line.remember(&text);
        fit(&mut evening, &mut line);
        match answer(&mut evening, &text, &busy) {
            Reply::Print(answer) => say(&mut out, &answer),
            Reply::Page(text) => show(&mut out, &text, line.window().1.filter(|_| options.edits)),
            Reply::Clear => line.clear(),
            Reply::History => say(&mut out, &line.recent()),
            Reply::Edit => match edit(&last.unwrap_or_default()) {
                Ok(text) => next = text,
                Err(reason) => say(&mut out, &format!("{}\n", messages::prompt_not_edited(options.locale, reason))),
            },
            Reply::Exit => break,
        }
    }
    Ok(())
}

/// Tells the line what is in force, asked and to be corrected.
fn follow(line: &mut Line, evening: &mut Repl<'_>) {
    line.follow(evening.scope());
    line.offer(evening.ways());
    line.correct(evening.take_corrections());
}

/// The reply to an entry, which Ctrl-C may interrupt.
fn answer(evening: &mut Repl<'_>, text: &str, busy: &AtomicBool) -> Reply {
    busy.store(true, Ordering::Relaxed);
    let reply = evening.take(text);
    busy.store(false, Ordering::Relaxed);
    reply
}

/// Tells the answers how large the window is.
fn fit(evening: &mut Repl<'_>, line: &mut Line) {
    let (columns, rows) = line.window();
    evening.fit(columns, rows);
}

/// A reader that has gone away ends nothing: the next line that is read does.
fn say(out: &mut impl Write, text: &str) {
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The pager if none is named, and the options that let it leave the text on the screen.
const PAGER: &str = if cfg!(windows) { "more" } else { "less" };
const OPTIONS_OF_LESS: &str = "FRX";

/// Shows a text, in a pager where the window has fewer rows.
fn show(out: &mut impl Write, text: &str, rows: Option<usize>) {
    let is_taller = rows.is_some_and(|rows| text.lines().count() >= rows);
    if !is_taller || page(text).is_err() {
        say(out, text);
    }
}

/// Shows a text in `$PAGER`, from its first line on.
///
/// # Errors
/// The reason why the pager could not be used.
fn page(text: &str) -> std::io::Result<()> {
    let pager = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let pager = pager.unwrap_or_else(|| PAGER.to_owned());
    let mut words = pager.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or(PAGER));
    command.args(words).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", OPTIONS_OF_LESS);
    }
    let mut child = command.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        // A pager that is left before the end reads no more.
        let _ = input.write_all(text.as_bytes());
    }
    child.wait().map(|_| ())
}

/// The editor if none is named.
const EDITOR: &str = if cfg!(windows) { "notepad" } else { "vi" };

/// The text that comes back from `$VISUAL`, else `$EDITOR`, opened with `initial`; `None` if nothing is left of it.
///
/// # Errors
/// The reason why the editor could not be used.
pub(super) fn edit(initial: &str) -> Result<Option<String>, String> {
    let warned = |error: std::io::Error| error.to_string();
    let mut named = ["VISUAL", "EDITOR"].into_iter().filter_map(|name| std::env::var(name).ok());
    let editor = named.find(|editor| !editor.trim().is_empty()).unwrap_or_else(|| EDITOR.to_owned());
    let file = Scratch::script(initial).map_err(warned)?;
    let mut words = editor.split_whitespace();
    let program = words.next().unwrap_or(EDITOR);
    let status = Command::new(program).args(words).arg(file.path()).status();
    let status = status.map_err(|error| format!("{program}: {error}"))?;
    if !status.success() {
        return Err(format!("{program}: {status}"));
    }
    // An editor may replace the file, so that it is read by its name.
    let text = std::fs::read_to_string(file.path()).map_err(warned)?;
    let text = text.trim_end();
    Ok((!text.trim().is_empty()).then(|| text.to_owned()))
}
