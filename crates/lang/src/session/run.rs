//! Statements, one after the other.

use super::exam::OpenQuestion;
use super::held::Yielded;
use super::{ExecutedStatement, Flow, Loaded, Session};
use crate::diagnostic::{Code, Diagnostic, Problem, Severity, closest};
use crate::ruling::Side;
use crate::source::{FileId, Source, Span};
use crate::syntax::{self, Chunk, Keyword, tree};
use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;
use tree::{Statement, StatementKind};

/// Includes in includes, at most.
const DEEPEST_INCLUDE: usize = 16;

/// Files that one text includes with all that they include, at most, and megabytes of them: a file that is included ten
/// times over by ten files that are included ten times over would never end.
const MOST_INCLUDED: usize = 1000;
const MOST_MEGABYTES: usize = 64;

impl Session<'_> {
    /// Runs a text; `name` is what messages call it.
    pub fn run(&mut self, name: &str, text: &str) {
        let file = self.open(name, text);
        self.run_chunks(name, syntax::statements(file, text));
    }

    /// Takes in a text that is read elsewhere, and says what its places have to call it.
    pub fn open(&mut self, name: &str, text: &str) -> FileId {
        self.sources.add(Source::new(name, text))
    }

    /// Runs the script in a part of a document. In `text` everything outside scripts is blank; `document` has the same
    /// places and is what diagnostics show.
    pub fn run_within(&mut self, document: &Source, text: &str, part: Range<usize>) {
        let file = self.sources.add(document.clone());
        self.tries.script = Some((file, part.start, text.get(part.clone()).unwrap_or("").to_owned()));
        self.run_chunks(&document.name, syntax::statements_within(file, text, part));
        self.tries.script = None;
    }

    /// Runs what was read of the text of this name.
    pub fn run_chunks(&mut self, name: &str, chunks: impl IntoIterator<Item = Chunk>) {
        self.including.push(name.to_owned());
        self.statements_of(chunks);
        self.including.pop();
        if self.including.is_empty() {
            self.settle_all();
        }
    }

    /// Runs what was read of a text that is no script: the value of a flag, an entry of a file of settings. Nothing can be
    /// mended there as in a script, so what is suggested stays as it is.
    pub fn run_entry(&mut self, name: &str, chunks: impl IntoIterator<Item = Chunk>) {
        let is_try = std::mem::replace(&mut self.tries.is_try, true);
        self.run_chunks(name, chunks);
        self.tries.is_try = is_try;
    }

    fn statements_of(&mut self, chunks: impl IntoIterator<Item = Chunk>) {
        let (mut chunks, mut ahead) = (chunks.into_iter(), VecDeque::new());
        while let Some(chunk) = ahead.pop_front().or_else(|| chunks.next()) {
            if self.sink.interrupted() {
                break;
            }
            if chunk.statements.iter().any(is_irregular_auction) {
                self.further_below = incidents_ahead(&mut ahead, &mut chunks);
            }
            let unread = Unread::of(&chunk.problems);
            self.report_all(chunk.problems, None);
            if chunk.statements.is_empty() {
                unread.0.iter().for_each(|place| self.forget_unread(*place));
            }
            self.statements(chunk.statements, &unread);
        }
    }

    /// Drops the facts that an unreadable line would have replaced: a ruling after it must not be scored against them.
    fn forget_unread(&mut self, place: Span) {
        self.lost_reported = false;
        let Some(source) = self.sources.get(place.file) else { return };
        let line = source.text_of_line(place.start).trim_start();
        let word: String = line.chars().take(32).take_while(|character| character.is_alphabetic()).collect();
        match closest(
            &word,
            ["board", "traveller", "other", "obtained", "match", "penalty", "session", "deal", "auction", "lead"],
        ) {
            Some("board") => {
                let before = self.before_statement();
                self.board_unread();
                self.board_ended(before.as_ref(), place);
            }
            Some("traveller") => self.scope.forget_traveller(Vec::new()),
            Some("other") => self.scope.forget_other_table(),
            Some("obtained") => self.scope.set_obtained(None),
            Some("deal") => self.scope.set_deal(None, None),
            Some("auction") => self.scope.set_auction(None),
            Some("lead") => self.scope.set_lead(None),
            Some("match") => self.scope.set_match(None),
            Some("penalty") => self.scope.set_penalties(Vec::new()),
            Some("session") => Side::BOTH.into_iter().for_each(|side| self.scope.set_session(side, None)),
            _ => {}
        }
    }

    /// Runs statements up to the end; one that fails is reported and left out.
    fn statements(&mut self, statements: Vec<Statement>, unread: &Unread) {
        let mut rest = statements.into_iter();
        while let Some(statement) = rest.next() {
            if self.sink.interrupted() {
                return;
            }
            if is_irregular_auction(&statement) {
                self.below = incidents_of_board(rest.as_slice());
                if rest.as_slice().iter().all(is_of_same_board) {
                    self.below.append(&mut self.further_below);
                }
            }
            let (before, span) = (self.tally, statement.span);
            let is_penalty = matches!(statement.kind, StatementKind::Penalty { .. });
            if let Err(problems) = self.counted(statement, unread) {
                self.report_all(problems, Some(span));
            }
            self.pass_on_executed(span);
            if self.keeps_record && self.including.len() == 1 && self.cases.is_empty() {
                let read = !unread.is_in(span);
                let sound = read && (before.errors, before.failed) == (self.tally.errors, self.tally.failed);
                // `10% PP to NS` begins with no word of its own.
                let word = if is_penalty { Keyword::Penalty.word().to_owned() } else { self.opening_word(span) };
                self.executed.push(ExecutedStatement { word, span, sound });
            }
        }
    }

    fn opening_word(&self, span: Span) -> String {
        syntax::opening_word(self.sources.slice(span))
    }

    /// Reports the problems of a statement, or of the statement at `failing`.
    fn report_all(&mut self, problems: Vec<Diagnostic>, failing: Option<Span>) {
        let codes: Vec<Code> = problems.iter().map(Diagnostic::code).collect();
        for (at, mut problem) in problems.into_iter().enumerate() {
            let others = codes.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, code)| *code);
            self.try_suggestions(&mut problem, &others.collect::<Vec<_>>(), failing);
            match self.scope.has_lost_field() && problem.code() == Code::NoField {
                true if self.lost_reported => {}
                true => {
                    self.lost_reported = true;
                    self.report(Diagnostic { problem: Problem::FieldUnread, ..problem });
                }
                false => self.report(problem),
            }
        }
    }

    /// A statement within what it may cost.
    fn counted(&mut self, statement: Statement, unread: &Unread) -> Flow {
        self.begin_work();
        let flow = self.statement(statement, unread);
        self.end_work();
        flow
    }

    fn statement(&mut self, statement: Statement, unread: &Unread) -> Flow {
        let span = statement.span;
        if let StatementKind::Case(case) = statement.kind {
            self.case(case, span, unread);
            return Ok(());
        }
        if unread.is_in(span) {
            // A part of it could not be read: to run the rest would give a wrong figure.
            match statement.kind {
                StatementKind::Traveller(readable) => {
                    self.scope.forget_traveller(readable.unwrap_or_default());
                    self.lost_reported = false;
                }
                _ => self.forget_unread(span),
            }
            return Ok(());
        }
        let before = self.before_statement();
        let flow = self.execute(statement);
        self.board_ended(before.as_ref(), span);
        flow
    }

    /// A case starts from what is in force outside and leaves it as it was; an error stops it.
    fn case(&mut self, case: tree::Case, span: Span, unread: &Unread) {
        self.cases.push(case.name.node.clone());
        let is_run = self.sink.wants_case(&case, &self.cases);
        self.pass_on(Yielded::CaseBegins { span, names: self.cases.clone(), is_run });
        if is_run {
            self.case_body(case, unread);
            self.pass_on(Yielded::CaseEnds(self.cases.clone()));
        }
        self.cases.pop();
    }

    fn case_body(&mut self, case: tree::Case, unread: &Unread) {
        let outside = Rc::new(self.scope.clone());
        self.outside.push(outside.clone());
        self.asking.push(OpenQuestion::of(&case));
        let mut after = case.name.span.end;
        let mut is_sound = case.origin.edition.as_ref().is_none_or(|edition| self.is_edition_set(edition));
        let mut body = if is_sound { case.body } else { Vec::new() }.into_iter();
        while let Some(statement) = body.next() {
            let span = statement.span;
            if matches!(statement.kind, StatementKind::Auction(_)) {
                self.below = incidents_of_board(body.as_slice());
            }
            // An unreadable part between two statements stops the case as well.
            if unread.starts_in(after..span.start) {
                is_sound = false;
                break;
            }
            after = span.end;
            if self.sink.interrupted() {
                break;
            }
            if let Err(problems) = self.counted(statement, unread) {
                self.report_all(problems, Some(span));
                is_sound = false;
                break;
            }
            self.pass_on_executed(span);
        }
        if is_sound && let Err(problems) = self.hand_over_end(&outside, case.name.span) {
            self.report_all(problems, None);
        }
        self.settle_case(&outside);
        if let Some(asking) = self.asking.pop() {
            self.record_question(asking, case.name.span);
        }
        self.outside.pop();
        self.scope = Rc::unwrap_or_clone(outside);
    }

    /// The code of the Laws in the heading of a case; an error is reported. A case without an incident has an edition too.
    fn is_edition_set(&mut self, edition: &tree::Word) -> bool {
        let mut settings = self.scope.settings().clone();
        if settings.set("edition", &[&edition.node]).is_ok() {
            self.scope.set_settings(settings);
            return true;
        }
        let name = tree::Word { node: "edition".to_owned(), span: edition.span };
        let done = self.set(&name, std::slice::from_ref(edition), edition.span);
        done.map_err(|problems| self.report_all(problems, Some(edition.span))).is_ok()
    }

    /// `include "…"`
    pub(super) fn include(&mut self, path: &tree::Word) -> Flow {
        let refuse = |problem| Err(vec![Diagnostic::at(path.span, problem)]);
        if self.including.len() >= DEEPEST_INCLUDE {
            return refuse(Problem::IncludeDeep { limit: DEEPEST_INCLUDE });
        }
        let refuse_more = || refuse(Problem::IncludeMany { files: MOST_INCLUDED, megabytes: MOST_MEGABYTES });
        if self.included.0 >= MOST_INCLUDED {
            return refuse_more();
        }
        let from = self.including.last().cloned().unwrap_or_default();
        let Loaded { name, text } = match self.loader.load(&path.node, &from) {
            Ok(loaded) => loaded,
            Err(error) => return refuse(error.problem(&path.node)),
        };
        let identity = self.loader.identity(&name);
        if self.including.iter().any(|open| self.loader.identity(open) == identity) {
            return refuse(Problem::IncludeCycle { name });
        }
        let (files, bytes) = (self.included.0.saturating_add(1), self.included.1.saturating_add(text.len()));
        if bytes > MOST_MEGABYTES << 20 {
            return refuse_more();
        }
        self.included = (files, bytes);
        self.run(&name, &text);
        Ok(())
    }
}

/// The places of a chunk that could not be read, in their order.
pub(super) struct Unread(Vec<Span>);

impl Unread {
    fn of(problems: &[Diagnostic]) -> Self {
        let errors = problems.iter().filter(|problem| problem.severity() == Severity::Error);
        let mut places: Vec<Span> = errors.filter_map(|problem| problem.span).collect();
        places.sort_unstable_by_key(|place| place.start);
        Self(places)
    }

    /// Those that start at or after a byte.
    fn from(&self, start: u32) -> &[Span] {
        self.0.get(self.0.partition_point(|place| place.start < start)..).unwrap_or(&[])
    }

    /// Returns true if one lies within another place.
    fn is_in(&self, whole: Span) -> bool {
        self.from(whole.start).iter().take_while(|place| place.start <= whole.end).any(|place| place.end <= whole.end)
    }

    /// Returns true if one starts in a range of bytes.
    fn starts_in(&self, range: Range<u32>) -> bool {
        self.from(range.start).first().is_some_and(|place| place.start < range.end)
    }
}

/// An auction with a call in brackets, which leads to a procedure unless that is stated below it.
fn is_irregular_auction(statement: &Statement) -> bool {
    matches!(&statement.kind, StatementKind::Auction(auction)
        if auction.calls.as_ref().is_some_and(|calls| calls.node.contains('[')))
}

/// The incidents of the board that are read on for, up to a line that cannot be read.
fn incidents_ahead(ahead: &mut VecDeque<Chunk>, chunks: &mut impl Iterator<Item = Chunk>) -> Vec<String> {
    let (mut found, mut at) = (Vec::new(), 0_usize);
    loop {
        if at == ahead.len() {
            ahead.extend(chunks.next());
        }
        let Some(chunk) = ahead.get(at) else { return found };
        if chunk.problems.iter().any(|problem| problem.severity() == Severity::Error) {
            return found;
        }
        found.extend(incidents_of_board(&chunk.statements));
        if !chunk.statements.iter().all(is_of_same_board) {
            return found;
        }
        at = at.saturating_add(1);
    }
}

/// Returns false where another board, auction or case begins. A script is cut at the same statements where it is read in
/// parts.
fn is_of_same_board(statement: &Statement) -> bool {
    !matches!(statement.kind, StatementKind::Board { .. } | StatementKind::Auction(_) | StatementKind::Case(_))
}

/// The incidents of these statements up to another board, auction or case.
fn incidents_of_board(statements: &[Statement]) -> Vec<String> {
    let is_same = |one: &&Statement| is_of_same_board(one);
    let name = |one: &Statement| match &one.kind {
        StatementKind::Incident(incident) => Some(incident.procedure.node.clone()),
        _ => None,
    };
    statements.iter().take_while(is_same).filter_map(name).collect()
}
