//! Tables of very many results: scored from their columns, in a fraction of the time and memory that every line by itself
//! takes; the boards with rulings are read line by line.

use crate::diagnostic::Problem;
use crate::events::model::Event;
use crate::events::readers::ReadOptions;
use crate::events::source::{NamedBytes, open};
use crate::source::{Source, Sources};
use crate::syntax::statements;
use crate::syntax::tree::StatementKind;
use redress_columns::{LargeEvent, large_event};
use std::collections::HashSet;

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
    let boards = script.map_or_else(|| Some(HashSet::new()), ruled_boards)?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let options = ReadOptions::with_columns(columns.to_vec());
    let LargeEvent { event, impossible } = large_event(file, &options, threads, &boards)?;
    let impossible = impossible.map(|(place, score, count)| Problem::ImportImpossible {
        place,
        score,
        count: count.saturating_sub(1),
    });
    Some((event, impossible))
}

/// The numbers of the boards of a script that has nothing but boards and rulings at their tables.
fn ruled_boards(script: &str) -> Option<HashSet<u32>> {
    let mut boards = HashSet::new();
    let file = Sources::default().add(Source::new("", script));
    for chunk in statements(file, script) {
        if !chunk.problems.is_empty() {
            return None;
        }
        for statement in chunk.statements {
            match statement.kind {
                StatementKind::Board { number: Some(number), .. } => {
                    boards.insert(number.node);
                }
                StatementKind::At(at) if at.ruling.is_some() => {}
                _ => return None,
            }
        }
    }
    Some(boards)
}
