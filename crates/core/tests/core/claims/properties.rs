//! Properties of every claim, and the same numbers by brute force.

use super::oracle::{self, Claim};
use proptest::prelude::*;
use redress_core::claim::{Analysis, Position, Rules, analyse};
use redress_core::ruling::{Deal, Seat, Suit};

const RANKS: &str = "23456789TJQKA";

/// Four hands of one to three cards, trumps, and the player on lead.
fn claims(most: usize) -> impl Strategy<Value = Claim> {
    let pack: Vec<(u8, u8)> = (0..4).flat_map(|suit| (2..=14).map(move |rank| (suit, rank))).collect();
    (Just(pack).prop_shuffle(), 1..=most, prop::option::of(0..4_u8), 0..4_usize).prop_map(
        |(pack, each, trumps, leader)| {
            let hands = [0, 1, 2, 3].map(|seat| pack[seat * each..(seat + 1) * each].to_vec());
            Claim { hands, trumps, leader, best: false, sound: false }
        },
    )
}

fn seat(at: usize) -> Seat {
    Seat::North.clockwise()[at % 4]
}

/// The claim with its first player in this seat.
fn position(claim: &Claim, turned: usize) -> Position {
    let hand = |at: usize| {
        let cards = &claim.hands[(at + 4 - turned % 4) % 4];
        let suit = |suit: u8| {
            let ranks = cards.iter().filter(|card| card.0 == suit);
            ranks.map(|card| RANKS.chars().nth(usize::from(card.1) - 2).unwrap()).collect::<String>()
        };
        [0, 1, 2, 3].map(suit).join(".")
    };
    let left = Deal::parse(&format!("N:{}", [0, 1, 2, 3].map(hand).join(" "))).unwrap();
    let trumps = claim.trumps.map(|suit| Suit::ALL[usize::from(suit)]);
    Position::new(&left, trumps, seat(claim.leader + turned), seat(turned)).unwrap()
}

fn found(position: &Position) -> Analysis {
    analyse(position, Rules::default()).unwrap()
}

fn best_tricks(found: &Analysis) -> u32 {
    found.best.as_ref().unwrap().tricks
}

/// The tricks that a line shows for the side in a seat.
fn won(found: &Analysis, claimer: Seat) -> (u32, u32) {
    let count = |line: &redress_core::claim::Line| {
        u32::try_from(line.play.iter().filter(|trick| trick.winner.side() == claimer.side()).count()).unwrap()
    };
    (count(&found.worst), found.best.as_ref().map(count).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn as_by_brute_force(claim in claims(3)) {
        prop_assume!(claim.hands[0].len() > 1 || claim.trumps.is_some() || claim.leader > 0);
        let found = found(&position(&claim, 0));
        prop_assert_eq!(found.worst.tricks as usize, oracle::tricks(&claim), "{:?}", &found.worst);
        let best = Claim { best: true, ..claim };
        prop_assert_eq!(best_tricks(&found) as usize, oracle::tricks(&best), "{:?}", &found.best);
    }

    #[test]
    fn the_worst_is_no_better_than_the_best(claim in claims(4), turned in 0..4_usize) {
        let found = found(&position(&claim, turned));
        prop_assert!(found.worst.tricks <= best_tricks(&found));
        prop_assert_eq!(found.decisive.is_empty(), found.worst.tricks == best_tricks(&found));
        prop_assert_eq!(won(&found, seat(turned)), (found.worst.tricks, best_tricks(&found)));
        for line in [&found.worst, found.best.as_ref().unwrap()] {
            let mut played: Vec<String> = line.play.iter().flat_map(|trick| &trick.cards).map(ToString::to_string).collect();
            played.sort();
            played.dedup();
            prop_assert_eq!(played.len(), 4 * claim.hands[0].len());
        }
    }

    #[test]
    fn it_does_not_matter_who_sits_where(claim in claims(3), turned in 1..4_usize) {
        let (here, there) = (found(&position(&claim, 0)), found(&position(&claim, turned)));
        prop_assert_eq!(here.worst.tricks, there.worst.tricks);
        prop_assert_eq!(best_tricks(&here), best_tricks(&there));
        prop_assert_eq!(here.decisive, there.decisive);
    }

    #[test]
    fn a_settled_rule_is_no_worse_for_the_claimer(claim in claims(3)) {
        let position = position(&claim, 0);
        let all = found(&position);
        for rule in redress_core::claim::Rule::ALL {
            let settled = analyse(&position, Rules::default().with(rule)).unwrap();
            prop_assert!(all.worst.tricks <= settled.worst.tricks && settled.worst.tricks <= best_tricks(&all));
        }
        // A defender cannot count on his partner.
        let alone = analyse(&position.by_defender(), Rules::default()).unwrap();
        prop_assert!(alone.worst.tricks <= best_tricks(&alone));
    }

    /// The highest cards of every suit in the hand on lead, without trumps.
    #[test]
    fn top_cards_win_every_trick(mut counts in prop::collection::vec(0..3_usize, 4), turned in 0..4_usize) {
        let total: usize = counts.iter().sum();
        counts[0] += usize::from(total == 0);
        let each: usize = counts.iter().sum();
        let (mut own, mut rest) = (Vec::new(), Vec::new());
        for (suit, count) in counts.iter().enumerate() {
            for rank in 2..=14 {
                let card = (u8::try_from(suit).unwrap(), rank);
                if usize::from(14 - rank) < *count { own.push(card) } else { rest.push(card) }
            }
        }
        // Every fourth card, so that the suits are mixed.
        let hand = |first: usize| rest.iter().copied().skip(first).step_by(5).take(each).collect::<Vec<_>>();
        let hands = [own, hand(0), hand(1), hand(2)];
        let claim = Claim { hands, trumps: None, leader: 0, best: false, sound: false };
        prop_assert_eq!(found(&position(&claim, turned)).worst.tricks as usize, each);
    }
}
