//! `event "monday.xml"`: what is read, and what is wrong in it.

use crate::diagnostic::{Diagnostic, FileReason, Problem};
use crate::events::audit::chosen_settings;
use crate::events::model::{Event, EventForm, Fault, FaultKind, Line, LineResult};
use crate::events::readers::{ReadOptions, read_with};
use crate::events::source::NamedBytes;
use crate::scoring::Scoring;
use crate::session::event_in_force::{EventInForce, EventSource};
use crate::session::proposed::ProposedRuling;
use crate::session::queries::EventFigures;
use crate::session::statements_of_state::{Stated, penalty_statement};
use crate::session::table_written;
use crate::session::{BoardFact, Flow, InForce, LoadError, Session};
use crate::source::Span;
use crate::syntax::tree;
use std::mem::{Discriminant, discriminant};

impl Session<'_> {
    /// `event "monday.xml"`, or `event` alone.
    pub(in crate::session) fn event(&mut self, files: &[tree::Word], span: Span) -> Flow {
        if files.is_empty() {
            self.show(span, self.scope.event_statement());
            return Ok(());
        }
        let from = self.including.last().cloned().unwrap_or_default();
        let mut parts = Vec::new();
        for file in files {
            let loaded = self.loader.load_bytes(&file.node, &from);
            parts.extend(loaded.map_err(|error| {
                let problem = match error {
                    LoadError::Unreadable(FileReason::TooLarge { .. }) => error.problem_of_event(&file.node),
                    error => error.problem(&file.node),
                };
                vec![Diagnostic::at(file.span, problem)]
            })?);
        }
        if let Some(asked) = &self.asked_event {
            return self.same_event(asked, &parts, files, span);
        }
        let files = files.iter().map(|file| file.node.clone()).collect();
        let source = EventSource { files, from, options: ReadOptions::default() };
        let event = read_with(self.loader.event_readers(), &parts, &source.options);
        let event = event.map_err(|fault| vec![Diagnostic::at(span, refused(fault))])?;
        self.take_event(source, event, Some(span))
    }

    /// Holds that the event in force is the one that is asked for, whatever a script says: rulings of another are refused.
    pub fn hold_event(&mut self) {
        self.asked_event = self.scope.event().map(|event| event.source().clone());
    }

    /// An event of a script beside the one that is asked for: it stays in force, if its files are the same.
    fn same_event(&self, asked: &EventSource, parts: &[NamedBytes], files: &[tree::Word], span: Span) -> Flow {
        let loaded = |name: &String| self.loader.load_bytes(name, &asked.from).ok();
        let own: Option<Vec<Vec<NamedBytes>>> = asked.files.iter().map(loaded).collect();
        let bytes = |parts: &[NamedBytes]| parts.iter().map(|part| part.bytes.clone()).collect::<Vec<_>>();
        if own.is_none_or(|own| bytes(&own.concat()) == bytes(parts)) {
            return Ok(());
        }
        let named = |names: Vec<&str>| names.join(" ");
        let written = named(files.iter().map(|file| file.node.as_str()).collect());
        let asked = named(asked.files.iter().map(String::as_str).collect());
        Err(vec![Diagnostic::at(span, Problem::EventOther { written, asked })])
    }

    /// Reports the rulings at tables that ended with their cases, where the event with its rulings is asked for.
    pub fn report_rulings_in_cases(&mut self) {
        if let count @ 1.. = self.ruled_in_cases {
            self.report(Diagnostic::placeless(Problem::RulingsInCases { count }));
        }
    }

    /// Reports what was met outside of a script.
    pub fn refuse(&mut self, problems: Vec<Diagnostic>) {
        problems.into_iter().for_each(|problem| self.report(problem));
    }

    /// Puts an event in force that was read already; what is wrong in it is reported at the place that asks for it.
    ///
    /// # Errors
    /// If it has no results.
    pub fn take_event(
        &mut self,
        source: impl Into<EventSource>,
        event: Event,
        place: Option<Span>,
    ) -> Result<(), Vec<Diagnostic>> {
        let source = source.into();
        let at = |problem| Diagnostic { span: place, ..Diagnostic::placeless(problem) };
        // They say why there are no results, too.
        faults(&event).into_iter().for_each(|problem| self.report(at(problem)));
        if event.elsewhere.is_none() && event.boards.iter().all(|board| board.lines.is_empty()) {
            let name = source.files.first().cloned().unwrap_or_default();
            return Err(vec![at(Problem::ImportEmpty { name })]);
        }
        let event = EventInForce::new(source, event);
        ProposedRuling::note(&event.proposed(false)).into_iter().for_each(|problem| self.report(at(problem)));
        let ended = self.scope.open_event(event);
        self.tell_ended("event", &ended);
        Ok(())
    }
}

impl crate::session::Scope {
    /// Puts an event and the rules of its file in force, except where the script has its own.
    fn open_event(&mut self, event: EventInForce) -> Vec<BoardFact> {
        let mut settings = self.settings().clone();
        settings.follow_file(&event.rules().conventions);
        self.set_settings(settings);
        let mut ended = self.set_event(Some(event));
        ended.extend(self.arrange_sections());
        ended
    }

    /// Compares the sections of the event in force as `set across` says; the facts of its board that end by that.
    pub(in crate::session) fn arrange_sections(&mut self) -> Vec<BoardFact> {
        let across = self.settings().conventions().across;
        let arranged = self.event().and_then(|event| event.arranged(across));
        arranged.map_or_else(Vec::new, |event| self.set_event(Some(event)))
    }

    /// The form of scoring of the event in force: the script's, else the file's, else the usual one for such events.
    #[must_use]
    pub fn event_scoring(&self) -> Option<Scoring> {
        let event = self.event()?;
        let usual = match (event.before().form, event.before().scoring) {
            (EventForm::Teams, _) => Scoring::Imps,
            (_, Some(Scoring::Imps)) => Scoring::CrossImps,
            _ => Scoring::Matchpoints,
        };
        let stated = self.known_situation().given_scoring();
        Some(stated.or(event.rules().scoring).unwrap_or(usual))
    }

    /// Returns true if neither the file nor the script states the form of scoring of the event in force.
    pub(in crate::session) fn event_scoring_is_assumed(&self) -> bool {
        self.known_situation().given_scoring().is_none() && self.event().is_some_and(|event| !event.scoring_is_known())
    }

    /// The assumption about the scoring of the event in force, if it has not been reported yet.
    pub(in crate::session) fn event_scoring_assumed(&self) -> Option<Problem> {
        let event = self.event().filter(|_| self.event_scoring_is_assumed())?;
        let scoring = self.event_scoring()?;
        event.report_assumption().then(|| assumed(event.before(), scoring))
    }

    /// The event in force, with the rulings that were given in it.
    pub(in crate::session) fn event_statement(&self) -> Stated {
        let statements = self.event().map(|_| self.event_statements().join("\n"));
        Stated::of(statements, "event")
    }

    /// The statements that would put the event in force with the rulings that were given in it.
    pub(in crate::session) fn event_statements(&self) -> Vec<String> {
        let Some(event) = self.event() else { return Vec::new() };
        let files: Vec<String> = event.files().iter().map(|file| format!(" \"{file}\"")).collect();
        let mut rendered = vec![format!("event{}", files.concat())];
        rendered.extend(event.carried_statements().map(str::to_owned));
        let mut board = None;
        for given in event.rulings() {
            if board != Some(given.board) {
                let number = event.before().boards.get(given.board).and_then(|board| board.board.number);
                rendered.extend(number.map(|number| format!("board {number}")));
                board = Some(given.board);
            }
            if !given.penalties.is_empty() {
                let place = event
                    .before()
                    .boards
                    .get(given.board)
                    .and_then(|board| Some((board, board.lines.get(given.line)?)));
                rendered
                    .extend(place.map(|(board, line)| format!("at {}", table_written(event.before(), board, line))));
                rendered.extend(given.penalties.iter().map(penalty_statement));
            }
            rendered.extend(given.written.clone());
        }
        rendered
    }

    /// The event in force in a few figures.
    pub(in crate::session) fn event_in_figures(&self) -> Option<InForce> {
        Some(InForce::Event(Box::new(self.event_figures(self.event()?))))
    }

    /// An event in a few figures.
    pub(in crate::session) fn event_figures(&self, in_force: &EventInForce) -> EventFigures {
        let event = in_force.before();
        let contestants = event.contestants.iter().filter(|contestant| !contestant.phantom).count();
        let (boards, results) = event.elsewhere.as_ref().map_or((0, 0), |known| (known.boards, known.results));
        let is_result = |line: &&Line| !matches!(line.result, LineResult::SitOut | LineResult::NotPlayed);
        let own = event.boards.iter().map(|board| {
            let lines = board.lines.iter().filter(is_result).count();
            lines.saturating_add(board.beside())
        });
        let read: usize = own.sum();
        EventFigures {
            name: event.name.clone(),
            format: event.format,
            program: event.program.clone(),
            boards: event.boards.len().saturating_add(boards),
            results: read.saturating_add(results),
            contestants,
            teams: event.form == EventForm::Teams,
            scoring: self.event_scoring().unwrap_or(Scoring::Matchpoints),
            assumed: self.event_scoring_is_assumed(),
            settings: chosen_settings(in_force.rules())
                .iter()
                .map(|one| format!("{} {}", one.setting, one.value))
                .collect(),
        }
    }
}

/// The assumption about the scoring of an event that does not state it.
#[must_use]
pub fn assumed(event: &Event, scoring: Scoring) -> Problem {
    let is_in_imps = scoring == Scoring::CrossImps || scoring == Scoring::Butler;
    match event.form {
        EventForm::Pairs | EventForm::Individual if is_in_imps => Problem::ImpsAssumed { scoring: scoring.name() },
        _ => Problem::ScoringAssumed { scoring: scoring.name() },
    }
}

/// The faults in the file of an event: the first of each kind, with the number of others.
#[must_use]
pub fn faults(event: &Event) -> Vec<Problem> {
    let mut kinds: Vec<(Discriminant<FaultKind>, &Fault, usize)> = Vec::new();
    for fault in &event.faults {
        let kind = discriminant(&fault.kind);
        match kinds.iter_mut().find(|(known, ..)| *known == kind) {
            Some((.., more)) => *more = more.saturating_add(1),
            None => kinds.push((kind, fault, 0)),
        }
    }
    kinds.into_iter().map(|(_, fault, more)| problem(fault.clone(), more)).collect()
}

/// Why nothing of a file can be used.
#[must_use]
pub fn refused(Fault { kind, place }: Fault) -> Problem {
    match kind {
        FaultKind::Damaged(reason) => Problem::ImportBroken { place, reason },
        FaultKind::Encrypted => Problem::ImportLocked { place },
        FaultKind::Encoding { encoding } => Problem::ImportIllegible { place, encoding },
        FaultKind::Missing { what } => Problem::ImportLacking { place, what },
        FaultKind::NotRead { what } => Problem::ImportUnsupported { place, what },
        FaultKind::Value { what, found } => Problem::ImportBroken { place, reason: format!("{what} `{found}`") },
        kind => problem(Fault { kind, place }, 0),
    }
}

/// The problem for a fault at a place, and the number of others.
fn problem(Fault { kind, place }: Fault, count: usize) -> Problem {
    match kind {
        FaultKind::UnknownFormat => Problem::ImportFormat { place },
        FaultKind::Foreign { origin } => Problem::ImportForeign { place, origin },
        FaultKind::Unreadable(reason) => Problem::ImportUnreadable { place, reason },
        FaultKind::TooLarge { limit } => Problem::ImportTooLarge { place, megabytes: limit >> 20 },
        FaultKind::TooMany { limit } => Problem::ImportTooMany { place, files: limit },
        FaultKind::TooManyRows { limit } => Problem::ImportTooManyRows { place, rows: limit },
        FaultKind::NotBuilt { feature } => Problem::ImportNotBuilt { place, feature },
        FaultKind::TooDeep => Problem::ImportTooDeep { place },
        FaultKind::Damaged(reason) => Problem::ImportDamaged { place, reason, count },
        FaultKind::Encoding { encoding } => Problem::ImportEncoding { place, encoding, count },
        FaultKind::Missing { what } => Problem::ImportMissing { place, what, count },
        FaultKind::Value { what, found } => Problem::ImportValue { place, what, found, count },
        FaultKind::SuitLetter { what } => Problem::ImportSuitLetter { place, what, count },
        FaultKind::NotRead { what } => Problem::ImportNotRead { place, what, count },
        FaultKind::PlaysTwice { pair } => Problem::ImportPlaysTwice { place, pair, count },
        FaultKind::ColumnsNotRead { columns } => Problem::ImportColumns { place, columns },
        FaultKind::Unheaded { found } => Problem::ImportUnheaded { place, found, count },
        FaultKind::FileNotRead { format } => Problem::ImportFileBeside { place, format, count },
        FaultKind::Twice => Problem::ImportTwice { place, count },
        FaultKind::ImpossibleScore { score } => Problem::ImportImpossible { place, score, count },
        FaultKind::ScoreDiffers { computed, printed } => Problem::ImportDiffers { place, computed, printed, count },
        FaultKind::Encrypted => Problem::ImportEncrypted { place, count },
        FaultKind::RowLost => Problem::ImportRow { place, count },
    }
}
