//! The right way and the wrong one.

use super::View;
use super::figures::Figures;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{BySide, Context, Number, Place, RulingDocument, SummaryDocument, Written, sides};
use crate::messages::{self, Locale, Text, figures};
use crate::notation::{self, result_value, term};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::Scoring;
use crate::session::{Averaged, AveragedSide, Pitfall};
use serde::Serialize;

impl View for Pitfall {
    /// The right way and the wrong one, side by side.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let breakdown = &found.breakdown;
        let ruling = notation::ruling(locale, &breakdown.assessment.ruling);
        let mut blocks = vec![Block::Heading(Text::from("pitfall ") + ruling)];
        let Some(wrong) = &found.wrong else {
            blocks.push(Block::Line(messages::nothing_to_average(locale)));
            return blocks;
        };
        let right = breakdown.assessment.evaluation();
        let figures = Figures::of(locale, std::iter::once(&right));
        let mut table = Table::new(figures.columns(messages::head_method(locale), Align::Left));
        table.push(figures.cells(messages::method_outcomes_scored(locale), &right));
        table.push(figures.cells(messages::method_scores_averaged(locale), &wrong.evaluation));
        blocks.push(Block::Table(table));
        blocks.extend(averages(locale, wrong));
        let differs =
            Side::BOTH.into_iter().any(|side| right.sides.by(side).points != wrong.evaluation.sides.by(side).points);
        blocks.push(Block::Line(match (differs, breakdown.assessment.scored.scoring) {
            (true, _) => messages::pitfall(locale),
            (false, Scoring::TotalPoints) => messages::same_either_way(locale),
            (false, _) => messages::by_chance(locale),
        }));
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("pitfall", RulingPitfall::new(self, context)))
    }
}

/// `0.6 × 620 + 0.4 × (−100) = 332`
fn averages(locale: Locale, wrong: &Averaged) -> Vec<Block> {
    let line = |label: Text, side: Side| {
        let AveragedSide { parts, average } = wrong.sides.by(side).as_ref()?;
        let terms = parts.iter().enumerate();
        let terms: Text = terms.map(|(at, part)| term(locale, at, &part.weight, &Exact::from(part.score))).collect();
        Some(Block::Line(messages::pitfall_average(locale, label, terms, result_value(locale, average))))
    };
    let [ns, ew] = Side::BOTH.map(|side| figures::side(locale, side));
    if wrong.is_balanced {
        return line(ns + ", " + ew, Side::NS).into_iter().collect();
    }
    [line(ns, Side::NS), line(ew, Side::EW)].into_iter().flatten().collect()
}

/// The result of averaging the scores first.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PitfallDocument<'a> {
    /// Each side's average score, from NS's view; `None` for an artificial side.
    averages: BySide<Option<Number<'a>>>,
    scored: SummaryDocument<'a>,
}

impl<'a> PitfallDocument<'a> {
    fn new(wrong: &'a Averaged) -> Self {
        let averages = sides(&wrong.sides, |side| side.as_ref().map(|side| Written(&side.average)));
        Self { averages, scored: SummaryDocument::new(&wrong.evaluation) }
    }
}

/// A ruling rightly scored, and wrongly.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingPitfall<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    /// `None` if nothing is weighted.
    pitfall: Option<PitfallDocument<'a>>,
}

impl<'a> RulingPitfall<'a> {
    pub(super) fn new(found: &'a Pitfall, context: Context<'_>) -> Self {
        let pitfall = found.wrong.as_ref().map(PitfallDocument::new);
        Self { ruling: RulingDocument::new(&found.breakdown, context), pitfall }
    }
}
