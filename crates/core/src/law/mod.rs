//! The Laws of Duplicate Bridge of 2017 that the program cites, as values.
//!
//! A citation that code makes is a constant with a name, so that a wrong number is written in one place at most and every
//! caller knows that it is a Law and not a part of a sentence. [`CITED`] lists all citations, those of procedures and
//! texts too; the subject of each Law is described in each language by its number.
//!
//! ```
//! use redress_core::law::{self, Law};
//!
//! assert_eq!(law::SELF_INFLICTED.to_string(), "12C1(e)");
//! assert_eq!(Law::cited("12c1(e)"), Some(law::SELF_INFLICTED));
//! assert_eq!(Law::cited("12C1(f)"), None);
//! ```

mod citation;

pub use citation::{Edition, Law, is_part_of};

/// The Laws by which the program computes without a procedure: boards by their number, adjusted scores, the order of bids
/// and doubles, the end of the auction, declarer and dummy, the score and the forms of scoring.
pub const COMPUTED: &[u8] = &[2, 12, 17, 18, 19, 22, 54, 77, 78];

/// The Laws under which a director has nothing to rule: cards, tables, partnerships, and the powers of other bodies.
pub const NO_RULING: &[u8] = &[1, 3, 4, 80, 93];

/// Dealer and vulnerability of a board by its number.
pub const BOARDS: Law = law(2, "");

/// Appeals against a ruling.
pub const APPEAL: Law = law(92, "");

/// Damage, which an adjusted score redresses.
pub const DAMAGE: Law = law(12, "B1");

/// An assigned score may be weighted by the probabilities of several results.
pub const WEIGHTED: Law = law(12, "C1(c)");

/// If the possibilities are numerous or not obvious, an artificial score.
pub const NUMEROUS: Law = law(12, "C1(d)");

/// No relief for self-inflicted damage: an extremely serious error unrelated to the infraction, or a gamble.
pub const SELF_INFLICTED: Law = law(12, "C1(e)");

/// Artificial adjusted scores.
pub const ARTIFICIAL: Law = law(12, "C2");

/// Average minus and average plus in IMPs.
pub const ARTIFICIAL_IMPS: Law = law(12, "C2(b)");

/// Average plus and minus follow a session that is better or worse.
pub const SESSION: Law = law(12, "C2(c)");

/// Adjusted scores in an individual event.
pub const INDIVIDUAL: Law = law(12, "C3");

/// Scores that do not balance in a knockout are averaged.
pub const KNOCKOUT: Law = law(12, "C4");

/// One of the four had played the board.
pub const WRONG_BOARD_PLAYED: Law = law(15, "B1");

/// A call based on misinformation.
pub const MISINFORMATION: Law = law(21, "B");

/// A major penalty card.
pub const MAJOR_PENALTY_CARD: Law = law(50, "D1");

/// Both sides have revoked.
pub const REVOKE_BOTH_SIDES: Law = law(64, "B7");

/// Tricks after a contested claim, doubtful points to the other side.
pub const CLAIM: Law = law(70, "A");

/// A trick could be lost to the trump.
pub const FORGOTTEN_TRUMP: Law = law(70, "C3");

/// A line of play that the statement did not embrace.
pub const OTHER_LINE: Law = law(70, "D1");

/// A defender's claim that depends on his partner's play.
pub const PARTNERS_PLAY: Law = law(70, "D2");

/// An unstated line that depends on the place of a card.
pub const UNSTATED_LINE: Law = law(70, "E1");

/// The score of a contract.
pub const SCORE: Law = law(77, "");

/// Matchpoints.
pub const MATCHPOINTS: Law = law(78, "A");

/// International match points.
pub const IMPS: Law = law(78, "B");

/// Total points.
pub const TOTAL_POINTS: Law = law(78, "C");

/// How facts are established.
pub const FACTS: Law = law(85, "A1");

/// Team play: a result obtained at the other table.
pub const TEAMS: Law = law(86, "B");

/// Team play: a single result that is clearly favourable.
pub const TEAMS_ONE_RESULT: Law = law(86, "B1");

/// Fouled boards.
pub const FOULED_BOARD: Law = law(87, "");

/// Procedural penalties.
pub const PENALTIES: Law = law(90, "");

/// Disciplinary penalties.
pub const DISCIPLINE: Law = law(91, "");

/// Every citation, in the order of the Laws; one line or more for each Law.
#[rustfmt::skip]
pub const CITED: &[Law] = &[
    BOARDS,
    law(6, "D"), law(6, "D1"), law(6, "D2"), law(6, "D3"),
    law(7, "B2"), law(7, "B3"), law(7, "C"),
    law(8, "A2"),
    law(9, "B"), law(9, "C"),
    law(10, "A"), law(10, "B"), law(10, "C2"),
    law(11, ""), law(11, "A"), law(11, "B"),
    law(12, "A1"), law(12, "A2"), law(12, "A3"), law(12, "B"), DAMAGE, law(12, "B2"), law(12, "C1"), law(12, "C1(b)"),
    WEIGHTED, NUMEROUS, SELF_INFLICTED, ARTIFICIAL, law(12, "C2(a)"), ARTIFICIAL_IMPS, SESSION, law(12, "C2(d)"),
    INDIVIDUAL, KNOCKOUT,
    law(13, ""), law(13, "A1"), law(13, "A2"), law(13, "B1"), law(13, "B2"), law(13, "C"), law(13, "D"),
    law(14, ""), law(14, "A1"), law(14, "A2"), law(14, "B1"), law(14, "B2"), law(14, "B3"), law(14, "B4"),
    law(14, "C"),
    law(15, "A"), law(15, "A2"), law(15, "A2(a)"), law(15, "A2(b)"), law(15, "A3"), law(15, "A4"), law(15, "B"),
    WRONG_BOARD_PLAYED, law(15, "B2"), law(15, "B3"),
    law(16, "A"), law(16, "A1(a)"), law(16, "A1(b)"), law(16, "A1(c)"), law(16, "A1(d)"), law(16, "A2"),
    law(16, "B"), law(16, "B1"), law(16, "B1(a)"), law(16, "B1(b)"), law(16, "B2"), law(16, "B3"), law(16, "C"),
    law(16, "C1"), law(16, "C2"), law(16, "C3"), law(16, "D"), law(16, "D1"), law(16, "D2"), law(16, "D2(a)"), law(16, "D2(b)"),
    law(16, "D2(c)"), law(16, "D2(d)"), law(16, "D3"),
    law(17, "D3"),
    law(20, "F"), law(20, "F4"), law(20, "F5"), law(20, "F5(a)"), law(20, "F5(b)"), law(20, "F5(b)(i)"),
    law(20, "F5(b)(ii)"), law(20, "G"), law(20, "G3"),
    law(21, "A"), MISINFORMATION, law(21, "B1"), law(21, "B1(a)"), law(21, "B1(b)"), law(21, "B2"), law(21, "B3"),
    law(22, "B"),
    law(23, ""), law(23, "A"), law(23, "C"),
    law(24, ""), law(24, "A"), law(24, "B"), law(24, "C"), law(24, "D"), law(24, "E"),
    law(25, ""), law(25, "A1"), law(25, "A2"), law(25, "A4"), law(25, "A5"), law(25, "B1"), law(25, "B2"),
    law(26, "A"), law(26, "B"),
    law(27, ""), law(27, "A1"), law(27, "B"), law(27, "B1"), law(27, "B1(a)"), law(27, "B1(b)"), law(27, "B2"),
    law(27, "B3"), law(27, "B4"), law(27, "C"), law(27, "D"),
    law(28, "A"), law(28, "B"),
    law(29, ""), law(29, "A"), law(29, "B"),
    law(30, "A"), law(30, "B1(a)"), law(30, "B1(b)"), law(30, "B2"), law(30, "C"),
    law(31, "A"), law(31, "A1"), law(31, "A2"), law(31, "A2(a)"), law(31, "A2(b)"), law(31, "B1"), law(31, "B2"),
    law(31, "C"),
    law(32, "A1"), law(32, "A2"), law(32, "A2(a)"), law(32, "A2(b)"), law(32, "B1"), law(32, "B2"), law(32, "C"),
    law(36, "A"), law(36, "B2"), law(36, "B4"), law(36, "C"),
    law(37, "A"), law(37, "B"),
    law(38, "C"), law(38, "D"),
    law(39, "B"), law(39, "C"),
    law(40, "A"), law(40, "A3"), law(40, "B"), law(40, "B2(b)"), law(40, "B2(c)"), law(40, "B2(d)"), law(40, "B3(a)"),
    law(40, "B3(b)"), law(40, "B4"), law(40, "B5"), law(40, "C1"), law(40, "C2"),
    law(41, "A"), law(41, "D"),
    law(42, ""), law(42, "B1"), law(42, "B2"), law(42, "B3"),
    law(43, "A1(a)"), law(43, "A1(b)"), law(43, "A1(c)"), law(43, "A2"), law(43, "A3"), law(43, "B1"), law(43, "B2(a)"),
    law(43, "B2(b)"), law(43, "B3"),
    law(45, ""), law(45, "A"), law(45, "C"), law(45, "C1"), law(45, "C2"), law(45, "C3"), law(45, "C4(a)"),
    law(45, "C4(b)"), law(45, "D1"), law(45, "D2"), law(45, "E"), law(45, "E1"), law(45, "E2"), law(45, "F"),
    law(46, ""), law(46, "A"), law(46, "B"), law(46, "B1(a)"), law(46, "B1(b)"), law(46, "B1(c)"), law(46, "B2"),
    law(46, "B3"), law(46, "B4"), law(46, "B5"),
    law(47, "C"), law(47, "D"), law(47, "E1"), law(47, "E2"), law(47, "E2(a)"), law(47, "E2(b)"),
    law(48, "A"), law(48, "B2"),
    law(49, ""),
    law(50, ""), law(50, "B"), law(50, "C"), law(50, "D1"), law(50, "D2"), law(50, "D2(a)"), law(50, "D2(b)"),
    law(50, "E"), law(50, "E1"), law(50, "E2"), law(50, "E3"), law(50, "E4"),
    law(51, "A"), law(51, "B"), law(51, "B1(a)"), law(51, "B1(b)"), law(51, "B2(a)"), law(51, "B2(b)"), law(51, "B2(c)"),
    law(52, "A"), law(52, "B1"), law(52, "B1(a)"), law(52, "B1(b)"), law(52, "B1(c)"), law(52, "B2"),
    law(53, ""), law(53, "A"), law(53, "B"), law(53, "C"),
    law(54, ""), law(54, "A"), law(54, "B"), law(54, "C"), law(54, "D"), law(54, "E"),
    law(55, ""), law(55, "A"), law(55, "B1"), law(55, "B2"), law(55, "C"),
    law(57, ""), law(57, "A"), law(57, "A1"), law(57, "A2"), law(57, "A3"), law(57, "A4"), law(57, "B"),
    law(57, "C1"), law(57, "C2"), law(57, "C3"), law(57, "D"),
    law(58, "A"), law(58, "B"), law(58, "B1"), law(58, "B2"), law(58, "B3"), law(58, "B4"),
    law(60, "A"), law(60, "B"), law(60, "C"),
    law(61, ""), law(61, "B"),
    law(62, "A"), law(62, "B"), law(62, "B1"), law(62, "B2"), law(62, "C"), law(62, "C1"), law(62, "C2"),
    law(62, "C3"), law(62, "D1"), law(62, "D2"),
    law(63, "A"),
    law(64, "A"), law(64, "A1"), law(64, "A2"), law(64, "B"), law(64, "B1"), law(64, "B2"), law(64, "B3"),
    law(64, "B4"), law(64, "B5"), law(64, "B6"), REVOKE_BOTH_SIDES, law(64, "B8"), law(64, "C1"), law(64, "C2"),
    law(64, "C2(a)"), law(64, "C2(b)"),
    law(65, "B3"), law(65, "D"),
    law(66, "A"), law(66, "B"), law(66, "C"), law(66, "D"),
    law(67, ""), law(67, "A"), law(67, "A1"), law(67, "A2"), law(67, "B1"), law(67, "B1(a)"), law(67, "B1(b)"),
    law(67, "B2"), law(67, "B2(a)"), law(67, "B2(b)"), law(67, "B3"),
    law(68, ""), law(68, "A"), law(68, "B"), law(68, "B2"), law(68, "C"), law(68, "D"), law(68, "D2"),
    law(69, "A"), law(69, "B"), law(69, "B1"), law(69, "B2"),
    CLAIM, law(70, "B1"), law(70, "C"), law(70, "C1"), law(70, "C2"), FORGOTTEN_TRUMP, OTHER_LINE, PARTNERS_PLAY,
    UNSTATED_LINE, law(70, "E2"),
    law(71, "A"), law(71, "B"),
    law(72, "C"),
    law(73, ""), law(73, "A"), law(73, "B"), law(73, "B2"), law(73, "C"), law(73, "D1"), law(73, "D2"), law(73, "E1"),
    law(73, "E2"),
    law(74, "A2"), law(74, "B1"), law(74, "B2"), law(74, "B3"), law(74, "B4"), law(74, "B5"), law(74, "C1"),
    law(74, "C2"), law(74, "C3"), law(74, "C4"), law(74, "C5"), law(74, "C6"), law(74, "C7"), law(74, "C8"),
    law(75, ""), law(75, "A"), law(75, "B"), law(75, "B1"), law(75, "B2"), law(75, "B3"), law(75, "C"), law(75, "D"),
    law(75, "D1"), law(75, "D2"), law(75, "D3"),
    law(76, "B"), law(76, "B1"), law(76, "B2"), law(76, "B3"), law(76, "B4"), law(76, "B5"), law(76, "C1"),
    SCORE,
    MATCHPOINTS, IMPS, TOTAL_POINTS, law(78, "D"),
    law(79, "B1"), law(79, "B2"), law(79, "B3"), law(79, "C"), law(79, "C1"), law(79, "C2"),
    law(81, "C3"), law(81, "C5"),
    law(82, "B"), law(82, "C"),
    FACTS, law(85, "A2"), law(85, "B"),
    law(86, ""), law(86, "A"), TEAMS, TEAMS_ONE_RESULT, law(86, "B2"), law(86, "B2(a)"), law(86, "B2(b)"),
    law(86, "B2(c)"), law(86, "B3"),
    FOULED_BOARD, law(87, "A"), law(87, "B"), law(87, "C"),
    PENALTIES, law(90, "A"), law(90, "B"), law(90, "B1"), law(90, "B2"), law(90, "B3"), law(90, "B4"), law(90, "B5"),
    law(90, "B6"), law(90, "B7"), law(90, "B8"),
    law(91, "A"),
    law(92, ""), law(92, "A"), law(92, "B"), law(92, "C"), law(92, "D"),
    law(93, ""), law(93, "A"), law(93, "B"), law(93, "B3"),
];

/// A citation by number and paragraph.
const fn law(number: u8, paragraph: &'static str) -> Law {
    Law::new(number, paragraph)
}
