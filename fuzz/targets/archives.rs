//! Any bytes are opened as archives, and the files in them are read, without harm and within bounds.
#![no_main]

mod events;

use libfuzzer_sys::fuzz_target;
use redress_events::readers::{ReadOptions, read};
use redress_events::source::{MAX_BYTES, NamedBytes, open};

fuzz_target!(|bytes: &[u8]| {
    let files = [NamedBytes::new("x", bytes)];
    if let Ok(opened) = open(&files) {
        let size: usize = opened.files.iter().map(|file| file.bytes.len()).sum();
        assert!(u64::try_from(size).unwrap_or(u64::MAX) <= MAX_BYTES);
        assert!(opened.files.iter().all(|file| !file.name.split('/').any(|part| part == "..")));
    }
    if let Ok(event) = read(&files, &ReadOptions::default()) {
        events::check(&event);
    }
});
