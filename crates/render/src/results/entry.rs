//! The entry for a scoring program.

use super::View;
use super::effects::{ChangeDocument, difference, other_result, worth};
use super::ruling::named;
use super::stands::stands;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{BySide, Context, Number, Place, RulingDocument, SummaryDocument, Written, sides};
use crate::messages::{self, Locale, Text, figures};
use crate::notation;
use crate::number::{Exact, percent};
use crate::ruling::{Outcome, Side, Unit};
use crate::session::EntryBreakdown;
use crate::situation::EntrySide;
use serde::Serialize;

impl View for EntryBreakdown {
    /// The score to enter, what is to be adjusted, and who else is concerned.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let entry = self;
        let breakdown = &entry.breakdown;
        let mut blocks = vec![Block::Heading(Text::from("entry ") + named(locale, breakdown))];
        blocks.extend(stands(locale, breakdown));
        let Some(entered) = &entry.entered else {
            let ruling = notation::ruling(locale, &breakdown.assessment.ruling);
            blocks.push(Block::Line(messages::entry_artificial(locale, ruling)));
            return blocks;
        };
        blocks.push(Block::Answer(vec![messages::entry_score(locale, notation::ruling(locale, entered))]));
        blocks.push(Block::Table(adjustments(locale, entry)));
        if let Some(table) = in_victory_points(locale, entry) {
            blocks.push(Block::Line(messages::entry_victory_points(locale)));
            blocks.push(Block::Table(table));
        }
        blocks.extend(penalised(locale, entry));
        if breakdown.effects.is_none() && breakdown.assessment.scored.results.is_none() {
            return blocks;
        }
        if Side::BOTH.into_iter().all(|side| entry.others.by(side).is_empty()) {
            blocks.push(Block::Line(messages::entry_others_none(locale)));
        } else {
            blocks.push(Block::Line(messages::entry_others(locale)));
            blocks.push(Block::Table(others(locale, entry, breakdown.assessment.scored.unit())));
        }
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("entry", RulingEntry::new(self, context)))
    }
}

fn adjustments(locale: Locale, entry: &EntryBreakdown) -> Table {
    let breakdown = &entry.breakdown;
    let unit = breakdown.assessment.scored.unit();
    let shares = breakdown.assessment.scored.top().is_some();
    let mut columns = vec![
        (messages::head_side(locale), Align::Left),
        (messages::head_entered(locale), Align::Right),
        (messages::head_adjustment(locale), Align::Right),
    ];
    if shares {
        columns.push((messages::head_of_top(locale), Align::Right));
    }
    columns.push((messages::head_final(locale), Align::Right));
    columns.push((Text::default(), Align::Left));
    let mut table = Table::new(columns);
    for side in Side::BOTH {
        let one = entry.sides.by(side);
        let mut cells = vec![
            figures::side(locale, side),
            figures::amount(locale, &one.entered, unit),
            figures::signed_points(locale, &one.adjustment),
        ];
        if shares {
            cells.push(one.share.as_ref().map(|share| figures::signed_share(locale, share)).unwrap_or_default());
        }
        cells.push(figures::amount(locale, &(&one.entered + &one.adjustment), unit));
        cells.push(figures::unit(locale, unit));
        table.push(cells);
    }
    table
}

/// The penalties, which a program takes by itself, and what they leave.
fn penalised(locale: Locale, entry: &EntryBreakdown) -> Vec<Block> {
    let Some(penalised) = &entry.penalised else { return Vec::new() };
    let unit = penalised.unit();
    let mut blocks = Vec::new();
    for side in Side::BOTH {
        let figure = penalised.sides.by(side);
        if !figure.penalty.is_zero() {
            let taken = figures::points(locale, &figure.penalty) + " " + figures::unit(locale, unit);
            let left = figures::amount(locale, &figure.points, unit) + " " + figures::unit(locale, unit);
            blocks.push(Block::Line(messages::entry_penalty(locale, taken, side, left)));
        }
        let converted = |points: Option<&Exact>| points.cloned().unwrap_or_default();
        let matched = entry.breakdown.assessment.matched.as_ref();
        let before = matched.and_then(|matched| Some(&matched.sides.by(side).victory_points.as_ref()?.points));
        let after = penalised.victory_points.as_ref().map(|sides| sides.by(side));
        let taken = converted(before) - converted(after);
        if figure.penalty.is_zero() && !taken.is_zero() {
            let points = |value: &Exact| {
                figures::victory_points(locale, value) + " " + figures::unit(locale, Unit::VictoryPoints)
            };
            blocks.push(Block::Line(messages::entry_penalty(locale, points(&taken), side, points(&converted(after)))));
        }
    }
    blocks
}

/// The same for a program that converts the IMPs of the match; `None` if there is no scale.
fn in_victory_points(locale: Locale, entry: &EntryBreakdown) -> Option<Table> {
    let mut table = Table::new([
        (messages::head_side(locale), Align::Left),
        (messages::head_entered(locale), Align::Right),
        (messages::head_adjustment(locale), Align::Right),
        (messages::head_final(locale), Align::Right),
        (Text::default(), Align::Left),
    ]);
    for side in Side::BOTH {
        let points = entry.sides.by(side).victory_points.as_ref()?;
        table.push(vec![
            figures::side(locale, side),
            figures::victory_points(locale, &points.entered),
            figures::signed_points(locale, &points.adjustment),
            figures::victory_points(locale, &(&points.entered + &points.adjustment)),
            figures::unit(locale, Unit::VictoryPoints),
        ]);
    }
    Some(table)
}

fn others(locale: Locale, entry: &EntryBreakdown, unit: Unit) -> Table {
    let mut table = Table::new([
        (messages::head_score(locale), Align::Right),
        (messages::head_side(locale), Align::Left),
        (messages::head_tables(locale), Align::Right),
        (messages::head_by_ruling(locale), Align::Right),
        (messages::head_as_entered(locale), Align::Right),
        (messages::head_change(locale), Align::Right),
    ]);
    for side in Side::BOTH {
        for change in entry.others.by(side) {
            table.push(vec![
                other_result(locale, &change.result),
                figures::side(locale, side),
                figures::points(locale, &change.tables),
                worth(locale, &change.before, false, unit),
                worth(locale, &change.after, false, unit),
                difference(locale, change, false),
            ]);
        }
    }
    table
}

/// A side's points for the score to enter, and the adjustment that they need.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntrySideDocument<'a> {
    entered: Number<'a>,
    /// Negative for what is taken away.
    adjustment: Number<'a>,
    /// The adjustment in per cent of the top; none in IMPs and total points.
    percent: Option<String>,
    /// The same in victory points; `None` outside a match with a scale.
    vp: Option<EntryPointsDocument<'a>>,
}

/// Victory points for the score that is entered, and what they lack.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntryPointsDocument<'a> {
    entered: Number<'a>,
    adjustment: Number<'a>,
}

impl<'a> EntrySideDocument<'a> {
    fn new(own: &'a EntrySide) -> Self {
        Self {
            entered: Written(&own.entered),
            adjustment: Written(&own.adjustment),
            percent: own.share.as_ref().map(percent),
            vp: own.victory_points.as_ref().map(|points| EntryPointsDocument {
                entered: Written(&points.entered),
                adjustment: Written(&points.adjustment),
            }),
        }
    }
}

/// The entry for a scoring program.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EntryDocument<'a> {
    /// The score to enter; `None` for an artificial ruling, which is entered as it is.
    enter: Option<Written<'a, Outcome>>,
    ns: EntrySideDocument<'a>,
    ew: EntrySideDocument<'a>,
    /// The figures after penalties, which are entered by themselves; `None` without penalties.
    penalised: Option<SummaryDocument<'a>>,
    /// The other pairs whose points are not those of the ruling.
    others: BySide<Vec<ChangeDocument<'a>>>,
}

/// A ruling with what to enter for it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RulingEntry<'a> {
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    entry: EntryDocument<'a>,
}

impl<'a> RulingEntry<'a> {
    pub(super) fn new(found: &'a EntryBreakdown, context: Context<'_>) -> Self {
        let entry = EntryDocument {
            enter: found.entered.as_ref().map(Written),
            ns: EntrySideDocument::new(&found.sides.ns),
            ew: EntrySideDocument::new(&found.sides.ew),
            penalised: found.penalised.as_ref().map(SummaryDocument::new),
            others: sides(&found.others, |changes| changes.iter().map(ChangeDocument::new).collect()),
        };
        Self { ruling: RulingDocument::new(&found.breakdown, context), entry }
    }
}
