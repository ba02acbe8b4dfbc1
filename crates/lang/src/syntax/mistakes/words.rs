//! Words for what the notation writes as a letter or a sign. Those of rulings are the phrases of `grammar/hand.pest`;
//! here are abbreviations that are not certain enough to be scored, and the words of other statements.

use super::super::hand;
use super::super::keywords::Keyword;
use super::super::lexer::Kind;
use super::super::piece::Context;
use super::tokens::{Edits, Token, Tokens};
use crate::scoring::{Preset, Scoring};

/// The context in which a word means what the table says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Behind a level: `4 spades`.
    Level,
    /// Behind a contract: `4S doubled`.
    Contract,
    /// In a row of a traveller.
    Row,
    /// Anywhere.
    Any,
}

use Place::{Any, Contract, Level, Row};

/// Words and phrases in lower case, and the notation for each. A phrase comes before those that begin like it.
const PHRASES: &[(&str, &str, Place)] = &[
    ("pi", "S", Level),
    ("pxx", "Sxx", Level),
    ("px", "Sx", Level),
    ("p", "S", Level),
    ("ki", "H", Level),
    ("ka", "D", Level),
    ("tr", "C", Level),
    ("txx", "Cxx", Level),
    ("tx", "Cx", Level),
    ("t", "C", Level),
    ("sd", "Sx", Level),
    ("hd", "Hx", Level),
    ("dd", "Dx", Level),
    ("cd", "Cx", Level),
    ("ntd", "NTx", Level),
    ("double", "x", Contract),
    ("d", "x", Contract),
    ("!", "x", Contract),
    ("o", "E", Contract),
    ("tables", "", Row),
    ("stoły", "", Row),
    ("stołów", "", Row),
    ("times", "x", Row),
    ("razy", "x", Row),
    ("the rest", "rest", Any),
    ("strona wykraczająca", "offenders", Any),
    ("rozdaje", "dealer", Any),
    ("rozdający", "dealer", Any),
    ("obie po partii", "vul all", Any),
    ("obie przed partią", "vul none", Any),
    ("przed partią", "vul none", Any),
    ("ns po partii", "vul NS", Any),
    ("we po partii", "vul EW", Any),
    ("vul obie", "vul all", Any),
    ("vul nikt", "vul none", Any),
];

/// The notation for a word that people type and that is no name of a ruling.
#[must_use]
pub fn known_word(word: &str) -> Option<String> {
    if let Some(scoring) = Scoring::named(word) {
        return Some(format!("scoring {}", scoring.name()));
    }
    if let Some(preset) = Preset::named(word) {
        return Some(format!("regulations {}", preset.name));
    }
    if let Some((_, notation)) = hand::word(word, hand::Part::Result).filter(|(length, _)| *length == word.len()) {
        return Some(notation);
    }
    let replacement = match word.to_lowercase().as_str() {
        "knockout" | "ko" | "puchar" => "match knockout",
        "vp" | "vps" => "match scale wbf",
        "p" | "po" => "pass",
        "aa" => "A",
        "a40" => "40%",
        "a50" => "50%",
        "a60" => "60%",
        "trs" => "stands",
        "mecz" => "match knockout",
        "q" | "quit" | "exit" | "bye" => ":quit",
        "clear" | "cls" => ":clear",
        "ls" | "dir" | "show" => ":show",
        word => Keyword::named(word).filter(|keyword| keyword.starts_statement())?.word(),
    };
    Some(replacement.to_owned())
}

/// The weight that people have another word for.
#[must_use]
pub fn known_weight(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let is_called = word != Keyword::Rest.word() && Keyword::Rest.is_called(&word);
    is_called.then_some(Keyword::Rest.word())
}

/// The text with notation in the place of words, once for each meaning of a word; empty if it has none.
pub(super) fn reworded(written: &Tokens<'_>) -> Vec<String> {
    let found = |hearts: &str| {
        let mut rewriter =
            Rewriter { written, edits: Edits::default(), at: 0, level: None, hearts_or_diamonds: hearts };
        while rewriter.step() {}
        rewriter.edits.apply(written.text)
    };
    let mut texts: Vec<String> = ["H", "D"].into_iter().filter_map(found).collect();
    texts.dedup();
    texts
}

struct Rewriter<'a> {
    written: &'a Tokens<'a>,
    edits: Edits,
    at: usize,
    /// The level of the contract that is being read.
    level: Option<u8>,
    /// The suit for `K`, kier or karo.
    hearts_or_diamonds: &'a str,
}

impl Rewriter<'_> {
    fn step(&mut self) -> bool {
        let Some(token) = self.written.token(self.at).copied() else { return false };
        let is_level =
            |token: &&Token<'_>| token.text.len() == 1 && token.whole().is_some_and(|n| (1..=7).contains(&n));
        let level = self.written.before(self.at).filter(is_level).and_then(Token::whole);
        if token.is_mark("&,;/():") {
            self.level = None;
        }
        let read = self.abbreviation(token, level) || self.words(token, level);
        if !read {
            self.at = self.at.saturating_add(1);
        }
        // The strain, however it is written.
        if let Some(level) = level.filter(|_| token.kind == Kind::Word || token.is_mark("♠♥♦♣")) {
            self.level = u8::try_from(level).ok();
        }
        true
    }

    fn replace(&mut self, parts: usize, with: impl Into<String>) -> bool {
        let last = self.at.saturating_add(parts).saturating_sub(1);
        if let (Some(first), Some(last)) = (self.written.token(self.at), self.written.token(last)) {
            // A word that touches its neighbours keeps doing so: `4spades`.
            self.edits.replace(first.start, last.end, with);
        }
        self.at = self.at.saturating_add(parts);
        true
    }

    /// Words that a director writes in a ruling.
    fn words(&mut self, token: Token<'_>, level: Option<u32>) -> bool {
        let parts = [
            level.map(|_| hand::Part::Strain),
            self.level.map(hand::Part::OfContract),
            Some(hand::Part::Result),
            Some(hand::Part::Joint),
        ];
        let text = self.written.text.get(token.start..).unwrap_or("");
        let found = parts.into_iter().flatten().find_map(|part| hand::word(text, part));
        let Some((length, notation)) = found else { return false };
        let end = token.start.saturating_add(length);
        let parts = self.written.tokens.iter().skip(self.at).take_while(|token| token.start < end).count();
        parts > 0 && self.replace(parts, notation)
    }

    fn abbreviation(&mut self, token: Token<'_>, level: Option<u32>) -> bool {
        let in_place = |place: Place| match place {
            Level => level.is_some(),
            Contract => self.level.is_some(),
            Row => self.written.context == Context::Row,
            Any => true,
        };
        if level.is_some() && token.is_word(&["k", "kx", "kxx"]) {
            let doubling = token.text.get(1..).unwrap_or("").to_lowercase();
            return self.replace(1, format!("{}{doubling}", self.hearts_or_diamonds));
        }
        let found = PHRASES.iter().filter(|(_, _, place)| in_place(*place)).find_map(|(phrase, notation, _)| {
            let parts = phrase.split(' ').count();
            self.starts(phrase).then_some((parts, *notation))
        });
        let inner = || {
            let word = token.text.to_lowercase();
            let called = |keyword: &&Keyword| keyword.word() != word && keyword.is_called(&word);
            [Keyword::Rest, Keyword::Of].iter().find(called).map(|keyword| (1, keyword.word()))
        };
        found.or_else(inner).is_some_and(|(parts, notation)| self.replace(parts, notation))
    }

    /// Returns true if the parts from here on are those of a phrase.
    fn starts(&self, phrase: &str) -> bool {
        phrase
            .split(' ')
            .zip(self.at..)
            .all(|(word, at)| self.written.token(at).is_some_and(|token| token.text.to_lowercase() == word))
    }
}
