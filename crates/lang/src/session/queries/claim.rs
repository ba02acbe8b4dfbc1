//! The cards left at a claim: rows of an incident that no question asks for.

use super::super::scope::Scope;
use crate::claim::{Position, PositionError};
use crate::diagnostic::{Diagnostic, Problem};
use crate::procedure::{Answer, CardsLeft, Facts, Kind, Procedure};
use crate::ruling::{Card, Deal, Seat};
use crate::source::Span;
use crate::syntax::tree::{self, FactAnswer, IncidentRow};

/// The rows: the cards left, the player on lead, the cards of the current trick, the cards that the statement named, and
/// whether suits are played from the top down.
pub const CLAIM_ROWS: [&str; 5] = ["left", "on-lead", "trick", "line", "top-down"];

/// The words for all the tricks that remained.
const ALL: [&str; 2] = ["all", "rest"];

/// Returns true for a row about the cards left, in a procedure of claims.
pub(super) fn is_claim_row(procedure: &Procedure, name: &str) -> bool {
    procedure.questions().any(|(_, kind)| *kind == Kind::Claimed) && CLAIM_ROWS.contains(&name.to_lowercase().as_str())
}

/// The row of a name.
fn row<'a>(written: &'a tree::Incident, name: &str) -> Option<&'a tree::Fact> {
    written.rows.iter().find_map(|row| match row {
        IncidentRow::Fact(fact) if fact.question.node.eq_ignore_ascii_case(name) => Some(fact),
        IncidentRow::Fact(_) | IncidentRow::Poll(_) => None,
    })
}

/// The deal that the cards left are, of all four hands. Every hand may have its seat before it, in any order.
fn deal(text: &str) -> Option<Deal> {
    let mut hands: Vec<(Seat, String)> = Vec::new();
    for word in text.split_whitespace() {
        let (before, after) = word.split_once(':').unwrap_or(("", word));
        match (Seat::named(before), hands.last_mut()) {
            (Some(seat), _) => hands.push((seat, after.to_owned())),
            (None, Some((_, held))) if before.is_empty() => *held = format!("{held} {after}"),
            _ => {
                hands.clear();
                break;
            }
        }
    }
    let of = |seat: Seat| hands.iter().find(|(own, _)| *own == seat).map(|(_, held)| hand(held));
    let labelled: Option<Vec<String>> = Seat::North.clockwise().into_iter().map(of).collect();
    let deal = Deal::parse(&labelled.map_or_else(|| text.to_owned(), |hands| format!("N:{}", hands.join(" ")))).ok()?;
    Seat::North.clockwise().into_iter().all(|seat| deal.is_known(seat)).then_some(deal)
}

/// A hand as a deal has it: `♠54 ♣32` and `♠54, ♥–, ♦10` may have their suits named, and the Polish letters are known.
fn hand(held: &str) -> String {
    let held = held.replace("10", "T").replace(['D', 'd'], "Q").replace(['W', 'w'], "J");
    let of_suit = |symbol: char| {
        let ranks = held.split(symbol).nth(1)?.split(['♠', '♥', '♦', '♣']).next()?;
        Some(ranks.chars().filter(|rank| rank.is_ascii_alphanumeric()).collect::<String>())
    };
    if !held.contains(['♠', '♥', '♦', '♣']) {
        return held.trim().to_owned();
    }
    ['♠', '♥', '♦', '♣'].map(|symbol| of_suit(symbol).unwrap_or_default()).join(".")
}

/// The seat that a row names.
fn seat(row: &tree::Fact) -> Result<Seat, Vec<Diagnostic>> {
    let named = match row.answers.as_slice() {
        [tree::Spanned { node: FactAnswer::Word(word), .. }] => Seat::named(word),
        _ => None,
    };
    named.ok_or_else(|| refuse(row, "N, E, S, W"))
}

/// The cards that a row names.
fn cards(row: &tree::Fact) -> Result<Vec<Card>, Vec<Diagnostic>> {
    let card = |answer: &tree::Spanned<FactAnswer>| match &answer.node {
        FactAnswer::Action(action) => action.parse().map_err(|_| refuse(row, "♠A, ♥5")),
        _ => Err(refuse(row, "♠A, ♥5")),
    };
    row.answers.iter().map(card).collect()
}

fn is_yes(row: &tree::Fact) -> Result<bool, Vec<Diagnostic>> {
    match row.answers.as_slice() {
        [tree::Spanned { node: FactAnswer::Word(word), .. }] if ["yes", "no"].contains(&word.as_str()) => {
            Ok(word == "yes")
        }
        _ => Err(refuse(row, "yes, no")),
    }
}

fn refuse(row: &tree::Fact, wanted: &str) -> Vec<Diagnostic> {
    let question = CLAIM_ROWS.into_iter().find(|name| row.question.node.eq_ignore_ascii_case(name));
    let problem = Problem::IncidentAnswer { question: question.unwrap_or("left"), wanted: wanted.to_owned() };
    vec![Diagnostic::at(row.answers.first().map_or(row.span, |first| first.span), problem)]
}

/// The cards left that a row reports.
fn left(row: &tree::Fact) -> Result<Deal, Vec<Diagnostic>> {
    let example = "\"N:A2... E:K3... S:QJ... W:54...\"";
    let deal = row.reason.as_ref().filter(|_| row.answers.is_empty()).and_then(|text| deal(&text.node));
    deal.ok_or_else(|| refuse(row, example))
}

/// Returns true if all the tricks that remained were claimed, without their number.
pub(super) fn is_all(kind: &Kind, row: &tree::Fact) -> bool {
    let is_all = |word: &str| ALL.iter().any(|all| word.eq_ignore_ascii_case(all));
    *kind == Kind::Claimed
        && matches!(row.answers.as_slice(), [tree::Spanned { node: FactAnswer::Word(word), .. }] if is_all(word))
}

/// Checks a row about the cards left by itself.
pub(super) fn read(row: &tree::Fact) -> Result<(), Vec<Diagnostic>> {
    match row.question.node.to_lowercase().as_str() {
        "left" => left(row).map(drop),
        "on-lead" => seat(row).map(drop),
        "top-down" => is_yes(row).map(drop),
        _ => cards(row).map(drop),
    }
}

impl Scope {
    /// The cards left, of a row or as the end position that is dealt.
    fn cards_left(&self, written: &tree::Incident) -> Result<Option<Deal>, Vec<Diagnostic>> {
        let ending = || {
            let deal = self.deal().filter(|deal| deal.is_ending())?;
            Seat::North.clockwise().into_iter().all(|seat| deal.is_known(seat)).then(|| deal.clone())
        };
        Ok(row(written, "left").map(left).transpose()?.or_else(ending))
    }

    /// The answer that all the tricks that remained were claimed: as many as cards are left.
    pub(super) fn all_claimed(&self, written: &tree::Incident, row: &tree::Fact) -> Result<Answer, Vec<Diagnostic>> {
        let remaining = |left: Deal| Some(Position::new(&left, None, Seat::North, Seat::North).ok()?.remaining());
        let number = self.cards_left(written)?.and_then(remaining);
        let place = row.answers.first().map_or(row.span, |answer| answer.span);
        let all = number.map(|number| Answer::NumberOf(number, number));
        all.ok_or_else(|| vec![Diagnostic::at(place, Problem::ClaimAll)])
    }

    /// Refuses a card that is left with a player who was dealt none such.
    fn check_left(&self, left: &Deal, place: Span) -> Result<(), Vec<Diagnostic>> {
        let Some(deal) = self.deal() else { return Ok(()) };
        let Some((seat, card)) = deal.lacking(left) else { return Ok(()) };
        let places = std::iter::once(place).chain(self.place_of_deal());
        Err(places.map(|place| Diagnostic::at(place, Problem::CardNotHeld { card, seat })).collect())
    }

    /// Adds to the facts the lines that the cards left allow, by the row `left` or the end position that is dealt. Returns a
    /// note if they cannot be followed.
    pub(super) fn find_claim(
        &self,
        procedure: &Procedure,
        written: &tree::Incident,
        facts: &mut Facts,
    ) -> Result<Option<Diagnostic>, Vec<Diagnostic>> {
        if !is_claim_row(procedure, "left") {
            return Ok(None);
        }
        let Some(left) = self.cards_left(written)? else { return Ok(None) };
        let place = row(written, "left").map_or(written.procedure.span, |row| row.span);
        self.check_left(&left, place)?;
        let Some(contract) = self.play().contract else {
            return Ok(Some(Diagnostic::at(place, Problem::ClaimContract)));
        };
        let listed = |name| row(written, name).map(cards).transpose();
        let cards_left = CardsLeft {
            left,
            trumps: contract.bid.strain().trumps(),
            declarer: contract.declarer,
            on_lead: row(written, "on-lead").map(seat).transpose()?,
            trick: listed("trick")?.unwrap_or_default(),
            line: listed("line")?.unwrap_or_default(),
            top_down: row(written, "top-down").map(is_yes).transpose()?.unwrap_or_default(),
        };
        match cards_left.find(facts) {
            Ok(found) => {
                facts.claim = found;
                Ok(None)
            }
            Err(PositionError::Endless) => Ok(Some(Diagnostic::at(place, Problem::ClaimEndless))),
            Err(error) => Err(vec![troubled(error, written, place)]),
        }
    }
}

fn troubled(error: PositionError, written: &tree::Incident, place: Span) -> Diagnostic {
    let at = |name: &str| row(written, name).map_or(place, |row| row.span);
    match error {
        PositionError::NotHeld(card) => Diagnostic::at(at("line"), Problem::ClaimNotHeld { card }),
        PositionError::NotPlayed(card) => Diagnostic::at(at("trick"), Problem::ClaimNotPlayed { card }),
        PositionError::Claimed(most) => {
            Diagnostic::at(at("claimed"), Problem::TricksNotLeft { question: "claimed", most })
        }
        _ => Diagnostic::at(place, Problem::ClaimEndless),
    }
}
