//! Lines that a guide takes: the answer to what is asked, or a statement about the table.

use super::choice::{self, Choice, is_name};
use super::state::{Answered, Asking, State};
use super::walk::{self, Ruled, Stated, Step};
use super::{Guide, answer, facts, words};
use crate::diagnostic::{Diagnostic, Problem};
use crate::procedure::{Answer, By, Procedure};
use crate::procedures::phrases;
use crate::render::{self, Block, Detail};
use crate::ruling::Card;
use crate::syntax::TABLE_RESULT;
use crate::syntax::tree::{Fact, IncidentRow};

/// The mark of an answer that names another suit than the question has; no question has it for an answer.
const OTHER_SUIT: &str = "other-suit";

impl<'a> Guide<'a> {
    /// An answer to what is asked.
    ///
    /// # Errors
    /// The reply to a text that is no answer; the question is asked again.
    pub(super) fn answer(&mut self, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        let takes_asides = matches!(self.state.asking, Asking::Question(_) | Asking::Step(_));
        if let Some(procedure) = self.state.procedure.filter(|_| takes_asides)
            && let Some(row) = self.aside(procedure, line)?
        {
            return self.note(row);
        }
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
    pub(super) fn statement(&mut self, line: &str, before: State<'a>) -> Option<Result<Vec<Block>, Vec<Block>>> {
        if matches!(before.asking, Asking::Step(_)) || !walk::begins_statement(line) {
            return None;
        }
        self.state = before;
        let taken = self.take_statement(line).map_err(|problems| self.refused(&problems));
        Some(taken.and_then(|reply| self.is_result_obtained().map(|()| reply)))
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
        match choice::choose(line, self.locale) {
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
        self.state.answer_by(by);
        self.advance()
    }

    fn fact(&mut self, name: &'static str, line: &str) -> Result<Vec<Block>, Vec<Block>> {
        let Some((procedure, node, kind)) = self.state.question(name) else { return Ok(Vec::new()) };
        if line.is_empty() {
            self.state.skipped.push(name);
            return self.advance();
        }
        // Declarer chooses about the suit of the card alone.
        let is_of_card = node.choice.as_ref().is_some_and(|(_, words)| words.contains(&"require"));
        let line = if is_of_card && self.names_another_suit(line) { OTHER_SUIT } else { line };
        // `1♥ over 1♠` answers two questions.
        let rows = facts::rows(procedure, line, self.locale);
        if rows.len() > 1 && rows.first().is_some_and(|row| row.question.node == name) {
            for row in rows {
                if !self.state.has_answer(&row.question.node) {
                    self.state.add_row(IncidentRow::Fact(row));
                }
            }
            return self.advance();
        }
        let read = answer::read((&self.state.scope, self.state.by()), procedure, node, &kind, line, self.locale);
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
        card.zip(phrases::only_suit(line)).is_some_and(|(card, suit)| suit != card.suit)
    }

    /// A row that answers no question but belongs to the incident: `facts: West said "oops"`, `legal: 3NT= W, "why"`.
    fn aside(&self, procedure: &'static Procedure, line: &str) -> Result<Option<IncidentRow>, Vec<Block>> {
        let Some(row) = answer::aside(line) else { return Ok(None) };
        let row: Fact = row.map_err(|problems| self.refused(&problems))?;
        self.state.scope.reads(procedure, self.state.by(), &row).map_err(|problems| self.refused(&problems))?;
        Ok(Some(IncidentRow::Fact(row)))
    }

    /// Takes such a row, and asks the same again.
    fn note(&mut self, row: IncidentRow) -> Result<Vec<Block>, Vec<Block>> {
        self.state.add_row(row);
        if matches!(self.state.asking, Asking::Step(_)) {
            self.advance()?;
        }
        Ok(words::noted(self.locale))
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
                // At a table of an event the score that stays is shown with the penalty.
                if step == Step::Penalty && self.state.table().is_some() && !self.state.is_ruled() {
                    all.extend(walk::stated(TABLE_RESULT)?);
                }
                let all = all.into_iter().map(|one| self.at_table(one)).collect();
                self.state.state(all)
            });
            reply = self.reply(read.map_err(|problems| self.refused(&problems))?);
            self.is_result_obtained()?;
        }
        if let Err(problems) = self.state.advance() {
            let Some(Problem::AnswersContradict { earlier, .. }) = problems.first().map(|one| &one.problem) else {
                return Err(self.refused(&problems));
            };
            // One of the two answers is wrong, and not the statement behind them.
            reply = self.refused(&problems);
            self.state.forget(earlier, true);
        }
        let is_asked_again = reply.is_empty() && self.state.asking == Asking::Step(step);
        Ok(if is_asked_again { words::noted(self.locale) } else { reply })
    }

    /// Checks that nobody gives a ruling for what was obtained at the table.
    fn is_result_obtained(&self) -> Result<(), Vec<Block>> {
        if self.state.scope.is_result_obtained() { Ok(()) } else { Err(words::no_result(self.locale)) }
    }

    /// A ruling on a table of an event takes its place there.
    fn at_table(&self, one: Stated) -> Stated {
        let ruling = match one.ruling {
            Some(Ruled::Alone) => one.text.as_str(),
            Some(Ruled::Stands) => TABLE_RESULT,
            Some(Ruled::InPlace) | None => return one,
        };
        match self.state.table() {
            Some(table) => Stated { text: format!("at {table}: {ruling}"), table: Some(format!("at {table}")), ..one },
            None => one,
        }
    }

    fn reply(&self, answered: Answered) -> Vec<Block> {
        let blocks = |outcome| render::blocks(outcome, self.locale, Detail::Steps);
        let remarks = answered.remarks.iter().map(|one| words::remark_of(one, self.locale));
        let replaced = answered.replaced.iter().map(|text| words::replaced(text, self.locale));
        replaced.chain(answered.outcomes.iter().flat_map(blocks)).chain(remarks).collect()
    }

    fn advance(&mut self) -> Result<Vec<Block>, Vec<Block>> {
        self.state.advance().map(|()| Vec::new()).map_err(|problems| self.refused(&problems))
    }

    fn refused(&self, problems: &[Diagnostic]) -> Vec<Block> {
        words::refused(problems.first().map(|found| &found.problem), &self.state, self.locale)
    }
}
