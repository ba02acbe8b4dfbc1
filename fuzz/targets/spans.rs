//! Every span of a statement or a diagnostic lies on characters of the text; reading statement by statement gives the
//! same as reading the whole.
#![no_main]

use libfuzzer_sys::fuzz_target;
use redress::source::FileId;
use redress::syntax::{highlight, parse, statements};

fuzz_target!(|text: &str| {
    let file = FileId::default();
    let (script, problems) = parse(file, text);
    let spans = script.statements.iter().map(|statement| statement.span).chain(problems.iter().filter_map(|problem| problem.span));
    for span in spans {
        assert!(text.get(span.range()).is_some(), "{span:?} is not in the text");
    }
    let pieces: usize = statements(file, text).map(|chunk| chunk.statements.len()).sum();
    assert_eq!(pieces, script.statements.len());
    let mut end = 0;
    for (range, _) in highlight(text) {
        assert!(end <= range.start && text.get(range.clone()).is_some(), "{range:?}");
        end = range.end;
    }
});
