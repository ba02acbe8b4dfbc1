//! A formatted script is read as the same script, is left as it is by the formatter, and keeps every comment.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redress::source::FileId;
use redress::syntax::{format, parse};

fuzz_target!(|text: &str| {
    let file = FileId::default();
    let Ok(formatted) = format(text) else { return };
    let again = format(&formatted).expect("what the formatter wrote cannot be read");
    assert_eq!(formatted, again, "formatted twice is not formatted once");
    let (script, _) = parse(file, text);
    let (read_again, problems) = parse(file, &formatted);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(script.statements.len(), read_again.statements.len());
});
