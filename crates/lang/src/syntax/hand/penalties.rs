//! Penalties by hand: `10% PP to NS`, `VP penalty: 0.5 to EW`, `kara 10% WE`.

use super::joining::{Island, Placed};
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

/// Takes the penalties out of a sentence: one said at once, or its word, side and amount in any order.
pub(super) fn take_fines(placed: &mut Vec<Placed>) -> Option<Vec<Vec<String>>> {
    let mut all = Vec::new();
    let has_word = placed.iter().any(|one| matches!(one.island, Island::PenaltyWord));
    let stands = placed.iter().any(|one| matches!(one.island, Island::Stands | Island::TableResult));
    // `NS fined 5%, EW 10%`
    let is_of_fine =
        |one: &Placed| matches!(one.island, Island::Fine(_) | Island::Side(_) | Island::Weight(_) | Island::Blamed(_));
    let are_fines = placed.iter().all(is_of_fine);
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        if let Island::Fine(fine) = &one.island {
            all.push(fine.clone());
            placed.remove(at);
            continue;
        }
        let is_word = matches!(one.island, Island::PenaltyWord);
        // `table score stands, 1/4 board to NS`; `NS pay 1 VP, EW 1/2 VP`
        let is_share =
            are_fines && !all.is_empty() && matches!(&one.island, Island::Weight(share) if share.ends_with('%'));
        let is_amount =
            !has_word && (stands || !all.is_empty()) && matches!(one.island, Island::Measure(..)) || is_share;
        if is_word || is_amount {
            let count = if is_word { 3 } else { 2 };
            let (start, fine) = fine_around(placed, at, count)?;
            placed.drain(start..start.saturating_add(count).min(placed.len()));
            all.push(fine);
            at = start;
            continue;
        }
        at = at.saturating_add(1);
    }
    Some(all)
}

/// The penalty of so many islands about a place, and where they begin; `None` if it may be that of either side.
fn fine_around(placed: &[Placed], at: usize, count: usize) -> Option<(usize, Vec<String>)> {
    let of = |start: usize| Some((start, fine_of(placed.get(start..start.checked_add(count)?)?, count == 3)?));
    let found: Vec<(usize, Vec<String>)> = (at.saturating_sub(2)..=at).filter_map(of).collect();
    let (start, fine) = found.first()?;
    found.iter().all(|(_, other)| other == fine).then(|| (*start, fine.clone()))
}

/// The penalty that islands are.
fn fine_of(parts: &[Placed], has_word: bool) -> Option<Vec<String>> {
    let (mut side, mut is_both, mut amount, mut words) = (None, false, None, 0);
    for one in parts {
        match &one.island {
            Island::PenaltyWord => words += 1,
            Island::Side(party) | Island::Blamed(party) => side = Some(*party),
            Island::Both => is_both = true,
            Island::Measure(text, _) if !text.starts_with('+') => {
                amount = Some(text.trim_start_matches('-').to_owned())
            }
            Island::Weight(text) if text.ends_with('%') => amount = Some(text.clone()),
            _ => return None,
        }
    }
    let is_whole = (side.is_some() != is_both) && (words == 1) == has_word;
    Some(fines(side, is_both, &amount.filter(|_| is_whole)?).1)
}
