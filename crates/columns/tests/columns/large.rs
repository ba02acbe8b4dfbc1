//! Large tables: ranked from their columns as their reader ranks them.

use crate::scored::Seeded;
use redress_columns::large_event;
use redress_core::number::Exact;
use redress_core::scoring::Scoring;
use redress_events::model::{Event, FaultKind, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, ScoredEvent, Standing, score};
use redress_events::source::NamedBytes;
use std::collections::HashSet;

/// The whole event that its reader makes of a table, scored and ranked.
fn by_the_reader(file: &NamedBytes) -> (Event, ScoredEvent) {
    scored(read(std::slice::from_ref(file), &ReadOptions::default()).unwrap())
}

/// The event that columns make of a table, scored and ranked; these boards are read row by row.
fn by_columns(file: &NamedBytes, boards: &[u32]) -> Option<(Event, ScoredEvent)> {
    let boards: HashSet<u32> = boards.iter().copied().collect();
    Some(scored(large_event(file, &ReadOptions::default(), 2, &boards)?.event))
}

fn scored(event: Event) -> (Event, ScoredEvent) {
    let mut rules = Rules::of(&event);
    rules.scoring = Some(Scoring::Matchpoints);
    let scored = score(&event, &rules).unwrap();
    (event, scored)
}

/// Each line of a ranking with who it is.
fn numbered_standings(event: &Event, scored: &ScoredEvent) -> Vec<(String, Standing)> {
    let of = |one: &Standing| {
        let contestant = event.contestant(one.contestant).unwrap();
        let section = contestant.section.as_deref().unwrap_or_default();
        (format!("{section} {}", contestant.number), one.clone())
    };
    scored.ranking.iter().map(of).collect()
}

/// A table is ranked from its columns as its reader ranks it, in one ranking and in two, with boards that few played.
#[test]
fn a_large_table_is_ranked_as_by_its_reader() {
    for (seed, two) in [(1, true), (2, false), (3, true), (4, false)] {
        let mut random = Seeded(seed);
        let mut rows = "Board,Table,NS pair,EW,Zapis\n".to_owned();
        for board in 1..=40_u64 {
            let tables = if board % 13 == 0 { 1 } else { 3 + random.below(12) };
            for table in 1..=tables {
                let (ns, ew) = match two {
                    true => (table, (table + board) % tables + 1),
                    false => (2 * table - board % 2, 2 * table - 1 + board % 2),
                };
                let score = match random.below(20) {
                    0 => "pass".to_owned(),
                    _ => (10 * random.below(200).cast_signed() - 1_000).to_string(),
                };
                rows += &format!("{board},{table},{ns},{ew},{score}\n");
            }
        }
        let file = NamedBytes::new("big.csv", rows.as_bytes());
        let (event, scored) = by_the_reader(&file);
        for boards in [&[][..], &[7, 13]] {
            let (large, by_columns) = by_columns(&file, boards).expect("numbers alone");
            assert_eq!((large.winners, event.winners == Winners::Two), (event.winners, two));
            assert_eq!(
                (large.boards.len(), large.elsewhere.as_ref().unwrap().boards),
                (boards.len(), 40 - boards.len())
            );
            assert_eq!(numbered_standings(&large, &by_columns), numbered_standings(&event, &scored), "seed {seed}");
        }
    }
}

/// Tables that only the reader of whole events understands are left to it.
#[test]
fn other_tables_are_left_to_their_reader() {
    let ranked = |text: &str| by_columns(&NamedBytes::new("x.csv", text.as_bytes()), &[]);
    assert!(ranked("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n").is_some());
    for table in [
        "board,ns,ew,score,round\n1,1,2,420,1\n1,1,2,-50,2\n",
        "board,ns,ew,contract,score\n1,1,2,4SN=,420\n1,3,4,,-50\n",
        "board,ns,ew,score\n1,1,2,420\n1,3,0,-50\n",
        "board,ns,ew,score\n1,1NS,1EW,420\n1,3NS,2EW,-50\n",
        "board,ns,ew,score\n1,1 & 2,3 & 4,420\n1,5 & 6,7 & 8,-50\n",
        "board,ns,ew,score\n01,1,2,420\n1,3,4,-50\n",
        "Monday\nboard,ns,ew,score\n1,1,2,420\n1,3,4,-50\n",
        "board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n2,5,6,100\n",
        "board,ns,ew\n1,1,2\n",
        "board,ns,ew,score\n",
        "",
    ] {
        assert!(ranked(table).is_none(), "{table}");
    }
}

/// Boards with an artificial score, with a table that is there twice, or with a row that is none are read row by row, and
/// each section by itself; the ranking is that of the reader. Pair 1 has average plus after a session of more than 60%
/// (Law 12C2(c)).
#[test]
fn boards_with_other_rows_are_read_row_by_row() {
    for (seed, sections) in [(5, false), (6, true), (7, false), (8, true)] {
        let mut random = Seeded(seed);
        let mut rows = String::from(if sections { "Sektor,board,ns,ew,score\n" } else { "board,ns,ew,score\n" });
        for section in ["A", "B"].iter().take(if sections { 2 } else { 1 }) {
            let name = if sections { format!("{section},") } else { String::new() };
            for board in 1..=30_u64 {
                for table in 1..=7 {
                    let ew = (table + board) % 7 + 1;
                    // The first pair wins most of its boards.
                    let score = 10 * random.below(60).cast_signed() + if table == 1 { 500 } else { 0 };
                    rows += &match (board, table) {
                        (4 | 20, 1) => format!("{name}{board},{table},{ew},A+/A-\n"),
                        (9, 3) => format!("{name}{board},{table},{ew},{score}\n{name}{board},{table},{ew},-50\n"),
                        (17, 2) => format!("{name}{board},{table},{ew},60%/30%\n"),
                        (23, 5) => format!("{name}{board},{table},,420\n"),
                        _ => format!("{name}{board},{table},{ew},{score}\n"),
                    };
                }
            }
        }
        let file = NamedBytes::new("big.csv", rows.as_bytes());
        let (event, scored) = by_the_reader(&file);
        let (large, by_columns) = by_columns(&file, &[2]).expect("numbers alone");
        let numbers: HashSet<_> = large.boards.iter().filter_map(|board| board.board.number).collect();
        assert_eq!(numbers, [2, 4, 9, 17, 20, 23].into_iter().collect());
        assert_eq!(numbered_standings(&large, &by_columns), numbered_standings(&event, &scored), "seed {seed}");
        let first = scored.ranking.iter().find(|one| event.contestant(one.contestant).unwrap().number == "1").unwrap();
        assert!(first.result > Exact::from(60), "{}", first.result);
        // Scores that no contract gives are counted in the columns.
        let kinds = |event: &Event| {
            let faults = event.faults.iter().filter(|fault| !matches!(fault.kind, FaultKind::ImpossibleScore { .. }));
            faults.map(|fault| (fault.kind.clone(), fault.place.line)).collect::<Vec<_>>()
        };
        assert_eq!(kinds(&large), kinds(&event));
    }
}
