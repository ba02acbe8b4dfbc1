//! A file that is read from its beginning as often as is needed, and is never there as a whole but where it was before.

use redress_events::source::MAX_BYTES;
use std::io::{Chain, Cursor, Read, Result, Take};

/// Unpacks gzip.
pub(super) type Unpacked<R> = flate2::read::MultiGzDecoder<R>;

/// The bytes at the beginning of what gzip packs.
const GZIP: [u8; 3] = [0x1F, 0x8B, 0x08];

/// A file, perhaps packed by gzip.
#[derive(Clone, Copy)]
pub enum Input<'a> {
    /// Its bytes in memory.
    Bytes(&'a [u8]),
    /// The function that opens it at its beginning, whenever it is read.
    Opened(&'a dyn Fn() -> Result<Box<dyn Read + Send + 'a>>),
}

impl<'a> Input<'a> {
    /// The bytes from the beginning, unpacked, at most one more than [`MAX_BYTES`].
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn open(self) -> Result<Take<Box<dyn Read + Send + 'a>>> {
        let plain: Box<dyn Read + Send> = match self {
            Self::Bytes(bytes) => unpacked(bytes)?,
            Self::Opened(open) => unpacked(open()?)?,
        };
        Ok(plain.take(MAX_BYTES.saturating_add(1)))
    }

    /// The first bytes, as many as there are of so many.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn head(self, bytes: u64) -> Result<Vec<u8>> {
        let mut head = Vec::new();
        self.open()?.take(bytes).read_to_end(&mut head)?;
        Ok(head)
    }
}

/// The bytes of a reader, without the packing of gzip.
fn unpacked<'a>(mut reader: impl Read + Send + 'a) -> Result<Box<dyn Read + Send + 'a>> {
    let mut start = Vec::new();
    reader.by_ref().take(3).read_to_end(&mut start)?;
    let is_packed = start == GZIP;
    let whole: Chain<Cursor<Vec<u8>>, _> = Cursor::new(start).chain(reader);
    Ok(if is_packed { Box::new(Unpacked::new(whole)) } else { Box::new(whole) })
}
