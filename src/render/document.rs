//! What an outcome looks like, before it is text or Markdown.

use super::ruling;
use super::table::{Align, Table};
use crate::breakdown::{Breakdown, Expected, Outcome, OutcomeKind};
use crate::catalogue::english as words;
use crate::diagnostic::{Diagnostic, Severity};
use crate::number::points;
use crate::ruling::Side;
use crate::syntax::tree::Unit;

/// A part of what is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The case that what follows stands in.
    Case(String),
    /// What was asked: the ruling or statement.
    Heading(String),
    /// The answer, in parts that stand apart.
    Answer(Vec<String>),
    /// A table.
    Table(Table),
    /// Two tables that belong together.
    Pair(Table, Table),
    /// A line of the working.
    Line(String),
    /// A script of the language.
    Script(String),
    /// A warning or note on the figures.
    Remark {
        /// How much it matters.
        severity: Severity,
        /// Its words, with code and Law.
        text: String,
    },
}

/// The blocks of an outcome; an expectation that holds shows nothing.
#[must_use]
pub fn blocks(outcome: &Outcome) -> Vec<Block> {
    match &outcome.kind {
        OutcomeKind::Ruling(breakdown) => ruling::blocks(breakdown),
        OutcomeKind::Compare(breakdowns) => compare(breakdowns),
        OutcomeKind::Effects(breakdown) => effects(breakdown),
        OutcomeKind::Shown(script) => vec![Block::Script(script.clone())],
        OutcomeKind::Protocol(protocol) => {
            let mut table = Table::new(&[
                ("", Align::Left),
                (words::RESULT, Align::Left),
                (words::TABLES, Align::Right),
                ("NS", Align::Right),
                ("EW", Align::Right),
                ("NS", Align::Right),
                ("EW", Align::Right),
            ]);
            for row in &protocol.rows {
                let share = |side: Side| row.sides.by(side).share.as_ref().map(words::share).unwrap_or_default();
                table.rows.push(vec![
                    row.label.clone().unwrap_or_default(),
                    typographic(&row.ruling.to_string()),
                    row.count.to_string(),
                    points(&row.sides.ns.points),
                    points(&row.sides.ew.points),
                    share(Side::NS),
                    share(Side::EW),
                ]);
            }
            let heading = Block::Heading("protocol".to_owned());
            vec![heading, Block::Answer(vec![words::top(&points(&protocol.top))]), Block::Table(table)]
        }
        OutcomeKind::Expectation(expectation) if expectation.passed => Vec::new(),
        OutcomeKind::Expectation(expectation) => {
            let place = format!("{}:{}", outcome.file, outcome.line);
            let case = outcome.case.as_deref();
            vec![Block::Remark {
                severity: Severity::Error,
                text: words::expectation_failed(
                    &place,
                    case,
                    &expected(&expectation.expected),
                    &expected(&expectation.actual),
                ),
            }]
        }
    }
}

fn compare(breakdowns: &[Breakdown]) -> Vec<Block> {
    let unit = breakdowns.first().map_or("MP", |first| words::unit(first.scored.unit));
    let in_shares = breakdowns.iter().any(|breakdown| breakdown.scored.top.is_some());
    let ns = format!("NS {unit}");
    let ew = format!("EW {unit}");
    let mut columns = vec![(words::RULING, Align::Left), (ns.as_str(), Align::Right), (ew.as_str(), Align::Right)];
    if in_shares {
        columns.extend([("NS", Align::Right), ("EW", Align::Right)]);
    }
    let mut table = Table::new(&columns);
    for breakdown in breakdowns {
        let shown = typographic(&breakdown.ruling.to_string());
        let mut row = vec![match &breakdown.name {
            Some(name) => format!("{name} = {shown}"),
            None => shown,
        }];
        row.extend(Side::BOTH.map(|side| words::amount(&breakdown.figure(side).points, breakdown.scored.unit)));
        if in_shares {
            let share = |side| breakdown.figure(side).share.as_ref().map(words::share).unwrap_or_default();
            row.extend(Side::BOTH.map(share));
        }
        table.rows.push(row);
    }
    let mut blocks = vec![Block::Heading("compare".to_owned()), Block::Table(table)];
    for breakdown in breakdowns {
        let name = breakdown.name.clone().unwrap_or_else(|| typographic(&breakdown.ruling.to_string()));
        for diagnostic in &breakdown.diagnostics {
            if let Block::Remark { severity, text } = remark(diagnostic) {
                blocks.push(Block::Remark { severity, text: format!("{name}: {text}") });
            }
        }
    }
    blocks
}

/// Every other pair before and after.
fn effects(breakdown: &Breakdown) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(format!("effects {}", typographic(&breakdown.ruling.to_string())))];
    let Some(effects) = &breakdown.effects else { return blocks };
    blocks.push(Block::Line(words::effects_base(effects.from_obtained).to_owned()));
    let tables = Side::BOTH.map(|side| {
        let mut table = Table::new(&[
            (words::SCORE, Align::Right),
            (words::TABLES, Align::Right),
            (words::BEFORE, Align::Right),
            (words::AFTER, Align::Right),
            (words::CHANGE, Align::Right),
        ]);
        table.caption = Some(format!("{side}:"));
        for change in effects.changes.by(side) {
            let shown = |(points_of, share): &(crate::number::Exact, crate::number::Exact)| {
                if effects.from_obtained { points(points_of) } else { words::share(share) }
            };
            let difference = if effects.from_obtained {
                crate::number::signed_points(&(&change.after.0 - &change.before.0))
            } else {
                words::signed_percent(&(&change.after.1 - &change.before.1))
            };
            let difference = if difference == "0" || difference == "0%" { "·".to_owned() } else { difference };
            table.rows.push(vec![
                words::score(change.score),
                points(&change.tables),
                shown(&change.before),
                shown(&change.after),
                difference,
            ]);
        }
        table
    });
    let [ns, ew] = tables;
    blocks.push(Block::Pair(ns, ew));
    blocks
}

/// A warning or note in a line, with its Law and code.
pub(super) fn remark(diagnostic: &Diagnostic) -> Block {
    let code = diagnostic.code();
    let law = code.law().map(|law| format!(" (Law {law})")).unwrap_or_default();
    let text = format!("{}{law} [{}]", words::problems::message(&diagnostic.problem), code.name());
    Block::Remark { severity: diagnostic.severity(), text }
}

/// A form of the language with typographic signs instead of ASCII ones.
pub(super) fn typographic(script: &str) -> String {
    let mut shown = String::with_capacity(script.len());
    let mut characters = script.chars().peekable();
    let mut before = ' ';
    while let Some(character) = characters.next() {
        let sign = character == '-'
            && (characters.peek().is_some_and(char::is_ascii_digit) || before == 'A' || before.is_ascii_digit());
        shown.push(if sign { '−' } else { character });
        before = character;
    }
    shown
}

/// Claims as they are written in an expectation.
#[must_use]
pub fn expected(claims: &[Expected]) -> String {
    let claim = |claim: &Expected| match claim {
        Expected::Figure { side, value, digits, unit } => {
            let unit = match unit {
                None => "",
                Some(Unit::Percent) => "%",
                Some(Unit::Matchpoints) => " MP",
                Some(Unit::Imps) => " IMP",
                Some(Unit::VictoryPoints) => " VP",
            };
            let value = match (digits, crate::number::decimal(value, 4)) {
                (Some(digits), _) => format!("~{}", crate::number::decimal(value, *digits).0),
                (None, (decimal, true)) => decimal,
                (None, _) => value.to_string(),
            };
            format!("{side} {value}{unit}")
        }
        Expected::Diagnostic(severity, code) => format!("{severity} {code}"),
        Expected::Stands => "stands".to_owned(),
        Expected::Failed(codes) if codes.is_empty() => words::NO_DIAGNOSTIC.to_owned(),
        Expected::Failed(codes) => codes.join(", "),
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(", ")
}
