//! How often a word stands in the phrases and sentences of each procedure, and what words are most likely about by that
//! (Bayes' rule, each word by itself) and by the phrases that fit.

use super::bids::CLASSES;
use super::{Found, MOST_OFFERED, named};
use crate::law::Law;
use std::collections::{BTreeMap, BTreeSet};

/// The likelihoods are logarithms to the base of two, in parts of one of them.
const PARTS: u64 = 64;

/// All of a share, in thousandths.
const WHOLE: u64 = 1000;

/// If no phrase fits, so many words must be known, and the likeliest must have this share, in a longer sentence half of it.
const LEAST_KNOWN: usize = 3;
const LEAST_SHARE: u64 = 200;

/// Behind the likeliest are offered those that have this share, until all of them together have enough.
const BESIDE: u64 = 30;
const TOGETHER: u64 = 950;

/// A word that a procedure's phrases have not is taken for a fifth of one, as they are not all the words there are.
const UNSEEN: u64 = 5;

/// The worth of each unit of a phrase's weight beside the words, and the greatest weight that counts.
const EVIDENCE: u64 = PARTS;
const MOST_WEIGHT: usize = 12;

/// Words of a sentence belong together, so that each by itself says half as much, or a third in a longer one.
const TOGETHERNESS: u64 = 2;
const OF_LONG: u64 = 3;
const LONG: usize = 5;

/// A sentence counts as so many phrases: it has the words of a table beside those of the irregularity, as typed ones have.
pub(super) const OF_SENTENCE: u64 = 3;
pub(super) const OF_PHRASE: u64 = 1;

/// How rare a word is with all the other subjects says so many parts in [`PARTS`] of what its own count says.
const RARITY: u64 = 26;

/// A subject that words may be about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Subject {
    /// No matter of the director's.
    Nothing,
    Procedure(&'static str),
    Law(Law),
}

/// The weight of the best phrase that fits, for each subject.
pub(super) type Evidence = BTreeMap<Subject, usize>;

/// The words of the phrases and sentences of each subject.
#[derive(Debug, Default)]
pub(super) struct Counted {
    words: BTreeMap<String, BTreeMap<Subject, u64>>,
    of: BTreeMap<Subject, Total>,
}

/// The phrases of a subject, and their words.
#[derive(Debug, Default)]
struct Total {
    phrases: u64,
    words: u64,
}

impl Counted {
    /// Counts the words of a phrase or a sentence.
    pub(super) fn count(&mut self, subjects: &[Subject], stems: &BTreeSet<&str>, worth: u64) {
        for subject in subjects {
            let total = self.of.entry(*subject).or_default();
            total.phrases = total.phrases.saturating_add(worth);
            for stem in stems {
                total.words = total.words.saturating_add(worth);
                let of_word = match self.words.get_mut(*stem) {
                    Some(of_word) => of_word,
                    None => self.words.entry((*stem).to_owned()).or_default(),
                };
                let times = of_word.entry(*subject).or_default();
                *times = times.saturating_add(worth);
            }
        }
    }

    /// How many of the words are known, apart from bids and cards.
    pub(super) fn known(&self, typed: &BTreeSet<&str>) -> usize {
        typed.iter().filter(|stem| !CLASSES.contains(stem) && self.words.contains_key(**stem)).count()
    }

    /// The procedures, or else the Laws, that a sentence is about by its words and the phrases that fit; none if they say too
    /// little.
    pub(super) fn offered(&self, typed: &BTreeSet<&str>, evidence: &Evidence) -> Found {
        let mut likely = self.likely(typed, evidence).into_iter().peekable();
        let Some((first, share)) = likely.peek().copied() else { return Found::default() };
        let known = self.known(typed);
        let least = if known > LONG { LEAST_SHARE / 2 } else { LEAST_SHARE };
        if evidence.is_empty() && (known < LEAST_KNOWN || share < least) {
            return Found::default();
        }
        let (mut found, mut together) = (Found::default(), 0_u64);
        for (subject, share) in likely {
            let is_needed = subject == first || share >= BESIDE && together < TOGETHER;
            together = together.saturating_add(share);
            match subject {
                _ if !is_needed => break,
                Subject::Procedure(name) if found.laws.is_empty() => found.procedures.extend(named(name)),
                Subject::Law(law) if found.procedures.is_empty() => found.laws.push(law),
                // A sentence that is most likely no matter of the director's finds nothing.
                Subject::Nothing if subject == first => break,
                _ => {}
            }
            if found.len() >= MOST_OFFERED {
                break;
            }
        }
        found
    }

    /// The subjects with their shares in thousandths, the likeliest first.
    fn likely(&self, typed: &BTreeSet<&str>, evidence: &Evidence) -> Vec<(Subject, u64)> {
        let counts = typed.iter().filter_map(|stem| self.words.get(*stem));
        let counts: Vec<(u64, &BTreeMap<Subject, u64>)> = counts.map(|of| (of.values().sum(), of)).collect();
        let known = u64::try_from(self.words.len()).unwrap_or(u64::MAX);
        let all: u64 = self.of.values().map(|total| total.words).sum();
        let bits = |times: u64, among: u64| {
            let among = log(among.saturating_mul(UNSEEN).saturating_add(known));
            among.saturating_sub(log(times.saturating_mul(UNSEEN).saturating_add(1)))
        };
        let unlikely = |(subject, total): (&Subject, &Total)| {
            let of_word = |unlikely: u64, (in_all, of): &(u64, &BTreeMap<Subject, u64>)| {
                let times = of.get(subject).copied().unwrap_or_default();
                let elsewhere = bits(in_all.saturating_sub(times), all.saturating_sub(total.words));
                let rare = elsewhere.saturating_mul(RARITY) / PARTS;
                unlikely.saturating_add(bits(times, total.words)).saturating_sub(rare)
            };
            // The unlikelier, the more; half of what the number of phrases says.
            let words = counts.iter().fold(LARGE, of_word);
            let weight = evidence.get(subject).copied().unwrap_or_default().min(MOST_WEIGHT);
            let fits = u64::try_from(weight).unwrap_or_default().saturating_mul(EVIDENCE);
            (*subject, words.saturating_sub(log(total.phrases) / 2).saturating_sub(fits))
        };
        let all: Vec<(Subject, u64)> = self.of.iter().map(unlikely).collect();
        let least = all.iter().map(|(_, unlikely)| *unlikely).min().unwrap_or_default();
        let togetherness = if self.known(typed) > LONG { OF_LONG } else { TOGETHERNESS };
        let mut weights: Vec<(Subject, u64)> = all
            .into_iter()
            .map(|(subject, unlikely)| (subject, halved(unlikely.saturating_sub(least) / togetherness)))
            .collect();
        let sum = weights.iter().map(|(_, weight)| *weight).fold(0_u64, u64::saturating_add).max(1);
        weights.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        weights.into_iter().map(|(subject, weight)| (subject, weight.saturating_mul(WHOLE) / sum)).collect()
    }
}

/// More than the words and phrases can take away.
const LARGE: u64 = 1 << 32;

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
