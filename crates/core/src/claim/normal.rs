//! The normal plays of the side that claims: careless or inferior, but with the reason to win its tricks.
//!
//! He leads suits whose highest card is good, in any order, or ruffs. If he has not the winners that he claims, a card counts
//! as good of which one higher card alone was out; and every trump does, though with none out he leads none while the other hand
//! has one too. A suit is led from the top down. Where its highest card is below the queen, a smaller one may be led that had
//! one higher card out at most; where the other hand has the highest card of the suit, the lowest may. Who can win a trick does
//! not let it go, unless his partner may yet win it; he ruffs as low as possible, discards a loser if he has one, and may
//! finesse or play for the drop. With no trump out he throws the loser that serves him best.

use super::position::Position;
use super::rule::Rule;
use super::state::State;
use super::winners::winners;
use crate::ruling::Seat;
use crate::ruling::cards::{Cards, Number, is_honour, is_solid, suit};
use crate::ruling::trick::{Trick, beats};

/// Normal plays of a player, and the rule by which the least successful of them counts.
#[derive(Debug, Clone)]
pub(super) struct Plays {
    pub(super) cards: Vec<Number>,
    pub(super) rule: Rule,
}

/// The turn of a player of the side that claims.
#[derive(Debug, Clone, Copy)]
pub(super) struct Turn<'a> {
    pub(super) position: &'a Position,
    pub(super) state: &'a State,
    pub(super) trick: &'a Trick,
    pub(super) seat: Seat,
    /// The claimer has taken a card for good that is not.
    pub(super) is_mistaken: bool,
}

impl Turn<'_> {
    /// The normal plays, of which there is one at least.
    pub(super) fn plays(&self) -> Plays {
        let hand = self.state.hand(self.seat);
        let Some(led) = self.trick.led() else {
            return Plays { cards: self.leads(hand), rule: self.rule(self.trump_or(Rule::Line)) };
        };
        let follows = hand.suit(led);
        if follows.is_empty() {
            return Plays { cards: self.without_the_suit(hand), rule: self.rule(self.trump_or(Rule::Line)) };
        }
        Plays { cards: self.following(follows), rule: self.rule(Rule::Guess) }
    }

    /// The claimer plays his partner's cards, if he is declarer.
    fn is_claimers(&self) -> bool {
        !self.position.is_defender || self.seat == self.position.claimer
    }

    /// A defender's partner chooses for himself.
    fn rule(&self, rule: Rule) -> Rule {
        if self.is_claimers() { rule } else { Rule::Partner }
    }

    fn trump_or(&self, rule: Rule) -> Rule {
        let out = self.position.trumps.is_some_and(|trumps| !self.state.opponents(self.seat).suit(trumps).is_empty());
        if out { Rule::Trump } else { rule }
    }

    fn partner(&self) -> Seat {
        self.seat.left().left()
    }

    /// Returns true if no opponent has a higher card of the suit.
    fn is_master(&self, card: Number) -> bool {
        self.state.opponents(self.seat).above(card).is_empty()
    }

    /// Returns true if the card that wins the trick so far is known to win it: nobody is to play, no opponent has a higher
    /// card, or the one who is to play has not followed to the suit and has no trump.
    fn is_won(&self, card: Number) -> bool {
        let last = self.seat.left();
        let trumps = self.position.trumps.map(|trumps| self.state.hand(last).suit(trumps)).unwrap_or_default();
        let is_out = trumps.is_empty() && self.trick.led().is_some_and(|led| self.state.is_out(last, led));
        self.trick.count == 3 || self.is_master(card) || is_out
    }

    /// Returns true for a card that is good, or may be thought good.
    fn may_seem_good(&self, card: Number) -> bool {
        let is_taken = self.is_mistaken && self.higher_at_claim(card) == 1;
        self.is_master(card) || is_taken || Some(suit(card)) == self.position.trumps
    }

    /// The higher cards of the suit that the opponents had when the claim was made.
    fn higher_at_claim(&self, card: Number) -> u32 {
        let opponents = [self.seat.left(), self.seat.left().left().left()];
        opponents.into_iter().map(|seat| self.position.hand(seat).above(card).len()).sum()
    }

    fn leads(&self, hand: Cards) -> Vec<Number> {
        let (mut all, mut good) = (Vec::new(), Vec::new());
        for led in 0..4 {
            let held = hand.suit(led);
            let (Some(top), Some(low)) = (held.highest(), held.lowest()) else { continue };
            let from = all.len();
            if !self.is_claimers() {
                all.extend(held.groups(self.state.others(self.seat)));
                continue;
            }
            all.push(top);
            let crosses = self.may_be_overtaken(top);
            if !self.position.is_top_down && !is_solid(top) && !self.state.has_shown_out(self.seat, led) {
                let small = held.groups(self.state.others(self.seat)).skip(1);
                all.extend(small.filter(|card| crosses || self.higher_at_claim(*card) <= 1));
            } else {
                all.extend((crosses && low != top).then_some(low));
            }
            if self.may_seem_good(top) || crosses || self.may_be_ruffed(led) {
                good.extend_from_slice(all.get(from..).unwrap_or_default());
            }
        }
        self.without_needless_trumps(&mut good);
        if good.is_empty() { all } else { good }
    }

    /// Takes trumps out of the leads while partner has one too and none is out, if there are other leads: either hand can ruff.
    fn without_needless_trumps(&self, leads: &mut Vec<Number>) {
        let Some(trumps) = self.position.trumps else { return };
        let is_out = !self.state.opponents(self.seat).suit(trumps).is_empty();
        let is_shared = !self.state.hand(self.partner()).suit(trumps).is_empty();
        if !is_out && is_shared && leads.iter().any(|card| suit(*card) != trumps) {
            leads.retain(|card| suit(*card) != trumps);
        }
    }

    /// Returns true if partner has no card of a suit, but a trump.
    fn may_be_ruffed(&self, led: u8) -> bool {
        let partner = self.state.hand(self.partner());
        partner.suit(led).is_empty() && self.position.trumps.is_some_and(|trumps| !partner.suit(trumps).is_empty())
    }

    /// Returns true if partner has the highest card of a suit.
    fn may_be_overtaken(&self, card: Number) -> bool {
        self.state.hand(self.partner()).above(card).highest().is_some_and(|card| self.is_master(card))
    }

    fn following(&self, held: Cards) -> Vec<Number> {
        let lowest: Vec<Number> = held.lowest().into_iter().collect();
        let Some((winner, card)) = self.trick.winner(self.position.trumps) else { return lowest };
        let higher: Vec<Number> = held.iter().filter(|own| beats(*own, card, self.position.trumps)).collect();
        let (Some(highest), Some(cheapest)) = (higher.first(), higher.last()) else { return lowest };
        let (is_last, is_partners) = (self.trick.count == 3, winner == self.partner());
        if is_partners && self.is_won(card) {
            return lowest;
        }
        if is_last {
            return vec![*cheapest];
        }
        let mut all = vec![*highest];
        let groups = held.groups(self.state.others(self.seat));
        all.extend(groups.filter(|own| is_honour(*own) && own < highest && higher.contains(own)));
        if is_partners && (is_honour(card) || self.may_seem_good(card))
            || self.may_be_won_by_partner(card, |own| is_honour(own) || self.may_seem_good(own))
        {
            all.extend(lowest.into_iter().filter(|low| !all.contains(low)).collect::<Vec<_>>());
        }
        all
    }

    /// Returns true if partner is still to play and can beat a card with such a one.
    fn may_be_won_by_partner(&self, card: Number, is_good: impl Fn(Number) -> bool) -> bool {
        if self.trick.count != 1 {
            return false;
        }
        let (hand, trumps) = (self.state.hand(self.partner()), self.position.trumps);
        let led = self.trick.led().map(|led| hand.suit(led)).unwrap_or_default();
        let playable = if led.is_empty() { hand } else { led };
        playable.iter().any(|own| beats(own, card, trumps) && is_good(own))
    }

    /// The lowest card of each suit that is a loser, or of any suit if none is, though no high winner while there is a small
    /// one, and no last card by which declarer crosses to the other hand while there is another; a trump if there is nothing
    /// else.
    fn discards(&self, hand: Cards) -> Vec<Number> {
        let plain = (0..4).filter(|suit| Some(*suit) != self.position.trumps);
        let low: Vec<Number> = plain.filter_map(|suit| hand.suit(suit).lowest()).collect();
        let is_loser = |card: &Number| self.is_spare(*card) && !(self.is_mistaken && self.may_seem_good(*card));
        let losers: Vec<Number> = low.iter().copied().filter(is_loser).collect();
        let losers = self.without_high_winners(losers);
        match (losers.is_empty(), low.is_empty()) {
            (false, _) => losers,
            (true, false) => {
                let links = |card: &Number| {
                    let led = suit(*card);
                    !self.position.is_defender
                        && hand.suit(led).len() == 1
                        && !self.state.hand(self.partner()).suit(led).is_empty()
                };
                let thrown = self.without_high_winners(low);
                let has_other = thrown.iter().any(|card| !links(card));
                thrown.into_iter().filter(|card| !(has_other && links(card))).collect()
            }
            (true, true) => hand.lowest().into_iter().collect(),
        }
    }

    /// Cards without high winners, if there is a small one.
    fn without_high_winners(&self, mut cards: Vec<Number>) -> Vec<Number> {
        if cards.iter().any(|card| !is_solid(*card)) {
            cards.retain(|card| !(self.is_master(*card) && is_solid(*card)));
        }
        cards
    }

    /// Returns true if the suit has as many winners without a card.
    fn is_spare(&self, card: Number) -> bool {
        let of_suit = |seat: Seat| self.state.hand(seat).suit(suit(card));
        let (own, partner) = (of_suit(self.seat), of_suit(self.partner()));
        let partner = if self.position.is_defender { Cards::default() } else { partner };
        let opponents = [of_suit(self.seat.left()), of_suit(self.seat.left().left().left())];
        winners([own.without(card), partner], opponents) == winners([own, partner], opponents)
    }

    /// A discard or a ruff.
    fn without_the_suit(&self, hand: Cards) -> Vec<Number> {
        let trumps = self.position.trumps;
        let Some((winner, card)) = self.trick.winner(trumps) else { return self.discards(hand) };
        let own = trumps.map(|trumps| hand.suit(trumps)).unwrap_or_default();
        let Some(ruff) = own.iter().filter(|own| beats(*own, card, trumps)).last() else { return self.discards(hand) };
        let is_partners = winner == self.partner();
        let led = self.trick.led().unwrap_or_default();
        let best = self.state.hand(self.partner()).suit(led).highest();
        let is_left_to_partner = self.trick.count == 1 && best.is_some_and(|best| best > card && self.is_master(best));
        if is_partners && self.is_won(card) || is_left_to_partner {
            return self.discards(hand);
        }
        let mut all = vec![ruff];
        if is_partners && self.may_seem_good(card) || self.may_be_won_by_partner(card, |own| self.may_seem_good(own)) {
            all.extend(self.discards(hand).into_iter().filter(|card| Some(suit(*card)) != trumps));
        }
        all
    }
}
