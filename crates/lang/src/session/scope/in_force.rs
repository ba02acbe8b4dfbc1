//! The facts and settings in force, for scoring and rendering.

use super::super::marks::Marks;
use super::super::names::Named;
use super::super::settings::Settings;
use super::super::table::Called;
use super::super::traveller::WrittenTraveller;
use super::{Scales, Scope};
use crate::checks::NoEffect;
use crate::messages::Locale;
use crate::ruling::{Board, Deal, Side};
use crate::scoring::Penalty;
use crate::situation::Situation;
use crate::source::Span;
use crate::syntax::TABLE_RESULT;
use crate::syntax::tree::{self, MatchClauses};
use std::collections::HashSet;
use std::rc::Rc;

impl Scope {
    /// The situation without the names: everything but the traveller, the other table and the obtained score.
    pub(in crate::session) fn known_situation(&self) -> &Situation {
        &self.known
    }

    /// The penalties at the table.
    #[must_use]
    pub fn penalties(&self) -> &[Penalty] {
        self.known.penalties()
    }

    /// The place of the statement of the last penalty.
    pub(in crate::session) fn place_of_penalty(&self) -> Option<Span> {
        self.facts.table.penalty_place
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Option<&Board> {
        self.known.board()
    }

    pub(in crate::session) fn traveller(&self) -> Option<&WrittenTraveller> {
        self.facts.traveller.as_deref()
    }

    pub(in crate::session) fn other_table(&self) -> Option<&tree::Ruling> {
        self.facts.other_table.as_deref()
    }

    /// The result obtained at the table, as written.
    #[must_use]
    pub fn obtained(&self) -> Option<&tree::Ruling> {
        self.facts.table.obtained.as_deref()
    }

    pub(in crate::session) fn match_clauses(&self) -> Option<&MatchClauses> {
        self.matched.as_ref().map(|matched| &matched.1)
    }

    pub(in crate::session) fn scales(&self) -> &Scales {
        &self.scales
    }

    /// The conventions in force, and where they come from.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The cards of the board, which those who show them share.
    pub(in crate::session) fn shared_deal(&self) -> Option<&Rc<Deal>> {
        self.facts.deal.as_ref()
    }

    /// The place of the cards of the board, where a statement has them.
    pub(in crate::session) fn place_of_deal(&self) -> Option<Span> {
        self.facts.deal_place
    }

    /// The calls at the table.
    pub(in crate::session) fn called(&self) -> Option<&Called> {
        self.facts.table.auction.as_ref()
    }

    /// The opening lead.
    pub(in crate::session) fn lead(&self) -> Option<&tree::Lead> {
        self.facts.table.lead.as_ref()
    }

    /// The place of a statement, if it is known.
    pub(in crate::session) fn place_of_statement(&self, fact: NoEffect) -> Option<Span> {
        match fact {
            NoEffect::Convention(convention) => self.settings.places().get(&convention).copied(),
            NoEffect::Match => self.match_place,
            NoEffect::Session(side) => *self.facts.table.session_places.by(side),
        }
    }

    /// The places of the statements for every ruling of the case: conventions and the match, not the session.
    pub(in crate::session) fn places_of_statements(&self) -> impl Iterator<Item = Span> {
        self.settings.places().values().copied().chain(self.match_place)
    }

    /// The places of all statements in force.
    pub(in crate::session) fn all_places(&self) -> HashSet<Span> {
        let session = Side::BOTH.into_iter().filter_map(|side| *self.facts.table.session_places.by(side));
        self.places_of_statements().chain(session).collect()
    }

    /// The language that is set; `None` if the script sets none.
    #[must_use]
    pub fn locale(&self) -> Option<Locale> {
        self.settings.locale()
    }

    /// The marks for an answer that is partly right.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The ruling of a name, `ans` and the table's result among them.
    pub(in crate::session) fn named(&self, name: &str) -> Option<&Rc<tree::Ruling>> {
        match name {
            _ if name.eq_ignore_ascii_case("ans") => self.facts.table.answer.as_ref(),
            _ if name.eq_ignore_ascii_case(TABLE_RESULT) => self.names.get(name).or(self.facts.table.obtained.as_ref()),
            _ => self.names.get(name),
        }
    }

    pub(in crate::session) fn names(&self) -> impl Iterator<Item = &Named> {
        self.names.all()
    }
}
