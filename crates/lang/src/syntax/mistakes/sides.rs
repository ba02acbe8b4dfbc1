//! Sides named in a ruling: `NS 60% EW 40%`, `EW 100`, `NS: 60% +620 & 40% -100 EW: -620`.

use super::super::hand;
use super::super::piece::{Context, Piece};
use super::super::written::{RulingKind, SideExpression, SideKind};
use super::tokens::Tokens;
use super::{Candidate, signs};
use crate::diagnostic::{Mistake, Problem};
use crate::number::Exact;
use crate::ruling::{Side, Weight};
use crate::source::FileId;

/// A side among the parts of a piece, and its bytes.
struct Named {
    side: Side,
    start: usize,
    end: usize,
}

/// The sides that are named, in their order: `NS`, `WE`, `E-W`, `N/S`.
fn named(written: &Tokens<'_>) -> Vec<Named> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(token) = written.token(at) {
        let (mut end, mut parts) = (token.end, 1);
        let mut side = Side::named(token.text);
        let second = at.checked_add(2).and_then(|at| written.token(at));
        if let (Some(mark), Some(second)) = (written.after(at), second)
            && mark.is_mark("-/")
            && (mark.start, second.start) == (token.end, mark.end)
        {
            let apart = Side::named(&format!("{}{}", token.text, second.text));
            if apart.is_some() {
                (side, end, parts) = (apart, second.end, 3);
            }
        }
        found.extend(side.map(|side| Named { side, start: token.start, end }));
        at = at.saturating_add(parts);
    }
    found
}

/// The side that a text begins with, if any.
pub(in super::super) fn leading(text: &str) -> Option<Side> {
    let text = text.trim_start();
    if !text.starts_with(['N', 'n', 'E', 'e', 'W', 'w']) {
        return None;
    }
    let start: String = text.chars().take(4).collect();
    let first = named(&Tokens::new(&start, Context::Statement)).into_iter().next()?;
    (first.start == 0).then_some(first.side)
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

/// The result of each side of a piece that names both, NS first.
fn of_each<'a>(written: &'a Tokens<'_>) -> Option<[&'a str; 2]> {
    let sides = named(written);
    let [one, other] = sides.as_slice() else { return None };
    let around = |c: char| matches!(c, ' ' | ',' | ';' | '/' | '&' | ':');
    let bare = |start: usize, end: usize| written.text.get(start..end).unwrap_or("").trim_matches(around);
    let (first, second) = if one.start == 0 {
        (bare(one.end, other.start), bare(other.end, written.text.len()))
    } else if other.end == written.text.trim_end().len() {
        (bare(0, one.start), bare(one.end, other.start))
    } else {
        // The sides of figures behind a contract: `4♠-1 N, NS -100, EW +100`.
        return None;
    };
    match (one.side, other.side) {
        (Side::NS, Side::EW) => Some([first, second]),
        (Side::EW, Side::NS) => Some([second, first]),
        _ => None,
    }
}

/// The result of a side, read as a ruling for both.
fn read(text: &str) -> Option<SideExpression> {
    let piece = |text| Piece { is_reading: true, ..Piece::trimmed(FileId::default(), text, 0, text.len()) };
    let enclosed = format!("({})", text.replace(',', "&"));
    let ruling = piece(text).ruling().or_else(|_| piece(&enclosed).ruling()).ok()?;
    match ruling.kind {
        RulingKind::Both(side) if ruling.group.is_none() => Some(side),
        _ => None,
    }
}

/// `NS -100, EW -620`, `A+ NS / A- EW`, `NS: 60% +620 & 40% -100 EW: -620`
pub(super) fn both(written: &Tokens<'_>) -> Option<Candidate> {
    let [ns, ew] = of_each(written)?;
    let (ours, theirs) = (read(ns)?, read(ew)?);
    // `NS table, EW -800`: the word is a phrase of the hand, and no name.
    let has_name = [&ours, &theirs].into_iter().any(|side| matches!(side.kind, SideKind::Name(_)));
    if has_name && hand::reading(written.text).is_some() {
        return None;
    }
    let imps = signs::imps_of_one(&ours, &theirs, [ns, ew]).map(|(_, readings)| readings);
    let readings = imps.unwrap_or_else(|| signs::by_signs(&ours, &theirs, false));
    if let (Some(ours), Some(theirs)) = (share(ns), share(ew))
        && ours.saturating_add(theirs) <= MOST_PERCENT
        && !(ns.ends_with('%') && ew.ends_with('%'))
    {
        // One that has its sign says what the other is.
        let scores = if ns.ends_with('%') || ew.ends_with('%') { Vec::new() } else { readings };
        let readings = std::iter::once(format!("{ours}%/{theirs}%")).chain(scores).collect();
        return Some(Candidate { mistake: Mistake::PercentOrScore, readings });
    }
    Some(Candidate { mistake: Mistake::Sides, readings })
}

/// The most that two artificial percentages can make together: 60% each.
const MOST_PERCENT: u32 = 120;

/// A number that may be a percentage: `60` of `NS 60, EW 40`, `60%`.
fn share(text: &str) -> Option<u32> {
    let text = text.trim_end_matches('%').trim_end();
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// `NS: 40% +620 EW: 60% -100`: each side has a part of its outcomes, and the rest was left out.
pub(super) fn incomplete(written: &Tokens<'_>) -> Option<Problem> {
    let sum = |side: &SideExpression| match &side.kind {
        SideKind::Components(components) => {
            let mut sum = Exact::ZERO;
            for component in components {
                match component.weight.as_ref().map(|weight| &weight.node) {
                    Some(Weight::Share(share)) => sum += share,
                    _ => return None,
                }
            }
            Some(sum)
        }
        SideKind::Name(_) => None,
    };
    let sums = of_each(written)?.map(|side| read(side).as_ref().and_then(sum));
    let sum = sums.into_iter().flatten().find(|sum| *sum != Exact::ONE)?;
    Some(Problem::WeightsSum { sum, readings: Vec::new() })
}

/// `NS 420`, `100 EW`
pub(super) fn one(written: &Tokens<'_>) -> Option<Candidate> {
    let sides = named(written);
    let [Named { side, start, end }] = sides.as_slice() else { return None };
    let rest = match (*start, *end == written.text.len()) {
        (0, _) => written.slice(*end, written.text.len()),
        (_, true) => written.slice(0, *start),
        _ => return None,
    };
    let (is_negative, digits) = score(rest.trim_start_matches([':', ' ']))?;
    let own = of_ns(*side, (is_negative, digits));
    let other = of_ns(*side, (!is_negative, digits));
    Some(Candidate { mistake: Mistake::Side, readings: vec![own, other] })
}
