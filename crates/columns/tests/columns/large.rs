//! Large tables: ranked from their columns as their reader ranks them.

use crate::scored::Seeded;
use redress_columns::{Input, LargeEvent, RuledTables};
use redress_core::number::Exact;
use redress_core::ruling::{Ruling, Side};
use redress_core::scoring::{Conventions, SETTINGS, Scoring};
use redress_events::model::{Event, FaultKind, LineAt, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, ScoreError, ScoredEvent, Standing, score};
use redress_events::source::NamedBytes;
use std::collections::{HashMap, HashSet};

/// The whole event that its reader makes of a table, scored and ranked.
fn by_the_reader(file: &NamedBytes) -> (Event, ScoredEvent) {
    scored(read(std::slice::from_ref(file), &ReadOptions::default()).unwrap())
}

/// The event that columns make of a table, scored and ranked; these boards are read row by row.
fn by_columns(file: &NamedBytes, boards: &[u32]) -> Option<(Event, ScoredEvent)> {
    let boards = boards.iter().map(|board| (*board, Vec::new())).collect();
    Some(scored(large_event(file, &boards)?.event))
}

/// The event that columns make of a table, for rulings at these tables.
pub fn large_event(file: &NamedBytes, ruled: &HashMap<u32, Vec<LineAt>>) -> Option<LargeEvent> {
    let ruled = RuledTables { tables: ruled.clone(), by_other_rules: true };
    redress_columns::large_event(&file.name, Input::Bytes(&file.bytes), &ReadOptions::default(), 2, &ruled)
}

fn scored(event: Event) -> (Event, ScoredEvent) {
    let scored = scored_by(&event, Scoring::Matchpoints, &Conventions::default()).unwrap();
    (event, scored)
}

fn scored_by(event: &Event, scoring: Scoring, conventions: &Conventions) -> Result<ScoredEvent, ScoreError> {
    let mut rules = Rules::of(event);
    (rules.scoring, rules.conventions) = (Some(scoring), conventions.clone());
    score(event, &rules)
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
        "Monday\nboard,ns,ew,score\n1,1,2,420\n1,3,4,-50\n",
        "board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n2,5,6,100\n",
        "board,ns,ew\n1,1,2\n",
        "board,ns,ew,score\n",
        "",
    ] {
        assert!(ranked(table).is_none(), "{table}");
    }
}

/// A table with artificial scores, a table that is there twice and a row that is none.
fn with_other_rows(seed: u64, sections: bool) -> NamedBytes {
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
    NamedBytes::new("big.csv", rows.as_bytes())
}

/// Boards with an artificial score or with a table that is there twice are read row by row, a row that is none by itself,
/// and each section by itself; the ranking is that of the reader. Pair 1 has average plus after a session of more than 60%
/// (Law 12C2(c)).
#[test]
fn boards_with_other_rows_are_read_row_by_row() {
    for (seed, sections) in [(5, false), (6, true), (7, false), (8, true)] {
        let file = with_other_rows(seed, sections);
        let (event, scored) = by_the_reader(&file);
        let (large, by_columns) = by_columns(&file, &[2]).expect("numbers alone");
        let numbers: HashSet<_> = large.boards.iter().filter_map(|board| board.board.number).collect();
        assert_eq!(numbers, [2, 4, 9, 17, 20].into_iter().collect());
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

/// A line of a ranking, whatever the order of those who tie and of the contestants in the event.
type Ranked = (Option<Side>, u32, String, bool, u32, Exact, Option<Exact>, Exact);

/// The first line of a ranking that is not that of another.
fn first_other(one: &(Event, ScoredEvent), other: &(Event, ScoredEvent)) -> Option<[Ranked; 2]> {
    let [one, other] = [one, other].map(|(event, scored)| {
        let line = |(who, own): (String, Standing)| {
            (own.direction, own.place, who, own.tied, own.boards, own.points, own.top, own.result)
        };
        let mut lines: Vec<Ranked> = numbered_standings(event, scored).into_iter().map(line).collect();
        lines.sort_by(|one, other| {
            (one.0 == Some(Side::EW), one.1, &one.2).cmp(&(other.0 == Some(Side::EW), other.1, &other.2))
        });
        lines
    });
    assert_eq!(one.len(), other.len());
    one.into_iter().zip(other).find(|(one, other)| one != other).map(|(one, other)| [one, other])
}

/// Without the columns there are sums by the rules that they were made for, and no wrong ones by others.
#[test]
fn columns_that_are_not_kept_give_no_other_sums() {
    let file = with_other_rows(3, false);
    let large = |ruled: &RuledTables| {
        let input = Input::Bytes(&file.bytes);
        redress_columns::large_event(&file.name, input, &ReadOptions::default(), 1, ruled).unwrap().event
    };
    let kept = large(&RuledTables { by_other_rules: true, ..RuledTables::default() });
    let plain = large(&RuledTables::default());
    let by = |event: &Event, scoring| scored_by(event, scoring, &Conventions::default()).map(|scored| scored.ranking);
    assert_eq!(by(&plain, Scoring::Matchpoints), by(&kept, Scoring::Matchpoints));
    assert!(by(&kept, Scoring::Butler).is_ok() && by(&plain, Scoring::Butler).is_err());
}

/// By each form of scoring that compares results of a field, and under every setting that leaves results to sums, the
/// ranking is that of the reader.
#[test]
fn every_rule_of_sums_ranks_as_by_the_reader() {
    let of_settings = SETTINGS.iter().flat_map(|setting| setting.samples().map(|value| (setting.name, value)));
    for (at, (name, value)) in of_settings.enumerate() {
        let mut conventions = Conventions::default();
        conventions.set(name, &value.split(' ').collect::<Vec<_>>()).unwrap();
        if !Rules::rest_on_sums(&conventions) {
            continue;
        }
        let file = with_other_rows(u64::try_from(at).unwrap(), at % 2 == 1);
        let event = read(std::slice::from_ref(&file), &ReadOptions::default()).unwrap();
        let large = large_event(&file, &HashMap::new()).unwrap().event;
        for scoring in Scoring::ALL.iter().copied().filter(|scoring| scoring.is_of_field()) {
            let [by_columns, by_lines] = [&large, &event].map(|event| scored_by(event, scoring, &conventions));
            match (by_columns, by_lines) {
                (Ok(by_columns), Ok(by_lines)) => {
                    let found = first_other(&(large.clone(), by_columns), &(event.clone(), by_lines));
                    assert_eq!(found, None, "{scoring:?} {name} {value}");
                }
                (by_columns, by_lines) => assert_eq!(by_columns.err(), by_lines.err(), "{scoring:?} {name} {value}"),
            }
        }
    }
}

/// Of boards of hundreds of tables only those with rulings, artificial scores and tables that are there twice are read
/// line by line: with a ruling each the ranking is that of the reader, in sections too, and so are the first scores that no
/// contract gives.
#[test]
fn boards_of_very_many_tables_keep_their_scores_in_columns() {
    for (seed, sections) in [(9, false), (10, true)] {
        let mut random = Seeded(seed);
        let mut rows =
            String::from(if sections { "board,table,ns,ew,score,section\n" } else { "board,table,ns,ew,score\n" });
        for board in 1..=6_u64 {
            for table in 1..=5_000_u64 {
                let ew = (table + board) % 5_000 + 1;
                let section =
                    [",East", ",W"].get(usize::try_from(table % 2).unwrap()).filter(|_| sections).unwrap_or(&"");
                let score = 10 * random.below(60).cast_signed() - 120;
                rows += &match (board, table) {
                    (2 | 4, 7) => format!("{board},{table},{table},{ew},A+/A-{section}\n"),
                    (3, 9) => format!("{board},{table},{table},{ew},{score}{section}\n").repeat(2),
                    (5, 11) => format!("{board},{table},{table},,420{section}\n"),
                    _ => format!("{board},{table},{table},{ew},{score}{section}\n"),
                };
            }
        }
        let file = NamedBytes::new("big.csv", rows.as_bytes());
        let at = |table: &str| LineAt { table: Some(table.to_owned()), ..LineAt::default() };
        let of = |ns: &str| LineAt { ns: Some(ns.to_owned()), ..LineAt::default() };
        let ruled = [(1, vec![at("5"), of("17")]), (4, vec![of("8")])].into_iter().collect();
        let event = read(std::slice::from_ref(&file), &ReadOptions::default()).unwrap();
        let large = large_event(&file, &ruled).unwrap().event;
        let lines: usize = large.boards.iter().map(|board| board.lines.len()).sum();
        assert!(lines < 12, "{lines}");
        let ruling = |event: &Event| {
            let mut ruled = event.clone();
            for (board, named) in [(1, at("5")), (1, of("17")), (4, of("8"))] {
                let (board, line) = ruled.find_line(board, &named).unwrap();
                let weighted: Ruling = "(1/3 +620 & 2/3 -100)".parse().unwrap();
                ruled = ruled.with_ruling(board, line, weighted.into()).unwrap();
            }
            scored(ruled)
        };
        let (by_lines, by_columns) = (ruling(&event), ruling(&large));
        assert_eq!(first_other(&by_columns, &by_lines), None, "seed {seed}");
        // As it was read, too, and in IMPs.
        for scoring in [Scoring::Matchpoints, Scoring::Butler, Scoring::CrossImps] {
            let by = |event: &Event| {
                (event.clone(), scored_by(event, scoring, &Conventions::preset("ebu").unwrap()).unwrap())
            };
            assert_eq!(first_other(&by(&large), &by(&event)), None, "seed {seed} {scoring:?}");
        }
    }
}

/// A table with a ruling that is not there brings every line of its board, so that those that are there can be named; a
/// board that is not there leaves the others to the columns.
#[test]
fn tables_that_are_not_there_bring_their_board() {
    let mut rows = String::from("board,ns,ew,score\n");
    for (board, table) in (1..=3).flat_map(|board| (1..=9_000).map(move |table| (board, table))) {
        rows += &format!("{board},{table},{},{}\n", table + 9_000, table % 90 * 10);
    }
    let file = NamedBytes::new("big.csv", rows.as_bytes());
    let named = |ns: &str| vec![LineAt { ns: Some(ns.to_owned()), ..LineAt::default() }];
    let ruled = [(1, named("9001x")), (2, named("17")), (99, named("1"))].into_iter().collect();
    let event = large_event(&file, &ruled).unwrap().event;
    let lines: Vec<usize> = event.boards.iter().map(|board| board.lines.len()).collect();
    assert_eq!(lines, [9_000, 1]);
    assert_eq!(event.board_numbers().into_iter().collect::<Vec<_>>(), [1, 2, 3]);
}

/// A row with a number that is written otherwise, or with none at all, is read line by line, and the others stay columns.
#[test]
fn rows_with_other_numbers_are_read_by_themselves() {
    for odd in ["01,7,8,420", "x,7,8,420", "1,7,,420", "1,007,8,420", "Total,,,"] {
        let text = format!("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n{odd}\n2,1,4,100\n2,3,2,110\n");
        let file = NamedBytes::new("x.csv", text.as_bytes());
        let large = by_columns(&file, &[]).expect("numbers but for one");
        assert_eq!(first_other(&large, &by_the_reader(&file)), None, "{odd}");
        let faults = |event: &Event| event.faults.iter().map(|fault| fault.place.line).collect::<Vec<_>>();
        assert_eq!(faults(&large.0), faults(&by_the_reader(&file).0), "{odd}");
    }
}

/// Lines whose pairs have numbers that no other of them has in another section are still those of their own section.
#[test]
fn a_line_keeps_its_section_among_few() {
    let mut rows = String::from("board,ns,ew,score,section\n");
    for (board, table) in (1..=3).flat_map(|board| (1..=9_000).map(move |table| (board, table))) {
        let (section, ew) = (["A", "B", "C"][table % 3], (table + board) % 9_000 + 1);
        let score = if (board, table) == (2, 700) || (board, table) == (3, 800) {
            "A+/A-".to_owned()
        } else {
            (table % 90 * 10).to_string()
        };
        rows += &format!("{board},{table},{ew},{score},{section}\n");
    }
    let file = NamedBytes::new("big.csv", rows.as_bytes());
    let large = by_columns(&file, &[]).expect("numbers alone");
    assert_eq!(large.0.boards.iter().map(|board| board.lines.len()).sum::<usize>(), 2);
    assert_eq!(first_other(&large, &by_the_reader(&file)), None);
}
