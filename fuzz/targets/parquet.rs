//! Any bytes are read as a table of Parquet without harm.
#![no_main]

mod events;

use libfuzzer_sys::fuzz_target;
use redress_columns::Parquet;

fuzz_target!(|bytes: &[u8]| events::read_by(&Parquet, bytes));
