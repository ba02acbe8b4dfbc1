//! `sheet`: a ruling with what it rests on, for the players and the appeals committee.

use super::super::Conditions;
use super::super::eval_error::EvalError;
use super::super::event_in_force::EventInForce;
use super::super::evidence_found::EvidenceFound;
use super::super::resolve::resolve;
use super::super::scope::Scope;
use super::super::verdict::Decided;
use super::breakdown::name_of;
use super::{Breakdown, ByItself, Depth};
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::model::CarriedPoints;
use crate::number::Exact;
use crate::procedure::Verdict;
use crate::ruling::Sides;
use crate::scoring::PenaltyUnit;
use crate::session::event_written::contestant_written;
use crate::source::Span;
use crate::syntax::{self, tree};
use std::rc::Rc;

/// A ruling to be handed over.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// The body that the ruling is given for.
    pub body: Option<String>,
    /// The event that the board was played in.
    pub event: Option<String>,
    /// The session, if it is known.
    pub session: Option<String>,
    /// The time of day, if the name of the case begins with it: `21:40`.
    pub time: Option<String>,
    /// The date of the ruling, if it is known.
    pub date: Option<String>,
    /// The name of the director, if it is known.
    pub director: Option<String>,
    /// The table of the event that the ruling is given at.
    pub table: Option<SheetTable>,
    /// The name of the case.
    pub case: Option<String>,
    /// The name of the ruling, where the board has others.
    pub name: Option<String>,
    /// Minutes in which the ruling can be appealed.
    pub appeal: u32,
    /// True if the appeal period is that of the Laws.
    pub appeal_by_law: bool,
    /// The facts that the ruling rests on.
    pub conditions: Conditions,
    /// The incidents in their order, with the verdict on each.
    pub incidents: Vec<Decided>,
    /// The evidence of the cards, if the director asked for it.
    pub evidence: Option<Box<EvidenceFound>>,
    /// The ruling; `None` if an incident leads to none yet.
    pub ruled: Option<Ruled>,
    /// The penalty of a pair or a team beside its boards; there is no ruling of a table then.
    pub fined: Option<Fine>,
    /// True if a later ruling at the same table of the event replaces it.
    pub is_replaced: bool,
    /// The facts that its score follows from, at a table of an event.
    pub(in super::super) basis: Option<Box<SheetBasis>>,
}

/// A penalty of a pair or a team beside its boards (Law 90).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fine {
    /// The pair or team, as it is written: `NS 4`, `section B 3`.
    pub contestant: String,
    /// The statement.
    pub statement: String,
    /// The amount; a share is of the top of a board, of 1.
    pub amount: Exact,
    /// Its unit.
    pub unit: PenaltyUnit,
}

/// The facts of a sheet at a table of an event, whose score other rulings of the event may change.
#[derive(Debug, Clone)]
pub(in super::super) struct SheetBasis {
    pub scope: Scope,
    pub ruling: Option<tree::Ruling>,
}

/// A table of an event, by what its file says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetTable {
    /// The section, where the event has several.
    pub section: Option<String>,
    /// The name of the table, if it has one.
    pub table: Option<String>,
    /// The numbers of those who sat there.
    pub contestants: Sides<String>,
    /// The names of those who sat there; none where the file has none.
    pub names: Sides<Vec<String>>,
}

/// The ruling of a sheet.
#[derive(Debug, Clone)]
pub enum Ruled {
    /// It is scored; beside it the result obtained, where that is known.
    Scored(Box<Breakdown>, Option<Box<Breakdown>>),
    /// There is nothing to compare it with.
    ByItself(Box<ByItself>),
}

impl Sheet {
    /// Takes the cases around it, the outermost first: their names, and the time of day that the innermost begins with.
    pub(in super::super) fn take_cases(&mut self, cases: &[String]) {
        let Some((own, around)) = cases.split_last() else { return };
        let (time, name) = time_of(own).map_or((None, own.as_str()), |(time, name)| (Some(time.to_owned()), name));
        let names = around.iter().map(String::as_str).chain([name]).filter(|name| !name.is_empty());
        let names = names.collect::<Vec<_>>().join(" / ");
        (self.time, self.case) = (time, (!names.is_empty()).then_some(names));
    }

    /// Returns true if questions of an incident are still unanswered, so that there is nothing to sign yet.
    #[must_use]
    pub fn is_open(&self) -> bool {
        let has_happened = |name: &str| self.incidents.iter().any(|decided| decided.incident.procedure.name == name);
        let is_open = |decided: &Decided| {
            let course = &decided.incident.in_force.course;
            // Without an open question another procedure decides.
            let decides = course.open.is_empty() && course.also.is_some_and(has_happened);
            decided.decision.verdict == Verdict::Incomplete && !decides
        };
        self.incidents.iter().any(is_open)
    }
}

impl EventInForce {
    /// The table in question.
    fn table_of_sheet(&self) -> Option<SheetTable> {
        let (event, at) = (self.after(), self.at()?);
        let board = event.boards.get(at.board)?;
        let line = board.lines.get(at.line?)?;
        let contestant = |side| event.contestant(line.by(side));
        let number = |side| contestant(side).map(|one| one.number.clone()).unwrap_or_default();
        let names = |side| contestant(side).map(|one| one.names.clone()).unwrap_or_default();
        Some(SheetTable {
            section: event.section_of(board, line).map(|section| section.to_string()),
            table: line.table.as_deref().map(str::to_owned),
            contestants: Sides::of(number),
            names: Sides::of(names),
        })
    }

    /// The session of the board in question.
    fn session_of_sheet(&self) -> Option<String> {
        let board = self.after().boards.get(self.at()?.board)?;
        board.session.as_deref().map(str::to_owned)
    }

    fn date_of_sheet(&self) -> Option<String> {
        self.after().date().map(str::to_owned)
    }
}

impl Scope {
    /// A ruling, without one that of the board, with what is in force there.
    ///
    /// # Errors
    /// If there is neither an incident nor a ruling, or one of several is meant, or the ruling has no score.
    pub(in super::super) fn sheet(&self, written: &tree::Sheet, place: Span) -> Result<Sheet, Vec<Diagnostic>> {
        let all = self.rulings_of_board();
        let ruling = match (&written.ruling, all.as_slice()) {
            (Some(ruling), _) => Some(ruling),
            (None, []) => self.score_with_penalties(),
            (None, [one]) => Some(one.as_ref()),
            (None, several) => {
                let rulings = several.iter().map(|ruling| written_ruling(ruling)).collect();
                return Err(vec![Diagnostic::at(place, Problem::SheetWhich { rulings })]);
            }
        };
        if self.incidents().is_empty() && ruling.is_none() {
            return Err(vec![Diagnostic::at(place, Problem::SheetEmpty)]);
        }
        let name = ruling.filter(|_| all.len() > 1).and_then(name_of);
        let ruled = ruling.map(|ruling| self.ruled(ruling)).transpose()?;
        let obtained = self.plain_ruling(self.obtained())?;
        Ok(Sheet {
            body: None,
            time: None,
            event: written
                .event
                .as_ref()
                .map(|event| event.node.clone())
                .or_else(|| self.event()?.after().name.clone()),
            session: self.event().and_then(EventInForce::session_of_sheet),
            date: self.event().and_then(EventInForce::date_of_sheet),
            director: None,
            table: self.event().and_then(EventInForce::table_of_sheet),
            case: None,
            name,
            appeal: written.appeal.unwrap_or(syntax::APPEAL_MINUTES),
            appeal_by_law: written.appeal.is_none(),
            conditions: Conditions { obtained, ..self.conditions() },
            incidents: match &ruled {
                Some(Ruled::Scored(breakdown, _)) => breakdown.decided.clone(),
                Some(Ruled::ByItself(_)) | None => self.decided(None),
            },
            evidence: self.cards_in_evidence().cloned().map(Box::new),
            ruled,
            fined: None,
            is_replaced: false,
            basis: SheetBasis::of(self, ruling),
        })
    }

    /// The sheets of the penalties of pairs or teams that the event in force has by statements, in their order.
    pub(in super::super) fn sheets_of_fines(&self) -> Vec<Sheet> {
        let Some(event) = self.event() else { return Vec::new() };
        let unit = PenaltyUnit::Points(self.event_rules(event).result_unit(self.scoring()));
        let of_fine = |(points, statement): (&CarriedPoints, &str)| {
            let who = event.after().contestant(points.contestant)?;
            let fine = Fine {
                contestant: contestant_written(who),
                statement: statement.to_owned(),
                amount: points.amount.clone(),
                unit: points.unit.unwrap_or(unit),
            };
            Some(Sheet {
                body: None,
                event: event.after().name.clone(),
                session: None,
                time: None,
                date: event.date_of_sheet(),
                director: None,
                table: None,
                case: None,
                name: None,
                appeal: syntax::APPEAL_MINUTES,
                appeal_by_law: true,
                conditions: Self::new().conditions(),
                incidents: Vec::new(),
                evidence: None,
                ruled: None,
                fined: Some(fine),
                is_replaced: false,
                basis: None,
            })
        };
        event.fines().filter_map(of_fine).collect()
    }

    /// The score that stays at a table of the event where there are penalties and no ruling.
    fn score_with_penalties(&self) -> Option<&tree::Ruling> {
        self.obtained().filter(|_| self.incidents().is_empty() && self.is_penalised())
    }

    /// The different rulings of the board, in their order: those that were given, and what the Laws fix where that came last.
    fn rulings_of_board(&self) -> Vec<Rc<tree::Ruling>> {
        let fixed = self.named("ans").filter(|answer| self.is_fixed(answer));
        self.different(self.given().iter().chain(fixed))
    }

    /// Rulings without those that are another once more.
    pub(in super::super) fn different<'a>(
        &self,
        rulings: impl IntoIterator<Item = &'a Rc<tree::Ruling>>,
    ) -> Vec<Rc<tree::Ruling>> {
        let group = |ruling: &tree::Ruling| ruling.group.as_ref().map(|group| group.node.to_lowercase());
        let candidates = |ruling: &tree::Ruling| resolve(ruling, self).ok().map(|found| (found, group(ruling)));
        let mut known = Vec::new();
        let mut all = Vec::new();
        for ruling in rulings {
            let candidates = candidates(ruling);
            if !known.contains(&candidates) {
                known.push(candidates);
                all.push(ruling.clone());
            }
        }
        all
    }

    pub(in super::super) fn ruled(&self, answer: &tree::Ruling) -> Result<Ruled, Vec<Diagnostic>> {
        match self.breakdown(answer, Depth::Field) {
            Ok(breakdown) => {
                let obtained = self.obtained().map(|obtained| self.breakdown_of_obtained(obtained));
                Ok(Ruled::Scored(Box::new(breakdown), obtained.and_then(Result::ok).map(Box::new)))
            }
            Err(problems) => self.by_itself(answer, problems).map(|found| Ruled::ByItself(Box::new(found))),
        }
    }

    /// The breakdown of the score obtained, without the rules on weights and before any penalty.
    fn breakdown_of_obtained(&self, obtained: &tree::Ruling) -> Result<Breakdown, EvalError> {
        let mut scope = self.clone();
        scope.forget_incidents();
        Ok(scope.resolved(obtained)?.before_penalties().breakdown(Depth::Ruling)?)
    }
}

/// `21:40, board 7` as the time of day and the rest.
fn time_of(name: &str) -> Option<(&str, &str)> {
    let end = name.find(|c: char| !(c.is_ascii_digit() || c == ':')).unwrap_or(name.len());
    let (time, rest) = name.split_at_checked(end)?;
    let (hours, minutes) = time.split_once(':')?;
    let is_below = |text: &str, most: u8| text.len() == 2 && text.parse::<u8>().is_ok_and(|number| number < most);
    let is_time = is_below(hours, 24) && is_below(minutes, 60);
    is_time.then(|| (time, rest.trim_start_matches([' ', ',', '.', '-', '–', '—'])))
}

/// A ruling as it is written in a script.
fn written_ruling(ruling: &tree::Ruling) -> String {
    syntax::statement(&tree::StatementKind::Ruling(ruling.clone()))
}
