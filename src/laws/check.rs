//! The check of procedures with every combination of answers.

use super::coverage::Coverage;
use super::facts::incident;
use crate::law::Edition;
use crate::messages::{self, Locale, Span, SpanKind, Text};
use crate::procedure::{Checked, Finding, Procedure, Row, Target, check};
use crate::procedures::{TextFault, TextFaultKind, text_faults};
use crate::render::{Align, Block, Table, written_answer};
use serde::Serialize;

/// The check of some procedures.
#[derive(Debug, Clone)]
pub struct Report {
    procedures: Vec<Part>,
    is_covered: bool,
}

/// The check of one procedure.
#[derive(Debug, Clone)]
struct Part {
    procedure: &'static Procedure,
    checked: Checked,
    texts: Vec<TextFault>,
    /// Rows that no script reaches.
    unreached: Vec<Row>,
}

impl Report {
    /// Checks procedures, and counts the rows that the scripts of `coverage` reach, if scripts were run.
    #[must_use]
    pub fn of(procedures: impl IntoIterator<Item = &'static Procedure>, coverage: Option<&Coverage>) -> Self {
        let part = |procedure: &'static Procedure| {
            // A contradiction is an error of its script, which reaches no row by it.
            let rows = procedure.rows().filter(|(_, rule)| rule.to != Target::Contradiction).map(|(row, _)| row);
            let reaches = |row: &Row| coverage.is_none_or(|coverage| coverage.reaches(procedure, *row));
            Part {
                procedure,
                checked: check(procedure),
                texts: text_faults(procedure),
                unreached: rows.filter(|row| !reaches(row)).collect(),
            }
        };
        Self { procedures: procedures.into_iter().map(part).collect(), is_covered: coverage.is_some() }
    }

    /// The number of faults.
    #[must_use]
    pub fn faults(&self) -> usize {
        self.procedures.iter().map(|part| part.checked.findings.len().saturating_add(part.texts.len())).sum()
    }

    /// The check for people: a table, the faults, the paragraphs that could not be read, and the rows that scripts miss.
    #[must_use]
    pub fn blocks(&self, locale: Locale) -> Vec<Block> {
        let mut blocks = vec![Block::Table(self.table(locale))];
        for part in &self.procedures {
            let name = part.name();
            let name = name.as_str();
            let findings = part.checked.findings.iter().map(|finding| {
                let line = finding_row(finding).and_then(|row| part.line(row));
                messages::laws_finding(
                    locale,
                    name,
                    line.map(|line| line.to_string().into()),
                    part.text(finding, locale),
                )
            });
            let texts = part.texts.iter().map(|fault| messages::laws_finding(locale, name, None, text(fault, locale)));
            blocks.extend(findings.chain(texts).map(Block::Line));
        }
        for part in self.procedures.iter().filter(|part| !part.procedure.unread.is_empty()) {
            let laws = part.procedure.unread.iter().map(|law| Text::from(Span::new(SpanKind::Law, law.to_string())));
            let laws = Text::joined(laws, &messages::list_separator(locale));
            blocks.push(Block::Line(messages::laws_unread(locale, part.name(), laws)));
        }
        for part in self.procedures.iter().filter(|part| !part.unreached.is_empty()) {
            let lines: Vec<String> =
                part.unreached.iter().filter_map(|row| part.line(*row)).map(|l| l.to_string()).collect();
            blocks.push(Block::Line(messages::laws_unreached(locale, part.name(), lines.join(", "))));
        }
        let combinations: usize = self.procedures.iter().map(|part| part.checked.combinations).sum();
        let count = self.procedures.len().to_string();
        blocks.push(Block::Line(messages::laws_checked(
            locale,
            count,
            combinations.to_string(),
            self.faults().to_string(),
        )));
        blocks
    }

    fn table(&self, locale: Locale) -> Table {
        let mut heads = vec![
            (messages::laws_head_procedure(locale), Align::Left),
            (messages::laws_head_questions(locale), Align::Right),
            (messages::laws_head_rows(locale), Align::Right),
            (messages::laws_head_combinations(locale), Align::Right),
        ];
        heads.extend(self.is_covered.then(|| (messages::laws_head_reached(locale), Align::Right)));
        let mut table = Table::new(heads);
        for part in &self.procedures {
            let rows = part.procedure.rows().count();
            let mut cells = vec![
                Text::from(part.name()),
                Text::from(part.procedure.questions().count().to_string()),
                Text::from(rows.to_string()),
                Text::from(part.checked.combinations.to_string()),
            ];
            let reached = rows.saturating_sub(part.unreached.len()).to_string();
            cells.extend(self.is_covered.then(|| Text::from(reached)));
            table.push(cells);
        }
        table
    }

    /// The check as a JSON document.
    #[must_use]
    pub fn document(&self, locale: Locale) -> String {
        let parts = self.procedures.iter().map(|part| PartDocument::new(part, self.is_covered, locale)).collect();
        let document = Document { redress: 1, findings: self.faults(), procedures: parts };
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

impl Part {
    /// The name, with the edition of the Laws if it is not the newest.
    fn name(&self) -> String {
        let Procedure { name, edition, .. } = self.procedure;
        if *edition == Edition::default() { (*name).to_owned() } else { format!("{name} {}", edition.year()) }
    }

    fn line(&self, row: Row) -> Option<usize> {
        self.procedure.rows().find(|(at, _)| *at == row).map(|(_, rule)| rule.written.1)
    }

    fn row_text(&self, row: Row) -> Span<'static> {
        let written = self.procedure.rows().find(|(at, _)| *at == row).map_or("", |(_, rule)| rule.written.0);
        Span::code(written.to_owned())
    }

    fn text(&self, finding: &Finding, locale: Locale) -> Text {
        let facts = |facts| Span::code(incident(self.procedure, facts));
        match finding {
            Finding::Gap(fewest) => messages::laws_gap(locale, facts(fewest)),
            Finding::DeadRow(row) => messages::laws_dead_row(locale, self.row_text(*row)),
            Finding::Overlap { first, second, facts: fewest } => {
                messages::laws_overlap(locale, self.row_text(*first), self.row_text(*second), facts(fewest))
            }
            Finding::Contradiction(row) => messages::laws_contradiction(locale, self.row_text(*row)),
            Finding::NoLaw(fewest) => messages::laws_no_law(locale, facts(fewest)),
            Finding::Unreached(question) => messages::laws_question_unreached(locale, *question),
            Finding::NotMonotone { question, facts: fewest, greater } => {
                messages::laws_not_monotone(locale, *question, facts(fewest), Span::code(written_answer(greater)))
            }
            _ => messages::laws_too_many(locale),
        }
    }
}

/// The row that a fault is in.
fn finding_row(finding: &Finding) -> Option<Row> {
    match finding {
        Finding::DeadRow(row) | Finding::Contradiction(row) | Finding::Overlap { second: row, .. } => Some(*row),
        _ => None,
    }
}

fn text(fault: &TextFault, locale: Locale) -> Text {
    let (name, language) = (fault.name.as_str(), fault.locale.tag());
    match fault.kind {
        TextFaultKind::Missing => messages::laws_text_missing(locale, name, language),
        TextFaultKind::AsksNothing => messages::laws_asks_nothing(locale, name, language),
        TextFaultKind::Length => messages::laws_text_length(locale, name, language),
    }
}

#[derive(Serialize)]
struct Document {
    redress: u8,
    findings: usize,
    procedures: Vec<PartDocument>,
}

#[derive(Serialize)]
struct PartDocument {
    procedure: &'static str,
    edition: &'static str,
    questions: usize,
    rows: usize,
    combinations: usize,
    findings: Vec<FindingDocument>,
    /// Paragraphs that could not be read.
    unread: Vec<String>,
    /// The lines of rows that no script reaches; `null` if no scripts were run.
    unreached: Option<Vec<usize>>,
}

#[derive(Serialize)]
struct FindingDocument {
    kind: &'static str,
    line: Option<usize>,
    message: String,
}

impl PartDocument {
    fn new(part: &Part, is_covered: bool, locale: Locale) -> Self {
        let findings = part.checked.findings.iter().map(|finding| FindingDocument {
            kind: kind(finding),
            line: finding_row(finding).and_then(|row| part.line(row)),
            message: part.text(finding, locale).unmarked().to_owned(),
        });
        let texts = part.texts.iter().map(|fault| FindingDocument {
            kind: match fault.kind {
                TextFaultKind::Missing => "text-missing",
                TextFaultKind::AsksNothing => "asks-nothing",
                TextFaultKind::Length => "text-length",
            },
            line: None,
            message: text(fault, locale).unmarked().to_owned(),
        });
        Self {
            procedure: part.procedure.name,
            edition: part.procedure.edition.year(),
            questions: part.procedure.questions().count(),
            rows: part.procedure.rows().count(),
            combinations: part.checked.combinations,
            findings: findings.chain(texts).collect(),
            unread: part.procedure.unread.iter().map(ToString::to_string).collect(),
            unreached: is_covered.then(|| part.unreached.iter().filter_map(|row| part.line(*row)).collect()),
        }
    }
}

/// The word for the kind of a fault in JSON.
fn kind(finding: &Finding) -> &'static str {
    match finding {
        Finding::Gap(_) => "gap",
        Finding::DeadRow(_) => "dead-row",
        Finding::Overlap { .. } => "overlap",
        Finding::Contradiction(_) => "contradiction",
        Finding::NoLaw(_) => "no-law",
        Finding::Unreached(_) => "unreached",
        Finding::NotMonotone { .. } => "not-monotone",
        _ => "too-many",
    }
}
