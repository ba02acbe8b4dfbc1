//! The facts that the words for an irregularity hold: `West bid 1♥ over 1♠`, `East led the ♥6 out of turn`. They answer
//! questions of its procedure, and who it was; whatever may be another's is asked.

use super::answer::by;
use crate::messages::Locale;
use crate::procedure::{By, Kind, Procedure};
use crate::procedures::phrases;
use crate::source::FileId;
use crate::syntax::{self, tree::Fact};

/// The beginnings of words for players as they sit to another: the player who is named first may then not be the offender.
const BESIDE: [&str; 20] = [
    "lho",
    "rho",
    "partner",
    "pard",
    "opp",
    "declar",
    "dummy",
    "defend",
    "dealer",
    "neighbour",
    "przeciw",
    "dziad",
    "rozgryw",
    "obroń",
    "prawy",
    "prawe",
    "lewy",
    "lewego",
    "rozdaj",
    "sąsia",
];

/// The name under which the offender is asked for.
pub(super) const BY: &str = "by";

/// The two questions about a bid that was too low.
const BID: &str = "bid";
const OVER: &str = "over";

/// The answers that words hold, as rows of an incident.
pub(super) fn rows(procedure: &Procedure, words: &str) -> Vec<Fact> {
    let mut answers = match procedure.questions().next() {
        Some((node, Kind::Call)) if node.name == BID => match phrases::bid_too_low(words) {
            Some((bid, over)) => vec![(BID, bid), (OVER, over)],
            None => Vec::new(),
        },
        Some((node, Kind::Card)) => phrases::only_card(words).map(|card| (node.name, card)).into_iter().collect(),
        _ => Vec::new(),
    };
    answers.extend(phrases::answers(procedure.name, words));
    answers.sort_by_key(|(question, _)| procedure.questions().position(|(node, _)| node.name == *question));
    let read = |(question, answer)| syntax::parse_fact(FileId::default(), &format!("{question}: {answer}")).ok();
    answers.into_iter().filter_map(read).collect()
}

/// The player whom words begin with, if they name no other.
pub(super) fn offender(words: &str, locale: Locale) -> Option<By> {
    let parts = |c: char| !c.is_alphanumeric();
    let mut named = words.split(parts).filter(|word| !word.is_empty());
    let first = named.next()?;
    // `W lewie` is no West.
    if locale == Locale::Pl && first.eq_ignore_ascii_case("w") || words.trim_start().starts_with(&format!("{first}'")) {
        return None;
    }
    let is_other = |word: &str| {
        let word = word.to_lowercase();
        matches!(by(&word), Some(By::Seat(_))) || BESIDE.iter().any(|beginning| word.starts_with(beginning))
    };
    // `North bid 2♠ over West's 2NT` names the one who was overcalled.
    let mut named = named.take_while(|word| !word.eq_ignore_ascii_case("over"));
    match by(first) {
        Some(seat @ By::Seat(_)) if !named.any(is_other) => Some(seat),
        _ => None,
    }
}
