//! The exact places at which a function that goes by steps changes.

use super::Exact;

/// Two places with other values lie no farther apart than one part of this many when the change between them is taken to
/// be found.
const FINENESS: i64 = 1 << 62;

/// A change at a fraction with a greater denominator is at no fraction that anybody would write. Of the numbers that are
/// none, one in some hundred million has such a fraction so near.
const MOST_PARTS: i64 = 1 << 20;

/// Changes that are looked for between two places; of a function with more the rest is one step.
const MOST_CHANGES: usize = 100;

/// Steps of a continued fraction; no place that is searched has so many.
const LONGEST_FRACTION: usize = 500;

/// An end of an interval.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct End {
    /// The place.
    pub at: Exact,
    /// True if the value at the end is that of the interval.
    pub included: bool,
    /// True if the place is exact; else very near.
    pub exact: bool,
}

/// An interval on which a function has one value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece<T> {
    /// The lower end.
    pub from: End,
    /// The upper end; equal to the lower one for a single point.
    pub to: End,
    /// The value.
    pub value: T,
}

/// The intervals between the first place and the last on which a function has one value each. Between two adjacent
/// places it is taken to change only if their values differ; the places ascend from 0 at least.
///
/// # Errors
/// The error of the function.
pub fn pieces<T: PartialEq + Clone, E>(
    function: impl Fn(&Exact) -> Result<T, E>,
    places: &[Exact],
) -> Result<Vec<Piece<T>>, E> {
    let mut places = places.iter();
    let Some(first) = places.next() else { return Ok(Vec::new()) };
    let start = End { at: first.clone(), included: true, exact: true };
    let mut found = Found { done: Vec::new(), from: start, value: function(first)? };
    let mut last = first;
    for next in places {
        let end = function(next)?;
        let mut left = last.clone();
        for change in 1.. {
            if found.value == end {
                break;
            }
            let mut right = (next.clone(), end.clone());
            if change <= MOST_CHANGES {
                narrow(&function, &mut left, &found.value, &mut right)?;
            }
            let at = simplest(&left, &right.0, LONGEST_FRACTION);
            let exact = at.denominator() <= MOST_PARTS;
            let there = if exact { function(&at)? } else { right.1.clone() };
            found.change(End { at, included: true, exact }, there, right.1);
            left = right.0;
        }
        last = next;
    }
    Ok(found.up_to(last))
}

/// Brings two places with other values together around the first change between them.
fn narrow<T: PartialEq, E>(
    function: impl Fn(&Exact) -> Result<T, E>,
    left: &mut Exact,
    value: &T,
    right: &mut (Exact, T),
) -> Result<(), E> {
    let fine = Exact::fraction(1, FINENESS).unwrap_or_default();
    while &right.0 - &*left > fine {
        let middle = (&*left + &right.0).half();
        let found = function(&middle)?;
        if found == *value { *left = middle } else { *right = (middle, found) }
    }
    Ok(())
}

/// The intervals so far, and the open one.
struct Found<T> {
    done: Vec<Piece<T>>,
    from: End,
    value: T,
}

impl<T: PartialEq + Clone> Found<T> {
    /// A change at a place, with the value there and behind it.
    fn change(&mut self, at: End, there: T, behind: T) {
        let is = |value: &T| End { included: there == *value, ..at.clone() };
        let (to, from) = (is(&self.value), is(&behind));
        let before = std::mem::replace(&mut self.value, behind);
        let begun = std::mem::replace(&mut self.from, from);
        let alone = !to.included && !self.from.included;
        self.done.push(Piece { from: begun, to, value: before });
        if alone {
            self.done.push(Piece { from: at.clone(), to: at, value: there });
        }
    }

    fn up_to(mut self, last: &Exact) -> Vec<Piece<T>> {
        let to = End { at: last.clone(), included: true, exact: true };
        self.done.push(Piece { from: self.from, to, value: self.value });
        self.done
    }
}

/// The fraction of the least denominator from one that is not negative to another.
fn simplest(low: &Exact, high: &Exact, steps: usize) -> Exact {
    let whole = low.floor();
    if whole == *low || steps == 0 {
        return low.clone();
    }
    let next = &whole + &Exact::ONE;
    if next <= *high {
        return next;
    }
    let reciprocal = |value: &Exact| Exact::ONE.over(&(value - &whole)).unwrap_or_default();
    let inside = simplest(&reciprocal(high), &reciprocal(low), steps.saturating_sub(1));
    Exact::ONE.over(&inside).map_or_else(|| low.clone(), |part| whole + part)
}
