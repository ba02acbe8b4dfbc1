//! Forms of scoring beside matchpoints and IMPs.

use super::Topic;

pub(super) const CROSS_IMPS: Topic = Topic {
    name: "cross-imps",
    title: "IMPs against every other result on the board",
    text: "`scoring cross-imps` compares a result with each other one of the field and
turns every difference into IMPs (the scale of Law 78B). The pair gets their
mean, or their sum, which is n − 1 times as much:

    +620 against +620 three times      0
         against +500                 +3
         against +300 three times    +24
         against -100 twice          +24    51/9 = +5 2/3, or +51

A weighted ruling enters the table with its weights, as at matchpoints, and
its outcomes are compared with that table; a split one has a table for each
side. Average plus is +3 IMPs, by the sum +3 for each comparison.

    set cross-imps sum             the sum
    set imp-cap 17                 no comparison brings more than 17

Which of the two the event has is a matter of its conditions (Law 78D).",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
scoring cross-imps
expect +620: NS 17/3 IMP, EW -17/3 IMP
(60%+620 & 40%-100)
set cross-imps sum
expect +620: NS 51, EW -51
",
};

pub(super) const BUTLER: Topic = Topic {
    name: "butler",
    title: "IMPs against a datum, the field's mean",
    text: "`scoring butler` compares a result with one figure, the datum: the mean of the
field, its extremes left out, rounded to ten. The difference becomes IMPs.

    set datum-trim 1               the highest and the lowest left out
    set datum-trim 30%             that share of the results at each end
    set datum-trim median          all but the middle
    set datum-round even           or away, none

Every result moves the datum. So each outcome of a weighted ruling is scored
in a table of its own, as if it were the only result of its table:

    +620    datum +370             +250     +6
    -100    datum +300             -400     -9

60% and 40% of these make 0. The other pairs are scored against the datum of
the field in which the ruling stands with its weights, and each side of a
split has a datum of its own.

The datums of the lecture of 2005, of 21 results, come out with 30%.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
scoring butler
let td = (60%+620 & 40%-100)
td
expect td: NS 0 IMP, EW 0 IMP
",
};

pub(super) const BOARD_A_MATCH: Topic = Topic {
    name: "board-a-match",
    title: "two tables, and the better result wins the board",
    text: "`scoring board-a-match` compares with the other table and asks only who did
better: 2 for the better result, 1 for equal ones, 0 for the worse. It is
Law 78A with a field of two.

    other table +300
    +620                           2 of 2
    -100                           0 of 2
    (60%+620 & 40%-100)            0.6 · 2 + 0.4 · 0 = 1.2

A split ruling gives each team its own, and an artificial score is a share of
2. As in IMPs, NS here are team-mates of EW there.

    set tie-within 10              differences up to 10 are ties
    set win 1                      1, a half and 0

The Polish Patton has ties up to 10 points; board-a-match has none but equal
scores.",
    example: r#"other table +300
scoring board-a-match
(60%+620 & 40%-100)
expect (60%+620 & 40%-100): NS 1.2 MP, EW 0.8 MP
expect A+/A-: NS 60%, EW 40%
case "Polish Patton" { set tie-within 10; expect +310: NS 1, EW 1 }
"#,
};

pub(super) const TOTAL_POINTS: Topic = Topic {
    name: "total-points",
    title: "the score itself, Law 78C",
    text: "`scoring total-points` adds up what the boards score (Law 78C). Nothing is
compared, so that neither a traveller nor another table is needed.

    (60%+620 & 40%-100)            372 − 40 = +332 for NS
    (-100)/(+620)                  NS -100, EW -620

Here, and here only, the weighted score is the mean of the scores: the points
are what counts. In every other form of scoring that mean is a score which
nobody could have had, and is worth nothing.

An artificial score has no value, as there is no top and there are no IMPs
(Law 12C2 knows no other); assign a score. Nor are there penalties.",
    example: "scoring total-points
(60%+620 & 40%-100)
expect (60%+620 & 40%-100): NS 332, EW -332
expect (-100)/(+620): NS -100, EW -620
expect A+/A-: error artificial-value
",
};
