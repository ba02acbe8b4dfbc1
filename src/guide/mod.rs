//! A director's walk from an irregularity to the sheet: which one it was, who it was, then question by question as the
//! procedure of the Laws asks them; where that ends in a score, the board, the scoring, the other tables and the ruling.
//!
//! [`Guide`] takes lines and gives blocks; it knows no terminal. Which question is next is the procedure's own, found by
//! following it with the answers so far. The answers stand at the end as a script.
//!
//! ```
//! use redress::{guide::Guide, messages::Locale, session::Scope};
//!
//! let mut guide = Guide::new(Scope::new(), Locale::En);
//! for answer in ["ui", "E", "y, the remark", "pass", "4♥ 5, pass 4", "y"] {
//!     guide.take(answer);
//! }
//! assert!(guide.is_decided());
//! assert!(guide.script().starts_with("incident unauthorised-information by E {\n  information: yes, \"the remark\"\n"));
//! ```

mod answer;
mod choice;
mod facts;
mod known;
mod meaning;
mod state;
mod taking;
mod walk;
mod ways;
mod words;

pub use choice::{Choice, choose, choose_named};
pub use known::{Known, PROCEDURE};
pub use ways::Manner;
pub use words::no_procedure;

use crate::diagnostic::Diagnostic;
use crate::messages::{self, Locale, names};
use crate::procedure::{Kind, Node, Procedure};
use crate::render::{self, Block, Detail};
use crate::session::{IncidentFound, Loader, NoFiles, OutcomeKind, Scope};
use state::{Asking, State};

/// The ways to go back a step.
const BACK: [&str; 3] = ["<", "back", "wstecz"];

/// Steps that can be gone back.
const MOST_STEPS: usize = 200;

/// An interview.
#[derive(Clone)]
pub struct Guide<'a> {
    locale: Locale,
    /// The state before each answer.
    before: Vec<State<'a>>,
    state: State<'a>,
    /// The procedures that what was said at the start could mean, with their numbers.
    offered: Vec<(usize, &'static Procedure)>,
    /// The words that they were found by.
    words: String,
}

/// One way to answer, with what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The text to type.
    pub text: String,
    /// Its meaning; empty if the text explains itself.
    pub meaning: String,
}

impl Guide<'static> {
    /// An interview in what is in force, for a reader of this language.
    #[must_use]
    pub fn new(scope: Scope, locale: Locale) -> Self {
        Self {
            locale,
            before: Vec::new(),
            state: State::new(scope, &NoFiles),
            offered: Vec::new(),
            words: String::new(),
        }
    }

    /// The same where it is known which irregularity it was.
    #[must_use]
    pub fn about(scope: Scope, procedure: &'static Procedure, locale: Locale) -> Self {
        let mut guide = Self::new(scope, locale);
        // A procedure without an answer has nothing that could contradict it.
        let _ = guide.state.take_procedure(procedure);
        guide
    }

    /// The same where it is one of several irregularities, as [`Choice::Several`] has them.
    #[must_use]
    pub fn among(scope: Scope, offered: Vec<(usize, &'static Procedure)>, locale: Locale) -> Self {
        let mut guide = Self::new(scope, locale);
        guide.state.listed = true;
        Self { offered, ..guide }
    }
}

impl<'a> Guide<'a> {
    /// The same where files of events can be read.
    #[must_use]
    pub fn with_loader(mut self, loader: &'a dyn Loader) -> Self {
        self.state.loader = loader;
        self
    }

    /// The same where the irregularity was found by these words: what they tell is known.
    #[must_use]
    pub fn in_words(mut self, words: &str) -> Self {
        words.clone_into(&mut self.words);
        self.state.take_words(words, self.locale);
        self
    }

    /// Goes on where a script stands: its last incident is asked about, what is open of it and of the steps behind it; if it
    /// has none, the irregularity. False if it has cases, and no incident outside them.
    ///
    /// # Errors
    /// The problems of the script.
    pub fn take_up(&mut self, script: &str) -> Result<bool, Vec<Diagnostic>> {
        Ok(self.state.take_up(script)? || self.state.begin_without_cases(script)?)
    }

    /// Goes on from a script: from its last incident as [`take_up`](Self::take_up) does; where it has none, the irregularity
    /// is asked for, and what the script states is known.
    ///
    /// # Errors
    /// The faults of the script.
    pub fn go_on_from(&mut self, script: &str) -> Result<(), Vec<Block>> {
        let begun = match self.take_up(script) {
            Ok(false) => self.state.begin(script),
            taken_up => taken_up.map(|_| ()),
        };
        begun.map_err(|problems| problems.iter().take(1).map(|one| words::remark_of(one, self.locale)).collect())
    }

    /// Leaves open what was left open before, by the names of [`asked`](Self::asked).
    pub fn leave_open<'b>(&mut self, names: impl IntoIterator<Item = &'b str>) {
        self.state.leave_open(names);
    }

    /// Asks again for an answer that is known; with `behind`, the answers to later questions of the procedure are forgotten.
    pub fn ask_again(&mut self, name: &str, behind: bool) {
        self.state.forget(name, behind);
    }

    /// Returns whether a line asks to go back a step.
    #[must_use]
    pub fn is_back(line: &str) -> bool {
        BACK.contains(&line.trim().to_lowercase().as_str())
    }

    /// The names of the answers that the words for the irregularity gave, as [`asked`](Self::asked) has them.
    #[must_use]
    pub fn from_words(&self) -> &[&'static str] {
        &self.state.from_words
    }

    /// Each answer that is known, in the order of the script.
    #[must_use]
    pub fn known(&self) -> Vec<Known> {
        self.state.known(self.locale)
    }

    /// The name of what is asked: `procedure`, `by`, a question of the procedure, or a step such as `board`; `None` at the
    /// end.
    #[must_use]
    pub fn asked(&self) -> Option<&'static str> {
        match self.state.asking {
            Asking::Procedure => Some(known::PROCEDURE),
            Asking::By => Some(facts::BY),
            Asking::Question(name) | Asking::Reason(name) => Some(name),
            Asking::Step(step) => Some(step.name()),
            Asking::Over => None,
        }
    }

    /// How what is asked is answered.
    #[must_use]
    pub fn manner(&self) -> Manner {
        Manner::of(&self.state)
    }

    /// Returns whether what is asked may be left open: all but the irregularity, the offender and what an answer needs.
    #[must_use]
    pub fn may_be_left_open(&self) -> bool {
        !matches!(self.state.asking, Asking::Procedure | Asking::By | Asking::Over) && !self.state.is_needed()
    }

    /// The question without the ways to answer it, for readers who have them before their eyes.
    #[must_use]
    pub fn heading(&self) -> Vec<Block> {
        words::heading(&self.state, false, self.locale)
    }

    /// How the question is answered by typing.
    #[must_use]
    pub fn hint(&self) -> Vec<Block> {
        words::hint(&self.state, self.locale)
    }

    /// Returns whether nothing is asked any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.asking == Asking::Over
    }

    /// Returns whether the procedure asks nothing more; what is asked then is about the score.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.state.is_decided
    }

    /// The question of the procedure that is asked, by its name in a script; `None` if something else is asked.
    #[must_use]
    pub fn question_name(&self) -> Option<&'static str> {
        match self.state.asking {
            Asking::Question(name) => Some(name),
            _ => None,
        }
    }

    /// The question; empty at the end.
    #[must_use]
    pub fn question(&self) -> Vec<Block> {
        words::question(&self.state, self.locale)
    }

    /// The introduction to the interview.
    #[must_use]
    pub fn welcome(&self) -> Vec<Block> {
        let mut blocks = words::welcome(self.locale);
        if !self.offered.is_empty() {
            blocks.extend(words::several(&self.offered, self.locale));
        }
        blocks.extend(self.chosen());
        blocks
    }

    /// The procedure, and what the words for it tell.
    fn chosen(&self) -> Vec<Block> {
        let chosen = self.state.procedure.map(|procedure| words::chosen(procedure, self.locale)).unwrap_or_default();
        let known = self.known().into_iter().filter(|one| self.from_words().contains(&one.asked));
        let lines = known.map(|one| Block::Line(messages::guide_from_words(self.locale, one.question, one.answer)));
        chosen.into_iter().chain(lines).collect()
    }

    /// Takes a line; what there is to say to it, before the next question.
    pub fn take(&mut self, line: &str) -> Vec<Block> {
        match line.trim() {
            back if Self::is_back(back) => self.go_back(),
            "?" => words::explained(&self.state, self.locale),
            line => {
                let before = self.state.clone();
                match self.answer(line).or_else(|reply| self.statement(line, before.clone()).unwrap_or(Err(reply))) {
                    Ok(mut reply) => {
                        reply.extend(self.verdict_since(&before));
                        if self.before.len() >= MOST_STEPS {
                            self.before.remove(0);
                        }
                        self.before.push(before);
                        reply
                    }
                    Err(reply) => {
                        self.state = before;
                        self.state.listed = true;
                        reply
                    }
                }
            }
        }
    }

    /// The verdict, or what is new of it.
    fn verdict_since(&self, before: &State<'_>) -> Vec<Block> {
        let blocks = |state: &State<'_>| {
            let found = state.found.clone().filter(|_| state.is_decided);
            found.map(|found| render::blocks_of(&OutcomeKind::Incident(found), self.locale, Detail::Steps))
        };
        let (mut after, before) = (blocks(&self.state).unwrap_or_default(), blocks(before).unwrap_or_default());
        after.retain(|block| !before.contains(block));
        after
    }

    /// The same as [`take`](Self::take) where nothing more will be said: what was begun and cannot be followed is left
    /// out, the rest stays open.
    pub fn close(&mut self) {
        while !self.state.is_sound() {
            let Some(before) = self.before.pop() else { break };
            self.state = before;
        }
    }

    /// The number of accepted answers; refused ones and requests for help do not count.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.before.len()
    }

    /// The result of the answers so far; `None` before the procedure is known.
    #[must_use]
    pub fn found(&self) -> Option<&IncidentFound> {
        self.state.found.as_deref()
    }

    /// The answers so far as a script; empty before the procedure is known.
    #[must_use]
    pub fn script(&self) -> String {
        self.state.script()
    }

    /// The possible answers to the question, for completion.
    #[must_use]
    pub fn ways(&self) -> Vec<Way> {
        match self.state.asking {
            Asking::Procedure if !self.offered.is_empty() => {
                let procedure = |(_, one): &(usize, &'static Procedure)| Way {
                    text: one.name.to_owned(),
                    meaning: names::procedure(self.locale, one.name).to_string(),
                };
                self.offered.iter().map(procedure).collect()
            }
            _ => ways::ways(&self.state, self.locale),
        }
    }

    fn go_back(&mut self) -> Vec<Block> {
        match self.before.pop() {
            Some(before) => {
                self.state = before;
                Vec::new()
            }
            None => words::at_the_start(self.locale),
        }
    }
}

/// A question of a procedure with how it is answered.
type ProcedureQuestion = (&'static Procedure, &'static Node, Kind);
