//! Tests of the library from outside: published figures, naive definitions, and what holds of every ruling.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod claims;
mod fields;
mod growth;
mod notation;
mod numbers;
mod properties;
mod published;
mod scales;
mod scoring_properties;
mod scorings;
mod search;
mod settings;
mod short_fields;
mod situation;
mod state;
