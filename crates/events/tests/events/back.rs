//! Rulings written back into the file of an event: the ruling is in it, and every other row is as it was.

use super::data::real;
use redress_core::ruling::Ruling;
use redress_events::model::Event;
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;
use redress_events::writers::{RuledEvent, write_back};

const RULINGS: [&str; 4] = ["-620", "(60% 4S= N & 40% 4S-1 N)", "A+/A-", "(+420)/(-50)"];

/// Rules on a line, writes it back and reads it again; the file before and after.
fn ruled(file: &NamedBytes, board: usize, line: usize, ruling: &str) -> (String, String) {
    let options = ReadOptions::default();
    let event = read(std::slice::from_ref(file), &options).unwrap();
    let rules = Rules::of(&event);
    let ruling: Ruling = ruling.parse().unwrap();
    let changed = event.with_ruling(board, line, ruling.into()).unwrap();
    let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
    let ruled = RuledEvent { read: &event, before: &before, event: &changed, after: &after };
    let written = write_back(file, ruled, &options).unwrap();
    let again = read(&[NamedBytes::new(file.name.clone(), written.bytes.as_slice())], &options).unwrap();
    let points = |event: &Event| {
        let scored = score(event, &rules).unwrap();
        let lines = scored.boards.iter().flat_map(|board| board.lines.iter().map(|line| line.figures.clone()));
        (lines.collect::<Vec<_>>(), scored.ranking.iter().map(|own| (own.contestant, own.place)).collect::<Vec<_>>())
    };
    let ((lines, ranking), (wanted, places)) = (points(&again), points(&changed));
    for (at, (own, wanted)) in lines.iter().zip(&wanted).enumerate() {
        assert_eq!(own, wanted, "line {at} with {ruling:?}", ruling = changed.boards[board].lines[line].result);
    }
    assert_eq!(ranking, places);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&file.bytes), text(&written.bytes))
}

/// The lines of a text that are others, by their numbers from 1.
fn others(before: &str, after: &str) -> Vec<usize> {
    assert_eq!(before.lines().count(), after.lines().count());
    let pairs = before.split_inclusive('\n').zip(after.split_inclusive('\n')).enumerate();
    pairs.filter(|(_, (one, other))| one != other).map(|(at, _)| at + 1).collect()
}

#[test]
fn a_table_has_the_ruling_and_the_points_of_its_board() {
    let file = "board,ns,ew,contract,score,ns mp,ew mp\r\n1,1,4,4S= N,420,4,0\r\n1,2,5,4S= W,-420,1,3\r\n\
                1,3,6,4S= E,-420,1,3\r\n2,1,5,,50,2,2\r\n2,2,6,,50,2,2\r\n2,3,4,,50,2,2\r\n";
    let file = NamedBytes::new("monday.csv", file);
    for ruling in RULINGS {
        let (before, after) = ruled(&file, 0, 1, ruling);
        let changed = others(&before, &after);
        assert!(changed.contains(&3) && changed.iter().all(|line| (2..=4).contains(line)), "{after}");
    }
    let (_, after) = ruled(&file, 0, 1, "-620");
    assert!(after.contains("\r\n1,2,5,,-620,0,4\r\n1,3,6,4S= E,-420,2,2\r\n2,"), "{after}");
}

#[test]
fn real_usebio_changes_where_it_follows() {
    for name in ["usebio-mp-after.xml", "usebio-mp-before.xml"] {
        let Some(files) = real(name) else { return };
        for ruling in RULINGS {
            let (before, after) = ruled(&files[0], 5, 3, ruling);
            let start = before.find("<BOARD_NUMBER>6<").unwrap();
            let end = start + before[start..].find("</BOARD>").unwrap();
            let rows = before[..start].lines().count()..=before[..end].lines().count();
            let lines: Vec<&str> = before.lines().collect();
            let is_total =
                |line: usize| ["TOTAL_SCORE", "PERCENTAGE", "PLACE"].iter().any(|name| lines[line - 1].contains(name));
            for line in others(&before, &after) {
                assert!(rows.contains(&line) || is_total(line), "{line}: {}", lines[line - 1]);
            }
        }
    }
}
