//! Presets and settings: what is in force under each, what a choice changes, and the answers that no setting gives.

use crate::harness::{Run, reported};
use crate::lecture::{DAMAGE, SPLIT, WEIGHTED, check, pairs, protocol, result};
use num_rational::BigRational;
use redress::scoring::{Conventions, PRESETS, Setting};
use serde_json::Value;
use std::str::FromStr;

const WORDS: &str = "damage NS before +620 after +500 obtained +150";
const UNIVERSAL: &str = "(100%+620 & -100%+500 & 100%+150)/(+620)";
/// Seven results of ten: +300 has 5 as NS and 7 as EW.
const SHORT: &str = "set tables 10\ntraveller { +620, +300: 5 }";
/// Extremes that a datum may leave out: two of 21 results, and one of 11.
const TWO_OUT: &str = "scoring butler\ntraveller { +2220: 2, 0: 18 }";
const ONE_OUT: &str = "scoring butler\ntraveller { +2220, 0: 9 }";

/// The first value of every setting that a preset may make.
const DEFAULTS: [(&str, &str); 17] = [
    ("win", "2"),
    ("split", "two-tables"),
    ("short-field", "neuberg"),
    ("small-groups", "none"),
    ("cross-imps", "mean"),
    ("short-imps", "none"),
    ("imp-cap", "none"),
    ("imp-average", "3"),
    ("datum-trim", "none"),
    ("datum-round", "away"),
    ("tie-within", "0"),
    ("damage", "law"),
    ("damage-entry", "universal"),
    ("round", "none"),
    ("round-imps", "none"),
    ("round-field-imps", "none"),
    ("vp-fraction", "non-offenders"),
];

/// The figures of a ruling under each value of a setting, with the defaults for all others: `(setting, value, state,
/// ruling, NS, EW)`.
const FIGURES: [(&str, &str, &str, &str, &str, &str); 55] = [
    ("win", "2", WEIGHTED, "(60%+620 & 40%-100)", "49/5", "41/5"),
    ("win", "1", WEIGHTED, "(60%+620 & 40%-100)", "49/10", "41/10"),
    ("split", "two-tables", SPLIT, "(-100)/(+620)", "2", "5"),
    ("split", "half-frequency", SPLIT, "(-100)/(+620)", "3/2", "9/2"),
    // (M + 1) × 10/7 - 1, M × 9/6, M + 3, (M + 1) × 10/7, M.
    ("short-field", "neuberg", SHORT, "+300", "53/7", "73/7"),
    ("short-field", "proportional", SHORT, "+300", "15/2", "21/2"),
    ("short-field", "mitchell", SHORT, "+300", "8", "10"),
    ("short-field", "ascherman", SHORT, "+300", "60/7", "80/7"),
    ("short-field", "none", SHORT, "+300", "5", "7"),
    // Two of six: Neuberg, or 65/55 of 10. Two of five: more than a third, 65/55 of 8 in the ACBL alone.
    ("small-groups", "none", "set tables 6\ntraveller { -100 }", "+620", "8", "2"),
    ("small-groups", "ebu", "set tables 6\ntraveller { -100 }", "+620", "13/2", "11/2"),
    ("small-groups", "ebu", "set tables 5\ntraveller { -100 }", "+620", "13/2", "3/2"),
    ("small-groups", "acbl", "set tables 5\ntraveller { -100 }", "+620", "26/5", "22/5"),
    ("cross-imps", "mean", "scoring cross-imps\ntraveller { +600: 4 }", "+630", "1", "-1"),
    ("cross-imps", "sum", "scoring cross-imps\ntraveller { +600: 4 }", "+630", "4", "-4"),
    // Nine results with eight comparisons each: 8/√(9·8/2) = 8/6.
    ("cross-imps", "modified", "scoring cross-imps\ntraveller { +600: 8 }", "+630", "4/3", "-4/3"),
    // +300 against +620, +620 and -100: -8 -8 +9. Of seven results four are in the table: times 6/3, or 7/4.
    ("short-imps", "none", SUM_OF_FOUR, "+300", "-7", "7"),
    ("short-imps", "comparisons", SUM_OF_FOUR, "+300", "-14", "14"),
    ("short-imps", "results", SUM_OF_FOUR, "+300", "-49/4", "49/4"),
    ("imp-cap", "none", "scoring cross-imps\ntraveller { 0 }", "+2220", "19", "-19"),
    ("imp-cap", "17", "scoring cross-imps\ntraveller { 0 }", "+2220", "17", "-17"),
    ("imp-average", "3", "other table 0", "A+/A-", "3", "-3"),
    ("imp-average", "2", "other table 0", "A+/A-", "2", "-2"),
    // Datums of 4440/21, 2220/19 and 0; of 2220/11 and 0.
    ("datum-trim", "none", TWO_OUT, "0", "-5", "5"),
    ("datum-trim", "1", TWO_OUT, "0", "-3", "3"),
    ("datum-trim", "1", ONE_OUT, "0", "0", "0"),
    ("datum-trim", "5%", TWO_OUT, "0", "-3", "3"),
    ("datum-trim", "5%", ONE_OUT, "0", "-5", "5"),
    ("datum-trim", "30%", TWO_OUT, "0", "0", "0"),
    ("datum-trim", "median", TWO_OUT, "0", "0", "0"),
    // 645 is 650, 640 or itself.
    ("datum-round", "away", "scoring butler\ntraveller { +630 }", "+660", "0", "0"),
    ("datum-round", "even", "scoring butler\ntraveller { +630 }", "+660", "1", "-1"),
    ("datum-round", "none", "scoring butler\ntraveller { +630 }", "+660", "0", "0"),
    ("tie-within", "0", "scoring board-a-match\nother table +620", "+630", "2", "0"),
    ("tie-within", "10", "scoring board-a-match\nother table +620", "+630", "1", "1"),
    // The lecture's trap.
    ("damage", "law", "other table +620", "damage NS before +620 after +800 obtained +200", "-9", "0"),
    ("damage", "formula", "other table +620", "damage NS before +620 after +800 obtained +200", "-14", "0"),
    // Another pair beside the lecture's damage: +500 is worth 7, or 6 where +620 alone is entered.
    ("damage-entry", "universal", DAMAGE_ROW, "+500", "7", "12"),
    ("damage-entry", "before", DAMAGE_ROW, "+500", "6", "12"),
    // 7.571428… and 10.428571…
    ("round", "none", SHORT, "+300", "53/7", "73/7"),
    ("round", "0.0001 away-from-average", SHORT, "+300", "37857/5000", "52143/5000"),
    ("round", "0.01 away", SHORT, "+300", "757/100", "1043/100"),
    // 2.5: half of +5 against +420 and of 0.
    ("round-imps", "none", "other table +420", "(50%+620 & 50%+420)", "5/2", "-5/2"),
    ("round-imps", "1 away", "other table +420", "(50%+620 & 50%+420)", "3", "-3"),
    ("round-imps", "1 away-from-average", "other table +420", "(50%+620 & 50%+420)", "3", "-3"),
    ("round-imps", "1 away-from-average", "other table +420", "(50%+220 & 50%+420)", "-3", "3"),
    ("round-imps", "1 to-average", "other table +420", "(50%+620 & 50%+420)", "2", "-2"),
    // +1 against +600, and -450 is -10 IMP: a third of 1 and two thirds of -10, a quarter of 1.
    ("round-field-imps", "none", "scoring cross-imps\ntraveller { +600: 4 }", "(1/3+630 & 2/3+150)", "-19/3", "19/3"),
    (
        "round-field-imps",
        "0.1 away-from-average",
        "scoring cross-imps\ntraveller { +600: 4 }",
        "(1/3+630 & 2/3+150)",
        "-63/10",
        "63/10",
    ),
    (
        "round-field-imps",
        "0.01 away",
        "scoring cross-imps\ntraveller { +600: 4 }",
        "(1/3+630 & 2/3+150)",
        "-633/100",
        "633/100",
    ),
    (
        "round-field-imps",
        "0.1 away",
        "scoring cross-imps\ntraveller { +600: 4 }",
        "(1/4+630 & 3/4+600)",
        "3/10",
        "-3/10",
    ),
    (
        "round-field-imps",
        "0.1 to-average",
        "scoring cross-imps\ntraveller { +600: 4 }",
        "(1/4+630 & 3/4+600)",
        "1/5",
        "-1/5",
    ),
    // The board is the same; what is made of it in the match has a test of its own.
    ("vp-fraction", "non-offenders", "other table +300", "(60%+620 & 40%-100)", "6/5", "-6/5"),
    ("vp-fraction", "nearest", "other table +300", "(60%+620 & 40%-100)", "6/5", "-6/5"),
    ("vp-fraction", "towards-draw", "other table +300", "(60%+620 & 40%-100)", "6/5", "-6/5"),
];

/// Cross-IMPs by the sum: three other results in the table, and three artificial ones.
const SUM_OF_FOUR: &str = "scoring cross-imps\nset cross-imps sum\ntraveller { +620: 2, -100, A+/A-: 3 }";

/// The lecture's damage as a row among the others, one +500 left to be scored.
const DAMAGE_ROW: &str =
    "traveller { +800, +620: 3, +500: 2, -100: 2, damage NS before +620 after +500 obtained +150 }";

/// The result of the last statement of a script that reports nothing.
fn last(script: &str) -> Value {
    let document = Run::script(script).json();
    assert_eq!(document["diagnostics"], serde_json::json!([]), "{script}");
    document["results"].as_array().unwrap().last().unwrap().clone()
}

/// Each row of a `conventions`: what was chosen, whether it differs, NS and EW.
fn choices(script: &str) -> Vec<(String, bool, String, String)> {
    let result = last(script);
    assert_eq!(result["kind"], "conventions");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let rows = result["rows"].as_array().unwrap();
    let in_force: Vec<_> = rows.iter().map(|row| row["in_force"].as_bool().unwrap()).collect();
    assert!(in_force[0] && !in_force[1..].contains(&true), "what is in force comes first, once: {in_force:?}");
    rows.iter()
        .map(|row| {
            let differs = row["differs"].as_bool().unwrap();
            (text(&row["choice"]), differs, text(&row["ns"]["exact"]), text(&row["ew"]["exact"]))
        })
        .collect()
}

#[test]
fn every_value_of_a_setting() {
    for (setting, value, state, ruling, ns, ew) in FIGURES {
        check(&[(setting, &format!("set {setting} {value}\n{state}"), ruling, ns, ew)]);
        check(&[(
            setting,
            &format!("{state}\nset {} {}", setting.to_uppercase(), value.to_uppercase()),
            ruling,
            ns,
            ew,
        )]);
    }
}

#[test]
fn every_choice_of_every_preset() {
    let names: Vec<_> = PRESETS.iter().map(|preset| preset.name).collect();
    for name in ["wbf", "ebu", "acbl", "pzbs", "dbf", "lecture-2005"] {
        assert!(names.contains(&name), "{name} of {names:?}");
    }
    for preset in PRESETS {
        for (setting, default) in DEFAULTS {
            let mut stated = preset.choices.iter().filter(|choice| choice.setting == setting);
            let expected = stated.next().map_or(default, |choice| choice.value);
            assert!(stated.next().is_none(), "{setting} of {} twice", preset.name);
            let conventions = Conventions::preset(preset.name).unwrap();
            assert_eq!(Setting::named(setting).unwrap().value(&conventions), expected, "{setting} of {}", preset.name);
        }
        // A guide for the director's judgement changes no figure.
        let is_of_judgement =
            |name: &str| Setting::named(name).is_some_and(|setting| setting.convention.is_of_judgement());
        for choice in preset.choices.iter().filter(|choice| !is_of_judgement(choice.setting)) {
            let figures: Vec<_> =
                FIGURES.iter().filter(|row| row.0 == choice.setting && row.1 == choice.value).collect();
            assert!(!figures.is_empty(), "no figure for {} {}", choice.setting, choice.value);
            // The others are put back, so that the figure is this choice's.
            let others = DEFAULTS.iter().filter(|(setting, _)| *setting != choice.setting);
            let others: String = others.map(|(setting, value)| format!("set {setting} {value}\n")).collect();
            for (setting, value, state, ruling, ns, ew) in figures {
                let state = format!("regulations {}\n{others}{state}", preset.name.to_uppercase());
                check(&[(preset.name, &state, ruling, ns, ew)]);
                let output = choices(&format!("{state}\nconventions {setting}: {ruling}\n"));
                assert_eq!(
                    output[0],
                    ((*value).to_owned(), false, (*ns).to_owned(), (*ew).to_owned()),
                    "{}",
                    preset.name
                );
            }
        }
    }
}

#[test]
fn presets_and_settings_in_turn() {
    check(&[
        (
            "a setting after a preset",
            &format!("regulations lecture-2005\nset short-field none\n{SHORT}"),
            "+300",
            "5",
            "7",
        ),
        (
            "a preset after a setting",
            &format!("set short-field none\nregulations lecture-2005\n{SHORT}"),
            "+300",
            "15/2",
            "21/2",
        ),
        ("a preset after another", &format!("regulations acbl\nregulations wbf\n{SHORT}"), "+300", "53/7", "73/7"),
        ("a preset after the field", &format!("{SHORT}\nregulations lecture-2005"), "+300", "15/2", "21/2"),
        ("a number of tables is no preset's", &format!("{SHORT}\nregulations wbf"), "+620", "113/7", "13/7"),
        // 53/14 and 73/14 in hundredths.
        ("half the scale, rounded", &format!("regulations acbl\n{SHORT}"), "+300", "379/100", "521/100"),
    ]);
    let script = format!("{SHORT}\ncase \"inside\" {{\nregulations acbl\n+300\n}}\n+300\n");
    assert_eq!(result(&script).0, "53/7");
    for script in ["regulations ebl\n", "regulations\n", "set win 3\n", "set round 0.1\n", "set datum-trim 50%\n"] {
        assert_eq!(reported(&Run::script(script).json()).len(), 1, "{script}");
    }
}

#[test]
fn rulings_under_every_preset() {
    let found = choices(&format!("{SHORT}\nconventions +300\n"));
    assert_eq!(found.len(), PRESETS.len() + 1);
    let row =
        |choice: &str, differs: bool, ns: &str, ew: &str| (choice.to_owned(), differs, ns.to_owned(), ew.to_owned());
    for expected in [
        row("", false, "53/7", "73/7"),
        row("wbf", false, "53/7", "73/7"),
        row("ebu", true, "37857/5000", "52143/5000"),
        row("acbl", true, "379/100", "521/100"),
        row("pzbs", false, "53/7", "73/7"),
        row("lecture-2005", true, "15/2", "21/2"),
    ] {
        assert!(found.contains(&expected), "{expected:?} in {found:?}");
    }
    // Half the scale is no difference where the shares are the same.
    let acbl = choices(&format!("{SPLIT}\nconventions (-100)/(+620)\n"));
    assert!(acbl.contains(&row("acbl", false, "1", "5/2")), "{acbl:?}");
    // The state is as it was.
    assert_eq!(result(&format!("{SHORT}\nconventions +300\n+300\n")).0, "53/7");
}

#[test]
fn rulings_under_every_value() {
    for (setting, state, ruling) in
        [("short-field", SHORT, "+300"), ("split", SPLIT, "(-100)/(+620)"), ("win", WEIGHTED, "(60%+620 & 40%-100)")]
    {
        let found = choices(&format!("{state}\nconventions {setting}: {ruling}\n"));
        let expected: Vec<_> = FIGURES.iter().filter(|row| row.0 == setting).collect();
        assert_eq!(found.len(), expected.len(), "{setting}");
        for (own, (_, value, _, _, ns, ew)) in found.iter().zip(expected) {
            assert_eq!((own.0.as_str(), own.2.as_str(), own.3.as_str()), (*value, *ns, *ew), "{setting}");
            // Matchpoints on half the scale are the same share.
            assert_eq!(own.1, *value != found[0].0 && setting != "win", "{setting} {value}");
        }
    }
    // The choice in force comes first.
    let found = choices(&format!("set short-field mitchell\n{SHORT}\nconventions short-field: +300\n"));
    assert_eq!(found[0], ("mitchell".to_owned(), false, "8".to_owned(), "10".to_owned()));
    assert_eq!(found.len(), 5);
    assert_eq!(reported(&Run::script(&format!("{SHORT}\nconventions shortfield: +300\n")).json()).len(), 1);
}

/// Section 7 of the lecture: for a program without negative weights the score before the infraction is entered, and
/// the side's own loss is taken off afterwards.
#[test]
fn entry_of_the_lecture() {
    for ruling in [WORDS, UNIVERSAL] {
        let found = last(&format!("{DAMAGE}\nentry {ruling}\n"));
        assert_eq!((&found["ns"]["exact"], &found["ew"]["exact"]), (&"10".into(), &"5".into()), "{ruling}");
        let entry = &found["entry"];
        assert_eq!(entry["enter"], "+620", "{ruling}");
        let side = |side: &str| (entry[side]["entered"].as_str().unwrap(), entry[side]["adjustment"].as_str().unwrap());
        assert_eq!((side("ns"), side("ew")), (("13", "-3"), ("5", "0")), "{ruling}");
        // The others: three tables with +500 have 7 by the ruling and 6 as it is entered, and nobody else differs.
        let others = entry["others"]["ns"].as_array().unwrap();
        assert_eq!(others.len(), 1, "{ruling}: {others:?}");
        let of = |when: &str| others[0][when]["exact"].as_str().unwrap();
        assert_eq!((others[0]["score"].as_i64(), others[0]["count"].as_str()), (Some(500), Some("3")));
        assert_eq!((of("before"), of("after")), ("7", "6"), "{ruling}");
        assert_eq!(entry["others"]["ew"], serde_json::json!([]), "{ruling}");
    }
}

/// For every entry the adjustment makes up the rest.
#[test]
fn entries_come_to_the_ruling() {
    let exact = |value: &Value| BigRational::from_str(value.as_str().unwrap()).unwrap();
    for (state, ruling) in [
        (WEIGHTED, "(60%+620 & 40%-100)"),
        (SPLIT, "(-100)/(+620)"),
        (DAMAGE, WORDS),
        (WEIGHTED, "50%/(+620)"),
        ("other table +300", "(60%+620 & 40%-100)"),
        ("other table +300", "(-100)/(+620)"),
        ("other table +620", "damage NS before +620 after +800 obtained +200"),
        ("scoring butler\ntraveller { +800, +620: 3, +500: 3, -100: 2 }", WORDS),
        ("scoring cross-imps\ntraveller { +800, +620: 3, +500: 3, -100: 2 }", WORDS),
        ("scoring board-a-match\nother table +300", "(60%+620 & 40%-100)"),
    ] {
        let found = last(&format!("{state}\nentry {ruling}\n"));
        for side in ["ns", "ew"] {
            let entry = &found["entry"][side];
            let sum = &exact(&entry["entered"]) + &exact(&entry["adjustment"]);
            assert_eq!(sum, exact(&found[side]["exact"]), "{state}; {ruling}; {side}");
        }
    }
}

/// `set damage-entry before`: the pair gets the same, the other pairs do not.
#[test]
fn damage_entered_as_before() {
    let before = format!("set damage-entry before\n{DAMAGE}");
    check(&[("lecture 000, section 7: 13 - 3", &before, WORDS, "10", "5")]);
    let (_, _, found) = result(&format!("{before}\n{WORDS}\n"));
    let rows: Vec<_> = found["tables"]["ns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["score"].as_i64().unwrap(), row["ns"].as_str().unwrap()))
        .collect();
    assert_eq!(rows, [(800, "18"), (620, "13"), (500, "6"), (-100, "1")]);
    let row =
        "traveller { +800, +620: 3, +500: 3, -100: 2, damage NS before +620 after +500 obtained +150 }\nprotocol\n";
    let universal = [("18", "0"), ("13", "5"), ("7", "12"), ("1", "17"), ("10", "5")];
    assert_eq!(protocol(row), pairs(&universal));
    let entered = [("18", "0"), ("13", "5"), ("6", "12"), ("1", "17"), ("10", "5")];
    assert_eq!(protocol(&format!("set damage-entry before\n{row}")), pairs(&entered));
    // In the other three rows of the table nothing is taken off: the score stands, in full, the trap.
    for (ruling, ns, ew) in [
        ("damage NS before +620 after +800 obtained +620", "13", "5"),
        ("damage NS before +620 after +150 obtained +500", "13", "5"),
        ("damage NS before +500 after +620 obtained +150", "4", "11"),
    ] {
        check(&[("universal", DAMAGE, ruling, ns, ew), ("before", &before, ruling, ns, ew)]);
    }
}

#[test]
fn wrong_answers_that_circulate() {
    let weighted = "(60%+620 & 40%-100)";
    for (what, state, ruling, wrong, right) in [
        ("Neuberg by comparisons, two of four", "set tables 4\ntraveller { -100 }", "+620", "NS 6", "NS 5"),
        ("Neuberg by comparisons, two of four", "set tables 4\ntraveller { -100 }", "+620", "EW 2", "EW 1"),
        ("a top of the whole field", "set tables 10\ntraveller { 0: 8 }", "+620", "NS 18", "NS 161/9"),
        ("a bottom of the whole field", "set tables 10\ntraveller { 0: 8 }", "-100", "NS 0", "NS 1/9"),
        // 60% of +620 and 40% of -100 are +332, which beats the three +300 and scores 10.
        ("the scores averaged first, at pairs", WEIGHTED, weighted, "NS 10", "NS 9.8"),
        ("the scores averaged first, in a match", "other table +300", weighted, "NS 1", "NS 1.2"),
        ("each part rounded", "other table +300", weighted, "NS 1", "NS 1.2"),
        // 1/3 and 4/3: each rounded they are 1.
        ("each part rounded", "set round-imps 1 away\nother table +600", "(1/3+620 & 2/3+650)", "NS 1", "NS 2"),
        ("each weight rounded", "other table 0", "(1/3-100 & 2/3-200)", "NS -4.34", "NS -13/3"),
        ("the row in a table of its own alone", SPLIT, "(-100)/(+620)", "EW 16", "EW 5"),
        ("the infraction's loss left out", DAMAGE, WORDS, "NS 13", "NS 10"),
        ("own loss and the infraction's", DAMAGE, WORDS, "NS 4", "NS 10"),
    ] {
        Run::script(&format!("{state}\nexpect {ruling}: {wrong}\n")).done().exits(1);
        let done = Run::script(&format!("{state}\nexpect {ruling}: {right}\n")).done();
        assert_eq!(done.status, Some(0), "{what}: {}{}", done.stdout, done.stderr);
    }
    // The lecture prints 13 - 7 = 4.
    let (_, _, found) = result(&format!("{DAMAGE}\n{WORDS}\n"));
    assert_eq!((found["damage"]["by_infraction"].as_str(), found["damage"]["own"].as_str()), (Some("6"), Some("3")));
}

/// No result that is short of its field is worth the whole top, and the field shares what it shares in full.
#[test]
fn neuberg_stays_below_the_top() {
    let value = |text: &str| BigRational::from_str(text).unwrap();
    let scores = ["+650", "+630", "+620", "+600", "+170", "+140", "+110", "0", "-50"];
    for actual in 1..=scores.len() {
        let rows = scores[..actual].join(", ");
        let found = protocol(&format!("set tables 10\ntraveller {{ {rows} }}\nprotocol\n"));
        let top = BigRational::from_integer(18.into());
        let sum: BigRational = found.iter().map(|(ns, _)| value(ns)).sum();
        assert_eq!(sum, BigRational::from_integer((9 * actual).into()), "{actual} of 10");
        for (ns, ew) in &found {
            assert_eq!(&value(ns) + &value(ew), top, "{actual} of 10");
            assert!(value(ns) < top && value(ew) < top, "{actual} of 10: {ns}");
        }
    }
}

/// A convention that does not apply changes nothing.
#[test]
fn conventions_that_do_not_apply() {
    let weighted = "(60%+620 & 40%-100)";
    let others = [
        ("win", "1"),
        ("split", "half-frequency"),
        ("short-field", "proportional"),
        ("short-field", "mitchell"),
        ("short-field", "none"),
        ("short-field", "ascherman"),
        ("small-groups", "ebu"),
        ("small-groups", "acbl"),
        ("tables", "30"),
        ("cross-imps", "sum"),
        ("imp-cap", "2"),
        ("imp-average", "2"),
        ("datum-trim", "2"),
        ("datum-trim", "median"),
        ("datum-round", "none"),
        ("tie-within", "10"),
        ("damage", "formula"),
        ("damage-entry", "before"),
    ];
    for (what, state, ruling, apply) in [
        ("a full field", WEIGHTED.to_owned(), weighted, ["win", "tables", "short-field ascherman"].as_slice()),
        ("a match", "other table +300".to_owned(), weighted, ["imp-cap"].as_slice()),
        ("cross-IMPs", format!("scoring cross-imps\n{WEIGHTED}"), weighted, ["cross-imps", "imp-cap"].as_slice()),
        (
            "Butler",
            format!("scoring butler\n{WEIGHTED}"),
            "(70%+620 & 30%-100)",
            ["datum-trim", "datum-round"].as_slice(),
        ),
        ("board-a-match", "scoring board-a-match\nother table +300".to_owned(), weighted, ["win"].as_slice()),
        ("total points", "scoring total-points".to_owned(), weighted, [].as_slice()),
        ("a split in a match", "other table +300".to_owned(), "(-100)/(+620)", ["imp-cap"].as_slice()),
        ("average plus in a match", "other table +300".to_owned(), "A+/A-", ["imp-average"].as_slice()),
        ("average plus at pairs", WEIGHTED.to_owned(), "A+/A-", ["win", "tables", "short-field ascherman"].as_slice()),
    ] {
        let (ns, ew, _) = result(&format!("{state}\n{ruling}\n"));
        for (setting, value) in others {
            if apply.iter().any(|own| *own == setting || *own == format!("{setting} {value}")) {
                continue;
            }
            check(&[(what, &format!("set {setting} {value}\n{state}"), ruling, &ns, &ew)]);
        }
        // Nor does who offended, a session, or a match beside it.
        for state in [format!("offenders EW\n{state}"), format!("match rest +10\n{state}")] {
            check(&[(what, &state, ruling, &ns, &ew)]);
        }
    }
}
