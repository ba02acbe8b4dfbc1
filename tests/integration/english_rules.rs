//! Regulations of the English Bridge Union beyond its conventions: White Book 2025.

use crate::harness::{Run, reported};
use serde_json::Value;

/// Six results with the ruling: against +620 twice, +500 and −100 twice the score +620 is 3 + 2·12 = 27 IMPs.
const FIELD: &str = "regulations ebu\nscoring cross-imps\ntraveller { +620: 2, +500, -100: 2 }\n";

fn results(script: &str) -> Vec<Value> {
    Run::script(script).json()["results"].as_array().unwrap().clone()
}

#[test]
fn cross_imps_become_victory_points_modified_alone() {
    let errors = |script: &str| reported(&Run::script(script).json());
    let scale = "match boards 8 rest +10 scale wbf-discrete\n";
    // A mean under the EBU, a sum under anybody; a scale of the club's own may be for sums.
    assert_eq!(errors(&format!("{FIELD}{scale}+620\n")), ["cross-imps-scale 5:1"]);
    assert_eq!(errors(&format!("{FIELD}{scale}set cross-imps sum\n+620\n")), ["cross-imps-scale 6:1"]);
    let plain = FIELD.replace("regulations ebu\n", "");
    assert_eq!(errors(&format!("{plain}{scale}set cross-imps sum\n+620\n")), ["cross-imps-scale 5:1"]);
    assert_eq!(errors(&format!("{plain}{scale}+620\n")), Vec::<String>::new());
    let own = "scale \"sums\" { 0-50: 10-10, 51+: 15-5 }\nmatch boards 8 rest +10 scale sums\n";
    assert_eq!(errors(&format!("{plain}{own}set cross-imps sum\n+620\n")), Vec::<String>::new());
    // Without a scale they are added as they are.
    assert_eq!(errors(&format!("{FIELD}match boards 8 rest +10\n+620\n")), Vec::<String>::new());
}

/// White Book 3.1.3 and 4.2.6.3. Six results with five comparisons: √(6·5/2) = √15 = 3.872983346…, and 27/√15 = 6.97…
#[test]
fn a_total_of_modified_cross_imps_is_rounded_to_whole_imps() {
    let scored = |rest: &str, scale: &str| {
        let script = format!("{FIELD}set cross-imps modified\nmatch boards 8 rest {rest} scale {scale}\n+620\n");
        let found = results(&script)[0].clone();
        ["ns", "ew"].map(|side| found["match"][side]["vp"].as_str().unwrap().to_owned())
    };
    // 16.97 is 17 IMPs. Over eight boards 15·√8 = 42.43 are the maximum: 10 + 10·(1 − R^(17/42.43))/(1 − R) = 15.75.
    assert_eq!(scored("+10", "wbf-discrete"), ["16", "4"]);
    assert_eq!(scored("+10", "wbf"), scored("+10.03", "wbf"));
    // 6.97 + 0.52 is 7.49, and 6.97 + 0.53 is 7.50: 6.97137002 + 0.528 is just below, + 0.529 just above.
    assert_eq!(scored("+0.528", "wbf"), scored("+0.03", "wbf"));
    assert_eq!(scored("+0.529", "wbf"), scored("+1", "wbf"));
    assert_ne!(scored("+0.528", "wbf"), scored("+0.529", "wbf"));
    // In the table a pair is worth 27/√15, to nine places of the root.
    let found = results(&format!("{FIELD}set cross-imps modified\n+620\n"))[0].clone();
    assert_eq!(found["ns"]["exact"], "13500000000/1936491673");
}

#[test]
fn average_plus_is_three_imps_a_comparison_before_it_is_modified() {
    // Ten results: nine comparisons, 3·9/√(10·9/2) = 27/√45; of nine, 3·8/6 = 4 exactly.
    let nine = "scoring cross-imps\nset cross-imps modified\ntraveller { +600: 8 }\nA+/A-\n";
    let found = results(nine)[0].clone();
    assert_eq!((&found["ns"]["exact"], &found["ew"]["exact"]), (&"4".into(), &"-4".into()));
}

#[test]
fn the_working_says_what_was_divided_and_rounded() {
    let script = format!("{FIELD}set cross-imps modified\nmatch boards 8 rest +10 scale wbf-discrete\n+620\n");
    let output = Run::script(&script).done().stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(output.contains("(1 × 3 + 2 × 12) / √(6 × 5 / 2) = 27 / ≈3.873 ≈ +6.9714"), "{output}");
    assert!(output.contains("+17 IMP, rounded to whole IMPs, is 16 VP on the scale wbf-discrete."), "{output}");
}

/// White Book 4.1.1.1: more than 100% asks for an agency outside the table.
#[test]
fn artificial_scores_above_the_whole_have_a_note() {
    for (ruling, is_noted) in [
        ("A+/A", true),
        ("A/A+", true),
        ("60%/50%", true),
        ("70%/40%", true),
        // If neither side is at fault, somebody else is.
        ("A+/A+", false),
        ("A+/A-", false),
        ("A/A", false),
        ("A-/A-", false),
    ] {
        for regulations in ["ebu", "wbf", "pzbs"] {
            let script = format!("regulations {regulations}\ntraveller {{ +620: 3, -100: 2 }}\n{ruling}\n");
            let found = results(&script)[0].clone();
            let notes =
                found["diagnostics"].as_array().unwrap().iter().filter(|one| one["code"] == "above-100").count();
            assert_eq!(notes, usize::from(is_noted && regulations == "ebu"), "{script}");
        }
    }
}

/// The tables of the ACBL are those of 2005: its present ones have decimals.
#[test]
fn the_american_scales_say_their_year() {
    let script = "other table +300\nmatch boards 7 rest +10 scale acbl20\n+620\n";
    let run = Run::script(script).done();
    assert!(run.stdout.split_whitespace().collect::<Vec<_>>().join(" ").contains("on the scale acbl20 (2005)."));
    // Scripts and programs keep the name.
    assert_eq!(results(script)[0]["match"]["scale"], "acbl20");
    for language in ["en", "pl"] {
        let page = Run::args(["explain", "victory-points", "--language", language]).done().stdout;
        assert!(page.contains("2005"), "{page}");
    }
}
