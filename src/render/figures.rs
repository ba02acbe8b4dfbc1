//! Rulings side by side: their figures in a table.

use super::document::{Block, remark, typographic};
use super::steps::victory_points;
use super::table::{Align, Table};
use crate::breakdown::{Breakdown, ChoiceRow, Choices, Entry};
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::signed_points;
use crate::ruling::Side;
use crate::scoring::Unit;
use unicode_width::UnicodeWidthStr;

/// Columns that a ruling may take beside its figures.
const LONGEST_LABEL: usize = 36;

/// A table of figures in which each ruling is a row.
struct Figures {
    unit: Unit,
    shares: bool,
    victory: bool,
}

impl Figures {
    /// The columns that these rulings need.
    fn of<'a>(breakdowns: impl Iterator<Item = &'a Breakdown> + Clone) -> Self {
        Self {
            unit: breakdowns.clone().next().map_or(Unit::Matchpoints, |first| first.scored.unit()),
            shares: breakdowns.clone().any(|breakdown| breakdown.scored.top.is_some()),
            victory: breakdowns.clone().any(|breakdown| victory(breakdown, Side::NS).is_some()),
        }
    }

    fn columns(&self, head: &str) -> Vec<(String, Align)> {
        let mut columns = vec![(head.to_owned(), Align::Left)];
        let mut pair =
            |unit: &str| columns.extend(Side::BOTH.map(|side| (format!("{}{unit}", words::side(side)), Align::Right)));
        pair(&format!(" {}", words::unit(self.unit)));
        if self.shares {
            pair("");
        }
        if self.victory {
            pair(&format!(" {}", words::unit(Unit::VictoryPoints)));
        }
        columns
    }

    fn cells(&self, head: String, breakdown: &Breakdown) -> Vec<String> {
        let mut cells = vec![head];
        cells.extend(Side::BOTH.map(|side| words::amount(&breakdown.figure(side).points, self.unit)));
        if self.shares {
            let share = |side| breakdown.figure(side).share.as_ref().map(words::share).unwrap_or_default();
            cells.extend(Side::BOTH.map(share));
        }
        if self.victory {
            cells.extend(Side::BOTH.map(|side| victory(breakdown, side).unwrap_or_default()));
        }
        cells
    }
}

fn victory(breakdown: &Breakdown, side: Side) -> Option<String> {
    let side = breakdown.matched.as_ref()?.sides.by(side);
    side.victory_points.as_ref().map(|own| victory_points(&own.points))
}

fn shown(breakdown: &Breakdown) -> String {
    let ruling = typographic(&breakdown.ruling.to_string());
    breakdown.name.as_ref().map_or(ruling.clone(), |name| format!("{name} = {ruling}"))
}

/// Rulings side by side with what each would change, and what there is to remark on it.
pub(super) fn compare(base: Option<&Breakdown>, breakdowns: &[Breakdown]) -> Vec<Block> {
    let figures = Figures::of(breakdowns.iter());
    let mut columns = figures.columns(&heads::ruling());
    // A ruling too long for its column is told below the table, by its name or its number.
    let long = breakdowns.iter().any(|breakdown| shown(breakdown).width() > LONGEST_LABEL);
    let label = |at: usize, breakdown: &Breakdown| match &breakdown.name {
        _ if !long => shown(breakdown),
        Some(name) => name.clone(),
        None => format!("({})", at.saturating_add(1)),
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    if let Some(base) = base {
        columns.extend(Side::BOTH.map(|side| (words::change_of(side), Align::Right)));
        let mut cells = figures.cells(words::obtained(&typographic(&base.ruling.to_string())), base);
        cells.resize(columns.len(), String::new());
        rows.push(cells);
    }
    for (at, breakdown) in breakdowns.iter().enumerate() {
        let mut cells = figures.cells(label(at, breakdown), breakdown);
        if let Some(base) = base {
            let change = |side| signed_points(&(&breakdown.figure(side).points - &base.figure(side).points));
            cells.extend(Side::BOTH.map(change));
        }
        rows.push(cells);
    }
    let table = Table { caption: None, columns, rows };
    let mut blocks = vec![Block::Heading("compare".to_owned()), Block::Table(table)];
    for (at, breakdown) in breakdowns.iter().enumerate().filter(|_| long) {
        let ruling = typographic(&breakdown.ruling.to_string());
        let sign = if breakdown.name.is_some() { " =" } else { "" };
        blocks.push(Block::Line(format!("{}{sign} {ruling}", label(at, breakdown))));
    }
    for (at, breakdown) in breakdowns.iter().enumerate() {
        let name = label(at, breakdown);
        for diagnostic in &breakdown.diagnostics {
            if let Block::Remark { severity, text } = remark(diagnostic) {
                blocks.push(Block::Remark { severity, text: format!("{name}: {text}") });
            }
        }
    }
    blocks
}

/// A ruling under each choice, with the differences from what is in force marked.
pub(super) fn choices(choices: &Choices) -> Vec<Block> {
    let scored = || choices.rows.iter().filter_map(|row| row.scored.as_deref().ok());
    let figures = Figures::of(scored());
    let head = choices.setting.map_or_else(heads::regulations, str::to_owned);
    let mut columns = figures.columns(&head);
    columns.push((String::new(), Align::Left));
    let row = |row: &ChoiceRow| {
        let label = match (&row.choice, row.in_force) {
            (Some(choice), false) => choice.clone(),
            (Some(choice), true) => format!("{choice} ({})", heads::in_force()),
            (None, _) => heads::in_force(),
        };
        let mut cells = match &row.scored {
            Ok(breakdown) => figures.cells(label, breakdown),
            Err(problems) => {
                let codes = problems.iter().map(|problem| problem.code().name()).collect::<Vec<_>>().join(", ");
                let mut cells = vec![label, codes];
                cells.resize(columns.len().saturating_sub(1), String::new());
                cells
            }
        };
        cells.push(if row.differs { heads::DIFFERS.to_owned() } else { String::new() });
        cells
    };
    let rows = choices.rows.iter().map(row).collect();
    let tops = || scored().map(|breakdown| &breakdown.scored.top);
    let scales = tops().any(|top| Some(top) != tops().next());
    let ruling = typographic(&choices.ruling.to_string());
    let setting = choices.setting.map(|setting| format!(" {setting}:")).unwrap_or_default();
    let name = choices.name.as_ref().map(|name| format!("{name} = ")).unwrap_or_default();
    vec![
        Block::Heading(format!("conventions{setting} {name}{ruling}")),
        Block::Table(Table { caption: None, columns, rows }),
        Block::Line(words::choices_told(choices.rows.iter().any(|row| row.differs), scales)),
    ]
}

/// What to type into a scoring program.
pub(super) fn entry(entry: &Entry) -> Vec<Block> {
    let breakdown = &entry.breakdown;
    let mut blocks = vec![Block::Heading(format!("entry {}", shown(breakdown)))];
    let Some(entered) = &entry.entered else {
        blocks.push(Block::Line(words::enter_artificial(&typographic(&breakdown.ruling.to_string()))));
        return blocks;
    };
    blocks.push(Block::Answer(vec![words::enter(&typographic(&entered.to_string()))]));
    let unit = breakdown.scored.unit();
    let mut columns = vec![
        (heads::side(), Align::Left),
        (heads::entered(), Align::Right),
        (heads::adjustment(), Align::Right),
        (heads::right(), Align::Right),
        (String::new(), Align::Left),
    ];
    let shares = breakdown.scored.top.is_some();
    if shares {
        columns.insert(3, (heads::of_top(), Align::Right));
    }
    let mut table = Table::new(columns);
    for side in Side::BOTH {
        let one = entry.sides.by(side);
        let mut cells = vec![words::side(side), words::amount(&one.entered, unit), signed_points(&one.adjustment)];
        if shares {
            cells.push(one.share.as_ref().map(words::signed_percent).unwrap_or_default());
        }
        cells.push(words::amount(&breakdown.figure(side).points, unit));
        cells.push(words::unit(unit));
        table.rows.push(cells);
    }
    blocks.push(Block::Table(table));
    if breakdown.effects.is_none() && breakdown.scored.results.is_none() {
        return blocks;
    }
    let any = Side::BOTH.into_iter().any(|side| !entry.others.by(side).is_empty());
    blocks.push(Block::Line(words::entry_others(any)));
    if any {
        blocks.push(Block::Table(entry_others(entry, unit)));
    }
    blocks
}

fn entry_others(entry: &Entry, unit: Unit) -> Table {
    let mut table = Table::new([
        (heads::score(), Align::Right),
        (heads::side(), Align::Left),
        (heads::tables(), Align::Right),
        (heads::by_ruling(), Align::Right),
        (heads::as_entered(), Align::Right),
        (heads::change(), Align::Right),
    ]);
    for side in Side::BOTH {
        for change in entry.others.by(side) {
            table.rows.push(vec![
                words::score(change.score),
                words::side(side),
                crate::catalogue::points(&change.tables),
                words::amount(&change.before.0, unit),
                words::amount(&change.after.0, unit),
                signed_points(&(&change.after.0 - &change.before.0)),
            ]);
        }
    }
    table
}
