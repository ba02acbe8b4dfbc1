//! The play of a line: its contract and its score, which need not agree.

use super::notation::{Bid, Made, WholeBid};
use crate::model::{EventBuilder, FaultKind, LineResult};
use redress_core::number::Exact;
use redress_core::ruling::{
    Artificial, Board, Component, Contract, Outcome, Ruling, SideRuling, Sides, WrittenContract, possible_score,
};
use std::sync::Arc;

impl Made {
    /// Tricks over a contract of this level, negative under it.
    fn over(self, level: u8) -> i32 {
        match self {
            Self::Over(over) => over,
            Self::Won(won) => i32::from(won).saturating_sub(Contract::needed(level).into()),
        }
    }
}

/// The play of a line, as written.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct LinePlay {
    /// The contract.
    pub bid: Option<Bid>,
    /// The declarer.
    pub declarer: Option<redress_core::ruling::Seat>,
    /// The tricks of declarer.
    pub made: Option<Made>,
    /// The score, from NS's view.
    pub score: Option<i32>,
}

/// The result of a line.
#[derive(Debug, Clone)]
pub(super) struct Settled {
    /// The result; `None` if the line lacks a part of it.
    pub result: Option<LineResult>,
    /// The contract as far as it is written.
    pub contract: Option<WrittenContract>,
    /// The parts that do not agree.
    pub faults: Vec<FaultKind>,
}

impl LinePlay {
    /// Settles the play of a board: by the printed score, else by that of the contract.
    pub fn settle(self, board: &Board, event: &mut EventBuilder) -> Settled {
        let mut faults = Vec::new();
        let contract = match self.bid {
            Some(Bid::Contract(contract)) => Some(self.with_result(contract, &mut faults)),
            Some(Bid::Passed) | None => None,
        };
        let computed = match self.bid {
            Some(Bid::Passed) => Some(0),
            _ => contract.and_then(|contract| computed(&contract, board)),
        };
        let result = match (computed, self.score) {
            (Some(0), None | Some(0)) if self.bid == Some(Bid::Passed) => Some(passed_out()),
            (Some(computed), None) => Some(event.score(computed)),
            (Some(computed), Some(printed)) if computed != printed => {
                faults.push(FaultKind::ScoreDiffers { computed, printed });
                Some(event.score(printed))
            }
            (_, Some(printed)) => {
                if !possible_score(printed, Some(board)) {
                    faults.push(FaultKind::ImpossibleScore { score: printed });
                }
                Some(event.score(printed))
            }
            (None, None) => None,
        };
        Settled { result, contract, faults }
    }

    /// The contract with its declarer and its result, if there is such a result.
    fn with_result(self, contract: WrittenContract, faults: &mut Vec<FaultKind>) -> WrittenContract {
        let contract = WrittenContract { declarer: self.declarer, ..contract };
        let result = self.made.map(|made| made.over(contract.level));
        let Some(over) = result else { return contract };
        if Contract::results(contract.level).contains(&over) {
            return WrittenContract { result, ..contract };
        }
        faults.push(FaultKind::Value { what: contract.to_string(), found: format!("{over:+}") });
        contract
    }
}

/// The score of a complete contract.
fn computed(contract: &WrittenContract, board: &Board) -> Option<i32> {
    let WrittenContract { level, strain, doubling, declarer, result, .. } = *contract;
    let contract = Contract::new(level, strain, doubling, declarer?, result?).ok()?;
    Some(contract.score(board.vulnerability?))
}

/// The result of a contract that is complete but for the board.
pub(super) fn of_contract(whole: WholeBid) -> Option<LineResult> {
    let WholeBid { bid: Bid::Contract(contract), declarer, made } = whole else { return Some(passed_out()) };
    let contract =
        Contract::new(contract.level, contract.strain, contract.doubling, declarer?, made?.over(contract.level));
    Some(of_outcome(Outcome::Contract { contract: contract.ok()?, written: None }))
}

/// A board that everybody passed.
pub(super) fn passed_out() -> LineResult {
    of_outcome(Outcome::PassedOut)
}

fn of_outcome(outcome: Outcome) -> LineResult {
    let component = Component { weight: Exact::ONE, outcome };
    LineResult::Ruling(Arc::new(Ruling::Both(SideRuling::Assigned(vec![component]))))
}

/// An artificial score as a line has it.
pub(super) fn artificial(given: Sides<Artificial>) -> LineResult {
    let Sides { ns, ew } = given;
    let ruling = if ns == ew {
        Ruling::Both(SideRuling::Artificial(ns))
    } else {
        Ruling::Split { ns: SideRuling::Artificial(ns), ew: SideRuling::Artificial(ew) }
    };
    LineResult::Ruling(Arc::new(ruling))
}
