//! The rulings that the islands of a sentence make.

use super::joining::{Island, Placed, drop_stories, is_side, join};
use super::outcome::{Contract, Tricks};
use super::penalties::fines;
use super::side::{Outcome, Part, Parts, TABLE_RESULT};
use super::sides::{Clause, Value, of_both, of_roles};
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

/// Takes the penalties out of a sentence: one said at once, or its word, side and amount in any order.
fn take_fines(placed: &mut Vec<Placed>) -> Option<Vec<Vec<String>>> {
    let mut all = Vec::new();
    let has_word = placed.iter().any(|one| matches!(one.island, Island::PenaltyWord));
    let stands = placed.iter().any(|one| matches!(one.island, Island::Stands | Island::TableResult));
    // `NS fined 5%, EW 10%`
    let is_of_fine =
        |one: &Placed| matches!(one.island, Island::Fine(_) | Island::Side(_) | Island::Weight(_) | Island::Blamed(_));
    let are_fines = placed.iter().all(is_of_fine);
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        if let Island::Fine(fine) = &one.island {
            all.push(fine.clone());
            placed.remove(at);
            continue;
        }
        let is_word = matches!(one.island, Island::PenaltyWord);
        // `table score stands, 1/4 board to NS`; `NS pay 1 VP, EW 1/2 VP`
        let is_share =
            are_fines && !all.is_empty() && matches!(&one.island, Island::Weight(share) if share.ends_with('%'));
        let is_amount =
            !has_word && (stands || !all.is_empty()) && matches!(one.island, Island::Measure(..)) || is_share;
        if is_word || is_amount {
            let count = if is_word { 3 } else { 2 };
            let (start, fine) = fine_around(placed, at, count)?;
            placed.drain(start..start.saturating_add(count).min(placed.len()));
            all.push(fine);
            at = start;
            continue;
        }
        at = at.saturating_add(1);
    }
    Some(all)
}

/// The penalty of so many islands about a place, and where they begin; `None` if it may be that of either side.
fn fine_around(placed: &[Placed], at: usize, count: usize) -> Option<(usize, Vec<String>)> {
    let of = |start: usize| Some((start, fine_of(placed.get(start..start.checked_add(count)?)?, count == 3)?));
    let found: Vec<(usize, Vec<String>)> = (at.saturating_sub(2)..=at).filter_map(of).collect();
    let (start, fine) = found.first()?;
    found.iter().all(|(_, other)| other == fine).then(|| (*start, fine.clone()))
}

/// The penalty that islands are.
fn fine_of(parts: &[Placed], has_word: bool) -> Option<Vec<String>> {
    let (mut side, mut is_both, mut amount, mut words) = (None, false, None, 0);
    for one in parts {
        match &one.island {
            Island::PenaltyWord => words += 1,
            Island::Side(party) | Island::Blamed(party) => side = Some(*party),
            Island::Both => is_both = true,
            Island::Measure(text, _) if !text.starts_with('+') => {
                amount = Some(text.trim_start_matches('-').to_owned())
            }
            Island::Weight(text) if text.ends_with('%') => amount = Some(text.clone()),
            _ => return None,
        }
    }
    let is_whole = (side.is_some() != is_both) && (words == 1) == has_word;
    Some(fines(side, is_both, &amount.filter(|_| is_whole)?).1)
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
        ) => {
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

/// Outcomes and their weights, whichever come first.
fn weighted(islands: &[&Island]) -> Option<Parts> {
    let mut ratio = None;
    let mut items: Vec<Item> = Vec::new();
    let has_weights = islands.iter().any(|island| matches!(island, Island::Weight(_)));
    for island in islands {
        items.push(match island {
            Island::Outcome(outcome) => Item::Outcome(outcome.clone()),
            Island::Result(tricks) => Item::Outcome(Outcome::Tricks(*tricks)),
            Island::TableResult => Item::Outcome(Outcome::Word(TABLE_RESULT)),
            // `50% score as played`
            Island::Stands if has_weights => Item::Outcome(Outcome::Word(TABLE_RESULT)),
            Island::Weight(weight) => Item::Weight(weight.clone()),
            Island::Bare(weight) => Item::Weight(format!("{weight}%")),
            Island::Ratio(all) if ratio.is_none() => {
                ratio = Some(all.clone());
                continue;
            }
            Island::Pair(all) if ratio.is_none() && all.iter().all(|share| share.ends_with('%')) => {
                ratio = Some(all.to_vec());
                continue;
            }
            _ => return None,
        });
    }
    complete(&mut items)?;
    let turns = items.windows(2).filter(|two| two.iter().filter(|item| item.is_weight()).count() == 1).count();
    let count = items.len();
    let (weights, outcomes): (Vec<Item>, Vec<Item>) = items.into_iter().partition(Item::is_weight);
    // One by one, or the weights together.
    let is_in_order = turns == 1 || turns.saturating_add(1) == count || outcomes.len() == 2;
    let weights: Vec<Option<String>> = match (ratio, weights.len()) {
        (Some(ratio), 0) if ratio.len() == outcomes.len() => ratio.into_iter().map(Some).collect(),
        (None, 0) if outcomes.len() == 1 => vec![None],
        (None, count) if count > 1 && count == outcomes.len() && is_in_order => {
            weights.into_iter().map(|item| if let Item::Weight(weight) = item { Some(weight) } else { None }).collect()
        }
        _ => return None,
    };
    let percentages = weights.iter().map(|weight| weight.as_deref()?.strip_suffix('%')?.parse::<u32>().ok());
    if percentages.collect::<Option<Vec<u32>>>().is_some_and(|all| all.iter().sum::<u32>() != 100) {
        return None;
    }
    let part = |(weight, item)| match item {
        Item::Outcome(outcome) => Some(Part { weight, outcome }),
        Item::Weight(_) => None,
    };
    weights.into_iter().zip(outcomes).map(part).collect::<Option<_>>().map(Parts)
}

/// A weight or an outcome in the order of the sentence.
enum Item {
    Weight(String),
    Outcome(Outcome),
}

impl Item {
    const fn is_weight(&self) -> bool {
        matches!(self, Self::Weight(_))
    }

    const fn contract(&self) -> Option<&Contract> {
        if let Self::Outcome(Outcome::Contract(contract)) = self { Some(contract) } else { None }
    }
}

/// Gives each result the contract that it is of, and each contract the declarer that another one names. A contract without
/// a result is what the results or a score in figures are of, or a call.
fn complete(items: &mut Vec<Item>) -> Option<()> {
    let contracts: Vec<Option<Contract>> = items.iter().map(|item| item.contract().copied()).collect();
    let named = contracts.iter().flatten().find_map(|contract| contract.declarer);
    let mut has_results = items.iter().any(|item| matches!(item, Item::Outcome(Outcome::Score(..))));
    for (at, item) in items.iter_mut().enumerate() {
        if let Item::Outcome(Outcome::Tricks(tricks)) = item {
            let ahead = contracts.get(..at)?.iter().rev().flatten().next();
            let of = ahead.or_else(|| contracts.get(at..)?.iter().flatten().next())?;
            has_results = true;
            *item = Item::Outcome(Outcome::Contract(Contract { tricks: Some(*tricks), claimed: None, ..*of }));
        }
    }
    let is_bare = |contract: &Contract| contract.tricks.is_none();
    // `6♠ N 30%` lacks its result.
    let is_weighted = |at: usize| items.get(at).is_some_and(Item::is_weight);
    let lacks_result = |(at, contract): (usize, &Option<Contract>)| {
        contract.as_ref().is_some_and(|contract| is_bare(contract) && contract.declarer.is_some())
            && is_weighted(at.saturating_add(1))
    };
    (!contracts.iter().enumerate().any(lacks_result)).then_some(())?;
    let is_call = |contract: &Contract| is_bare(contract) && (has_results || contract.declarer.is_none());
    items.retain(|item| !item.contract().is_some_and(is_call));
    for item in items.iter_mut() {
        if let Item::Outcome(Outcome::Contract(contract)) = item {
            contract.declared_by(named);
        }
    }
    items.iter().all(|item| !item.contract().is_some_and(is_bare)).then_some(())
}
