//! A session at the prompt: what is in force, what was said, and how to take it back.

use super::commands::{self, Command, line};
use crate::breakdown::Outcome;
use crate::catalogue;
use crate::catalogue::english::{self, prompt as words};
use crate::diagnostic::Diagnostic;
use crate::render::{self, Block, Detail, Style};
use crate::session::{Kept, LoadError, Loader, Session, Sink, State};
use crate::source::Sources;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Entries that can be taken back.
const MOST_UNDONE: usize = 100;

/// Entries whose text diagnostics may still point to.
const TEXTS_KEPT: usize = 1000;

/// What becomes of an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// What is answered.
    Said(String),
    /// The reader leaves.
    Left,
}

/// Everything that lasts at the prompt.
pub struct Evening<'a> {
    kept: Kept,
    loader: &'a dyn Loader,
    style: Style,
    detail: Detail,
    /// The statements that had nothing wrong with them, as they were typed.
    script: Vec<String>,
    /// For each entry that can be taken back: the state before it, and how long the script was.
    before: Vec<(State, usize)>,
    stop: Arc<AtomicBool>,
}

/// Collects what is answered.
struct Screen {
    text: String,
    style: Style,
    detail: Detail,
    /// Whether what is shown was typed just before.
    typed: bool,
    case: Option<String>,
    stop: Arc<AtomicBool>,
}

impl Sink for Screen {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        catalogue::follow(outcome.language);
        let mut blocks = render::blocks(&outcome, self.detail);
        if self.typed && outcome.case.is_none() {
            blocks.retain(|block| !matches!(block, Block::Heading(_)));
        }
        if self.case != outcome.case {
            if let Some(case) = outcome.case.as_deref().filter(|_| !blocks.is_empty()) {
                blocks.insert(0, Block::Case(english::case(case)));
            }
            self.case = outcome.case;
        }
        self.text.push_str(&render::terminal(&blocks, self.style));
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        catalogue::follow(diagnostic.language);
        self.text.push_str(&render::diagnostic(&diagnostic, sources, self.style));
        self.text.push('\n');
    }

    fn interrupted(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

impl<'a> Evening<'a> {
    /// An evening with nothing in force. `stop` is set from outside to end what is running.
    #[must_use]
    pub fn new(loader: &'a dyn Loader, style: Style, stop: Arc<AtomicBool>) -> Self {
        Self {
            kept: Kept::default(),
            loader,
            style,
            detail: Detail::default(),
            script: Vec::new(),
            before: Vec::new(),
            stop,
        }
    }

    /// What is in force.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.kept.state
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
    pub fn take(&mut self, text: &str) -> Turn {
        self.stop.store(false, Ordering::Relaxed);
        catalogue::follow(self.kept.state.language());
        let answer = self.answer(text);
        // What is asked for from here on is previewed in its language.
        catalogue::follow(self.kept.state.language());
        answer
    }

    fn answer(&mut self, text: &str) -> Turn {
        let command = match Command::read(text) {
            None => return Turn::Said(self.run(words::PROMPT_NAME, text, text.lines().count() <= 1)),
            Some(Ok(command)) => command,
            Some(Err(told)) => return Turn::Said(told),
        };
        Turn::Said(match command {
            Command::Quit => return Turn::Left,
            Command::Help(topic) => commands::help(topic.as_deref()),
            Command::Explain(name) => commands::explain(&name),
            Command::Show => self.kept.state.in_force(),
            Command::Settings => self.settings(),
            Command::Statement(statement) => self.run(words::PROMPT_NAME, &statement, true),
            Command::Load(path) => self.load(&path),
            Command::Save(path) => commands::save(&path, &self.script()),
            Command::Undo => self.undo(),
            Command::Reset => {
                self.remember(self.kept.state.clone(), self.script.len());
                self.script.clear();
                self.kept.state = State::default();
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
        let before = (self.kept.state.clone(), self.script.len());
        let mut screen = Screen {
            text: String::new(),
            style: self.style,
            detail: self.detail,
            typed,
            case: None,
            stop: Arc::clone(&self.stop),
        };
        let mut session = Session::resume(std::mem::take(&mut self.kept), self.loader, &mut screen);
        session.run(name, text);
        let tally = session.tally();
        let (mut kept, ran) = session.suspend();
        kept.sources.forget_before(TEXTS_KEPT);
        kept.state.prepare();
        self.kept = kept;
        catalogue::follow(self.kept.state.language());
        if !ran.is_empty() {
            self.remember(before.0, before.1);
        }
        let sound = ran.iter().filter(|statement| statement.sound);
        self.script.extend(sound.filter_map(|statement| text.get(statement.span.range())).map(str::to_owned));
        if self.stop.load(Ordering::Relaxed) {
            screen.text.push_str(&line(words::stopped()));
        }
        if tally.passed > 0 {
            screen.text.push_str(&line(english::tally(tally.passed, tally.failed)));
        }
        screen.text
    }

    fn remember(&mut self, state: State, script: usize) {
        if self.before.len() >= MOST_UNDONE {
            self.before.remove(0);
        }
        self.before.push((state, script));
    }

    fn undo(&mut self) -> String {
        let Some((state, script)) = self.before.pop() else { return line(words::nothing_to_undo()) };
        let undone: Vec<String> = self.script.drain(script.min(self.script.len())..).collect();
        self.kept.state = state;
        line(words::undone(&undone))
    }

    fn load(&mut self, path: &str) -> String {
        match self.loader.load(path, "") {
            Ok(loaded) => self.run(&loaded.name, &loaded.text, false),
            Err(LoadError::Unreadable(reason)) => line(words::not_loaded(path, &reason)),
            Err(LoadError::NotUtf8(_)) => line(words::not_loaded(path, &words::not_text())),
        }
    }

    fn settings(&self) -> String {
        let settings = self.kept.state.all_settings();
        settings.iter().map(|(name, value)| format!("  {name:13} {value}\n")).collect()
    }
}
