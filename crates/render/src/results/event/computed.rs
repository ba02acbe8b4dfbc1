//! The results of boards on which a file's figures differ, as they were computed.

use super::changes::board_called;
use crate::block::{Align, Block, Table};
use crate::events::audit::{Audit, Code, Finding};
use crate::events::model::{BoardResults, LineResult};
use crate::events::scoring::ScoredLine;
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::notation;
use crate::ruling::Side;
use std::collections::BTreeSet;

/// A table of results for each board and group in which one of the findings is that a line's points differ.
pub(super) fn computed(locale: Locale, audit: &Audit, findings: &[&Finding]) -> Vec<Block> {
    let differing = findings.iter().filter(|finding| finding.code == Code::PointsDiffer);
    let fields: BTreeSet<(usize, Option<&str>)> = differing.filter_map(|finding| field(audit, finding)).collect();
    fields.into_iter().filter_map(|field| table(locale, audit, findings, field)).map(Block::Table).collect()
}

/// The board of a finding, and the group in which its line is scored.
fn field<'a>(audit: &'a Audit, finding: &Finding) -> Option<(usize, Option<&'a str>)> {
    let board = finding.board?;
    let line = audit.event.boards.get(board)?.lines.get(finding.line?)?;
    Some((board, line.group.as_deref()))
}

/// Results that are the same.
struct Row {
    result: Text,
    /// The sort key of the rows: the highest score first, then those without one.
    score: Option<i32>,
    times: usize,
    points: [Text; 2],
    differs: bool,
}

fn table(locale: Locale, audit: &Audit, findings: &[&Finding], (at, group): (usize, Option<&str>)) -> Option<Table> {
    let board = audit.event.boards.get(at)?;
    let scored = audit.scored.boards.get(at)?;
    let mut rows: Vec<Row> = Vec::new();
    for (place, (line, scored)) in board.lines.iter().zip(&scored.lines).enumerate() {
        let LineResult::Ruling(ruling) = &line.result else { continue };
        if line.group.as_deref() != group {
            continue;
        }
        let score = line.score(&board.board);
        let result = score.map_or_else(|| notation::ruling(locale, ruling.as_ref()), figures::score);
        let points = Side::BOTH.map(|side| points(locale, audit, scored, side));
        let is_here = |finding: &&&Finding| finding.board == Some(at) && finding.line == Some(place);
        let differs = findings.iter().any(|finding| is_here(&finding) && finding.code == Code::PointsDiffer);
        match rows.iter_mut().find(|row| row.result == result && row.points == points) {
            Some(row) => {
                row.times = row.times.saturating_add(1);
                row.differs |= differs;
            }
            None => rows.push(Row { result, score, times: 1, points, differs }),
        }
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.score));
    let unit = figures::unit(locale, audit.scored.scoring.unit());
    let mut table = Table::new([
        (messages::head_score(locale), Align::Right),
        (messages::lecture_results(locale), Align::Right),
        (figures::side(locale, Side::NS) + " " + unit.clone(), Align::Right),
        (figures::side(locale, Side::EW) + " " + unit, Align::Right),
    ]);
    table.caption = Some(messages::audit_computed(locale, called(board, group)));
    for row in rows {
        let [ns, ew] = row.points;
        table.push_marked(row.differs, vec![row.result, Text::new(SpanKind::Number, row.times.to_string()), ns, ew]);
    }
    Some(table)
}

fn called(board: &BoardResults, group: Option<&str>) -> Text {
    let called = board_called(board);
    match group {
        Some(group) => called + " " + Text::from(group.to_owned()),
        None => called,
    }
}

fn points(locale: Locale, audit: &Audit, line: &ScoredLine, side: Side) -> Text {
    let figure = line.computed().by(side).as_ref();
    figure.map(|figure| figures::amount(locale, &figure.points, audit.scored.scoring.unit())).unwrap_or_default()
}
