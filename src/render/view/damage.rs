//! What the infraction cost a side, and what its own play did.

use crate::breakdown::Breakdown;
use crate::catalogue::english as words;
use crate::number::Exact;
use crate::render::block::Block;
use crate::ruling::Side;
use crate::scoring::{TableWorking, Working};

/// Which of the four cases it is, or what the universal notation says.
pub(super) fn damage(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    for side in Side::BOTH.into_iter().filter(|_| breakdown.scored.damage.is_none()) {
        if let Some(losses) = universal_losses(&breakdown.scored.sides.by(side).working) {
            blocks.push(Block::Line(words::losses(side, &losses)));
        }
    }
    if let Some(finding) = &breakdown.scored.damage {
        let amount = |value: &Exact| words::amount(value, breakdown.scored.unit());
        let unit = words::unit(breakdown.scored.unit());
        blocks.extend(words::damage(finding, amount, &unit).into_iter().map(Block::Line));
    }
}

/// The values of `(100% X & -100% Y & 100% Z)`: before, after and obtained.
fn universal_losses(working: &Working) -> Option<[Exact; 3]> {
    let parts: Vec<(Exact, Exact)> = match working {
        Working::Table(TableWorking { components, .. }) | Working::TotalPoints(components) => {
            components.iter().map(|one| (one.component.weight.clone(), one.points.clone())).collect()
        }
        Working::Comparison(lines) => {
            lines.iter().map(|one| (one.component.weight.clone(), one.points.clone())).collect()
        }
        Working::Artificial(_) | Working::Adjusted { .. } => return None,
    };
    let [(first, before), (second, after), (third, obtained)] = parts.as_slice() else { return None };
    let universal = *first == Exact::ONE && *second == -Exact::ONE && *third == Exact::ONE;
    universal.then(|| [before.clone(), after.clone(), obtained.clone()])
}
