//! Bridgemate's files: a real one by its counts.

use crate::data::real;
use crate::generated::Chance;
use crate::pages::event;
use redress_core::ruling::Side;
use redress_events::model::{FaultKind, Format, LineResult, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::{NamedBytes, open};

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

/// A real file cut off or altered in places: what is lost is reported, and no line is another than it was.
#[test]
fn a_file_of_bridgemate_cut_off_or_altered() {
    let Some(files) = real("bridgemate.bws.gz") else { return };
    let whole = open(&files).unwrap().files.first().unwrap().clone();
    let results = |file: &NamedBytes| {
        let event = read(std::slice::from_ref(file), &ReadOptions::default()).ok()?;
        let lines: Vec<_> = event.boards.iter().flat_map(|board| &board.lines).cloned().collect();
        Some((lines, event.faults))
    };
    let (known, _) = results(&whole).unwrap();
    let length = whole.bytes.len();
    for part in 0..12 {
        let cut = NamedBytes::new("cut.bws", whole.bytes[..length * part / 12 + part].to_vec());
        let Some((lines, faults)) = results(&cut) else { continue };
        assert!(lines.len() == known.len() || !faults.is_empty(), "{part}: {} lines", lines.len());
        let score = |line: &redress_events::model::Line| {
            (line.result.clone(), line.contract, line.table.clone(), line.round.clone())
        };
        assert!(lines.iter().all(|line| known.iter().any(|other| score(other) == score(line))), "{part}");
    }
    let mut random = Chance::new(7);
    for _ in 0..8 {
        let mut altered = whole.clone();
        for _ in 0..40 {
            let at = random.below(u32::try_from(length).unwrap()) as usize;
            altered.bytes[at] = random.below(256) as u8;
        }
        drop(results(&altered));
    }
}

#[test]
fn what_only_begins_as_a_database_is_a_fault() {
    for mark in ["Standard Jet DB", "Standard ACE DB"] {
        for length in [0_usize, 1, 100, 2048, 4096, 9000] {
            let mut bytes = [b"\0\x01\0\0", mark.as_bytes()].concat();
            bytes.resize(bytes.len() + length, 0);
            let fault = read(&[NamedBytes::new("x.bws", bytes)], &ReadOptions::default()).unwrap_err();
            assert!(matches!(fault.kind, FaultKind::Damaged(_)), "{fault:?}");
        }
    }
}
