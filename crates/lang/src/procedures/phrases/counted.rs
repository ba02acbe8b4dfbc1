//! How often a word stands in the phrases of each procedure, and what a sentence is most likely about by its words alone
//! (Bayes' rule, each word by itself).

use super::words::{Wanted, Word};
use super::{Found, MOST_OFFERED, named};
use crate::procedure::Procedure;
use std::collections::{BTreeMap, BTreeSet};

/// The likelihoods are logarithms to the base of two, in parts of one of them.
const PARTS: u64 = 64;

/// All of a share, in thousandths.
const WHOLE: u64 = 1000;

/// The words of a sentence that says something.
const LEAST_WORDS: usize = 3;

/// The share of a procedure that is offered beside what a phrase has found.
const BESIDE: u64 = 300;

/// The offer where no phrase fits: the likeliest procedures that have so much together, if the first has enough for so
/// many known words.
const TOGETHER: u64 = 930;
const ENOUGH: [(usize, u64); 2] = [(4, 400), (3, 800)];

/// A word that a procedure's phrases have not is taken for a fifth of one, as they are not all the words there are.
const UNSEEN: u64 = 5;

/// The words of the phrases of each procedure.
#[derive(Debug, Default)]
pub(super) struct Counted {
    words: BTreeMap<String, BTreeMap<&'static str, u64>>,
    of: BTreeMap<&'static str, Total>,
}

/// The phrases of a procedure, and their words.
#[derive(Debug, Default)]
struct Total {
    phrases: u64,
    words: u64,
}

impl Counted {
    /// Counts the words of a phrase.
    pub(super) fn count(&mut self, procedures: &[&'static Procedure], wanted: &[Wanted]) {
        let mut stems = BTreeSet::new();
        wanted.iter().for_each(|one| collect(one, &mut stems));
        for procedure in procedures {
            let total = self.of.entry(procedure.name).or_default();
            total.phrases = total.phrases.saturating_add(1);
            for stem in &stems {
                total.words = total.words.saturating_add(1);
                let times = self.words.entry((*stem).to_owned()).or_default().entry(procedure.name).or_default();
                *times = times.saturating_add(1);
            }
        }
    }

    /// The procedures that are likely by the words of a sentence, to be offered beside one that a phrase has found.
    pub(super) fn beside(&self, typed: &[Word]) -> Found {
        if says(typed) <= LEAST_WORDS {
            return Found::default();
        }
        let likely = self.likely(typed).into_iter().filter(|(_, share)| *share >= BESIDE);
        offered(likely.map(|(name, _)| name))
    }

    /// The procedures that a sentence is about by its words alone, and how many of them are known; none if they say too little.
    pub(super) fn alone(&self, typed: &[Word]) -> (usize, Found) {
        let known = typed.iter().filter(|word| !word.is_filler && self.words.contains_key(&word.stem)).count();
        let likely = self.likely(typed);
        let first = likely.first().map(|(_, share)| *share).unwrap_or_default();
        let is_enough = ENOUGH.iter().any(|(words, share)| known >= *words && first >= *share);
        if says(typed) < LEAST_WORDS || !is_enough {
            return (known, Found::default());
        }
        let mut together = 0_u64;
        let taken = likely.into_iter().take_while(|(_, share)| {
            let is_needed = together < TOGETHER;
            together = together.saturating_add(*share);
            is_needed
        });
        (known, offered(taken.map(|(name, _)| name)))
    }

    /// The procedures with their shares in thousandths, the likeliest first.
    fn likely(&self, typed: &[Word]) -> Vec<(&'static str, u64)> {
        let stems: BTreeSet<&str> =
            typed.iter().filter(|word| !word.is_filler).map(|word| word.stem.as_str()).collect();
        let counts: Vec<&BTreeMap<&str, u64>> = stems.iter().filter_map(|stem| self.words.get(*stem)).collect();
        let all = u64::try_from(self.words.len()).unwrap_or(u64::MAX);
        let likelihood = |(name, total): (&&'static str, &Total)| {
            let among = log(total.words.saturating_mul(UNSEEN).saturating_add(all));
            let of_word = |times: &&BTreeMap<&str, u64>| {
                let times = times.get(*name).copied().unwrap_or_default();
                among.saturating_sub(log(times.saturating_mul(UNSEEN).saturating_add(1)))
            };
            // The unlikelier, the more; half of what the number of phrases says.
            let before = log(total.phrases) / 2;
            (
                *name,
                counts
                    .iter()
                    .map(of_word)
                    .fold(0_u64, u64::saturating_add)
                    .saturating_add(LARGE)
                    .saturating_sub(before),
            )
        };
        let all: Vec<(&str, u64)> = self.of.iter().map(likelihood).collect();
        let least = all.iter().map(|(_, unlikely)| *unlikely).min().unwrap_or_default();
        let weights: Vec<(&'static str, u64)> =
            all.into_iter().map(|(name, unlikely)| (name, halved(unlikely.saturating_sub(least)))).collect();
        let sum = weights.iter().map(|(_, weight)| *weight).fold(0_u64, u64::saturating_add).max(1);
        let mut shares: Vec<(&'static str, u64)> =
            weights.into_iter().map(|(name, weight)| (name, weight.saturating_mul(WHOLE) / sum)).collect();
        shares.sort_by_key(|(_, share)| std::cmp::Reverse(*share));
        shares
    }
}

/// The number of words that say something.
fn says(typed: &[Word]) -> usize {
    typed.iter().filter(|word| !word.is_filler).count()
}

fn offered(names: impl Iterator<Item = &'static str>) -> Found {
    Found { procedures: names.filter_map(named).take(MOST_OFFERED).collect(), laws: Vec::new() }
}

/// More than the number of phrases can take away.
const LARGE: u64 = 64 * 64;

/// The words of a part of a phrase, without its classes.
fn collect<'a>(wanted: &'a Wanted, stems: &mut BTreeSet<&'a str>) {
    match wanted {
        Wanted::Word(word) => {
            stems.insert(&word.stem);
        }
        Wanted::Run(run) => run.iter().for_each(|one| collect(one, stems)),
        Wanted::Class(_) => {}
    }
}

/// The logarithm to the base of two, in parts, straight between the powers.
fn log(number: u64) -> u64 {
    let whole = number.max(1).ilog2();
    let power = 1_u64.checked_shl(whole).unwrap_or(1);
    let rest = number.max(1).saturating_sub(power).saturating_mul(PARTS) / power;
    u64::from(whole).saturating_mul(PARTS).saturating_add(rest)
}

/// A million, halved once for each logarithm.
fn halved(parts: u64) -> u64 {
    let (whole, rest) = (parts / PARTS, parts % PARTS);
    let halved = 1_000_000_u64.checked_shr(u32::try_from(whole).unwrap_or(u32::MAX)).unwrap_or_default();
    halved.saturating_sub(halved.saturating_mul(rest) / PARTS / 2)
}
