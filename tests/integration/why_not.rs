//! `why not VERDICT`: the conditions of a verdict that do not hold, each with its Law.

use crate::harness::Run;
use serde_json::{Value, json};

/// The last answer to `why not` in a script.
fn why_not(script: &str) -> Value {
    let document = Run::script(script).json();
    let found = document["results"].as_array().unwrap().iter().rfind(|result| result["kind"] == "why-not").cloned();
    found.unwrap_or_else(|| panic!("{script}: {document:#}"))
}

#[test]
fn the_fewest_answers_that_stand_in_the_way_are_named() {
    let stands = "incident ui by E { information: yes; chosen: pass; alternatives: none }\n";
    let found = why_not(&format!("{stands}why not adjust"));
    assert_eq!((&found["verdict"], &found["actual"]), (&"adjust".into(), &"stands".into()));
    let ways = json!([[
        {"question": "alternatives", "law": "16B1(b)", "actual": "none", "needed": ["4H"]},
        {"question": "suggested", "law": "16B1(a)", "actual": null, "needed": ["yes"]},
    ]]);
    assert_eq!(found["ways"], ways);
    assert_eq!(why_not(&format!("{stands}why not transfer"))["ways"], json!([]));
    // Each of several ways does; what was answered is not taken back.
    let adjusts = "incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }\n";
    let found = why_not(&format!("{adjusts}why not stands"));
    let questions: Vec<_> =
        found["ways"].as_array().unwrap().iter().map(|way| way[0]["question"].as_str().unwrap()).collect();
    assert_eq!(questions.len(), 3, "{found:#}");
    assert!(["information", "alternatives", "suggested"].iter().all(|one| questions.contains(one)), "{found:#}");
    assert_eq!(found["hangs_on_damage"], true);
    // Every way leads to its verdict.
    for (answers, verdict) in
        [("information: no", "stands"), ("information: yes; chosen: pass; alternatives: 4♥; suggested: no", "stands")]
    {
        Run::script(&format!("incident ui by E {{ {answers} }}\nexpect incident: {verdict}\n")).done().exits(0);
    }
}

#[test]
fn the_table_is_not_changed() {
    let found = why_not("board 1\nauction \"1♠ [1♥]\"\nincident ib by E { accepted: no }\nwhy not adjust\n");
    assert_eq!(found["ways"], json!([]), "{found:#}");
}

#[test]
fn it_is_a_statement_as_others_are() {
    let done = Run::script("why not adjust\n").done().exits(3);
    assert!(done.stderr.contains("there has been no incident on this board"), "{}", done.stderr);
    let done = Run::script("incident ui by E { information: no }\nwhy not ajust\n").done().exits(3);
    assert!(done.stderr.contains("adjust"), "{}", done.stderr);
    let formatted = Run::args(["fmt", "-"]).stdin("WHY  NOT Adjust\n").done();
    assert_eq!(formatted.stdout, "why not adjust\n");
    let script = "incident ui by E { information: no }\n";
    let full = Run::args(["run", "-", "--full"]).stdin(script).done().exits(0).stdout;
    assert!(full.contains("For the verdict “an assigned adjusted score”") && full.contains("16B1"), "{full}");
    let polish =
        Run::args(["run", "-", "--language", "pl"]).stdin(format!("{script}why not adjust")).done().exits(0).stdout;
    assert!(polish.contains("musiałoby zajść to wszystko:") && polish.contains("bez odpowiedzi"), "{polish}");
}
