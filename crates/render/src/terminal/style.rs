//! The reader's preferences for text: coloured or not, drawn or plain, and the width.

use crate::diagnostic::Severity;
use anstyle::{AnsiColor, Style as Rendition};
use std::borrow::Cow;

/// Columns that a reader surely has.
const WIDTH: usize = 80;

/// The characters of curves, arrows and frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// Drawing characters.
    Unicode,
    /// Letters and words, for readers of plain text and screen readers.
    Ascii,
}

/// The layout of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// True if ANSI colours are understood.
    pub colour: bool,
    /// The characters of drawings.
    pub charset: Charset,
    /// Columns of the screen.
    pub width: usize,
    /// The command that shows the rows left out of a long table; empty if there is none.
    pub unfolds: &'static str,
}

impl Default for Style {
    fn default() -> Self {
        Self { colour: false, charset: Charset::Unicode, width: WIDTH, unfolds: "" }
    }
}

impl Style {
    /// The columns of a window that text takes: beyond 120 it is hard to read, and below 40 tables do not fit.
    #[must_use]
    pub fn columns_of(window: u16) -> usize {
        usize::from(window).clamp(40, 120)
    }
}

/// The renditions of a terminal, by meaning.
pub mod renditions {
    use super::{AnsiColor, Rendition, Severity};
    use crate::syntax::Token;

    /// Emphasised: answers.
    pub const STRONG: Rendition = Rendition::new().bold();
    /// In the background: what may be overlooked.
    pub const FAINT: Rendition = Rendition::new().dimmed();
    /// Success.
    pub const GOOD: Rendition = AnsiColor::Green.on_default();
    /// Advice.
    pub const HELP: Rendition = AnsiColor::Cyan.on_default();

    /// The colour of a part of the language.
    #[must_use]
    pub const fn token(token: Token) -> Rendition {
        match token {
            Token::Statement => AnsiColor::Cyan.on_default().bold(),
            Token::Word => AnsiColor::Cyan.on_default(),
            Token::Name => Rendition::new(),
            Token::Number | Token::BlackSuit => STRONG,
            Token::Share => AnsiColor::Green.on_default(),
            Token::RedSuit => AnsiColor::Red.on_default(),
            Token::Text => AnsiColor::Yellow.on_default(),
            Token::Comment => FAINT,
        }
    }

    /// The colour of a severity.
    #[must_use]
    pub const fn severity(severity: Severity) -> Rendition {
        match severity {
            Severity::Note => AnsiColor::Cyan.on_default(),
            Severity::Warning => AnsiColor::Yellow.on_default(),
            Severity::Error => AnsiColor::Red.on_default(),
        }
    }
}

/// The look of a part of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Look {
    /// As text.
    #[default]
    Plain,
    /// A row to look at.
    Strong,
    /// A head, a rule.
    Faint,
    /// Folded rows.
    Fold,
}

impl Style {
    /// With a look, where the terminal has them.
    pub(super) fn looking(self, look: Look, text: &str) -> String {
        match look {
            _ if text.trim().is_empty() => text.to_owned(),
            Look::Plain => text.to_owned(),
            Look::Strong => self.strong(text),
            Look::Faint | Look::Fold => self.faint(text),
        }
    }

    /// Emphasised.
    #[must_use]
    pub fn strong(self, text: &str) -> String {
        self.painted(renditions::STRONG, text)
    }

    /// In the background.
    #[must_use]
    pub fn faint(self, text: &str) -> String {
        self.painted(renditions::FAINT, text)
    }

    /// In the colour of a severity.
    #[must_use]
    pub fn by_severity(self, severity: Severity, text: &str) -> String {
        self.painted(renditions::severity(severity), text)
    }

    /// In a rendition, where the terminal has them.
    #[must_use]
    pub fn painted(self, rendition: Rendition, text: &str) -> String {
        if self.colour { format!("{rendition}{text}{rendition:#}") } else { text.to_owned() }
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
                '·' => plain.push('*'),
                '−' | '─' | '–' => plain.push('-'),
                '≤' => plain.push_str("<="),
                '│' | '├' => plain.push('|'),
                '↓' => plain.push('v'),
                '●' => plain.push('*'),
                '÷' => plain.push('/'),
                '×' => plain.push('x'),
                '…' => plain.push_str("..."),
                '±' => plain.push_str("+/-"),
                other => plain.push(other),
            }
        }
        Cow::Owned(plain)
    }
}
