//! The rulings that the islands of a sentence make.

use super::outcome::{Contract, Party, Tricks};
use super::side::{Outcome, Part, Parts, TABLE_RESULT};
use super::sides::{Clause, Value, of_both, of_roles};
use super::{STANDS, artificial, artificial_scores, beside, fines};

/// A part of a ruling.
#[derive(Debug, Clone)]
pub(super) enum Island {
    /// A contract, a score or a board that was passed out.
    Outcome(Outcome),
    Result(Tricks),
    /// Whose name stands beside the play; true for one who is said to declare.
    Declarer(String, bool),
    Doubling,
    Weight(String),
    /// A number without a sign.
    Bare(u32),
    Ratio(Vec<String>),
    Average(&'static str),
    TableResult,
    Stands,
    NotPlayed,
    /// The other side's score.
    Same,
    Side(Party),
    Offenders,
    NonOffenders,
    /// The side whose fault something is.
    Blamed(Party),
    Both,
    Fine(Vec<String>),
    PenaltyWord,
    /// `0.5 VP`; true for a share of a board.
    Measure(String, bool),
}

/// An island, and whether words that are no part of a ruling part it from the one before.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    pub island: Island,
    pub is_apart: bool,
}

/// The rulings that islands can mean, with the penalties beside them; `None` if one is left over.
pub(super) fn rulings(mut placed: Vec<Placed>) -> Option<Vec<String>> {
    let fines = take_fines(&mut placed)?;
    let rulings = if placed.is_empty() { Vec::new() } else { ruling(placed)? };
    let both = [fines, vec![rulings]].concat().into_iter().filter(|statements| !statements.is_empty());
    both.reduce(|ahead, behind| beside(&ahead, &behind))
}

/// Takes the penalties out of a sentence: one said at once, or its word, side and amount in any order.
fn take_fines(placed: &mut Vec<Placed>) -> Option<Vec<Vec<String>>> {
    let mut all = Vec::new();
    let has_word = placed.iter().any(|one| matches!(one.island, Island::PenaltyWord));
    let stands = placed.iter().any(|one| matches!(one.island, Island::Stands));
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        if let Island::Fine(fine) = &one.island {
            all.push(fine.clone());
            placed.remove(at);
            continue;
        }
        let is_word = matches!(one.island, Island::PenaltyWord);
        // `table score stands, 1/4 board to NS`
        let is_amount = !has_word && stands && matches!(one.island, Island::Measure(..));
        if is_word || is_amount {
            let from = at.saturating_sub(2);
            let (start, fine) = (from..=at).find_map(|start| Some((start, fine_of(placed.get(start..)?, is_word)?)))?;
            placed.drain(start..start.saturating_add(if is_word { 3 } else { 2 }).min(placed.len()));
            all.push(fine);
            at = start;
            continue;
        }
        at = at.saturating_add(1);
    }
    Some(all)
}

/// The penalty that islands begin with.
fn fine_of(placed: &[Placed], has_word: bool) -> Option<Vec<String>> {
    let parts = placed.get(..if has_word { 3 } else { 2 })?;
    let (mut side, mut is_both, mut amount, mut words) = (None, false, None, 0);
    for one in parts {
        match &one.island {
            Island::PenaltyWord => words += 1,
            Island::Side(party) | Island::Blamed(party) => side = Some(*party),
            Island::Both => is_both = true,
            Island::Measure(text, _) => amount = Some(text.clone()),
            Island::Weight(text) if text.ends_with('%') => amount = Some(text.clone()),
            _ => return None,
        }
    }
    let is_whole = (side.is_some() != is_both) && (words == 1) == has_word;
    Some(fines(side, is_both, &amount.filter(|_| is_whole)?).1)
}

fn ruling(mut placed: Vec<Placed>) -> Option<Vec<String>> {
    let blamed = placed.iter().find_map(|one| match one.island {
        Island::Blamed(party) => Some(party),
        _ => None,
    });
    let is_not_played = placed.iter().any(|one| matches!(one.island, Island::NotPlayed));
    placed.retain(|one| !matches!(one.island, Island::Blamed(_) | Island::NotPlayed));
    if placed.is_empty() {
        return is_not_played.then(artificial_scores);
    }
    join(&mut placed)?;
    drop_stories(&mut placed);
    if placed.iter().any(is_side) {
        placed.retain(|one| !matches!(one.island, Island::Both));
    }
    // `N/S 60 E/W 40 percent`
    if placed.iter().any(|one| matches!(one.island, Island::Weight(_))) {
        for one in &mut placed {
            if let Island::Bare(share) = one.island {
                one.island = Island::Weight(format!("{share}%"));
            }
        }
    }
    let sides: Vec<usize> = (0..placed.len()).filter(|at| placed.get(*at).is_some_and(is_side)).collect();
    match sides.as_slice() {
        [] => of_one_score(&placed, blamed),
        [at] => {
            let party = match placed.remove(*at).island {
                Island::Side(party) => party,
                _ => return None,
            };
            match value(&placed, true)? {
                Value::Parts(parts) if !parts.is_artificial() => Some(parts.texts_of(party)),
                _ => None,
            }
        }
        [first, second] => {
            let ahead = (*first == 0).then(|| both(&placed, *first, *second, blamed, true)).flatten();
            let behind =
                (second.saturating_add(1) == placed.len()).then(|| both(&placed, *first, *second, blamed, false));
            match (ahead, behind.flatten()) {
                (Some(one), None) | (None, Some(one)) => Some(one),
                _ => None,
            }
        }
        _ => None,
    }
}

fn is_side(one: &Placed) -> bool {
    matches!(one.island, Island::Side(_) | Island::Offenders | Island::NonOffenders)
}

/// The scores of two sides, each behind its name or before it.
fn both(placed: &[Placed], first: usize, second: usize, blamed: Option<Party>, is_ahead: bool) -> Option<Vec<String>> {
    let (one, other) = if is_ahead {
        (placed.get(first.saturating_add(1)..second)?, placed.get(second.saturating_add(1)..)?)
    } else {
        (placed.get(..first)?, placed.get(first.saturating_add(1)..second)?)
    };
    let of = |islands: &[Placed]| match islands {
        [Placed { island: Island::Same, .. }] => Some(None),
        _ => value(islands, true).map(Some),
    };
    let (one, other) = (of(one)?, of(other)?);
    let guilty = |party: Party| if party == Party::Ns { Party::Ew } else { Party::Ns };
    let party = |at: usize| {
        Some(match (&placed.get(at)?.island, blamed) {
            (Island::Side(party), _) => Some(*party),
            (Island::Offenders, blamed) => blamed,
            (Island::NonOffenders, blamed) => blamed.map(guilty),
            _ => None,
        })
    };
    match (party(first)?, party(second)?) {
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
fn of_one_score(placed: &[Placed], blamed: Option<Party>) -> Option<Vec<String>> {
    let is_of_both = placed.iter().any(|one| matches!(one.island, Island::Both));
    let islands: Vec<&Island> =
        placed.iter().map(|one| &one.island).filter(|one| !matches!(one, Island::Both)).collect();
    match (islands.as_slice(), blamed) {
        ([Island::Stands], _) => Some(vec![STANDS.to_owned()]),
        ([Island::Stands, Island::Outcome(outcome)] | [Island::Outcome(outcome), Island::Stands], _) => {
            let parts = Parts(vec![Part { weight: None, outcome: outcome.clone() }]);
            Some([vec![STANDS.to_owned()], parts.rulings()].concat())
        }
        ([Island::Weight(share)], _) if is_of_both && share.ends_with('%') => Some(vec![format!("{share}/{share}")]),
        ([Island::Ratio(shares)], Some(guilty)) => artificial::of_fault(shares, guilty),
        ([Island::Average(one), Island::Average(other)], Some(guilty)) => {
            artificial::of_fault(&[*one, *other].map(str::to_owned), guilty)
        }
        _ => match value(placed, false)? {
            Value::Parts(parts) => Some(parts.rulings()),
            Value::Share(_) => None,
        },
    }
}

/// The score that a side's islands are.
fn value(placed: &[Placed], has_side: bool) -> Option<Value> {
    let islands: Vec<&Island> =
        placed.iter().map(|one| &one.island).filter(|one| !matches!(one, Island::Both)).collect();
    Some(match islands.as_slice() {
        [Island::Stands | Island::TableResult] if has_side => Value::Share(TABLE_RESULT.to_owned()),
        [Island::Average(word)] => Value::Parts(Parts(vec![Part { weight: None, outcome: Outcome::Average(word) }])),
        [Island::Weight(share)] if has_side && share.ends_with('%') => Value::Share(share.clone()),
        [Island::Measure(share, true)] if has_side => Value::Share(share.clone()),
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
    for island in islands {
        items.push(match island {
            Island::Outcome(outcome) => Item::Outcome(outcome.clone()),
            Island::Result(tricks) => Item::Outcome(Outcome::Tricks(*tricks)),
            Island::TableResult => Item::Outcome(Outcome::Word(TABLE_RESULT)),
            Island::Weight(weight) => Item::Weight(weight.clone()),
            Island::Bare(weight) => Item::Weight(format!("{weight}%")),
            Island::Ratio(all) if ratio.is_none() => {
                ratio = Some(all.clone());
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
/// a result is what the results are of, or a call.
fn complete(items: &mut Vec<Item>) -> Option<()> {
    let contracts: Vec<Option<Contract>> = items.iter().map(|item| item.contract().cloned()).collect();
    let named = contracts.iter().flatten().find_map(|contract| contract.declarer.clone());
    let mut has_results = false;
    for (at, item) in items.iter_mut().enumerate() {
        if let Item::Outcome(Outcome::Tricks(tricks)) = item {
            let ahead = contracts.get(..at)?.iter().rev().flatten().next();
            let of = ahead.or_else(|| contracts.get(at..)?.iter().flatten().next())?;
            has_results = true;
            *item = Item::Outcome(Outcome::Contract(Contract { tricks: Some(*tricks), claimed: None, ..of.clone() }));
        }
    }
    let is_bare = |contract: &Contract| contract.tricks.is_none();
    let is_call = |contract: &Contract| is_bare(contract) && (has_results || contract.declarer.is_none());
    items.retain(|item| !item.contract().is_some_and(is_call));
    for item in items.iter_mut() {
        if let Item::Outcome(Outcome::Contract(contract)) = item {
            contract.declarer = contract.declarer.take().or_else(|| named.clone());
        }
    }
    items.iter().all(|item| !item.contract().is_some_and(is_bare)).then_some(())
}

/// Puts together what the words between have parted: a contract with its result, declarer and score.
fn join(placed: &mut Vec<Placed>) -> Option<()> {
    let has_weights = placed.iter().any(|one| matches!(one.island, Island::Weight(_) | Island::Ratio(_)));
    name_declarers(placed)?;
    name_sides(placed);
    let mut at = 0_usize;
    while let Some(next) = at.checked_add(1).filter(|next| *next < placed.len()) {
        let is_sided = placed.get(..at)?.iter().any(is_side);
        let (two, third) = (placed.get(at..)?, at.checked_add(2)?);
        let is_joined = match two {
            [Placed { island: Island::TableResult, .. }, Placed { island: Island::Outcome(_), .. }, rest @ ..]
                if rest.iter().any(|one| matches!(one.island, Island::Stands)) =>
            {
                placed.remove(at);
                continue;
            }
            [Placed { island: Island::TableResult, .. }, Placed { island: Island::Outcome(_), .. }, rest @ ..]
                if rest.iter().any(|one| matches!(one.island, Island::Outcome(_) | Island::Average(_))) =>
            {
                placed.drain(at..third);
                continue;
            }
            [
                Placed { island: Island::TableResult, .. },
                Placed { island: Island::Outcome(_) | Island::Bare(_), .. },
                ..,
            ] if !has_weights => {
                placed.remove(at);
                continue;
            }
            [
                Placed { island: Island::Result(tricks), .. },
                Placed { island: Island::Outcome(Outcome::Contract(of)), .. },
                ..,
            ] if of.tricks.is_none() => Some((Contract { tricks: Some(*tricks), ..of.clone() }, third)),
            [Placed { island: Island::Outcome(Outcome::Contract(contract)), .. }, behind @ ..] => {
                let count = contract.clone().with(behind, has_weights, is_sided);
                count.map(|(contract, count)| (contract, next.saturating_add(count)))
            }
            _ => None,
        };
        match is_joined {
            Some((contract, until)) => {
                placed.drain(next..until.min(placed.len()));
                placed.get_mut(at)?.island = Island::Outcome(Outcome::Contract(contract));
            }
            None => at = next,
        }
    }
    Some(())
}

/// Leaves one name of a side: `the pair at fault (EW)`.
fn name_sides(placed: &mut Vec<Placed>) {
    let is_role = |one: &Placed| matches!(one.island, Island::Offenders | Island::NonOffenders);
    let is_same = |one: &Placed, other: &Placed| match (&one.island, &other.island) {
        (Island::Side(one), Island::Side(other)) => one == other,
        _ => is_side(one) && is_side(other) && is_role(one) != is_role(other) && !other.is_apart,
    };
    let mut at = 1_usize;
    while let (Some(one), Some(other)) = (at.checked_sub(1).and_then(|ahead| placed.get(ahead)), placed.get(at)) {
        if is_same(one, other) {
            let role = if is_role(one) { at.saturating_sub(1) } else { at };
            placed.remove(role);
        } else {
            at = at.saturating_add(1);
        }
    }
}

/// Gives the declarers to the contracts that have none. `by` behind other words belongs to those: `a hesitation by West`.
fn name_declarers(placed: &mut Vec<Placed>) -> Option<()> {
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        let Island::Declarer(seats, is_declaring) = one.island.clone() else {
            at = at.checked_add(1)?;
            continue;
        };
        let is_of_play = is_declaring || !one.is_apart;
        placed.remove(at);
        let contracts = placed.iter_mut().filter_map(|one| match &mut one.island {
            Island::Outcome(Outcome::Contract(contract)) => Some(contract),
            _ => None,
        });
        for contract in contracts.filter(|_| is_of_play) {
            contract.declarer.get_or_insert_with(|| seats.clone());
        }
    }
    Some(())
}

impl Contract {
    /// The contract with what stands behind it, and the islands that this takes; `None` if nothing belongs to it.
    fn with(mut self, behind: &[Placed], has_weights: bool, is_sided: bool) -> Option<(Self, usize)> {
        let islands: Vec<&Island> = behind.iter().take(2).map(|one| &one.island).collect();
        let count = match (islands.as_slice(), self.tricks) {
            ([Island::Result(tricks), ..], None) => {
                self.tricks = Some(*tricks);
                1
            }
            ([Island::Result(tricks), ..], Some(own)) if !has_weights => {
                (tricks.notation(self.level) == own.notation(self.level)).then_some(1)?
            }
            ([Island::Outcome(Outcome::Contract(again)), ..], _) if !has_weights && self.agrees(again) => {
                self = Self {
                    tricks: again.tricks.or(self.tricks),
                    declarer: again.declarer.clone().or(self.declarer),
                    ..again.clone()
                };
                1
            }
            ([Island::Side(side), points, ..] | [points, Island::Side(side), ..], Some(_)) if !is_sided => {
                let score = match points {
                    Island::Bare(points) => i32::try_from(*points).ok()?,
                    Island::Outcome(Outcome::Score(points, None)) => *points,
                    _ => return None,
                };
                let score = if *side == Party::Ew { score.checked_neg()? } else { score };
                // The other side's score is the opposite.
                (*self.claimed.get_or_insert(score) == score).then_some(2)?
            }
            ([Island::Outcome(Outcome::Score(points, None)), ..], Some(_))
                if !has_weights && self.claimed.is_none() =>
            {
                self.claimed = Some(*points);
                1
            }
            _ => return None,
        };
        Some((self, count))
    }

    /// True if another contract says the same, or more of it.
    fn agrees(&self, other: &Self) -> bool {
        let (own, others) =
            (self.tricks.and_then(|it| it.notation(self.level)), other.tricks.and_then(|it| it.notation(other.level)));
        let is_same = |one: &Option<String>, other: &Option<String>| one.is_none() || other.is_none() || one == other;
        (self.level, self.strain, self.doubling) == (other.level, other.strain, other.doubling)
            && is_same(&own, &others)
            && is_same(&self.declarer, &other.declarer)
    }
}

/// Leaves out the sides of a story, from which other words part each score.
fn drop_stories(placed: &mut Vec<Placed>) {
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        let is_near = |other: Option<&Placed>| other.is_some_and(|other| !is_side(other));
        let ahead = at.checked_sub(1).and_then(|ahead| placed.get(ahead));
        let behind = placed.get(at.saturating_add(1));
        let is_near_side = || ahead.is_some_and(is_side) || behind.is_some_and(is_side);
        if matches!(one.island, Island::Same) && !is_near_side() {
            placed.remove(at);
            continue;
        }
        let is_score = is_near(ahead) && !one.is_apart || is_near(behind.filter(|behind| !behind.is_apart));
        if is_side(one) && !is_score {
            placed.remove(at);
            if let Some(behind) = placed.get_mut(at) {
                behind.is_apart = true;
            }
        } else {
            at = at.saturating_add(1);
        }
    }
}
