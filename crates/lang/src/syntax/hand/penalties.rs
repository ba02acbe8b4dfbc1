//! Penalties by hand: `10% PP to NS`, `VP penalty: 0.5 to EW`, `kara 10% WE`.

use super::outcome::{self, party};
use super::{Hand, Pair, Rule, Text, child, side};
use crate::diagnostic::Mistake;
use crate::ruling::{Side, Unit};
use pest::Parser;

/// True for the statement of a penalty.
pub(super) fn is_fine(statement: &str) -> bool {
    statement.starts_with("penalty ")
}

/// The part of a `penalty` that is there where a text does not say how much.
pub(in super::super) fn unfinished_penalty(text: &str) -> Option<String> {
    let text = Text::of(text);
    let found = Hand::parse(Rule::unfinished_penalty, &text.plain).ok()?.next()?;
    let side = child(&found, Rule::side_name).map_or("", |side| party(&side).word());
    Some(format!("penalty {side}").trim_end().to_owned())
}

/// `10%` or `0.5 VP` of an `amount` or a `measure`.
pub(super) fn measure(amount: &Pair<'_>) -> Option<String> {
    let of_top = || {
        let share = child(amount, Rule::share).and_then(|share| side::percentage(&share));
        share.or_else(|| child(amount, Rule::percent).map(|percent| side::percent(&percent)))
    };
    let Some(unit) = child(amount, Rule::unit) else { return of_top() };
    let is_half_more = child(amount, Rule::and_half).is_some();
    let number = match child(amount, Rule::number).or_else(|| child(amount, Rule::comma_number)) {
        Some(number) => side::figures(&number),
        None => match child(amount, Rule::count) {
            Some(count) if is_half_more => format!("{}.5", outcome::number(&count)?),
            Some(count) => outcome::number(&count)?.to_string(),
            None => side::decimal(&child(amount, Rule::share)?)?,
        },
    };
    let of_unit = |rule| child(&unit, rule).is_some();
    let unit = match () {
        () if of_unit(Rule::victory_points) => Unit::VictoryPoints,
        () if of_unit(Rule::matchpoints) => Unit::Matchpoints,
        () => Unit::Imps,
    };
    Some(format!("{number} {}", unit.word()))
}

/// `penalty EW 10%`; of either side where none is named.
pub(super) fn penalty(part: &Pair<'_>) -> Option<(Mistake, Vec<String>)> {
    // `VP penalty: 0.5 to EW` has its unit first.
    let amount = measure(&child(part, Rule::amount).unwrap_or_else(|| part.clone()))?;
    let player =
        child(part, Rule::fined_player).and_then(|player| outcome::party_of_seat(&child(&player, Rule::seat)?));
    let side = child(part, Rule::side_name).map(|side| party(&side)).or(player);
    Some(fines(side, child(part, Rule::both_words).is_some(), &amount))
}

/// The penalties of a side, of both, or of either.
pub(super) fn fines(side: Option<Side>, is_of_both: bool, amount: &str) -> (Mistake, Vec<String>) {
    let of = |side: Side| format!("penalty {} {amount}", side.word());
    match side {
        Some(side) => (Mistake::Words, vec![of(side)]),
        None if is_of_both => (Mistake::Statements, vec![Side::BOTH.map(of).join("\n")]),
        None => (Mistake::WhosePenalty, Side::BOTH.map(of).to_vec()),
    }
}
