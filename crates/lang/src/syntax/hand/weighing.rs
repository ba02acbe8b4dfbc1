//! The weights of outcomes, which a sentence has before or behind them, or all together.

use super::joining::Island;
use super::outcome::Contract;
use super::side::{Outcome, Part, Parts, TABLE_RESULT};

/// Outcomes and their weights, whichever come first.
pub(super) fn weighted(islands: &[&Island]) -> Option<Parts> {
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
