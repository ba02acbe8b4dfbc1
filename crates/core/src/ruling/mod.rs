//! Rulings as plain data: outcomes, weights, sides, splits and damage; contracts and their scores; the normal form.

mod board;
mod contract;
mod deal;
mod normal_form;
mod offenders;
mod outcome;
mod place;
mod unit;

pub use board::{Board, Seat, Side, Vulnerability};
pub use contract::{Contract, ContractError, Doubling, Strain, possible_score};
pub use deal::{Deal, DealError};
pub use normal_form::weight;
pub use offenders::Offenders;
pub use outcome::{Artificial, Component, Damage, Outcome, OutcomeError, Ruling, SideRuling};
pub use place::{FileId, Span};
pub use unit::Unit;
