//! An incident as it stays in force.

use crate::procedure::{By, InForce, Poll, Procedure};
use crate::source::Span;
use crate::syntax::tree;

/// An incident that rulings on the board are checked against.
#[derive(Debug, Clone)]
pub struct PastIncident {
    /// The procedure.
    pub procedure: &'static Procedure,
    /// The side or player that broke the Law.
    pub by: Option<By>,
    /// The consequences, and the outcomes that are excluded.
    pub in_force: InForce,
    /// The facts, in the director's words.
    pub facts: Vec<String>,
    /// The polls of peers.
    pub polls: Vec<Poll>,
    /// The place of the incident.
    pub(super) place: Span,
    /// As it was written.
    pub(super) written: tree::Incident,
}
