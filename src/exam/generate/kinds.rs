//! The kinds of questions: what is ruled, and how the question is put.

use super::QuestionSpec;
use super::field::{Board, Possible};
use super::random::Dice;
use crate::catalogue::english::questions as words;
use crate::number::Exact;
use crate::ruling::{Side, weight};
use crate::scoring::DamageRow;
use crate::session::Asked;
use crate::session::Breakdown;
use crate::syntax::tree::Answer;

/// What a fresh question asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A weighted score, Law 12C1(c).
    Weighted,
    /// Each side its own, after a director's error, Law 82C.
    Split,
    /// Damage that a side did to itself, Law 12C1(e).
    Damage,
    /// A weighted score on a board that not every table played.
    Neuberg,
    /// A weighted score against a datum.
    Butler,
}

impl Kind {
    /// The word on the command line.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Weighted => "weighted",
            Self::Split => "split",
            Self::Damage => "damage",
            Self::Neuberg => "neuberg",
            Self::Butler => "butler",
        }
    }

    /// Keeps the boards of one seed apart.
    pub(super) fn salt(self) -> u64 {
        match self {
            Self::Weighted => 1,
            Self::Split => 2,
            Self::Damage => 3,
            Self::Neuberg => 4,
            Self::Butler => 5,
        }
    }
}

/// Keeps the row that a seed asks for apart from its boards.
const ROW_SALT: u64 = 6;

/// Weights as directors give them.
const PAIRS: [[i64; 2]; 6] = [[60, 40], [70, 30], [50, 50], [75, 25], [80, 20], [40, 60]];
const TRIPLES: [[i64; 3]; 4] = [[50, 30, 20], [40, 40, 20], [50, 25, 25], [60, 20, 20]];

/// A question before it is scored.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    title: String,
    /// The statements above the question.
    setting: Vec<String>,
    question: String,
    answer: String,
}

impl Draft {
    /// A draft of what was ordered; none where the throw makes no sense.
    pub fn random(spec: &QuestionSpec, board: &Board, dice: &mut Dice) -> Option<Self> {
        let kind = spec.kind;
        let mut setting: Vec<String> = board.statement.iter().cloned().collect();
        let missing = if kind == Kind::Neuberg { dice.below(2).saturating_add(1) } else { 0 };
        setting.push(traveller(board, missing));
        if kind == Kind::Butler {
            setting.push("scoring butler".to_owned());
            if board.tables() >= 7 && dice.once_in(2) {
                setting.push("set datum-trim 1".to_owned());
            }
        }
        let innocent = *dice.one_of(&Side::BOTH)?;
        // The worst for the innocent side first.
        let mut results = dice.shuffled(board.possible.clone());
        let many = 2_usize.saturating_add(dice.below(2)).saturating_add(usize::from(kind != Kind::Split));
        results.truncate(many);
        let sign = if innocent == Side::NS { 1 } else { -1 };
        results.sort_by_key(|result| result.score.saturating_mul(sign));
        let (question, answer) = match kind {
            Kind::Split => split(&results, &mut setting)?,
            Kind::Damage => damage(innocent, &results, wanted_row(spec.seed), &mut setting, dice)?,
            Kind::Weighted | Kind::Neuberg | Kind::Butler => weighted(innocent, &results, &mut setting, dice)?,
        };
        let question = words::put(kind.word(), missing, &question);
        Some(Self { title: words::title(kind.word(), board.number, spec.seed), setting, question, answer })
    }

    /// The script of the question; with its figures once they are known.
    pub fn script(&self, spec: &QuestionSpec, figures: Option<&str>) -> String {
        let mut text = format!("# {}\n", words::made_by(spec.kind.word(), spec.seed, spec.board, spec.from.is_some()));
        text.push_str(&format!("case \"{}\" points {} {{\n", self.title, spec.points));
        self.setting.iter().for_each(|statement| text.push_str(&format!("{statement}\n")));
        text.push_str(&format!("question \"\"\"{}\"\"\"\nanswer {}\n", self.question, self.answer));
        if let Some(figures) = figures {
            text.push_str(&format!("expect {}: {figures}\n", self.answer));
        }
        text.push_str("}\n");
        text
    }

    /// Whether the question tells who can score from who cannot: outcomes that differ in points, and averages that are
    /// wrong.
    pub fn is_telling(&self, question: &Asked, breakdown: &Breakdown) -> bool {
        let apart = Side::BOTH.into_iter().all(|side| {
            let components = breakdown.assessment.components(side);
            let next = components.iter().skip(1);
            components.iter().zip(next).all(|(one, other)| one.points != other.points)
        });
        let splits = breakdown.figure(Side::NS).points != breakdown.figure(Side::EW).points;
        let averaged = question.answers.iter().all(|answer| {
            let Answer::Ruling(ruling) = answer else { return true };
            let Ok(pitfall) = question.scope.pitfall(ruling) else { return true };
            let is_weighted = |side: &Side| breakdown.assessment.scored.applied.by(*side).weighted().nth(1).is_some();
            pitfall.wrong.is_none_or(|wrong| {
                let mut weighted = Side::BOTH.into_iter().filter(is_weighted);
                weighted.all(|side| wrong.evaluation.sides.by(side).points != breakdown.figure(side).points)
            })
        });
        apart && splits && averaged
    }
}

/// The rows of the field, and those of the tables that could not play the board.
fn traveller(board: &Board, missing: usize) -> String {
    let row = |(result, count): &(String, usize)| match count {
        1 => format!("{result}\n"),
        count => format!("{result}: {count}\n"),
    };
    let mut rows: String = board.rows.iter().map(row).collect();
    if missing > 0 {
        rows.push_str(&row(&("A+/A-".to_owned(), missing)));
    }
    format!("traveller {{\n{rows}}}")
}

/// The worst was obtained, the others are weighed.
fn weighted(
    innocent: Side,
    results: &[Possible],
    setting: &mut Vec<String>,
    dice: &mut Dice,
) -> Option<(String, String)> {
    let (obtained, others) = results.split_first()?;
    let weights: Vec<Exact> = match others.len() {
        2 if dice.once_in(6) => vec![Exact::fraction(2, 3)?, Exact::fraction(1, 3)?],
        2 => dice.one_of(&PAIRS)?.iter().map(|share| Exact::percent(*share)).collect(),
        3 => dice.one_of(&TRIPLES)?.iter().map(|share| Exact::percent(*share)).collect(),
        _ => return None,
    };
    let others = dice.shuffled(others.to_vec());
    let parts: Vec<(String, String)> =
        weights.iter().zip(&others).map(|(share, result)| (weight(share), result.text.clone())).collect();
    setting.push(format!("offenders {}", innocent.opponents()));
    setting.push(format!("obtained {}", obtained.text));
    let question = words::weighted(dice.below(words::STORIES), innocent.opponents(), &obtained.text, &parts);
    let components: Vec<String> = parts.iter().map(|(share, result)| format!("{share} {result}")).collect();
    Some((question, format!("({})", components.join(" & "))))
}

/// Each side the better one of two.
fn split(results: &[Possible], setting: &mut Vec<String>) -> Option<(String, String)> {
    let one = results.iter().max_by_key(|result| result.score)?;
    let other = results.iter().min_by_key(|result| result.score)?;
    if one == other {
        return None;
    }
    setting.push("offenders none".to_owned());
    Some((words::split(&one.text, &other.text), format!("({})/({})", one.text, other.text)))
}

/// The row of the table of `damage` that a seed asks for: the formula twice as often as each of the others.
pub(super) fn wanted_row(seed: u64) -> DamageRow {
    let rows = [DamageRow::Formula, DamageRow::Formula, DamageRow::Full, DamageRow::Trap, DamageRow::Stands];
    *Dice::new(seed, ROW_SALT).one_of(&rows).unwrap_or(&DamageRow::Formula)
}

/// Before, after and obtained, in the order in which a row of the table is likely to apply; `results` has the worst for
/// the innocent side first.
fn damage(
    innocent: Side,
    results: &[Possible],
    row: DamageRow,
    setting: &mut Vec<String>,
    dice: &mut Dice,
) -> Option<(String, String)> {
    let [worst, middle, best, ..] = results else { return None };
    let (before, after, obtained) = match row {
        DamageRow::Formula => (best, middle, worst),
        DamageRow::Full => (best, worst, middle),
        DamageRow::Trap => (middle, best, worst),
        DamageRow::Stands if dice.once_in(2) => (worst, middle, best),
        DamageRow::Stands => (worst, best, middle),
    };
    setting.push(format!("offenders {}", innocent.opponents()));
    setting.push(format!("obtained {}", obtained.text));
    let question = words::damage(dice.below(words::STORIES), innocent, &before.text, &after.text, &obtained.text);
    Some((question, format!("damage {innocent} before {} after {}", before.text, after.text)))
}
