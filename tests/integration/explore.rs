//! The exploration of a ruling: `vary`, `solve`, `sensitivity` and `pitfall`, through the JSON of a run. Figures are
//! worked out by hand from the definitions; the value of each score by itself is given with its field.

use crate::harness::{Run, reported};
use crate::lecture::{DAMAGE, WEIGHTED};
use num_rational::BigRational;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use std::str::FromStr;

// Against WEIGHTED, as the only result of its row: +620 scores 15 MP, +500 11, +400 10, +300 7, -100 2, of 18.
// In cross-IMPs +620 has 17/3, -100 has -25/3. In Butler the datum with +620 is 370, with -100 it is 300: +6 and -9.
// Against DAMAGE: +620 scores 13, +500 7, +150 and +300 4, -100 2.

/// The last result of a script that has nothing wrong with it.
#[track_caller]
fn query_result(script: &str) -> Value {
    let document = Run::script(script).json();
    assert_eq!(document["diagnostics"], json!([]), "{script}");
    document["results"].as_array().unwrap().last().unwrap_or_else(|| panic!("no result: {script}")).clone()
}

/// A side's figure before rounding and penalties.
fn exact<'a>(scored: &'a Value, side: &str) -> &'a str {
    scored[side]["unrounded"]
        .as_str()
        .or(scored[side]["exact"].as_str())
        .unwrap_or_else(|| panic!("{side}: {scored:#}"))
}

/// Both sides' figures.
fn figures(scored: &Value) -> (String, String) {
    (exact(scored, "ns").to_owned(), exact(scored, "ew").to_owned())
}

fn fraction(text: &str) -> BigRational {
    BigRational::from_str(text).unwrap_or_else(|_| panic!("no fraction: {text}"))
}

/// The ruling with a value for `w`; whole weights are written as percentages.
fn with_weight(ruling: &str, weight: &str) -> String {
    let written = if weight.contains('/') { weight.to_owned() } else { format!("{weight}00%") };
    ruling.replace("w ", &format!("{written} "))
}

// -------------------------------------------------------------------------------------------------------------- vary

/// The values of a `vary` with both sides' figures.
#[track_caller]
fn rows(script: &str) -> Vec<(String, String, String)> {
    let result = query_result(script);
    assert_eq!(result["kind"], "vary", "{result:#}");
    let row = |row: &Value| {
        let (ns, ew) = figures(row);
        (row["value"].as_str().unwrap().to_owned(), ns, ew)
    };
    result["rows"].as_array().unwrap().iter().map(row).collect()
}

#[track_caller]
fn check_rows(script: &str, expected: &[(&str, &str, &str)]) {
    let found = rows(script);
    let found: Vec<_> = found.iter().map(|(value, ns, ew)| (value.as_str(), ns.as_str(), ew.as_str())).collect();
    assert_eq!(found, expected, "{script}");
}

#[test]
fn vary_by_tenths_if_nothing_is_said() {
    // 2 and 13 more at the full weight.
    let expected = [
        ("0", "2", "16"),
        ("1/10", "33/10", "147/10"),
        ("1/5", "23/5", "67/5"),
        ("3/10", "59/10", "121/10"),
        ("2/5", "36/5", "54/5"),
        ("1/2", "17/2", "19/2"),
        ("3/5", "49/5", "41/5"),
        ("7/10", "111/10", "69/10"),
        ("4/5", "62/5", "28/5"),
        ("9/10", "137/10", "43/10"),
        ("1", "15", "3"),
    ];
    for ruling in ["vary w in (w +620 & rest -100)", "let td = (w +620 & rest -100)\nvary W in TD"] {
        check_rows(&format!("{WEIGHTED}\n{ruling}\n"), &expected);
    }
}

#[test]
fn vary_goes_by_its_range() {
    for (range, values) in [
        ("from 0% to 100% step 50%", &["0", "1/2", "1"][..]),
        ("from 100% to 0% step 50%", &["1", "1/2", "0"]),
        // No value beyond the end, and the end only if a step meets it.
        ("from 0% to 100% step 30%", &["0", "3/10", "3/5", "9/10"]),
        ("from 100% to 0% step 30%", &["1", "7/10", "2/5", "1/10"]),
        ("from 0% to 100% step 1/3", &["0", "1/3", "2/3", "1"]),
        ("from 20% to 45%", &["1/5", "3/10", "2/5"]),
        ("from 1/3 to 1/3", &["1/3"]),
        ("from 0% to 10% step 20%", &["0"]),
    ] {
        let found = rows(&format!("{WEIGHTED}\nvary w {range} in (w +620 & rest -100)\n"));
        let found: Vec<_> = found.iter().map(|(value, ..)| value.as_str()).collect();
        assert_eq!(found, values, "{range}");
    }
}

#[test]
fn vary_in_each_scoring() {
    let vary = "vary w from 0% to 100% step 50% in (w +620 & rest -100)";
    for (state, expected) in [
        (
            format!("scoring cross-imps\n{WEIGHTED}"),
            [("0", "-25/3", "25/3"), ("1/2", "-4/3", "4/3"), ("1", "17/3", "-17/3")],
        ),
        (format!("scoring butler\n{WEIGHTED}"), [("0", "-9", "9"), ("1/2", "-3/2", "3/2"), ("1", "6", "-6")]),
        ("other table +300".to_owned(), [("0", "-9", "9"), ("1/2", "-1/2", "1/2"), ("1", "8", "-8")]),
        ("scoring board-a-match\nother table +300".to_owned(), [("0", "0", "2"), ("1/2", "1", "1"), ("1", "2", "0")]),
        ("scoring total-points".to_owned(), [("0", "-100", "100"), ("1/2", "260", "-260"), ("1", "620", "-620")]),
        (format!("set win 1\n{WEIGHTED}"), [("0", "1", "8"), ("1/2", "17/4", "19/4"), ("1", "15/2", "3/2")]),
    ] {
        check_rows(&format!("{state}\n{vary}\n"), &expected);
    }
}

#[test]
fn vary_in_a_match_has_victory_points() {
    // 10 of the rest and -9, -0.5, +8, by the formula of 2013 for 16 boards.
    let script = "other table +300\nmatch boards 16 rest +10 scale wbf\n\
                  vary w from 0% to 100% step 50% in (w +620 & rest -100)\n";
    let result = query_result(script);
    let points: Vec<_> = result["rows"].as_array().unwrap().iter().map(|row| row["vp"].clone()).collect();
    let vp = |ns: &str, ew: &str| json!({"ns": ns, "ew": ew});
    assert_eq!(points, [vp("1031/100", "969/100"), vp("1267/100", "733/100"), vp("73/5", "27/5")]);
    let without = query_result(&format!("{WEIGHTED}\nvary w in (w +620 & rest -100)\n"));
    assert_eq!(without["rows"][0]["vp"], Value::Null);
}

#[test]
fn vary_in_split_rulings() {
    check_rows(
        &format!("{WEIGHTED}\nvary w from 0% to 100% step 50% in (w +620 & rest -100)/(+620)\n"),
        &[("0", "2", "3"), ("1/2", "17/2", "3"), ("1", "15", "3")],
    );
    // EW's +500 is worth 7 to them, +300 is worth 11.
    check_rows(
        &format!(
            "{WEIGHTED}\nlet one = (w +620 & rest -100)\nlet two = (rest +300 & w +500)\n\
             vary w from 0% to 100% step 50% in one/two\n"
        ),
        &[("0", "2", "11"), ("1/2", "17/2", "9"), ("1", "15", "7")],
    );
    check_rows(
        &format!("{WEIGHTED}\nvary w from 0% to 100% step 50% in (w +620 & rest -100)/40%\n"),
        &[("0", "2", "36/5"), ("1/2", "17/2", "36/5"), ("1", "15", "36/5")],
    );
}

#[test]
fn vary_in_damage() {
    // Before is 4 + 9w, after 7, obtained 4. At 0 the score stands, up to 1/3 it is a trap, then NS get 1 + 9w; EW get
    // their side of what was before: 14 - 9w.
    check_rows(
        &format!(
            "{DAMAGE}\nvary w from 0% to 100% step 1/6 in damage NS before (w +620 & rest +300) after +500 obtained +150\n"
        ),
        &[
            ("0", "4", "14"),
            ("1/6", "4", "25/2"),
            ("1/3", "4", "11"),
            ("1/2", "11/2", "19/2"),
            ("2/3", "7", "8"),
            ("5/6", "17/2", "13/2"),
            ("1", "10", "5"),
        ],
    );
}

#[test]
fn vary_reports_values_without_a_score_in_their_rows() {
    let done =
        Run::script(&format!("{WEIGHTED}\nvary w in (w +620 & 50% -100 & rest +300)\n")).arg("--format").arg("json");
    let document = done.done().exits(0).json();
    assert_eq!(document["diagnostics"], json!([]));
    let rows = document["results"][0]["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 11);
    for (tenth, row) in rows.iter().enumerate() {
        if tenth <= 5 {
            // 50% of 2 and of 7, and 8 more at the full weight.
            let expected = BigRational::new((45 + 8 * i64::try_from(tenth).unwrap()).into(), 10.into());
            assert_eq!(fraction(exact(row, "ns")), expected, "{row}");
        } else {
            assert_eq!(row["diagnostics"][0]["code"], "rest-weight", "{row}");
            assert_eq!(row.get("ns"), None, "{row}");
        }
    }
    // Beyond 100% the other weight has to be written out; there is one sum of 100%.
    let script = format!("{WEIGHTED}\nvary w from 0% to 150% step 75% in (w +620 & 25% -100)\n");
    let result = query_result(&script);
    let code = |at: usize| result["rows"][at]["diagnostics"][0]["code"].clone();
    assert_eq!((code(0), code(2)), (json!("weights-sum"), json!("weights-sum")));
    assert_eq!(figures(&result["rows"][1]), ("47/4".to_owned(), "25/4".to_owned()));
}

#[test]
fn vary_refuses_what_has_no_score_at_any_value() {
    for (ruling, code) in [
        ("(w +620 & 20% +500 & 85% -100)", "weights-sum 2:11"),
        ("(w +620 & rest A)", "weighted-artificial 2:26"),
        ("(w +620 & v -100)", "unknown-name 2:21"),
        ("(60% +620 & 40% -100)", "bad-value 2:6"),
        ("nobody", "unknown-name 2:11"),
    ] {
        let document = Run::script(&format!("{WEIGHTED}\nvary w in {ruling}\n")).json();
        assert_eq!((reported(&document), &document["results"]), (vec![code.to_owned()], &json!([])), "{ruling}");
    }
}

#[test]
fn the_weight_has_its_value_in_its_statement_only() {
    let document = Run::script(&format!("{WEIGHTED}\nvary w in (w +620 & rest -100)\n(w +620 & rest -100)\n")).json();
    assert_eq!(reported(&document), ["unknown-name 3:2"]);
    // A ruling of the same name is another thing.
    let (_, _, result) =
        crate::lecture::result(&format!("{WEIGHTED}\nlet w = +620\nvary w in (w +500 & rest -100)\nw\n"));
    assert_eq!(figures(&result), ("15".to_owned(), "3".to_owned()));
}

#[test]
fn a_weight_in_the_field_does_not_outlast_the_statement() {
    // `w` has no value in the last line, whatever was varied before it.
    let field = "let td = (w +620 & rest -100)\ntraveller { +620: 3, td, -100: 2 }";
    let document = Run::script(&format!("{field}\nvary w in (w +620 & rest -100)\n+620\n")).json();
    assert!(reported(&document).iter().any(|one| one.starts_with("unknown-name")), "{document:#}");
    let numbers = document["results"].as_array().unwrap().iter().filter(|one| one["kind"] == "ruling").count();
    assert_eq!(numbers, 0, "{document:#}");
}

// ------------------------------------------------------------------------------------------------------------- solve

#[track_caller]
fn solved(script: &str) -> Value {
    let result = query_result(script);
    assert_eq!(result["kind"], "solve", "{result:#}");
    result
}

/// Checks that a weight is found, and that the ruling with this weight has exactly the target.
#[track_caller]
fn check_weight(state: &str, ruling: &str, target: &str, weight: &str) {
    let result = solved(&format!("{state}\nsolve w in {ruling} for {target}\n"));
    assert_eq!((&result["found"], &result["weight"]), (&json!("weight"), &json!(weight)), "{ruling} for {target}");
    assert_eq!(result["limits"], Value::Null);
    let ruling = with_weight(ruling, weight);
    let script = format!("{state}\nset round none\n{ruling}\nexpect {ruling}: {target}\n");
    let document = Run::script(&script).arg("--format").arg("json").done().exits(0).json();
    assert_eq!(document["expectations"][0]["passed"], true, "{script}");
    if !state.contains("round") {
        assert_eq!(figures(&result["scored"]), figures(&document["results"][0]), "{script}");
    }
}

#[test]
fn solve_finds_exact_weights() {
    let ruling = "(w +620 & rest -100)";
    let (cross, butler) = (format!("scoring cross-imps\n{WEIGHTED}"), format!("scoring butler\n{WEIGHTED}"));
    for (state, target, weight) in [
        // 2 + 13w
        (WEIGHTED, "NS 12", "10/13"),
        (WEIGHTED, "NS 12 MP", "10/13"),
        (WEIGHTED, "NS 9.8", "3/5"),
        (WEIGHTED, "EW 9", "7/13"),
        (WEIGHTED, "EW 50%", "7/13"),
        (WEIGHTED, "NS 50%", "7/13"),
        // 40% of 18 are 7.2.
        (WEIGHTED, "NS 40%", "2/5"),
        (WEIGHTED, "NS 19/3", "1/3"),
        (WEIGHTED, "NS 2", "0"),
        (WEIGHTED, "NS 15", "1"),
        // -9 + 17w
        ("other table +300", "NS 0", "9/17"),
        ("other table +300", "NS +1 IMP", "10/17"),
        ("other table +300", "EW -3 IMP", "12/17"),
        ("other table +300\nmatch boards 16 rest +10 scale wbf", "NS 0 IMP", "9/17"),
        // -25/3 + 14w
        (&cross, "NS 0", "25/42"),
        (&cross, "EW -1 IMP", "2/3"),
        // -9 + 15w
        (&butler, "NS 2", "11/15"),
        (&butler, "NS 0", "3/5"),
        ("scoring board-a-match\nother table +300", "NS 0.5", "1/4"),
        ("scoring board-a-match\nother table +300", "NS 75%", "3/4"),
        ("scoring total-points", "NS 0", "5/36"),
    ] {
        check_weight(state, ruling, target, weight);
    }
}

#[test]
fn solve_in_other_rulings() {
    // NS 2 + 13w, EW 11 - 4w.
    check_weight(WEIGHTED, "(w +620 & rest -100)/(w +500 & rest +300)", "EW 9", "1/2");
    check_weight(WEIGHTED, "(w +620 & rest -100)/(w +500 & rest +300)", "NS 9", "7/13");
    check_weight(WEIGHTED, "(w +620 & rest -100)/40%", "NS 9", "7/13");
    // 25% of 11, 15w, 2(3/4 - w): 4.25 + 13w. At 75% and more nothing is left for `rest`, but there is a weight.
    check_weight(WEIGHTED, "(25% +500 & w +620 & 75% -100 & rest -100 & -100% -100)", "NS 9", "19/52");
}

#[test]
fn solve_is_exact_before_rounding() {
    // 2 + 13w = 12.34
    let state = format!("set round 0.1 to-average\n{WEIGHTED}");
    check_weight(&state, "(w +620 & rest -100)", "NS 12.34", "517/650");
    let result = solved(&format!("{state}\nsolve w in (w +620 & rest -100) for NS 12.34\n"));
    let ns = &result["scored"]["ns"];
    assert_eq!((&ns["exact"], &ns["unrounded"]), (&json!("123/10"), &json!("617/50")));
}

#[test]
fn solve_tells_the_limits_where_there_is_no_weight() {
    for (target, least, most) in [
        ("NS 17", ("2", "0"), ("15", "1")),
        ("NS 1.9", ("2", "0"), ("15", "1")),
        ("EW 2", ("3", "1"), ("16", "0")),
        // Shares of the top.
        ("NS 100%", ("1/9", "0"), ("5/6", "1")),
    ] {
        let result = solved(&format!("{WEIGHTED}\nsolve w in (w +620 & rest -100) for {target}\n"));
        let end = |(exact, weight): (&str, &str)| json!({"exact": exact, "weight": weight});
        assert_eq!(result["found"], "none", "{target}");
        assert_eq!(result["limits"], json!({"least": end(least), "most": end(most)}), "{target}");
        assert_eq!((&result["weight"], &result["scored"]), (&Value::Null, &Value::Null));
    }
}

#[test]
fn solve_where_the_weight_changes_nothing() {
    let always = solved(&format!("{WEIGHTED}\nsolve w in (w +620 & rest -100)/(+620) for EW 3\n"));
    assert_eq!((&always["found"], &always["weight"]), (&json!("any"), &Value::Null));
    assert_eq!(exact(&always["scored"], "ew"), "3");
    let never = solved(&format!("{WEIGHTED}\nsolve w in (w +620 & rest -100)/(+620) for EW 4\n"));
    assert_eq!(never["found"], "none");
    assert_eq!((&never["limits"]["least"]["exact"], &never["limits"]["most"]["exact"]), (&json!("3"), &json!("3")));
    // Two scores that are worth the same: +300 and +150 beat the same pairs.
    let tie = solved(&format!("{DAMAGE}\nsolve w in (w +300 & rest +150) for NS 4\n"));
    assert_eq!(tie["found"], "any");
}

#[test]
fn solve_where_another_row_of_damage_applies() {
    // NS have 4 up to 1/3, then 1 + 9w; EW 14 - 9w.
    let ruling = "damage NS before (w +620 & rest +300) after +500 obtained +150";
    check_weight(DAMAGE, ruling, "NS 7", "2/3");
    check_weight(DAMAGE, ruling, "NS 5", "4/9");
    // Right behind the kink, which stands between two hundredths.
    check_weight(DAMAGE, ruling, "NS 4.01", "301/900");
    check_weight(DAMAGE, ruling, "NS 10", "1");
    check_weight(DAMAGE, ruling, "EW 9.5", "1/2");
    check_weight(DAMAGE, ruling, "EW 50%", "5/9");
    let result = solved(&format!("{DAMAGE}\nsolve w in {ruling} for NS 3\n"));
    assert_eq!((&result["found"], &result["limits"]["least"]["exact"]), (&json!("none"), &json!("4")));
    assert_eq!(result["limits"]["most"], json!({"exact": "10", "weight": "1"}));
}

#[test]
fn solve_between_two_kinks_that_look_straight() {
    // After is 18w: NS keep 11 up to 7/18 (full), have 18 - 18w to 11/18, then 7 (trap): at 0, 1/2 and 1 they have 11,
    // 9 and 7.
    let ruling = "damage NS before +500 after (w +800 & rest -200) obtained +300";
    for (target, weight) in [("NS 10", "4/9"), ("NS 8", "5/9"), ("NS 9", "1/2"), ("NS 11", "0")] {
        check_weight(WEIGHTED, ruling, target, weight);
    }
}

#[test]
fn solve_where_the_figure_jumps() {
    // Up to 3/8 the 10 MP of +400 stand and EW have 8; beyond it they get their side of +620, 3.
    let ruling = "damage NS before (w +620 & rest +300)/(+620) after +500 obtained +400";
    let script = format!("{WEIGHTED}\nsolve w in {ruling} for EW 5\n");
    let result = solved(&script);
    assert_eq!((&result["found"], &result["weight"]), (&json!("none"), &Value::Null));
    assert_eq!((&result["limits"]["least"]["exact"], &result["limits"]["most"]["exact"]), (&json!("3"), &json!("8")));
    let output = Run::script(&script).done().exits(0).stdout;
    assert!(output.contains("≈37.5%"), "{output}");
    check_weight(WEIGHTED, ruling, "EW 8", "0");
    // Any weight above 3/8 does.
    let result = solved(&format!("{WEIGHTED}\nsolve w in {ruling} for EW 3\n"));
    assert_eq!(result["found"], "weight");
    assert!(fraction(result["weight"].as_str().unwrap()) > fraction("3/8"));
}

#[test]
fn solve_finds_a_bump() {
    // NS keep 7; before is 4 + 8w and after 18w, so that they have 7 + min(8w - 3, 4 - 10w) where that is more.
    let ruling = "damage NS before (w +550 & rest +200) after (w +800 & rest -200) obtained +300";
    check_weight(WEIGHTED, ruling, "NS 64/9", "7/18");
    let ordinary = solved(&format!("{WEIGHTED}\nsolve w in {ruling} for NS 7\n"));
    assert_ne!(ordinary["found"], "any");
    // Before is 4 + 11w: 7 + min(11w - 3, 4 - 7w), at most at 7/18, between two hundredths.
    let ruling = "damage NS before (w +620 & rest +200) after (w +800 & rest -200) obtained +300";
    check_weight(WEIGHTED, ruling, "NS 149/18", "7/18");
    let beyond = solved(&format!("{WEIGHTED}\nsolve w in {ruling} for NS 9\n"));
    assert_eq!(beyond["limits"]["most"], json!({"exact": "149/18", "weight": "7/18"}));
}

#[test]
fn solve_finds_a_weight_in_a_curve() {
    // In one table NS's and EW's weights meet: 7 + 8w, half a win for each +500 of EW that +620 beats … in all
    // w² + 7w + 15/2.
    let state = format!("set split half-frequency\n{WEIGHTED}");
    check_weight(&state, "(w +620 & rest +300)/(w +500 & rest -100)", "NS 179/18", "1/3");
}

#[test]
fn solve_takes_the_least_weight() {
    // Full up to 7/18, trap from 11/18.
    let ruling = "damage NS before +500 after (w +800 & rest -200) obtained +300";
    check_weight(WEIGHTED, ruling, "NS 7", "11/18");
}

#[test]
fn solve_where_only_some_weights_have_a_score() {
    // 4.5 + 8w, up to 50%.
    check_weight(WEIGHTED, "(w +620 & 50% -100 & rest +300)", "NS 5", "1/16");
}

#[test]
fn solve_refuses_units_that_the_scoring_lacks() {
    for (state, target) in [
        ("other table +300", "NS 50%"),
        ("other table +300", "NS 9 MP"),
        (WEIGHTED, "EW 3 IMP"),
        (WEIGHTED, "EW 3 VP"),
        ("scoring total-points", "NS 50%"),
        ("scoring total-points", "NS 3 MP"),
    ] {
        let document = Run::script(&format!("{state}\nsolve w in (w +620 & rest -100) for {target}\n")).json();
        let found = reported(&document);
        assert!(matches!(&*found, [one] if one.starts_with("bad-value ")), "{state}; {target}: {found:?}");
    }
}

// ------------------------------------------------------------------------------------------------------- sensitivity

/// Side, outcome, weight, and what NS and EW gain.
type Shift<'a> = (Option<&'a str>, &'a str, &'a str, &'a str, &'a str);

#[track_caller]
fn check_shifts(script: &str, expected: &[Shift<'_>]) {
    let result = query_result(script);
    assert_eq!((&result["kind"], &result["sensitivity"]["shift"]), (&json!("sensitivity"), &json!("1/20")));
    let row = |(side, outcome, weight, ns, ew): &Shift<'_>| json!({"side": side, "outcome": outcome, "weight": weight, "change": {"ns": ns, "ew": ew}});
    let expected: Vec<_> = expected.iter().map(row).collect();
    assert_eq!(result["sensitivity"]["rows"], json!(expected), "{script}");
}

#[test]
fn sensitivity_of_two_outcomes() {
    for (state, change) in [
        // 5% of 13 MP, of 17 IMP, of 14 IMP, of 15 IMP, of 720 points.
        (WEIGHTED, "13/20"),
        ("other table +300", "17/20"),
        (&format!("scoring cross-imps\n{WEIGHTED}"), "7/10"),
        (&format!("scoring butler\n{WEIGHTED}"), "3/4"),
        ("scoring total-points", "36"),
        // A change is of the exact figures.
        (&format!("set round 1 away\n{WEIGHTED}"), "13/20"),
        (&format!("penalty NS 10%\n{WEIGHTED}"), "13/20"),
    ] {
        let less = format!("-{change}");
        check_shifts(
            &format!("{state}\nsensitivity (60%+620 & 40%-100)\n"),
            &[(None, "+620", "3/5", change, &less), (None, "-100", "2/5", &less, change)],
        );
    }
}

#[test]
fn sensitivity_takes_from_the_others_in_proportion() {
    // +620: 5% of 15 more, 3% of 11 and 2% of 2 less. +500: 1/28 of 15 and 1/70 of 2 less. -100: 1/32 and 3/160.
    check_shifts(
        &format!("{WEIGHTED}\nsensitivity (50%+620 & 30%+500 & 20%-100)\n"),
        &[
            (None, "+620", "1/2", "19/50", "-19/50"),
            (None, "+500", "3/10", "-1/70", "1/70"),
            (None, "-100", "1/5", "-23/40", "23/40"),
        ],
    );
    check_shifts(
        &format!("{WEIGHTED}\nsensitivity (1/3 +620 & 1/3+500 & 1/3-100)\n"),
        &[
            (None, "+620", "1/3", "17/40", "-17/40"),
            (None, "+500", "1/3", "1/8", "-1/8"),
            (None, "-100", "1/3", "-11/20", "11/20"),
        ],
    );
}

#[test]
fn sensitivity_of_split_rulings() {
    check_shifts(
        &format!("{WEIGHTED}\nsensitivity (-100)/(60%+620 & 40%-100)\n"),
        &[(Some("EW"), "+620", "3/5", "0", "-13/20"), (Some("EW"), "-100", "2/5", "0", "13/20")],
    );
    check_shifts(
        &format!("{WEIGHTED}\nsensitivity (60%+620 & 40%-100)/(30%+620 & 70%-100)\n"),
        &[
            (Some("NS"), "+620", "3/5", "13/20", "0"),
            (Some("NS"), "-100", "2/5", "-13/20", "0"),
            (Some("EW"), "+620", "3/10", "0", "-13/20"),
            (Some("EW"), "-100", "7/10", "0", "13/20"),
        ],
    );
    check_shifts(
        &format!("{WEIGHTED}\nsensitivity (60%+620 & 40%-100)/A-\n"),
        &[(Some("NS"), "+620", "3/5", "13/20", "0"), (Some("NS"), "-100", "2/5", "-13/20", "0")],
    );
    // With one table for both sides, EW's weights move NS too: the tie with 1/40 of a result of -100 is gone.
    check_shifts(
        &format!("set split half-frequency\n{WEIGHTED}\nsensitivity (-100)/(60%+620 & 40%-100)\n"),
        &[(Some("EW"), "+620", "3/5", "-1/40", "-27/40"), (Some("EW"), "-100", "2/5", "1/40", "27/40")],
    );
}

#[test]
fn sensitivity_of_the_universal_notation() {
    // The others of X and of Z sum to nothing, so that nothing can be taken from them. Y at -95% leaves 97.5% each:
    // 0.975 × (13 + 4) − 0.95 × 7 is 9.925, of 10.
    check_shifts(
        &format!("{DAMAGE}\nsensitivity (100%+620 & -100%+500 & +100%+150)/(+620)\n"),
        &[(Some("NS"), "+500", "-1", "-3/40", "0")],
    );
}

#[test]
fn sensitivity_where_there_is_nothing_to_shift() {
    for ruling in ["+620", "(-100)/(+620)", "A+/A-", "(100%+620)"] {
        check_shifts(&format!("{WEIGHTED}\nsensitivity {ruling}\n"), &[]);
    }
    // An outcome without weight can get some; one with all the weight cannot get more.
    check_shifts(&format!("{WEIGHTED}\nsensitivity (100%+620 & 0%-100)\n"), &[(None, "-100", "0", "-13/20", "13/20")]);
}

// ----------------------------------------------------------------------------------------------------------- pitfall

/// Checks the figures of a ruling, the averages, and the figures of the averages.
#[track_caller]
fn check_pitfall(script: &str, right: (&str, &str), averages: (Option<&str>, Option<&str>), wrong: (&str, &str)) {
    let result = query_result(script);
    assert_eq!(result["kind"], "pitfall", "{script}");
    assert_eq!(figures(&result), (right.0.to_owned(), right.1.to_owned()), "rightly: {script}");
    let found = &result["pitfall"];
    assert_eq!(found["averages"], json!({"ns": averages.0, "ew": averages.1}), "{script}");
    assert_eq!(figures(&found["scored"]), (wrong.0.to_owned(), wrong.1.to_owned()), "wrongly: {script}");
}

/// The same for a ruling that both sides have.
#[track_caller]
fn check_both(state: &str, ruling: &str, right: (&str, &str), average: &str, wrong: (&str, &str)) {
    check_pitfall(&format!("{state}\npitfall {ruling}\n"), right, (Some(average), Some(average)), wrong);
}

#[test]
fn pitfall_of_the_lecture() {
    let ruling = "(60%+620 & 40%-100)";
    // +332 lies between +500 and +300: it beats five pairs.
    check_both(WEIGHTED, ruling, ("49/5", "41/5"), "332", ("10", "8"));
    // 32 points are 1 IMP.
    check_both("other table +300", ruling, ("6/5", "-6/5"), "332", ("1", "-1"));
    // Three times -7, -5, three times +1, twice +10; and against the datum 340, with +332 in it.
    check_both(&format!("scoring cross-imps\n{WEIGHTED}"), ruling, ("1/15", "-1/15"), "332", ("-2/9", "2/9"));
    check_both(&format!("scoring butler\n{WEIGHTED}"), ruling, ("0", "0"), "332", ("0", "0"));
}

#[test]
fn pitfall_of_fractions() {
    let thirds = "(1/3 +620 & 2/3 -100)";
    check_both(WEIGHTED, thirds, ("19/3", "35/3"), "140", ("4", "14"));
    check_both("other table +300", thirds, ("-10/3", "10/3"), "140", ("-4", "4"));
    check_both(&format!("scoring butler\n{WEIGHTED}"), thirds, ("-4", "4"), "140", ("-5", "5"));
    // 700/3 points beat two pairs.
    check_both(WEIGHTED, "(1/3 +500 & 1/3 +300 & 1/3 -100)", ("20/3", "34/3"), "700/3", ("4", "14"));
    // A tie is a tie, a hair more or less is none.
    for (ruling, right, average, wrong) in [
        ("(2/3 +450 & 1/3 0)", ("8", "10"), "300", ("7", "11")),
        ("(99% +300 & 1% +290)", ("697/100", "1103/100"), "2999/10", ("4", "14")),
        ("(99% +300 & 1% +310)", ("703/100", "1097/100"), "3001/10", ("10", "8")),
        ("(99% -100 & 1% -110)", ("99/50", "801/50"), "-1001/10", ("0", "18")),
        ("(99% -100 & 1% -90)", ("101/50", "799/50"), "-999/10", ("4", "14")),
    ] {
        check_both(WEIGHTED, ruling, right, average, wrong);
    }
    check_both("traveller { 0: 2 }", "(99% 0 & 1% -10)", ("99/50", "101/50"), "-1/10", ("0", "4"));
    check_both("traveller { 0: 2 }", "(99% 0 & 1% +10)", ("101/50", "99/50"), "1/10", ("4", "0"));
    // 19.9 points are none, 20.1 are one.
    check_both("other table +600", "(99%+620 & 1%+610)", ("99/100", "-99/100"), "6199/10", ("0", "0"));
    check_both("other table +600", "(99%+620 & 1%+630)", ("1", "-1"), "6201/10", ("1", "-1"));
}

#[test]
fn pitfall_of_each_side() {
    check_pitfall(
        &format!("{WEIGHTED}\npitfall (60%+620 & 40%-100)/(1/3 +620 & 2/3 -100)\n"),
        ("49/5", "35/3"),
        (Some("332"), Some("140")),
        ("10", "14"),
    );
    check_pitfall(
        &format!("{WEIGHTED}\npitfall (60%+620 & 40%-100)/40%\n"),
        ("49/5", "36/5"),
        (Some("332"), None),
        ("10", "36/5"),
    );
    // 620 - 500 + 150 beats the two of -100.
    for ruling in ["(100%+620 & -100%+500 & +100%+150)/(+620)", "damage NS before +620 after +500 obtained +150"] {
        check_pitfall(&format!("{DAMAGE}\npitfall {ruling}\n"), ("10", "5"), (Some("270"), Some("620")), ("4", "5"));
    }
}

#[test]
fn pitfall_of_contracts() {
    let board = format!("board 7\n{WEIGHTED}");
    check_both(&board, "(60% 4♠= N & 40% 4♠-1 N)", ("49/5", "41/5"), "332", ("10", "8"));
    // Not vulnerable: 60% of 13 MP and 40% of 2; 0.6 × 420 − 0.4 × 50 beats two pairs.
    let board = "board 7 vul none\ntraveller { +420: 3, +500, +300: 3, -50: 2 }";
    check_both(board, "(60% 4♠= N & 40% 4♠-1 N)", ("43/5", "47/5"), "232", ("4", "14"));
}

#[test]
fn pitfall_where_nothing_is_weighted() {
    for ruling in ["+620", "(-100)/(+620)", "A+/A-", "60%/40%", "(100%+620)"] {
        let result = query_result(&format!("{WEIGHTED}\npitfall {ruling}\n"));
        assert_eq!((&result["kind"], &result["pitfall"]), (&json!("pitfall"), &Value::Null), "{ruling}");
    }
}

#[test]
fn pitfall_in_total_points_changes_nothing() {
    let state = "scoring total-points";
    check_both(state, "(60%+620 & 40%-100)", ("332", "-332"), "332", ("332", "-332"));
}

#[test]
fn pitfall_in_total_points_of_fractions() {
    check_both("scoring total-points", "(1/7 +620 & 6/7 -100)", ("20/7", "-20/7"), "20/7", ("20/7", "-20/7"));
}

// -------------------------------------------------------------------------------------------------------------- text

#[test]
fn texts_keep_their_width() {
    let script = format!(
        "{DAMAGE}\nvary w in (w +620 & 50%-100 & rest +300)\nsolve w in (w +620 & rest -100) for NS 12\n\
         solve w in (w +620 & rest -100) for NS 17\nsensitivity (1/3 +620 & 1/3+500 & 1/3-100)\n\
         pitfall (1/3 +620 & 2/3 -100)\nsensitivity +620\npitfall +620\n\
         solve w in damage NS before (w +620 & rest +300) after +500 obtained +150 for NS 5\n"
    );
    let done = Run::script(&script).done().exits(0);
    for line in done.stdout.lines() {
        assert!(line.chars().count() <= 80 && !line.ends_with(' '), "{line:?}");
    }
    for format in ["markdown", "json"] {
        Run::script(&script).arg("--format").arg(format).done().exits(0);
    }
}

// -------------------------------------------------------------------------------------------------------- properties

const SCORES: [i32; 9] = [-620, -200, -100, 0, 140, 300, 500, 620, 800];

const STATES: [&str; 8] = [
    "traveller { +620: 3, +500, +300: 3, -100: 2 }",
    "set win 1\nset short-field mitchell\ntraveller { +620: 2, (1/3 +500 & rest -100), 140, A+/A- }",
    "traveller { group \"A\" { +620, 0: 2 } group \"B\" { +300: 2, (-100)/(+620) } }",
    "other table (40% +300 & rest -100)",
    "scoring board-a-match\nother table +300",
    "scoring cross-imps\ntraveller { +620: 3, +500, +300: 3, -100: 2 }",
    "scoring butler\nset datum-trim 1\ntraveller { +620: 3, +500, +300: 3, -100: 2 }",
    "scoring total-points",
];

fn score() -> impl Strategy<Value = String> {
    select(&SCORES[..]).prop_map(|score| format!("{score:+}"))
}

/// A ruling in which `w` can go from 0 to 100%.
fn template() -> impl Strategy<Value = String> {
    let weighted = || (score(), score()).prop_map(|(one, other)| format!("(w {one} & rest {other})"));
    let side = prop_oneof![3 => weighted(), 1 => score().prop_map(|one| format!("({one})"))];
    prop_oneof![
        2 => weighted(),
        1 => (score(), score(), score()).prop_map(|(a, b, c)| format!("(rest {a} & w {b} & -20% {c} & 20% {a})")),
        1 => (weighted(), side).prop_map(|(ns, ew)| format!("{ns}/{ew}")),
        2 => (select(vec!["NS", "EW"]), weighted(), score(), score())
            .prop_map(|(side, x, y, z)| format!("damage {side} before {x} after {y} obtained {z}")),
    ]
}

/// Weights and scores for both sides; the weights sum to 1.
fn weighted() -> impl Strategy<Value = Vec<(BigRational, String)>> {
    let parts = proptest::collection::vec((-3_i64..=8, score()), 1..3);
    (parts, select(vec![3_i64, 5, 20]), score()).prop_map(|(parts, of, last)| {
        let mut found: Vec<_> =
            parts.into_iter().map(|(part, score)| (BigRational::new(part.into(), of.into()), score)).collect();
        let sum: BigRational = found.iter().map(|(weight, _)| weight).sum();
        found.push((fraction("1") - sum, last));
        found
    })
}

fn written(components: &[(BigRational, String)]) -> String {
    let parts: Vec<_> =
        components.iter().map(|(weight, score)| with_weight(&format!("w {score}"), &weight.to_string())).collect();
    format!("({})", parts.join(" & "))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn vary_is_the_ruling_at_each_weight(state in select(&STATES[..]), template in template(), of in 1_i64..6) {
        let weights: Vec<_> = (0..=of).map(|part| BigRational::new(part.into(), of.into()).to_string()).collect();
        let mut script = format!("{state}\n");
        for weight in &weights {
            script += &format!("{}\n", with_weight(&template, weight));
        }
        script += &format!("vary w from 0% to 100% step 1/{of} in {template}\n");
        let document = Run::script(&script).json();
        prop_assert_eq!(&document["diagnostics"], &json!([]), "{}", script);
        let results = document["results"].as_array().unwrap();
        let (varied, plain) = results.split_last().unwrap();
        let rows = varied["rows"].as_array().unwrap();
        prop_assert_eq!((rows.len(), plain.len()), (weights.len(), weights.len()), "{}", script);
        for ((row, plain), weight) in rows.iter().zip(plain).zip(&weights) {
            prop_assert_eq!(row["value"].as_str(), Some(weight.as_str()));
            for key in ["ns", "ew", "unit", "top"] {
                prop_assert_eq!(&row[key], &plain[key], "{} at {}: {}", key, weight, script);
            }
        }
    }

    /// A figure that a ruling has at some weight is found, though perhaps at another weight.
    #[test]
    fn solve_finds_what_a_weight_gives(
        state in select(&STATES[..]),
        template in template(),
        side in select(vec!["NS", "EW"]),
        part in 0_i64..=37,
    ) {
        let key = side.to_lowercase();
        let weight = BigRational::new(part.into(), 37.into()).to_string();
        let plain = query_result(&format!("{state}\n{}\n", with_weight(&template, &weight)));
        let target = exact(&plain, &key);
        let script = format!("{state}\nsolve w in {template} for {side} {target}\n");
        let result = query_result(&script);
        prop_assert!(["weight", "any"].contains(&result["found"].as_str().unwrap()), "{}{:#}", script, result);
        prop_assert_eq!(exact(&result["scored"], &key), target, "{}", script);
        let found = result["weight"].as_str().unwrap_or("1/5");
        prop_assert!((fraction("0")..=fraction("1")).contains(&fraction(found)));
        let again = query_result(&format!("{state}\n{}\n", with_weight(&template, found)));
        prop_assert_eq!(exact(&again, &key), target, "{} at {}", script, found);
    }

    #[test]
    fn sensitivity_is_the_shifted_ruling_less_the_ruling(
        state in select(&STATES[..]),
        components in weighted(),
        split in any::<bool>(),
    ) {
        let ruling = |own: &str| if split { format!("{own}/(+300)") } else { own.to_owned() };
        let (one, shift) = (fraction("1"), fraction("1/20"));
        let mut script = format!("{state}\n{}\n", ruling(&written(&components)));
        let mut shifted = Vec::new();
        for at in 0..components.len() {
            let others = &one - &components[at].0;
            if others == fraction("0") {
                continue;
            }
            let mut moved = components.clone();
            for (place, (weight, _)) in moved.iter_mut().enumerate() {
                let change = if place == at { shift.clone() } else { -(&shift * &*weight) / &others };
                *weight += change;
            }
            script += &format!("{}\n", ruling(&written(&moved)));
            shifted.push(at);
        }
        script += &format!("sensitivity {}\n", ruling(&written(&components)));
        let document = Run::script(&script).json();
        prop_assert_eq!(&document["diagnostics"], &json!([]), "{}", script);
        let results = document["results"].as_array().unwrap();
        let (found, plain) = results.split_last().unwrap();
        let rows = found["sensitivity"]["rows"].as_array().unwrap();
        prop_assert_eq!(rows.len(), shifted.len(), "{}", script);
        for ((row, at), after) in rows.iter().zip(&shifted).zip(&plain[1..]) {
            prop_assert_eq!(&row["weight"], &json!(components[*at].0.to_string()), "{}", script);
            prop_assert_eq!(row["side"].as_str(), split.then_some("NS"));
            for side in ["ns", "ew"] {
                let change = fraction(exact(after, side)) - fraction(exact(&plain[0], side));
                prop_assert_eq!(fraction(row["change"][side].as_str().unwrap()), change, "{}: {}", side, script);
            }
        }
    }

    /// The averages are the scores' weighted means, and are worth what they are between two tables.
    #[test]
    fn pitfall_averages_the_scores(components in weighted(), other in score()) {
        prop_assume!(components.len() > 1);
        let average: BigRational =
            components.iter().map(|(weight, score)| weight * fraction(score.trim_start_matches('+'))).sum();
        let difference = &average - fraction(other.trim_start_matches('+'));
        let size = if difference < fraction("0") { -&difference } else { difference.clone() };
        let least = [
            20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
            3000, 3500, 4000,
        ];
        let imps = least.iter().filter(|least| BigRational::from_integer((**least).into()) <= size).count();
        let sign = if difference < fraction("0") && imps > 0 { "-" } else { "" };
        let script = format!("other table {other}\npitfall {}\n", written(&components));
        let result = query_result(&script);
        prop_assert_eq!(&result["pitfall"]["averages"]["ns"], &json!(average.to_string()), "{}", script);
        let expected = format!("{sign}{imps}");
        prop_assert_eq!(exact(&result["pitfall"]["scored"], "ns"), expected.as_str(), "{}", script);
    }
}
