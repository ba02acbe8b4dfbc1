//! What an outcome looks like, before it is text or Markdown.

use super::field::{FieldChart, field_chart};
use super::table::{Align, Table};
use super::{explore, figures, ruling};
use crate::breakdown::{Answered, Breakdown, Expected, Outcome, OutcomeKind, ProtocolBreakdown};
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{Language, figure_of, language, points, signed_points};
use crate::diagnostic::{Diagnostic, Severity};
use crate::number::Exact;
use crate::ruling::{Deal, Side, Unit as Points};
use crate::scoring::Sides;
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
    /// Figures as a curve.
    Chart(Chart),
    /// The results of a field as bars.
    Field(FieldChart),
    /// The cards of a board.
    Deal(Box<Deal>),
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

/// Both sides' figures along a weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chart {
    /// Each weight as it is shown, and the figures there.
    pub points: Vec<(String, Sides<Exact>)>,
    /// The least figure of all.
    pub least: Exact,
    /// The greatest.
    pub most: Exact,
    /// What the figures are.
    pub unit: Points,
    /// What the figures run from and to, in words.
    pub axis: String,
}

/// How much of a ruling is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Detail {
    /// The answer, and what there is to remark.
    Brief,
    /// The working too.
    #[default]
    Steps,
    /// Every other pair and every convention too.
    Full,
}

/// The blocks of an outcome; an expectation that holds shows nothing.
#[must_use]
pub fn blocks(outcome: &Outcome, detail: Detail) -> Vec<Block> {
    match &outcome.kind {
        OutcomeKind::Ruling(breakdown) => ruling::blocks(breakdown, detail),
        OutcomeKind::Compare { base, rulings } => figures::compare(base.as_deref(), rulings),
        OutcomeKind::Effects(breakdown) => effects(breakdown),
        OutcomeKind::Shown(script) => vec![Block::Script(script.clone())],
        OutcomeKind::Entry(entry) => figures::entry(entry),
        OutcomeKind::Conventions(choices) => figures::choices(choices),
        OutcomeKind::Varied(varied) => explore::varied(varied),
        OutcomeKind::Solved(solved) => explore::solved(solved),
        OutcomeKind::Sensitivity(found) => explore::sensitivity(found),
        OutcomeKind::Pitfall(found) => explore::pitfall(found),
        OutcomeKind::Question { text, points } => {
            let worth = points.as_ref().map(words::worth);
            vec![Block::Line(worth.map_or_else(|| text.clone(), |worth| format!("{text} ({worth})")))]
        }
        OutcomeKind::Answer(Answered::Ruling(breakdown)) => ruling::blocks(breakdown, detail),
        OutcomeKind::Answer(Answered::Figures(figures)) => vec![Block::Answer(vec![claimed(figures)])],
        OutcomeKind::Deal(deal) => vec![Block::Deal(deal.clone())],
        OutcomeKind::Protocol(found) => protocol(found),
        OutcomeKind::Expectation(expectation) if expectation.passed => Vec::new(),
        OutcomeKind::Expectation(expectation) => {
            let place = format!("{}:{}", outcome.file, outcome.line);
            let case = outcome.case.as_deref();
            vec![Block::Remark {
                severity: Severity::Error,
                text: words::expectation_failed(
                    &place,
                    case,
                    &claimed(&expectation.expected),
                    &claimed(&expectation.actual),
                ),
            }]
        }
    }
}

/// The blocks of an outcome with the field as a chart below the answer, where there is a field.
#[must_use]
pub fn charted(outcome: &Outcome, detail: Detail) -> Vec<Block> {
    let mut blocks = blocks(outcome, detail);
    let breakdown = match &outcome.kind {
        OutcomeKind::Ruling(breakdown)
        | OutcomeKind::Effects(breakdown)
        | OutcomeKind::Answer(Answered::Ruling(breakdown)) => breakdown,
        _ => return blocks,
    };
    if let Some(chart) = field_chart(breakdown) {
        let answer = blocks.iter().position(|block| matches!(block, Block::Answer(_)));
        let at = answer.map_or(blocks.len(), |at| at.saturating_add(1));
        blocks.insert(at, Block::Field(chart));
    }
    blocks
}

/// Every row with its points.
fn protocol(found: &ProtocolBreakdown) -> Vec<Block> {
    let unit = words::unit(found.scoring.unit());
    let [ns, ew] = Side::BOTH.map(words::side);
    let mut columns = vec![
        (String::new(), Align::Left),
        (heads::result(), Align::Left),
        (heads::tables(), Align::Right),
        (format!("{ns} {unit}"), Align::Right),
        (format!("{ew} {unit}"), Align::Right),
    ];
    if found.top.is_some() {
        columns.extend([(ns, Align::Right), (ew, Align::Right)]);
    }
    let mut tables: Vec<(Option<&str>, Table)> = Vec::new();
    for row in &found.rows {
        let group = row.group.as_deref();
        if tables.last().is_none_or(|(last, _)| *last != group) {
            let caption = group.map(words::group);
            tables.push((group, Table { caption, ..Table::new(columns.clone()) }));
        }
        let mut cells =
            vec![row.label.clone().unwrap_or_default(), typographic(&row.ruling.to_string()), row.count.to_string()];
        cells.extend(Side::BOTH.map(|side| words::amount(&row.sides.by(side).points, found.scoring.unit())));
        if found.top.is_some() {
            let share = |side: Side| row.sides.by(side).share.as_ref().map(words::share).unwrap_or_default();
            cells.extend(Side::BOTH.map(share));
        }
        if let Some((_, table)) = tables.last_mut() {
            table.rows.push(cells);
        }
    }
    let mut blocks = vec![Block::Heading("protocol".to_owned())];
    blocks.extend(found.top.as_ref().map(|top| Block::Answer(vec![words::top(&points(top))])));
    blocks.extend(tables.into_iter().map(|(_, table)| Block::Table(table)));
    blocks.extend(conventions(&found.conventions, Detail::Steps));
    blocks
}

fn effects(breakdown: &Breakdown) -> Vec<Block> {
    let mut blocks = vec![Block::Heading(format!("effects {}", typographic(&breakdown.ruling.to_string())))];
    blocks.extend(every_other_pair(breakdown));
    blocks
}

/// Every other pair before and after.
pub(super) fn every_other_pair(breakdown: &Breakdown) -> Vec<Block> {
    let mut blocks = Vec::new();
    let Some(effects) = &breakdown.effects else { return blocks };
    blocks.push(Block::Line(words::effects_base(effects.from_obtained, effects.in_shares)));
    let tables = Side::BOTH.map(|side| {
        let mut table = Table::new([
            (heads::score(), Align::Right),
            (heads::tables(), Align::Right),
            (heads::before(), Align::Right),
            (heads::after(), Align::Right),
            (heads::change(), Align::Right),
        ]);
        table.caption = Some(format!("{}:", words::side(side)));
        for change in effects.changes.by(side) {
            let unit = breakdown.scored.unit();
            let shown = |(points_of, share): &(Exact, Option<Exact>)| match share {
                Some(share) if effects.in_shares => words::share(share),
                _ => words::amount(points_of, unit),
            };
            let difference = match (&change.after.1, &change.before.1) {
                (Some(after), Some(before)) if effects.in_shares => words::signed_percent(&(after - before)),
                _ => signed_points(&(&change.after.0 - &change.before.0)),
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
    let law = code.law().map(|law| format!(" ({})", words::law(law))).unwrap_or_default();
    let text = format!("{}{law} [{}]", words::problems::message(&diagnostic.problem), code.name());
    Block::Remark { severity: diagnostic.severity(), text }
}

/// The conventions in a line. The language stands among them only where all do, and is the one that is spoken, whoever
/// asked for it.
pub(super) fn conventions(set: &[(&'static str, String)], detail: Detail) -> Option<Block> {
    let spoken = language().tag();
    let shown = set.iter().filter(|(name, _)| detail == Detail::Full || *name != "language");
    let value = |(name, value): &(&'static str, String)| match *name {
        "language" => format!("{name} {spoken}"),
        _ => format!("{name} {value}"),
    };
    let named: Vec<String> = shown.map(value).collect();
    (!named.is_empty()).then(|| Block::Line(words::conventions(&named.join(", "))))
}

/// A form of the language as people read it: typographic signs instead of ASCII ones, and sides, units, no-trump and
/// decimals as the language in force has them.
#[must_use]
pub fn typographic(script: &str) -> String {
    let mut shown = String::with_capacity(script.len());
    let mut characters = script.chars().peekable();
    let mut before = ' ';
    while let Some(character) = characters.next() {
        let sign = character == '-'
            && (characters.peek().is_some_and(char::is_ascii_digit) || before == 'A' || before.is_ascii_digit());
        shown.push(if sign { '−' } else { character });
        before = character;
    }
    if language() == Language::English { shown } else { in_words_of_the_language(&shown) }
}

/// The words and decimals of a form of the language, one by one; what stands in quotes is the writer's own.
fn in_words_of_the_language(form: &str) -> String {
    let mut shown = String::with_capacity(form.len());
    let mut rest = form;
    while let Some(first) = rest.chars().next() {
        let of = |belongs: fn(char) -> bool| rest.find(|c| !belongs(c)).unwrap_or(rest.len());
        let length = match first {
            '"' => rest.get(1..).and_then(|inside| inside.find('"')).map_or(rest.len(), |end| end.saturating_add(2)),
            _ if first.is_ascii_digit() => of(|c| c.is_ascii_digit() || c == '.'),
            _ if first.is_alphabetic() => of(|c| c.is_alphanumeric() || c == '_'),
            _ => first.len_utf8(),
        };
        let (part, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        match part {
            "EW" => shown.push_str(&words::side(Side::EW)),
            "MP" => shown.push_str(&words::unit(crate::scoring::Unit::Matchpoints)),
            _ if part.starts_with("NT") && shown.ends_with(|c: char| c.is_ascii_digit()) => {
                shown.push_str(&words::no_trump());
                shown.push_str(part.trim_start_matches("NT"));
            }
            _ if first.is_ascii_digit() => shown.push_str(&figure_of(part.to_owned())),
            _ => shown.push_str(part),
        }
        rest = after;
    }
    shown
}

/// Claims for people: as they are written in an expectation, in the words of the language in force.
#[must_use]
pub fn claimed(claims: &[Expected]) -> String {
    if language() == Language::English {
        return expected(claims);
    }
    let claim = |claim: &Expected| match claim {
        Expected::Failed(codes) if codes.is_empty() => heads::no_diagnostic(),
        _ => typographic(&expected(std::slice::from_ref(claim))),
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(&words::between())
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
        Expected::Failed(codes) if codes.is_empty() => "none".to_owned(),
        Expected::Failed(codes) => codes.join(", "),
    };
    claims.iter().map(claim).collect::<Vec<_>>().join(", ")
}
