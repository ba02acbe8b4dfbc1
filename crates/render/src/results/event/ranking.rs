//! The ranking of an event, and what moved.

use super::figures::in_figures;
use super::moves::moves;
use super::standing::{WhoDocument, called, number, of_standing, percent, place, place_text, result};
use crate::block::{Align, Block, Detail, Table};
use crate::diagnostic::Diagnostic;
use crate::document::{Computed, Context, Number, Place, Written};
use crate::events::model::{Event, EventForm, Stratum, Winners};
use crate::events::scoring::{PlacesAmong, Standing};
use crate::messages::{self, Locale, SpanKind, Text, figures};
use crate::remark::remark;
use crate::results::View;
use crate::results::settings::conventions_of_ranking;
use crate::ruling::{Side, Unit};
use crate::session::{EventFigures, ProposedRuling, Ranking};
use crate::syntax::tree::Standings;
use serde::Serialize;

impl View for Ranking {
    /// A table of all, or one of each direction.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let mut blocks = vec![Block::Heading(Text::from(found.of.written()))];
        // The settings are shown with the conventions.
        let figures = found.figures.as_ref().map(|found| EventFigures { settings: Vec::new(), ..found.clone() });
        let name = || found.event.name.clone().map(Text::from);
        blocks.extend(figures.map(|figures| in_figures(locale, &figures)).or_else(name).map(Block::Line));
        if found.before.is_some() {
            let moved = found.scored.ranking.iter().filter(|standing| has_moved(found, standing)).count();
            let who = match found.event.form {
                EventForm::Pairs => messages::RankingMovedWho::Pairs,
                EventForm::Teams => messages::RankingMovedWho::Teams,
                EventForm::Individual => messages::RankingMovedWho::Players,
            };
            blocks.push(Block::Answer(vec![messages::ranking_moved(locale, found.rulings, moved, who)]));
        }
        if !found.named.is_empty() {
            blocks.extend(moves(locale, found));
        }
        // If all have played as many boards, their number needs no column.
        let in_all = found.figures.as_ref().map_or(found.event.boards.len(), |figures| figures.boards);
        if let Some(boards) = boards_each(found).filter(|boards| *boards != in_all) {
            blocks.push(Block::Line(messages::ranking_boards_each(locale, boards)));
        }
        match found.event.winners {
            Winners::One => blocks.push(Block::Table(table(locale, found, None))),
            Winners::Two => {
                blocks.extend(Side::BOTH.map(|side| Block::Table(table(locale, found, Some(side)))));
            }
        }
        blocks.extend(conventions_of_ranking(locale, &found.settings, found.scored.scoring));
        let note = ProposedRuling::note(&found.proposed).map(Diagnostic::placeless);
        blocks.extend(note.map(|note| remark(locale, &note)));
        blocks
    }

    fn charts(&self, locale: Locale) -> Vec<Block> {
        // Contestants who are named are drawn without a request for a chart.
        if self.named.is_empty() { moves(locale, self) } else { Vec::new() }
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("ranking", RankingDocument::new(self)))
    }
}

/// Returns true if the rulings change a contestant's place.
fn has_moved(found: &Ranking, standing: &Standing) -> bool {
    found.standing_before(standing).is_some_and(|before| before.place != standing.place)
}

/// Returns true if they change its place or its result.
fn has_changed(found: &Ranking, standing: &Standing) -> bool {
    let before = found.standing_before(standing);
    before.is_some_and(|before| before.place != standing.place || before.result != standing.result)
}

/// The number of boards that everybody has played, if it is the same.
fn boards_each(found: &Ranking) -> Option<usize> {
    let mut boards = found.scored.ranking.iter().map(|standing| standing.boards);
    let first = boards.next()?;
    let all_alike = boards.all(|own| own == first);
    usize::try_from(first).ok().filter(|_| all_alike)
}

/// The columns that have contents.
struct Columns {
    /// The unit of the points on boards, and of the results.
    unit: Unit,
    result: Unit,
    teams: bool,
    boards: bool,
    points: bool,
    penalty: bool,
    carry_over: bool,
    handicap: bool,
    before: bool,
    /// The strata, with the places in them.
    strata: Vec<(String, PlacesAmong)>,
    /// The rounds after which the places are shown.
    rounds: Vec<String>,
    names: bool,
}

impl Columns {
    fn of(found: &Ranking) -> Self {
        let any = |has: fn(&Standing) -> bool| found.scored.ranking.iter().any(has);
        Self {
            unit: found.scored.scoring.unit(),
            result: found.unit,
            teams: found.event.form == EventForm::Teams,
            boards: boards_each(found).is_none(),
            points: any(|standing| standing.top.is_some()),
            penalty: any(|standing| !standing.penalty.is_zero()),
            carry_over: any(|standing| !standing.carry_over.is_zero()),
            handicap: any(|standing| !standing.handicap.is_zero()),
            before: found.before.is_some(),
            strata: strata(found),
            rounds: found.rounds.iter().map(|after| after.round.clone()).collect(),
            names: found.names,
        }
    }

    fn heads(&self, locale: Locale) -> Vec<(Text, Align)> {
        let unit = figures::unit(locale, self.unit);
        let result = match self.result {
            Unit::Matchpoints => Text::from("%"),
            unit => figures::unit(locale, unit),
        };
        let who = if self.teams { messages::head_team(locale) } else { messages::head_pair(locale) };
        let mut heads = vec![messages::head_place(locale), who];
        heads.extend(self.boards.then(|| messages::head_boards(locale)));
        heads.extend(self.points.then_some(unit));
        heads.extend(self.carry_over.then(|| messages::head_carry_over(locale)));
        heads.extend(self.handicap.then(|| messages::head_handicap(locale)));
        heads.extend(self.penalty.then(|| messages::head_penalty(locale)));
        heads.push(result);
        if self.before {
            heads.extend([messages::head_before(locale), messages::head_moved(locale)]);
        }
        heads.extend(self.strata.iter().map(|(name, _)| Text::from(name.clone())));
        heads.extend(self.rounds.iter().map(|round| messages::head_after_round(locale, round.as_str())));
        let mut heads: Vec<(Text, Align)> = heads.into_iter().map(|head| (head, Align::Right)).collect();
        heads.extend(self.names.then(|| (messages::head_names(locale), Align::Left)));
        heads
    }

    fn cells(&self, locale: Locale, found: &Ranking, standing: &Standing) -> Vec<Text> {
        let who = of_standing(&found.event, standing);
        // A table of one direction says it above.
        let who = match found.event.winners {
            Winners::One => who.map(|who| called(locale, who)),
            Winners::Two => who.map(number),
        };
        let who = who.unwrap_or_default();
        let mut cells = vec![place(standing), who];
        cells.extend(self.boards.then(|| Text::new(SpanKind::Number, standing.boards.to_string())));
        cells.extend(self.points.then(|| figures::amount(locale, &standing.points, self.unit)));
        cells.extend(self.carry_over.then(|| figures::signed_points(locale, &standing.carry_over)));
        cells.extend(self.handicap.then(|| figures::signed_points(locale, &standing.handicap)));
        cells.extend(self.penalty.then(|| figures::signed_points(locale, &-&standing.penalty)));
        cells.push(result(locale, standing, self.result));
        if let Some(before) = found.standing_before(standing) {
            cells.extend([result(locale, before, self.result), moved(before.place, standing.place)]);
        }
        cells.extend(self.strata.iter().map(|(_, places)| {
            let own = places.get(&standing.contestant);
            own.map_or_else(Text::default, |(place, tied)| place_text(*place, *tied))
        }));
        cells.extend(
            found.rounds.iter().map(|after| after.scored.standing(standing.contestant).map(place).unwrap_or_default()),
        );
        if self.names {
            let names = of_standing(&found.event, standing).map(|who| who.names.join(" – ")).unwrap_or_default();
            cells.push(Text::new(SpanKind::Name, names));
        }
        cells
    }
}

/// The strata with the places in them.
fn strata(found: &Ranking) -> Vec<(String, PlacesAmong)> {
    let of = |own: &Stratum| (own.name.clone(), found.scored.places_among(&own.contestants));
    found.event.strata.iter().map(of).collect()
}

/// By how many places somebody went up, or down.
fn moved(before: u32, after: u32) -> Text {
    let sign = match before.cmp(&after) {
        std::cmp::Ordering::Greater => "+",
        std::cmp::Ordering::Less => "−",
        std::cmp::Ordering::Equal => return Text::from("·"),
    };
    Text::new(SpanKind::Number, format!("{sign}{}", before.abs_diff(after)))
}

fn table(locale: Locale, found: &Ranking, side: Option<Side>) -> Table {
    let columns = Columns::of(found);
    let mut table = Table::new(columns.heads(locale));
    table.caption = side.map(|side| figures::side(locale, side) + ":");
    let is_there =
        |standing: &&Standing| found.shows_standing(standing) && (side.is_none() || standing.direction == side);
    for standing in found.scored.ranking.iter().filter(is_there) {
        table.push_marked(has_changed(found, standing), columns.cells(locale, found, standing));
    }
    table
}

/// The ranking of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct RankingDocument<'a> {
    /// `after` the rulings or `before`.
    of: &'static str,
    /// The number of rulings.
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
    /// True if others share the place.
    tied: bool,
    #[serde(flatten)]
    who: WhoDocument<'a>,
    /// The number of boards that count.
    boards: u32,
    /// The points in the unit of the event, after penalties, carry-over and handicap.
    points: Number<'a>,
    /// In per cent of the top; none in IMPs and total points.
    percent: Option<String>,
    /// The figure that decides the place, after penalties: per cent, IMPs, victory points or total points.
    result: Number<'a>,
    /// The penalties, in matchpoints beside a percentage, else in the unit of the result; one that is taken is positive.
    penalty: Number<'a>,
    /// The carry-over, in the same unit.
    carry_over: Number<'a>,
    /// The handicap, in the same unit.
    handicap: Number<'a>,
    /// Without the rulings; `None` if there are none.
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
        Self {
            place: standing.place,
            tied: standing.tied,
            who: WhoDocument::new(event, standing.contestant),
            boards: standing.boards,
            points: Written(standing.counted()),
            percent: percent(standing, ranking.unit),
            result: Written(&standing.result),
            penalty: Written(&standing.penalty),
            carry_over: Written(&standing.carry_over),
            handicap: Written(&standing.handicap),
            before: ranking.standing_before(standing).map(|before| BeforeDocument {
                place: before.place,
                percent: percent(before, ranking.unit),
                result: Written(&before.result),
                gain: Computed(&standing.result - &before.result),
            }),
        }
    }
}
