//! What was found out about an irregularity.

use crate::number::Exact;
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
    /// Outcomes.
    Ruling(Ruling),
    /// Sides.
    Sides(Vec<Side>),
    /// North-South's word and East-West's.
    EachSide([&'static str; 2]),
}

/// What peers of a player said (Law 16B1(b)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll {
    /// What they were asked.
    pub question: String,
    /// What they said.
    pub votes: Vec<Vote>,
}

/// One call or play in a poll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vote {
    /// The call or the card.
    pub answer: String,
    /// How many chose it.
    pub chosen: u32,
    /// How many others considered it seriously.
    pub considered: u32,
}

impl Poll {
    /// How many were asked.
    #[must_use]
    pub fn asked(&self) -> u32 {
        self.votes.iter().fold(0, |sum, vote| sum.saturating_add(vote.chosen))
    }

    /// The logical alternatives to `action`: what somebody chose and a significant part, `share` of 1, chose or
    /// seriously considered (Law 16B1(b)).
    pub fn alternatives<'a>(&'a self, action: &'a [String], share: &'a Exact) -> impl Iterator<Item = &'a Vote> {
        let least = share * i64::from(self.asked());
        self.others(action).filter(move |vote| vote.chosen > 0 && vote.weight() >= least)
    }

    /// How many of the votes for the alternatives would have to be otherwise for the conclusion to be another: that there
    /// is a logical alternative to `action`, or that there is none.
    #[must_use]
    pub fn margin(&self, action: &[String], share: &Exact) -> u32 {
        let least = share * i64::from(self.asked());
        let votes = |count: u32| Exact::from(i64::from(count));
        let alternatives: Vec<&Vote> = self.alternatives(action, share).collect();
        if alternatives.is_empty() {
            let enough =
                |vote: &Vote, more| vote.weight() + votes(more) >= least && vote.chosen.saturating_add(more) > 0;
            let missing = self.others(action).map(|vote| first(self.asked(), |more| enough(vote, more)));
            return missing.min().unwrap_or(1);
        }
        let too_few = |vote: &Vote, less| vote.weight() - votes(less) < least || vote.chosen <= less;
        let spare = alternatives.into_iter().map(|vote| first(self.asked(), |less| too_few(vote, less)));
        spare.max().unwrap_or(0)
    }

    fn others<'a>(&'a self, action: &'a [String]) -> impl Iterator<Item = &'a Vote> {
        self.votes.iter().filter(move |vote| !action.iter().any(|done| done.eq_ignore_ascii_case(&vote.answer)))
    }
}

/// The first number up to `most` of which something holds that holds of all greater ones too.
fn first(most: u32, holds: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = low.midpoint(high);
        if holds(middle) {
            high = middle;
        } else {
            low = middle.saturating_add(1);
        }
    }
    low
}

impl Vote {
    /// How many chose or considered it.
    fn weight(&self) -> Exact {
        Exact::from(i64::from(self.chosen).saturating_add(i64::from(self.considered)))
    }
}

impl Facts {
    /// The answer to a question.
    #[must_use]
    pub fn answer(&self, question: &str) -> Option<&Fact> {
        self.answers.iter().find(|fact| fact.question == question)
    }
}
