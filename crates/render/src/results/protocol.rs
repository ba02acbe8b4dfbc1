//! Every row of a protocol with its points.

use super::View;
use super::settings::conventions;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Computed, Context, FigureDocument, Number, Place, Written};
use crate::messages::{self, Locale, Span, SpanKind, Text, figures};
use crate::notation;
use crate::number::Exact;
use crate::ruling::{Ruling, Side};
use crate::session::ProtocolBreakdown;
use crate::situation::{self, Protocol, ProtocolRow};
use serde::Serialize;

/// The columns of a protocol beside results and points.
#[derive(Clone, Copy)]
struct Columns {
    /// Each row's own name: its table or its pair.
    labels: bool,
    /// True if rows have counts; a row with a name is one table.
    counts: bool,
}

impl Columns {
    fn of(found: &Protocol) -> Self {
        let labels = found.rows.iter().any(|row| row.label.is_some());
        let counts = found.rows.iter().any(|row| row.label.is_none() || row.count != 1);
        Self { labels, counts }
    }
}

impl View for ProtocolBreakdown {
    /// A table for each group, and what the points are of.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let breakdown = self;
        let found = &breakdown.protocol;
        let rendered = Columns::of(found);
        let mut tables: Vec<(Option<&str>, Table)> = Vec::new();
        for row in &found.rows {
            let group = row.group.as_deref();
            if tables.last().is_none_or(|(last, _)| *last != group) {
                let caption = group.map(|group| messages::group(locale, Span::name(group)));
                tables.push((group, Table { caption, ..Table::new(columns(locale, found, rendered)) }));
            }
            if let Some((_, table)) = tables.last_mut() {
                table.push(cells(locale, found, row, rendered));
            }
        }
        let mut blocks = vec![Block::Heading(Text::from("protocol"))];
        let top = found.top.as_ref().map(|top| messages::top(locale, figures::points(locale, top)));
        blocks.extend(top.map(|top| Block::Answer(vec![top])));
        blocks.extend(tables.into_iter().map(|(_, table)| Block::Table(table)));
        blocks.extend(conventions(locale, &breakdown.settings, found.scoring, Detail::Steps));
        blocks
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("protocol", ProtocolDocument::new(self)))
    }
}

fn columns(locale: Locale, found: &Protocol, rendered: Columns) -> Vec<(Text, Align)> {
    let unit = figures::unit(locale, found.scoring.unit());
    let sides = Side::BOTH.map(|side| figures::side(locale, side));
    let mut columns = Vec::with_capacity(7);
    if rendered.labels {
        columns.push((Text::default(), Align::Left));
    }
    columns.push((messages::head_result(locale), Align::Left));
    if rendered.counts {
        columns.push((messages::head_tables(locale), Align::Right));
    }
    columns.extend(sides.clone().map(|side| (side + " " + unit.clone(), Align::Right)));
    if found.top.is_some() {
        columns.extend(sides.map(|side| (side + " %", Align::Right)));
    }
    columns
}

fn cells(locale: Locale, found: &Protocol, row: &ProtocolRow, rendered: Columns) -> Vec<Text> {
    let mut cells = Vec::with_capacity(7);
    if rendered.labels {
        cells.push(row.label.as_deref().map(|label| figures::row_name(locale, label)).unwrap_or_default());
    }
    cells.push(notation::ruling(locale, &row.ruling));
    if rendered.counts {
        cells.push(Text::new(SpanKind::Number, row.count.to_string()));
    }
    let unit = found.scoring.unit();
    // A row without a value for a side has an empty cell.
    let figure = |side: Side| row.sides.by(side).as_ref().ok();
    let points = |side: Side| figure(side).map(|figure| figures::amount(locale, &figure.points, unit));
    cells.extend(Side::BOTH.map(|side| points(side).unwrap_or_default()));
    if found.top.is_some() {
        let share = |side: Side| {
            let share = figure(side).and_then(|figure| figure.share.as_ref());
            share.map(|share| figures::share(locale, share)).unwrap_or_default()
        };
        cells.extend(Side::BOTH.map(share));
    }
    cells
}

/// A row of a protocol.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RowDocument<'a> {
    /// The group of a fouled board.
    group: Option<&'a str>,
    /// Its label.
    label: Option<&'a str>,
    /// In the canonical form.
    ruling: Written<'a, Ruling>,
    /// The number of tables.
    count: Computed,
    /// The side's points; `None` if the row has no value in this scoring.
    ns: Option<FigureDocument<'a>>,
    /// The same of EW.
    ew: Option<FigureDocument<'a>>,
}

impl<'a> RowDocument<'a> {
    fn new(row: &'a situation::ProtocolRow) -> Self {
        Self {
            group: row.group.as_deref(),
            label: row.label.as_deref(),
            ruling: Written(&row.ruling),
            count: Computed(Exact::from(row.count)),
            ns: row.sides.ns.as_ref().ok().map(FigureDocument::new),
            ew: row.sides.ew.as_ref().ok().map(FigureDocument::new),
        }
    }
}

/// A scored protocol.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ProtocolDocument<'a> {
    /// The form of scoring.
    scoring: &'static str,
    /// The unit of the points.
    unit: &'static str,
    /// The most a side can have; none in IMPs and total points.
    top: Option<Number<'a>>,
    /// Its rows in order.
    rows: Vec<RowDocument<'a>>,
}

impl<'a> ProtocolDocument<'a> {
    pub(super) fn new(ProtocolBreakdown { protocol: found, .. }: &'a ProtocolBreakdown) -> Self {
        Self {
            scoring: found.scoring.name(),
            unit: found.scoring.unit().word(),
            top: found.top.as_ref().map(Written),
            rows: found.rows.iter().map(RowDocument::new).collect(),
        }
    }
}
