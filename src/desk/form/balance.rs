//! Weights that sum to 100% again after a change.

use super::write::share;
use crate::desk::{Answer, Refusal, RefusalCode, Reply};
use crate::diagnostic::seen;
use crate::messages::{self, Locale};
use crate::number::{Exact, Rounding};
use crate::ruling::notation;
use serde::Serialize;
use std::cmp::Reverse;

/// Weights of a side, at most.
const MOST: usize = 100;

/// Weights that sum to 100%.
#[derive(Debug, Serialize)]
struct Balanced {
    weights: Vec<String>,
}

/// The weights with the one at `at` set to `to`, added where it is behind the last, or removed without a `to`.
pub(in crate::desk) fn balance(weights: &[String], at: usize, to: Option<&str>) -> Answer {
    let refused =
        |weight: &str| Refusal::new(RefusalCode::Request, messages::desk_weight(Locale::default(), seen(weight)));
    let read = |weight: &str| share(weight).ok_or_else(|| refused(weight));
    if at > weights.len().min(MOST) {
        return Err(Refusal::new(RefusalCode::Request, messages::desk_no_weight(Locale::default(), at)));
    }
    let mut shares = weights.iter().take(MOST).map(|weight| read(weight)).collect::<Result<Vec<_>, _>>()?;
    let is_share = |share: &Exact| !share.is_negative() && *share <= Exact::ONE;
    let to = match to {
        Some(written) => Some(read(written)?).filter(is_share).ok_or_else(|| refused(written))?,
        None if at == shares.len() => new_share(at),
        None => {
            shares.remove(at);
            let weights = divided(&Exact::ONE, &shares).iter().map(notation::weight).collect();
            return Ok(Reply::of(&Balanced { weights }));
        }
    };
    if at == shares.len() {
        if shares == [60, 40].map(Exact::percent) {
            // 5 to 3 of the rest are 50/30/20.
            shares = vec![Exact::percent(5), Exact::percent(3)];
        }
        shares.push(Exact::default());
    }
    let weights = balanced(&shares, at, to).iter().map(notation::weight).collect();
    Ok(Reply::of(&Balanced { weights }))
}

/// The share of one more weight beside `others`: rulings of two outcomes are 60/40 more than anything else, and of three
/// 50/30/20.
fn new_share(others: usize) -> Exact {
    Exact::percent(match others {
        0 => 100,
        1 => 40,
        2 => 20,
        _ => 10,
    })
}

/// The shares of 1 with the one at `at` being `to`. A single weight is 100%.
fn balanced(shares: &[Exact], at: usize, to: Exact) -> Vec<Exact> {
    if shares.len() < 2 {
        return vec![Exact::ONE; shares.len()];
    }
    let others: Vec<Exact> =
        shares.iter().enumerate().filter(|(place, _)| *place != at).map(|(_, share)| share.clone()).collect();
    let mut found = divided(&(&Exact::ONE - &to), &others);
    found.insert(at.min(found.len()), to);
    found
}

/// A whole divided in proportion to shares, equally where all are 0. A whole number of percents is divided into such: the
/// largest remainders get what rounding down leaves, the first of equals before the next. Any other is divided exactly.
fn divided(whole: &Exact, shares: &[Exact]) -> Vec<Exact> {
    let percent = Exact::percent(1);
    let sum: Exact = shares.iter().cloned().sum();
    let count: Exact = shares.iter().map(|_| Exact::ONE).sum();
    let proportion = |share: &Exact| share.over(&sum).or_else(|| Exact::ONE.over(&count)).unwrap_or_default();
    let exact: Vec<Exact> = shares.iter().map(|share| whole * &proportion(share)).collect();
    if whole.round_to(&percent, Rounding::Down) != *whole {
        return exact;
    }
    let mut found: Vec<Exact> = exact.iter().map(|part| part.round_to(&percent, Rounding::Down)).collect();
    let mut left = whole - &found.iter().cloned().sum::<Exact>();
    let mut order: Vec<(Reverse<Exact>, usize)> =
        exact.iter().zip(&found).map(|(part, rounded)| Reverse(part - rounded)).zip(0..).collect();
    order.sort();
    for (_, place) in order {
        if !left.is_positive() {
            break;
        }
        if let Some(part) = found.get_mut(place) {
            *part = &*part + &percent;
            left = &left - &percent;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn after(weights: &[&str], at: usize, to: Option<&str>) -> Vec<String> {
        let weights: Vec<String> = weights.iter().map(|weight| (*weight).to_owned()).collect();
        let answer = balance(&weights, at, to).unwrap().into_json();
        let parts = answer.split('"').skip(3).step_by(2);
        parts.map(str::to_owned).collect()
    }

    #[test]
    fn the_others_share_the_rest_in_proportion() {
        assert_eq!(after(&["60%", "40%"], 0, Some("70%")), ["70%", "30%"]);
        assert_eq!(after(&["60%", "40%"], 1, Some("1/3")), ["2/3", "1/3"]);
        assert_eq!(after(&["60%", "30%", "10%"], 0, Some("20")), ["20%", "60%", "20%"]);
        // 30 and 10 share 55 as 41.25 and 13.75.
        assert_eq!(after(&["60%", "30%", "10%"], 0, Some("45%")), ["45%", "41%", "14%"]);
        // 51 in the proportion 3 : 2 is 30.6 and 20.4.
        assert_eq!(after(&["50%", "30%", "20%"], 0, Some("49%")), ["49%", "31%", "20%"]);
        assert_eq!(after(&["60%", "30%", "10%"], 2, Some("100%")), ["0%", "0%", "100%"]);
        assert_eq!(after(&["100%", "0%", "0%"], 0, Some("40%")), ["40%", "30%", "30%"]);
        assert_eq!(after(&["0%", "0%", "0%"], 2, Some("1%")), ["50%", "49%", "1%"]);
        // Four equal parts of 2% are two of 1% and two of nothing, never less than nothing.
        assert_eq!(after(&["25%"; 5], 0, Some("98%")), ["98%", "1%", "1%", "0%", "0%"]);
        assert_eq!(after(&["100%"], 0, Some("40%")), ["100%"]);
    }

    #[test]
    fn a_part_of_a_percent_leaves_the_others_exact() {
        assert_eq!(after(&["50%", "30%", "20%"], 0, Some("62.5%")), ["62.5%", "22.5%", "15%"]);
        assert_eq!(after(&["50%", "30%", "20%"], 0, Some("62,5")), ["62.5%", "22.5%", "15%"]);
        assert_eq!(after(&["1/3", "1/3", "1/3"], 1, Some("34")), ["33%", "34%", "33%"]);
    }

    #[test]
    fn weights_come_and_go() {
        assert_eq!(after(&["100%"], 1, None), ["60%", "40%"]);
        assert_eq!(after(&["60%", "40%"], 2, None), ["50%", "30%", "20%"]);
        assert_eq!(after(&["70%", "30%"], 2, None), ["56%", "24%", "20%"]);
        assert_eq!(after(&["50%", "30%", "20%"], 3, None), ["45%", "27%", "18%", "10%"]);
        assert_eq!(after(&["50%", "30%", "20%"], 1, None), ["71%", "29%"]);
        assert_eq!(after(&["60%", "40%"], 0, None), ["100%"]);
        assert!(after(&["100%"], 0, None).is_empty());
    }

    #[test]
    fn what_no_slider_shows_is_refused() {
        for typed in ["101%", "-1%", "one", "", "1/0", "33 1/3", "50% 4♠="] {
            assert!(balance(&["60%".to_owned(), "40%".to_owned()], 0, Some(typed)).is_err(), "{typed}");
        }
        assert!(balance(&["60%".to_owned()], 2, None).is_err());
    }
}
