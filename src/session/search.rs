//! The weight at which a figure is what was asked, exactly.

use super::explore::Stopped;
use crate::number::Exact;

/// Pieces in which a figure is searched that no one curve describes.
const PIECES: i64 = 100;

/// Where a figure meets its target.
pub(super) enum Found {
    /// At the least weight from 0 to 1.
    At(Exact),
    /// At every weight.
    Everywhere,
    /// At none.
    Nowhere {
        /// The least figure that was seen, and where.
        least: (Exact, Exact),
        /// The greatest.
        most: (Exact, Exact),
        /// About where the target is passed without being met, if it is.
        near: Option<Exact>,
    },
}

/// A figure at a weight; none where the ruling has no score.
pub(super) type Figure<'a> = dyn Fn(&Exact) -> Result<Option<Exact>, Stopped> + 'a;

/// The least weight from 0 to 1 at which the figure is exactly the target.
///
/// Between the kinks a figure is a straight line in the weight, or a parabola where a weight meets itself (one table
/// for both sides, a weight at the other table). Each stretch is taken for the curve through three of its points, and
/// what that gives is tried. Where no one curve describes a stretch, it is searched in pieces.
pub(super) fn search(figure: &Figure<'_>, target: &Exact, kinks: Vec<Exact>) -> Result<Found, Stopped> {
    let mut ends: Vec<Exact> = kinks.into_iter().filter(|at| at.is_positive() && *at < Exact::ONE).collect();
    ends.extend([Exact::ZERO, Exact::ONE]);
    if !is_one_curve(figure, &mut ends)? {
        ends.extend((1..PIECES).filter_map(|piece| Exact::fraction(piece, PIECES)));
    }
    ends.sort();
    ends.dedup();
    if is_everywhere(figure, target, &ends)? {
        return Ok(Found::Everywhere);
    }
    let mut seen = Seen { target: target.clone(), least: None, most: None, near: None };
    for (low, high) in ends.iter().zip(ends.iter().skip(1)) {
        if let Some(at) = seen.at(figure, low)? {
            return Ok(Found::At(at));
        }
        if let Some(at) = seen.between(figure, low, high)? {
            return Ok(Found::At(at));
        }
    }
    match seen.at(figure, &Exact::ONE)? {
        Some(at) => Ok(Found::At(at)),
        None => Ok(seen.nowhere()),
    }
}

/// Whether the figure is the target at every end and on every stretch between them.
fn is_everywhere(figure: &Figure<'_>, target: &Exact, ends: &[Exact]) -> Result<bool, Stopped> {
    for end in ends {
        if figure(end)?.as_ref() != Some(target) {
            return Ok(false);
        }
    }
    for (low, high) in ends.iter().zip(ends.iter().skip(1)) {
        let curve = Curve::through(figure, low, high)?;
        if curve.is_none_or(|curve| !curve.a.is_zero() || !curve.b.is_zero() || curve.c != *target) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether the curve through three inner points of each stretch leads through a fourth.
fn is_one_curve(figure: &Figure<'_>, ends: &mut [Exact]) -> Result<bool, Stopped> {
    ends.sort();
    for (low, high) in ends.iter().zip(ends.iter().skip(1)) {
        let Some(curve) = Curve::through(figure, low, high)? else { return Ok(false) };
        let third = inner(low, high, 1, 3);
        if figure(&third)?.is_none_or(|value| value != curve.value(&third)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A point within a stretch.
fn inner(low: &Exact, high: &Exact, part: i64, of: i64) -> Exact {
    let share = Exact::fraction(part, of).unwrap_or_default();
    low + &(&share * &(high - low))
}

/// What was seen of a figure on the way.
struct Seen {
    target: Exact,
    least: Option<(Exact, Exact)>,
    most: Option<(Exact, Exact)>,
    near: Option<Exact>,
}

impl Seen {
    /// Looks at a weight; the weight itself where the target is met.
    fn at(&mut self, figure: &Figure<'_>, weight: &Exact) -> Result<Option<Exact>, Stopped> {
        let Some(value) = figure(weight)? else { return Ok(None) };
        let here = || Some((value.clone(), weight.clone()));
        if self.least.as_ref().is_none_or(|(least, _)| value < *least) {
            self.least = here();
        }
        if self.most.as_ref().is_none_or(|(most, _)| value > *most) {
            self.most = here();
        }
        if value == self.target {
            return Ok(Some(weight.clone()));
        }
        Ok(None)
    }

    /// The least weight inside a stretch at which the target is met.
    fn between(&mut self, figure: &Figure<'_>, low: &Exact, high: &Exact) -> Result<Option<Exact>, Stopped> {
        let Some(curve) = Curve::through(figure, low, high)? else { return Ok(None) };
        for root in curve.meets(&self.target) {
            if *low < root && root < *high && self.at(figure, &root)?.is_some() {
                return Ok(Some(root));
            }
        }
        if let Some(top) = curve.turns().filter(|top| low < top && top < high) {
            self.at(figure, &top)?;
        }
        let ends = (figure(low)?, figure(high)?);
        if let (Some(before), Some(after)) = ends
            && (before < self.target) != (after < self.target)
        {
            self.near.get_or_insert_with(|| low.clone());
        }
        Ok(None)
    }

    fn nowhere(self) -> Found {
        let none = || (Exact::ZERO, Exact::ZERO);
        Found::Nowhere { least: self.least.unwrap_or_else(none), most: self.most.unwrap_or_else(none), near: self.near }
    }
}

/// `c + b·w + a·w²`
struct Curve {
    a: Exact,
    b: Exact,
    c: Exact,
}

impl Curve {
    /// The curve through three inner points of a stretch; none where one of them has no score.
    fn through(figure: &Figure<'_>, low: &Exact, high: &Exact) -> Result<Option<Self>, Stopped> {
        let points = [1, 2, 3].map(|part| inner(low, high, part, 4));
        let [Some(first), Some(second), Some(third)] = [figure(&points[0])?, figure(&points[1])?, figure(&points[2])?]
        else {
            return Ok(None);
        };
        let [x, _, _] = &points;
        // The points are as far apart as one another, so that differences give the coefficients.
        let step = &points[1] - x;
        let (rise, next) = (&second - &first, &third - &second);
        let squared = &step * &step;
        let two = Exact::from(2_i64);
        let Some(a) = (&next - &rise).over(&(&two * &squared)) else { return Ok(None) };
        let Some(slope) = rise.over(&step) else { return Ok(None) };
        // The slope between the first two points is the curve's at their middle.
        let middle = x + &step.half();
        let b = &slope - &(&(&two * &a) * &middle);
        let c = &first - &(&(&b * x) + &(&a * &(x * x)));
        Ok(Some(Self { a, b, c }))
    }

    fn value(&self, weight: &Exact) -> Exact {
        &self.c + &(weight * &(&self.b + &(&self.a * weight)))
    }

    /// Where a parabola turns.
    fn turns(&self) -> Option<Exact> {
        (-&self.b).over(&(&self.a + &self.a))
    }

    /// Where it meets a value, least first; nowhere where it is flat, and nowhere where the root is no fraction.
    fn meets(&self, target: &Exact) -> Vec<Exact> {
        let rest = &self.c - target;
        if self.a.is_zero() {
            return (-&rest).over(&self.b).into_iter().collect();
        }
        let four = Exact::from(4_i64);
        let under_root = &(&self.b * &self.b) - &(&four * &(&self.a * &rest));
        let Some(root) = under_root.square_root() else { return Vec::new() };
        let double = &self.a + &self.a;
        let mut roots: Vec<Exact> =
            [&(-&self.b) - &root, &(-&self.b) + &root].iter().filter_map(|sum| sum.over(&double)).collect();
        roots.sort();
        roots
    }
}
