//! What was found out about an irregularity.

use super::Poll;
use super::remedy::contract;
use crate::ruling::{Outcome, Ruling, Seat, Side};

/// What was found out: answers to questions, what peers said, and which outcomes could be reached.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// Who broke the Law.
    pub by: Option<By>,
    /// The answers, each question at most once.
    pub answers: Vec<Fact>,
    /// What peers were asked and said.
    pub polls: Vec<Poll>,
    /// Outcomes that the director excludes.
    pub excluded: Vec<Outcome>,
    /// Outcomes that could be reached legally, whatever the procedure says.
    pub legal: Vec<Outcome>,
    /// What the result obtained has become by tricks that the Laws transferred for an earlier irregularity of the same side;
    /// further tricks go from there.
    pub transferred: Option<Ruling>,
}

/// A player, or a side of whom it does not matter which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A player.
    Seat(Seat),
    /// A side.
    Side(Side),
}

impl By {
    /// The side.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Self::Seat(seat) => seat.side(),
            Self::Side(side) => side,
        }
    }
}

/// An answer to a question, and why it is so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// The question's name.
    pub question: &'static str,
    /// The answer.
    pub answer: Answer,
    /// Why, in the director's words.
    pub reason: Option<String>,
}

/// An answer, of the kind that its question asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// A word, spelt as the procedure has it.
    Word(&'static str),
    /// It cannot be said, where the procedure has no word for that: the question stays open.
    Unclear,
    /// Calls, cards or names.
    Items(Vec<String>),
    /// A number.
    Number(u32),
    /// A number of so many: `4 of 6`.
    NumberOf(u32, u32),
    /// Outcomes.
    Ruling(Ruling),
    /// Sides.
    Sides(Vec<Side>),
    /// North-South's word and East-West's.
    EachSide([&'static str; 2]),
}

impl Facts {
    /// Whether the player who is named was dummy in the contract obtained.
    #[must_use]
    pub(super) fn is_by_dummy(&self, obtained: Option<&Ruling>) -> bool {
        let declarer = obtained.and_then(contract).map(|contract| contract.declarer());
        matches!((self.by, declarer), (Some(By::Seat(seat)), Some(declarer))
            if seat.side() == declarer.side() && seat != declarer)
    }

    /// The answer to a question.
    #[must_use]
    pub fn answer(&self, question: &str) -> Option<&Fact> {
        self.answers.iter().find(|fact| fact.question == question)
    }
}
