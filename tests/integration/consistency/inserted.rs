//! A statement that shows or repeats what is in force changes no figure and no language.

use super::random::{Field, field_and_ruling, ruling, teams};
use super::{Script, cases};
use crate::harness::Run;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;

/// The defaults.
const DEFAULTS: [(&str, &str); 12] = [
    ("win", "2"),
    ("split", "two-tables"),
    ("short-field", "neuberg"),
    ("small-groups", "none"),
    ("cross-imps", "mean"),
    ("imp-cap", "none"),
    ("imp-average", "3"),
    ("datum-trim", "none"),
    ("datum-round", "away"),
    ("tie-within", "0"),
    ("damage", "law"),
    ("round", "none"),
];

/// Statements that change nothing behind these.
fn harmless(before: &[String]) -> Vec<String> {
    let has = |start: &str| before.iter().rev().find(|statement| statement.starts_with(start));
    // A case keeps what it does to itself.
    let mut found =
        vec!["case \"nothing\" {\n}".to_owned(), "case \"own\" {\nboard 3\nset win 1\nset imp-cap 2\n}".to_owned()];
    for (shown, start) in [("board", "board "), ("traveller", "traveller {"), ("other table", "other table ")] {
        found.extend(has(start).map(|_| shown.to_owned()));
    }
    // Said again as it was.
    for start in ["board ", "other table ", "match ", "scoring ", "offenders ", "obtained ", "let ", "traveller {"] {
        found.extend(has(start).filter(|statement| !statement.contains("ans")).cloned());
    }
    let sets: Vec<String> = before.iter().filter(|statement| statement.starts_with("set ")).cloned().collect();
    found.extend(sets.iter().cloned());
    for (name, value) in DEFAULTS {
        if has(&format!("set {name} ")).is_none() {
            found.push(format!("set {name} {value}"));
        }
    }
    // A preset is of conventions, and the language is none.
    let conventions: Vec<String> = sets.into_iter().filter(|set| !set.starts_with("set language")).collect();
    found.push(format!("regulations none\n{}", conventions.join("\n")));
    if has("scoring ").is_none() && has("traveller {").is_some() {
        found.push("scoring matchpoints".to_owned());
    }
    found
}

/// Statements, and what is put between them.
fn scripts() -> BoxedStrategy<(Script, Script)> {
    let in_field = (field_and_ruling(), any::<bool>(), any::<bool>()).prop_map(|((field, own), is_said, with_ans)| {
        let mut statements = field.statements();
        if field.scoring == "matchpoints" && !is_said {
            statements.pop();
        }
        if with_ans {
            // The last ruling scored, in a traveller.
            let traveller = field.traveller("ans");
            let at = statements.iter().position(|one| one.starts_with("traveller")).unwrap();
            statements.splice(at..=at, ["traveller { +100 }".to_owned(), "+170".to_owned(), traveller]);
        }
        statements.push(own.to_string());
        statements.push(format!("let td = {own}"));
        statements
    });
    let in_teams = teams().prop_map(|teams| teams.statements());
    let query = select(&["protocol", "effects td", "compare +620, ans", "td", "sensitivity (60% +620 & 40% -100)"][..]);
    let query = (ruling(), query).prop_map(|(ruling, query)| vec![ruling.to_string(), query.to_owned()]);
    let statements = (prop_oneof![3 => in_field, 1 => in_teams], query, any::<bool>());
    (statements, any::<Index>(), any::<Index>())
        .prop_map(|((mut statements, mut query, is_polish), place, choice)| {
            if !statements.iter().any(|one| one.starts_with("let td")) {
                query.iter_mut().for_each(|query| *query = query.replace("td", "+500").replace("protocol", "+500"));
            }
            if is_polish {
                statements.insert(0, "set language pl".to_owned());
            }
            statements.append(&mut query);
            let at = place.index(statements.len()) + 1;
            let harmless = harmless(&statements[..at]);
            let mut more = statements.clone();
            more.insert(at, choice.get(&harmless).clone());
            let script = |statements: &[String]| Script(statements.join("\n") + "\n");
            (script(&statements), script(&more))
        })
        .boxed()
}

/// The results and what was wrong, without where and without what alone shows.
fn figures(script: &str) -> Value {
    fn forget(value: &mut Value) {
        match value {
            Value::Object(object) => {
                for key in ["line", "column", "message", "help"] {
                    object.remove(key);
                }
                object.values_mut().for_each(forget);
            }
            Value::Array(array) => {
                array.retain(|one| one["kind"] != "shown");
                array.iter_mut().for_each(forget);
            }
            _ => {}
        }
    }
    let mut document = Run::script(script).json();
    forget(&mut document);
    document
}

/// The paragraphs that are shown, without those on conventions.
fn lines(script: &str) -> Vec<String> {
    let text = Run::script(script).args_of(&["--format", "markdown"]).done().stdout;
    let message = |line: &&str| !["Conventions:", "Zasady:"].iter().any(|start| line.trim_start().starts_with(start));
    text.lines().filter(message).map(str::to_owned).collect()
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn what_is_in_force_can_be_said_again((script, more) in scripts()) {
        prop_assert_eq!(figures(&more.0), figures(&script.0), "{:?}", more);
        let (message, more) = (lines(&script.0), lines(&more.0));
        let mut left = more.clone();
        for line in message {
            let at = left.iter().position(|other| *other == line);
            prop_assert!(at.is_some(), "`{}` is not in\n{}", line, more.join("\n"));
            left.remove(at.unwrap());
        }
    }

    /// Each figure of a script stays what it is when all that is in force is said again before each question.
    #[test]
    fn everything_can_be_said_again((field, ruling) in field_and_ruling()) {
        let once = Field::script(&field, &format!("{ruling}\nprotocol\n{ruling}\n"));
        let again = field.statements().join("\n");
        let more = format!("{again}\n{again}\n{ruling}\n{again}\nprotocol\n{again}\n{ruling}\n");
        prop_assert_eq!(figures(&more), figures(&once));
    }
}
