//! From boards to the ranking.

use super::places::place;
use super::rules::{ResultOf, Rules};
use super::scored::{Played, ScoredBoard, Standing};
use crate::model::{ContestantId, Event, PrintedPlace, Winners};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::Side;
use redress_core::scoring::{Figure, Scoring, Unit};
use std::collections::HashMap;

/// What each contestant played, in the order of the event's contestants.
pub(super) fn played(event: &Event) -> Vec<Vec<Played>> {
    let mut played = vec![Vec::new(); event.contestants.len()];
    for (board, results) in event.boards.iter().enumerate() {
        for (line, table) in results.lines.iter().enumerate() {
            for side in Side::BOTH {
                if let Some(own) = played.get_mut(table.by(side).index()) {
                    own.push(Played { board, line, side });
                }
            }
        }
    }
    played
}

/// The contestants in the order of their results.
pub(super) fn ranking(
    event: &Event,
    scoring: Scoring,
    rules: &Rules,
    boards: &[ScoredBoard],
    played: &[Vec<Played>],
) -> Vec<Standing> {
    let printed: HashMap<ContestantId, &PrintedPlace> =
        event.ranking.iter().map(|printed| (printed.contestant, printed)).collect();
    let figure = |played: &Played| -> Option<&Figure> {
        boards.get(played.board)?.lines.get(played.line)?.figures.by(played.side).as_ref()
    };
    let mut tallies = Vec::new();
    for ((id, contestant), played) in event.contestants().zip(played) {
        if contestant.phantom {
            continue;
        }
        let figures: Vec<&Figure> = played.iter().filter_map(figure).collect();
        let direction = match event.winners {
            Winners::One => None,
            Winners::Two => contestant.direction.or_else(|| most_sat(played)),
        };
        tallies.push(Tally { id, direction, figures });
    }
    let most = tallies.iter().map(|tally| tally.figures.len()).max().unwrap_or(0);
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    let standing = |tally: &Tally<'_>| {
        let printed = printed.get(&tally.id);
        let penalty = printed.map(|printed| printed.penalty.clone()).unwrap_or_default();
        let carry_over = printed.map(|printed| printed.carry_over.clone()).unwrap_or_default();
        tally.standing(scoring, rules, most, penalty, carry_over)
    };
    let (mut ranked, mut behind): (Vec<Standing>, Vec<Standing>) =
        tallies.iter().map(standing).partition(|standing| standing.direction != Some(Side::EW));
    place(&mut ranked);
    place(&mut behind);
    ranked.append(&mut behind);
    ranked
}

/// Where a contestant sat more often.
fn most_sat(played: &[Played]) -> Option<Side> {
    let ns = played.iter().filter(|played| played.side == Side::NS).count();
    (!played.is_empty()).then(|| if ns.saturating_mul(2) >= played.len() { Side::NS } else { Side::EW })
}

/// What a contestant has together.
struct Tally<'a> {
    id: ContestantId,
    direction: Option<Side>,
    figures: Vec<&'a Figure>,
}

impl Tally<'_> {
    fn standing(&self, scoring: Scoring, rules: &Rules, most: u32, penalty: Exact, carry_over: Exact) -> Standing {
        let boards = u32::try_from(self.figures.len()).unwrap_or(u32::MAX);
        let points: Exact = self.figures.iter().map(|figure| &figure.points).sum();
        let tops: Vec<&Exact> = self.figures.iter().filter_map(|figure| figure.top.as_ref()).collect();
        let top = (scoring.unit() == Unit::Matchpoints).then(|| tops.iter().copied().sum::<Exact>());
        let result = match &top {
            Some(top) => percent(&self.figures, &points, top, rules.result_of, boards, most),
            None => points.clone(),
        };
        Standing {
            contestant: self.id,
            direction: self.direction,
            place: 0,
            tied: false,
            boards,
            points,
            top,
            result: result - &penalty + &carry_over,
            penalty,
            carry_over,
        }
    }
}

/// A result in percent; 0 of nothing.
fn percent(figures: &[&Figure], points: &Exact, top: &Exact, of: ResultOf, boards: u32, most: u32) -> Exact {
    let of_top = |points: &Exact, top: &Exact| points.over(top).unwrap_or_default() * 100;
    let to_hundredth = |value: Exact| value.round_to(&Exact::percent(1), Rounding::HalfAwayFromZero);
    match of {
        ResultOf::Points => of_top(points, top),
        ResultOf::MeanOfRoundedPoints => to_hundredth(of_top(points, top)),
        ResultOf::MeanOfPercentages => {
            let shares = figures.iter().filter_map(|figure| figure.share.as_ref());
            let sum: Exact = shares.map(|share| to_hundredth(share * 100)).sum();
            to_hundredth(sum.over(&boards.into()).unwrap_or_default())
        }
        ResultOf::FactoredPoints => {
            let factor = Exact::from(most).over(&boards.into()).unwrap_or_default();
            let points = to_hundredth(points * &factor);
            to_hundredth(of_top(&points, &(top * factor)))
        }
    }
}
