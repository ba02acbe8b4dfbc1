//! What the infraction cost a side, and what its own play did.

use crate::catalogue::english as words;
use crate::number::Exact;
use crate::render::block::Block;
use crate::ruling::Side;
use crate::session::Breakdown;

/// Which of the four cases it is, or what the universal notation says.
pub(super) fn damage(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    for side in Side::BOTH.into_iter().filter(|_| breakdown.assessment.scored.damage.is_none()) {
        let pattern = breakdown.assessment.scored.sides.by(side).working.universal().filter(|pattern| pattern.in_full);
        if let Some(pattern) = pattern {
            let losses = [pattern.before, pattern.after, pattern.obtained].map(|one| one.points.clone());
            blocks.push(Block::Line(words::losses(side, &losses)));
        }
    }
    if let Some(finding) = &breakdown.assessment.scored.damage {
        let amount = |value: &Exact| words::amount(value, breakdown.assessment.scored.unit());
        let unit = words::unit(breakdown.assessment.scored.unit());
        blocks.extend(words::damage(finding, amount, &unit).into_iter().map(Block::Line));
    }
}
