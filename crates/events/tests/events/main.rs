//! Whole events: files read, scored, ranked and audited.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod acbl;
mod archives;
mod audits;
mod build;
mod bws;
mod columns;
mod csv;
mod damage;
mod data;
mod forms;
mod generated;
mod large;
mod made;
mod pages;
mod pages_made;
mod pairs;
#[cfg(feature = "parquet")]
mod parquet;
mod pbn;
mod properties;
mod seeds;
mod sessions;
mod texts;
mod usebio;
mod whole;
mod writing;
