//! `solve w in R for place NS 4 1`: the weights at which a pair or a team has a place in the event.

use super::super::eval_error::EvalError;
use super::super::in_question::InQuestion;
use super::super::resolve::resolve;
use super::super::scope::Scope;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::{ContestantId, Event};
use crate::events::scoring::{ScoredEvent, Standing};
use crate::number::{Curve, Exact, Piece, pieces};
use crate::syntax::tree;
use std::cell::Cell;
use std::rc::Rc;

/// The weights at which a pair or a team has each of its places.
#[derive(Debug, Clone)]
pub struct SolvedPlace {
    /// The weight's name.
    pub variable: String,
    /// The ruling as written.
    pub ruling: tree::Ruling,
    /// The event with the rulings that were given in it.
    pub event: Rc<Event>,
    /// The table as it is written behind `at`.
    pub table: String,
    /// The contestant.
    pub contestant: ContestantId,
    /// The wanted place.
    pub place: u32,
    /// Its place with what was obtained at the table.
    pub before: Option<PlaceWith>,
    /// Its places from the least weight to the greatest.
    pub places: Vec<Piece<PlaceWith>>,
}

/// A place, and who else has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceWith {
    /// From 1.
    pub place: u32,
    /// The others that have it.
    pub with: Vec<ContestantId>,
}

impl PlaceWith {
    fn of(scored: &ScoredEvent, contestant: ContestantId) -> Option<Self> {
        let own = scored.standing(contestant)?;
        let is_level = |other: &&Standing| {
            other.contestant != contestant
                && (other.place, other.direction, &other.section) == (own.place, own.direction, &own.section)
        };
        let with = scored.ranking.iter().filter(is_level).map(|standing| standing.contestant).collect();
        Some(Self { place: own.place, with })
    }
}

/// A weight in a ruling at the table in question.
struct Search<'a> {
    scope: &'a Scope,
    written: &'a tree::SolvePlace,
    in_question: InQuestion<'a>,
    interrupted: &'a dyn Fn() -> bool,
}

impl Scope {
    pub(in super::super) fn solve_place(
        &self,
        written: &tree::SolvePlace,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<SolvedPlace, EvalError> {
        let place = written.contestant.place;
        let contestant = self.event_for("place", place)?.resolve_contestant(&written.contestant)?;
        let Some(in_question) = self.in_question() else {
            return Err(vec![Diagnostic::at(place, Problem::NoEventTable { word: "place" })].into());
        };
        let range = self.range_of(&written.variable, &written.ruling).unwrap_or((Exact::ZERO, Exact::ONE));
        self.first_scored(&written.variable, &range, &written.ruling)?;
        let before = in_question.as_obtained().and_then(|scored| PlaceWith::of(&scored, contestant));
        let search = Search { scope: self, written, in_question, interrupted };
        let tried = search.places_to_try(contestant, &range)?;
        let is_none = Cell::new(false);
        let found = pieces(
            |weight| {
                let found = PlaceWith::of(&search.scored(weight)?, contestant);
                is_none.set(is_none.get() || found.is_none());
                Ok::<_, EvalError>(found.unwrap_or(PlaceWith { place: 0, with: Vec::new() }))
            },
            &tried,
        )?;
        if is_none.get() {
            let problem = Problem::EventContestantUnranked { written: written.contestant.to_string() };
            return Err(vec![Diagnostic::at(place, problem)].into());
        }
        Ok(SolvedPlace {
            variable: written.variable.node.clone(),
            ruling: written.ruling.clone(),
            event: search.in_question.event().clone(),
            table: search.in_question.written(),
            contestant,
            place: written.place.node,
            before,
            places: found,
        })
    }
}

impl Search<'_> {
    /// The event with the ruling at a weight.
    fn scored(&self, weight: &Exact) -> Result<ScoredEvent, EvalError> {
        if (self.interrupted)() {
            return Err(EvalError::Interrupted);
        }
        let scope = self.scope.with_variable(&self.written.variable.node, weight);
        let ruling = resolve(&self.written.ruling, &scope)?;
        let unscored = || vec![Diagnostic::at(self.written.ruling.span, Problem::EventNoScoring)];
        Ok(self.in_question.with(&ruling).ok_or_else(unscored)?)
    }

    /// Weights between which the place is taken to change no more than once: each percent, and where the result of the
    /// contestant meets that of another as far as results are lines and parabolas.
    fn places_to_try(&self, contestant: ContestantId, range: &(Exact, Exact)) -> Result<Vec<Exact>, EvalError> {
        let (low, high) = range;
        let middle = (low + high).half();
        let (first, second, third) = (self.scored(low)?, self.scored(&middle)?, self.scored(high)?);
        let curve = |who| {
            let result = |scored: &ScoredEvent| scored.standing(who).map(|standing| standing.result.clone());
            let (one, two, three) = (result(&first)?, result(&second)?, result(&third)?);
            Curve::through([(low, &one), (&middle, &two), (high, &three)])
        };
        let own = curve(contestant);
        let others = first.ranking.iter().filter_map(|standing| curve(standing.contestant));
        let mut meets: Vec<Exact> =
            own.iter().flat_map(|own| others.clone().flat_map(|other| own.meets(&other))).collect();
        meets.retain(|at| low < at && at < high);
        meets.sort();
        meets.dedup();
        let between = meets.windows(2).filter_map(|pair| match pair {
            [one, two] => Some((one + two).half()),
            _ => None,
        });
        let percents = (0..=100).map(Exact::percent).filter(|share| low < share && share < high);
        let mut places: Vec<Exact> = percents.chain(between).chain([low.clone(), high.clone()]).collect();
        places.extend(meets);
        places.sort();
        places.dedup();
        Ok(places)
    }
}
