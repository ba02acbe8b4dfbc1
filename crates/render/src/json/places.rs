//! Places in the ranking of an event under one ruling after another.

use super::exact::{Number, Written};
use super::ruling::side;
use crate::events::model::{ContestantId, Event};
use crate::number::{Piece, decimal};
use crate::ruling::Unit;
use crate::session::{PlaceAt, PlaceWith, Placed, Places, RulingMove, RulingMoves, SolvedPlace};
use serde::Serialize;

/// A pair or a team of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct WhoDocument<'a> {
    /// The number.
    pair: &'a str,
    /// The section, where numbers are given again in another.
    section: Option<&'a str>,
    /// `NS` or `EW`, where the same number is another pair in each.
    direction: Option<&'static str>,
}

impl<'a> WhoDocument<'a> {
    fn new(event: &'a Event, contestant: ContestantId) -> Self {
        let who = event.contestant(contestant);
        Self {
            pair: who.map_or("", |who| who.number.as_str()),
            section: who.and_then(|who| who.section.as_deref()),
            direction: who.and_then(|who| who.direction).map(side),
        }
    }
}

/// A place in the ranking.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct RankDocument<'a> {
    /// From 1; those who tie have the same.
    place: u32,
    /// Whether others have the same place.
    tied: bool,
    /// What they are ranked by: per cent, IMPs, victory points or total points.
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
    /// Its place with each, in their order; none where one has no score.
    after: Vec<Option<RankDocument<'a>>>,
}

/// The places that rulings at a table of an event give: those who sit there or are named, then the others whose place
/// changes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct PlacesDocument<'a> {
    /// The table, as it is written behind `at`.
    table: &'a str,
    pairs: Vec<PlacedDocument<'a>>,
}

impl<'a> PlacesDocument<'a> {
    pub(super) fn new(found: &'a Places) -> Self {
        let placed = |placed: &'a Placed| PlacedDocument {
            who: WhoDocument::new(&found.event, placed.contestant),
            before: RankDocument::new(&placed.before, found.unit),
            after: placed
                .after
                .iter()
                .map(|place| place.as_ref().map(|place| RankDocument::new(place, found.unit)))
                .collect(),
        };
        Self { table: &found.table, pairs: found.shown.iter().chain(&found.others).map(placed).collect() }
    }
}

/// What one ruling does to the ranking of an event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct MovesDocument<'a> {
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
    pub(super) fn new(found: &'a RulingMoves) -> Self {
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

/// The weights at which a pair or a team has a place in the event.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct SolvedPlaceDocument<'a> {
    /// The weight's name.
    variable: &'a str,
    /// The ruling as written.
    ruling: String,
    /// The table, as it is written behind `at`.
    table: &'a str,
    #[serde(flatten)]
    who: WhoDocument<'a>,
    /// The place that is asked for.
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

/// An end of a stretch of weights.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct EndDocument<'a> {
    /// The weight, of 1.
    weight: Number<'a>,
    /// Whether the place is the same there.
    included: bool,
    /// Whether it is exactly there; else very near.
    exact: bool,
}

impl<'a> EndDocument<'a> {
    fn new(end: &'a crate::number::End) -> Self {
        Self { weight: Written(&end.at), included: end.included, exact: end.exact }
    }
}

impl<'a> SolvedPlaceDocument<'a> {
    pub(super) fn new(found: &'a SolvedPlace) -> Self {
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
