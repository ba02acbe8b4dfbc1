//! The findings of an audit.

use super::changes::board_called;
use super::computed::computed;
use super::standing::called;
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Number, Place, Written};
use crate::events::audit::{Audit, Code, Count, Finding, Fit};
use crate::events::model::{Event, PrintedUnit};
use crate::messages::{self, AuditUnderFigures, Locale, Span, SpanKind, Text, figures, names};
use crate::notation;
use crate::number::Exact;
use crate::results::View;
use crate::ruling::Side;
use crate::session::Audited;
use serde::Serialize;

/// The most findings to show; if every line of a file differs, the first ones are enough.
const MOST_SHOWN: usize = 60;

impl View for Audited {
    /// The number of figures that agree and the settings, then each figure that differs.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let audit = &found.audit;
        let mut blocks = vec![Block::Heading(Text::from("audit"))];
        blocks.push(Block::Answer(fit(locale, audit)));
        let scoring = names::scoring(locale, audit.scored.scoring.name());
        let settings: Vec<Text> =
            audit.settings.iter().map(|one| Span::code(format!("set {} {}", one.setting, one.value)).into()).collect();
        let settings = match settings.is_empty() {
            true => messages::audit_defaults(locale),
            false => Text::joined(settings, &messages::list_separator(locale)),
        };
        blocks.push(Block::Line(messages::audit_under(locale, scoring, how_many(audit), settings)));
        if audit.rules.uncorrected_lines {
            blocks.push(Block::Line(messages::audit_uncorrected(locale)));
        }
        blocks.extend(in_all(locale, audit).into_iter().map(Block::Line));
        let (proposed, differing): (Vec<&Finding>, Vec<&Finding>) =
            audit.findings.iter().partition(|finding| !finding.rulings.is_empty());
        if differing.is_empty() && proposed.is_empty() {
            blocks.push(Block::Line(messages::audit_nothing(locale)));
        }
        if !differing.is_empty() {
            blocks.push(Block::Table(table(locale, audit, &differing)));
            let hidden = differing.len().saturating_sub(MOST_SHOWN);
            blocks.extend((hidden > 0).then(|| Block::Line(messages::audit_more(locale, hidden))));
            blocks.extend(computed(locale, audit, differing.get(..MOST_SHOWN).unwrap_or(&differing)));
        }
        blocks.extend(proposed.into_iter().map(|finding| Block::Line(proposal(locale, audit, finding))));
        blocks
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("audit", AuditDocument::new(self)))
    }
}

/// The number of the file's figures that agree.
fn how_many(audit: &Audit) -> AuditUnderFigures {
    let Fit { lines, datums, totals, places } = audit.fit;
    let printed = [lines, datums, totals, places].into_iter().filter(|count| count.of > 0);
    match printed.map(Count::is_whole).reduce(|one, other| one && other) {
        Some(true) => AuditUnderFigures::All,
        Some(false) => AuditUnderFigures::Most,
        None => AuditUnderFigures::No,
    }
}

/// `295 of 295 lines`, for each kind of figures that there is.
fn fit(locale: Locale, audit: &Audit) -> Vec<Text> {
    let fit = &audit.fit;
    let kinds = [
        (fit.lines, messages::audit_lines(locale)),
        (fit.datums, messages::audit_datums(locale)),
        (fit.totals, messages::audit_totals(locale)),
        (fit.places, messages::audit_places(locale)),
    ];
    let printed = kinds.into_iter().filter(|(count, _)| count.of > 0);
    let rendered: Vec<Text> =
        printed.map(|(count, kind)| messages::audit_fit(locale, count.fitting, count.of, kind)).collect();
    if rendered.is_empty() { vec![messages::audit_no_figures(locale)] } else { rendered }
}

/// The common cause of many findings: boards whose points follow from other results, results that follow from other
/// lines.
fn in_all(locale: Locale, audit: &Audit) -> Vec<Text> {
    let count = |is_counted: &dyn Fn(&Finding) -> bool| audit.findings.iter().filter(|one| is_counted(one)).count();
    let mut lines = Vec::new();
    for (at, board) in audit.event.boards.iter().enumerate() {
        let differing = count(&|one| one.code == Code::PointsDiffer && one.board == Some(at));
        let printed = board.lines.iter().filter(|line| line.printed.ns.is_some() || line.printed.ew.is_some()).count();
        if differing > 1 && differing.saturating_mul(2) > printed {
            lines.push(messages::audit_board_differs(locale, board_called(board), differing, printed));
        }
    }
    let contradicting = count(&|one| one.code == Code::TotalContradicts);
    if contradicting > 0 {
        lines.push(messages::audit_contradicts(locale, contradicting, audit.event.ranking.len()));
    }
    lines
}

/// The place of a finding: its board, and its table or its pair.
fn place(locale: Locale, audit: &Audit, finding: &Finding) -> [Text; 2] {
    let event = &audit.event;
    let board = finding.board.and_then(|at| event.boards.get(at));
    let line = board.zip(finding.line).and_then(|(board, line)| board.lines.get(line));
    let name = |id| event.contestant(id).map(|who| called(locale, who)).unwrap_or_default();
    let number = |id| event.contestant(id).map_or_else(String::new, |who| who.number.clone());
    let who = match (finding.contestant, line, finding.side) {
        (Some(id), ..) => name(id),
        (None, Some(line), Some(side)) => figures::side(locale, side) + " " + number(line.by(side)),
        (None, Some(line), None) => {
            let of = |side| figures::side(locale, side) + " " + number(line.by(side));
            Text::joined(Side::BOTH.map(of), &Text::from(" "))
        }
        (None, None, _) => Text::default(),
    };
    [board.map(|board| board_called(board)).unwrap_or_default(), who]
}

/// A figure in its unit.
fn figure(locale: Locale, value: Option<&Exact>, unit: Option<PrintedUnit>) -> Text {
    let Some(value) = value else { return Text::default() };
    match unit {
        Some(PrintedUnit::Percent) => figures::share(locale, &(value * Exact::percent(1))),
        Some(PrintedUnit::Imps | PrintedUnit::TotalPoints) => figures::signed_points(locale, value),
        Some(PrintedUnit::VictoryPoints) => figures::victory_points(locale, value),
        Some(PrintedUnit::Matchpoints) | None => figures::points(locale, value),
    }
}

fn table(locale: Locale, audit: &Audit, findings: &[&Finding]) -> Table {
    let mut table = Table::new([
        (messages::head_board(locale), Align::Right),
        (messages::head_pair(locale), Align::Left),
        (messages::head_file(locale), Align::Right),
        (messages::head_computed(locale), Align::Right),
        (messages::head_finding(locale), Align::Left),
    ]);
    for finding in findings.iter().take(MOST_SHOWN) {
        let [board, who] = place(locale, audit, finding);
        table.push_marked(
            finding.counts,
            vec![
                board,
                who,
                figure(locale, finding.file.as_ref(), finding.unit),
                figure(locale, finding.computed.as_ref(), finding.unit),
                names::audit_finding(locale, finding.code.name()),
            ],
        );
    }
    table
}

/// The rulings that would give what is printed.
fn proposal(locale: Locale, audit: &Audit, finding: &Finding) -> Text {
    let [board, who] = place(locale, audit, finding);
    let written = |ruling: &std::sync::Arc<crate::ruling::Ruling>| {
        Text::new(SpanKind::Ruling, notation::ruling(locale, ruling.as_ref()).unmarked().to_owned())
    };
    let rulings = Text::joined(finding.rulings.iter().map(written), &Text::from("; "));
    messages::audit_proposed(locale, board, who, rulings)
}

/// An event compared with what its file prints.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct AuditDocument<'a> {
    /// The form of scoring.
    scoring: &'static str,
    /// Settings under which most figures come out, as far as they are not the defaults.
    settings: Vec<String>,
    /// Lines that come out.
    lines: FitDocument,
    datums: FitDocument,
    totals: FitDocument,
    places: FitDocument,
    /// The differences, contradictions and proposals.
    findings: Vec<FindingDocument<'a>>,
}

/// The number of figures that agree.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct FitDocument {
    fitting: u32,
    of: u32,
}

/// Something that an audit found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct FindingDocument<'a> {
    /// `points-differ`, `place-differs`, `code-contradicts` and others.
    code: &'static str,
    /// The number of the board.
    board: Option<String>,
    section: Option<&'a str>,
    /// The number of the pair.
    pair: Option<&'a str>,
    /// `NS` or `EW`.
    side: Option<&'static str>,
    /// The file's figure.
    file: Option<Number<'a>>,
    /// The computed figure.
    computed: Option<Number<'a>>,
    /// True if the file's figure counts.
    counts: bool,
    /// Rulings that would give what is printed, in the canonical form.
    rulings: Vec<String>,
}

impl From<Count> for FitDocument {
    fn from(count: Count) -> Self {
        Self { fitting: count.fitting, of: count.of }
    }
}

impl<'a> AuditDocument<'a> {
    pub(super) fn new(found: &'a Audited) -> Self {
        let audit = &found.audit;
        Self {
            scoring: audit.scored.scoring.name(),
            settings: audit.settings.iter().map(|one| format!("{} {}", one.setting, one.value)).collect(),
            lines: audit.fit.lines.into(),
            datums: audit.fit.datums.into(),
            totals: audit.fit.totals.into(),
            places: audit.fit.places.into(),
            findings: audit.findings.iter().map(|finding| FindingDocument::new(&audit.event, finding)).collect(),
        }
    }
}

impl<'a> FindingDocument<'a> {
    fn new(event: &'a Event, finding: &'a Finding) -> Self {
        let board = finding.board.and_then(|at| event.boards.get(at));
        let line = board.zip(finding.line).and_then(|(board, line)| board.lines.get(line));
        let at_line = line.zip(finding.side).map(|(line, side)| line.by(side));
        let who = finding.contestant.or(at_line).and_then(|id| event.contestant(id));
        Self {
            code: finding.code.name(),
            board: board.and_then(|board| board.board.number).map(|number| number.to_string()),
            section: board.and_then(|board| board.section.as_deref()),
            pair: who.map(|who| who.number.as_str()),
            side: finding.side.or_else(|| who?.direction).map(Side::word),
            file: finding.file.as_ref().map(Written),
            computed: finding.computed.as_ref().map(Written),
            counts: finding.counts,
            rulings: finding.rulings.iter().map(ToString::to_string).collect(),
        }
    }
}
