//! The WBF's scales of victory points, as published.

use crate::state::assessment;
use redress_core::number::Exact;
use redress_core::ruling::Side;
use redress_core::scoring::{PublishedScale, VpFraction};

/// The continuous scale: boards, the source, and the winner's victory points for 0, 1, 2 … IMPs.
const CONTINUOUS: [(u32, &str, &[&str]); 4] = [
    (
        4,
        "WBF_VPScales, 4 boards",
        &[
            "10.00 10.61 11.20 11.76 12.29 12.80 13.28 13.74 14.18 14.60",
            "15.00 15.38 15.74 16.09 16.42 16.73 17.03 17.31 17.59 17.84",
            "18.09 18.33 18.55 18.76 18.97 19.16 19.34 19.52 19.69 19.85",
            "20.00",
        ],
    ),
    (
        8,
        "EBU, VP scales, 8 boards",
        &[
            "10.00 10.44 10.86 11.27 11.67 12.05 12.42 12.77 13.12 13.45",
            "13.78 14.09 14.39 14.68 14.96 15.23 15.50 15.75 16.00 16.23",
            "16.46 16.68 16.90 17.11 17.31 17.50 17.69 17.87 18.04 18.21",
            "18.37 18.53 18.68 18.83 18.97 19.11 19.24 19.37 19.50 19.62",
            "19.74 19.85 19.95 20.00",
        ],
    ),
    (
        12,
        "WBF VP scales, 12 boards",
        &[
            "10.00 10.36 10.71 11.05 11.38 11.70 12.01 12.31 12.61 12.90",
            "13.18 13.45 13.71 13.97 14.22 14.46 14.70 14.93 15.15 15.37",
            "15.58 15.79 15.99 16.18 16.37 16.55 16.73 16.91 17.08 17.24",
            "17.40 17.56 17.71 17.86 18.00 18.14 18.28 18.41 18.54 18.66",
            "18.78 18.90 19.02 19.13 19.24 19.34 19.44 19.54 19.64 19.74",
            "19.83 19.92 20.00",
        ],
    ),
    (
        24,
        "WBF VP scale, 24 boards",
        &[
            "10.00 10.25 10.50 10.75 10.99 11.23 11.46 11.68 11.90 12.12",
            "12.33 12.54 12.75 12.95 13.15 13.34 13.53 13.72 13.90 14.08",
            "14.26 14.43 14.60 14.76 14.92 15.08 15.24 15.39 15.54 15.69",
            "15.83 15.97 16.11 16.25 16.38 16.51 16.64 16.77 16.89 17.01",
            "17.13 17.25 17.36 17.47 17.58 17.69 17.79 17.89 17.99 18.09",
            "18.19 18.29 18.38 18.47 18.56 18.65 18.74 18.82 18.90 18.98",
            "19.06 19.14 19.22 19.30 19.37 19.44 19.51 19.58 19.65 19.72",
            "19.79 19.85 19.91 19.97 20.00",
        ],
    ),
];

/// The discrete scale (EBU White Book, 3.1.1): boards, and the least IMPs of 10, 11 … 20 victory points.
const DISCRETE: [(u32, [u32; 11]); 20] = [
    (5, [0, 1, 3, 5, 7, 10, 13, 16, 20, 25, 31]),
    (6, [0, 1, 3, 5, 8, 11, 14, 18, 22, 27, 33]),
    (7, [0, 1, 3, 6, 9, 12, 15, 19, 24, 29, 36]),
    (8, [0, 1, 4, 7, 10, 13, 17, 21, 26, 31, 39]),
    (9, [0, 1, 4, 7, 10, 13, 17, 22, 27, 33, 41]),
    (10, [0, 1, 4, 7, 10, 14, 18, 23, 28, 35, 43]),
    (11, [0, 2, 5, 8, 11, 15, 19, 24, 30, 37, 45]),
    (12, [0, 2, 5, 8, 12, 16, 20, 25, 31, 38, 47]),
    (13, [0, 2, 5, 8, 12, 16, 21, 26, 32, 40, 49]),
    (14, [0, 2, 5, 9, 13, 17, 22, 27, 34, 41, 51]),
    (15, [0, 2, 5, 9, 13, 17, 22, 28, 35, 43, 53]),
    (16, [0, 2, 5, 9, 13, 18, 23, 29, 36, 44, 54]),
    (20, [0, 2, 6, 10, 15, 20, 26, 32, 40, 49, 61]),
    (24, [0, 2, 6, 11, 16, 22, 28, 35, 44, 54, 66]),
    (28, [0, 2, 7, 12, 18, 24, 30, 38, 47, 58, 72]),
    (32, [0, 3, 8, 13, 19, 25, 33, 41, 51, 62, 77]),
    (40, [0, 3, 8, 14, 21, 28, 36, 46, 56, 69, 86]),
    (48, [0, 3, 9, 16, 23, 31, 40, 50, 62, 76, 94]),
    (56, [0, 3, 10, 17, 25, 33, 43, 54, 67, 82, 101]),
    (64, [0, 4, 11, 18, 26, 36, 46, 58, 71, 88, 108]),
];

/// Hundredths as a number.
fn fraction(hundredths: i64) -> Exact {
    Exact::percent(hundredths)
}

/// `"10.31"` in hundredths.
fn hundredths(written: &str) -> i64 {
    written.replace('.', "").parse().unwrap()
}

/// The victory points of both sides for every margin up to a limit, in a match of so many boards.
fn every_margin(boards: u32, scale: &str, limit: u32) -> Vec<(Exact, Exact)> {
    let scale = PublishedScale::named(scale).unwrap().for_boards(boards).unwrap();
    let convert = |margin: Exact| scale.convert(&margin, None, VpFraction::Nearest).points;
    (0..=limit).map(|margin| (convert(Exact::from(margin)), convert(-Exact::from(margin)))).collect()
}

/// The victory points of both sides with a ruling in a match.
fn victory_points(state: &str, ruling: &str) -> (Exact, Exact) {
    let matched = assessment(state, ruling).unwrap().matched.unwrap();
    let points = |side| matched.sides.by(side).victory_points.as_ref().unwrap().points.clone();
    (points(Side::NS), points(Side::EW))
}

#[test]
fn continuous_as_published() {
    for (boards, source, rows) in CONTINUOUS {
        let table: Vec<_> = rows.iter().flat_map(|row| row.split(' ')).map(hundredths).collect();
        let limit = u32::try_from(table.len()).unwrap() + 2;
        let found = every_margin(boards, "wbf", limit);
        for (margin, (ns, ew)) in found.iter().enumerate() {
            let expected = table.get(margin).copied().unwrap_or(2000);
            let both = (fraction(expected), fraction(2000 - expected));
            assert_eq!((ns, ew), (&both.0, &both.1), "{source}: {margin} IMPs");
        }
    }
}

#[test]
fn continuous_at_single_margins() {
    let klinger = "R. Klinger, the new WBF scale, 14 boards";
    for (source, boards, margin, points) in [
        (klinger, 14, 0, "10.00"),
        (klinger, 14, 1, "10.33"),
        (klinger, 14, 2, "10.66"),
        (klinger, 14, 3, "10.97"),
        (klinger, 14, 4, "11.28"),
        (klinger, 14, 5, "11.58"),
        (klinger, 14, 6, "11.87"),
        (klinger, 14, 7, "12.16"),
        (klinger, 14, 10, "12.97"),
        (klinger, 14, 20, "15.26"),
        ("WBF, VPs explained: 20 IMPs in 16 boards", 16, 20, "15.00"),
        ("WBF, VPs explained: 60 IMPs in 16 boards", 16, 60, "20.00"),
        ("a third of the way and two thirds: 5 and 8.09 of 10", 16, 40, "18.09"),
        ("a third of the way", 9, 15, "15.00"),
        ("two thirds of the way", 9, 30, "18.09"),
        ("bcstar.nl, the continuous scale, 20 boards", 20, 0, "10.00"),
        ("bcstar.nl, the continuous scale, 20 boards", 20, 1, "10.28"),
        ("bcstar.nl, the continuous scale, 20 boards", 20, 2, "10.55"),
        ("VPs explained: 65 IMPs in 20 boards", 20, 65, "19.86"),
    ] {
        let points = hundredths(points);
        let expected = (fraction(points), fraction(2000 - points));
        // The margin may come from the board or from the rest of the match, and either side may win it.
        for (state, ruling) in [
            (
                format!(
                    "match boards {boards} scale wbf rest +{margin}
other table +300"
                ),
                "+300".to_owned(),
            ),
            (
                format!(
                    "match boards {boards} scale wbf rest -5
other table 0"
                ),
                format!("+{} IMP/-{} IMP", margin + 5, margin + 5),
            ),
        ] {
            assert_eq!(victory_points(&state, &ruling), expected, "{source}");
        }
        let turned = format!(
            "match boards {boards} scale wbf rest -{margin}
other table +300"
        );
        assert_eq!(victory_points(&turned, "+300").1, expected.0, "{source}, EW");
    }
}

/// The WBF's report: no further IMP is worth more than the one before, from a draw to 15√N IMPs.
#[test]
fn continuous_is_concave() {
    for boards in [1, 2, 3, 5, 7, 10, 13, 16, 18, 20, 28, 32, 36, 48, 64] {
        let blitz = (0_u32..).find(|margin| margin * margin >= 225 * boards).unwrap();
        let points: Vec<i64> = every_margin(boards, "wbf", blitz + 1)
            .iter()
            .map(|(ns, _)| (ns * &Exact::from(100)).to_integer().unwrap())
            .collect();
        let at = usize::try_from(blitz).unwrap();
        assert_eq!((points[0], points[at], points[at + 1]), (1000, 2000, 2000), "{boards} boards");
        assert!(points[at - 1] < 2000, "{boards} boards");
        let gains: Vec<_> = points.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(gains.windows(2).all(|pair| pair[1] <= pair[0]), "{boards} boards: {gains:?}");
    }
}

/// No rule for fractions of an IMP was published: between two margins lie no other victory points than theirs.
#[test]
fn continuous_between_whole_imps() {
    for boards in [8, 16, 24] {
        for margin in [0, 5, 20, 40] {
            let whole = every_margin(boards, "wbf", margin + 1);
            let state = format!(
                "match boards {boards} scale wbf rest +{margin}
other table 0"
            );
            let (ns, ew) = victory_points(&state, "(50% 0 & 50% +20)");
            let (low, high) = (&whole[usize::try_from(margin).unwrap()], &whole[usize::try_from(margin).unwrap() + 1]);
            assert!(low.0 <= ns && ns <= high.0, "{boards} boards, {margin}: {ns}");
            assert!(high.1 <= ew && ew <= low.1, "{boards} boards, {margin}: {ew}");
        }
    }
}

#[test]
fn discrete_as_published() {
    for (boards, starts) in DISCRETE {
        let found = every_margin(boards, "wbf-discrete", starts[10] + 1);
        for (margin, (ns, ew)) in (0..).zip(&found) {
            let winner = 9 + i64::try_from(starts.iter().filter(|start| **start <= margin).count()).unwrap();
            let both = (Exact::from(winner), Exact::from(20 - winner));
            assert_eq!((ns, ew), (&both.0, &both.1), "{boards} boards, {margin} IMPs");
        }
    }
}
