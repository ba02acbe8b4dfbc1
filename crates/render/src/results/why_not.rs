//! The conditions of a verdict that do not hold.

use super::View;
use super::answer::{answer, written};
use crate::block::{Block, Detail};
use crate::document::{Context, Place};
use crate::law;
use crate::messages::{self, Locale, Text, names};
use crate::procedure::{Answer, Obstacle, Verdict};
use crate::session::{IncidentFound, PastIncident, WhyNotFound};
use serde::Serialize;

impl View for WhyNotFound {
    fn blocks(&self, locale: Locale, _: Detail) -> Vec<Block> {
        let word = self.wanted.word();
        let mut blocks = vec![Block::Heading(Text::from(format!("why not {word}")))];
        if self.wanted == self.actual {
            blocks.push(Block::Line(messages::why_not_is(locale, names::verdict_short(locale, word))));
            return blocks;
        }
        if self.hangs_on_damage {
            blocks.push(Block::Line(messages::why_not_damage(locale, law::DAMAGE)));
        }
        if !self.hangs_on_damage || !self.ways.is_empty() {
            blocks.extend(ways(locale, &self.incident, self.wanted, &self.ways));
        }
        blocks
    }

    fn document(&self, place: Place<'_>, _: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("why-not", WhyNotDocument::new(self)))
    }
}

/// Below an incident, the conditions of each other verdict of its procedure.
pub(super) fn others(locale: Locale, found: &IncidentFound) -> Vec<Block> {
    let incident = &found.incident;
    incident.other_verdicts().flat_map(|verdict| ways(locale, incident, verdict, &incident.why_not(verdict))).collect()
}

/// The ways to a verdict, each in a line.
fn ways(locale: Locale, incident: &PastIncident, verdict: Verdict, ways: &[Vec<Obstacle>]) -> Vec<Block> {
    let verdict = names::verdict_of(locale, incident.procedure.name, verdict.word());
    if ways.is_empty() {
        return vec![Block::Line(messages::why_not_never(locale, verdict))];
    }
    let words = |one: &Answer| match one {
        Answer::Word(_) | Answer::EachSide(_) => answer(locale, one),
        _ => messages::why_not_such_as(locale, answer(locale, one)),
    };
    let condition = |obstacle: &Obstacle| {
        let question = names::procedure_question(locale, incident.procedure.name, obstacle.question);
        let actual = obstacle.actual.as_ref();
        let actual = actual.map_or_else(|| messages::why_not_left_out(locale), |actual| answer(locale, actual));
        let needed = Text::joined(obstacle.needed.iter().map(words), &messages::flow_or(locale));
        messages::why_not_condition(locale, obstacle.law, question, needed, actual)
    };
    let line = |way: &Vec<Obstacle>| Text::joined(way.iter().map(condition), &" ".into());
    let head = Block::Line(messages::why_not_needs(locale, ways.len(), verdict));
    let lines: Vec<Text> = match ways {
        [way] => way.iter().map(condition).collect(),
        ways => ways.iter().map(line).collect(),
    };
    vec![head, Block::Steps(lines)]
}

/// The conditions of a verdict that do not hold.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct WhyNotDocument {
    procedure: &'static str,
    /// The verdict asked about, and the one that there is.
    verdict: &'static str,
    actual: &'static str,
    /// True if a scored ruling decides between the two, as it shows damage or none (Law 12B1).
    hangs_on_damage: bool,
    /// The ways to the verdict, each with conditions all of which are needed; `[]` if no few answers lead there.
    ways: Vec<Vec<ObstacleDocument>>,
}

/// A condition that does not hold.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ObstacleDocument {
    question: &'static str,
    law: String,
    /// The answer as it is; `null` if there is none.
    actual: Option<String>,
    /// The answers of which one is needed; of calls, outcomes and numbers an example.
    needed: Vec<String>,
}

impl WhyNotDocument {
    fn new(found: &WhyNotFound) -> Self {
        let obstacle = |obstacle: &Obstacle| ObstacleDocument {
            question: obstacle.question,
            law: obstacle.law.to_string(),
            actual: obstacle.actual.as_ref().map(written),
            needed: obstacle.needed.iter().map(written).collect(),
        };
        Self {
            procedure: found.incident.procedure.name,
            verdict: found.wanted.word(),
            actual: found.actual.word(),
            hangs_on_damage: found.hangs_on_damage,
            ways: found.ways.iter().map(|way| way.iter().map(obstacle).collect()).collect(),
        }
    }
}
