//! Sizes in the headers of a column's pages.
//!
//! The crate that decodes Parquet reserves what a header claims, and unpacks gzip without a bound, so that a small file
//! could ask for gigabytes. Every claim is looked at before anything is decoded.

use crate::input::Unpacked;
use parquet::basic::Compression;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::reader::ChunkReader;
use redress_events::model::FaultKind;
use std::io::{self, Read};
use std::ops::Range;

/// Bytes of the largest page that is unpacked; programs write pages of about one megabyte.
const MAX_PAGE: u64 = 256 << 20;

/// Bytes in which most headers end, and those of the longest: statistics in it may hold long texts.
const HEADERS: [u64; 2] = [1 << 10, 1 << 20];

/// The depth to which structures may be nested.
const MAX_DEPTH: u32 = 8;

/// Looks at every page of a column in a file of so many bytes.
///
/// # Errors
/// The column or one of its pages does not lie within the file, or a page claims more than it can hold.
pub(super) fn check(file: &impl ChunkReader, column: &ColumnChunkMetaData) -> Result<(), FaultKind> {
    let damaged = |what: &str| FaultKind::Damaged(what.to_owned());
    let mut left = range(column, file.len()).ok_or_else(|| damaged("place of a column"))?;
    while !left.is_empty() {
        let header = header(file, &left).ok_or_else(|| damaged("header of a page"))?;
        let start = left.start.checked_add(header.length).ok_or_else(|| damaged("header of a page"))?;
        let end = start.checked_add(header.packed).filter(|end| *end <= left.end);
        let end = end.ok_or_else(|| damaged("size of a page"))?;
        if header.unpacked > MAX_PAGE || header.in_dictionary > header.unpacked {
            return Err(damaged("size of a page"));
        }
        if matches!(column.compression(), Compression::GZIP(_)) {
            let packed = file.get_bytes(start, usize::try_from(header.packed).unwrap_or(usize::MAX));
            let packed = packed.map_err(|error| FaultKind::Damaged(error.to_string()))?;
            // The levels of newer pages come before the packed part.
            let packed = usize::try_from(header.levels).ok().and_then(|levels| packed.get(levels..));
            let most = header.unpacked.saturating_add(1);
            let unpacked = io::copy(&mut Unpacked::new(packed.unwrap_or_default()).take(most), &mut io::sink());
            // The decoder reports a page that is no gzip.
            if unpacked.is_ok_and(|unpacked| unpacked > header.unpacked) {
                return Err(damaged("size of a page"));
            }
        }
        left.start = end;
    }
    Ok(())
}

/// The bytes of a column in a file of so many bytes.
fn range(column: &ColumnChunkMetaData, length: u64) -> Option<Range<u64>> {
    let start = u64::try_from(column.dictionary_page_offset().unwrap_or(column.data_page_offset())).ok()?;
    let end = start.checked_add(u64::try_from(column.compressed_size()).ok()?)?;
    (end <= length).then_some(start..end)
}

/// The parts of a page's header that are used; sizes in bytes.
#[derive(Debug, Default, PartialEq, Eq)]
struct Header {
    length: u64,
    unpacked: u64,
    packed: u64,
    /// The number of values that a dictionary claims, each of a byte at least.
    in_dictionary: u64,
    /// Bytes of levels that are not packed.
    levels: u64,
}

/// The header that these bytes of a file begin with.
fn header(file: &impl ChunkReader, place: &Range<u64>) -> Option<Header> {
    let available = place.end.saturating_sub(place.start);
    HEADERS.iter().find_map(|most| {
        let length = usize::try_from(available.min(*most)).ok()?;
        Header::read(&file.get_bytes(place.start, length).ok()?)
    })
}

impl Header {
    /// By the fields of `PageHeader` in parquet.thrift.
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut read = Compact { rest: bytes };
        let mut header = Self::default();
        let [mut unpacked, mut packed] = [None, None];
        read.fields(|read, field| {
            match field {
                (2, Compact::I32) => unpacked = Some(read.size()?),
                (3, Compact::I32) => packed = Some(read.size()?),
                (7, Compact::STRUCT) => read.fields(|read, field| {
                    match field {
                        (1, Compact::I32) => header.in_dictionary = read.size()?,
                        (_, kind) => read.skip(kind, MAX_DEPTH)?,
                    }
                    Some(())
                })?,
                (8, Compact::STRUCT) => read.fields(|read, field| {
                    match field {
                        (5 | 6, Compact::I32) => header.levels = header.levels.checked_add(read.size()?)?,
                        (_, kind) => read.skip(kind, MAX_DEPTH)?,
                    }
                    Some(())
                })?,
                (_, kind) => read.skip(kind, MAX_DEPTH)?,
            }
            Some(())
        })?;
        header.length = u64::try_from(bytes.len().checked_sub(read.rest.len())?).ok()?;
        (header.unpacked, header.packed) = (unpacked?, packed?);
        Some(header)
    }
}

/// Thrift's compact protocol, <https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md>.
struct Compact<'a> {
    rest: &'a [u8],
}

impl Compact<'_> {
    const I32: u8 = 5;
    const STRUCT: u8 = 12;

    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    /// Seven bits a byte, the lowest first.
    fn varint(&mut self) -> Option<u64> {
        let mut value = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }

    /// A number that is not negative; its sign is the lowest bit.
    fn size(&mut self) -> Option<u64> {
        self.varint().filter(|value| value & 1 == 0).map(|value| value >> 1)
    }

    /// Each field of a structure, by its number and kind.
    fn fields(&mut self, mut each: impl FnMut(&mut Self, (u64, u8)) -> Option<()>) -> Option<()> {
        let mut number = 0_u64;
        loop {
            let byte = self.byte()?;
            if byte == 0 {
                return Some(());
            }
            number = match byte >> 4 {
                0 => self.size()?,
                more => number.checked_add(more.into())?,
            };
            each(self, (number, byte & 0x0f))?;
        }
    }

    fn skip(&mut self, kind: u8, deepest: u32) -> Option<()> {
        let deeper = deepest.checked_sub(1)?;
        match kind {
            // The kind of a boolean holds its value.
            1 | 2 => Some(()),
            3 => self.byte().map(drop),
            4..=6 => self.varint().map(drop),
            7 => self.pass(8),
            8 => {
                let length = self.varint()?;
                self.pass(length)
            }
            9 | 10 => {
                let (count, kind) = match self.byte()? {
                    long if long >> 4 == 0x0f => (self.varint()?, long & 0x0f),
                    short => (u64::from(short >> 4), short & 0x0f),
                };
                (0..count).try_for_each(|_| match kind {
                    1 | 2 => self.pass(1),
                    other => self.skip(other, deeper),
                })
            }
            Self::STRUCT => self.fields(|read, (_, kind)| read.skip(kind, deeper)),
            // No header has a map.
            _ => None,
        }
    }

    fn pass(&mut self, bytes: u64) -> Option<()> {
        self.rest = self.rest.get(usize::try_from(bytes).ok()?..)?;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::Header;

    /// A header written by hand after the protocol's description: field 1 (the kind of page), 2 and 3 (sizes 1,000 and
    /// 300), a checksum, and the header of a dictionary of 7 values.
    #[test]
    fn sizes_are_those_of_the_header() {
        let bytes = [
            0x15, 0x04, // 1: i32 2
            0x15, 0xd0, 0x0f, // 2: i32 1,000
            0x15, 0xd8, 0x04, // 3: i32 300
            0x15, 0x01, // 4: i32 −1
            0x3c, // 7: structure
            0x15, 0x0e, // 1: i32 7
            0x15, 0x00, // 2: i32 0
            0x11, // 3: true
            0x00, 0x00, 0xff,
        ];
        let header = Header { length: 18, unpacked: 1_000, packed: 300, in_dictionary: 7, levels: 0 };
        assert_eq!(Header::read(&bytes), Some(header));
        for length in 0..18 {
            assert_eq!(bytes.get(..length).and_then(Header::read), None, "{length}");
        }
    }

    /// Levels of a newer page, 12 and 5 bytes, after statistics with a text, a list and a structure.
    #[test]
    fn what_is_not_used_is_passed_over() {
        let bytes = [
            0x25, 0x14, 0x15, 0x0a, // 2: i32 10, 3: i32 5
            0x5c, // 8: structure
            0x55, 0x18, 0x15, 0x0a, // 5: i32 12, 6: i32 5
            0x2c, 0x18, 0x03, b'a', b'b', b'c', // 8: structure of 1: a text
            0x19, 0x25, 0x02, 0x04, // 2: a list of two i32
            0x19, 0x21, 0x01, 0x02, // 3: a list of two that are true or false
            0x17, 1, 2, 3, 4, 5, 6, 7, 8, // 4: a number of eight bytes
            0x00, 0x00, 0x00,
        ];
        let header = Header { length: bytes.len() as u64, unpacked: 10, packed: 5, in_dictionary: 0, levels: 17 };
        assert_eq!(Header::read(&bytes), Some(header));
        // A size below nothing, a map, and structures without an end are none.
        for damaged in [&[0x25, 0x13, 0x15, 0x0a, 0x00][..], &[0x2b, 0x00], &[0x1c; 64]] {
            assert_eq!(Header::read(damaged), None);
        }
    }
}
