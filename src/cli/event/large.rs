//! Tables of very many results: ranked from their columns, in a fraction of the time and memory that every line by itself
//! takes.

use crate::diagnostic::Problem;
use crate::events::readers::ReadOptions;
use crate::events::scoring::Rules;
use crate::events::source::NamedBytes;
use crate::session::{EventFigures, Outcome, OutcomeKind, Ranking, Settings, assumed};
use crate::source::Span;
use crate::syntax::tree::Standings;
use redress_columns::{RankedTable, ranked_table};
use std::rc::Rc;

/// From so many bytes on a table is large: some fifty thousand rows.
const LARGE: usize = 1 << 20;

/// The ranking of a large table, and the remarks before it; `None` for any other file, which is read line by line.
pub(super) fn ranked(parts: &[NamedBytes], columns: &[(String, String)]) -> Option<(Vec<Problem>, Outcome)> {
    let [file] = parts else { return None };
    if file.bytes.len() < LARGE {
        return None;
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let options = ReadOptions::with_columns(columns.to_vec());
    let RankedTable { event, scored, boards, results, impossible } = ranked_table(file, &options, threads)?;
    let scoring = scored.scoring;
    let figures = EventFigures {
        name: event.name.clone(),
        format: event.format,
        program: event.program.clone(),
        boards,
        results,
        contestants: event.contestants.len(),
        teams: false,
        scoring: scored.scoring,
        // A plain table has scores alone.
        assumed: true,
        settings: Vec::new(),
    };
    let impossible = impossible.map(|(place, score, count)| Problem::ImportImpossible {
        place,
        score,
        count: count.saturating_sub(1),
    });
    let problems = impossible.into_iter().chain([assumed(&event, scored.scoring)]).collect();
    let event = Rc::new(event);
    let ranking = Ranking {
        of: Standings::After,
        read: event.clone(),
        start: event.clone(),
        event,
        unit: scored.scoring.unit(),
        scored: Rc::new(scored),
        before: None,
        section: None,
        named: Vec::new(),
        names: false,
        rulings: 0,
        proposed: Vec::new(),
        figures: Some(figures),
        settings: Settings::default(),
        rules: Rules::new(Some(scoring)),
    };
    let kind = OutcomeKind::Ranking(Box::new(ranking));
    let file = "<event>".to_owned();
    Some((problems, Outcome { case: None, file, line: 1, span: Span::default(), locale: None, kind }))
}
