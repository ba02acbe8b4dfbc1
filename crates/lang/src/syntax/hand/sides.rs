//! Rulings of which each side has its own: `NS -100, EW -620`, `A+ for NOS, A- for OS`.

use super::artificial;
use super::outcome::{self, party};
use super::side::{self, Parts, TABLE_RESULT};
use super::{Pair, Rule, STANDS, child};
use crate::diagnostic::Mistake;
use crate::ruling::Side;

/// `NS/EW 60/40`: bare numbers may be percentages or scores, as they are without the sides.
pub(super) fn paired(part: &Pair<'_>) -> Option<(Mistake, Vec<String>)> {
    let is_turned = child(&child(part, Rule::ns_ew)?, Rule::ew_first).is_some();
    let of_each = |rule| {
        let mut both: Vec<Pair<'_>> = part.clone().into_inner().filter(|inner| inner.as_rule() == rule).collect();
        if is_turned {
            both.reverse();
        }
        both
    };
    if let [ns, ew] = of_each(Rule::bare).as_slice() {
        let (ns, ew) = (ns.as_str().trim(), ew.as_str().trim());
        return Some((Mistake::PercentOrScore, shares_or_scores(ns, ew)));
    }
    if let [ns, ew] = of_each(Rule::figure).as_slice() {
        let clause = |party, figure| {
            let outcome = side::Outcome::Score(outcome::score(figure)?, None);
            let value = Value::Parts(Parts(vec![side::Part { weight: None, outcome }]));
            Some(Clause { party, value: Some(value) })
        };
        return Some((Mistake::Sides, of_both(clause(Side::NS, ns)?, clause(Side::EW, ew)?)?));
    }
    let both: Vec<String> = of_each(Rule::own_score).into_iter().map(own_score).collect::<Option<_>>()?;
    Some((Mistake::Words, vec![both.join("/")]))
}

/// Two bare numbers as percentages and as scores.
pub(super) fn shares_or_scores(ns: &str, ew: &str) -> Vec<String> {
    vec![format!("{ns}%/{ew}%"), format!("(+{ns})/(+{ew})")]
}

/// A ruling of which each side has its own. A score beside EW's name may be meant in EW's sign or, as scores are
/// written, in that of NS.
pub(super) fn both_sides(part: &Pair<'_>) -> Option<(Mistake, Vec<String>)> {
    let mut clauses = part
        .clone()
        .into_inner()
        .filter(|part| matches!(part.as_rule(), Rule::clause | Rule::graded))
        .map(|part| Clause::read(&part));
    let (one, other) = (clauses.next()??, clauses.next()??);
    // `NS +620, EW minus` is no average.
    let is_average = |clause: &Clause| matches!(&clause.value, Some(Value::Parts(parts)) if parts.is_artificial());
    if child(part, Rule::graded).is_some() && !is_average(&one) {
        return None;
    }
    if let Some(parts) = weighted_together([&one, &other]) {
        return Some((Mistake::Sides, parts.rulings()));
    }
    let share = |clause: &Clause| clause.value.as_ref().and_then(Value::average_share);
    let shares = share(&one).zip(share(&other)).filter(|_| one.party == Side::NS);
    let mut rulings = of_both(one, other)?;
    let Some((ns, ew)) = shares else { return Some((Mistake::Sides, rulings)) };
    rulings.insert(0, format!("{ns}/{ew}"));
    Some((Mistake::PercentOrScore, rulings))
}

/// The outcomes of one score for both, each a part of it and in the sign of its side: `50% +110 NS, 50% +100 EW`.
fn weighted_together(clauses: [&Clause; 2]) -> Option<Parts> {
    let part = |clause: &Clause| match &clause.value {
        Some(Value::Parts(Parts(parts))) => match parts.as_slice() {
            [side::Part { weight: Some(weight), outcome: side::Outcome::Score(points, None) }] if weight != "100%" => {
                let outcome = side::Outcome::Score(*points, Some(clause.party));
                Some(side::Part { weight: Some(weight.clone()), outcome })
            }
            _ => None,
        },
        _ => None,
    };
    clauses.into_iter().map(part).collect::<Option<_>>().map(Parts)
}

/// The rulings that the scores of both sides make.
pub(super) fn of_both(one: Clause, other: Clause) -> Option<Vec<String>> {
    let (ns, ew) = match (one.party, other.party) {
        (Side::NS, Side::EW) => (one, other),
        (Side::EW, Side::NS) => (other, one),
        _ => return None,
    };
    let (Some(ns), Some(ew)) = (&ns.value, &ew.value) else {
        // `EW the same` is one score for both.
        return ns.value.map(|ns| ns.texts(Side::NS)).or_else(|| Some(ew.value?.texts(Side::EW)));
    };
    let (mut ns, mut ew) = (ns.clone(), ew.clone());
    share_declarer(&mut ns, &mut ew);
    // `NS 60 EW 40 percent` has no score.
    if ns.is_share() != ew.is_share() && (ns.is_small_score() || ew.is_small_score()) {
        return None;
    }
    let (ns, ew) = (ns.beside_another(Side::NS), ew.beside_another(Side::EW));
    Some(ew.iter().flat_map(|ew| ns.iter().map(move |ns| joined(ns, ew))).collect())
}

/// Gives the contracts of one side the declarer that the other side's have: `NS: 4♥-1, EW: 4♥= (declarer S)`.
fn share_declarer(ns: &mut Value, ew: &mut Value) {
    let declarer = |value: &Value| match value {
        Value::Parts(Parts(parts)) => parts.iter().find_map(|part| match &part.outcome {
            side::Outcome::Contract(contract) => contract.declarer,
            _ => None,
        }),
        Value::Share(_) => None,
    };
    let named = declarer(ns).or_else(|| declarer(ew));
    for value in [ns, ew] {
        let Value::Parts(Parts(parts)) = value else { continue };
        for part in parts {
            if let side::Outcome::Contract(contract) = &mut part.outcome {
                contract.declared_by(named);
            }
        }
    }
}

/// `(-100)/(+620)`; one score of both is `+620`, and `4♠-1 N (-100)` where it stands beside one side's.
fn joined(ns: &str, ew: &str) -> String {
    let score = |text: &str| text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).map(str::to_owned);
    let is_score = |text: &String| text.starts_with(['+', '-']);
    let has_score = |contract: &&str, score: &str| contract.ends_with(&format!(" {score})")) && !contract.contains('&');
    if let Some(contract) = Some(ew).filter(|ew| has_score(ew, ns)).or(Some(ns).filter(|ns| has_score(ns, ew))) {
        return score(contract).unwrap_or_else(|| contract.to_owned());
    }
    score(ns).filter(|one| ns == ew && is_score(one)).unwrap_or_else(|| format!("{ns}/{ew}"))
}

/// The non-offenders' and the offenders' scores, once for each side that may have offended.
pub(super) fn by_role(part: &Pair<'_>) -> Option<Vec<String>> {
    let mut clauses = part.clone().into_inner().filter(|part| part.as_rule() == Rule::role_clause);
    let (one, other) = (clauses.next()?, clauses.next()?);
    let of_non_offenders = |clause: &Pair<'_>| child(clause, Rule::non_offenders).is_some();
    let (innocent, guilty) = match (of_non_offenders(&one), of_non_offenders(&other)) {
        (true, false) => (one, other),
        (false, true) => (other, one),
        _ => return None,
    };
    Some(of_roles(&Value::read(&innocent)?, &Value::read(&guilty)?))
}

/// The rulings that the scores of the non-offenders and of the offenders make.
pub(super) fn of_roles(innocent: &Value, guilty: &Value) -> Vec<String> {
    let each = |ns: &Value, ew: &Value| {
        let (ns, ew) = (ns.beside_another(Side::NS), ew.beside_another(Side::EW));
        ew.iter().flat_map(|ew| ns.iter().map(move |ns| format!("{ns}/{ew}"))).collect::<Vec<_>>()
    };
    let mut readings = each(innocent, guilty);
    for other in each(guilty, innocent) {
        if !readings.contains(&other) {
            readings.push(other);
        }
    }
    readings
}

/// `A+/table-result`
pub(super) fn slashed(part: &Pair<'_>) -> Option<String> {
    let halves: Vec<String> = part.clone().into_inner().map(own_score).collect::<Option<_>>()?;
    Some(halves.join("/"))
}

/// A score that is a side's own whatever the other has.
fn own_score(score: Pair<'_>) -> Option<String> {
    let score = score.into_inner().next()?;
    Some(match score.as_rule() {
        Rule::percent => side::percent(&score),
        Rule::average => outcome::average(&score).to_owned(),
        _ => TABLE_RESULT.to_owned(),
    })
}

/// The rulings for both sides that one side's outcomes make.
pub(super) fn one_side(part: &Pair<'_>, has_introduction: bool) -> Option<(Mistake, Vec<String>)> {
    if let Some(found) = child(part, Rule::only_clause) {
        let clause = Clause::read(&found)?;
        let of = |own: String| match clause.party {
            Side::NS => format!("{own}/{TABLE_RESULT}"),
            Side::EW => format!("{TABLE_RESULT}/{own}"),
        };
        return Some((Mistake::OneSide, clause.value?.beside_another(clause.party).into_iter().map(of).collect()));
    }
    let found = child(part, Rule::clause)?;
    let has_verb = child(&found, Rule::verb).is_some_and(|verb| child(&verb, Rule::verb_word).is_some());
    let mut clause = Clause::read(&found)?;
    if let Some(apart) = clause.take_opponents() {
        return of_both(clause, apart).map(|rulings| (Mistake::Sides, rulings));
    }
    match clause.value? {
        Value::Parts(parts) if parts.is_score() && clause.party == Side::NS && !has_verb && !has_introduction => None,
        value => {
            let is_score = matches!(&value, Value::Parts(parts) if parts.is_score());
            let mistake = if is_score && clause.party == Side::EW { Mistake::Side } else { Mistake::OneSide };
            Some((mistake, value.alone(clause.party)))
        }
    }
}

/// A side with its score, or without one where it is that of the other side.
pub(super) struct Clause {
    pub party: Side,
    pub value: Option<Value>,
}

#[derive(Clone)]
pub(super) enum Value {
    Share(String),
    Parts(Parts),
}

impl Clause {
    /// The opponents' score, which stands beside a contract that it does not belong to: `NS 4♠-1, EW -620`.
    fn take_opponents(&mut self) -> Option<Self> {
        let Some(Value::Parts(Parts(parts))) = &mut self.value else { return None };
        let [side::Part { weight: None, outcome: side::Outcome::Contract(contract) }] = parts.as_mut_slice() else {
            return None;
        };
        let party = self.party.opponents();
        let is_of_them = contract.declarer.is_none() && contract.claimed_of == Some(party);
        let for_ns = contract.claimed.filter(|_| is_of_them)?;
        let is_made = contract.tricks?.over(contract.level)? >= 0;
        (is_made != ((for_ns > 0) == (self.party == Side::NS))).then_some(())?;
        (contract.claimed, contract.claimed_of) = (None, None);
        let own = if party == Side::NS { for_ns } else { for_ns.checked_neg()? };
        let outcome = side::Outcome::Score(own, None);
        Some(Self { party, value: Some(Value::Parts(Parts(vec![side::Part { weight: None, outcome }]))) })
    }

    fn read(clause: &Pair<'_>) -> Option<Self> {
        let party = party(&child(clause, Rule::side_name)?);
        let value = if child(clause, Rule::same).is_some() { None } else { Some(Value::read(clause)?) };
        Some(Self { party, value })
    }
}

impl Value {
    fn read(clause: &Pair<'_>) -> Option<Self> {
        if child(clause, Rule::keeps).is_some() || child(clause, Rule::stands).is_some() {
            return Some(Self::Share(TABLE_RESULT.to_owned()));
        }
        if let Some(grade) = child(clause, Rule::grade_word) {
            let average = if outcome::is_minus(&grade) { "A-" } else { "A+" };
            return Some(Self::Parts(Parts(vec![side::Part {
                weight: None,
                outcome: side::Outcome::Average(average),
            }])));
        }
        if let Some(figure) = child(clause, Rule::own_figure) {
            return Parts::of_score(&figure).map(Self::Parts);
        }
        if child(clause, Rule::plain_average).or_else(|| child(clause, Rule::capital_average)).is_some() {
            return Some(Self::Share("A".to_owned()));
        }
        if let Some(share) = child(clause, Rule::share_alone) {
            return Some(Self::Share(side::percent(&child(&share, Rule::percent)?)));
        }
        Parts::read(&child(clause, Rule::side)?).map(Self::Parts)
    }

    fn is_share(&self) -> bool {
        matches!(self, Self::Share(share) if share.ends_with('%'))
    }

    /// True for a score that could be a percentage.
    fn is_small_score(&self) -> bool {
        matches!(self, Self::Parts(parts) if parts.is_score() && parts.texts_of(Side::NS).iter().all(|text| text.len() <= 3))
    }

    /// The percentage that a score without a sign may be: of an average, one more or one less.
    fn average_share(&self) -> Option<&'static str> {
        let Self::Parts(Parts(parts)) = self else { return None };
        match parts.as_slice() {
            [side::Part { weight: None, outcome: side::Outcome::Score(points, None) }] => match points {
                40 => Some("40%"),
                50 => Some("50%"),
                60 => Some("60%"),
                _ => None,
            },
            _ => None,
        }
    }

    fn texts(&self, party: Side) -> Vec<String> {
        match self {
            Self::Share(share) => vec![share.clone()],
            Self::Parts(parts) => parts.texts_of(party),
        }
    }

    /// The rulings that it can mean where the other side has none: that both have it, and before that the opposite of an
    /// average or the rest of a share.
    pub fn alone(&self, party: Side) -> Vec<String> {
        match self {
            Self::Share(share) if share == TABLE_RESULT => vec![STANDS.to_owned()],
            Self::Share(share) if self.is_share() => {
                let both = format!("{share}/{share}");
                let rest = artificial::figure(share).and_then(|share| 100_u32.checked_sub(share));
                let rest = rest.map(|rest| match party {
                    Side::NS => format!("{share}/{rest}%"),
                    Side::EW => format!("{rest}%/{share}"),
                });
                rest.into_iter().filter(|own| *own != both).chain([both.clone()]).collect()
            }
            Self::Share(share) => vec![share.clone()],
            Self::Parts(parts) => {
                let opposite = match (parts.average(), party) {
                    (Some("A+"), Side::NS) | (Some("A-"), Side::EW) => Some("A+/A-"),
                    (Some("A-"), Side::NS) | (Some("A+"), Side::EW) => Some("A-/A+"),
                    _ => None,
                };
                opposite.into_iter().map(str::to_owned).chain(parts.texts_of(party)).collect()
            }
        }
    }

    /// The same in parentheses, which say that each side has its own.
    fn beside_another(&self, party: Side) -> Vec<String> {
        let is_bare = |text: &String| match self {
            Self::Share(_) => false,
            Self::Parts(parts) => !parts.is_artificial() && !text.starts_with('('),
        };
        self.texts(party).into_iter().map(|text| if is_bare(&text) { format!("({text})") } else { text }).collect()
    }
}
