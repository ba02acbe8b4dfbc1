//! Properties of every event, whatever its scores are.

use crate::build::{Small, artificial, plain};
use crate::generated::{self, Kind};
use proptest::prelude::*;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Side, SideRuling, Sides};
use redress_core::scoring::{Figure, Scoring};
use redress_events::model::{Event, EventForm, Format, Line, LineResult, Winners};
use redress_events::scoring::{Rules, ScoredEvent, score, score_changed};

/// Scores of a few boards at as many tables.
fn tables() -> impl Strategy<Value = Vec<Vec<i32>>> {
    let score = prop_oneof![Just(0), Just(50), Just(-100), Just(420), Just(-620), Just(1430), -60..=60_i32]
        .prop_map(|score| if score.abs() <= 60 { score / 10 * 10 } else { score });
    (2..8_usize).prop_flat_map(move |tables| {
        proptest::collection::vec(proptest::collection::vec(score.clone(), tables..=tables), 1..5)
    })
}

fn forms() -> impl Strategy<Value = Scoring> {
    prop_oneof![Just(Scoring::Matchpoints), Just(Scoring::Butler), Just(Scoring::CrossImps), Just(Scoring::TotalPoints)]
}

/// A movement in which EW move on a table with each board.
fn event(boards: &[Vec<i32>], scoring: Scoring) -> Event {
    let mut event = Small::new(Format::Csv, scoring, Winners::Two);
    let numbers: Vec<String> = (1..=8).map(|number: u32| number.to_string()).collect();
    for (board, scores) in (1..).zip(boards) {
        let ew = |table: usize| numbers[(table + board as usize) % scores.len()].as_str();
        let lines: Vec<_> = scores
            .iter()
            .enumerate()
            .map(|(table, score)| (numbers[table].as_str(), ew(table), plain(*score)))
            .collect();
        event.board(board, &lines);
    }
    event.finish()
}

fn scored(event: &Event) -> ScoredEvent {
    score(event, &Rules::of(event)).unwrap()
}

fn figure(side: Option<&Figure>) -> Exact {
    side.unwrap().points.clone()
}

/// An event of any kind without printed figures: artificial, weighted and split scores, damage, boards that are fouled.
fn ruled(seed: u64, scoring: Scoring) -> Event {
    let form = if scoring.is_of_field() { EventForm::Pairs } else { EventForm::Teams };
    let kind = Kind { form, scoring, rulings: true, everything: scoring.is_of_field(), sessions: 2, ..Kind::PAIRS };
    let mut event = generated::event(seed, kind);
    for board in &mut event.boards {
        for line in &mut std::sync::Arc::make_mut(board).lines {
            line.printed = Sides::default();
        }
    }
    event
}

/// Returns true if a side of a line has average plus or average minus.
fn has_average(line: &Line, side: Side) -> bool {
    let LineResult::Ruling(ruling) = &line.result else { return false };
    let averages = [Artificial::AveragePlus, Artificial::AverageMinus];
    matches!(ruling.side(side), Some(SideRuling::Artificial(given)) if averages.contains(given))
}

proptest! {
    /// An average plus or minus that follows its session is scored by itself, and is what it is if the whole board is scored
    /// with that session.
    #[test]
    fn an_average_by_itself_is_that_of_its_whole_board(
        seed in any::<u64>(),
        scoring in prop::sample::select(Scoring::ALL),
        setting in prop::sample::select(&["split half-frequency", "short-field ascherman", "small-groups ebu", "win 1",
            "cross-imps sum", "imp-average 2", "round 1 away", "damage formula"][..]),
    ) {
        let event = ruled(seed, scoring);
        let mut rules = Rules::of(&event);
        let (name, values) = setting.split_once(' ').unwrap();
        rules.conventions.set(name, &values.split(' ').collect::<Vec<_>>()).unwrap();
        let Ok(scored) = score(&event, &rules) else { return Ok(()) };
        for (place, board) in event.boards.iter().enumerate() {
            let each: Vec<Option<usize>> = (0..board.lines.len()).map(|at| board.other_room(at)).collect();
            prop_assert_eq!(board.other_rooms(), each);
            for (at, line) in board.lines.iter().enumerate() {
                for side in Side::BOTH.into_iter().filter(|side| has_average(line, *side)) {
                    let other = board.other_room(at).and_then(|other| board.lines.get(other));
                    let session = scored.session(&event, line.by(side), place, &rules.conventions).filter(|session| scoring.follows(session));
                    let is_of_two_rooms = other.is_some_and(|other| has_average(other, side.opponents()));
                    let Some(session) = session.filter(|_| !is_of_two_rooms) else { continue };
                    let mut with_session = rules.clone();
                    *with_session.conventions.case.session.by_mut(side) = Some(session);
                    let mut alone = event.clone();
                    alone.boards = vec![board.clone()];
                    let whole = score(&alone, &with_session).unwrap();
                    let figure = |scored: &ScoredEvent, board: usize| {
                        scored.boards[board].lines[at].figures.by(side).clone()
                    };
                    prop_assert_eq!(figure(&scored, place), figure(&whole, 0), "{:?}", line);
                }
            }
        }
    }

    /// The two sides have the top together, or nothing.
    #[test]
    fn the_sides_of_a_line_balance(boards in tables(), scoring in forms()) {
        for board in &scored(&event(&boards, scoring)).boards {
            for line in &board.lines {
                let sum = figure(line.figures.ns.as_ref()) + figure(line.figures.ew.as_ref());
                prop_assert_eq!(sum, board.top.clone().unwrap_or_default());
            }
        }
    }

    /// An event with a ruling, scored from what it was before, is as if it were scored anew; an average plus follows the
    /// session of its pair on every board.
    #[test]
    fn a_changed_event_is_scored_from_the_one_before(
        boards in tables(),
        scoring in forms(),
        at in any::<(usize, usize)>(),
        average in any::<(usize, usize)>(),
        points in prop_oneof![Just(0), Just(420), Just(-1400)],
    ) {
        // Total points have no artificial scores.
        prop_assume!(scoring != Scoring::TotalPoints);
        let event = event(&boards, scoring);
        let place = |(board, line): (usize, usize)| (board % boards.len(), line % boards[0].len());
        let with = |event: &Event, at: (usize, usize), result: LineResult| {
            let LineResult::Ruling(ruling) = result else { unreachable!() };
            event.with_ruling(at.0, at.1, ruling).unwrap()
        };
        let plus = artificial(Artificial::AveragePlus, Artificial::AverageMinus);
        let before = with(&event, place(average), plus);
        let after = with(&before, place(at), plain(points));
        let rules = Rules::of(&event);
        let anew = score(&after, &rules).unwrap();
        let known = score(&before, &rules).unwrap();
        let changed = score_changed((&before, &known), &after, &rules).unwrap();
        prop_assert_eq!(format!("{changed:?}"), format!("{anew:?}"));
        // And back, where the average is gone in between.
        let back = score_changed((&after, &changed), &before, &rules).unwrap();
        prop_assert_eq!(format!("{back:?}"), format!("{known:?}"));
    }

    /// Lines in another order have the same figures, and the ranking is the same.
    #[test]
    fn the_order_of_lines_is_irrelevant(boards in tables(), scoring in forms()) {
        let event = event(&boards, scoring);
        let mut turned = event.clone();
        for board in &mut turned.boards {
            std::sync::Arc::make_mut(board).lines.reverse();
        }
        let (one, other) = (scored(&event), scored(&turned));
        for (one, other) in one.boards.iter().zip(&other.boards) {
            prop_assert!(one.lines.iter().eq(other.lines.iter().rev()));
        }
        prop_assert_eq!(one.ranking, other.ranking);
    }

    /// With NS and EW exchanged each pair has what it had.
    #[test]
    fn exchanging_the_sides_negates(boards in tables(), scoring in forms()) {
        let negated: Vec<Vec<i32>> = boards.iter().map(|board| board.iter().map(|score| -score).collect()).collect();
        let (one, other) = (scored(&event(&boards, scoring)), scored(&event(&negated, scoring)));
        for (one, other) in one.boards.iter().zip(&other.boards) {
            for (one, other) in one.lines.iter().zip(&other.lines) {
                prop_assert_eq!(figure(one.figures.ns.as_ref()), figure(other.figures.ew.as_ref()));
            }
        }
    }

    /// Places are those of the results, each direction's from 1.
    #[test]
    fn places_follow_results(boards in tables(), scoring in forms()) {
        let scored = scored(&event(&boards, scoring));
        for side in Side::BOTH {
            let own: Vec<_> = scored.ranking.iter().filter(|standing| standing.direction == Some(side)).collect();
            for standing in &own {
                let better = own.iter().filter(|other| other.result > standing.result).count();
                prop_assert_eq!(standing.place as usize, better + 1);
            }
        }
    }
}
