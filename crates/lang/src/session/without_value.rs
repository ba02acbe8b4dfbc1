//! Rows that have no value in the scoring in force: a note at each, once. The others, and every ruling, are scored.

use super::queries::OutcomeKind;
use super::scope::Scope;
use crate::diagnostic::{Diagnostic, Problem};
use crate::ruling::{Artificial, Ruling, Side, SideRuling};
use crate::scoring::{RowFigures, Scoring, ScoringError};
use crate::situation::Protocol;
use crate::source::Span;
use crate::syntax::tree;

impl Scope {
    /// The notes on rows without a value beside a result; `place` is the place of the query.
    pub(super) fn rows_without_value(&self, kind: &OutcomeKind, scoring: Scoring, place: Span) -> Vec<Diagnostic> {
        match kind {
            OutcomeKind::Protocol(found) => self.rows_of_protocol(&found.protocol, place),
            OutcomeKind::Ranking(_) | OutcomeKind::EventEffects(_) | OutcomeKind::Notify(_) => {
                self.lines_without_value(place).into_iter().collect()
            }
            _ if scoring.is_of_field() => self.rows_beside(place),
            _ => Vec::new(),
        }
    }

    /// The rows that a ruling is compared with.
    fn rows_beside(&self, place: Span) -> Vec<Diagnostic> {
        let Some(situation) = self.traveller().and_then(|_| self.situation().ok()) else { return Vec::new() };
        let row = |found: crate::situation::RowWithoutValue| {
            let written = self.traveller()?.row(found.group, found.row);
            let ruling = situation.traveller()?.groups().get(found.group)?.rows().get(found.row)?.ruling();
            Some(self.at_row(written, place, ruling, found.side, &found.error))
        };
        situation.rows_without_value().into_iter().filter_map(row).collect()
    }

    /// The rows of a protocol, which may lack others to be compared with as well.
    fn rows_of_protocol(&self, protocol: &Protocol, place: Span) -> Vec<Diagnostic> {
        let written = self.traveller().filter(|_| !self.is_brought()).map(|traveller| traveller.in_order());
        let row = |(at, row): (usize, &crate::situation::ProtocolRow)| {
            let (side, error) = first_error(&row.sides)?;
            let written = written.as_ref().and_then(|rows| rows.get(at).copied());
            Some(self.at_row(written, place, &row.ruling, side, error))
        };
        protocol.rows.iter().enumerate().filter_map(row).collect()
    }

    /// The note at a row that was written, or where the rows come from an event at the statement.
    fn at_row(
        &self,
        written: Option<&tree::Row>,
        place: Span,
        ruling: &Ruling,
        side: Side,
        error: &ScoringError,
    ) -> Diagnostic {
        let place = written.filter(|_| !self.is_brought()).map_or(place, |row| row.result.span());
        Diagnostic::at(place, problem(ruling, side, error))
    }

    /// The first line of an event that has no value, with how many more there are.
    fn lines_without_value(&self, place: Span) -> Option<Diagnostic> {
        let event = self.event()?;
        let scored = self.event_after(event, place).ok()?;
        let boards = event.after().boards.iter().zip(&scored.boards);
        let mut lines = boards.flat_map(|(board, scored)| board.lines.iter().zip(&scored.lines));
        let is_without = |(_, scored): &(&crate::events::model::Line, &crate::events::scoring::ScoredLine)| {
            scored.without_value.is_some()
        };
        let (line, _) = lines.by_ref().find(is_without)?;
        let problem =
            Problem::EventRowWithoutValue { place: line.place.clone(), count: lines.filter(is_without).count() };
        Some(Diagnostic::at(place, problem))
    }
}

/// The first side of a row that has no value.
fn first_error(sides: &RowFigures) -> Option<(Side, &ScoringError)> {
    Side::BOTH.into_iter().find_map(|side| Some((side, sides.by(side).as_ref().err()?)))
}

/// Why a row has no value: what it gives the side, or that there is nobody to be compared with.
fn problem(ruling: &Ruling, side: Side, error: &ScoringError) -> Problem {
    let given = match ruling.side(side) {
        Some(SideRuling::Artificial(given)) if !error.is_lack_of_results() => Some(given),
        _ => None,
    };
    match (given, error) {
        (Some(Artificial::Imps(_)), ScoringError::ImpsInMatchpoints) => Problem::RowImpsInMatchpoints,
        (Some(given), ScoringError::ShareInImps(_)) => Problem::RowShareInImps { given: given.to_string() },
        (Some(_), _) => Problem::RowArtificialInTotalPoints,
        (None, _) => Problem::RowAlone,
    }
}
