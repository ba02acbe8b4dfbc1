//! The kinds of questions: what is ruled, and how the question is put.

use super::QuestionSpec;
use super::field::{BoardField, Possible, both};
use super::kind::Kind;
use super::random::Dice;
use super::words;
use crate::messages::{Locale, Text};
use crate::number::Exact;
use crate::ruling::{Component, Damage, Offenders, Outcome, Ruling, Side, SideRuling, weight};
use crate::scoring::{Conventions, DamageRow, DatumTrim, Scoring};
use crate::situation::Situation;

/// Keeps the row that a seed asks for apart from its boards.
const ROW_SALT: u64 = 6;

/// Weights as directors give them.
const PAIRS: [[i64; 2]; 6] = [[60, 40], [70, 30], [50, 50], [75, 25], [80, 20], [40, 60]];
const TRIPLES: [[i64; 3]; 4] = [[50, 30, 20], [40, 40, 20], [50, 25, 25], [60, 20, 20]];

/// A question before it is scored.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub title: String,
    /// The text of the question, in lines.
    pub question: String,
    /// What the ruling is judged in.
    pub situation: Situation,
    /// The answer.
    pub ruling: Ruling,
    /// Tables that could not play the board.
    pub missing: usize,
}

/// What is asked: the story, who offended, what was obtained, and the answer.
struct Asked {
    story: Text,
    offenders: Offenders,
    obtained: Option<Ruling>,
    ruling: Ruling,
}

impl Draft {
    /// A draft of what is asked for; none where what came of the dice makes no sense.
    pub fn random(spec: &QuestionSpec, field: &BoardField, locale: Locale, dice: &mut Dice) -> Option<Self> {
        let kind = spec.kind;
        let missing = if kind == Kind::Neuberg { dice.below(2).saturating_add(1) } else { 0 };
        let mut situation = Situation::new().with_board(field.board).with_traveller(field.traveller(missing));
        if kind == Kind::Butler {
            situation = situation.with_scoring(Scoring::Butler);
            if field.tables() >= 7 && dice.once_in(2) {
                let conventions = Conventions { datum_trim: DatumTrim::Count(1), ..Conventions::default() };
                situation = situation.with_conventions(conventions);
            }
        }
        let innocent = *dice.one_of(&Side::BOTH)?;
        // The worst for the innocent side first.
        let mut results = dice.shuffled(field.possible.clone());
        let many = 2_usize.saturating_add(dice.below(2)).saturating_add(usize::from(kind != Kind::Split));
        results.truncate(many);
        let sign = if innocent == Side::NS { 1 } else { -1 };
        results.sort_by_key(|result| result.score.saturating_mul(sign));
        let Asked { story, offenders, obtained, ruling } = match kind {
            Kind::Split => split(&results, locale)?,
            Kind::Damage => damage(innocent, &results, wanted_row(spec.seed), locale, dice)?,
            Kind::Weighted | Kind::Neuberg | Kind::Butler => weighted(innocent, &results, locale, dice)?,
        };
        let number = field.board.and_then(|board| board.number);
        Some(Self {
            title: words::title(kind, number, spec.seed, locale).unmarked().to_owned(),
            question: words::put(kind, missing, &story, locale),
            situation: situation.with_offenders(offenders).with_obtained(obtained),
            ruling,
            missing,
        })
    }
}

/// The worst was obtained, the others are weighed.
fn weighted(innocent: Side, results: &[Possible], locale: Locale, dice: &mut Dice) -> Option<Asked> {
    let (obtained, others) = results.split_first()?;
    let weights: Vec<Exact> = match others.len() {
        2 if dice.once_in(6) => vec![Exact::fraction(2, 3)?, Exact::fraction(1, 3)?],
        2 => dice.one_of(&PAIRS)?.iter().map(|share| Exact::percent(*share)).collect(),
        3 => dice.one_of(&TRIPLES)?.iter().map(|share| Exact::percent(*share)).collect(),
        _ => return None,
    };
    let others = dice.shuffled(others.to_vec());
    let parts: Vec<(String, String)> =
        weights.iter().zip(&others).map(|(share, result)| (weight(share), text(&result.outcome))).collect();
    let story = dice.below(words::STORIES);
    let component = |(weight, result): (Exact, Possible)| Component { weight, outcome: result.outcome };
    Some(Asked {
        story: words::weighted(story, innocent.opponents(), &text(&obtained.outcome), &parts, locale),
        offenders: innocent.opponents().into(),
        obtained: Some(both(&obtained.outcome)),
        ruling: Ruling::Both(SideRuling::Assigned(weights.into_iter().zip(others).map(component).collect())),
    })
}

/// Each side the better one of two.
fn split(results: &[Possible], locale: Locale) -> Option<Asked> {
    let one = results.iter().max_by_key(|result| result.score)?;
    let other = results.iter().min_by_key(|result| result.score)?;
    if one == other {
        return None;
    }
    let side = |result: &Possible| {
        SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome: result.outcome.clone() }])
    };
    Some(Asked {
        story: words::split(&text(&one.outcome), &text(&other.outcome), locale),
        offenders: Offenders::None,
        obtained: None,
        ruling: Ruling::Split { ns: side(one), ew: side(other) },
    })
}

/// The row of the table of `damage` that a seed asks for: the formula twice as often as each of the others.
pub(super) fn wanted_row(seed: u64) -> DamageRow {
    let rows = [DamageRow::Formula, DamageRow::Formula, DamageRow::Full, DamageRow::Trap, DamageRow::Stands];
    *Dice::new(seed, ROW_SALT).one_of(&rows).unwrap_or(&DamageRow::Formula)
}

/// Before, after and obtained, in the order in which a row of the table is likely to apply; `results` has the worst for
/// the innocent side first.
fn damage(innocent: Side, results: &[Possible], row: DamageRow, locale: Locale, dice: &mut Dice) -> Option<Asked> {
    let [worst, middle, best, ..] = results else { return None };
    let (before, after, obtained) = match row {
        DamageRow::Formula => (best, middle, worst),
        DamageRow::Full => (best, worst, middle),
        DamageRow::Trap => (middle, best, worst),
        DamageRow::Stands if dice.once_in(2) => (worst, middle, best),
        DamageRow::Stands => (worst, best, middle),
    };
    let story = dice.below(words::STORIES);
    let [before, after, obtained] = [before, after, obtained].map(|result| &result.outcome);
    Some(Asked {
        story: words::damage(story, innocent, [&text(before), &text(after), &text(obtained)], locale),
        offenders: innocent.opponents().into(),
        obtained: Some(both(obtained)),
        ruling: Ruling::Damage(Box::new(Damage {
            side: innocent,
            before: both(before),
            after: both(after),
            obtained: None,
        })),
    })
}

/// An outcome as it is written.
fn text(outcome: &Outcome) -> String {
    both(outcome).to_string()
}
