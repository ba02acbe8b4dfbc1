//! Short fields, small groups, scales and artificial scores: figures from the regulations and by hand.

use crate::state::{WEIGHTED, assessment, check, figures, pairs, protocol};
use redress_core::ruling::Side;

#[test]
fn short_fields() {
    // Neuberg: (M + 1) * E / A - 1.
    assert_eq!(
        protocol("traveller { +620, -100, A+/A-: 2 }\nprotocol\n"),
        pairs(&[("5", "1"), ("1", "5"), ("18/5", "12/5")])
    );
    // 7 of 10, M = 12: 130/7 - 1, which is 17.57; six tie at M = 5: 60/7 - 1.
    let seven = "traveller { +620, +300: 6, A+/A-: 3 }\nprotocol\n";
    assert_eq!(protocol(seven), pairs(&[("123/7", "3/7"), ("53/7", "73/7"), ("54/5", "36/5")]));
    // 10 of 11, all different: M = 18 gives 19.9, M = 14 gives 15.5, M = 0 gives 0.1.
    check(&[
        ("Neuberg, 10 of 11", "set tables 11\ntraveller { +600: 1, +500: 8 }", "+620", "199/10", "1/10"),
        ("Neuberg, 10 of 11", "set tables 11\ntraveller { +800, +620, +500: 7 }", "+600", "31/2", "9/2"),
        ("Neuberg, 2 of 4", "set tables 4\ntraveller { -100 }", "+620", "5", "1"),
        (
            "proportional, M (E - 1)/(A - 1): 12 * 9/6",
            "set short-field proportional\nset tables 10\ntraveller { +300: 6 }",
            "+620",
            "18",
            "0",
        ),
        (
            "proportional: 5 * 9/6",
            "set short-field proportional\nset tables 10\ntraveller { +620, +300: 5 }",
            "+300",
            "15/2",
            "21/2",
        ),
        (
            "Mitchell, M + (E - A): 12 + 3",
            "set short-field mitchell\nset tables 10\ntraveller { +300: 6 }",
            "+620",
            "15",
            "3",
        ),
        ("Mitchell: 5 + 3", "set short-field mitchell\nset tables 10\ntraveller { +620, +300: 5 }", "+300", "8", "10"),
        (
            "Ascherman, (M + 1) E/A: 13 * 10/7 of 20",
            "set short-field ascherman\nset tables 10\ntraveller { +300: 6 }",
            "+620",
            "130/7",
            "10/7",
        ),
        (
            "Ascherman in a full field: (15.4 * 0.6 + 1.4 * 0.4) + 1",
            &format!("set short-field ascherman\n{WEIGHTED}"),
            "(60%+620&40%-100)",
            "54/5",
            "46/5",
        ),
    ]);
}

#[test]
fn small_groups() {
    // EBU: 60% + 5% * (M - (A - 1)), each side from its own M; 2 of 6 on a top of 10, 3 of 9 on a top of 16.
    check(&[
        ("EBU, two of six", "set small-groups ebu\nset tables 6\ntraveller { -100 }", "+620", "13/2", "11/2"),
        ("EBU, three of nine", "set small-groups ebu\nset tables 9\ntraveller { +300, -100 }", "+620", "56/5", "8"),
        ("EBU, three of nine", "set small-groups ebu\nset tables 9\ntraveller { +620, -100 }", "+300", "48/5", "48/5"),
        (
            "EBU, two of five is Neuberg: 3 * 5/2 - 1 of 8",
            "set small-groups ebu\nset tables 5\ntraveller { -100 }",
            "+620",
            "13/2",
            "3/2",
        ),
        ("ACBL, two of six: 65/55", "set small-groups acbl\nset tables 6\ntraveller { -100 }", "+620", "13/2", "11/2"),
    ]);
    // EBU, a single result is cancelled (White Book 3.3.2), where another table fouled the board: average plus for both,
    // 60% of 18 or 20.
    for (others, points) in [(8, "54/5"), (9, "12")] {
        let fouled = format!("traveller {{\ngroup \"A\" {{ +620: {others} }}\ngroup \"B\" {{ A+/A+ }}\n}}");
        check(&[("EBU, one", &format!("set small-groups ebu\n{fouled}"), "+500 in \"B\"", points, points)]);
    }
    // So has each of the results that a single one is weighted of: 60% of 20.
    let fouled = "set small-groups ebu\ntraveller {\ngroup \"A\" { +620: 9 }\ngroup \"B\" { A+/A+ }\n}";
    let assessment = assessment(fouled, "(60%+620 & 40%+500) in \"B\"").unwrap();
    for side in Side::BOTH {
        let points: Vec<_> = assessment.components(side).iter().map(|one| one.points.to_string()).collect();
        assert_eq!(points, ["12", "12"]);
    }
    // ACBL, one result of four: 60% of 6 to each side.
    let one = protocol("set small-groups acbl\ntraveller { +620, A+/A-: 3 }\nprotocol\n");
    assert_eq!(one[0], ("18/5".to_owned(), "18/5".to_owned()));
}

#[test]
fn scales_and_artificial_scores() {
    check(&[
        ("1 for a pair beaten", &format!("set win 1\n{WEIGHTED}"), "(60%+620&40%–100)", "49/10", "41/10"),
        ("Law 12C2: 60% and 40% of 18", WEIGHTED, "A+/A-", "54/5", "36/5"),
        ("Law 12C2: 50%", WEIGHTED, "A", "9", "9"),
        ("a percentage", WEIGHTED, "55%/45%", "99/10", "81/10"),
        // EW's table: 9 results and +620, which ties with three: 2 * 6 + 4 - 1 of 18 for NS.
        ("lecture 000, 50% against a score", WEIGHTED, "50%/(+620)", "9", "3"),
        ("Law 12C2(b)", "other table +300", "A+/A-", "3", "-3"),
        ("Law 12C2(b), varied", "set imp-average 2\nother table +300", "A+/A-", "2", "-2"),
        ("IMPs themselves", "other table +300", "+2 IMP/-1 IMP", "2", "-1"),
        ("rounded to the average", &format!("set round 1 to-average\n{WEIGHTED}"), "(60%+620&40%–100)", "10", "8"),
        ("a half to the average", "set round-imps 1 to-average\nother table 0", "(50% 0 & 50% +20)", "0", "0"),
        ("a half away from zero", "set round-imps 1 away\nother table 0", "(50% 0 & 50% +20)", "1", "-1"),
        (
            "for the non-offenders",
            "set round-imps 1 non-offenders\noffenders EW\nother table +300",
            "(60%+620&40%–100)",
            "2",
            "-2",
        ),
    ]);
}

#[test]
fn imps_of_every_step() {
    // The WBF scale: the least difference that is worth 1, 2, 3 … IMPs.
    let steps = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
        3000, 3500, 4000,
    ];
    for (imps, step) in (1..).zip(steps) {
        for (ruling, expected) in [(step - 10, imps - 1), (step, imps), (-step, -imps)] {
            let [ns, _] = figures("other table 0", &format!("{ruling:+}").replace("+0", "0"));
            assert_eq!(ns, expected.to_string(), "{ruling}");
        }
    }
}
