#![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]
use super::*;
use crate::ruling::{Contract, Strain};

fn bid(level: u8, strain: Strain) -> Call {
    Call::Bid(Bid::new(level, strain).unwrap())
}

/// Calls by their letters: `1D`, `P`, `X`, `R`.
fn call(word: &str) -> Call {
    let (level, strain) = word.split_at(1);
    let strain = match strain {
        "C" => Strain::Clubs,
        "D" => Strain::Diamonds,
        "H" => Strain::Hearts,
        "S" => Strain::Spades,
        _ => Strain::NoTrump,
    };
    match word {
        "P" => Call::Pass,
        "X" => Call::Double,
        "R" => Call::Redouble,
        _ => bid(level.parse().unwrap(), strain),
    }
}

fn auction(dealer: Seat, calls: &str) -> Result<Auction, CallError> {
    let mut auction = Auction::new(dealer);
    for word in calls.split(' ') {
        auction.make(Made::new(call(word)))?;
    }
    Ok(auction)
}

fn refusal(calls: &str) -> (Seat, Irregularity) {
    let error = auction(Seat::North, calls).unwrap_err();
    (error.seat, error.irregularity)
}

/// The contract of auctions from seed 002, and of doubled ones by hand.
#[test]
fn the_contract_is_the_last_bid_and_its_declarer_named_the_strain_first() {
    let closes = |dealer, calls: &str| auction(dealer, calls).unwrap().close();
    let contract = |level, strain, doubling, declarer| {
        Some(Close::Contract { bid: Bid::new(level, strain).unwrap(), doubling, declarer })
    };
    let plain = Doubling::Undoubled;
    assert_eq!(closes(Seat::North, "P 1D P 2H P 3H P 3N P P P"), contract(3, Strain::NoTrump, plain, Seat::West));
    assert_eq!(closes(Seat::South, "2D P P 2S 3N P P P"), contract(3, Strain::NoTrump, plain, Seat::South));
    assert_eq!(
        closes(Seat::South, "P P 1C 1D 1S P 1N P P 2D P P 2H P P P"),
        contract(2, Strain::Hearts, plain, Seat::South)
    );
    // Partner named the denomination first, the opponents before either.
    assert_eq!(
        closes(Seat::North, "1S 2H P 3H 3S 4H X P P P"),
        contract(4, Strain::Hearts, Doubling::Doubled, Seat::East)
    );
    assert_eq!(closes(Seat::North, "1C 1H X R P P 2H P P P"), contract(2, Strain::Hearts, plain, Seat::South));
    assert_eq!(closes(Seat::East, "1C X R P P P"), contract(1, Strain::Clubs, Doubling::Redoubled, Seat::East));
    assert_eq!(closes(Seat::West, "P P P P"), Some(Close::PassedOut));
    assert_eq!(closes(Seat::West, "P P P"), None);
    assert_eq!(closes(Seat::West, "1C P P"), None);
}

#[test]
fn what_the_laws_have_against_a_call() {
    let last = Bid::new(3, Strain::Clubs).unwrap();
    assert_eq!(refusal("3C 2H"), (Seat::East, Irregularity::Insufficient { over: last }));
    assert_eq!(refusal("3C 3C"), (Seat::East, Irregularity::Insufficient { over: last }));
    assert!(auction(Seat::North, "3C 3D 3N 4C 7N").is_ok());
    assert_eq!(refusal("P X"), (Seat::East, Irregularity::NoBid));
    assert_eq!(refusal("P R"), (Seat::East, Irregularity::NoBid));
    assert_eq!(refusal("3C P X"), (Seat::South, Irregularity::WrongSide { bid: last }));
    let doubled = |doubling| Irregularity::Doubling { bid: last, doubling };
    assert_eq!(refusal("3C X X"), (Seat::South, doubled(Doubling::Doubled)));
    assert_eq!(refusal("3C R"), (Seat::East, doubled(Doubling::Undoubled)));
    assert_eq!(refusal("3C X P R"), (Seat::West, Irregularity::WrongSide { bid: last }));
    assert_eq!(refusal("3C X R X"), (Seat::West, doubled(Doubling::Redoubled)));
    assert_eq!(refusal("3C X R R"), (Seat::West, doubled(Doubling::Redoubled)));
    assert!(auction(Seat::North, "3C P P X P P R").is_ok());
    assert_eq!(refusal("3C P P P P"), (Seat::North, Irregularity::Over));
    assert_eq!(refusal("P P P P 1C"), (Seat::North, Irregularity::Over));
}

#[test]
fn a_withdrawn_call_is_no_part_of_the_auction() {
    let mut auction = auction(Seat::North, "1S").unwrap();
    auction.make(Made { standing: Standing::Withdrawn, ..Made::new(call("1H")) }).unwrap();
    auction.make(Made { standing: Standing::Withdrawn, seat: Some(Seat::West), ..Made::new(call("X")) }).unwrap();
    assert_eq!(auction.turn(), Some(Seat::East));
    auction.make(Made::new(call("2H"))).unwrap();
    auction.all_pass().unwrap();
    let bid = Bid::new(2, Strain::Hearts).unwrap();
    let close = Close::Contract { bid, doubling: Doubling::Undoubled, declarer: Seat::East };
    assert_eq!(auction.close(), Some(close));
    assert_eq!(auction.turns().len(), 7);
    assert_eq!(auction.all_pass().unwrap_err().irregularity, Irregularity::Over);
}

#[test]
fn the_auction_goes_on_from_a_call_that_was_accepted() {
    let accepted = |call, seat| Made { standing: Standing::Accepted, seat, ..Made::new(call) };
    let mut insufficient = auction(Seat::North, "1S").unwrap();
    assert_eq!(insufficient.make(accepted(call("1N"), None)).unwrap_err().irregularity, Irregularity::NothingToAccept);
    insufficient.make(accepted(call("1H"), None)).unwrap();
    // 1♠ would not have been sufficient over 1♠; it is over 1♥.
    insufficient.make(Made::new(call("1S"))).unwrap();
    let mut out_of_turn = auction(Seat::North, "1S").unwrap();
    let alone = Made { seat: Some(Seat::South), ..Made::new(call("2S")) };
    assert_eq!(out_of_turn.make(alone).unwrap_err().irregularity, Irregularity::OutOfTurn { turn: Seat::East });
    out_of_turn.make(accepted(call("2S"), Some(Seat::South))).unwrap();
    assert_eq!(out_of_turn.turn(), Some(Seat::West));
    let double = accepted(call("X"), Some(Seat::South));
    let refused = auction(Seat::North, "1S").unwrap().make(double).unwrap_err().irregularity;
    assert!(matches!(refused, Irregularity::WrongSide { .. }));
}

/// Law 17D3: the first of three passes took West's turn, so that they end nothing and do not count.
#[test]
fn passes_that_take_a_turn_away_end_no_auction() {
    let mut missed = auction(Seat::North, "1C P 2C").unwrap();
    missed.make(Made { standing: Standing::Accepted, seat: Some(Seat::North), ..Made::new(Call::Pass) }).unwrap();
    assert_eq!(missed.turn(), Some(Seat::East));
    missed.make(Made::new(Call::Pass)).unwrap();
    missed.make(Made::new(Call::Pass)).unwrap();
    assert_eq!((missed.turn(), missed.close(), missed.cancelled().len()), (Some(Seat::West), None, 3));
    missed.all_pass().unwrap();
    assert!(matches!(missed.close(), Some(Close::Contract { declarer: Seat::North, .. })));
    // A bid between them has given the player his turn.
    let mut later = auction(Seat::North, "1C").unwrap();
    later.make(Made { standing: Standing::Accepted, seat: Some(Seat::South), ..Made::new(Call::Pass) }).unwrap();
    later.make(Made::new(call("1D"))).unwrap();
    later.all_pass().unwrap();
    assert!(later.close().is_some() && later.cancelled().is_empty());
}

#[test]
fn a_question_arises_before_a_call() {
    let mut asked = auction(Seat::North, "P 1D P 2H P 3H P 3N P").unwrap();
    asked.ask().unwrap();
    asked.ask().unwrap();
    asked.all_pass().unwrap();
    let (before, seat) = asked.before_question().unwrap();
    assert_eq!(seat, Seat::East);
    assert_eq!(asked.call_in_question(), Some(Call::Pass));
    assert!(before.admit(seat, call("4H")).is_ok());
    assert!(before.admit(seat, call("3H")).is_err());
    assert_eq!(asked.ask(), Err(AuctionOver));
}

#[test]
fn outcomes_that_a_contract_admits() {
    let close = auction(Seat::North, "P 1D P 2H P 3H P 3N P P P").unwrap().close().unwrap();
    let outcome = |declarer, result| Outcome::Contract {
        contract: Contract::new(3, Strain::NoTrump, Doubling::Undoubled, declarer, result).unwrap(),
        written: None,
    };
    assert!(close.admits(&outcome(Seat::West, 0)) && close.admits(&outcome(Seat::West, -2)));
    assert!(!close.admits(&outcome(Seat::East, 0)) && !close.admits(&Outcome::PassedOut));
    assert!(close.admits(&Outcome::Score(-600)));
    assert!(Close::PassedOut.admits(&Outcome::PassedOut));
}
