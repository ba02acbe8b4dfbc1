//! Rows without a value in the scoring in force: each has a note at its place, and nothing else is refused for them.

use crate::harness::{Folder, Run, reported};
use serde_json::{Value, json};

/// Every statement that scores something, the ruling being `td`.
const STATEMENTS: [&str; 12] = [
    "td",
    "compare td, +500",
    "effects td",
    "entry td",
    "vary w from 0% to 100% step 50% in (w +620 & rest -100)",
    "solve w in (w +620 & rest -100) for NS GOAL",
    "sensitivity (60%+620 & 40%-100)",
    "pitfall (60%+620 & 40%-100)",
    "conventions td",
    "protocol",
    "expect td: NS VALUE",
    "damage NS before +620 after +500 obtained -100",
];

/// Fields in which a row has no value: the state, the row's place, and what +620 is worth there.
///
/// Cross-IMPs against +620 three times and −100: 12/4 = 3, by the sum 12. Butler: the datum of the five is +480, to +140
/// 4 IMPs. Matchpoints: 2·1 + 3 = 5, of five results where six are expected (5 + 1)·6/5 − 1 = 6.2.
const FIELDS: [(&str, &str, &str); 5] = [
    ("scoring cross-imps\ntraveller { +620: 3, -100, 55%/45% }\n", "2:28", "3 IMP"),
    ("scoring cross-imps\nset cross-imps sum\ntraveller { +620: 3, -100, 55%/45% }\n", "3:28", "12 IMP"),
    ("scoring butler\ntraveller { +620: 3, -100, 55%/45% }\n", "2:28", "4 IMP"),
    ("scoring matchpoints\ntraveller { +620: 3, -100, +3 IMP/-3 IMP }\n", "2:28", "6.2 MP"),
    // Of fouled boards too: a row of another group is no nearer.
    (
        "scoring cross-imps\ntraveller { group \"A\" { +620: 3, -100 } group \"B\" { +300, 70%/30%, +50 } }\n",
        "2:59",
        "3 IMP",
    ),
];

#[test]
fn no_statement_is_refused_for_another_row() {
    for (state, place, value) in FIELDS {
        let goal = format!("{}{}", value.split(' ').next().unwrap().replace("6.2", "3"), "");
        let statements = STATEMENTS.map(|one| one.replace("GOAL", &goal).replace("VALUE", value));
        let script = format!("{state}let td = +620\n{}\n", statements.join("\n"));
        let document = Run::script(&script).json();
        let notes = reported(&document);
        let own = format!("row-without-value {place}");
        assert_eq!(notes.iter().filter(|one| **one == own).count(), 1, "{script}{notes:?}");
        let errors: Vec<_> = document["diagnostics"].as_array().unwrap().iter().collect();
        assert!(errors.iter().all(|one| one["severity"] != "error"), "{script}{errors:?}");
        assert_eq!(document["results"].as_array().unwrap().len(), STATEMENTS.len() - 1, "{script}{document:#}");
        assert_eq!(document["expectations"], json!([document["expectations"][0]]));
        assert_eq!(document["expectations"][0]["passed"], true, "{script}");
    }
}

#[test]
fn each_statement_alone_says_it() {
    for statement in
        ["+620", "compare +620, +500", "effects +620", "entry +620", "protocol", "pitfall (60%+620 & 40%-100)"]
    {
        let script = format!("scoring cross-imps\ntraveller {{ +620: 3, -100, 55%/45% }}\n{statement}\n");
        let notes = reported(&Run::script(&script).json());
        assert!(notes.contains(&"row-without-value 2:28".to_owned()), "{statement}: {notes:?}");
    }
}

#[test]
fn a_protocol_leaves_the_row_and_the_side_empty() {
    let script = "traveller { +620: 3, -100, table 4: 55%/(+620), table 5: 55%/45% }\nscoring cross-imps\nprotocol\n";
    let found = Run::script(script).json()["results"][0].clone();
    let figures = |row: &Value| ["ns", "ew"].map(|side| row[side]["exact"].as_str().map(str::to_owned));
    let rows: Vec<_> = found["rows"].as_array().unwrap().iter().map(figures).collect();
    let of = |ns: Option<&str>, ew: Option<&str>| [ns.map(str::to_owned), ew.map(str::to_owned)];
    // EW's table holds +620 four times: −100 is +12 for EW against each, +620 is −12 against one of four.
    let expected = [of(Some("4"), Some("-3")), of(Some("-12"), Some("12")), of(None, Some("-3")), of(None, None)];
    assert_eq!(rows, expected);
    // A row of its own group has nobody to be compared with, and the other group is scored.
    let script = "scoring cross-imps\ntraveller { group \"A\" { +620: 3, -100: 2 } group \"B\" { +500 } }\nprotocol\n";
    let document = Run::script(script).json();
    let rows = document["results"][0]["rows"].as_array().unwrap();
    assert_eq!(
        rows.iter().map(|row| row["ns"]["exact"].clone()).collect::<Vec<_>>(),
        [json!("6"), json!("-9"), json!(null)]
    );
    assert_eq!(reported(&document), ["row-without-value 2:56"]);
}

#[test]
fn rows_against_the_other_table_and_against_nothing() {
    for (state, rows) in [
        ("scoring imps\nother table +300", ["8", "-9"]),
        ("scoring board-a-match\nother table +300", ["2", "0"]),
        ("scoring total-points", ["620", "-100"]),
    ] {
        let last = if state.contains("board-a-match") { "+3 IMP/-3 IMP" } else { "55%/45%" };
        let script = format!("traveller {{ +620, -100, {last} }}\n{state}\nprotocol\n");
        let document = Run::script(&script).json();
        let found = document["results"][0]["rows"].as_array().unwrap();
        let ns: Vec<_> = found.iter().map(|row| row["ns"]["exact"].clone()).collect();
        assert_eq!(ns, [json!(rows[0]), json!(rows[1]), json!(null)], "{script}{document:#}");
        assert_eq!(reported(&document), ["row-without-value 1:25"], "{script}");
    }
}

#[test]
fn a_damage_row_alone_refuses_no_artificial_ruling() {
    let script =
        "scoring cross-imps\ntraveller { damage NS before +620 after +500 obtained +150 }\nexpect A+/A-: NS 3 IMP\n";
    assert_eq!(Run::script(script).json()["expectations"][0]["passed"], true);
}

#[test]
fn where_no_row_has_a_value_the_protocol_says_why() {
    let errors = |script: &str| reported(&Run::script(script).json());
    assert_eq!(errors("traveller { 55%/45%: 2 }\nscoring cross-imps\nprotocol\n"), ["artificial-value 3:1"]);
    assert_eq!(errors("traveller { +620 }\nscoring cross-imps\nprotocol\n"), ["no-field 3:1"]);
    // The ruling itself is refused as ever.
    assert_eq!(errors("traveller { +620: 2 }\nscoring cross-imps\n55%/45%\n"), ["artificial-value 3:1"]);
}

#[test]
fn a_line_of_an_event_leaves_the_ranking_of_the_others() {
    let folder = Folder::new();
    // Of board 1, +420 and −50 are 10 IMPs apart; 55% is worth nothing in IMPs, and pair 5 has board 2 alone.
    let rows = "1,1,2,420\n1,3,4,-50\n1,5,6,55%/45%\n2,1,2,50\n2,3,4,50\n2,5,6,50\n";
    folder.file("club.csv", format!("board,ns,ew,score\n{rows}"));
    let path = folder.file("club.ruling", "scoring cross-imps\nevent \"club.csv\"\nranking\n");
    let document = Run::args(["run"]).arg(path).json();
    assert_eq!(reported(&document), ["row-without-value 3:1"]);
    let result = |pair: &str| {
        let ranking = document["results"][0]["ranking"].as_array().unwrap();
        let own = ranking.iter().find(|one| one["pair"] == pair).unwrap();
        (own["boards"].clone(), own["result"].clone())
    };
    assert_eq!(result("1"), (json!(2), json!("10")));
    assert_eq!(result("3"), (json!(2), json!("-10")));
    assert_eq!(result("5"), (json!(1), json!("0")));
}
