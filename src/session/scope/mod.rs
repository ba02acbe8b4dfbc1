//! What is in force for a ruling: what it is judged in, and the names that it may use.

mod same;

use super::event_in_force::EventInForce;
use super::marks::Marks;
use super::names::{NameTable, Named};
use super::past_incident::PastIncident;
use super::resolve::Names;
use super::settings::Settings;
use super::table::{Called, Table};
use super::traveller::{Surroundings, WrittenTraveller};
use crate::checks::NoEffect;
use crate::messages::Locale;
use crate::number::Exact;
use crate::ruling::{Board, Deal, Offenders, Ruling, Side};
use crate::scoring::{Match, Penalty, Scoring, SessionResult, VictoryScale};
use crate::situation::Situation;
use crate::source::Span;
use crate::syntax::tree::{self, MatchClauses, TravellerItem};
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

/// A weight by name, at the value that `vary` or `solve` tries.
#[derive(Debug, PartialEq)]
pub(super) struct Variable {
    name: String,
    /// Of 1.
    value: Exact,
    /// Whether a ruling asked for it.
    used: Cell<bool>,
}

/// Scales by name in lower case and, where they were written for one, number of boards.
pub(super) type Scales = BTreeMap<(String, Option<u32>), VictoryScale>;

/// What is in force. Cloning is cheap: a case works on a clone, and leaves what is outside as it was.
///
/// Rulings are kept as they were written, since names and contracts are resolved when something is scored. `ans` is the
/// exception: written into what stays in force (a name, the traveller, the other table, the obtained score) it means the
/// ruling that it stood for there, so that scoring one ruling does not change what the next is scored against.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// All that no name can be written in.
    known: Situation,
    settings: Settings,
    traveller: Option<Rc<WrittenTraveller>>,
    /// Whether what is compared with was written and could not be read.
    lost_field: bool,
    /// What could be read of a traveller that was lost.
    readable: Option<Rc<WrittenTraveller>>,
    other_table: Option<Rc<tree::Ruling>>,
    /// By the later of `other table` and `traveller`.
    inferred: Option<Scoring>,
    /// The clauses of the match, as they were written.
    matched: Option<Rc<MatchClauses>>,
    scales: Rc<Scales>,
    obtained: Option<Rc<tree::Ruling>>,
    names: NameTable,
    answer: Option<Rc<tree::Ruling>>,
    variable: Option<Rc<Variable>>,
    marks: Marks,
    /// Whether the offenders are those of an incident whose questions are open, and may prove to be none.
    offenders_open: bool,
    /// Those on the board, in their order.
    incidents: Vec<Rc<PastIncident>>,
    /// The cards and the calls of the board.
    table: Table,
    /// The weights that the evidence on the board gives as it is.
    evidence: Option<Rc<Ruling>>,
    /// Where the match and the session were said.
    places: HashMap<NoEffect, Span>,
    event: Option<EventInForce>,
    /// Whether what is compared with is a board's of the event, and nothing was written since in its place.
    is_brought: bool,
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
        self.names.all().map(|named| named.name.as_str()).collect()
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

/// What is put in force, with values of their types; what is written in rulings comes as it was read. `None` takes back
/// what was there.
impl Scope {
    /// Nothing in force.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn situate(&mut self, change: impl FnOnce(Situation) -> Situation) {
        self.known = change(std::mem::take(&mut self.known));
    }

    /// `board`; what lay and happened on another is no longer in force.
    pub fn set_board(&mut self, board: Option<Board>) {
        self.incidents.clear();
        if self.known.board().is_some() && self.known.board() != board.as_ref() {
            self.table = Table::default();
        }
        self.evidence = None;
        self.situate(|known| known.with_board(board));
    }

    /// `traveller`; what is compared with from now on, unless it is taken back.
    pub fn set_traveller(&mut self, items: Option<Vec<TravellerItem>>) {
        self.readable = None;
        self.is_brought = false;
        if items.is_some() {
            self.lost_field = false;
            self.inferred = Some(Scoring::Matchpoints);
        }
        self.traveller = items.map(|mut items| {
            let rows = items.iter_mut().flat_map(|item| match item {
                TravellerItem::Row(row) => std::slice::from_mut(row),
                TravellerItem::Group { rows, .. } => rows.as_mut_slice(),
            });
            for row in rows {
                if let tree::RowResult::Ruling(ruling) = &mut row.result {
                    self.settle_answer(ruling);
                }
            }
            Rc::new(WrittenTraveller::new(items))
        });
    }

    /// `other table`; what is compared with from now on. Where it is taken back, the traveller is again.
    pub fn set_other_table(&mut self, result: Option<tree::Ruling>) {
        self.lost_field = false;
        self.inferred = match result {
            Some(_) => Some(Scoring::Imps),
            None => self.traveller.as_ref().map(|_| Scoring::Matchpoints),
        };
        self.other_table = result.map(|result| Rc::new(self.with_settled_answer(result)));
    }

    /// What `other table` said is no longer known, and neither is what follows from it.
    pub(super) fn forget_other_table(&mut self) {
        self.other_table = None;
        self.lost_field = true;
    }

    /// The same of the traveller; the rows that could be read are there to be looked at.
    pub(super) fn forget_traveller(&mut self, readable: Vec<TravellerItem>) {
        self.traveller = None;
        self.lost_field = true;
        self.readable = Some(Rc::new(WrittenTraveller::new(readable)));
    }

    /// The rows that could be read of a traveller that has others; nothing is scored with them.
    pub(super) fn readable_rows(&self) -> Option<&WrittenTraveller> {
        self.readable.as_deref().filter(|_| self.traveller.is_none())
    }

    /// Whether what is compared with was written and could not be read.
    pub(super) fn has_lost_field(&self) -> bool {
        self.lost_field
    }

    /// `obtained`
    pub fn set_obtained(&mut self, score: Option<tree::Ruling>) {
        self.obtained = score.map(|score| Rc::new(self.with_settled_answer(score)));
    }

    /// `scoring`
    pub fn set_scoring(&mut self, scoring: Option<Scoring>) {
        self.situate(|known| known.with_scoring(scoring));
    }

    /// Takes the traveller for what is compared with, whatever was said of another table.
    pub fn score_by_field(&mut self) {
        self.set_scoring(None);
        self.inferred = Some(Scoring::Matchpoints);
    }

    /// `match`, with its clauses as they were written.
    pub fn set_match(&mut self, matched: Option<(Match, MatchClauses)>) {
        let (matched, clauses) = matched.unzip();
        self.situate(|known| known.with_match(matched));
        self.matched = clauses.map(Rc::new);
    }

    /// `scale`, under its name and for its number of boards.
    pub(super) fn set_scale(&mut self, key: (String, Option<u32>), scale: VictoryScale) {
        Rc::make_mut(&mut self.scales).insert(key, scale);
    }

    /// `penalty`, in the place of all that were there.
    pub fn set_penalties(&mut self, penalties: Vec<Penalty>) {
        self.situate(|known| known.with_penalties(penalties));
    }

    /// `offenders`
    pub fn set_offenders(&mut self, offenders: Option<Offenders>) {
        self.offenders_open = false;
        self.situate(|known| known.with_offenders(offenders));
    }

    /// `session`: what a side has on the session's other boards.
    pub fn set_session(&mut self, side: Side, result: Option<SessionResult>) {
        self.situate(|known| known.with_session(side, result));
    }

    /// `set` and `regulations`
    pub fn set_settings(&mut self, settings: Settings) {
        self.situate(|known| {
            let chosen = settings.places().keys().copied();
            known.with_conventions(settings.conventions().clone()).with_chosen(chosen)
        });
        self.settings = settings;
    }

    /// The place of the statement that said the match, or what a side has in the session.
    pub(super) fn set_place(&mut self, said: NoEffect, place: Span) {
        self.places.insert(said, place);
    }

    /// `let`
    pub fn set_name(&mut self, name: &str, ruling: tree::Ruling) {
        let ruling = self.in_place_of_answer(ruling);
        self.names.insert(name, ruling);
    }

    /// `ans` from now on.
    pub(super) fn set_answer(&mut self, ruling: tree::Ruling) {
        self.answer = Some(Rc::new(self.in_place_of_answer(ruling)));
    }

    /// The side that an incident is about whose questions are open: an offender until they are answered.
    pub(super) fn set_open_offenders(&mut self, side: Side) {
        self.set_offenders(Some(side.into()));
        self.offenders_open = true;
    }

    /// Who offended in another scope.
    pub(super) fn set_offenders_of(&mut self, other: &Self) {
        self.set_offenders(other.known.offenders());
        self.offenders_open = other.offenders_open;
    }

    /// Whether the offenders are those of an incident whose questions are open.
    pub(super) fn has_open_offenders(&self) -> bool {
        self.offenders_open
    }

    /// `incident`: rulings on the board are checked against it.
    pub(super) fn put_incident(&mut self, incident: Rc<PastIncident>) {
        self.incidents.push(incident);
    }

    /// `weights`: what the evidence gives as it is, which rulings on the board are compared with.
    pub(super) fn put_evidence(&mut self, evident: Option<Ruling>) {
        self.evidence = evident.map(Rc::new);
    }

    /// What the evidence on the board gives as it is.
    pub(super) fn evidence(&self) -> Option<&Ruling> {
        self.evidence.as_deref()
    }

    /// Rulings are checked against none from now on.
    pub(super) fn forget_incidents(&mut self) {
        self.incidents.clear();
    }

    /// Whether there is an incident or an answer that another scope has not.
    pub(super) fn rules_beyond(&self, other: &Self) -> bool {
        let same = match (&self.answer, &other.answer) {
            (Some(own), Some(other)) => Rc::ptr_eq(own, other),
            (own, _) => own.is_none(),
        };
        !same || self.incidents.len() > other.incidents.len()
    }

    /// The incidents on the board.
    pub(super) fn incidents(&self) -> &[Rc<PastIncident>] {
        &self.incidents
    }

    /// `deal`
    pub fn set_deal(&mut self, deal: Option<Rc<Deal>>) {
        self.table.deal = deal;
    }

    /// `auction`
    pub(super) fn set_auction(&mut self, auction: Option<Called>) {
        self.table.auction = auction;
    }

    /// `obtained`, on the board in force.
    pub(super) fn obtained_here(&mut self, has_obtained: bool) {
        self.table.has_obtained = has_obtained;
    }

    /// `lead`
    pub(super) fn set_lead(&mut self, lead: Option<tree::Lead>) {
        self.table.lead = lead;
    }

    /// The cards and the calls of the board.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// `event`; without its boards until one is named.
    pub fn set_event(&mut self, event: Option<EventInForce>) {
        self.event = event;
    }

    /// The event.
    #[must_use]
    pub fn event(&self) -> Option<&EventInForce> {
        self.event.as_ref()
    }

    /// What is compared with is what a board of the event has, and it is scored as the event is.
    pub(super) fn mark_brought(&mut self) {
        self.is_brought = true;
        if self.event().is_some_and(|event| event.at().is_some()) {
            self.inferred = self.event_scoring();
        }
    }

    /// Whether what is compared with is what a board of the event has.
    pub(super) fn is_brought(&self) -> bool {
        self.is_brought
    }

    /// `marks`
    pub(super) fn set_marks(&mut self, marks: Marks) {
        self.marks = marks;
    }

    /// The same with a weight's name standing for a value.
    pub(super) fn with_variable(&self, name: &str, value: &Exact) -> Self {
        let variable = Variable { name: name.to_lowercase(), value: value.clone(), used: Cell::new(false) };
        Self { variable: Some(Rc::new(variable)), ..self.clone() }
    }

    /// Whether a ruling asked for the weight that has a name.
    pub(super) fn has_used_variable(&self) -> bool {
        self.variable.as_ref().is_some_and(|variable| variable.used.get())
    }

    /// `ans` in a ruling that stays in force means the ruling it stands for now.
    fn settle_answer(&self, ruling: &mut tree::Ruling) {
        if let Some(answer) = &self.answer {
            settle(&mut ruling.kind, &answer.kind);
        }
    }

    fn with_settled_answer(&self, mut ruling: tree::Ruling) -> tree::Ruling {
        self.settle_answer(&mut ruling);
        ruling
    }

    /// The same for what takes the answer's place, the group that it belongs to with it.
    fn in_place_of_answer(&self, mut ruling: tree::Ruling) -> tree::Ruling {
        if let (tree::RulingKind::Both(side), Some(answer)) = (&ruling.kind, &self.answer)
            && is_answer(side)
        {
            ruling.group = ruling.group.or_else(|| answer.group.clone());
        }
        self.with_settled_answer(ruling)
    }
}

/// What is in force, for whoever scores or shows it.
impl Scope {
    /// What is known without the names: all but the traveller, the other table and the obtained score.
    pub(super) fn known_situation(&self) -> &Situation {
        &self.known
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Option<&Board> {
        self.known.board()
    }

    pub(super) fn traveller(&self) -> Option<&WrittenTraveller> {
        self.traveller.as_deref()
    }

    pub(super) fn other_table(&self) -> Option<&tree::Ruling> {
        self.other_table.as_deref()
    }

    pub(super) fn obtained(&self) -> Option<&tree::Ruling> {
        self.obtained.as_deref()
    }

    /// The form of scoring in force: the one that was set, or the one that follows from what is compared with.
    #[must_use]
    pub fn scoring(&self) -> Scoring {
        self.known.given_scoring().or(self.inferred).unwrap_or(Scoring::Matchpoints)
    }

    pub(super) fn match_clauses(&self) -> Option<&MatchClauses> {
        self.matched.as_deref()
    }

    pub(super) fn scales(&self) -> &Scales {
        &self.scales
    }

    /// The conventions in force, and where they come from.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The place of what was said, where it is known.
    pub(super) fn place_of_said(&self, said: NoEffect) -> Option<Span> {
        match said {
            NoEffect::Convention(convention) => self.settings.places().get(&convention).copied(),
            NoEffect::Match | NoEffect::Session(_) => self.places.get(&said).copied(),
        }
    }

    /// The places of what was said for every ruling of the case: conventions and the match, not the session.
    pub(super) fn places_of_said(&self) -> impl Iterator<Item = Span> {
        self.settings.places().values().chain(self.places.get(&NoEffect::Match)).copied()
    }

    /// The places of all that was said and is in force.
    pub(super) fn all_places(&self) -> HashSet<Span> {
        self.settings.places().values().chain(self.places.values()).copied().collect()
    }

    /// The language that is asked for; none where nothing was said.
    #[must_use]
    pub fn locale(&self) -> Option<Locale> {
        self.settings.locale()
    }

    /// What an answer that is partly right earns.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The ruling of a name, `ans` among them.
    pub(super) fn named(&self, name: &str) -> Option<&Rc<tree::Ruling>> {
        if name.eq_ignore_ascii_case("ans") { self.answer.as_ref() } else { self.names.get(name) }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &Named> {
        self.names.all()
    }
}

fn is_answer(side: &tree::SideExpression) -> bool {
    matches!(&side.kind, tree::SideKind::Name(name) if name.eq_ignore_ascii_case("ans"))
}

/// Puts the answer in the place of its name, wherever that stands in a ruling.
fn settle(ruling: &mut tree::RulingKind, answer: &tree::RulingKind) {
    match ruling {
        tree::RulingKind::Both(side) if is_answer(side) => ruling.clone_from(answer),
        tree::RulingKind::Both(_) => {}
        tree::RulingKind::Split { ns, ew } => {
            for (written, side) in [(ns, Side::NS), (ew, Side::EW)] {
                if let Some(answer) = answer.side(side).filter(|_| is_answer(written)) {
                    written.clone_from(answer);
                }
            }
        }
        tree::RulingKind::Damage(damage) => {
            let parts = [Some(&mut damage.before), Some(&mut damage.after), damage.obtained.as_mut()];
            parts.into_iter().flatten().for_each(|part| settle(part, answer));
        }
    }
}
