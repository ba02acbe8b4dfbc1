//! The cards of a board.

use super::Seat;

/// What each seat holds, suit by suit; a hand that is not known is empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// From North on; each hand's spades, hearts, diamonds and clubs, highest card first: `["K87532", "52", "62", "QT9"]`.
    hands: [[String; 4]; 4],
}

/// Why a deal cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealError {
    /// It does not begin with a seat and a colon.
    Seat,
    /// More than four hands.
    Hands,
    /// A hand that is not four suits with dots between them.
    Suits,
    /// Something that is no card, or cards that do not fall.
    Cards,
    /// More than thirteen cards in a hand, or a card in two.
    Counts,
}

impl Deal {
    /// A deal as PBN writes it: `N:K87532.52.62.QT9 …`, hands clockwise from the seat; `-` or nothing for a hand that is
    /// not known.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, DealError> {
        use contract_bridge as cb;
        let (seat, hands) = text.trim().split_once(':').ok_or(DealError::Seat)?;
        let mut hands: Vec<&str> = hands.split_whitespace().collect();
        if hands.len() > 4 {
            return Err(DealError::Hands);
        }
        hands.resize(4, "-");
        let hands = hands.iter().map(|hand| if ["-", "…", "..."].contains(hand) { "..." } else { hand });
        let written = format!("{}:{}", seat.trim().to_uppercase(), hands.collect::<Vec<_>>().join(" "));
        let deal: cb::PartialDeal = written.parse().map_err(|error| match error {
            cb::deal::ParseDealError::InvalidDealer => DealError::Seat,
            cb::deal::ParseDealError::NotFourHands => DealError::Hands,
            cb::deal::ParseDealError::Hand(cb::hand::ParseHandError::NotFourSuits) => DealError::Suits,
            cb::deal::ParseDealError::Hand(_) => DealError::Cards,
            _ => DealError::Counts,
        })?;
        let suits = [cb::Suit::Spades, cb::Suit::Hearts, cb::Suit::Diamonds, cb::Suit::Clubs];
        let hand = |seat: cb::Seat| suits.map(|suit| deal[seat][suit].to_string());
        let hands = [cb::Seat::North, cb::Seat::East, cb::Seat::South, cb::Seat::West].map(hand);
        Ok(Self { hands })
    }

    /// What a seat holds in spades, hearts, diamonds and clubs; all empty where it is not known.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[String; 4] {
        let [north, east, south, west] = &self.hands;
        match seat {
            Seat::North => north,
            Seat::East => east,
            Seat::South => south,
            Seat::West => west,
        }
    }

    /// Whether anything is known of a hand.
    #[must_use]
    pub fn is_known(&self, seat: Seat) -> bool {
        self.hand(seat).iter().any(|suit| !suit.is_empty())
    }
}
