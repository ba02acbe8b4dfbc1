//! Variants of an exam: the same questions in another order, with the players in other seats or with other figures, each
//! with its key. Whatever is changed has been run, and gives what the key gives.

mod turn;

use super::answer::ScoredAnswer;
use super::generate::again;
use super::key::{InvalidKey, Key, KeyUse};
use super::mark::Retain;
use crate::dice::Dice;
use crate::ruling::Side;
use crate::session::{ExamQuestion, Expected, Loaded, Loader};
use crate::source::FileId;
use crate::syntax::{self, tree::StatementKind};
use std::ops::Range;
use turn::turned;

/// A variant of a key.
#[derive(Debug, Clone)]
pub struct Variant {
    /// The script.
    pub text: String,
    /// Its questions in their order.
    pub questions: Vec<VariedQuestion>,
}

/// A question of a variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariedQuestion {
    /// Its number in the key, from 1.
    pub number: usize,
    /// The change that was made.
    pub change: Change,
}

/// The change of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// None: the facts and the figures are the key's.
    None,
    /// The players sit so many quarters further, clockwise.
    Turned(usize),
    /// Another question of its kind, from another seed.
    Fresh,
}

/// A part of a key: a case that asks, or anything else.
struct Item<'a> {
    text: &'a str,
    /// The questions in it, as positions in the key; none of what asks nothing.
    questions: Range<usize>,
}

/// A key in its parts.
struct Parts<'a> {
    key: &'a Key,
    prelude: &'a str,
    items: Vec<Item<'a>>,
    rest: &'a str,
    /// True if every case states its own facts.
    is_turnable: bool,
}

/// So many variants of a key from a seed; the same seed gives the same variants everywhere.
///
/// # Errors
/// A script that is no key with answers.
pub fn variants(script: &Loaded, count: u32, seed: u64, loader: &dyn Loader) -> Result<Vec<Variant>, Box<InvalidKey>> {
    let key = Key::read(script, loader, KeyUse::Answers)?;
    let parts = Parts::of(&script.text, &key);
    let variant = |number: u32| {
        let mut dice = Dice::new(seed, u64::from(number));
        let changed = parts.variant(script, loader, true, &mut dice);
        // Changed one by one they hold; together they are run once more.
        match Key::read(&Loaded { text: changed.text.clone(), ..script.clone() }, loader, KeyUse::Answers) {
            Ok(_) => changed,
            Err(_) => parts.variant(script, loader, false, &mut Dice::new(seed, u64::from(number))),
        }
    };
    Ok((1..=count).map(variant).collect())
}

impl<'a> Parts<'a> {
    fn of(text: &'a str, key: &'a Key) -> Self {
        let (script, _) = syntax::parse(FileId::default(), text);
        let mut parts = Self { key, prelude: "", items: Vec::new(), rest: "", is_turnable: true };
        let mut end = 0_usize;
        for statement in &script.statements {
            let span = statement.span.range();
            let is_case = matches!(statement.kind, StatementKind::Case(_));
            let is_inside = |question: &&ExamQuestion| is_case && span.contains(&question.span.range().start);
            let before = parts.items.last().map_or(0, |item| item.questions.end);
            let asked = key.questions.iter().filter(is_inside).count();
            if parts.items.is_empty() && asked > 0 {
                // Text above the first question belongs to all of them.
                let above = text.get(end..span.start).unwrap_or("");
                let apart = above.rfind("\n\n").map_or(0, |at| at.saturating_add(2));
                end = end.saturating_add(apart);
                parts.prelude = text.get(..end).unwrap_or("");
            }
            if asked > 0 || !parts.items.is_empty() {
                let item = text.get(end..span.end).unwrap_or("");
                parts.items.push(Item { text: item, questions: before..before.saturating_add(asked) });
            }
            let is_setting = matches!(
                statement.kind,
                StatementKind::Set { .. } | StatementKind::Regulations(_) | StatementKind::Marks(_)
            );
            parts.is_turnable &= is_case || is_setting;
            end = span.end;
        }
        parts.rest = text.get(end..).unwrap_or("");
        parts
    }

    /// A variant; its questions changed where that is wanted and safe.
    fn variant(&self, script: &Loaded, loader: &dyn Loader, changes: bool, dice: &mut Dice) -> Variant {
        let mut variant = Variant { text: self.prelude.to_owned(), questions: Vec::new() };
        for item in self.shuffled(dice) {
            let (text, change) = match changes && !item.questions.is_empty() {
                true => self.changed(item, script, loader, dice),
                false => (item.text.to_owned(), Change::None),
            };
            if !variant.text.is_empty() && !variant.text.ends_with("\n\n") {
                variant.text.push_str(if variant.text.ends_with('\n') { "\n" } else { "\n\n" });
            }
            variant.text.push_str(text.trim_start_matches('\n'));
            let questions = item.questions.clone();
            variant.questions.extend(questions.map(|at| VariedQuestion { number: at.saturating_add(1), change }));
        }
        variant.text.push_str(if self.rest.is_empty() { "\n" } else { self.rest });
        variant
    }

    /// The parts in another order: cases that ask change places with those beside them, and with no others.
    fn shuffled(&self, dice: &mut Dice) -> Vec<&Item<'a>> {
        let known: usize = self.items.iter().map(|item| item.questions.len()).sum();
        // Questions of included files stay where they are.
        if known != self.key.questions.len() {
            return self.items.iter().collect();
        }
        let runs = self.items.chunk_by(|one, other| !one.questions.is_empty() && !other.questions.is_empty());
        runs.flat_map(|run| dice.shuffled(run.iter().collect())).collect()
    }

    /// A case with other figures, else with its players in other seats, else as it is.
    fn changed(&self, item: &Item<'a>, script: &Loaded, loader: &dyn Loader, dice: &mut Dice) -> (String, Change) {
        let run = |text: &str| {
            let alone = format!("{}\n{text}\n", self.prelude);
            Key::read(&Loaded { text: alone, ..script.clone() }, loader, KeyUse::Answers).ok()
        };
        if let Some(fresh) = again(item.text, dice, loader).filter(|fresh| run(fresh).is_some()) {
            return (fresh, Change::Fresh);
        }
        if !self.is_turnable {
            return (item.text.to_owned(), Change::None);
        }
        let own = self.key.questions.get(item.questions.clone()).unwrap_or_default();
        for quarters in dice.shuffled(vec![1, 2, 3]) {
            let text = turned(item.text, quarters).filter(|text| text != item.text);
            let holds = |text: &String| {
                let key = run(text).map(|key| key.questions).unwrap_or_default();
                key.len() == own.len() && own.iter().zip(&key).all(|(own, other)| is_turned(own, other, quarters))
            };
            if let Some(text) = text.filter(holds) {
                return (text, Change::Turned(quarters));
            }
        }
        (item.text.to_owned(), Change::None)
    }
}

/// Returns whether each answer of a question gives the other's figures, to the sides that sit there now.
fn is_turned(own: &ExamQuestion, other: &ExamQuestion, quarters: usize) -> bool {
    let side = |side: Side| if quarters % 2 == 1 { side.opponents() } else { side };
    let figures = |question: &ExamQuestion| {
        let scored = question.answers.iter();
        let scored =
            scored.map(|answer| Some(ScoredAnswer::of_key(answer, &question.scope, Retain::Figures).ok()?.claims()));
        scored.collect::<Option<Vec<_>>>()
    };
    let (Some(own), Some(other)) = (figures(own), figures(other)) else { return false };
    let turned = |claim: &Expected| match claim.clone() {
        Expected::Figure { of, side: whose, value, digits, unit } => {
            Expected::Figure { of, side: side(whose), value, digits, unit }
        }
        stated => stated,
    };
    let is_same = |(own, other): (&Vec<Expected>, &Vec<Expected>)| {
        own.len() == other.len() && own.iter().all(|claim| other.contains(&turned(claim)))
    };
    own.len() == other.len() && own.iter().zip(&other).all(is_same)
}
