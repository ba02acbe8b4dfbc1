//! `at table 3: R`: a ruling in the place of a table's result.

use super::board::{EndedTable, named_apart, places};
use super::rows::written;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::{Event, LineAt, LineError, LineResult, Winners};
use crate::ruling::Side;
use crate::session::event_in_force::{EventAt, EventInForce};
use crate::session::event_written::table_written;
use crate::session::queries::OutcomeKind;
use crate::session::queries::{Depth, EventRuling, RulingMoves};
use crate::session::{BoardFact, Flow, Scope, Session};
use crate::source::Span;
use crate::syntax::tree::{self, AtTable};
use crate::syntax::{self};

/// The most lines to name if none on the board matches.
const MOST_NAMED: usize = 8;

impl Scope {
    /// The facts for a ruling at a table, while it is typed; `None` if no table is named.
    pub(in crate::session) fn with_table(&self, at: &tree::At) -> Option<Self> {
        let number = self.board()?.number?;
        let event = self.event()?;
        let found = found(event, number, at).ok().or_else(|| stationary(event.before(), number, at))?;
        let mut scope = self.clone();
        scope.enter_table(found, at.place);
        Some(scope)
    }
}

impl Scope {
    /// The row of the table in question, where a ruling says that its result stands and the row is a ruling itself. The
    /// score obtained there has its name already.
    fn as_it_is(&self, ruling: &tree::Ruling) -> Option<tree::Ruling> {
        let tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. }) = &ruling.kind else {
            return None;
        };
        let is_open = name.eq_ignore_ascii_case(syntax::TABLE_RESULT) && self.named(name).is_none();
        match &self.event()?.line().filter(|_| is_open)?.1.result {
            LineResult::Ruling(given) => Some(written(given, ruling.span)),
            LineResult::Bare | LineResult::SitOut | LineResult::NotPlayed => None,
        }
    }
}

impl Session<'_> {
    /// `at table 3: R`
    pub(in crate::session) fn at(&mut self, at: tree::At, span: Span) -> Flow {
        let at_place = |problem| vec![Diagnostic::at(at.place, problem)];
        let event = self.scope.event().cloned().ok_or_else(|| at_place(Problem::NoEvent { word: "at" }))?;
        let number = self.scope.board().and_then(|board| board.number);
        let number = number.ok_or_else(|| at_place(Problem::NoEventBoard))?;
        let (found, is_taken) = match found(&event, number, &at) {
            Ok(found) => (found, false),
            Err(problem) => match stationary(event.before(), number, &at) {
                Some(found) if matches!(problem, Problem::EventTablesUnnamed { .. }) => (found, true),
                _ => {
                    // Later statements are not about the table before.
                    let ended = self.scope.leave_table(at.place);
                    self.tell_ended(&bare(&at), &ended);
                    return Err(at_place(problem));
                }
            },
        };
        if let (true, Some(AtTable::Table { table, .. })) = (is_taken, &at.table) {
            let problem = Problem::TableByPair { table: table.node.clone() };
            self.report(Diagnostic::at(at.place, problem));
        }
        self.move_to(found, &at);
        match at.ruling.clone() {
            Some(ruling) => {
                let ruling = self.scope.as_it_is(&ruling).unwrap_or(ruling);
                self.rule(found, at, ruling, span)
            }
            None => self.penalise_table(None, span),
        }
    }

    /// Puts a table in question. Another than the one before begins its facts; what is stated before the first of the board
    /// belongs to it.
    fn move_to(&mut self, found: EventAt, at: &tree::At) {
        let Some(EndedTable { table, stated, has_more }) = self.scope.enter_table(found, at.place) else { return };
        let written = bare(at);
        self.tell_ended(&written, &stated);
        let [has_more, has_more_penalties] = has_more;
        if at.ruling.is_none() {
            return;
        }
        if has_more_penalties && stated.contains(&BoardFact::Penalty) {
            let (table, written) = (table.clone(), written.clone());
            self.report(Diagnostic::at(at.place, Problem::PenaltyOfTable { table, written }));
        }
        let dropped = stated.iter().filter(|fact| **fact != BoardFact::Penalty);
        let facts: Vec<String> = dropped.map(|fact| fact.word().to_owned()).collect();
        if has_more && !facts.is_empty() {
            self.report(Diagnostic::at(at.place, Problem::FactsOfTable { table, facts, written }));
        }
    }

    fn rule(&mut self, at: EventAt, statement: tree::At, ruling: tree::Ruling, span: Span) -> Flow {
        let breakdown = self.scope.breakdown(&ruling, Depth::Field)?;
        // A score obtained that stands (Law 12B1) also stands in the ranking.
        let given = breakdown.given().clone();
        let statement = syntax::statement(&tree::StatementKind::At(statement));
        let changed = self.scope.event().zip(at.line).and_then(|(event, line)| {
            let table = event.table_in_question().unwrap_or_default();
            let given = (given, breakdown.penalties.clone());
            Some((event.with_ruling((at.board, line), given, statement)?, table))
        });
        let Some((event, table)) = changed else { return Ok(()) };
        let moves = if self.sink.wants_moves() { self.moves(&event, span) } else { None };
        self.scope.replace_event(event);
        if !self.cases.is_empty() {
            self.ruled_in_cases = self.ruled_in_cases.saturating_add(1);
        }
        self.scope.set_answer(ruling);
        self.scope.mark_ruled();
        let found = EventRuling { table, breakdown, moves };
        self.yield_outcome(span, OutcomeKind::At(Box::new(found)));
        Ok(())
    }
}

impl Session<'_> {
    /// The changes in an event's ranking by one more ruling than those in force.
    pub(super) fn moves(&self, event: &EventInForce, place: Span) -> Option<RulingMoves> {
        let before = self.scope.event_after(self.scope.event()?, place).ok()?;
        let after = self.scope.event_after(event, place).ok()?;
        let unit = self.scope.event_rules(event).result_unit(after.scoring);
        Some(RulingMoves::between(event.after(), unit, &before, &after))
    }
}

/// A table as its statement names it, without the ruling there.
fn bare(at: &tree::At) -> String {
    syntax::statement(&tree::StatementKind::At(tree::At { ruling: None, ..at.clone() }))
}

/// The table that `at` names; `None` if it names a section alone.
#[must_use]
pub fn table_named(at: &tree::At) -> Option<LineAt> {
    let text = |word: &Option<tree::Word>| word.as_ref().map(|word| word.node.clone());
    let mut named = LineAt { section: text(&at.section), session: text(&at.session), ..LineAt::default() };
    match at.table.as_ref()? {
        AtTable::Table { table, round } => {
            named.table = Some(table.node.clone());
            named.round = text(round);
        }
        AtTable::Pairs(seated) => {
            for (side, number) in seated {
                match side {
                    Side::NS => named.ns = Some(number.node.clone()),
                    Side::EW => named.ew = Some(number.node.clone()),
                }
            }
        }
    }
    Some(named)
}

/// The board and the table that `at` names.
fn found(event: &EventInForce, number: u32, at: &tree::At) -> Result<EventAt, Problem> {
    let read = event.before();
    let Some(named) = table_named(at) else { return section(read, number, at) };
    read.find_line(number, &named).map(|(board, line)| EventAt { board, line: Some(line) }).map_err(|error| {
        let written = bare(at).trim_start_matches("at ").to_owned();
        refused(read, error, number, &named, written)
    })
}

/// The table of the pair that sits North-South with the table's number, where the directions are ranked apart: in a
/// Mitchell movement they keep their tables.
fn stationary(read: &Event, number: u32, at: &tree::At) -> Option<EventAt> {
    let Some(AtTable::Table { table, round: None }) = &at.table else { return None };
    let text = |word: &Option<tree::Word>| word.as_ref().map(|word| word.node.clone());
    let (section, session) = (text(&at.section), text(&at.session));
    let named = LineAt { section, session, ns: Some(table.node.clone()), ..LineAt::default() };
    let (board, line) = read.find_line(number, &named).ok().filter(|_| read.winners == Winners::Two)?;
    Some(EventAt { board, line: Some(line) })
}

/// The one board that `at section B` names.
fn section(read: &Event, number: u32, at: &tree::At) -> Result<EventAt, Problem> {
    let is = |named: &Option<tree::Word>, own: Option<&str>| {
        named.as_ref().is_none_or(|named| own.is_some_and(|own| own.eq_ignore_ascii_case(&named.node)))
    };
    let boards = || places(read, number).into_iter().filter_map(|at| Some((at, read.boards.get(at)?)));
    let mut candidates = boards()
        .filter(|(_, board)| is(&at.section, board.section.as_deref()) && is(&at.session, board.session.as_deref()));
    match (candidates.next(), candidates.next()) {
        (Some((board, _)), None) => Ok(EventAt { board, line: None }),
        _ => Err(Problem::EventSections { number, sections: named_apart(boards().map(|(_, board)| board.as_ref())) }),
    }
}

/// The parts of a name in the order in which people count: `table 9` before `table 10`.
fn natural(name: &str) -> Vec<(bool, u64, String)> {
    let mut parts: Vec<(bool, u64, String)> = Vec::new();
    for letter in name.chars() {
        let digit = letter.to_digit(10).map(u64::from);
        match (parts.last_mut(), digit) {
            (Some((true, number, _)), Some(digit)) => *number = number.saturating_mul(10).saturating_add(digit),
            (Some((false, _, text)), None) => text.push(letter),
            (_, Some(digit)) => parts.push((true, digit, String::new())),
            (_, None) => parts.push((false, 0, letter.to_string())),
        }
    }
    parts
}

/// The tables at which the contestants named played the board, in either direction if both are ranked together.
fn tables_of(read: &Event, number: u32, named: &LineAt) -> Vec<(usize, usize)> {
    let turned = read.winners == Winners::One;
    let ns = [&named.ns, &named.ew].into_iter().take(if turned { 2 } else { 1 }).flatten();
    let ew = [&named.ew, &named.ns].into_iter().take(if turned { 2 } else { 1 }).flatten();
    let at = || LineAt { section: named.section.clone(), session: named.session.clone(), ..LineAt::default() };
    let ns = ns.map(|pair| LineAt { ns: Some(pair.clone()), ..at() });
    let ew = ew.map(|pair| LineAt { ew: Some(pair.clone()), ..at() });
    let mut found: Vec<(usize, usize)> = Vec::new();
    for theirs in ns.chain(ew) {
        match read.find_line(number, &theirs) {
            Ok(line) => found.push(line),
            Err(LineError::Several { found: several }) => found.extend(several),
            Err(_) => {}
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The reason why no line matches, and the lines that there are.
fn refused(read: &Event, error: LineError, number: u32, named: &LineAt, written: String) -> Problem {
    let lines = |places: &[(usize, usize)]| {
        let name = |(board, line): &(usize, usize)| {
            let board = read.boards.get(*board)?;
            Some(format!("at {}", table_written(read, board, board.lines.get(*line)?)))
        };
        let mut named: Vec<String> = places.iter().filter_map(name).collect();
        named.sort_by_cached_key(|name| natural(name));
        named.truncate(MOST_NAMED);
        named
    };
    let line = |(board, line): &(usize, usize)| read.boards.get(*board)?.lines.get(*line);
    match error {
        LineError::NoBoard { board } => Problem::EventBoard { number: board, boards: Vec::new() },
        LineError::NoLine { known }
            if named.table.is_some() && known.iter().filter_map(line).all(|line| line.table.is_none()) =>
        {
            Problem::EventTablesUnnamed { lines: lines(&known) }
        }
        LineError::NoLine { known } => {
            let theirs = tables_of(read, number, named);
            let rendered = if theirs.is_empty() { &known } else { &theirs };
            let (lines, more) = (lines(rendered), rendered.len().saturating_sub(MOST_NAMED));
            Problem::EventTable { written, number, lines, more }
        }
        LineError::Several { found } => Problem::EventTableTwice { written, lines: lines(&found) },
    }
}
