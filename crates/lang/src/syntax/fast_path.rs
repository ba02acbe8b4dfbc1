//! Common forms read without the grammar: rows such as `table 17: +620`, the beginnings of cases, plain rulings and
//! what is expected of one. A script of many cases is read five times as fast by it, and run more than twice as fast.
//!
//! It takes what it wholly understands and gives exactly the tree that the grammar gives, places included; a property
//! holds it to that. Whatever else it meets, a blank of pasted text, a weight that is a name, anything wrong, it leaves
//! to the grammar.

use super::keywords::{Keyword, is_reserved};
use super::lexer::is_word_byte;
use super::piece::Piece;
use super::reader::MAX_COUNT;
use super::statements::{Case, Claim, Heading, Label, Of, Origin, Row, RowResult, Statement, StatementKind};
use super::written::{Component, Ruling, RulingKind, SideExpression, SideKind, Spanned, Unit, Word, place};
use crate::number::{Exact, parse_decimal};
use crate::ruling::notation::{MAX_PERCENTAGE, MAX_SCORE};
use crate::ruling::{Side, Weight, WrittenOutcome};

/// A statement: a ruling alone, or `expect`.
pub(super) fn statement(piece: Piece<'_>) -> Option<Statement> {
    let mut cursor = Cursor::new(piece);
    let kind = match cursor.peek()? {
        b'(' | b'+' | b'-' | b'0'..=b'9' => StatementKind::Ruling(cursor.ruling()?),
        b'e' | b'E' => {
            cursor.keyword(Keyword::Expect)?;
            let ruling = cursor.ruling_or_name()?;
            cursor.colon()?;
            StatementKind::Expect { ruling, claims: cursor.claims()? }
        }
        _ => return None,
    };
    cursor.end()?;
    Some(Statement { kind, span: piece.span(0, cursor.at) })
}

/// A row of a traveller: a score for both sides, perhaps labelled by its table, perhaps of several tables.
pub(super) fn row(piece: Piece<'_>) -> Option<Row> {
    let mut cursor = Cursor::new(piece);
    let label = match cursor.peek()? {
        b't' | b'T' => {
            cursor.keyword(Keyword::Table)?;
            let text = cursor.word()?.node.into();
            let span = piece.span(0, cursor.at);
            cursor.colon()?;
            Some(Label { text, is_table: true, span })
        }
        _ => None,
    };
    let score = cursor.points()?;
    let mut end = cursor.at;
    cursor.blanks();
    let count = match cursor.peek() {
        Some(b':') => {
            cursor.colon()?;
            let start = cursor.at;
            let count = cursor.whole(MAX_COUNT).filter(|count| *count > 0)?;
            end = cursor.at;
            Some(Spanned::new(count, piece.span(start, end)))
        }
        _ => None,
    };
    cursor.end()?;
    Some(Row { label, result: RowResult::Score(score), count, span: piece.span(0, end) })
}

/// The heading of a block; the blanks around it are not part of the piece.
pub(super) fn heading(piece: Piece<'_>) -> Option<Heading> {
    let mut cursor = Cursor::new(piece);
    if piece.written() == Keyword::Traveller.word() {
        return Some(Heading::Traveller);
    }
    cursor.keyword(Keyword::Case)?;
    let name = cursor.string()?;
    cursor.blanks();
    let points = match cursor.peek() {
        None => None,
        Some(_) => {
            cursor.keyword(Keyword::Points)?;
            let start = cursor.at;
            Some(Spanned::new(cursor.decimal()?, piece.span(start, cursor.at)))
        }
    };
    cursor.end()?;
    Some(Heading::Case(Case { name, points, origin: Origin::default(), body: Vec::new() }))
}

/// A piece being read by hand. Every method gives `None` if the grammar has to decide.
struct Cursor<'a> {
    piece: Piece<'a>,
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    fn new(piece: Piece<'a>) -> Self {
        Self { piece, text: piece.written(), at: 0 }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn advance(&mut self) {
        self.at = self.at.saturating_add(1);
    }

    fn eat(&mut self, byte: u8) -> Option<()> {
        (self.peek()? == byte).then(|| self.advance())
    }

    fn blanks(&mut self) {
        while self.peek() == Some(b' ') {
            self.advance();
        }
    }

    /// The text read since `start`.
    fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or("")
    }

    fn take_while(&mut self, belongs: impl Fn(u8) -> bool) -> Option<&'a str> {
        let start = self.at;
        while self.peek().is_some_and(&belongs) {
            self.advance();
        }
        (self.at > start).then(|| self.since(start))
    }

    fn end(&self) -> Option<()> {
        self.peek().is_none().then_some(())
    }

    fn colon(&mut self) -> Option<()> {
        self.blanks();
        self.eat(b':')?;
        self.blanks();
        Some(())
    }

    /// A word of the language and the blanks behind it, of which there is one at least or a quote.
    fn keyword(&mut self, keyword: Keyword) -> Option<()> {
        let word = self.take_while(is_word_byte)?;
        let ends = matches!(self.peek()?, b' ' | b'"');
        if !ends || !word.eq_ignore_ascii_case(keyword.word()) {
            return None;
        }
        self.blanks();
        Some(())
    }

    /// Letters, digits and underscores.
    fn word(&mut self) -> Option<Word> {
        let start = self.at;
        let word = self.take_while(is_word_byte)?.to_string();
        matches!(self.peek()?, b' ' | b':').then(|| Spanned::new(word, self.piece.span(start, self.at)))
    }

    /// A string on a line that escapes nothing.
    fn string(&mut self) -> Option<Word> {
        let start = self.at;
        self.eat(b'"')?;
        let inner = self.take_while(|byte| byte != b'"')?;
        self.eat(b'"')?;
        let is_plain = !inner.contains('\\') && !inner.chars().any(char::is_control);
        is_plain.then(|| Spanned::new(inner.to_string(), self.piece.span(start, self.at)))
    }

    /// A whole number up to `most`, and no more digits than it has.
    fn whole(&mut self, most: u32) -> Option<u32> {
        let digits = self.take_while(|byte| byte.is_ascii_digit())?;
        if self.peek() == Some(b'.') {
            return None;
        }
        digits.parse().ok().filter(|number| *number <= most)
    }

    /// An unsigned decimal.
    fn decimal(&mut self) -> Option<Exact> {
        let start = self.at;
        self.take_while(|byte| byte.is_ascii_digit())?;
        if self.peek() == Some(b'.') {
            self.advance();
            self.take_while(|byte| byte.is_ascii_digit())?;
        }
        parse_decimal(self.since(start)).ok()
    }

    /// Reads a sign before a digit; true for a minus.
    fn sign(&mut self) -> Option<bool> {
        let is_negative = self.peek()? == b'-';
        if matches!(self.peek()?, b'+' | b'-') {
            self.advance();
        }
        self.peek()?.is_ascii_digit().then_some(is_negative)
    }

    /// A score's points.
    fn points(&mut self) -> Option<Spanned<i32>> {
        let start = self.at;
        let is_negative = self.sign()?;
        let points = i32::try_from(self.whole(MAX_SCORE)?).ok()?;
        let points = if is_negative { points.saturating_neg() } else { points };
        Some(Spanned::new(points, self.piece.span(start, self.at)))
    }

    /// A score.
    fn score(&mut self) -> Option<Spanned<WrittenOutcome>> {
        let Spanned { node: points, span } = self.points()?;
        Some(Spanned::new(WrittenOutcome::Score(points), span))
    }

    /// A score for both sides, with nothing behind it that could make it something else.
    fn single(&mut self) -> Option<Ruling> {
        let outcome = self.score()?;
        let end = self.at;
        self.blanks();
        if !matches!(self.peek(), None | Some(b':')) {
            return None;
        }
        self.at = end;
        let span = outcome.span;
        let side = SideExpression { kind: SideKind::Components(vec![Component { weight: None, outcome }]), span };
        Some(Ruling { kind: RulingKind::Both(side), group: None, span })
    }

    /// A ruling of scores with percentages as their weights.
    fn ruling(&mut self) -> Option<Ruling> {
        if self.peek()? != b'(' {
            return self.single();
        }
        let ns = self.side()?;
        let end = self.at;
        self.blanks();
        let kind = match self.peek() {
            Some(b'/') => {
                self.advance();
                self.blanks();
                RulingKind::Split { ns, ew: self.side()? }
            }
            _ => {
                self.at = end;
                RulingKind::Both(ns)
            }
        };
        let end = self.at;
        self.blanks();
        if !matches!(self.peek(), None | Some(b':')) {
            return None;
        }
        self.at = end;
        let span = place(&kind);
        Some(Ruling { kind, group: None, span })
    }

    /// One side in its parentheses.
    fn side(&mut self) -> Option<SideExpression> {
        let start = self.at;
        self.eat(b'(')?;
        let mut components = Vec::with_capacity(2);
        loop {
            self.blanks();
            components.push(self.component()?);
            self.blanks();
            match self.peek()? {
                b'&' => self.advance(),
                b')' => break,
                _ => return None,
            }
        }
        self.advance();
        Some(SideExpression { kind: SideKind::Components(components), span: self.piece.span(start, self.at) })
    }

    /// A score with its percentage, or alone.
    fn component(&mut self) -> Option<Component> {
        let start = self.at;
        let is_negative = self.sign()?;
        let share = self.decimal()?;
        if self.peek()? != b'%' {
            self.at = start;
            return Some(Component { weight: None, outcome: self.score()? });
        }
        self.advance();
        if share > i64::from(MAX_PERCENTAGE) {
            return None;
        }
        let share = &share * &Exact::percent(1);
        let share = if is_negative { -share } else { share };
        let weight = Some(Spanned::new(Weight::Share(share), self.piece.span(start, self.at)));
        self.blanks();
        Some(Component { weight, outcome: self.score()? })
    }

    /// A plain ruling, or a name before a colon.
    fn ruling_or_name(&mut self) -> Option<Ruling> {
        if !self.peek()?.is_ascii_alphabetic() {
            return self.ruling();
        }
        let Spanned { node: name, span } = self.word()?;
        if is_reserved(&name) {
            return None;
        }
        let side = SideExpression { kind: SideKind::Name(name), span };
        Some(Ruling { kind: RulingKind::Both(side), group: None, span })
    }

    /// Claims to the end: figures of the sides.
    fn claims(&mut self) -> Option<Vec<Spanned<Claim>>> {
        let mut claims = Vec::with_capacity(2);
        loop {
            claims.push(self.claim()?);
            self.blanks();
            match self.peek() {
                None => return Some(claims),
                Some(b',') => self.advance(),
                Some(_) => return None,
            }
            self.blanks();
        }
    }

    /// `NS 9.8`, `EW ~54.44%`, `NS +3 IMP`
    fn claim(&mut self) -> Option<Spanned<Claim>> {
        let start = self.at;
        let side = Side::named(self.take_while(|byte| byte.is_ascii_alphabetic())?)?;
        self.blanks();
        let is_approximate = self.eat(b'~').is_some();
        self.blanks();
        let number = self.at;
        if number.checked_sub(start)? == 2 && self.peek()?.is_ascii_digit() {
            // `NS9` is no side.
            return None;
        }
        let is_negative = self.sign()?;
        let digits = self.at;
        let value = self.decimal()?;
        let places = self.since(digits).split_once('.').map_or(0, |(_, fraction)| fraction.len());
        let value = if is_negative { -value } else { value };
        let number = self.piece.span(number, self.at);
        let unit = self.unit()?;
        let decimals = u32::try_from(places).ok()?;
        let approximate = is_approximate.then_some(decimals);
        let claim = Claim::Figure { of: Of::Board, side, value, decimals, approximate, unit, number };
        Some(Spanned::new(claim, self.piece.span(start, self.at)))
    }

    /// A unit behind a figure, where there is one.
    fn unit(&mut self) -> Option<Option<Unit>> {
        if self.eat(b'%').is_some() {
            return Some(Some(Unit::Percent));
        }
        let end = self.at;
        self.blanks();
        if !self.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            self.at = end;
            // A fraction's slash or whatever else is the grammar's.
            return Some(None);
        }
        let unit = match self.take_while(is_word_byte)? {
            "MP" => Unit::Matchpoints,
            "IMP" => Unit::Imps,
            "VP" => Unit::VictoryPoints,
            _ => return None,
        };
        matches!(self.peek(), None | Some(b' ' | b',')).then_some(Some(unit))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::expect_used)]
mod tests;
