//! Any bytes are read as JSON as it is written here without harm.
#![no_main]

mod events;

use libfuzzer_sys::fuzz_target;
use redress_events::model::Format;

fuzz_target!(|bytes: &[u8]| events::read_as(Format::Json, bytes));
