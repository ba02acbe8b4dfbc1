//! Kinds of the parts of a line, to colour it while it is typed, finished or not.

use super::keywords::{is_reserved, is_statement_word};
use super::lexer::{Kind, Lexeme, first_word, is_dash, is_long, lexeme};
use crate::ruling::Strain;
use std::ops::Range;

/// The kind of a suit's sign.
const fn colour(strain: Strain) -> Token {
    match strain {
        Strain::Hearts | Strain::Diamonds => Token::RedSuit,
        _ => Token::BlackSuit,
    }
}

/// The kind of a coloured part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// The first word of a statement.
    Statement,
    /// Another word of the language: a side, `rest`, `before`.
    Word,
    /// A name, or a word of a table such as a setting.
    Name,
    /// A score or a number.
    Number,
    /// A weight or a share: a number with its sign of percentage.
    Share,
    /// ♥ or ♦.
    RedSuit,
    /// ♠ or ♣.
    BlackSuit,
    /// A string.
    Text,
    /// A comment.
    Comment,
}

/// The parts of a text that have a meaning of their own, in order; what lies between has none.
#[must_use]
pub fn highlight(text: &str) -> Vec<(Range<usize>, Token)> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut starts_statement = true;
    while let Some(lexeme) = lexeme(text, at) {
        let rest = text.get(at..).unwrap_or("");
        let (length, token) = next(rest, lexeme, starts_statement);
        starts_statement = match lexeme.kind {
            Kind::LineEnd => true,
            Kind::Mark => rest.starts_with([';', '{', '}']),
            Kind::Blank => starts_statement,
            _ => false,
        };
        let end = at.saturating_add(length);
        found.extend(token.map(|token| (at..end, token)));
        at = end;
        if matches!(token, Some(Token::RedSuit | Token::BlackSuit)) {
            // The doubling and the result behind the suit of a contract belong to it.
            let ending = doubled_and_played(text.get(at..).unwrap_or(""));
            if ending > 0 {
                found.push((at..at.saturating_add(ending), Token::Number));
            }
            at = at.saturating_add(ending);
        }
    }
    found
}

/// The length and the kind of the next part.
fn next(rest: &str, Lexeme { kind, start, end }: Lexeme, starts_statement: bool) -> (usize, Option<Token>) {
    let length = end.saturating_sub(start);
    let first = rest.chars().next().unwrap_or_default();
    match kind {
        Kind::Comment => (length, Some(Token::Comment)),
        // A long string that is being typed goes on to the end.
        Kind::Text { is_closed: false } if is_long(rest) => (rest.len(), Some(Token::Text)),
        Kind::Text { .. } => (length, Some(Token::Text)),
        Kind::Number => number(rest, first),
        Kind::Word => word(rest, starts_statement),
        Kind::Mark => match first {
            '+' | '-' => number(rest, first),
            _ if is_dash(first) => number(rest, first),
            _ => (length, Strain::of_sign(first.encode_utf8(&mut [0; 4])).map(colour)),
        },
        Kind::Blank | Kind::LineEnd | Kind::Control => (length, None),
    }
}

fn word(rest: &str, starts_statement: bool) -> (usize, Option<Token>) {
    let word = first_word(rest);
    if let Some(length) = artificial(word, rest) {
        return (length, Some(Token::Word));
    }
    let token = if starts_statement && is_statement_word(word) {
        Token::Statement
    } else if is_reserved(word) {
        Token::Word
    } else {
        Token::Name
    };
    (word.len(), Some(token))
}

/// A number with its sign, its decimals and what makes it a share; a sign alone is nothing.
fn number(rest: &str, first: char) -> (usize, Option<Token>) {
    let sign = if first.is_ascii_digit() { 0 } else { first.len_utf8() };
    let digits = rest.get(sign..).unwrap_or("");
    let length = digits.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(digits.len());
    if length == 0 {
        return (first.len_utf8(), None);
    }
    let end = sign.saturating_add(length);
    if let Some(length) = contract(rest) {
        return (length, Some(Token::Number));
    }
    if rest.get(end..).is_some_and(|tail| tail.starts_with('%')) {
        return (end.saturating_add(1), Some(Token::Share));
    }
    (end, Some(Token::Number))
}

/// The length of an average with its sign, `A+`; `None` for another word.
fn artificial(word: &str, rest: &str) -> Option<usize> {
    let is_average = word.eq_ignore_ascii_case("a") || word.eq_ignore_ascii_case("ave");
    let sign = rest.get(word.len()..)?.chars().next().filter(|sign| *sign == '+' || *sign == '-' || is_dash(*sign))?;
    is_average.then(|| word.len().saturating_add(sign.len_utf8()))
}

/// The length of a contract in letters, with its result if one follows: `4S-1`, `3NT`, `5Dx+1`.
fn contract(rest: &str) -> Option<usize> {
    let (level, behind) = rest.split_at_checked(1)?;
    let letters = behind.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(behind.len());
    let (word, after) = behind.split_at_checked(letters)?;
    let word = word.to_ascii_lowercase();
    let strain = word.trim_end_matches("rktr").trim_end_matches("ktr").trim_end_matches('x');
    let is_contract =
        ("1"..="7").contains(&level) && matches!(strain, "c" | "d" | "h" | "s" | "n" | "nt" | "ba" | "sa");
    let length = level.len().saturating_add(letters);
    is_contract.then(|| length.saturating_add(doubled_and_played(after)))
}

/// The length of the doubling and the result of a contract after its strain: `x-1`, `=`, `*+2`.
fn doubled_and_played(rest: &str) -> usize {
    let letters = rest.find(|letter: char| !letter.is_ascii_alphabetic()).unwrap_or(rest.len());
    let word = rest.get(..letters).unwrap_or("").to_ascii_lowercase();
    let doubled = match word.as_str() {
        "x" | "xx" | "ktr" | "rktr" => letters,
        "" => rest.len().saturating_sub(rest.trim_start_matches('*').len()),
        _ => return 0,
    };
    let behind = rest.get(doubled..).unwrap_or("");
    let played = match behind.chars().next() {
        Some('=') => 1,
        Some(sign) if sign == '+' || sign == '-' || is_dash(sign) => {
            let digits = behind.get(sign.len_utf8()..).unwrap_or("");
            let length = digits.len().saturating_sub(digits.trim_start_matches(|c: char| c.is_ascii_digit()).len());
            if length == 0 { 0 } else { sign.len_utf8().saturating_add(length) }
        }
        _ => 0,
    };
    doubled.saturating_add(played)
}

#[cfg(test)]
mod tests {
    use super::{Token, highlight};

    #[track_caller]
    fn coloured(text: &str, expected: &[(&str, Token)]) {
        let found: Vec<(&str, Token)> =
            highlight(text).into_iter().map(|(range, token)| (&text[range], token)).collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn an_average_and_a_contract_are_one() {
        coloured("A+/A-", &[("A+", Token::Word), ("A-", Token::Word)]);
        coloured("a−", &[("a−", Token::Word)]);
        coloured("4S-1", &[("4S-1", Token::Number)]);
        coloured("3NTx+1 N", &[("3NTx+1", Token::Number), ("N", Token::Name)]);
        coloured(
            "60%4♥x–1 W",
            &[
                ("60%", Token::Share),
                ("4", Token::Number),
                ("♥", Token::RedSuit),
                ("x–1", Token::Number),
                ("W", Token::Name),
            ],
        );
        coloured("5Dktr=", &[("5Dktr=", Token::Number)]);
    }

    #[test]
    fn what_only_begins_so_is_none() {
        coloured("4Sam", &[("4", Token::Number), ("Sam", Token::Name)]);
        coloured("8S", &[("8", Token::Number), ("S", Token::Name)]);
        coloured("Alert-1", &[("Alert", Token::Name), ("-1", Token::Number)]);
        coloured("♠ +620", &[("♠", Token::BlackSuit), ("+620", Token::Number)]);
    }
}
