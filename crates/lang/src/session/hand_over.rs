//! Handing rulings over: `sheet`, and a sheet of every case that has a ruling.

use super::past_incident::PastIncident;
use super::queries::{OutcomeKind, Sheet};
use super::scope::Scope;
use super::{Flow, Session};
use crate::source::Span;
use crate::syntax::tree;
use std::rc::Rc;

/// The form in which every case with a ruling is printed.
#[derive(Debug, Clone, Default)]
pub struct HandOver {
    /// The body that the rulings are given for.
    pub body: Option<String>,
    /// The event, where a case does not name it.
    pub event: Option<String>,
    /// Minutes of the period of appeal, where a case does not say them.
    pub appeal: Option<u32>,
    /// The session, where the event's file does not name it.
    pub session: Option<String>,
    /// The date of the rulings.
    pub date: Option<String>,
    /// The director who gives them.
    pub director: Option<String>,
}

/// The rulings of a case or a text that are on sheets.
#[derive(Debug, Default)]
pub(super) struct HandedOver {
    /// True once its ruling has been printed.
    is_done: bool,
    /// The facts at the last sheet, which the next one goes beyond, and the number of sheets until then.
    last: Option<(Box<Scope>, usize)>,
}

impl Session<'_> {
    /// From now on every case with a ruling or an incident yields a sheet at its end, unless it has one of its own.
    pub fn hand_over_cases(&mut self, how: HandOver) {
        self.handing_over = Some(how);
    }

    /// The same for the rulings outside any case, at the end of the text.
    pub fn hand_over_rest(&mut self) {
        if let Err(problems) = self.hand_over_end(&Scope::new(), Span::default()) {
            problems.into_iter().for_each(|problem| self.report(problem));
        }
        for mut sheet in self.scope.sheets_of_fines() {
            self.head(&mut sheet);
            self.yield_outcome(Span::default(), OutcomeKind::Sheet(Box::new(sheet)));
        }
    }

    /// Puts what is known of the evening on a sheet.
    fn head(&self, sheet: &mut Sheet) {
        let Some(how) = &self.handing_over else { return };
        sheet.event = sheet.event.take().or_else(|| how.event.clone());
        sheet.session = sheet.session.take().or_else(|| how.session.clone());
        sheet.body.clone_from(&how.body);
        sheet.date = how.date.clone().or_else(|| sheet.date.take());
        sheet.director.clone_from(&how.director);
        if let (true, Some(minutes)) = (sheet.appeal_by_law, how.appeal) {
            (sheet.appeal, sheet.appeal_by_law) = (minutes, false);
        }
    }

    /// `sheet "Club pairs" appeal 20`
    pub(super) fn sheet(&mut self, written: &tree::Sheet, span: Span) -> Flow {
        let mut sheet = self.scope.sheet(written, span)?;
        if sheet.ruled.is_none() {
            // The answer to a question decides as a ruling does.
            sheet.incidents = self.decided_in(&self.scope);
        }
        sheet.take_cases(&self.cases);
        if !self.cases.is_empty() {
            // A ruling of a case is in no event behind it.
            sheet.basis = None;
        }
        let handed = self.handed();
        handed.is_done = true;
        if let Some((last, sheets)) = &handed.last {
            let is_new = |one: &Rc<PastIncident>| !last.incidents().iter().any(|known| Rc::ptr_eq(one, known));
            sheet.incidents.retain(|decided| is_new(&decided.incident));
            sheet.name = sheet.name.or_else(|| Some(sheets.saturating_add(1).to_string()));
        }
        self.head(&mut sheet);
        self.yield_outcome(span, OutcomeKind::Sheet(Box::new(sheet)));
        Ok(())
    }

    /// The rulings of the case that is run, or of the text, that are on sheets.
    fn handed(&mut self) -> &mut HandedOver {
        match self.asking.last_mut() {
            Some(case) => &mut case.handed,
            None => &mut self.handed,
        }
    }

    /// Sheets at the end of a case or a text, one for each ruling, where there is none yet.
    pub(super) fn hand_over_end(&mut self, outside: &Scope, span: Span) -> Flow {
        let HandedOver { is_done, last } = self.handed();
        let outside = &last.as_ref().map_or_else(|| outside.clone(), |(last, _)| Scope::clone(last));
        if *is_done || self.handing_over.is_none() || !self.scope.rules_beyond(outside) {
            return Ok(());
        }
        let rulings = self.scope.different(self.scope.given_beyond(outside));
        if rulings.is_empty() {
            return self.sheet(&tree::Sheet::default(), span);
        }
        for ruling in rulings {
            self.sheet(&tree::Sheet { ruling: Some(tree::Ruling::clone(&ruling)), ..tree::Sheet::default() }, span)?;
        }
        Ok(())
    }

    /// The same where a statement has begun another board; `before` is what was in force before it.
    pub(super) fn hand_over_board(&mut self, before: &Scope, span: Span) {
        if self.handing_over.is_none() || self.scope.goes_on_from(before) {
            return;
        }
        self.hand_over_at(before, span);
        *self.handed() = HandedOver::default();
    }

    /// The same where an incident is stated anew with other answers: each is a ruling of its own.
    pub(super) fn hand_over_restated(&mut self, before: &Scope, incident: &PastIncident, span: Span) {
        let is_same = |one: &Rc<PastIncident>| one.procedure.name == incident.procedure.name && one.by == incident.by;
        let handed = self.handed();
        let known = handed.last.as_ref().map_or(0, |(last, _)| last.incidents().len());
        if handed.is_done || !before.incidents().iter().skip(known).any(is_same) {
            return;
        }
        let sheets = handed.last.as_ref().map_or(1, |(_, sheets)| sheets.saturating_add(1));
        self.hand_over_at(before, span);
        *self.handed() = HandedOver { is_done: false, last: Some((Box::new(before.clone()), sheets)) };
    }

    /// Sheets of the facts before a statement.
    fn hand_over_at(&mut self, before: &Scope, span: Span) {
        let after = std::mem::replace(&mut self.scope, before.clone());
        let outside = self.outside.last().cloned().unwrap_or_default();
        if let Err(problems) = self.hand_over_end(&outside, span) {
            problems.into_iter().for_each(|problem| self.report(problem));
        }
        self.scope = after;
    }
}
