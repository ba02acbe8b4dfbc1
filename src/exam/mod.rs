//! Tests: the cases of scripts and of Markdown documents, found, run, reported, and their figures brought up to date.
//!
//! A test is a case, within another one too; the expectations outside cases of a script, or under a heading of a
//! document, are one test by that name.

mod find;
mod formats;
mod human;
mod junit;
mod pool;
mod recorder;
mod report;
mod run;
mod update;

pub use find::{Found, count, scripts};
pub use formats::{Json, Tap};
pub use human::Human;
pub use junit::Junit;
pub use pool::{Crew, in_order};
pub use report::{Counts, Failed, Report, Reporter, Status, Test, Told, Totals, What};
pub use run::{Keep, Options, file};
pub use update::{Change, Mode, Update};
