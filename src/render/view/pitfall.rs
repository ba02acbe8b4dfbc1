//! The right way and the wrong one.

use super::figures::{summary_cells, summary_columns};
use crate::catalogue::english::{self as words, explore, heads};
use crate::catalogue::points;
use crate::number::Exact;
use crate::render::block::{Block, Table};
use crate::render::notation::{ends, term, term_value, typographic};
use crate::ruling::Side;
use crate::scoring::Scoring;
use crate::session::{Averaged, AveragedSide, Pitfall};

/// The right way and the wrong one, side by side.
pub(super) fn pitfall(found: &Pitfall) -> Vec<Block> {
    let breakdown = &found.breakdown;
    let mut blocks = vec![Block::Heading(format!("pitfall {}", typographic(&breakdown.assessment.ruling.to_string())))];
    let Some(wrong) = &found.wrong else {
        blocks.push(Block::Line(explore::nothing_to_average()));
        return blocks;
    };
    let right = breakdown.assessment.evaluation();
    let columns = summary_columns(&[&right], &heads::way());
    let rows = vec![summary_cells(heads::rightly(), &right), summary_cells(heads::wrongly(), &wrong.evaluation)];
    blocks.push(Block::Table(Table { caption: None, columns, rows }));
    blocks.extend(averages(wrong));
    let differs =
        Side::BOTH.into_iter().any(|side| right.sides.by(side).points != wrong.evaluation.sides.by(side).points);
    let told = match (differs, breakdown.assessment.scored.scoring) {
        (true, _) => explore::pitfall(),
        (false, Scoring::TotalPoints) => explore::same_either_way(),
        (false, _) => explore::by_chance(),
    };
    blocks.push(Block::Line(told));
    blocks
}

/// `0.6 × 620 + 0.4 × (−100) = 332`
fn averages(wrong: &Averaged) -> Vec<Block> {
    let line = |label: &str, side: Side| {
        let AveragedSide { parts, average } = wrong.sides.by(side).as_ref()?;
        let terms = parts.iter().enumerate();
        let terms: String = terms.map(|(at, part)| term(at, &part.weight, &Exact::from(part.score))).collect();
        let close = if ends(average) { String::new() } else { format!(" {}", points(average)) };
        let average = format!("{}{close}", term_value(average));
        Some(Block::Line(explore::averages(label, &terms, &average)))
    };
    if wrong.is_balanced {
        return line(&Side::BOTH.map(words::side).join(", "), Side::NS).into_iter().collect();
    }
    Side::BOTH.into_iter().filter_map(|side| line(&words::side(side), side)).collect()
}
