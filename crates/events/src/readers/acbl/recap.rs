//! The shape of the recap: the parts of it that are read, each as it is written.

use crate::model::{EventBuilder, FaultKind, Place, Printed, PrintedUnit};
use crate::readers::notation;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::sync::Arc;

/// A value as it is written; `None` if it is not there or `null`.
pub(super) type Value<'a> = Option<&'a RawValue>;

/// Reads a text: a JSON text, a number, or nothing.
pub(super) trait Texts {
    /// The text without blanks around it; `None` if nothing is in it.
    fn text(&self) -> Option<String>;
}

impl Texts for Value<'_> {
    fn text(&self) -> Option<String> {
        let written = self.as_ref()?.get();
        let text: Cow<'_, str> = match written.as_bytes().first()? {
            b'"' => Cow::Owned(serde_json::from_str(written).ok()?),
            b'n' | b'{' | b'[' => return None,
            _ => Cow::Borrowed(written),
        };
        let text = text.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }
}

/// The elements of a list, each with its place; one of another shape is noted and left out.
pub(super) fn items<'a, T: Deserialize<'a>>(
    list: Value<'a>,
    within: &Place,
    name: &str,
    event: &mut EventBuilder,
) -> Vec<(Place, T)> {
    let Some(list) = list.filter(|list| list.get() != "null") else { return Vec::new() };
    let path = match &within.element {
        Some(outer) => format!("{outer}.{name}"),
        None => name.to_owned(),
    };
    let at = |path: String| Place { element: Some(Arc::from(path)), ..within.clone() };
    let Ok(elements) = serde_json::from_str::<Vec<&'a RawValue>>(list.get()) else {
        event.fault(at(path.clone()), FaultKind::Value { what: name.to_owned(), found: shape(list.get()) });
        return Vec::new();
    };
    let mut found = Vec::with_capacity(elements.len());
    for (number, element) in elements.into_iter().enumerate() {
        let place = at(format!("{path}[{number}]"));
        match serde_json::from_str(element.get()) {
            Ok(element) => found.push((place, element)),
            Err(_) => {
                let kind = FaultKind::Value { what: name.to_owned(), found: shape(element.get()) };
                event.fault(place.clone(), kind);
                event.fault(place, FaultKind::RowLost);
            }
        }
    }
    found
}

/// The session and section of boards and pairs.
pub(super) struct Scope {
    /// The session, if there are several.
    pub session: Option<String>,
    /// The section, if there are several.
    pub section: Option<String>,
    /// True if the results of all sections are compared with one another.
    pub compared_across: bool,
}

/// A figure; one that cannot be read is noted.
pub(super) fn figure(
    value: Value<'_>,
    name: &str,
    unit: PrintedUnit,
    place: &Place,
    event: &mut EventBuilder,
) -> Option<Printed> {
    let text = value.text()?;
    let found = notation::printed(&text, unit);
    if found.is_none() {
        event.fault(place.clone(), FaultKind::Value { what: name.to_owned(), found: shortened(&text) });
    }
    found
}

/// The shape of an element, without its contents, which may be names of people.
fn shape(written: &str) -> String {
    match written.as_bytes().first() {
        Some(b'{') => "{…}".to_owned(),
        Some(b'[') => "[…]".to_owned(),
        Some(b'"') => "\"…\"".to_owned(),
        _ => shortened(written),
    }
}

/// The beginning of a text.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The whole.
#[derive(Deserialize)]
pub(super) struct Recap<'a> {
    #[serde(borrow)]
    pub name: Value<'a>,
    #[serde(borrow)]
    pub program_name: Value<'a>,
    #[serde(borrow, rename = "type")]
    pub kind: Value<'a>,
    #[serde(borrow)]
    pub board_scoring_method: Value<'a>,
    #[serde(borrow)]
    pub winner_type: Value<'a>,
    #[serde(borrow)]
    pub start_date: Value<'a>,
    #[serde(borrow)]
    pub strats: Value<'a>,
    #[serde(borrow)]
    pub sessions: Value<'a>,
}

impl Recap<'_> {
    /// Returns true if it has sessions: other objects of a page have none.
    pub fn has_sessions(&self) -> bool {
        self.sessions.is_some_and(|sessions| sessions.get().starts_with('['))
    }
}

/// A stratum of the field.
#[derive(Deserialize)]
pub(super) struct Strat<'a> {
    #[serde(borrow)]
    pub number: Value<'a>,
    #[serde(borrow)]
    pub label: Value<'a>,
}

/// A session.
#[derive(Deserialize)]
pub(super) struct Session<'a> {
    #[serde(borrow)]
    pub number: Value<'a>,
    #[serde(borrow)]
    pub cross_section_scoring: Value<'a>,
    #[serde(borrow)]
    pub hand_records: Value<'a>,
    #[serde(borrow)]
    pub sections: Value<'a>,
}

/// A section.
#[derive(Deserialize)]
pub(super) struct Section<'a> {
    #[serde(borrow)]
    pub name: Value<'a>,
    #[serde(borrow)]
    pub pair_summaries: Value<'a>,
    #[serde(borrow)]
    pub boards: Value<'a>,
}

/// A pair with its place.
#[derive(Deserialize)]
pub(super) struct PairSummary<'a> {
    #[serde(borrow)]
    pub pair_number: Value<'a>,
    #[serde(borrow)]
    pub direction: Value<'a>,
    #[serde(borrow)]
    pub boards_played: Value<'a>,
    #[serde(borrow)]
    pub score: Value<'a>,
    #[serde(borrow)]
    pub percentage: Value<'a>,
    #[serde(borrow)]
    pub adjustment: Value<'a>,
    #[serde(borrow)]
    pub handicap: Value<'a>,
    #[serde(borrow)]
    pub strat: Value<'a>,
    #[serde(borrow)]
    pub strat_place: Value<'a>,
    #[serde(borrow)]
    pub players: Value<'a>,
}

/// The place of a pair in one of the fields that it is ranked in.
#[derive(Deserialize)]
pub(super) struct StratPlace<'a> {
    #[serde(borrow)]
    pub strat_number: Value<'a>,
    #[serde(borrow)]
    pub rank: Value<'a>,
    #[serde(borrow, rename = "type")]
    pub kind: Value<'a>,
}

/// One of a pair.
#[derive(Deserialize)]
pub(super) struct Player<'a> {
    #[serde(borrow)]
    pub name: Value<'a>,
    /// The number of a member of the ACBL.
    #[serde(borrow)]
    pub id_number: Value<'a>,
}

/// A board of a section.
#[derive(Deserialize)]
pub(super) struct RawBoard<'a> {
    #[serde(borrow)]
    pub board_number: Value<'a>,
    #[serde(borrow)]
    pub board_results: Value<'a>,
}

/// A result.
#[derive(Deserialize)]
pub(super) struct BoardResult<'a> {
    #[serde(borrow)]
    pub round_number: Value<'a>,
    #[serde(borrow)]
    pub table_number: Value<'a>,
    #[serde(borrow)]
    pub ns_pair: Value<'a>,
    #[serde(borrow)]
    pub ew_pair: Value<'a>,
    #[serde(borrow)]
    pub ns_score: Value<'a>,
    #[serde(borrow)]
    pub ew_score: Value<'a>,
    #[serde(borrow)]
    pub contract: Value<'a>,
    #[serde(borrow)]
    pub declarer: Value<'a>,
    #[serde(borrow)]
    pub ns_match_points: Value<'a>,
    #[serde(borrow)]
    pub ew_match_points: Value<'a>,
    #[serde(borrow)]
    pub opening_lead: Value<'a>,
    #[serde(borrow)]
    pub result: Value<'a>,
    #[serde(borrow)]
    pub tricks_taken: Value<'a>,
    /// The ruling that redress wrote into the file.
    #[serde(borrow)]
    pub redress: Value<'a>,
}

/// The member of a result that holds a ruling.
pub(crate) const RULING: &str = "redress";

/// The hands of a board.
#[derive(Deserialize)]
pub(super) struct HandRecord<'a> {
    #[serde(borrow)]
    pub board: Value<'a>,
    #[serde(borrow)]
    pub north_spades: Value<'a>,
    #[serde(borrow)]
    pub north_hearts: Value<'a>,
    #[serde(borrow)]
    pub north_diamonds: Value<'a>,
    #[serde(borrow)]
    pub north_clubs: Value<'a>,
    #[serde(borrow)]
    pub east_spades: Value<'a>,
    #[serde(borrow)]
    pub east_hearts: Value<'a>,
    #[serde(borrow)]
    pub east_diamonds: Value<'a>,
    #[serde(borrow)]
    pub east_clubs: Value<'a>,
    #[serde(borrow)]
    pub south_spades: Value<'a>,
    #[serde(borrow)]
    pub south_hearts: Value<'a>,
    #[serde(borrow)]
    pub south_diamonds: Value<'a>,
    #[serde(borrow)]
    pub south_clubs: Value<'a>,
    #[serde(borrow)]
    pub west_spades: Value<'a>,
    #[serde(borrow)]
    pub west_hearts: Value<'a>,
    #[serde(borrow)]
    pub west_diamonds: Value<'a>,
    #[serde(borrow)]
    pub west_clubs: Value<'a>,
}
