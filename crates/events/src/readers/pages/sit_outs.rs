//! Finds the missing pair. Its rows look like rulings: `TD 60.00 0.00` against the highest number.

use crate::model::{ContestantId, EventBuilder, LineResult};
use redress_core::ruling::Side;
use std::collections::{HashMap, HashSet};

/// The results of a contestant, from its lines.
#[derive(Default)]
struct Record {
    /// True if it has a result anywhere, or an average.
    plays: bool,
    /// True if it has a result anywhere.
    scores: bool,
    /// True if it has points anywhere.
    gains: bool,
}

/// Marks the missing pairs, and makes their lines sit-outs. A missing pair has no result, averages for nothing at most,
/// and no place; if nothing is ranked, it has the highest number and no figure.
pub(super) fn find(event: &mut EventBuilder) {
    let mut records: HashMap<ContestantId, Record> = HashMap::new();
    for line in event.boards.iter().flat_map(|board| &board.lines) {
        for side in Side::BOTH {
            let record = records.entry(line.by(side)).or_default();
            record.plays |= !matches!(line.result, LineResult::Bare);
            record.scores |= !line.is_artificial(side) || line.result == LineResult::NotPlayed;
            record.gains |= line.printed.by(side).as_ref().is_some_and(|printed| !printed.value.is_zero());
        }
    }
    let ranked: HashSet<ContestantId> = event.ranking.iter().map(|place| place.contestant).collect();
    let highest = highest_number(event, records.keys().copied());
    let is_nobody = |(id, record): &(&ContestantId, &Record)| {
        let is_last = || Some(**id) == highest && !record.gains;
        match ranked.is_empty() {
            true => !record.plays && is_last(),
            false => !ranked.contains(id) && !(record.plays && (record.scores || record.gains)),
        }
    };
    let nobody: HashSet<ContestantId> = records.iter().filter(is_nobody).map(|(id, _)| *id).collect();
    for id in &nobody {
        if let Some(contestant) = event.contestant_mut(*id) {
            contestant.phantom = true;
        }
    }
    for line in event.boards.iter_mut().flat_map(|board| &mut board.lines) {
        let is_given = Side::BOTH.iter().all(|side| line.is_artificial(*side)) && line.result != LineResult::NotPlayed;
        if is_given && (nobody.contains(&line.ns) || nobody.contains(&line.ew)) {
            line.result = LineResult::SitOut;
        }
    }
}

fn highest_number(event: &mut EventBuilder, ids: impl Iterator<Item = ContestantId>) -> Option<ContestantId> {
    let mut number = |id| event.contestant_mut(id).and_then(|contestant| contestant.number.parse::<u32>().ok());
    let numbered = ids.filter_map(|id| Some((number(id)?, id)));
    numbered.max_by_key(|(number, _)| *number).map(|(_, id)| id)
}
