//! The facts that the words for an irregularity hold: `West bid 1♥ over 1♠`, `East led the ♥6 out of turn`. They answer
//! questions of its procedure, and who it was; whatever may be another's is asked.

use crate::messages::Locale;
use crate::procedure::{Kind, Procedure};
use crate::procedures::phrases;
use crate::source::FileId;
use crate::syntax::{self, tree::Fact};

/// The name under which the offender is asked for.
pub(super) const BY: &str = "by";

/// The two questions about a bid that was too low.
const BID: &str = "bid";
const OVER: &str = "over";

/// The question whose turn it was, and the one whose hand it is.
const TURN: &str = "turn";
const SEAT: &str = "seat";

/// The answers that words hold, as rows of an incident.
pub(super) fn rows(procedure: &Procedure, words: &str, locale: Locale) -> Vec<Fact> {
    let mut answers = match procedure.questions().next() {
        Some((node, Kind::Call)) if node.name == BID => match phrases::bid_too_low(words) {
            Some((bid, over)) => vec![(BID, bid), (OVER, over)],
            None => Vec::new(),
        },
        Some((node, Kind::Card)) => phrases::only_card(words).map(|card| (node.name, card)).into_iter().collect(),
        _ => Vec::new(),
    };
    answers.extend(phrases::answers(procedure.name, &phrases::deed(words, locale)));
    let turn = procedure.question(TURN).and_then(|_| phrases::turn(words, locale));
    answers.extend(turn.map(|seat| (TURN, seat.to_string())));
    let hand = procedure.question(SEAT).and_then(|_| phrases::offender(words, locale));
    answers.extend(hand.map(|seat| (SEAT, seat.to_string())));
    answers.sort_by_key(|(question, _)| procedure.questions().position(|(node, _)| node.name == *question));
    let read = |(question, answer)| syntax::parse_fact(FileId::default(), &format!("{question}: {answer}")).ok();
    answers.into_iter().filter_map(read).collect()
}
