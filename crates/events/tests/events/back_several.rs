//! Rulings written back into several files of one event.

use super::back::{without_rulings, written};
use super::data::real;
use redress_core::ruling::Ruling;
use redress_core::scoring::Scoring;
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::{NamedBytes, open};
use redress_events::writers::{Back, RuledEvent, write_back};

/// Rules on the lines of a board of the file that a name ends with, and writes the rulings back into the files.
fn back(parts: &[NamedBytes], scoring: Option<Scoring>, name: &str, rulings: &[(usize, &str)]) -> Back {
    let options = ReadOptions::default();
    let event = read(parts, &options).unwrap();
    let mut rules = Rules::of(&event);
    rules.scoring = scoring.or(rules.scoring);
    let is_own = |at: usize| event.boards[at].lines.iter().any(|line| line.place.file.ends_with(name));
    let board = (0..event.boards.len()).find(|at| is_own(*at)).unwrap();
    let first = event.boards[board].lines.iter().position(|line| line.place.file.ends_with(name)).unwrap();
    let changed = rulings.iter().fold(event.clone(), |event, (line, ruling)| {
        event.with_ruling(board, first + line, ruling.parse::<Ruling>().unwrap().into()).unwrap()
    });
    let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
    let ruled = RuledEvent { read: &event, before: &before, event: &changed, after: &after, rules: &rules, file: None };
    write_back(parts, ruled, &options).unwrap()
}

/// Sessions of one event with totals of their own: the file with the rulings is as it would be by itself, and the other
/// stays.
#[test]
fn a_session_is_written_back_as_its_file_by_itself() {
    let rulings = [(0, "(60% 4S= N & 40% 4S-1 N)"), (1, "A+/A-")];
    for (name, begin, end) in [
        ("usebio-mp-after.xml", "<BOARD_NUMBER>", "<"),
        ("pbn-scoretable-scores.pbn", "[Board \"", "\""),
        ("acbl-club-mitchell.json", "\"board_number\":", ","),
    ] {
        let Some(files) = real(name) else { continue };
        let text = String::from_utf8(files[0].bytes.clone()).unwrap();
        let (head, boards) = text.split_once(begin).unwrap();
        // The second session plays other boards.
        let later: String = boards
            .split(begin)
            .map(|part| {
                let (number, rest) = part.split_once(end).unwrap();
                format!("{begin}{}{end}{rest}", number.parse::<u32>().unwrap() + 200)
            })
            .collect();
        let first = NamedBytes::new(format!("evening/1-{name}"), text.as_str());
        let second = NamedBytes::new(format!("evening/2-{name}"), head.to_owned() + &later);
        let both = [first.clone(), second.clone()];
        let boards = |parts: &[NamedBytes]| read(parts, &ReadOptions::default()).unwrap().boards.len();
        assert_eq!(boards(&both), 2 * boards(&both[..1]), "{name}");
        let back = back(&both, None, &first.name, &rulings);
        let packed = [NamedBytes::new("both.zip", back.written.bytes.as_slice())];
        let again = open(&packed).unwrap();
        let given = rulings.map(|(line, ruling)| (0, line, ruling));
        assert_eq!(again.files[0].bytes, written(&first, &given), "{name}");
        assert_eq!(again.files[1].bytes, second.bytes, "{name}");
    }
}

/// The files of an event of several come back in one archive: those with rulings and what follows changed, the others as
/// they were; a file out of an archive comes back by itself.
#[test]
fn files_of_one_event_come_back_together() {
    let rows = |from: u32, scores: [i32; 3]| {
        let line = |(at, score): (u32, &i32)| {
            format!("1,{},{},{score}\n2,{},{},{score}\n", from + at, from + at + 3, from + at, from + at + 3)
        };
        "board,ns,ew,score\n".to_owned() + &(0..).zip(&scores).map(line).collect::<String>()
    };
    let files = [
        NamedBytes::new("club/red.csv", rows(1, [420, 420, -50])),
        NamedBytes::new("club/blue.csv", rows(11, [420, -50, -50])),
    ];
    let back = |parts| back(parts, Some(Scoring::Matchpoints), "red.csv", &[(0, "(60% +420 & 40% -50)")]);
    let both = back(&files);
    assert!(both.is_archive);
    let packed = [NamedBytes::new("both.zip", both.written.bytes.as_slice())];
    let again = open(&packed).unwrap();
    let names: Vec<&str> = again.files.iter().map(NamedBytes::base_name).collect();
    assert_eq!(names, ["blue.csv", "red.csv"]);
    assert_eq!(again.files[0].bytes, files[1].bytes);
    let red = String::from_utf8(again.files[1].bytes.clone()).unwrap();
    let ruled_row = "# ruling: (60% +420 & 40% -50)\n1,1,4,";
    assert!(red.contains(ruled_row) && without_rulings(&red).lines().count() == 7, "{red}");
    // Out of the archive alone it comes back unpacked.
    let one = back(&files[..1]);
    assert!(!one.is_archive && String::from_utf8(one.written.bytes).unwrap().contains(ruled_row));
    let event = read(&packed, &ReadOptions::default()).unwrap();
    assert_eq!(event.boards.iter().map(|board| board.lines.len()).sum::<usize>(), 12);
}
