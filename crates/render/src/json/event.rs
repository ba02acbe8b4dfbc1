//! What is asked of an event.

use super::diagnostic::Context;
use super::exact::{Computed, Number, Written};
use super::places::MovesDocument;
use super::ruling::{RulingDocument, side};
use crate::events::audit::{Count, Finding};
use crate::events::model::Event;
use crate::events::scoring::Standing;
use crate::number::{self, decimal};
use crate::ruling::Unit;
use crate::scoring::Figure;
use crate::session::{Audited, BoardChange, ContestantChange, EventChanges, EventRuling, ProposedRuling, Ranking};
use crate::syntax::tree::Standings;
use serde::Serialize;

/// A ruling at a table of the event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct AtDocument<'a> {
    /// The table, as it is written behind `at`.
    table: &'a str,
    #[serde(flatten)]
    ruling: RulingDocument<'a>,
    /// What it does to the ranking; none where the event has none.
    moves: Option<MovesDocument<'a>>,
}

impl<'a> AtDocument<'a> {
    pub(super) fn new(found: &'a EventRuling, context: Context<'_>) -> Self {
        Self {
            table: &found.table,
            ruling: RulingDocument::new(&found.breakdown, context),
            moves: found.moves.as_ref().map(MovesDocument::new),
        }
    }
}

/// The ranking of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct RankingDocument<'a> {
    /// `after` the rulings or `before`.
    of: &'static str,
    /// How many rulings were given.
    rulings: usize,
    /// The form of scoring.
    scoring: &'static str,
    /// The best first; in an event with two winners all of NS's before EW's.
    ranking: Vec<StandingDocument<'a>>,
    /// Rulings that an audit proposes for tables of which the file has only what was given, with which it is ranked.
    proposed: Vec<ProposedDocument<'a>>,
}

/// A ruling that an audit proposes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ProposedDocument<'a> {
    /// The number of the board.
    board: Option<String>,
    section: Option<&'a str>,
    /// The table, as it is written behind `at`.
    table: &'a str,
    /// The ruling, in the canonical form.
    ruling: String,
}

/// A pair or a team in the ranking.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct StandingDocument<'a> {
    /// From 1; those who tie have the same.
    place: u32,
    /// Whether others have the same place.
    tied: bool,
    /// The number.
    pair: &'a str,
    /// The section, where numbers are given again in another.
    section: Option<&'a str>,
    /// `NS` or `EW`, where the same number is another pair in each.
    direction: Option<&'static str>,
    /// How many boards count.
    boards: u32,
    /// The sum of the points on the boards, before penalties.
    points: Number<'a>,
    /// In per cent of the top; none in IMPs and total points.
    percent: Option<String>,
    /// What they are ranked by, after penalties: per cent, IMPs, victory points or total points.
    result: Number<'a>,
    /// What was taken as a penalty, in the unit of the result.
    penalty: Number<'a>,
    /// Without the rulings; none where there are none.
    before: Option<BeforeDocument<'a>>,
}

/// A standing without the rulings.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct BeforeDocument<'a> {
    place: u32,
    percent: Option<String>,
    result: Number<'a>,
    /// By how much the result is better with the rulings.
    gain: Computed,
}

/// A result in per cent; none where it is in another unit.
fn percent(standing: &Standing, unit: Unit) -> Option<String> {
    (unit == Unit::Matchpoints).then(|| decimal(&standing.result, 2).0)
}

impl<'a> RankingDocument<'a> {
    pub(super) fn new(found: &'a Ranking) -> Self {
        let standing = |standing: &'a Standing| StandingDocument::new(&found.event, standing, found);
        Self {
            of: match found.of {
                Standings::After => "after",
                Standings::Before => "before",
            },
            rulings: found.rulings,
            scoring: found.scored.scoring.name(),
            ranking: found.scored.ranking.iter().map(standing).collect(),
            proposed: found.proposed.iter().map(ProposedDocument::new).collect(),
        }
    }
}

impl<'a> ProposedDocument<'a> {
    fn new(found: &'a ProposedRuling) -> Self {
        Self {
            board: found.board.map(|number| number.to_string()),
            section: found.section.as_deref(),
            table: &found.table,
            ruling: found.ruling.to_string(),
        }
    }
}

impl<'a> StandingDocument<'a> {
    fn new(event: &'a Event, standing: &'a Standing, ranking: &'a Ranking) -> Self {
        let who = event.contestant(standing.contestant);
        Self {
            place: standing.place,
            tied: standing.tied,
            pair: who.map_or("", |who| who.number.as_str()),
            section: who.and_then(|who| who.section.as_deref()),
            direction: who.and_then(|who| who.direction).map(side),
            boards: standing.boards,
            points: Written(&standing.points),
            percent: percent(standing, ranking.unit),
            result: Written(&standing.result),
            penalty: Written(&standing.penalty),
            before: ranking.standing_before(standing).map(|before| BeforeDocument {
                place: before.place,
                percent: percent(before, ranking.unit),
                result: Written(&before.result),
                gain: Computed(&standing.result - &before.result),
            }),
        }
    }
}

/// What the rulings in an event change.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct ChangesDocument<'a> {
    /// How many rulings were given.
    rulings: usize,
    /// The form of scoring.
    scoring: &'static str,
    /// Those for whom something is another, and those at whose table it was ruled.
    changed: Vec<ChangeDocument<'a>>,
}

/// What changes for a pair or a team.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ChangeDocument<'a> {
    /// The number.
    pair: &'a str,
    /// The section, where numbers are given again in another.
    section: Option<&'a str>,
    /// `NS` or `EW`, where the same number is another pair in each.
    direction: Option<&'static str>,
    /// Whether it was ruled at its table.
    ruled: bool,
    /// The boards with another score, and those with the ruling.
    boards: Vec<BoardChangeDocument<'a>>,
    /// Its standing without the rulings.
    before: PlaceDocument<'a>,
    /// With them.
    after: PlaceDocument<'a>,
}

/// What changes on a board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct BoardChangeDocument<'a> {
    /// The number of the board.
    board: Option<String>,
    session: Option<&'a str>,
    section: Option<&'a str>,
    /// Whether the ruling was given at this pair's table.
    ruled: bool,
    /// None where it had nothing.
    before: Option<PointsDocument<'a>>,
    after: Option<PointsDocument<'a>>,
}

/// Points on a board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PointsDocument<'a> {
    exact: Number<'a>,
    /// The same as it is printed for people.
    points: String,
    /// Its share of the top in per cent; none in IMPs and total points.
    percent: Option<String>,
}

/// A standing.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlaceDocument<'a> {
    place: u32,
    tied: bool,
    result: Number<'a>,
    /// In per cent of the top; none in IMPs and total points.
    percent: Option<String>,
}

impl<'a> ChangesDocument<'a> {
    pub(super) fn new(found: &'a EventChanges) -> Self {
        Self {
            rulings: found.rulings,
            scoring: found.scoring.name(),
            changed: found.changed.iter().map(|one| ChangeDocument::new(found, one)).collect(),
        }
    }
}

impl<'a> ChangeDocument<'a> {
    fn new(found: &'a EventChanges, one: &'a ContestantChange) -> Self {
        let event = &found.event;
        let who = event.contestant(one.contestant);
        Self {
            pair: who.map_or("", |who| who.number.as_str()),
            section: who.and_then(|who| who.section.as_deref()),
            direction: who.and_then(|who| who.direction).map(side),
            ruled: one.boards.iter().any(|change| change.ruled),
            boards: one.boards.iter().map(|change| BoardChangeDocument::new(event, change)).collect(),
            before: PlaceDocument::new(&one.before, found.unit),
            after: PlaceDocument::new(&one.after, found.unit),
        }
    }
}

impl<'a> BoardChangeDocument<'a> {
    fn new(event: &'a Event, change: &'a BoardChange) -> Self {
        let board = event.boards.get(change.board);
        Self {
            board: board.and_then(|board| board.board.number).map(|number| number.to_string()),
            session: board.and_then(|board| board.session.as_deref()),
            section: board.and_then(|board| board.section.as_deref()),
            ruled: change.ruled,
            before: change.before.as_ref().map(PointsDocument::new),
            after: change.after.as_ref().map(PointsDocument::new),
        }
    }
}

impl<'a> PointsDocument<'a> {
    fn new(figure: &'a Figure) -> Self {
        Self {
            exact: Written(&figure.points),
            points: decimal(&figure.points, 4).0,
            percent: figure.share.as_ref().map(number::percent),
        }
    }
}

impl<'a> PlaceDocument<'a> {
    fn new(standing: &'a Standing, unit: Unit) -> Self {
        Self {
            place: standing.place,
            tied: standing.tied,
            result: Written(&standing.result),
            percent: percent(standing, unit),
        }
    }
}

/// An event compared with what its file prints.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct AuditDocument<'a> {
    /// The form of scoring.
    scoring: &'static str,
    /// Settings under which most figures come out, as far as they are not the defaults.
    settings: Vec<String>,
    /// Lines that come out.
    lines: FitDocument,
    datums: FitDocument,
    totals: FitDocument,
    places: FitDocument,
    /// What differs, contradicts itself or is proposed.
    findings: Vec<FindingDocument<'a>>,
}

/// How many figures come out.
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
    /// What the file has.
    file: Option<Number<'a>>,
    /// What follows.
    computed: Option<Number<'a>>,
    /// Whether the file's figure counts.
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
            side: finding.side.or_else(|| who?.direction).map(side),
            file: finding.file.as_ref().map(Written),
            computed: finding.computed.as_ref().map(Written),
            counts: finding.counts,
            rulings: finding.rulings.iter().map(ToString::to_string).collect(),
        }
    }
}
