//! Mistakes in rulings: signs that join weighted outcomes, text around them, and splits with two readings.

use super::super::lexer::Kind;
use super::super::written::{Component, Ruling, RulingKind, SideExpression, SideKind, Spanned};
use super::Candidate;
use super::tokens::{Edits, Tokens};
use crate::diagnostic::{Mistake, Problem};
use crate::number::Exact;
use crate::ruling::{Artificial, Weight, WrittenOutcome};

/// `[60% +620 & 40% -100]`
pub(super) fn brackets(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for token in &written.tokens {
        match token.text {
            "[" | "{" => edits.replace(token.start, token.end, "("),
            "]" | "}" => edits.replace(token.start, token.end, ")"),
            _ => {}
        }
    }
    Candidate::one(Mistake::Brackets, edits.apply(written.text)?)
}

/// `(+620 60% & -100 40%)`
pub(super) fn weights_behind(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    let mut start = 0;
    let ends = written.tokens.iter().filter(|token| token.is_mark("&,;()")).map(|token| (token.start, token.end));
    for (end, next) in ends.chain([(written.text.len(), written.text.len())]) {
        let component = written.slice(start, end);
        let weight = component.rsplit_once(' ').filter(|(_, weight)| weight.ends_with('%') || is_fraction(weight));
        if let Some((outcome, weight)) = weight {
            edits.replace(start, end, format!("{weight} {} ", outcome.trim()));
        }
        start = next;
    }
    Candidate::one(Mistake::WeightBehind, edits.apply(written.text)?)
}

/// `+620 60% -100 40%`, `4S= N 60%, 4S-1 N 40%`: what is behind each outcome is its weight.
pub(super) fn weights_behind_alone(written: &Tokens<'_>) -> Option<Candidate> {
    if written.tokens.iter().any(|token| token.is_mark("()/")) {
        return None;
    }
    let (mut start, mut components) = (0, Vec::new());
    for end in written.tokens.iter().filter(|token| token.is_mark("%")).map(|token| token.end) {
        let component = written.slice(start, end).trim_start_matches([' ', '&', ',', ';']);
        let (outcome, weight) = component.trim().rsplit_once(' ')?;
        components.push(format!("{weight} {}", outcome.trim()));
        start = end;
    }
    let is_whole = components.len() > 1 && written.slice(start, written.text.len()).trim().is_empty();
    is_whole.then(|| Candidate::one(Mistake::WeightBehind, format!("({})", components.join(" & ")))).flatten()
}

/// Returns true for a plausible ruling: on each side every outcome or none has a weight, the weights sum to 100%, have
/// no names, and an artificial score is alone.
pub(super) fn is_sound(kind: &RulingKind) -> bool {
    let mut is_sound = true;
    kind.for_each_side(&mut |side| {
        if let SideKind::Components(components) = &side.kind {
            is_sound &= is_whole(components);
        }
    });
    is_sound
}

fn is_whole(components: &[Component]) -> bool {
    let weights: Vec<&Weight> =
        components.iter().filter_map(|component| component.weight.as_ref()).map(|weight| &weight.node).collect();
    let is_artificial = |component: &Component| matches!(component.outcome.node, WrittenOutcome::Artificial(_));
    if weights.is_empty() {
        return components.len() == 1;
    }
    if weights.len() < components.len() || components.iter().any(is_artificial) {
        return false;
    }
    let shares = weights.iter().filter_map(|weight| if let Weight::Share(share) = weight { Some(share) } else { None });
    let sum: Exact = shares.sum();
    let rests = weights.iter().filter(|weight| ***weight == Weight::Rest).count();
    let has_name = weights.iter().any(|weight| matches!(weight, Weight::Variable(_)));
    !has_name && if rests == 0 { sum == Exact::ONE } else { rests == 1 && sum < Exact::ONE }
}

fn is_fraction(text: &str) -> bool {
    let is_whole = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('/').is_some_and(|(above, below)| is_whole(above) && is_whole(below))
}

/// `1/3 +620 2/3 -100`, `60% +620 + 40% -100`, `60% +620 / 40% -100`: a weight that nothing joins to what is before it.
pub(super) fn joined(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    for (at, token) in written.tokens.iter().enumerate() {
        if at == 0 || !is_weight(written, at) {
            continue;
        }
        let Some(before) = written.before(at) else { continue };
        let two_before = at.checked_sub(2).and_then(|at| written.token(at));
        if before.is_mark("+/") && two_before.is_some_and(|two| !two.is_mark("(&,;/")) && before.end < token.start {
            edits.replace(before.start, before.end, "&");
        } else if before.is_sign() && two_before.is_some_and(|two| !two.is_mark("(&,;/")) {
            edits.insert(before.start, " & ");
        } else if !before.is_mark("(&,;/+-") && !before.is_word(&["before", "after", "obtained"]) {
            edits.insert(token.start, "& ");
        }
    }
    Candidate::one(Mistake::Joined, edits.apply(written.text)?)
}

/// Returns true if a weight starts at a part: `60%`, `1/3`, `0.6`, `rest`.
fn is_weight(written: &Tokens<'_>, at: usize) -> bool {
    let Some(token) = written.token(at) else { return false };
    if token.is_word(&["rest"]) {
        return true;
    }
    let Some(next) = written.after(at).filter(|_| token.kind == Kind::Number) else { return false };
    let below = at.checked_add(2).and_then(|at| written.token(at));
    let is_below = written.before(at).is_some_and(|before| before.is_mark("/\u{2044}") && before.end == token.start);
    let is_fraction = next.is_mark("/\u{2044}")
        && next.start == token.end
        && below.is_some_and(|below| below.whole().is_some() && below.start == next.end)
        && token.whole().is_some();
    !is_below && (next.is_mark("%") || is_fraction || token.text.starts_with("0."))
}

/// `2/3 +620, 1/3 -100`
pub(super) fn parentheses(written: &Tokens<'_>) -> Option<Candidate> {
    let has_list = written.tokens.iter().any(|token| token.is_mark(",;"));
    let has_parentheses = written.tokens.iter().any(|token| token.is_mark("()"));
    let reading = format!("({})", written.text);
    (has_list && !has_parentheses).then_some(Candidate { mistake: Mistake::Parentheses, readings: vec![reading] })
}

/// `let td = 60% +620; rest -100`, which no line of weighted outcomes alone is.
pub(super) fn semicolons(written: &Tokens<'_>) -> Option<Candidate> {
    let mut edits = Edits::default();
    let marks = written.tokens.iter().filter(|token| token.is_mark(";"));
    marks.for_each(|mark| edits.replace(mark.start, mark.end, " &"));
    Candidate::one(Mistake::Joined, edits.apply(written.text)?)
}

/// The largest number that is taken for a percentage without its sign.
const MOST_PERCENT: i32 = 100;

/// The problem of a ruling that can be read but is probably not what its writer meant: `60/40`, `60%/40`, `60%-40%`,
/// `60% +620 / 40% -100`. `written` is the original text of each side.
pub(in super::super) fn doubtful(kind: &RulingKind, written: &[&str]) -> Option<Problem> {
    match kind {
        RulingKind::Both(side) => negative_percentage(side),
        RulingKind::Split { ns, ew } => {
            // Parentheses show that each side is intended.
            let is_bare = written.iter().all(|side| !side.starts_with('('));
            let whose_sign = || {
                let (mistake, readings) = super::signs::readings(ns, ew, [written.first()?, written.last()?])?;
                Some(Problem::Mistake { mistake, readings })
            };
            weights_alone(ns, ew, written)
                .or_else(|| percent_or_score(ns, ew, written))
                .or_else(|| weights_across(kind, ns, ew).filter(|_| is_bare))
                .or_else(whose_sign)
        }
        RulingKind::Damage(_) => None,
    }
}

/// The one component of a side.
fn single(side: &SideExpression) -> Option<&Component> {
    match &side.kind {
        SideKind::Components(components) => match components.as_slice() {
            [component] => Some(component),
            _ => None,
        },
        SideKind::Name(_) => None,
    }
}

fn share(component: &Component) -> Option<&Exact> {
    match component.weight.as_ref().map(|weight| &weight.node) {
        Some(Weight::Share(share)) => Some(share),
        _ => None,
    }
}

/// `60%-40%` is 60% of −40% by its letters.
fn negative_percentage(side: &SideExpression) -> Option<Problem> {
    let component = single(side)?;
    let (ns, WrittenOutcome::Artificial(Artificial::Share(ew))) = (share(component)?, &component.outcome.node) else {
        return None;
    };
    let artificial = |share: Exact| Artificial::Share(share).to_string();
    let readings = vec![format!("{}/{}", artificial(ns.clone()), artificial(ew.abs()))];
    ew.is_negative().then_some(Problem::Mistake { mistake: Mistake::Percentages, readings })
}

/// `2/3-1/3` is two thirds of −1, and +3 for EW, by its letters.
fn weights_alone(ns: &SideExpression, ew: &SideExpression, written: &[&str]) -> Option<Problem> {
    let [_, below] = written else { return None };
    let (ns, ew) = (single(ns)?, single(ew)?);
    let (WrittenOutcome::Score(above), None) = (&ns.outcome.node, &ew.weight) else { return None };
    let is_bare = !below.is_empty() && below.bytes().all(|byte| byte.is_ascii_digit());
    let below = below.parse().ok().filter(|_| is_bare)?;
    let one = share(ns)?;
    let other = Exact::fraction(i64::from(*above).checked_abs()?, below)?;
    let makes_one = (one + &other) == Exact::ONE && other.is_positive();
    makes_one.then_some(Problem::Mistake { mistake: Mistake::WeightsAlone, readings: Vec::new() })
}

/// Numbers up to 100 without a sign may be percentages.
fn percent_or_score(ns: &SideExpression, ew: &SideExpression, written: &[&str]) -> Option<Problem> {
    let [ns_text, ew_text] = written else { return None };
    let bare = |side: &SideExpression, text: &str| match single(side) {
        Some(Component { weight: None, outcome: Spanned { node: WrittenOutcome::Score(points), .. } }) => {
            let unsigned = text.bytes().all(|byte| byte.is_ascii_digit()) && *points <= MOST_PERCENT;
            unsigned.then_some(*points)
        }
        _ => None,
    };
    let is_percentage = |text: &str| text.ends_with('%') && text.starts_with(|c: char| c.is_ascii_digit());
    let readings = match (bare(ns, ns_text), bare(ew, ew_text)) {
        (Some(0), Some(0)) | (None, None) => return None,
        (Some(ns), Some(ew)) => vec![format!("{ns}%/{ew}%"), format!("({ns:+})/({ew:+})")],
        (Some(ns), None) if is_percentage(ew_text) => vec![format!("{ns}%/{ew_text}"), format!("({ns:+})/{ew_text}")],
        (None, Some(ew)) if is_percentage(ns_text) => vec![format!("{ns_text}/{ew}%"), format!("{ns_text}/({ew:+})")],
        _ => return None,
    };
    Some(Problem::Mistake { mistake: Mistake::PercentOrScore, readings })
}

/// A slash between weights that make 100% together.
fn weights_across(kind: &RulingKind, ns: &SideExpression, ew: &SideExpression) -> Option<Problem> {
    let (ns, ew) = (single(ns)?, single(ew)?);
    if share(ns)? + share(ew)? != Exact::ONE {
        return None;
    }
    let span = super::super::written::place(kind);
    let both = SideExpression { kind: SideKind::Components(vec![ns.clone(), ew.clone()]), span };
    let ruling = Ruling { kind: RulingKind::Both(both), group: None, span };
    Some(Problem::Mistake { mistake: Mistake::Joined, readings: vec![ruling.to_string()] })
}
