//! Tables of very many results: scored from their columns, in a fraction of the time and memory that every line by itself
//! takes; the boards with rulings are read line by line.

use crate::diagnostic::Problem;
use crate::events::model::{Event, LineAt};
use crate::events::readers::ReadOptions;
use crate::events::source::{NamedBytes, open};
use crate::scoring::Scoring;
use crate::session::table_named;
use crate::source::{Source, Sources};
use crate::syntax::statements;
use crate::syntax::tree::StatementKind;
use redress_columns::{LargeEvent, large_event};
use std::collections::HashMap;

/// From so many bytes on a table is large: some fifty thousand rows.
const LARGE: usize = 1 << 20;

/// The event of a large table and what is to be said of it, for the rulings of a script. `None` for any other file, which
/// is read line by line, and where the script does more than give results at tables.
pub(super) fn event(
    parts: &[NamedBytes],
    columns: &[(String, String)],
    script: Option<&str>,
) -> Option<(Event, Option<Problem>)> {
    let opened = open(parts).ok().filter(|opened| opened.faults.is_empty())?;
    let [file] = &*opened.files else { return None };
    if file.bytes.len() < LARGE {
        return None;
    }
    let ruled = script.map_or_else(|| Some(HashMap::new()), ruled_tables)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let options = ReadOptions::with_columns(columns.to_vec());
    let LargeEvent { event, impossible } = large_event(file, &options, threads, &ruled)?;
    let impossible = impossible.map(|(place, score, count)| Problem::ImportImpossible {
        place,
        score,
        count: count.saturating_sub(1),
    });
    Some((event, impossible))
}

/// The tables that a script rules at, by their boards; `None` if it has other statements than boards, rulings at their
/// tables, and matchpoints as the form of scoring.
fn ruled_tables(script: &str) -> Option<HashMap<u32, Vec<LineAt>>> {
    let mut ruled: HashMap<u32, Vec<LineAt>> = HashMap::new();
    let mut board = None;
    let file = Sources::default().add(Source::new("", script));
    for chunk in statements(file, script) {
        if !chunk.problems.is_empty() {
            return None;
        }
        for statement in chunk.statements {
            match statement.kind {
                StatementKind::Board { number: Some(number), .. } => {
                    ruled.entry(number.node).or_default();
                    board = Some(number.node);
                }
                StatementKind::At(at) if at.ruling.is_some() => {
                    ruled.entry(board?).or_default().push(table_named(&at)?)
                }
                StatementKind::Scoring(form) if form.node == Scoring::Matchpoints.name() => {}
                _ => return None,
            }
        }
    }
    Some(ruled)
}
