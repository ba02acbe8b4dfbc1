//! Operators on exact numbers, so that a formula is written as it is printed: `((m + 1) * e) / a - 1`.
//!
//! Each takes values or references on either side, and whole numbers beside them. None can fail: a number is divided by a
//! [`Divisor`], which is known not to be zero, or by [`Exact::over`], which asks.

use super::{Divisor, Exact};
use std::cmp::Ordering;
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

/// A whole number on either side. One type alone, so that `m + 1` needs no annotation.
macro_rules! beside_whole_numbers {
    ($($operator:ident :: $method:ident by $function:path;)*) => {$(
        impl $operator<i64> for &Exact {
            type Output = Exact;
            fn $method(self, other: i64) -> Exact { $function(self, &Exact::from(other)) }
        }
        impl $operator<i64> for Exact {
            type Output = Exact;
            fn $method(self, other: i64) -> Exact { $function(&self, &Exact::from(other)) }
        }
        impl $operator<&Exact> for i64 {
            type Output = Exact;
            fn $method(self, other: &Exact) -> Exact { $function(&Exact::from(self), other) }
        }
        impl $operator<Exact> for i64 {
            type Output = Exact;
            fn $method(self, other: Exact) -> Exact { $function(&Exact::from(self), &other) }
        }
    )*};
}

beside_whole_numbers! {
    Add::add by Exact::plus;
    Sub::sub by Exact::minus;
    Mul::mul by Exact::times;
}

impl PartialEq<i64> for Exact {
    fn eq(&self, other: &i64) -> bool {
        self.to_integer() == Some(*other)
    }
}

impl PartialOrd<i64> for Exact {
    fn partial_cmp(&self, other: &i64) -> Option<Ordering> {
        Some(self.cmp(&Exact::from(*other)))
    }
}

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
