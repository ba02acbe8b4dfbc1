//! Each form of scoring with figures by hand, and what of an event affects a ranking.

use crate::build::{Small, artificial, places, plain, points, printed, ranked, scored, strings};
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Board, Sides};
use redress_core::scoring::{CountedIn, Match, MatchForm, PublishedScale, RoundCap, Scoring, Ties};
use redress_events::model::{
    BoardResults, Event, EventBuilder, EventForm, Format, Line, LineResult, Place, PrintedPlace, PrintedUnit, Winners,
};
use redress_events::scoring::{Rules, Standing, score};
use std::sync::Arc;

/// 420, 450, 420 and −50 at four tables.
fn four(scoring: Scoring) -> Event {
    let mut event = Small::new(Format::Csv, scoring, Winners::Two);
    event.board(1, &[("1", "1", plain(420)), ("2", "2", plain(450)), ("3", "3", plain(420)), ("4", "4", plain(-50))]);
    event.finish()
}

/// The mean is 310: +110, +140, +110 and −360 are 3, 4, 3 and −8 IMPs.
#[test]
fn butler_is_against_the_datum() {
    let event = four(Scoring::Butler);
    let scored = scored(&event);
    assert_eq!(points(&scored, 0), strings([("3", "-3"), ("4", "-4"), ("3", "-3"), ("-8", "8")]));
    let datum = scored.boards[0].datum.as_ref().unwrap();
    assert_eq!((datum.rounded.to_string(), scored.boards[0].top.clone()), ("310".into(), None));
}

/// 420 against 420, 450 and −50: 0 − 1 + 10 over three; 450: 1 + 1 + 11; −50: −10 − 11 − 10.
#[test]
fn cross_imps_are_the_mean_of_the_comparisons() {
    let event = four(Scoring::CrossImps);
    let third = |ns: &str, ew: &str| (ns.to_owned(), ew.to_owned());
    let expected = vec![third("3", "-3"), third("13/3", "-13/3"), third("3", "-3"), third("-31/3", "31/3")];
    assert_eq!(points(&scored(&event), 0), expected);
    let expected = ranked([
        (1, "2", "13/3"),
        (2, "1", "3"),
        (2, "3", "3"),
        (4, "4", "-31/3"),
        (1, "4", "31/3"),
        (2, "1", "-3"),
        (2, "3", "-3"),
        (4, "2", "-13/3"),
    ]);
    assert_eq!(places(&event, &scored(&event)), expected);
}

#[test]
fn total_points_are_the_scores_themselves() {
    let event = four(Scoring::TotalPoints);
    assert_eq!(points(&scored(&event), 0)[1], ("450".to_owned(), "-450".to_owned()));
}

/// A match of teams 1 and 2 over three boards: 420 and −50 are 10 IMPs, 100 and 130 one the other way, 0 and 0 none.
fn teams(scoring: Scoring) -> Small {
    let mut event = Small::new(Format::Csv, scoring, Winners::One);
    event.builder.form = EventForm::Teams;
    event.board(1, &[("1", "2", plain(420)), ("2", "1", plain(-50))]);
    event.board(2, &[("1", "2", plain(100)), ("2", "1", plain(130))]);
    event.board(3, &[("1", "2", plain(0)), ("2", "1", plain(0))]);
    event
}

#[test]
fn teams_have_imps_against_the_other_room_and_each_board_once() {
    let event = teams(Scoring::Imps).finish();
    let scored = scored(&event);
    assert_eq!(points(&scored, 0), strings([("10", "-10"), ("-10", "10")]));
    assert_eq!(places(&event, &scored), ranked([(1, "1", "9"), (2, "2", "-9")]));
    assert_eq!(scored.ranking[0].boards, 3);
}

/// 9 IMPs over six to eight boards are 14 to 6 (the ACBL's scale).
#[test]
fn a_match_is_converted_to_victory_points() {
    let mut event = teams(Scoring::Imps);
    let scale = PublishedScale::named("acbl20").and_then(|scale| scale.for_boards(6)).unwrap();
    event.builder.matches = Some(Match {
        rest: Sides::default(),
        rest_penalties: Sides::default(),
        counted_in: CountedIn::Imps,
        form: MatchForm::VictoryPoints(scale),
    });
    let event = event.finish();
    let scored = scored(&event);
    assert_eq!(places(&event, &scored), ranked([(1, "1", "14"), (2, "2", "6")]));
    assert_eq!(scored.ranking[0].points.to_string(), "9");
}

/// Won, lost and level: 2, 0 and 1 of 2.
#[test]
fn board_a_match_counts_won_boards() {
    let event = teams(Scoring::BoardAMatch).finish();
    let scored = scored(&event);
    assert_eq!(points(&scored, 0), strings([("2", "0"), ("0", "2")]));
    assert_eq!(points(&scored, 2), strings([("1", "1"), ("1", "1")]));
    assert_eq!(places(&event, &scored), ranked([(1, "1", "50"), (1, "2", "50")]));
}

/// An artificial score in one room is that of the match, in whichever room it is (Law 86B).
#[test]
fn an_artificial_score_in_one_room_is_for_both() {
    let mut event = teams(Scoring::Imps);
    let plus = artificial(Artificial::AveragePlus, Artificial::AverageMinus);
    event.builder.boards[0].lines[0].result = plus;
    let event = event.finish();
    assert_eq!(points(&scored(&event), 0), strings([("3", "-3"), ("-3", "3")]));
}

#[test]
fn a_table_without_its_other_room_has_nothing() {
    let mut event = teams(Scoring::Imps);
    event.builder.boards[0].lines.pop();
    let event = event.finish();
    assert_eq!(points(&scored(&event), 0), strings([("", "")]));
    assert_eq!(places(&event, &scored(&event)), ranked([(1, "2", "1"), (2, "1", "-1")]));
}

/// The gain of 9 counts 5, the loss of 9 whole.
#[test]
fn a_capped_round_loses_whole() {
    let event = teams(Scoring::Imps).finish();
    let mut rules = Rules::of(&event);
    rules.conventions.round_cap = Some(RoundCap { imps: 5, limits_losses: false });
    assert_eq!(places(&event, &score(&event, &rules).unwrap()), ranked([(1, "1", "5"), (2, "2", "-9")]));
    rules.conventions.round_cap = Some(RoundCap { imps: 5, limits_losses: true });
    assert_eq!(places(&event, &score(&event, &rules).unwrap()), ranked([(1, "1", "5"), (2, "2", "-5")]));
}

/// Law 12C2(c): NS 2 has 100% on its other board, NS 4 none; EW 1 half.
#[test]
fn average_plus_follows_a_better_session() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::Two);
    event.board(1, &[("1", "1", plain(420)), ("2", "2", plain(450)), ("3", "3", plain(420)), ("4", "4", plain(-50))]);
    let plus = || artificial(Artificial::AveragePlus, Artificial::AverageMinus);
    event.board(2, &[("1", "2", plain(450)), ("2", "1", plus()), ("3", "4", plain(-50)), ("4", "3", plus())]);
    let event = event.finish();
    let scored = scored(&event);
    assert_eq!(points(&scored, 1)[1], ("6".to_owned(), "12/5".to_owned()));
    assert_eq!(points(&scored, 1)[3], ("18/5".to_owned(), "12/5".to_owned()));
}

/// 420, 450 and −50 among themselves, 100, 100 and 0 among themselves, six expected: (m + 1) · 6/3 − 1 (Law 87B).
#[test]
fn groups_of_a_fouled_board_are_compared_among_themselves() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::Two);
    let scores = [420, 450, -50, 100, 100, 0];
    let numbers = ["1", "2", "3", "4", "5", "6"];
    let lines: Vec<_> = numbers.iter().zip(scores).map(|(pair, score)| (*pair, *pair, plain(score))).collect();
    event.board(1, &lines);
    for (place, line) in event.builder.boards[0].lines.iter_mut().enumerate() {
        line.group = Some(Arc::from(if place < 3 { "a" } else { "b" }));
    }
    let event = event.finish();
    let expected = strings([("5", "5"), ("9", "1"), ("1", "9"), ("7", "3"), ("7", "3"), ("1", "9")]);
    assert_eq!(points(&scored(&event), 0), expected);
}

/// A table where nobody sat counts as expected where the rules say so: (m + 1) · 4/3 − 1 of 4, 2 and 0.
#[test]
fn sit_outs_are_expected_where_the_rules_say_so() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    event.board(
        1,
        &[("1", "2", plain(100)), ("3", "4", plain(50)), ("5", "6", plain(0)), ("7", "8", LineResult::SitOut)],
    );
    let event = event.finish();
    let lines = |expected| {
        let mut rules = Rules::of(&event);
        rules.conventions.sit_outs_expected = expected;
        points(&score(&event, &rules).unwrap(), 0)
    };
    assert_eq!(lines(false), strings([("4", "0"), ("2", "2"), ("0", "4"), ("", "")]));
    assert_eq!(lines(true), strings([("17/3", "1/3"), ("3", "3"), ("1/3", "17/3"), ("", "")]));
    // Nobody is ranked for a board that was not played.
    assert_eq!(scored(&event).ranking.len(), 6);
}

/// Figures typed in place of 0 and 6 count, and the computed ones are kept.
#[test]
fn a_line_that_alone_deviates_has_what_is_printed() {
    let mut small = Small::new(Format::Usebio, Scoring::Matchpoints, Winners::Two);
    small.board(1, &[("1", "1", plain(420)), ("2", "2", plain(450)), ("3", "3", plain(420)), ("4", "4", plain(-50))]);
    let figures = [("3", "3"), ("6", "0"), ("3", "3"), ("1", "5")];
    for (line, (ns, ew)) in small.builder.boards[0].lines.iter_mut().zip(figures) {
        let points = |text| printed(text, PrintedUnit::Matchpoints);
        line.printed = Sides { ns: points(ns), ew: points(ew) };
    }
    let event = small.finish();
    let scored = scored(&event);
    assert_eq!(points(&scored, 0), strings([("3", "3"), ("6", "0"), ("3", "3"), ("1", "5")]));
    let computed = scored.boards[0].lines[3].computed();
    assert_eq!(computed.ns.as_ref().unwrap().points.to_string(), "0");
}

/// 1 and 2 are level, 3 and 4 too; on the boards against one another 1 and 4 had the better.
#[test]
fn equal_results_are_parted_by_the_boards_against_one_another_where_a_rule_says_so() {
    let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    small.board(1, &[("1", "2", plain(100)), ("3", "4", plain(50))]);
    small.board(2, &[("1", "3", plain(50)), ("2", "4", plain(100))]);
    small.board(3, &[("1", "4", plain(0)), ("3", "2", plain(-50))]);
    // 1: 2, 0, 2; 2: 0, 2, 2; 3: 0, 2, 0; 4: 2, 0, 0.
    let event = small.finish();
    assert_eq!(
        places(&event, &scored(&event)),
        ranked([(1, "1", "200/3"), (1, "2", "200/3"), (3, "3", "100/3"), (3, "4", "100/3")])
    );
    let mut rules = Rules::of(&event);
    rules.conventions.ties = Ties::HeadToHead;
    // 1 had the better of 2 on board 1; 4 that of 3.
    assert_eq!(
        places(&event, &score(&event, &rules).unwrap()),
        ranked([(1, "1", "200/3"), (2, "2", "200/3"), (3, "4", "100/3"), (4, "3", "100/3")])
    );
}

/// 1 and 3 have 3 IMPs each and did not meet: 1 has won 3 and lost none, 3 has won 6 and lost 3, so that 1 is before.
#[test]
fn the_quotient_of_imps_parts_equal_results_where_a_rule_says_so() {
    let mut match_of = Small::new(Format::Csv, Scoring::Imps, Winners::One);
    match_of.builder.form = EventForm::Teams;
    for (number, one, other, score) in [(1, "1", "2", 100), (2, "1", "2", 0), (3, "3", "4", 220), (4, "3", "4", -100)] {
        match_of.board(number, &[(one, other, plain(score)), (other, one, plain(0))]);
    }
    let event = match_of.finish();
    let mut rules = Rules::of(&event);
    let all = |event: &Event, rules: &Rules| places(event, &score(event, rules).unwrap());
    // 100 is 3 IMPs, 220 is 6.
    assert_eq!(all(&event, &rules), ranked([(1, "1", "3"), (1, "3", "3"), (3, "2", "-3"), (3, "4", "-3")]));
    rules.conventions.ties = Ties::HeadToHeadThenQuotient;
    // 1 has won 3 of 3, 3 has won 6 of 9; 4 has won 3 of 9, 2 nothing.
    assert_eq!(all(&event, &rules), ranked([(1, "1", "3"), (2, "3", "3"), (3, "4", "-3"), (4, "2", "-3")]));
}

/// Three results of four: 4, 2 and 0 of 4 are 5 · 4/3 − 1 = 5.6667, 3 and 0.3333 of 6, which are 94.44%, 50% and 5.56%.
#[test]
fn a_board_that_the_ranking_corrects_counts_by_its_percentage() {
    let mut small = Small::new(Format::Usebio, Scoring::Matchpoints, Winners::Two);
    small.board(1, &[("1", "1", plain(420)), ("2", "2", plain(100)), ("3", "3", plain(-50))]);
    let event = small.finish();
    let mut rules = Rules::of(&event);
    rules.uncorrected_lines = true;
    rules.conventions.tables = Some(4);
    let scored = score(&event, &rules).unwrap();
    let counted: Vec<Exact> =
        scored.boards[0].lines.iter().map(|line| line.figures.ns.as_ref().unwrap().points.clone()).collect();
    assert_eq!(counted, [9_444, 5_000, 556].map(|share| Exact::fraction(share, 10_000).unwrap() * 6));
}

/// By the English scale for Swiss pairs 75% of a match is 20 victory points, 50% are 10, 25% none.
#[test]
fn a_match_in_matchpoints_is_converted_by_its_percentage() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    event.board(1, &[("1", "2", plain(100)), ("3", "4", plain(50)), ("5", "6", plain(0))]);
    event.board(2, &[("1", "2", plain(50)), ("3", "4", plain(50)), ("5", "6", plain(50))]);
    let scale = PublishedScale::named("ebu-pairs").and_then(|scale| scale.for_boards(7)).unwrap();
    let form = MatchForm::VictoryPoints(scale);
    event.builder.matches = Some(Match {
        rest: Sides::default(),
        rest_penalties: Sides::default(),
        counted_in: CountedIn::Percent { boards: 7 },
        form,
    });
    let event = event.finish();
    let expected =
        ranked([(1, "1", "20"), (1, "6", "20"), (3, "3", "10"), (3, "4", "10"), (5, "2", "0"), (5, "5", "0")]);
    assert_eq!(places(&event, &scored(&event)), expected);
}

/// Pairs of sections A and B, each with a first place of its own in the file.
#[test]
fn sections_are_ranked_apart_where_the_file_does() {
    let event = |apart: bool| {
        let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
        let mut board = BoardResults::new(Board::numbered(1));
        for (section, numbers, score) in [("A", ["1", "2"], 100), ("A", ["3", "4"], 0), ("B", ["1", "2"], 50)] {
            let [ns, ew] = numbers.map(|number| small.builder.contestant(Some(section), number, None));
            board.lines.push(Line::new(Place::default(), ns, ew, plain(score)));
        }
        small.builder.boards.push(board);
        for (section, number, place) in [("A", "1", 1), ("B", "1", if apart { 1 } else { 3 })] {
            let contestant = small.builder.contestant(Some(section), number, None);
            small.builder.ranking.push(PrintedPlace {
                contestant,
                place: Some(place),
                result: None,
                total: None,
                boards: None,
                penalty: Exact::ZERO,
                carry_over: Exact::ZERO,
            });
        }
        small.finish()
    };
    // +100 has 4 of 4, +50 has 2, 0 has none.
    let (apart, together) = (event(true), event(false));
    let expected =
        ranked([(1, "1", "100"), (1, "4", "100"), (3, "2", "0"), (3, "3", "0"), (1, "1", "50"), (1, "2", "50")]);
    assert_eq!(places(&apart, &scored(&apart)), expected);
    let expected =
        ranked([(1, "1", "100"), (1, "4", "100"), (3, "1", "50"), (3, "2", "50"), (5, "2", "0"), (5, "3", "0")]);
    assert_eq!(places(&together, &scored(&together)), expected);
}

/// Four players a table, in two rounds. Of a top of 2 on each board: on board 1 players 1 and 2 beat 5 and 6, and on board
/// 2 players 1 and 3 beat 2 and 4, so that 1 and 8 have 4 of 4, and 4 and 5 nothing.
#[test]
fn players_of_an_individual_are_ranked() {
    let mut builder = EventBuilder::new(Format::Csv);
    builder.form = EventForm::Individual;
    builder.scoring = Some(Scoring::Matchpoints);
    let tables = [
        (1, [(["1", "2"], ["3", "4"], 420), (["5", "6"], ["7", "8"], -50)]),
        (2, [(["1", "3"], ["5", "7"], 100), (["2", "4"], ["6", "8"], -100)]),
    ];
    for (number, lines) in tables {
        let mut board = BoardResults::new(Board::numbered(number));
        for (ns, ew, score) in lines {
            let (ns, ew) = (builder.together(None, ns), builder.together(None, ew));
            board.lines.push(Line::new(Place::default(), ns, ew, plain(score)));
        }
        builder.boards.push(board);
    }
    let event = builder.finish();
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let of = |one: &Standing| {
        let number = event.contestant(one.contestant).unwrap().number.clone();
        (number, one.place, one.boards, one.result.to_string())
    };
    let ranked: Vec<_> = scored.ranking.iter().map(of).collect();
    let expected = [("1", 1, "100"), ("8", 1, "100"), ("2", 3, "50"), ("3", 3, "50"), ("6", 3, "50"), ("7", 3, "50")];
    let expected = expected.into_iter().chain([("4", 7, "0"), ("5", 7, "0")]);
    assert_eq!(ranked, expected.map(|(who, place, share)| (who.into(), place, 2, share.into())).collect::<Vec<_>>());
}
