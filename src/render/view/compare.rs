//! Rulings side by side.

use super::figures::{Figures, shown};
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::signed_points;
use crate::render::block::{Align, Block, Table};
use crate::render::notation::typographic;
use crate::render::remark::remark;
use crate::ruling::Side;
use crate::session::Breakdown;
use unicode_width::UnicodeWidthStr;

/// Columns that a ruling may take beside its figures.
const LONGEST_LABEL: usize = 36;

/// Rulings side by side with what each would change, and what there is to remark on it.
pub(super) fn compare(base: Option<&Breakdown>, breakdowns: &[Breakdown]) -> Vec<Block> {
    let figures = Figures::of(breakdowns.iter());
    let mut columns = figures.columns(&heads::ruling());
    // A ruling too long for its column is told below the table, by its name or its number.
    let long = breakdowns.iter().any(|breakdown| shown(breakdown).width() > LONGEST_LABEL);
    let label = |at: usize, breakdown: &Breakdown| match &breakdown.name {
        _ if !long => shown(breakdown),
        Some(name) => name.clone(),
        None => format!("({})", at.saturating_add(1)),
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    if let Some(base) = base {
        columns.extend(Side::BOTH.map(|side| (words::change_of(side), Align::Right)));
        let mut cells = figures.cells(words::obtained(&typographic(&base.assessment.ruling.to_string())), base);
        cells.resize(columns.len(), String::new());
        rows.push(cells);
    }
    for (at, breakdown) in breakdowns.iter().enumerate() {
        let mut cells = figures.cells(label(at, breakdown), breakdown);
        if let Some(base) = base {
            let change = |side| signed_points(&(&breakdown.figure(side).points - &base.figure(side).points));
            cells.extend(Side::BOTH.map(change));
        }
        rows.push(cells);
    }
    let table = Table { caption: None, columns, rows };
    let mut blocks = vec![Block::Heading("compare".to_owned()), Block::Table(table)];
    for (at, breakdown) in breakdowns.iter().enumerate().filter(|_| long) {
        let ruling = typographic(&breakdown.assessment.ruling.to_string());
        let sign = if breakdown.name.is_some() { " =" } else { "" };
        blocks.push(Block::Line(format!("{}{sign} {ruling}", label(at, breakdown))));
    }
    for (at, breakdown) in breakdowns.iter().enumerate() {
        let name = label(at, breakdown);
        for diagnostic in &breakdown.diagnostics {
            if let Block::Remark { severity, text } = remark(diagnostic) {
                blocks.push(Block::Remark { severity, text: format!("{name}: {text}") });
            }
        }
    }
    blocks
}
