//! Millions of results: read in columns, scored and ranked as by the exact engine.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod large;
#[cfg(feature = "parquet")]
mod parquet;
mod scored;
