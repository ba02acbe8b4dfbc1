//! The cards and the calls of a board as they stay in force.

use crate::auction::Auction;
use crate::ruling::Deal;
use std::rc::Rc;

/// The cards and the calls of the board in force.
#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    pub deal: Option<Rc<Deal>>,
    pub auction: Option<Called>,
}

/// An auction, and its statement.
#[derive(Debug, Clone)]
pub(super) struct Called {
    pub auction: Rc<Auction>,
    pub statement: String,
}
