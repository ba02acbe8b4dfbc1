//! The exact places at which a function takes a value.

use super::{Curve, Exact};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The number of parts into which an interval without a single curve is cut.
const PARTS: i64 = 4;

/// The greatest depth of cuts, and the greatest number of intervals.
const DEEPEST: usize = 12;
const MOST_PIECES: usize = 2000;

/// The solution of a search for a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Here, and at no lesser place that the search can tell.
    At(Exact),
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

/// The least place from `low` to `high` at which a function is exactly the target.
///
/// The function is taken for pieces of straight lines and parabolas, as points are in a weight: a parabola where a weight
/// meets itself, another piece where another rule applies. Known ends of pieces are given as `kinks`; unknown ones are
/// searched by cutting. The solution of a piece's curve is tried, so that whatever is found is exact; a place is missed only
/// between ends of pieces that lie closer to each other than the search cuts, or where it is no fraction.
///
/// # Errors
/// The error of the function; without a value it gives none.
pub fn search<E>(
    function: impl Fn(&Exact) -> Result<Option<Exact>, E>,
    target: &Exact,
    (low, high): (&Exact, &Exact),
    kinks: impl IntoIterator<Item = Exact>,
) -> Result<Found, E> {
    let function = Remembered { function, known: RefCell::default() };
    let mut ends: Vec<Exact> = kinks.into_iter().filter(|kink| low < kink && kink < high).collect();
    ends.extend([low.clone(), high.clone()]);
    ends.sort();
    ends.dedup();
    let pieces = pieces(&function, &ends)?;
    if is_everywhere(&function, &pieces, &ends, target)? {
        return Ok(Found::Everywhere);
    }
    let mut seen = Seen::default();
    for (at, piece) in pieces.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|before| pieces.get(before));
        let beside = [before, pieces.get(at.saturating_add(1))];
        for place in piece.candidates(target, beside) {
            if seen.is_target(&function, &place, target)? {
                return Ok(Found::At(place));
            }
        }
    }
    if seen.is_target(&function, high, target)? { Ok(Found::At(high.clone())) } else { Ok(seen.nowhere()) }
}

/// A function whose values are computed once each.
struct Remembered<F> {
    function: F,
    known: RefCell<BTreeMap<Exact, Option<Exact>>>,
}

impl<E, F: Fn(&Exact) -> Result<Option<Exact>, E>> Remembered<F> {
    fn at(&self, place: &Exact) -> Result<Option<Exact>, E> {
        if let Some(known) = self.known.borrow().get(place) {
            return Ok(known.clone());
        }
        let value = (self.function)(place)?;
        self.known.borrow_mut().insert(place.clone(), value.clone());
        Ok(value)
    }

    /// Returns true if a curve describes it at places within a stretch.
    fn follows(&self, curve: &Curve, low: &Exact, high: &Exact, places: &[(i64, i64)]) -> Result<bool, E> {
        for (part, of) in places {
            let place = within(low, high, *part, *of);
            if self.at(&place)?.is_none_or(|value| value != curve.at(&place)) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// An interval, and the curve that describes the function within it; `None` if no curve does.
#[derive(Clone)]
struct Piece {
    low: Exact,
    high: Exact,
    curve: Option<Curve>,
}

impl Piece {
    fn new<E>(
        function: &Remembered<impl Fn(&Exact) -> Result<Option<Exact>, E>>,
        low: &Exact,
        high: &Exact,
    ) -> Result<Self, E> {
        let places = [1, 2, 3].map(|part| within(low, high, part, 4));
        let mut values = Vec::with_capacity(places.len());
        for place in &places {
            values.extend(function.at(place)?);
        }
        let curve = match (&places, values.as_slice()) {
            ([x, y, z], [one, two, three]) => Curve::through([(x, one), (y, two), (z, three)]),
            _ => None,
        };
        let curve = match curve {
            Some(curve) if function.follows(&curve, low, high, &[(1, 3), (1, 12), (11, 12)])? => Some(curve),
            _ => None,
        };
        Ok(Self { low: low.clone(), high: high.clone(), curve })
    }

    /// The places up to its upper end at which the target may be, or an extreme; the least first.
    fn candidates<'a>(&self, target: &Exact, beside: impl IntoIterator<Item = Option<&'a Self>>) -> Vec<Exact> {
        let mut places = vec![self.low.clone()];
        match &self.curve {
            // If the lower end does not belong to the interval, no place in it is the least.
            Some(curve) if curve.is_constantly(target) => places.push(within(&self.low, &self.high, 1, 2)),
            Some(curve) => places.extend(curve.reaches(target).into_iter().chain(curve.turns())),
            None => {
                let curves = beside.into_iter().flatten().filter_map(|piece| piece.curve.as_ref());
                places.extend(curves.flat_map(|curve| curve.reaches(target)));
            }
        }
        places.retain(|place| self.low <= *place && *place < self.high);
        places.sort();
        places
    }
}

/// A place within an interval.
fn within(low: &Exact, high: &Exact, part: i64, of: i64) -> Exact {
    low + (high - low) * Exact::fraction(part, of).unwrap_or_default()
}

/// Intervals that one curve each describes, as far as they can be separated.
fn pieces<E>(
    function: &Remembered<impl Fn(&Exact) -> Result<Option<Exact>, E>>,
    ends: &[Exact],
) -> Result<Vec<Piece>, E> {
    let mut pieces = Vec::new();
    for (low, high) in ends.iter().zip(ends.iter().skip(1)) {
        pieces.push(Piece::new(function, low, high)?);
    }
    for _ in 0..DEEPEST {
        if pieces.len() > MOST_PIECES || pieces.iter().all(|piece| piece.curve.is_some()) {
            break;
        }
        let mut finer: Vec<Piece> = Vec::with_capacity(pieces.len());
        for (at, piece) in pieces.iter().enumerate() {
            if piece.curve.is_some() {
                finer.push(piece.clone());
                continue;
            }
            let beside = (finer.last(), pieces.get(at.saturating_add(1)));
            match meeting(function, piece, beside)? {
                Some(halves) => finer.extend(halves),
                None => {
                    for part in 0..PARTS {
                        let end = |part| within(&piece.low, &piece.high, part, PARTS);
                        finer.push(Piece::new(function, &end(part), &end(part.saturating_add(1)))?);
                    }
                }
            }
        }
        pieces = finer;
    }
    Ok(pieces)
}

/// The two parts of an interval in which the curves beside it meet, if each describes its part.
fn meeting<E>(
    function: &Remembered<impl Fn(&Exact) -> Result<Option<Exact>, E>>,
    piece: &Piece,
    beside: (Option<&Piece>, Option<&Piece>),
) -> Result<Option<[Piece; 2]>, E> {
    let (Some(before), Some(after)) =
        (beside.0.and_then(|piece| piece.curve.as_ref()), beside.1.and_then(|piece| piece.curve.as_ref()))
    else {
        return Ok(None);
    };
    for kink in before.meets(after) {
        if piece.low < kink
            && kink < piece.high
            && function.follows(before, &piece.low, &kink, &[(1, 3), (11, 12)])?
            && function.follows(after, &kink, &piece.high, &[(1, 12), (2, 3)])?
        {
            let lower = Piece { high: kink.clone(), curve: Some(before.clone()), ..piece.clone() };
            return Ok(Some([lower, Piece { low: kink, curve: Some(after.clone()), ..piece.clone() }]));
        }
    }
    Ok(None)
}

/// Returns true if the function is the target on every piece and at every end.
fn is_everywhere<E>(
    function: &Remembered<impl Fn(&Exact) -> Result<Option<Exact>, E>>,
    pieces: &[Piece],
    ends: &[Exact],
    target: &Exact,
) -> Result<bool, E> {
    if ends.len() < 2
        || !pieces.iter().all(|piece| piece.curve.as_ref().is_some_and(|curve| curve.is_constantly(target)))
    {
        return Ok(false);
    }
    for end in ends {
        if function.at(end)?.as_ref() != Some(target) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The values of a function seen so far.
#[derive(Default)]
struct Seen {
    least: Option<(Exact, Exact)>,
    most: Option<(Exact, Exact)>,
    last: Option<(Exact, Exact)>,
    near: Option<Exact>,
}

impl Seen {
    /// Looks at a place; places ascend.
    fn is_target<E>(
        &mut self,
        function: &Remembered<impl Fn(&Exact) -> Result<Option<Exact>, E>>,
        place: &Exact,
        target: &Exact,
    ) -> Result<bool, E> {
        let Some(value) = function.at(place)? else { return Ok(false) };
        if value == *target {
            return Ok(true);
        }
        let here = (value, place.clone());
        if self.least.as_ref().is_none_or(|least| here.0 < least.0) {
            self.least = Some(here.clone());
        }
        if self.most.as_ref().is_none_or(|most| here.0 > most.0) {
            self.most = Some(here.clone());
        }
        if let Some((before, at)) = &self.last
            && (before < target) != (here.0 < *target)
        {
            self.near.get_or_insert_with(|| at.clone());
        }
        self.last = Some(here);
        Ok(false)
    }

    fn nowhere(self) -> Found {
        let none = || (Exact::ZERO, Exact::ZERO);
        Found::Nowhere { least: self.least.unwrap_or_else(none), most: self.most.unwrap_or_else(none), near: self.near }
    }
}
