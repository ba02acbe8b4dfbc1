//! The lines of play that the cards left at a claim allow.

use crate::block::Block;
use crate::claim::{Line, PlayedTrick};
use crate::messages::{self, Locale, Localised, Span, SpanKind, Text};
use crate::procedure::{ClaimFound, Course};
use serde::Serialize;

/// The tricks on the worst and on the best line, the worst line trick by trick, the rules that make the difference, and the
/// number that the director awards where his answers come to another.
pub(super) fn blocks(locale: Locale, course: &Course) -> Vec<Block> {
    let Some(found) = &course.claim else { return Vec::new() };
    let analysis = &found.analysis;
    let (worst, remaining) = (analysis.worst.tricks.to_string(), analysis.remaining.to_string());
    let tricks = match &analysis.best {
        _ if !analysis.is_proved => messages::incident_claim_found(locale, worst, &remaining),
        None => messages::incident_claim_least(locale, worst, &remaining),
        Some(best) if best.tricks == analysis.worst.tricks => messages::incident_claim_sure(locale, worst, &remaining),
        Some(best) => messages::incident_claim(locale, worst, &remaining, best.tricks.to_string()),
    };
    let mut blocks = vec![tricks, messages::incident_claim_worst(locale, line(locale, &analysis.worst.play))];
    if let Some(best) = analysis.best.as_ref().filter(|best| best.tricks != analysis.worst.tricks) {
        let laws = analysis.decisive.iter().map(|rule| Text::from(Span::new(SpanKind::Law, rule.law().to_string())));
        let laws = Text::joined(laws, &messages::list_separator(locale));
        blocks.push(messages::incident_claim_best(locale, line(locale, &best.play)));
        blocks.push(messages::incident_claim_laws(locale, analysis.decisive.iter().count(), laws));
    }
    if let Some(awarded) = course.awarded.filter(|awarded| analysis.is_proved && *awarded != analysis.worst.tricks) {
        blocks.push(messages::incident_claim_judged(locale, awarded.to_string(), remaining));
    }
    blocks.into_iter().map(Block::Line).collect()
}

/// `W ♣K ♣3 ♣5 ♣A, N …`: each trick from its leader on.
pub(super) fn line(locale: Locale, line: &[PlayedTrick]) -> Text {
    let tricks = line.iter().map(|trick| {
        let cards = Text::joined(trick.cards.iter().map(|card| card.text(locale)), &Text::from(" "));
        Text::from(trick.leader.to_string()) + " " + cards
    });
    Text::joined(tricks, &messages::list_separator(locale))
}

/// The lines that the cards left at a claim allow.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ClaimDocument {
    /// The tricks that remained.
    remaining: u32,
    /// The worst normal line for the claimer, as far as the lines were followed.
    worst: LineDocument,
    /// True if every normal line was followed, so that none is worse.
    proved: bool,
    /// The best line; `null` if the lines are too many.
    best: Option<LineDocument>,
    /// The paragraphs of Law 70 that make the difference between them: each alone, or the fewest together.
    laws: Vec<String>,
}

/// A line of play.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LineDocument {
    /// The tricks of the side that claimed.
    tricks: u32,
    play: Vec<TrickDocument>,
}

/// A trick.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct TrickDocument {
    leader: String,
    /// From the leader on.
    cards: Vec<String>,
    winner: String,
}

impl ClaimDocument {
    pub(super) fn new(found: &ClaimFound) -> Self {
        let analysis = &found.analysis;
        Self {
            remaining: analysis.remaining,
            worst: LineDocument::new(&analysis.worst),
            proved: analysis.is_proved,
            best: analysis.best.as_ref().map(LineDocument::new),
            laws: analysis.decisive.iter().map(|rule| rule.law().to_string()).collect(),
        }
    }
}

impl LineDocument {
    fn new(line: &Line) -> Self {
        Self { tricks: line.tricks, play: line.play.iter().map(TrickDocument::new).collect() }
    }
}

impl TrickDocument {
    pub(super) fn new(trick: &PlayedTrick) -> Self {
        Self {
            leader: trick.leader.to_string(),
            cards: trick.cards.iter().map(ToString::to_string).collect(),
            winner: trick.winner.to_string(),
        }
    }
}
