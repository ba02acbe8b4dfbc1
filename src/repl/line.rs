//! The line: editing, colour, preview, completion and history. The only place that knows rustyline.

use super::commands::Command;
use super::complete::complete;
use super::history::{HistoryFile, MOST_ENTRIES};
use crate::completion::{Candidate, Expected};
use crate::messages::{self, Locale, figures};
use crate::render::{self, Charset, Style, renditions};
use crate::session::{Place, Scope};
use crate::source::visible;
use crate::syntax::{highlight, is_complete};
use crate::work::Limits;
use rustyline::completion::{Candidate as Offered, Completer, FilenameCompleter};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::{Hint, Hinter};
use rustyline::history::MemHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{
    Cmd, CompletionType, ConditionalEventHandler, Config, Context, Editor, Event, EventContext, EventHandler, Helper,
    KeyCode, KeyEvent, Modifiers, RepeatCount,
};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A preview that costs more is not shown: some 10 ms, within which a key is answered.
const PREVIEWED: Limits = Limits { steps: 50_000, ..Limits::STATEMENT };

/// Bytes of a line that is previewed at each key.
const LONGEST_PREVIEWED: usize = 4096;

/// Entries that are shown of the history.
const MOST_SHOWN: usize = 20;

/// A line, or the end of the input.
pub(super) enum Input {
    /// An entry.
    Line(String),
    /// The correction that was offered, which does not stand on the screen any more.
    Correction(String),
    /// Ctrl-C: the line was cleared.
    Interrupted,
    /// Ctrl-D: the reader leaves.
    Eof,
}

/// The reader's line.
pub(super) struct Line {
    editor: Editor<Assistant, MemHistory>,
    history: Option<HistoryFile>,
    /// The text, plain and in colours.
    prompt: (String, String),
    style: Style,
    /// In place of the prompt while questions are asked.
    asking: (String, String),
    /// Columns below which the lines of an entry go on; 0 while questions are asked.
    indent: Arc<AtomicUsize>,
}

/// Enter in an entry that is not complete: the next line begins below the first one's text.
struct GoOn(Arc<AtomicUsize>);

impl ConditionalEventHandler for GoOn {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext<'_>) -> Option<Cmd> {
        let (columns, text) = (self.0.load(Ordering::Relaxed), context.line());
        let goes_on = columns > 0 && context.pos() == text.len() && !Command::is_one(text) && !is_complete(text);
        goes_on.then(|| Cmd::Insert(1, format!("\n{}", " ".repeat(columns))))
    }
}

/// An entry without the blanks that set its lines below each other.
fn unindented(text: &str, columns: usize) -> String {
    text.replace(&format!("\n{}", " ".repeat(columns)), "\n")
}

impl Line {
    /// A line on the terminal; `edits` is false where it cannot move its cursor.
    pub(super) fn new(style: Style, reader: Locale, edits: bool) -> Result<Self, String> {
        let message = |error: ReadlineError| error.to_string();
        let config = Config::builder()
            .max_history_size(MOST_ENTRIES)
            .and_then(|builder| builder.history_ignore_dups(true))
            .map_err(message)?
            .completion_type(CompletionType::List)
            .completion_show_all_if_ambiguous(true)
            .auto_add_history(false)
            .bracketed_paste(true)
            .build();
        let past = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, past).map_err(message)?;
        let previews = edits;
        editor.set_helper(Some(Assistant {
            state: Scope::default(),
            reader,
            files: FilenameCompleter::new(),
            style,
            previews,
            columns: 80,
            prompt: 2,
            ways: None,
            corrections: Vec::new(),
        }));
        let indent = Arc::new(AtomicUsize::new(0));
        if edits {
            let enter = KeyEvent(KeyCode::Enter, Modifiers::NONE);
            editor.bind_sequence(enter, EventHandler::Conditional(Box::new(GoOn(Arc::clone(&indent)))));
        }
        let history = HistoryFile::of_user();
        for entry in history.iter().flat_map(HistoryFile::entries) {
            editor.add_history_entry(entry).map_err(message)?;
        }
        let prompt = ("> ".to_owned(), style.strong("> "));
        let asking = ("? ".to_owned(), style.strong("? "));
        Ok(Self { editor, history, prompt, style, asking, indent })
    }

    /// Takes what is in force, for completion and previews.
    pub(super) fn follow(&mut self, state: &Scope) {
        let columns = self.editor.dimensions().map_or(80, |(columns, _)| usize::from(columns));
        if let Some(assistant) = self.editor.helper_mut() {
            let prompt = prompt(state, state.locale().unwrap_or(assistant.reader));
            assistant.prompt = prompt.chars().count();
            self.prompt = (prompt.clone(), self.style.strong(&prompt));
            assistant.state = state.clone();
            assistant.columns = columns;
        }
    }

    /// Takes the ways to answer what is asked, where something is: what is typed then is no statement.
    pub(super) fn offer(&mut self, ways: Option<Vec<Candidate>>) {
        if let Some(assistant) = self.editor.helper_mut() {
            assistant.ways = ways;
        }
    }

    /// Offers the last entry as it should have been written: one way stands in the line, Tab offers several.
    pub(super) fn correct(&mut self, corrections: Vec<String>) {
        if let Some(assistant) = self.editor.helper_mut() {
            assistant.corrections = if assistant.previews { corrections } else { Vec::new() };
        }
    }

    /// Reads an entry, over several lines while a bracket is open. Enter alone takes the correction that is offered.
    pub(super) fn read(&mut self) -> Result<Input, String> {
        let is_asking = self.editor.helper().is_some_and(|assistant| assistant.ways.is_some());
        let indent = if is_asking { 0 } else { self.prompt.0.chars().count() };
        self.indent.store(indent, Ordering::Relaxed);
        let read = self.editor.readline(if is_asking { &self.asking } else { &self.prompt });
        let corrections = self.editor.helper_mut().map(|assistant| std::mem::take(&mut assistant.corrections));
        let mut corrections = corrections.unwrap_or_default();
        let only = corrections.pop().filter(|_| corrections.is_empty());
        match read {
            Ok(text) => Ok(match only.filter(|_| text.is_empty() && !is_asking) {
                Some(correction) => Input::Correction(correction),
                None => Input::Line(unindented(&text, indent)),
            }),
            Err(ReadlineError::Interrupted) => Ok(Input::Interrupted),
            Err(ReadlineError::Eof) => Ok(Input::Eof),
            Err(error) => Err(error.to_string()),
        }
    }

    /// Adds an entry to the history, the reader's own and the one on disk.
    pub(super) fn remember(&mut self, text: &str) {
        let added = self.editor.add_history_entry(text).unwrap_or(false);
        if let (true, Some(file)) = (added, &self.history) {
            // A history that cannot be written is no reason to stop.
            let _ = file.append(text);
        }
    }

    /// The columns of the window that answers take, and its rows.
    pub(super) fn window(&mut self) -> (usize, Option<usize>) {
        let window = self.editor.dimensions();
        let columns = window.map_or_else(|| Style::default().width, |(columns, _)| Style::columns_of(columns));
        let rows = window.map(|(_, rows)| usize::from(rows)).filter(|rows| *rows > 0);
        (columns, rows)
    }

    /// The last entry.
    pub(super) fn last(&self) -> Option<String> {
        self.editor.history().into_iter().next_back().cloned()
    }

    /// The latest entries, each on a line.
    pub(super) fn recent(&self) -> String {
        let entries = self.editor.history().into_iter();
        let skipped = self.editor.history().into_iter().count().saturating_sub(MOST_SHOWN);
        let output = |(at, entry): (usize, &String)| {
            let mut lines = entry.lines();
            let first = visible(lines.next().unwrap_or("")).into_owned();
            let more = if lines.next().is_some() { " …" } else { "" };
            format!("{:5}  {first}{more}\n", at.saturating_add(1))
        };
        entries.enumerate().skip(skipped).map(output).collect()
    }

    /// Clears the screen.
    pub(super) fn clear(&mut self) {
        // A terminal that cannot be cleared keeps what it shows.
        let _ = self.editor.clear_screen();
    }
}

/// The help while a line is typed.
struct Assistant {
    state: Scope,
    /// The language of messages unless the script chooses one.
    reader: Locale,
    files: FilenameCompleter,
    style: Style,
    previews: bool,
    /// Columns of the window, and of the prompt.
    columns: usize,
    prompt: usize,
    /// The ways to answer, while a question is asked.
    ways: Option<Vec<Candidate>>,
    /// The last entry as it should have been written, in each of its meanings.
    corrections: Vec<String>,
}

impl Assistant {
    fn locale(&self) -> Locale {
        self.state.locale().unwrap_or(self.reader)
    }
}

impl Helper for Assistant {}

/// A text behind the cursor.
enum Preview {
    /// A figure, which is never inserted into the line.
    Figure(String),
    /// The last entry as it should have been written: Enter takes it, the right arrow too, and any other key replaces it.
    Correction(String),
}

impl Hint for Preview {
    fn display(&self) -> &str {
        match self {
            Self::Figure(text) | Self::Correction(text) => text,
        }
    }

    fn completion(&self) -> Option<&str> {
        match self {
            Self::Figure(_) => None,
            Self::Correction(text) => Some(text),
        }
    }
}

impl Hinter for Assistant {
    type Hint = Preview;

    fn hint(&self, line: &str, at: usize, _: &Context<'_>) -> Option<Preview> {
        if self.ways.is_some() {
            return None;
        }
        if self.previews && at == line.len() && line.trim_end_matches(' ').ends_with('\n') && !is_complete(line) {
            return Some(Preview::Figure(messages::prompt_awaited(self.locale(), closer(line)).to_string()));
        }
        if line.is_empty() && self.previews {
            return match self.corrections.as_slice() {
                [] => None,
                [only] => Some(Preview::Correction(only.clone())),
                _ => Some(Preview::Figure(messages::prompt_corrections(self.locale()).to_string())),
            };
        }
        let is_long = line.len() > LONGEST_PREVIEWED;
        if !self.previews || is_long || at < line.len() || line.trim().is_empty() || Command::is_one(line) {
            return None;
        }
        // A bracket that is still open is closed for the preview.
        let closed = if is_complete(line) { Cow::Borrowed(line) } else { Cow::Owned(closed(line)) };
        let preview = self.state.glimpse_within(&closed, PREVIEWED)?;
        let output = render::glimpse(self.locale(), &preview).to_string();
        let output =
            if self.style.charset == Charset::Ascii { output.replace('→', "=").replace('−', "-") } else { output };
        // A figure that the edge would cut moves to the next line.
        let last = line.rsplit('\n').next().unwrap_or(line);
        let prompt = if last.len() == line.len() { self.prompt } else { 0 };
        let taken = prompt + last.chars().count() + output.chars().count();
        Some(Preview::Figure(if taken < self.columns { output } else { format!("\n{output}") }))
    }
}

/// A line with the brackets closed that are open in it.
fn closed(line: &str) -> String {
    let closers: String = open(line).into_iter().rev().collect();
    format!("{line}{closers}")
}

/// The bracket that closes the last open one.
fn closer(line: &str) -> &'static str {
    open(line).last().copied().unwrap_or("\"\"\"")
}

/// The closing bracket of each open one, in the order of opening.
fn open(line: &str) -> Vec<&'static str> {
    let mut open = Vec::new();
    for character in line.chars() {
        match character {
            '(' => open.push(")"),
            '{' => open.push("}"),
            ')' | '}' => {
                open.pop();
            }
            _ => {}
        }
    }
    open
}

/// A line of the list in so many columns, ended at a blank where it is cut.
fn shortened(display: String, columns: usize) -> String {
    if display.chars().count() <= columns {
        return display;
    }
    let kept: String = display.chars().take(columns.saturating_sub(1)).collect();
    let end = kept.rfind(' ').filter(|end| *end > 0).unwrap_or(kept.len());
    format!("{}…", kept.get(..end).unwrap_or(&kept).trim_end())
}

impl Validator for Assistant {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        let text = context.input();
        let finished = self.ways.is_some() || Command::is_one(text) || is_complete(text);
        Ok(if finished { ValidationResult::Valid(None) } else { ValidationResult::Incomplete })
    }
}

impl Highlighter for Assistant {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if !self.style.colour || self.ways.is_some() || Command::is_one(line) {
            return Cow::Borrowed(line);
        }
        let mut coloured = String::with_capacity(line.len().saturating_mul(2));
        let mut end = 0;
        for (range, token) in highlight(line) {
            coloured.push_str(line.get(end..range.start).unwrap_or(""));
            let (look, part) = (renditions::token(token), line.get(range.clone()).unwrap_or(""));
            coloured.push_str(&format!("{look}{part}{look:#}"));
            end = range.end;
        }
        coloured.push_str(line.get(end..).unwrap_or(""));
        Cow::Owned(coloured)
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(self.style.faint(hint))
    }

    fn highlight_char(&self, _: &str, _: usize, kind: CmdKind) -> bool {
        self.style.colour && kind != CmdKind::MoveCursor
    }
}

/// A way to go on as the list shows it.
struct Choice {
    text: String,
    display: String,
}

impl Offered for Choice {
    fn display(&self) -> &str {
        &self.display
    }

    fn replacement(&self) -> &str {
        &self.text
    }
}

impl Completer for Assistant {
    type Candidate = Choice;

    fn complete(&self, line: &str, at: usize, context: &Context<'_>) -> rustyline::Result<(usize, Vec<Choice>)> {
        if let Some(ways) = &self.ways {
            return Ok(answers(ways, line.get(..at).unwrap_or(""), self.columns));
        }
        let begun = line.get(..at).unwrap_or("");
        let plain = |text: &String| Candidate { text: text.clone(), meaning: String::new() };
        let fits = self.corrections.iter().filter(|text| text.starts_with(begun)).map(plain);
        let corrections: Vec<Candidate> = fits.collect();
        if !corrections.is_empty() {
            return Ok((0, choices(corrections, self.columns)));
        }
        match complete(line.get(..at).unwrap_or(""), &self.state, self.locale()) {
            Expected::Candidates(start, candidates) => Ok((start, choices(candidates, self.columns))),
            Expected::File(_, kind) => {
                let (start, files) = self.files.complete(line, at, context)?;
                let file = |pair: rustyline::completion::Pair| Choice { text: pair.replacement, display: pair.display };
                Ok((start, files.into_iter().map(file).filter(|file| kind.fits(&file.text)).collect()))
            }
        }
    }
}

/// The ways to go on with an answer, behind its last comma.
fn answers(ways: &[Candidate], before: &str, columns: usize) -> (usize, Vec<Choice>) {
    let item = before.rfind(',').map_or(0, |comma| comma.saturating_add(1));
    let begun = before.get(item..).unwrap_or("");
    let start = before.len().saturating_sub(begun.trim_start().len());
    let begun = begun.trim().to_lowercase();
    let fits = ways.iter().filter(|way| way.text.to_lowercase().starts_with(&begun)).cloned();
    (start, choices(fits.collect(), columns))
}

fn choices(candidates: Vec<Candidate>, columns: usize) -> Vec<Choice> {
    let width = candidates.iter().map(|candidate| candidate.text.chars().count()).max().unwrap_or(0);
    let show = |Candidate { text, meaning }: Candidate| {
        let display = if meaning.is_empty() { text.clone() } else { format!("{text:width$}  {meaning}") };
        Choice { text, display: shortened(display, columns.saturating_sub(2)) }
    };
    candidates.into_iter().map(show).collect()
}

/// Columns that a prompt leaves free for what is typed, of 60.
const LONGEST: usize = 30;

/// The board, the table of an event and the unit in force: `board 14 MP> `; before a board is named, `> `.
fn prompt(state: &Scope, locale: Locale) -> String {
    let Some(Place { board, table, unit }) = state.place() else { return "> ".to_owned() };
    let board = match board.number {
        Some(number) => messages::prompt_board(locale, number.to_string()),
        None => messages::prompt_board_unnumbered(locale),
    };
    let unit = unit.map(|unit| format!(" {}", figures::unit(locale, unit))).unwrap_or_default();
    let with = |table: &str| format!("{board}{table}{unit}> ");
    let table = table.map(|table| format!(", {table}")).unwrap_or_default();
    let full = with(&table);
    if full.chars().count() <= LONGEST { full } else { with("") }
}
