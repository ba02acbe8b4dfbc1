//! Sums, products and quotients: in machine words as long as they suffice, then in double words, then without bounds.

use super::{Divisor, Exact, Form, beyond};
use num_rational::BigRational;

impl Exact {
    /// The sum.
    pub(super) fn plus(&self, other: &Self) -> Self {
        let (Form::Small(a, b), Form::Small(c, d)) = (&self.0, &other.0) else {
            return self.beyond_words(other, beyond::sum, |one, other| one + other);
        };
        sum(*a, *b, *c, *d).unwrap_or_else(|| {
            // Each product is below 2^126, so the sum cannot overflow.
            let [a, b, c, d] = [*a, *b, *c, *d].map(i128::from);
            Self::reduce(a * d + c * b, b * d)
        })
    }

    /// The difference.
    pub(super) fn minus(&self, other: &Self) -> Self {
        match &other.0 {
            Form::Small(c, d) if *c != i64::MIN => self.plus(&Self(Form::Small(-c, *d))),
            _ => self.plus(&other.negated()),
        }
    }

    /// The product.
    pub(super) fn times(&self, other: &Self) -> Self {
        let (Form::Small(a, b), Form::Small(c, d)) = (&self.0, &other.0) else {
            return self.beyond_words(other, beyond::product, |one, other| one * other);
        };
        product(*a, *b, *c, *d).unwrap_or_else(|| {
            let [a, b, c, d] = [*a, *b, *c, *d].map(i128::from);
            Self::reduce(a * c, b * d)
        })
    }

    /// The quotient.
    pub(super) fn divided(&self, divisor: &Divisor) -> Self {
        self.quotient(divisor.value())
    }

    /// The quotient of a divisor that is not zero.
    pub(super) fn quotient(&self, divisor: &Self) -> Self {
        let (Form::Small(a, b), Form::Small(c, d)) = (&self.0, &divisor.0) else {
            return self.times(&divisor.inverse());
        };
        let inverse = if *c > 0 { Some((*d, *c)) } else { d.checked_neg().zip(c.checked_neg()) };
        inverse.and_then(|(d, c)| product(*a, *b, d, c)).unwrap_or_else(|| {
            let [a, b, c, d] = [*a, *b, *c, *d].map(i128::from);
            Self::reduce(a * d, b * c)
        })
    }

    /// The sum or the product of two numbers of which one is no word: by a word and without.
    fn beyond_words(
        &self,
        other: &Self,
        by_word: fn(&BigRational, i64, i64) -> BigRational,
        by_any: fn(&BigRational, &BigRational) -> BigRational,
    ) -> Self {
        Self::from_big(match (&self.0, &other.0) {
            (Form::Big(big), Form::Small(n, d)) | (Form::Small(n, d), Form::Big(big)) => by_word(big, *n, *d),
            _ => by_any(&self.big(), &other.big()),
        })
    }

    /// One divided by a number that is not zero.
    fn inverse(&self) -> Self {
        Self::from_big(self.big().recip())
    }

    /// The same with the other sign.
    pub(super) fn negated(&self) -> Self {
        match &self.0 {
            Form::Small(n, d) if *n != i64::MIN => Self(Form::Small(-n, *d)),
            _ => Self::from_big(-self.big()),
        }
    }

    /// `numerator / denominator` for a denominator that is not zero.
    pub(super) fn reduce(numerator: i128, denominator: i128) -> Self {
        if let (Ok(n), Ok(d)) = (i64::try_from(numerator), i64::try_from(denominator))
            && d > 0
        {
            return reduced(n, d);
        }
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let divisor = i128::try_from(divisor).unwrap_or(1).max(1);
        let sign = if denominator < 0 { -1 } else { 1 };
        let (n, d) = (numerator / divisor * sign, denominator / divisor * sign);
        match (i64::try_from(n), i64::try_from(d)) {
            (Ok(n), Ok(d)) => Self(Form::Small(n, d)),
            _ => Self(Form::Big(Box::new(BigRational::new_raw(n.into(), d.into())))),
        }
    }
}

/// `a/b + c/d`, both in lowest terms; `None` if machine words do not suffice.
fn sum(a: i64, b: i64, c: i64, d: i64) -> Option<Exact> {
    if b == d {
        let n = a.checked_add(c)?;
        return Some(if b == 1 { Exact(Form::Small(n, 1)) } else { reduced(n, b) });
    }
    // A fraction in lowest terms and a whole number have a sum in lowest terms.
    if d == 1 {
        return Some(Exact(Form::Small(a.checked_add(c.checked_mul(b)?)?, b)));
    }
    if b == 1 {
        return Some(Exact(Form::Small(c.checked_add(a.checked_mul(d)?)?, d)));
    }
    Some(reduced(a.checked_mul(d)?.checked_add(c.checked_mul(b)?)?, b.checked_mul(d)?))
}

/// `a/b · c/d`, both in lowest terms; `None` if machine words do not suffice.
fn product(a: i64, b: i64, c: i64, d: i64) -> Option<Exact> {
    let n = a.checked_mul(c)?;
    if b == 1 && d == 1 { Some(Exact(Form::Small(n, 1))) } else { Some(reduced(n, b.checked_mul(d)?)) }
}

/// `numerator / denominator` in lowest terms, for a positive denominator.
fn reduced(numerator: i64, denominator: i64) -> Exact {
    let divisor = gcd_word(numerator.unsigned_abs(), denominator.unsigned_abs());
    // No greater than the denominator.
    let divisor = i64::try_from(divisor).unwrap_or(1);
    if divisor <= 1 {
        return Exact(Form::Small(numerator, denominator));
    }
    Exact(Form::Small(numerator / divisor, denominator / divisor))
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(x), Ok(y)) = (u64::try_from(a), u64::try_from(b)) {
            return gcd_word(x, y).into();
        }
        (a, b) = (b, a % b);
    }
    a
}

fn gcd_word(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
