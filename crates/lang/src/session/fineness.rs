//! A limit on the common denominator of a board's weights.
//!
//! Numbers are exact, and each weight with a denominator of its own makes those of the tables longer: a thousand such
//! weights would take minutes. No ruling needs them.

use crate::number::Exact;
use crate::ruling::{Ruling, SideRuling};

/// Digits of the common denominator of all weights, at most: that of every fraction with a denominator up to 80 has 35.
pub(super) const MOST_DIGITS: u32 = 38;

/// The common denominator of weights.
pub(super) struct CommonDenominator(u128);

impl CommonDenominator {
    pub(super) fn new() -> Self {
        Self(1)
    }

    /// Takes a weight in; whether the denominator is still one to reckon with.
    pub(super) fn admits(&mut self, weight: &Exact) -> bool {
        if *weight == Exact::ONE {
            return true;
        }
        // No weight that is written has a longer one; what `solve` has found may.
        let Some(own) = weight.denominator().to_integer().and_then(|own| u128::try_from(own).ok()) else { return true };
        let missing = own.checked_div(divisor(self.0, own)).unwrap_or(own);
        match self.0.checked_mul(missing) {
            Some(common) => {
                self.0 = common;
                true
            }
            None => false,
        }
    }

    /// Takes all weights of a ruling in.
    pub(super) fn admits_all(&mut self, ruling: &Ruling) -> bool {
        match ruling {
            Ruling::Both(both) => self.admits_side(both),
            Ruling::Split { ns, ew } => self.admits_side(ns) && self.admits_side(ew),
            Ruling::Damage(damage) => {
                let parts = [Some(&damage.before), Some(&damage.after), damage.obtained.as_ref()];
                parts.into_iter().flatten().all(|part| self.admits_all(part))
            }
        }
    }

    fn admits_side(&mut self, side: &SideRuling) -> bool {
        let SideRuling::Assigned(components) = side else { return true };
        components.iter().all(|component| self.admits(&component.weight))
    }
}

/// The greatest common divisor.
fn divisor(one: u128, other: u128) -> u128 {
    let (mut one, mut other) = (one, other);
    while let Some(rest) = one.checked_rem(other) {
        (one, other) = (other, rest);
    }
    one
}
