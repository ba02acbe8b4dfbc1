//! One side's outcomes with their weights.

use super::outcome::{Contract, Declarer, Tricks, average, number, party, score, spoken_tens};
use super::{Pair, Rule, child};
use crate::ruling::Side;
use crate::ruling::notation::Word;

/// The name of the score obtained at the table, for a ruling that leaves it to one side, at a table of an event or as one
/// of several outcomes: `A+/table-result`.
pub const TABLE_RESULT: &str = Word::TableResult.text();

/// An outcome of a weighted score.
#[derive(Debug, Clone)]
pub(super) enum Outcome {
    Contract(Contract),
    /// A result of the contract that another part names.
    Tricks(Tricks),
    /// A score, and whose name stands beside it.
    Score(i32, Option<Side>),
    Average(&'static str),
    /// `pass` for a board that was passed out, or the name of the table's result.
    Word(&'static str),
}

impl Outcome {
    /// The side whose score stands beside a contract.
    pub const fn party(&self) -> Option<Side> {
        match self {
            Self::Contract(contract) => contract.claimed_of,
            _ => None,
        }
    }
}

/// An outcome and its weight in the notation.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub weight: Option<String>,
    pub outcome: Outcome,
}

/// The outcomes of a side.
#[derive(Debug, Clone)]
pub(super) struct Parts(pub Vec<Part>);

impl Parts {
    /// The outcomes of a `side`; `None` if what they say contradicts itself.
    pub fn read(side: &Pair<'_>) -> Option<Self> {
        let shared = match (child(side, Rule::one_contract), child(side, Rule::all_by)) {
            (Some(contract), by) => {
                let contract = Contract::read(&contract)?;
                let declarer = by.and_then(|by| Declarer::read(&child(&by, Rule::seat_declarer).unwrap_or(by)));
                Some(Contract { declarer: contract.declarer.or(declarer), ..contract })
            }
            (None, Some(by)) => {
                let by = child(&by, Rule::seat_declarer).unwrap_or(by);
                Some(Contract { declarer: Declarer::read(&by), ..Contract::default() })
            }
            (None, None) => None,
        };
        let list = side.clone().into_inner().find_map(|part| match part.as_rule() {
            Rule::before | Rule::behind | Rule::results_before => Some(weighted(&part)),
            Rule::bare_before | Rule::bare_behind | Rule::bare_results => Some(bare(&part)),
            Rule::listed => Some(listed(&part)),
            Rule::weighted | Rule::outcome_weighted => Some(weight_and_outcome(part).map(|part| vec![part])),
            _ => None,
        });
        let mut parts = match list {
            Some(list) => list?,
            None => side.clone().into_inner().filter_map(|part| alone(&part)).collect::<Option<_>>()?,
        };
        if let Some(each) = child(side, Rule::each_share) {
            let weight = notation_of(&child(&each, Rule::share)?)?;
            parts.iter_mut().for_each(|part| part.weight = Some(weight.clone()));
        }
        let ratio = child(side, Rule::ratio);
        if let Some(ratio) = ratio {
            let weights = weights_of(&ratio)?;
            // `3 to 1 in favour of 4♠= N` leaves out what the rest is of.
            if weights.len() != parts.len() && parts.len() > 1 {
                return None;
            }
            parts.iter_mut().zip(weights).for_each(|(part, weight)| part.weight = Some(weight));
        } else if parts.len() > 1 && parts.iter().any(|part| part.weight.is_none()) {
            return None;
        }
        complete(&mut parts, shared)?;
        Some(Self(parts))
    }

    /// The mean of two scores, which `average of +620 and -100` can be.
    pub fn mean(&self, side: &Pair<'_>) -> Option<String> {
        child(&child(side, Rule::ratio)?, Rule::average_of)?;
        let [Outcome::Score(one, None), Outcome::Score(other, None)] =
            self.0.iter().map(|part| &part.outcome).collect::<Vec<_>>().as_slice()
        else {
            return None;
        };
        let sum = one.checked_add(*other)?;
        (sum.checked_rem(2)? == 0).then_some(format!("{:+}", sum.checked_div(2)?))
    }

    /// One outcome without a weight.
    pub fn of(written: &Pair<'_>) -> Option<Self> {
        Some(Self(vec![Part { weight: None, outcome: outcome(written)? }]))
    }

    /// A score alone.
    pub fn of_score(written: &Pair<'_>) -> Option<Self> {
        Some(Self(vec![Part { weight: None, outcome: Outcome::Score(score(&child(written, Rule::figure)?)?, None) }]))
    }

    fn scores(&self) -> impl Iterator<Item = Option<Side>> + '_ {
        self.0.iter().filter_map(|part| match part.outcome {
            Outcome::Score(_, side) => Some(side),
            _ => None,
        })
    }

    /// True for a score without a weight.
    pub fn is_score(&self) -> bool {
        matches!(self.0.as_slice(), [Part { weight: None, outcome: Outcome::Score(..) }])
    }

    /// True if every outcome has a weight, whatever they sum to.
    pub fn is_weighted(&self) -> bool {
        self.0.iter().all(|part| part.weight.is_some())
    }

    /// True if a score has the name of EW beside it.
    pub fn has_side(&self) -> bool {
        self.scores().any(|side| side == Some(Side::EW))
    }

    /// The rulings for both sides that this can mean.
    pub fn rulings(&self) -> Vec<String> {
        let own = self.written(|side| side == Some(Side::EW));
        if !self.has_side() {
            return own;
        }
        own.into_iter().chain(self.written(|_| false)).collect()
    }

    /// The meanings that this can have as the score of one side, from NS's view.
    pub fn texts_of(&self, party: Side) -> Vec<String> {
        let own = self.written(|side| party == Side::EW && side != Some(Side::NS));
        if party == Side::NS || self.scores().all(|side| side == Some(Side::NS)) {
            return own;
        }
        own.into_iter().chain(self.written(|_| false)).collect()
    }

    /// The average that it is.
    pub fn average(&self) -> Option<&'static str> {
        match self.0.as_slice() {
            [Part { outcome: Outcome::Average(average), .. }] => Some(average),
            _ => None,
        }
    }

    /// True if it needs no parentheses beside the other side's.
    pub fn is_artificial(&self) -> bool {
        self.0.iter().any(|part| matches!(part.outcome, Outcome::Average(_) | Outcome::Word(TABLE_RESULT)))
    }

    /// The side in the notation, once for each seat that may have declared; `is_opposite` tells which scores are in
    /// EW's sign.
    fn written(&self, is_opposite: impl Fn(Option<Side>) -> bool + Copy) -> Vec<String> {
        let seats = |part: &Part| match &part.outcome {
            Outcome::Contract(contract) => contract.declarer.map_or(0, |declarer| declarer.seats().count()),
            _ => 0,
        };
        let versions = self.0.iter().map(seats).max().unwrap_or(0).max(1);
        (0..versions).filter_map(|seat| self.version(seat, is_opposite)).collect()
    }

    fn version(&self, seat: usize, is_opposite: impl Fn(Option<Side>) -> bool) -> Option<String> {
        let parts = self.0.iter().map(|part| {
            let outcome = match &part.outcome {
                // `EW: 2♠+2 W, +170` has the score in EW's sign.
                Outcome::Contract(contract) if contract.claimed_of.is_none() && is_opposite(None) => {
                    let signed = |score: i32| contract.signed_as_declared(score.checked_abs()?);
                    let claimed = contract.claimed.map(|score| signed(score).unwrap_or(score));
                    Contract { claimed, ..*contract }.text(seat)?
                }
                Outcome::Contract(contract) => contract.text(seat)?,
                Outcome::Score(points, side) if is_opposite(*side) => format!("{:+}", points.checked_neg()?),
                Outcome::Score(points, _) => format!("{points:+}"),
                Outcome::Average(word) | Outcome::Word(word) => (*word).to_owned(),
                Outcome::Tricks(_) => return None,
            };
            Some(part.weight.as_ref().map_or(outcome.clone(), |weight| format!("{weight} {outcome}")))
        });
        let parts: Vec<String> = parts.collect::<Option<_>>()?;
        Some(if parts.len() > 1 { format!("({})", parts.join(" & ")) } else { parts.join("") })
    }
}

impl Contract {
    /// Takes the declarer that another contract names, unless its own score is one of the other side.
    pub(super) fn declared_by(&mut self, named: Option<Declarer>) {
        let agrees = |declarer: &Declarer| {
            let score = self.claimed.and_then(i32::checked_abs);
            let declared = Self { declarer: Some(*declarer), ..*self };
            score.is_none_or(|score| declared.signed_as_declared(score) == self.claimed)
        };
        if self.declarer.is_none() {
            self.declarer = named.filter(agrees);
        }
    }
}

/// Gives results the contract that they are of, and contracts the declarer that another one names.
fn complete(parts: &mut [Part], shared: Option<Contract>) -> Option<()> {
    let named = parts.iter().find_map(|part| match &part.outcome {
        Outcome::Contract(contract) => contract.declarer,
        _ => None,
    });
    let mut last = shared;
    for part in parts {
        match &mut part.outcome {
            Outcome::Contract(contract) => {
                let before = last.as_ref().and_then(|last| last.declarer);
                contract.declared_by(before);
                contract.declared_by(named);
                last = Some(*contract);
            }
            Outcome::Tricks(tricks) => {
                let of = last.as_ref()?;
                let contract = Contract { tricks: Some(*tricks), claimed: None, ..*of };
                part.outcome = Outcome::Contract(contract);
            }
            Outcome::Score(..) | Outcome::Average(_) | Outcome::Word(_) => {}
        }
    }
    Some(())
}

/// Outcomes that have each its weight.
fn weighted(list: &Pair<'_>) -> Option<Vec<Part>> {
    let kinds = [
        Rule::weighted,
        Rule::weighted_brackets,
        Rule::outcome_weighted,
        Rule::outcome_and_share,
        Rule::result_weighted,
        Rule::rest_ahead,
    ];
    let is_part = |item: &Pair<'_>| kinds.contains(&item.as_rule());
    list.clone().into_inner().filter(is_part).map(weight_and_outcome).collect()
}

/// `making 3, 4 or 5`: results of one contract.
fn listed(list: &Pair<'_>) -> Option<Vec<Part>> {
    let is_made = child(list, Rule::made_word).is_some();
    let counts = list.clone().into_inner().filter(|part| part.as_rule() == Rule::count);
    let of = |count: Pair<'_>| {
        let tricks = number(&count)?;
        let tricks = if is_made { Tricks::Made(tricks) } else { Tricks::Taken(tricks) };
        Some(Part { weight: None, outcome: Outcome::Tricks(tricks) })
    };
    counts.map(of).collect()
}

fn weight_and_outcome(item: Pair<'_>) -> Option<Part> {
    let result = child(&item, Rule::result);
    let before_share = item.as_rule() == Rule::outcome_weighted && child(&item, Rule::share).is_some();
    let read = if before_share { Contract::read_before_share } else { Contract::read };
    let outcome = match child(&item, Rule::outcome) {
        Some(found) => outcome_by(&found, read)?,
        None => Outcome::Tricks(Tricks::read(&result?)?),
    };
    let weight = child(&item, Rule::weight).unwrap_or(item);
    // A part without a share has what is left.
    let share = child(&weight, Rule::share);
    let weight = share.map_or_else(|| Some("rest".to_owned()), |share| notation_of(&share))?;
    Some(Part { weight: Some(weight), outcome })
}

/// Outcomes with percentages that have no sign, and make a hundred.
fn bare(list: &Pair<'_>) -> Option<Vec<Part>> {
    let is_part =
        |item: &Pair<'_>| matches!(item.as_rule(), Rule::bare | Rule::outcome | Rule::outcome_alone | Rule::result);
    let inner: Vec<Pair<'_>> = list.clone().into_inner().filter(is_part).collect();
    let rest = child(list, Rule::rest_ahead);
    let mut sum = 0_u32;
    let mut parts = Vec::new();
    for pair in inner.chunks_exact(2) {
        let [one, other] = pair else { return None };
        let (weight, result) = if one.as_rule() == Rule::bare { (one, other) } else { (other, one) };
        let percent: u32 = weight.as_str().trim().parse().ok()?;
        sum = sum.checked_add(percent)?;
        let outcome = match result.as_rule() {
            Rule::result => Outcome::Tricks(Tricks::read(result)?),
            _ => outcome(result)?,
        };
        parts.push(Part { weight: Some(format!("{percent}%")), outcome });
    }
    let is_whole = if rest.is_some() { sum < 100 } else { sum == 100 };
    if let Some(rest) = rest {
        parts.push(weight_and_outcome(rest)?);
    }
    is_whole.then_some(parts)
}

/// An outcome that has no weight of its own; `None` for other parts of a side.
fn alone(part: &Pair<'_>) -> Option<Option<Part>> {
    let outcome = match part.as_rule() {
        Rule::average => Some(Outcome::Average(average(part))),
        Rule::outcome | Rule::contract_with_score => outcome(part),
        Rule::result => Tricks::read(part).map(Outcome::Tricks),
        _ => return None,
    };
    Some(outcome.map(|outcome| Part { weight: None, outcome }))
}

fn outcome(written: &Pair<'_>) -> Option<Outcome> {
    outcome_by(written, Contract::read)
}

pub(super) fn outcome_by(written: &Pair<'_>, read: impl Fn(&Pair<'_>) -> Option<Contract>) -> Option<Outcome> {
    let figure = child(written, Rule::figure);
    if child(written, Rule::passed).is_some() {
        return Some(Outcome::Word("pass"));
    }
    if child(written, Rule::table_result).is_some() {
        return Some(Outcome::Word(TABLE_RESULT));
    }
    if let Some(contract) = child(written, Rule::contract) {
        let claimed = child(written, Rule::claimed);
        let mut contract = read(&contract)?;
        if claimed.as_ref().is_some_and(|claimed| claimed.as_str().starts_with('=')) {
            // `4♠ N = 620` is made, `4♥x-1 E = 200` is worth that.
            contract.tricks.get_or_insert(Tricks::Relative(0));
        }
        if let Some(opposite) = claimed.as_ref().and_then(|claimed| child(claimed, Rule::opposite)) {
            // `NS -100, EW +100` is one score.
            let both = [score_for_ns(claimed.as_ref()?)?, score_for_ns(&opposite)?];
            both.windows(2).all(|two| two.first() == two.last()).then_some(())?;
        }
        let is_of_both = claimed.as_ref().is_some_and(|claimed| child(claimed, Rule::opposite).is_some());
        let side = claimed.as_ref().and_then(|claimed| child(claimed, Rule::side_name)).filter(|_| !is_of_both);
        contract.claimed_of = side.map(|side| party(&side));
        contract.claimed = match (&claimed, &figure) {
            (Some(claimed), _) => Some(contract.signed(claimed, score_for_ns(claimed)?)?),
            // `EW +500 from 4♠x-2 N`
            (None, Some(_)) if child(written, Rule::side_name).is_some() => {
                let own = score_for_ns(written)?;
                let opposite = child(written, Rule::opposite).map(|other| score_for_ns(&other));
                opposite.is_none_or(|other| other == Some(own)).then_some(Some(own))?
            }
            (None, Some(figure)) => Some(score(figure)?),
            // `+200/-200, 4♥-2 E`
            (None, None) if child(written, Rule::own_signs).is_some() => Some(score_for_ns(written)?),
            (None, None) => None,
        };
        return Some(Outcome::Contract(contract));
    }
    if let Some(sided) = child(written, Rule::sided_figure) {
        let side = child(&sided, Rule::side_name).map(|side| party(&side));
        return Some(Outcome::Score(score(&child(&sided, Rule::figure)?)?, side));
    }
    Some(Outcome::Score(score(&figure?)?, None))
}

/// The score for NS of a `sided_figure`, or of an outcome that is one.
pub(super) fn score_of_side(part: &Pair<'_>) -> Option<i32> {
    score_for_ns(&child(part, Rule::sided_figure).unwrap_or_else(|| part.clone()))
}

/// The score of a `claimed`, from NS's view: beside a contract EW's figure can only be their own.
fn score_for_ns(claimed: &Pair<'_>) -> Option<i32> {
    if let Some(both) = child(claimed, Rule::own_signs) {
        let both: Vec<i32> = both.into_inner().map(|figure| score(&figure)).collect::<Option<_>>()?;
        return both.first().copied().filter(|ns| both.last().is_some_and(|ew| ew.checked_neg() == Some(*ns)));
    }
    let points = score(&child(claimed, Rule::figure)?)?;
    let is_of_ew = child(claimed, Rule::side_name).is_some_and(|side| party(&side) == Side::EW);
    if is_of_ew { points.checked_neg() } else { Some(points) }
}

/// A share as the notation writes it.
pub(super) fn notation_of(share: &Pair<'_>) -> Option<String> {
    let kind = share.clone().into_inner().next()?;
    Some(match kind.as_rule() {
        Rule::percent => percent(&kind),
        Rule::fraction_words => {
            let words = kind.into_inner().next()?;
            match words.as_rule() {
                Rule::half => "1/2".to_owned(),
                Rule::third => "1/3".to_owned(),
                Rule::two_thirds => "2/3".to_owned(),
                Rule::quarter => "1/4".to_owned(),
                Rule::tenth => "1/10".to_owned(),
                Rule::fifths => format!("{}/5", number(&child(&words, Rule::count)?)?),
                Rule::sixths => format!("{}/6", number(&child(&words, Rule::count)?)?),
                _ => "3/4".to_owned(),
            }
        }
        Rule::out_of => {
            let counts = kind.clone().into_inner().filter(|part| part.as_rule() == Rule::count);
            let counts: Vec<i32> = counts.map(|count| number(&count)).collect::<Option<_>>()?;
            match counts.as_slice() {
                [part, whole] => format!("{part}/{whole}"),
                [whole] => format!("1/{whole}"),
                _ => return None,
            }
        }
        _ => figures(&kind),
    })
}

/// `60%` of a `percent`.
pub(super) fn percent(percent: &Pair<'_>) -> String {
    let Some(number) = percent.clone().into_inner().next() else { return "%".to_owned() };
    match number.as_rule() {
        Rule::tens => format!("{}%", spoken_tens(number.as_str())),
        Rule::count => self::number(&number).map_or_else(|| "%".to_owned(), |number| format!("{number}%")),
        _ => format!("{}%", figures(&number)),
    }
}

/// A number with the point of the notation.
pub(super) fn figures(number: &Pair<'_>) -> String {
    number.as_str().trim_end().replace(',', ".")
}

/// A share as a percentage: `25%` of `1/4`; `None` if it is no whole number of hundredths.
pub(super) fn percentage(share: &Pair<'_>) -> Option<String> {
    let text = notation_of(share)?;
    if let Some(digits) = text.strip_prefix("0.").or_else(|| text.strip_prefix('.')) {
        let hundredths: u32 = format!("{digits:0<2}").parse().ok()?;
        return (digits.len() <= 2).then(|| format!("{hundredths}%"));
    }
    let Some((above, below)) = text.split_once('/') else { return text.ends_with('%').then_some(text) };
    let (above, below): (u32, u32) = (above.trim().parse().ok()?, below.trim().parse().ok()?);
    let hundredths = above.checked_mul(100)?;
    (hundredths.checked_rem(below)? == 0).then(|| hundredths.checked_div(below).map(|share| format!("{share}%")))?
}

/// A share of one as a number with a point: `0.5` of `half`; `None` if it has more than two digits behind it.
pub(super) fn decimal(share: &Pair<'_>) -> Option<String> {
    let hundredths: u32 = percentage(share)?.trim_end_matches('%').parse().ok()?;
    let text = format!("{}.{:02}", hundredths.checked_div(100)?, hundredths.checked_rem(100)?);
    Some(text.trim_end_matches('0').trim_end_matches('.').to_owned())
}

/// The weights of a ratio: percentages that make a hundred, or parts of a whole. `2/3` alone is a fraction.
pub(super) fn weights_of(ratio: &Pair<'_>) -> Option<Vec<String>> {
    if child(ratio, Rule::even).or_else(|| child(ratio, Rule::average_of)).is_some() {
        return Some(["1/2", "1/2"].map(str::to_owned).to_vec());
    }
    let share = |part: Pair<'_>| match part.as_rule() {
        Rule::ratio_part => Some(part.as_str().trim().trim_end_matches('%').trim_end().parse().ok()),
        Rule::count => Some(number(&part).and_then(|count| count.try_into().ok())),
        _ => None,
    };
    let parts: Vec<u32> = ratio.clone().into_inner().filter_map(share).collect::<Option<_>>()?;
    let sum = parts.iter().try_fold(0_u32, |sum, part| sum.checked_add(*part))?;
    match sum {
        100 => Some(parts.iter().map(|part| format!("{part}%")).collect()),
        0 => None,
        _ if ratio.as_str().contains(['/', '%', '-']) => None,
        _ => Some(parts.iter().map(|part| format!("{part}/{sum}")).collect()),
    }
}
