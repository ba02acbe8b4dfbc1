//! Tables of very many results: scored from their columns, in a fraction of the time and memory that every line by itself
//! takes; the boards with rulings are read line by line.

use super::{Parts, loaded};
use crate::diagnostic::Problem;
use crate::events::model::{CarriedKind, Event};
use crate::events::readers::ReadOptions;
use crate::events::scoring::Rules;
use crate::events::source::{NamedBytes, open};
use crate::scoring::{Preset, Scoring};
use crate::session::{Settings, table_named};
use crate::source::{Source, Sources};
use crate::syntax::statements;
use crate::syntax::tree::{StatementKind, Unit};
use redress_columns::{Input, LargeEvent, RuledTables, large_event};
use std::fs::{File, Metadata};
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// From so many bytes on a table is large: some fifty thousand rows.
const LARGE: u64 = 1 << 20;

/// The event of a large table and what is to be said of it.
type Large = (Event, Option<Problem>);

/// Large tables as they are read for the rulings of a script.
pub(super) struct LargeTables {
    options: ReadOptions,
    threads: usize,
    ruled: RuledTables,
}

impl LargeTables {
    /// `None` where the script does more than give results at tables.
    pub(super) fn new(columns: &[(String, String)], script: Option<&str>) -> Option<Self> {
        let ruled = script.map_or_else(|| Some(RuledTables::default()), ruled_tables)?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Some(Self { options: ReadOptions::with_columns(columns.to_vec()), threads, ruled })
    }

    /// The event of a large table; `None` for any other file, which is read line by line. Bytes are loaded where they are
    /// needed as a whole.
    pub(super) fn read(&self, files: &[PathBuf], parts: &mut Parts) -> Option<Large> {
        let streamed = match files {
            [path] if parts.is_none() => self.of_file(path),
            _ => None,
        };
        streamed.or_else(|| self.of_parts(parts.get_or_insert_with(|| loaded(files)).as_ref().ok()?))
    }

    /// The event of a plain file, or one packed by gzip, without the whole of it in memory; `None` if it changes meanwhile.
    fn of_file(&self, path: &Path) -> Option<Large> {
        // A pipe would be emptied.
        std::fs::metadata(path).ok().filter(Metadata::is_file)?;
        let file = File::open(path).ok()?;
        let stamp = || file.metadata().ok().map(|about| (about.len(), about.modified().ok()));
        let before = stamp()?;
        let open = || -> std::io::Result<Box<dyn Read + Send>> {
            let mut file = &file;
            file.rewind()?;
            Ok(Box::new(file))
        };
        let name = path.file_name()?.to_string_lossy();
        let large = self.of_input(&name.strip_suffix(".gz").unwrap_or(&name).into(), Input::Opened(&open))?;
        (stamp()? == before).then_some(large)
    }

    /// The event of bytes that are in memory, in an archive too.
    fn of_parts(&self, parts: &[NamedBytes]) -> Option<Large> {
        let opened = open(parts).ok().filter(|opened| opened.faults.is_empty())?;
        let [file] = &*opened.files else { return None };
        self.of_input(&file.name, Input::Bytes(&file.bytes))
    }

    fn of_input(&self, name: &Arc<str>, input: Input<'_>) -> Option<Large> {
        // Nothing is kept: after a large buffer was given back, the allocator keeps all that are smaller.
        if std::io::copy(&mut input.open().ok()?.take(LARGE), &mut std::io::sink()).ok()? < LARGE {
            return None;
        }
        let LargeEvent { event, impossible } = large_event(name, input, &self.options, self.threads, &self.ruled)?;
        let impossible = impossible.map(|(place, score, count)| Problem::ImportImpossible {
            place,
            score,
            count: count.saturating_sub(1),
        });
        Some((event, impossible))
    }
}

/// The tables that a script rules at, by their boards; `None` if it has other statements than boards, rulings and penalties
/// at their tables, points that pairs carry, and rules by which results still follow from sums.
fn ruled_tables(script: &str) -> Option<RuledTables> {
    let mut ruled = RuledTables::default();
    let mut board = None;
    let file = Sources::default().add(Source::new("", script));
    for chunk in statements(file, script) {
        if !chunk.problems.is_empty() {
            return None;
        }
        for statement in chunk.statements {
            match statement.kind {
                StatementKind::Board { number: Some(number), .. } => {
                    ruled.tables.entry(number.node).or_default();
                    board = Some(number.node);
                }
                StatementKind::At(at) if at.ruling.is_some() => {
                    ruled.tables.entry(board?).or_default().push(table_named(&at)?)
                }
                StatementKind::Penalty { .. } if board.is_some() => {}
                // A penalty of so many per cent needs the tops of the pair's boards.
                StatementKind::Carried(own) if own.kind == CarriedKind::Penalty && own.unit == Some(Unit::Percent) => {
                    return None;
                }
                StatementKind::Carried(_) => {}
                StatementKind::Scoring(form) if form.node == Scoring::Matchpoints.name() => {}
                kind if keeps_sums(&kind) => ruled.by_other_rules = true,
                _ => return None,
            }
        }
    }
    Some(ruled)
}

/// Returns true if a statement leaves results to sums of boards that are compared as the file has them.
fn keeps_sums(kind: &StatementKind) -> bool {
    let mut settings = Settings::default();
    match kind {
        StatementKind::Scoring(form) => return Scoring::named(&form.node).is_some_and(Scoring::is_of_field),
        StatementKind::Set { name, values } => {
            let values: Vec<&str> = values.iter().map(|value| value.node.as_str()).collect();
            if settings.set(&name.node, &values).is_err() {
                return false;
            }
        }
        StatementKind::Regulations(name) => match Preset::named(&name.node) {
            None if !name.node.eq_ignore_ascii_case("none") => return false,
            preset => settings.regulate(preset),
        },
        _ => return false,
    }
    Rules::rest_on_sums(settings.conventions())
}
