//! What would mend a script.

use super::evaluate::NAME;
use super::places::Places;
use super::request::Fixes;
use super::{Answer, Desk, Reply, locale};
use crate::analysis::{Analysis, Part, Unwatched, Written, corrections, mendings};
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
        let analysis = Rc::clone(&self.analysed(script, name, locale, None).analysis);
        let places = Places::of(script);
        let within = places.byte(asked.start.unwrap_or(0))..places.byte(asked.end.unwrap_or(usize::MAX));
        let touches = |place: &Range<usize>| place.start <= within.end && within.start <= place.end;
        let fix = |title: String, place: &Range<usize>, text: String| {
            let (start, end) = places.range(place);
            Fix { title, start, end, text }
        };
        let files = &self.files;
        let run = |text: &str| {
            let written = Written { name, text, scripts: text, parts: &[Part::of_script(text)] };
            Analysis::of(written, files, &mut Unwatched)
        };
        let parts = [Part::of_script(script)];
        let written = Written { name, text: script, scripts: script, parts: &parts };
        let own = analysis.remarks().filter(|remark| remark.included.is_none() && touches(&remark.place()));
        let mended = own.flat_map(|remark| mendings(written, &analysis, remark, locale, files, run));
        let mended = mended.map(|found| fix(found.title(locale).to_string(), &found.place, found.text));
        let failed = analysis.results().filter(|found| touches(&found.place()));
        let failed = failed.flat_map(|found| corrections(script, &analysis, found));
        let corrected = failed.map(|(place, figure)| fix(messages::editor_correct(locale).to_string(), &place, figure));
        Ok(Reply::of(&Mended { fixes: mended.chain(corrected).take(MOST).collect() }))
    }
}
