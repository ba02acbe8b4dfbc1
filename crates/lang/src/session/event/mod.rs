//! Statements about an event: `event` reads one, `board` and `at` choose from it, `at` rules in it, `ranking` and the
//! others show what comes of it.

mod at;
mod back;
mod board;
mod carried;
mod changes;
mod in_match;
mod open;
mod papers;
mod penalise;
mod read;
mod rows;
mod score;

pub use at::table_named;
pub use read::{assumed, faults, refused};
