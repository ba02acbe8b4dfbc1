//! From boards to the ranking.

use super::carried::{Amounts, Carried};
use super::penalties;
use super::places::place;
use super::rounds::{Round, rounds};
use super::rules::Rules;
use super::scored::{Played, ScoredEvent, Standing, points_before, share_before};
use super::sessions::Sessions;
use crate::model::{BoardSum, Contestant, ContestantId, Event, PrintedPlace, Winners};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::Side;
use redress_core::scoring::{Conventions, Figure, MatchForm, ResultOf, RoundRule, Scoring, Unit, VictoryScale};
use std::collections::{BTreeMap, HashMap};

/// The lines of each contestant, in the order of the event's contestants.
pub(super) fn played(event: &Event) -> Vec<Vec<Played>> {
    let mut played = vec![Vec::new(); event.contestants.len()];
    for (board, results) in event.boards.iter().enumerate() {
        for (line, table) in results.lines.iter().enumerate() {
            for side in Side::BOTH {
                let who = table.by(side);
                // In an individual each of the two has the figure of both.
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
        let beside = scored.beside(id);
        let has_played = !rounds.is_empty() || beside.is_some();
        (is_ranked && has_played).then_some(Tally { id, direction, section, rounds, beside })
    };
    let tallies: Vec<Tally<'_>> = event.contestants().filter_map(tally).collect();
    let most = tallies.iter().map(Tally::boards).max().unwrap_or(0);
    let sessions = Sessions::new(event, &rules.conventions, tallies.iter().map(Tally::boards_by_session));
    // North-South's before East-West's, section by section.
    let mut rankings: BTreeMap<(bool, Option<String>), Vec<Standing>> = BTreeMap::new();
    let counting = Counting { rules, scoring: scored.scoring, most, sessions: &sessions };
    let fined = penalties::in_victory_points(event);
    for tally in &tallies {
        let standing = tally.standing(
            &counting,
            tally.carried(event, printed.get(&tally.id).copied(), &counting),
            fined.get(&tally.id).cloned().unwrap_or_default(),
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

/// The direction in which a contestant sat more often.
fn most_sat(played: &[Played]) -> Option<Side> {
    let ns = played.iter().filter(|played| played.side == Side::NS).count();
    (!played.is_empty()).then(|| if ns.saturating_mul(2) >= played.len() { Side::NS } else { Side::EW })
}

/// The method of counting results.
struct Counting<'a> {
    rules: &'a Rules,
    scoring: Scoring,
    /// The most boards that a contestant played.
    most: u32,
    sessions: &'a Sessions<'a>,
}

impl Counting<'_> {
    /// The points of a round, before penalties.
    fn points(&self, round: &Round<'_>) -> Exact {
        round.points_counted(self.rules, self.scoring)
    }
}

/// The result of a contestant, and its parts.
struct Counted {
    points: Exact,
    result: Exact,
    /// The amounts that it carries beside its boards, penalties at tables included.
    carried: Amounts,
}

/// The sum of a contestant's boards.
struct Tally<'a> {
    id: ContestantId,
    direction: Option<Side>,
    section: Option<String>,
    rounds: Vec<Round<'a>>,
    /// Its sum over what is kept in columns.
    beside: Option<&'a BoardSum>,
}

impl Tally<'_> {
    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.rounds.iter().flat_map(Round::figures)
    }

    /// The number of boards it played.
    fn boards(&self) -> u32 {
        let own = u32::try_from(self.figures().count()).unwrap_or(u32::MAX);
        own.saturating_add(self.beside.map_or(0, |sum| sum.boards))
    }

    fn top(&self) -> Exact {
        let own: Exact = self.figures().filter_map(|figure| figure.top.as_ref()).sum();
        own + self.beside.map_or(Exact::ZERO, |sum| sum.top.clone())
    }

    /// Its points from what is kept in columns.
    fn points_beside(&self) -> Exact {
        self.beside.map_or(Exact::ZERO, |sum| sum.points.clone())
    }

    /// The points of all rounds, each no more than the cap, and each session's by its weight; what is kept in columns has
    /// neither.
    fn points(&self, counting: &Counting<'_>) -> Exact {
        let Some(cap) = counting.rules.conventions.round_cap else {
            return self.by_weight(counting.sessions, |round| counting.points(round)) + self.points_beside();
        };
        let most = Exact::from(cap.imps);
        let counted = |points: Exact| if cap.limits_losses { points.max(-&most) } else { points };
        self.by_weight(counting.sessions, |round| counted(counting.points(round).min(most.clone())))
    }

    /// The sum over the rounds, each times the factor of its session.
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

    /// The number of boards it played in each session.
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
            // A session without comparisons has no percentage.
            let Some(share) = points.over(top) else { continue };
            let weight = sessions.weight(*session);
            sum += rounded(share * 100, conventions) * &weight;
            weights += weight;
        }
        sum.over(&weights).unwrap_or_default()
    }

    /// Matchpoints as the rules count them: of `most` boards, if they are made up for boards not played.
    fn counted(&self, points: Exact, conventions: &Conventions, most: u32) -> Exact {
        match &conventions.result_of {
            ResultOf::Points | ResultOf::Percentages | ResultOf::Sessions(_) => points,
            ResultOf::FactoredPoints => rounded(points * self.factor(most), conventions),
        }
    }

    /// The matchpoints of all boards by their shares.
    fn of_shares(&self) -> Exact {
        let own: Exact = self.figures().filter_map(|figure| Some(share_before(figure)? * figure.top.as_ref()?)).sum();
        own + self.points_beside()
    }

    /// The penalties that were taken from the points of its boards.
    fn taken(&self) -> Exact {
        self.rounds.iter().map(Round::penalty).sum()
    }

    /// The ratio of all boards to those played.
    fn factor(&self, most: u32) -> Exact {
        Exact::from(most).over(&self.boards().into()).unwrap_or_default()
    }

    /// The points it carries beside its boards.
    fn carried(&self, event: &Event, printed: Option<&PrintedPlace>, counting: &Counting<'_>) -> Carried {
        let unit = counting.rules.result_unit(counting.scoring);
        let top = self.figures().filter_map(|figure| figure.top.as_ref()).max().cloned().unwrap_or_default();
        Carried::new(printed, event.carried_by(self.id), unit, &top)
    }

    /// Its line of the ranking, the place not yet set. `fined` are its penalties at tables in victory points.
    fn standing(&self, counting: &Counting<'_>, carried: Carried, fined: Exact) -> Standing {
        let unit = counting.scoring.unit();
        let is_share = unit == Unit::Matchpoints;
        let counted = match (unit, counting.rules.matches.as_ref().map(|matched| &matched.form)) {
            (Unit::Matchpoints, Some(MatchForm::VictoryPoints(scale @ VictoryScale::Percent(_))))
            | (Unit::Imps, Some(MatchForm::VictoryPoints(scale))) => {
                self.in_victory_points(counting, scale, is_share, carried.all(), fined)
            }
            (Unit::Matchpoints, _) => self.in_percent(counting, carried),
            _ => {
                let mut carried = carried.all();
                carried.penalty += self.taken();
                let points = self.points(counting) + carried.net();
                Counted { result: points.clone(), points, carried }
            }
        };
        let Counted { points, result, carried } = counted;
        Standing {
            contestant: self.id,
            direction: self.direction,
            section: self.section.clone(),
            place: 0,
            tied: false,
            boards: self.boards(),
            points,
            top: is_share.then(|| self.top()),
            result,
            penalty: carried.penalty,
            carry_over: carried.carry_over,
            handicap: carried.handicap,
        }
    }

    /// The sum of its boards in matchpoints, before penalties.
    fn matchpoints(&self, counting: &Counting<'_>) -> Exact {
        let sum: Exact = self.figures().map(points_before).sum();
        self.counted(sum + self.points_beside(), &counting.rules.conventions, counting.most)
    }

    /// The result in converted matches: a penalty in points counts in its match, before the conversion.
    fn in_victory_points(
        &self,
        counting: &Counting<'_>,
        scale: &VictoryScale,
        is_share: bool,
        mut carried: Amounts,
        fined: Exact,
    ) -> Counted {
        let converted = |points: fn(&Round<'_>) -> Exact| {
            let imps = |points: Exact| counting.scoring.of_a_match(&points, &counting.rules.conventions);
            let of = |round: &Round<'_>| if is_share { share(round, &points(round)) } else { imps(points(round)) };
            self.victory_points(scale, counting, of)
        };
        let before = converted(|round| round.points());
        let after = converted(|round| round.points() - round.penalty());
        carried.penalty += fined + (&before - &after);
        let boards = if is_share { self.matchpoints(counting) } else { self.points(counting) };
        Counted { points: boards - self.taken(), result: before + carried.net(), carried }
    }

    /// The result in matchpoints and percent: a penalty in matchpoints is taken before they become percent.
    fn in_percent(&self, counting: &Counting<'_>, Carried { mut points, of_result }: Carried) -> Counted {
        points.penalty += self.taken();
        let result = self.percent(counting, &points.net()) + of_result.net();
        let factored = counting.rules.conventions.result_of == ResultOf::FactoredPoints;
        let top = if factored { self.top() * self.factor(counting.most) } else { self.top() };
        points += of_result.times(&(top * Exact::percent(1)));
        Counted { points: self.matchpoints(counting) + points.net(), result, carried: points }
    }

    /// The sum of the victory points of the matches.
    fn victory_points(&self, scale: &VictoryScale, counting: &Counting<'_>, of: impl Fn(&Round<'_>) -> Exact) -> Exact {
        let fraction = counting.rules.conventions.vp_fraction;
        self.by_weight(counting.sessions, |round| scale.convert(&of(round), None, fraction).points)
    }

    /// Percent of the top, with so many points `more`; 0 of nothing.
    fn percent(&self, counting: &Counting<'_>, adjustment: &Exact) -> Exact {
        let (conventions, most) = (&counting.rules.conventions, counting.most);
        let of_top = |points: &Exact, top: &Exact| points.over(top).unwrap_or_default() * 100;
        let points = self.counted(self.of_shares(), conventions, most) + adjustment;
        let result = match &conventions.result_of {
            ResultOf::Points => of_top(&points, &self.top()),
            ResultOf::FactoredPoints => of_top(&points, &(self.top() * self.factor(most))),
            ResultOf::Sessions(_) => self.by_session(conventions, counting.sessions) + of_top(adjustment, &self.top()),
            ResultOf::Percentages => {
                let shares = self.figures().filter_map(share_before);
                let sum: Exact = shares.map(|share| rounded(share * 100, conventions)).sum();
                sum.over(&self.boards().into()).unwrap_or_default() + of_top(adjustment, &self.top())
            }
        };
        rounded(result, conventions)
    }
}

/// The share of its top that points are of a round, of 1.
fn share(round: &Round<'_>, points: &Exact) -> Exact {
    let top: Exact = round.figures().filter_map(|figure| figure.top.as_ref()).sum();
    points.over(&top).unwrap_or_default()
}

/// A result, or a part of one, as the convention rounds it.
fn rounded(value: Exact, conventions: &Conventions) -> Exact {
    match &conventions.result_round {
        None => value,
        Some((unit, RoundRule::Even)) => value.round_to(unit, Rounding::HalfToEven),
        Some((unit, _)) => value.round_to(unit, Rounding::HalfAwayFromZero),
    }
}
