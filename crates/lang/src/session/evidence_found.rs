//! The evidence of the cards on a contract, as later statements ask for it.

use super::table::Contracted;
use crate::claim::PlayedTrick;
use crate::diagnostic::{Diagnostic, Problem};
use crate::double_dummy::{LedTricks, Par};
use crate::number::Exact;
use crate::procedure::{Evidence, Poll};
use crate::ruling::{Card, Component, Contract, Outcome, Seat};
use crate::source::Span;
use std::collections::BTreeMap;

/// The evidence of the cards on a contract.
#[derive(Debug, Clone, PartialEq)]
pub struct EvidenceFound {
    /// The contract, at a claim or a revoke that of the cards left.
    pub contract: Contracted,
    /// The tricks that remain: 13 before the opening lead.
    pub remaining: u32,
    /// Declarer's tricks by lead, the fewest first.
    pub leads: Vec<LedTricks>,
    /// A line on which both sides play best.
    pub line: Vec<PlayedTrick>,
    /// The score that neither side can improve; `None` of an end position or without dealer and vulnerability.
    pub par: Option<Par>,
    /// The tables of the field in this denomination by this side; `None` without one.
    pub field: Option<Tricks>,
    /// The layouts of a player; `None` if none are asked for.
    pub sampled: Option<Sampled>,
    /// The weight of the results that make the contract in the last ruling, of 1; `None` if it has none of this contract.
    pub ruled: Option<Exact>,
    /// Notes on it, at their places.
    pub diagnostics: Vec<Diagnostic>,
}

/// How often declarer takes each number of tricks.
pub type Tricks = BTreeMap<u32, u32>;

/// Layouts that agree with what a player knew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sampled {
    /// The player.
    pub player: Seat,
    /// Decides which layouts are drawn.
    pub seed: u32,
    /// The deals that were tried for them.
    pub tried: u64,
    /// The layouts by declarer's tricks.
    pub tricks: Tricks,
}

/// Two shares of contracts made that are so far apart are pointed out: of 1.
const APART: (i64, i64) = (3, 10);

/// The cards of a suit, and of a hand.
const HAND: u32 = 13;

impl EvidenceFound {
    /// The tricks that declarer needs; of an end position nobody knows how many are won.
    #[must_use]
    pub fn needed(&self) -> Option<u32> {
        (self.remaining == HAND).then(|| u32::from(self.contract.needed()))
    }

    /// The fewest and the most tricks that declarer gets after a lead.
    #[must_use]
    pub fn tricks(&self) -> Option<(u32, u32)> {
        Some((self.leads.first()?.tricks, self.leads.last()?.tricks))
    }

    /// The leads that beat the contract, and all of them.
    #[must_use]
    pub fn beating(&self) -> Option<(usize, usize)> {
        let needed = self.needed()?;
        let count = |beats: bool| {
            let led = self.leads.iter().filter(|led| !beats || led.tricks < needed);
            led.map(|led| led.cards.len()).fold(0, usize::saturating_add)
        };
        Some((count(true), count(false)))
    }

    /// How often the contract is made, of how many.
    #[must_use]
    pub fn made(&self, tricks: &Tricks) -> Option<(u32, u32)> {
        let needed = self.needed()?;
        let sum = |from: u32| tricks.range(from..).map(|(_, count)| *count).fold(0, u32::saturating_add);
        Some((sum(needed), sum(0)))
    }

    /// The contract with a number of tricks as its result.
    #[must_use]
    pub fn result(&self, tricks: u32) -> Option<Outcome> {
        let Contracted { bid, doubling, declarer } = self.contract;
        let over = i32::try_from(tricks).ok()?.checked_sub(i32::from(self.contract.needed()))?;
        let contract = Contract::new(bid.level(), bid.strain(), doubling, declarer, over).ok()?;
        Some(Outcome::Contract { contract, written: None })
    }

    /// The shares of the contract made that are known, each of 1: all cards seen, the field, the layouts, the ruling.
    #[must_use]
    pub fn shares(&self) -> [Option<Exact>; 4] {
        let share = |tricks: &Tricks| {
            let (made, all) = self.made(tricks)?;
            Exact::fraction(made.into(), all.into())
        };
        let seen = self.needed().zip(self.tricks()).map(|(needed, (least, _))| Exact::from(i64::from(least >= needed)));
        let field = self.field.as_ref().and_then(share);
        [seen, field, self.sampled.as_ref().and_then(|sampled| share(&sampled.tricks)), self.ruled.clone()]
    }
}

impl EvidenceFound {
    /// The results of the leads: each lead as often as peers chose it in a poll of leads, or each card once.
    ///
    /// # Errors
    /// A lead that was chosen and cannot be made.
    pub(in crate::session) fn of_leads(
        &self,
        poll: Option<&Poll>,
        span: Span,
    ) -> Result<Vec<Evidence>, Vec<Diagnostic>> {
        let mut counts = Tricks::new();
        match poll {
            None => {
                counts.extend(self.leads.iter().map(|led| (led.tricks, u32::try_from(led.cards.len()).unwrap_or(0))))
            }
            Some(poll) => {
                for (card, chosen) in leads_polled(poll) {
                    let Some(led) = self.leads.iter().find(|led| led.cards.contains(&card)) else {
                        return Err(vec![Diagnostic::at(span, Problem::EvidenceLead { card })]);
                    };
                    let count = counts.entry(led.tricks).or_default();
                    *count = count.saturating_add(chosen);
                }
            }
        }
        Ok(self.results(&counts))
    }

    /// Results by declarer's tricks as evidence for weights.
    pub(in crate::session) fn results(&self, counts: &Tricks) -> Vec<Evidence> {
        let result = |(tricks, count): (&u32, &u32)| {
            let outcome = self.result(*tricks)?;
            let outcomes = vec![Component { weight: Exact::ONE, outcome: outcome.clone() }];
            Some(Evidence { name: outcome.to_string(), count: *count, outcomes })
        };
        counts.iter().rev().filter_map(result).collect()
    }

    /// A warning if the shares are far apart: cards that are seen are not those that a player sees.
    pub(in crate::session) fn differences(&self, span: Span) -> Vec<Diagnostic> {
        let known: Vec<Exact> = self.shares().into_iter().flatten().collect();
        let (Some(least), Some(most)) = (known.iter().min(), known.iter().max()) else { return Vec::new() };
        let apart = Exact::fraction(APART.0, APART.1);
        let is_apart = apart.is_some_and(|apart| most - least >= apart);
        let problem = Problem::EvidenceDiffers { least: least.clone(), most: most.clone() };
        if is_apart { vec![Diagnostic::at(span, problem)] } else { Vec::new() }
    }
}

/// The leads that peers chose, each with how many did; none of a poll about something else.
pub(in crate::session) fn leads_polled(poll: &Poll) -> Vec<(Card, u32)> {
    let chosen = poll.votes.iter().filter(|vote| vote.chosen > 0);
    let leads: Option<Vec<(Card, u32)>> = chosen.map(|vote| Some((vote.answer.parse().ok()?, vote.chosen))).collect();
    leads.unwrap_or_default()
}
