//! What a ruling is scored under beside the field: the match and its scale, the session, penalties.

use super::Flow;
use super::scope::Scope;
use crate::checks::NoEffect;
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{
    Match, MatchForm, Penalty, PenaltyUnit, PublishedScale, SCALES, SessionResult, Sides, Step, StepScale, Unit,
    VictoryScale,
};
use crate::source::Span;
use crate::syntax::tree::{self, MatchClauses, Rest, Spanned, Word};

/// The names of the scales that need not be written.
fn published() -> impl Iterator<Item = &'static str> {
    SCALES.iter().map(|scale| scale.name)
}

/// IMPs on the other boards of a match, at most: more than a thousand boards can bring.
const MOST_IMPS: i64 = 24_000;

/// The most that a board can bring.
const MOST_IMPS_A_BOARD: i64 = 24;

impl Scope {
    /// `match boards 16 rest +10 scale wbf`
    pub(super) fn put_match(&mut self, clauses: MatchClauses, span: Span) -> Flow {
        // A match that is refused must not leave the one before it in force.
        let before = self.known_situation().matched().cloned();
        self.set_match(None);
        let rest = match clauses.rest.clone() {
            None => Sides::default(),
            Some(Rest::Both(ns)) => Sides { ew: -&ns, ns },
            Some(Rest::Each(ns, ew)) => Sides { ns, ew },
        };
        let form = match &clauses.scale {
            None if clauses.knockout => MatchForm::Knockout,
            None => MatchForm::Imps,
            Some(scale) if clauses.knockout => {
                return Err(vec![Diagnostic::at(scale.span, Problem::KnockoutScale)]);
            }
            Some(scale) => MatchForm::VictoryPoints(self.scale(scale, clauses.boards.as_ref(), span)?),
        };
        if [&rest.ns, &rest.ew].into_iter().any(|imps| imps.abs() > MOST_IMPS) {
            return Err(vec![Diagnostic::at(span, Problem::RestRange { limit: MOST_IMPS })]);
        }
        let matched = Match { rest, form };
        // What is only said again is the statement that it was.
        if before.as_ref() != Some(&matched) {
            self.set_place(NoEffect::Match, span);
        }
        self.set_match(Some((matched, clauses)));
        Ok(())
    }

    /// The scale of this name for so many boards.
    fn scale(&self, name: &Word, boards: Option<&Spanned<u32>>, span: Span) -> Result<VictoryScale, Vec<Diagnostic>> {
        let key = name.node.to_lowercase();
        if let Some(published) = PublishedScale::named(&key) {
            let Some(said) = boards.filter(|boards| boards.node > 0) else {
                let place = boards.map_or(span, |boards| boards.span);
                return Err(vec![Diagnostic::at(place, Problem::MatchBoardsMissing { scale: key })]);
            };
            let known = || Problem::ScaleBoards {
                name: published.name.to_owned(),
                known: published.lengths.to_vec(),
                boards: said.node,
            };
            return published.for_boards(said.node).ok_or_else(|| vec![Diagnostic::at(name.span, known())]);
        }
        let boards = boards.map(|boards| boards.node);
        let named: Vec<_> = self.scales().iter().filter(|((known, _), _)| *known == key).collect();
        let of = |wanted: Option<u32>| named.iter().find(|((_, boards), _)| *boards == wanted);
        let fits = match (of(boards).or_else(|| of(None)), named.as_slice(), boards) {
            (Some(fits), _, _) => Some(fits),
            // Without a number of boards in the match, the only scale of the name is meant.
            (None, [only], None) => Some(only),
            _ => None,
        };
        if let Some((_, scale)) = fits {
            return Ok(VictoryScale::Table((*scale).clone()));
        }
        let problem = if named.is_empty() {
            let published: Vec<&str> = published().collect();
            let known = self.scales().values().map(|scale| scale.name.as_str()).chain(published);
            let suggestion = closest(&name.node, known).map(str::to_owned);
            Problem::UnknownScale { name: name.node.clone(), suggestion }
        } else {
            let known = named.iter().filter_map(|((_, boards), _)| *boards).collect();
            match boards {
                Some(boards) => Problem::ScaleBoards { name: name.node.clone(), known, boards },
                None => Problem::ScaleBoardsUnsaid { name: name.node.clone(), known },
            }
        };
        Err(vec![Diagnostic::at(name.span, problem)])
    }

    /// `scale "club" boards 24 { 0-2: 15-15, … }`
    pub(super) fn put_scale(&mut self, written: &tree::Scale) -> Flow {
        let key = written.name.node.to_lowercase();
        if PublishedScale::named(&key).is_some() {
            return Err(vec![Diagnostic::at(written.name.span, Problem::ScaleReserved { name: key })]);
        }
        let step = |step: &tree::ScaleStep| Step {
            from: step.from,
            to: step.to,
            winner: step.winner.clone(),
            loser: step.loser.clone(),
        };
        let scale = StepScale::new(&written.name.node, written.steps.iter().map(step).collect());
        let scale = scale.map_err(|(at, problem)| {
            let place = written.steps.get(at).map_or(written.name.span, |step| step.span);
            vec![Diagnostic::at(place, Problem::ScaleStep { problem })]
        })?;
        let boards = written.boards.as_ref().map(|boards| boards.node);
        self.set_scale((key, boards), scale);
        Ok(())
    }

    /// `session NS 64.2% EW 38%` or, in the mean a board, `session NS +4 IMP`; a side that is not named keeps what was
    /// said of it.
    pub(super) fn put_session(&mut self, results: &[(Side, Spanned<SessionResult>)], span: Span) -> Flow {
        for (_, result) in results {
            let refused = match &result.node {
                SessionResult::Share(share) if share.is_negative() || *share > Exact::ONE => Problem::SessionRange,
                SessionResult::Imps(imps) if imps.abs() > MOST_IMPS_A_BOARD => {
                    Problem::SessionImpsRange { limit: MOST_IMPS_A_BOARD }
                }
                SessionResult::Share(_) | SessionResult::Imps(_) => continue,
            };
            return Err(vec![Diagnostic::at(result.span, refused)]);
        }
        for (side, result) in results {
            if self.known_situation().session().by(*side).as_ref() != Some(&result.node) {
                self.set_place(NoEffect::Session(*side), span);
            }
            self.set_session(*side, Some(result.node.clone()));
        }
        Ok(())
    }

    /// `penalty EW 10%`, in place of the side's earlier one in the same unit.
    pub(super) fn put_penalty(&mut self, side: Side, amount: &Spanned<Exact>, unit: tree::Unit) -> Flow {
        if amount.node.is_negative() {
            self.set_penalties(Vec::new());
            return Err(vec![Diagnostic::at(amount.span, Problem::PenaltyNegative)]);
        }
        let amount = &amount.node;
        let (unit, amount) = match unit {
            tree::Unit::Percent => (PenaltyUnit::Share, amount * Exact::percent(1)),
            tree::Unit::Matchpoints => (PenaltyUnit::Points(Unit::Matchpoints), amount.clone()),
            tree::Unit::Imps => (PenaltyUnit::Points(Unit::Imps), amount.clone()),
            tree::Unit::VictoryPoints => (PenaltyUnit::Points(Unit::VictoryPoints), amount.clone()),
        };
        let mut penalties = self.known_situation().penalties().to_vec();
        penalties.retain(|penalty| penalty.side != side || penalty.unit != unit);
        if !amount.is_zero() {
            penalties.push(Penalty { side, amount, unit });
        }
        self.set_penalties(penalties);
        Ok(())
    }
}
