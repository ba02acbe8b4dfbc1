//! Large tables: ranked from their columns as their reader ranks them.

use crate::scored::Seeded;
use redress_columns::ranked_table;
use redress_core::scoring::Scoring;
use redress_events::model::{Event, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, ScoredEvent, Standing, score};
use redress_events::source::NamedBytes;

/// The whole event that its reader makes of a table, scored and ranked.
fn by_the_reader(file: &NamedBytes) -> (Event, ScoredEvent) {
    let event = read(std::slice::from_ref(file), &ReadOptions::default()).unwrap();
    let mut rules = Rules::of(&event);
    rules.scoring = Some(Scoring::Matchpoints);
    let scored = score(&event, &rules).unwrap();
    (event, scored)
}

/// Each line of a ranking with who it is.
fn numbered_standings(event: &Event, scored: &ScoredEvent) -> Vec<(String, Standing)> {
    let of = |one: &Standing| {
        let contestant = event.contestant(one.contestant).unwrap();
        (contestant.number.clone(), one.clone())
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
        let large = ranked_table(&file, &ReadOptions::default(), 2).expect("numbers alone");
        let (event, scored) = by_the_reader(&file);
        assert_eq!((large.event.winners, event.winners == Winners::Two), (event.winners, two));
        assert_eq!(numbered_standings(&large.event, &large.scored), numbered_standings(&event, &scored), "seed {seed}");
    }
}

/// Tables that only the reader of whole events understands are left to it.
#[test]
fn other_tables_are_left_to_their_reader() {
    let ranked = |text: &str| ranked_table(&NamedBytes::new("x.csv", text.as_bytes()), &ReadOptions::default(), 1);
    assert!(ranked("board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n").is_some());
    for table in [
        "board,ns,ew,score,section\n1,1,2,420,A\n1,3,4,-50,B\n",
        "board,ns,ew,score,round\n1,1,2,420,1\n1,1,2,-50,2\n",
        "board,ns,ew,contract,score\n1,1,2,4SN=,420\n1,3,4,,-50\n",
        "board,ns,ew,score\n1,1,2,420\n1,3,4,A+\n",
        "board,ns,ew,score\n1,1,2,420\n1,1,2,-50\n",
        "board,ns,ew,score\n1,1,2,420\n1,3,,-50\n",
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
