//! The cards and the calls of a board.

use crate::messages::Text;

/// The cards of a board, as they lie on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hands {
    /// A description for readers who cannot see it.
    pub label: Text,
    /// The board in a sentence, where it is known.
    pub about: Option<Text>,
    /// The same in lines for the corner of a drawing.
    pub facts: Vec<Text>,
    /// The hand above, and clockwise the others.
    pub hands: [Hand; 4],
}

/// The cards of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// The letter of the seat.
    pub seat: Text,
    /// Its whole name.
    pub name: Text,
    /// The suits, spades first; none where they are not known.
    pub suits: Vec<Suit>,
}

/// The cards of a suit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suit {
    /// Its sign.
    pub sign: &'static str,
    /// True for a red suit.
    pub is_red: bool,
    /// The cards, from the highest; none in a void.
    pub cards: Vec<Text>,
}

impl Suit {
    /// Its cards with something between each two; a dash in a void.
    #[must_use]
    pub fn held(&self, between: &'static str) -> Text {
        if self.cards.is_empty() {
            return Text::from("—");
        }
        Text::joined(self.cards.iter().cloned(), &Text::from(between))
    }
}

impl Hands {
    /// The hands that are known, from the one above clockwise.
    #[must_use]
    pub fn known(&self) -> Vec<&Hand> {
        self.hands.iter().filter(|hand| !hand.suits.is_empty()).collect()
    }
}

/// The calls of a board below the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calls {
    /// A description for readers who cannot see it.
    pub label: Text,
    /// The columns, West first.
    pub seats: [Text; 4],
    /// The calls of a round; empty for a seat that did not call in it. A cell has several if one of them is no part of
    /// the auction.
    pub rows: Vec<[Vec<CallBlock>; 4]>,
    /// The notes of the calls, numbered from 1.
    pub notes: Vec<Text>,
    /// The final contract or the state of the auction.
    pub close: Text,
}

/// A call in its parts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CallBlock {
    /// Opens a call that was withdrawn, with its seat where that is another's.
    pub before: String,
    /// The call, or the level of a bid in a suit.
    pub call: Text,
    /// The sign of the suit, and whether it is a red one.
    pub suit: Option<(&'static str, bool)>,
    /// Closes a call that was withdrawn; marks an alert.
    pub after: String,
    /// The number of its note.
    pub note: Option<usize>,
}
