//! Rulings: outcomes, weights, sides, splits and damage; their normal form and their checks.

mod board;
mod build;
mod contract;
mod normal_form;
mod outcome;

pub use board::{Board, Seat, Side, Vulnerability};
pub use build::{Names, build};
pub use contract::{Contract, ContractError, Doubling, Strain, possible_score};
pub use normal_form::weight;
pub use outcome::{Artificial, Component, Damage, Outcome, Ruling, SideRuling};
