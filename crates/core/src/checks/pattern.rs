//! +X −Y +Z: self-inflicted damage written as weights (Law 12C1(e)).

use crate::number::Exact;
use crate::ruling::{Offenders, Side};
use crate::scoring::ResolvedSides;

/// The places of X, Y and Z in a side's ruling: X has 100% in all, Y and Z the same share each, which is 100% if the
/// loss was certainly the side's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pattern {
    /// The start of Y, and the end of X.
    after: usize,
    /// The start of Z, and the end of Y.
    obtained: usize,
}

impl Pattern {
    /// The pattern in weights in the order written; none in any others.
    pub fn of<'a>(weights: impl IntoIterator<Item = &'a Exact>) -> Option<Self> {
        let weights: Vec<&Exact> = weights.into_iter().collect();
        let after = weights.iter().position(|weight| weight.is_negative())?;
        let obtained = weights.iter().skip(after).position(|weight| weight.is_positive())?.checked_add(after)?;
        let (before, rest) = weights.split_at_checked(after)?;
        let (taken, added) = rest.split_at_checked(obtained.checked_sub(after)?)?;
        let sum = |part: &[&Exact]| part.iter().copied().sum::<Exact>();
        let positive = |part: &[&Exact]| part.iter().all(|weight| weight.is_positive());
        let negative = taken.iter().all(|weight| weight.is_negative());
        let whole = sum(before) == 1 && sum(added) <= Exact::ONE && (&sum(taken) + &sum(added)).is_zero();
        (positive(before) && negative && positive(added) && whole).then_some(Self { after, obtained })
    }

    /// The values of X, Y and Z, each the mean of its components by their weights.
    pub fn values<'a>(self, components: impl Iterator<Item = (&'a Exact, &'a Exact)> + Clone) -> [Exact; 3] {
        let mean = |from: usize, to: usize| {
            let part = || components.clone().take(to).skip(from);
            let (whole, weight): (Exact, Exact) =
                (part().map(|(weight, points)| weight * points).sum(), part().map(|(weight, _)| weight).sum());
            whole.over(&weight).unwrap_or_default()
        };
        [mean(0, self.after), mean(self.after, self.obtained), mean(self.obtained, usize::MAX)]
    }
}

/// The pattern in what a side is given.
pub(super) fn pattern(applied: &ResolvedSides, side: Side) -> Option<Pattern> {
    Pattern::of(applied.by(side).components().iter().map(|component| &component.weight))
}

/// The side that is denied redress for damage of its own making by +X −Y +Z.
///
/// Law 12C1(e) knows one such side, which did not offend; what both are given alike is the one's pattern and the other's
/// mirror of it, and who is who must be known.
pub(super) fn self_inflicted(applied: &ResolvedSides, offenders: Option<Offenders>) -> Option<Side> {
    let may_be =
        |side: &Side| !offenders.is_some_and(|offenders| offenders.include(*side)) && pattern(applied, *side).is_some();
    let mut sides = Side::BOTH.into_iter().filter(may_be);
    let side = sides.next()?;
    sides.next().is_none().then_some(side)
}

#[cfg(test)]
mod tests {
    use super::Pattern;
    use crate::number::Exact;

    #[test]
    fn weights_of_self_inflicted_damage() {
        let of = |weights: &[i64]| Pattern::of(&weights.iter().map(|one| Exact::percent(*one)).collect::<Vec<_>>());
        assert_eq!(of(&[100, -100, 100]), Some(Pattern { after: 1, obtained: 2 }));
        assert_eq!(of(&[60, 40, -100, 100]), Some(Pattern { after: 2, obtained: 3 }));
        assert_eq!(of(&[100, -30, -30, 60]), Some(Pattern { after: 1, obtained: 3 }));
        for other in [&[100][..], &[60, 40], &[150, -50], &[150, -100, 50], &[-100, 100, 100], &[100, 50, -50], &[]] {
            assert_eq!(of(other), None, "{other:?}");
        }
        // Y and Z cannot be more than certain.
        assert_eq!(of(&[100, -200, 200]), None);
    }

    #[test]
    fn values_are_means() {
        let pattern = Pattern { after: 2, obtained: 3 };
        let parts = [(60, 10), (40, 5), (-100, 6), (100, 2)].map(|(w, p)| (Exact::percent(w), Exact::from(p)));
        let values = pattern.values(parts.iter().map(|(weight, points)| (weight, points)));
        assert_eq!(values, [8, 6, 2].map(Exact::from));
    }
}
