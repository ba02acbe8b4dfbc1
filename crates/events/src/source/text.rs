//! The text of bytes: by the mark at their beginning, by themselves, and only then by their own declaration.

use encoding_rs::{Encoding, ISO_8859_2, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};
use std::borrow::Cow;

/// The number of bytes that are searched for a declared encoding, and for the blanks of UTF-16.
const HEAD: usize = 4096;

/// Letters of Polish in the encodings of Central Europe.
const POLISH: &str = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

/// Letters of the languages of Western Europe.
const WESTERN: &str = "àáâãäåæçèéêëìíîïñòóôõöøùúûüßÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜ";

/// Bytes as text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Text<'a> {
    /// The text, without a mark at its beginning; U+FFFD replaces each character that its encoding does not have.
    pub text: Cow<'a, str>,
    /// The encoding by its name in the Encoding Standard: `UTF-8`, `windows-1250`.
    pub encoding: &'static str,
    /// The line, from 1, of the first bytes that are no text in this encoding.
    pub damaged: Option<u32>,
}

/// Decodes bytes: UTF-8, UTF-16 as Excel writes it, or one of the encodings of a byte a character that are met in the
/// files of Central and Western Europe.
///
/// The bytes decide before the declaration: programs declare ISO-8859-2 and write Windows-1250.
#[must_use]
pub fn decode(bytes: &[u8]) -> Text<'_> {
    let encoding = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding,
        None => utf16(bytes).or_else(|| utf8(bytes)).unwrap_or_else(|| single_byte(bytes)),
    };
    let (text, damaged) = encoding.decode_with_bom_removal(bytes);
    // Lines end so in files of old Macs.
    let is_of_mac = text.contains('\r') && !text.contains('\n');
    let text = if is_of_mac { Cow::Owned(text.replace('\r', "\n")) } else { text };
    let damaged = damaged.then(|| line_of(&text)).flatten();
    Text { text, encoding: encoding.name(), damaged }
}

/// The bytes of a text in the named encoding, with the mark that `like` begins with and its ends of lines; `None` if the
/// encoding is not known.
#[must_use]
pub(crate) fn encode(text: &str, encoding: &str, like: &[u8]) -> Option<Vec<u8>> {
    let encoding = Encoding::for_label(encoding.as_bytes())?;
    let mark = Encoding::for_bom(like).and_then(|(_, length)| like.get(..length)).unwrap_or_default();
    let is_of_mac = like.contains(&b'\r') && !like.contains(&b'\n');
    let text = if is_of_mac { Cow::Owned(text.replace('\n', "\r")) } else { Cow::Borrowed(text) };
    // The standard encodes nothing into UTF-16.
    let units = || text.encode_utf16();
    let bytes = match encoding {
        known if known == UTF_16LE => units().flat_map(u16::to_le_bytes).collect(),
        known if known == UTF_16BE => units().flat_map(u16::to_be_bytes).collect(),
        other => other.encode(&text).0.into_owned(),
    };
    Some([mark, &bytes].concat())
}

/// The line of the first replacement character.
fn line_of(text: &str) -> Option<u32> {
    let before = text.get(..text.find('\u{FFFD}')?)?;
    u32::try_from(before.matches('\n').count()).ok()?.checked_add(1)
}

/// UTF-16 without a mark: every other byte of its beginning is zero, as far as it is ASCII.
fn utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    let pairs = bytes.get(..HEAD.min(bytes.len()))?.as_chunks::<2>().0;
    let ascii = |zero: usize| pairs.iter().filter(|pair| pair.get(zero) == Some(&0)).count();
    let most = |count: usize| count > pairs.len() / 2;
    let (big, little) = (ascii(0), ascii(1));
    match (most(big), most(little)) {
        (true, false) => Some(UTF_16BE),
        (false, true) => Some(UTF_16LE),
        _ => None,
    }
}

/// UTF-8, even if a part is damaged or the end is cut off.
fn utf8(bytes: &[u8]) -> Option<&'static Encoding> {
    let (mut rest, mut whole, mut broken) = (bytes, 0_usize, 0_usize);
    while let Err(error) = std::str::from_utf8(rest) {
        let (valid, after) = rest.split_at_checked(error.valid_up_to())?;
        whole = whole.saturating_add(sequences(valid));
        match error.error_len() {
            // The end is cut off within a character.
            None => {
                rest = &[];
                broken = broken.saturating_add(usize::from(whole == 0));
            }
            Some(length) => {
                broken = broken.saturating_add(1);
                rest = after.get(length..)?;
            }
        }
    }
    whole = whole.saturating_add(sequences(rest));
    (broken == 0 || whole > broken).then_some(UTF_8)
}

/// The number of characters of more than a byte that begin in valid UTF-8.
fn sequences(valid: &[u8]) -> usize {
    valid.iter().filter(|byte| **byte >= 0xC0).count()
}

/// The encoding of a byte a character in which most of the bytes beyond ASCII are letters; the declaration decides
/// between equals.
fn single_byte(bytes: &[u8]) -> &'static Encoding {
    let declared = declared(bytes);
    let controls = bytes.iter().any(|byte| (0x80..0xA0).contains(byte));
    if let Some(other) = declared.filter(|other| ![ISO_8859_2, WINDOWS_1250, WINDOWS_1252, UTF_8].contains(other)) {
        return if other.is_single_byte() { other } else { WINDOWS_1252 };
    }
    let mut candidates = vec![(WINDOWS_1252, WESTERN), (WINDOWS_1250, POLISH)];
    // ISO-8859-2 has controls in the place of these characters of Windows; nobody writes them.
    if !controls {
        candidates.push((ISO_8859_2, POLISH));
    }
    candidates.sort_by_key(|(encoding, _)| Some(*encoding) != declared);
    let mut best = (0_usize, WINDOWS_1252);
    for (at, (encoding, letters)) in candidates.into_iter().enumerate() {
        let (text, _) = encoding.decode_without_bom_handling(bytes);
        let count = text.chars().filter(|character| letters.contains(*character)).count();
        if at == 0 || count > best.0 {
            best = (count, encoding);
        }
    }
    best.1
}

/// The encoding that the declaration of XML or the head of a page names.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(bytes.get(..HEAD.min(bytes.len()))?).to_ascii_lowercase();
    let after = |word: &str| head.find(word).and_then(|at| head.get(at.saturating_add(word.len())..));
    let label = after("encoding=").or_else(|| after("charset="))?;
    let label = label.trim_start_matches(['"', '\'', ' ']);
    let end = label.find(|c: char| !(c.is_ascii_alphanumeric() || "-_:.".contains(c))).unwrap_or(label.len());
    Encoding::for_label(label.get(..end)?.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(bytes: &[u8]) -> (&'static str, String) {
        let text = decode(bytes);
        (text.encoding, text.text.into_owned())
    }

    #[test]
    fn marks_decide() {
        assert_eq!(name_of(b"\xEF\xBB\xBFRozd;\xC5\x9A"), ("UTF-8", "Rozd;Ś".to_owned()));
        assert_eq!(name_of(b"\xFF\xFEa\0;\0\x5A\x01"), ("UTF-16LE", "a;Ś".to_owned()));
        assert_eq!(name_of(b"\xFE\xFF\0a\0;\x01\x5A"), ("UTF-16BE", "a;Ś".to_owned()));
    }

    #[test]
    fn sixteen_bits_without_a_mark() {
        assert_eq!(name_of(b"b\0o\0a\0r\0d\0\n\0").0, "UTF-16LE");
        assert_eq!(name_of(b"\0b\0o\0a\0r\0d").0, "UTF-16BE");
    }

    #[test]
    fn polish_by_its_bytes_whatever_is_declared() {
        // średnia: ś is 9C in Windows-1250, B6 in ISO-8859-2.
        let page = |s: u8| [b"<meta charset=iso-8859-2>".as_slice(), &[s], b"rednia".as_slice()].concat();
        assert_eq!(name_of(&page(0x9C)).0, "windows-1250");
        assert_eq!(name_of(&page(0xB6)).0, "ISO-8859-2");
        assert!(name_of(&page(0xB6)).1.ends_with("średnia"));
        assert_eq!(name_of(b"za\xBF\xF3\xB3\xE6 g\xEA\x9Cl\xB9").1, "zażółć gęślą");
        assert_eq!(name_of(b"za\xBF\xF3\xB3\xE6 g\xEA\xB6l\xB1").1, "zażółć gęślą");
        // Declared UTF-8, and it is not.
        assert_eq!(name_of(b"<?xml version=\"1.0\" encoding=\"utf-8\"?><A>Caf\xE9 \xFC</A>").0, "windows-1252");
    }

    #[test]
    fn damage_has_its_line() {
        let text = decode("ąć\nłń\n".as_bytes());
        assert_eq!((text.encoding, text.damaged), ("UTF-8", None));
        let text = decode(b"\xC4\x85\xC4\x87\n\xC5\x82\xC5");
        assert_eq!((text.encoding, text.damaged), ("UTF-8", Some(2)));
        assert_eq!(decode(b"").text, "");
    }
}
