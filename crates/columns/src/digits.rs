//! Rows of digits, several bytes at a time.
//!
//! Numbers of one to five digits follow one another in no order, so that a loop over their digits is guessed wrong by
//! the processor once a field; eight bytes taken as one word need no guess. If a row is short, the ends of all its
//! fields are found at once, so that none waits for the one before it.

use super::block::{PackedRow, slot, slot_of_tens};
use super::layout::{LONGEST, Layout, Role};
use super::sections::{self, SectionName};
use wide::u8x16;

/// The bytes after a field, and true if its record ended.
type After<'a> = (&'a [u8], bool);

/// `0x01` in every byte, times a byte: that byte in each.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The highest bit of every byte.
const HIGH: u64 = 0x80 * EACH;

/// The number of bytes that are searched together for the ends of fields, and those of a number that begins in them.
const WINDOW: usize = 32 + 8;

/// The most columns of rows that are read so.
const COLUMNS: usize = 6;

/// As many places as an index of four bits has, and more than columns have ends.
const PLACES: usize = 16;

/// The ends of the first fields of a window, each where the next one begins; the first begins behind a "last" one.
struct Ends([u32; PLACES]);

impl Ends {
    /// Takes the lowest bits of these.
    #[inline(always)]
    fn of(mut bits: u32) -> Self {
        let mut ends = [u32::MAX; PLACES];
        for end in ends.iter_mut().skip(1).take(COLUMNS) {
            *end = bits.trailing_zeros();
            bits &= bits.wrapping_sub(1);
        }
        Self(ends)
    }

    /// The first byte of the field of a column.
    #[inline(always)]
    fn start(&self, column: usize) -> u32 {
        self.0.get(column % PLACES).map_or(0, |end| end.wrapping_add(1))
    }

    /// The byte that ends it, beyond the window if none does.
    #[inline(always)]
    fn end(&self, column: usize) -> u32 {
        self.start(column.wrapping_add(1)).wrapping_sub(1)
    }
}

/// The row that begins here, if it is one of digits alone and ends within the window, and the bytes after it.
#[inline(always)]
pub(super) fn row_in_window<'a>(bytes: &'a [u8], layout: &Layout) -> Option<(PackedRow<u16>, SectionName, &'a [u8])> {
    let window = bytes.first_chunk::<WINDOW>()?;
    let (delimiters, others) = signs(window, layout.delimiter);
    let ends = Ends::of(delimiters | others);
    let last = ends.end(layout.roles.len().wrapping_sub(1));
    // Beyond a delimiter nothing else ends a field but the last of them.
    if last >= 32 || layout.roles.len() > COLUMNS || others & !delimiters & !(u32::MAX << last) != 0 {
        return None;
    }
    let mut numbers = Numbers { window, lengths: 0, others: 0 };
    let mut number = |column: usize| numbers.plain(ends.start(column), ends.end(column));
    let [board, ns, ew] = [number(layout.board), number(layout.ns), number(layout.ew)];
    let start = ends.start(layout.score);
    let first = numbers.byte(start);
    let is_negative = first == b'-';
    let is_signed = u32::from(is_negative | (first == b'+'));
    let digits = numbers.digits(start.wrapping_add(is_signed), ends.end(layout.score));
    // All but the last digit, which is a zero.
    let (tens, is_ten) = (value(digits << 8), digits >> 56 == 0);
    // By its bits, since a branch over signs that follow no order is often guessed wrong.
    let sign = i32::from(is_negative).wrapping_neg();
    let slot = slot_of_tens((tens.cast_signed() ^ sign).wrapping_sub(sign))?;
    if !numbers.are_short_digits() || !is_ten || board.max(ns).max(ew) > u32::from(u16::MAX) {
        return None;
    }
    let section = match layout.section {
        Some(column) => section_in(window, ends.start(column), ends.end(column))?,
        None => 0,
    };
    let number = |value: u32| (value & 0xFFFF) as u16;
    let row = PackedRow { board: number(board), ns: number(ns), ew: number(ew), slot };
    let rest = match end(bytes.get(usize::try_from(last).ok()?..)?, layout.delimiter)? {
        (rest, true) => rest,
        (rest, false) => self::last(bytes, rest, layout.delimiter)?,
    };
    Some((row, section, rest))
}

/// Numbers of a window, and what there is in their fields.
struct Numbers<'a> {
    window: &'a [u8; WINDOW],
    /// The lengths of all together.
    lengths: u32,
    /// The highest bit of each byte that is none of a digit, or all bits for a number that is not written plainly.
    others: u64,
}

impl Numbers<'_> {
    #[inline(always)]
    fn byte(&self, at: u32) -> u8 {
        self.window.get(at as usize % 32).copied().unwrap_or_default()
    }

    /// The digits between two bytes of the window, the last one in the highest byte.
    #[inline(always)]
    fn digits(&mut self, start: u32, end: u32) -> u64 {
        let eight = self.window.get(start as usize % 32..).and_then(|rest| rest.first_chunk());
        let length = end.wrapping_sub(start);
        let digits = aligned(u64::from_le_bytes(*eight.unwrap_or(&[0; 8])) ^ (0x30 * EACH), length);
        self.lengths |= length;
        self.others |= digits | digits.wrapping_add(0x76 * EACH);
        digits
    }

    /// The number there, the first of several digits no zero.
    #[inline(always)]
    fn plain(&mut self, start: u32, end: u32) -> u32 {
        let digits = self.digits(start, end);
        let has_zero = (self.byte(start) == b'0') & (end.wrapping_sub(start) != 1);
        self.others |= u64::from(has_zero) << 63;
        value(digits)
    }

    /// Returns true if there was nothing but up to seven digits each, of an empty field the sign that ends it.
    #[inline(always)]
    fn are_short_digits(&self) -> bool {
        self.lengths < 8 && self.others & HIGH == 0
    }
}

/// Marks the delimiters among the first 32 bytes and all others that may end a field or belong to no plain one, the first
/// byte in the lowest bit: ends of lines, blanks and quotation marks are the lowest signs.
#[inline(always)]
fn signs(window: &[u8; WINDOW], delimiter: u8) -> (u32, u32) {
    let (halves, _) = window.as_chunks::<16>();
    let [first, second] = halves else { return (0, u32::MAX) };
    let (first, second) = (u8x16::new(*first), u8x16::new(*second));
    let delimiters = |half: u8x16| half.simd_eq(u8x16::splat(delimiter)).to_bitmask();
    let others = |half: u8x16| half.min(u8x16::splat(b'"')).simd_eq(half).to_bitmask();
    (delimiters(first) | delimiters(second) << 16, others(first) | others(second) << 16)
}

/// The name of a section between two bytes of a window.
#[inline]
fn section_in(window: &[u8; WINDOW], start: u32, end: u32) -> Option<SectionName> {
    let name = window.get(start as usize..end as usize).filter(|name| (1..8).contains(&name.len()))?;
    name.iter().all(u8::is_ascii_alphanumeric).then(|| sections::name(name)).flatten()
}

/// The bytes after the fields that remain of a row, unless it is too long.
fn last<'a>(row: &[u8], fields: &'a [u8], delimiter: u8) -> Option<&'a [u8]> {
    let (mut rest, mut ended) = (fields, false);
    while !ended {
        (rest, ended) = skip(rest, delimiter)?;
    }
    (row.len().saturating_sub(rest.len()) <= LONGEST).then_some(rest)
}

/// The length of the name of a section that begins with these bytes and ends before the last of them.
#[inline]
fn section_length(name: &[u8; 8], delimiter: u8) -> Option<usize> {
    let is_end = |byte: &u8| *byte == delimiter || matches!(byte, b'\n' | b'\r');
    let length = name.iter().position(is_end).filter(|length| *length > 0)?;
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric();
    name.get(..length)?.iter().all(is_plain).then_some(length)
}

/// The highest bit of each byte that is more than 9.
#[inline]
fn not_digits(word: u64) -> u64 {
    (word | ((word & !HIGH) + 0x76 * EACH)) & HIGH
}

/// The row that begins here, if it is one of digits alone and whole, and the bytes after it.
#[cold]
pub(super) fn row<'a>(bytes: &'a [u8], layout: &Layout) -> Option<(PackedRow<u16>, SectionName, &'a [u8])> {
    let mut section = 0;
    let mut row = PackedRow { board: 0, ns: 0, ew: 0, slot: 0 };
    let (mut rest, mut ended) = (bytes, false);
    for role in &layout.roles {
        if ended {
            return None;
        }
        (rest, ended) = match role {
            Role::Skip => skip(rest, layout.delimiter)?,
            Role::Board => number(rest, layout.delimiter, &mut row.board)?,
            Role::Ns => number(rest, layout.delimiter, &mut row.ns)?,
            Role::Ew => number(rest, layout.delimiter, &mut row.ew)?,
            Role::Score => points(rest, layout.delimiter, &mut row.slot)?,
            Role::Section => {
                let name = rest.first_chunk::<8>()?;
                let length = section_length(name, layout.delimiter)?;
                section = u64::from_le_bytes(*name) & (u64::MAX >> (64 - 8 * length));
                end(rest.get(length..)?, layout.delimiter)?
            }
        };
    }
    let rest = if ended { rest } else { last(bytes, rest, layout.delimiter)? };
    (bytes.len().saturating_sub(rest.len()) <= LONGEST).then_some((row, section, rest))
}

/// A field that is not read; `None` if it has quotation marks or no end.
#[inline]
fn skip(bytes: &[u8], delimiter: u8) -> Option<After<'_>> {
    let mut rest = bytes;
    while let Some((chunk, after)) = rest.split_first_chunk::<8>() {
        let word = u64::from_le_bytes(*chunk);
        let found =
            zeros(word ^ (u64::from(delimiter) * EACH)) | zeros(word ^ (0x0A * EACH)) | zeros(word ^ (0x22 * EACH));
        if found != 0 {
            let at = usize::try_from(found.trailing_zeros() / 8).ok()?;
            return end_of_skipped(rest.get(at..)?);
        }
        rest = after;
    }
    let at = rest.iter().position(|byte| *byte == delimiter || matches!(byte, b'\n' | b'"'))?;
    end_of_skipped(rest.get(at..)?)
}

fn end_of_skipped(bytes: &[u8]) -> Option<After<'_>> {
    let (byte, rest) = bytes.split_first()?;
    (*byte != b'"').then_some((rest, *byte == b'\n'))
}

/// The highest bit of the first byte that is zero, and perhaps of some above it.
#[inline]
fn zeros(word: u64) -> u64 {
    word.wrapping_sub(EACH) & !word & HIGH
}

/// A number up to 65,535 without signs and leading zeros.
#[inline]
fn number<'a>(bytes: &'a [u8], delimiter: u8, into: &mut u16) -> Option<After<'a>> {
    let (value, rest) = digits(bytes)?;
    *into = u16::try_from(value).ok()?;
    end(rest, delimiter)
}

/// A score that there can be, with a sign or without.
#[inline]
fn points<'a>(bytes: &'a [u8], delimiter: u8, into: &mut u16) -> Option<After<'a>> {
    let first = *bytes.first()?;
    let is_negative = first == b'-';
    let (value, rest) = digits(bytes.get(usize::from(is_negative | (first == b'+'))..)?)?;
    let value = i32::try_from(value).ok()?;
    *into = slot(if is_negative { -value } else { value })?;
    end(rest, delimiter)
}

/// One to five digits without a leading zero, and the bytes after them.
#[inline]
fn digits(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let Some(chunk) = bytes.first_chunk::<8>() else { return last_digits(bytes) };
    let eight = u64::from_le_bytes(*chunk) ^ (0x30 * EACH);
    let length = usize::try_from(not_digits(eight).trailing_zeros() / 8).ok()?;
    if !(1..=5).contains(&length) || (length > 1 && eight & 0xFF == 0) {
        return None;
    }
    Some((value(aligned(eight, u32::try_from(length).ok()?)), bytes.get(length..)?))
}

/// Shifted so that the last of so many digits, one to eight, is the last byte: the bytes before the first are zero.
#[inline(always)]
fn aligned(eight: u64, length: u32) -> u64 {
    eight.wrapping_shl(length.wrapping_neg().wrapping_mul(8))
}

/// The number of eight digits; of anything else anything.
#[inline(always)]
fn value(eight: u64) -> u32 {
    let pairs = eight.wrapping_mul(10).wrapping_add(eight >> 8);
    // Tens of thousands, hundreds and ones of the four pairs.
    let high = (pairs & 0x0000_00FF_0000_00FF).wrapping_mul(0x000F_4240_0000_0064);
    let low = ((pairs >> 16) & 0x0000_00FF_0000_00FF).wrapping_mul(0x0000_2710_0000_0001);
    (high.wrapping_add(low) >> 32) as u32
}

/// The same near the end of the bytes.
#[cold]
fn last_digits(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let length = bytes.iter().position(|byte| !byte.is_ascii_digit())?;
    let (digits, rest) = bytes.split_at_checked(length)?;
    if !(1..=5).contains(&length) || (length > 1 && digits.starts_with(b"0")) {
        return None;
    }
    Some((std::str::from_utf8(digits).ok()?.parse().ok()?, rest))
}

/// Goes on after the sign that ends a field.
#[inline]
fn end(bytes: &[u8], delimiter: u8) -> Option<After<'_>> {
    let (byte, rest) = bytes.split_first()?;
    match *byte {
        byte if byte == delimiter => Some((rest, false)),
        b'\n' => Some((rest, true)),
        b'\r' => rest.strip_prefix(b"\n").map(|rest| (rest, true)),
        _ => None,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    /// Reading eight bytes at a time and byte by byte gives the same, whatever the bytes are.
    #[test]
    fn words_are_read_as_bytes_are() {
        let texts = [
            "0,",
            "7,",
            "42\n",
            "999,",
            "1520;",
            "65535,",
            "99999,",
            "100000,",
            "00,",
            "01,",
            ",1",
            "a,",
            "1a,",
            "-1,",
            "12\u{b2},",
        ];
        for text in texts {
            let long = format!("{text}        ");
            let by_words = digits(long.as_bytes()).map(|(value, rest)| (value, rest.len() - 8));
            let by_bytes = last_digits(text.as_bytes()).map(|(value, rest)| (value, rest.len()));
            assert_eq!(by_words, by_bytes, "{text}");
        }
        for number in 1..=99_999_u32 {
            let text = format!("{number},       ");
            assert_eq!(digits(text.as_bytes()).map(|(value, _)| value), Some(number));
        }
        for byte in 0..=u8::MAX {
            let text = [b'4', byte, b',', b'1', b',', b'1', b',', b'1', b',', b'1'];
            let by_words = digits(&text).map(|(value, rest)| (value, rest.len()));
            assert_eq!(by_words, last_digits(&text).map(|(value, rest)| (value, rest.len())), "{byte}");
        }
    }

    /// Whole rows are the same by the window and field by field.
    #[test]
    fn windows_are_read_as_fields_are() {
        let layout = Layout::parse(b"board,table,ns,ew,score", &[], None).unwrap();
        let wider = Layout::parse(b"board,score,ns,ew,x,y", &[], None).unwrap();
        let texts = [
            "1,2,3,4,620\n",
            "1000,10000,10000,10000,-510\n",
            "65535,65535,65535,65535,-7600\r\n",
            "1,,3,4,+50\n",
            "1,x,3,4,50\n",
            "1,2,3,4\n1,2,3,4,5\n",
            "1,2,3,4,50,6\n",
            "01,2,3,4,50\n",
            "1,2,3,4,55\n",
            "1,2,3,4,--50\n",
            "1,2,3,4,\n",
            "1,2,-3,4,50\n",
            "1,\"2\",3,4,50\n",
            "1,2,3,4,50\r5\n",
            "1,123456789012345678901234567890,3,4,50\n",
            "1,50,3,4,a,b\n",
            "1,50,3,4,\"a\",b\n",
        ];
        for (text, layout) in texts.iter().flat_map(|text| [(text, &layout), (text, &wider)]) {
            let long = format!("{text}{}", "1,1,1,1,10\n".repeat(5));
            let window = row_in_window(long.as_bytes(), layout);
            if let Some(window) = window {
                assert_eq!(Some(window), row(long.as_bytes(), layout), "{text}");
            }
            assert!(
                window.is_some() || row(long.as_bytes(), layout).is_none() || text.len() > 32 || text.contains('x'),
                "{text}"
            );
        }
    }

    /// Every number is read in every field, of one to five digits.
    #[test]
    fn numbers_in_windows_are_read_as_fields_are() {
        let layout = Layout::parse(b"board,ns,ew,score", &[], None).unwrap();
        for number in (0..=99_999_u32).step_by(7) {
            let (other, sign) = (99_999 - number, if number % 3 == 0 { "-" } else { "" });
            for numbers in [[number, other, 7], [other, 10, number], [1, number, other]] {
                let [board, ns, ew] = numbers;
                let text = format!("{board},{ns},{ew},{sign}{}\n{}", number / 10 * 10, "1,1,1,10\n".repeat(5));
                assert_eq!(row_in_window(text.as_bytes(), &layout), row(text.as_bytes(), &layout), "{text}");
            }
        }
    }

    #[test]
    fn a_field_is_skipped_to_its_end_and_not_over_quotation_marks() {
        let rest = |text: &'static str| skip(text.as_bytes(), b',').map(|(rest, ended)| (rest.len(), ended));
        assert_eq!(rest("abc,d"), Some((1, false)));
        assert_eq!(rest("abcdefghijkl,mnopqrst"), Some((8, false)));
        assert_eq!(rest("abcdefghijkl\nm"), Some((1, true)));
        assert_eq!(rest(",,,,,,,,,"), Some((8, false)));
        assert_eq!(rest("a\"b,cdefghijk"), None);
        assert_eq!(rest("łąśćżźń,-"), Some((1, false)));
        assert_eq!(rest("abc"), None);
    }
}
