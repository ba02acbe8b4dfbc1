//! Results at the table, and scores given in their place.

use super::{Board, Contract, Doubling, Seat, Strain, Vulnerability};
use crate::number::Exact;

/// A result that could have been obtained at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Points from NS's view.
    Score(i32),
    /// A contract, scored with the board's vulnerability.
    Contract {
        /// The contract and its result.
        contract: Contract,
        /// The score that the writer believes it has, from NS's view.
        written: Option<i32>,
    },
    /// A score from some result of a contract, `4♥x +500`, or from the one that is written, `4♠-1 (-100)`. It counts as the
    /// score, whose sign says which side declared.
    Claimed {
        /// 1 to 7.
        level: u8,
        /// Its denomination.
        strain: Strain,
        /// Doubled, redoubled or neither.
        doubling: Doubling,
        /// The declarer, if known.
        declarer: Option<Seat>,
        /// Tricks over or under the contract, if known.
        result: Option<i32>,
        /// The score, from NS's view.
        score: i32,
    },
    /// A passed-out board.
    PassedOut,
}

/// Why an outcome has no score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutcomeError {
    /// A contract on a board whose vulnerability is not known.
    NoBoard {
        /// The contract.
        contract: String,
    },
    /// A contract and the score written beside it disagree.
    ScoreDiffers {
        /// The contract.
        contract: String,
        /// The contract's score, from NS's view.
        computed: i32,
        /// The score as written.
        written: i32,
    },
    /// No result of the contract gives the score written with it.
    NeverScores {
        /// The contract.
        contract: String,
        /// The score as written.
        written: i32,
    },
}

impl Outcome {
    /// The score from NS's view on this board.
    ///
    /// # Errors
    /// A contract on a board whose vulnerability is not known, or one that disagrees with the score written beside it.
    pub fn score(&self, board: Option<&Board>) -> Result<i32, OutcomeError> {
        let vulnerability = board.and_then(|board| board.vulnerability);
        match self {
            Self::Score(points) => Ok(*points),
            Self::PassedOut => Ok(0),
            Self::Contract { contract, written } => {
                let vulnerability =
                    vulnerability.ok_or_else(|| OutcomeError::NoBoard { contract: contract.to_string() })?;
                let computed = contract.score(vulnerability);
                match written {
                    Some(written) if *written != computed => {
                        Err(OutcomeError::ScoreDiffers { contract: contract.to_string(), computed, written: *written })
                    }
                    _ => Ok(computed),
                }
            }
            Self::Claimed { level, strain, doubling, declarer, result, score } => {
                let vulnerabilities = vulnerability.map_or(Vulnerability::EVERY.to_vec(), |known| vec![known]);
                let declarers = declarer.map_or(vec![Seat::North, Seat::East], |seat| vec![seat]);
                let gives = |declarer, vulnerability| match result {
                    None => Contract::scores(*level, *strain, *doubling, declarer, vulnerability)
                        .any(|points| points == *score),
                    Some(result) => Contract::new(*level, *strain, *doubling, declarer, *result)
                        .is_ok_and(|contract| contract.score(vulnerability) == *score),
                };
                let possible = vulnerabilities
                    .iter()
                    .any(|vulnerability| declarers.iter().any(|declarer| gives(*declarer, *vulnerability)));
                if possible {
                    return Ok(*score);
                }
                let result = result.map_or_else(String::new, |result| match result {
                    0 => "=".to_owned(),
                    over => format!("{over:+}"),
                });
                let contract = format!("{level}{strain}{doubling}{result}");
                Err(OutcomeError::NeverScores { contract, written: *score })
            }
        }
    }
}

/// An artificial adjusted score (Law 12C2), each side's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Artificial {
    /// A−: at most 40%.
    AverageMinus,
    /// A: 50%.
    Average,
    /// A+: at least 60%.
    AveragePlus,
    /// A fixed share of the top, of 1.
    Share(Exact),
    /// A fixed number of IMPs.
    Imps(Exact),
}

impl Artificial {
    /// The share of the top, of 1, that belongs to it: 60% to average plus, 50% to average, 40% to average minus (Law
    /// 12C2(a)); none to IMPs.
    #[must_use]
    pub fn share(&self) -> Option<Exact> {
        Some(match self {
            Self::AveragePlus => Exact::percent(60),
            Self::Average => Exact::percent(50),
            Self::AverageMinus => Exact::percent(40),
            Self::Share(share) => share.clone(),
            Self::Imps(_) => return None,
        })
    }

    /// The artificial score that a share of the top, of 1, belongs to: the average of that share, if there is one.
    #[must_use]
    pub fn of_share(share: Exact) -> Self {
        let averages = [Self::AveragePlus, Self::Average, Self::AverageMinus];
        let own = averages.into_iter().find(|average| average.share().as_ref() == Some(&share));
        own.unwrap_or(Self::Share(share))
    }
}
