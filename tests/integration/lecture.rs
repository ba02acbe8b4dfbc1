//! Worked figures from the lecture, exact, through the JSON of a run.

use crate::harness::Run;
use serde_json::Value;

/// The lecture's field for the weighted score.
pub const WEIGHTED: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }";
/// Its field for the split score.
pub const SPLIT: &str = "traveller { +800, +620: 3, +300: 3, -100: 2 }";
/// Its field for damage at pairs.
pub const DAMAGE: &str = "traveller { +800, +620: 3, +500: 3, -100: 2 }";

/// The value of the ruling at the end of a script: NS and EW, exact, and the document's result.
pub fn result(script: &str) -> (String, String, Value) {
    let document = Run::script(script).json();
    assert_eq!(document["diagnostics"], serde_json::json!([]), "{script}");
    let result =
        document["results"].as_array().unwrap().last().unwrap_or_else(|| panic!("no result: {script}")).clone();
    let exact = |side: &str| result[side]["exact"].as_str().unwrap().to_owned();
    (exact("ns"), exact("ew"), result)
}

/// Checks rows of `(source, state, ruling, NS, EW)`.
#[track_caller]
pub fn check(rows: &[(&str, &str, &str, &str, &str)]) {
    for (source, state, ruling, ns, ew) in rows {
        let (found_ns, found_ew, _) = result(&format!("{state}\n{ruling}\n"));
        assert_eq!((found_ns.as_str(), found_ew.as_str()), (*ns, *ew), "{source}: {state}; {ruling}");
    }
}

/// The matchpoints of each row of a protocol, NS and EW.
pub fn protocol(script: &str) -> Vec<(String, String)> {
    let (_, rows) = protocol_result(script);
    rows
}

fn protocol_result(script: &str) -> (String, Vec<(String, String)>) {
    let document = Run::script(script).json();
    let result = document["results"][0].clone();
    assert_eq!(result["kind"], "protocol", "{document:#}");
    let exact = |row: &Value, side: &str| row[side]["exact"].as_str().unwrap().to_owned();
    let rows = result["rows"].as_array().unwrap().iter().map(|row| (exact(row, "ns"), exact(row, "ew"))).collect();
    (result["top"].as_str().unwrap_or_default().to_owned(), rows)
}

pub fn pairs(rows: &[(&str, &str)]) -> Vec<(String, String)> {
    rows.iter().map(|(ns, ew)| ((*ns).to_owned(), (*ew).to_owned())).collect()
}

#[test]
fn weighted() {
    check(&[
        ("lecture 001, weighted at pairs", WEIGHTED, "(60%+620&40%–100)", "49/5", "41/5"),
        ("lecture 001, weighted in a match", "other table +300", "(60%+620&40%–100)", "6/5", "-6/5"),
        // The older way: each outcome in a table of its own, then weighed. +620: 4 of 10 win 15; -100: 3 of 10, 2.
        ("by hand: the outcome alone", WEIGHTED, "+620", "15", "3"),
        ("by hand: the outcome alone", WEIGHTED, "-100", "2", "16"),
        ("lecture 002, the revoke: 1/3 and 2/3", "other table 0", "(1/3 -100 & 2/3 -200)", "-13/3", "13/3"),
    ]);
}

#[test]
fn weighted_tables() {
    let (_, _, result) = result(&format!("{WEIGHTED}\n(60%+620&40%–100)\n"));
    assert_eq!((result["top"].as_str(), result["unit"].as_str()), (Some("18"), Some("MP")));
    let expected = [
        (620, "18/5", "77/5", "13/5"),
        (500, "1", "54/5", "36/5"),
        (300, "3", "34/5", "56/5"),
        (-100, "12/5", "7/5", "83/5"),
    ];
    for side in ["ns", "ew"] {
        let rows = result["tables"][side].as_array().unwrap();
        assert_eq!(rows.len(), expected.len());
        for (row, (score, frequency, ns, ew)) in rows.iter().zip(expected) {
            assert_eq!(*row, serde_json::json!({"score": score, "frequency": frequency, "ns": ns, "ew": ew}));
        }
    }
    assert_eq!(result["components"]["ns"][0]["exact"], "77/5");
    assert_eq!(result["components"]["ns"][1]["exact"], "7/5");
    assert_eq!(result["components"]["ns"][1]["weight"], "2/5");
}

#[test]
fn split() {
    check(&[
        ("lecture 001, split at pairs", SPLIT, "(–100)/(+620)", "2", "5"),
        ("lecture 001, split in a match", "other table +300", "(–100)/(+620)", "-9", "-8"),
        // One table for both (De Wael): -100 has 2.5, +620 has 3.5; 2.5 - 1, and 18 - (2 * 5.5 + 3.5 - 1).
        ("by hand, half the frequency", &format!("set split half-frequency\n{SPLIT}"), "(-100)/(+620)", "3/2", "9/2"),
    ]);
}

#[test]
fn the_protocol_of_the_lecture() {
    let script = "traveller {\n table 1: +620\n table 2: -100\n table 3: (–100)/(+620)\n table 4: +620\n table 5: +300\n \
                  table 6: +800\n table 7: +620\n table 8: +300\n table 9: +300\n table 10: -100\n}\nprotocol\n";
    let (top, rows) = protocol_result(script);
    let lecture = [
        ("14", "5"),
        ("2", "17"),
        ("2", "5"),
        ("14", "5"),
        ("8", "12"),
        ("18", "0"),
        ("14", "5"),
        ("8", "12"),
        ("8", "12"),
        ("2", "17"),
    ];
    assert_eq!((top.as_str(), rows), ("18", pairs(&lecture)));
}

#[test]
fn damage() {
    let universal = "(100%+620&–100%+500&+100%+150)/(+620)";
    let words = "damage NS before +620 after +500 obtained +150";
    check(&[
        ("lecture 000, the record", "other table +400", "damage NS before +2300 after +500 obtained -950", "-1", "-18"),
        ("lecture 000, the typical example", "other table +620", words, "-7", "0"),
        ("lecture 001, damage in a match", "other table +800", words, "-10", "5"),
        ("lecture 001, the universal notation", "other table +800", universal, "-10", "5"),
        ("lecture 001, damage at pairs", DAMAGE, words, "10", "5"),
        ("lecture 001, the universal notation", DAMAGE, universal, "10", "5"),
        (
            "obtained may be said before",
            "other table +800\nobtained +150",
            "damage NS before +620 after +500",
            "-10",
            "5",
        ),
        (
            "the same for EW, with all signs turned",
            "other table -800",
            "damage EW before -620 after -500 obtained -150",
            "5",
            "-10",
        ),
        // X alone in the table: 13, then less the 7 - 4 of its own.
        ("by hand, the special adjustment", &format!("set damage-entry before\n{DAMAGE}"), words, "10", "5"),
    ]);
}

#[test]
fn damage_by_rows() {
    let trap = "damage NS before +620 after +800 obtained +200";
    // Differences of +620, +500, +150 and +800 from +620: 0, -3, -10 and +5 IMPs.
    check(&[
        ("lecture 000, the trap", "other table +620", trap, "-9", "0"),
        ("lecture 000, the trap by the formula", "set damage formula\nother table +620", trap, "-14", "0"),
        ("stands", "other table +620", "damage NS before +500 after +150 obtained +800", "5", "-5"),
        ("full", "other table +620", "damage NS before +620 after +150 obtained +500", "0", "0"),
        ("full at equality", "other table +620", "damage NS before +620 after +150 obtained +150", "0", "0"),
        ("stands at equality", "other table +620", "damage NS before +620 after +150 obtained +620", "0", "0"),
        ("trap at equality", "other table +620", "damage NS before +620 after +620 obtained +150", "-10", "0"),
    ]);
    for (ruling, applied, infraction, own) in [
        (trap, "trap", "-5", "14"),
        ("damage NS before +500 after +150 obtained +800", "stands", "7", "-15"),
        ("damage NS before +620 after +150 obtained +500", "full", "10", "-7"),
        ("damage NS before +620 after +500 obtained +150", "formula", "3", "7"),
    ] {
        let (_, _, result) = result(&format!("other table +620\n{ruling}\n"));
        let damage = &result["damage"];
        assert_eq!(damage["applied"], applied, "{ruling}");
        assert_eq!(
            (damage["by_infraction"].as_str(), damage["own"].as_str()),
            (Some(infraction), Some(own)),
            "{ruling}"
        );
    }
}

#[test]
fn damage_tables_of_the_universal_notation() {
    let (_, _, result) = result(&format!("{DAMAGE}\n(100%+620&–100%+500&+100%+150)/(+620)\n"));
    let rows: Vec<_> = result["tables"]["ns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["score"].as_i64().unwrap(), row["frequency"].as_str().unwrap(), row["ns"].as_str().unwrap()))
        .collect();
    let lecture = [(800, "1", "18"), (620, "4", "13"), (500, "2", "7"), (150, "1", "4"), (-100, "2", "1")];
    assert_eq!(rows, lecture);
}
