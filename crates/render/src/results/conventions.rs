//! A ruling under several conventions.

use super::View;
use super::figures::{Figures, summaries};
use crate::block::{Align, Block, Detail, Table};
use crate::diagnostic::Diagnostic;
use crate::document::{Context, DiagnosticDocument, Place, RulingDocument, Written};
use crate::messages::{self, Locale, Span, Text};
use crate::notation;
use crate::ruling::Ruling;
use crate::session::{Breakdown, ConventionComparison, ConventionRow};
use serde::Serialize;

impl View for ConventionComparison {
    /// A ruling under each choice, with the differences from what is in force marked.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let choices = self;
        let scored = || choices.rows.iter().filter_map(|row| row.scored.as_deref().ok());
        let summaries = summaries(scored());
        let figures = Figures::of(locale, summaries.iter());
        let head = choices.setting.map_or_else(|| messages::head_regulations(locale), Text::from);
        let mut table = Table::new(figures.columns(head, Align::Left));
        let mut own = summaries.iter();
        let mut rendered: Vec<ChoiceRow> = Vec::new();
        for row in &choices.rows {
            let cells = match (&row.scored, row.scored.as_ref().ok().and_then(|_| own.next())) {
                (Ok(_), Some(summary)) => figures.cells(Text::default(), summary).split_off(1),
                (Err(problems), _) => vec![codes(problems)],
                (Ok(_), None) => Vec::new(),
            };
            let own = ChoiceRow { label: label(locale, row), cells, differs: row.differs, in_force: row.in_force };
            match rendered.iter_mut().find(|known| !known.in_force && !own.in_force && known.reads_as(&own)) {
                Some(known) => known.label += Text::from(", ") + own.label,
                None => rendered.push(own),
            }
        }
        // A difference that nobody can see is none.
        let now = rendered.iter().find(|row| row.in_force).map(ChoiceRow::figures);
        for row in &mut rendered {
            row.differs &= now.as_ref().is_none_or(|now| *now != row.figures());
        }
        let tops = || scored().map(|breakdown: &Breakdown| breakdown.assessment.scored.top());
        let scales = tops().any(|top| Some(top) != tops().next());
        let differs = rendered.iter().any(|row| row.differs);
        for ChoiceRow { label, mut cells, differs, .. } in rendered {
            cells.insert(0, label);
            table.push_marked(differs, cells);
        }
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

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("conventions", ConventionsDocument::new(self, context)))
    }
}

/// A row of the table, or several that read alike.
struct ChoiceRow {
    label: Text,
    cells: Vec<Text>,
    differs: bool,
    in_force: bool,
}

impl ChoiceRow {
    /// The figures as text, exact or rounded to the digits shown.
    fn figures(&self) -> Vec<String> {
        self.cells.iter().map(|cell| cell.unmarked().trim_start_matches('≈').to_owned()).collect()
    }

    fn reads_as(&self, other: &Self) -> bool {
        self.differs == other.differs && self.figures() == other.figures()
    }
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

/// The score of a choice, or why there is none.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
enum ChoiceScore<'a> {
    Scored(Box<RulingDocument<'a>>),
    Failed { diagnostics: Vec<DiagnosticDocument> },
}

/// A ruling under one choice.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChoiceDocument<'a> {
    /// The preset or the value; `None` for what is in force, where that is no choice of its own.
    choice: Option<&'a str>,
    /// True if this is the choice in force.
    in_force: bool,
    /// True if a figure differs from the one in force.
    differs: bool,
    #[serde(flatten)]
    scored: ChoiceScore<'a>,
}

impl<'a> ChoiceDocument<'a> {
    fn new(row: &'a ConventionRow, context: Context<'_>) -> Self {
        let scored = match &row.scored {
            Ok(breakdown) => ChoiceScore::Scored(Box::new(RulingDocument::new(breakdown, context))),
            Err(problems) => ChoiceScore::Failed {
                diagnostics: problems.iter().map(|problem| DiagnosticDocument::new(problem, context)).collect(),
            },
        };
        Self { choice: row.choice.as_deref(), in_force: row.in_force, differs: row.differs, scored }
    }
}

/// A ruling under several conventions.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ConventionsDocument<'a> {
    /// The setting that was varied; `None` for whole presets.
    setting: Option<&'static str>,
    /// In the canonical form.
    ruling: Written<'a, Ruling>,
    /// The conventions in force first, then each choice.
    rows: Vec<ChoiceDocument<'a>>,
}

impl<'a> ConventionsDocument<'a> {
    pub(super) fn new(choices: &'a ConventionComparison, context: Context<'_>) -> Self {
        Self {
            setting: choices.setting,
            ruling: Written(&choices.ruling),
            rows: choices.rows.iter().map(|row| ChoiceDocument::new(row, context)).collect(),
        }
    }
}
