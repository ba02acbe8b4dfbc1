//! The kinds of questions: their rulings and their wording.

use super::QuestionSpec;
use super::facts::{DamageFacts, WeightedFacts};
use super::field::{BoardField, Possible, both, outcome};
use super::kind::Kind;
use super::words;
use crate::dice::Dice;
use crate::messages::{Locale, Text};
use crate::number::Exact;
use crate::ruling::{Component, Contract, Damage, Offenders, Ruling, Side, SideRuling};
use crate::scoring::{Conventions, DamageRow, DatumTrim, Scoring};
use crate::situation::Situation;

/// Keeps the row that a seed asks for apart from its boards.
const ROW_SALT: u64 = 6;

/// Weights as directors give them.
const PAIRS: [[i64; 2]; 6] = [[60, 40], [70, 30], [50, 50], [75, 25], [80, 20], [40, 60]];
const TRIPLES: [[i64; 3]; 4] = [[50, 30, 20], [40, 40, 20], [50, 25, 25], [60, 20, 20]];

/// The tilt of weights towards a side that is treated as non-offending.
const TILTS: [i64; 3] = [60, 65, 70];

/// A question before it is scored.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub title: String,
    /// The text of the question, in lines.
    pub question: String,
    /// The situation of the ruling.
    pub situation: Situation,
    /// The answer.
    pub ruling: Ruling,
    /// Tables that could not play the board.
    pub missing: usize,
}

/// A question: the story, the offenders, the score obtained, and the answer.
struct DraftQuestion {
    story: Text,
    offenders: Offenders,
    obtained: Option<Ruling>,
    ruling: Ruling,
}

impl Draft {
    /// A draft of what is asked for; `None` if what came of the dice makes no sense.
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
        let DraftQuestion { story, offenders, obtained, ruling } = match kind {
            Kind::Split => split(field, locale, dice)?,
            Kind::Damage => damage(field, innocent, wanted_row(spec.seed), locale, dice)?,
            _ => weighted(field, innocent, locale, dice)?,
        };
        let number = field.board.and_then(|board| board.number);
        Some(Self {
            title: words::title(kind, number, spec.seed, locale).unmarked().to_owned(),
            question: words::question_text(kind, missing, &story, locale),
            situation: situation.with_offenders(offenders).with_obtained(obtained),
            ruling,
            missing,
        })
    }
}

/// A question in which the expected outcomes are weighted in place of the score obtained.
fn weighted(field: &BoardField, innocent: Side, locale: Locale, dice: &mut Dice) -> Option<DraftQuestion> {
    let outcomes = dice.below(2).saturating_add(2);
    let facts = WeightedFacts::random(field, innocent, outcomes, dice)?;
    let weights: Vec<Exact> = match outcomes {
        2 if dice.once_in(6) => vec![Exact::fraction(2, 3)?, Exact::fraction(1, 3)?],
        2 => dice.one_of(&PAIRS)?.iter().map(|share| Exact::percent(*share)).collect(),
        _ => dice.one_of(&TRIPLES)?.iter().map(|share| Exact::percent(*share)).collect(),
    };
    let expected: Vec<(Exact, Contract)> = weights.into_iter().zip(dice.shuffled(facts.expected.clone())).collect();
    let side = weighted_side(&expected);
    Some(DraftQuestion {
        story: words::weighted(&facts, innocent.opponents(), &expected, locale),
        offenders: innocent.opponents().into(),
        obtained: Some(both(facts.obtained)),
        ruling: Ruling::Both(side),
    })
}

fn weighted_side(outcomes: &[(Exact, Contract)]) -> SideRuling {
    let component =
        |(weight, contract): &(Exact, Contract)| Component { weight: weight.clone(), outcome: outcome(*contract) };
    SideRuling::Assigned(outcomes.iter().map(component).collect())
}

/// A director's error: of two outcomes the one that is better for a side weighs more for that side.
fn split(field: &BoardField, locale: Locale, dice: &mut Dice) -> Option<DraftQuestion> {
    let mut results = dice.shuffled(field.possible.clone());
    results.truncate(2);
    results.sort_by_key(|result| result.score);
    let [worse, better] = results.as_slice() else { return None };
    let tilt = *dice.one_of(&TILTS)?;
    let (more, less) = (Exact::percent(tilt), &Exact::ONE - &Exact::percent(tilt));
    let side = |best: &Possible, other: &Possible| {
        weighted_side(&[(more.clone(), best.contract), (less.clone(), other.contract)])
    };
    // The order of the names gives nothing away.
    let [one, other] = if dice.once_in(2) { [worse, better] } else { [better, worse] };
    Some(DraftQuestion {
        story: words::split(one.contract, other.contract, [&more, &less], locale),
        offenders: Offenders::None,
        obtained: None,
        ruling: Ruling::Split { ns: side(better, worse), ew: side(worse, better) },
    })
}

/// The row of the table of `damage` that a seed asks for: the formula twice as often as each of the others.
pub(super) fn wanted_row(seed: u64) -> DamageRow {
    let rows = [DamageRow::Formula, DamageRow::Formula, DamageRow::Full, DamageRow::Trap, DamageRow::Stands];
    *Dice::new(seed, ROW_SALT).one_of(&rows).unwrap_or(&DamageRow::Formula)
}

/// An infraction, and an error of play behind it.
fn damage(
    field: &BoardField,
    innocent: Side,
    row: DamageRow,
    locale: Locale,
    dice: &mut Dice,
) -> Option<DraftQuestion> {
    let facts = DamageFacts::random(field, innocent, row, dice)?;
    Some(DraftQuestion {
        story: words::damage(&facts, innocent, locale),
        offenders: innocent.opponents().into(),
        obtained: Some(both(facts.obtained)),
        ruling: Ruling::Damage(Box::new(Damage {
            side: innocent,
            before: both(facts.before),
            after: both(facts.after),
            obtained: None,
        })),
    })
}
