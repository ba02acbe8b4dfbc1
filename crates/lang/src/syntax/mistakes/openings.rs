//! Statements that begin with other words than the notation's: `other room: +620`, `offending side NS`, `results: 620, 500`.
//! `grammar/hand_statements.pest` has the words.

use super::super::hand::{self, Opening};
use super::super::keywords::Keyword;
use super::super::lexer::first_word;
use super::super::piece::Context;
use super::super::words::{Section, notation_of};
use super::tokens::{Token, Tokens};
use super::{Candidate, read};
use crate::diagnostic::Mistake;
use crate::ruling::{Offenders, Seat, Side};
use crate::scoring::Scoring;

/// A statement with the notation's first word in the place of its own.
pub(super) fn statement(written: &Tokens<'_>) -> Option<Candidate> {
    if written.context != Context::Statement {
        return None;
    }
    let (kind, length) = hand::opening(written.text)?;
    let rest = written.slice(length, written.text.len());
    let reading = match kind {
        // `Scores adjusted to 4♥= E` has no rows.
        Opening::Traveller if rest.starts_with(char::is_alphabetic) && side(first_word(rest)).is_none() => return None,
        Opening::Traveller => return Candidate::one(Mistake::Traveller, traveller(rest)?),
        Opening::Match(boards) => format!("match boards {boards} {rest}"),
        Opening::Scoring => format!("scoring {}", form(rest)?),
        Opening::Offenders => format!("offenders {}", side(rest)?),
        Opening::NonOffenders => format!("offenders {}", side(rest)?.non_offenders()?),
        // `board 7, NS vul`
        Opening::Board => format!("board {}", rest.replace([',', ';', '#', ':'], " ")),
        // The other room or this one.
        Opening::Room => {
            let readings = vec![with_result("other table", rest)?, with_result("obtained", rest)?];
            return Some(Candidate { mistake: Mistake::Prefix, readings });
        }
        Opening::OtherTable => with_result("other table", rest)?,
        // A result in the place of the table's is a ruling, or an entry put right.
        Opening::Obtained if hand::is_superseded(rest) => {
            let ruling = hand::reading(rest).filter(hand::Reading::is_certain)?.statements.into_iter().next()?;
            let readings = vec![ruling.clone(), format!("obtained {ruling}")];
            return Some(Candidate { mistake: Mistake::Prefix, readings });
        }
        Opening::Obtained => with_result("obtained", rest)?,
    };
    (reading != written.text).then_some(Candidate { mistake: Mistake::Opening, readings: vec![reading] })
}

/// A statement with a result in the notation or by hand.
fn with_result(keyword: &str, result: &str) -> Option<String> {
    let text = format!("{keyword} {result}");
    // A word before a score is no weight of that name there.
    let is_word = result.starts_with(char::is_alphabetic) && result.contains(' ');
    if !is_word && read(&text, Context::Statement).is_some() {
        return Some(text);
    }
    // `table result stands for NS` is a ruling.
    let is_result = !is_word || super::leading_side(result).is_some();
    let reading = hand::reading(result).filter(|reading| is_result && reading.is_certain())?;
    Some(format!("{keyword} {}", reading.statements.first()?))
}

/// The form of scoring that all of these words are which are one: `matchpoint pairs`.
fn form(words: &str) -> Option<&'static str> {
    let named = |word: &str| {
        let word = notation_of(Section::Scoring, word.trim_matches([',', '.', '(', ')']));
        Scoring::named(word).map(Scoring::name).or_else(|| Scoring::resembling(word))
    };
    let mut forms: Vec<&'static str> = words.split([' ', '-']).filter_map(named).collect();
    forms.dedup();
    if let [form] = forms.as_slice() { Some(form) } else { None }
}

/// `NS are the offenders`, `East-West offended`
pub(super) fn offenders(written: &Tokens<'_>) -> Option<Candidate> {
    Candidate::one(Mistake::Opening, format!("offenders {}", hand::offenders_ahead(written.text)?))
}

/// The side of a side's name or a player's, both or none.
fn side(word: &str) -> Option<Offenders> {
    Some(match word.to_lowercase().replace(['/', '-', ' '], "").as_str() {
        "northsouth" => Offenders::NorthSouth,
        "eastwest" => Offenders::EastWest,
        "both" | "obie" => Offenders::Both,
        "none" | "nobody" | "nikt" => Offenders::None,
        name => Side::named(name).or_else(|| Seat::named(name).map(Seat::side))?.into(),
    })
}

/// `IMP scoring`, `matchpoint pairs`, `teams of four, IMPs`: words of one form, and others that say the kind of event.
pub(super) fn scoring(written: &Tokens<'_>) -> Option<Candidate> {
    let kind =
        ["of", "four", "par", "turniej", "na", "pairs", "teams", "scoring", "mecz", "match", "tournament", "event"];
    let is_part = |token: &Token<'_>| {
        token.is_mark(",")
            || token.is_word(&kind)
            || Keyword::Scoring.is_called(&token.text.to_lowercase())
            || form(token.text).is_some()
    };
    let is_whole = (2..=5).contains(&written.tokens.len()) && written.tokens.iter().all(is_part);
    Candidate::one(Mistake::Opening, format!("scoring {}", form(written.text).filter(|_| is_whole)?))
}

/// The rows of a traveller without its braces.
fn traveller(rest: &str) -> Option<String> {
    let rows = rest.trim_start_matches('{').trim_end_matches('}').trim();
    let has_score = |row: &&str| row.contains(|c: char| c.is_ascii_digit() || "+-".contains(c));
    let as_written = |row: &str| read(row, Context::Row).map(|_| row.to_owned());
    let row = |row: &str| Some(row).filter(has_score).and_then(|row| as_written(row).or_else(|| row_by_hand(row)));
    let all = |parts: Vec<&str>| parts.into_iter().map(row).collect::<Option<Vec<_>>>();
    let parts = rows.split([',', ';']).map(str::trim).filter(|row| !row.is_empty()).collect();
    let rows = all(parts).or_else(|| all(rows.split_whitespace().collect())).filter(|rows| !rows.is_empty())?;
    Some(format!("traveller {{ {} }}", rows.join(", ")))
}

fn row_by_hand(row: &str) -> Option<String> {
    let reading = hand::row(row).filter(hand::Reading::is_certain)?;
    read(reading.statements.first()?, Context::Row)
}
