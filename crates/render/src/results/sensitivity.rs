//! The effect of a shift of each weight.

use super::View;
use super::event::{self, PlacesDocument};
use crate::block::{Align, Block, Detail, Table};
use crate::document::{BySide, Context, Number, Place, RulingDocument, Written, sides};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::notation;
use crate::number::{Exact, percent};
use crate::ruling::Side;
use crate::session::{Sensitivity, Shifted};
use serde::Serialize;

impl View for Sensitivity {
    /// A row for each component, and the largest change.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let ruling = notation::ruling(locale, &found.breakdown.assessment.ruling);
        let heading = Block::Heading(Text::from("sensitivity ") + ruling);
        let Some(line) = largest(locale, found) else {
            return vec![heading, Block::Line(messages::nothing_to_shift(locale))];
        };
        let mut blocks = vec![heading, Block::Table(table(locale, found)), line];
        let label = |row: &Shifted| {
            let side = row.side.map(|side| figures::side(locale, side) + " ").unwrap_or_default();
            side + notation::ruling(locale, &row.outcome)
        };
        let labels: Vec<Text> = found.rows.iter().map(label).collect();
        blocks.extend(found.places.as_ref().map(|places| event::shifted(locale, places, &labels)));
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("sensitivity", RulingSensitivity::new(self, context)))
    }
}

/// The most that a side's figure changes; `None` if there is nothing to shift.
pub(super) fn largest(locale: Locale, found: &Sensitivity) -> Option<Block> {
    let breakdown = &found.breakdown;
    let changes = found.rows.iter().flat_map(|row| Side::BOTH.map(|side| row.change.by(side).abs()));
    let largest = changes.max()?;
    let unit = breakdown.assessment.scored.unit();
    let rendered = figures::points(locale, &largest);
    let share = breakdown.assessment.scored.top().and_then(|top| largest.over(top));
    let line = match share {
        Some(share) => {
            let points = figures::decimal(locale, percent(&share));
            messages::sensitivity_share(locale, rendered, unit, Text::new(SpanKind::Share, points))
        }
        None => messages::sensitivity(locale, rendered, unit),
    };
    Some(Block::Line(line))
}

fn table(locale: Locale, found: &Sensitivity) -> Table {
    let unit = figures::unit(locale, found.breakdown.assessment.scored.unit());
    let split = found.rows.iter().any(|row| row.side.is_some());
    let mut columns = Vec::with_capacity(5);
    if split {
        columns.push((messages::head_side(locale), Align::Left));
    }
    columns.push((messages::head_more_of(locale), Align::Left));
    columns.push((messages::head_from(locale), Align::Right));
    columns.extend(Side::BOTH.map(|side| (figures::side(locale, side) + " " + unit.clone(), Align::Right)));
    let mut table = Table::new(columns);
    for row in &found.rows {
        let mut cells = Vec::with_capacity(5);
        if split {
            cells.push(row.side.map(|side| figures::side(locale, side)).unwrap_or_default());
        }
        cells.push(notation::ruling(locale, &row.outcome));
        cells.push(figures::weight(locale, &row.weight));
        let change = |side| -> &Exact { row.change.by(side) };
        cells.extend(Side::BOTH.map(|side| figures::signed_points(locale, change(side))));
        table.push(cells);
    }
    table
}

/// A ruling with one weight shifted.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ShiftDocument<'a> {
    /// The side of the component, `NS` or `EW`; `None` if both sides have the same.
    side: Option<&'static str>,
    /// The component's outcome as written.
    outcome: String,
    /// Its weight as it is.
    weight: Number<'a>,
    /// Both sides' gains, negative for a loss.
    change: BySide<Number<'a>>,
}

impl<'a> ShiftDocument<'a> {
    fn new(row: &'a Shifted) -> Self {
        Self {
            side: row.side.map(Side::word),
            outcome: row.outcome.to_string(),
            weight: Written(&row.weight),
            change: sides(&row.change, Written),
        }
    }
}

/// The effect of a shift of each weight.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SensitivityDocument<'a> {
    /// The addition to each weight.
    shift: Number<'a>,
    rows: Vec<ShiftDocument<'a>>,
    /// The places in the event with each shift, beside those with the ruling; `None` if no table of one is in question.
    places: Option<PlacesDocument<'a>>,
}

/// A ruling with what a shift of each weight would change.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingSensitivity<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    sensitivity: SensitivityDocument<'a>,
}

impl<'a> SensitivityDocument<'a> {
    pub(super) fn new(found: &'a Sensitivity) -> Self {
        Self {
            shift: Written(&found.shift),
            rows: found.rows.iter().map(ShiftDocument::new).collect(),
            places: found.places.as_ref().map(PlacesDocument::new),
        }
    }
}

impl<'a> RulingSensitivity<'a> {
    pub(super) fn new(found: &'a Sensitivity, context: Context<'_>) -> Self {
        Self { ruling: RulingDocument::new(&found.breakdown, context), sensitivity: SensitivityDocument::new(found) }
    }
}
