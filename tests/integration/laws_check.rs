//! The procedures as a whole: every combination of answers is ruled on, and the check says so.

use crate::harness::{Folder, Run};
use serde_json::Value;

fn check(arguments: &[&str]) -> Value {
    Run::args(["laws", "check"]).args_of(arguments).json()
}

#[test]
fn no_procedure_has_a_fault() {
    let document = check(&[]);
    let procedures = document["procedures"].as_array().unwrap();
    let faults: Vec<&Value> = procedures.iter().filter(|one| one["findings"] != serde_json::json!([])).collect();
    assert!(faults.is_empty() && document["findings"] == 0, "{faults:#?}");
    assert!(procedures.iter().all(|one| one["combinations"].as_u64().unwrap() > 1), "{document:#}");
}

#[test]
fn the_check_is_of_one_procedure_or_of_all() {
    let one = check(&["ib"]);
    assert_eq!(one["procedures"].as_array().unwrap().len(), 1);
    assert_eq!(
        (&one["procedures"][0]["procedure"], &one["procedures"][0]["unreached"]),
        (&"insufficient-bid".into(), &Value::Null)
    );
    let unknown = Run::args(["laws", "check", "revok"]).done().exits(2);
    assert!(unknown.stderr.contains("did you mean `revoke`?"), "{}", unknown.stderr);
    for (language, last) in [("en", "Faults: 0."), ("pl", "Błędy: 0.")] {
        let page = Run::args(["laws", "check", "--language", language]).done().exits(0).stdout;
        assert!(page.trim_end().ends_with(last) && page.contains("revoke"), "{page}");
    }
}

/// A row is reached if it decided in a script.
#[test]
fn scripts_reach_rows() {
    let folder = Folder::new();
    let script = folder.file("one.ruling", "incident ui by E { information: no }\n");
    let document = check(&["ui", "--scripts", script.to_str().unwrap()]);
    let found = &document["procedures"][0];
    let rows = found["rows"].as_u64().unwrap();
    assert_eq!(found["unreached"].as_array().unwrap().len() as u64, rows - 1, "{document:#}");
}
