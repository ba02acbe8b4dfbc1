//! The facts of stories, from `locales/TAG/stories.txt`, which explains its notation: for each question of a procedure the
//! possible answers, and ways to tell each. Every language has the same facts in the same order.

use crate::dice::Dice;
use crate::messages::Locale;
use std::sync::OnceLock;

/// The name under which a procedure has what begins its stories.
pub(super) const START: &str = "start";

/// The row of a claim with the cards left, which no procedure asks for.
pub(super) const LEFT: &str = "left";

/// A possible fact.
#[derive(Debug)]
struct Fact {
    procedure: &'static str,
    question: &'static str,
    answer: &'static str,
    /// The share among the facts of its question.
    weight: usize,
    ways: Vec<&'static str>,
}

/// A fact that was drawn, and the way to tell it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drawn {
    at: usize,
    way: usize,
    /// The answer to the procedure; names in braces stand for what the table has.
    pub answer: &'static str,
}

/// Draws a fact for a question of a procedure; `None` if no story tells of it.
pub(super) fn draw(procedure: &str, question: &str, dice: &mut Dice) -> Option<Drawn> {
    let facts = facts(Locale::default())?;
    let is_asked = |fact: &Fact| fact.procedure == procedure && fact.question == question;
    let asked = facts.iter().enumerate().filter(|(_, fact)| is_asked(fact));
    let all: Vec<(usize, &Fact)> = asked.flat_map(|fact| std::iter::repeat_n(fact, fact.1.weight)).collect();
    let (at, fact) = *dice.one_of(&all)?;
    Some(Drawn { at, way: dice.below(fact.ways.len()), answer: fact.answer })
}

impl Drawn {
    /// The sentence in a language; `None` if the fact is not told.
    pub fn sentence(self, locale: Locale) -> Option<&'static str> {
        facts(locale)?.get(self.at)?.ways.get(self.way).copied()
    }
}

fn facts(locale: Locale) -> Option<&'static [Fact]> {
    static ALL: OnceLock<Vec<(Locale, Vec<Fact>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| Locale::ALL.into_iter().map(|locale| (locale, read(locale.stories()))).collect());
    all.iter().find(|(known, _)| *known == locale).map(|(_, facts)| facts.as_slice())
}

fn read(text: &'static str) -> Vec<Fact> {
    let (mut facts, mut procedure): (Vec<Fact>, &str) = (Vec::new(), "");
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if let Some(way) = line.strip_prefix("  ") {
            facts.last_mut().into_iter().for_each(|fact| fact.ways.push(way));
        } else if let Some(name) = line.strip_prefix("procedure ") {
            procedure = name;
        } else {
            let (question, answer) = line.split_once('=').unwrap_or((line, ""));
            let (answer, weight) = answer.split_once('×').unwrap_or((answer, "1"));
            let weight = weight.trim().parse().unwrap_or(1);
            let (question, answer) = (question.trim(), answer.trim());
            facts.push(Fact { procedure, question, answer, weight, ways: Vec::new() });
        }
    }
    facts
}
