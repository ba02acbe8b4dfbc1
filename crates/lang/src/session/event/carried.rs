//! `penalty NS 1 10%`, `carry pair 7 +12`, `handicap team 3 2 VP`: points of a pair or a team beside its boards.

use super::score::unscored;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::{CarriedKind, CarriedPoints};
use crate::events::scoring::carried_points_fit;
use crate::number::Exact;
use crate::scoring::PenaltyUnit;
use crate::session::{Flow, Session};
use crate::syntax::tree::{Carried, StatementKind};
use crate::syntax::{self};

impl Session<'_> {
    /// Puts the points in force, in place of those of the same kind and unit that the contestant carried.
    pub(in crate::session) fn carry(&mut self, written: &Carried) -> Flow {
        let Carried { kind, contestant, amount, unit, .. } = written;
        let event = self.scope.event_for(kind.name(), contestant.place)?;
        if *kind == CarriedKind::Penalty && amount.node.is_negative() {
            return Err(vec![Diagnostic::at(amount.span, Problem::PenaltyNegative)]);
        }
        let unit = unit.map(|unit| unit.points().map_or(PenaltyUnit::Share, PenaltyUnit::Points));
        let node = &amount.node;
        let amount_of = if unit == Some(PenaltyUnit::Share) { node * Exact::percent(1) } else { node.clone() };
        let points =
            CarriedPoints { contestant: event.resolve_contestant(contestant)?, kind: *kind, amount: amount_of, unit };
        let rules = self.scope.event_rules(event);
        carried_points_fit([&points], &rules).map_err(|error| unscored(error, &rules, amount.span))?;
        let statement = syntax::statement(&StatementKind::Carried(written.clone()));
        let event = event.with_carried(points, statement);
        self.scope.replace_event(event);
        Ok(())
    }
}
