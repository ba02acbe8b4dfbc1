//! The weight that gives a side what was asked.

use super::figures::{summary_cells, summary_columns};
use crate::catalogue::english::{self as words, explore};
use crate::number::Exact;
use crate::render::block::{Block, Table};
use crate::render::notation::typographic;
use crate::ruling::{Unit, weight};
use crate::session::{Solution, Solved};

fn figure(value: &Exact, unit: Unit, is_share: bool) -> String {
    if is_share { words::share(value) } else { format!("{} {}", words::amount(value, unit), words::unit(unit)) }
}

/// A weight with its percentage, where that does not end.
fn exact_weight(share: &Exact) -> String {
    let written = typographic(&weight(share));
    if written.ends_with('%') { written } else { format!("{written} (≈{})", words::share(share)) }
}

/// The weight, or why there is none.
pub(super) fn solved(solved: &Solved) -> Vec<Block> {
    let unit = solved.unit;
    let target = figure(&solved.target, unit, solved.is_share);
    let ruling = typographic(&solved.ruling);
    let heading = format!("solve {} in {ruling} for {} {target}", solved.variable, words::side(solved.side));
    let mut blocks = vec![Block::Heading(heading)];
    let (name, side) = (&solved.variable, solved.side);
    let told = match &solved.found {
        Solution::Weight(at, summary) => {
            blocks.push(Block::Answer(vec![explore::solved(name, &exact_weight(at), side, &target)]));
            let columns = summary_columns(&[summary], name);
            let rows = vec![summary_cells(exact_weight(at), summary)];
            blocks.push(Block::Table(Table { caption: None, columns, rows }));
            let figure = summary.sides.by(side);
            if figure.points != figure.unrounded {
                blocks.push(Block::Line(explore::before_rounding()));
            }
            return blocks;
        }
        Solution::Any(_) => explore::solved_any(name, side, &target),
        Solution::None { near: Some(near), .. } => {
            explore::solved_passes(name, &format!("≈{}", words::share(near)), side, &target)
        }
        Solution::None { least, most, .. } => {
            let value = |value: &Exact| figure(value, unit, solved.is_share);
            if least.0 == most.0 {
                explore::solved_constant(name, side, &target, &value(&least.0))
            } else {
                let end = |(figure, at): &(Exact, Exact)| (value(figure), exact_weight(at));
                let (least, most) = (end(least), end(most));
                explore::solved_none(side, &target, (&least.0, &least.1), (&most.0, &most.1))
            }
        }
    };
    blocks.push(Block::Line(told));
    blocks
}
