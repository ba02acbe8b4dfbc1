//! A flag's value is a value. Whatever stands in it, it is no statement: it is refused, or nothing but what the flag
//! is for changes.

use super::cases;
use crate::harness::Run;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

/// Each flag with values that it takes.
const FLAGS: [(&str, &[&str]); 8] = [
    ("--board", &["7", "3 dealer W", "7 vul NS"]),
    ("--traveller", &["+620, +500", "+620: 3\n-100"]),
    ("--other-table", &["+300", "(60% +620 & 40% -100)"]),
    ("--offenders", &["EW", "none"]),
    ("--obtained", &["+100", "(50% +100 & 50% -50)"]),
    ("--scoring", &["matchpoints", "cross-imps"]),
    ("--regulations", &["ebu", "wbf"]),
    ("--set", &["tie-within=10", "round=0.1 away"]),
];

/// Texts that separate statements or close what is open.
const BETWEEN: [&str; 8] = ["; ", "\n", ";\n", "\r\n", " }\n", " }; ", "\n}\n", " # \n"];

/// Statements that would be seen in any result, and what opens again what was closed.
const STATEMENTS: [&str; 6] = [
    "set win 1",
    "scoring total-points",
    "penalty NS 50%",
    "regulations acbl",
    "traveller { +620, -50: 7 }",
    "let td = +620",
];

fn injected() -> BoxedStrategy<(&'static str, String, String)> {
    (select(&FLAGS[..]), select(&BETWEEN[..]), select(&STATEMENTS[..]), select(&["", "\ntraveller { +620", " # "][..]))
        .prop_flat_map(|((flag, values), between, statement, open)| {
            (Just(flag), select(values))
                .prop_map(move |(flag, value)| (flag, value.to_owned(), format!("{value}{between}{statement}{open}")))
        })
        .boxed()
}

/// The results of an evaluation with a flag; `None` if the flag was refused.
fn evaluated(flag: &str, value: &str) -> Option<Value> {
    let field: &[&str] = if flag == "--traveller" { &[] } else { &["--traveller", "+620: 2, +500"] };
    let run = Run::args(["eval", "+620"]).args_of(field).arg(format!("{flag}={value}"));
    let done = run.args_of(&["--format", "json"]).done();
    assert!(matches!(done.status, Some(0 | 2 | 3)), "{flag} {value:?}: {done:?}");
    (done.status == Some(0)).then(|| done.json())
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn flags_are_no_statements((flag, value, injected) in injected()) {
        let plain = evaluated(flag, &value);
        prop_assert!(plain.is_some(), "{} {:?} is refused", flag, value);
        let found = evaluated(flag, &injected);
        prop_assert!(found.is_none() || found == plain, "{}={:?} is taken for {:?}", flag, injected, found);
    }
}
