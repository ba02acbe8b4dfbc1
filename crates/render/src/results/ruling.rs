//! One ruling: the answer first, the working below.

use super::View;
use super::damage::{chart, damage};
use super::effects::{every_other_pair, others};
use super::field::field_chart;
use super::settings::conventions;
use super::stands::{remarks, stands};
use super::working::working;
use crate::block::{Block, COMMENT, Detail};
use crate::document::{Context, Place, RulingDocument};
use crate::messages::{self, Locale, Text, figures, names};
use crate::notation;
use crate::procedure::Verdict;
use crate::remark::remark;
use crate::ruling::{Side, Unit};
use crate::scoring::{CountedIn, MatchScore};
use crate::session::{Breakdown, Decided};

impl View for Breakdown {
    /// Its heading, its answer, its working as far as it is wanted, and what there is to remark.
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block> {
        let breakdown = self;
        let mut blocks = vec![heading(locale, breakdown)];
        blocks.push(answer(locale, breakdown));
        blocks.extend(stands(locale, breakdown));
        blocks.extend(adjusted(locale, breakdown));
        let steps = steps(locale, breakdown, detail);
        if !steps.is_empty() {
            blocks.push(Block::Working { summary: messages::lecture_working(locale), blocks: steps });
        }
        blocks.extend(remarks(breakdown).map(|found| remark(locale, found)));
        blocks
    }

    /// The field with the ruling in it, and the damage where a part of it is self-inflicted.
    fn charts(&self, locale: Locale) -> Vec<Block> {
        let field = field_chart(locale, self).map(|chart| Block::Field(Box::new(chart)));
        let damage = chart(locale, self).map(|chart| Block::Bars(Box::new(chart)));
        field.into_iter().chain(damage).collect()
    }

    fn is_field_drawn(&self) -> bool {
        true
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("ruling", RulingDocument::new(self, context)))
    }
}

/// The incidents for which the score is adjusted by the ruling.
fn adjusted(locale: Locale, breakdown: &Breakdown) -> Vec<Block> {
    let adjusts = |decided: &&Decided| decided.decision.verdict == Verdict::Adjust && !decided.decision.if_damaged;
    let line = |decided: &Decided| {
        let procedure = decided.incident.procedure;
        let end = names::verdict_short(locale, decided.decision.verdict.word());
        Block::Line(messages::ruling_decided(locale, names::procedure(locale, procedure.name), procedure.law, end))
    };
    breakdown.decided.iter().filter(adjusts).map(line).collect()
}

fn steps(locale: Locale, breakdown: &Breakdown, detail: Detail) -> Vec<Block> {
    let mut blocks = Vec::new();
    if detail == Detail::Brief {
        return blocks;
    }
    working(locale, breakdown, &mut blocks);
    if detail != Detail::Full {
        fold(locale, &mut blocks);
    }
    damage(locale, breakdown, &mut blocks);
    if detail == Detail::Full {
        blocks.extend(every_other_pair(locale, breakdown));
    } else {
        blocks.extend(others(locale, breakdown));
    }
    blocks.extend(conventions(locale, &breakdown.settings, breakdown.assessment.scored.scoring, detail));
    blocks
}

/// Marks what a screen may leave out of long tables: what the ruling does not touch.
fn fold(locale: Locale, blocks: &mut [Block]) {
    let text = |rows: usize| messages::rows_folded(locale, rows);
    for block in blocks {
        match block {
            Block::Table(table) => table.fold(text),
            Block::Pair(left, right) => {
                left.fold(text);
                right.fold(text);
            }
            _ => {}
        }
    }
}

/// The ruling, and the other table behind it as a comment.
fn heading(locale: Locale, breakdown: &Breakdown) -> Block {
    let mut named = named(locale, breakdown);
    if let Some(group) = &breakdown.assessment.group {
        named += Text::from(" in \"") + messages::Span::name(group.as_str()) + "\"";
    }
    let other = breakdown.assessment.other_table.as_ref();
    let other = other.map(|other| messages::against_other_table(locale, notation::ruling(locale, other)));
    Block::Heading(match other {
        Some(other) => named + COMMENT + other,
        None => named,
    })
}

/// A ruling with its name before it.
pub(super) fn named(locale: Locale, breakdown: &Breakdown) -> Text {
    let ruling = notation::ruling(locale, &breakdown.assessment.ruling);
    match &breakdown.name {
        Some(name) => Text::from(messages::Span::name(name.as_str())) + " = " + ruling,
        None => ruling,
    }
}

fn answer(locale: Locale, breakdown: &Breakdown) -> Block {
    Block::Answer(answer_parts(locale, breakdown))
}

/// Each side's figures, the top, and the match.
pub(super) fn answer_parts(locale: Locale, breakdown: &Breakdown) -> Vec<Text> {
    let scored = &breakdown.assessment.scored;
    let unit = scored.unit();
    let figure = |side: Side| {
        let figure = breakdown.figure(side);
        let points = figures::amount(locale, &figure.points, unit);
        let text = figures::side(locale, side) + "  " + points + " " + figures::unit(locale, unit);
        match &figure.share {
            Some(share) => text + "  " + figures::share(locale, share),
            None => text,
        }
    };
    let mut parts: Vec<Text> = Side::BOTH.map(figure).into();
    if let (Some(top), Some(results)) = (scored.top(), &scored.results) {
        parts.push(messages::top_of(locale, figures::points(locale, top), results));
    }
    parts.extend(breakdown.assessment.matched.as_ref().map(|matched| match_answer(locale, matched)));
    parts
}

/// Each side's result in the match.
pub(super) fn match_answer(locale: Locale, matched: &MatchScore) -> Text {
    let side = |side: Side| {
        let own = matched.sides.by(side);
        let with_unit = |figure: Text, unit| figure + " " + figures::unit(locale, unit);
        let share = || figures::share(locale, &own.total);
        let figure = match (&own.victory_points, matched.counted_in) {
            (Some(victory), counted) => {
                let points = with_unit(figures::victory_points(locale, &victory.points), Unit::VictoryPoints);
                if counted == CountedIn::Imps { points } else { share() + "  " + points }
            }
            (None, CountedIn::Imps) => with_unit(figures::signed_points(locale, &own.total), Unit::Imps),
            (None, CountedIn::Percent { .. }) => share(),
        };
        figures::side(locale, side) + "  " + figure
    };
    let [ns, ew] = Side::BOTH.map(side);
    messages::match_result(locale, ns + "  " + ew)
}
