//! The room that blocks take on paper, before any format sets them.

use super::{Block, Table};
use crate::messages::Text;

/// Rows of a table that stays on a page.
pub const ON_A_PAGE: usize = 24;

/// Signatures side by side.
const SIGNED: usize = 4;

/// About how many lines blocks take where a line has so many characters; `None` where one may go on over a page by itself.
#[must_use]
pub fn lines_of(blocks: &[Block], width: usize) -> Option<usize> {
    blocks.iter().try_fold(0_usize, |sum, block| Some(sum.saturating_add(lines(block, width)?)))
}

fn lines(block: &Block, width: usize) -> Option<usize> {
    let of_text = |text: &Text| text.unmarked().chars().count().div_euclid(width.max(1)).saturating_add(2);
    let of_table = |table: &Table| (table.rows.len() <= ON_A_PAGE).then(|| table.rows.len().saturating_add(3));
    Some(match block {
        Block::Table(table) => of_table(table)?,
        Block::Pair(left, right) => of_table(left)?.max(of_table(right)?),
        Block::Working { blocks, .. } | Block::Sheet { blocks, .. } | Block::Group { blocks, .. } => {
            lines_of(blocks, width)?
        }
        Block::Curve(_) => 16,
        Block::Field(chart) => chart.sides.iter().map(|side| side.rows.len().saturating_add(3)).sum(),
        Block::Moves(_) => return None,
        Block::Bars(chart) => chart.rows.len().saturating_add(3),
        Block::Deal(_) => 15,
        Block::Auction(calls) => calls.rows.len().saturating_add(calls.notes.len()).saturating_add(4),
        Block::Flow(_) => return None,
        Block::Hint(_) => 0,
        Block::Steps(steps) => steps.iter().map(of_text).sum(),
        Block::Signatures(names) => names.len().div_ceil(SIGNED).saturating_mul(4),
        Block::Beside { text, data } => lines_of(text, width)?.max(lines_of(data, width)?),
        Block::Blanks { lines, .. } => lines.saturating_mul(2).saturating_add(3),
        Block::Script(script) => script.lines().count().saturating_add(2),
        Block::Answer(_) => 2,
        Block::Case(text) | Block::Heading(text) | Block::Line(text) | Block::Aside(text) | Block::Section(text) => {
            of_text(text)
        }
        Block::Remark { text, .. } => of_text(text),
    })
}
