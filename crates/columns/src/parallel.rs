//! Reads a file with several threads, each a piece of whole lines at a time into a buffer of its own.
//!
//! After a quotation mark a line's end may belong to a field, so only a reader from the beginning knows the end of a
//! record: the pieces end at the first quotation mark.

use super::layout::{LONGEST, Layout};
use super::rows::{ReadRuling, Rows};
use super::stream::Stream;
use redress_events::model::Fault;
use std::io::Read;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A file that is read piece by piece, and the number of the next piece.
type Shared<'a, R> = Mutex<(&'a mut Stream<R>, usize)>;

/// Reads with so many threads until the stream ends or a quotation mark occurs; what follows is left in the stream.
///
/// # Errors
/// Bytes that cannot be read.
pub(super) fn read<R: Read + Send>(
    stream: &mut Stream<R>,
    rows: &mut Rows,
    layout: &Layout,
    ruling: Option<ReadRuling<'_>>,
    threads: usize,
) -> Result<(), Fault> {
    let shared = Mutex::new((stream, 0));
    let empty = rows.before_any();
    let work = || {
        let (mut parts, mut buffer) = (Vec::new(), Vec::new());
        while let Some((number, length)) = next(&shared, &mut buffer)? {
            let mut part = empty.before_any();
            part.read(buffer.get(..length).unwrap_or_default(), layout, ruling, true);
            part.shrink();
            parts.push((number, part));
        }
        Ok(parts)
    };
    let mut parts = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut parts = work()?;
        for other in others {
            parts.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(parts)
    })?;
    parts.sort_unstable_by_key(|(number, _)| *number);
    parts.into_iter().for_each(|(_, part)| rows.take_over(part));
    Ok(())
}

/// Takes the next piece: its number and its length in the buffer. `None` if no whole lines without quotation marks follow.
fn next<R: Read>(shared: &Shared<'_, R>, buffer: &mut Vec<u8>) -> Result<Option<(usize, usize)>, Fault> {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    let (stream, next) = &mut *shared;
    let length = loop {
        stream.fill()?;
        match whole_lines(stream.bytes()) {
            Some(length) => break length,
            None if stream.ended || stream.bytes().len() >= LONGEST => return Ok(None),
            None => stream.widen(),
        }
    };
    if memchr::memchr(b'"', stream.bytes().get(..length).unwrap_or_default()).is_some() {
        return Ok(None);
    }
    stream.take(length, buffer);
    let number = *next;
    *next += 1;
    Ok(Some((number, length)))
}

/// The length in bytes of the whole lines; `None` if there is none.
fn whole_lines(bytes: &[u8]) -> Option<usize> {
    memchr::memrchr(b'\n', bytes).map(|last| last + 1)
}
