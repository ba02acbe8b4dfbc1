//! The scope of a ruling: the facts in force, and the names that it may use.

mod answer;
mod facts;
mod in_force;
mod ruled;
mod same;

pub use facts::BoardFact;
use facts::{BoardFacts, TableFacts};

use super::event_in_force::EventInForce;
use super::marks::Marks;
use super::names::NameTable;
use super::resolve::Names;
use super::settings::Settings;
use super::table::Called;
use super::traveller::{Surroundings, WrittenTraveller};
use crate::auction::Auction;
use crate::diagnostic::{Diagnostic, MOST_CANDIDATES};
use crate::number::Exact;
use crate::ruling::{Board, Deal, Offenders, Side};
use crate::scoring::{Match, Penalty, Scoring, SessionResult, VictoryScale};
use crate::situation::Situation;
use crate::source::Span;
use crate::syntax::tree::{self, MatchClauses, TravellerItem};
use crate::work::Work;
use std::cell::{Cell, OnceCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A weight by name, at the value that `vary` or `solve` tries.
#[derive(Debug, PartialEq)]
pub(super) struct Variable {
    name: String,
    /// Of 1.
    value: Exact,
    /// True once a ruling has used it.
    used: Cell<bool>,
}

/// Scales by name in lower case and, where they were written for one, number of boards.
pub(super) type Scales = BTreeMap<(String, Option<u32>), VictoryScale>;

/// The facts in force. Cloning is cheap: a case works on a clone, and leaves the scope around it as it was.
///
/// Rulings are kept as they were written, since names and contracts are resolved when something is scored. `ans` is the
/// exception: written into what stays in force (a name, the traveller, the other table, the obtained score) it means the
/// ruling that it stood for there, so that scoring one ruling does not change what the next is scored against.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// All that no name can be written in, made of the rest.
    known: Situation,
    /// The facts that end with the board.
    facts: Rc<BoardFacts>,
    scoring: Option<Scoring>,
    settings: Rc<Settings>,
    /// With its clauses as they were written.
    matched: Option<Rc<(Match, MatchClauses)>>,
    /// The place of the match.
    match_place: Option<Span>,
    scales: Rc<Scales>,
    names: NameTable,
    variable: Option<Rc<Variable>>,
    marks: Marks,
    event: Option<EventInForce>,
    /// The situation that rulings are judged in, once one was; a copy shares it until either changes.
    judged_in: Rc<OnceCell<Situation>>,
    /// The cost count of the statement that is running.
    work: Option<Work>,
}

impl Names for Scope {
    fn ruling(&self, name: &str) -> Option<&tree::Ruling> {
        self.named(name).map(Rc::as_ref)
    }

    fn weight(&self, name: &str) -> Option<Exact> {
        let variable = self.variable.as_ref().filter(|variable| variable.name == name.to_lowercase())?;
        variable.used.set(true);
        Some(variable.value.clone())
    }

    fn non_offenders(&self) -> Option<Side> {
        self.known.offenders()?.non_offenders()
    }

    fn known(&self) -> Vec<&str> {
        self.names.first(MOST_CANDIDATES).map(|named| named.name.as_str()).collect()
    }
}

impl Surroundings for Scope {
    fn named(&self, name: &str) -> Option<&Rc<tree::Ruling>> {
        Self::named(self, name)
    }

    fn board(&self) -> Option<&Board> {
        Self::board(self)
    }
}

/// Setters, with values of their types; rulings come as they were written. `None` removes a fact.
impl Scope {
    /// An empty scope.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts cost by this from now on; each query by itself if no statement is running.
    pub(super) fn set_work(&mut self, work: Option<Work>) {
        self.work = work;
    }

    /// The cost count of the statement that is running, or of the next query alone.
    pub(super) fn work(&self) -> Work {
        self.work.clone().unwrap_or_default()
    }

    /// Returns the facts of the board, to be changed in this scope alone.
    fn facts_mut(&mut self) -> &mut BoardFacts {
        self.forget_judged_in();
        Rc::make_mut(&mut self.facts)
    }

    /// Forgets the situation that rulings are judged in: something of it changes.
    fn forget_judged_in(&mut self) {
        self.judged_in = Rc::default();
    }

    /// Returns the situation that rulings are judged in, as it was found last or as it is found now.
    pub(super) fn judged_in(
        &self,
        find: impl FnOnce() -> Result<Situation, Vec<Diagnostic>>,
    ) -> Result<Situation, Vec<Diagnostic>> {
        // Whether a name was asked for counts while its values are tried.
        if self.variable.is_some() {
            return find();
        }
        if let Some(found) = self.judged_in.get() {
            return Ok(found.clone().within(self.work()));
        }
        let found = find()?;
        let _ = self.judged_in.set(found.clone());
        Ok(found)
    }

    /// Makes the situation of what is in force: of the board what its facts say, and nothing of another.
    fn situate(&mut self) {
        let TableFacts { offenders, session, penalties, .. } = &self.facts.table;
        let mut known = Situation::new()
            .with_board(self.facts.board)
            .with_scoring(self.scoring)
            .with_match(self.matched.as_ref().map(|matched| matched.0.clone()))
            .with_conventions(self.settings.shared_conventions().clone())
            .with_chosen(self.settings.places().keys().copied())
            .with_offenders(*offenders)
            .with_penalties(penalties.iter().cloned());
        for side in Side::BOTH {
            known = known.with_session(side, session.by(side).clone());
        }
        self.known = known;
        self.forget_judged_in();
    }

    /// States something of the table in question.
    fn state(&mut self, change: impl FnOnce(&mut TableFacts)) {
        let table = &mut self.facts_mut().table;
        change(table);
        table.has_more = table.is_ruled;
        self.situate();
    }

    /// `board`: another than the one in force begins its facts, and what was stated of that one is given back. What is
    /// stated before the first belongs to it.
    pub fn set_board(&mut self, board: Option<Board>) -> Vec<BoardFact> {
        if self.facts.board == board && board.is_some() {
            return Vec::new();
        }
        let ends = self.facts.board.is_some() || self.facts.is_unknown && board.is_some();
        let ended = if ends { std::mem::take(&mut self.facts) } else { Rc::default() };
        if ends {
            self.facts_mut().is_unknown = board.is_none();
            self.facts_mut().lost_field = board.is_none() && (ended.traveller.is_some() || ended.other_table.is_some());
            self.leave_event_board();
        }
        self.facts_mut().board = board;
        self.situate();
        ended.stated()
    }

    /// `at`: another table of the board begins its facts; what was stated of the one before, and whether some of it was
    /// stated after the ruling there.
    pub(super) fn begin_table(&mut self) -> (Vec<BoardFact>, [bool; 2]) {
        let ended = std::mem::take(&mut self.facts_mut().table);
        self.situate();
        (ended.stated(false), [ended.has_more, ended.has_more_penalties])
    }

    /// `traveller`; what is compared with from now on, unless it is taken back.
    pub fn set_traveller(&mut self, items: Option<Vec<TravellerItem>>) {
        self.facts_mut().readable = None;
        self.facts_mut().is_brought = false;
        if items.is_some() {
            self.facts_mut().lost_field = false;
            self.facts_mut().inferred = Some(Scoring::Matchpoints);
        }
        self.facts_mut().traveller = items.map(|mut items| {
            let rows = items.iter_mut().flat_map(|item| match item {
                TravellerItem::Row(row) => std::slice::from_mut(row),
                TravellerItem::Group { rows, .. } => rows.as_mut_slice(),
            });
            for row in rows {
                if let tree::RowResult::Ruling(ruling) = &mut row.result {
                    self.settle_fact(ruling);
                }
            }
            Rc::new(WrittenTraveller::new(items))
        });
    }

    /// `other table`; what is compared with from now on. Where it is taken back, the traveller is again.
    pub fn set_other_table(&mut self, result: Option<tree::Ruling>) {
        self.facts_mut().lost_field = false;
        self.facts_mut().inferred = match result {
            Some(_) => Some(Scoring::Imps),
            None => self.facts.traveller.as_ref().map(|_| Scoring::Matchpoints),
        };
        self.facts_mut().other_table = result.map(|result| Rc::new(self.as_fact(result)));
    }

    /// Forgets the result of `other table`, and everything that follows from it.
    pub(super) fn forget_other_table(&mut self) {
        self.facts_mut().other_table = None;
        self.facts_mut().lost_field = true;
    }

    /// The same of the traveller; the rows that could be read are there to be looked at.
    pub(super) fn forget_traveller(&mut self, readable: Vec<TravellerItem>) {
        self.facts_mut().traveller = None;
        self.facts_mut().lost_field = true;
        self.facts_mut().readable = Some(Rc::new(WrittenTraveller::new(readable)));
    }

    /// The rows that could be read of a traveller that has others; nothing is scored with them.
    pub(super) fn readable_rows(&self) -> Option<&WrittenTraveller> {
        self.facts.readable.as_deref().filter(|_| self.facts.traveller.is_none())
    }

    /// Returns true if the results to compare with were written and could not be read.
    pub(super) fn has_lost_field(&self) -> bool {
        self.facts.lost_field
    }

    /// `obtained`
    pub fn set_obtained(&mut self, score: Option<tree::Ruling>) {
        let score = score.map(|score| Rc::new(self.as_fact(score)));
        self.state(|table| table.obtained = score);
    }

    /// The result that a table of the event has; nobody stated it.
    pub(super) fn bring_obtained(&mut self, score: Option<tree::Ruling>) {
        self.facts_mut().table.obtained = score.map(Rc::new);
    }

    /// `scoring`
    pub fn set_scoring(&mut self, scoring: Option<Scoring>) {
        self.scoring = scoring;
        self.situate();
    }

    /// Compares with the traveller from now on, not with another table.
    pub fn score_by_field(&mut self) {
        self.set_scoring(None);
        self.facts_mut().inferred = Some(Scoring::Matchpoints);
    }

    /// `match`, with its clauses as they were written.
    pub fn set_match(&mut self, matched: Option<(Match, MatchClauses)>) {
        self.matched = matched.map(Rc::new);
        self.situate();
    }

    /// `scale`, under its name and for its number of boards.
    pub(super) fn set_scale(&mut self, key: (String, Option<u32>), scale: VictoryScale) {
        Rc::make_mut(&mut self.scales).insert(key, scale);
    }

    /// `penalty`, in the place of all that were there.
    pub fn set_penalties(&mut self, penalties: Vec<Penalty>) {
        let had_more = self.facts.table.has_more;
        self.state(|table| table.penalties = penalties);
        let table = &mut self.facts_mut().table;
        (table.has_more, table.has_more_penalties) = (had_more, table.is_ruled);
    }

    /// The place of the statement of the last penalty.
    pub(super) fn set_penalty_place(&mut self, place: Span) {
        self.facts_mut().table.penalty_place = Some(place);
    }

    /// `offenders`
    pub fn set_offenders(&mut self, offenders: Option<Offenders>) {
        self.state(|table| (table.offenders, table.offenders_open) = (offenders, false));
    }

    /// `session`: what a side has on the session's other boards.
    pub fn set_session(&mut self, side: Side, result: Option<SessionResult>) {
        self.state(|table| *table.session.by_mut(side) = result);
    }

    /// `set` and `regulations`
    pub fn set_settings(&mut self, settings: Settings) {
        self.settings = Rc::new(settings);
        self.situate();
    }

    /// The place of the statement of the match.
    pub(super) fn set_match_place(&mut self, place: Span) {
        self.match_place = Some(place);
    }

    /// The place of the statement that says what a side has in the session.
    pub(super) fn set_session_place(&mut self, side: Side, place: Span) {
        *self.facts_mut().table.session_places.by_mut(side) = Some(place);
    }

    /// `let`
    pub fn set_name(&mut self, name: &str, ruling: tree::Ruling) {
        let ruling = self.in_place_of_answer(ruling);
        self.names.insert(name, ruling);
        self.forget_judged_in();
    }

    /// `deal`
    pub(super) fn set_deal(&mut self, deal: Option<Rc<Deal>>, place: Option<Span>) {
        let facts = self.facts_mut();
        (facts.deal, facts.deal_place) = (deal, place);
    }

    /// `auction`
    pub(super) fn set_auction(&mut self, auction: Option<Called>) {
        self.state(|table| table.auction = auction);
    }

    /// Turns an auction of which nobody said who dealt, so that it is right by what is known now.
    pub(super) fn turn_auction(&mut self, is_right: impl Fn(&Auction) -> bool) {
        if let Some(turned) = self.called().and_then(|called| called.dealt_as(is_right)) {
            self.set_auction(Some(turned));
        }
    }

    /// Returns whether there is an auction of which nobody said who dealt.
    #[must_use]
    pub fn lacks_dealer(&self) -> bool {
        self.called().is_some_and(|called| called.undealt.is_some())
    }

    /// `lead`
    pub(super) fn set_lead(&mut self, lead: Option<tree::Lead>) {
        self.state(|table| table.lead = lead);
    }

    /// `event`; without its boards until one is named. The board in force is none of it, and what was stated of that is
    /// given back.
    pub fn set_event(&mut self, event: Option<EventInForce>) -> Vec<BoardFact> {
        let ended = self.set_board(None);
        self.facts_mut().is_unknown = false;
        self.facts_mut().lost_field = false;
        self.event = event;
        self.forget_judged_in();
        ended
    }

    /// The event with another ruling or another table in question.
    pub(super) fn replace_event(&mut self, event: EventInForce) {
        self.event = Some(event);
        self.forget_judged_in();
    }

    fn leave_event_board(&mut self) {
        if let Some(event) = &mut self.event {
            event.set_at(None);
        }
        self.forget_judged_in();
    }

    /// The event.
    #[must_use]
    pub fn event(&self) -> Option<&EventInForce> {
        self.event.as_ref()
    }

    /// Marks the results to compare with as those of a board of the event, with its form of scoring.
    pub(super) fn mark_brought(&mut self) {
        self.facts_mut().is_brought = true;
        if self.event().is_some_and(|event| event.at().is_some()) {
            self.facts_mut().inferred = self.event_scoring();
        }
    }

    /// Returns true if the results to compare with are those of a board of the event.
    pub(super) fn is_brought(&self) -> bool {
        self.facts.is_brought
    }

    /// `marks`
    pub(super) fn set_marks(&mut self, marks: Marks) {
        self.marks = marks;
    }

    /// The same with a weight's name standing for a value.
    pub(super) fn with_variable(&self, name: &str, value: &Exact) -> Self {
        let variable = Variable { name: name.to_lowercase(), value: value.clone(), used: Cell::new(false) };
        Self { variable: Some(Rc::new(variable)), judged_in: Rc::default(), ..self.clone() }
    }

    /// Returns true if a ruling has used the weight that has a name.
    pub(super) fn has_used_variable(&self) -> bool {
        self.variable.as_ref().is_some_and(|variable| variable.used.get())
    }
}
