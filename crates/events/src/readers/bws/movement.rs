//! The movement: which pairs play which boards where and when.

use super::columns::rounds::{CUSTOM, HIGH, LOW, PAIR_EW, PAIR_NS, ROUND, SECTION, TABLE};
use super::database::DatabaseRows;
use super::sections::Sections;
use crate::model::{BoardResults, EventBuilder, FaultKind};
use std::collections::HashSet;

/// The most boards of one round at a table.
const MAX_BOARDS: u32 = 64;

/// Adds a fault for each round at a table: the first board without a result.
pub(super) fn note_missing(
    rounds: &DatabaseRows,
    sections: &Sections,
    boards: &[BoardResults],
    event: &mut EventBuilder,
) {
    let letters = |section: i64| sections.get(Some(section)).and_then(|section| section.letter.clone());
    let mut entered: HashSet<(Option<String>, String, String, u32)> = HashSet::new();
    for board in boards {
        for line in &board.lines {
            let section = event.contestant_mut(line.ns).and_then(|pair| pair.section.clone());
            let text = |text: &Option<std::sync::Arc<str>>| text.as_deref().unwrap_or_default().to_owned();
            entered.insert((section, text(&line.table), text(&line.round), board.board.number.unwrap_or_default()));
        }
    }
    for row in &rounds.rows {
        let (Some(section), Some(low), Some(high)) = (row.number(SECTION), row.positive(LOW), row.positive(HIGH))
        else {
            continue;
        };
        let nobody = sections
            .get(Some(section))
            .is_none_or(|known| known.is_nobody(row.positive(PAIR_NS)) || known.is_nobody(row.positive(PAIR_EW)));
        // If boards are listed one by one, the first and the last do not give those between.
        if nobody || !row.text(CUSTOM).is_empty() || high.saturating_sub(low) >= MAX_BOARDS {
            continue;
        }
        let text = |column| row.number(column).map(|number| number.to_string()).unwrap_or_default();
        let letter = letters(section).map(|letter| letter.to_string());
        let missing = (low..=high).find(|board| !entered.contains(&(letter.clone(), text(TABLE), text(ROUND), *board)));
        if let Some(board) = missing {
            event.fault(row.place.clone(), FaultKind::Missing { what: format!("ReceivedData Board {board}") });
        }
    }
}
