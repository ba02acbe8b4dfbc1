//! Matches: scales written in scripts, knockouts and penalties.

use crate::harness::{Run, reported};

/// ACBL's 30-point scales of 2011 (bridgehands.com, victory points) for two lengths, under one name.
const ACBL: &str = "\
scale \"acbl\" boards 7 {
  0-0: 15-15, 1-1: 18-12, 2-2: 19-11, 3-3: 20-10, 4-4: 21-9, 5-6: 22-8, 7-8: 23-7, 9-10: 24-6, 11-13: 25-5, 14-16: 26-4
  17-19: 27-3, 20-23: 28-2, 24-27: 29-1, 28+: 30-0
}
scale \"acbl\" boards 9 {
  0-0: 15-15, 1-1: 18-12, 2-2: 19-11, 3-4: 20-10, 5-6: 21-9, 7-8: 22-8, 9-11: 23-7, 12-14: 24-6, 15-17: 25-5
  18-21: 26-4, 22-25: 27-3, 26-30: 28-2, 31-35: 29-1, 36+: 30-0
}
";

/// A scale of 25 in which the loser's part is not what is left of 30.
const CLUB: &str = "scale \"club\" { 0-2: 15-15, 3-7: 16-14, 8-11: 17-13, 12-40: 25-4 }\n";

/// The continuous scale of 16 boards, in hundredths, for 0 to 9 IMPs (WBF VP scales; the Peninsula Bridge Club).
const CONTINUOUS_16: [i64; 10] = [1000, 1031, 1061, 1091, 1120, 1148, 1176, 1203, 1229, 1255];

/// Hundredths, or any other fraction, in lowest terms.
fn fraction(numerator: i64, denominator: i64) -> String {
    let (mut divisor, mut rest) = (denominator, numerator.abs());
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    let (numerator, denominator) = (numerator / divisor, denominator / divisor);
    if denominator == 1 { numerator.to_string() } else { format!("{numerator}/{denominator}") }
}

/// IMPs and victory points of each side in every match of a script; no scale gives an empty string.
fn matches(script: &str) -> Vec<[String; 4]> {
    let document = Run::script(script).json();
    assert_eq!(document["diagnostics"], serde_json::json!([]), "{script}");
    let text = |side: &serde_json::Value, key: &str| side[key].as_str().unwrap_or_default().to_owned();
    let one = |found: &serde_json::Value| {
        let (ns, ew) = (&found["match"]["ns"], &found["match"]["ew"]);
        [text(ns, "imps"), text(ns, "vp"), text(ew, "imps"), text(ew, "vp")]
    };
    document["results"].as_array().unwrap().iter().map(one).collect()
}

/// Checks rows of `(source, state, ruling, [NS's IMPs, VP, EW's IMPs, VP])`.
#[track_caller]
fn check(rows: &[(&str, &str, &str, [&str; 4])]) {
    for (source, state, ruling, expected) in rows {
        assert_eq!(matches(&format!("{state}\n{ruling}\n"))[0], *expected, "{source}: {state}; {ruling}");
    }
}

#[test]
fn each_side_is_converted_by_itself() {
    let lecture = "other table +300\nmatch boards 16 rest +10 scale";
    check(&[
        // +10 - 9 and -10 - 8; 16 boards: 10.31 for 1, 14.60 for 18, and by steps 10 for 1, 15 for 18.
        ("lecture 000, split in a match", &format!("{lecture} wbf"), "(-100)/(+620)", ["1", "1031/100", "-18", "27/5"]),
        ("by steps", &format!("{lecture} wbf-discrete"), "(-100)/(+620)", ["1", "10", "-18", "5"]),
        ("no scale", "other table +300\nmatch rest +10", "(-100)/(+620)", ["1", "", "-18", ""]),
        (
            "a rest that does not balance",
            "other table 0\nmatch boards 16 rest NS +10 EW -12 scale wbf",
            "0",
            ["10", "64/5", "-12", "168/25"],
        ),
        (
            "the same the other way round",
            "other table 0\nmatch rest EW -12 NS +10 scale wbf boards 16",
            "0",
            ["10", "64/5", "-12", "168/25"],
        ),
        // -10 of +10, and +5 of -10.
        (
            "lecture 001, damage in a match",
            "other table +800\nmatch boards 16 rest +10 scale wbf",
            "damage NS before +620 after +500 obtained +150",
            ["0", "10", "-5", "213/25"],
        ),
    ]);
}

#[test]
fn scales_of_a_script() {
    let on = |clauses: &str| format!("{ACBL}{CLUB}other table 0\nmatch {clauses}");
    check(&[
        ("ACBL, 6-8 boards: 9-10 IMPs are 24", &on("boards 7 rest +10 scale acbl"), "0", ["10", "24", "-10", "6"]),
        ("ACBL, 9-11 boards: 9-11 IMPs are 23", &on("boards 9 rest +10 scale acbl"), "0", ["10", "23", "-10", "7"]),
        ("ACBL, 6-8 boards: 28 IMPs and more", &on("boards 7 rest -45 scale acbl"), "0", ["-45", "0", "45", "30"]),
        ("ACBL, 9-11 boards: 31-35 IMPs", &on("boards 9 rest -35 scale \"acbl\""), "0", ["-35", "1", "35", "29"]),
        ("a draw", &on("boards 9 scale acbl"), "0", ["0", "15", "0", "15"]),
        ("a name knows no case", &on("boards 9 scale ACBL rest +1"), "0", ["1", "18", "-1", "12"]),
        ("for any number of boards", &on("boards 16 rest +12 scale club"), "0", ["12", "25", "-12", "4"]),
        ("for none given", &on("rest +8 scale club"), "0", ["8", "17", "-8", "13"]),
    ]);
    // Of two for the same length the later one holds; one for the length of the match goes before one for any.
    let again = "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }\n\
                 scale \"club\" boards 24 { 0-2: 12-12, 3+: 18-6 }\nother table 0\n";
    check(&[
        ("the later one", &format!("{again}match boards 24 rest +3 scale club"), "0", ["3", "18", "-3", "6"]),
        ("its own length", &format!("{CLUB}{again}match boards 24 rest +3 scale club"), "0", ["3", "18", "-3", "6"]),
        ("another length", &format!("{CLUB}{again}match boards 20 rest +3 scale club"), "0", ["3", "16", "-3", "14"]),
    ]);
}

#[test]
fn scales_that_are_refused() {
    for (script, line) in [
        (format!("{ACBL}match boards 10 scale acbl\n"), 9),
        (format!("{ACBL}match scale acbl\n"), 9),
        ("match boards 16 scale wfb\n".to_owned(), 1),
        ("match scale wbf\n".to_owned(), 1),
        ("match boards 0 scale wbf\n".to_owned(), 1),
        ("match knockout boards 16 scale wbf\n".to_owned(), 1),
        ("scale \"gap\" { 0-2: 15-15, 4-7: 16-14 }\n".to_owned(), 1),
        ("scale \"late\" { 1-2: 15-15 }\n".to_owned(), 1),
        ("scale \"back\" { 0-2: 15-15, 3-1: 16-14 }\n".to_owned(), 1),
        ("scale \"falls\" { 0-2: 15-15, 3-5: 16-14, 6+: 15-15 }\n".to_owned(), 1),
        ("scale \"open\" { 0-2: 15-15, 3+: 16-14, 9+: 17-13 }\n".to_owned(), 1),
        ("scale wbf { 0-2: 15-15 }\n".to_owned(), 1),
    ] {
        let found = reported(&Run::script(&script).json());
        assert!(found.len() == 1 && found[0].starts_with(&format!("match-scale {line}:")), "{script}: {found:?}");
    }
}

/// The lecture (000, weighted in a match): IMPs in a gap between two steps go to the side that did not offend. Without
/// such a side they go to the nearer step, halves away from the draw.
#[test]
fn between_two_steps() {
    let table = |offenders: &str, rest: &str| {
        let offenders = if offenders.is_empty() { String::new() } else { format!("offenders {offenders}\n") };
        format!("{ACBL}{offenders}other table 0\nmatch boards 9 rest {rest} scale acbl")
    };
    let half = "(50% 0 & 50% +20)";
    let more = "(40% 0 & 60% +20)";
    // For a loser the smaller margin is the better one.
    let rows = [
        ("EW", "+1", half, ["3/2", "19", "-3/2", "11"]),
        ("NS", "+1", half, ["3/2", "18", "-3/2", "12"]),
        ("both", "+1", half, ["3/2", "19", "-3/2", "11"]),
        ("none", "+1", half, ["3/2", "19", "-3/2", "11"]),
        ("none", "+1", more, ["8/5", "19", "-8/5", "11"]),
        ("both", "-2", half, ["-3/2", "11", "3/2", "19"]),
        ("none", "-2", more, ["-7/5", "12", "7/5", "18"]),
        ("EW", "-2", half, ["-3/2", "12", "3/2", "18"]),
        ("NS", "-2", half, ["-3/2", "11", "3/2", "19"]),
        // On either side of the draw.
        ("none", "0", half, ["1/2", "18", "-1/2", "12"]),
        ("EW", "0", half, ["1/2", "18", "-1/2", "12"]),
        ("NS", "0", half, ["1/2", "15", "-1/2", "15"]),
        ("none", "0", more, ["3/5", "18", "-3/5", "12"]),
        ("EW", "-1", more, ["-2/5", "15", "2/5", "15"]),
        ("NS", "-1", more, ["-2/5", "12", "2/5", "18"]),
        // Inside a step, and beyond the last.
        ("EW", "+3", half, ["7/2", "20", "-7/2", "10"]),
        ("NS", "+3", half, ["7/2", "20", "-7/2", "10"]),
        ("NS", "+36", half, ["73/2", "30", "-73/2", "0"]),
        // The sides may be in different gaps: each is converted by itself.
        ("EW", "0", "(50% 0 & 50% +20)/(50% +20 & 50% +50)", ["1/2", "18", "-3/2", "11"]),
    ];
    for (offenders, rest, ruling, expected) in rows {
        check(&[("by hand", &table(offenders, rest), ruling, expected)]);
    }
    let discrete =
        |offenders: &str| format!("offenders {offenders}\nother table +300\nmatch boards 16 rest 0 scale wbf-discrete");
    // The lecture's +1.2 IMPs: of 16 boards, 1 is a draw and 2 is 11-9.
    let weighted = "(60%+620 & 40%-100)";
    check(&[
        ("lecture 000, for the innocent", &discrete("EW"), weighted, ["6/5", "11", "-6/5", "9"]),
        ("lecture 000, for the innocent", &discrete("NS"), weighted, ["6/5", "10", "-6/5", "10"]),
        ("both offended", &discrete("both"), weighted, ["6/5", "10", "-6/5", "10"]),
    ]);
}

/// Law 12C4: scores that do not balance are averaged between the teams.
#[test]
fn knockouts() {
    let lecture = "other table +300\nmatch knockout rest";
    let split = "(-100)/(+620)";
    let barker = "damage NS before +420 after +300 obtained +100";
    check(&[
        ("lecture 000, -9 and -8, rest +10", &format!("{lecture} +10"), split, ["19/2", "", "-19/2", ""]),
        (
            "the clauses in another order",
            "other table +300\nmatch rest +10 boards 32 knockout",
            split,
            ["19/2", "", "-19/2", ""],
        ),
        // (10 + 12)/2 = 11, less 1/2.
        ("a rest for each is one result", &format!("{lecture} NS +10 EW -12"), split, ["21/2", "", "-21/2", ""]),
        ("R. Barker's 5 and -9", "other table +50\nmatch knockout", barker, ["7", "", "-7", ""]),
        (
            "lecture 000, the record: -1 and -18",
            "other table +400\nmatch knockout",
            "damage NS before +2300 after +500 obtained -950",
            ["17/2", "", "-17/2", ""],
        ),
        (
            "lecture 000, the typical example: -7 and 0",
            "other table +620\nmatch knockout",
            "damage NS before +620 after +500 obtained +150",
            ["-7/2", "", "7/2", ""],
        ),
        ("what balances is left alone", &format!("{lecture} -3"), "(60%+620 & 40%-100)", ["-9/5", "", "9/5", ""]),
        ("average plus for both", &format!("{lecture} +10"), "A+/A+", ["10", "", "-10", ""]),
        ("average plus against average", &format!("{lecture} +10"), "A+/A", ["23/2", "", "-23/2", ""]),
        ("a penalty is not averaged", &format!("penalty NS 3 IMP\n{lecture} +10"), split, ["13/2", "", "-19/2", ""]),
        ("nor is EW's", &format!("penalty EW 2 IMP\n{lecture} +10"), split, ["19/2", "", "-23/2", ""]),
    ]);
    Run::script(&format!("penalty NS 1 VP\n{lecture} +10\nexpect +620: error penalty-unit\n")).done().exits(0);
}

/// Each body's treatment of a fraction of an IMP on the board, and of one between two steps of 16 boards: 0-1 are
/// 10-10, 2-4 are 11-9, 5-8 are 12-8. The EBU rounds the board to an IMP, halves away from average (White Book
/// 4.2.6.1).
#[test]
fn fractions_by_regulations() {
    let state = |body: &str, other: &str, rest: &str| {
        format!("{body}\noffenders EW\nother table {other}\nmatch boards 16 rest {rest} scale wbf-discrete")
    };
    let weighted = "(60%+620 & 40%-100)";
    check(&[
        ("EBU, +1.2 is +1", &state("regulations ebu", "+300", "0"), weighted, ["1", "10", "-1", "10"]),
        ("EBU, +1.2 and 2", &state("regulations ebu", "+300", "+2"), weighted, ["3", "11", "-3", "9"]),
        ("EBU, +2.5 is +3", &state("regulations ebu", "+420", "+1"), "(50%+620 & 50%+420)", ["4", "11", "-4", "9"]),
        ("EBU, -2.5 is -3", &state("regulations ebu", "+420", "-2"), "(50%+220 & 50%+420)", ["-5", "8", "5", "12"]),
        ("the lecture", &state("regulations lecture-2005", "+300", "0"), weighted, ["6/5", "11", "-6/5", "9"]),
        ("the nearer", &state("set vp-fraction nearest", "+300", "0"), weighted, ["6/5", "10", "-6/5", "10"]),
        (
            "1.5 is as near to 2",
            &state("set vp-fraction nearest", "+300", "+0.3"),
            weighted,
            ["3/2", "11", "-3/2", "9"],
        ),
        (
            "1.5, to the draw",
            &state("set vp-fraction towards-draw", "+300", "+0.3"),
            weighted,
            ["3/2", "10", "-3/2", "10"],
        ),
        // Lille 1998, an appeal: 65% of -1 and 35% of +10 against +500 is +3.
        (
            "Lille, 2.85 is 3",
            &state("set round-imps 1 away\nset vp-fraction nearest", "+500", "0"),
            "(65%+480 & 35%+930)",
            ["3", "11", "-3", "9"],
        ),
    ]);
    // The choice shows in a match: 10-10, or 11-9 for the side that did not offend.
    let script = format!("{}\nconventions {weighted}\n", state("", "+300", "0"));
    let document = Run::script(&script).json();
    let rows = document["results"][0]["rows"].as_array().unwrap();
    let of = |name: &str| rows.iter().find(|row| row["choice"] == name).unwrap();
    assert_eq!((&of("ebu")["match"]["ns"]["vp"], &of("ebu")["differs"]), (&"10".into(), &true.into()));
    assert_eq!((&of("lecture-2005")["match"]["ns"]["vp"], &of("pzbs")["differs"]), (&"11".into(), &false.into()));
}

/// A continuous scale is published for whole IMPs; between them it is an assumption, and said to be one.
#[test]
fn a_fraction_on_the_continuous_scale_is_marked() {
    let output = |ruling: &str| {
        let script = format!("other table +300\nmatch boards 16 scale wbf\n{ruling}\n");
        Run::script(&script).done().exits(0).stdout.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(output("(60%+620 & 40%-100)").contains("published for whole IMPs"));
    assert!(!output("+620").contains("published for whole IMPs"));
}

/// The winner and the margin after penalties: 9.5 and the 3 that EW pay.
#[test]
fn a_knockout_says_who_wins() {
    let output = |script: &str| Run::script(script).done().exits(0).stdout;
    let split = "other table +300\nmatch knockout rest +10\n(-100)/(+620)\n";
    assert!(output(split).contains("NS win the match by 9.5 IMP."));
    assert!(output(&format!("penalty EW 3 IMP\n{split}")).contains("NS win the match by 12.5 IMP."));
    assert!(output("other table +300\nmatch knockout\n+300\n").contains("The match is tied."));
    let uneven = output("other table +300\nmatch knockout rest NS +10 EW -12\n(-100)/(+620)\n");
    assert!(uneven.contains("The other boards are averaged in the same way: +11 for NS."), "{uneven}");
}

/// A table of rulings has what the match comes to: −9 and −8 are −½, with the 10 of the other boards 9½ (Law 12C4).
#[test]
fn knockouts_side_by_side() {
    let state = "other table +300\nmatch knockout rest +10\n";
    let columns = |statement: &str| Run::script(&format!("{state}{statement}\n")).done().exits(0).stdout;
    for (statement, head) in [
        ("compare (-100)/(+620), +300", "NS match  EW match"),
        ("conventions (-100)/(+620)", "NS match  EW match"),
        ("vary w from 0% to 0% step 10% in (w +620 & rest -100)/(+620)", "NS match  EW match"),
    ] {
        let output = columns(statement);
        assert!(output.contains(head) && output.contains("+9.5      −9.5"), "{output}");
    }
    let varied = Run::script(&format!("{state}vary w from 0% to 0% step 10% in (w +620 & rest -100)/(+620)\n")).json();
    let total = &varied["results"][0]["rows"][0]["knockout"];
    assert_eq!((total["ns"].as_str(), total["ew"].as_str()), (Some("19/2"), Some("-19/2")));
    assert!(!Run::script("other table +300\ncompare +300, (-100)/(+620)\n").done().stdout.contains("match"));
}

/// +500 against +300 is 5 IMPs. In a knockout a split counts what its sides make together (Law 12C4): 0 and −13 are 6½,
/// more than was obtained, 0 and −5 are 2½.
#[test]
fn who_gains_in_a_knockout() {
    let found = |matched: &str, ruling: &str| {
        let script = format!("other table +300\n{matched}\noffenders EW\nobtained +500\n{ruling}\n");
        let document = Run::script(&script).json();
        let found = document["results"][0]["diagnostics"].as_array().unwrap().clone();
        found.iter().map(|one| one["message"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found("match knockout", "(+300)/(+1100)"), [""; 0]);
    let alone = ["NS did not offend, and the ruling gives them 0; they obtained 5"];
    assert_eq!(found("match rest 0", "(+300)/(+1100)"), alone);
    assert_eq!(found("match rest 0", "(+300)/(+500)"), alone);
    let together = [
        "NS did not offend, and the ruling gives them 2.5; they obtained 5",
        "the ruling gives the offenders (EW) −2.5; they obtained −5",
    ];
    assert_eq!(found("match knockout", "(+300)/(+500)"), together);
}

/// The entry for a scorer: in a knockout each side counts half of −1; with victory points they are adjusted: −9 is 7.42
/// and −8 is 7.67 of 20 on 16 boards.
#[test]
fn entries_of_a_match() {
    let entry = |state: &str| {
        let document = Run::script(&format!("other table +300\n{state}\nentry (-100)/(+620)\n")).json();
        document["results"][0]["entry"].clone()
    };
    let side = |entry: &serde_json::Value, side: &str, key: &str| entry[side][key].as_str().unwrap().to_owned();
    let knockout = entry("match knockout");
    assert_eq!(knockout["enter"], "-100");
    assert_eq!((side(&knockout, "ns", "entered"), side(&knockout, "ns", "adjustment")), ("-9".into(), "17/2".into()));
    assert_eq!((side(&knockout, "ew", "entered"), side(&knockout, "ew", "adjustment")), ("9".into(), "-17/2".into()));
    assert!(knockout["ns"]["vp"].is_null());
    let converted = entry("match boards 16 scale wbf");
    let points = |entry: &serde_json::Value, side: &str, key: &str| entry[side]["vp"][key].as_str().unwrap().to_owned();
    let (entered, right) = (CONTINUOUS_16[9], CONTINUOUS_16[8]);
    assert_eq!(points(&converted, "ns", "entered"), fraction(2000 - entered, 100));
    assert_eq!(points(&converted, "ns", "adjustment"), "0");
    assert_eq!(points(&converted, "ew", "entered"), fraction(entered, 100));
    assert_eq!(points(&converted, "ew", "adjustment"), fraction(2000 - right - entered, 100));
}

/// The ACBL's scales as BridgeHands prints them (victory points, 2011): the least margin of every step, and one less.
#[test]
fn scales_of_the_acbl() {
    let on = |boards: u32, rest: u32, scale: &str| {
        format!("other table 0\nmatch boards {boards} rest +{rest} scale {scale}")
    };
    for (boards, rest, scale, ns, ew) in [
        (7, 0, "acbl20", "10", "10"),
        (6, 2, "acbl20", "11", "9"),
        (8, 3, "acbl20", "12", "8"),
        (7, 7, "acbl20", "13", "7"),
        (7, 27, "acbl20", "19", "1"),
        (7, 28, "acbl20", "20", "0"),
        (9, 5, "acbl20", "12", "8"),
        (10, 6, "acbl20", "13", "7"),
        (11, 35, "acbl20", "19", "1"),
        (11, 40, "acbl20", "20", "0"),
        (7, 0, "acbl30", "15", "15"),
        (7, 1, "acbl30", "18", "12"),
        (7, 6, "acbl30", "22", "8"),
        (8, 13, "ACBL30", "25", "5"),
        (9, 4, "acbl30", "20", "10"),
        (10, 11, "acbl30", "23", "7"),
        (11, 36, "acbl30", "30", "0"),
    ] {
        let imps = rest.to_string();
        let lost = if rest == 0 { "0".to_owned() } else { format!("-{rest}") };
        check(&[("BridgeHands", &on(boards, rest, scale), "0", [&imps, ns, &lost, ew])]);
    }
    for script in ["match boards 12 scale acbl20\n", "match scale acbl30\n", "scale \"acbl20\" { 0+: 10-10 }\n"] {
        assert_eq!(reported(&Run::script(script).json()).len(), 1, "{script}");
    }
}

/// Cross-IMPs are IMPs and can be converted; a knockout has no use for them.
#[test]
fn cross_imps_of_a_match() {
    let field = "scoring cross-imps\ntraveller { +600: 4 }\nmatch boards 16 rest";
    // +1 a comparison, in the mean; of 16 boards 20 IMPs are 15.00.
    check(&[("by hand", &format!("{field} +19 scale wbf"), "+630", ["20", "15", "-20", "5"])]);
}

#[test]
fn penalties_of_a_match() {
    let on = |penalty: &str, scale: &str| format!("{penalty}\nother table 0\nmatch boards 16 rest +20 scale {scale}");
    check(&[
        // 16 boards: 14.18 for 16 IMPs; 5 for the loser of 20.
        ("IMPs before the scale", &on("penalty NS 4 IMP", "wbf"), "0", ["16", "709/50", "-20", "5"]),
        ("victory points after it", &on("penalty EW 1.5 VP", "wbf"), "0", ["20", "15", "-20", "7/2"]),
        ("both", &on("penalty NS 4 IMP\npenalty NS 0.5 VP", "wbf"), "0", ["16", "342/25", "-20", "5"]),
        // By steps: 18-22 IMPs are 15, 13-17 are 14.
        ("IMPs by steps", &on("penalty NS 3 IMP", "wbf-discrete"), "0", ["17", "14", "-20", "5"]),
        ("victory points by steps", &on("penalty NS 0.5 VP", "wbf-discrete"), "0", ["20", "29/2", "-20", "5"]),
        ("IMPs without a scale", "penalty NS 4 IMP\nother table 0\nmatch rest +20", "0", ["16", "", "-20", ""]),
    ]);
    Run::script("penalty NS 1 VP\nother table 0\nmatch rest +20\nexpect 0: error penalty-unit\n").done().exits(0);
}

#[test]
fn victory_points_are_expected_in_their_unit() {
    let state = "other table +300\nmatch boards 14 rest +10 scale wbf\n";
    // 10 IMPs in 14 boards are 12.97 (R. Klinger).
    for (claim, status) in [
        ("NS 12.97 VP, EW 7.03 VP", 0),
        ("NS ~13.0 VP", 0),
        ("NS 0 IMP, EW 0 IMP, NS 0", 0),
        ("NS 12.98 VP", 1),
        ("NS 12.97 IMP", 1),
        ("NS 10 IMP", 1),
    ] {
        let done = Run::script(&format!("{state}expect +300: {claim}\n")).done();
        assert_eq!(done.status, Some(status), "{claim}: {}{}", done.stdout, done.stderr);
    }
}

/// Average plus in IMPs is 3 IMPs whatever was scored at the other table (Law 12C2(b)), and a board that could not be played
/// has none. By the WBF's formula 13 IMPs in 16 boards are 13.52 VP.
#[test]
fn an_artificial_score_needs_no_other_table() {
    let script = "scoring imps
expect A+/A-: NS 3 IMP, EW -3 IMP
expect A+/A+: NS 3 IMP, EW 3 IMP
expect +6 IMP/-3 IMP: NS 6 IMP, EW -3 IMP
expect A+/+620: error no-field
expect (60% +620 & 40% -100): error no-field
incident team-board { results: several; fault: NS none, EW none }
expect ans: NS 3 IMP, EW 3 IMP
match boards 16 rest +10 scale wbf
expect A+/A-: NS 13.52 VP, EW 6.48 VP
scoring board-a-match
expect A+/A-: NS 60%, EW 40%
";
    Run::script(script).done().exits(0);
}
