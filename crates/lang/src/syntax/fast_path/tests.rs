//! The fast path gives the tree of the grammar, or leaves a piece to it.

use crate::source::FileId;
use crate::syntax::block::Block;
use crate::syntax::piece::Piece;
use crate::syntax::splitter::{SegmentKind, split};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt::Debug;
use std::path::Path;

/// The number of pieces of each kind that were read by hand.
#[derive(Default)]
struct Taken {
    rows: usize,
    statements: usize,
    headings: usize,
}

fn same<T: Debug, E: Debug>(piece: Piece<'_>, by_hand: Option<T>, of_grammar: impl FnOnce() -> Result<T, E>) -> bool {
    let Some(by_hand) = by_hand else { return false };
    let of_grammar = of_grammar();
    let same = of_grammar.as_ref().is_ok_and(|built| format!("{built:?}") == format!("{by_hand:?}"));
    assert!(same, "{:?}\n  by hand:    {by_hand:?}\n  of grammar: {of_grammar:?}", piece.written());
    true
}

/// Compares every way of reading a piece.
fn compare(piece: Piece<'_>, taken: &mut Taken) {
    taken.rows += usize::from(same(piece, super::row(piece), || piece.row_of_grammar()));
    taken.statements += usize::from(same(piece, super::statement(piece), || piece.statement_of_grammar()));
    for block in [Block::Case, Block::Traveller] {
        let heading = super::heading(piece);
        // The splitter finds the block by its first word.
        if piece.written().to_lowercase().starts_with(if block == Block::Case { "case" } else { "traveller" }) {
            let rule = block.heading_rule().unwrap();
            taken.headings += usize::from(same(piece, heading, || piece.heading_of_grammar(rule)));
        }
    }
}

/// Compares every piece of a text, and the whole of it as one.
fn compare_all(text: &str, taken: &mut Taken) {
    let file = FileId(0);
    for segment in split(file, text, None).segments {
        if !matches!(segment.kind, SegmentKind::Comment { .. }) {
            compare(Piece::trimmed(file, text, segment.start, segment.end), taken);
        }
    }
    compare(Piece::trimmed(file, text, 0, text.len()), taken);
}

/// Compares a fragment, and what stands between its separators: the splitter would read each as prose first.
fn compare_parts(fragment: &str, taken: &mut Taken) {
    for part in fragment.split([';', ',', '{', '}', '#']).chain([fragment]) {
        compare(Piece::trimmed(FileId(0), part, 0, part.len()), taken);
    }
}

/// The texts below a folder but the pages that are made of others, and whether each is a source of the program.
fn texts_below(folder: &Path, found: &mut Vec<(String, bool)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts_below(&path, found);
            continue;
        }
        let end = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        let text = std::fs::read_to_string(&path).ok().filter(|_| end != "html");
        found.extend(text.map(|text| (text, end == "rs")));
    }
}

#[test]
fn it_gives_what_the_grammar_gives_in_examples_and_errors() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut texts = Vec::new();
    for folder in ["examples", "tests/errors", "tests/integration"] {
        texts_below(&root.join(folder), &mut texts);
    }
    let mut taken = Taken::default();
    let mut fragments = BTreeSet::new();
    for (text, is_source) in &texts {
        if !is_source {
            compare_all(text, &mut taken);
        }
        // Quoted text of tests and documents is compared as pieces.
        for line in text.lines() {
            fragments.extend(line.split(['"', '`']).skip(1).step_by(2).map(str::trim));
        }
    }
    fragments.into_iter().for_each(|fragment| compare_parts(fragment, &mut taken));
    assert!(taken.rows > 1000 && taken.statements > 1000 && taken.headings > 100);
}

fn score() -> BoxedStrategy<String> {
    prop_oneof![
        4 => (prop_oneof!["[+-]", "", "–", "[+-] "], "[0-9]{1,6}").prop_map(|(sign, digits)| sign + &digits),
        1 => Just("4S=".to_string()),
        1 => Just("A+".to_string()),
        1 => Just("td".to_string()),
        1 => Just("60%".to_string()),
        1 => Just("+3 IMP".to_string()),
    ]
    .boxed()
}

fn side() -> BoxedStrategy<String> {
    let weight = prop_oneof![4 => "-?[0-9]{1,4}(\\.[0-9]{1,7})?%", 1 => "1/3", 1 => "rest", 1 => "w", 2 => ""];
    let component = (weight, "[ ]{0,2}", score()).prop_map(|(weight, blank, score)| weight + &blank + &score);
    let joined = (proptest::collection::vec(component, 1..4), prop_oneof![4 => " ?& ?", 1 => "[,;] ?"])
        .prop_map(|(components, separator)| components.join(&separator));
    let enclosed = (joined, 0..4).prop_map(|(inside, choice)| if choice == 0 { inside } else { format!("({inside})") });
    prop_oneof![2 => enclosed, 1 => score()].boxed()
}

fn ruling() -> BoxedStrategy<String> {
    let group = prop_oneof![5 => Just(String::new()), 1 => Just(" in \"B\"".to_string())];
    (side(), proptest::option::of(("[ ]?/[ ]?", side())), group)
        .prop_map(|(ns, ew, group)| match ew {
            Some((slash, ew)) => ns + &slash + &ew + &group,
            None => ns + &group,
        })
        .boxed()
}

fn claim() -> BoxedStrategy<String> {
    let side = prop_oneof![6 => "NS|EW", 1 => "ns|WE|N"];
    let number = "[ ]{0,2}~?[ ]?[+-]?[0-9]{1,3}(\\.[0-9]{0,3}|/[0-9])?";
    let unit = prop_oneof!["", " ?(MP|IMP|VP|%)", " ?(MPs|imp|vps|x)", "[ ]{1,2}"];
    let figure = (side, number, unit).prop_map(|(side, number, unit)| side + &number + &unit);
    prop_oneof![6 => figure, 1 => Just("stands".to_string()), 1 => Just("error weights-sum".to_string())].boxed()
}

fn piece() -> BoxedStrategy<String> {
    let label = prop_oneof!["table [0-9a-z]{1,3}", "Table  [0-9]{1,2}-?[a-z]?", "\"[a-z ]{0,4}\""];
    let row = (
        proptest::option::of((label, "[ ]?:[ ]?")),
        prop_oneof![score(), ruling()],
        proptest::option::of(("[ ]?:[ ]?", "[+-]?[0-9]{1,8}(\\.[0-9])?")),
    )
        .prop_map(|(label, ruling, count)| {
            let label = label.map(|(label, colon)| label + &colon).unwrap_or_default();
            label + &ruling + &count.map(|(colon, count)| colon + &count).unwrap_or_default()
        });
    let named = prop_oneof![1 => "[a-zA-Z][a-z0-9_-]{0,4}", 1 => ruling()];
    let expect = ("expect|Expect|expects", "[ ]{0,2}", named, "[ ]?:[ ]?", proptest::collection::vec(claim(), 1..4))
        .prop_map(|(word, blank, ruling, colon, claims)| word + &blank + &ruling + &colon + &claims.join(", "));
    let heading = ("case|CASE|cases", "[ ]{0,2}", "\"[^\"\n]{0,6}\"", "([ ]?points [0-9]{1,2}(\\.[0-9])?)?")
        .prop_map(|(word, blank, name, points)| word + &blank + &name + &points);
    prop_oneof![row, ruling(), expect, heading].boxed()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn it_gives_what_the_grammar_gives(text in piece(), other in piece(), cut in 0_usize..40) {
        let mut taken = Taken::default();
        compare_all(&text, &mut taken);
        // Two halves that do not belong together.
        let halves: String = text.chars().take(cut).chain(other.chars().skip(cut)).collect();
        compare_all(&halves, &mut taken);
    }

    #[test]
    fn it_gives_what_the_grammar_gives_of_any_signs(text in "[0-9+%.:/,&()a-zNSEW \"~–-]{0,24}") {
        compare_all(&text, &mut Taken::default());
    }
}
