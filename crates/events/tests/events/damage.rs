//! Files that are cut off, changed by chance or made to do harm: faults with their places, and nothing wrong unsaid.

use crate::generated::{Chance, Kind, event};
use redress_events::model::{Event, Format, Line, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::NamedBytes;
use redress_events::writers::{WriteOptions, write};
use std::collections::HashMap;

/// Small files in every format that is read here, and what is known of them.
fn fixtures() -> Vec<(Format, Vec<u8>)> {
    let kind = Kind { winners: Winners::Two, ..Kind::PAIRS };
    let of = |own: &Event, format: Format| (format, write(own, None, format, WriteOptions::default()).unwrap().bytes);
    // The smallest that has two lines.
    let some = (0..60).map(|seed| event(seed, kind)).filter(|own| own.boards[0].lines.len() == 2);
    let own = some.min_by_key(|own| of(own, Format::Usebio).1.len()).unwrap();
    let of = |format: Format| of(&own, format);
    let acbl = crate::acbl::recap(
        "\"winner_type\":1,",
        "{\"pair_number\":\"1\",\"score\":\"3.50\",\"percentage\":\"58.33\"}",
        "{\"ns_pair\":\"1\",\"ew_pair\":\"2\",\"ns_score\":\"420\",\"ew_score\":\"-420\",\"contract\":\"4 S\",\"declarer\":\"N\",\
         \"result\":\"=\",\"ns_match_points\":\"1.00\"},{\"ns_pair\":\"3\",\"ew_pair\":\"4\",\"ns_score\":\"-50\"}",
    );
    let pbn = crate::pbn::tags(&[("Event", "##Club"), ("Board", "1"), ("Vulnerable", "None"), ("Scoring", "MP")])
        + "[ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result;Score_NS\\5R;MP_NS\\4R;MP_EW\\4R\"]\r\n\
           1 2 4S N 10 420 2 0 ; a note\r\n 3 4 3NT W 8 50 0 2\r\n{over\r\nlines}\r\n\r\n[Board \"2\"]\r\n[Event \"#\"]\r\n\
           [ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\r\n1 2 100\r\n";
    vec![
        of(Format::Usebio),
        of(Format::Json),
        of(Format::Csv),
        (Format::Acbl, acbl.into_bytes()),
        (Format::Pbn, pbn.into_bytes()),
    ]
}

fn open(bytes: &[u8]) -> Option<Event> {
    read(&[NamedBytes::new("x", bytes)], &ReadOptions::default()).ok()
}

/// Every line by its board and who sat there, with what it scored.
fn lines(event: &Event) -> HashMap<(Option<u32>, String, String), &Line> {
    let number = |id| event.contestant(id).map(|own| format!("{}{:?}", own.number, own.direction)).unwrap();
    let boards = event.boards.iter();
    boards
        .flat_map(|board| board.lines.iter().map(|line| ((board.board.number, number(line.ns), number(line.ew)), line)))
        .collect()
}

/// Cut off at every byte, a file gives an error, or lines that are those of the whole file, with a fault if one is not
/// there. Rows of text end anywhere: of those the last may be another.
#[test]
fn what_is_cut_off_gives_no_wrong_line() {
    for (format, bytes) in fixtures() {
        let whole = open(&bytes).unwrap_or_else(|| panic!("{format:?}"));
        assert_eq!((whole.format, whole.faults.len()), (format, 0), "{:?}", whole.faults);
        let all = lines(&whole);
        let by_rows = matches!(format, Format::Csv | Format::Pbn);
        for end in 0..bytes.len() {
            let Some(cut) = open(&bytes[..end]) else { continue };
            if cut.format != format {
                continue;
            }
            let found = lines(&cut);
            let wrong = found.iter().filter(|(who, line)| all.get(who).is_none_or(|own| own.result != line.result));
            let wrong = wrong.count();
            assert!(wrong <= usize::from(by_rows), "{format:?} {end}: {wrong} wrong");
            if !by_rows && found.len() < all.len() {
                assert!(!cut.faults.is_empty(), "{format:?} {end}: nothing is said");
            }
        }
    }
}

/// After any change of a file reading ends without a panic, and who sat at a table is known.
#[test]
fn what_is_changed_by_chance_is_read_or_refused() {
    for (format, bytes) in fixtures() {
        let mut chance = Chance::new(u64::try_from(bytes.len()).unwrap());
        for _ in 0..200 {
            let mut changed = bytes.clone();
            for _ in 0..=chance.below(4) {
                let at = chance.below(u32::try_from(changed.len()).unwrap()) as usize;
                match chance.below(4) {
                    0 => changed[at] = u8::try_from(chance.below(256)).unwrap(),
                    1 => drop(changed.remove(at)),
                    2 => changed.insert(at, *chance.pick(b"<>\"'&[]{};,/-#\\%\0\xFF9\n")),
                    _ => {
                        let end = (at + 20).min(changed.len());
                        let part = changed[at..end].to_vec();
                        changed.splice(at..at, part);
                    }
                }
            }
            if let Some(event) = open(&changed) {
                let known = lines(&event).len();
                assert!(known <= event.boards.iter().map(|board| board.lines.len()).sum(), "{format:?}");
            }
        }
    }
}

#[test]
fn what_is_made_to_do_harm_ends_soon() {
    let deep = format!("<USEBIO>{}", "<A>".repeat(200_000));
    let names = format!("<USEBIO><EVENT {}>", "a=\"1\" ".repeat(100_000));
    let boards = format!("<USEBIO><EVENT>{}", "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD>".repeat(20_000));
    let sections = format!("<USEBIO><EVENT>{}", "<SECTION></SECTION>".repeat(50_000));
    let entities =
        "<!DOCTYPE USEBIO [<!ENTITY a \"&a;&a;\">]><USEBIO><EVENT><TITLE>&a;&a;</TITLE></EVENT></USEBIO>".to_owned();
    let columns = format!("board,ns,ew,score{}\n1,1,2,50\n", ",x".repeat(100_000));
    let quote = format!("board,ns,ew,score\n1,1,2,\"{}", "50\n".repeat(100_000));
    let numbers = "board,ns,ew,score\n99999999999999999999,1,2,50\n4294967295,1,2,99999\n0,1,2,0\n".to_owned();
    let widths = format!(
        "[Board \"1\"]\n[ScoreTable \"PairId_NS\\999999999999R;PairId_EW;Names_NS\\9R\"]\n1 2 a b{}\n",
        " c".repeat(50_000)
    );
    let comment = format!("[Board \"1\"]\n[Deal \"x\"]\n{}", "{".repeat(200_000));
    let arrays = format!("{{\"redress\":1,\"event\":{{\"winners\":1}},\"boards\":{}", "[".repeat(200_000));
    for text in [deep, names, boards, sections, entities, columns, quote, numbers, widths, comment, arrays] {
        if let Some(event) = open(text.as_bytes()) {
            assert!(event.boards.iter().all(|board| board.board.number.is_some()));
        }
    }
}
