//! Every row of a protocol with its points.

use super::settings::conventions;
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::points;
use crate::render::block::{Align, Block, Detail, Table};
use crate::render::notation::typographic;
use crate::ruling::Side;
use crate::session::ProtocolBreakdown;

/// Every row with its points.
pub(super) fn protocol(found: &ProtocolBreakdown) -> Vec<Block> {
    let protocol = &found.protocol;
    let unit = words::unit(protocol.scoring.unit());
    let [ns, ew] = Side::BOTH.map(words::side);
    let mut columns = vec![
        (String::new(), Align::Left),
        (heads::result(), Align::Left),
        (heads::tables(), Align::Right),
        (format!("{ns} {unit}"), Align::Right),
        (format!("{ew} {unit}"), Align::Right),
    ];
    if protocol.top.is_some() {
        columns.extend([(ns, Align::Right), (ew, Align::Right)]);
    }
    let mut tables: Vec<(Option<&str>, Table)> = Vec::new();
    for row in &protocol.rows {
        let group = row.group.as_deref();
        if tables.last().is_none_or(|(last, _)| *last != group) {
            let caption = group.map(words::group);
            tables.push((group, Table { caption, ..Table::new(columns.clone()) }));
        }
        let mut cells =
            vec![row.label.clone().unwrap_or_default(), typographic(&row.ruling.to_string()), row.count.to_string()];
        cells.extend(Side::BOTH.map(|side| words::amount(&row.sides.by(side).points, protocol.scoring.unit())));
        if protocol.top.is_some() {
            let share = |side: Side| row.sides.by(side).share.as_ref().map(words::share).unwrap_or_default();
            cells.extend(Side::BOTH.map(share));
        }
        if let Some((_, table)) = tables.last_mut() {
            table.rows.push(cells);
        }
    }
    let mut blocks = vec![Block::Heading("protocol".to_owned())];
    blocks.extend(protocol.top.as_ref().map(|top| Block::Answer(vec![words::top(&points(top))])));
    blocks.extend(tables.into_iter().map(|(_, table)| Block::Table(table)));
    blocks.extend(conventions(&found.settings.changed(), Detail::Steps));
    blocks
}
