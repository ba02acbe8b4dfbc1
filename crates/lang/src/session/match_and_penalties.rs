//! The facts beside the field under which a ruling is scored: the match and its scale, the session, penalties.

use super::Flow;
use super::scope::Scope;
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{
    CountedIn, MOST_IMPS, Match, MatchForm, Penalty, PenaltyUnit, PercentScale, PercentStep, PublishedScale, SCALES,
    ScaleProblem, SessionResult, Sides, Step, StepScale, VictoryScale,
};
use crate::source::Span;
use crate::syntax::tree::{self, Margins, MatchClauses, Rest, Spanned, Word};

/// The names of the scales that need not be written.
fn published() -> impl Iterator<Item = &'static str> {
    SCALES.iter().map(|scale| scale.name)
}

/// IMPs on the other boards of a match, at most: those of a thousand boards.
const MOST_IMPS_OF_MATCH: i64 = 1000 * MOST_IMPS as i64;

impl Scope {
    /// `match boards 16 rest +10 scale wbf`, `match boards 7 rest 54.2% scale ebu-pairs`
    pub(super) fn apply_match(&mut self, clauses: MatchClauses, span: Span) -> Flow {
        // A match that is refused must not leave the one before it in force.
        let before = self.known_situation().matched().cloned();
        self.set_match(None);
        let form = match &clauses.scale {
            None if clauses.knockout => MatchForm::Knockout,
            None => MatchForm::Plain,
            Some(scale) if clauses.knockout => {
                return Err(vec![Diagnostic::at(scale.span, Problem::KnockoutScale)]);
            }
            Some(scale) => MatchForm::VictoryPoints(self.scale(scale, clauses.boards.as_ref(), span)?),
        };
        let by_scale = match &form {
            MatchForm::VictoryPoints(scale) => Some(scale.is_by_percent()),
            MatchForm::Knockout | MatchForm::Plain => None,
        };
        let by_rest = clauses.rest.as_ref().map(|rest| rest.is_percent);
        if let (Some(scale), Some(by_scale), Some(by_rest)) = (&clauses.scale, by_scale, by_rest)
            && by_scale != by_rest
        {
            let problem = Problem::ScaleMeasure { scale: scale.node.clone(), percent: by_scale };
            return Err(vec![Diagnostic::at(scale.span, problem)]);
        }
        let (rest, counted_in) = if by_rest.or(by_scale) == Some(true) {
            percent_rest(&clauses).map_err(|problem| vec![Diagnostic::at(span, problem)])?
        } else {
            (imps_rest(&clauses), CountedIn::Imps)
        };
        if [&rest.ns, &rest.ew].into_iter().any(|imps| imps.abs() > MOST_IMPS_OF_MATCH) {
            return Err(vec![Diagnostic::at(span, Problem::RestRange { limit: MOST_IMPS_OF_MATCH })]);
        }
        let matched = Match { rest, rest_penalties: Sides::default(), counted_in, form };
        // A repeated statement keeps its first place.
        if before.as_ref() != Some(&matched) {
            self.set_match_place(span);
        }
        self.set_match(Some((matched, clauses)));
        Ok(())
    }

    /// The scale of this name for so many boards.
    fn scale(&self, name: &Word, boards: Option<&Spanned<u32>>, span: Span) -> Result<VictoryScale, Vec<Diagnostic>> {
        let key = name.node.to_lowercase();
        if let Some(published) = PublishedScale::named(&key) {
            let Some(stated) = boards.filter(|boards| boards.node > 0) else {
                let place = boards.map_or(span, |boards| boards.span);
                return Err(vec![Diagnostic::at(place, Problem::MatchBoardsMissing { scale: key })]);
            };
            let known = || Problem::ScaleBoards {
                name: published.name.to_owned(),
                known: published.lengths.to_vec(),
                boards: stated.node,
            };
            return published.for_boards(stated.node).ok_or_else(|| vec![Diagnostic::at(name.span, known())]);
        }
        let boards = boards.map(|boards| boards.node);
        let named: Vec<_> = self.scales().iter().filter(|((known, _), _)| *known == key).collect();
        let of = |wanted: Option<u32>| named.iter().find(|((_, boards), _)| *boards == wanted);
        let fits = match (of(boards).or_else(|| of(None)), named.as_slice(), boards) {
            (Some(fits), _, _) => Some(fits),
            // Without a number of boards in the match, a name with one scale means that scale.
            (None, [only], None) => Some(only),
            _ => None,
        };
        if let Some((_, scale)) = fits {
            return Ok((*scale).clone());
        }
        let problem = if named.is_empty() {
            let published: Vec<&str> = published().collect();
            let known = self.scales().values().map(VictoryScale::name).chain(published);
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
    pub(super) fn apply_scale(&mut self, written: &tree::Scale) -> Flow {
        let key = written.name.node.to_lowercase();
        if PublishedScale::named(&key).is_some() {
            return Err(vec![Diagnostic::at(written.name.span, Problem::ScaleReserved { name: key })]);
        }
        let scale = own_scale(&written.name.node, &written.steps).map_err(|(at, problem)| {
            let place = written.steps.get(at).map_or(written.name.span, |step| step.span);
            vec![Diagnostic::at(place, Problem::ScaleStep { problem })]
        })?;
        let boards = written.boards.as_ref().map(|boards| boards.node);
        self.set_scale((key, boards), scale);
        Ok(())
    }

    /// `session NS 64.2% EW 38%` or, in the mean a board, `session NS +4 IMP`; a side that is not named keeps its
    /// earlier result.
    pub(super) fn apply_session(&mut self, results: &[(Side, Spanned<SessionResult>)], span: Span) -> Flow {
        for (_, result) in results {
            let refused = match &result.node {
                SessionResult::Share(share) if share.is_negative() || *share > Exact::ONE => Problem::SessionRange,
                SessionResult::Imps(imps) if imps.abs() > i64::from(MOST_IMPS) => {
                    Problem::SessionImpsRange { limit: MOST_IMPS.into() }
                }
                SessionResult::Share(_) | SessionResult::Imps(_) => continue,
            };
            return Err(vec![Diagnostic::at(result.span, refused)]);
        }
        for (side, result) in results {
            if self.known_situation().session().by(*side).as_ref() != Some(&result.node) {
                self.set_session_place(*side, span);
            }
            self.set_session(*side, Some(result.node.clone()));
        }
        Ok(())
    }

    /// `penalty EW 10%`, in place of the side's earlier one in the same unit.
    pub(super) fn apply_penalty(
        &mut self,
        side: Side,
        amount: &Spanned<Exact>,
        unit: tree::Unit,
    ) -> Result<Penalty, Vec<Diagnostic>> {
        if amount.node.is_negative() {
            self.set_penalties(Vec::new());
            return Err(vec![Diagnostic::at(amount.span, Problem::PenaltyNegative)]);
        }
        let (place, amount) = (amount.span, &amount.node);
        let (unit, amount) = match unit.points() {
            None => (PenaltyUnit::Share, amount * Exact::percent(1)),
            Some(points) => (PenaltyUnit::Points(points), amount.clone()),
        };
        let mut penalties = self.known_situation().penalties().to_vec();
        penalties.retain(|penalty| penalty.side != side || penalty.unit != unit);
        let penalty = Penalty { side, amount, unit };
        penalties.extend(Some(penalty.clone()).filter(|own| !own.amount.is_zero()));
        self.set_penalties(penalties);
        self.set_penalty_place(place);
        Ok(penalty)
    }
}

/// Each side's IMPs on the other boards: none if they are not stated, and EW's the negation of NS's.
fn imps_rest(clauses: &MatchClauses) -> Sides<Exact> {
    let Some(Rest { ns, ew, .. }) = &clauses.rest else { return Sides::default() };
    Sides { ns: ns.clone(), ew: ew.clone().unwrap_or_else(|| -ns) }
}

/// Each side's share of the top on the other boards, EW's what NS's leaves; and the boards that it is the mean of.
fn percent_rest(clauses: &MatchClauses) -> Result<(Sides<Exact>, CountedIn), Problem> {
    if clauses.knockout {
        return Err(Problem::KnockoutPercent);
    }
    let boards = clauses.boards.as_ref().map_or(0, |boards| boards.node);
    let rest = match (&clauses.rest, boards) {
        (_, 0) => return Err(Problem::PercentBoards),
        (None, 1) => Sides::default(),
        (None, _) => return Err(Problem::PercentRest),
        (Some(_), 1) => return Err(Problem::PercentAlone),
        (Some(Rest { ns, ew, .. }), _) => Sides { ns: ns.clone(), ew: ew.clone().unwrap_or_else(|| Exact::ONE - ns) },
    };
    if [&rest.ns, &rest.ew].into_iter().any(|share| share.is_negative() || *share > Exact::ONE) {
        return Err(Problem::PercentRange);
    }
    Ok((rest, CountedIn::Percent { boards }))
}

/// A scale from its steps, which are all in IMPs or all percentages.
fn own_scale(name: &str, steps: &[tree::ScaleStep]) -> Result<VictoryScale, (usize, ScaleProblem)> {
    let (mut imps, mut shares, mut digits) = (Vec::new(), Vec::new(), 0);
    for (at, step) in steps.iter().enumerate() {
        let (winner, loser) = (step.winner.clone(), step.loser.clone());
        match &step.margins {
            Margins::Imps(from, to) => imps.push(Step { from: *from, to: *to, winner, loser }),
            Margins::Percent(from, to) => {
                let share = |bound: &tree::Percentage| &bound.number * Exact::percent(1);
                digits =
                    [Some(from), to.as_ref()].into_iter().flatten().map(|bound| bound.digits).fold(digits, u32::max);
                shares.push(PercentStep { from: share(from), to: to.as_ref().map(share), winner, loser });
            }
        }
        if !imps.is_empty() && !shares.is_empty() {
            return Err((at, ScaleProblem::Mixed));
        }
    }
    if shares.is_empty() {
        StepScale::new(name, imps).map(VictoryScale::Table)
    } else {
        PercentScale::new(name, digits, &shares).map(VictoryScale::Percent)
    }
}
