//! The rulings that the islands of a sentence make.

use super::joining::{Island, Placed, drop_stories, is_side, join};
use super::outcome::{Contract, Tricks};
use super::penalties::{fines, take_fines};
use super::side::{Outcome, Part, Parts, TABLE_RESULT};
use super::sides::{Clause, Value, of_both, of_roles};
use super::weighing::weighted;
use super::{STANDS, artificial, artificial_scores, beside};
use crate::ruling::Side;

/// The rulings that islands can mean, with the penalties beside them, and true if they give the score of one side alone;
/// `None` if an island is left over.
pub(super) fn rulings(placed: Vec<Placed>) -> Option<(Vec<String>, bool)> {
    rulings_of(placed.clone()).or_else(|| rulings_of(without_counts(&placed)?))
}

/// The islands without the small numbers and the calls that words part from all others: `5 polled, 4 pass. 80% 4♠= N, 20% …`.
fn without_counts(placed: &[Placed]) -> Option<Vec<Placed>> {
    let has_share = placed.iter().any(|one| matches!(&one.island, Island::Weight(share) if share != "rest"));
    let is_count = |one: &Placed| match &one.island {
        Island::Bare(0..15) | Island::Result(Tricks::Dashed(_)) => true,
        Island::Weight(share) => share == "rest" && !has_share,
        island => is_call(island),
    };
    let is_apart = |at: usize| at == 0 || placed.get(at).is_none_or(|one| one.is_apart);
    let mut kept = Vec::new();
    let mut at = 0_usize;
    for run in placed.chunk_by(|one, other| is_count(one) && is_count(other)) {
        let end = at.checked_add(run.len())?;
        if !(run.iter().all(is_count) && is_apart(at) && is_apart(end)) {
            kept.extend_from_slice(run);
        }
        at = end;
    }
    (kept.len() < placed.len()).then_some(kept)
}

fn rulings_of(mut placed: Vec<Placed>) -> Option<(Vec<String>, bool)> {
    let fines = take_fines(&mut placed)?;
    // A penalty stands whoever is blamed beside it.
    if !fines.is_empty() && placed.iter().all(|one| matches!(one.island, Island::Blamed(_))) {
        placed.clear();
    }
    let (rulings, is_of_one_side) = if placed.is_empty() { (Vec::new(), false) } else { ruling(placed)? };
    let both = [fines, vec![rulings]].concat().into_iter().filter(|statements| !statements.is_empty());
    let mut all = both.reduce(|ahead, behind| beside(&ahead, &behind))?;
    all.dedup();
    Some((all, is_of_one_side))
}

fn ruling(mut placed: Vec<Placed>) -> Option<(Vec<String>, bool)> {
    let blamed = placed.iter().find_map(|one| match one.island {
        Island::Blamed(party) => Some(party),
        _ => None,
    });
    // `WE winni: 40%, NS 60%`
    let named: Vec<Side> =
        placed.iter().filter_map(|one| if let Island::Side(side) = one.island { Some(side) } else { None }).collect();
    if let ([named], Some(guilty)) = (named.as_slice(), blamed)
        && *named != guilty
    {
        placed
            .iter_mut()
            .filter(|one| matches!(one.island, Island::Blamed(_)))
            .for_each(|one| one.island = Island::Side(guilty));
    }
    let is_not_played = placed.iter().any(|one| matches!(one.island, Island::NotPlayed));
    placed.retain(|one| !matches!(one.island, Island::Blamed(_) | Island::NotPlayed));
    if placed.is_empty() {
        return is_not_played.then(|| (artificial_scores(), false));
    }
    let is_score = |one: &Placed| matches!(one.island, Island::Outcome(_) | Island::Result(_)) && !is_call(&one.island);
    if placed.iter().any(is_score) {
        placed.retain(|one| !matches!(one.island, Island::Both));
    }
    // `eleven tricks, NS -100`: tricks without a contract say nothing beside a score.
    let is_figure = |one: &Placed| matches!(one.island, Island::Outcome(Outcome::Score(..)));
    let is_contract = |one: &Placed| matches!(one.island, Island::Outcome(Outcome::Contract(_)));
    let is_average = |one: &Placed| matches!(one.island, Island::Average(_) | Island::Pair(_));
    if placed.iter().any(|one| is_figure(one) || is_average(one)) && !placed.iter().any(is_contract) {
        placed.retain(|one| !matches!(one.island, Island::Result(_)));
    }
    // A side's name may be that of the ruling's side, or say whose a score is.
    [false, true].into_iter().find_map(|is_of_score| of_sides(placed.clone(), blamed, is_of_score, is_not_played))
}

/// The ruling of one side, with true, of each, or of both alike.
fn of_sides(
    mut placed: Vec<Placed>,
    blamed: Option<Side>,
    is_of_score: bool,
    is_not_played: bool,
) -> Option<(Vec<String>, bool)> {
    // `A60 A40 NS/EW`
    let islands: Vec<&Island> = placed.iter().map(|one| &one.island).collect();
    if let [Island::Pair([one, other]), Island::Side(first), Island::Side(second)] = islands.as_slice()
        && first != second
    {
        let (ns, ew) = if *first == Side::NS { (one, other) } else { (other, one) };
        return Some((vec![format!("{ns}/{ew}")], false));
    }
    join(&mut placed, is_of_score)?;
    let is_shared_out = is_shared_out(&placed);
    if !is_shared_out {
        drop_stories(&mut placed);
    }
    if placed.iter().any(is_side) {
        placed.retain(|one| !matches!(one.island, Island::Both));
    }
    // `N/S 60 E/W 40 percent`; no score is 40 or 60.
    let bare: Vec<u32> =
        placed.iter().filter_map(|one| if let Island::Bare(share) = one.island { Some(share) } else { None }).collect();
    let are_shares = matches!(bare.as_slice(), [40, 60] | [60, 40 | 60] | [40, 40]);
    if is_not_played || are_shares || placed.iter().any(|one| matches!(one.island, Island::Weight(_))) {
        for one in &mut placed {
            if let Island::Bare(share) = one.island {
                one.island = Island::Weight(format!("{share}%"));
            }
        }
    }
    let sides: Vec<usize> = (0..placed.len()).filter(|at| placed.get(*at).is_some_and(is_side)).collect();
    match sides.as_slice() {
        [] => of_one_score(&placed, blamed).map(|all| (all, false)),
        [at] => {
            let party = party_of(&placed.remove(*at).island, blamed);
            let parties = party.map_or_else(|| Side::BOTH.to_vec(), |party| vec![party]);
            match value(&placed, true)? {
                // A score in figures is that of a side where it is the other's opposite; a share may be a penalty.
                Value::Parts(parts) if is_shared_out || !parts.is_artificial() => {
                    let is_score = parts.is_score();
                    let value = Value::Parts(parts);
                    let mut all = Vec::new();
                    for ruling in parties.into_iter().flat_map(|party| value.alone(party)) {
                        if !all.contains(&ruling) {
                            all.push(ruling);
                        }
                    }
                    Some((all, !is_score))
                }
                _ => None,
            }
        }
        [first, second] => of_both_sides(&placed, *first, *second, blamed).map(|all| (all, false)),
        _ => None,
    }
}

/// The ruling in which the names of both sides stand at these places.
fn of_both_sides(placed: &[Placed], first: usize, second: usize, blamed: Option<Side>) -> Option<Vec<String>> {
    // `A+ for EW, NS average`
    if first > 0 && first.saturating_add(1) == second && second.saturating_add(1) < placed.len() {
        let between = (placed.get(..first)?, placed.get(second.saturating_add(1)..)?);
        return of_two(placed, [first, second], between, blamed);
    }
    let ahead = (first == 0).then(|| both(placed, first, second, blamed, true)).flatten();
    let behind = (second.saturating_add(1) == placed.len()).then(|| both(placed, first, second, blamed, false));
    match (ahead, behind.flatten()) {
        (Some(one), None) | (None, Some(one)) => Some(one),
        _ => None,
    }
}

/// True if each side has an average or a score beside it, which is of that side whatever words part them.
fn is_shared_out(placed: &[Placed]) -> bool {
    let (one, other): (Vec<_>, Vec<_>) = placed.iter().enumerate().partition(|(at, _)| at.is_multiple_of(2));
    let is_average = |(_, one): &(usize, &Placed)| match &one.island {
        Island::Average(_) | Island::Outcome(Outcome::Score(_, None)) => true,
        Island::Outcome(Outcome::Contract(contract)) => contract.tricks.is_some(),
        Island::Weight(share) => share.ends_with('%'),
        _ => false,
    };
    let is_named = |(_, one): &(usize, &Placed)| is_side(one);
    let are = |sides: &[_], averages: &[_]| sides.iter().all(is_named) && averages.iter().all(is_average);
    let is_artificial = placed.iter().any(|one| matches!(one.island, Island::Average(_)));
    let is_of_each = one.len() == 2 || one.len() == 1 && is_artificial;
    is_of_each && one.len() == other.len() && (are(&one, &other) || are(&other, &one))
}

/// True for a contract without a result, which is none beside an average: `In one club, the TD awards 40% to both pairs`.
pub(super) const fn is_call(one: &Island) -> bool {
    matches!(one, Island::Outcome(Outcome::Contract(Contract { tricks: None, declarer: None, .. })))
}

/// The side that a name means, or a role where a side was at fault.
fn party_of(island: &Island, blamed: Option<Side>) -> Option<Side> {
    match island {
        Island::Side(party) => Some(*party),
        Island::Offenders => blamed,
        Island::NonOffenders => blamed.map(Side::opponents),
        _ => None,
    }
}

/// The scores of two sides, each behind its name or before it.
fn both(placed: &[Placed], first: usize, second: usize, blamed: Option<Side>, is_ahead: bool) -> Option<Vec<String>> {
    let (one, other) = if is_ahead {
        (placed.get(first.saturating_add(1)..second)?, placed.get(second.saturating_add(1)..)?)
    } else {
        (placed.get(..first)?, placed.get(first.saturating_add(1)..second)?)
    };
    of_two(placed, [first, second], (one, other), blamed)
}

/// The scores of two sides, whose names stand at these places.
fn of_two(
    placed: &[Placed],
    names: [usize; 2],
    (one, other): (&[Placed], &[Placed]),
    blamed: Option<Side>,
) -> Option<Vec<String>> {
    let [first, second] = names;
    let of = |islands: &[Placed]| match islands {
        [Placed { island: Island::Same, .. }] => Some(None),
        _ => value(islands, true).map(Some),
    };
    let (one, other) = (of(one)?, of(other)?);
    let parties = names.map(|at| placed.get(at).and_then(|one| party_of(&one.island, blamed)));
    // `the offenders (EW) 40%, the non-offenders 60%`
    match (parties[0].or(parties[1].map(Side::opponents)), parties[1].or(parties[0].map(Side::opponents))) {
        (Some(first), Some(second)) => {
            of_both(Clause { party: first, value: one }, Clause { party: second, value: other })
        }
        _ => match (&placed.get(first)?.island, &placed.get(second)?.island) {
            (Island::NonOffenders, Island::Offenders) => Some(of_roles(&one?, &other?)),
            (Island::Offenders, Island::NonOffenders) => Some(of_roles(&other?, &one?)),
            _ => None,
        },
    }
}

/// The score that is both sides' alike, or the shares of an artificial one.
fn of_one_score(placed: &[Placed], blamed: Option<Side>) -> Option<Vec<String>> {
    let is_of_both = placed.iter().any(|one| matches!(one.island, Island::Both));
    let has_shares =
        placed.iter().any(|one| matches!(one.island, Island::Pair(_) | Island::Average(_) | Island::Weight(_)));
    let islands: Vec<&Island> = placed
        .iter()
        .map(|one| &one.island)
        .filter(|one| !(matches!(one, Island::Both) || has_shares && is_call(one)))
        .collect();
    match (islands.as_slice(), blamed) {
        ([Island::Stands | Island::TableResult], _) => Some(vec![STANDS.to_owned()]),
        (
            [Island::Stands, Island::Outcome(outcome)]
            | [Island::Outcome(outcome), Island::Stands | Island::TableResult],
            _,
        ) if !islands.iter().any(|one| is_call(one)) => {
            let parts = Parts(vec![Part { weight: None, outcome: outcome.clone() }]);
            Some([vec![STANDS.to_owned()], parts.rulings()].concat())
        }
        // `2♠+2 W, EW +170; 4♠= W, NS -620`: each side has the outcome beside its score.
        ([Island::Outcome(one), Island::Outcome(other)], _) if one.party().zip(other.party()).is_some() => {
            let of = |outcome: &Outcome| {
                let value = Value::Parts(Parts(vec![Part { weight: None, outcome: outcome.clone() }]));
                Some(Clause { party: outcome.party()?, value: Some(value) })
            };
            of_both(of(one)?, of(other)?)
        }
        // `half a board to each`
        ([Island::Measure(share, true)], _) if is_of_both => Some(vec![format!("{share}/{share}")]),
        ([Island::Weight(share)], _) if is_of_both && share.ends_with('%') => Some(of_share(share)),
        ([Island::Measure(points, false)], _) if is_of_both && points.starts_with(['+', '-']) => {
            Some(vec![format!("{points}/{points}")])
        }
        ([Island::Pair(shares)], Some(guilty)) => artificial::of_fault(shares, guilty),
        ([Island::Pair(shares)] | [Island::Pair(shares), Island::Average("A")], None) => Some(vec![shares.join("/")]),
        ([Island::Ratio(shares)], Some(guilty)) => artificial::of_fault(shares, guilty),
        // `obie pary po 60`; no score is 40 or 60.
        ([Island::Bare(share @ (40 | 60))], _) if is_of_both => Some(vec![format!("{share}%/{share}%")]),
        ([Island::Ratio(shares)], None) => of_ratio(shares, is_of_both),
        ([Island::Average(one), Island::Average(other)], Some(guilty)) => {
            artificial::of_fault(&[*one, *other].map(str::to_owned), guilty)
        }
        // `average plus, that is +3 IMPs each`
        ([Island::Average(one), Island::Measure(worth, false)], _) if worth.starts_with(['+', '-']) => {
            Some(vec![(*one).to_owned()])
        }
        // `AV-, AV-`; which of `AV+, AV-` is whose, only the writer knows.
        ([Island::Average(one), Island::Average(other)], None) => {
            let both = vec![format!("{one}/{other}"), format!("{other}/{one}")];
            Some(if one == other { vec![(*one).to_owned()] } else { both })
        }
        _ => match value(placed, false)? {
            Value::Parts(parts) => Some(parts.rulings()),
            Value::Share(_) => None,
        },
    }
}

/// A share of both sides. A small one may be a penalty: `both pairs 5% for slow play`.
fn of_share(share: &str) -> Vec<String> {
    let both = format!("{share}/{share}");
    let is_small = artificial::figure(share).is_some_and(|share| share <= 25);
    if is_small { [fines(None, true, share).1, vec![both]].concat() } else { vec![both] }
}

/// `50/50, both sides at fault`; whose 60% it is, only the writer knows.
fn of_ratio(shares: &[String], is_of_both: bool) -> Option<Vec<String>> {
    let [one, other] = shares else { return None };
    one.ends_with('%').then_some(())?;
    let both = format!("{one}/{other}");
    Some(if is_of_both || one == other { vec![both] } else { vec![both, format!("{other}/{one}")] })
}

/// The score that a side's islands are.
fn value(placed: &[Placed], has_side: bool) -> Option<Value> {
    let islands: Vec<&Island> =
        placed.iter().map(|one| &one.island).filter(|one| !matches!(one, Island::Both)).collect();
    Some(match islands.as_slice() {
        [Island::Stands | Island::TableResult] | [Island::Outcome(_), Island::Stands] if has_side => {
            Value::Share(TABLE_RESULT.to_owned())
        }
        [Island::Average(word)] => Value::Parts(Parts(vec![Part { weight: None, outcome: Outcome::Average(word) }])),
        [Island::Weight(share)] if has_side && share.ends_with('%') => Value::Share(share.clone()),
        [Island::Measure(share, true)] if has_side => Value::Share(share.clone()),
        [Island::Measure(imps, false)] if has_side && imps.starts_with(['+', '-']) => Value::Share(imps.clone()),
        [Island::Bare(points)] if has_side && *points > 100 => {
            let outcome = Outcome::Score(i32::try_from(*points).ok()?, None);
            Value::Parts(Parts(vec![Part { weight: None, outcome }]))
        }
        _ => Value::Parts(weighted(&islands)?),
    })
}
