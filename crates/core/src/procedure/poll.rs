//! The answers of a player's peers (Law 16B1(b)), and the number of votes that a conclusion depends on.

use crate::number::Exact;

/// The answers of a player's peers (Law 16B1(b)).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll {
    /// The question.
    pub question: String,
    /// The answers.
    pub votes: Vec<Vote>,
}

/// One call or play in a poll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vote {
    /// The call or the card.
    pub answer: String,
    /// The number of players who chose it.
    pub chosen: u32,
    /// The number of others who considered it seriously.
    pub considered: u32,
}

/// A call or play beside the one that was made: whether it is a logical alternative, and how firmly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The call or the card.
    pub answer: String,
    /// True for a logical alternative.
    pub is_alternative: bool,
    /// With how many votes fewer it would be none; where it is none, with how many more it would be one.
    pub votes: u32,
}

impl Poll {
    /// The number of players polled.
    #[must_use]
    pub fn asked(&self) -> u32 {
        self.votes.iter().fold(0, |sum, vote| sum.saturating_add(vote.chosen))
    }

    /// The calls and plays other than `action`, each with its status: it is a logical alternative if somebody chose it
    /// and a significant part of the players polled, `share` of 1, chose or seriously considered it (Law 16B1(b)).
    #[must_use]
    pub fn standings(&self, action: &[String], share: &Exact) -> Vec<Standing> {
        let asked = self.asked();
        let least = share * i64::from(asked);
        let is_other = |vote: &&Vote| !action.iter().any(|done| done.eq_ignore_ascii_case(&vote.answer));
        let standing = |vote: &Vote| {
            let is_alternative = vote.chosen > 0 && vote.weight() >= least;
            let is_otherwise = |votes: u32| {
                let moved = Exact::from(i64::from(votes));
                if is_alternative {
                    vote.weight() - moved < least || vote.chosen <= votes
                } else {
                    vote.weight() + moved >= least && vote.chosen.saturating_add(votes) > 0
                }
            };
            Standing { answer: vote.answer.clone(), is_alternative, votes: first(asked, is_otherwise) }
        };
        self.votes.iter().filter(is_other).map(standing).collect()
    }

    /// The number of votes that would have to differ for the opposite conclusion: that there is a logical alternative
    /// to `action`, or that there is none.
    #[must_use]
    pub fn margin(&self, action: &[String], share: &Exact) -> u32 {
        let standings = self.standings(action, share);
        let votes = |alternative: bool| {
            standings.iter().filter(move |standing| standing.is_alternative == alternative).map(|one| one.votes)
        };
        if standings.iter().any(|standing| standing.is_alternative) {
            return votes(true).fold(0, u32::saturating_add);
        }
        // Votes for a call that nobody has named yet.
        let asked = self.asked();
        let least = share * i64::from(asked);
        let is_enough = |votes: u32| {
            let votes = Exact::from(i64::from(votes));
            votes.is_positive() && votes >= least
        };
        let unnamed = first(asked, is_enough);
        votes(false).min().map_or(unnamed, |votes| votes.min(unnamed))
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
    /// The number of players who chose or considered it.
    fn weight(&self) -> Exact {
        Exact::from(i64::from(self.chosen).saturating_add(i64::from(self.considered)))
    }
}
