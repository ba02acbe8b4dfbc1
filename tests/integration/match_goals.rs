//! The result of a match, in `expect` and `solve`.

use crate::harness::{Folder, Run};
use serde_json::{Value, json};

/// A knockout: (-9 - (-8))/2 on the board, (10 + 12)/2 on the others (Law 12C4).
const KNOCKOUT: &str = "other table +300\nmatch knockout rest NS +10 EW -12";

/// -9 + 17w IMP on the board.
const WEIGHTED: &str = "(w +620 & rest -100)";

fn expected(state: &str, claims: &str) -> Value {
    let script = format!("{state}\nexpect {claims}\n");
    Run::script(&script).arg("--format").arg("json").done().json()["expectations"][0].clone()
}

fn solved(state: &str, target: &str) -> Value {
    Run::script(&format!("{state}\nsolve w in {WEIGHTED} for {target}\n")).json()["results"][0].clone()
}

#[test]
fn the_one_result_of_a_knockout_is_expected() {
    let held = expected(KNOCKOUT, "(-100)/(+620): match NS 10.5, match EW -10.5 IMP, match NS ~11, NS -9 IMP, EW -8");
    assert_eq!(held["passed"], true, "{held:#}");
    assert_eq!(held["expected"], "match NS 10.5, match EW -10.5 IMP, match NS ~11, NS -9 IMP, EW -8");
    let failed = expected(KNOCKOUT, "(-100)/(+620): match NS -9");
    assert_eq!((&failed["passed"], &failed["actual"]), (&json!(false), &json!("match NS 10.5")));
    let output = Run::script(&format!("{KNOCKOUT}\nexpect (-100)/(+620): match NS -9\n")).done();
    assert!(output.stdout.contains("expected NS −9 in the match, got NS 10.5 in the match"), "{}", output.stdout);
    // Three IMPs are taken from EW alone.
    let penalised = expected(&format!("{KNOCKOUT}\npenalty EW 3 IMP"), "(-100)/(+620): match NS 10.5, match EW -13.5");
    assert_eq!(penalised["passed"], true, "{penalised:#}");
}

#[test]
fn a_match_with_a_scale_is_expected_in_its_victory_points() {
    let state = "other table +300\nmatch boards 16 rest +10 scale wbf-discrete\nset round-imps 1 away";
    // 1.2 is +1, and 11 IMPs on 16 boards are 10 + 10(1 - 0.618034^(33/60))/0.763932 = 13.04 VP.
    let held = expected(state, "(60%+620 & 40%-100): match NS 13, match NS 13 VP, match NS 11 IMP, NS 1");
    assert_eq!(held["passed"], true, "{held:#}");
    for (state, claim) in [
        ("other table +300", "match NS 1.2"),
        ("other table +300\nmatch rest +10", "match NS 13 VP"),
        ("other table +300\nmatch rest +10", "match NS 50%"),
    ] {
        let failed = expected(state, &format!("(60%+620 & 40%-100): {claim}"));
        assert_eq!(failed["passed"], false, "{state}: {claim}");
        assert_eq!(failed["actual"], "NS 1.2 IMP", "{state}: {claim}");
    }
}

#[test]
fn a_wrong_result_of_a_match_is_updated() {
    let folder = Folder::new();
    let file = folder.file("match.ruling", format!("{KNOCKOUT}\nexpect (-100)/(+620): match NS +3 IMP\n"));
    Run::args(["test", "--update"]).arg(&file).done();
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.ends_with("expect (-100)/(+620): match NS +10.5 IMP\n"), "{text}");
}

#[test]
fn the_weight_for_a_knockout() {
    // The board balances, so that the match is 11 - 9 + 17w.
    for (target, weight) in [("match NS +15", "13/17"), ("match EW -15 IMP", "13/17"), ("match NS 2", "0")] {
        let found = solved(KNOCKOUT, target);
        assert_eq!((&found["found"], &found["weight"]), (&json!("weight"), &json!(weight)), "{target}");
        assert_eq!((&found["target_of"], &found["last_weight"]), (&json!("match"), &Value::Null), "{target}");
    }
    let never = solved(KNOCKOUT, "match NS 20");
    assert_eq!(never["found"], "none");
    assert_eq!(
        never["limits"],
        json!({"least": {"exact": "2", "weight": "0"}, "most": {"exact": "19", "weight": "1"}})
    );
    // Rounded to an IMP the total goes by steps: 6.5 to 7.4999 on the board are +7: from 15.5/17 = 0.91176… to 16.5/17 = 0.97058…
    let rounded = solved(&format!("{KNOCKOUT}\nset round-imps 1 away"), "match NS 18");
    assert_eq!(
        (&rounded["weight"], &rounded["last_weight"]),
        (&json!("4559/5000"), &json!("1941/2000")),
        "{rounded:#}"
    );
}

#[test]
fn the_weight_for_victory_points() {
    // 12.00 VP of the WBF on 16 boards are totals m with 11.995 <= 10 + 10(1 - 0.618034^(3m/60))/0.763932 < 12.005:
    // 6.8728 to 6.9097, and m = 1 + 17w.
    let found = solved("other table +300\nmatch boards 16 rest +10 scale wbf", "NS 12 VP");
    assert_eq!((&found["weight"], &found["last_weight"]), (&json!("691/2000"), &json!("869/2500")), "{found:#}");
    assert_eq!((&found["target"], &found["target_unit"]), (&json!("12"), &json!("VP")));
    assert_eq!(found["scored"]["vp"]["ns"], "12");
    // By steps of its own: 0 to 2 are a draw, 3 to 6 are 16, for NS 11 - 9 + 17w IMPs.
    let club = "scale \"club\" boards 24 { 0-2: 15-15, 3-6: 16-14, 7+: 17-13 }\nset vp-fraction towards-draw\n\
                other table +300\nmatch boards 24 rest +11 scale club";
    let found = solved(club, "NS 16 VP");
    // From +3 to +7 less: 1/17 = 5.882…%, 5/17 = 29.411…%.
    assert_eq!((&found["weight"], &found["last_weight"]), (&json!("589/10000"), &json!("2941/10000")), "{found:#}");
    let never = solved(club, "EW 15.5 VP");
    assert_eq!(never["found"], "none", "{never:#}");
    let output = Run::script(&format!("{club}\nsolve w in {WEIGHTED} for NS 16 VP\n")).done().stdout;
    assert!(output.contains("w from 5.89% to 29.41% gives NS 16 VP"), "{output}");
    let always = solved(
        "other table +300\nscale \"one\" boards 24 { 0+: 15-15 }\nmatch boards 24 rest +1 scale one",
        "NS 15 VP",
    );
    assert_eq!(always["found"], "any", "{always:#}");
}

/// A negative number that is taken away has parentheses, a positive one none.
#[test]
fn the_average_of_a_knockout_is_written_plainly() {
    let output =
        |script: &str| Run::script(&format!("other table +100\nmatch knockout rest 0\n{script}\n")).done().stdout;
    // 0 and -520, and -300 and +1100: 0 and -11, -7 and +15.
    assert!(output("(+100)/(+620)").contains("(0 − (−11)) / 2 = +5.5"), "{}", output("(+100)/(+620)"));
    assert!(output("(-200)/(-1000)").contains("(−7 − 15) / 2 = −11"), "{}", output("(-200)/(-1000)"));
}
