//! Cards that were played from a position on.

use super::{HandKnowledge, Position};
use crate::claim::PlayedTrick;
use crate::ruling::{Card, Deal, Seat, Side, Suit};

/// A position, the cards played from it, and the position that they lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    start: Position,
    now: Position,
    cards: Vec<(Seat, Card)>,
    tricks: Vec<PlayedTrick>,
}

impl Played {
    /// A position from which nothing has been played.
    #[must_use]
    pub fn from(start: Position) -> Self {
        Self { now: start.clone(), start, cards: Vec::new(), tricks: Vec::new() }
    }

    /// Plays a card of the player on turn.
    ///
    /// # Errors
    /// The player on turn, if he does not hold the card.
    pub fn play(&mut self, card: Card) -> Result<(), Seat> {
        let turn = self.now.turn().unwrap_or(self.now.leader);
        self.tricks.extend(self.now.play(card)?);
        self.cards.push((turn, card));
        Ok(())
    }

    /// The position before the cards.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the cards.
    #[must_use]
    pub fn now(&self) -> &Position {
        &self.now
    }

    /// The cards, in their order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().map(|(_, card)| *card)
    }

    /// The whole tricks that a side has won.
    #[must_use]
    pub fn won_by(&self, side: Side) -> u32 {
        super::won_by(&self.tricks, side)
    }

    /// The same position with the hands of another layout of the cards before the play.
    #[must_use]
    pub fn in_layout(&self, layout: &Deal) -> Position {
        let hands = self.cards.iter().fold(layout.clone(), |hands, (seat, card)| hands.without(*seat, *card));
        Position { hands, ..self.now.clone() }
    }

    /// The facts that the play before it gives of the hands: the cards that each player played, and the suits that he had
    /// no more of when he did not follow. A revoke shows nothing.
    #[must_use]
    pub fn knowledge(&self) -> Vec<HandKnowledge> {
        let of = |seat: Seat| {
            let holds = self.cards.iter().filter(|(by, _)| *by == seat).map(|(_, card)| *card).collect();
            HandKnowledge { holds, lengths: self.voids(seat), ..HandKnowledge::new(seat) }
        };
        Seat::North.clockwise().map(of).into_iter().filter(|known| !known.holds.is_empty()).collect()
    }

    /// The suits in which a player showed out, with the number of cards that he had of each.
    fn voids(&self, seat: Seat) -> Vec<(Suit, (u32, u32))> {
        let mut voids: Vec<(Suit, (u32, u32))> = Vec::new();
        for trick in self.cards.chunks(4) {
            let Some(led) = trick.first().map(|(_, card)| card.suit) else { continue };
            let own = trick.iter().find(|(by, _)| *by == seat).map(|(_, card)| card.suit);
            let has_more = self.now.hands.hand(seat).get(card_row(led)).is_some_and(|suit| !suit.is_empty());
            if own.is_none_or(|own| own == led) || has_more || voids.iter().any(|(suit, _)| *suit == led) {
                continue;
            }
            let before = self.start.hands.hand(seat).get(card_row(led)).map_or(0, String::len);
            let length = u32::try_from(before).unwrap_or_default();
            voids.push((led, (length, length)));
        }
        voids
    }
}

/// The place of a suit in a hand.
fn card_row(suit: Suit) -> usize {
    Card { suit, rank: 'A' }.place().0
}
