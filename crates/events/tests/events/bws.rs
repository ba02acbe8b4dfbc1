//! Bridgemate's files: a real one by its counts.

use crate::data::real;
use crate::pages::event;
use redress_core::ruling::Side;
use redress_events::model::{Format, LineResult, Winners};

#[test]
fn a_file_of_bridgemate() {
    let Some(files) = real("bridgemate.bws.gz") else { return };
    let event = event(&files);
    assert_eq!(event.faults, []);
    assert_eq!((event.format, event.winners, event.name.as_deref()), (Format::Bws, Winners::Two, Some("Bridge game")));
    let lines: Vec<_> = event.boards.iter().flat_map(|board| &board.lines).collect();
    assert_eq!((event.boards.len(), lines.len()), (27, 297));
    assert!(event.boards.iter().all(|board| board.lines.len() == 11 && board.section.is_none()));
    assert!(lines.iter().all(|line| matches!(line.result, LineResult::Ruling(_))));
    let passed = lines.iter().filter(|line| line.contract.is_none()).count();
    assert_eq!(passed, 2);
    // Eleven pairs in each direction, of the same numbers.
    for side in Side::BOTH {
        assert_eq!(event.contestants().filter(|(_, who)| who.direction == Some(side)).count(), 11);
    }
    // Of 14,020 names only those of the players are kept.
    assert_eq!(event.contestants().map(|(_, who)| who.names.len()).sum::<usize>(), 44);
}
