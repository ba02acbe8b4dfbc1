//! Tests of scripts: run and reported, and their figures brought up to date.
//!
//! A test is a case of a script or of a Markdown document, within another one too; the expectations outside cases, or
//! under a heading, are one test by that name. A run reaches the world outside through a [`Host`].

mod github;
mod human;
mod json;
mod junit;
mod options;
mod recorder;
mod report;
mod run;
mod running;
mod tap;
mod update;

pub use github::Github;
pub use human::Human;
pub use json::Json;
pub use junit::Junit;
pub use options::{Host, Options, Retain, UpdateMode};
pub use report::{Counts, FailedExpectation, FailureKind, RenderedError, Report, Reporter, Status, Test, Totals};
pub use run::{file, is_markdown, unreadable};
pub use tap::Tap;
pub use update::{Change, Update, corrected};
