//! The scorings of a field and of the other table: published worked figures, and figures by hand from the definitions.

use crate::state::{DAMAGE, SPLIT, WEIGHTED, assessment, check, pairs, protocol};

/// The universal notation of the lecture's damage.
const UNIVERSAL: &str = "(100%+620 & -100%+500 & 100%+150)/(+620)";
/// The same in words.
const WORDS: &str = "damage NS before +620 after +500 obtained +150";
/// The lecture's board from the national team's training (000, section 4), without the row in question.
const TRAINING: &str = "scoring butler\nset datum-trim 6\n\
                        traveller { +130: 4, +100, +50: 6, -50: 2, -140: 2, -150: 4, -530 }";

/// The values of a side's row to both: EW get the negation of NS's IMPs.
fn balanced(ns: &[&str]) -> Vec<(String, String)> {
    let negated = |own: &str| match own.strip_prefix('-') {
        Some(size) => size.to_owned(),
        None if own == "0" => "0".to_owned(),
        None => format!("-{own}"),
    };
    ns.iter().map(|own| ((*own).to_owned(), negated(own))).collect()
}

/// Checks whole protocols in IMPs, rows of `(source, state and traveller, NS of each row)`.
#[track_caller]
fn check_protocols(rows: &[(&str, &str, &[&str])]) {
    for (source, script, ns) in rows {
        assert_eq!(protocol(&format!("{script}\nprotocol\n")), balanced(ns), "{source}: {script}");
    }
}

/// Checks that each ruling is refused for a reason, rows of `(state, ruling, reason)`.
#[track_caller]
fn check_refused(rows: &[(&str, &str, &str)]) {
    for (state, ruling, reason) in rows {
        let error = format!("{:?}", assessment(state, ruling).unwrap_err());
        assert!(error.contains(reason), "{state}; {ruling}: {error}");
    }
}

#[test]
fn cross_imps_of_a_protocol() {
    // turniejebrydza.pl prints -7,25 for -400; its comparisons are -15, -6, -11 and +1, which is -31/4.
    let cavendish = "scoring cross-imps\nset imp-cap 17\ntraveller { +730, -170, +100, -420, -400 }";
    check_protocols(&[
        (
            "by hand: sums 42, -1, -5, -31 over four comparisons",
            "scoring cross-imps\ntraveller { +620, +170, +140: 2, -100 }",
            &["21/2", "-1/4", "-5/4", "-31/4"],
        ),
        ("turniejebrydza.pl, Cavendish", cavendish, &["14", "-9/4", "17/4", "-33/4", "-31/4"]),
        (
            "BridgeHit, (1 + 7 + 10)/3 for the first pair",
            "scoring cross-imps\ntraveller { +430, +400, +150, -50 }",
            &["6", "5", "-8/3", "-25/3"],
        ),
        (
            "bridge55.fi, cross-IMPs: +420 has 18/5",
            "scoring cross-imps\ntraveller { +420, +450, -100, -200, +400, +590 }",
            &["18/5", "22/5", "-42/5", "-52/5", "3", "39/5"],
        ),
        (
            "Cross-iMPing: +420 has 16/5",
            "scoring cross-imps\ntraveller { +450, +200: 2, +420, -50, +590 }",
            &["4", "-3", "16/5", "-9", "39/5"],
        ),
        (
            "BALANS, pjms.nl, cross-IMPs by the sum",
            "scoring cross-imps\nset cross-imps sum\ntraveller { +600: 4, +630 }",
            &["-1", "4"],
        ),
        ("the same by the mean", "scoring cross-imps\ntraveller { +600: 4, +630 }", &["-1/4", "1"]),
        // 2000 is 19 IMPs.
        ("a cap", "scoring cross-imps\nset imp-cap 17\ntraveller { +2000, 0 }", &["17", "-17"]),
        // Each end has 12 from the other, where 17 is the scale's, and 12 from either of the middle.
        (
            "a cap that is met once, by hand",
            "scoring cross-imps\nset imp-cap 12\ntraveller { +1430, +680: 2, -100 }",
            &["12", "0", "-12"],
        ),
    ]);
}

#[test]
fn cross_imps_of_rulings() {
    let on = |field: &str| format!("scoring cross-imps\n{field}");
    let sum = |field: &str| format!("scoring cross-imps\nset cross-imps sum\n{field}");
    check(&[
        // Against 3 × +620, +500, 3 × +300, 2 × -100: +620 has 51, -100 has -75; 0.6 × 51 - 0.4 × 75 over 9.
        ("by hand, weighted", &on(WEIGHTED), "(60%+620 & 40%-100)", "1/15", "-1/15"),
        ("by hand, weighted, sum", &sum(WEIGHTED), "(60%+620 & 40%-100)", "3/5", "-3/5"),
        ("by hand, the scores averaged first", &on(WEIGHTED), "+332", "-2/9", "2/9"),
        ("by hand, split", &on(SPLIT), "(-100)/(+620)", "-77/9", "-43/9"),
        ("by hand, split, sum", &sum(SPLIT), "(-100)/(+620)", "-77", "-43"),
        // In tables of their own +620, +500 and +150 have 28, 8 and -54.
        ("by hand, damage", &on(DAMAGE), WORDS, "-34/9", "-28/9"),
        ("by hand, the universal notation", &on(DAMAGE), UNIVERSAL, "-34/9", "-28/9"),
        ("by hand, damage, sum", &sum(DAMAGE), WORDS, "-34", "-28"),
        (
            "by hand, X alone and an adjustment",
            &on(&format!("set damage-entry before\n{DAMAGE}")),
            WORDS,
            "-34/9",
            "-28/9",
        ),
    ]);
    // Artificial results are compared with nobody: 8 results, 7 comparisons of 8 IMPs (ACBLscore, average IMPs).
    let short = "scoring cross-imps\ntraveller { +300: 7, A+/A-: 2 }";
    check(&[("by hand, ten tables of which two are artificial", short, "+620", "8", "-8")]);
}

#[test]
fn butler_of_a_protocol() {
    check_protocols(&[
        (
            "ilovebridge.nl, the Butler rules: 1210/4, datum 300",
            "scoring butler\nset datum-trim 1\ntraveller { +450, +420: 3, -800, -50 }",
            &["4", "3", "-15", "-8"],
        ),
        (
            "Hemel Hempstead, Butler: datum 440",
            "scoring butler\nset datum-trim 1\ntraveller { +620: 4, +170: 3 }",
            &["5", "-7"],
        ),
        (
            "Bermuda Bowl 2011: 514.55, datum 510",
            "scoring butler\ntraveller { +980: 3, +480: 11, +450: 7, -50 }",
            &["10", "-1", "-2", "-11"],
        ),
        (
            "Bastille, H. De Wael: 180/7 of seven; with its datum rounded to 30, by hand",
            "scoring butler\nset datum-trim 1\ntraveller { +110: 2, +90, +80: 2, 0, -90: 2, -100 }",
            &["2", "2", "2", "-1", "-3", "-4"],
        ),
    ]);
}

#[test]
fn butler_datums() {
    let butler =
        |set: &str, traveller: &str| format!("scoring butler\nset datum-round {set}\ntraveller {{ {traveller} }}");
    check_protocols(&[
        // 425: 420 to the even ten (ACBLscore manual), 430 away from zero, or as it is.
        ("ACBLscore manual, 425 is 420", &butler("even", "+440, +410"), &["1", "0"]),
        ("425 is 430", &butler("away", "+440, +410"), &["0", "-1"]),
        ("425 itself", &butler("none", "+440, +410"), &["0", "0"]),
        ("ACBLscore manual, 435 is 440", &butler("even", "+450, +420"), &["0", "-1"]),
        ("-425 is -430", &butler("away", "-440, -410"), &["0", "1"]),
        ("-425 is -420", &butler("even", "-440, -410"), &["-1", "0"]),
    ]);
    // One more +620, by hand: 3680/10; 3160/8 without one at each end; 2640/6; 1720/4 with 30%; the middle two, 400.
    for (trim, ns) in [("none", "6"), ("1", "6"), ("2", "5"), ("30%", "5"), ("4", "6"), ("median", "6")] {
        let negated = format!("-{ns}");
        check(&[(trim, &format!("scoring butler\nset datum-trim {trim}\n{WEIGHTED}"), "+620", ns, &negated)]);
    }
    // A count never takes the middle one or two, however large it is: 400 as with the median.
    for count in ["5", "6", "1000"] {
        check(&[(count, &format!("scoring butler\nset datum-trim {count}\n{WEIGHTED}"), "+620", "6", "-6")]);
    }
    check_protocols(&[
        // JFR Pary cuts: 425 is 420, and -425 is -420.
        ("JFR Pary, 425 is 420", &butler("towards-zero", "+440, +410"), &["1", "0"]),
        ("JFR Pary, 429 is 420", &butler("towards-zero", "+440, +418"), &["1", "0"]),
        ("JFR Pary, -425 is -420", &butler("towards-zero", "-440, -410"), &["-1", "0"]),
    ]);
}

#[test]
fn butler_of_the_lecture() {
    // The three tables of section 4; the third is printed for +100 and -50 with the datum of another table.
    let with = |row: &str| TRAINING.replace("{ ", &format!("{{ {row}: 1, "));
    check_protocols(&[
        ("lecture 000, +510, datum +10", &with("+510"), &["11", "3", "3", "1", "-2", "-4", "-4", "-11"]),
        ("lecture 000, +130, datum +10", &with("+130"), &["3", "3", "3", "1", "-2", "-4", "-4", "-11"]),
        ("lecture 000, -140, datum -10", &with("-140"), &["-4", "4", "3", "2", "-1", "-4", "-4", "-11"]),
        (
            "the same with 30% of 21",
            &with("-140").replace("trim 6", "trim 30%"),
            &["-4", "4", "3", "2", "-1", "-4", "-4", "-11"],
        ),
    ]);
    let doubled = "damage EW before -140 after +130 obtained +510";
    check(&[
        ("lecture 000, the ruling", TRAINING, doubled, "-4", "-4"),
        ("lecture 000, without the new type", TRAINING, "(-140)/(+510)", "-4", "-11"),
        ("the same in the universal notation", TRAINING, "(-140)/(100%-140 & -100%+130 & 100%+510)", "-4", "-4"),
        ("the same entered as -140", &format!("set damage-entry before\n{TRAINING}"), doubled, "-4", "-4"),
        (
            "the lecture's regulations trim 30%",
            &format!("regulations lecture-2005\n{}", TRAINING.replace("set datum-trim 6\n", "")),
            doubled,
            "-4",
            "-4",
        ),
    ]);
}

#[test]
fn butler_of_rulings() {
    let on = |field: &str| format!("scoring butler\n{field}");
    check(&[
        // Each component moves the datum: 370 for +620 and +6, 300 for -100 and -9.
        ("by hand, weighted", &on(WEIGHTED), "(70%+620 & 30%-100)", "3/2", "-3/2"),
        ("by hand, the scores averaged first: +404 against 350", &on(WEIGHTED), "+404", "2", "-2"),
        ("by hand, split: -430 and +220 from datums 330 and 400", &on(SPLIT), "(-100)/(+620)", "-10", "-6"),
        // +620 against 460, +500 against 450, +150 against 410: 4, 2 and -6.
        ("by hand, damage", &on(DAMAGE), WORDS, "-4", "-4"),
        ("by hand, the universal notation", &on(DAMAGE), UNIVERSAL, "-4", "-4"),
    ]);
    // The others are compared with the datum of the fractional table, 3464/10; the ruling's own row as above.
    let script = "scoring butler\ntraveller { +620: 3, +500, +300: 3, -100: 2, (70%+620 & 30%-100) }\nprotocol\n";
    assert_eq!(protocol(script), balanced(&["7", "4", "-2", "-10", "3/2"]));
}

/// A split and damage as rows of a protocol: NS from NS's table, EW from EW's.
#[test]
fn rulings_in_a_protocol() {
    let split = SPLIT.replace(" }", ", (-100)/(+620) }");
    let damage = DAMAGE.replace(" }", &format!(", {WORDS} }}"));
    let of = |scoring: &str, traveller: &str| protocol(&format!("scoring {scoring}\n{traveller}\nprotocol\n"));
    let expected = [("10", "-9"), ("55/9", "-43/9"), ("-8/9", "25/9"), ("-77/9", "89/9"), ("-77/9", "-43/9")];
    assert_eq!(of("cross-imps", &split), pairs(&expected));
    let expected = [("74/9", "-23/3"), ("35/9", "-28/9"), ("13/9", "-5/9"), ("-92/9", "98/9"), ("-34/9", "-28/9")];
    assert_eq!(of("cross-imps", &damage), pairs(&expected));
    // Datums 330 and 400; then 420, of 4230/10, and 460.
    let expected = [("10", "-9"), ("7", "-6"), ("-1", "3"), ("-10", "11"), ("-10", "-6")];
    assert_eq!(of("butler", &split), pairs(&expected));
    let expected = [("9", "-8"), ("5", "-4"), ("2", "-1"), ("-11", "11"), ("-4", "-4")];
    assert_eq!(of("butler", &damage), pairs(&expected));
}

#[test]
fn imps_against_rulings() {
    check(&[
        // 0.3 × 8 + 0.3 × 12 - 0.2 × 9 + 0.2 × 0.
        ("by hand, both weighted", "other table (50%+300 & 50%-100)", "(60%+620 & 40%-100)", "21/5", "-21/5"),
        // NS are the team-mates of EW over there: +620 against -100, and -620 against +300.
        ("by hand, the other table split", "other table (+300)/(-100)", "+620", "12", "-8"),
        ("by hand, both split", "other table (+300)/(-100)", "(-100)/(+620)", "0", "-8"),
        (
            "R. Barker, 12C1(b) revisited: 9 - 6 + 2",
            "other table +50",
            "damage NS before +420 after +300 obtained +100",
            "5",
            "-9",
        ),
    ]);
    check_refused(&[
        ("other table A+/A-", "+620", "OtherTableArtificial"),
        ("scoring board-a-match\nother table A", "+620", "OtherTableArtificial"),
    ]);
}

#[test]
fn board_a_match() {
    let against = |other: &str| format!("scoring board-a-match\nother table {other}");
    let scale = |other: &str| format!("scoring board-a-match\nset win 1\nother table {other}");
    check(&[
        ("Larry Cohen, board-a-match: +620 and +100", &scale("-100"), "+620", "1", "0"),
        ("Larry Cohen: -800 and -2000", &scale("+2000"), "-800", "0", "1"),
        ("Larry Cohen: a tie", &scale("+620"), "+620", "1/2", "1/2"),
        ("Larry Cohen: +130 and -120", &scale("+120"), "+130", "1", "0"),
        ("the same on two for a board", &against("+120"), "+130", "2", "0"),
        ("Polish Patton: 10 points are a tie", &format!("set tie-within 10\n{}", against("+120")), "+130", "1", "1"),
        ("Polish Patton: 20 points are none", &format!("set tie-within 10\n{}", against("+120")), "+140", "2", "0"),
        ("by hand, weighted", &against("+300"), "(60%+620 & 40%-100)", "6/5", "4/5"),
        ("by hand, split", &against("+300"), "(-100)/(+620)", "0", "0"),
        // 0.3 × 2 + 0.3 × 2 + 0.2 × 0 + 0.2 × 1.
        ("by hand, both weighted", &against("(50%+300 & 50%-100)"), "(60%+620 & 40%-100)", "7/5", "3/5"),
        ("by hand, the other table split", &against("(+300)/(-100)"), "+200", "2", "2"),
        ("60% and 40% of 2", &against("+300"), "A+/A-", "6/5", "4/5"),
        ("a percentage of 2", &against("+300"), "55%/45%", "11/10", "9/10"),
        // Of +620, +500 and +150 against +400: 2, 2 and 0.
        ("by hand, damage: before is no better than after, the trap", &against("+400"), WORDS, "0", "0"),
    ]);
}

#[test]
fn total_points() {
    check(&[
        ("Law 78C", "scoring total-points", "+620", "620", "-620"),
        ("by hand, weighted", "scoring total-points", "(60%+620 & 40%-100)", "332", "-332"),
        ("by hand, split", "scoring total-points", "(-100)/(+620)", "-100", "-620"),
        ("by hand, damage: 620 - 500 + 150", "scoring total-points", WORDS, "270", "-620"),
        ("a contract", "board 7\nscoring total-points", "(1/3 4♠= N & 2/3 4♠-1 N)", "140", "-140"),
    ]);
    check_refused(&[
        ("scoring total-points", "A+/A-", "ArtificialInTotalPoints"),
        ("scoring total-points", "+3 IMP/-3 IMP", "ArtificialInTotalPoints"),
    ]);
}

#[test]
fn artificial_scores() {
    let cross = format!("scoring cross-imps\n{WEIGHTED}");
    let sum = format!("set cross-imps sum\n{cross}");
    let butler = format!("scoring butler\n{WEIGHTED}");
    check(&[
        ("Law 12C2(b), cross-IMPs", &cross, "A+/A-", "3", "-3"),
        ("ACBLscore, total IMPs: 3 × 9", &sum, "A+/A-", "27", "-27"),
        ("the same varied: 2 × 9", &format!("set imp-average 2\n{sum}"), "A+/A-", "18", "-18"),
        ("average is 0", &sum, "A", "0", "0"),
        ("Law 12C2(b), Butler", &butler, "A+/A-", "3", "-3"),
        ("60% and 50% in IMPs", &butler, "60%/50%", "3", "0"),
        ("IMPs as they are given", &butler, "+2 IMP/-1 IMP", "2", "-1"),
        ("both average plus", &cross, "A+/A+", "3", "3"),
        // By hand: -100 against the nine other results is -75 IMPs.
        ("average plus against a score", &cross, "A+/(-100)", "3", "25/3"),
    ]);
    check_refused(&[
        ("other table +300", "55%/45%", "ShareInImps"),
        (&cross, "55%/45%", "ShareInImps"),
        (&butler, "70%/30%", "ShareInImps"),
        (WEIGHTED, "+3 IMP/-3 IMP", "ImpsInMatchpoints"),
        ("scoring board-a-match\nother table +300", "+3 IMP/-3 IMP", "ImpsInMatchpoints"),
    ]);
}

#[test]
fn sessions() {
    // Law 12C2(c): 64.2% and 38% of 18.
    let session = format!("session NS 64.2% EW 38%\n{WEIGHTED}");
    check(&[
        ("better than average plus, worse than average minus", &session, "A+/A-", "2889/250", "171/25"),
        ("for the other side it is neither", &session, "A-/A+", "36/5", "54/5"),
        ("average is average", &session, "A", "9", "9"),
        ("a fixed percentage stays", &session, "60%/40%", "54/5", "36/5"),
        ("an ordinary session", &format!("session NS 59.9% EW 40.1%\n{WEIGHTED}"), "A+/A-", "54/5", "36/5"),
        ("of the top of two", "scoring board-a-match\nsession NS 65%\nother table 0", "A+/A-", "13/10", "4/5"),
        ("no equivalent in IMPs is known", "session NS 64.2% EW 38%\nother table 0", "A+/A-", "3", "-3"),
    ]);
}

#[test]
fn penalties() {
    check(&[
        ("10% of 18", &format!("penalty EW 10%\n{WEIGHTED}"), "(60%+620&40%-100)", "49/5", "32/5"),
        ("10% of 9", &format!("set win 1\npenalty EW 10%\n{WEIGHTED}"), "(60%+620&40%-100)", "49/10", "16/5"),
        ("matchpoints", &format!("penalty NS 1.5 MP\n{WEIGHTED}"), "(60%+620&40%-100)", "83/10", "41/5"),
        ("of an artificial score too", &format!("penalty EW 10%\n{WEIGHTED}"), "A+/A-", "54/5", "27/5"),
        ("IMPs", "penalty EW 3 IMP\nother table +300", "(60%+620&40%-100)", "6/5", "-21/5"),
        ("below nothing", &format!("penalty NS 25%\n{WEIGHTED}"), "-100", "-5/2", "16"),
        (
            "after rounding",
            &format!("set round 1 to-average\npenalty NS 0.3 MP\n{WEIGHTED}"),
            "(60%+620&40%-100)",
            "97/10",
            "8",
        ),
        ("of a board-a-match", "scoring board-a-match\npenalty NS 10%\nother table 0", "+100", "9/5", "0"),
    ]);
    check_refused(&[
        ("penalty EW 10%\nother table +300", "+620", "PenaltyUnit"),
        ("penalty EW 1 MP\nother table +300", "+620", "PenaltyUnit"),
        ("penalty EW 1 VP\nother table +300", "+620", "PenaltyUnit"),
        (&format!("penalty EW 1 IMP\n{WEIGHTED}"), "+620", "PenaltyUnit"),
    ]);
}

#[test]
fn rounding_rules() {
    // +620 and -100 are worth 15 and 2 on a top of 18, so that halves give 8.5 and 9.5.
    for (rule, ns, ew) in [
        ("none", "17/2", "19/2"),
        ("1 away", "9", "10"),
        ("1 to-average", "9", "9"),
        ("1 away-from-average", "8", "10"),
        ("1 even", "8", "10"),
        ("0.1 away", "17/2", "19/2"),
    ] {
        let state = format!("set round {rule}\n{WEIGHTED}");
        check(&[(rule, &state, "(50%+620 & 50%-100)", ns, ew)]);
    }
    // Half of 1 and half of 2 IMPs; the average is 0.
    for (rule, ns, ew) in
        [("1 away", "2", "-2"), ("1 to-average", "1", "-1"), ("1 away-from-average", "2", "-2"), ("1 even", "2", "-2")]
    {
        check(&[(rule, &format!("set round-imps {rule}\nother table 0"), "(50%+20 & 50%+50)", ns, ew)]);
    }
    // Any fraction, for the side that did not offend and against the other.
    for (offenders, ns, ew) in [("EW", "10", "8"), ("NS", "9", "9")] {
        let state = format!("set round 1 non-offenders\noffenders {offenders}\n{WEIGHTED}");
        check(&[("9.8 and 8.2", &state, "(60%+620 & 40%-100)", ns, ew)]);
    }
    // A figure that needs no rounding is left alone by every rule.
    for rule in ["1 away", "0.1 to-average", "0.01 away-from-average", "1 even", "0.5 non-offenders"] {
        check(&[(rule, &format!("set round {rule}\noffenders NS\n{WEIGHTED}"), "+620", "15", "3")]);
    }
}

#[test]
fn weighted_and_split_as_published() {
    let half = "set split half-frequency\ntraveller { +480, +450: 3, +420: 2, -50: 2, -100 }";
    let two = "traveller { +480, +450: 3, +420: 2, -50: 2, -100 }";
    // White Book 2025: +650 is 9.7, -100 is 5.7, two of six tables are lower.
    let six = "traveller { +650, -100: 2, -650: 2 }";
    check(&[
        ("White Book 2025, 4.2.1: 2.91 + 3.99", six, "(30%+650 & 70%-100)", "69/10", "31/10"),
        ("H. De Wael, Calculating Bridge Tournaments, 28: 3.5, and 18 - 13.5", half, "(-50)/(+450)", "7/2", "9/2"),
        ("by hand, the same in two tables: 4, and 18 - 13", two, "(-50)/(+450)", "4", "5"),
        ("by hand, no split has its whole weight", half, "+450", "13", "5"),
    ]);
    let protocol_of = |split: &str| {
        protocol(&format!("{split}\ntraveller {{ +480, +450: 3, (-50)/(+450), +420: 2, -50: 2, -100 }}\nprotocol\n"))
    };
    // 18.0 13.5 8.0 3.5 0.0 for everyone.
    let expected = [("18", "0"), ("27/2", "9/2"), ("7/2", "9/2"), ("8", "10"), ("7/2", "29/2"), ("0", "18")];
    assert_eq!(protocol_of("set split half-frequency"), pairs(&expected));
    // EW's table has four +450, NS's has three -50.
    let expected = [("18", "0"), ("14", "5"), ("4", "5"), ("9", "11"), ("4", "15"), ("0", "18")];
    assert_eq!(protocol_of("set split two-tables"), pairs(&expected));
}
