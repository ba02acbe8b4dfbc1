//! Laws 23, 28 to 32 and 64A, and 27 and 31 of 2007, written as plain conditions, in another form than the procedures have, over
//! every combination.

use crate::harness::{cites, incident_rows, obligations, yes_or_no};
use serde_json::Value;

/// A call out of turn by South.
struct OutOfTurn {
    call: &'static str,
    turn: &'static str,
    /// South had called before (30B2, 31C, 32C).
    before: bool,
    /// The opponent whose turn it was has called before the ruling (28B).
    called: bool,
    /// The left-hand opponent accepts it (29A).
    accepted: bool,
    /// Three passes in a row, that pass among them, and a player lost the turn (17D3).
    missed: bool,
    /// A pass that is artificial, or of partner's artificial call (30C).
    artificial: bool,
    then: &'static str,
    comparable: bool,
}

impl OutOfTurn {
    fn row(&self) -> String {
        format!(
            "call-out-of-turn by S {{ call: {}; turn: {}; called-before: {}; turn-called: {}; accepted: {}; missed-turn: {}; \
             artificial: {}; rho-then: {}; replaced: 2C; comparable: {} }}",
            self.call,
            self.turn,
            yes_or_no(self.before),
            yes_or_no(self.called),
            yes_or_no(self.accepted),
            yes_or_no(self.missed),
            yes_or_no(self.artificial),
            self.then,
            yes_or_no(self.comparable)
        )
    }

    /// The Laws that rule on it, and what it obliges to.
    fn ruling(&self) -> (Vec<String>, Vec<String>) {
        let free = |laws: &[&str]| (laws.iter().map(|law| (*law).to_owned()).collect(), Vec::new());
        if self.turn == "barred-rho" {
            return free(&["28A"]);
        }
        if self.turn == "lho" && self.before {
            return free(match self.call {
                "pass" => &["30B2"],
                "x" => &["32C"],
                _ => &["31C"],
            });
        }
        if self.turn == "rho" && self.called {
            return free(&["28B"]);
        }
        if self.accepted {
            return free(if self.call == "pass" && self.missed { &["17D3", "34"] } else { &["29A"] });
        }
        let number = match (self.call, self.artificial) {
            ("pass", false) => 30,
            ("x", _) => 32,
            _ => 31,
        };
        if self.turn == "rho" && (number == 30 || self.then == "pass") {
            let (law, duty) =
                if number == 30 { ("30A".to_owned(), "pass") } else { (format!("{number}A1"), "repeat-call") };
            return (vec![law.clone()], vec![format!("S {duty} once {law}")]);
        }
        let paragraph = if self.comparable { "(a)" } else { "(b)" };
        let law = if number == 30 { "30B1(b)".to_owned() } else { format!("{number}A2{paragraph}") };
        let mut laws = vec![law.clone()];
        laws.extend((number != 30 && self.turn != "rho").then(|| format!("{number}B2")));
        let silenced = vec![format!("N pass once {law}"), "N not-lead while-on-lead 26B".to_owned()];
        (laws, if self.comparable { Vec::new() } else { silenced })
    }
}

#[test]
fn every_call_out_of_turn_and_what_followed() {
    let mut all = Vec::new();
    for call in ["pass", "1NT", "x"] {
        for turn in ["rho", "barred-rho", "partner", "lho"] {
            for then in ["pass", "other"] {
                for at in 0..64_u8 {
                    let holds = |bit: u8| at >> bit & 1 == 1;
                    let (before, called, accepted) = (holds(0), holds(1), holds(2));
                    let (comparable, missed, artificial) = (holds(3), holds(4), holds(5));
                    if call != "pass" && (missed || artificial) {
                        continue;
                    }
                    all.push(OutOfTurn { call, turn, before, called, accepted, missed, artificial, then, comparable });
                }
            }
        }
    }
    for some in all.chunks(64) {
        let rows: Vec<String> = some.iter().map(OutOfTurn::row).collect();
        for (found, one) in incident_rows("", &rows).iter().zip(some) {
            let (laws, must) = one.ruling();
            assert_eq!((found["verdict"].as_str(), obligations(found)), (Some("play-on"), must), "{}", one.row());
            assert!(laws.iter().all(|law| cites(found, law)), "{laws:?}: {}: {found:#}", one.row());
            assert_eq!(found["also"] == "change-of-call", one.turn == "lho" && one.before, "{}", one.row());
        }
    }
}

/// Laws 30B1(a), 31B1 and 32B1: at partner's turn he calls first, and the withdrawn call is not for his use (16C2).
#[test]
fn partner_calls_after_a_call_at_his_turn() {
    for (call, artificial, law) in
        [("pass", "no", "30B1(a)"), ("pass", "yes", "31B1"), ("1NT", "no", "31B1"), ("x", "no", "32B1")]
    {
        let row = format!("coot by S {{ call: {call}; turn: partner; accepted: no; artificial: {artificial} }}");
        let found = incident_rows("", std::slice::from_ref(&row)).remove(0);
        assert!(cites(&found, law), "{row}: {found:#}");
        assert_eq!((&found["later"], obligations(&found).len()), (&serde_json::json!(["16C"]), 0), "{row}");
    }
}

/// Law 64A: two tricks where the offender won the revoke trick and his side another, one where it won any. Revokes on one
/// board add up, so that each has a board of its own here.
#[test]
fn every_transfer_of_tricks() {
    for edition in ["2017", "2007"] {
        every_transfer_of(edition);
    }
}

fn every_transfer_of(edition: &str) {
    for won in ["offender", "partner", "opponents"] {
        for tricks in 0..=6_u8 {
            if tricks == 0 && won != "opponents" {
                continue;
            }
            let row = format!(
                "revoke by W {{ established: yes; exception: none; trick-won: {won}; tricks-after: {tricks}; equity: no }}"
            );
            let table = format!("set edition {edition}\nboard 1\nobtained 4S-3 S\n");
            let found = incident_rows(&table, std::slice::from_ref(&row)).remove(0);
            let (verdict, result, law) = match (won, tricks) {
                (_, 0) => ("stands", Value::Null, "64B1"),
                ("offender", 1) => ("transfer", "4♠-2 S".into(), "64A1"),
                ("offender", _) => ("transfer", "4♠-1 S".into(), "64A1"),
                _ => ("transfer", "4♠-2 S".into(), "64A2"),
            };
            assert_eq!((&found["verdict"], &found["result"]), (&verdict.into(), &result), "{row}");
            assert!(cites(&found, law), "{row}: {found:#}");
        }
    }
}

/// Laws 23C, 27D and 72C: help by the withdrawn call where it was replaced by a comparable one; otherwise what the player
/// could have known.
#[test]
fn every_withdrawn_call() {
    for comparable in [true, false] {
        for knew in [true, false] {
            for assisted in [true, false] {
                let row = format!(
                    "withdrawn-call by E {{ comparable: {}; could-know: {}; assisted: {} }}",
                    yes_or_no(comparable),
                    yes_or_no(knew),
                    yes_or_no(assisted)
                );
                let found = incident_rows("", std::slice::from_ref(&row)).remove(0);
                let adjusts = assisted && (comparable || knew);
                assert_eq!(found["verdict"], if adjusts { "adjust" } else { "stands" }, "{row}: {found:#}");
                assert_eq!(found["if"] == "damaged", adjusts, "{row}");
                assert!(cites(&found, if comparable { "23C" } else { "72C" }), "{row}: {found:#}");
            }
        }
    }
}

/// Law 62: a corrected revoke costs no trick. A card from a defender's unfaced hand becomes a major penalty card; so does the one
/// that his partner takes back after an opponent did. Nobody of declarer's side is restricted.
#[test]
fn every_revoke_that_is_corrected() {
    for (by, card) in [("E", "defender"), ("E", "faced"), ("S", "declarer"), ("N", "dummy")] {
        for withdrawn in ["none", "opponents", "both"] {
            let row = format!("revoke by {by} {{ established: no; card: {card}; withdrawn: {withdrawn} }}");
            let found = incident_rows("board 1\n", std::slice::from_ref(&row)).remove(0);
            let (own, partner) = (card == "defender", by == "E" && withdrawn == "both");
            let mut must = Vec::new();
            if own {
                must.extend(["E leave-faced throughout 50D1", "E play first-opportunity 50D1"]);
            }
            if partner {
                must.extend(["W leave-faced throughout 62C2", "W play first-opportunity 50D1"]);
            }
            assert_eq!(found["verdict"], "play-on", "{row}");
            assert_eq!(obligations(&found), must, "{row}");
            assert!(cites(&found, if own { "62B1" } else { "62B2" }), "{row}: {found:#}");
            assert!(cites(&found, if withdrawn == "both" { "62C2" } else { "62C1" }), "{row}: {found:#}");
        }
    }
    // Law 62D: on trick twelve, until all hands are back in the board; the partner who has yet to play has what 16C says.
    for (returned, before, law) in [("no", "yes", "62D2"), ("no", "no", "62D1"), ("yes", "no", "64B6")] {
        let row = format!(
            "revoke by E {{ established: yes; exception: 64B6; returned: {returned}; before-partner: {before}; equity: no }}"
        );
        let found = incident_rows("board 1\nobtained 4S= S\n", std::slice::from_ref(&row)).remove(0);
        assert_eq!(found["verdict"], if returned == "no" { "play-on" } else { "stands" }, "{row}");
        assert!(cites(&found, law), "{row}: {found:#}");
        let later = found["later"].as_array().unwrap().iter().any(|one| one == "16C");
        assert_eq!(later, law == "62D2", "{row}: {found:#}");
    }
}

/// Law 58B: of several visible cards the player says which he plays. Each other one of a defender is a penalty card by 50B: an
/// honour is major, a single low card minor. Declarer picks his up, and an opponent who played since may change his card.
#[test]
fn every_two_cards_at_once() {
    for (by, card) in [("E", "H4"), ("E", "HT"), ("E", "HA"), ("S", "H4"), ("S", "HA")] {
        let row = format!("simultaneous-plays by {by} {{ from: hand; visible: several; card: {card} }}");
        let auction = "board 1\nauction \"P P 1S P 4S P P P\"\n";
        let found = incident_rows(auction, std::slice::from_ref(&row)).remove(0);
        let must: &[&str] = match (by, card) {
            ("S", _) => &[],
            (_, "H4") => &["E leave-faced throughout 50C", "E play before-low 50C"],
            _ => &["E leave-faced throughout 50D1", "E play first-opportunity 50D1"],
        };
        assert_eq!(obligations(&found), must, "{row}");
        assert!(cites(&found, "58B3"), "{row}: {found:#}");
    }
}

/// Law 52: declarer accepts the card played in place of a penalty card, by a word or by playing on, and the penalty card stays;
/// otherwise the penalty card is played and the other becomes a major penalty card.
#[test]
fn every_penalty_card_that_was_not_played() {
    for (accepted, law) in [("yes", "52B1(a)"), ("played-since", "52B1(b)"), ("no", "52B2")] {
        let row = format!("penalty-card by E {{ played-other: yes; accepted: {accepted}; card: D4 }}");
        let found = incident_rows("board 1\n", std::slice::from_ref(&row)).remove(0);
        let must: &[&str] = match accepted {
            "no" => &["E leave-faced throughout 50D1", "E play first-opportunity 50D1"],
            _ => &["E leave-faced throughout 50"],
        };
        assert_eq!(found["verdict"], "play-on", "{row}");
        assert_eq!(obligations(&found), must, "{row}");
        assert!(cites(&found, law), "{row}: {found:#}");
    }
}

/// Law 45C4(b): declarer may change a slip of the tongue in naming dummy's card until he plays another card, from either hand. By
/// the Laws of 2007 anybody could, without a pause for thought and until his partner had played.
#[test]
fn every_change_of_a_card_that_was_named() {
    let auction = "auction \"P P 1S P 4S P P P\"\n";
    for player in ["declarer", "dummy", "defender"] {
        for at in 0..8_u8 {
            let [slip, pause, played] = [1, 2, 4].map(|bit| yes_or_no(at & bit != 0));
            let by = if player == "defender" { " by E" } else { "" };
            let head = format!("card-played{by} {{ player: {player}; card: H4; named: yes");
            let newest = format!("{head}; unintended: {slip}; pause: {pause}; partner-played: {played} }}");
            let older = format!("{head}; unintended: {slip}; pause: {pause}; partner-played: {played} }}");
            let slipped = at == 1;
            for (edition, row, may) in [("2017", newest, slipped && player == "dummy"), ("2007", older, slipped)] {
                let table = format!("board 1\nset edition {edition}\n{auction}");
                let found = incident_rows(&table, std::slice::from_ref(&row)).remove(0);
                assert_eq!(found["verdict"], "play-on", "{edition} {row}");
                assert_eq!(obligations(&found).is_empty(), may, "{edition} {row}: {found:#}");
                assert!(cites(&found, if may { "47C" } else { "45C4(a)" }), "{edition} {row}: {found:#}");
            }
        }
    }
}

/// Laws 92 and 93: a ruling at the own table, in time, by the whole side. A committee may change a judgement and only recommend
/// another reading of the Laws or another disciplinary penalty; without one the director in charge decides.
#[test]
fn every_appeal() {
    for at in 0..32_u8 {
        let [own, in_time, concurred, committee, changed] = [1, 2, 4, 8, 16].map(|bit| at & bit != 0);
        for about in ["judgement", "rules", "discipline"] {
            let row = format!(
                "appeal {{ own-table: {}; in-time: {}; concurred: {}; committee: {}; about: {about}; changed: {} }}",
                yes_or_no(own),
                yes_or_no(in_time),
                yes_or_no(concurred),
                yes_or_no(committee),
                yes_or_no(changed)
            );
            let found = incident_rows("", std::slice::from_ref(&row)).remove(0);
            let heard = own && in_time && concurred;
            let changes = heard && changed && (about == "judgement" || !committee);
            assert_eq!(found["verdict"], if changes { "adjust" } else { "stands" }, "{row}");
        }
    }
}

/// Law 31 of 2007: at the turn of the player on the right a pass lets the bid stand, and after another call partner passes once
/// if the bid is repeated in its denomination, for good if not; at any other turn partner passes for good. Law 26 looks at the suits.
#[test]
fn every_bid_out_of_turn_of_2007() {
    let mut all = Vec::new();
    for turn in ["rho", "partner", "lho"] {
        for then in ["pass", "other"] {
            for suits in ["specified", "repeated", "unspecified"] {
                for at in 0..4_u8 {
                    all.push((turn, then, suits, at & 1 == 1, at & 2 == 2));
                }
            }
        }
    }
    let row = |(turn, then, suits, accepted, same): &(&str, &str, &str, bool, bool)| {
        format!(
            "coot by S {{ call: 1NT; turn: {turn}; called-before: no; turn-called: no; accepted: {}; rho-then: {then}; \
             replaced: 2NT; same-denomination: {}; suits: {suits} }}",
            yes_or_no(*accepted),
            yes_or_no(*same)
        )
    };
    let rows: Vec<String> = all.iter().map(row).collect();
    for (found, one) in incident_rows("board 1\nset edition 2007\n", &rows).iter().zip(&all) {
        let (turn, then, suits, accepted, same) = *one;
        let mut must = Vec::new();
        if !accepted && turn == "rho" && then == "pass" {
            must.push("S repeat-call once 31A1");
        } else if !accepted && turn == "rho" && same {
            must.push("N pass once 31A2(a)");
        } else if !accepted {
            must.push(if turn == "rho" { "N pass throughout 31A2(b)" } else { "N pass throughout 31B" });
            must.extend(match suits {
                "specified" => &["N not-lead while-on-lead 26A2", "N lead first-lead 26A2"][..],
                "repeated" => &[],
                _ => &["N not-lead while-on-lead 26B"],
            });
        }
        assert_eq!((found["verdict"].as_str(), obligations(found)), (Some("play-on"), texts(&must)), "{}", row(one));
    }
}

fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(|one| (*one).to_owned()).collect()
}

/// Law 27 of 2007: the lowest bid in the denomination is free if neither bid is artificial, another call if it means the same or
/// more precisely; a double that does not is cancelled.
#[test]
fn every_insufficient_bid_of_2007() {
    for replaced in ["2H", "3H", "2C", "pass", "x"] {
        for at in 0..8_u8 {
            let [accepted, natural, precise] = [1, 2, 4].map(|bit| at & bit != 0);
            let row = format!(
                "ib by W {{ bid: 1H; over: 1S; accepted: {}; replaced: {replaced}; natural: {}; more-precise: {}; \
                 suits: unspecified }}",
                yes_or_no(accepted),
                yes_or_no(natural),
                yes_or_no(precise)
            );
            let found = incident_rows("board 1\nset edition 2007\n", std::slice::from_ref(&row)).remove(0);
            let (law, silenced) = match replaced {
                _ if accepted => ("27A1", false),
                "2H" if natural => ("27B1(a)", false),
                _ if precise => ("27B1(b)", false),
                "x" => ("27B3", true),
                _ => ("27B2", true),
            };
            let mut must = Vec::new();
            must.extend((law == "27B3").then(|| "W replace-call once 27B3".to_owned()));
            must.extend(silenced.then(|| format!("E pass throughout {law}")));
            must.extend(silenced.then(|| "E not-lead while-on-lead 26B".to_owned()));
            assert_eq!((found["verdict"].as_str(), obligations(&found)), (Some("play-on"), must), "{row}");
            assert!(cites(&found, law), "{row}: {found:#}");
        }
    }
}

/// Laws 23 and 27D of 2007: help by the withdrawn bid where the correction left partner free; otherwise what the player could have
/// known.
#[test]
fn every_withdrawn_call_of_2007() {
    for at in 0..8_u8 {
        let [corrected, knew, assisted] = [1, 2, 4].map(|bit| at & bit != 0);
        let row = format!(
            "withdrawn-call by E {{ corrected: {}; could-know: {}; assisted: {} }}",
            yes_or_no(corrected),
            yes_or_no(knew),
            yes_or_no(assisted)
        );
        let found = incident_rows("set edition 2007\n", std::slice::from_ref(&row)).remove(0);
        let adjusts = assisted && (corrected || knew);
        assert_eq!(found["verdict"], if adjusts { "adjust" } else { "stands" }, "{row}: {found:#}");
        assert!(cites(&found, if corrected { "27B1" } else { "23" }), "{row}: {found:#}");
    }
}

/// Laws 28 to 30 and 32 of 2007: a pass out of turn silences its player once, or for good where partner was to call after a bid; a
/// double silences partner for good, unless the player on the right passes and it is repeated.
#[test]
fn every_pass_and_double_out_of_turn_of_2007() {
    for call in ["pass", "x"] {
        for turn in ["rho", "partner", "lho"] {
            for then in ["pass", "other"] {
                for at in 0..8_u8 {
                    let [called, accepted, bid] = [1, 2, 4].map(|bit| at & bit != 0);
                    let row = format!(
                        "coot by S {{ call: {call}; turn: {turn}; called-before: no; turn-called: {}; accepted: {}; \
                         missed-turn: no; artificial: no; any-bid: {}; rho-then: {then} }}",
                        yes_or_no(called),
                        yes_or_no(accepted),
                        yes_or_no(bid)
                    );
                    let silenced =
                        |law: &str| vec![format!("N pass throughout {law}"), "N not-lead while-on-lead 26B".to_owned()];
                    let (law, must) = match (call, turn, then) {
                        (_, "rho", _) if called => ("28B", Vec::new()),
                        _ if accepted => ("29A", Vec::new()),
                        ("pass", ..) if !bid => ("30A", texts(&["S pass once 30A"])),
                        ("pass", "rho", _) => ("30B1", texts(&["S pass once 30B1"])),
                        ("pass", "partner", _) => ("30B2(a)", texts(&["S pass throughout 30B2(a)"])),
                        ("pass", ..) => ("30B3", Vec::new()),
                        (_, "rho", "pass") => ("32B1", texts(&["S repeat-call once 32B1"])),
                        (_, "rho", _) => ("32B2", silenced("32B2")),
                        _ => ("32A", silenced("32A")),
                    };
                    let found = incident_rows("set edition 2007\nboard 1\n", std::slice::from_ref(&row)).remove(0);
                    assert_eq!((found["verdict"].as_str(), obligations(&found)), (Some("play-on"), must), "{row}");
                    assert!(cites(&found, law), "{law}: {row}: {found:#}");
                }
            }
        }
    }
}
