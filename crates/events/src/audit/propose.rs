//! Proposals of rulings for lines that have only figures.
//!
//! The artificial scores come first: 60%, 50% and 40%, in IMPs their averages. Then scores of the board with weights, the
//! same for both sides if their figures add up to the whole, else each side's own; then scores a trick or two beside
//! those of the board. A proposal gives exactly the printed figures when rounded, and leaves no other line of the board
//! worse explained than it was: a result is part of the field of the others, and shows there.

use super::fit;
use super::weights::{Worth, candidates};
use crate::model::{BoardResults, Event, Line, LineResult, PrintedUnit};
use crate::scoring::{PrintedPrecision, Rules, ScoredBoard, fits, scored_board};
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Contract, Ruling, Side, SideRuling, Sides};
use redress_core::scoring::Scoring;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The rulings that would give the printed figures of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Proposal {
    /// The board, by its place among those of the event.
    pub board: usize,
    /// The line, by its place on the board.
    pub line: usize,
    /// The rulings, the most plausible first; empty if none was found.
    pub rulings: Vec<Arc<Ruling>>,
}

/// The most rulings that are tried on a board for one line.
const MAX_TRIED: usize = 4_000;

/// The most rulings proposed for a line.
const MAX_PROPOSED: usize = 5;

/// The most scores that are combined with weights.
const MAX_SCORES: usize = 60;

/// The event with a ruling in each line that has only figures, if one is found; and the proposals.
pub(super) fn propose(event: &Event, rules: &Rules) -> (Event, Vec<Proposal>) {
    let (mut event, mut proposals) = (event.clone(), Vec::new());
    let (Some(scoring), precision) = (rules.scoring, PrintedPrecision::measure(&event)) else {
        return (event, proposals);
    };
    for (place, shared) in event.boards.iter_mut().enumerate() {
        for line in 0..shared.lines.len() {
            if shared.lines.get(line).is_none_or(|line| line.result != LineResult::Bare || !is_whole(line)) {
                continue;
            }
            let search = Search { board: shared, line, scoring, rules, precision: &precision };
            let rulings = search.rulings();
            if let Some(first) = rulings.first()
                && let Some(line) = Arc::make_mut(shared).lines.get_mut(line)
            {
                line.result = LineResult::Ruling(first.clone());
            }
            proposals.push(Proposal { board: place, line, rulings });
        }
    }
    (event, proposals)
}

/// Returns true if both sides' figures are printed.
fn is_whole(line: &Line) -> bool {
    line.printed.ns.is_some() && line.printed.ew.is_some()
}

/// The search for the ruling of one line.
struct Search<'a> {
    board: &'a BoardResults,
    line: usize,
    scoring: Scoring,
    rules: &'a Rules,
    precision: &'a PrintedPrecision,
}

impl Search<'_> {
    fn rulings(&self) -> Vec<Arc<Ruling>> {
        let Some(line) = self.board.lines.get(self.line) else { return Vec::new() };
        let before = self.others_fitting(self.board);
        // As it is read the line is artificial: with everything explained there is nothing to gain.
        let settled = self.artificial(line).filter(|ruling| self.others_with(ruling) == Some(before.0));
        if before.0 == before.1 {
            return settled.or_else(|| self.as_given(line)).into_iter().map(Arc::new).collect();
        }
        let own = self.board_scores();
        let found = self.assigned(line, &own, before.0);
        let found = if found.is_empty() { self.assigned(line, &self.near(&own), before.0) } else { found };
        if found.is_empty() {
            return settled.into_iter().map(Arc::new).collect();
        }
        found
    }

    /// The number of the other lines that come out, and of all of them.
    fn others_fitting(&self, board: &BoardResults) -> (u32, u32) {
        let count = self.scored(board).map(|scored| fit::lines(board, &scored, self.precision)).unwrap_or_default();
        (count.fitting, count.of)
    }

    fn scored(&self, board: &BoardResults) -> Option<ScoredBoard> {
        scored_board(board, self.scoring, self.rules).ok()
    }

    fn with(&self, ruling: &Ruling) -> BoardResults {
        let mut board = self.board.clone();
        if let Some(line) = board.lines.get_mut(self.line) {
            line.result = LineResult::Ruling(Arc::new(ruling.clone()));
        }
        board
    }

    /// The number of the other lines that come out with a ruling here; `None` if the line itself does not.
    fn others_with(&self, ruling: &Ruling) -> Option<u32> {
        let board = self.with(ruling);
        let scored = self.scored(&board)?;
        let (line, own) = (board.lines.get(self.line)?, scored.lines.get(self.line)?);
        if fits(line, own, self.precision) != Some(true) {
            return None;
        }
        let counted = u32::from(fit::has_score(line));
        Some(fit::lines(&board, &scored, self.precision).fitting.saturating_sub(counted))
    }

    /// The averages that would give the printed figures.
    fn artificial(&self, line: &Line) -> Option<Ruling> {
        let average = |side: Side| {
            let printed = line.printed.by(side).as_ref()?;
            let (value, plus) = (&printed.value, &self.rules.conventions.imp_average);
            match printed.unit {
                PrintedUnit::Percent => match Artificial::of_share(value * Exact::percent(1)) {
                    Artificial::Share(_) => None,
                    average => Some(average),
                },
                PrintedUnit::Imps if value.is_zero() => Some(Artificial::Average),
                PrintedUnit::Imps if value == plus => Some(Artificial::AveragePlus),
                PrintedUnit::Imps if *value == -plus => Some(Artificial::AverageMinus),
                _ => None,
            }
        };
        Some(split(SideRuling::Artificial(average(Side::NS)?), SideRuling::Artificial(average(Side::EW)?)))
    }

    /// The figures themselves as artificial scores.
    fn as_given(&self, line: &Line) -> Option<Ruling> {
        let given = |side: Side| {
            let printed = line.printed.by(side).as_ref()?;
            match printed.unit {
                PrintedUnit::Percent => Some(Artificial::Share(&printed.value * Exact::percent(1))),
                PrintedUnit::Imps => Some(Artificial::Imps(printed.value.clone())),
                _ => None,
            }
        };
        Some(split(SideRuling::Artificial(given(Side::NS)?), SideRuling::Artificial(given(Side::EW)?)))
    }

    /// The scores on the board, each once.
    fn board_scores(&self) -> BTreeSet<i32> {
        let plain = self.board.lines.iter().filter_map(|line| match &line.result {
            LineResult::Ruling(ruling) => ruling.side(Side::NS),
            _ => None,
        });
        let score = |given: &SideRuling| match given {
            SideRuling::Assigned(components) => match components.as_slice() {
                [only] => only.outcome.score(Some(&self.board.board)).ok(),
                _ => None,
            },
            SideRuling::Artificial(_) => None,
        };
        plain.filter_map(score).take(MAX_SCORES).collect()
    }

    /// With the scores on the board those of the same contracts with up to two tricks more or fewer.
    fn near(&self, own: &BTreeSet<i32>) -> BTreeSet<i32> {
        let mut scores = own.clone();
        let Some(vulnerability) = self.board.board.vulnerability else { return scores };
        for written in self.board.lines.iter().filter_map(|line| line.contract.as_ref()) {
            let Some((declarer, result)) = written.declarer.zip(written.tricks()) else { continue };
            for more in -2..=2 {
                let result = result.saturating_add(more);
                let contract = Contract::new(written.level, written.strain, written.doubling, declarer, result);
                scores.extend(contract.ok().map(|contract| contract.score(vulnerability)));
                if scores.len() >= MAX_SCORES {
                    return scores;
                }
            }
        }
        scores
    }

    /// The assigned scores that explain more of the board than there was.
    fn assigned(&self, line: &Line, scores: &BTreeSet<i32>, before: u32) -> Vec<Arc<Ruling>> {
        let sides = Sides::of(|side| {
            let printed = line.printed.by(side).as_ref();
            printed.map(|printed| candidates(&self.worth(scores, side), printed, self.precision)).unwrap_or_default()
        });
        let both = sides.ns.iter().map(|given| Ruling::Both(given.clone()));
        let found = self.best(both.take(MAX_TRIED), before);
        if !found.is_empty() {
            return found;
        }
        let each = sides.ns.iter().flat_map(|ns| sides.ew.iter().map(|ew| split(ns.clone(), ew.clone())));
        self.best(each.take(MAX_TRIED), before)
    }

    /// Those of some rulings with which most other lines come out, and more than so many.
    fn best(&self, rulings: impl Iterator<Item = Ruling>, before: u32) -> Vec<Arc<Ruling>> {
        let (mut most, mut found) = (before, Vec::new());
        for ruling in rulings {
            let Some(fitting) = self.others_with(&ruling) else { continue };
            if fitting > most {
                (most, found) = (fitting, vec![Arc::new(ruling)]);
            } else if fitting == most && most > before && found.len() < MAX_PROPOSED {
                found.push(Arc::new(ruling));
            }
        }
        found
    }

    /// The worth of each score to a side, as the result of the line.
    fn worth(&self, scores: &BTreeSet<i32>, side: Side) -> Vec<Worth> {
        let worth = |score: &i32| {
            let scored = self.scored(&self.with(&Ruling::Both(SideRuling::score(*score))))?;
            let figure = scored.lines.get(self.line)?.figures.by(side).clone()?;
            Some(Worth { score: *score, figure })
        };
        scores.iter().filter_map(worth).collect()
    }
}

/// One ruling if both sides have the same.
fn split(ns: SideRuling, ew: SideRuling) -> Ruling {
    if ns == ew { Ruling::Both(ns) } else { Ruling::Split { ns, ew } }
}
