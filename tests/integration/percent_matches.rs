//! Matches by percentages, as at Swiss pairs: the mean over the boards, and victory points by a scale of percentages.

use crate::harness::Run;
use redress::scoring::{PercentScale, PercentStep, PublishedScale, ScaleProblem, VictoryScale, VpFraction};
use redress_core::number::Exact;
use serde_json::{Value, json};

/// Ten results with the ruling: a top of 18. 60% of +620 and 40% of -100 are 0.6 · 15.4 + 0.4 · 1.4 = 9.8, or 54.44%.
const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }";
const TD: &str = "(60%+620 & 40%-100)";

/// The greatest percentage of 10, 11 … 19 victory points: the programme of the Oxford Congress's Swiss Pairs.
const OXFORD: [&str; 10] = ["50.65", "51.98", "53.33", "54.74", "56.23", "57.83", "59.64", "61.75", "64.40", "68.35"];

fn hundredths(written: &str) -> i64 {
    written.replace('.', "").parse().unwrap()
}

fn share(hundredths: i64) -> Exact {
    Exact::fraction(hundredths, 10_000).unwrap()
}

fn points(scale: &VictoryScale, of: &Exact) -> Exact {
    scale.convert(of, None, VpFraction::NonOffenders).points
}

fn first_result(script: &str) -> Value {
    Run::script(script).arg("--format").arg("json").done().json()["results"][0].clone()
}

#[test]
fn the_scale_for_seven_boards_is_the_printed_one() {
    let scale = PublishedScale::named("ebu-pairs").unwrap().for_boards(7).unwrap();
    let mut winner = 10;
    for greatest in OXFORD {
        let last = hundredths(greatest);
        assert_eq!(points(&scale, &share(last)), winner, "{greatest}");
        assert_eq!(points(&scale, &share(10_000 - last)), 20 - winner, "100 - {greatest}");
        winner += 1;
        assert_eq!(points(&scale, &share(last + 1)), winner, "above {greatest}");
        assert_eq!(points(&scale, &share(10_000 - last - 1)), 20 - winner, "below 100 - {greatest}");
    }
    assert_eq!(points(&scale, &share(10_000)), 20);
    assert_eq!(points(&scale, &share(0)), 0);
    assert!(PublishedScale::named("ebu-pairs").unwrap().for_boards(28).is_none());
}

/// EBU White Book 3.1.7: the greatest percentage of each step but the last, for the shortest and the longest match of a
/// column. (The text of the columns above 27 boards was not to be had.)
const COLUMNS: [(&str, u32, u32, &[&str]); 12] = [
    ("ebu-pairs", 1, 4, &["50.92", "52.80", "54.71", "56.70", "58.80", "61.08", "63.63", "66.61", "70.36", "75.95"]),
    ("ebu-pairs", 5, 6, &["50.78", "52.39", "54.02", "55.72", "57.51", "59.45", "61.62", "64.17", "67.37", "72.13"]),
    ("ebu-pairs", 7, 9, &OXFORD),
    ("ebu-pairs", 10, 13, &["50.54", "51.65", "52.78", "53.95", "55.19", "56.53", "58.04", "59.80", "62.01", "65.30"]),
    ("ebu-pairs", 14, 19, &["50.45", "51.38", "52.32", "53.30", "54.34", "55.45", "56.71", "58.18", "60.03", "62.78"]),
    ("ebu-pairs", 20, 27, &["50.38", "51.16", "51.94", "52.77", "53.63", "54.57", "55.62", "56.85", "58.40", "60.71"]),
    ("ebu-pairs-half", 1, 2, &["51.86", "55.70", "59.94", "65.12", "73.15"]),
    ("ebu-pairs-half", 3, 3, &["51.59", "54.87", "58.48", "62.89", "69.75"]),
    ("ebu-pairs-half", 4, 4, &["51.32", "54.03", "57.03", "60.70", "66.38"]),
    ("ebu-pairs-half", 5, 6, &["51.09", "53.36", "55.86", "58.92", "63.66"]),
    ("ebu-pairs-half", 7, 9, &["50.92", "52.81", "54.93", "57.45", "61.41"]),
    ("ebu-pairs-half", 10, 13, &["50.77", "52.36", "54.10", "56.24", "59.56"]),
];

#[test]
fn every_column_of_the_english_tables() {
    for (name, least, most, greatest) in COLUMNS {
        for boards in [least, most] {
            let scale = PublishedScale::named(name).unwrap().for_boards(boards).unwrap();
            let pool = 2 * i64::try_from(greatest.len()).unwrap();
            for (written, winner) in greatest.iter().zip(pool / 2..) {
                let last = hundredths(written);
                assert_eq!(points(&scale, &share(last)), winner, "{name} {boards}: {written}");
                assert_eq!(points(&scale, &share(10_000 - last)), pool - winner, "{name} {boards}: 100 - {written}");
                assert_eq!(points(&scale, &share(last + 1)), winner + 1, "{name} {boards}: above {written}");
            }
            assert_eq!(points(&scale, &share(10_000)), pool);
        }
    }
    assert!(PublishedScale::named("ebu-pairs-half").unwrap().for_boards(14).is_none());
    // The White Book's own example: exactly 56.23% over eight boards is 14-6.
    let scale = PublishedScale::named("ebu-pairs").unwrap().for_boards(8).unwrap();
    assert_eq!((points(&scale, &share(5623)), points(&scale, &share(4377))), (Exact::from(14), Exact::from(6)));
}

#[test]
fn two_sides_that_share_100_percent_share_20_victory_points() {
    let scale = PublishedScale::named("ebu-pairs").unwrap().for_boards(7).unwrap();
    for thirds in 0..3_000 {
        let ns = Exact::fraction(thirds, 3_000).unwrap();
        assert_eq!(points(&scale, &ns) + points(&scale, &(1 - &ns)), 20, "{ns}");
    }
}

#[test]
fn a_percentage_is_rounded_to_the_digits_of_the_scale() {
    let step = |from: i64, to: Option<i64>, winner: i64| PercentStep {
        from: Exact::percent(from),
        to: to.map(Exact::percent),
        winner: Exact::from(winner),
        loser: Exact::from(20 - winner),
    };
    let whole = PercentScale::new("club", 0, &[step(50, Some(52), 10), step(53, None, 12)]).unwrap();
    let whole = VictoryScale::Percent(whole);
    for (percent, won) in [("52.49", 10), ("52.50", 12), ("47.51", 10), ("47.50", 8)] {
        assert_eq!(points(&whole, &share(hundredths(percent))), won, "{percent}");
    }
    // A draw may be written on both sides of 50%.
    let mirrored = PercentScale::new("club", 0, &[step(48, Some(52), 10), step(53, None, 12)]).unwrap();
    assert_eq!(VictoryScale::Percent(mirrored), whole);
    let gap = PercentScale::new("club", 0, &[step(50, Some(52), 10), step(54, None, 12)]);
    assert_eq!(gap.unwrap_err(), (1, ScaleProblem::PercentGap(Exact::percent(53))));
}

#[test]
fn a_board_counts_as_much_as_each_of_the_others() {
    // (6 · 54.2 + 54.4444) / 7 = 54.2349, between 53.34 and 54.74: 13 VP.
    let script = format!("{FIELD}\nmatch boards 7 rest 54.2% scale ebu-pairs\n{TD}\n");
    let found = first_result(&script);
    assert_eq!(found["match"]["ns"]["vp"], "13");
    assert_eq!(found["match"]["ns"]["percent"], "54.23");
    assert_eq!(found["match"]["ew"]["percent"], "45.77");
    assert_eq!(found["match"]["ns"]["share"], "4271/7875");
    assert_eq!((&found["match"]["ns"]["imps"], &found["match"]["scale"]), (&json!(null), &json!("ebu-pairs")));
    let output = Run::script(&script).done().stdout;
    assert!(output.contains("match  NS  54.23%  13 VP  EW  45.77%  7 VP"), "{output}");
    assert!(output.contains("NS: (6 × 54.2% + 54.44%) / 7 = 54.23%; 13 VP on the scale ebu-pairs."), "{output}");
    let polish = Run::script(&script).arg("--lang").arg("pl").done().stdout;
    assert!(polish.contains("NS: (6 × 54,2% + 54,44%) / 7 = 54,23%; 13 VP w skali ebu-pairs."), "{polish}");
}

#[test]
fn each_side_is_converted_by_itself() {
    // NS have 2 of 18, or 11.11%: (6 · 54.2 + 11.11) / 7 = 48.04; EW 3 of 18 less a tenth of a top: (6 · 46.5 + 6.67) / 7
    // = 40.81. Over 50 these are 51.96 and 59.19: NS lose 11-9, EW 16-4.
    let state = format!("{FIELD}\nmatch boards 7 rest NS 54.2% EW 46.5% scale ebu-pairs\npenalty EW 10%\n");
    let claims = "(-100)/(+620): NS 9 VP, EW 4 VP, match NS ~48.04%, match EW ~40.81%, match EW 4";
    Run::script(&format!("{state}expect {claims}\n")).done().exits(0);
    // A victory point is taken after the conversion.
    let taken = "penalty EW 0%\npenalty EW 1 VP\nexpect (-100)/(+620): EW 4 VP";
    // (6 · 46.5 + 16.67) / 7 = 42.24: 57.76 lose 15-5, and one is taken.
    Run::script(&format!("{state}{taken}\n")).done().exits(0);
}

#[test]
fn a_match_without_a_scale_has_a_percentage() {
    let state = format!("{FIELD}\nmatch boards 7 rest 54,2%\n");
    Run::script(&format!("{state}expect {TD}: match NS ~54.23, match NS ~54.23%\n")).done().exits(0);
    let failed = Run::script(&format!("{state}expect {TD}: match NS 10 IMP\n")).done();
    failed.exits(1);
    // One board alone is the match.
    Run::script(&format!("{FIELD}\nmatch boards 1 rest 50%\n")).done().exits(3);
    let club = "scale \"club\" { 50-53%: 10-10, 54%+: 12-8 }\nmatch boards 1 scale club\n";
    Run::script(&format!("{FIELD}\n{club}expect {TD}: NS 12 VP, match NS ~54.44%\n")).done().exits(0);
    Run::script(&format!("{FIELD}\n{club}expect 53.4%/46.6%: NS 10 VP\n")).done().exits(0);
}

#[test]
fn the_weight_for_a_match_is_found() {
    let solved = |target: &str| {
        let state = format!("{FIELD}\nmatch boards 7 rest 54.2% scale ebu-pairs\n");
        first_result(&format!("{state}solve w in (w +620 & rest -100) for {target}\n"))
    };
    // 55 · 7 - 6 · 54.2 = 59.8% of 18 is 10.764; with w of +620 the field gives 2 + 13w.
    let found = solved("match NS 55%");
    assert_eq!(
        (&found["target_of"], &found["target_unit"], &found["target"]),
        (&json!("match"), &json!("%"), &json!("11/20"))
    );
    assert_eq!(found["weight"], "2191/3250");
    // 13 VP from 53.335% on: 7 · 53.335 - 325.2 = 48.145% of 18 is 8.6661, w = 0.51278; up to 54.745%: 58.015%, 10.4427,
    // w = 0.64944.
    let found = solved("NS 13 VP");
    assert_eq!((&found["weight"], &found["last_weight"]), (&json!("641/1250"), &json!("3247/5000")));
}

#[test]
fn what_is_put_into_it_has_a_top() {
    let state = "match boards 7 rest 54.2% scale ebu-pairs\n";
    let none = Run::script(&format!("other table +300\n{state}+620\n")).done();
    assert!(none.stdout.contains("`match` has no effect in `imps`, only in `matchpoints`"), "{}", none.stdout);
    // A field without another result has no top, and no percentage.
    let alone = Run::script(&format!("traveller {{ A+/A- }}\nset tables 1\n{state}+620\n")).done();
    alone.exits(3);
}

#[test]
fn it_is_written_down_as_it_was() {
    for written in [
        "match boards 7 rest 54.2% scale ebu-pairs\n",
        "match boards 7 rest NS 54.2% EW 46.5%\n",
        "scale \"pairs\" { 49.35-50.65%: 10-10, 50.66-51.90%: 11-9, 51.91%+: 12-8 }\n",
        "scale \"pairs\" { 50%: 10-10, 51%+: 11-9 }\n",
    ] {
        assert_eq!(Run::args(["fmt", "-"]).stdin(written).done().stdout, written);
    }
    let loose = "scale \"pairs\" { 50% - 50.65 % : 10–10, 50,66%+: 11-9 }\n";
    let loose = loose.replace("50,66", "50.66");
    let formatted = Run::args(["fmt", "-"]).stdin(&loose).done().stdout;
    assert_eq!(formatted, "scale \"pairs\" { 50-50.65%: 10-10, 50.66%+: 11-9 }\n");
}
