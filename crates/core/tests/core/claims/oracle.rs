//! The lines of a claim without any art: hands are lists, nothing is remembered, and the normal plays are written down once
//! more as plain conditions.

use std::collections::BTreeSet;

/// A suit from 0 to 3 and a rank from 2 to 14.
pub type Card = (u8, u8);

/// A claim by the player of seat 0 and his dummy in seat 2, who have the lead or not.
#[derive(Debug, Clone)]
pub struct Claim {
    pub hands: [Vec<Card>; 4],
    pub trumps: Option<u8>,
    pub leader: usize,
    /// The claimer plays as well as he can, any card.
    pub best: bool,
    /// The claimer leads from the suit that is best for him while no trump is out.
    pub sound: bool,
}

#[derive(Clone)]
struct Now {
    hands: [Vec<Card>; 4],
    trick: Vec<(usize, Card)>,
    /// Player and suit.
    out: BTreeSet<(usize, u8)>,
}

pub fn tricks(claim: &Claim) -> usize {
    let now = Now { hands: claim.hands.clone(), trick: Vec::new(), out: BTreeSet::new() };
    let found = play(claim, &now, claim.leader);
    // Who has as many winners as he claims does not lose one by the order of his suits.
    let all = claim.hands[0].len();
    let out = claim.trumps.is_some_and(|trumps| higher(&claim.hands, (trumps, 0)) > 0);
    let sound = Claim { sound: true, ..claim.clone() };
    if !claim.best && !out && sure(claim) >= all && play(&sound, &now, claim.leader) == all { all } else { found }
}

fn sure(claim: &Claim) -> usize {
    (0..4).map(|suit| counted(&claim.hands, suit)).sum()
}

fn winner(claim: &Claim, trick: &[(usize, Card)]) -> (usize, Card) {
    let led = trick[0].1.0;
    let worth = |card: Card| match card {
        (suit, rank) if Some(suit) == claim.trumps => 100 + u32::from(rank),
        (suit, rank) if suit == led => u32::from(rank),
        _ => 0,
    };
    *trick.iter().max_by_key(|(_, card)| worth(*card)).unwrap()
}

fn play(claim: &Claim, now: &Now, seat: usize) -> usize {
    if now.trick.len() == 4 {
        let won = winner(claim, &now.trick).0;
        let next = Now { trick: Vec::new(), ..now.clone() };
        return usize::from(won.is_multiple_of(2)) + play(claim, &next, won);
    }
    if now.hands[seat].is_empty() {
        return 0;
    }
    let led = now.trick.first().map(|first| first.1.0);
    let follows: Vec<Card> = now.hands[seat].iter().copied().filter(|card| Some(card.0) == led).collect();
    let legal = if follows.is_empty() { now.hands[seat].clone() } else { follows.clone() };
    let ours = seat.is_multiple_of(2);
    let known =
        led.is_some_and(|led| !follows.is_empty() && (now.out.contains(&(1, led)) || now.out.contains(&(3, led))));
    let drawn = claim.trumps.is_none_or(|trumps| higher(&now.hands, (trumps, 0)) == 0);
    let free = ours && (claim.best || known);
    let by_suit = ours && claim.sound && drawn && led.is_none();
    let thrown = ours && drawn && led.is_some() && follows.is_empty();
    let cards = if ours && !free { normal(claim, now, seat, &follows) } else { legal };
    assert!(!cards.is_empty());
    let value = |card: Card| {
        let mut next = now.clone();
        next.hands[seat].retain(|held| *held != card);
        next.trick.push((seat, card));
        if led.is_some_and(|led| led != card.0) {
            next.out.insert((seat, led.unwrap()));
        }
        play(claim, &next, (seat + 1) % 4)
    };
    if by_suit && !free {
        let worst = |suit| cards.iter().filter(|card| card.0 == suit).map(|card| value(*card)).min();
        return (0..4).filter_map(worst).max().unwrap();
    }
    let values = cards.iter().map(|card| value(*card));
    if free || thrown { values.max().unwrap() } else { values.min().unwrap() }
}

fn of(hand: &[Card], suit: u8) -> Vec<u8> {
    let mut ranks: Vec<u8> = hand.iter().filter(|card| card.0 == suit).map(|card| card.1).collect();
    ranks.sort_unstable();
    ranks
}

fn higher(hands: &[Vec<Card>; 4], (suit, rank): Card) -> usize {
    [1, 3].iter().map(|seat| of(&hands[*seat], suit).iter().filter(|one| **one > rank).count()).sum()
}

/// The tricks of a suit from the top, the opponents following with their lowest cards.
fn counted(hands: &[Vec<Card>; 4], suit: u8) -> usize {
    let [mut a, mut b, mut c, mut d] = [0, 1, 2, 3].map(|seat: usize| of(&hands[seat], suit));
    let rounds = a.len().max(c.len());
    a.append(&mut c);
    a.sort_unstable();
    let mut tricks = 0;
    for _ in 0..rounds {
        let Some(top) = a.pop() else { break };
        if b.iter().chain(&d).any(|rank| *rank > top) {
            break;
        }
        tricks += 1;
        for held in [&mut b, &mut d] {
            if !held.is_empty() {
                held.remove(0);
            }
        }
    }
    tricks
}

fn normal(claim: &Claim, now: &Now, seat: usize, follows: &[Card]) -> Vec<Card> {
    let (hand, partner) = (&now.hands[seat], &now.hands[(seat + 2) % 4]);
    let master = |card: Card| higher(&now.hands, card) == 0;
    let counted_out = |suit: u8| now.out.contains(&(1, suit)) || now.out.contains(&(3, suit));
    let mistaken = sure(claim) < claim.hands.iter().map(Vec::len).max().unwrap();
    let seems =
        |card: Card| master(card) || Some(card.0) == claim.trumps || mistaken && higher(&claim.hands, card) == 1;
    let Some(&(_, (led, _))) = now.trick.first() else {
        return leads(claim, now, seat, &seems, &counted_out);
    };
    let (won_by, best) = winner(claim, &now.trick);
    let (last, partners) = (now.trick.len() == 3, won_by == (seat + 2) % 4);
    let next = (seat + 1) % 4;
    let harmless =
        now.out.contains(&(next, led)) && claim.trumps.is_none_or(|trumps| of(&now.hands[next], trumps).is_empty());
    let won = partners && (last || master(best) || harmless);
    let beats = |card: Card| card.0 == best.0 && card.1 > best.1 || card.0 != best.0 && Some(card.0) == claim.trumps;
    let partner_may = |good: &dyn Fn(Card) -> bool| {
        let same: Vec<Card> = partner.iter().copied().filter(|card| card.0 == led).collect();
        let playable = if same.is_empty() { partner.clone() } else { same };
        now.trick.len() == 1 && playable.iter().any(|card| beats(*card) && good(*card))
    };
    let mut discards: Vec<Card> = Vec::new();
    for suit in (0..4).filter(|suit| Some(*suit) != claim.trumps) {
        discards.extend(of(hand, suit).first().map(|rank| (suit, *rank)));
    }
    let spare = |card: &Card| {
        let mut without = now.hands.clone();
        without[seat].retain(|held| held != card);
        counted(&without, card.0) == counted(&now.hands, card.0) && !(mistaken && seems(*card))
    };
    if discards.iter().any(&spare) {
        discards.retain(&spare);
        if discards.iter().any(|card| card.1 < 12) {
            discards.retain(|card| !(master(*card) && card.1 >= 12));
        }
    } else if discards.is_empty() {
        discards.extend(hand.iter().copied().min());
    } else {
        if discards.iter().any(|card| card.1 < 12) {
            discards.retain(|card| !(master(*card) && card.1 >= 12));
        }
        let links = |card: &Card| of(hand, card.0).len() == 1 && !of(partner, card.0).is_empty();
        if discards.iter().any(|card| !links(card)) {
            discards.retain(|card| !links(card));
        }
    }
    if follows.is_empty() {
        let ruff = hand.iter().copied().filter(|card| Some(card.0) == claim.trumps && beats(*card)).min();
        let top = of(partner, led).last().map(|rank| (led, *rank));
        let left = now.trick.len() == 1 && top.is_some_and(|top| top.0 == best.0 && top.1 > best.1 && master(top));
        return match ruff {
            None => discards,
            Some(_) if won || left => discards,
            Some(ruff) if partners && seems(best) || partner_may(&seems) => {
                let plain = discards.into_iter().filter(|card| Some(card.0) != claim.trumps);
                plain.chain([ruff]).collect()
            }
            Some(ruff) => vec![ruff],
        };
    }
    let lowest = *follows.iter().min().unwrap();
    let winners: Vec<Card> = follows.iter().copied().filter(|card| beats(*card)).collect();
    if winners.is_empty() || won {
        return vec![lowest];
    }
    if last {
        return winners.iter().copied().min().into_iter().collect();
    }
    let mut all: Vec<Card> = winners.iter().copied().filter(|card| card.1 >= 10).collect();
    all.extend(winners.iter().copied().max());
    let good = |card: Card| card.1 >= 10 || seems(card);
    if partners && good(best) || partner_may(&good) {
        all.push(lowest);
    }
    all
}

fn leads(
    claim: &Claim,
    now: &Now,
    seat: usize,
    seems: &dyn Fn(Card) -> bool,
    counted_out: &dyn Fn(u8) -> bool,
) -> Vec<Card> {
    let (hand, partner) = (&now.hands[seat], &now.hands[(seat + 2) % 4]);
    let (mut all, mut good) = (Vec::new(), Vec::new());
    for suit in 0..4 {
        let held = of(hand, suit);
        let Some(top) = held.last().copied() else { continue };
        let opposite = of(partner, suit).last().copied();
        let crosses = opposite.is_some_and(|rank| rank > top && higher(&now.hands, (suit, rank)) == 0);
        let mut cards = vec![(suit, top)];
        for rank in &held {
            let small = top < 12 && !counted_out(suit) && (crosses || higher(&claim.hands, (suit, *rank)) <= 1);
            if small || crosses && Some(rank) == held.first() {
                cards.push((suit, *rank));
            }
        }
        let ruffs = claim.trumps.is_some_and(|trumps| opposite.is_none() && !of(partner, trumps).is_empty());
        if seems((suit, top)) || crosses || ruffs {
            good.extend(cards.iter().copied());
        }
        all.extend(cards);
    }
    let idle = |card: &Card| {
        Some(card.0) == claim.trumps && higher(&now.hands, (card.0, 0)) == 0 && !of(partner, card.0).is_empty()
    };
    if good.iter().any(|card| Some(card.0) != claim.trumps) {
        good.retain(|card| !idle(card));
    }
    if good.is_empty() { all } else { good }
}
