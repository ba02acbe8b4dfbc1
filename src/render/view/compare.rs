//! Rulings side by side.

use super::figures::{Figures, summaries};
use super::ruling::named;
use super::stands::remarks;
use super::{derived, event};
use crate::messages::{self, Locale, Span, Text, figures};
use crate::render::block::{Align, Block, Table};
use crate::render::notation;
use crate::render::remark::remark;
use crate::ruling::Side;
use crate::session::Breakdown;
use crate::session::Comparison;

/// Characters that a ruling may take beside its figures.
const LONGEST_LABEL: usize = 36;

/// Rulings side by side with what each would change, and what there is to remark on it.
pub(super) fn compare(locale: Locale, found: &Comparison) -> Vec<Block> {
    let (base, breakdowns) = (found.base.as_deref(), found.rulings.as_slice());
    let written: Vec<Text> = breakdowns.iter().map(|breakdown| named(locale, breakdown)).collect();
    // A ruling too long for its column is told below the table, by its name or its number.
    let long = written.iter().any(|text| text.unmarked().chars().count() > LONGEST_LABEL);
    let short = |breakdown: &Breakdown| {
        breakdown
            .name
            .as_ref()
            .filter(|name| name.chars().count() <= LONGEST_LABEL)
            .map(|name| name.as_str().to_owned())
    };
    let label = |at: usize, breakdown: &Breakdown| match short(breakdown) {
        Some(name) => Text::from(Span::name(name)),
        None => Text::from(format!("({})", at.saturating_add(1))),
    };
    let labels = if long { breakdowns.iter().enumerate().map(|(at, one)| label(at, one)).collect() } else { written };
    let mut blocks =
        vec![Block::Heading(Text::from("compare")), Block::Table(table(locale, base, breakdowns, &labels))];
    for (breakdown, label) in breakdowns.iter().zip(&labels).filter(|_| long) {
        let written = match short(breakdown) {
            Some(_) => " = ".into(),
            None => Text::from(" "),
        };
        let ruling = match short(breakdown) {
            Some(_) => notation::ruling(locale, &breakdown.assessment.ruling),
            None => named(locale, breakdown),
        };
        blocks.push(Block::Line(label.clone() + written + ruling));
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
