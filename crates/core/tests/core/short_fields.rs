//! Fields that are short, fouled or small: worked figures of regulations and articles.

use crate::state::{check, pairs, protocol};

#[test]
fn neuberg_as_published() {
    let seven = "+650, +630, +620, +600, +170, +140, -100";
    // N. Doe: 17.6 14.7 11.9 9.0 6.1 3.3 0.4 of 123/7, 103/7 and so on, rounded to 0.1.
    let rounded = [
        ("88/5", "2/5"),
        ("147/10", "33/10"),
        ("119/10", "61/10"),
        ("9", "9"),
        ("61/10", "119/10"),
        ("33/10", "147/10"),
        ("2/5", "88/5"),
    ];
    let short = format!("set tables 10\nset round 0.1 to-average\ntraveller {{ {seven} }}\nprotocol\n");
    assert_eq!(protocol(&short), pairs(&rounded));
    // The three of the same board: 15.7, 9.0 and 2.3 where no rule for small groups is in force.
    let three = "set tables 10\ntraveller { +620, +300, -100 }\nprotocol\n";
    assert_eq!(protocol(three), pairs(&[("47/3", "7/3"), ("9", "9"), ("7/3", "47/3")]));
    // M. Bavin, the principle of Neuberg: ten of eleven.
    let eleven = "set tables 11\ntraveller { +520, +500, +490, +480, +460, +450, +430, +420, +400, -50 }\nprotocol\n";
    let tenths = [199, 177, 155, 133, 111, 89, 67, 45, 23, 1];
    for ((ns, ew), tenths) in protocol(eleven).iter().zip(tenths) {
        let exact = |tenths: i32| if tenths % 5 == 0 { format!("{}/2", tenths / 5) } else { format!("{tenths}/10") };
        assert_eq!((ns.as_str(), ew.as_str()), (exact(tenths).as_str(), exact(200 - tenths).as_str()));
    }
    // H. De Wael, Calculating Bridge Tournaments, problem 5: 16.78 10.11 3.44 0.11, an artificial 60%, 16.78 …
    let nine = "+110, +80, -90, -100, A+/A-, +110, 0, +90, -90, +80";
    let matchpoints = pairs(&[
        ("151/9", "11/9"),
        ("91/9", "71/9"),
        ("31/9", "131/9"),
        ("1/9", "161/9"),
        ("54/5", "36/5"),
        ("151/9", "11/9"),
        ("61/9", "101/9"),
        ("121/9", "41/9"),
        ("31/9", "131/9"),
        ("91/9", "71/9"),
    ]);
    assert_eq!(protocol(&format!("traveller {{ {nine} }}\nprotocol\n")), matchpoints);
    // The same by Ascherman: 17.78 and 14.44 of 20; 60% of 20 are 12.
    let ascherman = protocol(&format!("set short-field ascherman\ntraveller {{ {nine} }}\nprotocol\n"));
    assert_eq!(ascherman[0], ("160/9".to_owned(), "20/9".to_owned()));
    assert_eq!(ascherman[7], ("130/9".to_owned(), "50/9".to_owned()));
    assert_eq!(ascherman[4], ("12".to_owned(), "8".to_owned()));
    check(&[
        (
            "Neuberg formula, Wikipedia: 4 in a table of six of seven",
            "set tables 7\ntraveller { +620: 3, 0: 2 }",
            "+300",
            "29/6",
            "43/6",
        ),
        ("the same: 9", "set tables 7\ntraveller { +620, +300, 0: 3 }", "+620", "32/3", "4/3"),
        ("Pilgrim Bridge Club: 10", "set tables 7\ntraveller { +300, 0: 4 }", "+620", "71/6", "1/6"),
        ("monecle, scoring skewers: two of three", "set tables 3\ntraveller { 0 }", "+620", "7/2", "1/2"),
        ("the same, three of four", "set tables 4\ntraveller { 0, +620 }", "+620", "13/3", "5/3"),
        ("H. De Wael: 18 in ten of a hundred", "set tables 100\ntraveller { 0: 9 }", "+620", "189", "9"),
        ("H. De Wael: 178 in ninety of a hundred", "set tables 100\ntraveller { 0: 89 }", "+620", "1781/9", "1/9"),
        ("H. De Wael, Ascherman: 95%", "set short-field ascherman\ntraveller { 0: 9 }", "+620", "19", "1"),
        ("H. De Wael, Ascherman: 99.5%", "set short-field ascherman\ntraveller { 0: 99 }", "+620", "199", "1"),
    ]);
    // pjms.nl, Ascherman: 83.3%, 50% and 16.7% for three tables, and for six of which two each are the same.
    for (rows, top) in [("+430, +400, -50", "5"), ("+430: 2, +400: 2, -50: 2", "10")] {
        let found = protocol(&format!("set short-field ascherman\ntraveller {{ {rows} }}\nprotocol\n"));
        assert_eq!(found[0].0, top, "{rows}");
    }
}

#[test]
fn fouled_boards() {
    // pjms.nl, seven tables of three and four: tops of 88.9% and 93.8% of 12.
    let seven = "traveller { group \"A\" {\n+620\n+300\n-100\n}\ngroup \"B\" {\n+650\n+620\n+170\n0\n}\n}\nprotocol\n";
    let found = protocol(seven);
    assert_eq!((found[0].0.as_str(), found[3].0.as_str()), ("32/3", "45/4"));
    // By hand, five and four of nine: (M + 1) × 9/5 - 1 and (M + 1) × 9/4 - 1.
    let nine = "traveller { group \"A\" {\n+650\n+620\n+600\n+170\n-100\n}\n\
                group \"B\" {\n+650\n+620: 2\n-100\n}\n}\nprotocol\n";
    let expected = [
        ("76/5", "4/5"),
        ("58/5", "22/5"),
        ("8", "8"),
        ("22/5", "58/5"),
        ("4/5", "76/5"),
        ("59/4", "5/4"),
        ("8", "8"),
        ("5/4", "59/4"),
    ];
    assert_eq!(protocol(nine), pairs(&expected));
    let ruled = "traveller { group \"A\" {\n+650: 5\n}\ngroup \"B\" {\n+500\n+300\n-100\n}\n}";
    check(&[
        // +620 has 6 and -100 has 1 of four: 59/4 and 7/2 of 16.
        ("by hand, the group that is named", ruled, "(60%+620 & 40%-100) in \"B\"", "41/4", "23/4"),
        // +620 has 0 among six of nine, and -100 as well: 9/6 - 1 of 16.
        ("by hand, the first group", ruled, "(60%+620 & 40%-100)", "1/2", "31/2"),
    ]);
}

#[test]
fn small_groups_as_published() {
    let board = |regulations: &str, first: &str, second: &str| {
        let rows = |rows: &str| rows.replace(", ", "\n");
        let groups = format!("group \"A\" {{\n{}\n}}\ngroup \"B\" {{\n{}\n}}", rows(first), rows(second));
        protocol(&format!("{regulations}\ntraveller {{ {groups} }}\nprotocol\n"))
    };
    // H. De Wael, problem 4: 65/55 for each of two tied, 50/70 for the third, of 16.
    let tied = board("set small-groups ebu", "+620: 2, -100", "+620: 6");
    assert_eq!(tied[..2], pairs(&[("52/5", "44/5"), ("8", "56/5")]));
    // White Book 2025, 4.2.3.3, from its formula: a tie for last, all tied; 70/60/50.
    for (three, expected) in [
        ("+620, -100: 2", vec![("56/5", "8"), ("44/5", "52/5")]),
        ("+620: 3", vec![("48/5", "48/5")]),
        ("+620, +300, -100", vec![("56/5", "8"), ("48/5", "48/5"), ("8", "56/5")]),
    ] {
        assert_eq!(board("set small-groups ebu", three, "+620: 6")[..expected.len()], pairs(&expected), "{three}");
    }
    // Two: 65/55 of 10, or 60/60 if they tie.
    assert_eq!(
        board("set small-groups ebu", "+620, -100", "+620: 4")[..2],
        pairs(&[("13/2", "11/2"), ("11/2", "13/2")])
    );
    assert_eq!(board("set small-groups ebu", "+620: 2", "+620: 4")[0], ("6".to_owned(), "6".to_owned()));
    // Three of eight are more than a third: 4 is (4 + 1) × 8/3 - 1.
    assert_eq!(board("set small-groups ebu", "+620, +300, -100", "+620: 5")[0], ("37/3".to_owned(), "5/3".to_owned()));
    // ACBLscore manual: ten tables of seven and three, one for a win, in hundredths.
    let ten = board("regulations acbl", "+650, +630, +620, +600, +170, +140, -100", "+620, +300, -100");
    let expected = [
        ("879/100", "21/100"),
        ("184/25", "41/25"),
        ("593/100", "307/100"),
        ("9/2", "9/2"),
        ("307/100", "593/100"),
        ("41/25", "184/25"),
        ("21/100", "879/100"),
        ("63/10", "9/2"),
        ("27/5", "27/5"),
        ("9/2", "63/10"),
    ];
    assert_eq!(ten, pairs(&expected));
    // Five of three and two, on a top of 4: three are the larger group (2 × 5/3 + 1/3), two have 65/55.
    let five = board("set small-groups acbl\nset win 1", "+620, +300, -100", "+620, -100");
    assert_eq!(five[0], ("11/3".to_owned(), "1/3".to_owned()));
    assert_eq!(five[3..], pairs(&[("13/5", "11/5"), ("11/5", "13/5")]));
}
