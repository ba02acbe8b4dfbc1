//! Statements that begin with other words than the notation's: `other room: +620`, `offending side NS`, `results: 620, 500`.

use super::super::keywords::Keyword;
use super::super::lexer::Kind;
use super::super::piece::Context;
use super::tokens::{Token, Tokens};
use super::{Candidate, read};
use crate::diagnostic::Mistake;
use crate::scoring::Scoring;

/// The words with which people begin a statement, in small letters and without articles, and the notation's. Longer ones
/// come before those that begin like them.
const OPENINGS: &[(&str, &str)] = &[
    ("other table made", "other table"),
    ("other table scored", "other table"),
    ("other table had", "other table"),
    ("other table got", "other table"),
    ("other table", "other table"),
    ("other room made", "other table"),
    ("other room", "other table"),
    ("at other table", "other table"),
    ("in other room", "other table"),
    ("w drugim pokoju", "other table"),
    ("drugi pokój", "other table"),
    ("przy drugim stole", "other table"),
    ("na drugim stole", "other table"),
    ("result at table", "obtained"),
    ("score at table", "obtained"),
    ("table result", "obtained"),
    ("table score", "obtained"),
    ("actual result", "obtained"),
    ("result obtained", "obtained"),
    ("score obtained", "obtained"),
    ("obtained score", "obtained"),
    ("obtained result", "obtained"),
    ("wynik przy stole", "obtained"),
    ("zapis przy stole", "obtained"),
    ("przy stole", "obtained"),
    ("offenders are", "offenders"),
    ("offending side", "offenders"),
    ("offending pair", "offenders"),
    ("offender", "offenders"),
    ("offenders", "offenders"),
    ("para wykraczająca", "offenders"),
    ("wykroczyła para", "offenders"),
    ("board number", "board"),
    ("board no", "board"),
    ("board nr", "board"),
    ("board", "board"),
    ("brd", "board"),
    ("bd", "board"),
    ("rozdanie numer", "board"),
    ("rozdanie nr", "board"),
    ("rozdanie", "board"),
    ("scoring", "scoring"),
    ("form of scoring", "scoring"),
    ("results", "traveller"),
    ("scores", "traveller"),
    ("frequencies", "traveller"),
    ("frequency table", "traveller"),
    ("traveler", "traveller"),
    ("traveller", "traveller"),
    ("wyniki", "traveller"),
    ("frekwencje", "traveller"),
    ("protokół", "traveller"),
];

/// The words without which a statement says the same.
const FILLERS: [&str; 6] = ["a", "an", "the", "is", "was", "to"];

/// A statement with the notation's first word in the place of its own.
pub(super) fn statement(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Statement {
        return None;
    }
    let (keyword, rest) = opening(written)?;
    let rest = written.slice(rest, written.text.len());
    let reading = match keyword {
        // `board 7: 4♠= N`
        "board" if let Some((board, ruling)) = rest.split_once(':').filter(|(board, _)| is_number(board)) => {
            return Candidate::one(Mistake::Statements, format!("board {board}\n{ruling}"));
        }
        "traveller" => return Candidate::one(Mistake::Traveller, traveller(rest)?),
        "scoring" => format!("scoring {}", Scoring::resembling(rest).unwrap_or(rest)),
        "offenders" => format!("offenders {}", side(rest)?),
        // `board 7, NS vul`
        "board" => format!("board {}", rest.replace([',', ';', '#', ':'], " ")),
        keyword => format!("{keyword} {rest}"),
    };
    (reading != written.text).then_some(Candidate { mistake: Mistake::Opening, readings: vec![reading] })
}

fn is_number(text: &str) -> bool {
    text.trim().parse::<u32>().is_ok()
}

/// The keyword of the words with which a statement begins, and the byte behind them.
fn opening(written: &Tokens<'_>) -> Option<(&'static str, usize)> {
    let is_filler = |token: &&Token<'_>| !token.is_word(&FILLERS);
    let words: Vec<&Token<'_>> = written.tokens.iter().filter(is_filler).collect();
    OPENINGS.iter().find_map(|(opening, keyword)| {
        let count = opening.split(' ').count();
        let begun = words.get(..count)?;
        let is_begun = opening.split(' ').zip(begun).all(|(word, token)| token.text.to_lowercase() == word);
        let last = begun.last().filter(|_| is_begun)?;
        let behind = words.get(count..)?.iter().find(|token| !token.is_mark(":.=,"))?;
        (behind.start >= last.end).then_some((*keyword, behind.start))
    })
}

/// `NS are the offenders`, `EW offending`
pub(super) fn offenders(written: &Tokens<'_>) -> Option<Candidate> {
    let (first, rest) = written.tokens.split_first()?;
    let is_offending = rest.iter().any(|token| token.is_word(&["offenders", "offending", "offender", "wykraczający"]));
    let is_short = rest.iter().all(|token| token.kind == Kind::Word) && rest.len() <= 4;
    let side = side(first.text).filter(|_| is_offending && is_short)?;
    Candidate::one(Mistake::Opening, format!("offenders {side}"))
}

/// The side of a side's name or a player's.
fn side(word: &str) -> Option<&'static str> {
    Some(match word.to_lowercase().replace(['/', '-', ' '], "").as_str() {
        "ns" | "n" | "s" | "north" | "south" | "northsouth" => "NS",
        "ew" | "we" | "e" | "w" | "east" | "west" | "eastwest" => "EW",
        "both" | "obie" => "both",
        "none" | "nobody" | "nikt" => "none",
        _ => return None,
    })
}

/// `IMP scoring`, `matchpoint scoring`
pub(super) fn scoring(written: &Tokens<'_>) -> Option<Candidate> {
    let [form, word] = written.tokens.as_slice() else { return None };
    let is_scoring = Keyword::Scoring.is_called(&word.text.to_lowercase());
    let named = Scoring::named(form.text).map(Scoring::name).or_else(|| Scoring::resembling(form.text));
    Candidate::one(Mistake::Opening, format!("scoring {}", named.filter(|_| is_scoring)?))
}

/// The rows of a traveller without its braces.
fn traveller(rest: &str) -> Option<String> {
    let rows = rest.trim_start_matches('{').trim_end_matches('}').trim();
    let is_row = |row: &&str| read(row.trim(), Context::Row).is_some();
    let by_blanks = || rows.split_whitespace().collect::<Vec<_>>();
    let parts: Vec<&str> = rows.split([',', ';']).map(str::trim).filter(|row| !row.is_empty()).collect();
    let parts = if parts.iter().all(is_row) { parts } else { by_blanks() };
    let are_rows = !parts.is_empty() && parts.iter().all(is_row);
    are_rows.then(|| format!("traveller {{ {} }}", parts.join(", ")))
}
