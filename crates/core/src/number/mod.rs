//! Exact numbers: fractions that never overflow, decimal literals, and rounding by name.
//!
//! ```
//! use redress_core::number::{Divisor, Exact, Rounding, points};
//!
//! // Neuberg: 4 matchpoints in a table of 9 results where 10 were expected.
//! let (m, e, a) = (Exact::from(4), Exact::from(10), Divisor::new(Exact::from(9)).unwrap());
//! let adjusted = ((m + 1) * e) / a - 1;
//! assert_eq!(adjusted.to_string(), "41/9");
//! assert_eq!(format!("{adjusted:.2}"), "4.56");
//! assert_eq!(points(&adjusted), "≈4.5556");
//! assert_eq!(adjusted.round_to(&Exact::percent(10), Rounding::HalfUp).to_string(), "23/5");
//! ```

mod arithmetic;
mod beyond;
mod curve;
mod display;
mod literal;
mod operators;
mod pieces;
mod search;
mod steps;

pub use curve::Curve;
pub use display::{decimal, ends, percent, points, signed_points};
pub use literal::{LiteralError, MOST_DECIMALS, decimal_or_fraction, parse_decimal};
pub use pieces::{End, Piece, pieces};
pub use search::{Found, search};
pub use steps::{Steps, search_steps};

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// An exact fraction in lowest terms with a positive denominator.
///
/// Small values are two machine words; a result that does not fit them is kept as a big fraction, so that arithmetic
/// on scores is exact whatever the weights are and never overflows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Exact(Form);

#[derive(Debug, Clone)]
enum Form {
    Small(i64, i64),
    /// Only what does not fit `Small`, so that equal values have equal parts.
    Big(Box<BigRational>),
}

impl PartialEq for Form {
    /// By the parts: fractions of the library are compared as numbers, by divisions.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Small(a, b), Self::Small(c, d)) => a == c && b == d,
            (Self::Big(one), Self::Big(other)) => one.numer() == other.numer() && one.denom() == other.denom(),
            _ => false,
        }
    }
}

impl Eq for Form {}

impl Hash for Form {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Small(n, d) => (n, d).hash(state),
            Self::Big(value) => (value.numer(), value.denom()).hash(state),
        }
    }
}

/// A number known not to be zero, to divide by: `x / divisor` cannot fail.
///
/// ```
/// use redress_core::number::{Divisor, Exact};
///
/// let three = Divisor::new(Exact::from(3)).unwrap();
/// assert_eq!(Exact::from(10) / three, Exact::fraction(10, 3).unwrap());
/// assert_eq!(Divisor::new(Exact::ZERO), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divisor(Exact);

impl Divisor {
    /// The divisor of this value; `None` for zero.
    #[must_use]
    pub fn new(value: Exact) -> Option<Self> {
        (!value.is_zero()).then_some(Self(value))
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> &Exact {
        &self.0
    }
}

/// The direction in which a fraction is rounded to a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rounding {
    /// To the nearest, halves away from zero.
    HalfAwayFromZero,
    /// To the nearest, halves to an even multiple of the unit.
    HalfToEven,
    /// To the nearest, halves up.
    HalfUp,
    /// To the nearest, halves down.
    HalfDown,
    /// Up to the next multiple.
    Up,
    /// Down to the next multiple.
    Down,
}

impl Exact {
    /// The number 0.
    pub const ZERO: Self = Self(Form::Small(0, 1));
    /// One; as a weight, 100%.
    pub const ONE: Self = Self(Form::Small(1, 1));

    /// The fraction `numerator / denominator`; `None` if the denominator is zero.
    #[must_use]
    pub fn fraction(numerator: i64, denominator: i64) -> Option<Self> {
        (denominator != 0).then(|| Self::reduce(numerator.into(), denominator.into()))
    }

    /// A percentage as a number: 60 is 3/5.
    #[must_use]
    pub fn percent(value: i64) -> Self {
        Self::reduce(value.into(), 100)
    }

    fn from_big(value: BigRational) -> Self {
        match (value.numer().to_i64(), value.denom().to_i64()) {
            (Some(n), Some(d)) => Self(Form::Small(n, d)),
            _ => Self(Form::Big(Box::new(value))),
        }
    }

    fn big(&self) -> BigRational {
        match &self.0 {
            Form::Small(n, d) => BigRational::new_raw((*n).into(), (*d).into()),
            Form::Big(value) => value.as_ref().clone(),
        }
    }

    /// The quotient; `None` if the divisor is zero. See [`Divisor`] for what is known not to be.
    #[must_use]
    pub fn over(&self, divisor: &Self) -> Option<Self> {
        (!divisor.is_zero()).then(|| self.quotient(divisor))
    }

    /// Half of it.
    #[must_use]
    pub fn half(&self) -> Self {
        self.times(&Self(Form::Small(1, 2)))
    }

    /// The denominator of the fraction in lowest terms.
    #[must_use]
    pub fn denominator(&self) -> Self {
        match &self.0 {
            Form::Small(_, denominator) => Self(Form::Small(*denominator, 1)),
            Form::Big(value) => Self::from_big(BigRational::from_integer(value.denom().clone())),
        }
    }

    /// Its square root, where that is a fraction.
    #[must_use]
    pub fn square_root(&self) -> Option<Self> {
        if self.is_negative() {
            return None;
        }
        let (numerator, denominator) = self.parts();
        let root = Self::from_big(BigRational::new(numerator.sqrt(), denominator.sqrt()));
        (&root * &root == *self).then_some(root)
    }

    /// Its square root, cut to nine places behind the point; none of a negative number. The root of a square of such
    /// decimals is exact.
    #[must_use]
    pub(crate) fn root_to_nine_places(&self) -> Option<Self> {
        const PARTS: i64 = 1_000_000_000;
        if self.is_negative() {
            return None;
        }
        let parts = (self * &Self::from(PARTS) * Self::from(PARTS)).floor();
        let root = Self::from_big(BigRational::from_integer(parts.big().to_integer().sqrt()));
        root.over(&Self::from(PARTS))
    }

    /// Returns true if it is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Form::Small(0, _))
    }

    /// Returns true if it is below zero.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Form::Small(n, _) => *n < 0,
            Form::Big(value) => value.is_negative(),
        }
    }

    /// Returns true if it is above zero.
    #[must_use]
    pub fn is_positive(&self) -> bool {
        !self.is_zero() && !self.is_negative()
    }

    /// Without its sign.
    #[must_use]
    pub fn abs(&self) -> Self {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// The whole number it is, if it is one and fits.
    #[must_use]
    pub fn to_integer(&self) -> Option<i64> {
        match self.0 {
            Form::Small(n, 1) => Some(n),
            _ => None,
        }
    }

    /// The nearest floating-point number, for the formula of victory points alone.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        match &self.0 {
            Form::Small(n, d) => *n as f64 / *d as f64,
            Form::Big(value) => value.to_f64().unwrap_or(f64::MAX),
        }
    }

    /// The greatest whole number not above it.
    #[must_use]
    pub fn floor(&self) -> Self {
        match &self.0 {
            Form::Small(n, d) => Self(Form::Small(n.div_euclid(*d), 1)),
            Form::Big(value) => Self::from_big(BigRational::from_integer(beyond::floor(value))),
        }
    }

    /// The nearest multiple of `unit`, which must be positive, by the rule named; itself where the unit is zero.
    #[must_use]
    pub fn round_to(&self, unit: &Self, rounding: Rounding) -> Self {
        let Some(units) = self.over(unit) else { return self.clone() };
        let below = units.floor();
        let rest = units - &below;
        if rest.is_zero() {
            return self.clone();
        }
        let half = rest.cmp(&Self(Form::Small(1, 2)));
        let up = match rounding {
            Rounding::Up => true,
            Rounding::Down => false,
            _ if half != Ordering::Equal => half == Ordering::Greater,
            Rounding::HalfUp => true,
            Rounding::HalfDown => false,
            Rounding::HalfAwayFromZero => !self.is_negative(),
            Rounding::HalfToEven => below.half().to_integer().is_none() && !below.half().is_big_integer(),
        };
        let rounded = if up { below + 1 } else { below };
        rounded * unit
    }

    fn is_big_integer(&self) -> bool {
        match &self.0 {
            Form::Small(_, d) => *d == 1,
            Form::Big(value) => value.is_integer(),
        }
    }

    /// Numerator and denominator, for printing.
    fn parts(&self) -> (BigInt, BigInt) {
        let value = self.big();
        (value.numer().clone(), value.denom().clone())
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Form::Small(a, b), Form::Small(c, d)) if b == d => a.cmp(c),
            (Form::Small(a, b), Form::Small(c, d)) => {
                (i128::from(*a) * i128::from(*d)).cmp(&(i128::from(*c) * i128::from(*b)))
            }
            (Form::Big(one), Form::Big(other)) => beyond::order(one, other),
            _ => beyond::order(&self.big(), &other.big()),
        }
    }
}

impl From<i64> for Exact {
    fn from(value: i64) -> Self {
        Self(Form::Small(value, 1))
    }
}

impl From<i32> for Exact {
    fn from(value: i32) -> Self {
        Self::from(i64::from(value))
    }
}

impl From<u32> for Exact {
    fn from(value: u32) -> Self {
        Self::from(i64::from(value))
    }
}

impl Default for Exact {
    fn default() -> Self {
        Self::ZERO
    }
}

/// An integer, or a fraction in lowest terms: `7`, `49/5`, `-1/3`. With a precision, a decimal of so many places, halves
/// rounded away from zero: `{:.2}` of 49/5 is `9.80`.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// Powers of ten beyond this are no machine word.
        const MOST_PLACES: usize = 18;
        if let Some(places) = f.precision().map(|places| places.min(MOST_PLACES)) {
            let (text, _) = decimal(&self.abs(), u32::try_from(places).unwrap_or_default());
            let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
            let point = if places == 0 { "" } else { "." };
            let negative = self.is_negative() && text.contains(|digit| ('1'..='9').contains(&digit));
            return f.pad_integral(!negative, "", &format!("{whole}{point}{fraction:0<places$}"));
        }
        match &self.0 {
            Form::Small(n, 1) => write!(f, "{n}"),
            Form::Small(n, d) => write!(f, "{n}/{d}"),
            Form::Big(value) if value.denom().is_zero() || value.is_integer() => write!(f, "{}", value.numer()),
            Form::Big(value) => write!(f, "{}/{}", value.numer(), value.denom()),
        }
    }
}
