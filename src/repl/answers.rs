//! A session at the prompt: the scope in force, the entries so far, and undoing them.

use super::Start;
use super::commands::{self, Command, SavedFiles, line};
use super::screen::Screen;
use super::unready::{Unready, is_refused};
use crate::diagnostic::{Code, Diagnostic, Edit};
use crate::guide::Guide;
use crate::messages::{self, Locale, Text, names};
use crate::render::{self, Detail, Style};
use crate::session::{ExecutedStatement, InForce, LoadError, Loader, Scope, Session, Sink, Snapshot, Stated, Tally};
use crate::source::visible;
use crate::syntax::{self, Keyword};
use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The name of an entry in diagnostics.
const PROMPT_NAME: &str = "<prompt>";

/// Entries that can be taken back.
const MOST_UNDONE: usize = 100;

/// Entries whose text diagnostics may still point to.
const TEXTS_KEPT: usize = 1000;

/// The reply to an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// An answer to print.
    Print(String),
    /// A text to read, in a pager where it is longer than the window.
    Page(String),
    /// The screen is cleared.
    Clear,
    /// The latest entries are shown.
    History,
    /// The last entry is opened in an editor, and what comes back is the next.
    Edit,
    /// The reader leaves.
    Exit,
}

/// Everything that lasts at the prompt.
pub struct Repl<'a> {
    kept: Snapshot,
    loader: &'a dyn Loader,
    style: Style,
    /// Rows of the window.
    rows: Option<usize>,
    /// The language of what is answered where the script asks for none.
    reader: Locale,
    detail: Detail,
    /// The statements that had nothing wrong with them, as they were typed.
    script: Vec<String>,
    /// For each entry that can be taken back: the state and the script before it.
    before: Vec<Before>,
    /// Statements that had something wrong with them.
    failed: usize,
    /// The last error, which `:explain` alone explains.
    last_error: Option<Code>,
    /// The last entry as it should have been written, where it had one error and there is one way to mend it.
    corrections: Vec<String>,
    pub(super) saved: SavedFiles,
    /// The interview that is going on.
    pub(super) interview: Option<Guide<'a>>,
    stop: Arc<AtomicBool>,
}

/// The state before an entry, for `:undo`.
struct Before {
    scope: Scope,
    /// The length of the script.
    script: usize,
    /// The lines that `:reset` removed from the script.
    removed: Vec<String>,
}

impl<'a> Repl<'a> {
    /// A session with nothing in force, for a reader of this language. `stop` is set from outside to end what is running.
    #[must_use]
    pub fn new(loader: &'a dyn Loader, style: Style, reader: Locale, stop: Arc<AtomicBool>) -> Self {
        Self {
            kept: Snapshot::default(),
            loader,
            style: Style { unfolds: ":full", ..style },
            rows: None,
            reader,
            detail: Detail::default(),
            script: Vec::new(),
            before: Vec::new(),
            failed: 0,
            last_error: None,
            corrections: Vec::new(),
            saved: SavedFiles::default(),
            interview: None,
            stop,
        }
    }

    /// The same with something in force from the start.
    #[must_use]
    pub fn starting_from(mut self, start: Start) -> Self {
        self.kept = start.snapshot;
        self.script = start.script;
        self
    }

    /// The scope in force.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.kept.scope
    }

    /// The layout of text now.
    pub(super) fn style(&self) -> Style {
        self.style
    }

    /// The reader of files.
    pub(super) fn loader(&self) -> &'a dyn Loader {
        self.loader
    }

    /// Executes statements that were not typed but become part of the script.
    pub(super) fn enter(&mut self, statements: &str) -> String {
        self.run(PROMPT_NAME, statements, true)
    }

    /// The language in force: the one that was asked for, else the reader's.
    pub(super) fn locale(&self) -> Locale {
        self.kept.scope.locale().unwrap_or(self.reader)
    }

    /// An answer of one line, or of more where the window is narrower than it.
    fn fitted(&self, text: impl Display) -> String {
        render::fitted(&line(text), self.style.width.saturating_sub(1))
    }

    /// Takes the columns of the window, and its rows where they are known.
    pub fn fit(&mut self, columns: usize, rows: Option<usize>) {
        self.style.width = columns;
        self.rows = rows;
    }

    /// The text at the start, in this width.
    #[must_use]
    pub fn welcome(&self) -> String {
        let welcome = messages::prompt_welcome(self.reader, env!("CARGO_PKG_VERSION"));
        render::fitted(&welcome.to_string(), self.style.width)
    }

    /// The statements so far that had nothing wrong with them, as a script.
    #[must_use]
    pub fn script(&self) -> String {
        self.script.iter().map(|statement| format!("{statement}\n")).collect()
    }

    /// The last entry as it should have been written, in each of its meanings; given once.
    pub fn take_corrections(&mut self) -> Vec<String> {
        std::mem::take(&mut self.corrections)
    }

    /// Answers an entry.
    pub fn take(&mut self, text: &str) -> Reply {
        let reply = self.answer(text);
        // A key pressed since then was meant for the computation that was running.
        self.stop.store(false, Ordering::Relaxed);
        reply
    }

    fn answer(&mut self, text: &str) -> Reply {
        let locale = self.locale();
        if let Some(interview) = self.interview.take() {
            return Reply::Print(self.interviewed(interview, text));
        }
        let command = match self.command(text, locale) {
            None => return Reply::Print(self.run(PROMPT_NAME, text, text.lines().count() <= 1)),
            Some(Ok(command)) => command,
            Some(Err(reported)) => return Reply::Print(render::fitted(&reported, self.style.width.saturating_sub(1))),
        };
        Reply::Print(match command {
            Command::Quit => return Reply::Exit,
            Command::Clear => return Reply::Clear,
            Command::History => return Reply::History,
            Command::Edit => return Reply::Edit,
            Command::Help(topic) => {
                let width = self.style.width.saturating_sub(1);
                return Reply::Page(render::fitted(&commands::help(topic.as_deref(), locale, width), width));
            }
            Command::Explain(name) => return Reply::Page(self.explain(name.as_deref(), locale)),
            Command::Guide(name) => self.guide(name.as_deref()),
            Command::Show(word) => self.show(word.as_deref()),
            Command::Settings => self.settings(),
            Command::Statement(statement) => self.run(PROMPT_NAME, &statement, true),
            Command::Load(path) => self.load(&path),
            Command::Save(path) => self.save(&path),
            Command::Undo => self.undo(),
            Command::Reset => {
                let removed = std::mem::take(&mut self.script);
                let scope = std::mem::take(&mut self.kept.scope);
                self.remember(Before { scope, script: 0, removed });
                self.fitted(messages::prompt_reset(locale))
            }
            Command::Detail(detail) => {
                self.detail = detail;
                self.fitted(match detail {
                    Detail::Brief => messages::prompt_brief(locale),
                    Detail::Steps => messages::prompt_steps(locale),
                    Detail::Full => messages::prompt_full(locale),
                })
            }
        })
    }

    /// The command of an entry; a bare word that names a ruling is that ruling.
    fn command(&self, text: &str, locale: Locale) -> Option<Result<Command, String>> {
        let is_name = |name: &String| name.eq_ignore_ascii_case(text.trim());
        if self.kept.scope.ruling_names().iter().any(is_name) { None } else { Command::read(text, locale) }
    }

    fn run(&mut self, name: &str, text: &str, typed: bool) -> String {
        let before = Before { scope: self.kept.scope.clone(), script: self.script.len(), removed: Vec::new() };
        let mut screen = self.screen(typed);
        let mut session = Session::resume(std::mem::take(&mut self.kept), self.loader, &mut screen);
        session.run(name, text);
        let tally = session.tally();
        let (mut kept, ran) = session.suspend();
        kept.sources.forget_before(TEXTS_KEPT);
        let unready = Unready::of(&before.scope, &kept.scope, &ran);
        let is_refused = name == PROMPT_NAME && is_refused(text, &ran, tally.errors, &unready);
        if is_refused {
            kept.scope = before.scope.clone();
            screen.ended = None;
        } else if screen.text.is_empty() && name == PROMPT_NAME {
            screen.text = self.noted(text, &ran, (&before.scope, &kept.scope));
        }
        self.kept = kept;
        // Reported at the mistake, and not only at the next ruling.
        if is_refused || screen.reported == 0 && name == PROMPT_NAME {
            unready.problems.into_iter().for_each(|one| screen.diagnostic(one, &self.kept.sources));
        }
        self.failed = self.failed.saturating_add(tally.errors).saturating_add(tally.failed);
        if !is_refused {
            self.record(text, &ran, before);
        }
        self.last_error = screen.error.as_ref().map(Diagnostic::code).or(self.last_error);
        let only = screen.error.as_ref().filter(|_| screen.reported == 1);
        self.corrections = only.map_or_else(Vec::new, |error| corrected(text, error));
        if self.stop.load(Ordering::Relaxed) {
            screen.text.push_str(&self.fitted(messages::prompt_stopped(self.locale())));
        }
        let hidden = screen.hidden();
        if hidden > 0 {
            screen.text.push_str(&self.fitted(messages::prompt_more_told(self.locale(), hidden)));
        }
        if tally.passed > 0 {
            screen.text.push_str(&self.fitted(tally_text(tally, self.locale())));
        }
        match screen.ended.filter(|_| name == PROMPT_NAME) {
            Some(ended) => self.fitted(ended) + &screen.text,
            None => screen.text,
        }
    }

    /// The screen for the answer to an entry.
    fn screen(&self, typed: bool) -> Screen {
        Screen {
            text: String::new(),
            style: self.style,
            rows: self.rows,
            detail: self.detail,
            reader: self.reader,
            typed,
            case: None,
            reported: 0,
            error: None,
            ended: None,
            stop: Arc::clone(&self.stop),
        }
    }

    /// Adds to the script what had nothing wrong with it; what changed something can be taken back.
    fn record(&mut self, text: &str, ran: &[ExecutedStatement], before: Before) {
        let lines = recorded(text, ran);
        if !lines.is_empty() || !before.scope.is_same(&self.kept.scope) {
            self.remember(before);
        }
        self.script.extend(lines);
    }

    /// The effect of an entry without a result: the facts now in force.
    fn noted(&self, text: &str, ran: &[ExecutedStatement], (before, scope): (&Scope, &Scope)) -> String {
        let mut lines: Vec<String> = Vec::new();
        for statement in ran {
            let found = scope.in_force_by(&statement.word).map(|found| in_force(&found, self.locale()));
            let is_replaced = statement.word == Keyword::Penalty.word() && replaces_penalty(before, scope);
            let found = found.map(|found| match is_replaced {
                true => messages::prompt_penalty_replaced(self.locale(), found).to_string(),
                false => found,
            });
            // A block that changes nothing else is echoed by its head.
            let block = || text.get(statement.span.range()).filter(|written| written.contains('\n')).map(first_line);
            lines.extend(found.or_else(block).filter(|line| !lines.contains(line)));
        }
        let fitted: String = lines.iter().map(|line| self.fitted(format!("  {line}"))).collect();
        fitted.lines().map(|line| format!("{}\n", self.style.faint(line))).collect()
    }

    /// The explanation of a name; without one, of the last error.
    fn explain(&self, name: Option<&str>, locale: Locale) -> String {
        let width = self.style.width.saturating_sub(1);
        match name.or(self.last_error.map(Code::name)) {
            Some(name) => render::fitted(&commands::explain(name, locale, width), width),
            None => self.fitted(messages::prompt_nothing_to_explain(locale)),
        }
    }

    /// Everything in force, or the statements that start with a word.
    fn show(&self, word: Option<&str>) -> String {
        let all = self.kept.scope.in_force();
        let written = |stated: &mut dyn Iterator<Item = &Stated>| -> String {
            stated.map(|stated| stated.text(self.locale()) + "\n").collect()
        };
        let Some(word) = word.map(str::to_lowercase) else { return written(&mut all.iter()) };
        let word = match word.as_str() {
            "names" => "let",
            "conventions" | "settings" => return self.settings(),
            other => other,
        };
        let output = written(&mut all.iter().filter(|stated| stated.is_called(word)));
        if output.is_empty() {
            self.fitted(messages::prompt_nothing_to_show(self.locale(), visible(word).as_ref()))
        } else {
            output
        }
    }

    /// Writes the script; a file that was there before only if this evening wrote it.
    fn save(&mut self, path: &str) -> String {
        let (script, locale) = (self.script(), self.locale());
        let message = self.saved.save(path, &script, locale).unwrap_or_else(|reported| reported);
        render::fitted(&message, self.style.width.saturating_sub(1))
    }

    fn remember(&mut self, before: Before) {
        if self.before.len() >= MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    fn undo(&mut self) -> String {
        // Told in the language in which it was asked for.
        let locale = self.locale();
        let Some(before) = self.before.pop() else { return self.fitted(messages::prompt_nothing_to_undo(locale)) };
        let undone: Vec<String> = self.script.drain(before.script.min(self.script.len())..).collect();
        self.script.extend(before.removed);
        self.kept.scope = before.scope;
        self.fitted(undone_text(&undone, locale))
    }

    fn load(&mut self, path: &str) -> String {
        match self.loader.load(path, "") {
            Ok(loaded) => {
                let (before, failed) = (self.script.len(), self.failed);
                let answer = self.run(&loaded.name, &loaded.text, false);
                let added = self.script.get(before..).unwrap_or(&[]);
                if self.failed == failed && added.iter().any(|statement| includes(statement)) {
                    // Included files are found from the script that includes them, and not from where this one will be
                    // saved.
                    self.script.truncate(before);
                    self.script.push(format!("{} {}", Keyword::Include.word(), syntax::quoted(path)));
                }
                answer
            }
            Err(LoadError::Unreadable(reason)) => {
                self.fitted(messages::prompt_not_loaded(self.locale(), visible(path).as_ref(), &reason))
            }
            Err(LoadError::NotUtf8(_)) => {
                let reason = messages::prompt_not_text(self.locale());
                self.fitted(messages::prompt_not_loaded(self.locale(), visible(path).as_ref(), reason))
            }
        }
    }

    fn settings(&self) -> String {
        let settings = self.kept.scope.settings().all();
        let spoken = self.locale().tag();
        // The reader's own language is in force where the script names none.
        let value = |(name, value): &(&'static str, String)| {
            let value = if *name == "language" { spoken } else { value };
            format!("  {name:13} {value}\n")
        };
        settings.iter().map(value).collect()
    }
}

/// Returns whether the last penalty stands in the place of an earlier one: its side's in the same unit.
fn replaces_penalty(before: &Scope, after: &Scope) -> bool {
    let last = after.penalties().last();
    last.is_some_and(|last| before.penalties().iter().any(|own| (own.side, own.unit) == (last.side, last.unit)))
}

/// The statements of an entry that had nothing wrong with them, and its comments, each statement with the one behind it.
fn recorded(text: &str, ran: &[ExecutedStatement]) -> Vec<String> {
    let (mut lines, mut from) = (Vec::new(), 0);
    let between = |from: usize, to: usize| {
        let lines = text.get(from..to).unwrap_or_default().lines().map(str::trim);
        lines.filter(|line| line.starts_with('#')).map(str::to_owned)
    };
    for statement in ran {
        let place = statement.span.range();
        let line = text.get(place.end..).and_then(|rest| rest.lines().next()).unwrap_or_default();
        let has_comment = line.trim_start().starts_with('#');
        let end = if has_comment { place.end.saturating_add(line.len()) } else { place.end };
        lines.extend(between(from, place.start));
        lines.extend(
            text.get(place.start..end).filter(|_| statement.sound).map(|written| written.trim_end().to_owned()),
        );
        from = end;
    }
    lines.extend(between(from, text.len()));
    lines
}

/// An entry of one line in each way to mend it; none where a line is missing.
fn corrected(text: &str, error: &Diagnostic) -> Vec<String> {
    let mended = |edit: &Edit| {
        if edit.is_line || text.contains('\n') || edit.text.contains('\n') {
            return None;
        }
        let (before, after) = (text.get(..edit.span.range().start)?, text.get(edit.span.range().end..)?);
        Some(format!("{before}{}{after}", edit.text))
    };
    error.edits.iter().filter_map(mended).collect()
}

/// The facts that a statement puts in force, in a line.
fn in_force(found: &InForce, locale: Locale) -> String {
    match found {
        InForce::Statement(stated) => {
            let statement = stated.text(locale);
            syntax::format_in(&statement, locale).map_or(statement, |written| written.trim_end().to_owned())
        }
        InForce::Results(results) => messages::prompt_results_noted(locale, results).to_string(),
        InForce::Event(found) => render::event_in_figures(locale, found).to_string(),
        InForce::Scoring(scoring) => {
            messages::prompt_scoring_noted(locale, names::scoring(locale, scoring.name())).to_string()
        }
    }
}

/// The results of an entry's expectations.
fn tally_text(tally: Tally, locale: Locale) -> Text {
    match tally.failed {
        0 => messages::expectations_tally(locale, tally.passed),
        failed => messages::expectations_tally_failed(locale, tally.passed, failed),
    }
}

/// The statements that were undone.
fn undone_text(statements: &[String], locale: Locale) -> Text {
    match statements {
        [] => messages::prompt_undone(locale),
        [only] => messages::prompt_undone_one(locale, first_line(only)),
        [first, rest @ ..] => messages::prompt_undone_many(locale, first_line(first), rest.len()),
    }
}

fn first_line(statement: &str) -> String {
    let mut lines = statement.lines();
    let first = lines.next().unwrap_or("");
    if lines.next().is_some() { format!("{first} …") } else { first.to_owned() }
}

/// Returns true for a statement that includes a file, in any language.
fn includes(statement: &str) -> bool {
    statement.split_whitespace().next().and_then(Keyword::named) == Some(Keyword::Include)
}
