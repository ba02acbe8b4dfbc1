//! Statements, one after the other.

use super::ask::{Depth, setting_names};
use super::exam::Asking;
use super::{LoadError, Loaded, Ran, Session};
use crate::breakdown::{Outcome, OutcomeKind};
use crate::diagnostic::{Diagnostic, Language, Problem, closest};
use crate::ruling::Board;
use crate::scoring::{Scoring, Setting, SettingError};
use crate::source::{FileId, Source, Span};
use crate::syntax::{self, Chunk, tree};
use std::ops::Range;
use std::rc::Rc;
use tree::{Question, Statement, StatementKind};

/// Includes in includes, at most.
const DEEPEST_INCLUDE: usize = 16;

/// Files that one text includes with all that they include, at most, and megabytes of them: a file that is included ten
/// times over by ten files that are included ten times over would never end.
const MOST_INCLUDED: usize = 1000;
const MOST_MEGABYTES: usize = 64;

/// Whether the statements after one can go on.
pub(super) type Flow = Result<(), Vec<Diagnostic>>;

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

    /// Runs the script in a part of a document. In `text` whatever belongs to no script is blank; `document` is what is
    /// shown and has the same places.
    pub fn run_within(&mut self, document: &Source, text: &str, part: Range<usize>) {
        let file = self.sources.add(document.clone());
        self.run_chunks(&document.name, syntax::statements_within(file, text, part));
    }

    /// Runs what was read of the text of this name.
    pub fn run_chunks(&mut self, name: &str, chunks: impl IntoIterator<Item = Chunk>) {
        self.including.push(name.to_owned());
        self.statements_of(chunks);
        self.including.pop();
    }

    fn statements_of(&mut self, chunks: impl IntoIterator<Item = Chunk>) {
        for chunk in chunks {
            if self.sink.interrupted() {
                break;
            }
            let unread: Vec<Span> = chunk.problems.iter().filter_map(|problem| problem.span).collect();
            self.tell_all(chunk.problems);
            if chunk.statements.is_empty() {
                unread.iter().for_each(|place| self.forget_unread(*place));
            }
            self.statements(&chunk.statements, &unread);
        }
    }

    /// What a line that could not be read would have replaced is in force no longer: a ruling after it must not be
    /// scored against what it no longer stands for.
    fn forget_unread(&mut self, place: Span) {
        let Some(source) = self.sources.get(place.file) else { return };
        let before = source.text.get(..place.start as usize).unwrap_or("");
        let start = before.rfind('\n').map_or(0, |at| at.saturating_add(1));
        let line = source.text.get(start..).unwrap_or("").trim_start();
        let word: String = line.chars().take(32).take_while(|character| character.is_alphabetic()).collect();
        match closest(&word, ["board", "traveller", "other", "obtained", "match", "penalty", "session"]) {
            Some("board") => self.state.board = None,
            Some("traveller") => self.state.traveller = None,
            Some("other") => self.state.other_table = None,
            Some("obtained") => self.state.obtained = None,
            Some("match") => self.state.matched = None,
            Some("penalty") => self.state.penalties.clear(),
            Some("session") => self.state.conventions.case.session = Default::default(),
            _ => return,
        }
        self.state.changed();
    }

    /// Runs statements up to the end; one that fails is reported and left out.
    fn statements(&mut self, statements: &[Statement], unread: &[Span]) {
        for statement in statements {
            if self.sink.interrupted() {
                return;
            }
            let before = self.tally;
            if let Err(problems) = self.statement(statement, unread) {
                self.tell_all(problems);
            }
            if self.keeps_record && self.including.len() == 1 && self.cases.is_empty() {
                let read =
                    !unread.iter().any(|place| statement.span.start <= place.start && place.end <= statement.span.end);
                let sound = read && (before.errors, before.failed) == (self.tally.errors, self.tally.failed);
                let word = self.sources.slice(statement.span).split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
                let word = word.to_lowercase();
                self.ran.push(Ran { word, span: statement.span, sound });
            }
        }
    }

    fn tell_all(&mut self, problems: Vec<Diagnostic>) {
        for problem in problems {
            self.tell(problem);
        }
    }

    fn statement(&mut self, statement: &Statement, unread: &[Span]) -> Flow {
        let span = statement.span;
        if let StatementKind::Case(case) = &statement.kind {
            self.case(case, span, unread);
            return Ok(());
        }
        if unread.iter().any(|place| span.start <= place.start && place.end <= span.end) {
            // A part of it could not be read: to run the rest would give a wrong figure.
            if matches!(statement.kind, StatementKind::Traveller(_)) {
                self.state.traveller = None;
                self.state.changed();
            }
            return Ok(());
        }
        self.execute(statement)
    }

    /// A case starts from the state outside and leaves it as it was; an error stops it.
    fn case(&mut self, case: &tree::Case, span: Span, unread: &[Span]) {
        self.cases.push(case.name.node.clone());
        if self.sink.case_begins(case, span, &self.cases, &self.sources) {
            self.case_body(case, unread);
            self.sink.case_ends(&self.cases, &self.sources);
        }
        self.cases.pop();
    }

    fn case_body(&mut self, case: &tree::Case, unread: &[Span]) {
        let outside = self.state.clone();
        self.asking.push(Asking::of(case));
        let mut after = case.name.span.end;
        for statement in &case.body {
            // What could not be read between two statements stops the case as well.
            if unread.iter().any(|place| after <= place.start && place.start < statement.span.start) {
                break;
            }
            after = statement.span.end;
            if self.sink.interrupted() {
                break;
            }
            if let Err(problems) = self.statement(statement, unread) {
                self.tell_all(problems);
                break;
            }
        }
        if let Some(asking) = self.asking.pop() {
            self.asked_in(asking, case.name.span);
        }
        self.state = outside;
    }

    fn execute(&mut self, statement: &Statement) -> Flow {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Board { number: None, dealer: None, vulnerability: None } => {
                self.show(span, self.state.show_board());
            }
            StatementKind::Board { number, dealer, vulnerability } => {
                let mut board = match number {
                    Some(number) if number.node == 0 => {
                        return Err(vec![Diagnostic::at(number.span, Problem::BoardNumber)]);
                    }
                    Some(number) => Board::numbered(number.node),
                    None => Board { number: None, dealer: None, vulnerability: None },
                };
                board.dealer = dealer.or(board.dealer);
                board.vulnerability = vulnerability.or(board.vulnerability);
                self.state.board = Some(board);
                self.state.changed();
            }
            StatementKind::Traveller(None) => self.show(span, self.state.show_traveller()),
            StatementKind::Traveller(Some(items)) => {
                for diagnostic in self.state.impossible_rows(items) {
                    self.tell(diagnostic);
                }
                self.state.traveller = Some(Rc::new(items.clone()));
                self.state.inferred = Some(Scoring::Matchpoints);
                self.state.changed();
            }
            StatementKind::OtherTable(None) => self.show(span, self.state.show_other_table()),
            StatementKind::OtherTable(Some(ruling)) if is_none(ruling) => {
                self.state.other_table = None;
                self.state.inferred = self.state.traveller.as_ref().map(|_| Scoring::Matchpoints);
            }
            StatementKind::Obtained(ruling) if is_none(ruling) => {
                self.state.obtained = None;
                self.state.changed();
            }
            StatementKind::OtherTable(Some(ruling)) => {
                self.state.other_table = Some(Rc::new(ruling.clone()));
                self.state.inferred = Some(Scoring::Imps);
            }
            StatementKind::Offenders(offenders) => self.state.offenders = Some(offenders.node),
            StatementKind::Obtained(ruling) => {
                self.state.obtained = Some(Rc::new(ruling.clone()));
                self.state.changed();
            }
            StatementKind::Scoring(word) => self.scoring(word)?,
            StatementKind::Match(clauses) => self.state.set_match(clauses, span)?,
            StatementKind::Scale(scale) => self.state.set_scale(scale)?,
            StatementKind::Session(shares) => self.state.set_session(shares),
            StatementKind::Penalty { side, amount, unit } => self.state.set_penalty(*side, amount, *unit)?,
            StatementKind::Regulations(word) => self.state.set_regulations(word)?,
            StatementKind::Set { name, values } => self.set(name, values)?,
            StatementKind::Include(path) => self.include(path)?,
            StatementKind::Ruling(ruling) => {
                let breakdown = self.state.breakdown(ruling, Depth::Full)?;
                self.state.answer = Some(Rc::new(self.state.without_answer(ruling)));
                self.yield_outcome(span, OutcomeKind::Ruling(Box::new(breakdown)));
            }
            StatementKind::Let { name, ruling } => {
                let ruling = self.state.without_answer(ruling);
                self.state.name(&name.node, ruling);
            }
            StatementKind::Compare(rulings) => {
                let scored = rulings.iter().map(|ruling| match self.sink.interrupted() {
                    true => Err(Vec::new()),
                    false => self.state.breakdown(ruling, Depth::Full),
                });
                let rulings = scored.collect::<Result<Vec<_>, _>>()?;
                let base = match &self.state.obtained {
                    Some(obtained) => Some(Box::new(self.state.breakdown(obtained, Depth::Figures)?)),
                    None => None,
                };
                self.yield_outcome(span, OutcomeKind::Compare { base, rulings });
            }
            StatementKind::Expect { ruling, claims } => return self.expect(ruling, claims, span),
            StatementKind::Protocol => {
                let protocol = self.state.protocol(span)?;
                self.yield_outcome(span, OutcomeKind::Protocol(protocol));
            }
            StatementKind::Ask { what: Question::Effects, ruling } => {
                let breakdown = self.state.breakdown(ruling, Depth::Full)?;
                if breakdown.effects.is_none() {
                    return Err(vec![Diagnostic::at(span, Problem::NoField)]);
                }
                self.yield_outcome(span, OutcomeKind::Effects(Box::new(breakdown)));
            }
            StatementKind::Ask { what: Question::Entry, ruling } => {
                let entry = self.state.entry(ruling)?;
                self.yield_outcome(span, OutcomeKind::Entry(Box::new(entry)));
            }
            StatementKind::Vary(vary) => {
                let varied = self.state.vary(vary, &|| self.sink.interrupted());
                let varied = varied.map_err(|stopped| stopped.told())?;
                self.yield_outcome(span, OutcomeKind::Varied(varied));
            }
            StatementKind::Solve(solve) => {
                let solved = self.state.solve(solve, &|| self.sink.interrupted());
                let solved = solved.map_err(|stopped| stopped.told())?;
                self.yield_outcome(span, OutcomeKind::Solved(Box::new(solved)));
            }
            StatementKind::Ask { what: Question::Sensitivity, ruling } => {
                let found = self.state.sensitivity(ruling, &|| self.sink.interrupted());
                let found = found.map_err(|stopped| stopped.told())?;
                self.yield_outcome(span, OutcomeKind::Sensitivity(Box::new(found)));
            }
            StatementKind::Ask { what: Question::Pitfall, ruling } => {
                let found = self.state.pitfall(ruling)?;
                self.yield_outcome(span, OutcomeKind::Pitfall(Box::new(found)));
            }
            StatementKind::Conventions { setting, ruling } => {
                let choices = self.state.choices_until(setting.as_ref(), ruling, &|| self.sink.interrupted());
                let choices = choices.map_err(|stopped| stopped.told())?;
                self.yield_outcome(span, OutcomeKind::Conventions(choices));
            }
            StatementKind::Question(text) => self.question(text, span)?,
            StatementKind::Answer(answer) => self.answer(answer, span)?,
            StatementKind::Deal(text) => self.deal(text, span)?,
            StatementKind::Marks(clauses) => self.state.set_marks(clauses)?,
            StatementKind::Case(_) => {}
        }
        Ok(())
    }

    fn scoring(&mut self, word: &tree::Word) -> Flow {
        let Some(scoring) = Scoring::named(&word.node) else {
            let suggestion = Scoring::meant(&word.node)
                .or_else(|| closest(&word.node, Scoring::ALL.iter().map(|scoring| scoring.name())));
            let problem = Problem::UnknownScoring { word: word.node.clone(), suggestion };
            return Err(vec![Diagnostic::at(word.span, problem)]);
        };
        self.state.scoring = Some(scoring);
        Ok(())
    }

    fn set(&mut self, name: &tree::Word, values: &[tree::Word]) -> Flow {
        let words: Vec<&str> = values.iter().map(|value| value.node.as_str()).collect();
        let refused = match self.state.conventions.set(&name.node, &words) {
            Ok(()) => {
                if let Some(setting) = Setting::named(&name.node) {
                    if let ("language", [tag]) = (setting.name, words.as_slice()) {
                        self.state.language = Language::of_locale(tag);
                    }
                    self.state.settings.insert(setting.name, words.join(" ").to_lowercase());
                }
                self.state.changed();
                return Ok(());
            }
            Err(refused) => refused,
        };
        let problem = match refused {
            SettingError::Unknown => {
                let suggestion = closest(&name.node, setting_names());
                Diagnostic::at(name.span, Problem::UnknownSetting { name: name.node.clone(), suggestion })
            }
            SettingError::Value(setting) => {
                let allowed = Setting::named(setting).map_or(&[][..], |setting| setting.values);
                let value = words.join(" ");
                let suggestion = closest(&value, allowed.iter().map(|(value, _)| *value));
                let allowed = allowed.iter().map(|(value, _)| *value).collect::<Vec<_>>().join(", ");
                let first = values.first().map_or(name.span, |value| value.span);
                let place = values.last().map_or(first, |last| first.to(last.span));
                Diagnostic::at(place, Problem::SettingValue { name: setting, value, allowed, suggestion })
            }
        };
        Err(vec![problem])
    }

    fn include(&mut self, path: &tree::Word) -> Flow {
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
            Err(LoadError::Unreadable(reason)) => return refuse(Problem::File { name: path.node.clone(), reason }),
            Err(LoadError::NotUtf8(offset)) => return refuse(Problem::Encoding { name: path.node.clone(), offset }),
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

    fn show(&mut self, span: Span, shown: String) {
        self.yield_outcome(span, OutcomeKind::Shown(shown));
    }

    pub(super) fn yield_outcome(&mut self, span: Span, kind: OutcomeKind) {
        let case = (!self.cases.is_empty()).then(|| self.cases.join(" / "));
        let file = self.sources.get(span.file).map(|source| source.name.clone()).unwrap_or_default();
        let language = self.state.language;
        let outcome = Outcome { case, file, line: self.sources.line(span), language, kind };
        self.sink.outcome(outcome, &self.sources);
    }
}

/// `none` in the place of a result takes the one in force back; no ruling can have that name there.
fn is_none(ruling: &tree::Ruling) -> bool {
    matches!(&ruling.kind, tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. })
        if name.eq_ignore_ascii_case("none"))
}
