//! From boards to the ranking.

use super::places::place;
use super::rounds::{Round, rounds};
use super::rules::{ResultOf, Rules};
use super::scored::{Played, ScoredEvent, Standing};
use crate::model::{ContestantId, Event, PrintedPlace, Winners};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::Side;
use redress_core::scoring::{Figure, MatchForm, Unit, VictoryScale};
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

/// The contestants in the order of their results; who has played no board is not among them.
pub(super) fn ranking(event: &Event, rules: &Rules, scored: &ScoredEvent) -> Vec<Standing> {
    let printed: HashMap<ContestantId, &PrintedPlace> =
        event.ranking.iter().map(|printed| (printed.contestant, printed)).collect();
    let tally = |(id, contestant): (ContestantId, &crate::model::Contestant)| {
        let rounds = rounds(event, scored, id);
        let direction = match event.winners {
            Winners::One => None,
            Winners::Two => contestant.direction.or_else(|| most_sat(scored.played(id))),
        };
        (!contestant.phantom && !rounds.is_empty()).then_some(Tally { id, direction, rounds })
    };
    let tallies: Vec<Tally<'_>> = event.contestants().filter_map(tally).collect();
    let most = tallies.iter().map(Tally::boards).max().unwrap_or(0);
    let standing = |tally: &Tally<'_>| {
        let printed = printed.get(&tally.id);
        let result = tally.result(rules, scored.scoring.unit(), most);
        let penalty = printed.map(|printed| printed.penalty.clone()).unwrap_or_default();
        let carry_over = printed.map(|printed| printed.carry_over.clone()).unwrap_or_default();
        Standing {
            contestant: tally.id,
            direction: tally.direction,
            place: 0,
            tied: false,
            boards: tally.boards(),
            points: tally.points(rules),
            top: (scored.scoring.unit() == Unit::Matchpoints).then(|| tally.top()),
            result: result - &penalty + &carry_over,
            penalty,
            carry_over,
        }
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
    rounds: Vec<Round<'a>>,
}

impl Tally<'_> {
    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.rounds.iter().flat_map(Round::figures)
    }

    fn boards(&self) -> u32 {
        u32::try_from(self.figures().count()).unwrap_or(u32::MAX)
    }

    fn top(&self) -> Exact {
        self.figures().filter_map(|figure| figure.top.as_ref()).sum()
    }

    /// The points of all rounds, a gain of each no more than the cap.
    fn points(&self, rules: &Rules) -> Exact {
        match &rules.round_cap {
            None => self.figures().map(|figure| &figure.points).sum(),
            Some(cap) => self.rounds.iter().map(|round| round.points().min(cap.clone())).sum(),
        }
    }

    fn result(&self, rules: &Rules, unit: Unit, most: u32) -> Exact {
        match (unit, rules.matches.as_ref().map(|matched| &matched.form)) {
            (Unit::Matchpoints, _) => self.percent(rules.result_of, most),
            (Unit::Imps, Some(MatchForm::VictoryPoints(scale))) => self.victory_points(scale, rules),
            _ => self.points(rules),
        }
    }

    /// The sum of the victory points of the matches.
    fn victory_points(&self, scale: &VictoryScale, rules: &Rules) -> Exact {
        let convert = |round: &Round<'_>| scale.convert(&round.points(), None, rules.conventions.vp_fraction).points;
        self.rounds.iter().map(convert).sum()
    }

    /// Percent of the top; 0 of nothing.
    fn percent(&self, of: ResultOf, most: u32) -> Exact {
        let of_top = |points: &Exact, top: &Exact| points.over(top).unwrap_or_default() * 100;
        let to_hundredth = |value: Exact| value.round_to(&Exact::percent(1), Rounding::HalfAwayFromZero);
        let points = || self.figures().map(|figure| &figure.points).sum::<Exact>();
        match of {
            ResultOf::Points => of_top(&points(), &self.top()),
            ResultOf::MeanOfRoundedPoints => to_hundredth(of_top(&points(), &self.top())),
            ResultOf::MeanOfPercentages => {
                let shares = self.figures().filter_map(|figure| figure.share.as_ref());
                let sum: Exact = shares.map(|share| to_hundredth(share * 100)).sum();
                to_hundredth(sum.over(&self.boards().into()).unwrap_or_default())
            }
            ResultOf::FactoredPoints => {
                let factor = Exact::from(most).over(&self.boards().into()).unwrap_or_default();
                let points = to_hundredth(points() * &factor);
                to_hundredth(of_top(&points, &(self.top() * factor)))
            }
        }
    }
}
