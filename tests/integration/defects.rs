//! Figures that were wrong once. Each is worked out by hand from the Laws and the notation's definitions; the working
//! stands beside it, a score's matchpoints being two for each result it beats and one for each it ties with.

use crate::harness::{Run, reported, results};
use num_rational::BigRational;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::str::FromStr;

/// The last of them.
#[track_caller]
fn result(script: &str) -> Value {
    results(script).pop().unwrap_or_else(|| panic!("no result: {script}"))
}

/// Both sides' figures.
fn figures(scored: &Value) -> (&str, &str) {
    let exact = |side: &str| scored[side]["exact"].as_str().unwrap_or_else(|| panic!("{side}: {scored:#}"));
    (exact("ns"), exact("ew"))
}

/// Both sides' percentages.
fn shares(scored: &Value) -> (&str, &str) {
    (scored["ns"]["percent"].as_str().unwrap(), scored["ew"]["percent"].as_str().unwrap())
}

#[track_caller]
fn check(script: &str, ns: &str, ew: &str) {
    assert_eq!(figures(&result(script)), (ns, ew), "{script}");
}

/// Both sides' figures of each row of the last result, which is a protocol.
#[track_caller]
fn protocol(script: &str) -> Vec<(String, String)> {
    let result = result(script);
    let row = |row: &Value| (figures(row).0.to_owned(), figures(row).1.to_owned());
    result["rows"].as_array().unwrap_or_else(|| panic!("no protocol: {script}")).iter().map(row).collect()
}

fn fraction(text: &str) -> BigRational {
    BigRational::from_str(text).unwrap_or_else(|_| panic!("no fraction: {text}"))
}

/// The other pairs of one side, as `(tables, before, after)`. Those that one plain score of the traveller stands for
/// are found by that score; a row of several scores is one pair too, whatever it is called.
struct Pairs {
    by_score: BTreeMap<i64, (String, String, String)>,
    all: Vec<(String, String, String)>,
}

fn pairs(listed: &Value) -> Pairs {
    let exact = |figure: &Value| figure["exact"].as_str().unwrap().to_owned();
    let pair = |one: &Value| (one["count"].as_str().unwrap().to_owned(), exact(&one["before"]), exact(&one["after"]));
    let listed = listed.as_array().unwrap_or_else(|| panic!("no pairs: {listed:#}"));
    let mut all: Vec<_> = listed.iter().map(pair).collect();
    all.sort();
    let by_score = listed.iter().filter_map(|one| Some((one["score"].as_i64()?, pair(one)))).collect();
    Pairs { by_score, all }
}

fn pair(tables: &str, before: &str, after: &str) -> (String, String, String) {
    (tables.to_owned(), before.to_owned(), after.to_owned())
}

impl Pairs {
    /// The pairs of these scores, and one more for each row of several scores; no others.
    #[track_caller]
    fn are(&self, scores: &[(i64, &str, &str)], rows: &[(&str, &str)]) {
        for (score, before, after) in scores {
            assert_eq!(self.by_score.get(score), Some(&pair("1", before, after)), "{score} of {:?}", self.by_score);
        }
        let of_scores = scores.iter().map(|(_, before, after)| pair("1", before, after));
        let of_rows = rows.iter().map(|(before, after)| pair("1", before, after));
        let mut expected: Vec<_> = of_scores.chain(of_rows).collect();
        expected.sort();
        assert_eq!(self.all, expected);
    }
}

// ------------------------------------------------------------------------------------------------- the other pairs

/// The `damage` row is classified otherwise with the ruling than without.
#[test]
fn effects_where_a_damage_row_changes_its_row() {
    // Without the ruling, NS: before the infraction 4 (above +300 and -100), after it 4: `trap`, NS keep +150, which
    // has 2 (above -100). With +620: before 5, after 4 (above both, below +620), obtained 2: `formula`, 5 - 4 + 2 = 3.
    // NS's table then is +620 twice, +300, +150, -100 and -1 of +500: +300 has 2 + 2 = 4, -100 nothing.
    // EW bear +620 both times: -100 has 4, then 6; +300 has 2 (above +620), then 4; +620 itself 0, then 1 (a tie).
    let field = "traveller { +300, -100, damage NS before +620 after +500 obtained +150 }\n";
    let found = result(&format!("{field}effects +620\n"));
    pairs(&found["effects"]["ns"]).are(&[(300, "4", "4"), (-100, "0", "0")], &[("2", "3")]);
    pairs(&found["effects"]["ew"]).are(&[(300, "2", "4"), (-100, "4", "6")], &[("0", "1")]);

    // Without the ruling, EW: before 2 (above +170), after and obtained 0: `full`, they get +140. With +500: before 4,
    // after 2 (above +500), obtained 1 (a tie): `formula`, 4 - 2 + 1 = 3. EW's table then is -200, +140, +170, +500
    // twice and -1 of +300: +170 has 0 without, and with it 2 x 2 - 2 x 1 = 2; -200 has 4, then 6.
    // NS hold +140 both times: 2 (above -200); +170 has 4 both times, -200 nothing.
    let field = "traveller { -200, +170, damage EW before +140 after +300 obtained +500 }\n";
    let found = result(&format!("{field}effects +500\n"));
    pairs(&found["effects"]["ns"]).are(&[(-200, "0", "0"), (170, "4", "4")], &[("2", "2")]);
    pairs(&found["effects"]["ew"]).are(&[(-200, "4", "6"), (170, "0", "2")], &[("2", "3")]);
}

/// The effects are stated under every ruling too.
#[test]
fn others_where_a_damage_row_changes_its_row() {
    // As above: for NS only shares change, +300 from 4 of 4 to 4 of 6, a third less. Not from 0%, which would be more.
    let script = "traveller { +300, -100, damage NS before +620 after +500 obtained +150 }\n+620\n";
    let text = Run::script(script).done().exits(0).stdout;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("Effect on other pairs (against the board without this result): −33.33 to "), "{text}");
    assert!(text.contains("pp; `effects` lists them."), "{text}");
}

#[test]
fn entry_where_a_damage_row_changes_its_row() {
    // By the ruling, EW: before 3 (above +140 and half the ruling), after ½ (half a tie), obtained 0: `formula`, 2½.
    // EW's table is -200 ½, -100, +140, +170 ½ - 1, +500: +140 has 2 x (½) + 0 = 1.
    // With -200 entered: before 2 (above +140), after 0, obtained 0: `full`, -100, which has 2; +140 has 0.
    // NS bear -100 both times: by the ruling it has 1 (above half of it), +140 has 2 + 1 = 3; with -200, 2 and 4.
    let field = "traveller { +140, damage EW before -100 after +170 obtained +500 }\n";
    let found = result(&format!("{field}entry (50% -200 & 50% +170)\n"));
    assert_eq!(found["entry"]["enter"], "-200");
    pairs(&found["entry"]["others"]["ns"]).are(&[(140, "3", "4")], &[("1", "2")]);
    pairs(&found["entry"]["others"]["ew"]).are(&[(140, "1", "0")], &[("5/2", "2")]);
}

/// The score that damage subtracts is a yardstick; no pair obtained it.
#[test]
fn no_pair_sits_at_a_negative_table() {
    let field = "traveller { +300, -100, damage NS before +620 after +500 obtained +150 }\n";
    for query in ["effects +620", "effects -100", "effects (50% +500 & 50% -100)", "entry (60% +620 & 40% -100)"] {
        let found = result(&format!("{field}{query}\n"));
        let listed = if query.starts_with("entry") { &found["entry"]["others"] } else { &found["effects"] };
        for side in ["ns", "ew"] {
            for one in listed[side].as_array().unwrap() {
                let tables = fraction(one["count"].as_str().unwrap());
                assert!(tables > fraction("0"), "{query}: {tables} tables, {one}");
            }
        }
    }
}

// ----------------------------------------------------------------------------------------------------------- solve

/// The weight of the variable ends where the rest would be negative.
#[test]
fn solve_beside_a_fixed_weight() {
    // +620 alone has 15, +500 11, -100 2: 15w + 1.1 + 2 (0.9 - w) = 2.9 + 13w, from 2.9 at 0% to 14.6 at 90%.
    let field = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    let found = result(&format!("{field}solve w in (w +620 & 10% +500 & rest -100) for NS 16\n"));
    assert_eq!(found["found"], "none");
    assert_eq!(found["limits"]["least"], json!({"exact": "29/10", "weight": "0"}));
    assert_eq!(found["limits"]["most"], json!({"exact": "73/5", "weight": "9/10"}));
    // 10 = 2.9 + 13w.
    let found = result(&format!("{field}solve w in (w +620 & 10% +500 & rest -100) for NS 10\n"));
    assert_eq!(found["weight"], "71/130");
    // 15w + 10.945 + 2 (0.005 - w) = 10.955 + 13w, and 10.9875 - 10.955 = 0.0325.
    let found = result(&format!("{field}solve w in (w +620 & 99.5% +500 & rest -100) for NS 10.9875\n"));
    assert_eq!(found["weight"], "1/400");
}

/// If a whole range of weights gives the wanted figure, one of them is found.
#[test]
fn solve_where_the_score_stands() {
    // Against -1440: -690 is +13 IMP, -110 is +16, -300 is +15. Before the infraction 13w + 16 (0.95 - w) = 15.2 - 3w;
    // from w = 1/15 on that is no more than the 15 obtained, and the score stands.
    let ruling = "damage NS before (w -690 & 5% -1440 & rest -110) after -1440 obtained -300";
    let found = result(&format!("other table -1440\nsolve w in {ruling} for NS 15\n"));
    let weight = fraction(found["weight"].as_str().unwrap_or_else(|| panic!("{found:#}")));
    assert!(weight >= fraction("1/15") && weight <= fraction("19/20"), "{weight}");
    assert_eq!(figures(&found["scored"]), ("15", "-15"));
    // 15.1 = 15.2 - 3w lies before that.
    let found = result(&format!("other table -1440\nsolve w in {ruling} for NS 15.1\n"));
    assert_eq!(found["weight"], "1/30");
}

// -------------------------------------------------------------------------------------------- tables of unequal size

/// A side's percentage, and a penalty in percent, are of the top of that side's own table; an artificial side's are of
/// the whole board's.
#[test]
fn a_side_is_measured_by_its_own_top() {
    // Ten results are expected: the artificial percentage is of 18. 45% is 8.1, 1% is 0.18. EW's table has nine
    // results: +500 has 6 (above three of +620) of 16.
    let field = "traveller { +620: 3, +500/A, +300: 3, -100: 2 }\nset short-field none\n";
    let found = result(&format!("{field}penalty NS 1%\n45%/(+500)\n"));
    assert_eq!((figures(&found), shares(&found)), (("198/25", "6"), ("44", "37.5")));

    // NS's table has eight results, EW's eleven: +800 has 9 (above three of +1370, ties with three) of 20, and 10% of
    // 20 is 2. NS: +500 has 8 (above four of -200) of 14.
    let field = "traveller { +800: 3, A+/(+1370): 3, -200: 4 }\nset short-field none\n";
    let found = result(&format!("{field}penalty EW 10%\n(+500)/(+800)\n"));
    assert_eq!((figures(&found), shares(&found)), (("8", "7"), ("57.14", "35")));
    let turned = "traveller { -800: 3, (-1370)/A+: 3, +200: 4 }\nset short-field none\n";
    let found = result(&format!("{turned}penalty NS 10%\n(-800)/(-500)\n"));
    assert_eq!((figures(&found), shares(&found)), (("7", "8"), ("35", "57.14")));
}

#[test]
fn an_adjustment_is_a_share_of_the_sides_own_top() {
    // +500 entered has 12 in EW's table of eleven (above three of +800 and three of +1370), the ruling gives +800: 9.
    // -3 of 20 is -15%.
    let field = "traveller { +800: 3, A+/(+1370): 3, -200: 4 }\nset short-field none\noffenders EW\n";
    let found = result(&format!("{field}entry (+500)/(+800)\n"));
    assert_eq!(found["entry"]["enter"], "+500");
    let (adjustment, share) = (&found["entry"]["ew"]["adjustment"], &found["entry"]["ew"]["percent"]);
    assert_eq!((adjustment, share), (&json!("-3"), &json!("-15")));
}

/// The percentages of a small group are of the top in force, as A+ and A- are.
#[test]
fn small_groups_under_ascherman() {
    // Nine results expected, three in the table: M = 4 for NS, 60% + 5% x (4 - 2) = 70%; M = 0 for EW, 50%. Ascherman's
    // top is 2 x 9.
    let field = "traveller { +620, -100 }\nset tables 9\nset small-groups ebu\nset short-field ascherman\n";
    let found = result(&format!("{field}+650\n"));
    assert_eq!((figures(&found), shares(&found)), (("63/5", "9"), ("70", "50")));
    let found = result(&format!("{field}A+/A-\n"));
    assert_eq!((figures(&found), shares(&found)), (("54/5", "36/5"), ("60", "40")));
}

// ---------------------------------------------------------------------------------------------------------- damage

/// A ruling is worth what it would be as a row: classified with each other `damage` row standing as its formula.
#[test]
fn damage_is_worth_as_much_as_a_ruling_as_in_a_row() {
    let field = "+170, damage NS before -200 after +170 obtained +140";
    let ruling = "damage EW before -100 after +140 obtained +170";
    // The other row's formula leaves EW -200. Against +170 and that, EW: before 2 (above +170), after 2 too: `trap`,
    // EW keep +170. The other row, against +170 and this one's formula (NS: -100): before 0, obtained 2: it stands,
    // +140. EW's +170 then ties with +170 and loses to +140: 1. NS bear -100: 0.
    let found = result(&format!("traveller {{ {field} }}\n{ruling}\n"));
    assert_eq!(found["damage"]["applied"], "trap");
    assert_eq!(figures(&found), ("0", "1"));
    let rows = protocol(&format!("traveller {{ {field}, {ruling} }}\nprotocol\n"));
    assert_eq!(rows[2], ("0".to_owned(), "1".to_owned()));
}

/// Entered as the score before the infraction, damage gives the pair the same and the others not.
#[test]
fn damage_entry_before_beside_another_damage() {
    let field = "traveller { +300, damage EW before +620 after -200 obtained +140, \
                 damage NS before +650 after +500 obtained +140 }\n";
    // The second row stands (EW: before 2, obtained 4): +140. The third, against +300 and the second's +620 for NS:
    // before 4, after 2, obtained 0: `formula`. In NS's table, +300, +140 twice, +650 and -1 of +500, they have
    // 4 (+650) - 4 (+500) + 1 (+140) = 1; +300 has 4, +140 of the second row 1. EW: +300 has 2, +140 4, +650 0.
    let owned = |rows: &[(&str, &str)]| -> Vec<(String, String)> {
        rows.iter().map(|(ns, ew)| ((*ns).to_owned(), (*ew).to_owned())).collect()
    };
    assert_eq!(protocol(&format!("{field}protocol\n")), owned(&[("4", "2"), ("1", "4"), ("1", "0")]));
    // With +650 alone in the table +300 has 2 and +140 nothing; NS's own loss is 4 - 1 as before, so they have 1.
    assert_eq!(
        protocol(&format!("{field}set damage-entry before\nprotocol\n")),
        owned(&[("2", "2"), ("0", "4"), ("1", "0")])
    );
}

/// A `damage` row has an obtained score of its own, another than the ruled table's.
#[test]
fn obtained_is_the_ruled_tables() {
    // The row, beside +500: before 7, after 3, obtained 2: `formula`. NS's +500 is above -100 and +150 and has a
    // frequency of 1 - 1: 4 + 0 - 1 = 3. EW: above four of +620.
    let field = "traveller { +620: 3, -100, damage NS before +620 after +500 obtained +150 }\n";
    check(&format!("{field}+500\n"), "3", "8");
    check(&format!("{field}obtained +100\n+500\n"), "3", "8");
    // Of the ruling itself the two must agree.
    let script = format!("{field}obtained +100\ndamage NS before +620 after +500 obtained +150\n");
    let codes = reported(&Run::script(&script).json());
    assert!(codes.iter().any(|code| code.starts_with("damage-obtained 3:")), "{codes:?}");
}

/// A field of one damage row has results to compare with: its own three.
#[test]
fn a_field_of_one_damage_row() {
    // The row, against +140: before 0, after -3, obtained -11: `formula`. +140 is 0 from +140, +3 from -1 of +50, +11
    // from -400: 8. EW compare with +140 alone.
    let field = "traveller { damage NS before +140 after +50 obtained -400 }\n";
    check(&format!("scoring cross-imps\n{field}+140\n"), "8", "0");
    // By matchpoints the row has before 1 (a tie), after and obtained 0: `full`, +140, and the ruling ties with it.
    check(&format!("{field}+140\n"), "1", "1");
    // One result left out at each end of three, counted from below: -400, then -1 of +50 and two of +140 come to the
    // second result, which is +140.
    let field = "traveller { +170, damage NS before +140 after +50 obtained -400 }\n";
    check(&format!("scoring butler\nset datum-trim 1\n{field}+140\n"), "0", "0");
}

/// The obtained score is for notes; where it has no value the ruling has its own all the same.
#[test]
fn obtained_without_a_value() {
    // Law 12C2(b): +3 and -3 IMP. NS of the only other row have no score to be compared with.
    let field = "scoring cross-imps\ntraveller { A-/(+600) }\n";
    check(&format!("{field}A+/A-\n"), "3", "-3");
    check(&format!("{field}obtained +180\nA+/A-\n"), "3", "-3");
}

// ---------------------------------------------------------------------------------------------------------- Butler

/// A ruling is split if the sides get different scores, however it is written.
#[test]
fn half_frequencies_whatever_the_order() {
    // +620 alone: datum 1140/3 = 380, +240 is +6 IMP. -100 alone: 420/3 = 140, -240 is -6. 0.6 x 6 - 0.4 x 6 = 1.2.
    let field = "scoring butler\nset split half-frequency\ntraveller { +620, -100 }\n";
    for ruling in [
        "(60% +620 & 40% -100)",
        "(40% -100 & 60% +620)",
        "(60% +620 & 40% -100)/(60% +620 & 40% -100)",
        "(60% +620 & 40% -100)/(40% -100 & 60% +620)",
        "(60% +620 & 40% -100)/(40% -100 & 30% +620 & 30% +620)",
    ] {
        check(&format!("{field}{ruling}\n"), "6/5", "-6/5");
    }
}

/// The average is scored as it is, not as some whole number near it.
#[test]
fn pitfall_scores_the_average_itself() {
    // The average is 443⅓; its datum (443⅓ - 150)/4 = 73⅓ is 370 away: 9 IMP.
    let script = "scoring butler\nset datum-round none\ntraveller { -50: 3 }\npitfall (1/3 +430 & 2/3 +450)\n";
    let found = result(script);
    assert_eq!(found["pitfall"]["averages"]["ns"], "1330/3");
    assert_eq!(figures(&found["pitfall"]["scored"]), ("9", "-9"));
}

// ------------------------------------------------------------------------------------------------ printed and checked

/// A printed ruling can be read again, as the same.
#[test]
fn printed_weights_are_read_again() {
    // +620 ties with two: 2; -100 has nothing. 0.1234567 x 2.
    let field = "traveller { +620: 2 }\n";
    for ruling in [
        "(12.34567% +620 & rest -100)",
        "(0.000001% +620 & 99.999999% -100)",
        "(1/3 +620 & 12.34567% +500 & rest -100)",
    ] {
        let first = result(&format!("{field}{ruling}\n"));
        let printed = first["ruling"].as_str().unwrap();
        let second = result(&format!("{field}{printed}\n"));
        assert_eq!((figures(&second), &second["ruling"]), (figures(&first), &first["ruling"]), "{ruling} as {printed}");
        let text = Run::script(&format!("{field}{ruling}\n")).done().exits(0).stdout;
        let output = text.lines().next().unwrap().trim_start_matches("> ");
        assert_eq!(figures(&result(&format!("{field}{output}\n"))), figures(&first), "{ruling} as {output}");
    }
    check(&format!("{field}(12.34567% +620 & rest -100)\n"), "1234567/5000000", "18765433/5000000");
}

/// A plain score is no split, however the other rows are.
#[test]
fn only_a_split_exceeds_the_top() {
    // NS's table: +620 four times, -100 five; EW's: +620 five times, -100 four. 13 and 4 of 16.
    let field = "traveller { +620: 3, -100: 4, (-100)/(+620) }\n";
    let plain = result(&format!("{field}+620\n"));
    assert_eq!(figures(&plain), ("13", "4"));
    assert_eq!(plain["diagnostics"], json!([]));
    // NS: +620 as before; EW: -100 ties with four and is above four of +620: 4 + 8 = 12, of 16.
    let split = result(&format!("{field}(+620)/(-100)\n"));
    assert_eq!(figures(&split), ("13", "12"));
    assert_eq!(split["diagnostics"][0]["code"], "split-exceeds-top");
}

/// Each row of the table of Law 12C1(e) is examined now and then, the one it is about among them.
#[test]
fn exams_ask_for_every_row_of_damage() {
    let question = |seed: u32| {
        let seed = seed.to_string();
        Run::args(["exam", "new", "--kind", "damage", "--seed", &seed]).done().exits(0).stdout
    };
    let script: String = (1..=48).map(question).collect();
    let mut rows: BTreeMap<String, usize> = BTreeMap::new();
    for found in results(&script) {
        if let Some(applied) = found["damage"]["applied"].as_str() {
            *rows.entry(applied.to_owned()).or_default() += 1;
        }
    }
    let names: Vec<_> = rows.keys().map(String::as_str).collect();
    assert_eq!(names, ["formula", "full", "stands", "trap"], "{rows:?}");
}

// ---------------------------------------------------------------------------------------- what else must not change

/// `ans` in a traveller is the ruling that was scored last when the traveller was written, as it is in a name: nothing
/// that comes after changes the field.
#[test]
fn ans_in_a_traveller() {
    // +600 is scored beside +500 and the +620 that `ans` was, not the +550 that it is by then: it beats one and loses to one.
    let script = |between: &str| {
        format!("traveller {{ +100 }}\n+620\ntraveller {{ ans, +500 }}\nscoring matchpoints\n+550\n{between}+600\n")
    };
    for between in ["", "board 7\n", "board\n", "traveller\n", "set win 2\n", "offenders NS\n"] {
        let found = result(&script(between));
        assert_eq!(figures(&found), ("2", "2"), "{between:?}");
        let table: Vec<_> = found["tables"]["ns"].as_array().unwrap().iter().map(|row| row["score"].clone()).collect();
        assert_eq!(json!(table), json!([620, 600, 500]), "{between:?}");
    }
}

#[test]
fn presets_keep_the_language() {
    for preset in ["none", "ebu", "lecture-2005"] {
        let script = format!("set language pl\nregulations {preset}\ntraveller {{ +620, -100 }}\n+620\n");
        let text = Run::script(&script).done().exits(0).stdout;
        assert!(text.contains("WE  1 PT  25%"), "{preset}:\n{text}");
    }
}

/// Every format is in the reader's language: sides, units, decimal commas, cards and severities.
#[test]
fn polish_in_every_format() {
    // The two sides have more than the top together; the weighted row makes 3.6 and 3.4 tables.
    let script = "board 7\ntraveller { +620: 3, (60% +620 & 40% -100), -100: 3 }\noffenders EW\n(+620)/(-100)\n\
                  deal \"N:AKQJT98765432... - - -\"\n";
    for format in ["text", "markdown", "html", "latex"] {
        let run = Run::script(script).args_of(&["--language", "pl", "--chart", "--format", format]);
        let output = run.done().exits(0).stdout;
        let output = output.split("</style>").last().unwrap().replace("{,}", ",");
        // Blanks between cards are the style's.
        let output = output.replace("<span class=\"ten\">10</span>", "10").replace("\\gap{}", "");
        for polish in ["ostrzeżenie", "AKDW1098765432", "WE", "3,6", "3,4"] {
            assert!(output.contains(polish), "{format}: no `{polish}` in:\n{output}");
        }
        for english in ["warning:", "<b>warning</b>", "{warning}", "**warning**", "AKQJ", "EW", "3.6 + 1", "3.4 + 1"] {
            assert!(!output.contains(english), "{format}: `{english}` in:\n{output}");
        }
    }
}

// ----------------------------------------------------------------------------------------- the session, match, entry

/// The session is one pair's: the rows of a protocol have 60%, or +3 IMP, and the pair that is ruled on has its own (Law
/// 12C2(c)).
#[test]
fn the_session_is_of_the_pair_that_is_ruled_on() {
    let imps = "scoring cross-imps\nsession NS +4 IMP EW -5 IMP\ntraveller { +620, +300, A+/A-, A+/A+ }\n";
    let document = Run::script(&format!("{imps}protocol\nA+/A-\n")).json();
    assert_eq!(reported(&document), ["no-effect 2:1"]);
    let rows = document["results"][0]["rows"].as_array().unwrap().clone();
    assert_eq!(rows.iter().skip(2).map(figures).collect::<Vec<_>>(), [("3", "-3"), ("3", "3")]);
    assert_eq!(figures(&document["results"][1]), ("4", "-5"));
    // 60% of a top of 4, and 64.2% for the ruling, whose own result makes the top 6.
    let percent = "session NS 64.2%\ntraveller { +620, +300, A+/A- }\n";
    let document = Run::script(&format!("{percent}protocol\nA+/A-\n")).json();
    assert_eq!(reported(&document), ["no-effect 1:1"]);
    assert_eq!(figures(&document["results"][0]["rows"][2]), ("12/5", "8/5"));
    assert_eq!(figures(&document["results"][1]), ("963/250", "12/5"));
    let help = Run::script(&format!("{percent}protocol\n")).done();
    assert!(
        help.stdout.contains("`64.2%` in place of `A+`") || help.stderr.contains("`64.2%` in place of `A+`"),
        "{help:?}"
    );
    // A session that changes nothing is not reported.
    let worse = "session NS 55%\ntraveller { +620, +300, A+/A- }\nprotocol\n";
    assert_eq!(reported(&Run::script(worse).json()), [""; 0]);
}

#[test]
fn a_match_has_no_other_pairs() {
    let done = Run::script("other table +300\nobtained +620\neffects -100\n").done();
    assert!(done.stderr.contains("no other pair's points depend on this ruling"), "{done:?}");
    assert!(done.stderr.contains("`compare -100, +620`"), "{done:?}");
}

/// (+300)/(+620) stands, so that nobody's score is adjusted.
#[test]
fn a_score_that_stands_is_no_ruling_without_relief() {
    let script = "traveller { +620: 3, +500, +300: 3, -100: 2 }\noffenders EW\nobtained (+300)/(+620)\n+300\n";
    let codes: Vec<Value> =
        result(script)["diagnostics"].as_array().unwrap().iter().map(|one| one["code"].clone()).collect();
    assert!(codes.contains(&json!("no-damage")) && !codes.contains(&json!("no-relief")), "{codes:?}");
}

#[test]
fn entry_says_what_a_penalty_leaves() {
    // 9.8 and 8.2 of 18; 10% of the top are 1.8.
    let entry = "traveller { +620: 3, +500, +300: 3, -100: 2 }\npenalty EW 10%\nentry (60%+620 & 40%-100)\n";
    let entered = result(entry)["entry"].clone();
    assert_eq!(figures(&entered["penalised"]), ("49/5", "32/5"));
    let output = Run::script(entry).done().stdout;
    assert!(output.contains("1.8 MP from EW, which\n  leaves 6.4 MP"), "{output}");
    // +1 and -1 IMP on 16 boards with +10 elsewhere: 13.04 by the WBF's formula, 1 VP taken from NS.
    let matched = "other table +300\nset round-imps 1 away\nmatch boards 16 rest +10 scale wbf\npenalty NS 1 VP\n\
                   entry (60%+620 & 40%-100)\n";
    let output = Run::script(matched).done().stdout;
    assert!(output.contains("1 VP from NS, which"), "{output}");
    assert_eq!(result("traveller { +620 }\nentry +620\n")["entry"]["penalised"], Value::Null);
}

/// A group of two in the ACBL: 1.4 matchpoints of 1 are 62%, -0.6 are 52%.
#[test]
fn a_small_group_shows_its_percentages() {
    let script = "regulations acbl\nset tables 8\ntraveller { +620, A+/A-: 6 }\n(60%+620 & 40%-100)\n";
    let output = Run::script(script).done().stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(output.contains("+620 60% + 5% × (1.4 − 1) = 62%, −100 60% + 5% × (−0.6 − 1) = 52%"), "{output}");
}

#[test]
fn a_scale_says_its_numbers_of_boards_in_runs() {
    let output = |script: &str| Run::script(script).done().stderr;
    assert!(
        output("other table 0\nmatch boards 12 rest 0 scale acbl20\n").contains("for 6–11 boards: `match boards 6 …`")
    );
    let two = "scale \"club\" boards 16 { 0+: 15-15 }\nscale \"club\" boards 24 { 0+: 15-15 }\nother table 0\n\
               match boards 20 rest 0 scale club\n";
    assert!(output(two).contains("for 16 and 24 boards"), "{}", output(two));
}

/// A flag's value is a value, never statements.
#[test]
fn flags_are_no_statements() {
    for (flag, value) in [
        ("--board", "7; set win 1"),
        ("--board", "7\nset win 1"),
        ("--traveller", "+620, +500 } set win 1; traveller { +620, +500"),
        ("--traveller", "+620 }\nset win 1 # "),
        ("--other-table", "+300; set win 1"),
        ("--offenders", "EW; set win 1"),
        ("--obtained", "+100; set win 1"),
        ("--scoring", "matchpoints\nset win 1"),
        ("--match", "boards 16; set win 1"),
        ("--regulations", "ebu; set win 1"),
        ("--set", "round=0.1 away; set win 1"),
        ("--set", "round=none\nset win 1"),
    ] {
        let field: &[&str] = if flag == "--traveller" { &[] } else { &["--traveller", "+620, +500"] };
        let run = Run::args(["eval", "+620"]).args_of(field).arg(flag).arg(value);
        let done = run.arg("--format").arg("json").done();
        assert!(matches!(done.status, Some(2 | 3)), "{flag} {value:?}: {done:?}");
        if done.status == Some(3) {
            assert_eq!(done.json()["results"], json!([]), "{flag} {value:?}");
        }
    }
}
