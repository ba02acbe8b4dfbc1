//! The meaning of a `;` outside parentheses: it joins weighted outcomes, or separates two statements.
//!
//! `40% 4♥x +500; 60% 4♥x -790` is one ruling; `+620; -100` are two, and so are `100% +620; 100% -100`: a complete
//! ruling ends there. After a word, as in `let td = 60% +620; rest -100`, the whole is one statement with one error.

use super::block::Block;
use super::hand;
use super::keywords::is_statement_word;
use super::lexer::{first_word, is_blank, normalise};
use super::mistakes;
use super::piece::Piece;
use super::statements::{Answer, StatementKind};
use super::written::{Ruling, RulingKind, SideKind};
use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::ruling::Weight;
use crate::source::FileId;

/// A decision about the separators of a line up to a byte.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Joint {
    /// One past the last byte for which this is decided.
    pub until: usize,
    /// True if the parts up to there are one piece.
    pub is_joined: bool,
}

/// Parts of a line that may be one phrase: each is looked at with all that follow it.
const MOST_PARTS: usize = 8;

/// Bytes of a line that are looked at: nobody wrote a longer ruling.
const LONGEST: usize = 1_000;

/// Decides about the separator at byte `at` of a piece that starts at `start`: `;`, or a comma among rows.
pub(super) fn joint(text: &str, start: usize, at: usize, block: Option<Block>) -> Joint {
    let next = at.saturating_add(1);
    let apart = Joint { until: next, is_joined: false };
    let first = text.get(start..at).unwrap_or("");
    let is_comma = text.get(at..next) == Some(",");
    let leads = mistakes::leading_side(first);
    let has_count = || matches!(block, Some(Block::Traveller | Block::Group)) && is_count_behind(text, next);
    if first.len() <= LONGEST && is_comma && has_count() {
        return Joint { until: next, is_joined: true };
    }
    if first.len() > LONGEST || is_comma && leads.is_none() {
        return apart;
    }
    let Some(parts) = parts_of_line(text, next, if is_comma { ',' } else { ';' }) else { return apart };
    let end = |count: usize| {
        let parts: usize = parts.iter().take(count).map(|part| part.len().saturating_add(1)).sum();
        at.saturating_add(parts)
    };
    let second = parts.first().unwrap_or(&"");
    // `60%: 4S= N; 40%: 4S-1 N` is one phrase; the answers of an incident are none.
    if !is_comma && block != Some(Block::Incident) {
        let line_end = end(parts.len());
        let rest = text.get(next..line_end).unwrap_or("");
        if is_phrase(first, rest, text.get(start..line_end).unwrap_or("")) {
            return Joint { until: line_end, is_joined: true };
        }
    }
    // `NS: 60% +620 & 40% -100; EW: -620` has a side in each part.
    if let (Some(one), Some(other)) = (leads, mistakes::leading_side(second)) {
        return if one == other { apart } else { Joint { until: end(1), is_joined: true } };
    }
    if is_comma || !may_start_with_weight(second) {
        return apart;
    }
    let Some(first_sum) = sum_at_end(first, block) else { return apart };
    let sums: Vec<Sum> = parts.iter().map_while(|part| sum(&piece(part).ruling().ok()?, part)).collect();
    // `25% 3NT-1 E; 75% TR`: the rest is a phrase of the hand.
    let line_end = end(parts.len());
    let is_by_hand = |line: &str| line.len() <= hand::LONGEST && hand::reading(&normalise(line).text).is_some();
    if sums.is_empty() && first_sum == Sum::Part && text.get(start..line_end).is_some_and(is_by_hand) {
        return Joint { until: line_end, is_joined: true };
    }
    let is_joined = first_sum == Sum::Part || sums.contains(&Sum::Part);
    if sums.is_empty() { apart } else { Joint { until: end(sums.len()), is_joined } }
}

/// Returns true for the words of a count behind a comma: `4♠ by N made, 3 tables`.
fn is_count_behind(text: &str, from: usize) -> bool {
    let rest = text.get(from..).unwrap_or("").trim_start_matches(is_blank);
    let words = rest.split([',', ';', '\n', '}', '#']).next().unwrap_or("").trim_end_matches(is_blank);
    let has_sign = words.contains(['♠', '♥', '♦', '♣', '=', '+', '-', '%', '/']);
    let may_be = !has_sign && words.len() <= 20 && words.contains(char::is_alphabetic);
    may_be && hand::how_often(&words.to_lowercase()).is_some()
}

/// The letters from which a word that begins with a capital is one of a reason, and no name: `Misinformation`, not `Mi`.
const LONG_WORD: usize = 8;

/// Returns true if a line is one phrase of the hand: `60%: 4S= N; 40%: 4S-1 N`, or a ruling with a remark on the other side
/// of the `;`, as in `after a poll; 4♠-1 N`.
fn is_phrase(first: &str, rest: &str, line: &str) -> bool {
    if line.len() > hand::LONGEST || line.matches(';').count() >= MOST_PARTS {
        return false;
    }
    // `UI; LA was pass; 4♠-1 N` begins with a reason, not with a name.
    let is_long_word = first.len() >= LONG_WORD && first.starts_with(char::is_uppercase);
    let is_name = first != first.to_uppercase() && !is_long_word;
    let is_reason = !is_name && hand::is_reason(first.trim_matches(is_blank));
    let is_statement = !is_reason && piece(first).statement_of_grammar().is_ok();
    if is_statement && !may_be_remark(rest) {
        return false;
    }
    // A misspelt statement stands alone.
    let may_be_words =
        || is_statement || is_reason || hand::begins_sentence(first) || is_no_statement(first.trim_matches(is_blank));
    let line = normalise(line).text;
    !is_statement && hand::reading(&line).is_some() || may_be_words() && hand::in_a_sentence(&line).is_some()
}

/// Returns true for words without a number and without a statement.
fn may_be_remark(text: &str) -> bool {
    let mut parts = text.split(';').map(|part| part.trim_matches(is_blank)).filter(|part| !part.is_empty()).peekable();
    let has_digit = |part: &str| part.contains(|c: char| c.is_ascii_digit());
    (!has_digit(text) || parts.clone().all(|part| !has_digit(part) || hand::is_reason(part)))
        && parts.peek().is_some()
        && parts.all(is_no_statement)
}

/// Returns true for words that are no statement, nor one that is not quite right.
fn is_no_statement(text: &str) -> bool {
    let is_misspelt = |problem: &Problem| matches!(problem, Problem::UnknownStatement { suggestion: Some(_), .. });
    !is_statement_word(first_word(text))
        && piece(text).statement_of_grammar().err().is_some_and(|found| !is_misspelt(&found.problem))
}

/// The parts of what is left of a line; `None` if it is too long to have been written.
fn parts_of_line(text: &str, from: usize, separator: char) -> Option<Vec<&str>> {
    let rest = text.get(from..)?;
    let last = rest.char_indices().map(|(at, _)| at).take_while(|at| *at <= LONGEST).last().unwrap_or(0);
    let near = rest.get(..last).filter(|_| rest.len() > LONGEST).unwrap_or(rest);
    let end = near.find(['\n', '#', '{', '}']);
    if end.is_none() && near.len() < rest.len() {
        return None;
    }
    Some(near.get(..end.unwrap_or(near.len()))?.split(separator).collect())
}

/// The sum of the weights of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sum {
    /// All of it.
    Whole,
    /// Less, more, or what others leave.
    Part,
}

/// Returns true if a weight can begin there: `60%`, `–100%`, `½`, `.5`, `rest`.
fn may_start_with_weight(text: &str) -> bool {
    let text = text.trim_start_matches(is_blank);
    let is_letter = text.starts_with(char::is_alphabetic);
    !text.is_empty() && (!is_letter || text.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("rest")))
}

fn piece(text: &str) -> Piece<'_> {
    Piece { is_reading: true, ..Piece::trimmed(FileId::default(), text, 0, text.len()) }
}

/// The sum of the weights of the ruling that a statement or a row ends with.
fn sum_at_end(text: &str, block: Option<Block>) -> Option<Sum> {
    if matches!(block, Some(Block::Traveller | Block::Group)) {
        return sum(piece(text).row_of_grammar().ok()?.result.ruling()?, text);
    }
    match piece(text).statement_of_grammar().ok()?.kind {
        StatementKind::Ruling(ruling)
        | StatementKind::Obtained(ruling)
        | StatementKind::OtherTable(Some(ruling))
        | StatementKind::Let { ruling, .. }
        | StatementKind::Query { ruling: Some(ruling), .. }
        | StatementKind::Answer(Answer::Ruling(ruling))
        | StatementKind::Conventions { ruling: Some(ruling), .. } => sum(&ruling, text),
        StatementKind::Compare(rulings) => sum(rulings.last()?, text),
        StatementKind::At(at) => sum(at.ruling.as_ref()?, text),
        _ => None,
    }
}

/// The sum of the weights of the side that a ruling in this text begins with; `None` if an outcome has no weight. A
/// side in parentheses is whole whatever its weights are: they close it.
fn sum(ruling: &Ruling, text: &str) -> Option<Sum> {
    let (RulingKind::Both(side) | RulingKind::Split { ns: side, .. }) = &ruling.kind else { return None };
    let SideKind::Components(components) = &side.kind else { return None };
    if text.get(side.span.range()).is_some_and(|side| side.starts_with('(')) {
        return Some(Sum::Whole);
    }
    let mut sum = Exact::ZERO;
    for component in components {
        match &component.weight.as_ref()?.node {
            Weight::Share(share) => sum += share,
            _ => return Some(Sum::Part),
        }
    }
    Some(if sum == Exact::ONE { Sum::Whole } else { Sum::Part })
}
