//! Any bytes are read as pages of Bridge Base Online without harm.
#![no_main]

mod events;

use libfuzzer_sys::fuzz_target;
use redress_events::model::Format;

fuzz_target!(|bytes: &[u8]| events::read_as(Format::Bbo, bytes));
