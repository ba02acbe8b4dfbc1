//! How a reader wants the text: coloured or not, drawn or plain, how wide.

use crate::diagnostic::Severity;
use std::borrow::Cow;

/// Columns that a reader surely has.
const WIDTH: usize = 80;

/// What curves, arrows and frames are drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// Drawing characters.
    Unicode,
    /// Letters and words, for readers of plain text and screen readers.
    Ascii,
}

/// How text is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// Whether ANSI colours are understood.
    pub colour: bool,
    /// What is drawn with.
    pub charset: Charset,
    /// Columns of the screen.
    pub width: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { colour: false, charset: Charset::Unicode, width: WIDTH }
    }
}

impl Style {
    /// Emphasised.
    #[must_use]
    pub fn strong(self, text: &str) -> String {
        self.wrap("1", text)
    }

    /// In the background.
    #[must_use]
    pub fn faint(self, text: &str) -> String {
        self.wrap("2", text)
    }

    /// In the colour of a severity.
    #[must_use]
    pub fn by_severity(self, severity: Severity, text: &str) -> String {
        let code = match severity {
            Severity::Note => "36",
            Severity::Warning => "33",
            Severity::Error => "31",
        };
        self.wrap(code, text)
    }

    /// In an ANSI rendition.
    #[must_use]
    pub fn wrap(self, code: &str, text: &str) -> String {
        if self.colour { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// Without drawing characters, where they are not wanted.
    #[must_use]
    pub fn drawn(self, text: &str) -> Cow<'_, str> {
        if self.charset == Charset::Unicode {
            return Cow::Borrowed(text);
        }
        let mut plain = String::with_capacity(text.len());
        for character in text.chars() {
            match character {
                '←' => plain.push('<'),
                '→' => plain.push('='),
                '·' | '−' => plain.push('-'),
                '×' => plain.push('x'),
                '…' => plain.push_str("..."),
                '±' => plain.push_str("+/-"),
                other => plain.push(other),
            }
        }
        Cow::Owned(plain)
    }
}
