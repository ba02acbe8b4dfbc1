//! Rows of digits, several bytes at a time.
//!
//! Numbers of one to five digits follow one another in no order, so that a loop over their digits is guessed wrong by
//! the processor once a field; eight bytes taken as one word need no guess. If a row is short, the ends of all its
//! fields are found at once, so that none waits for the one before it.

use super::block::{PackedRow, slot};
use super::layout::{LONGEST, Layout, ROLES, Role};
use super::sections::SectionName;
use wide::u8x16;

/// The bytes after a field, and true if its record ended.
type After<'a> = (&'a [u8], bool);

/// `0x01` in every byte, times a byte: that byte in each.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The highest bit of every byte.
const HIGH: u64 = 0x80 * EACH;

/// The number of bytes that are searched together for the ends of fields, and those of a number that begins in them.
const WINDOW: usize = 32 + 8;

/// The row that begins here, if it is one of digits alone and ends within the window, and the bytes after it.
#[inline(always)]
pub(super) fn row_in_window<'a>(bytes: &'a [u8], layout: &Layout) -> Option<(PackedRow<u16>, SectionName, &'a [u8])> {
    let window = bytes.first_chunk::<WINDOW>()?;
    let mut others = others(window);
    let mut section = 0;
    // The first byte of the field of each role, and its end.
    let mut fields = [(0_usize, 0_usize); ROLES];
    let (mut start, mut end, mut is_wrong, mut is_negative) = (0_usize, 0_usize, false, false);
    let mut ended = layout.delimiter;
    for role in &layout.roles {
        is_wrong |= ended != layout.delimiter;
        match role {
            Role::Score => {
                let first = *window.get(start)?;
                let is_signed = first == b'-' || first == b'+';
                is_negative = first == b'-';
                others &= others.wrapping_sub(u32::from(is_signed));
                start += usize::from(is_signed);
            }
            Role::Section => {
                let name = window.get(start..)?.first_chunk::<8>()?;
                let length = section_length(name, layout.delimiter)?;
                section = u64::from_le_bytes(*name) & (u64::MAX >> (64 - 8 * length));
                // Other signs than digits in the name do not end a field.
                others &= u32::MAX.checked_shl(u32::try_from(start + length).ok()?)?;
            }
            Role::Skip | Role::Board | Role::Ns | Role::Ew => {}
        }
        end = usize::try_from(others.trailing_zeros()).ok()?;
        others &= others.wrapping_sub(1);
        *fields.get_mut(*role as usize)? = (start, end);
        ended = *window.get(end)?;
        start = end.wrapping_add(1);
    }
    let mut number = |role: Role| {
        let (start, end) = *fields.get(role as usize)?;
        let eight = u64::from_le_bytes(*window.get(start..)?.first_chunk()?) ^ (0x30 * EACH);
        let length = end.wrapping_sub(start);
        // One to five digits, the first of several no zero.
        is_wrong |= (length.wrapping_sub(1) >= 5) | ((length != 1) & (eight & 0xFF == 0));
        Some(value(eight, length))
    };
    let [board, ns, ew, points] = [number(Role::Board)?, number(Role::Ns)?, number(Role::Ew)?, number(Role::Score)?];
    let slot = slot(if is_negative { -points.cast_signed() } else { points.cast_signed() })?;
    if is_wrong || board.max(ns).max(ew) > u32::from(u16::MAX) {
        return None;
    }
    let number = |value: u32| (value & 0xFFFF) as u16;
    let row = PackedRow { board: number(board), ns: number(ns), ew: number(ew), slot };
    let rest = match self::end(bytes.get(end..)?, layout.delimiter)? {
        (rest, true) => rest,
        (rest, false) => last(bytes, rest, layout.delimiter)?,
    };
    Some((row, section, rest))
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

/// Marks those of the first 32 bytes that are no digits, the first in the lowest bit.
#[inline(always)]
fn others(window: &[u8; WINDOW]) -> u32 {
    let (halves, _) = window.as_chunks::<16>();
    let [first, second] = halves else { return u32::MAX };
    let digits = |half: &[u8; 16]| {
        let values = u8x16::new(*half) ^ u8x16::splat(b'0');
        values.min(u8x16::splat(9)).simd_eq(values).to_bitmask()
    };
    !(digits(first) | digits(second) << 16)
}

/// The highest bit of each byte that is more than 9.
#[inline]
fn not_digits(word: u64) -> u64 {
    (word | ((word & !HIGH) + 0x76 * EACH)) & HIGH
}

/// The row that begins here, if it is one of digits alone and whole, and the bytes after it.
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
    Some((value(eight, length), bytes.get(length..)?))
}

/// The number of so many digits, one to five, in a word of them; otherwise anything.
#[inline]
fn value(eight: u64, length: usize) -> u32 {
    // Shifted so that the last digit is the last byte: the bytes before the first are zero.
    let eight = eight << ((64_usize.wrapping_sub(8 * (length & 7))) & 63);
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
