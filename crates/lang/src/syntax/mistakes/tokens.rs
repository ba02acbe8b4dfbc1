//! The parts of a piece, found without its grammar, and ways to rewrite them.

use super::super::lexer::{Kind, Lexeme, lexemes};
use super::super::piece::Context;

/// A part of a piece.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    pub start: usize,
    pub end: usize,
}

impl Token<'_> {
    /// Returns true if it is one of these characters.
    pub fn is_mark(&self, marks: &str) -> bool {
        self.kind == Kind::Mark && marks.contains(self.text)
    }

    pub fn is_sign(&self) -> bool {
        self.is_mark("+-")
    }

    /// The whole number that it is.
    pub fn whole(&self) -> Option<u32> {
        if self.kind == Kind::Number { self.text.parse().ok() } else { None }
    }

    pub fn is_word(&self, words: &[&str]) -> bool {
        self.kind == Kind::Word && words.iter().any(|word| word.eq_ignore_ascii_case(self.text))
    }
}

/// A piece as the grammar reads it, with its parts.
pub(super) struct Tokens<'a> {
    pub text: &'a str,
    pub tokens: Vec<Token<'a>>,
    pub context: Context,
}

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str, context: Context) -> Self {
        let token = |Lexeme { kind, start, end }| {
            let is_part = !matches!(kind, Kind::Blank | Kind::LineEnd);
            is_part.then(|| Token { kind, text: text.get(start..end).unwrap_or(""), start, end })
        };
        let tokens = lexemes(text).filter_map(token).collect();
        Self { text, tokens, context }
    }

    pub fn token(&self, at: usize) -> Option<&Token<'a>> {
        self.tokens.get(at)
    }

    /// The part before another.
    pub fn before(&self, at: usize) -> Option<&Token<'a>> {
        self.tokens.get(at.checked_sub(1)?)
    }

    /// The part after another.
    pub fn after(&self, at: usize) -> Option<&Token<'a>> {
        self.tokens.get(at.checked_add(1)?)
    }

    /// The text from one byte to another, without the blanks around it.
    pub fn slice(&self, start: usize, end: usize) -> &'a str {
        self.text.get(start..end).unwrap_or("").trim()
    }

    /// Returns true if an outcome or its weight can start at a part.
    pub fn starts_component(&self, at: usize) -> bool {
        self.before(at).is_none_or(|before| before.is_mark("(&,;/"))
    }
}

/// Changes to a text that do not overlap, from left to right.
#[derive(Default)]
pub(super) struct Edits(Vec<(usize, usize, String)>);

impl Edits {
    pub fn replace(&mut self, start: usize, end: usize, with: impl Into<String>) {
        self.0.push((start, end, with.into()));
    }

    pub fn insert(&mut self, at: usize, what: impl Into<String>) {
        self.replace(at, at, what);
    }

    /// The text with its changes; `None` if there are none.
    pub fn apply(self, text: &str) -> Option<String> {
        if self.0.is_empty() {
            return None;
        }
        let mut out = String::with_capacity(text.len());
        let mut at = 0;
        for (start, end, with) in self.0 {
            out.push_str(text.get(at..start)?);
            out.push_str(&with);
            at = end;
        }
        out.push_str(text.get(at..)?);
        Some(out)
    }
}
