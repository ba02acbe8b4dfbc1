//! Reads parts of a file in parallel.
//!
//! A part ends with a line. After a quotation mark a line's end may belong to a field, so only a reader from the
//! beginning knows the end of a record: the parts end at the first quotation mark.

use super::layout::Layout;
use super::rows::{ReadRuling, Rows};
use super::stream::Stream;
use redress_events::model::Fault;
use std::collections::BTreeMap;
use std::io::Read;
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
