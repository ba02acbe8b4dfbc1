//! The procedures as a whole: every combination of answers is ruled on, and the passport has every Law.

use crate::harness::{Folder, Run, root};
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
    let editions = one["procedures"].as_array().unwrap().iter().map(|one| one["edition"].as_str().unwrap());
    assert_eq!(editions.collect::<Vec<_>>(), ["2017", "2007"]);
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

/// Examples, casebook and tests go through every row of every procedure, by the Laws of both editions.
#[test]
fn scripts_reach_every_row() {
    let folders = ["examples", "casebook", "tests"].map(|folder| root().join(folder));
    let arguments = folders.iter().flat_map(|folder| ["--scripts", folder.to_str().unwrap()]);
    let document = check(&arguments.collect::<Vec<_>>());
    let procedures = document["procedures"].as_array().unwrap().iter();
    let missed: Vec<&Value> = procedures.filter(|one| one["unreached"] != serde_json::json!([])).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

/// The passport has every Law once, with its procedures, and the cases and tests of scripts.
#[test]
fn the_passport_has_every_law() {
    let document = Run::args(["laws"]).json();
    let laws = document["laws"].as_array().unwrap();
    assert_eq!(laws.iter().map(|one| one["law"].as_u64().unwrap()).collect::<Vec<_>>(), (1..=93).collect::<Vec<_>>());
    let law = |number: usize| &laws[number - 1];
    assert_eq!((&law(27)["status"], &law(1)["status"]), (&"computed".into(), &"no-ruling".into()));
    assert!(law(64)["procedures"].as_array().unwrap().contains(&"revoke".into()), "{}", law(64));
    assert!(law(16)["cases"].as_u64().unwrap() > 1 && law(16)["tests"].as_u64().unwrap() > 1, "{}", law(16));
    // A procedure that cites a Law rules on it or asks by it.
    for one in laws.iter().filter(|one| one["procedures"] != serde_json::json!([])) {
        assert!(["computed", "asked"].contains(&one["status"].as_str().unwrap()), "{one}");
    }
    let folder = Folder::new();
    let script = folder.file(
        "one.ruling",
        "incident ib by E { accepted: yes; bid: 1H; over: 1S }\nexpect incident: play-on, law 27A1\n",
    );
    let document = Run::args(["laws", "--scripts"]).arg(&script).json();
    let of =
        |number: usize| (document["laws"][number - 1]["cases"].clone(), document["laws"][number - 1]["tests"].clone());
    assert_eq!((of(27), of(16)), ((1.into(), 1.into()), (0.into(), 0.into())));
    for (language, words) in [("en", "nothing to rule"), ("pl", "bez rozstrzygania")] {
        for format in ["text", "markdown", "html", "latex"] {
            let page = Run::args(["laws", "--language", language, "--format", format, "--scripts"]).arg(&script);
            let page = page.done().exits(0).stdout;
            assert!(
                page.split_whitespace().collect::<Vec<_>>().join(" ").contains(words.split(' ').next().unwrap()),
                "{page}"
            );
        }
    }
}
