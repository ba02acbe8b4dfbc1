//! Places before and after as a drawing: who had which place at the left, who has which at the right, a line from one to
//! the other.

use super::NEWLINE;
use super::svg::{ROW, WIDTH, canvas, text};
use crate::block::{Move, Moves};
use maud::{Markup, html};

/// The start and the end of the lines.
const LEFT: i64 = 124;
const RIGHT: i64 = 236;

/// The order of the lines by their places, as each line's row.
fn rows(moves: &Moves, place: fn(&Move) -> u32) -> Vec<i64> {
    let mut order: Vec<usize> = (0..moves.lines.len()).collect();
    order.sort_by_key(|at| moves.lines.get(*at).map(place));
    let row = |at: usize| order.iter().position(|own| *own == at).and_then(|row| i64::try_from(row).ok());
    (0..moves.lines.len()).map(|at| row(at).unwrap_or(0)).collect()
}

/// The height of a row.
fn height(row: i64) -> i64 {
    ROW.saturating_mul(row).saturating_add(42)
}

/// The drawing; every pair has a row of its own, so that none hides another.
pub(super) fn chart(moves: &Moves) -> Markup {
    let (before, after) = (rows(moves, |line| line.before.0), rows(moves, |line| line.after.0));
    let count = i64::try_from(moves.lines.len()).unwrap_or(i64::MAX);
    let inside = html! {
        (text(LEFT, 16, "end faint", &moves.before))
        (text(RIGHT, 16, "faint", &moves.after))
        @for ((line, from), to) in moves.lines.iter().zip(before).zip(after) { (drawn(line, height(from), height(to))) }
    };
    canvas((WIDTH, height(count).saturating_sub(ROW / 2)), "moves", &moves.label, inside)
}

/// Up, down or on: each with a line of its own, so that they differ without colour.
fn drawn(line: &Move, from: i64, to: i64) -> Markup {
    let class = match line.after.0.cmp(&line.before.0) {
        std::cmp::Ordering::Less => "up",
        std::cmp::Ordering::Greater => "down",
        std::cmp::Ordering::Equal => "kept",
    };
    let below = |y: i64| y.saturating_add(4);
    html! {
        (text(LEFT.saturating_sub(42), below(from), "end", &line.name))
        (text(LEFT.saturating_sub(10), below(from), "end", &line.before.1))
        line x1=(LEFT) y1=(from) x2=(RIGHT) y2=(to) class=(class) {} (NEWLINE)
        circle cx=(LEFT) cy=(from) r="4" class=(class) {} (NEWLINE)
        circle cx=(RIGHT) cy=(to) r="4" class=(class) {} (NEWLINE)
        (text(RIGHT.saturating_add(34), below(to), "end", &line.after.1))
        (text(RIGHT.saturating_add(44), below(to), if class == "kept" { "" } else { "strong" }, &line.name))
    }
}

const _: () = assert!(LEFT < RIGHT && RIGHT < WIDTH);
