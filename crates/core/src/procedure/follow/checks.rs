//! Answers that contradict the cards, the calls or the result obtained.

use super::{Walk, number};
use crate::auction::{Bid, Call};
use crate::procedure::course::Trouble;
use crate::procedure::remedy::{is_passed_out, won};
use crate::procedure::{Answer, Effect, Fact, Kind, Procedure};
use crate::ruling::Contract;

impl Walk<'_> {
    /// Tricks are transferred where somebody played, claims fit the tricks that remained, and a bid was insufficient.
    pub(super) fn check(&self) -> Result<(), Trouble> {
        if moves_tricks(self.procedure) && is_passed_out(self.situation.obtained()) {
            return Err(Trouble::NobodyPlayed);
        }
        self.check_claim()?;
        self.check_bid()
    }

    /// How many tricks a question was answered with.
    pub(super) fn tricks_of(&self, question: &str) -> Option<u32> {
        number(self.facts.answer(question).map(|fact| &fact.answer))
    }

    /// The question how many of the tricks that remained were claimed, and its answer.
    pub(super) fn claimed(&self) -> Option<(&'static str, u32)> {
        let (node, _) = self.procedure.questions().find(|(_, kind)| **kind == Kind::Claimed)?;
        Some((node.name, self.tricks_of(node.name)?))
    }

    /// Tricks claimed and awarded have to be among those that remained, as far as it is known how many did: the claiming
    /// side has those that it claimed in the result obtained, and the other side those that it left.
    fn check_claim(&self) -> Result<(), Trouble> {
        let (Some((question, claimed)), Some(by)) = (self.claimed(), self.facts.by) else { return Ok(()) };
        let obtained = won(self.situation.obtained(), by.side());
        if let Some(won) = obtained.filter(|won| claimed > *won) {
            return Err(Trouble::TricksNotWon { question, won });
        }
        let tricks = u32::from(Contract::TRICKS);
        let possible = obtained.map_or(tricks, |won| tricks.saturating_sub(won).saturating_add(claimed));
        let left = self.facts.claim.as_ref().map(|claim| claim.analysis.remaining);
        let remained = match self.facts.answer(question).map(|fact| &fact.answer) {
            Some(Answer::NumberOf(_, remained)) if left.is_none_or(|left| left == *remained) => *remained,
            Some(Answer::NumberOf(..)) => {
                return Err(Trouble::TricksNotLeft { question, most: left.unwrap_or(possible) });
            }
            _ => left.unwrap_or(possible),
        };
        if remained > possible || claimed > remained {
            return Err(Trouble::TricksNotLeft { question, most: possible.min(remained) });
        }
        for (node, _) in self.procedure.questions().filter(|(_, kind)| **kind == Kind::Tricks) {
            if self.tricks_of(node.name).is_some_and(|awarded| awarded > remained) {
                return Err(Trouble::TricksNotLeft { question: node.name, most: remained });
            }
        }
        Ok(())
    }

    /// A bid that is higher than the last one was sufficient.
    fn check_bid(&self) -> Result<(), Trouble> {
        match (self.bid_of("bid"), self.bid_of("over")) {
            (Some(bid), Some(over)) if bid > over => Err(Trouble::Contradiction { question: "bid", earlier: "over" }),
            _ => Ok(()),
        }
    }

    fn bid_of(&self, question: &str) -> Option<Bid> {
        let Some(Answer::Items(items)) = self.facts.answer(question).map(|fact| &fact.answer) else { return None };
        match items.first()?.parse() {
            Ok(Call::Bid(bid)) => Some(bid),
            _ => None,
        }
    }

    /// Tricks that a side is said to have won have to be among those that it has in the contract obtained.
    pub(super) fn check_won(&self, answer: Option<&Fact>) -> Result<(), Trouble> {
        let (Some(Fact { question, answer: Answer::Number(stated), .. }), Some(by)) = (answer, self.facts.by) else {
            return Ok(());
        };
        match won(self.situation.obtained(), by.side()) {
            Some(won) if *stated > won => Err(Trouble::TricksNotWon { question, won }),
            _ => Ok(()),
        }
    }
}

/// Whether a procedure gives or takes tricks, so that there must have been play.
fn moves_tricks(procedure: &Procedure) -> bool {
    let effects = procedure.nodes.iter().flat_map(|node| &node.rules).flat_map(|rule| &rule.effects);
    effects.into_iter().any(|effect| matches!(effect, Effect::Tricks(_) | Effect::TricksOf(_)))
}
