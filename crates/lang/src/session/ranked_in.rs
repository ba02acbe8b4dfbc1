//! The unit of an event's ranking.

use crate::events::scoring::Rules;
use crate::ruling::Unit;
use crate::scoring::{MatchForm, Scoring, VictoryScale};

/// The unit of an event's results under some rules; matchpoints mean percentages of the top.
pub(super) fn ranked_in(rules: &Rules, scoring: Scoring) -> Unit {
    match (scoring.unit(), rules.matches.as_ref().map(|matched| &matched.form)) {
        (Unit::Imps, Some(MatchForm::VictoryPoints(_)))
        | (Unit::Matchpoints, Some(MatchForm::VictoryPoints(VictoryScale::Percent(_)))) => Unit::VictoryPoints,
        (unit, _) => unit,
    }
}
