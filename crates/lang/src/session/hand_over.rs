//! Handing rulings over: `sheet`, and a sheet of every case that has a ruling.

use super::queries::OutcomeKind;
use super::scope::Scope;
use super::{Flow, Session};
use crate::source::Span;
use crate::syntax::tree;

/// The form in which every case with a ruling is printed.
#[derive(Debug, Clone, Default)]
pub struct HandOver {
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
    }

    /// `sheet "Club pairs" appeal 20`
    pub(super) fn sheet(&mut self, written: &tree::Sheet, span: Span) -> Flow {
        let mut sheet = self.scope.sheet(written, span)?;
        if sheet.ruled.is_none() {
            // The answer to a question decides as a ruling does.
            sheet.incidents = self.decided_in(&self.scope);
        }
        sheet.case = (!self.cases.is_empty()).then(|| self.cases.join(" / "));
        match self.asking.last_mut() {
            Some(case) => case.is_handed_over = true,
            None => self.is_handed_over = true,
        }
        if let Some(how) = &self.handing_over {
            sheet.event = sheet.event.or_else(|| how.event.clone());
            sheet.session = sheet.session.or_else(|| how.session.clone());
            (sheet.date, sheet.director) = (how.date.clone(), how.director.clone());
            if let (true, Some(minutes)) = (sheet.appeal_by_law, how.appeal) {
                (sheet.appeal, sheet.appeal_by_law) = (minutes, false);
            }
        }
        self.yield_outcome(span, OutcomeKind::Sheet(Box::new(sheet)));
        Ok(())
    }

    /// Sheets at the end of a case or a text, one for each ruling, where there is none yet.
    pub(super) fn hand_over_end(&mut self, outside: &Scope, span: Span) -> Flow {
        let is_done = self.asking.last().map_or(self.is_handed_over, |case| case.is_handed_over);
        if self.handing_over.is_none() || is_done || !self.scope.rules_beyond(outside) {
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
        let after = std::mem::replace(&mut self.scope, before.clone());
        let outside = self.outside.last().cloned().unwrap_or_default();
        if let Err(problems) = self.hand_over_end(&outside, span) {
            problems.into_iter().for_each(|problem| self.report(problem));
        }
        self.scope = after;
        match self.asking.last_mut() {
            Some(case) => case.is_handed_over = false,
            None => self.is_handed_over = false,
        }
    }
}
