//! The evidence of the cards on a contract, as later statements ask for it.

use super::table::Contracted;
use crate::claim::PlayedTrick;
use crate::diagnostic::{Diagnostic, Problem};
use crate::double_dummy::{LedTricks, Par, Played};
use crate::number::Exact;
use crate::procedure::{ClaimFound, Evidence, Poll};
use crate::ruling::{Card, Component, Contract, Outcome, Ruling, Seat, SideRuling};
use crate::source::Span;
use std::collections::BTreeMap;

/// The evidence of the cards on a contract.
#[derive(Debug, Clone, PartialEq)]
pub struct EvidenceFound {
    /// The contract.
    pub contract: Contracted,
    /// The position that is looked at, and the cards that were played to it.
    pub played: Played,
    /// The tricks that declarer has won in it; `None` if only the cards left are known.
    pub won: Option<u32>,
    /// Declarer's tricks by the card that is played next, those already won included, the fewest first.
    pub leads: Vec<LedTricks>,
    /// A line on which both sides play best.
    pub line: Vec<PlayedTrick>,
    /// The claim at this position that Law 70 was computed for.
    pub claim: Option<ClaimFound>,
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

impl EvidenceFound {
    /// The tricks that declarer needs; of an end position nobody knows how many are won.
    #[must_use]
    pub fn needed(&self) -> Option<u32> {
        self.won.map(|_| u32::from(self.contract.needed()))
    }

    /// The tricks that are left, the current one included.
    #[must_use]
    pub fn remaining(&self) -> u32 {
        self.played.now().remaining()
    }

    /// Returns true if declarer's side plays the next card.
    #[must_use]
    pub fn is_declarers_turn(&self) -> bool {
        self.played.now().turn().is_some_and(|turn| turn.side() == self.contract.declarer.side())
    }

    /// Declarer's tricks with best play by both sides.
    #[must_use]
    pub fn best(&self) -> Option<u32> {
        let best = if self.is_declarers_turn() { self.leads.last() } else { self.leads.first() };
        best.map(|led| led.tricks)
    }

    /// The contract with the result of best play, as a ruling.
    pub(in crate::session) fn best_result(&self) -> Option<Ruling> {
        let outcome = self.needed().and(self.best()).and_then(|tricks| self.result(tricks))?;
        Some(Ruling::Both(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome }])))
    }

    /// The next cards after which the side that plays them has what it wants, the contract made or beaten, and all of them.
    #[must_use]
    pub fn succeeding(&self) -> Option<(usize, usize)> {
        let needed = self.needed()?;
        let count = |all: bool| {
            let led = self.leads.iter().filter(|led| all || (led.tricks >= needed) == self.is_declarers_turn());
            led.map(|led| led.cards.len()).fold(0, usize::saturating_add)
        };
        Some((count(false), count(true)))
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
        let seen = self.needed().zip(self.best()).map(|(needed, best)| Exact::from(i64::from(best >= needed)));
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
