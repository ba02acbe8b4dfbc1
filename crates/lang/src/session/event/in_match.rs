//! The event's facts for a ruling at one of its tables: its group of a fouled board, the match of the board, and the
//! penalties there.

use crate::diagnostic::{Diagnostic, Problem};
use crate::events::scoring::RestOfMatch;
use crate::number::Exact;
use crate::ruling::Sides;
use crate::scoring::{CountedIn, Match, MatchForm, Penalty};
use crate::session::Scope;
use crate::session::event_in_force::EventAt;
use crate::situation::Situation;
use crate::source::Span;
use crate::syntax::tree;

impl Scope {
    /// The group of a fouled board that the table in question played in (Law 87); `None` if it has no name, or a script has
    /// written what is compared with.
    pub(in crate::session) fn group_of_table(&self) -> Option<&str> {
        self.event().filter(|_| self.is_brought())?.line()?.1.group.as_deref()
    }

    /// Refuses to put the table in question into another group of a fouled board than the event has it in: different
    /// boards cannot be compared.
    pub(in crate::session) fn check_group(&self, written: &tree::Word) -> Result<(), Vec<Diagnostic>> {
        let own = self.group_of_table();
        let board = self.event().filter(|_| self.is_brought()).and_then(|event| event.line());
        let is_other = own.is_none_or(|own| !own.eq_ignore_ascii_case(&written.node));
        match board.filter(|(board, _)| is_other && board.is_fouled()) {
            Some(_) => {
                let table = self.event().and_then(|event| event.table_in_question()).unwrap_or_default();
                let problem =
                    Problem::GroupOfTable { table, group: own.map(str::to_owned), written: written.node.clone() };
                Err(vec![Diagnostic::at(written.span, problem)])
            }
            None => Ok(()),
        }
    }

    /// The same situation in the event: the match has what its other boards brought, and the table its penalties.
    pub(in crate::session) fn at_table_of_event(&self, situation: Situation, place: Span) -> Situation {
        let Some(EventAt { board, line: Some(line) }) = self.event().and_then(|event| event.at()) else {
            return situation;
        };
        let situation = situation.with_penalties(self.penalties_at(board, line));
        match self.event().and_then(|event| self.event_rules(event).matches) {
            Some(matched) => situation.with_match(self.in_its_match(matched, board, place)),
            None => situation,
        }
    }

    /// The penalties at a table of the event: those of the file, and those of the script, each in the place of the
    /// side's earlier one in the same unit.
    pub(in crate::session) fn penalties_at(&self, board: usize, line: usize) -> Vec<Penalty> {
        let stated = self.known_situation().penalties();
        let is_replaced = |own: &&Penalty| stated.iter().any(|other| other.side == own.side && other.unit == own.unit);
        let given = self.event().into_iter().flat_map(|event| event.after().penalties_at(board, line));
        given.filter(|own| !is_replaced(own)).chain(stated).cloned().collect()
    }

    /// The match that a board belongs to, with its other boards; `None` if the event has no score.
    fn in_its_match(&self, matched: Match, board: usize, place: Span) -> Option<Match> {
        let event = self.event()?;
        let (_, line) = event.line()?;
        let scored = self.event_after(event, place).ok()?;
        let rest = Sides::of(|side| scored.rest_of_match(event.after(), line.by(side), board));
        let Sides { ns: Some(ns), ew: Some(ew) } = rest else { return Some(matched) };
        let boards = ns.boards;
        let mut rest_penalties = Sides::default();
        let (rest, counted_in) = match matched.counted_in {
            CountedIn::Imps if matched.form == MatchForm::Knockout => {
                let rest = Sides { ns: &ns.points + &ns.penalty, ew: &ew.points + &ew.penalty };
                rest_penalties = Sides { ns: ns.penalty, ew: ew.penalty };
                (rest, CountedIn::Imps)
            }
            CountedIn::Imps => (Sides { ns: ns.points, ew: ew.points }, CountedIn::Imps),
            CountedIn::Percent { .. } => (Sides { ns: share(&ns), ew: share(&ew) }, CountedIn::Percent { boards }),
        };
        Some(Match { rest, rest_penalties, counted_in, ..matched })
    }
}

/// The share of the top on the other boards, of 1.
fn share(rest: &RestOfMatch) -> Exact {
    rest.points.over(&rest.top).unwrap_or_default()
}
