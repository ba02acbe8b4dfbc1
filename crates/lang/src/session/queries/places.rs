//! The effect of rulings at a table of an event on the places of its ranking.

use super::super::in_question::InQuestion;
use super::super::scope::Scope;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::{ContestantId, Event};
use crate::events::scoring::{ScoredEvent, Standing};
use crate::number::Exact;
use crate::ruling::{Ruling, Unit};
use crate::syntax::tree;
use std::rc::Rc;

/// A place in a ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceAt {
    /// From 1.
    pub place: u32,
    /// True if others share the place.
    pub tied: bool,
    /// The figure that decides the place, as in [`Standing::result`].
    pub result: Exact,
}

/// A pair or a team under one ruling after another.
#[derive(Debug, Clone)]
pub struct Placed {
    /// The contestant.
    pub contestant: ContestantId,
    /// Its place without any of them.
    pub before: PlaceAt,
    /// Its place with each; `None` if the ruling has no score.
    pub after: Vec<Option<PlaceAt>>,
}

/// The places that rulings at a table give.
#[derive(Debug, Clone)]
pub struct Places {
    /// The event with the rulings that were given in it.
    pub event: Rc<Event>,
    /// The table as it is written behind `at`.
    pub table: String,
    /// The unit of the results; matchpoints mean percentages of the top.
    pub unit: Unit,
    /// Those that are named; where none is, those who sit at the table.
    pub concerned: Vec<Placed>,
    /// The others whose place is not the same with every ruling and without, by their place without.
    pub others: Vec<Placed>,
}

impl PlaceAt {
    pub(super) fn of(standing: &Standing) -> Self {
        Self { place: standing.place, tied: standing.tied, result: standing.result.clone() }
    }
}

impl Placed {
    fn new(standing: &Standing) -> Self {
        Self { contestant: standing.contestant, before: PlaceAt::of(standing), after: Vec::new() }
    }

    /// Returns true if any of the rulings changes its place.
    #[must_use]
    pub fn moves(&self) -> bool {
        self.after.iter().flatten().any(|after| after.place != self.before.place)
    }
}

/// Places as they are gathered, one ruling after the other.
pub(super) struct Gathering<'a> {
    in_question: InQuestion<'a>,
    placed: Vec<Placed>,
    unit: Unit,
}

impl Scope {
    /// Begins with the ranking as the table in question has it in its file; `None` if there is no such table or no
    /// ranking.
    pub(super) fn gathering_places(&self) -> Option<Gathering<'_>> {
        let in_question = self.in_question()?;
        let before = in_question.as_obtained()?;
        Some(Gathering::from(in_question, &before))
    }

    /// The same with the ranking that a ruling gives.
    pub(super) fn gathering_places_from(&self, ruling: &Ruling) -> Option<Gathering<'_>> {
        let in_question = self.in_question()?;
        let before = in_question.with(ruling)?;
        Some(Gathering::from(in_question, &before))
    }

    /// The pairs or teams that are named, of the event whose table is in question.
    pub(super) fn named_contestants(&self, named: &[tree::Contestant]) -> Result<Vec<ContestantId>, Vec<Diagnostic>> {
        let Some(first) = named.first() else { return Ok(Vec::new()) };
        let event = self.event_for("place", first.place)?;
        if self.in_question().is_none() {
            return Err(vec![Diagnostic::at(first.place, Problem::NoEventTable { word: "place" })]);
        }
        named.iter().map(|one| event.resolve_contestant(one)).collect()
    }
}

impl<'a> Gathering<'a> {
    fn from(in_question: InQuestion<'a>, before: &ScoredEvent) -> Self {
        let placed = before.ranking.iter().map(Placed::new).collect();
        let unit = in_question.unit(before);
        Self { in_question, placed, unit }
    }

    /// The ranking that a ruling at the table gives; none of one that has no score.
    pub fn add(&mut self, ruling: Option<&Ruling>) {
        let scored = ruling.and_then(|ruling| self.in_question.with(ruling));
        for placed in &mut self.placed {
            let standing = scored.as_ref().and_then(|scored| scored.standing(placed.contestant));
            placed.after.push(standing.map(PlaceAt::of));
        }
    }

    /// The places gathered, with the named contestants first, else those at the table.
    pub fn finish(self, named: &[ContestantId]) -> Places {
        let seated = self.in_question.seated();
        let fore = if named.is_empty() { seated.as_slice() } else { named };
        let (mut concerned, others): (Vec<Placed>, Vec<Placed>) =
            self.placed.into_iter().partition(|placed| fore.contains(&placed.contestant));
        concerned.sort_by_key(|placed| fore.iter().position(|id| *id == placed.contestant));
        Places {
            event: self.in_question.event().clone(),
            table: self.in_question.written(),
            unit: self.unit,
            concerned,
            others: others.into_iter().filter(Placed::moves).collect(),
        }
    }
}
