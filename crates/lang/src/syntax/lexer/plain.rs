//! Blanks, signs, digits and fractions as the grammar reads them, however they were typed.
//!
//! Text comes from slides, word processors and telephones. It is rewritten before the grammar reads it, and every place
//! in it is translated back to the original. Strings are not changed.

use super::{Kind, Lexeme, is_dash, lexemes};
use crate::source::is_zero_width;
use std::borrow::Cow;

/// A piece as the grammar reads it, with its places in the original.
pub struct Normalised<'a> {
    pub text: Cow<'a, str>,
    /// The rewritten parts, in order; everything between them is the same byte for byte.
    rewritten: Vec<Rewritten>,
}

/// A rewritten part: its bytes in the new text, and in the original.
#[derive(Debug, Clone, Copy)]
struct Rewritten {
    read: (usize, usize),
    written: (usize, usize),
}

impl Normalised<'_> {
    /// A text that stands for a whole piece of so many bytes: every place in it is the piece.
    pub fn of_piece(text: String, width: usize) -> Self {
        let whole = Rewritten { read: (0, text.len()), written: (0, width) };
        Self { text: Cow::Owned(text), rewritten: vec![whole] }
    }

    /// The byte of the original at which byte `at` of the new text begins.
    pub fn start(&self, at: usize) -> usize {
        start(&self.rewritten, at)
    }

    /// The byte of the original at which the new text up to byte `at` ends.
    pub fn end(&self, at: usize) -> usize {
        let Some(final_byte) = at.checked_sub(1) else { return self.start(at) };
        match last_before(&self.rewritten, final_byte) {
            None => at,
            Some(last) if final_byte < last.read.1 => last.written.1,
            Some(last) => last.written.1.saturating_add(at.saturating_sub(last.read.1)),
        }
    }
}

fn start(rewritten: &[Rewritten], at: usize) -> usize {
    match last_before(rewritten, at) {
        None => at,
        Some(last) if at < last.read.1 => last.written.0,
        Some(last) => last.written.1.saturating_add(at.saturating_sub(last.read.1)),
    }
}

/// The last part that begins at or before byte `at` of the new text.
fn last_before(rewritten: &[Rewritten], at: usize) -> Option<&Rewritten> {
    let count = rewritten.partition_point(|rewritten| rewritten.read.0 <= at);
    rewritten.get(count.checked_sub(1)?)
}

/// The piece as the grammar reads it.
pub fn normalise(piece: &str) -> Normalised<'_> {
    if piece.bytes().all(|byte| matches!(byte, b' '..=b'~') && byte != b'#') {
        return Normalised { text: Cow::Borrowed(piece), rewritten: Vec::new() };
    }
    let mut writer = Writer { piece, at: 0, out: String::with_capacity(piece.len()), rewritten: Vec::new() };
    lexemes(piece).for_each(|lexeme| writer.lexeme(lexeme));
    Normalised { text: Cow::Owned(writer.out), rewritten: writer.rewritten }
}

struct Writer<'a> {
    piece: &'a str,
    at: usize,
    out: String,
    rewritten: Vec<Rewritten>,
}

impl Writer<'_> {
    fn rest(&self) -> &str {
        self.piece.get(self.at..).unwrap_or("")
    }

    fn lexeme(&mut self, lexeme: Lexeme) {
        let width = lexeme.end.saturating_sub(lexeme.start);
        let text = self.piece.get(lexeme.start..lexeme.end).unwrap_or("");
        match lexeme.kind {
            Kind::Comment | Kind::LineEnd => self.rewrite(width, " "),
            Kind::Blank if text.bytes().all(|byte| byte == b' ') => self.copy(width),
            Kind::Blank => self.rewrite(width, if text.chars().all(is_zero_width) { "" } else { " " }),
            Kind::Mark => self.mark(text, width),
            Kind::Text { .. } | Kind::Word | Kind::Number | Kind::Control => self.copy(width),
        }
    }

    fn mark(&mut self, text: &str, width: usize) {
        let Some(character) = text.chars().next().filter(|character| !character.is_ascii()) else {
            return self.copy(width);
        };
        if is_dash(character) && !self.letter_follows(width) {
            return self.rewrite(width, "-");
        }
        match (plain_form(character), vulgar_fraction(character)) {
            (Some(plain), _) => self.rewrite(width, plain.encode_utf8(&mut [0; 4])),
            (None, Some(fraction)) => self.fraction(width, fraction),
            (None, None) => self.copy(width),
        }
    }

    fn letter_follows(&self, width: usize) -> bool {
        self.rest().get(width..).is_some_and(|rest| rest.starts_with(char::is_alphabetic))
    }

    /// Takes over the next `width` bytes.
    fn copy(&mut self, width: usize) {
        let end = self.at.saturating_add(width).min(self.piece.len());
        self.out.push_str(self.piece.get(self.at..end).unwrap_or(""));
        self.at = end;
    }

    /// Reads the next `width` bytes as `plain`.
    fn rewrite(&mut self, width: usize, plain: &str) {
        let (read, written) = (self.out.len(), self.at);
        self.out.push_str(plain);
        self.at = self.at.saturating_add(width);
        self.rewritten.push(Rewritten { read: (read, self.out.len()), written: (written, self.at) });
    }

    /// `½` is 1/2; behind a whole number, `9½`, it makes one fraction with it.
    fn fraction(&mut self, width: usize, (above, below): (u32, u32)) {
        let digits = self.out.bytes().rev().take_while(u8::is_ascii_digit).count();
        let first = self.out.len().saturating_sub(digits);
        let (before, whole) = self.out.split_at_checked(first).unwrap_or((&self.out, ""));
        let is_part = whole.len() > MOST_DIGITS || before.ends_with(['.', ',', '/']);
        let whole = whole.parse::<u32>().ok().filter(|_| !is_part);
        let first = if whole.is_some() { first } else { self.out.len() };
        let above = whole.unwrap_or(0).saturating_mul(below).saturating_add(above);
        // A digit behind it is another number's.
        let digit_follows = self.rest().get(width..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let written = if whole.is_some() { start(&self.rewritten, first) } else { self.at };
        self.out.truncate(first);
        self.rewritten.retain(|earlier| earlier.read.0 < first || earlier.written.1 <= written);
        self.out.push_str(&format!("{above}{FRACTION_SLASH}{below}"));
        self.at = self.at.saturating_add(width);
        self.rewritten.push(Rewritten { read: (first, self.out.len()), written: (written, self.at) });
        if digit_follows {
            self.rewrite(0, " ");
        }
    }
}

/// The slash of a fraction that was one character; the slash of a split ruling is another.
pub(in crate::syntax) const FRACTION_SLASH: char = '\u{2044}';

/// Digits of the whole number in front of a fraction.
const MOST_DIGITS: usize = 6;

/// The ASCII form of a full-width digit or sign.
fn plain_form(character: char) -> Option<char> {
    let is_full_width = matches!(character, '\u{ff10}'..='\u{ff19}' | '＋' | '％' | '＆' | '／' | '：' | '＝');
    let code = u32::from(character).checked_sub(0xfee0).filter(|_| is_full_width)?;
    char::from_u32(code)
}

/// The numerator and denominator of a fraction that is one character.
#[must_use]
pub fn vulgar_fraction(character: char) -> Option<(u32, u32)> {
    Some(match character {
        '½' => (1, 2),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅕' => (1, 5),
        '⅖' => (2, 5),
        '⅗' => (3, 5),
        '⅘' => (4, 5),
        '⅙' => (1, 6),
        '⅚' => (5, 6),
        '⅐' => (1, 7),
        '⅛' => (1, 8),
        '⅜' => (3, 8),
        '⅝' => (5, 8),
        '⅞' => (7, 8),
        '⅑' => (1, 9),
        '⅒' => (1, 10),
        _ => return None,
    })
}
