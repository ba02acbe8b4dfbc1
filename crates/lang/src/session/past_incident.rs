//! An incident as it stays in force.

use crate::procedure::{By, InForce, Poll, Procedure};
use crate::source::Span;
use crate::syntax::tree;

/// An incident that rulings on the board are checked against.
#[derive(Debug, Clone)]
pub struct PastIncident {
    /// The procedure.
    pub procedure: &'static Procedure,
    /// Who broke the Law.
    pub by: Option<By>,
    /// What follows, and which outcomes are excluded.
    pub in_force: InForce,
    /// The facts, in the director's words.
    pub facts: Vec<String>,
    /// What peers said.
    pub polls: Vec<Poll>,
    /// Where it was written.
    pub(super) place: Span,
    /// As it was written.
    pub(super) written: tree::Incident,
}
