//! Rulings in sentences, in parts with words between them or whole among remarks: `Wrong alert: 4♠ N: 60% =, 40% -1`.
//!
//! Marks and words of reasons cut the text. The longest run of parts that is a phrase of the grammar is the ruling, if what
//! stands beside it names no other score and turns nothing.

use super::super::keywords::{Keyword, is_statement_word};
use super::super::lexer::first_word;
use super::islands::{is_remark, sentence};
use super::penalties::is_fine;
use super::{Hand, LONGEST, Reading, Rule, STANDS, Text, behind, behind_superseded, behind_words, is_mark, ruling_of};
use crate::diagnostic::Mistake;
use pest::Parser;

/// The most places at which a text is cut: each run of parts is tried.
const MOST_CUTS: usize = 14;

/// The ruling in a sentence; `None` if it is none, or not one alone, or if the text begins another statement.
pub(in crate::syntax) fn in_a_sentence(text: &str) -> Option<Reading> {
    let text = Text::of(text);
    let heads = [Rule::head_alone, Rule::list_number];
    let (head, ruling) = heads.into_iter().find_map(|rule| behind_words(&text, rule)).unwrap_or(("", text.written));
    let first = first_word(text.written);
    let is_free = !head.is_empty() || !is_statement_word(first) || begins_sentence(text.written);
    // A sentence may begin with the word of a penalty: `kara 0,5 VP dla NS za spóźnienie na mecz`.
    let may_be = is_free || Keyword::Penalty.is_called(&first.to_lowercase());
    let read = || match among_remarks(ruling) {
        Some(whole) if whole.is_weighted => Some(whole),
        whole => sentence(&Text::of(ruling)).or(whole),
    };
    let found = (may_be && !is_taken_back(ruling)).then(read).flatten()?;
    if found.remark.as_deref().is_some_and(is_taken_back) {
        return None;
    }
    let is_fined = || found.statements.iter().all(|one| is_fine(one));
    let statements = found.statements.iter().map(|one| behind(head, one)).collect();
    (is_free || is_fined()).then_some(Reading { statements, ..found })
}

/// Returns true for words of a sentence that begins like a statement: `At the table`, `offenders EW: 40%`.
pub(in crate::syntax) fn begins_sentence(text: &str) -> bool {
    Hand::parse(Rule::sentence_ahead, &Text::of(text).plain).is_ok()
}

/// The ruling among the remarks of a text; `None` if it has none, or not one alone.
fn among_remarks(text: &str) -> Option<Reading> {
    if text.len() > LONGEST {
        return None;
    }
    let cuts = cuts(text);
    let runs = cuts.iter().enumerate().flat_map(|(at, start)| cuts.iter().skip(at).map(move |end| (*start, *end)));
    let mut runs: Vec<(usize, usize)> = runs.filter(|(start, end)| end.saturating_sub(*start) < text.len()).collect();
    runs.sort_by_key(|(start, end)| std::cmp::Reverse(end.saturating_sub(*start)));
    runs.into_iter().find_map(|(start, end)| {
        let run = text.get(start..end)?.trim_start_matches(is_mark).trim_end();
        let trimmed = run.trim_end_matches(is_mark);
        // The sign of an average is no mark: `Ave+/Ave-`.
        let is_sign = run.get(trimmed.len()..).is_some_and(|marks| marks.starts_with('-'));
        let run = if is_sign { run.get(..trimmed.len().saturating_add(1))? } else { trimmed };
        let run = run.strip_prefix('(').and_then(|run| run.strip_suffix(')')).unwrap_or(run);
        (run.matches('(').count() == run.matches(')').count()).then_some(())?;
        // A number alone may be anything.
        run.contains(|sign: char| !sign.is_ascii_digit() && !"%/:,.;- ".contains(sign)).then_some(())?;
        let plain = Text::of(run);
        let found = ruling_of(&plain).or_else(|| behind_superseded(&plain))?;
        // A contract without a result is a call of the story.
        let is_score = |one: &str| {
            one.contains(['=', '+', '-', '%', 'A']) || one.contains("pass") || one == STANDS || is_fine(one)
        };
        found.statements.iter().flat_map(|one| one.lines()).all(is_score).then_some(())?;
        let (ahead, behind) = (text.get(..start)?, text.get(end..)?);
        // `4♠= N: if hearts break` is no ruling; a sentence of its own has its own condition.
        let is_sentence = text.get(..end)?.ends_with(['.', ';', '–', '—']);
        (is_remark(ahead, false) && is_remark(behind, is_sentence)).then_some(())?;
        let (ahead, behind) = (words_of(ahead), words_of(behind));
        let remark = match (ahead, behind) {
            ("", remark) | (remark, "") => remark,
            _ => text.trim_matches(is_mark),
        };
        let remark = Some(remark.to_owned()).filter(|remark| !remark.is_empty());
        Some(Reading { mistake: Mistake::IdleWords, remark, ..found })
    })
}

/// Returns true if a clause takes the ruling back, or says that it is another's: `4♠= N (withdrawn)`, `EW's view: 4♠= N`.
fn is_taken_back(text: &str) -> bool {
    let clauses = text.split([',', ';', ':', '.', '(', ')', '–', '—']).flat_map(|clause| clause.split(" - "));
    clauses
        .into_iter()
        .any(|clause| Hand::parse(Rule::retracting, &Text::of(clause.trim_matches(is_mark)).plain).is_ok())
}

/// A remark without the marks and the brackets around it: `(withdrawn)`, and not `MI (21B3)`.
fn words_of(part: &str) -> &str {
    let words = part.trim_matches(is_mark);
    let inner = words.strip_prefix('(').and_then(|words| words.strip_suffix(')')).unwrap_or(words);
    let is_bound = |sign| is_mark(sign) || matches!(sign, '(' | ')');
    let is_whole = |text: &str| text.matches('(').count() == text.matches(')').count();
    [inner, words].into_iter().find(|text| is_whole(text)).unwrap_or_else(|| words.trim_matches(is_bound))
}

/// The places where a part of a text may begin or end, its ends among them; none if they are too many.
fn cuts(text: &str) -> Vec<usize> {
    let mut places = vec![0, text.len()];
    for (at, sign) in text.char_indices() {
        let next = at.saturating_add(sign.len_utf8());
        let rest = text.get(next..).unwrap_or_default();
        let ends_part = ",;:.–—-)".contains(sign) && rest.starts_with(' ');
        if ends_part {
            places.push(next);
        }
        if sign == ' ' && (rest.starts_with('(') || Hand::parse(Rule::reason_ahead, &Text::of(rest).plain).is_ok()) {
            places.push(at);
        }
    }
    places.sort_unstable();
    places.dedup();
    if places.len() > MOST_CUTS { Vec::new() } else { places }
}
