//! Tests of scripts: found, run and reported, and their figures brought up to date.
//!
//! A test is a case of a script or of a Markdown document, within another one too; the expectations outside cases, or
//! under a heading, are one test by that name.

mod find;
mod formats;
mod human;
mod junit;
mod options;
mod pool;
mod recorder;
mod report;
mod run;
mod update;

pub use find::{Found, count, scripts};
pub use formats::{Json, Tap};
pub use human::Human;
pub use junit::Junit;
pub use options::{Keep, Options};
pub use pool::{Crew, in_order};
pub use report::{Counts, Failed, Report, Reporter, Status, Test, Told, Totals, What};
pub use run::file;
pub use update::{Change, Mode, Update};
