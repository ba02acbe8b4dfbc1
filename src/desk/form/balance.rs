//! Weights that sum to 100% again after one was changed.

use super::write::share;
use crate::desk::{Answer, Refusal, Reply};
use crate::diagnostic::seen;
use crate::messages::{self, Locale};
use crate::number::{Exact, Rounding};
use crate::ruling::notation;
use serde::Serialize;

/// Weights of a side, at most.
const MOST: usize = 100;

/// Weights that sum to 100%.
#[derive(Debug, Serialize)]
struct Balanced {
    weights: Vec<String>,
}

/// The weights with the one at `at` changed. What is left goes to the others in the proportion they have, all but the last
/// of them in whole percents; equally, where they have none.
pub(in crate::desk) fn balance(weights: &[String], at: usize, to: &str) -> Answer {
    let read = |weight: &str| {
        let refused = || Refusal::new("request", messages::desk_weight(Locale::default(), seen(weight)));
        share(weight).ok_or_else(refused)
    };
    if at >= weights.len() {
        return Err(Refusal::new("request", messages::desk_no_weight(Locale::default(), at)));
    }
    let shares = weights.iter().take(MOST).map(|weight| read(weight)).collect::<Result<Vec<_>, _>>()?;
    let to = read(to)?;
    let weights = balanced(&shares, at, to).iter().map(notation::weight).collect();
    Ok(Reply::of(&Balanced { weights }))
}

/// The shares of 1 with the one at `at` being `to`. One that stands alone is all.
fn balanced(shares: &[Exact], at: usize, to: Exact) -> Vec<Exact> {
    let is_other = |place: &usize| *place != at;
    let others: Vec<usize> = (0..shares.len()).filter(is_other).collect();
    let Some(last) = others.last() else { return vec![Exact::ONE; shares.len()] };
    let mut left = &Exact::ONE - &to;
    let sum: Exact = others.iter().filter_map(|place| shares.get(*place)).cloned().sum();
    let count: Exact = others.iter().map(|_| Exact::ONE).sum();
    let mut found = shares.to_vec();
    let (rest, percent) = (left.clone(), Exact::percent(1));
    for place in &others {
        let Some(share) = found.get_mut(*place) else { continue };
        let proportion = share.over(&sum).or_else(|| Exact::ONE.over(&count)).unwrap_or_default();
        let exact = &rest * &proportion;
        let is_last = place == last;
        *share = if is_last { left.clone() } else { exact.round_to(&percent, Rounding::HalfAwayFromZero) };
        left = &left - &*share;
    }
    if let Some(share) = found.get_mut(at) {
        *share = to;
    }
    found
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn after(shares: &[i64], at: usize, to: i64) -> Vec<String> {
        let shares: Vec<Exact> = shares.iter().map(|share| Exact::percent(*share)).collect();
        balanced(&shares, at, Exact::percent(to)).iter().map(notation::weight).collect()
    }

    #[test]
    fn weights_sum_to_all_again() {
        assert_eq!(after(&[60, 40], 0, 70), ["70%", "30%"]);
        assert_eq!(after(&[60, 30, 10], 0, 20), ["20%", "60%", "20%"]);
        // 30 and 10 share 55 as 41.25 and 13.75.
        assert_eq!(after(&[60, 30, 10], 0, 45), ["45%", "41%", "14%"]);
        assert_eq!(after(&[60, 30, 10], 2, 100), ["0%", "0%", "100%"]);
        assert_eq!(after(&[100, 0, 0], 0, 40), ["40%", "30%", "30%"]);
        assert_eq!(after(&[100], 0, 40), ["100%"]);
        assert!(after(&[], 0, 40).is_empty());
    }
}
