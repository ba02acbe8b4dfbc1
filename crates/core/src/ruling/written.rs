//! The parts of a ruling as written, before names, weights and contracts are settled.

use super::{Artificial, Contract, ContractError, Doubling, Outcome, Seat, Strain};
use crate::number::Exact;

/// Returns true if a number behind a contract is a score: there are not so many tricks over or under it.
const fn is_score(number: i32) -> bool {
    number.unsigned_abs() > Contract::TRICKS as u32
}

/// A weight as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Weight {
    /// A share of 1: `60%` and `3/5` are both 3/5.
    Share(Exact),
    /// `rest`: what is left of 100%.
    Rest,
    /// A weight by name, which `vary` and `solve` fill in.
    Variable(String),
}

/// An outcome as it is written; an artificial score is none, which is refused where a ruling is resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrittenOutcome {
    /// `+620`, from NS's view.
    Score(i32),
    /// `4♥x-1 W (-100)`
    Contract(WrittenContract),
    /// `pass`
    PassedOut,
    /// `table-result`: the score obtained, as one of several outcomes.
    TableResult,
    /// `A+`, `60%`, `+3 IMP`
    Artificial(Artificial),
}

/// A contract as it is written; parts may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenContract {
    /// 1 to 7.
    pub level: u8,
    /// Its denomination.
    pub strain: Strain,
    /// Doubled, redoubled or neither.
    pub doubling: Doubling,
    /// The declarer.
    pub declarer: Option<Seat>,
    /// Tricks over (`+1`) or under (`-2`) the contract, 0 for `=`; beyond 13 either way the score it made.
    pub result: Option<i32>,
    /// The score written beside it, from NS's view.
    pub score: Option<i32>,
}

/// Why a contract as it is written is no outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrittenContractError {
    /// It has neither a result nor a score.
    ResultMissing,
    /// A result without a declarer has no sign.
    DeclarerMissing,
    /// There is no such contract or result.
    Impossible(ContractError),
}

impl WrittenContract {
    /// The result in tricks; `None` if there is no result, or a score in its place.
    #[must_use]
    pub fn tricks(&self) -> Option<i32> {
        self.result.filter(|result| !is_score(*result))
    }

    /// The score written in the place of a result.
    #[must_use]
    pub fn claimed_score(&self) -> Option<i32> {
        match self.result {
            Some(result) if is_score(result) => Some(result),
            Some(_) => None,
            None => self.score,
        }
    }

    /// The outcome that it means.
    ///
    /// # Errors
    /// The missing part, or the reason why it cannot be.
    pub fn outcome(&self) -> Result<Outcome, WrittenContractError> {
        let Self { level, strain, doubling, declarer, .. } = *self;
        if let Some(score) = self.claimed_score() {
            return Ok(Outcome::Claimed { level, strain, doubling, declarer, result: None, score });
        }
        let result = self.tricks().ok_or(WrittenContractError::ResultMissing)?;
        let by = |declarer| {
            let contract = Contract::new(level, strain, doubling, declarer, result);
            contract.map_err(WrittenContractError::Impossible)
        };
        let contract = match (declarer, self.score) {
            (Some(declarer), _) => by(declarer)?,
            (None, None) => return Err(WrittenContractError::DeclarerMissing),
            // The sign of the score says which side declared, and either of its players makes the same.
            (None, Some(score)) => {
                by(Seat::North)?;
                return Ok(Outcome::Claimed { level, strain, doubling, declarer, result: Some(result), score });
            }
        };
        Ok(Outcome::Contract { contract, written: self.score })
    }

    /// Its bid alone: `4♥x`.
    #[must_use]
    pub fn bid(&self) -> Self {
        Self { declarer: None, result: None, score: None, ..*self }
    }
}

impl From<Contract> for WrittenContract {
    fn from(contract: Contract) -> Self {
        Self {
            level: contract.level(),
            strain: contract.strain(),
            doubling: contract.doubling(),
            declarer: Some(contract.declarer()),
            result: Some(contract.result()),
            score: None,
        }
    }
}

impl From<&Outcome> for WrittenOutcome {
    fn from(outcome: &Outcome) -> Self {
        match *outcome {
            Outcome::Score(points) => Self::Score(points),
            Outcome::PassedOut => Self::PassedOut,
            Outcome::Contract { contract, written } => {
                Self::Contract(WrittenContract { score: written, ..contract.into() })
            }
            Outcome::Claimed { level, strain, doubling, declarer, result: Some(result), score } => {
                let (result, score) = (Some(result), Some(score));
                Self::Contract(WrittenContract { level, strain, doubling, declarer, result, score })
            }
            Outcome::Claimed { level, strain, doubling, declarer, result: None, score } => {
                Self::Contract(WrittenContract {
                    level,
                    strain,
                    doubling,
                    declarer,
                    result: if is_score(score) { Some(score) } else { None },
                    score: if is_score(score) { None } else { Some(score) },
                })
            }
        }
    }
}
