//! `redress event FILE --rulings R --entries`: what to type into a scoring program, table by table.

use super::convert::pairs;
use crate::events::model::{BoardResults, Event, Line, LineResult};
use crate::events::scoring::ScoredLine;
use crate::messages::{self, Locale, Span, Text, figures};
use crate::ruling::{Side, Sides, Unit};
use crate::scoring::PenaltyUnit;
use crate::session::Ranking;

/// The lines, one for each table whose result is another with the rulings; empty if none is.
pub(super) fn entries(locale: Locale, found: &Ranking) -> Vec<Text> {
    let mut lines = Vec::new();
    for (at, (board, before)) in found.event.boards.iter().zip(&found.start.boards).enumerate() {
        for (place, (line, old)) in board.lines.iter().zip(&before.lines).enumerate() {
            let penalties = found.event.penalties_at(at, place).count();
            if line.result == old.result && penalties == found.start.penalties_at(at, place).count() {
                continue;
            }
            let table = table(locale, &found.event, board, line);
            let scored = found.scored.boards.get(at).and_then(|board| board.lines.get(place));
            if line.result != old.result {
                lines.push(entry(locale, (board, line), scored, found.scored.scoring.unit(), table.clone()));
            }
            for penalty in found.event.penalties_at(at, place) {
                let amount = match penalty.unit {
                    PenaltyUnit::Share => figures::share(locale, &penalty.amount),
                    PenaltyUnit::Points(unit) => {
                        figures::points(locale, &penalty.amount) + " " + figures::unit(locale, unit)
                    }
                };
                lines.push(messages::entries_penalty(
                    locale,
                    table.clone(),
                    amount,
                    figures::side(locale, penalty.side),
                ));
            }
        }
    }
    lines
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
        let figure = scored.and_then(|scored| scored.figures.by(side).as_ref())?;
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
