//! What a procedure of the Laws comes to.

use super::ruling;
use crate::block::{Block, Detail};
use crate::messages::{self, Locale, Localised, Span, SpanKind, Text, figures, names};
use crate::notation::{self, prose};
use crate::procedure::{Answer, By, Course, Decision, Poll, Standing, Step, Verdict};
use crate::remark::remark;
use crate::ruling::Side;
use crate::session::{IncidentFound, PastIncident};
use crate::syntax;

/// Its heading, the verdict, the steps with their Laws, what is excluded, and the result that the Laws fix.
pub(super) fn incident(locale: Locale, found: &IncidentFound, detail: Detail) -> Vec<Block> {
    let course = found.course();
    let mut blocks = vec![Block::Heading(heading(locale, found))];
    let mut answer = vec![names::decision(locale, found.incident.procedure.name, course, &found.decision)];
    if let Some(result) = &course.result {
        answer.push(notation::ruling(locale, result));
    }
    blocks.push(Block::Answer(answer));
    if let (Some(obtained), Some(result)) = (&found.obtained, &course.result)
        && course.verdict == Verdict::Transfer
        && obtained != result
    {
        let [from, to] = [obtained, result].map(|ruling| notation::ruling(locale, ruling));
        blocks.push(Block::Line(messages::incident_transferred(locale, from, to)));
    }
    blocks.extend(awards(locale, &found.incident).map(Block::Line));
    let title = names::procedure(locale, found.incident.procedure.name);
    blocks.push(Block::Line(messages::incident_title(locale, title, found.incident.procedure.law)));
    blocks.extend(found.incident.facts.iter().map(|facts| Block::Line(messages::incident_facts(locale, prose(facts)))));
    blocks.extend(found.incident.polls.iter().map(|poll| Block::Line(self::poll(locale, poll))));
    blocks.extend(alternatives(locale, found).map(Block::Line));
    let steps: Vec<Text> = course.steps.iter().map(|step| self::step(locale, &found.incident, step)).collect();
    if !steps.is_empty() {
        blocks.push(Block::Steps(steps));
    }
    blocks.extend(open(locale, &found.incident).map(Block::Line));
    blocks.extend(by_laws(locale, course, &found.decision).map(Block::Line));
    if !found.excluded.is_empty() {
        let outcomes = found.excluded.iter().map(|outcome| notation::ruling(locale, outcome));
        let outcomes = Text::joined(outcomes, &messages::list_separator(locale));
        blocks.push(Block::Line(messages::incident_excluded(locale, outcomes)));
    }
    if let Some(also) = course.also {
        blocks.push(Block::Line(messages::incident_also(locale, names::procedure(locale, also), also)));
    }
    blocks.extend(found.diagnostics.iter().map(|diagnostic| remark(locale, diagnostic)));
    if let Some(scored) = &found.scored {
        blocks.extend(ruling::blocks(locale, scored, detail));
    }
    blocks
}

/// The sides that get an artificial score for a board that they could not play.
pub(super) fn awards(locale: Locale, incident: &PastIncident) -> impl Iterator<Item = Text> {
    let awards = incident.in_force.course.awards.iter();
    awards.map(move |(side, score)| messages::incident_awarded(locale, *side, score.to_string()))
}

/// The Laws that decided; none where questions are open.
pub(super) fn by_laws(locale: Locale, course: &Course, decision: &Decision) -> Option<Text> {
    let laws = decision.laws.iter().map(|law| Text::from(Span::new(SpanKind::Law, law.to_string())));
    let laws = Text::joined(laws, &messages::list_separator(locale));
    // Another procedure may decide, without an open question in this one.
    let is_known = decision.verdict != Verdict::Incomplete || course.open.is_empty();
    is_known.then(|| messages::incident_decided(locale, decision.laws.len(), laws))
}

/// The questions that are still to be answered, each with its Law.
pub(super) fn open(locale: Locale, incident: &PastIncident) -> impl Iterator<Item = Text> {
    incident.in_force.course.open.iter().map(move |open| {
        let question = names::procedure_question(locale, incident.procedure.name, open);
        let law = incident.procedure.question(open).and_then(|(node, _)| node.laws.first().copied());
        messages::incident_open(locale, question, law.unwrap_or(incident.procedure.law))
    })
}

/// What makes a logical alternative in a poll, which calls and plays are one, and with how many votes more or fewer they
/// would not be.
fn alternatives(locale: Locale, found: &IncidentFound) -> impl Iterator<Item = Text> {
    let course = found.course();
    let rule = course.votes.map(|votes| {
        let share = figures::weight(locale, &found.share);
        let assumed = found.share_assumed.then(|| messages::incident_share_assumed(locale));
        messages::incident_alternatives(locale, share, assumed.map(Into::into), votes)
    });
    let standing = move |standing: &Standing| {
        let answer = action(locale, &standing.answer);
        if standing.is_alternative {
            messages::incident_alternative(locale, answer, standing.votes)
        } else {
            messages::incident_no_alternative(locale, answer, standing.votes)
        }
    };
    rule.into_iter().chain(course.standings.iter().flatten().map(standing))
}

/// As it is written: `incident revoke by S`.
fn heading(locale: Locale, found: &IncidentFound) -> Text {
    let heading = Text::from("incident ") + Text::from(found.incident.procedure.name);
    match found.incident.by {
        None => heading,
        Some(By::Seat(seat)) => heading + " by " + Text::from(seat.to_string()),
        Some(By::Side(side)) => heading + " by " + figures::side(locale, side),
    }
}

/// A question with its Law, what was answered, and why.
pub(super) fn step(locale: Locale, incident: &PastIncident, step: &Step) -> Text {
    let question = names::procedure_question(locale, incident.procedure.name, step.question);
    let answer = self::answer(locale, &step.answer);
    let answer = match &step.reason {
        Some(reason) => messages::incident_because(locale, answer, prose(reason)),
        None => answer,
    };
    messages::incident_step(locale, step.law, question, answer)
}

/// An answer in the reader's words.
fn answer(locale: Locale, answer: &Answer) -> Text {
    let word = |word: &str| {
        let text = names::procedure_answer(locale, word);
        if text.is_empty() { Text::new(SpanKind::Law, word.to_owned()) } else { text }
    };
    let separator = messages::list_separator(locale);
    match answer {
        Answer::Word(one) => match *one {
            "NS" => figures::side(locale, Side::NS),
            "EW" => figures::side(locale, Side::EW),
            one => word(one),
        },
        Answer::Unclear => word("unclear"),
        Answer::Items(items) => Text::joined(items.iter().map(|item| action(locale, item)), &separator),
        Answer::Number(number) => Text::from(number.to_string()),
        Answer::NumberOf(number, of) => messages::incident_of(locale, number.to_string(), of.to_string()),
        Answer::Ruling(ruling) => notation::ruling(locale, ruling),
        Answer::Sides(sides) => Text::joined(sides.iter().map(|side| figures::side(locale, *side)), &separator),
        Answer::EachSide([ns, ew]) => {
            let of = |side, fault: &str| figures::side(locale, side) + " " + word(fault);
            of(Side::NS, ns) + separator + of(Side::EW, ew)
        }
    }
}

/// A call or a card as the reader's language has it, and whatever else was answered as it was written.
pub(super) fn action(locale: Locale, written: &str) -> Text {
    let call = syntax::call(written).map(|call| figures::call(locale, call));
    let card = || syntax::card(written).map(|card| card.text(locale));
    let shown = call.or_else(card).unwrap_or_else(|| Text::from(written.to_owned()));
    shown.as_kind(SpanKind::Ruling)
}

/// What peers were asked, and what they said.
pub(super) fn poll(locale: Locale, poll: &Poll) -> Text {
    let votes = poll.votes.iter().map(|vote| {
        let considered = (vote.considered > 0).then(|| vote.considered.to_string());
        let answer = action(locale, &vote.answer);
        messages::incident_vote(locale, answer, vote.chosen.to_string(), considered.map(Into::into))
    });
    let votes = Text::joined(votes, &messages::list_separator(locale));
    messages::incident_poll(locale, prose(&poll.question), votes)
}
