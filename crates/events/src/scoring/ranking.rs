//! From boards to the ranking.

use super::places::place;
use super::rounds::{Round, rounds};
use super::rules::Rules;
use super::scored::{Played, ScoredEvent, Standing};
use super::sessions::Sessions;
use crate::model::{Contestant, ContestantId, Event, PrintedPlace, Winners};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::Side;
use redress_core::scoring::{Conventions, Figure, MatchForm, ResultOf, RoundRule, Unit, VictoryScale};
use std::collections::{BTreeMap, HashMap};

/// What each contestant played, in the order of the event's contestants.
pub(super) fn played(event: &Event) -> Vec<Vec<Played>> {
    let mut played = vec![Vec::new(); event.contestants.len()];
    for (board, results) in event.boards.iter().enumerate() {
        for (line, table) in results.lines.iter().enumerate() {
            for side in Side::BOTH {
                let who = table.by(side);
                // In an individual each of the two has what both have together.
                let players = event.contestant(who).map_or(&[][..], |pair| pair.players.as_slice());
                for id in players.iter().chain([&who]) {
                    if let Some(own) = played.get_mut(id.index()) {
                        own.push(Played { board, line, side });
                    }
                }
            }
        }
    }
    played
}

/// The contestants in the order of their results, in an individual the players; who has played no board is not among
/// them.
pub(super) fn ranking(event: &Event, rules: &Rules, scored: &ScoredEvent) -> Vec<Standing> {
    let printed: HashMap<ContestantId, &PrintedPlace> =
        event.ranking.iter().map(|printed| (printed.contestant, printed)).collect();
    let tally = |(id, contestant): (ContestantId, &Contestant)| {
        let rounds = rounds(event, scored, id);
        let direction = match event.winners {
            Winners::One => None,
            Winners::Two => contestant.direction.or_else(|| most_sat(scored.played(id))),
        };
        let section = contestant.section.clone().filter(|_| rules.by_section);
        let is_ranked = !contestant.phantom && contestant.players.is_empty();
        (is_ranked && !rounds.is_empty()).then_some(Tally { id, direction, section, rounds })
    };
    let tallies: Vec<Tally<'_>> = event.contestants().filter_map(tally).collect();
    let most = tallies.iter().map(Tally::boards).max().unwrap_or(0);
    let sessions = Sessions::new(event, &rules.conventions, tallies.iter().map(Tally::boards_by_session));
    // North-South's before East-West's, section by section.
    let mut rankings: BTreeMap<(bool, Option<String>), Vec<Standing>> = BTreeMap::new();
    for tally in &tallies {
        let standing = tally.standing(
            &Counting { rules, most, sessions: &sessions },
            scored.scoring.unit(),
            printed.get(&tally.id).copied(),
        );
        let of = (standing.direction == Some(Side::EW), standing.section.clone());
        rankings.entry(of).or_default().push(standing);
    }
    let placed = rankings.into_values().map(|mut ranking| {
        place(&mut ranking, rules.conventions.ties, event, scored);
        ranking
    });
    placed.flatten().collect()
}

/// Where a contestant sat more often.
fn most_sat(played: &[Played]) -> Option<Side> {
    let ns = played.iter().filter(|played| played.side == Side::NS).count();
    (!played.is_empty()).then(|| if ns.saturating_mul(2) >= played.len() { Side::NS } else { Side::EW })
}

/// How results are counted.
struct Counting<'a> {
    rules: &'a Rules,
    /// The most boards that a contestant played.
    most: u32,
    sessions: &'a Sessions<'a>,
}

/// What a contestant has together.
struct Tally<'a> {
    id: ContestantId,
    direction: Option<Side>,
    section: Option<String>,
    rounds: Vec<Round<'a>>,
}

impl Tally<'_> {
    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.rounds.iter().flat_map(Round::figures)
    }

    /// How many boards it played.
    fn boards(&self) -> u32 {
        u32::try_from(self.figures().count()).unwrap_or(u32::MAX)
    }

    fn top(&self) -> Exact {
        self.figures().filter_map(|figure| figure.top.as_ref()).sum()
    }

    /// The points of all rounds, each no more than the cap, and each session's by its weight.
    fn points(&self, counting: &Counting<'_>) -> Exact {
        let Some(cap) = counting.rules.conventions.round_cap else {
            return self.by_weight(counting.sessions, |round| round.points());
        };
        let most = Exact::from(cap.imps);
        let counted = |points: Exact| if cap.limits_losses { points.max(-&most) } else { points };
        self.by_weight(counting.sessions, |round| counted(round.points().min(most.clone())))
    }

    /// The sum over the rounds of what each comes to, times the factor of its session.
    fn by_weight(&self, sessions: &Sessions<'_>, of: impl Fn(&Round<'_>) -> Exact) -> Exact {
        if sessions.count_alike() {
            return self.rounds.iter().map(of).sum();
        }
        let boards = self.boards_by_session();
        let factor = |round: &Round<'_>| {
            let session = round.session();
            sessions.factor(session, boards.get(&session).copied().unwrap_or(0))
        };
        self.rounds.iter().map(|round| of(round) * factor(round)).sum()
    }

    /// How many boards it played in each session.
    fn boards_by_session(&self) -> BTreeMap<Option<&str>, u32> {
        let mut boards: BTreeMap<Option<&str>, u32> = BTreeMap::new();
        for round in &self.rounds {
            let own = u32::try_from(round.figures().count()).unwrap_or(u32::MAX);
            let all = boards.entry(round.session()).or_default();
            *all = all.saturating_add(own);
        }
        boards
    }

    /// The mean of the sessions' percentages by their weights.
    fn by_session(&self, conventions: &Conventions, sessions: &Sessions<'_>) -> Exact {
        let mut played: BTreeMap<Option<&str>, (Exact, Exact)> = BTreeMap::new();
        for round in &self.rounds {
            let (points, top) = played.entry(round.session()).or_default();
            *points = &*points + &round.points();
            *top = round.figures().filter_map(|figure| figure.top.as_ref()).fold(top.clone(), |sum, top| sum + top);
        }
        let (mut sum, mut weights) = (Exact::ZERO, Exact::ZERO);
        for (session, (points, top)) in &played {
            // A session of which nothing can be compared has no percentage.
            let Some(share) = points.over(top) else { continue };
            let weight = sessions.weight(*session);
            sum += rounded(share * 100, conventions) * &weight;
            weights += weight;
        }
        sum.over(&weights).unwrap_or_default()
    }

    /// Matchpoints as the rules count them: where they are made up for boards not played, of `most` boards.
    fn counted(&self, points: Exact, conventions: &Conventions, most: u32) -> Exact {
        match &conventions.result_of {
            ResultOf::Points | ResultOf::Percentages | ResultOf::Sessions(_) => points,
            ResultOf::FactoredPoints => rounded(points * self.factor(most), conventions),
        }
    }

    /// The matchpoints of all boards by their shares.
    fn of_shares(&self) -> Exact {
        self.figures().filter_map(|figure| Some(figure.share.as_ref()? * figure.top.as_ref()?)).sum()
    }

    /// How much more boards there are than those played.
    fn factor(&self, most: u32) -> Exact {
        Exact::from(most).over(&self.boards().into()).unwrap_or_default()
    }

    /// Its line of the ranking, the place not yet set.
    fn standing(&self, counting: &Counting<'_>, unit: Unit, printed: Option<&PrintedPlace>) -> Standing {
        let Counting { rules, most, .. } = *counting;
        let penalty = printed.map(|printed| printed.penalty.clone()).unwrap_or_default();
        let carry_over = printed.map(|printed| printed.carry_over.clone()).unwrap_or_default();
        let more = &carry_over - &penalty;
        // What is taken from matchpoints is taken before they become percent.
        let of_total = printed.is_some_and(|printed| printed.total.is_some());
        let is_share = unit == Unit::Matchpoints;
        let sum = || self.figures().map(|figure| &figure.points).sum();
        let total = || self.counted(sum(), &rules.conventions, most);
        let result = match (unit, rules.matches.as_ref().map(|matched| &matched.form)) {
            (Unit::Matchpoints, Some(MatchForm::VictoryPoints(scale @ VictoryScale::Percent(_)))) => {
                self.victory_points(scale, counting, share) + more
            }
            (Unit::Matchpoints, _) if of_total => self.percent(counting, &more),
            (Unit::Matchpoints, _) => self.percent(counting, &Exact::ZERO) + more,
            (Unit::Imps, Some(MatchForm::VictoryPoints(scale))) => {
                self.victory_points(scale, counting, |round| round.points()) + more
            }
            _ => self.points(counting) + more,
        };
        Standing {
            contestant: self.id,
            direction: self.direction,
            section: self.section.clone(),
            place: 0,
            tied: false,
            boards: self.boards(),
            points: if is_share { total() } else { self.points(counting) },
            top: is_share.then(|| self.top()),
            result,
            penalty,
            carry_over,
        }
    }

    /// The sum of the victory points of the matches, each by what it comes to.
    fn victory_points(&self, scale: &VictoryScale, counting: &Counting<'_>, of: impl Fn(&Round<'_>) -> Exact) -> Exact {
        let fraction = counting.rules.conventions.vp_fraction;
        self.by_weight(counting.sessions, |round| scale.convert(&of(round), None, fraction).points)
    }

    /// Percent of the top, with so many points `more`; 0 of nothing.
    fn percent(&self, counting: &Counting<'_>, more: &Exact) -> Exact {
        let (conventions, most) = (&counting.rules.conventions, counting.most);
        let of_top = |points: &Exact, top: &Exact| points.over(top).unwrap_or_default() * 100;
        let points = self.counted(self.of_shares(), conventions, most) + more;
        let result = match &conventions.result_of {
            ResultOf::Points => of_top(&points, &self.top()),
            ResultOf::FactoredPoints => of_top(&points, &(self.top() * self.factor(most))),
            ResultOf::Sessions(_) => self.by_session(conventions, counting.sessions) + of_top(more, &self.top()),
            ResultOf::Percentages => {
                let shares = self.figures().filter_map(|figure| figure.share.as_ref());
                let sum: Exact = shares.map(|share| rounded(share * 100, conventions)).sum();
                sum.over(&self.boards().into()).unwrap_or_default() + of_top(more, &self.top())
            }
        };
        rounded(result, conventions)
    }
}

/// The share of its top that a round brought, of 1.
fn share(round: &Round<'_>) -> Exact {
    let top: Exact = round.figures().filter_map(|figure| figure.top.as_ref()).sum();
    round.points().over(&top).unwrap_or_default()
}

/// A result, or a part of one, as the convention rounds it.
fn rounded(value: Exact, conventions: &Conventions) -> Exact {
    match &conventions.result_round {
        None => value,
        Some((unit, RoundRule::Even)) => value.round_to(unit, Rounding::HalfToEven),
        Some((unit, _)) => value.round_to(unit, Rounding::HalfAwayFromZero),
    }
}
