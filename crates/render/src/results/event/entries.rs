//! The scores to type into a program that no file goes back into, table by table.

use super::lost::pairs;
use super::standing::{called, head_who};
use crate::block::{Block, Detail};
use crate::document::{Context, Place};
use crate::events::model::{BoardResults, CarriedKind, Event, Line, LineResult};
use crate::events::scoring::ScoredLine;
use crate::messages::{self, Locale, Span, Text, figures};
use crate::number::Exact;
use crate::results::View;
use crate::ruling::{Side, SideRuling, Sides, Unit};
use crate::scoring::PenaltyUnit;
use crate::session::Ranking;
use serde::Serialize;

/// An event of which what to type in is listed.
pub(in super::super) struct Entries<'a>(pub &'a Ranking);

impl View for Entries<'_> {
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let lines = entries(locale, self.0);
        let mut blocks = vec![Block::Heading(Text::from("entries"))];
        if lines.is_empty() {
            blocks.push(Block::Line(messages::entries_none(locale)));
        }
        blocks.extend(lines.into_iter().map(Block::Line));
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        let lines = entries(context.locale, self.0);
        let entries = lines.iter().map(|line| line.unmarked().to_owned()).collect();
        Some(place.document("entries", EntriesDocument { entries }))
    }
}

/// The list of what to type in.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct EntriesDocument {
    /// A sentence for each table and each penalty, in the reader's language.
    entries: Vec<String>,
}

/// The lines, one for each table whose result is another with the rulings, and for each penalty.
#[must_use]
pub fn entries(locale: Locale, found: &Ranking) -> Vec<Text> {
    let mut lines = Vec::new();
    for (at, (board, before)) in found.event.boards.iter().zip(&found.start.boards).enumerate() {
        for (place, (line, old)) in board.lines.iter().zip(&before.lines).enumerate() {
            if line.result == old.result && line.penalties == old.penalties {
                continue;
            }
            let table = table(locale, &found.event, board, line);
            let scored = found.scored.boards.get(at).and_then(|board| board.lines.get(place));
            if line.result != old.result {
                lines.push(entry(locale, (board, line), scored, found.scored.scoring.unit(), table.clone()));
            }
            for penalty in &line.penalties {
                let amount = amount(locale, &penalty.amount, Some(penalty.unit), found.unit);
                let side = figures::side(locale, penalty.side);
                lines.push(messages::entries_penalty(locale, table.clone(), amount, side));
            }
        }
    }
    let boards = boards_of_percentages(found);
    if !boards.is_empty() && found.scored.scoring.is_of_field() {
        lines.push(messages::entries_others(locale, boards.join(", ")));
    }
    let given = found.event.carried.iter().filter(|own| !found.read.carried.contains(own));
    for own in given {
        let Some(who) = found.event.contestant(own.contestant) else { continue };
        let kind = if who.direction.is_none() { head_who(locale, &found.event) + " " } else { Text::default() };
        let (who, amount) = (kind + called(locale, who), amount(locale, &own.amount, own.unit, found.unit));
        lines.push(match own.kind {
            CarriedKind::Penalty => messages::entries_penalty_of(locale, who, amount),
            CarriedKind::CarryOver => messages::entries_carry(locale, who, amount),
            CarriedKind::Handicap => messages::entries_handicap(locale, who, amount),
        });
    }
    lines
}

/// The boards of which the list has a ruling as percentages that is no artificial score: a program that takes one for an
/// artificial score counts no result there, and scores the other tables among fewer (Law 87, Neuberg).
fn boards_of_percentages(found: &Ranking) -> Vec<String> {
    let is_weighted = |own: &LineResult| match own {
        LineResult::Ruling(ruling) => {
            Side::BOTH.into_iter().any(|side| !matches!(ruling.side(side), Some(SideRuling::Artificial(_))))
        }
        LineResult::Bare | LineResult::SitOut | LineResult::NotPlayed => false,
    };
    let boards = found.event.boards.iter().zip(&found.start.boards).filter(|(board, before)| {
        let lines = board.lines.iter().zip(&before.lines).filter(|(line, old)| line.result != old.result);
        lines.into_iter().any(|(line, _)| line.score(&board.board).is_none() && is_weighted(&line.result))
    });
    let mut numbers: Vec<String> =
        boards.filter_map(|(board, _)| board.board.number).map(|number| number.to_string()).collect();
    numbers.dedup();
    numbers
}

/// Points in their unit, or in that of the results.
fn amount(locale: Locale, amount: &Exact, of: Option<PenaltyUnit>, results: Unit) -> Text {
    match of.unwrap_or(PenaltyUnit::Points(results)) {
        PenaltyUnit::Share => figures::share(locale, amount),
        PenaltyUnit::Points(unit) => figures::points(locale, amount) + " " + figures::unit(locale, unit),
    }
}

/// `board 4, table 3, NS 3 EW 15`
fn table(locale: Locale, event: &Event, board: &BoardResults, line: &Line) -> Text {
    let number = board.board.number.map_or_else(String::new, |number| number.to_string());
    let who = pairs(locale, event, &Sides { ns: line.ns, ew: line.ew });
    messages::entries_table(locale, number, line.table.as_deref().map(Into::into), who)
}

/// A score if the ruling is one, else each side's points.
fn entry(
    locale: Locale,
    (board, line): (&BoardResults, &Line),
    scored: Option<&ScoredLine>,
    unit: Unit,
    table: Text,
) -> Text {
    if let Some(score) = line.score(&board.board) {
        return messages::entries_score(locale, table, figures::score(score));
    }
    let points = |side: Side| {
        // The penalty is typed in by itself.
        let figure = scored.and_then(|scored| scored.before_penalties(side))?;
        let points = figures::amount(locale, &figure.points, unit) + " " + figures::unit(locale, unit);
        Some(match &figure.share {
            Some(share) => figures::share(locale, share) + " (" + points + ")",
            None => points,
        })
    };
    let nothing = || Text::from("–");
    let ruling = match &line.result {
        LineResult::Ruling(ruling) => Text::from(Span::code(ruling.to_string())),
        _ => nothing(),
    };
    let [ns, ew] = Side::BOTH.map(|side| points(side).unwrap_or_else(nothing));
    messages::entries_points(locale, table, ns, ew, ruling)
}
