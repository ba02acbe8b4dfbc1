//! Artificial scores and IMPs by hand: `A+3`, `3 IMPs to NS`, `60-40 in favour of EW`.

use super::outcome::{self, is_minus, party};
use super::side;
use super::{Pair, Rule, child};
use crate::ruling::Side;

/// `A+3`: average plus, or the IMPs themselves.
pub(super) fn average_imps(part: &Pair<'_>) -> Option<Vec<String>> {
    let number = child(part, Rule::number)?;
    let (own, other) =
        if child(part, Rule::sign).is_some_and(|sign| is_minus(&sign)) { ("-", "+") } else { ("+", "-") };
    Some(vec![format!("A{own}/A{other}"), format!("{own}{number} IMP/{other}{number} IMP", number = number.as_str())])
}

pub(super) fn artificial(part: &Pair<'_>) -> Option<String> {
    let imps: Vec<Pair<'_>> = part.clone().into_inner().filter(|inner| inner.as_rule() == Rule::imps_to).collect();
    if !imps.is_empty() {
        return imps_to(&imps);
    }
    if let Some(shares) = child(part, Rule::in_favour) {
        return in_favour(&shares).map(|shares| shares.join("/"));
    }
    if let Some(average) = child(part, Rule::or_session) {
        return of_session(&average).map(str::to_owned);
    }
    let averages: Vec<Pair<'_>> =
        part.clone().into_inner().filter(|inner| inner.as_rule() == Rule::share_of_average).collect();
    if let [ns, ew] = averages.as_slice() {
        let share = |average| Some(format!("{}%", child(average, Rule::bare)?.as_str().trim_end()));
        return Some(format!("{}/{}", share(ns)?, share(ew)?));
    }
    if let Some(imps) = child(part, Rule::imps_both) {
        return imps_both(&imps);
    }
    if let Some(pair) = child(part, Rule::imps_pair) {
        let signs = pair.clone().into_inner().filter(|part| part.as_rule() == Rule::sign);
        let numbers = pair.into_inner().filter(|part| part.as_rule() == Rule::number);
        let both = signs.zip(numbers).map(|(sign, number)| signed_imps(is_minus(&sign), &number));
        return Some(both.collect::<Vec<_>>().join("/"));
    }
    if let Some(imps) = child(part, Rule::imps_each) {
        return imps_of_each(&imps);
    }
    if let Some(pair) = child(part, Rule::bare_pair) {
        let shares = pair.into_inner().filter_map(|share| match share.as_rule() {
            Rule::bare => Some(format!("{}%", share.as_str())),
            Rule::percent => Some(side::percent(&share)),
            _ => None,
        });
        return Some(shares.collect::<Vec<_>>().join("/"));
    }
    if child(part, Rule::capital_average).is_some() {
        return Some("A".to_owned());
    }
    if let Some(average) = child(part, Rule::average) {
        return Some(outcome::average(&average).to_owned());
    }
    let shares: Vec<String> = part
        .clone()
        .into_inner()
        .filter(|inner| inner.as_rule() == Rule::percent)
        .map(|share| side::percent(&share))
        .collect();
    match shares.as_slice() {
        [ns, ew] => Some(format!("{ns}/{ew}")),
        [both] => Some(format!("{both}/{both}")),
        _ => None,
    }
}

/// `3 IMPs`, of each side.
pub(super) fn imps_both(imps: &Pair<'_>) -> Option<String> {
    let is_negative = child(imps, Rule::sign).is_some_and(|sign| is_minus(&sign));
    let own = signed_imps(is_negative, &child(imps, Rule::number)?);
    Some(format!("{own}/{own}"))
}

fn signed_imps(is_negative: bool, number: &Pair<'_>) -> String {
    format!("{}{} IMP", if is_negative { "-" } else { "+" }, number.as_str())
}

/// `3 IMPs to NS`, which are the opposite for EW unless they have their own.
fn imps_to(all: &[Pair<'_>]) -> Option<String> {
    let mut ns_and_ew = [None, None];
    for imps in all {
        let number = child(imps, Rule::number)?;
        let is_negative = child(imps, Rule::sign).is_some_and(|sign| is_minus(&sign));
        let (own, other) = (signed_imps(is_negative, &number), signed_imps(!is_negative, &number));
        let [ns, ew] = &mut ns_and_ew;
        let (mine, theirs) = match party(&child(imps, Rule::side_name)?) {
            Side::NS => (ns, ew),
            Side::EW => (ew, ns),
        };
        *mine = Some(own);
        theirs.get_or_insert(other);
    }
    let [ns, ew] = ns_and_ew;
    Some(format!("{}/{}", ns?, ew?))
}

/// `60/40 split, EW at fault`: the side at fault has the smaller share; where the order says the opposite, either may be
/// meant.
pub(super) fn by_fault(part: &Pair<'_>) -> Option<Vec<String>> {
    let averages: Vec<String> = part
        .clone()
        .into_inner()
        .filter(|inner| matches!(inner.as_rule(), Rule::average | Rule::capital_average))
        .map(|average| outcome::average(&average).to_owned())
        .collect();
    let shares = match child(part, Rule::ratio) {
        Some(ratio) => side::weights_of(&ratio)?,
        None => averages,
    };
    let blamed = child(part, Rule::blamed)?;
    let guilty = match child(&blamed, Rule::side_name) {
        Some(side) => party(&side),
        None => outcome::party_of_seat(&child(&blamed, Rule::seat)?)?,
    };
    of_fault(&shares, guilty)
}

/// The shares of the sides, of which one was at fault.
pub(super) fn of_fault(shares: &[String], guilty: Side) -> Option<Vec<String>> {
    let [ns, ew] = shares else { return None };
    let [own, other] = figures(&[ns.clone(), ew.clone()])?;
    let (is_smaller, is_greater) = (own <= other, own >= other);
    let agrees = if guilty == Side::NS { is_smaller } else { is_greater };
    let (written, turned) = (format!("{ns}/{ew}"), format!("{ew}/{ns}"));
    Some(if agrees { vec![written] } else { vec![turned, written] })
}

/// The percentages of averages and shares.
pub(super) fn figures(shares: &[String; 2]) -> Option<[u32; 2]> {
    let [ns, ew] = shares;
    Some([figure(ns)?, figure(ew)?])
}

/// The percentage of an average or a share.
pub(super) fn figure(share: &str) -> Option<u32> {
    match share {
        "A+" => Some(60),
        "A" => Some(50),
        "A-" => Some(40),
        share => share.strip_suffix('%').and_then(|share| share.parse::<u32>().ok()),
    }
}

/// The average that a share or the average of the session is, by Law 12C2(c): `60% or session average` is A+.
pub(super) fn of_session(average: &Pair<'_>) -> Option<&'static str> {
    let share = side::percent(&child(average, Rule::percent)?);
    ["A+", "A", "A-"].into_iter().zip(["60%", "50%", "40%"]).find(|(_, own)| *own == share).map(|(word, _)| word)
}

/// Each side's share, NS first: `60-40 in favour of EW` is `40%/60%`.
pub(super) fn in_favour(shares: &Pair<'_>) -> Option<[String; 2]> {
    let mut shares_of = side::weights_of(&child(shares, Rule::ratio)?)?;
    if party(&child(shares, Rule::side_name)?) == Side::EW {
        shares_of.reverse();
    }
    shares_of.iter().all(|share| share.ends_with('%')).then_some(shares_of)?.try_into().ok()
}

/// `+3 IMP/-3 IMP`
fn imps_of_each(imps: &Pair<'_>) -> Option<String> {
    let of_side = |own: Pair<'_>| {
        let sign = child(&own, Rule::sign).map(|sign| if is_minus(&sign) { "-" } else { "+" });
        let number = child(&own, Rule::number).map_or_else(|| "0".to_owned(), |number| number.as_str().to_owned());
        Some((party(&child(&own, Rule::side_name)?), format!("{}{number}", sign.unwrap_or("+"))))
    };
    let sides = imps.clone().into_inner().filter(|part| part.as_rule() == Rule::side_imps);
    let mut of_each: Vec<(Side, String)> = sides.map(of_side).collect::<Option<_>>()?;
    of_each.sort_by_key(|(side, _)| *side == Side::EW);
    match of_each.as_slice() {
        [(Side::NS, ns), (Side::EW, ew)] => Some(format!("{ns} IMP/{ew} IMP")),
        _ => None,
    }
}
