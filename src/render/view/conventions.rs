//! A ruling under several conventions.

use super::figures::{Figures, summaries};
use crate::diagnostic::Diagnostic;
use crate::messages::{self, Locale, Span, Text};
use crate::render::block::{Align, Block, Table};
use crate::render::notation;
use crate::session::{Breakdown, ConventionComparison, ConventionRow};

/// A ruling under each choice, with the differences from what is in force marked.
pub(super) fn choices(locale: Locale, choices: &ConventionComparison) -> Vec<Block> {
    let scored = || choices.rows.iter().filter_map(|row| row.scored.as_deref().ok());
    let summaries = summaries(scored());
    let figures = Figures::of(locale, summaries.iter());
    let head = choices.setting.map_or_else(|| messages::head_regulations(locale), Text::from);
    let mut table = Table::new(figures.columns(head, Align::Left));
    let mut own = summaries.iter();
    for row in &choices.rows {
        let label = label(locale, row);
        let cells = match (&row.scored, row.scored.as_ref().ok().and_then(|_| own.next())) {
            (Ok(_), Some(summary)) => figures.cells(label, summary),
            (Err(problems), _) => vec![label, codes(problems)],
            (Ok(_), None) => vec![label],
        };
        table.push_marked(row.differs, cells);
    }
    let tops = || scored().map(|breakdown: &Breakdown| breakdown.assessment.scored.top());
    let scales = tops().any(|top| Some(top) != tops().next());
    let differs = choices.rows.iter().any(|row| row.differs);
    vec![
        Block::Heading(heading(locale, choices)),
        Block::Table(table),
        Block::Line(match (differs, scales) {
            (false, false) => messages::choices_nothing(locale),
            (false, true) => messages::choices_scales(locale),
            (true, _) => Text::from("← ") + messages::choices_differ(locale),
        }),
    ]
}

fn heading(locale: Locale, choices: &ConventionComparison) -> Text {
    let mut heading = Text::from("conventions ");
    if let Some(setting) = choices.setting {
        heading += format!("{setting}: ");
    }
    if let Some(name) = &choices.name {
        heading += Text::from(Span::name(name.as_str())) + " = ";
    }
    heading + notation::ruling(locale, &choices.ruling)
}

fn label(locale: Locale, row: &ConventionRow) -> Text {
    match (&row.choice, row.in_force) {
        (Some(choice), false) => Text::from(choice.clone()),
        (Some(choice), true) => Text::from(choice.clone()) + " (" + messages::in_force(locale) + ")",
        (None, _) => messages::in_force(locale),
    }
}

/// The codes that say why there is no score.
pub(super) fn codes(problems: &[Diagnostic]) -> Text {
    Text::from(problems.iter().map(|problem| problem.code().name()).collect::<Vec<_>>().join(", "))
}
