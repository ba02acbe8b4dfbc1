//! Sides named in a ruling: `NS 60% EW 40%`, `EW 100`.

use super::Candidate;
use super::tokens::{Token, Written};
use crate::diagnostic::Slip;
use crate::ruling::Side;

fn side(token: &Token<'_>) -> Option<Side> {
    if token.is_word(&["NS"]) { Some(Side::NS) } else { token.is_word(&["EW", "WE"]).then_some(Side::EW) }
}

/// A score without its sign's being anyone's: its points and its sign as written.
fn score(text: &str) -> Option<(bool, &str)> {
    let is_negative = text.starts_with('-');
    let digits = text.trim_start_matches(['+', '-']).trim_start();
    let is_score = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_score.then_some((is_negative, digits))
}

/// The score of a side from NS's view.
fn of_ns(side: Side, (is_negative, digits): (bool, &str)) -> String {
    let sign = if is_negative == (side == Side::NS) { '-' } else { '+' };
    format!("{sign}{digits}")
}

/// `NS -100, EW -620`, `A+ NS / A- EW`
pub(super) fn both(written: &Written<'_>) -> Option<Candidate> {
    let mut named = written.tokens.iter().filter_map(|token| Some((side(token)?, token)));
    let ((first, at), (second, then)) = (named.next()?, named.next()?);
    if first == second || named.next().is_some() {
        return None;
    }
    let around = |c: char| matches!(c, ' ' | ',' | ';' | '/' | '&' | ':');
    let bare = |start: usize, end: usize| written.text.get(start..end).unwrap_or("").trim_matches(around);
    let (one, other) = if at.start == 0 {
        (bare(at.end, then.start), bare(then.end, written.text.len()))
    } else {
        (bare(0, at.start), bare(at.end, then.start))
    };
    let (ns, ew) = if first == Side::NS { (one, other) } else { (other, one) };
    if let (Some(ns), Some(ew)) = (score(ns), score(ew)) {
        let (ns, own) = (of_ns(Side::NS, ns), of_ns(Side::EW, ew));
        let as_ns = of_ns(Side::NS, ew);
        let by_own = if ns == own { ns.clone() } else { format!("({ns})/({own})") };
        return Some(Candidate { slip: Slip::Sides, readings: vec![by_own, format!("({ns})/({as_ns})")] });
    }
    let enclosed = |text: &str| {
        let is_artificial = text.starts_with(['A', 'a']) || text.ends_with('%') || text.starts_with('(');
        if is_artificial { text.to_owned() } else { format!("({text})") }
    };
    Candidate::one(Slip::Sides, format!("{}/{}", enclosed(ns), enclosed(ew)))
}

/// `NS 420`, `100 EW`
pub(super) fn one(written: &Written<'_>) -> Option<Candidate> {
    let (first, last) = (written.tokens.first()?, written.tokens.last()?);
    let (side, rest) = match (side(first), side(last)) {
        (Some(side), None) => (side, written.slice(first.end, written.text.len())),
        (None, Some(side)) => (side, written.slice(0, last.start)),
        _ => return None,
    };
    let (is_negative, digits) = score(rest.trim_start_matches([':', ' ']))?;
    let own = of_ns(side, (is_negative, digits));
    let other = of_ns(side, (!is_negative, digits));
    Some(Candidate { slip: Slip::Side, readings: vec![own, other] })
}
