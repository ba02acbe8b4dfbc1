//! Straight lines and parabolas through given points.

use super::{Divisor, Exact};

/// `c + b·x + a·x²`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    a: Exact,
    b: Exact,
    c: Exact,
}

impl Curve {
    /// The curve through three points; `None` if two of them have one place.
    #[must_use]
    pub fn through([one, two, three]: [(&Exact, &Exact); 3]) -> Option<Self> {
        let slope = |(x, y): (&Exact, &Exact), (other_x, other_y): (&Exact, &Exact)| {
            Some((other_y - y) / Divisor::new(other_x - x)?)
        };
        // Newton's form: y₁ + (x − x₁)·first + (x − x₁)(x − x₂)·second.
        let first = slope(one, two)?;
        let second = (slope(two, three)? - &first) / Divisor::new(three.0 - one.0)?;
        Some(Self {
            b: first - &second * (one.0 + two.0),
            c: one.1 - one.0 * slope(one, two)? + &second * one.0 * two.0,
            a: second,
        })
    }

    /// Its value at a place.
    #[must_use]
    pub fn at(&self, x: &Exact) -> Exact {
        &self.c + (&self.b + &self.a * x) * x
    }

    /// Returns true if it has this value everywhere.
    #[must_use]
    pub fn is_constantly(&self, value: &Exact) -> bool {
        self.a.is_zero() && self.b.is_zero() && self.c == *value
    }

    /// The place at which a parabola turns; `None` for a line.
    #[must_use]
    pub fn turns(&self) -> Option<Exact> {
        Some(-&self.b / Divisor::new(2 * &self.a)?)
    }

    /// The places at which it has a value, least first; none if it is constant, or if the place is not a fraction.
    #[must_use]
    pub fn reaches(&self, value: &Exact) -> Vec<Exact> {
        let c = &self.c - value;
        let Some(double) = Divisor::new(2 * &self.a) else {
            return Divisor::new(self.b.clone()).map(|slope| -c / slope).into_iter().collect();
        };
        let Some(root) = (&self.b * &self.b - 4 * &self.a * c).square_root() else { return Vec::new() };
        let mut roots = vec![(-&self.b - &root) / &double, (root - &self.b) / double];
        roots.sort();
        roots.dedup();
        roots
    }

    /// The places at which it meets another curve; none if they are equal, or if the place is not a fraction.
    #[must_use]
    pub fn meets(&self, other: &Self) -> Vec<Exact> {
        let difference = Self { a: &self.a - &other.a, b: &self.b - &other.b, c: &self.c - &other.c };
        difference.reaches(&Exact::ZERO)
    }
}
