//! Examples as bodies and lecturers have published them, and figures by their books.

use crate::state::{assessment, check, pairs, protocol};
use redress_core::ruling::Side;

#[test]
fn rulings_of_matches() {
    check(&[
        (
            "A. Kooijman, commentary on the Laws of 2017, example A: the infraction only made the error possible",
            "other table +50",
            "damage NS before -100 after +100 obtained -500",
            "-11",
            "4",
        ),
        (
            "R. Barker, Law 86D: average plus, and half of 0 and of +10",
            "offenders none\nother table +50",
            "A+/(50%+50 & 50%-420)",
            "3",
            "5",
        ),
        ("EBU White Book 8.12.3, converted", "regulations ebu\nother table +300", "(60%+620 & 40%-100)", "1", "-1"),
        (
            "EBU White Book 8.12.3, the final score",
            "regulations ebu\nset round-imps 0.1 away-from-average\nother table +300",
            "(60%+620 & 40%-100)",
            "6/5",
            "-6/5",
        ),
        // +620 is (3 + 24 + 24)/9 and -100 is -(36 + 12 + 27)/9 by cross-IMPs: 0.6 of 51/9 less 0.4 of 75/9 is 0.6/9.
        (
            "EBU White Book 8.12.3, cross-IMPs as the final score",
            "regulations ebu\nscoring cross-imps\ntraveller { +620: 3, +500, +300: 3, -100: 2 }",
            "(60%+620 & 40%-100)",
            "1/10",
            "-1/10",
        ),
        // The highest and the lowest left out, the datum is 600: a third of +30 and two thirds of -450.
        (
            "EBU White Book 8.12.3, Butler as the final score",
            "regulations ebu\nscoring butler\ntraveller { +600: 4 }",
            "(1/3+630 & 2/3+150)",
            "-63/10",
            "63/10",
        ),
    ]);
}

/// A sum of cross-IMPs where results are missing, or in a group of a fouled board.
#[test]
fn sums_of_short_fields() {
    let sum = "scoring cross-imps\nset cross-imps sum";
    let fouled = "traveller {\ngroup \"A\" { +620: 3, -100: 4 }\ngroup \"B\" { +600: 2 }\n}";
    let four_missing = "traveller { +620: 3, +500, +300: 3, -100: 2, A+/A-: 4 }";
    check(&[
        // ACBLscore manual, page 83: 2 × −12, times 9/2; average plus is 3 × (number of results − 1).
        ("ACBL, a group", &format!("regulations acbl\n{sum}\n{fouled}"), "-50 in \"B\"", "-108", "108"),
        ("ACBL, average plus", &format!("regulations acbl\n{sum}\n{fouled}"), "A+/A- in \"B\"", "27", "-27"),
        // As many comparisons as average plus has: 51 over 9, for 13, in hundredths.
        (
            "ACBL, four missing",
            &format!("regulations acbl\nset round-field-imps 0.01 away\n{sum}\n{four_missing}"),
            "+620",
            "7367/100",
            "-7367/100",
        ),
        // EBU White Book 4.2.4: 3 + 24 + 24, times 14/10.
        ("EBU, four missing", &format!("regulations ebu\n{sum}\n{four_missing}"), "+620", "357/5", "-357/5"),
        ("as it is", &format!("{sum}\n{four_missing}"), "+620", "51", "-51"),
        ("nothing is missing", &format!("regulations ebu\n{sum}\ntraveller {{ +600: 4 }}"), "+630", "4", "-4"),
        (
            "tables that were set",
            &format!("{sum}\nset short-imps results\nset tables 10\ntraveller {{ +600: 4 }}"),
            "+630",
            "8",
            "-8",
        ),
    ]);
    // The table and the other pairs are made up for in the same way, and every weighted part.
    check(&[(
        "in parts",
        &format!("regulations ebu\n{sum}\n{four_missing}"),
        "(50% +620 & 50% +620)",
        "357/5",
        "-357/5",
    )]);
}

/// Law 12C2(c), "or the equivalent in IMPs": a pair that averages +4 IMPs gets +4 (White Book 4.1.1.1).
#[test]
fn sessions_in_imps() {
    let field = "traveller { +620: 3, +500, +300: 3, -100: 2 }";
    let (four, sum) = ("session NS +4 IMP", "scoring cross-imps\nset cross-imps sum");
    check(&[
        ("a match", &format!("{four}\nother table +300"), "A+/A-", "4", "-3"),
        ("both sides", "session NS +4 IMP EW -3.5 IMP\nother table +300", "A+/A-", "4", "-7/2"),
        ("no better than +3", "session NS +2 IMP EW -1 IMP\nother table +300", "A+/A-", "3", "-3"),
        ("not of average", &format!("{four}\nother table +300"), "A/A-", "0", "-3"),
        ("not of a fixed score", &format!("{four}\nother table +300"), "60%/40%", "3", "-3"),
        ("Butler", &format!("{four}\nscoring butler\n{field}"), "A+/A-", "4", "-3"),
        ("cross-IMPs, the mean", &format!("{four}\nscoring cross-imps\n{field}"), "A+/A-", "4", "-3"),
        ("cross-IMPs, the sum of nine", &format!("{four}\n{sum}\n{field}"), "A+/A-", "36", "-27"),
        ("a percentage is for matchpoints", "session NS 70%\nother table +300", "A+/A-", "3", "-3"),
        ("and IMPs are not", &format!("{four}\n{field}"), "A+/A-", "54/5", "36/5"),
        ("the later counts", &format!("{four}\nsession NS 64.2%\n{field}"), "A+/A-", "2889/250", "36/5"),
    ]);
}

/// Self-inflicted damage at the other table is judged against the result here.
#[test]
fn damage_at_the_other_table() {
    let formula = "other table damage NS before +620 after +500 obtained +150";
    check(&[
        // There NS have +8, +5 and −4 against +300: 8 − 5 − 4 = −1 for the team of EW here; NS here lose 8 to +620.
        ("formula", formula, "+300", "-8", "-1"),
        // Against +800 they have −5, −7 and −12: 0 − … is all their own; −5 + 7 − 12 = −10.
        ("formula", formula, "+800", "5", "-10"),
        // The trap: +500 could be had only by the infraction; NS keep −100, EW get +420. Against 0: −3; NS here −9.
        ("trap", "other table damage NS before +420 after +500 obtained -100", "0", "-9", "-3"),
        ("full", "other table damage NS before +620 after +170 obtained +200", "0", "-12", "12"),
        ("stands", "other table damage NS before +170 after +150 obtained +200", "0", "-5", "5"),
        ("an artificial score needs no table", formula, "A+/A-", "3", "-3"),
        ("board-a-match", &format!("scoring board-a-match\n{formula}"), "+300", "0", "0"),
    ]);
    let rows = protocol(&format!("{formula}\nscoring imps\ntraveller {{ +300, +800 }}"));
    assert_eq!(rows, pairs(&[("-8", "-1"), ("5", "-10")]));
}

/// The lecture's board of the national squad, 2 April 2005 (section 4), under the lecture's preset.
#[test]
fn the_lectures_preset_has_the_published_butler() {
    let field = "traveller { +130: 4, +100, +50: 6, -50: 2, -140: 2, -150: 4, -530 }";
    let ruling = "damage EW before -140 after +130 obtained +510";
    check(&[("lecture 000", &format!("regulations lecture-2005\nscoring butler\n{field}"), ruling, "-4", "-4")]);
}

/// EBL, seventh course for tournament directors (San Giusto Canavese, January 2006), final examination, question 2: a split
/// score among 110 results. All eighteen published matchpoints; the split is (+500)/(+710).
#[test]
fn a_split_score_among_a_hundred_and_ten_results() {
    let script = "traveller { +1460: 9, +1430: 22, +710: 11, +680: 35, +650, +500: 22, +300: 5, -100: 2, -200: 2, \
                  (+500)/(+710) }";
    let (ns, ew): (Vec<_>, Vec<_>) = protocol(script).into_iter().unzip();
    assert_eq!(ns, ["210", "179", "146", "100", "64", "40", "12", "5", "1", "40"]);
    assert_eq!(ew, ["8", "39", "73", "120", "156", "179", "206", "213", "217", "73"]);
}

#[test]
fn figures_of_the_white_book_and_of_forums() {
    check(&[
        // Against +170 6 IMPs, against +300 3: (6 + 3)/2.
        ("a lesson on cross-IMPs: three tables", "scoring cross-imps\ntraveller { +170, +300 }", "+420", "9/2", "-9/2"),
        ("the same: -6 and -4", "scoring cross-imps\ntraveller { +420, +300 }", "+170", "-5", "5"),
        // The best of ten where eleven are expected: (18 + 1)·11/10 − 1.
        ("Neuberg", "set tables 11\ntraveller { +100: 9 }", "+620", "199/10", "1/10"),
        ("EBU White Book 4.1.1.1: averaging -4 IMPs", "session EW -4 IMP\nother table +100", "A+/A-", "3", "-4"),
        ("EBU White Book 4.1.1.1: averaging +4 IMPs", "session NS +4 IMP\nother table +100", "A+/A-", "4", "-3"),
        // Of a top of 10: 60% and 38%.
        ("EBU White Book 4.1.1.1: below 40%", "session EW 38%\ntraveller { +100: 5 }", "A+/A-", "6", "19/5"),
        // A6040 and the standard penalty of 25% of a top: 6 and 4 − 2.5.
        ("EBU White Book: a fielded psyche", "penalty EW 25%\ntraveller { +100: 5 }", "A+/A-", "6", "3/2"),
    ]);
}

/// The result of a match with a board: the source's total, and its victory points if it has them.
#[test]
fn totals_of_matches() {
    let matched = |state: &str, ruling: &str| {
        let matched = assessment(&format!("other table +100\n{state}"), ruling).unwrap().matched.unwrap();
        Side::BOTH.map(|side| {
            let own = matched.sides.by(side);
            let victory_points = own.victory_points.as_ref().map(|points| points.points.to_string());
            (own.total.to_string(), victory_points.unwrap_or_default())
        })
    };
    // EBU White Book 4.1.1.1: a team 23 IMPs ahead without the board is 26 ahead with average plus.
    let [ns, ew] = matched("regulations ebu\nmatch rest +23", "A+/A-");
    assert_eq!((ns.0.as_str(), ew.0.as_str()), ("26", "-26"));
    // NZ Bridge, laws forum, thread 360: +10 with average plus for both is +13 and −7. Over twenty boards the maximum is
    // 15·√20 = 67.08 IMPs; 10 − 10·(1 − R^(7/67.08))/(1 − R) with R = ((√5 − 1)/2)³ is 8.17 for −7.
    let [ns, ew] = matched("match boards 20 rest +10 scale wbf", "A+/A+");
    assert_eq!((ns.0.as_str(), ew), ("13", ("-7".into(), "817/100".into())));
}
