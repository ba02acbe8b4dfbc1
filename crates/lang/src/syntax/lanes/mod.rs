//! Forms so common that they are read by hand before the grammar is asked: rows such as `table 17: +620`, heads of
//! cases, plain rulings, and what is expected of one.
//!
//! A lane takes what it wholly understands and gives exactly the tree that the grammar gives, places included; a
//! property holds it to that (`lanes_give_what_the_grammar_gives`). Whatever else it meets, a blank of pasted text, a
//! weight that is a name, anything wrong, it leaves to the grammar, which is the authority.

#[cfg(test)]
mod tests;

use super::keywords::{Keyword, is_reserved};
use super::lexer::is_word_byte;
use super::piece::Piece;
use super::reader::{MAX_COUNT, MAX_SCORE};
use super::statements::{Case, Claim, Head, Label, Of, Row, RowResult, Statement, StatementKind};
use super::written::{Component, Ruling, RulingKind, SideExpression, SideKind, Spanned, Unit, Word, place};
use crate::number::{Exact, parse_decimal};
use crate::ruling::notation::MAX_PERCENTAGE;
use crate::ruling::{Side, Weight, WrittenOutcome};

/// A statement: a ruling alone, or `expect`.
pub(super) fn statement(piece: Piece<'_>) -> Option<Statement> {
    let mut lane = Lane::new(piece);
    let kind = match lane.peek()? {
        b'(' | b'+' | b'-' | b'0'..=b'9' => StatementKind::Ruling(lane.ruling()?),
        b'e' | b'E' => {
            lane.keyword(Keyword::Expect)?;
            let ruling = lane.ruling_or_name()?;
            lane.colon()?;
            StatementKind::Expect { ruling, claims: lane.claims()? }
        }
        _ => return None,
    };
    lane.end()?;
    Some(Statement { kind, span: piece.span(0, lane.at) })
}

/// A row of a traveller: a score for both sides, perhaps labelled by its table, perhaps of several tables.
pub(super) fn row(piece: Piece<'_>) -> Option<Row> {
    let mut lane = Lane::new(piece);
    let label = match lane.peek()? {
        b't' | b'T' => {
            lane.keyword(Keyword::Table)?;
            let text = lane.word()?.node.into();
            let span = piece.span(0, lane.at);
            lane.colon()?;
            Some(Label { text, is_table: true, span })
        }
        _ => None,
    };
    let score = lane.points()?;
    let mut end = lane.at;
    lane.blanks();
    let count = match lane.peek() {
        Some(b':') => {
            lane.colon()?;
            let start = lane.at;
            let count = lane.whole(MAX_COUNT).filter(|count| *count > 0)?;
            end = lane.at;
            Some(Spanned::new(count, piece.span(start, end)))
        }
        _ => None,
    };
    lane.end()?;
    Some(Row { label, result: RowResult::Score(score), count, span: piece.span(0, end) })
}

/// The head of a block; the blanks around it are not part of the piece.
pub(super) fn head(piece: Piece<'_>) -> Option<Head> {
    let mut lane = Lane::new(piece);
    if piece.written() == Keyword::Traveller.word() {
        return Some(Head::Traveller);
    }
    lane.keyword(Keyword::Case)?;
    let name = lane.string()?;
    lane.blanks();
    let points = match lane.peek() {
        None => None,
        Some(_) => {
            lane.keyword(Keyword::Points)?;
            let start = lane.at;
            Some(Spanned::new(lane.decimal()?, piece.span(start, lane.at)))
        }
    };
    lane.end()?;
    Some(Head::Case(Case { name, points, body: Vec::new() }))
}

/// A piece being read by hand. Everything gives none where the grammar is to be asked.
struct Lane<'a> {
    piece: Piece<'a>,
    text: &'a str,
    at: usize,
}

impl<'a> Lane<'a> {
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

    /// What was read since `start`.
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

    /// A sign that stands before a digit; whether it is a minus.
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
        let side = match self.take_while(|byte| byte.is_ascii_alphabetic())? {
            "NS" => Side::NS,
            "EW" => Side::EW,
            _ => return None,
        };
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
