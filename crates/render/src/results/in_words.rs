//! A ruling in words, for those who were not there when it was written: `60% of 4♠ by North made, 40% of one down`.

use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::notation;
use crate::ruling::{Artificial, Component, Contract, Outcome, Ruling, Side, SideRuling, Strain};
use crate::scoring::Universal;

/// A ruling in a sentence or one for each side.
pub(super) fn ruling(locale: Locale, ruling: &Ruling) -> Vec<Text> {
    match ruling {
        Ruling::Both(both) => vec![messages::words_both(locale, side(locale, both))],
        Ruling::Split { ns, ew } => [(Side::NS, ns), (Side::EW, ew)]
            .map(|(whose, given)| {
                let damage = self_inflicted(given).map(|parts| parts.map(|one| outcome(locale, &one.outcome, None)));
                match damage {
                    Some([before, after, obtained]) => messages::words_damage(locale, whose, before, after, obtained),
                    None => messages::words_side(locale, whose, side(locale, given)),
                }
            })
            .into(),
        Ruling::Damage(damage) => {
            let parts = |ruling: &Ruling| {
                let mut sides = Vec::new();
                ruling.for_each_side(&mut |given| sides.push(side(locale, given)));
                Text::joined(sides, &" / ".into())
            };
            let [before, after] = [&damage.before, &damage.after].map(parts);
            let obtained = damage.obtained.as_ref().map(parts).unwrap_or_default();
            vec![messages::words_damage(locale, damage.side, before, after, obtained)]
        }
    }
}

/// The outcomes that a side expected before the infraction, could still have had after it, and obtained, where its weights
/// take away the damage that it did to itself.
pub(super) fn self_inflicted(given: &SideRuling) -> Option<[&Component; 3]> {
    let SideRuling::Assigned(components) = given else { return None };
    let found = Universal::of(components, |one| &one.weight).filter(|found| found.in_full)?;
    Some([found.before, found.after, found.obtained])
}

/// The result at the table, in words.
pub(super) fn obtained(locale: Locale, obtained: &Ruling) -> Text {
    match obtained {
        Ruling::Both(both) => side(locale, both),
        other => Text::joined(ruling(locale, other), &" ".into()),
    }
}

fn side(locale: Locale, given: &SideRuling) -> Text {
    match given {
        SideRuling::Artificial(given) => artificial(locale, given),
        SideRuling::Assigned(components) => match components.as_slice() {
            [only] => outcome(locale, &only.outcome, None),
            several => weighted(locale, several),
        },
    }
}

fn artificial(locale: Locale, given: &Artificial) -> Text {
    match given {
        Artificial::AveragePlus => messages::words_average_plus(locale),
        Artificial::Average => messages::words_average(locale),
        Artificial::AverageMinus => messages::words_average_minus(locale),
        Artificial::Share(share) => messages::words_share(locale, figures::weight(locale, share)),
        Artificial::Imps(_) => notation::artificial(locale, given),
    }
}

/// Each outcome with its weight; a contract that stood just before it is not named again.
fn weighted(locale: Locale, components: &[Component]) -> Text {
    let mut before = None;
    let mut parts = Vec::new();
    for Component { weight, outcome: one } in components {
        let words = outcome(locale, one, before);
        parts.push(messages::words_weighted(locale, figures::weight(locale, weight), words));
        before = Some(one);
    }
    Text::joined(parts, &messages::list_separator(locale))
}

fn outcome(locale: Locale, outcome: &Outcome, before: Option<&Outcome>) -> Text {
    match outcome {
        Outcome::Score(score) => messages::words_score(locale, figures::score(*score)),
        Outcome::PassedOut => messages::words_passed_out(locale),
        Outcome::Claimed { .. } => notation::ruling(locale, outcome),
        Outcome::Contract { contract, .. } => {
            let result = result(locale, contract);
            match before {
                // `40% of one down` reads well, `40% of made` does not.
                Some(Outcome::Contract { contract: before, .. })
                    if named(before) == named(contract) && contract.result() < 0 =>
                {
                    result
                }
                _ => {
                    let declarer = figures::seat(locale, contract.declarer());
                    messages::words_contract(locale, name(locale, contract), declarer, result)
                }
            }
        }
    }
}

/// The name of a contract, without its result.
fn named(contract: &Contract) -> impl PartialEq {
    (contract.level(), contract.strain(), contract.doubling(), contract.declarer())
}

fn name(locale: Locale, contract: &Contract) -> Text {
    let strain = match contract.strain() {
        Strain::NoTrump => messages::no_trump(locale),
        suit => Text::from(suit.to_string()),
    };
    let name = format!("{}{}{}", contract.level(), strain.unmarked(), contract.doubling());
    Text::new(SpanKind::Ruling, name)
}

/// `made`, `made with two overtricks`, `one down`.
fn result(locale: Locale, contract: &Contract) -> Text {
    let tricks = contract.result().unsigned_abs();
    match contract.result() {
        0 => messages::words_made(locale),
        1.. => messages::words_over(locale, tricks),
        _ => messages::words_down(locale, tricks),
    }
}
