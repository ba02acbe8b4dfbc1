//! Whether a row of a procedure applies to the facts.

use super::Walk;
use crate::procedure::course::Trouble;
use crate::procedure::remedy::{is_better, move_tricks};
use crate::procedure::{Answer, CallClass, Condition, Fact, Pattern, Rule};
use crate::ruling::Card;

impl Walk<'_> {
    /// Whether the answer is one of those of a row, whatever else it needs.
    pub(in crate::procedure) fn fits(&self, rule: &Rule, asks: bool, answer: Option<&Answer>) -> Result<bool, Trouble> {
        if rule.answers.is_empty() { Ok(!asks || answer.is_some()) } else { self.is_one_of(&rule.answers, answer) }
    }

    /// Returns true if a row applies: its answer is given, and what else it needs holds.
    pub(in crate::procedure) fn applies(
        &self,
        rule: &Rule,
        asks: bool,
        answer: Option<&Fact>,
    ) -> Result<bool, Trouble> {
        if !self.fits(rule, asks, answer.map(|fact| &fact.answer))? {
            return Ok(false);
        }
        for Condition { question, answers } in &rule.and {
            let (so_far, dummy) = (Answer::Number(self.tricks), Answer::Word("dummy"));
            let node = self.procedure.question(question).map(|(node, _)| node);
            let of_table = node.and_then(|node| self.facts.answer_of_table(node)).map(|(_, answer)| answer);
            let answer = match *question {
                // A number that the director has given, where one is asked for; or, where none is, that of the cards left.
                "tricks" if node.is_some() => {
                    let of_cards = of_table.as_ref().filter(|_| answers.contains(&Pattern::LeftOut));
                    self.facts.answer(question).map(|fact| &fact.answer).or(of_cards)
                }
                "tricks" => Some(&so_far),
                "by" => self.facts.is_by_dummy(self.situation.obtained()).then_some(&dummy),
                question => self.facts.answer(question).map(|fact| &fact.answer).or(of_table.as_ref()),
            };
            if !self.is_one_of(answers, answer)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn is_one_of(&self, patterns: &[Pattern], answer: Option<&Answer>) -> Result<bool, Trouble> {
        for pattern in patterns {
            if self.is(pattern, answer)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns true if an answer, or the lack of one, is what a pattern stands for.
    pub(in crate::procedure) fn is(&self, pattern: &Pattern, answer: Option<&Answer>) -> Result<bool, Trouble> {
        let Some(answer) = answer else { return Ok(*pattern == Pattern::LeftOut) };
        Ok(match (pattern, answer) {
            (Pattern::Word(word), Answer::Word(given)) => word == given,
            (Pattern::Number(number), Answer::Number(given)) => number == given,
            (Pattern::AtLeast(number), Answer::Number(given)) => given >= number,
            (Pattern::Call(class), Answer::Items(items)) => {
                let item = items.first().map_or("", String::as_str);
                let call = item.parse().is_ok_and(|call| class.includes(call, self.facts.withdrawn_call().as_ref()));
                call || *class == CallClass::Honour && item.parse().is_ok_and(Card::is_honour)
            }
            (Pattern::All(word), Answer::EachSide(given)) => given.iter().all(|given| given == word),
            (Pattern::Some(word), Answer::EachSide(given)) => given.iter().any(|given| given == word),
            (Pattern::Better, Answer::Ruling(without)) => {
                let by = self.facts.by.ok_or(Trouble::ByMissing)?;
                let rectified = move_tricks(self.before_transfer(), by.side(), -i64::from(self.tricks));
                let rectified = rectified.ok_or(Trouble::ObtainedMissing)?;
                is_better(without, &rectified, by, self.situation)?
            }
            _ => false,
        })
    }
}
