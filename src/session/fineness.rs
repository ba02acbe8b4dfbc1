//! How fine the weights of a board may be.
//!
//! Numbers are exact, and each weight with a denominator of its own makes those of the tables longer: a thousand such
//! weights would take minutes. No ruling needs them.

use crate::number::Exact;
use crate::ruling::{Ruling, SideRuling};

/// Digits of the common denominator of all weights, at most: that of every fraction with a denominator up to 100 has 41.
pub(super) const MOST_DIGITS: u32 = 60;

/// The common denominator of weights.
pub(super) struct CommonDenominator {
    of_all: Exact,
    most: Exact,
}

impl CommonDenominator {
    pub(super) fn new() -> Self {
        let ten = Exact::from(10_i64);
        let most = (0..MOST_DIGITS).fold(Exact::ONE, |product, _| &product * &ten);
        Self { of_all: Exact::ONE, most }
    }

    /// Takes a weight in; whether the denominator is still one to reckon with.
    pub(super) fn admits(&mut self, weight: &Exact) -> bool {
        if *weight == Exact::ONE {
            return true;
        }
        let missing = (&self.of_all * weight).denominator();
        if missing != Exact::ONE {
            self.of_all = &self.of_all * &missing;
        }
        self.of_all <= self.most
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
