//! One ruling: the answer first, the working below.

use super::damage::damage;
use super::effects::{every_other_pair, others};
use super::settings::conventions;
use super::working::working;
use crate::catalogue::english as words;
use crate::catalogue::{points, signed_points};
use crate::render::block::{Block, Detail};
use crate::render::notation::{typographic, victory_points};
use crate::render::remark::remark;
use crate::ruling::Side;
use crate::scoring::Unit;
use crate::session::Breakdown;

pub(super) fn blocks(breakdown: &Breakdown, detail: Detail) -> Vec<Block> {
    let mut blocks = heading(breakdown);
    blocks.push(answer(breakdown));
    if detail != Detail::Brief {
        working(breakdown, &mut blocks);
        damage(breakdown, &mut blocks);
        if detail == Detail::Full {
            blocks.extend(every_other_pair(breakdown));
        } else {
            others(breakdown, &mut blocks);
        }
        let settings = &breakdown.settings;
        let shown = if detail == Detail::Full { settings.all() } else { settings.changed() };
        blocks.extend(conventions(&shown, detail));
    }
    blocks.extend(breakdown.diagnostics.iter().map(remark));
    blocks
}

/// Columns of a heading with the other table beside the ruling; a longer one stands without.
const HEADING: usize = 76;

fn heading(breakdown: &Breakdown) -> Vec<Block> {
    let group = breakdown.assessment.group.as_ref().map(|group| format!(" in \"{group}\"")).unwrap_or_default();
    let ruling = format!("{}{group}", typographic(&breakdown.assessment.ruling.to_string()));
    let named = breakdown.name.as_ref().map_or(ruling.clone(), |name| format!("{name} = {ruling}"));
    let Some(other) = &breakdown.assessment.other_table else { return vec![Block::Heading(named)] };
    let other = words::against_other_table(&typographic(&other.to_string()));
    let together = format!("{named}   # {other}");
    if together.chars().count() <= HEADING {
        return vec![Block::Heading(together)];
    }
    vec![Block::Heading(named), Block::Line(format!("({other})"))]
}

fn answer(breakdown: &Breakdown) -> Block {
    let scored = &breakdown.assessment.scored;
    let unit = words::unit(scored.unit());
    let mut parts: Vec<String> = Side::BOTH
        .into_iter()
        .map(|side| {
            let figure = breakdown.figure(side);
            let share = figure.share.as_ref().map(|share| format!("  {}", words::share(share))).unwrap_or_default();
            format!("{}  {} {unit}{share}", words::side(side), words::amount(&figure.points, scored.unit()))
        })
        .collect();
    if let (Some(top), Some(results)) = (scored.top(), &scored.results) {
        parts.push(words::top_of(&points(top), results));
    }
    if let Some(matched) = &breakdown.assessment.matched {
        let side = |side: Side| {
            let own = matched.sides.by(side);
            let (figure, unit) = match &own.victory_points {
                Some(victory) => (victory_points(&victory.points), Unit::VictoryPoints),
                None => (signed_points(&own.total), Unit::Imps),
            };
            format!("{}  {figure} {}", words::side(side), words::unit(unit))
        };
        parts.push(words::matched(&Side::BOTH.map(side).join("  ")));
    }
    Block::Answer(parts)
}
