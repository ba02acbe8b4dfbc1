//! Contract scores against the table of Law 77, written out here once more.

use crate::harness::Run;
use redress::ruling::{Contract, Doubling, Seat, Side, Strain, Vulnerability};

const STRAINS: [Strain; 5] = [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::NoTrump];
const DOUBLINGS: [(Doubling, i32); 3] = [(Doubling::Undoubled, 1), (Doubling::Doubled, 2), (Doubling::Redoubled, 4)];
const SEATS: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];
const VULNERABILITIES: [Vulnerability; 4] =
    [Vulnerability::None, Vulnerability::NS, Vulnerability::EW, Vulnerability::All];

/// The declaring side's score, from the text of Law 77.
fn law_77(level: i32, strain: Strain, factor: i32, result: i32, vulnerable: bool) -> i32 {
    if result < 0 {
        return -undertricks(-result, factor, vulnerable);
    }
    let odd = match strain {
        Strain::Clubs | Strain::Diamonds => 20 * level,
        Strain::Hearts | Strain::Spades => 30 * level,
        Strain::NoTrump => 40 + 30 * (level - 1),
    };
    let tricks = odd * factor;
    let over = match (factor, vulnerable) {
        (1, _) if matches!(strain, Strain::Clubs | Strain::Diamonds) => 20,
        (1, _) => 30,
        (2, false) => 100,
        (2, true) | (_, false) => 200,
        (_, true) => 400,
    };
    let slam = match (level, vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let game = match (tricks >= 100, vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let insult = match factor {
        1 => 0,
        2 => 50,
        _ => 100,
    };
    tricks + result * over + slam + game + insult
}

fn undertricks(down: i32, factor: i32, vulnerable: bool) -> i32 {
    if factor == 1 {
        return down * if vulnerable { 100 } else { 50 };
    }
    let doubled: i32 = (1..=down)
        .map(|trick| match (trick, vulnerable) {
            (1, false) => 100,
            (1, true) | (2 | 3, false) => 200,
            _ => 300,
        })
        .sum();
    doubled * factor / 2
}

#[test]
fn every_contract() {
    let mut checked = 0;
    for level in 1..=7_u8 {
        let book = i32::from(level) + 6;
        for strain in STRAINS {
            for (doubling, factor) in DOUBLINGS {
                for result in -book..=13 - book {
                    for declarer in SEATS {
                        for vulnerability in VULNERABILITIES {
                            let contract = Contract::new(level, strain, doubling, declarer, result).unwrap();
                            let (sign, vulnerable) = match (declarer, vulnerability) {
                                (Seat::North | Seat::South, Vulnerability::NS | Vulnerability::All) => (1, true),
                                (Seat::North | Seat::South, _) => (1, false),
                                (_, Vulnerability::EW | Vulnerability::All) => (-1, true),
                                _ => (-1, false),
                            };
                            let expected = sign * law_77(i32::from(level), strain, factor, result, vulnerable);
                            assert_eq!(contract.score(vulnerability), expected, "{contract} vul {vulnerability}");
                            checked += 1;
                        }
                    }
                }
                assert!(Contract::new(level, strain, doubling, Seat::North, 14 - book).is_err());
                assert!(Contract::new(level, strain, doubling, Seat::North, -book - 1).is_err());
            }
        }
    }
    assert_eq!(checked, 7 * 14 * 5 * 3 * 4 * 4);
}

/// The oracle itself, against scores that every player knows.
#[test]
fn known_scores() {
    for (level, strain, factor, result, vulnerable, score) in [
        (1, Strain::NoTrump, 1, 0, false, 90),
        (2, Strain::Spades, 1, 1, true, 140),
        (3, Strain::NoTrump, 1, 2, false, 460),
        (4, Strain::Spades, 1, 0, true, 620),
        (2, Strain::Hearts, 2, 0, true, 670),
        (4, Strain::Hearts, 2, 0, true, 790),
        (6, Strain::Spades, 1, 0, true, 1430),
        (7, Strain::NoTrump, 1, 0, true, 2220),
        (7, Strain::NoTrump, 4, 0, true, 2980),
        (4, Strain::Hearts, 2, -3, false, -500),
        (4, Strain::Hearts, 2, -2, true, -500),
        (4, Strain::Hearts, 2, -8, true, -2300),
        (7, Strain::NoTrump, 4, -13, true, -7600),
    ] {
        assert_eq!(law_77(level, strain, factor, result, vulnerable), score);
    }
}

/// Law 2: who is vulnerable on boards 1 to 16, and once around.
#[test]
fn vulnerability_by_board() {
    let (none, ns, ew, all) = (Vulnerability::None, Vulnerability::NS, Vulnerability::EW, Vulnerability::All);
    let law_2 = [none, ns, ew, all, ns, ew, all, none, ew, all, none, ns, all, none, ns, ew];
    let mut script = String::new();
    let mut expected = Vec::new();
    for (board, vulnerability) in (1..=32).zip(law_2.iter().chain(&law_2)) {
        for (declarer, side) in [("N", Side::NS), ("E", Side::EW)] {
            let vulnerable = *vulnerability == all
                || (*vulnerability == ns && side == Side::NS)
                || (*vulnerability == ew && side == Side::EW);
            script.push_str(&format!("board {board}\nother table 0\n4♠= {declarer}\n"));
            expected.push(if vulnerable { 620 } else { 420 } * if side == Side::NS { 1 } else { -1 });
        }
    }
    let document = Run::script(&script).json();
    let results = document["results"].as_array().unwrap();
    let found: Vec<_> = results
        .iter()
        .map(|one| i32::try_from(one["components"]["ns"][0]["score"].as_i64().unwrap()).unwrap())
        .collect();
    assert_eq!(found, expected);
}
