//! Rulings as plain data: outcomes, weights, sides, splits and damage; contracts and their scores; and
//! [how all of it is written down](notation).

mod board;
pub(crate) mod cards;
mod contract;
mod deal;
pub mod notation;
mod offenders;
mod outcome;
mod possible;
mod shape;
mod sides;
pub(crate) mod trick;
mod unit;
mod written;

pub use board::{Board, Seat, Side, Vulnerability};
pub use contract::{Contract, ContractError, Doubling, Strain};
pub use deal::{Card, Deal, DealError, DealFault, Suit};
pub use notation::{NotationError, NotationErrorKind, weight};
pub use offenders::Offenders;
pub use outcome::{Artificial, Outcome, OutcomeError};
pub use possible::possible_score;
pub use shape::{Component, Damage, Ruling, SideRuling};
pub use sides::Sides;
pub use unit::Unit;
pub use written::{Weight, WrittenContract, WrittenContractError, WrittenOutcome};
