//! An event as it stood after a round.

use redress_core::scoring::Scoring;
use redress_events::model::Event;
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;

fn event(text: &str) -> Event {
    read(&[NamedBytes::new("barometer.csv", text)], &ReadOptions::default()).unwrap()
}

/// The places after the first rounds, by the numbers of pairs.
fn places(event: &Event, rounds: usize, scoring: Scoring) -> Vec<(String, u32)> {
    let names = event.rounds();
    let scored = score(&event.of_rounds(&names[..rounds]), &Rules::new(Some(scoring))).unwrap();
    let number = |id| event.contestant(id).unwrap().number.clone();
    scored.ranking.iter().map(|one| (number(one.contestant), one.place)).collect()
}

#[test]
fn a_barometer_has_standings_after_each_round() {
    // Pairs 1 and 4 win the first board and lose the second: in the end all are level.
    let event = event(
        "board,round,ns,ew,score\n1,1,1,2,420\n1,1,3,4,-50\n2,10,1,3,100\n2,10,2,4,420\n3,2,1,4,100\n3,2,2,3,100\n",
    );
    let names: Vec<String> = event.rounds().iter().map(|(_, round)| round.to_string()).collect();
    assert_eq!(names, ["1", "2", "10"]);
    let of = |list: &[(&str, u32)]| list.iter().map(|(pair, place)| ((*pair).to_owned(), *place)).collect::<Vec<_>>();
    assert_eq!(places(&event, 1, Scoring::Matchpoints), of(&[("1", 1), ("4", 1), ("2", 3), ("3", 3)]));
    assert_eq!(places(&event, 2, Scoring::Matchpoints), of(&[("1", 1), ("4", 1), ("2", 3), ("3", 3)]));
    assert_eq!(places(&event, 3, Scoring::Matchpoints), of(&[("1", 1), ("2", 1), ("3", 1), ("4", 1)]));
}

#[test]
fn a_table_without_a_round_is_in_none() {
    let event = event("board,round,ns,ew,score\n1,1,1,2,420\n1,,3,4,-50\n");
    assert_eq!(event.of_rounds(&event.rounds()).boards[0].lines.len(), 1);
}
