//! Reads parts of a file in parallel.
//!
//! A part ends with a line. After a quotation mark a line's end may belong to a field, so only a reader from the
//! beginning knows the end of a record: the parts end at the first quotation mark.

use super::layout::Layout;
use super::rows::{ReadRuling, Rows};
use super::sections::Sections;
use super::stream::Stream;
use redress_events::model::Fault;
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A part by its number.
type Part = (usize, Vec<u8>);

/// A part that was read, and its buffer to be filled again.
type Done = (usize, Rows, Vec<u8>);

/// Reads with so many threads until the stream ends or a quotation mark occurs; what follows is left in the stream.
///
/// # Errors
/// Bytes that cannot be read.
pub(super) fn read<R: Read>(
    stream: &mut Stream<R>,
    rows: &mut Rows,
    layout: &Layout,
    ruling: Option<ReadRuling<'_>>,
    threads: usize,
) -> Result<(), Fault> {
    let (give, parts) = sync_channel::<Part>(threads);
    let parts = Mutex::new(parts);
    let (done, results) = channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (parts, done) = (&parts, done.clone());
            scope.spawn(move || work(parts, &done, layout, ruling));
        }
        drop(done);
        let mut order = InOrder { rows, waiting: BTreeMap::new(), next: 0, buffers: Vec::new() };
        let mut number = 0;
        while let Some(length) = whole_lines(stream.bytes()) {
            let buffer = order.buffers.pop().unwrap_or_default();
            if give.send((number, stream.take(length, buffer))).is_err() {
                break;
            }
            number += 1;
            results.try_iter().for_each(|result| order.insert(result));
            stream.fill()?;
        }
        drop(give);
        results.iter().for_each(|result| order.insert(result));
        Ok(())
    })
}

/// Reads parts as they are given.
fn work(parts: &Mutex<Receiver<Part>>, done: &Sender<Done>, layout: &Layout, ruling: Option<ReadRuling<'_>>) {
    loop {
        let part = parts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, bytes)) = part else { return };
        let mut rows = Rows::default();
        rows.read(&bytes, layout, ruling, true);
        if done.send((number, rows, bytes)).is_err() {
            return;
        }
    }
}

/// The number of bytes of a file in memory that a thread reads at a time.
const PIECE: usize = 8 << 20;

/// Reads whole lines of a file in memory, as far as there is no quotation mark: the bytes after them.
pub(super) fn read_bytes<'a>(
    bytes: &'a [u8],
    rows: &mut Rows,
    layout: &Layout,
    ruling: Option<ReadRuling<'_>>,
    threads: usize,
) -> &'a [u8] {
    // Whether there is one is found many bytes at a time, where it is not.
    let first = if bytes.contains(&b'"') { bytes.iter().position(|byte| *byte == b'"') } else { None };
    let plain = first.unwrap_or(bytes.len());
    let pieces = pieces(bytes.get(..plain).unwrap_or_default());
    let next = AtomicUsize::new(0);
    let has_numbers_alone = rows.has_numbers_alone;
    let new = || {
        let sections = rows.sections.as_ref().map(|_| Sections::default());
        Rows { sections, has_numbers_alone, ..Rows::default() }
    };
    let work = || {
        let mut read = Vec::new();
        while let Some((at, piece)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, pieces.get(at)?)))
        {
            let mut rows = new();
            rows.read(piece, layout, ruling, true);
            read.push((at, rows));
        }
        read
    };
    let mut parts: BTreeMap<usize, Rows> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        own.into_iter().chain(others.into_iter().filter_map(|thread| thread.join().ok()).flatten()).collect()
    });
    let mut used = 0_usize;
    for (at, piece) in pieces.iter().enumerate() {
        // A piece that a thread lost, and all behind it, is read once more.
        let Some(part) = parts.remove(&at) else { break };
        rows.take_over(part);
        used += piece.len();
    }
    bytes.get(used..).unwrap_or_default()
}

/// Whole lines by pieces of about the same length.
fn pieces(bytes: &[u8]) -> Vec<&[u8]> {
    let (mut pieces, mut rest) = (Vec::new(), bytes);
    loop {
        let end = match rest.get(PIECE..) {
            Some(behind) => behind.iter().position(|byte| *byte == b'\n').map(|at| PIECE + at + 1),
            None => rest.iter().rposition(|byte| *byte == b'\n').map(|at| at + 1),
        };
        let Some((piece, behind)) = end.and_then(|end| rest.split_at_checked(end)) else { return pieces };
        pieces.push(piece);
        rest = behind;
    }
}

/// The length in bytes of the whole lines without quotation marks; `None` if there are quotation marks or no whole
/// line.
fn whole_lines(bytes: &[u8]) -> Option<usize> {
    let length = bytes.iter().rposition(|byte| *byte == b'\n')? + 1;
    bytes.get(..length).filter(|lines| !lines.contains(&b'"')).map(<[u8]>::len)
}

/// Parts put together in the order of the file.
struct InOrder<'a> {
    rows: &'a mut Rows,
    waiting: BTreeMap<usize, Rows>,
    next: usize,
    buffers: Vec<Vec<u8>>,
}

impl InOrder<'_> {
    fn insert(&mut self, (number, rows, buffer): Done) {
        self.buffers.push(buffer);
        self.waiting.insert(number, rows);
        while let Some(rows) = self.waiting.remove(&self.next) {
            self.rows.take_over(rows);
            self.next += 1;
        }
    }
}
