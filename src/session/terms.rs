//! What a ruling is scored under beside the field: the match and its scale, the session, penalties, regulations.

use super::run::Flow;
use super::state::State;
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{
    Conventions, Match, MatchForm, PRESETS, Penalty, PenaltyUnit, Preset, Sides, Step, StepScale, Unit, VictoryScale,
};
use crate::source::Span;
use crate::syntax::tree;
use std::rc::Rc;
use tree::{MatchClauses, Rest, Spanned, Word};

/// The scales that need not be written.
const OWN_SCALES: [&str; 2] = ["wbf", "wbf-discrete"];

impl State {
    /// `match boards 16 rest +10 scale wbf`
    pub(super) fn set_match(&mut self, clauses: &MatchClauses, span: Span) -> Flow {
        // A match that is refused must not leave the one before it in force.
        self.matched = None;
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
        self.matched = Some(Rc::new((Match { rest, form }, clauses.clone())));
        Ok(())
    }

    /// The scale of this name for so many boards.
    fn scale(&self, name: &Word, boards: Option<&Spanned<u32>>, span: Span) -> Result<VictoryScale, Vec<Diagnostic>> {
        let key = name.node.to_lowercase();
        if OWN_SCALES.contains(&key.as_str()) {
            let boards = match boards {
                Some(boards) if boards.node > 0 => boards.node,
                Some(boards) => {
                    return Err(vec![Diagnostic::at(boards.span, Problem::MatchBoardsMissing { scale: key })]);
                }
                None => return Err(vec![Diagnostic::at(span, Problem::MatchBoardsMissing { scale: key })]),
            };
            return Ok(if key == "wbf" { VictoryScale::continuous(boards) } else { VictoryScale::discrete(boards) });
        }
        let boards = boards.map(|boards| boards.node);
        let named: Vec<_> = self.scales.iter().filter(|((known, _), _)| *known == key).collect();
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
            let known = self.scales.values().map(|scale| scale.name.as_str()).chain(OWN_SCALES);
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
    pub(super) fn set_scale(&mut self, written: &tree::Scale) -> Flow {
        let key = written.name.node.to_lowercase();
        if OWN_SCALES.contains(&key.as_str()) {
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
        Rc::make_mut(&mut self.scales).insert((key, boards), scale);
        Ok(())
    }

    /// `session NS 64.2% EW 38%`; a side that is not named keeps what was said of it.
    pub(super) fn set_session(&mut self, shares: &[(Side, Spanned<Exact>)]) {
        for (side, share) in shares {
            *self.conventions.case.session.by_mut(*side) = Some(share.node.clone());
        }
    }

    /// `penalty EW 10%`, in place of the side's earlier one in the same unit.
    pub(super) fn set_penalty(&mut self, side: Side, amount: &Spanned<Exact>, unit: tree::Unit) -> Flow {
        if amount.node.is_negative() {
            self.penalties.clear();
            return Err(vec![Diagnostic::at(amount.span, Problem::PenaltyNegative)]);
        }
        let amount = &amount.node;
        let (unit, amount) = match unit {
            tree::Unit::Percent => (PenaltyUnit::Share, amount.over(&Exact::from(100_i64)).unwrap_or_default()),
            tree::Unit::Matchpoints => (PenaltyUnit::Points(Unit::Matchpoints), amount.clone()),
            tree::Unit::Imps => (PenaltyUnit::Points(Unit::Imps), amount.clone()),
            tree::Unit::VictoryPoints => (PenaltyUnit::Points(Unit::VictoryPoints), amount.clone()),
        };
        self.penalties.retain(|penalty| penalty.side != side || penalty.unit != unit);
        if !amount.is_zero() {
            self.penalties.push(Penalty { side, amount, unit });
        }
        Ok(())
    }

    /// `regulations ebu`
    pub(super) fn set_regulations(&mut self, word: &Word) -> Flow {
        if word.node.eq_ignore_ascii_case("none") {
            let case = self.conventions.case.clone();
            self.conventions = Conventions { case, ..Conventions::default() };
            // The language is the reader's, not a body's.
            self.settings.retain(|name, _| *name == "language");
            self.regulations = None;
            self.changed();
            return Ok(());
        }
        let Some(preset) = Preset::named(&word.node) else {
            let suggestion = closest(&word.node, PRESETS.iter().map(|preset| preset.name));
            let problem = Problem::UnknownRegulations { word: word.node.clone(), suggestion };
            return Err(vec![Diagnostic::at(word.span, problem)]);
        };
        self.regulate(preset);
        Ok(())
    }

    /// Puts a preset's settings in force and remembers them as set.
    pub(super) fn regulate(&mut self, preset: &Preset) {
        for choice in preset.choices {
            let values: Vec<&str> = choice.value.split_whitespace().collect();
            if self.conventions.set(choice.setting, &values).is_ok() {
                self.settings.insert(choice.setting, choice.value.to_owned());
            }
        }
        self.regulations = Some(preset.name);
        self.changed();
    }
}
