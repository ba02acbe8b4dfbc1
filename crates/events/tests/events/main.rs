//! Whole events: files read, scored, ranked and audited.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod acbl;
mod archives;
mod audits;
mod back;
mod back_matches;
mod back_several;
mod build;
mod bws;
mod csv;
mod damage;
mod data;
mod forms;
mod generated;
mod made;
mod online;
mod pages;
mod pages_made;
mod pairs;
mod pbn;
mod properties;
mod rounds;
mod seeds;
mod sessions;
mod texts;
mod usebio;
mod whole;
mod writing;
