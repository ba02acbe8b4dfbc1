//! An auction as it is written in a string: calls from the dealer on, alerts and notes, what was withdrawn or accepted,
//! and where a question arose.
//!
//! ```text
//! pass 1D(!natural or 18+) pass 2H pass 3H pass 3NT ? pass AP
//! 1♠ [1♥](insufficient) 2♥ pass pass S:3♠ accepted
//! ```

use super::lexer::{is_blank, is_dash};
use crate::auction::{Auction, Bid, Call, CallError, Made, Standing};
use crate::diagnostic::Problem;
use crate::ruling::{Card, Seat, Strain};
use std::ops::Range;

/// Why a text is no auction, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuctionFault {
    /// The kind of error.
    pub error: AuctionError,
    /// The bytes of the text that it is about.
    pub at: Range<usize>,
}

/// An error in an auction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AuctionError {
    /// It has no call.
    Empty,
    /// A word that is no call.
    NotACall(String),
    /// A call that the Laws do not have in its place.
    Call(CallError),
    /// A note without a call before it.
    NoteAlone,
    /// A note with nothing in it.
    NoteEmpty,
    /// A call in parentheses, apart from the call before it.
    NoteIsCall(Call),
    /// A parenthesis or a bracket that is not closed.
    Open(char),
    /// A question mark that is attached to a call.
    QuestionAttached,
    /// A question mark after the end of the auction.
    QuestionOver,
    /// `accepted` without a call before it.
    AcceptedAlone,
}

impl From<AuctionError> for Problem {
    fn from(error: AuctionError) -> Self {
        match error {
            AuctionError::Empty => Self::AuctionEmpty,
            AuctionError::NotACall(written) => Self::AuctionWord { written },
            AuctionError::Call(error) => error.into(),
            AuctionError::NoteAlone => Self::AuctionNoteAlone { written: "(…)" },
            AuctionError::NoteEmpty => Self::AuctionNoteEmpty,
            AuctionError::NoteIsCall(call) => Self::AuctionNoteCall { call },
            AuctionError::Open(sign) => Self::AuctionOpen { sign },
            AuctionError::QuestionAttached => Self::AuctionQuestion,
            AuctionError::QuestionOver => Self::AuctionQuestionOver,
            AuctionError::AcceptedAlone => Self::AuctionNoteAlone { written: "accepted" },
        }
    }
}

/// The auction that a text is, with its dealer.
///
/// # Errors
/// Its first error, with the place.
pub fn auction(text: &str, dealer: Seat) -> Result<Auction, AuctionFault> {
    let mut reading = AuctionParser { text, at: 0, auction: Auction::new(dealer) };
    while reading.step()? {}
    if reading.auction.turns().is_empty() && reading.auction.asked().is_empty() {
        return Err(AuctionFault { error: AuctionError::Empty, at: 0..text.len() });
    }
    Ok(reading.auction)
}

/// The call that a word is: `1d`, `3BA`, `p`, `ktr`.
#[must_use]
pub fn call(word: &str) -> Option<Call> {
    let plain: String = word.chars().filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect();
    let lower = plain.to_lowercase();
    Some(match lower.as_str() {
        "p" | "pass" | "pas" | "no bid" | "-" => Call::Pass,
        "x" | "×" | "*" | "dbl" | "double" | "ktr" | "kontra" => Call::Double,
        "xx" | "××" | "**" | "rdbl" | "redouble" | "rktr" | "rekontra" => Call::Redouble,
        dash if dash.chars().count() == 1 && dash.chars().all(is_dash) => Call::Pass,
        bid => {
            let mut characters = bid.chars();
            let level = characters.next().and_then(|level| level.to_digit(10))?;
            Call::Bid(Bid::new(u8::try_from(level).ok()?, Strain::of_sign(characters.as_str())?)?)
        }
    })
}

/// A call that was withdrawn, which may be a bid of more than seven.
pub(super) fn withdrawn(word: &str) -> Option<Call> {
    let over_seven = || {
        let mut characters = word.chars();
        let level = characters.next().and_then(|level| level.to_digit(10))?;
        Bid::over_seven(u8::try_from(level).ok()?, Strain::of_sign(characters.as_str())?).map(Call::Bid)
    };
    call(word).or_else(over_seven)
}

/// The canonical form of a player's call or card: `pass` of `pas`, `4♥` of `4h`, `♠J` of `SW`.
#[must_use]
pub fn action(word: &str) -> Option<String> {
    let words: Vec<&str> = word.split_whitespace().collect();
    call(&words.join(" ")).map(|call| call.to_string()).or_else(|| card(word).map(|card| card.to_string()))
}

/// `♠A` of `SA`, `♠W`, `♥10`
#[must_use]
pub fn card(word: &str) -> Option<Card> {
    let plain: String = word.chars().filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect();
    let suit = plain.chars().next()?;
    let (suit, rank) = plain.split_at_checked(suit.len_utf8())?;
    Card::named(suit, rank)
}

/// The separators of calls.
pub(super) fn is_between(character: char) -> bool {
    is_blank(character) || matches!(character, ',' | ';' | '|')
}

struct AuctionParser<'a> {
    text: &'a str,
    at: usize,
    auction: Auction,
}

impl<'a> AuctionParser<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn skip(&mut self) {
        let rest = self.rest();
        self.at = self.text.len().saturating_sub(rest.trim_start_matches(is_between).len());
    }

    fn fail<T>(error: AuctionError, at: Range<usize>) -> Result<T, AuctionFault> {
        Err(AuctionFault { error, at })
    }

    /// Reads a call with what belongs to it, or a question mark; false at the end.
    fn step(&mut self) -> Result<bool, AuctionFault> {
        self.skip();
        let start = self.at;
        match self.rest().chars().next() {
            None => return Ok(false),
            Some('?') => {
                self.at = start.saturating_add(1);
                if self.rest().starts_with(|next| !is_between(next)) {
                    return Self::fail(AuctionError::QuestionAttached, start..self.at);
                }
                if self.auction.ask().is_err() {
                    return Self::fail(AuctionError::QuestionOver, start..self.at);
                }
            }
            Some('(' | '!') => {
                self.in_parentheses(start)?;
                let end = start.saturating_add(1);
                return Self::fail(AuctionError::NoteAlone, start..end);
            }
            Some('[') => {
                let inside = self.bracketed('[', ']')?;
                let made = Self::made(inside.trim(), start..self.at, withdrawn)?;
                self.make(Made { standing: Standing::Withdrawn, ..made }, start..self.at)?;
            }
            Some(_) => {
                let word = self.word();
                self.called(word, start..self.at)?;
            }
        }
        Ok(true)
    }

    /// Reads up to a blank or a sign that belongs to the word.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c: char| is_between(c) || "()[]!?".contains(c)).unwrap_or(rest.len());
        // A sign that closes nothing is a word of its own.
        let end = end.max(rest.chars().next().map_or(0, char::len_utf8));
        self.at = self.at.saturating_add(end);
        rest.get(..end).unwrap_or("")
    }

    /// The call that a word is, or several.
    fn called(&mut self, word: &str, at: Range<usize>) -> Result<(), AuctionFault> {
        if word.eq_ignore_ascii_case("accepted") {
            return Self::fail(AuctionError::AcceptedAlone, at);
        }
        if word.eq_ignore_ascii_case("ap") || word.eq_ignore_ascii_case("all") && self.takes("pass") {
            let whole = at.start..self.at;
            return self.auction.all_pass().or_else(|error| Self::fail(AuctionError::Call(error), whole));
        }
        if word.eq_ignore_ascii_case("no") && self.takes("bid") {
            let whole = at.start..self.at;
            return self.make(Made::new(Call::Pass), whole);
        }
        let made = Self::made(word, at.clone(), call)?;
        self.make(made, at)
    }

    /// Reads the next word if it is this one, and returns whether it was.
    fn takes(&mut self, wanted: &str) -> bool {
        let before = self.at;
        self.skip();
        if self.word().eq_ignore_ascii_case(wanted) {
            return true;
        }
        self.at = before;
        false
    }

    /// `2♥`, `S:2♥`
    fn made(word: &str, at: Range<usize>, call: fn(&str) -> Option<Call>) -> Result<Made, AuctionFault> {
        let (seat, bare) = match word.split_once(':') {
            Some((seat, rest)) => (Seat::named(seat.trim()), rest.trim()),
            None => (None, word),
        };
        match call(bare) {
            Some(call) if seat.is_some() || !word.contains(':') => Ok(Made { seat, ..Made::new(call) }),
            _ => Self::fail(AuctionError::NotACall(word.to_owned()), at),
        }
    }

    /// Makes a call with its alert and its notes.
    fn make(&mut self, mut made: Made, at: Range<usize>) -> Result<(), AuctionFault> {
        loop {
            let end = self.at;
            self.skip();
            let start = self.at;
            match self.rest().chars().next() {
                Some('!') => {
                    self.at = start.saturating_add(1);
                    made.alerted = true;
                }
                Some('(') => {
                    if start > end {
                        self.in_parentheses(start)?;
                    }
                    self.note(&mut made)?;
                }
                Some('?') if start == end => {
                    return Self::fail(AuctionError::QuestionAttached, at.start..start.saturating_add(1));
                }
                _ => {
                    self.at = end;
                    break;
                }
            }
        }
        if made.standing == Standing::Regular && self.takes("accepted") {
            made.standing = Standing::Accepted;
        }
        self.auction.make(made).or_else(|error| Self::fail(AuctionError::Call(error), at))
    }

    /// Opponents' calls are often put in parentheses, `1♥ (1♠) 2♥`: read as notes they would move the calls behind them.
    fn in_parentheses(&self, start: usize) -> Result<(), AuctionFault> {
        let inside = self.rest().strip_prefix('(').and_then(|rest| rest.split_once(')'));
        let called = inside.and_then(|(inside, _)| call(inside.trim().trim_end_matches('!')).zip(Some(inside.len())));
        match called {
            // With both parentheses.
            Some((call, length)) => {
                Self::fail(AuctionError::NoteIsCall(call), start..start.saturating_add(length).saturating_add(2))
            }
            None => Ok(()),
        }
    }

    /// `(!natural or 18+)`
    fn note(&mut self, made: &mut Made) -> Result<(), AuctionFault> {
        let start = self.at;
        let inside = self.bracketed('(', ')')?.trim();
        let note = match inside.strip_prefix('!') {
            Some(rest) => {
                made.alerted = true;
                rest.trim()
            }
            None if inside.is_empty() => return Self::fail(AuctionError::NoteEmpty, start..self.at),
            // Behind brackets the remark would say the contrary of them.
            None if inside.eq_ignore_ascii_case("accepted") => {
                made.standing = Standing::Accepted;
                return Ok(());
            }
            None => inside,
        };
        if !note.is_empty() {
            made.note = Some(made.note.take().map_or(note.to_owned(), |before| format!("{before}; {note}")));
        }
        Ok(())
    }

    /// The text between a sign and the one that closes it.
    fn bracketed(&mut self, open: char, close: char) -> Result<&'a str, AuctionFault> {
        let (start, rest) = (self.at, self.rest());
        let mut depth = 0_usize;
        for (at, character) in rest.char_indices() {
            if character == open {
                depth = depth.saturating_add(1);
            } else if character == close {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    self.at = start.saturating_add(at).saturating_add(1);
                    return Ok(rest.get(1..at).unwrap_or(""));
                }
            }
        }
        Self::fail(AuctionError::Open(open), start..start.saturating_add(1))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]
mod tests {
    use super::*;
    use crate::auction::Close;
    use crate::ruling::Doubling;

    fn calls(text: &str) -> Vec<String> {
        auction(text, Seat::North).unwrap().turns().iter().map(|turn| format!("{} {}", turn.seat, turn.call)).collect()
    }

    #[test]
    fn calls_in_a_directors_hand() {
        let expected = ["N pass", "E 1♦", "S x", "W xx", "N 1NT", "E 2♠", "S 3NT", "W pass", "N pass", "E pass"];
        for text in [
            "pass 1D X XX 1NT 2S 3NT pass pass pass",
            "P 1d dbl rdbl 1N 2s 3n AP",
            "- 1♦ x xx 1NT 2♠ 3NT all pass",
            "– 1♢ ktr rktr 1BA 2♠️ 3ba pas pas pas",
            "p, 1D, x, xx; 1SA 2S 3NT\np p p",
            "no bid 1D x xx 1NT 2S 3NT no bid No  Bid p",
        ] {
            assert_eq!(calls(text), expected, "{text}");
        }
    }

    #[test]
    fn what_was_done_however_it_is_written() {
        for (written, canonical) in [
            ("pas,P,-,–,No  Bid", "pass"),
            ("ktr,dbl,×,X", "x"),
            ("rktr,××,rdbl", "xx"),
            ("4h,4♡", "4♥"),
            ("3BA,3n,3sa", "3NT"),
            ("♠W,SW,sj,♠j", "♠J"),
            ("HD,♥Q", "♥Q"),
            ("SA,♠️a", "♠A"),
            ("C10,♣t", "♣T"),
        ] {
            for way in written.split(',') {
                assert_eq!(action(way).as_deref(), Some(canonical), "{way}");
            }
        }
        for other in ["8♥", "yes", "NA", "S", "S1", "pass out", ""] {
            assert_eq!(action(other), None, "{other}");
        }
    }

    #[test]
    fn alerts_notes_and_questions() {
        let read = auction("1D(!natural or 18+ (any)) 2H! (weak)(says W) 3H(!) ? 4H (explained) AP", Seat::South);
        let read = read.unwrap();
        let notes: Vec<(bool, Option<&str>)> =
            read.turns().iter().take(4).map(|turn| (turn.alerted, turn.note.as_deref())).collect();
        let expected = [
            (true, Some("natural or 18+ (any)")),
            (true, Some("weak; says W")),
            (true, None),
            (false, Some("explained")),
        ];
        assert_eq!(notes, expected);
        assert_eq!(read.asked(), [3]);
        let bid = Bid::new(4, Strain::Hearts);
        assert_eq!(
            read.close(),
            bid.map(|bid| Close::Contract { bid, doubling: Doubling::Undoubled, declarer: Seat::West })
        );
    }

    #[test]
    fn what_was_withdrawn_or_accepted() {
        let read = auction("1S [1H](insufficient) 2H [S: 3S] pass N:4C accepted pass", Seat::North);
        let standings: Vec<Standing> = read.iter().flat_map(Auction::turns).map(|turn| turn.standing).collect();
        let (regular, withdrawn) = (Standing::Regular, Standing::Withdrawn);
        // South passes, so North's 4♣ is out of turn: it is West's.
        assert_eq!(standings, [regular, withdrawn, regular, withdrawn, regular, Standing::Accepted, regular]);
        assert_eq!(read.map(|read| read.turn()).unwrap_or_default(), Some(Seat::South));
        let word = auction("1S N:2S accepted", Seat::North);
        assert_eq!(auction("1S [N:2S](accepted)", Seat::North), word);
        assert_eq!(auction("1S N:2S(accepted)", Seat::North), word);
    }

    #[test]
    fn what_is_wrong_and_where() {
        let fault = |text: &str| {
            let fault = auction(text, Seat::North).err();
            fault.map(|fault| (fault.error, text.get(fault.at).unwrap_or_default().to_owned()))
        };
        let of = |error, at: &str| Some((error, at.to_owned()));
        let not = |word: &str| of(AuctionError::NotACall(word.to_owned()), word);
        assert_eq!(fault("pass 8N"), not("8N"));
        assert_eq!(fault("pass 1Z pass"), not("1Z"));
        assert_eq!(fault("1NTx"), not("1NTx"));
        assert_eq!(fault("Q:1S"), not("Q:1S"));
        assert_eq!(fault("1S )"), not(")"));
        assert_eq!(fault("(weak) 1S"), of(AuctionError::NoteAlone, "("));
        // Opponents' calls in parentheses, apart from the call before them; a note that touches its call is one.
        let one_spade = Bid::new(1, Strain::Spades).map(Call::Bid);
        let of_spade = one_spade.and_then(|call| of(AuctionError::NoteIsCall(call), "(1♠)"));
        assert_eq!(fault("1♥ (1♠) 2♥ (p) 4♥ AP"), of_spade.clone());
        assert_eq!(fault("(1♠) 2♥"), of_spade);
        assert_eq!(fault("1♥ 1♠ 2♥ (p) 4♥ AP"), of(AuctionError::NoteIsCall(Call::Pass), "(p)"));
        assert_eq!(fault("1♥(1♠) 2♥ AP"), None);
        assert_eq!(fault("1S() pass"), of(AuctionError::NoteEmpty, "()"));
        assert_eq!(fault("1S(weak pass"), of(AuctionError::Open('('), "("));
        assert_eq!(fault("1S [1H pass"), of(AuctionError::Open('['), "["));
        assert_eq!(fault("1S? pass"), of(AuctionError::QuestionAttached, "1S?"));
        assert_eq!(fault("1S ?pass"), of(AuctionError::QuestionAttached, "?"));
        assert_eq!(fault("1S AP ?"), of(AuctionError::QuestionOver, "?"));
        assert_eq!(fault("accepted"), of(AuctionError::AcceptedAlone, "accepted"));
        assert_eq!(fault(" "), of(AuctionError::Empty, " "));
        for (text, at) in
            [("3♣ 2♥ pass", "2♥"), ("1S AP AP", "AP"), ("1S AP all  pass", "all  pass"), ("1S S:2S", "S:2S")]
        {
            let found = fault(text);
            assert!(matches!(&found, Some((AuctionError::Call(_), place)) if place == at), "{text}: {found:?}");
        }
    }
}
