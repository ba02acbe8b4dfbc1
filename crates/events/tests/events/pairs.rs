//! Pairs by matchpoints.

use crate::build::{Small, artificial, places, plain, points, printed, ranked, scored, strings};
use redress_core::ruling::{Artificial, Ruling, SideRuling, Sides};
use redress_core::scoring::Scoring;
use redress_events::model::{Event, Format, LineAt, LineError, LineResult, PrintedUnit, Winners};
use std::sync::Arc;

/// Four tables, two boards, NS and EW ranked apart.
fn mitchell() -> Event {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::Two);
    event.board(1, &[("1", "1", plain(420)), ("2", "2", plain(450)), ("3", "3", plain(420)), ("4", "4", plain(-50))]);
    let plus = artificial(Artificial::AveragePlus, Artificial::AverageMinus);
    event.board(2, &[("1", "2", plain(450)), ("2", "1", plain(420)), ("3", "4", plain(-50)), ("4", "3", plus)]);
    event.finish()
}

/// Board 1: 450 beats three, 420 beats one and ties with one. Board 2: three results of four, by Neuberg (m + 1) · 4/3 −
/// 1 of 4, 2 and 0 matchpoints; 60% and 40% of the top of 6.
#[test]
fn lines_have_two_for_a_pair_beaten_and_neuberg_where_a_result_is_missing() {
    let scored = scored(&mitchell());
    assert_eq!(points(&scored, 0), strings([("3", "3"), ("6", "0"), ("3", "3"), ("0", "6")]));
    assert_eq!(points(&scored, 1), strings([("17/3", "1/3"), ("3", "3"), ("1/3", "17/3"), ("18/5", "12/5")]));
    let board = &scored.boards[1];
    assert_eq!((board.results.to_string(), board.expected.to_string()), ("3".into(), "4".into()));
    assert_eq!(board.top.as_ref().map(ToString::to_string), Some("6".into()));
}

/// NS: 2 has 9 of 12, 1 26/3, 4 18/5, 3 10/3. EW: 4 has 35/3, 1 6, 3 27/5, 2 1/3.
#[test]
fn two_winners_are_ranked_apart() {
    let event = mitchell();
    let expected = ranked([
        (1, "2", "75"),
        (2, "1", "650/9"),
        (3, "4", "30"),
        (4, "3", "250/9"),
        (1, "4", "875/9"),
        (2, "1", "50"),
        (3, "3", "45"),
        (4, "2", "25/9"),
    ]);
    assert_eq!(places(&event, &scored(&event)), expected);
}

/// Pairs 1 and 2 have 6 and 4 of 8, 3 to 6 less; 4 and 5 are level on 3.
#[test]
fn level_pairs_share_a_place_and_the_next_is_left_out() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    event.board(1, &[("1", "2", plain(100)), ("3", "4", plain(100)), ("5", "6", plain(-100))]);
    event.board(2, &[("1", "4", plain(50)), ("3", "6", plain(0)), ("5", "2", plain(0))]);
    let event = event.finish();
    // Board 1: 3/1, 3/1, 0/4. Board 2: 4/0, 1/3, 1/3.
    let expected = ranked([
        (1, "1", "175/2"),
        (1, "6", "175/2"),
        (3, "2", "50"),
        (3, "3", "50"),
        (5, "4", "25/2"),
        (5, "5", "25/2"),
    ]);
    assert_eq!(places(&event, &scored(&event)), expected);
}

/// +430 where −50 was: the line has another worth, and so have the others; the other board is the same in memory. With
/// 4 of 6 on it NS 4 has as much on board 2, for its average plus (Law 12C2(c)).
#[test]
fn a_ruling_changes_its_board_alone() {
    let event = mitchell();
    let (board, line) = event.find_line(1, &LineAt { ns: Some("4".into()), ..LineAt::default() }).unwrap();
    let ruled = event.with_ruling(board, line, Arc::new(Ruling::Both(SideRuling::score(430)))).unwrap();
    assert!(Arc::ptr_eq(&event.boards[1], &ruled.boards[1]));
    assert_eq!(points(&scored(&ruled), 0), strings([("1", "5"), ("6", "0"), ("1", "5"), ("4", "2")]));
    assert_eq!(points(&scored(&ruled), 1), strings([("17/3", "1/3"), ("3", "3"), ("1/3", "17/3"), ("4", "12/5")]));
    assert_eq!(ruled.boards[0].as_read(), &*event.boards[0]);
    assert!(event.with_ruling(7, 0, Arc::new(Ruling::Both(SideRuling::score(0)))).is_err());
}

#[test]
fn lines_are_found_by_their_pairs() {
    let event = mitchell();
    let at = |ns: &str, ew: &str| LineAt { ns: Some(ns.into()), ew: Some(ew.into()), ..LineAt::default() };
    assert_eq!(event.find_line(2, &at("04", "3")), Ok((1, 3)));
    assert_eq!(event.find_line(9, &at("4", "3")), Err(LineError::NoBoard { board: 9 }));
    assert!(matches!(event.find_line(2, &at("4", "4")), Err(LineError::NoLine { known }) if known.len() == 4));
    assert!(matches!(event.find_line(2, &LineAt::default()), Err(LineError::Several { found }) if found.len() == 4));
}

/// Figures without a reason in the file count as printed, are expected, and are no result.
#[test]
fn a_bare_pair_of_percentages_counts_as_printed() {
    let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    small.board(1, &[("1", "2", plain(100)), ("3", "4", plain(0)), ("5", "6", LineResult::Bare)]);
    let bare = &mut small.builder.boards[0].lines[2];
    bare.printed = Sides { ns: printed("61.8", PrintedUnit::Percent), ew: printed("38.20", PrintedUnit::Percent) };
    let event = small.finish();
    assert_eq!(points(&scored(&event), 0), strings([("7/2", "1/2"), ("1/2", "7/2"), ("309/125", "191/125")]));
}
