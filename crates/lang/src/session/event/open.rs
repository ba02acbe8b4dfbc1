//! Notes before a result of the event: the form of scoring that is assumed, and the penalties that belong to none of
//! its tables.

use crate::diagnostic::{Diagnostic, Problem};
use crate::scoring::Penalty;
use crate::session::Session;
use crate::session::queries::OutcomeKind;
use crate::session::statements_of_state::penalty_statement;
use crate::source::Span;

impl Session<'_> {
    /// Says it with a result that rests on it.
    pub(in crate::session) fn say_what_is_open_of_event(&mut self, kind: &OutcomeKind, place: Span) {
        let is_of_table = matches!(kind, OutcomeKind::At(_) | OutcomeKind::SolvedPlace(_));
        let is_of_event =
            matches!(kind, OutcomeKind::EventEffects(_) | OutcomeKind::Notify(_) | OutcomeKind::Ranking(_));
        if is_of_table || is_of_event {
            let assumed = self.scope.event_scoring_assumed();
            assumed.into_iter().for_each(|problem| self.report(Diagnostic::at(place, problem)));
        }
        if is_of_event {
            self.report_pending_penalties(place);
        }
    }

    /// Reports the penalties for a board of the event that belong to none of its tables yet.
    pub(in crate::session) fn report_pending_penalties(&mut self, place: Span) {
        let Some(event) = self.scope.event() else { return };
        let at = event.at().and_then(|at| Some((at.board, at.line?)));
        let is_given =
            |own: &&Penalty| at.is_some_and(|(board, line)| event.after().penalties_at(board, line).contains(own));
        let stated = self.scope.known_situation().penalties().iter();
        let pending: Vec<String> = stated.filter(|own| !is_given(own)).map(penalty_statement).collect();
        for written in pending {
            self.report(Diagnostic::at(place, Problem::PenaltyPending { written }));
        }
    }
}
