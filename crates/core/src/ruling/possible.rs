//! Scores that some contract gives (Law 77), as a list.

use super::{Board, Side, Vulnerability};

/// The scores of a side that is not vulnerable as declarer, the lowest first.
#[rustfmt::skip]
const NOT_VULNERABLE: [i32; 151] = [
    -7000, -6400, -5800, -5200, -4600, -4000, -3500, -3400, -3200, -2900, -2800, -2600, -2300, -2200, -2000,
    -1700, -1600, -1400, -1100, -1000, -800, -650, -600, -550, -500, -450, -400, -350, -300, -250, -200, -150,
    -100, -50, 70, 80, 90, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 230, 240, 260, 270, 280, 340,
    360, 380, 400, 420, 430, 440, 450, 460, 470, 480, 490, 510, 520, 530, 540, 550, 560, 570, 580, 590, 610, 630,
    640, 650, 660, 670, 680, 690, 710, 720, 730, 740, 750, 760, 770, 780, 790, 800, 810, 830, 840, 850, 870, 880,
    890, 910, 920, 930, 940, 950, 960, 970, 980, 990, 1000, 1010, 1020, 1030, 1040, 1080, 1090, 1120, 1160, 1190,
    1200, 1210, 1230, 1240, 1280, 1310, 1320, 1330, 1360, 1380, 1400, 1430, 1440, 1480, 1510, 1520, 1560, 1580,
    1600, 1620, 1630, 1640, 1660, 1680, 1720, 1760, 1770, 1790, 1820, 1860, 1960, 2240, 2280,
];

/// The scores of a vulnerable side as declarer, the lowest first.
#[rustfmt::skip]
const VULNERABLE: [i32; 180] = [
    -7600, -7000, -6400, -5800, -5200, -4600, -4000, -3800, -3500, -3400, -3200, -2900, -2800, -2600, -2300,
    -2200, -2000, -1700, -1600, -1400, -1300, -1200, -1100, -1000, -900, -800, -700, -600, -500, -400, -300, -200,
    -100, 70, 80, 90, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 230, 240, 260, 270, 340, 360, 380,
    540, 560, 580, 600, 620, 630, 640, 650, 660, 670, 680, 690, 710, 720, 730, 740, 750, 760, 780, 790, 810, 840,
    850, 870, 880, 890, 910, 920, 930, 940, 950, 960, 980, 990, 1000, 1010, 1030, 1050, 1070, 1080, 1090, 1110,
    1120, 1130, 1140, 1150, 1160, 1180, 1190, 1200, 1210, 1240, 1250, 1270, 1280, 1290, 1310, 1320, 1330, 1340,
    1350, 1360, 1370, 1380, 1390, 1400, 1410, 1430, 1440, 1460, 1470, 1480, 1490, 1520, 1530, 1540, 1550, 1560,
    1600, 1640, 1660, 1670, 1680, 1690, 1720, 1740, 1760, 1800, 1830, 1860, 1880, 1920, 1960, 2000, 2040, 2070,
    2080, 2110, 2120, 2140, 2160, 2200, 2210, 2220, 2230, 2280, 2320, 2330, 2360, 2440, 2470, 2480, 2490, 2510,
    2560, 2600, 2630, 2660, 2720, 2760, 2840, 2880, 2940, 2980, 3120, 3160,
];

/// Returns true if some contract gives this score, from NS's view, on this board; without a board, at any
/// vulnerability.
#[must_use]
pub fn possible_score(score: i32, board: Option<&Board>) -> bool {
    let known = board.and_then(|board| board.vulnerability);
    let vulnerabilities = known.as_ref().map_or(Vulnerability::EVERY.as_slice(), std::slice::from_ref);
    let by = |side: Side, vulnerable: bool| {
        let points = if side == Side::NS { score } else { score.saturating_neg() };
        let possible = if vulnerable { VULNERABLE.as_slice() } else { NOT_VULNERABLE.as_slice() };
        possible.binary_search(&points).is_ok()
    };
    // A board may be passed out.
    score == 0 || vulnerabilities.iter().any(|vul| Side::BOTH.iter().any(|side| by(*side, vul.of(*side))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::{Contract, Doubling, Seat, Strain};
    use std::collections::BTreeSet;

    /// The lists are the scores of every result of every contract.
    #[test]
    fn the_lists_are_those_of_the_contracts() {
        for (vulnerability, list) in
            [(Vulnerability::None, NOT_VULNERABLE.as_slice()), (Vulnerability::All, VULNERABLE.as_slice())]
        {
            let mut scores = BTreeSet::new();
            for level in 1..=7 {
                for strain in Strain::ALL {
                    for doubling in [Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled] {
                        scores.extend(Contract::scores(level, strain, doubling, Seat::North, vulnerability));
                    }
                }
            }
            assert!(scores.iter().eq(list), "{vulnerability}: {scores:?}");
        }
    }
}
