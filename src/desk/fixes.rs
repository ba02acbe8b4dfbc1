//! Fixes of a script.

use super::evaluate::NAME;
use super::limits::RequestLimits;
use super::request::Fixes;
use super::{Answer, Desk, Reply, locale};
use crate::analysis::{Limited, Places, SourceText, corrections, mendings};
use crate::messages;
use serde::Serialize;
use std::ops::Range;
use std::rc::Rc;

/// Fixes that are looked for: each takes some runs of the script.
const MOST: usize = 20;

/// The answer.
#[derive(Debug, Serialize)]
struct Mended {
    fixes: Vec<Fix>,
}

/// A change that mends something.
#[derive(Debug, Serialize)]
struct Fix {
    title: String,
    start: usize,
    end: usize,
    text: String,
}

impl Desk {
    pub(super) fn fixes(&mut self, asked: &Fixes) -> Answer {
        let (locale, script) = (locale(&asked.language)?, asked.script.as_str());
        let name = asked.name.as_deref().unwrap_or(NAME);
        let limits = RequestLimits { script, limit_ms: asked.limit_ms, limit_mb: asked.limit_mb };
        let budget = self.budget(limits)?;
        let analysis = Rc::clone(&self.analyse(script, name, locale, &mut Limited(budget.clone())).analysis);
        if analysis.is_cut_short {
            self.known = None;
            return Err(limits.stopped());
        }
        let places = Places::utf16(script);
        let within = places.byte(asked.start.unwrap_or(0))..places.byte(asked.end.unwrap_or(usize::MAX));
        let touches = |place: &Range<usize>| place.start <= within.end && within.start <= place.end;
        let fix = |title: String, place: &Range<usize>, text: String| {
            let (start, end) = places.range(place);
            Fix { title, start, end, text }
        };
        let written = SourceText { name, text: script, scripts: script, statements: &[] };
        let own = analysis.remarks().filter(|remark| remark.included.is_none() && touches(&remark.place()));
        let mended = own.flat_map(|remark| mendings(written, &analysis, remark));
        let mended = mended.map(|found| fix(found.title(locale).to_string(), &found.place, found.text));
        let failed = analysis.results().filter(|found| touches(&found.place()));
        let failed = failed.flat_map(|found| corrections(script, &analysis, found));
        let corrected = failed.map(|(place, figure)| fix(messages::editor_correct(locale).to_string(), &place, figure));
        let fixes = mended.chain(corrected).take_while(|_| !budget.is_stopped()).take(MOST).collect();
        if asked.limit_mb.is_some() {
            self.known = None;
        }
        if budget.is_stopped() {
            return Err(limits.stopped());
        }
        Ok(Reply::of(&Mended { fixes }))
    }
}
