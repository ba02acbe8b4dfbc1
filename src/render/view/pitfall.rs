//! The right way and the wrong one.

use super::figures::{summary_cells, summary_columns};
use crate::breakdown::{Averaged, Pitfall, Summary};
use crate::catalogue::english::{self as words, explore, heads};
use crate::catalogue::points;
use crate::number::Exact;
use crate::render::block::{Block, Table};
use crate::render::notation::{ends, term, term_value, typographic};
use crate::ruling::{Ruling, Side, SideRuling};
use crate::scoring::Scoring;

/// The right way and the wrong one, side by side.
pub(super) fn pitfall(found: &Pitfall) -> Vec<Block> {
    let breakdown = &found.breakdown;
    let mut blocks = vec![Block::Heading(format!("pitfall {}", typographic(&breakdown.ruling.to_string())))];
    let Some(wrong) = &found.wrong else {
        blocks.push(Block::Line(explore::nothing_to_average()));
        return blocks;
    };
    let right = Summary::of(breakdown);
    let columns = summary_columns(&[&right], &heads::way());
    let rows = vec![summary_cells(heads::rightly(), &right), summary_cells(heads::wrongly(), &wrong.summary)];
    blocks.push(Block::Table(Table { caption: None, columns, rows }));
    blocks.extend(averages(breakdown.applied.as_ref().unwrap_or(&breakdown.ruling), wrong));
    let differs = Side::BOTH.into_iter().any(|side| right.sides.by(side).points != wrong.summary.sides.by(side).points);
    let told = match (differs, breakdown.scored.scoring) {
        (true, _) => explore::pitfall(),
        (false, Scoring::TotalPoints) => explore::same_either_way(),
        (false, _) => explore::by_chance(),
    };
    blocks.push(Block::Line(told));
    blocks
}

/// `0.6 × 620 + 0.4 × (−100) = 332`
fn averages(ruling: &Ruling, wrong: &Averaged) -> Vec<Block> {
    let line = |label: &str, side: Side| {
        let Some(SideRuling::Assigned(components)) = ruling.side(side) else { return None };
        let average = wrong.averages.by(side).as_ref()?;
        let scores = wrong.scores.by(side);
        let terms = components.iter().zip(scores).enumerate();
        let terms: String = terms.map(|(at, (one, score))| term(at, &one.weight, &Exact::from(*score))).collect();
        let close = if ends(average) { String::new() } else { format!(" {}", points(average)) };
        let average = format!("{}{close}", term_value(average));
        Some(Block::Line(explore::averages(label, &terms, &average)))
    };
    match ruling {
        Ruling::Both(_) => line(&Side::BOTH.map(words::side).join(", "), Side::NS).into_iter().collect(),
        _ => Side::BOTH.into_iter().filter_map(|side| line(&words::side(side), side)).collect(),
    }
}
