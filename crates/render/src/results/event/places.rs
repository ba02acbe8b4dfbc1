//! Places in the ranking of an event under one ruling after another.

use super::standing::{WhoDocument, called, head_who, place_text, result_text};
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Context, Number, Place, Written};
use crate::events::model::{ContestantId, Event};
use crate::messages::{self, Locale, Span, SpanKind, Text, figures};
use crate::notation;
use crate::number::{End, Exact, Piece, decimal, ends};
use crate::results::View;
use crate::ruling::Unit;
use crate::session::{PlaceAt, PlaceWith, Placed, Places, RulingMove, RulingMoves, SolvedPlace};
use serde::Serialize;

/// The sign for no place.
const NO_PLACE: &str = "–";

/// Others whose place changes that a table of rulings has rows for, or a line names.
const MOST_OTHERS: usize = 12;

/// The most characters of rulings as headings of columns; longer ones go below, by their numbers.
const LONGEST_HEADS: usize = 40;

fn name(locale: Locale, event: &Event, contestant: ContestantId) -> Text {
    event.contestant(contestant).map(|who| called(locale, who)).unwrap_or_default()
}

/// `3= (54.2%)`
fn cell(locale: Locale, place: &PlaceAt, unit: Unit) -> Text {
    place_text(place.place, place.tied) + " (" + result_text(locale, &place.result, unit) + ")"
}

fn cells(locale: Locale, placed: &Placed, unit: Unit) -> impl Iterator<Item = Text> {
    let rendered = move |place: &Option<PlaceAt>| {
        place.as_ref().map_or_else(|| Text::from(NO_PLACE), |place| cell(locale, place, unit))
    };
    placed.after.iter().map(rendered)
}

/// The number of others with a new place.
fn more(locale: Locale, hidden: usize) -> Option<Block> {
    (hidden > 0).then(|| Block::Line(messages::places_more(locale, hidden)))
}

/// A row for each pair, a column for each ruling.
pub(in super::super) fn compared(locale: Locale, places: &Places, labels: &[Text]) -> Vec<Block> {
    let heads = [head_who(locale, &places.event), messages::head_before(locale)];
    let is_long = labels.iter().map(|label| label.unmarked().chars().count()).sum::<usize>() > LONGEST_HEADS;
    let number = |at: usize| Text::from(format!("({})", at.saturating_add(1)));
    let numbers: Vec<Text> = (0..labels.len()).filter(|_| is_long).map(number).collect();
    let rendered = if is_long { numbers.as_slice() } else { labels };
    let mut table = Table::new(heads.into_iter().chain(rendered.iter().cloned()).map(|head| (head, Align::Right)));
    table.caption = Some(messages::places_by_ruling(locale, Text::from(Span::code(places.table.as_str()))));
    for placed in places.concerned.iter().chain(places.others.iter().take(MOST_OTHERS)) {
        let mut row = vec![name(locale, &places.event, placed.contestant), cell(locale, &placed.before, places.unit)];
        row.extend(cells(locale, placed, places.unit));
        table.push_marked(placed.moves(), row);
    }
    let hidden = places.others.len().saturating_sub(MOST_OTHERS);
    let named = numbers.into_iter().zip(labels).map(|(number, label)| Block::Line(number + " " + label.clone()));
    [Block::Table(table)].into_iter().chain(named).chain(more(locale, hidden)).collect()
}

/// A row for each weight, a column for each pair; and who else has other places.
pub(in super::super) fn varied(locale: Locale, places: &Places, variable: Text, weights: &[Text]) -> Vec<Block> {
    let heads = places.concerned.iter().map(|placed| name(locale, &places.event, placed.contestant));
    let mut table = Table::new(std::iter::once(variable).chain(heads).map(|head| (head, Align::Right)));
    table.caption = Some(messages::places_by_ruling(locale, Text::from(Span::code(places.table.as_str()))));
    let mut rows: Vec<Vec<Text>> = weights.iter().map(|weight| vec![weight.clone()]).collect();
    for placed in &places.concerned {
        rows.iter_mut().zip(cells(locale, placed, places.unit)).for_each(|(row, cell)| row.push(cell));
    }
    rows.into_iter().for_each(|row| table.push(row));
    let others = places.others.iter().take(MOST_OTHERS).map(|placed| name(locale, &places.event, placed.contestant));
    let others = Text::joined(others, &messages::list_comma(locale));
    let mut blocks = vec![Block::Table(table)];
    blocks.extend((!others.is_empty()).then(|| Block::Line(messages::places_others(locale, others))));
    blocks.extend(more(locale, places.others.len().saturating_sub(MOST_OTHERS)));
    blocks
}

/// The places that a shift of each weight changes; `labels` are the components.
pub(in super::super) fn shifted(locale: Locale, places: &Places, labels: &[Text]) -> Block {
    let mut table = Table::new([
        (messages::head_more_of(locale), Align::Left),
        (head_who(locale, &places.event), Align::Right),
        (messages::head_place(locale), Align::Right),
        (messages::head_after(locale), Align::Right),
    ]);
    table.caption = Some(messages::places_by_ruling(locale, Text::from(Span::code(places.table.as_str()))));
    for (at, label) in labels.iter().enumerate() {
        for placed in places.concerned.iter().chain(&places.others) {
            let after = placed.after.get(at).and_then(Option::as_ref);
            if let Some(after) = after.filter(|after| after.place != placed.before.place) {
                let row = [
                    label.clone(),
                    name(locale, &places.event, placed.contestant),
                    cell(locale, &placed.before, places.unit),
                    cell(locale, after, places.unit),
                ];
                table.push(row.into());
            }
        }
    }
    if table.rows.is_empty() { Block::Line(messages::places_hold(locale)) } else { Block::Table(table) }
}

/// Whom a ruling moves in the event, and who leads with it.
pub(super) fn moved(locale: Locale, found: &RulingMoves) -> Text {
    let moved = found.moved.iter().take(MOST_OTHERS).map(|one| {
        let after = place_text(one.after.place, one.after.tied);
        let before = place_text(one.before.place, one.before.tied);
        messages::moves_line(locale, name(locale, &found.event, one.contestant), before, after)
    });
    let moved = Text::joined(moved, &messages::list_separator(locale));
    let more = found.moved.len().saturating_sub(MOST_OTHERS);
    let more = (more > 0).then(|| more.into());
    let leaders = found.leaders.iter().take(MOST_OTHERS).map(|who| name(locale, &found.event, *who));
    let leaders = Text::joined(leaders, &messages::list_comma(locale));
    messages::places_moved(locale, (!moved.is_empty()).then(|| moved.into()), more, leaders)
}

/// A weight at the end of a range; with its percentage if that is not exact.
fn end(locale: Locale, weight: &Exact, exact: bool) -> Text {
    let near = || Text::new(SpanKind::Share, format!("≈{}", figures::share(locale, weight).unmarked()));
    if !exact {
        return near();
    }
    let written = figures::weight(locale, weight);
    if ends(&(weight * 100)) { written } else { written + " (" + near() + ")" }
}

/// `7/13 (≈53.85%) < w ≤ 100%`, `w = 1/3 (≈33.33%)`
fn stretch(locale: Locale, variable: &Text, [from, to]: [&End; 2]) -> Text {
    let at = |end: &End| self::end(locale, &end.at, end.exact);
    if from.at == to.at {
        return variable.clone() + " = " + at(from);
    }
    let sign = |end: &End| if end.included { " ≤ " } else { " < " };
    at(from) + sign(from) + variable.clone() + sign(to) + at(to)
}

/// The ranges of weights that give the wanted place, tied or not; adjacent ranges are joined.
fn stretches(found: &SolvedPlace) -> Vec<[&End; 2]> {
    let mut all: Vec<[&End; 2]> = Vec::new();
    for piece in found.places.iter().filter(|piece| piece.value.place == found.place) {
        match all.last_mut() {
            Some([_, to]) if to.at == piece.from.at => *to = &piece.to,
            _ => all.push([&piece.from, &piece.to]),
        }
    }
    all
}

impl View for SolvedPlace {
    /// At which weights a pair has the place, and which place it has at the others.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let found = self;
        let variable = Text::from(Span::name(found.variable.as_str()));
        let who = || name(locale, &found.event, found.contestant);
        let place = || Text::new(SpanKind::Number, found.place.to_string());
        let heading = Text::from("solve ") + variable.clone() + " in " + notation::ruling(locale, &found.ruling);
        let mut blocks = vec![Block::Heading(heading + " for place " + who() + " " + place())];
        let has_all = found.places.iter().all(|piece| piece.value.place == found.place);
        let stretches: Vec<Text> = stretches(found).into_iter().map(|ends| stretch(locale, &variable, ends)).collect();
        if stretches.is_empty() {
            blocks.push(Block::Line(messages::solved_place_none(locale, who(), place())));
        } else if has_all {
            blocks.push(Block::Line(messages::solved_place_any(locale, who(), place(), variable.clone())));
        } else {
            let stretches = Text::joined(stretches, &messages::list_separator(locale));
            blocks.push(Block::Answer(vec![messages::solved_place(locale, who(), place(), stretches)]));
        }
        blocks.push(Block::Table(table(locale, found, &variable)));
        if let Some(before) = &found.before {
            let place = place_text(before.place, !before.with.is_empty());
            blocks.push(Block::Line(messages::solved_place_before(locale, who(), place)));
        }
        blocks
    }

    fn document(&self, place: Place<'_>, _context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("solve-place", SolvedPlaceDocument::new(self)))
    }
}

fn table(locale: Locale, found: &SolvedPlace, variable: &Text) -> Table {
    let has_ties = found.places.iter().any(|piece| !piece.value.with.is_empty());
    let mut columns = vec![(variable.clone(), Align::Left), (messages::head_place(locale), Align::Right)];
    columns.extend(has_ties.then(|| (messages::head_level(locale), Align::Left)));
    let mut table = Table::new(columns);
    for piece in &found.places {
        let weights = stretch(locale, variable, [&piece.from, &piece.to]);
        let PlaceWith { place, with } = &piece.value;
        let mut row = vec![weights, place_text(*place, !with.is_empty())];
        let names = with.iter().map(|who| name(locale, &found.event, *who));
        row.extend(has_ties.then(|| Text::joined(names, &messages::list_comma(locale))));
        table.push_marked(*place == found.place, row);
    }
    table
}

/// A place in the ranking.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RankDocument<'a> {
    /// From 1; those who tie have the same.
    place: u32,
    /// True if others share the place.
    tied: bool,
    /// The figure that decides the place: per cent, IMPs, victory points or total points.
    result: Number<'a>,
    /// In per cent of the top; none in IMPs and total points.
    percent: Option<String>,
}

impl<'a> RankDocument<'a> {
    fn new(found: &'a PlaceAt, unit: Unit) -> Self {
        Self {
            place: found.place,
            tied: found.tied,
            result: Written(&found.result),
            percent: (unit == Unit::Matchpoints).then(|| decimal(&found.result, 2).0),
        }
    }
}

/// A pair or a team under one ruling after another.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlacedDocument<'a> {
    #[serde(flatten)]
    who: WhoDocument<'a>,
    /// Its place without any of them.
    before: RankDocument<'a>,
    /// Its place with each, in their order; `None` if one has no score.
    after: Vec<Option<RankDocument<'a>>>,
}

/// The places that rulings at a table of an event give: those who sit there or are named, then the others whose place
/// changes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PlacesDocument<'a> {
    /// The table, as it is written behind `at`.
    table: &'a str,
    pairs: Vec<PlacedDocument<'a>>,
}

impl<'a> PlacesDocument<'a> {
    pub(crate) fn new(found: &'a Places) -> Self {
        let placed = |placed: &'a Placed| PlacedDocument {
            who: WhoDocument::new(&found.event, placed.contestant),
            before: RankDocument::new(&placed.before, found.unit),
            after: placed
                .after
                .iter()
                .map(|place| place.as_ref().map(|place| RankDocument::new(place, found.unit)))
                .collect(),
        };
        Self { table: &found.table, pairs: found.concerned.iter().chain(&found.others).map(placed).collect() }
    }
}

/// The weights at which a pair or a team has a place in the event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SolvedPlaceDocument<'a> {
    /// The weight's name.
    variable: &'a str,
    /// The ruling as written.
    ruling: String,
    /// The table, as it is written behind `at`.
    table: &'a str,
    #[serde(flatten)]
    who: WhoDocument<'a>,
    /// The wanted place.
    target: u32,
    /// Its place with what was obtained at the table.
    before: Option<SharedPlaceDocument<'a>>,
    /// Its places from the least weight to the greatest.
    places: Vec<StretchDocument<'a>>,
}

/// A place, and who shares it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct SharedPlaceDocument<'a> {
    place: u32,
    /// The others that have it.
    level: Vec<WhoDocument<'a>>,
}

/// Weights at which the place is the same.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct StretchDocument<'a> {
    from: EndDocument<'a>,
    to: EndDocument<'a>,
    #[serde(flatten)]
    place: SharedPlaceDocument<'a>,
}

/// An end of a range of weights.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EndDocument<'a> {
    /// The weight, of 1.
    weight: Number<'a>,
    /// True if the place is the same there.
    included: bool,
    /// True if it is exactly there; else very near.
    exact: bool,
}

impl<'a> EndDocument<'a> {
    fn new(end: &'a crate::number::End) -> Self {
        Self { weight: Written(&end.at), included: end.included, exact: end.exact }
    }
}

impl<'a> SolvedPlaceDocument<'a> {
    pub(crate) fn new(found: &'a SolvedPlace) -> Self {
        let shared = |place: &'a PlaceWith| SharedPlaceDocument {
            place: place.place,
            level: place.with.iter().map(|who| WhoDocument::new(&found.event, *who)).collect(),
        };
        let stretch = |piece: &'a Piece<PlaceWith>| StretchDocument {
            from: EndDocument::new(&piece.from),
            to: EndDocument::new(&piece.to),
            place: shared(&piece.value),
        };
        Self {
            variable: &found.variable,
            ruling: found.ruling.to_string(),
            table: &found.table,
            who: WhoDocument::new(&found.event, found.contestant),
            target: found.place,
            before: found.before.as_ref().map(shared),
            places: found.places.iter().map(stretch).collect(),
        }
    }
}

/// The changes that one ruling makes in the ranking of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct MovesDocument<'a> {
    /// Those who have another place with it, by the ranking with it.
    moved: Vec<MoveDocument<'a>>,
    /// Those in the first place with it.
    leaders: Vec<WhoDocument<'a>>,
}

/// Whom a ruling moves.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct MoveDocument<'a> {
    #[serde(flatten)]
    who: WhoDocument<'a>,
    /// The place without it.
    before: RankDocument<'a>,
    /// With it.
    after: RankDocument<'a>,
}

impl<'a> MovesDocument<'a> {
    pub(crate) fn new(found: &'a RulingMoves) -> Self {
        let moved = |one: &'a RulingMove| MoveDocument {
            who: WhoDocument::new(&found.event, one.contestant),
            before: RankDocument::new(&one.before, found.unit),
            after: RankDocument::new(&one.after, found.unit),
        };
        Self {
            moved: found.moved.iter().map(moved).collect(),
            leaders: found.leaders.iter().map(|who| WhoDocument::new(&found.event, *who)).collect(),
        }
    }
}
