//! Events of several sessions that do not count alike, with figures by hand.

use crate::build::{Small, places, plain, printed, ranked};
use redress_core::number::{Exact, decimal};
use redress_core::ruling::Sides;
use redress_core::scoring::{CountedIn, Match, MatchForm, PublishedScale, Scoring};
use redress_events::audit::{chosen_settings, explain};
use redress_events::model::{Event, EventForm, Format, PrintedPlace, PrintedUnit, Winners};
use redress_events::scoring::{Rules, ScoreError, Standing, score};
use std::sync::Arc;

/// In session A pair 1 has 100% of two boards, in session B 0% of one: 50% by sessions, and 66.67% of its whole top; 2 has
/// the rest. 3 and 4 are their mirror image.
#[test]
fn a_session_counts_as_another_where_a_rule_says_so() {
    let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    small.board(1, &[("1", "2", plain(100)), ("3", "4", plain(50))]);
    small.board(2, &[("1", "2", plain(100)), ("3", "4", plain(50))]);
    small.board(3, &[("1", "2", plain(0)), ("3", "4", plain(50))]);
    let event = in_sessions(small, &["A", "A", "B"]);
    let expected = ranked([(1, "1", "200/3"), (1, "4", "200/3"), (3, "2", "100/3"), (3, "3", "100/3")]);
    assert_eq!(by(&event, "points"), expected);
    assert_eq!(by(&event, "sessions"), ranked([(1, "1", "50"), (1, "2", "50"), (1, "3", "50"), (1, "4", "50")]));
}

/// The event with its boards in these sessions.
fn in_sessions(mut small: Small, sessions: &[&str]) -> Event {
    for (board, session) in small.builder.boards.iter_mut().zip(sessions) {
        board.session = Some(Arc::from(*session));
    }
    small.finish()
}

/// The ranking where `set result-of` says so.
fn by(event: &Event, result_of: &str) -> Vec<(u32, String, String)> {
    let mut rules = Rules::of(event);
    let words: Vec<&str> = result_of.split_whitespace().collect();
    rules.conventions.set("result-of", &words).unwrap();
    places(event, &score(event, &rules).unwrap())
}

/// Friday has three boards at two tables, a top of 2; Saturday two boards at three tables, a top of 4.
///
/// | pair | Friday         | Saturday         |
/// |------|----------------|------------------|
/// | 1    | 2 2 2 = 6 of 6 | 2 0 = 2 of 8     |
/// | 2    | 0 0 0 = 0 of 6 | 2 4 = 6 of 8     |
/// | 3    | 0 0 0 = 0 of 6 | 4 2 = 6 of 8     |
/// | 4    | 2 2 2 = 6 of 6 | 0 2 = 2 of 8     |
/// | 5    | did not play   | 0 4 = 4 of 8     |
/// | 6    | did not play   | 4 0 = 4 of 8     |
fn weekend() -> Event {
    let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    for number in 1..=3 {
        small.board(number, &[("1", "2", plain(100)), ("3", "4", plain(50))]);
    }
    small.board(4, &[("1", "2", plain(90)), ("3", "4", plain(120)), ("5", "6", plain(60))]);
    small.board(5, &[("1", "2", plain(50)), ("3", "4", plain(80)), ("5", "6", plain(110))]);
    in_sessions(small, &["Friday", "Friday", "Friday", "Saturday", "Saturday"])
}

/// The sum of matchpoints and the mean of percentages part the same pairs otherwise: 1 has 8 of 14 by its matchpoints,
/// (300 + 50 + 0)/5 = 70% by its boards, (100 + 25)/2 = 62.5% by its sessions; by their boards (3 × 100 + 2 × 25)/5 = 70%,
/// and as the second session counts double (100 + 2 × 25)/3 = 50%. Pair 2 has 6 of 14, 30%, 37.5%, 30%, and
/// (0 + 2 × 75)/3 = 50%. 5 and 6 have 50% of what they played.
#[test]
fn sessions_of_different_length_count_as_the_rule_says() {
    let event = weekend();
    let all = |own: [&str; 3]| {
        let [one, half, two] = own.map(str::to_owned);
        let in_order =
            [(1, "1", &one), (1, "4", &one), (3, "5", &half), (3, "6", &half), (5, "2", &two), (5, "3", &two)];
        in_order.map(|(place, pair, result)| (place, pair.to_owned(), result.clone())).to_vec()
    };
    assert_eq!(by(&event, "points"), all(["400/7", "50", "300/7"]));
    assert_eq!(by(&event, "percentages"), all(["70", "50", "30"]));
    assert_eq!(by(&event, "sessions"), all(["125/2", "50", "75/2"]));
    assert_eq!(by(&event, "sessions boards"), all(["70", "50", "30"]));
    let level = ["1", "2", "3", "4", "5", "6"].map(|pair| (1, pair, "50"));
    assert_eq!(by(&event, "sessions 1 2"), ranked(level));
    // A weight counts beside the others alone.
    assert_eq!(by(&event, "sessions 50% 100%"), ranked(level));
    // A first session that only qualifies for the second.
    let last = ranked([(1, "2", "75"), (1, "3", "75"), (3, "5", "50"), (3, "6", "50"), (5, "1", "25"), (5, "4", "25")]);
    assert_eq!(by(&event, "sessions 0 1"), last);
}

/// A pair that has fewer boards of a session than others: pair 1 plays three boards of Friday with 100%, and pair 2 two of
/// them with 0%, of which its session has 0% all the same. Saturday's one board is 0% and 100%: 1 has
/// (3 × 100 + 1 × 0)/4 = 75%, and 2 has (3 × 0 + 1 × 100)/4 = 25% where its own boards alone would be 1 of 3.
#[test]
fn a_session_counts_by_its_boards_for_those_who_missed_some_too() {
    let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    small.board(1, &[("1", "2", plain(100)), ("3", "4", plain(50))]);
    small.board(2, &[("1", "2", plain(100)), ("3", "4", plain(50))]);
    small.board(3, &[("1", "5", plain(100)), ("3", "4", plain(50))]);
    small.board(4, &[("1", "2", plain(0)), ("3", "4", plain(50))]);
    let event = in_sessions(small, &["Friday", "Friday", "Friday", "Saturday"]);
    let expected = ranked([(1, "1", "75"), (1, "4", "75"), (3, "2", "25"), (3, "3", "25"), (5, "5", "0")]);
    assert_eq!(by(&event, "sessions boards"), expected);
    let percentages = ranked([(1, "1", "75"), (1, "4", "75"), (3, "2", "100/3"), (4, "3", "25"), (5, "5", "0")]);
    assert_eq!(by(&event, "percentages"), percentages);
}

/// 420 against −50 are 10 IMPs on Friday, 0 against 140 4 on Saturday: 6 for team 1; with half of Friday carried over 1.
#[test]
fn imps_are_carried_over_by_weight() {
    let mut small = Small::new(Format::Csv, Scoring::Imps, Winners::One);
    small.builder.form = EventForm::Teams;
    small.board(1, &[("1", "2", plain(420)), ("2", "1", plain(-50))]);
    small.board(2, &[("1", "2", plain(0)), ("2", "1", plain(140))]);
    let event = in_sessions(small, &["Friday", "Saturday"]);
    assert_eq!(by(&event, "points"), ranked([(1, "1", "6"), (2, "2", "-6")]));
    assert_eq!(by(&event, "sessions"), ranked([(1, "1", "6"), (2, "2", "-6")]));
    assert_eq!(by(&event, "sessions 1/2 1"), ranked([(1, "1", "1"), (2, "2", "-1")]));
}

/// A match of 9 IMPs over six boards is 14 to 6 by the ACBL's scale, a drawn one 10 to 10: 24 and 16; the first by half
/// 17 and 13.
#[test]
fn victory_points_are_carried_over_by_weight() {
    let mut small = Small::new(Format::Csv, Scoring::Imps, Winners::One);
    small.builder.form = EventForm::Teams;
    small.board(1, &[("1", "2", plain(420)), ("2", "1", plain(-50))]);
    small.board(2, &[("1", "2", plain(100)), ("2", "1", plain(130))]);
    small.board(3, &[("1", "2", plain(100)), ("2", "1", plain(100))]);
    let scale = PublishedScale::named("acbl20").and_then(|scale| scale.for_boards(6)).unwrap();
    let form = MatchForm::VictoryPoints(scale);
    let counted_in = CountedIn::Imps;
    small.builder.matches = Some(Match { rest: Sides::default(), rest_penalties: Sides::default(), counted_in, form });
    let event = in_sessions(small, &["Friday", "Friday", "Saturday"]);
    assert_eq!(by(&event, "points"), ranked([(1, "1", "24"), (2, "2", "16")]));
    assert_eq!(by(&event, "sessions 0.5 1"), ranked([(1, "1", "17"), (2, "2", "13")]));
}

/// Of three boards pair 1 played two, with 3 IMPs: made up for the third they are 4.5.
#[test]
fn imps_of_boards_not_played_are_made_up_for_in_each_session() {
    // The datum of 100 and −100 is 0, that of 0 and 0 is 0; ±100 are 3 IMPs.
    let mut small = Small::new(Format::Csv, Scoring::Butler, Winners::One);
    small.board(1, &[("1", "2", plain(100)), ("3", "4", plain(-100))]);
    small.board(2, &[("1", "2", plain(0)), ("3", "4", plain(0))]);
    small.board(3, &[("5", "2", plain(0)), ("3", "4", plain(0))]);
    let event = in_sessions(small, &["Friday", "Friday", "Friday"]);
    // 1 has 3 IMPs of two boards, 3 × 3/2; 4 has 3 of three boards.
    let expected = ranked([(1, "1", "9/2"), (2, "4", "3"), (3, "5", "0"), (4, "2", "-3"), (4, "3", "-3")]);
    assert_eq!(by(&event, "sessions boards"), expected);
}

#[test]
fn weights_that_are_not_those_of_the_sessions_are_refused() {
    let event = weekend();
    let mut rules = Rules::of(&event);
    rules.conventions.set("result-of", &["sessions", "3", "2", "1"]).unwrap();
    assert_eq!(score(&event, &rules).unwrap_err(), ScoreError::SessionWeights { weights: 3, sessions: 2 });
    for wrong in
        [&["sessions", "0", "0"][..], &["sessions", "-1", "2"], &["sessions", "x"], &["sessions", "boards", "2"]]
    {
        assert!(rules.conventions.set("result-of", wrong).is_err(), "{wrong:?}");
    }
    for (written, value) in [("sessions 60% 40%", "sessions 0.6 0.4"), ("sessions 1/3 1", "sessions 1/3 1")] {
        rules.conventions.set("result-of", &written.split(' ').collect::<Vec<_>>()).unwrap();
        assert_eq!(chosen_settings(&rules)[0].value, value);
    }
}

/// The mean of the sessions, 62.5%, 50% and 37.5%, is what nothing else gives.
#[test]
fn the_rule_for_sessions_is_found_from_what_is_printed() {
    let mut event = weekend();
    let mut rules = Rules::of(&event);
    rules.conventions.set("result-of", &["sessions"]).unwrap();
    let scored = score(&event, &rules).unwrap();
    let printed = |standing: &Standing| PrintedPlace {
        contestant: standing.contestant,
        place: Some(standing.place),
        result: printed(&decimal(&standing.result, 2).0, PrintedUnit::Percent),
        total: None,
        boards: None,
        penalty: Exact::ZERO,
        carry_over: Exact::ZERO,
    };
    event.ranking = Arc::new(scored.ranking.iter().map(printed).collect());
    let found = chosen_settings(&explain(&event));
    assert_eq!(
        found.iter().map(|one| (one.setting, one.value.as_str())).collect::<Vec<_>>(),
        [("result-of", "sessions")]
    );
}
