//! Which published figures come out, and which do not.

use super::Case;
use crate::diagnostic::{Diagnostic, Severity};
use crate::messages::{self, CasebookOutcomeOutcome as Word, Locale, Text};
use crate::render::{Align, Block, Table};
use crate::session::{self, Expected, NoFiles, OutcomeKind, Session, Sink};
use crate::source::Sources;
use serde::Serialize;
use std::collections::BTreeSet;

/// The cases, each with its run.
#[derive(Debug, Clone, Default)]
pub struct Agreement {
    rows: Vec<(Case, Run)>,
}

/// The outcome of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Every verdict and figure is as published.
    Agrees,
    /// A published figure is not reproduced, and the case says why.
    Differs,
    /// An expectation does not hold, or there was an error.
    Fails,
}

/// The run of a case.
#[derive(Debug, Clone, Default)]
struct Run {
    /// False of a case that is only listed.
    is_done: bool,
    figures: usize,
    verdicts: usize,
    failed: usize,
}

impl Agreement {
    /// Runs cases.
    #[must_use]
    pub fn of(cases: impl Iterator<Item = Case>) -> Self {
        let run = |case: Case| {
            let mut run = Run { is_done: true, ..Run::default() };
            Session::new(&NoFiles, &mut run).run(&case.id, case.text);
            (case, run)
        };
        Self { rows: cases.map(run).collect() }
    }

    /// The cases before they are run.
    #[must_use]
    pub fn unrun(cases: &[Case]) -> Self {
        Self { rows: cases.iter().map(|case| (case.clone(), Run::default())).collect() }
    }

    /// The list of cases.
    #[must_use]
    pub fn list(cases: &[Case], locale: Locale) -> Vec<Block> {
        let [case, year, laws, ..] = heads(locale);
        let aligns = [Align::Left, Align::Right, Align::Left, Align::Left];
        let mut table = Table::new([case, year, laws, messages::casebook_head_title(locale)].into_iter().zip(aligns));
        for case in cases {
            let year = case.year.map_or_else(String::new, |year| year.to_string());
            table.push([case.id.clone(), year, case.laws.join(", "), case.title.clone()].map(Text::from).to_vec());
        }
        let count = Block::Line(messages::casebook_count(locale, cases.len().to_string()));
        vec![Block::Table(table), count, Block::Line(breadth(cases.iter(), locale))]
    }

    /// How many cases came out so.
    #[must_use]
    pub fn count(&self, outcome: Outcome) -> usize {
        self.rows.iter().filter(|(case, run)| run.outcome(case) == outcome).count()
    }

    /// How many figures were compared.
    #[must_use]
    pub fn figures(&self) -> usize {
        self.rows.iter().map(|(_, run)| run.figures).fold(0, usize::saturating_add)
    }

    /// How many cases have one or more of what is counted.
    fn having(&self, count: fn(&Run) -> usize) -> String {
        self.rows.iter().filter(|(_, run)| count(run) > 0).count().to_string()
    }

    /// The table of agreement.
    #[must_use]
    pub fn blocks(&self, locale: Locale) -> Vec<Block> {
        let aligns = [Align::Left, Align::Right, Align::Left, Align::Right, Align::Right, Align::Left];
        let mut table = Table::new(heads(locale).into_iter().zip(aligns));
        for (case, run) in &self.rows {
            table.push(cells(case, run, locale));
        }
        let differs = self.rows.iter().filter_map(|(case, _)| Some((case, case.differs.as_ref()?)));
        let differs = differs.map(|(case, reason)| Block::Line(Text::from(format!("{}: {reason}", case.id))));
        let mut blocks = vec![Block::Table(table)];
        blocks.extend(differs);
        blocks.push(Block::Line(self.summary(locale)));
        blocks.push(Block::Line(breadth(self.rows.iter().map(|(case, _)| case), locale)));
        blocks.push(Block::Line(messages::casebook_rulings(
            locale,
            self.having(|run| run.figures),
            self.having(|run| run.verdicts),
        )));
        blocks
    }

    /// The table as Markdown, with the sources.
    #[must_use]
    pub fn markdown(&self, locale: Locale) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let plain = |texts: Vec<Text>| texts.iter().map(|text| text.unmarked().replace('|', "/")).collect::<Vec<_>>();
        let mut heads = plain(heads(locale).into());
        heads.push(messages::casebook_head_source(locale).unmarked().to_owned());
        let mut text = line(&heads) + "| :-- | --: | :-- | --: | --: | :-- | :-- |\n";
        for (case, run) in &self.rows {
            let mut cells = plain(cells(case, run, locale));
            let reason = case.differs.as_ref().map_or_else(String::new, |reason| format!(" ({reason})"));
            if let Some(outcome) = cells.last_mut() {
                outcome.push_str(&reason);
            }
            cells.push(format!("{}: {}", case.title, case.source).replace('|', "/"));
            text.push_str(&line(&cells));
        }
        format!("{text}\n{}\n", self.summary(locale).unmarked())
    }

    fn summary(&self, locale: Locale) -> Text {
        let of = |outcome| self.count(outcome).to_string();
        let (cases, figures) = (self.rows.len().to_string(), self.figures().to_string());
        messages::casebook_summary(
            locale,
            cases,
            figures,
            of(Outcome::Agrees),
            of(Outcome::Differs),
            of(Outcome::Fails),
        )
    }

    /// The table as a JSON document.
    #[must_use]
    pub fn document(&self) -> String {
        let cases = self.rows.iter().map(|(case, run)| CaseDocument {
            id: &case.id,
            title: &case.title,
            body: case.body(),
            year: case.year,
            laws: &case.laws,
            source: &case.source,
            figures: run.is_done.then_some(run.figures),
            verdicts: run.is_done.then_some(run.verdicts),
            outcome: run.is_done.then(|| match run.outcome(case) {
                Outcome::Agrees => "agrees",
                Outcome::Differs => "differs",
                Outcome::Fails => "fails",
            }),
            differs: case.differs.as_deref(),
        });
        let document = Document { redress: 1, cases: cases.collect() };
        serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
    }
}

impl Run {
    fn outcome(&self, case: &Case) -> Outcome {
        match (self.failed, &case.differs) {
            (0, None) if self.figures > 0 || self.verdicts > 0 => Outcome::Agrees,
            (0, Some(_)) => Outcome::Differs,
            _ => Outcome::Fails,
        }
    }
}

impl Sink for Run {
    fn outcome(&mut self, outcome: session::Outcome, _: &Sources) {
        let OutcomeKind::Expectation(found) = &outcome.kind else { return };
        for expected in &found.expected {
            let counted = match expected {
                Expected::Verdict(..) | Expected::Diagnostic { .. } => &mut self.verdicts,
                _ => &mut self.figures,
            };
            *counted = counted.saturating_add(1);
        }
        self.failed = self.failed.saturating_add(usize::from(!found.passed));
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        self.failed = self.failed.saturating_add(usize::from(diagnostic.severity() == Severity::Error));
    }
}

/// The bodies, the Laws and the years of cases.
fn breadth<'a>(cases: impl Iterator<Item = &'a Case> + Clone, locale: Locale) -> Text {
    let bodies: BTreeSet<&str> = cases.clone().map(Case::body).collect();
    let number = |law: &'a String| law.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    let laws: BTreeSet<&str> = cases.clone().flat_map(|case| &case.laws).map(number).collect();
    let years: BTreeSet<u32> = cases.clone().filter_map(|case| case.year).collect();
    let year = |year: Option<&u32>| year.map_or_else(|| "–".to_owned(), u32::to_string);
    let undated = cases.filter(|case| case.year.is_none()).count().to_string();
    let (bodies, laws) = (bodies.len().to_string(), laws.len().to_string());
    messages::casebook_breadth(locale, bodies, laws, year(years.first()), year(years.last()), undated)
}

fn heads(locale: Locale) -> [Text; 6] {
    [
        messages::casebook_head_case(locale),
        messages::casebook_head_year(locale),
        messages::casebook_head_laws(locale),
        messages::casebook_head_figures(locale),
        messages::casebook_head_verdicts(locale),
        messages::casebook_head_outcome(locale),
    ]
}

fn cells(case: &Case, run: &Run, locale: Locale) -> Vec<Text> {
    let count = |count: usize| Text::from(if count == 0 { String::new() } else { count.to_string() });
    let word = match run.outcome(case) {
        Outcome::Agrees => Word::Agrees,
        Outcome::Differs => Word::Differs,
        Outcome::Fails => Word::Fails,
    };
    vec![
        Text::from(case.id.clone()),
        Text::from(case.year.map_or_else(String::new, |year| year.to_string())),
        Text::from(case.laws.join(", ")),
        count(run.figures),
        count(run.verdicts),
        messages::casebook_outcome(locale, word),
    ]
}

#[derive(Serialize)]
struct Document<'a> {
    redress: u8,
    cases: Vec<CaseDocument<'a>>,
}

#[derive(Serialize)]
struct CaseDocument<'a> {
    id: &'a str,
    title: &'a str,
    body: &'a str,
    year: Option<u32>,
    laws: &'a [String],
    source: &'a str,
    /// Figures that were compared; `null` in a list, where nothing is run.
    figures: Option<usize>,
    /// Verdicts and diagnostics that were compared.
    verdicts: Option<usize>,
    /// `agrees`, `differs` or `fails`.
    outcome: Option<&'static str>,
    /// Why a published figure is not reproduced.
    differs: Option<&'a str>,
}
