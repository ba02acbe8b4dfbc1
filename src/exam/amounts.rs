//! Figures as candidates write them: `9,8 pkt`, `9 1/3`, `15.5 of 20`, and two of them, NS's first.

use crate::number::Exact;
use crate::ruling::{Artificial, Side};
use crate::scoring::Sides;
use crate::syntax::vulgar_fraction;

/// The units that may follow a figure, and the unit of the language for each.
const UNITS: [(&str, &str); 18] = [
    ("%", "%"),
    ("MP", " MP"),
    ("MPs", " MP"),
    // Matchpoints, as the PZBS abbreviates them.
    ("PT", " MP"),
    ("IMP", " IMP"),
    ("IMPs", " IMP"),
    ("IMPy", " IMP"),
    ("IMPów", " IMP"),
    ("VP", " VP"),
    ("VPs", " VP"),
    // Points, whichever they are.
    ("pt", ""),
    ("pts", ""),
    ("pkt", ""),
    ("point", ""),
    ("points", ""),
    ("punkt", ""),
    ("punkty", ""),
    ("punktów", ""),
];

/// Words between a figure and the top that it is of.
const OF: [&str; 3] = ["of", "z", "na"];

/// A figure without a side.
#[derive(Debug, Clone)]
pub(super) struct Amount<'a> {
    /// The sign and `~`, as written.
    sign: &'a str,
    /// The number as the language has it: a decimal with a point, or a fraction.
    number: String,
    /// The unit as the language has it, with a blank where it asks for one; empty if none is written.
    unit: &'static str,
}

impl<'a> Amount<'a> {
    /// The figure that a text begins with, and the rest of the text.
    pub fn read(text: &'a str) -> Option<(Self, &'a str)> {
        let starts = |c: char| c.is_ascii_digit() || vulgar_fraction(c).is_some();
        let digit = text.find(starts)?;
        let before = text.get(..digit)?;
        // `.3` and `,3` are 0.3.
        let sign = before.strip_suffix(['.', ',']).unwrap_or(before);
        // The language judges every other sign.
        if !sign.chars().all(|c| matches!(c, ' ' | '+' | '~' | '≈' | '-' | '−' | '\u{2010}'..='\u{2015}')) {
            return None;
        }
        let (number, rest) = number(text.get(sign.len()..)?)?;
        let (unit, rest) = unit(rest)?;
        let rest = of_a_top(rest).unwrap_or(rest);
        Some((Self { sign: sign.trim(), number, unit }, rest))
    }

    /// `NS 9.8 MP`
    pub fn of(&self, side: &str) -> String {
        format!("{side} {}{}{}", self.sign, self.number, self.unit)
    }

    /// The same in this unit.
    fn with(&self, unit: &'static str) -> Self {
        Self { unit, ..self.clone() }
    }

    /// Returns whether it states its unit, and this is not the other's.
    pub fn is_in_another(&self, other: &Self) -> bool {
        !self.unit.is_empty() && !other.unit.is_empty() && self.unit != other.unit
    }

    /// The value of a whole number.
    fn whole(&self) -> Option<u32> {
        self.number.parse().ok()
    }
}

/// Figures of which it is not written whose they are, and whether they may be those of both sides too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sideless {
    /// The text as written.
    pub written: String,
    /// The answer that they are as North-South's, and as East-West's.
    pub of: Sides<String>,
    /// True for `9,8`, which may be 9 and 8 or 9.8.
    pub may_be_both: bool,
}

/// `13,7 MP`, `9.8`, `9 IMP / 13 VP`: one figure, or one in each of two units, as far as it can be no score and no artificial
/// percentage.
pub(super) fn sideless(text: &str) -> Option<Sideless> {
    let found = amounts(text)?;
    let is_figure = |amount: &Amount<'_>| match amount.whole() {
        Some(whole) if amount.unit.is_empty() => (1..SMALLEST_SCORE).contains(&whole),
        _ => amount.unit != "%",
    };
    let is_one = match found.as_slice() {
        [one] => is_figure(one),
        [one, other] => !one.unit.is_empty() && !other.unit.is_empty() && one.unit != other.unit,
        _ => false,
    };
    let of = |side: Side| {
        let name = side.to_string();
        found.iter().map(|amount| amount.of(&name)).collect::<Vec<_>>().join(", ")
    };
    let written = text.trim().to_owned();
    is_one.then(|| Sideless { written, of: Sides::of(of), may_be_both: both(text).is_some() })
}

/// Figures and nothing else, each behind a comma, a slash, a bracket or a blank.
fn amounts(text: &str) -> Option<Vec<Amount<'_>>> {
    let mut found = Vec::new();
    let mut rest = text.trim().trim_end_matches(['.', ';', ')']);
    while !rest.is_empty() {
        let (amount, behind) = Amount::read(rest)?;
        found.push(amount);
        if found.len() > MOST_AMOUNTS {
            return None;
        }
        rest = behind_mark(behind);
    }
    (!found.is_empty()).then_some(found)
}

/// Figures without a side in one answer, at most: both sides' in two units.
const MOST_AMOUNTS: usize = 4;

/// The text behind what parts two figures of one answer.
pub(super) fn behind_mark(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '(' | ')' | '|' | '='))
}

/// `9.8 / 8.2`, `13-7`, `13 7`, `10,31 : 5,40 VP` as `NS 9.8, EW 8.2`: the figures of both sides, as far as they can be no
/// scores and no artificial percentages.
pub(super) fn both(text: &str) -> Option<String> {
    let text = text.trim();
    let Some((ns, ew)) = parted(text) else { return in_two_units(text) };
    let unit = if ew.unit.is_empty() { ns.unit } else { ew.unit };
    let is_average = |percent: u32| {
        let given = Artificial::of_share(Exact::percent(percent.into()));
        !matches!(given, Artificial::Share(_))
    };
    let are_figures = match (ns.whole(), ew.whole(), unit) {
        (Some(ns), Some(ew), "%") => [ns, ew].into_iter().any(|share| !is_average(share)),
        (Some(one), Some(other), "") => {
            let is_bare = ns.sign.is_empty() && ew.sign.is_empty();
            one.max(other) < SMALLEST_SCORE || (is_bare && one.max(other) <= 100)
        }
        _ => true,
    };
    let of = |amount: &Amount<'_>, side| Amount { unit, ..amount.clone() }.of(side);
    // `60%/40` says two things.
    let is_of_one_unit = ns.unit == ew.unit || (ns.unit.is_empty() && unit != "%");
    (are_figures && is_of_one_unit).then(|| format!("{}, {}", of(&ns, "NS"), of(&ew, "EW")))
}

/// `+1.2 IMP (10.31 VP) / -1.2 IMP (5.40 VP)`, `+1.2 / -1.2 IMP, 10.31 / 5.40 VP`: the figures of both sides in two units.
fn in_two_units(text: &str) -> Option<String> {
    let found = amounts(text)?;
    let [one, two, three, four] = found.as_slice() else { return None };
    let (ns, ew) = match [one.unit, two.unit, three.unit, four.unit] {
        [first, second, third, fourth] if !first.is_empty() && [first, second] == [third, fourth] => {
            ([one.clone(), two.clone()], [three.clone(), four.clone()])
        }
        // The unit behind the second figure is that of both.
        [first, second, third, fourth] if ["", second].contains(&first) && ["", fourth].contains(&third) => {
            ([one.with(second), three.with(fourth)], [two.with(second), four.with(fourth)])
        }
        _ => return None,
    };
    let are_apart = ns.iter().all(|amount| !amount.unit.is_empty()) && ns.first()?.unit != ns.last()?.unit;
    let of = |amounts: &[Amount<'_>], side| amounts.iter().map(|one| one.of(side)).collect::<Vec<_>>().join(", ");
    are_apart.then(|| format!("{}, {}", of(&ns, "NS"), of(&ew, "EW")))
}

/// The least that a side can score.
const SMALLEST_SCORE: u32 = 50;

/// Two figures and nothing else.
fn parted(text: &str) -> Option<(Amount<'_>, Amount<'_>)> {
    // A slash between two whole numbers is no fraction here: nobody has a single figure.
    if let Some((ns, ew)) = text.split_once('/') {
        let alone = |text| Amount::read(text).filter(|(_, rest): &(_, &str)| rest.trim().is_empty());
        if let (Some((ns, _)), Some((ew, _))) = (alone(ns), alone(ew)) {
            return Some((ns, ew));
        }
    }
    let (bare, own) = before_unit(text);
    if let Some((ns, ew)) = halves(bare) {
        let alone = |text| Amount::read(text).filter(|(_, rest): &(_, &str)| rest.trim().is_empty());
        return Some((alone(ns)?.0, Amount { unit: own, ..alone(ew)?.0 }));
    }
    let (ns, rest) = Amount::read(text)?;
    let blank = rest.len().saturating_sub(rest.trim_start().len());
    // `13 7`: a blank alone parts two figures as well.
    if blank > 0 && rest.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
        return Amount::read(rest).filter(|(_, end)| end.trim().is_empty()).map(|(ew, _)| (ns, ew));
    }
    let sign = rest.trim_start().chars().next()?;
    let behind = rest.trim_start().get(sign.len_utf8()..)?;
    let (ew, rest) = Amount::read(behind)?;
    let is_parted = match sign {
        '/' | ':' | ';' => true,
        // A comma without a blank may be that of a decimal.
        ',' => {
            behind.starts_with([' ', '+', '-', '−', '–'])
                || (ns.number.contains('.') && !text.contains([' ', '\t']) && one_comma(text))
        }
        // Else the dash is the sign of what follows.
        '-' | '–' | '—' | '−' => {
            let blanks = [blank > 0, behind.starts_with([' ', '\t'])];
            let are_unsigned = ns.sign.is_empty() && ew.sign.is_empty();
            (are_unsigned && blanks[0] == blanks[1]) || (!ew.sign.is_empty() && blanks == [true; 2])
        }
        _ => false,
    };
    (is_parted && rest.trim_end_matches(['.', ';']).trim().is_empty()).then_some((ns, ew))
}

/// A text before the unit at its end, and the unit.
fn before_unit(text: &str) -> (&str, &'static str) {
    let digit = text.rfind(|c: char| c.is_ascii_digit()).map_or(0, |at| at.saturating_add(1));
    match text.split_at_checked(digit).map(|(bare, behind)| (bare, unit(behind))) {
        Some((bare, Some((unit, rest)))) if rest.trim().is_empty() => (bare, unit),
        _ => (text, ""),
    }
}

/// `13,7` and `10,1,7,9` at the comma between the sides: one figure alone is no answer, and of four numbers two are decimals.
fn halves(text: &str) -> Option<(&str, &str)> {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split(',').collect();
    let first = parts.first()?.trim_start_matches(['+', '-', '−', '–']);
    if !is_number(first) || !parts.iter().skip(1).all(|part| is_number(part)) {
        return None;
    }
    let at = match parts.as_slice() {
        [ns, _] => ns.len(),
        [whole, part, _, _] => whole.len().saturating_add(part.len()).saturating_add(1),
        _ => return None,
    };
    Some((text.get(..at)?, text.get(at.saturating_add(1)..)?))
}

fn one_comma(text: &str) -> bool {
    text.matches(',').count() == 1
}

/// A decimal, a fraction or a mixed number, and the rest of the text.
fn number(text: &str) -> Option<(String, &str)> {
    let mut length = 0_usize;
    let mut mark = None;
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let goes_on = characters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
        match character {
            _ if character.is_ascii_digit() => {}
            '.' | ',' | '/' if goes_on && mark.is_none() => mark = Some(character),
            _ => break,
        }
        length = at.saturating_add(character.len_utf8());
    }
    let (plain, rest) = text.split_at_checked(length)?;
    if mark.is_none()
        && let Some((above, below, rest)) = fraction(rest)
    {
        let whole: u64 = if plain.is_empty() { 0 } else { plain.parse().ok()? };
        let above = whole.checked_mul(below)?.checked_add(above)?;
        return Some((format!("{above}/{below}"), rest));
    }
    let plain = plain.replace(',', ".");
    let plain = if plain.starts_with('.') { format!("0{plain}") } else { plain };
    (!plain.is_empty()).then_some((plain, rest))
}

/// The part of a mixed number behind its whole: ` 1/3`, `½`.
fn fraction(text: &str) -> Option<(u64, u64, &str)> {
    let own = text.trim_start();
    if let Some((above, below)) = own.chars().next().and_then(vulgar_fraction) {
        return Some((above.into(), below.into(), own.get(own.chars().next()?.len_utf8()..)?));
    }
    let is_apart = own.len() < text.len();
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (above, rest) = own.split_at_checked(digits(own))?;
    let rest = rest.strip_prefix('/').filter(|_| is_apart)?;
    let (below, rest) = rest.split_at_checked(digits(rest))?;
    let (above, below): (u64, u64) = (above.parse().ok()?, below.parse().ok()?);
    (above < below).then_some((above, below, rest))
}

/// The unit that a text begins with, or none before another side or a top; `None` if a word is no unit.
fn unit(text: &str) -> Option<(&'static str, &str)> {
    let behind = text.trim_start();
    let letters = behind.find(|c: char| !(c.is_alphabetic() || c == '%')).unwrap_or(behind.len());
    let (unit, after) = behind.split_at_checked(letters)?;
    let named = |same: &dyn Fn(&str) -> bool| UNITS.iter().find(|(known, _)| same(known)).map(|(_, unit)| *unit);
    // `PT` and `pt` differ by their capitals alone.
    let known = named(&|known| known == unit).or_else(|| named(&|known| known.to_lowercase() == unit.to_lowercase()));
    match known {
        Some(known) => Some((known, after.strip_prefix('.').unwrap_or(after))),
        None if unit.is_empty() || side(behind).is_some() || joins(unit) || of_a_top(behind).is_some() => {
            Some(("", text))
        }
        None => None,
    }
}

/// Returns whether a word joins the figures of both sides.
fn joins(word: &str) -> bool {
    ["and", "i", "oraz"].contains(&word.to_lowercase().as_str())
}

/// The text behind the top of a figure: ` of 20`.
fn of_a_top(text: &str) -> Option<&str> {
    let rest = OF.iter().find_map(|of| word(text.trim_start(), of))?.trim_start();
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    (digits > 0).then(|| rest.get(digits..))?
}

/// The side that a text begins with, and the rest of the text.
pub(super) fn side(text: &str) -> Option<(&'static str, &str)> {
    let names = ["NS", "N-S", "N/S"].map(|own| (own, "NS")).into_iter();
    let names = names.chain(["EW", "E-W", "E/W", "WE", "W-E", "W/E"].map(|own| (own, "EW")));
    names.into_iter().find_map(|(own, side)| Some((side, word(text, own)?)))
}

/// The text behind the separator of two sides' figures.
pub(super) fn behind_parting(text: &str) -> &str {
    let own = text.trim_start();
    let joined = own.split_once(char::is_whitespace).filter(|(word, _)| joins(word)).map(|(_, rest)| rest);
    let parted =
        || own.strip_prefix([',', ';', '/', '&', '-', '–', '—', ':']).filter(|rest| side(rest.trim_start()).is_some());
    joined.or_else(parted).or_else(|| own.strip_prefix([',', ';', '/'])).unwrap_or(own).trim_start()
}

/// The text behind a word, in capitals or not.
pub(super) fn word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    behind(text, word).filter(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// The text behind letters, in capitals or not.
pub(super) fn behind<'a>(text: &'a str, letters: &str) -> Option<&'a str> {
    let (own, rest) = text.split_at_checked(letters.len())?;
    (own.to_lowercase() == letters.to_lowercase()).then_some(rest)
}
