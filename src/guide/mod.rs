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
mod walk;
mod ways;
mod words;

use choice::is_name;
pub use choice::{Choice, choose, choose_named};
pub use known::{Known, PROCEDURE};
pub use ways::Manner;
pub use words::no_procedure;

use crate::diagnostic::Diagnostic;
use crate::messages::{self, Locale, names};
use crate::procedure::{Answer, By, Kind, Node, Procedure};
use crate::render::{self, Block, Detail};
use crate::ruling::Card;
use crate::session::{IncidentFound, Loader, NoFiles, OutcomeKind, Scope};
use crate::syntax::TABLE_RESULT;
use crate::syntax::tree::{Fact, IncidentRow};
use state::{Answered, Asking, State};
use walk::{Ruled, Stated, Step};

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

    /// Returns whether what is asked may be left open: all but the irregularity and the offender.
    #[must_use]
    pub fn may_be_left_open(&self) -> bool {
        !matches!(self.state.asking, Asking::Procedure | Asking::By | Asking::Over)
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

    /// An answer to what is asked.
    ///
    /// # Errors
    /// The reply to a text that is no answer; the question is asked again.
    fn answer(&mut self, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        match self.state.asking.clone() {
            Asking::Procedure => self.choose(line),
            Asking::By => self.by(line),
            Asking::Question(name) => self.fact(name, line),
            Asking::Reason(name) => {
                self.state.set_reason(name, line);
                self.advance()
            }
            Asking::Step(step) => self.step(step, line),
            Asking::Over => Ok(Vec::new()),
        }
    }

    /// A statement about the table that is no answer to what is asked; `None` if the line begins none.
    fn statement(&mut self, line: &str, before: State<'a>) -> Option<Result<Vec<Block>, Vec<Block>>> {
        if matches!(before.asking, Asking::Step(_)) || !walk::begins_statement(line) {
            return None;
        }
        self.state = before;
        Some(self.take_statement(line).map_err(|problems| self.refused(&problems)))
    }

    fn take_statement(&mut self, line: &str) -> Result<Vec<Block>, Vec<Diagnostic>> {
        let answered = walk::stated(line).and_then(|all| self.state.state(all))?;
        self.state.go_on()?;
        Ok(self.reply(answered))
    }

    fn choose(&mut self, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        if line.is_empty() {
            return Err(Vec::new());
        }
        match choose(line, self.locale) {
            Choice::One(procedure) => {
                self.state.take_procedure(procedure).map_err(|problems| self.refused(&problems))?;
                // Of several that were offered for its words one is chosen; other words speak for themselves.
                let is_chosen = is_name(line) && !self.offered.is_empty();
                let words = if is_chosen { self.words.as_str() } else { line };
                self.state.take_words(words, self.locale);
                Ok(self.chosen())
            }
            Choice::Several(found) => {
                let reply = words::several(&found, self.locale);
                self.offered = found;
                line.clone_into(&mut self.words);
                Err(reply)
            }
            Choice::Law(law) => Err(words::law_alone(law, self.locale)),
            Choice::None(near) => Err(words::unknown(line, near, self.locale)),
        }
    }

    fn by(&mut self, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        let Some(by) = answer::by(line) else { return Err(words::no_by(self.locale)) };
        self.state.set_by(by);
        self.advance()
    }

    fn fact(&mut self, name: &'static str, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        let Some((procedure, node, kind)) = self.state.question(name) else { return Ok(Vec::new()) };
        if line.is_empty() {
            self.state.skipped.push(name);
            return self.advance();
        }
        if let Some(row) = self.aside(procedure, line)? {
            self.state.add_row(row);
            return Ok(words::noted(self.locale));
        }
        // Declarer chooses about the suit of the card alone.
        let is_of_card = node.choice.as_ref().is_some_and(|(_, words)| words.contains(&"require"));
        let line = if is_of_card && self.names_another_suit(line) { OTHER_SUIT } else { line };
        // `1♥ over 1♠` answers two questions.
        let rows = facts::rows(procedure, line);
        if rows.len() > 1 && rows.first().is_some_and(|row| row.question.node == name) {
            rows.into_iter().for_each(|row| self.state.add_row(IncidentRow::Fact(row)));
            return self.advance();
        }
        let read = answer::read((&self.state.scope, self.state.by()), procedure, node, kind, line, self.locale);
        let row = read.map_err(|problems| self.refused(&problems))?;
        self.state.add_row(row);
        if line.ends_with(',') {
            self.state.asking = Asking::Reason(name);
            return Ok(Vec::new());
        }
        self.advance()
    }

    /// Returns whether words name another suit than that of the card which the procedure is about.
    fn names_another_suit(&self, line: &str) -> bool {
        let steps = self.state.found.as_deref().map(|found| found.course().steps.as_slice()).unwrap_or_default();
        let card = steps.iter().find(|step| step.question == "card").and_then(|step| match &step.answer {
            Answer::Items(items) => items.first()?.parse::<Card>().ok(),
            _ => None,
        });
        let suit = meaning::suit_of(line, self.locale);
        card.zip(suit).is_some_and(|(card, suit)| suit != card.suit.word())
    }

    /// A row that answers no question but belongs to the incident: `facts: West said "oops"`, `legal: 3NT= W, "why"`.
    fn aside(&self, procedure: &'static Procedure, line: &str) -> Result<Option<IncidentRow>, Vec<Block>> {
        let Some(row) = answer::aside(line) else { return Ok(None) };
        let row: Fact = row.map_err(|problems| self.refused(&problems))?;
        self.state.scope.reads(procedure, self.state.by(), &row).map_err(|problems| self.refused(&problems))?;
        Ok(Some(IncidentRow::Fact(row)))
    }

    /// A step around the procedure; a line that stands for another statement is taken as that, and the step is asked
    /// again.
    fn step(&mut self, step: Step, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        let mut reply = Vec::new();
        if line.is_empty() || answer::is_no(line) {
            self.state.passed.push(step);
        } else {
            let offender = self.state.by().map(By::side);
            let read = step.read((&self.state.scope, offender), line, self.locale).and_then(|mut all| {
                // At a table of an event a penalty counts with the ruling there.
                if step == Step::Penalty && self.state.table().is_some() && !self.state.is_ruled() {
                    all.extend(walk::stated(TABLE_RESULT)?);
                }
                let all = all.into_iter().map(|one| self.at_table(one)).collect();
                self.state.state(all)
            });
            reply = self.reply(read.map_err(|problems| self.refused(&problems))?);
        }
        match self.state.advance() {
            Ok(()) => Ok(reply),
            // The answer that needed it has to be given again.
            Err(problems) => {
                let reply = self.refused(&problems);
                while !self.state.is_sound() {
                    let Some(before) = self.before.pop() else { break };
                    self.state = before;
                }
                Ok(reply)
            }
        }
    }

    /// A ruling on a table of an event takes its place there.
    fn at_table(&self, one: Stated) -> Stated {
        let ruling = match one.ruling {
            Some(Ruled::Alone) => one.text.as_str(),
            Some(Ruled::Stands) => TABLE_RESULT,
            Some(Ruled::InPlace) | None => return one,
        };
        match self.state.table() {
            Some(table) => Stated { text: format!("at {table}: {ruling}"), ..one },
            None => one,
        }
    }

    fn reply(&self, answered: Answered) -> Vec<Block> {
        let blocks = |outcome| render::blocks(outcome, self.locale, Detail::Steps);
        let remarks = answered.remarks.iter().map(|one| words::remark_of(one, self.locale));
        answered.outcomes.iter().flat_map(blocks).chain(remarks).collect()
    }

    fn advance(&mut self) -> Result<Vec<Block>, Vec<Block>> {
        self.state.advance().map(|()| Vec::new()).map_err(|problems| self.refused(&problems))
    }

    fn refused(&self, problems: &[Diagnostic]) -> Vec<Block> {
        words::refused(problems.first().map(|found| &found.problem), &self.state, self.locale)
    }
}

/// The mark of an answer that names another suit than the question has; no question has it for an answer.
const OTHER_SUIT: &str = "other-suit";

/// A question of a procedure with how it is answered.
type ProcedureQuestion = (&'static Procedure, &'static Node, &'static Kind);
