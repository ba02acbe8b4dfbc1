//! Reads rulings, outcomes and contracts in the canonical notation: all that their `Display` writes, and the same with other
//! blanks, with typographic minus signs, and with letters for the suits.

use super::canonical::readable_weight;
use super::{MAX_PERCENTAGE, MAX_SCORE};
use crate::number::{Exact, parse_decimal};
use crate::ruling::{
    Artificial, Component, Damage, Doubling, Outcome, Ruling, Seat, Side, SideRuling, Strain, WrittenContract,
    WrittenContractError,
};
use std::fmt;
use std::str::FromStr;

/// The depth to which damage within damage is read.
const MAX_DEPTH: u32 = 8;

/// A text that is no ruling in the canonical notation.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotationError {
    /// The byte up to which the text could be read.
    pub at: usize,
    /// The reason.
    pub kind: NotationErrorKind,
}

/// Why a text is no ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// The notation does not go on so.
    Unexpected,
    /// The weights of a side do not sum to 1.
    WeightsSum(Exact),
    /// The contract is incomplete or impossible.
    Contract(WrittenContractError),
    /// Damage is nested within damage too deeply.
    TooDeep,
    /// A score or a percentage is larger than any that there is.
    TooLarge,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            NotationErrorKind::Unexpected => write!(f, "not in the notation of rulings"),
            NotationErrorKind::WeightsSum(sum) => write!(f, "the weights sum to {sum}, not to 1"),
            NotationErrorKind::Contract(_) => write!(f, "an incomplete or impossible contract"),
            NotationErrorKind::TooLarge => write!(f, "a number larger than any that there is"),
            NotationErrorKind::TooDeep => write!(f, "damage within damage more than {MAX_DEPTH} deep"),
        }?;
        write!(f, " (byte {})", self.at)
    }
}

impl std::error::Error for NotationError {}

/// ```
/// use redress_core::ruling::Ruling;
///
/// let ruling: Ruling = "(60%+620 & 40%-100)".parse()?;
/// assert_eq!(ruling.to_string(), "(60% +620 & 40% -100)");
/// # Ok::<(), redress_core::ruling::NotationError>(())
/// ```
impl FromStr for Ruling {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::read(text, Reader::ruling)
    }
}

impl FromStr for Outcome {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::read(text, Reader::outcome)
    }
}

/// `4♥x-1 W`, `4♠= N (+420)`; parts may be missing.
impl FromStr for WrittenContract {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Reader::read(text, Reader::contract)
    }
}

/// The text that is not read yet, and the reason why reading failed.
struct Reader<'t> {
    rest: &'t str,
    /// The bytes that were left where reading came farthest.
    least_rest: usize,
    depth: u32,
    fault: Option<NotationErrorKind>,
}

impl<'t> Reader<'t> {
    fn read<T>(text: &'t str, read: impl FnOnce(&mut Self) -> Option<T>) -> Result<T, NotationError> {
        let mut reader = Self { rest: text, least_rest: text.len(), depth: 0, fault: None };
        let found = read(&mut reader);
        reader.blanks();
        match found {
            Some(found) if reader.rest.is_empty() => Ok(found),
            _ => Err(NotationError {
                at: text.len().saturating_sub(reader.least_rest),
                kind: reader.fault.unwrap_or(NotationErrorKind::Unexpected),
            }),
        }
    }

    fn blanks(&mut self) {
        self.advance(self.rest.trim_start_matches([' ', '\t', '\u{a0}']));
    }

    fn advance(&mut self, rest: &'t str) {
        self.rest = rest;
        self.least_rest = self.least_rest.min(rest.len());
    }

    /// Takes a sign or a word, with the blanks before it, if it comes next.
    fn take(&mut self, sign: &str) -> bool {
        self.blanks();
        let rest = self.rest.strip_prefix(sign);
        self.advance(rest.unwrap_or(self.rest));
        rest.is_some()
    }

    /// Takes the first of several signs that comes next, and gives its meaning.
    fn take_one<T: Copy>(&mut self, signs: &[(&str, T)]) -> Option<T> {
        signs.iter().find(|(sign, _)| self.take(sign)).map(|(_, meaning)| *meaning)
    }

    /// Takes a minus in any of its forms.
    fn take_minus(&mut self) -> bool {
        self.take_one(&[("-", ()), ("−", ()), ("–", ())]).is_some()
    }

    /// Takes at least one character, and all that are of these.
    fn take_while(&mut self, of: impl Fn(char) -> bool) -> Option<&'t str> {
        let end = self.rest.find(|c| !of(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at_checked(end)?;
        self.advance(rest);
        (!taken.is_empty()).then_some(taken)
    }

    /// Tries to read something, and takes nothing if it cannot be read.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.rest;
        let found = read(self);
        if found.is_none() {
            self.rest = before;
        }
        found
    }

    /// Notes why the text is no ruling.
    fn refuse<T>(&mut self, kind: NotationErrorKind) -> Option<T> {
        self.fault.get_or_insert(kind);
        None
    }

    fn ruling(&mut self) -> Option<Ruling> {
        if self.take("damage") {
            return self.damage();
        }
        let (ns, ns_is_bare) = self.side()?;
        if !self.take("/") {
            return Some(Ruling::Both(ns));
        }
        let (ew, ew_is_bare) = self.side()?;
        // `+620/-620` could be one score or two, which parentheses alone decide.
        (!ns_is_bare && !ew_is_bare).then_some(Ruling::Split { ns, ew })
    }

    fn damage(&mut self) -> Option<Ruling> {
        let Some(depth) = self.depth.checked_add(1).filter(|depth| *depth <= MAX_DEPTH) else {
            return self.refuse(NotationErrorKind::TooDeep);
        };
        self.depth = depth;
        let side = self.take_one(&[("NS", Side::NS), ("EW", Side::EW)])?;
        let before = self.take("before").then(|| self.ruling())??;
        let after = self.take("after").then(|| self.ruling())??;
        let obtained = if self.take("obtained") { Some(self.ruling()?) } else { None };
        Some(Ruling::Damage(Box::new(Damage { side, before, after, obtained })))
    }

    /// A side, and whether it is an outcome without parentheses.
    fn side(&mut self) -> Option<(SideRuling, bool)> {
        if let Some(artificial) = self.attempt(Self::artificial) {
            return Some((SideRuling::Artificial(artificial), false));
        }
        if !self.take("(") {
            let outcome = self.outcome()?;
            return Some((SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome }]), true));
        }
        let mut components = Vec::new();
        loop {
            components.push(self.component()?);
            if self.take_one(&[("&", ()), (";", ())]).is_none() {
                break;
            }
        }
        self.take(")").then_some(())?;
        Some((SideRuling::Assigned(self.with_rest(components)?), false))
    }

    /// An outcome with its weight; no weight for `rest`.
    fn component(&mut self) -> Option<(Option<Exact>, Outcome)> {
        if self.take_one(&[("rest", ()), ("Rest", ())]).is_some() {
            return Some((None, self.outcome()?));
        }
        let weight = self.attempt(|reader| {
            let number = reader.number()?;
            let is_apart = reader.rest.starts_with([' ', '+', '-', '−', '–']);
            if reader.take("%") {
                return reader.percentage(&number);
            }
            is_apart.then_some(number)
        });
        let weight = weight.unwrap_or(Exact::ONE);
        if readable_weight(&weight).is_none() {
            return self.refuse(NotationErrorKind::TooLarge);
        }
        Some((Some(weight), self.outcome()?))
    }

    /// A percentage as a share of 1, unless it is beyond the largest.
    fn percentage(&mut self, number: &Exact) -> Option<Exact> {
        if number.abs() > i64::from(MAX_PERCENTAGE) {
            return self.refuse(NotationErrorKind::TooLarge);
        }
        Some(number * &Exact::percent(1))
    }

    fn artificial(&mut self) -> Option<Artificial> {
        if self.take("A") {
            if self.rest.starts_with('+') {
                self.take("+");
                return Some(Artificial::AveragePlus);
            }
            let is_minus = self.rest.starts_with(['-', '−', '–']) && self.take_minus();
            return Some(if is_minus { Artificial::AverageMinus } else { Artificial::Average });
        }
        let number = self.number()?;
        if self.take("%") {
            return self.percentage(&number).map(Artificial::Share);
        }
        self.take("IMP").then_some(Artificial::Imps(number))
    }

    /// A decimal or a fraction, with a sign or without.
    fn number(&mut self) -> Option<Exact> {
        let sign = if self.take_minus() { "-" } else { "" };
        if sign.is_empty() {
            self.take("+");
        }
        let digits = self.take_while(|c| c.is_ascii_digit() || c == '.')?.to_owned();
        let decimals = self.attempt(|reader| {
            let is_comma = !digits.contains('.') && reader.take(",");
            is_comma.then(|| reader.take_while(|c| c.is_ascii_digit()))?
        });
        let digits = decimals.map_or(digits.clone(), |decimals| format!("{digits}.{decimals}"));
        let number = parse_decimal(&format!("{sign}{digits}")).ok()?;
        // Between the sides a slash comes before a sign, a letter or a percentage, not before a fraction's denominator.
        let below = self.attempt(|reader| {
            let below = reader.rest.starts_with('/').then(|| {
                reader.take("/");
                reader.take_while(|c| c.is_ascii_digit())
            })??;
            (reader.rest.starts_with(['%', ' ', '+', '-', '−', '–']) && !digits.contains('.'))
                .then(|| parse_decimal(below).ok())?
        });
        match below {
            Some(below) => number.over(&below),
            None => Some(number),
        }
    }

    fn outcome(&mut self) -> Option<Outcome> {
        if self.take("pass") {
            return Some(Outcome::PassedOut);
        }
        match self.attempt(Self::contract).map(|contract| contract.outcome()) {
            Some(Ok(outcome)) => Some(outcome),
            Some(Err(error)) => self.refuse(NotationErrorKind::Contract(error)),
            None => self.score().map(Outcome::Score),
        }
    }

    fn score(&mut self) -> Option<i32> {
        self.attempt(|reader| {
            let sign = if reader.take_minus() { "-" } else { "" };
            let signed = !sign.is_empty() || reader.take("+");
            let digits = reader.take_while(|c| c.is_ascii_digit())?;
            if !signed && digits != "0" {
                return None;
            }
            match digits.parse::<u32>().ok().filter(|points| *points <= MAX_SCORE) {
                Some(_) => format!("{sign}{digits}").parse().ok(),
                None => reader.refuse(NotationErrorKind::TooLarge),
            }
        })
    }

    fn contract(&mut self) -> Option<WrittenContract> {
        self.blanks();
        let level = self.rest.chars().next()?.to_digit(10).filter(|level| (1..=7).contains(level))?;
        let level = u8::try_from(level).ok()?;
        self.advance(self.rest.get(1..)?);
        let strain = self.take_one(&[
            ("NT", Strain::NoTrump),
            ("N", Strain::NoTrump),
            ("♠", Strain::Spades),
            ("S", Strain::Spades),
            ("♥", Strain::Hearts),
            ("H", Strain::Hearts),
            ("♦", Strain::Diamonds),
            ("D", Strain::Diamonds),
            ("♣", Strain::Clubs),
            ("C", Strain::Clubs),
        ])?;
        let doubling = self.take_one(&[("xx", Doubling::Redoubled), ("x", Doubling::Doubled)]);
        let doubling = doubling.unwrap_or(Doubling::Undoubled);
        let result = if self.take("=") { Some(0) } else { self.score() };
        let declarer = Seat::North.clockwise().into_iter().find(|seat| self.take(&seat.to_string()));
        let score = self.attempt(|reader| {
            let score = reader.take("(").then(|| reader.score())??;
            reader.take(")").then_some(score)
        });
        Some(WrittenContract { level, strain, doubling, declarer, result, score })
    }

    /// The components, with the remainder of 1 for the one whose weight is `rest`.
    fn with_rest(&mut self, components: Vec<(Option<Exact>, Outcome)>) -> Option<Vec<Component>> {
        let stated: Exact = components.iter().filter_map(|(weight, _)| weight.clone()).sum();
        let rests = components.iter().filter(|(weight, _)| weight.is_none()).count();
        let left = &Exact::ONE - &stated;
        if rests > 1 || (rests == 0 && !left.is_zero()) {
            return self.refuse(NotationErrorKind::WeightsSum(stated));
        }
        let component = |(weight, outcome): (Option<Exact>, Outcome)| {
            let weight = weight.unwrap_or_else(|| left.clone());
            Component { weight, outcome }
        };
        Some(components.into_iter().map(component).collect())
    }
}
