//! Reads rulings in the canonical notation, which files of this program have: whatever
//! [`Ruling`] writes of itself can be read again.

use redress_core::number::{Exact, parse_decimal};
use redress_core::ruling::{
    Artificial, Component, Damage, Doubling, Outcome, Ruling, Seat, Side, SideRuling, Strain, WrittenContract,
};

/// The depth to which damage within damage is read.
const MAX_DEPTH: u32 = 8;

/// The ruling of a text: `+620`, `A+/A-`, `(60% +620 & 40% -100)`, `damage NS before +620 after -100`.
#[must_use]
pub fn read(text: &str) -> Option<Ruling> {
    let mut rest = Rest { text: text.trim(), depth: 0 };
    let ruling = rest.ruling()?;
    rest.text.trim().is_empty().then_some(ruling)
}

/// The contract of a text: `4♥x-1 W`, `4♠= N (+420)`; parts may be missing.
#[must_use]
pub fn read_contract(text: &str) -> Option<WrittenContract> {
    let mut rest = Rest { text: text.trim(), depth: 0 };
    let contract = rest.contract()?;
    rest.text.is_empty().then_some(contract)
}

/// The text that is not read yet.
struct Rest<'t> {
    text: &'t str,
    depth: u32,
}

impl<'t> Rest<'t> {
    /// Takes a sign or a word, if it comes next.
    fn take(&mut self, sign: &str) -> bool {
        let rest = self.text.strip_prefix(sign);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    /// Takes as long as the characters are of these, and at least one.
    fn take_while(&mut self, of: impl Fn(char) -> bool) -> Option<&'t str> {
        let end = self.text.find(|c| !of(c)).unwrap_or(self.text.len());
        let (taken, rest) = self.text.split_at_checked(end)?;
        self.text = rest;
        (!taken.is_empty()).then_some(taken)
    }

    /// Tries to read something, and takes nothing if it cannot be read.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.text;
        let found = read(self);
        if found.is_none() {
            self.text = before;
        }
        found
    }

    fn ruling(&mut self) -> Option<Ruling> {
        if self.take("damage ") {
            return self.damage();
        }
        let ns = self.side()?;
        if self.take("/") { Some(Ruling::Split { ns, ew: self.side()? }) } else { Some(Ruling::Both(ns)) }
    }

    fn damage(&mut self) -> Option<Ruling> {
        self.depth = self.depth.checked_add(1).filter(|depth| *depth <= MAX_DEPTH)?;
        let side = if self.take("NS ") { Side::NS } else { self.take("EW ").then_some(Side::EW)? };
        let before = self.take("before ").then(|| self.ruling())??;
        let after = self.take(" after ").then(|| self.ruling())??;
        let obtained = if self.take(" obtained ") { Some(self.ruling()?) } else { None };
        Some(Ruling::Damage(Box::new(Damage { side, before, after, obtained })))
    }

    fn side(&mut self) -> Option<SideRuling> {
        if let Some(artificial) = self.attempt(Self::artificial) {
            return Some(SideRuling::Artificial(artificial));
        }
        if !self.take("(") {
            let outcome = self.outcome()?;
            return Some(SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome }]));
        }
        let mut components = Vec::new();
        loop {
            components.push(self.component()?);
            if !self.take(" & ") {
                break;
            }
        }
        self.take(")").then_some(())?;
        Some(SideRuling::Assigned(with_rest(components)?))
    }

    /// An outcome with its weight; no weight for `rest`.
    fn component(&mut self) -> Option<(Option<Exact>, Outcome)> {
        if self.take("rest ") {
            return Some((None, self.outcome()?));
        }
        let weight = self.attempt(|rest| {
            let number = rest.number()?;
            let weight = if rest.take("%") { &number * &Exact::percent(1) } else { number };
            rest.take(" ").then_some(weight)
        });
        Some((Some(weight.unwrap_or(Exact::ONE)), self.outcome()?))
    }

    fn artificial(&mut self) -> Option<Artificial> {
        for (name, given) in
            [("A+", Artificial::AveragePlus), ("A-", Artificial::AverageMinus), ("A", Artificial::Average)]
        {
            if self.take(name) {
                return Some(given);
            }
        }
        let number = self.number()?;
        if self.take("%") {
            return Some(Artificial::Share(&number * &Exact::percent(1)));
        }
        self.take(" IMP").then_some(Artificial::Imps(number))
    }

    /// A decimal or a fraction, with a sign or without.
    fn number(&mut self) -> Option<Exact> {
        let sign = if self.take("-") { "-" } else { "" };
        if sign.is_empty() {
            self.take("+");
        }
        let digits = self.take_while(|c| c.is_ascii_digit() || c == '.')?;
        let number = parse_decimal(&format!("{sign}{digits}")).ok()?;
        // Between the sides a slash comes before a sign, a letter or a percentage, not before a fraction's bottom.
        let below = self.attempt(|rest| {
            let below = rest.take("/").then(|| rest.take_while(|c| c.is_ascii_digit()))??;
            (rest.text.starts_with(['%', ' ']) && !digits.contains('.')).then(|| parse_decimal(below).ok())?
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
        if let Some(contract) = self.attempt(Self::contract) {
            return contract.outcome().ok();
        }
        self.score().map(Outcome::Score)
    }

    fn score(&mut self) -> Option<i32> {
        self.attempt(|rest| {
            let sign = if rest.take("-") { "-" } else { "" };
            let signed = !sign.is_empty() || rest.take("+");
            let digits = rest.take_while(|c| c.is_ascii_digit()).filter(|digits| digits.len() <= 9)?;
            (signed || digits == "0").then(|| format!("{sign}{digits}").parse().ok())?
        })
    }

    fn contract(&mut self) -> Option<WrittenContract> {
        let level = self.text.chars().next()?.to_digit(10).filter(|level| (1..=7).contains(level))?;
        self.text = self.text.get(1..)?;
        let strains = [
            ("NT", Strain::NoTrump),
            ("♠", Strain::Spades),
            ("♥", Strain::Hearts),
            ("♦", Strain::Diamonds),
            ("♣", Strain::Clubs),
        ];
        let strain = strains.into_iter().find(|(name, _)| self.take(name))?.1;
        let doubling = if self.take("xx") {
            Doubling::Redoubled
        } else if self.take("x") {
            Doubling::Doubled
        } else {
            Doubling::Undoubled
        };
        let result = if self.take("=") {
            Some(0)
        } else {
            self.score().or_else(|| self.attempt(|rest| rest.take(" ").then(|| rest.score())?))
        };
        let declarer = self.attempt(|rest| rest.take(" ").then(|| rest.seat())?);
        let score = self.attempt(|rest| {
            let score = rest.take(" (").then(|| rest.score())??;
            rest.take(")").then_some(score)
        });
        let level = u8::try_from(level).ok()?;
        Some(WrittenContract { level, strain, doubling, declarer, result, score })
    }

    fn seat(&mut self) -> Option<Seat> {
        Seat::North.clockwise().into_iter().find(|seat| self.take(&seat.to_string()))
    }
}

/// The components, with the remainder of 1 for the one whose weight is `rest`.
fn with_rest(components: Vec<(Option<Exact>, Outcome)>) -> Option<Vec<Component>> {
    let stated: Exact = components.iter().filter_map(|(weight, _)| weight.clone()).sum();
    let rests = components.iter().filter(|(weight, _)| weight.is_none()).count();
    let left = &Exact::ONE - &stated;
    let component = |(weight, outcome): (Option<Exact>, Outcome)| {
        let weight = weight.unwrap_or_else(|| left.clone());
        Component { weight, outcome }
    };
    let whole = rests == 1 || (rests == 0 && left.is_zero());
    whole.then(|| components.into_iter().map(component).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "+620",
            "-100",
            "0",
            "pass",
            "A+/A-",
            "A",
            "70%/30%",
            "100/3%/60%",
            "+3 IMP/-1/3 IMP",
            "(60% +620 & 40% -100)",
            "(1/3 +620 & 2/3 -100)",
            "(+620)/(-50)",
            "(60% 4♠= N & 40% 4♠-1 N)/A-",
            "4♥x-1 W (-100)",
            "4♥x +500",
            "damage NS before +620 after (50% +620 & 50% -100) obtained -100",
        ] {
            assert_eq!(read(text).map(|ruling| ruling.to_string()).as_deref(), Some(text));
        }
        assert_eq!(read("4♠= N").map(|ruling| ruling.to_string()).as_deref(), Some("4♠= N"));
    }

    #[test]
    fn what_is_no_ruling_is_none() {
        for text in
            ["", "620", "(60% +620)", "(60% +620 & 50% -100)", "A++", "+620/", "8♠= N", "damage before +1", "(", "é"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        let deep = "damage NS before ".repeat(1000) + "0";
        assert_eq!(read(&deep), None);
    }

    #[test]
    fn contracts_may_lack_their_parts() {
        for text in ["4♠", "3NTxx", "4♠= N", "2♦-2", "1NT E"] {
            assert_eq!(read_contract(text).map(|contract| contract.to_string()).as_deref(), Some(text));
        }
        assert_eq!(read_contract("4♠= N."), None);
    }
}
