//! The facts of a board of the event in force: its dealer and vulnerability, its cards, its results.

use super::rows::{rows, written};
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::{BoardResults, Event, EventForm, Line, LineResult};
use crate::events::scoring::expected_results;
use crate::ruling::{Artificial, Board, Ruling, Side, SideRuling};
use crate::session::event_in_force::{EventAt, EventInForce, obtained};
use crate::session::traveller::WrittenTraveller;
use crate::session::{BoardFact, Flow, Scope, Session};
use crate::situation::Situation;
use crate::source::Span;
use std::rc::Rc;

impl Session<'_> {
    /// `board 7`; the event's, where one is in force.
    pub(in crate::session) fn board_or_event(&mut self, board: Board, stated: Board, place: Span) -> Flow {
        match self.scope.event().is_some() && board.number.is_some() {
            true => self.board_of_event(board, stated, place),
            false => self.board(board, place),
        }
    }

    /// `board 7` while an event is in force; a dealer and vulnerability in the statement override those of the file.
    fn board_of_event(&mut self, stated: Board, plain: Board, place: Span) -> Flow {
        let Some(event) = self.scope.event().cloned() else { return Ok(()) };
        let Some(number) = stated.number else { return Ok(()) };
        let numbered: Vec<usize> = places(event.before(), number);
        let Some(first) = numbered.first().and_then(|at| event.before().boards.get(*at)) else {
            let boards: Vec<u32> = event.before().board_numbers().into_iter().collect();
            self.board_unread();
            return Err(vec![Diagnostic::at(place, Problem::EventBoard { number, boards })]);
        };
        let board = Board {
            number: Some(number),
            dealer: plain.dealer.or(first.board.dealer).or(stated.dealer),
            vulnerability: plain.vulnerability.or(first.board.vulnerability).or(stated.vulnerability),
        };
        if self.scope.board() == Some(&board) {
            return Ok(());
        }
        if self.scope.board().is_some() {
            self.report_pending_penalties(place);
        }
        self.board(board, place)?;
        // Among several sections the reader has to name one.
        let at = match numbered.as_slice() {
            [only] => Some(EventAt { board: *only, line: None }),
            _ => None,
        };
        self.scope.bring(at, place);
        Ok(())
    }
}

/// The places of the boards of a number.
pub(super) fn places(event: &Event, number: u32) -> Vec<usize> {
    let numbered = event.boards.iter().enumerate().filter(|(_, board)| board.board.number == Some(number));
    numbered.map(|(at, _)| at).collect()
}

/// The sections and sessions that boards were played in, as they are written behind `at`.
pub(super) fn named_apart<'a>(boards: impl Iterator<Item = &'a BoardResults>) -> Vec<String> {
    let named = |board: &BoardResults| {
        let session = board.session.iter().map(|session| format!("session {session}"));
        let section = board.section.iter().map(|section| format!("section {section}"));
        session.chain(section).collect::<Vec<_>>().join(" ")
    };
    boards.map(named).filter(|named| !named.is_empty()).map(|named| format!("at {named} table 3: …")).collect()
}

/// A table of the event that is no longer in question.
pub(super) struct EndedTable {
    /// As it is written behind `at`.
    pub table: String,
    pub stated: Vec<BoardFact>,
    /// True if some of it was stated after the ruling there; beside it, for penalties.
    pub has_more: [bool; 2],
}

impl Scope {
    /// Puts a table of the event in question. Another than the one before begins its facts; that one is given back.
    pub(super) fn enter_table(&mut self, at: EventAt, place: Span) -> Option<EndedTable> {
        let is_other = self.event().and_then(EventInForce::at).is_some_and(|before| before != at);
        let ended = if is_other { self.end_table() } else { None };
        self.bring(Some(at), place);
        if self.obtained().is_none() {
            let table = self.event().and_then(|event| obtained(event.line()?.1).map(|ruling| written(ruling, place)));
            self.bring_obtained(table);
        }
        ended
    }

    /// Puts no table in question where one was; what was stated of it.
    pub(super) fn leave_table(&mut self, place: Span) -> Vec<BoardFact> {
        let at = self.event().and_then(EventInForce::at);
        let Some(ended) = self.end_table() else { return Vec::new() };
        self.bring(at.map(|EventAt { board, .. }| EventAt { board, line: None }), place);
        ended.stated
    }

    fn end_table(&mut self) -> Option<EndedTable> {
        let table = self.event()?.table_in_question()?;
        let (stated, has_more) = self.begin_table();
        Some(EndedTable { table, stated, has_more })
    }

    /// Puts in force what a board of the event has, with one of its tables in question or none; nothing is compared with
    /// where there is no board.
    pub(super) fn bring(&mut self, at: Option<EventAt>, place: Span) {
        let Some(mut event) = self.event().cloned() else { return };
        event.set_at(at);
        self.replace_event(event.clone());
        let items = event
            .board()
            .zip(at)
            .map(|(board, at)| rows(event.after(), board, at.line, &self.event_rules(&event), place));
        self.set_traveller(items);
        if let Some(deal) = event.board().and_then(|board| board.deal.as_ref()) {
            self.set_deal(Some(Rc::new(deal.as_ref().clone())), None);
        }
        let other = event.other_table().filter(|_| event.before().form == EventForm::Teams);
        self.set_other_table(other.map(|ruling| written(ruling, place)));
        self.mark_brought();
    }

    /// Every table of the board of the event that is in force, the one in question too; `None` if a script has written
    /// what is compared with.
    pub(in crate::session) fn whole_board(&self) -> Option<WrittenTraveller> {
        let event = self.event().filter(|_| self.is_brought())?;
        let rules = self.event_rules(event);
        let items = rows(event.after(), event.board()?, None, &rules, Span::default());
        Some(WrittenTraveller::new(items))
    }

    /// Each side's result on the other boards of the event, for a ruling that needs it (Law 12C2(c)), if the script
    /// does not state it.
    pub(in crate::session) fn with_session_of_event(
        &self,
        mut situation: Situation,
        ruling: &Ruling,
        place: Span,
    ) -> Result<Situation, Vec<Diagnostic>> {
        let Some((event, at)) = self.event().and_then(|event| Some((event, event.at()?))) else { return Ok(situation) };
        let Some((_, line)) = event.line() else { return Ok(situation) };
        let follows = |side: &Side| {
            let given = ruling.side(*side);
            matches!(given, Some(SideRuling::Artificial(Artificial::AveragePlus | Artificial::AverageMinus)))
        };
        for side in Side::BOTH.into_iter().filter(follows) {
            if situation.session().by(side).is_none() {
                let scored = self.event_after(event, place)?;
                let conventions = &self.event_rules(event).conventions;
                let session = scored.session(event.after(), line.by(side), at.board, conventions);
                situation = situation.with_session(side, session);
            }
        }
        Ok(situation)
    }

    /// The table in question as a statement, with what was obtained there.
    pub(in crate::session) fn table_of_event(&self) -> Option<String> {
        self.event()?.table_in_question().map(|table| format!("at {table}"))
    }

    /// The number of results expected on the board of the event, if it is more than there are.
    pub(in crate::session) fn expected_on_board(&self) -> Option<u32> {
        let event: &EventInForce = self.event()?;
        let rules = self.event_rules(event);
        let board = event.board()?;
        let is_result = |line: &&Line| !matches!(line.result, LineResult::SitOut | LineResult::NotPlayed);
        let (expected, results) = (expected_results(board, &rules), board.lines.iter().filter(is_result).count());
        let results = results.saturating_add(board.beside());
        u32::try_from(expected).ok().filter(|_| expected > results)
    }
}
