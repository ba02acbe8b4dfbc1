//! The consequences of an incident for the players at the table: choices, obligations, and Laws that may yet apply.

use crate::block::Block;
use crate::law::Law;
use crate::messages::{
    self, IncidentObligationAct, IncidentObligationTerm, Locale, Span, SpanKind, Text, figures, names,
};
use crate::procedure::{Act, By, Choice, Course, Duty, Object, Obligation, Party, Term};
use crate::ruling::{Seat, Suit};
use crate::session::PastIncident;
use serde::Serialize;

/// The obligations of the players, and the Laws under which the score may yet be adjusted.
#[must_use]
pub fn consequences(locale: Locale, course: &Course) -> Vec<Text> {
    let obligations = course.obligations.iter().map(|obligation| {
        messages::incident_obligation_line(locale, self::obligation(locale, obligation)).capitalised()
    });
    let later = (!course.later.is_empty())
        .then(|| messages::incident_later(locale, course.later.len(), laws(locale, &course.later)));
    obligations.chain(later).collect()
}

/// The sides that get an artificial score for a board that they could not play.
pub(super) fn awards(locale: Locale, incident: &PastIncident) -> impl Iterator<Item = Text> {
    let awards = incident.in_force.course.awards.iter();
    awards.map(move |(side, score)| messages::incident_awarded(locale, *side, score.to_string()))
}

/// The choices of a player at the open question.
#[must_use]
pub fn choices(locale: Locale, incident: &PastIncident) -> Vec<Block> {
    incident.choices().iter().map(|choice| Block::Line(self::choice(locale, choice))).collect()
}

fn laws(locale: Locale, laws: &[Law]) -> Text {
    let laws = laws.iter().map(|law| Text::from(Span::new(SpanKind::Law, law.to_string())));
    Text::joined(laws, &messages::list_separator(locale))
}

/// A player by his seat, either of two by theirs, or by the place in the irregularity if the seats are not known.
fn player(locale: Locale, party: Party, by: Option<By>) -> Text {
    match by {
        None => names::party(locale, party),
        Some(By::Seat(seat)) => figures::seat(locale, seat),
        Some(By::Side(side)) => {
            let seats = Seat::North.clockwise().into_iter().filter(|seat| seat.side() == side);
            Text::joined(seats.map(|seat| figures::seat(locale, seat)), &messages::list_or(locale))
        }
    }
}

/// A choice of a player, with what follows.
#[must_use]
pub fn choice(locale: Locale, choice: &Choice) -> Text {
    let then = choice.then.obligations.iter().map(|obligation| self::obligation(locale, obligation));
    let then = Text::joined(then, &messages::list_separator(locale));
    let then = (!then.is_empty()).then_some(then);
    let who = player(locale, choice.by, choice.who);
    messages::incident_choice(
        locale,
        who,
        names::choice_of_player(locale, choice.choose),
        choice.law,
        then.map(Into::into),
    )
    .capitalised()
}

fn obligation(locale: Locale, obligation: &Obligation) -> Text {
    messages::incident_obligation_law(locale, obliged(locale, obligation), obligation.law)
}

/// An action that a player must or must not take, without its Law.
pub(super) fn obliged(locale: Locale, obligation: &Obligation) -> Text {
    let Obligation { duty, seat, chooser, card, suit, .. } = obligation;
    let object = duty.object.map(|object| match (object, card, suit) {
        (Object::Card, Some(card), _) => {
            Text::from(card.suit.to_string()) + figures::cards(locale, &card.rank.to_string())
        }
        (_, _, Some(suit)) => messages::incident_object_suit(locale, suit.to_string()),
        (object, ..) => names::object(locale, object),
    });
    sentence(locale, duty, (*seat, *chooser), object)
}

/// An obligation as a procedure has it, whoever sits where.
pub(super) fn duty(locale: Locale, duty: &Duty, law: Law) -> Text {
    let object = duty.object.map(|object| names::object(locale, object));
    messages::incident_obligation_law(locale, sentence(locale, duty, (None, None), object), duty.law.unwrap_or(law))
}

/// The words for an obligation of a player, with the one who chooses.
fn sentence(locale: Locale, duty: &Duty, (seat, chooser): (Option<Seat>, Option<Seat>), object: Option<Text>) -> Text {
    let act = match duty.act {
        Act::Pass => IncidentObligationAct::Pass,
        Act::Lead if duty.object == Some(Object::SuitOfCall) => IncidentObligationAct::MayLead,
        Act::Lead => IncidentObligationAct::Lead,
        Act::NotLead if duty.choice_of.is_some() => IncidentObligationAct::MayNotLead,
        Act::NotLead => IncidentObligationAct::NotLead,
        Act::NotPlay => IncidentObligationAct::NotPlay,
        Act::Play => IncidentObligationAct::Play,
        Act::LeaveFaced => IncidentObligationAct::LeaveFaced,
        Act::ReplaceCall => IncidentObligationAct::ReplaceCall,
        Act::RepeatCall => IncidentObligationAct::RepeatCall,
    };
    let term = match duty.term {
        Term::Once if matches!(duty.act, Act::ReplaceCall | Act::Play) => IncidentObligationTerm::Now,
        Term::Once => IncidentObligationTerm::Once,
        Term::Throughout if duty.act == Act::LeaveFaced => IncidentObligationTerm::Faced,
        Term::Throughout => IncidentObligationTerm::Throughout,
        Term::FirstLead => IncidentObligationTerm::FirstLead,
        Term::WhileOnLead => IncidentObligationTerm::WhileOnLead,
        Term::BeforeLow => IncidentObligationTerm::BeforeLow,
        Term::FirstOpportunity => IncidentObligationTerm::FirstOpportunity,
    };
    let chooser = duty.choice_of.map(|party| player(locale, party, chooser.map(By::Seat)).into());
    messages::incident_obligation(
        locale,
        player(locale, duty.who, seat.map(By::Seat)),
        act,
        object.map(Into::into),
        term,
        chooser,
    )
}

/// A choice of a player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ChoiceDocument {
    /// The seat of the player, the side of which either may choose, or the place in the irregularity: `offender`, `partner`,
    /// `lho`, `rho`, `declarer`, `defenders`, `last-caller`.
    by: String,
    /// `accept`, `refuse`, or the answer.
    choose: &'static str,
    /// The question that the choice answers, and the answer by which it is written.
    question: &'static str,
    answer: &'static str,
    law: String,
    then: ThenDocument,
}

/// The consequence of a choice.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ThenDocument {
    verdict: &'static str,
    open: Vec<&'static str>,
    obligations: Vec<ObligationDocument>,
    later: Vec<String>,
}

/// An obligation of a player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ObligationDocument {
    /// The seat of the player, or his place in the irregularity.
    who: String,
    /// `pass`, `lead`, `not-lead`, `play`, `not-play`, `leave-faced`, `replace-call` or `repeat-call`.
    must: &'static str,
    /// `once`, `throughout`, `first-lead`, `while-on-lead`, `first-opportunity` or `before-low`.
    #[serde(rename = "for")]
    term: &'static str,
    /// `♠K`, or `highest` or `lowest` of the suit led.
    card: Option<String>,
    /// `spades`, `hearts`, `diamonds`, `clubs`; or what the chooser names: `any-one` suit that the offender has not
    /// legally named, `any-suit`, a `suit-of-call` that was withdrawn, `one-of-cards` or
    /// `some-of-cards`, one suit or more of several penalty cards.
    suit: Option<&'static str>,
    #[serde(rename = "by-choice-of")]
    by_choice_of: Option<String>,
    law: String,
}

impl ChoiceDocument {
    pub(super) fn all(incident: &PastIncident) -> Vec<Self> {
        incident.choices().iter().map(Self::new).collect()
    }

    fn new(choice: &Choice) -> Self {
        let then = &choice.then;
        Self {
            by: who(choice.by, choice.who),
            choose: choice.choose,
            question: choice.question,
            answer: choice.answer,
            law: choice.law.to_string(),
            then: ThenDocument {
                verdict: then.verdict.word(),
                open: then.open.clone(),
                obligations: ObligationDocument::all(then),
                later: then.later.iter().map(ToString::to_string).collect(),
            },
        }
    }
}

impl ObligationDocument {
    pub(super) fn all(course: &Course) -> Vec<Self> {
        course.obligations.iter().map(Self::new).collect()
    }

    fn new(obligation: &Obligation) -> Self {
        let duty = &obligation.duty;
        Self {
            who: who(duty.who, obligation.seat.map(By::Seat)),
            must: duty.act.word(),
            term: duty.term.word(),
            card: match duty.object {
                Some(Object::Card) => obligation.card.map(|card| card.to_string()),
                Some(object @ (Object::Highest | Object::Lowest)) => Some(object.word().to_owned()),
                _ => None,
            },
            suit: match duty.object {
                Some(
                    object @ (Object::AnyOne
                    | Object::AnySuit
                    | Object::SuitOfCall
                    | Object::OneOfCards
                    | Object::SomeOfCards),
                ) => Some(object.word()),
                _ => obligation.suit.map(Suit::word),
            },
            by_choice_of: duty.choice_of.map(|party| who(party, obligation.chooser.map(By::Seat))),
            law: obligation.law.to_string(),
        }
    }
}

fn who(party: Party, by: Option<By>) -> String {
    by.map_or_else(|| party.word().to_owned(), |by| by.to_string())
}
