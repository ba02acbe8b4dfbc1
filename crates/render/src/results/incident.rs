//! The outcome of a procedure of the Laws.

use super::answer::{action, answer, written};
use super::claim::{self, ClaimDocument};
use super::say;
use super::table::{self, ChoiceDocument, ObligationDocument};
use super::{View, in_words};
use crate::block::{Block, Detail};
use crate::document::{Context, DiagnosticDocument, Number, Place, RulingDocument, Written};
use crate::law::Edition;
use crate::messages::{self, Locale, Span, SpanKind, Text, figures, names};
use crate::notation::{self, prose};
use crate::procedure::{Answer, By, Course, Decision, Poll, Source, Standing, Step, Verdict, Vote};
use crate::remark::remark;
use crate::session::{Decided, IncidentFound, PastIncident};
use serde::Serialize;

impl View for IncidentFound {
    /// Its heading, the verdict, the steps with their Laws, what is excluded, and the result that the Laws fix.
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block> {
        let found = self;
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
        blocks.extend(table::awards(locale, &found.incident).map(Block::Line));
        let title = names::procedure(locale, found.incident.procedure.name);
        blocks.push(Block::Line(messages::incident_title(locale, title, found.incident.procedure.law)));
        let edition = found.incident.procedure.edition;
        if edition != Edition::default() {
            blocks.push(Block::Line(messages::incident_edition(locale, edition.year())));
        }
        blocks.extend(
            found.incident.facts.iter().map(|facts| Block::Line(messages::incident_facts(locale, prose(facts)))),
        );
        blocks.extend(found.incident.polls.iter().map(|poll| Block::Line(self::poll(locale, poll))));
        blocks.extend(alternatives(locale, found).map(Block::Line));
        let steps: Vec<Text> = course.steps.iter().map(|step| self::step(locale, &found.incident, step)).collect();
        if !steps.is_empty() {
            blocks.push(Block::Steps(steps));
        }
        blocks.extend(open(locale, &found.incident).map(Block::Line));
        blocks.extend(claim::blocks(locale, course));
        blocks.extend(say::words_for_players(locale, &found.incident, &found.decision));
        blocks.extend(table::choices(locale, &found.incident));
        blocks.extend(table::consequences(locale, course).into_iter().map(Block::Line));
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
        if detail == Detail::Full {
            blocks.extend(super::why_not::others(locale, found));
        }
        if let Some(scored) = &found.scored {
            blocks.extend(scored.blocks(locale, detail));
        }
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("incident", IncidentDocument::new(self, context)))
    }
}

/// The Laws that decided; `None` if questions are open.
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

/// The definition of a logical alternative in a poll, the calls and plays that are one, and the number of votes that
/// would change it.
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
fn step(locale: Locale, incident: &PastIncident, step: &Step) -> Text {
    step_answered(locale, incident, step, answer(locale, &step.answer))
}

/// The same for players: outcomes in words.
pub(super) fn step_in_words(locale: Locale, incident: &PastIncident, step: &Step) -> Text {
    let answer = match &step.answer {
        Answer::Ruling(outcomes) => in_words::obtained(locale, outcomes),
        other => answer(locale, other),
    };
    step_answered(locale, incident, step, answer)
}

fn step_answered(locale: Locale, incident: &PastIncident, step: &Step, answer: Text) -> Text {
    let question = names::procedure_question(locale, incident.procedure.name, step.question);
    let answer = match &step.reason {
        Some(reason) => messages::incident_because(locale, answer, prose(reason)),
        None => answer,
    };
    messages::incident_step(locale, step.law, question, answer)
}

/// The question of a poll, and its votes.
#[must_use]
pub fn poll(locale: Locale, poll: &Poll) -> Text {
    let votes = poll.votes.iter().map(|vote| {
        let considered = (vote.considered > 0).then(|| vote.considered.to_string());
        let answer = action(locale, &vote.answer);
        messages::incident_vote(locale, answer, vote.chosen.to_string(), considered.map(Into::into))
    });
    let votes = Text::joined(votes, &messages::list_separator(locale));
    messages::incident_poll(locale, prose(&poll.question), votes)
}

/// The outcome of a procedure of the Laws.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct IncidentDocument<'a> {
    /// The procedure's name.
    procedure: &'static str,
    /// The player or the side that broke the Law.
    by: Option<String>,
    /// The edition of the Laws: `2017`.
    edition: &'static str,
    /// The Law that the procedure follows.
    law: String,
    /// `stands`, `adjust`, `artificial`, `transfer`, `play-on`, `cancel`, `replay` or `incomplete`.
    verdict: &'static str,
    /// `damaged` where an adjustment rests on damage and no ruling was scored that shows it.
    #[serde(rename = "if")]
    condition: Option<&'static str>,
    /// The facts, in the director's words.
    facts: &'a [String],
    /// The questions that were answered, in their order.
    steps: Vec<StepDocument<'a>>,
    /// The questions that have to be answered still.
    open: &'a [&'static str],
    /// Outcomes that may not be weighted.
    excluded: Vec<String>,
    /// The poll of peers; the last of several.
    poll: Option<PollDocument<'a>>,
    /// The Laws that decided.
    laws: Vec<String>,
    /// A procedure that is to be gone through too.
    also: Option<&'static str>,
    /// The contract or the artificial score that the Laws fix.
    result: Option<String>,
    /// The sides that get an artificial score where that is no result of the board (Law 15B3).
    awards: Vec<AwardDocument>,
    /// The choices of a player at the open question, in the order of the Law.
    options: Vec<ChoiceDocument>,
    /// The obligations of players from now on.
    obligations: Vec<ObligationDocument>,
    /// The Laws under which the score may yet be adjusted.
    later: Vec<String>,
    /// The words for the players, sentence by sentence.
    say: Vec<String>,
    /// The lines of play that the cards left at a claim allow; null if they are not known.
    claim: Option<ClaimDocument>,
    /// The same, scored.
    scored: Option<RulingDocument<'a>>,
    diagnostics: Vec<DiagnosticDocument>,
}

/// An artificial score for a side that was deprived of a board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct AwardDocument {
    /// `NS` or `EW`.
    side: String,
    /// `A+`, `A` or `A-`.
    score: String,
}

/// An incident, as a sheet has it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct HappenedDocument<'a> {
    procedure: &'static str,
    /// The player or the side that broke the Law.
    by: Option<String>,
    /// The Law that the procedure follows.
    law: String,
    /// The consequence, with the ruling on the sheet.
    verdict: &'static str,
    /// `damaged` where an adjustment rests on damage and no ruling was scored that shows it.
    #[serde(rename = "if")]
    condition: Option<&'static str>,
    facts: &'a [String],
    polls: Vec<PollDocument<'a>>,
    steps: Vec<StepDocument<'a>>,
    /// The questions that have to be answered still.
    open: &'a [&'static str],
    /// The Laws that decided.
    laws: Vec<String>,
    /// The choices of a player at the open question, in the order of the Law.
    options: Vec<ChoiceDocument>,
    /// The obligations of players from now on.
    obligations: Vec<ObligationDocument>,
    /// The Laws under which the score may yet be adjusted.
    later: Vec<String>,
    /// The words for the players, sentence by sentence.
    say: Vec<String>,
}

impl<'a> HappenedDocument<'a> {
    pub(super) fn new(decided: &'a Decided, locale: Locale) -> Self {
        let Decided { incident, decision } = decided;
        let course = &incident.in_force.course;
        let standings = course.standings.last().map_or(&[][..], Vec::as_slice);
        Self {
            procedure: incident.procedure.name,
            by: incident.by.map(|by| by.to_string()),
            law: incident.procedure.law.to_string(),
            verdict: decision.verdict.word(),
            condition: condition(decision),
            facts: &incident.facts,
            polls: incident.polls.iter().map(|poll| PollDocument::new(poll, standings)).collect(),
            steps: course.steps.iter().map(StepDocument::new).collect(),
            open: &course.open,
            laws: decision.laws.iter().map(ToString::to_string).collect(),
            options: ChoiceDocument::all(incident),
            obligations: ObligationDocument::all(course),
            later: course.later.iter().map(ToString::to_string).collect(),
            say: say::sentences(locale, incident, decision),
        }
    }
}

/// A question that was answered.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct StepDocument<'a> {
    question: &'static str,
    /// The Law that it asks by.
    law: String,
    /// As it is written in a script.
    answer: String,
    reason: Option<&'a str>,
    /// `answer`, or the statement about the table that gave the answer: `auction`, `deal`, `lead`, `result` or an earlier `incident`.
    from: &'static str,
}

/// A poll of peers.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PollDocument<'a> {
    question: &'a str,
    votes: Vec<VoteDocument<'a>>,
    /// The number of votes that the conclusion depends on; null if it does not rest on a poll.
    margin: Option<u32>,
    /// The share of the players polled that makes a logical alternative, of 1; null if the conclusion does not rest on
    /// a poll.
    share: Option<Number<'a>>,
}

/// A call or play in a poll.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct VoteDocument<'a> {
    answer: &'a str,
    chosen: u32,
    considered: u32,
    /// True for a logical alternative; null if no poll decided, and for the call or play that was made.
    alternative: Option<bool>,
    /// With how many votes fewer it would be none, or with how many more it would be one.
    margin: Option<u32>,
}

impl<'a> IncidentDocument<'a> {
    pub(super) fn new(found: &'a IncidentFound, context: Context<'_>) -> Self {
        let course = found.course();
        let document = |diagnostic| DiagnosticDocument::new(diagnostic, context);
        Self {
            procedure: found.incident.procedure.name,
            edition: found.incident.procedure.edition.year(),
            by: found.incident.by.map(|by| by.to_string()),
            law: found.incident.procedure.law.to_string(),
            verdict: found.decision.verdict.word(),
            condition: condition(&found.decision),
            facts: &found.incident.facts,
            steps: course.steps.iter().map(StepDocument::new).collect(),
            open: &course.open,
            excluded: found.excluded.iter().map(ToString::to_string).collect(),
            poll: found.incident.polls.last().map(|poll| {
                let standings = course.standings.last().map_or(&[][..], Vec::as_slice);
                let share = course.votes.map(|_| &found.share);
                PollDocument { margin: course.votes, share: share.map(Written), ..PollDocument::new(poll, standings) }
            }),
            laws: found.decision.laws.iter().map(ToString::to_string).collect(),
            also: course.also,
            result: course.result.as_ref().map(ToString::to_string),
            awards: course
                .awards
                .iter()
                .map(|(side, score)| AwardDocument { side: side.to_string(), score: score.to_string() })
                .collect(),
            options: ChoiceDocument::all(&found.incident),
            obligations: ObligationDocument::all(course),
            later: course.later.iter().map(ToString::to_string).collect(),
            say: say::sentences(context.locale, &found.incident, &found.decision),
            claim: course.claim.as_ref().map(ClaimDocument::new),
            scored: found.scored.as_deref().map(|scored| RulingDocument::new(scored, context)),
            diagnostics: found.diagnostics.iter().map(document).collect(),
        }
    }
}

impl<'a> StepDocument<'a> {
    fn new(step: &'a Step) -> Self {
        let Step { question, law, answer, reason, source } = step;
        let from = source.map_or("answer", Source::word);
        Self { question, law: law.to_string(), answer: written(answer), reason: reason.as_deref(), from }
    }
}

impl<'a> PollDocument<'a> {
    pub(super) fn new(poll: &'a Poll, standings: &[Standing]) -> Self {
        let vote = |vote: &'a Vote| {
            let standing = standings.iter().find(|standing| standing.answer == vote.answer);
            VoteDocument {
                answer: &vote.answer,
                chosen: vote.chosen,
                considered: vote.considered,
                alternative: standing.map(|standing| standing.is_alternative),
                margin: standing.map(|standing| standing.votes),
            }
        };
        let votes = poll.votes.iter().map(vote).collect();
        Self { question: &poll.question, votes, margin: None, share: None }
    }
}

/// The condition of the verdict.
pub(super) fn condition(decision: &Decision) -> Option<&'static str> {
    decision.if_damaged.then_some("damaged")
}
