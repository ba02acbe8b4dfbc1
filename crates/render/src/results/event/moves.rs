//! The moves in the ranking of an event, as a chart.

use super::standing::{called, place};
use crate::block::{Block, Move, Moves};
use crate::events::scoring::Standing;
use crate::messages::{self, Locale, Text, figures};
use crate::session::Ranking;

/// A chart for each ranking in which somebody moves or is named; none without rulings.
pub(in super::super) fn moves(locale: Locale, found: &Ranking) -> Vec<Block> {
    let mut charts = Vec::new();
    let mut rest = found.scored.ranking.as_slice();
    // Contestants who are ranked among themselves are together.
    while let Some(first) = rest.first() {
        let is_with = |other: &&Standing| (other.direction, &other.section) == (first.direction, &first.section);
        let (own, behind) = rest.split_at(rest.iter().take_while(is_with).count());
        charts.extend(chart(locale, found, own));
        rest = behind;
    }
    charts
}

/// The chart of those who are ranked among themselves.
fn chart(locale: Locale, found: &Ranking, standings: &[Standing]) -> Option<Block> {
    let before = found.before.as_ref()?;
    let rendered = || standings.iter().filter(|standing| found.shows_standing(standing));
    let is_drawn =
        |(old, new): &(&Standing, &Standing)| old.place != new.place || found.named.contains(&new.contestant);
    let all = || rendered().filter_map(|new| Some((before.standing(new.contestant)?, new)));
    let lines: Vec<Move> = all()
        .filter(is_drawn)
        .map(|(old, new)| Move {
            name: found.event.contestant(new.contestant).map(|who| called(locale, who)).unwrap_or_default(),
            before: (old.place, place(old)),
            after: (new.place, place(new)),
        })
        .collect();
    if lines.is_empty() {
        return None;
    }
    let first = standings.first()?;
    let section = first.section.as_ref().map(|section| Text::from(section.clone()));
    let direction = first.direction.map(|direction| figures::side(locale, direction));
    let caption: Vec<Text> = section.into_iter().chain(direction).collect();
    let rest = messages::moves_rest(locale, all().count().saturating_sub(lines.len()));
    let one = |line: &Move| match line.before.0 == line.after.0 {
        true => messages::moves_kept(locale, line.name.clone(), line.after.1.clone()),
        false => messages::moves_line(locale, line.name.clone(), line.before.1.clone(), line.after.1.clone()),
    };
    let each = Text::joined(lines.iter().map(one), &messages::list_separator(locale));
    Some(Block::Moves(Box::new(Moves {
        caption: (!caption.is_empty()).then(|| Text::joined(caption, &Text::from(" "))),
        before: messages::head_before(locale),
        after: messages::head_after(locale),
        label: messages::moves_label(locale, each, rest.clone()),
        rest,
        lines,
    })))
}
