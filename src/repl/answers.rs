//! A session at the prompt: what is in force, what was said, and how to take it back.

use super::commands::{self, Command, line};
use crate::catalogue;
use crate::catalogue::english::{self, prompt as words};
use crate::diagnostic::Diagnostic;
use crate::render::{self, Block, Detail, Style};
use crate::session::Outcome;
use crate::session::{ExecutedStatement, InForce, LoadError, Loader, Scope, Session, Sink, Snapshot};
use crate::source::{Sources, visible};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Entries that can be taken back.
const MOST_UNDONE: usize = 100;

/// Diagnostics of one entry that are shown; of a thousand slips the first show what is wrong.
const MOST_TOLD: usize = 20;

/// Entries whose text diagnostics may still point to.
const TEXTS_KEPT: usize = 1000;

/// What becomes of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// What is answered.
    Print(String),
    /// The reader leaves.
    Exit,
}

/// Everything that lasts at the prompt.
pub struct Repl<'a> {
    kept: Snapshot,
    loader: &'a dyn Loader,
    style: Style,
    detail: Detail,
    /// The statements that had nothing wrong with them, as they were typed.
    script: Vec<String>,
    /// For each entry that can be taken back: the state and the script before it.
    before: Vec<Before>,
    /// Statements that had something wrong with them.
    failed: usize,
    /// The files that were written and may be written again, with what they hold.
    saved: BTreeMap<String, String>,
    stop: Arc<AtomicBool>,
}

/// What an entry can be taken back to.
struct Before {
    scope: Scope,
    /// How long the script was.
    script: usize,
    /// What `:reset` took from the script.
    removed: Vec<String>,
}

/// Collects what is answered.
struct Screen {
    text: String,
    style: Style,
    detail: Detail,
    /// Whether what is shown was typed just before.
    typed: bool,
    case: Option<String>,
    /// Diagnostics so far.
    told: usize,
    stop: Arc<AtomicBool>,
}

impl Sink for Screen {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        catalogue::follow(outcome.language);
        let mut blocks = render::blocks(&outcome, crate::catalogue::language(), self.detail);
        if self.typed && outcome.case.is_none() {
            blocks.retain(|block| !matches!(block, Block::Heading(_)));
        }
        if self.case != outcome.case {
            if let Some(case) = outcome.case.as_deref().filter(|_| !blocks.is_empty()) {
                blocks.insert(0, Block::Case(crate::messages::case(crate::catalogue::language(), case)));
            }
            self.case = outcome.case;
        }
        self.text.push_str(&render::terminal(&blocks, self.style));
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        catalogue::follow(diagnostic.language);
        self.told = self.told.saturating_add(1);
        if self.told <= MOST_TOLD {
            self.text.push_str(&render::diagnostic(&diagnostic, sources, self.style, crate::catalogue::language()));
            self.text.push('\n');
        }
    }

    fn interrupted(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl<'a> Repl<'a> {
    /// An evening with nothing in force. `stop` is set from outside to end what is running.
    #[must_use]
    pub fn new(loader: &'a dyn Loader, style: Style, stop: Arc<AtomicBool>) -> Self {
        Self {
            kept: Snapshot::default(),
            loader,
            style,
            detail: Detail::default(),
            script: Vec::new(),
            before: Vec::new(),
            failed: 0,
            saved: BTreeMap::new(),
            stop,
        }
    }

    /// What is in force.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.kept.scope
    }

    /// Takes the columns of the window.
    pub fn widen(&mut self, columns: usize) {
        self.style.width = columns;
    }

    /// The statements so far that had nothing wrong with them, as a script.
    #[must_use]
    pub fn script(&self) -> String {
        self.script.iter().map(|statement| format!("{statement}\n")).collect()
    }

    /// Answers an entry.
    pub fn take(&mut self, text: &str) -> Reply {
        catalogue::follow(self.kept.scope.language());
        let turn = self.answer(text);
        // What was pressed since belongs to what was running.
        self.stop.store(false, Ordering::Relaxed);
        // What is asked for from here on is previewed in its language.
        catalogue::follow(self.kept.scope.language());
        turn
    }

    fn answer(&mut self, text: &str) -> Reply {
        let command = match Command::read(text) {
            None => return Reply::Print(self.run(words::PROMPT_NAME, text, text.lines().count() <= 1)),
            Some(Ok(command)) => command,
            Some(Err(told)) => return Reply::Print(told),
        };
        Reply::Print(match command {
            Command::Quit => return Reply::Exit,
            Command::Help(topic) => commands::help(topic.as_deref()),
            Command::Explain(name) => commands::explain(&name),
            Command::Show(word) => self.show(word.as_deref()),
            Command::Settings => self.settings(),
            Command::Statement(statement) => self.run(words::PROMPT_NAME, &statement, true),
            Command::Load(path) => self.load(&path),
            Command::Save(path) => self.save(path),
            Command::Undo => self.undo(),
            Command::Reset => {
                let removed = std::mem::take(&mut self.script);
                let scope = std::mem::take(&mut self.kept.scope);
                self.remember(Before { scope, script: 0, removed });
                line(words::reset())
            }
            Command::Detail(detail) => {
                self.detail = detail;
                line(match detail {
                    Detail::Brief => words::brief(),
                    Detail::Steps => words::steps(),
                    Detail::Full => words::full(),
                })
            }
        })
    }

    fn run(&mut self, name: &str, text: &str, typed: bool) -> String {
        let before = Before { scope: self.kept.scope.clone(), script: self.script.len(), removed: Vec::new() };
        let mut screen = Screen {
            text: String::new(),
            style: self.style,
            detail: self.detail,
            typed,
            case: None,
            told: 0,
            stop: Arc::clone(&self.stop),
        };
        let mut session = Session::resume(std::mem::take(&mut self.kept), self.loader, &mut screen);
        session.run(name, text);
        let tally = session.tally();
        let (mut kept, ran) = session.suspend();
        kept.sources.forget_before(TEXTS_KEPT);
        let unready = kept.scope.prepare();
        self.kept = kept;
        catalogue::follow(self.kept.scope.language());
        self.failed = self.failed.saturating_add(tally.errors).saturating_add(tally.failed);
        if ran.iter().any(|statement| statement.sound) {
            self.remember(before);
        }
        let sound = ran.iter().filter(|statement| statement.sound);
        self.script.extend(sound.filter_map(|statement| text.get(statement.span.range())).map(str::to_owned));
        if self.stop.load(Ordering::Relaxed) {
            screen.text.push_str(&line(words::stopped()));
        }
        if screen.text.is_empty() && typed {
            screen.text = self.noted(&ran, unready);
        }
        let hidden = screen.told.saturating_sub(MOST_TOLD);
        if hidden > 0 {
            screen.text.push_str(&line(words::more_told(hidden)));
        }
        if tally.passed > 0 {
            screen.text.push_str(&line(english::tally(tally.passed, tally.failed)));
        }
        screen.text
    }

    /// What a silent entry came to: what is in force by it, and what would keep a ruling from being scored.
    fn noted(&mut self, ran: &[ExecutedStatement], unready: Vec<Diagnostic>) -> String {
        let mut noted: String = ran
            .iter()
            .filter_map(|statement| self.kept.scope.in_force_by(&statement.word))
            .map(|found| format!("{}\n", self.style.faint(&format!("  {}", in_force(&found)))))
            .collect();
        // Said where the slip was made, and not only at the next ruling.
        for diagnostic in unready {
            let about =
                diagnostic.span.is_some_and(|span| ran.iter().any(|statement| statement.span.file == span.file));
            if about {
                noted.push_str(&render::diagnostic(
                    &diagnostic,
                    &self.kept.sources,
                    self.style,
                    crate::catalogue::language(),
                ));
                noted.push('\n');
            }
        }
        noted
    }

    /// Everything in force, or the statements that start with a word.
    fn show(&self, word: Option<&str>) -> String {
        let all = self.kept.scope.in_force();
        let Some(word) = word.map(str::to_lowercase) else { return all };
        let word = match word.as_str() {
            "names" => "let",
            "conventions" | "settings" => return self.settings(),
            other => other,
        };
        let (mut shown, mut inside) = (String::new(), false);
        for line in all.lines() {
            let starts = !line.starts_with([' ', '}']);
            inside = if starts { line.trim_start_matches("# no ").starts_with(word) } else { inside };
            if inside {
                shown.push_str(&format!("{line}\n"));
            }
        }
        if shown.is_empty() { line(words::nothing_to_show(&visible(word))) } else { shown }
    }

    /// Writes the script; a file that was there before only if this evening wrote it.
    fn save(&mut self, path: String) -> String {
        let script = self.script();
        match commands::save(&path, &script, self.saved.get(&path).map(String::as_str)) {
            Ok(told) => {
                self.saved.insert(path, script);
                told
            }
            Err(told) => told,
        }
    }

    fn remember(&mut self, before: Before) {
        if self.before.len() >= MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    fn undo(&mut self) -> String {
        let Some(before) = self.before.pop() else { return line(words::nothing_to_undo()) };
        let undone: Vec<String> = self.script.drain(before.script.min(self.script.len())..).collect();
        self.script.extend(before.removed);
        self.kept.scope = before.scope;
        line(words::undone(&undone))
    }

    fn load(&mut self, path: &str) -> String {
        match self.loader.load(path, "") {
            Ok(loaded) => {
                let (before, failed) = (self.script.len(), self.failed);
                let answer = self.run(&loaded.name, &loaded.text, false);
                let added = self.script.get(before..).unwrap_or(&[]);
                if self.failed == failed && added.iter().any(|statement| statement.starts_with("include")) {
                    // What the script includes is found from where the script is, and not from where this one will be.
                    self.script.truncate(before);
                    self.script.push(format!("include \"{path}\""));
                }
                answer
            }
            Err(LoadError::Unreadable(reason)) => line(words::not_loaded(&visible(path), &reason)),
            Err(LoadError::NotUtf8(_)) => line(words::not_loaded(&visible(path), &words::not_text())),
        }
    }

    fn settings(&self) -> String {
        let settings = self.kept.scope.settings().all();
        let spoken = catalogue::language().tag();
        // The reader's own language is in force where the script names none.
        let value = |(name, value): &(&'static str, String)| {
            let value = if *name == "language" { spoken } else { value };
            format!("  {name:13} {value}\n")
        };
        settings.iter().map(value).collect()
    }
}

/// What is in force by a statement, in a line.
fn in_force(found: &InForce) -> String {
    match found {
        InForce::Statement(statement) => statement.clone(),
        InForce::Results(results) => words::results_noted(results),
        InForce::Scoring(scoring) => words::scoring_noted(scoring.name()),
    }
}
