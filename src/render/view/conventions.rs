//! A ruling under several conventions.

use super::figures::Figures;
use crate::catalogue::english::{self as words, heads};
use crate::render::block::{Align, Block, Table};
use crate::render::notation::typographic;
use crate::session::{ConventionComparison, ConventionRow};

/// A ruling under each choice, with the differences from what is in force marked.
pub(super) fn choices(choices: &ConventionComparison) -> Vec<Block> {
    let scored = || choices.rows.iter().filter_map(|row| row.scored.as_deref().ok());
    let figures = Figures::of(scored());
    let head = choices.setting.map_or_else(heads::regulations, str::to_owned);
    let mut columns = figures.columns(&head);
    columns.push((String::new(), Align::Left));
    let row = |row: &ConventionRow| {
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
    let tops = || scored().map(|breakdown| breakdown.assessment.scored.top());
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
