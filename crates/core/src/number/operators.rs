//! Operators on exact numbers, so that a formula is written as it is printed: `((m + 1) * e) / a - 1`.
//!
//! Each takes values or references on either side, and whole numbers beside them. None can fail: a number is divided by a
//! [`Divisor`], which is known not to be zero, or by [`Exact::over`], which asks.

use super::{Divisor, Exact};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// An operator for both values, both references and one of each.
macro_rules! operator {
    ($($operator:ident :: $method:ident ($left:ty, $right:ty) by $function:path;)*) => {$(
        impl $operator<&$right> for &$left {
            type Output = Exact;
            fn $method(self, other: &$right) -> Exact { $function(self, other) }
        }
        impl $operator<$right> for &$left {
            type Output = Exact;
            fn $method(self, other: $right) -> Exact { $function(self, &other) }
        }
        impl $operator<&$right> for $left {
            type Output = Exact;
            fn $method(self, other: &$right) -> Exact { $function(&self, other) }
        }
        impl $operator<$right> for $left {
            type Output = Exact;
            fn $method(self, other: $right) -> Exact { $function(&self, &other) }
        }
    )*};
}

operator! {
    Add::add(Exact, Exact) by Exact::plus;
    Sub::sub(Exact, Exact) by Exact::minus;
    Mul::mul(Exact, Exact) by Exact::times;
    Div::div(Exact, Divisor) by Exact::divided;
}

/// Whole numbers on either side.
macro_rules! whole_numbers {
    ($($whole:ty),*) => {$(
        impl Add<$whole> for &Exact {
            type Output = Exact;
            fn add(self, other: $whole) -> Exact { self.plus(&Exact::from(other)) }
        }
        impl Add<$whole> for Exact {
            type Output = Exact;
            fn add(self, other: $whole) -> Exact { self.plus(&Exact::from(other)) }
        }
        impl Sub<$whole> for &Exact {
            type Output = Exact;
            fn sub(self, other: $whole) -> Exact { self.minus(&Exact::from(other)) }
        }
        impl Sub<$whole> for Exact {
            type Output = Exact;
            fn sub(self, other: $whole) -> Exact { self.minus(&Exact::from(other)) }
        }
        impl Mul<$whole> for &Exact {
            type Output = Exact;
            fn mul(self, other: $whole) -> Exact { self.times(&Exact::from(other)) }
        }
        impl Mul<$whole> for Exact {
            type Output = Exact;
            fn mul(self, other: $whole) -> Exact { self.times(&Exact::from(other)) }
        }
        impl Add<&Exact> for $whole {
            type Output = Exact;
            fn add(self, other: &Exact) -> Exact { Exact::from(self).plus(other) }
        }
        impl Add<Exact> for $whole {
            type Output = Exact;
            fn add(self, other: Exact) -> Exact { Exact::from(self).plus(&other) }
        }
        impl Sub<&Exact> for $whole {
            type Output = Exact;
            fn sub(self, other: &Exact) -> Exact { Exact::from(self).minus(other) }
        }
        impl Sub<Exact> for $whole {
            type Output = Exact;
            fn sub(self, other: Exact) -> Exact { Exact::from(self).minus(&other) }
        }
        impl Mul<&Exact> for $whole {
            type Output = Exact;
            fn mul(self, other: &Exact) -> Exact { Exact::from(self).times(other) }
        }
        impl Mul<Exact> for $whole {
            type Output = Exact;
            fn mul(self, other: Exact) -> Exact { Exact::from(self).times(&other) }
        }
        impl PartialEq<$whole> for Exact {
            fn eq(&self, other: &$whole) -> bool { self.to_integer() == Some(i64::from(*other)) }
        }
        impl PartialOrd<$whole> for Exact {
            fn partial_cmp(&self, other: &$whole) -> Option<std::cmp::Ordering> { Some(self.cmp(&Exact::from(*other))) }
        }
    )*};
}
// An integer without a type is an i32, where more than one type would do.
whole_numbers!(i32, u32, i64);

impl Neg for &Exact {
    type Output = Exact;
    fn neg(self) -> Exact {
        self.negated()
    }
}

impl Neg for Exact {
    type Output = Exact;
    fn neg(self) -> Exact {
        self.negated()
    }
}

impl AddAssign<&Exact> for Exact {
    fn add_assign(&mut self, other: &Exact) {
        *self = self.plus(other);
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Exact) {
        *self = self.plus(&other);
    }
}

impl SubAssign<&Exact> for Exact {
    fn sub_assign(&mut self, other: &Exact) {
        *self = self.minus(other);
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(values: I) -> Exact {
        values.fold(Exact::ZERO, |sum, value| sum.plus(&value))
    }
}

impl<'a> Sum<&'a Exact> for Exact {
    fn sum<I: Iterator<Item = &'a Exact>>(values: I) -> Exact {
        values.fold(Exact::ZERO, |sum, value| sum.plus(value))
    }
}
