//! Bytes of a file through a buffer that grows only for a record that is longer.

use redress_events::model::{Fault, FaultKind, Place};
use std::io::{ErrorKind, Read};

/// Bytes that were read and not yet used.
pub(super) struct Stream<R> {
    reader: R,
    buffer: Vec<u8>,
    /// The number of bytes of the buffer that are filled.
    filled: usize,
    pub ended: bool,
}

impl<R: Read> Stream<R> {
    pub fn new(reader: R, size: usize) -> Self {
        Self { reader, buffer: vec![0; size.max(1)], filled: 0, ended: false }
    }

    /// Reads on until the buffer is full or nothing follows.
    pub fn fill(&mut self) -> Result<(), Fault> {
        while !self.ended {
            let free = self.buffer.get_mut(self.filled..).unwrap_or_default();
            if free.is_empty() {
                break;
            }
            match self.reader.read(free) {
                Ok(0) => self.ended = true,
                Ok(read) => self.filled = self.filled.saturating_add(read).min(self.buffer.len()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(whole(FaultKind::Unreadable(error.to_string()))),
            }
        }
        Ok(())
    }

    /// Makes room for a record that is longer than the buffer.
    pub fn widen(&mut self) {
        self.buffer.resize(self.buffer.len().saturating_mul(2), 0);
    }

    pub fn bytes(&self) -> &[u8] {
        self.buffer.get(..self.filled).unwrap_or_default()
    }

    /// Gives the first bytes away in the buffer; the other one takes the rest.
    #[cfg(feature = "threads")]
    pub fn take(&mut self, bytes: usize, other: &mut Vec<u8>) {
        other.resize(self.buffer.len(), 0);
        let rest = self.buffer.get(bytes..self.filled).unwrap_or_default();
        if let Some(start) = other.get_mut(..rest.len()) {
            start.copy_from_slice(rest);
        }
        self.filled = rest.len();
        std::mem::swap(&mut self.buffer, other);
    }

    /// Lets go of the first bytes.
    pub fn used(&mut self, bytes: usize) {
        let bytes = bytes.min(self.filled);
        self.buffer.copy_within(bytes..self.filled, 0);
        self.filled -= bytes;
    }
}

/// A fault of the file as a whole.
pub(super) fn whole(kind: FaultKind) -> Fault {
    Fault::at(Place::default(), kind)
}
