//! The places at which a function that rises or falls by steps takes a value.

use super::Exact;

/// Places lie so close together: a hundredth of a percent.
const FINENESS: i64 = 10_000;

/// Between so many places the function is taken to rise or to fall, and not both: a whole percent.
const COARSE: i64 = 100;

/// The solution of a search in a function that goes by steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Steps {
    /// From the first place to the second, of places a hundredth of a percent apart.
    Between(Exact, Exact),
    /// Everywhere.
    Everywhere,
    /// Nowhere.
    Nowhere {
        /// The least value that was seen, and where.
        least: (Exact, Exact),
        /// The greatest.
        most: (Exact, Exact),
        /// About where the value is passed without being taken, if it is.
        near: Option<Exact>,
    },
}

/// The first places from `low` to `high`, in hundredths of a percent, at which a function is exactly the target. It may
/// go by steps, as victory points do in a weight; within a percent it is taken not to turn.
///
/// # Errors
/// The error of the function; without a value it gives none.
pub fn search_steps<E>(
    function: impl Fn(&Exact) -> Result<Option<Exact>, E>,
    target: &Exact,
    (low, high): (&Exact, &Exact),
) -> Result<Steps, E> {
    let steps = Search { function, target };
    let (first, last) = (steps.at_or_above(low), steps.at_or_below(high));
    let mut seen: Vec<(i64, Exact)> = Vec::new();
    let mut place = first;
    loop {
        if let Some(value) = steps.value(place)? {
            seen.push((place, value));
        }
        if place >= last {
            break;
        }
        place = place.saturating_add(COARSE).min(last);
    }
    if !seen.is_empty() && seen.iter().all(|(_, value)| value == target) {
        return Ok(Steps::Everywhere);
    }
    let mut near = None;
    for (at, (place, value)) in seen.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| seen.get(before));
        let crossed = before.is_some_and(|(_, before)| (before < target) != (value < target) || value == target);
        if value != target && !crossed {
            continue;
        }
        // The first place that is no longer on the side of the target where the one before it lies.
        let from = match before {
            Some((start, before)) if before < target => steps.first(*start, *place, |value| value >= target)?,
            Some((start, _)) => steps.first(*start, *place, |value| value <= target)?,
            None => *place,
        };
        if steps.value(from)?.as_ref() == Some(target) {
            return Ok(Steps::Between(share(from), share(steps.end(from, &seen)?)));
        }
        near = near.or(Some(from));
    }
    Ok(nowhere(&seen, near.map(share)))
}

struct Search<'t, F> {
    function: F,
    target: &'t Exact,
}

impl<E, F: Fn(&Exact) -> Result<Option<Exact>, E>> Search<'_, F> {
    fn value(&self, place: i64) -> Result<Option<Exact>, E> {
        (self.function)(&share(place))
    }

    /// The least place after `start`, up to `end`, whose value has a property that it keeps from there to `end`.
    fn first(&self, start: i64, end: i64, has: impl Fn(&Exact) -> bool) -> Result<i64, E> {
        let (mut without, mut with) = (start, end);
        while with.saturating_sub(without) > 1 {
            let middle = without.saturating_add(with.saturating_sub(without) / 2);
            if self.value(middle)?.is_some_and(|value| has(&value)) { with = middle } else { without = middle }
        }
        Ok(with)
    }

    /// The last place of those beside one another, from `from` on, at which the function is the target.
    fn end(&self, from: i64, seen: &[(i64, Exact)]) -> Result<i64, E> {
        let mut last = from;
        for (place, value) in seen.iter().filter(|(place, _)| *place > from) {
            if value != self.target {
                return Ok(self.first(last, *place, |value| value != self.target)?.saturating_sub(1));
            }
            last = *place;
        }
        Ok(last)
    }

    fn at_or_above(&self, share: &Exact) -> i64 {
        let below = self.at_or_below(share);
        if self::share(below) < *share { below.saturating_add(1) } else { below }
    }

    /// The last place that is no greater than a share from 0 to 1.
    fn at_or_below(&self, share: &Exact) -> i64 {
        let (mut below, mut above) = (0, FINENESS.saturating_add(1));
        while above - below > 1 {
            let middle = i64::midpoint(below, above);
            if self::share(middle) <= *share { below = middle } else { above = middle }
        }
        below
    }
}

fn share(place: i64) -> Exact {
    Exact::fraction(place, FINENESS).unwrap_or_default()
}

fn nowhere(seen: &[(i64, Exact)], near: Option<Exact>) -> Steps {
    let at = |found: Option<&(i64, Exact)>| {
        found.map_or_else(Default::default, |(place, value)| (value.clone(), share(*place)))
    };
    Steps::Nowhere {
        least: at(seen.iter().min_by(|(_, one), (_, other)| one.cmp(other))),
        most: at(seen.iter().rev().max_by(|(_, one), (_, other)| one.cmp(other))),
        near,
    }
}
