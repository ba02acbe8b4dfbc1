//! Rulings side by side.

use super::damage::description;
use super::event::{self, PlacesDocument};
use super::figures::{Figures, summaries};
use super::ruling::named;
use super::stands::remarks;
use super::{View, derived};
use crate::block::{Align, Bar, BarChart, BarKind, Block, Detail, Table};
use crate::document::{Context, Place, Placed, RulingDocument};
use crate::messages::{self, Locale, Span, Text, figures};
use crate::notation;
use crate::number::Exact;
use crate::remark::remark;
use crate::ruling::{Side, Unit};
use crate::session::{Breakdown, Comparison};
use serde::Serialize;

/// Characters that a ruling may take beside its figures.
const LONGEST_LABEL: usize = 36;

impl View for Comparison {
    /// Rulings side by side with what each would change, and what there is to remark on it.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let (base, breakdowns) = (found.base.as_deref(), found.rulings.as_slice());
        let (labels, long) = labels(locale, breakdowns);
        let mut blocks =
            vec![Block::Heading(Text::from("compare")), Block::Table(table(locale, base, breakdowns, &labels))];
        for (breakdown, label) in breakdowns.iter().zip(&labels).filter(|_| long) {
            blocks.push(Block::Line(match short_name(breakdown) {
                Some(_) => label.clone() + " = " + notation::ruling(locale, &breakdown.assessment.ruling),
                None => label.clone() + " " + named(locale, breakdown),
            }));
        }
        blocks.extend(found.places.iter().flat_map(|places| event::compared(locale, places, &labels)));
        for (breakdown, label) in breakdowns.iter().zip(&labels) {
            for diagnostic in remarks(breakdown) {
                if let Block::Remark { severity, word, text } = remark(locale, diagnostic) {
                    blocks.push(Block::Remark { severity, word, text: label.clone() + ": " + text });
                }
            }
        }
        blocks
    }

    fn charts(&self, locale: Locale) -> Vec<Block> {
        vec![Block::Bars(Box::new(chart(locale, self.base.as_deref(), &self.rulings)))]
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("compare", CompareDocument::new(self, place, context)))
    }
}

/// The name of a ruling, where it is short enough for a column.
fn short_name(breakdown: &Breakdown) -> Option<&str> {
    breakdown.name.as_deref().filter(|name| name.chars().count() <= LONGEST_LABEL)
}

/// The label of each ruling beside its figures, and true if the labels are names or numbers because a ruling is too
/// long.
fn labels(locale: Locale, breakdowns: &[Breakdown]) -> (Vec<Text>, bool) {
    let written: Vec<Text> = breakdowns.iter().map(|breakdown| named(locale, breakdown)).collect();
    let long = written.iter().any(|text| text.unmarked().chars().count() > LONGEST_LABEL);
    if !long {
        return (written, false);
    }
    let label = |(number, breakdown): (usize, &Breakdown)| match short_name(breakdown) {
        Some(name) => Text::from(Span::name(name.to_owned())),
        None => Text::from(format!("({number})")),
    };
    ((1_usize..).zip(breakdowns).map(label).collect(), true)
}

/// Rulings beside each other as bars, NS's figure above EW's, below those of the score obtained.
pub(super) fn chart(locale: Locale, base: Option<&Breakdown>, breakdowns: &[Breakdown]) -> BarChart {
    let (labels, _) = labels(locale, breakdowns);
    let obtained =
        base.map(|base| (base, messages::score_obtained(locale, notation::ruling(locale, &base.assessment.ruling))));
    let unit = breakdowns.first().map_or(Unit::Matchpoints, |one| one.assessment.scored.unit());
    let mut rows = Vec::new();
    for (breakdown, label) in obtained.into_iter().chain(breakdowns.iter().zip(labels)) {
        for (side, kind) in [(Side::NS, BarKind::Ns), (Side::EW, BarKind::Ew)] {
            let points = &breakdown.figure(side).points;
            rows.push(Bar {
                name: label.clone() + ", " + figures::side(locale, side),
                from: Exact::ZERO,
                to: points.clone(),
                label: figures::amount(locale, points, unit),
                kind,
            });
        }
    }
    let caption = messages::compare_bars(locale, unit);
    BarChart { label: description(&caption, &rows), caption, rows, is_wide: false }
}

fn table(locale: Locale, base: Option<&Breakdown>, breakdowns: &[Breakdown], labels: &[Text]) -> Table {
    let summaries = summaries(breakdowns.iter().chain(base));
    let rows = summaries.iter().take(breakdowns.len());
    let figures = Figures::of(locale, rows.clone());
    let mut columns = figures.columns(messages::head_ruling(locale), Align::Left);
    if base.is_some() {
        columns.extend(Side::BOTH.map(|side| (messages::head_change_of(locale, side), Align::Right)));
    }
    let mut table = Table::new(columns);
    if let (Some(base), Some(own)) = (base, summaries.last()) {
        let obtained = messages::score_obtained(locale, notation::ruling(locale, &base.assessment.ruling));
        table.push(figures.cells(obtained, own));
    }
    for ((breakdown, label), summary) in breakdowns.iter().zip(labels).zip(rows) {
        let mut cells = figures.cells(label.clone(), summary);
        if let Some(base) = base {
            let gain = |side| figures::signed_points(locale, &derived::gain(side, breakdown, base));
            cells.extend(Side::BOTH.map(gain));
        }
        table.push(cells);
    }
    table
}

/// Rulings side by side.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct CompareDocument<'a> {
    #[cfg_attr(test, schemars(with = "Vec<super::tests::ResultDocument<'a>>"))]
    rulings: Vec<Placed<'a, RulingDocument<'a>>>,
    /// The score obtained at the table, which they would replace.
    #[cfg_attr(test, schemars(with = "Option<super::tests::ResultDocument<'a>>"))]
    obtained: Option<Placed<'a, RulingDocument<'a>>>,
    /// The places in the event with each ruling; `None` if no table of one is in question.
    places: Option<PlacesDocument<'a>>,
}

impl<'a> CompareDocument<'a> {
    fn new(found: &'a Comparison, place: Place<'a>, context: Context<'_>) -> Self {
        let ruling = |breakdown| place.of("ruling", RulingDocument::new(breakdown, context));
        Self {
            rulings: found.rulings.iter().map(ruling).collect(),
            obtained: found.base.as_deref().map(ruling),
            places: found.places.as_ref().map(PlacesDocument::new),
        }
    }
}
