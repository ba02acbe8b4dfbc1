//! What a procedure of the Laws comes to.

use super::diagnostic::{Context, DiagnosticDocument};
use super::exact::{Number, Written};
use super::ruling::RulingDocument;
use crate::procedure::{Answer, By, Decision, Poll, Standing, Step, Vote};
use crate::ruling::Side;
use crate::session::{Decided, IncidentFound};
use serde::Serialize;

/// What a procedure of the Laws comes to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct IncidentDocument<'a> {
    /// The procedure's name.
    procedure: &'static str,
    /// The player or the side that broke the Law.
    by: Option<String>,
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
    /// What peers said; of several polls the last.
    poll: Option<PollDocument<'a>>,
    /// The Laws that decided.
    laws: Vec<String>,
    /// A procedure that is to be gone through too.
    also: Option<&'static str>,
    /// The contract or the artificial score that the Laws fix.
    result: Option<String>,
    /// The sides that get an artificial score where that is no result of the board (Law 15B3).
    awards: Vec<AwardDocument>,
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

/// What happened, as a sheet has it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct HappenedDocument<'a> {
    procedure: &'static str,
    /// The player or the side that broke the Law.
    by: Option<String>,
    /// The Law that the procedure follows.
    law: String,
    /// What follows, with the ruling on the sheet.
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
}

impl<'a> HappenedDocument<'a> {
    pub(super) fn new(decided: &'a Decided) -> Self {
        let Decided { incident, decision } = decided;
        let course = &incident.in_force.course;
        let standings = course.standings.last().map_or(&[][..], Vec::as_slice);
        Self {
            procedure: incident.procedure.name,
            by: incident.by.map(offender),
            law: incident.procedure.law.to_string(),
            verdict: decision.verdict.word(),
            condition: condition(decision),
            facts: &incident.facts,
            polls: incident.polls.iter().map(|poll| PollDocument::new(poll, standings)).collect(),
            steps: course.steps.iter().map(StepDocument::new).collect(),
            open: &course.open,
            laws: decision.laws.iter().map(ToString::to_string).collect(),
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
}

/// What peers said.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct PollDocument<'a> {
    question: &'a str,
    votes: Vec<VoteDocument<'a>>,
    /// How many votes the conclusion hangs on; null where it does not rest on a poll.
    margin: Option<u32>,
    /// The part of those asked that makes a logical alternative, of 1; null where the conclusion does not rest on a poll.
    share: Option<Number<'a>>,
}

/// A call or play in a poll.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct VoteDocument<'a> {
    answer: &'a str,
    chosen: u32,
    considered: u32,
    /// Whether it is a logical alternative; null where no poll decided, and of what the player did.
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
            by: found.incident.by.map(offender),
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
            scored: found.scored.as_deref().map(|scored| RulingDocument::new(scored, context)),
            diagnostics: found.diagnostics.iter().map(document).collect(),
        }
    }
}

impl<'a> StepDocument<'a> {
    fn new(step: &'a Step) -> Self {
        let Step { question, law, answer, reason } = step;
        Self { question, law: law.to_string(), answer: written(answer), reason: reason.as_deref() }
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

/// What the verdict still rests on.
pub(super) fn condition(decision: &Decision) -> Option<&'static str> {
    decision.if_damaged.then_some("damaged")
}

fn offender(by: By) -> String {
    match by {
        By::Seat(seat) => seat.to_string(),
        By::Side(side) => side.to_string(),
    }
}

/// An answer as it is written in a script.
fn written(answer: &Answer) -> String {
    match answer {
        Answer::Word(word) => (*word).to_owned(),
        Answer::Unclear => "unclear".to_owned(),
        Answer::Items(items) => items.join(", "),
        Answer::Number(number) => number.to_string(),
        Answer::NumberOf(number, of) => format!("{number} of {of}"),
        Answer::Ruling(ruling) => ruling.to_string(),
        Answer::Sides(sides) => sides.iter().map(Side::to_string).collect::<Vec<_>>().join(", "),
        Answer::EachSide([ns, ew]) => format!("NS {ns}, EW {ew}"),
    }
}
