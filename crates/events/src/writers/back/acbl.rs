//! Rulings in the recap of my.acbl.org: the ruled results, the matchpoints of their boards, totals and places.

use super::members::{JsonText, items, list, members, text};
use super::totals::{PrintedTotals, totals};
use super::{Edit, Edits, LinePlace, RuledEvent, Style, WriteError};
use crate::model::{ContestantId, Line, LineResult, Winners};
use crate::readers::{ACBL_RULING, recap_of};
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Side, SideRuling};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, HashMap};

/// The members of an object by their names.
type Members<'t> = BTreeMap<String, &'t RawValue>;

/// The matchpoints of each side.
const POINTS: [(Side, &str); 2] = [(Side::NS, "ns_match_points"), (Side::EW, "ew_match_points")];

/// An object in which values change.
struct Object<'t> {
    json: JsonText<'t>,
    raw: &'t RawValue,
    members: Members<'t>,
}

impl<'t> Object<'t> {
    fn new(json: JsonText<'t>, raw: &'t RawValue) -> Option<Self> {
        Some(Self { json, raw, members: members(raw)? })
    }

    /// The text of a member, without blanks around it.
    fn text(&self, name: &str) -> Option<String> {
        let written = self.members.get(name)?.get();
        let text = match written.as_bytes().first()? {
            b'"' => serde_json::from_str::<String>(written).ok()?,
            b'n' | b'{' | b'[' => return None,
            _ => written.to_owned(),
        };
        Some(text.trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// The edit that gives a member this value: a number where it was one.
    fn set(&self, name: &str, new: &str) -> Option<Edit> {
        if self.text(name).unwrap_or_default() == new {
            return None;
        }
        let Some(old) = self.members.get(name) else { return self.json.add(self.raw, &[(name, text(new))]) };
        let was_text = old.get().starts_with(['"', 'n']);
        let value = match new {
            "" if !was_text => "null".to_owned(),
            _ if was_text => text(new),
            _ if serde_json::from_str::<serde_json::Number>(new).is_ok() => new.to_owned(),
            _ => text(new),
        };
        self.json.replace(old, value)
    }
}

/// A section, with its name and its place in the recap.
struct Section<'t> {
    name: Option<String>,
    path: String,
    members: Members<'t>,
}

fn sections<'t>(recap: &Members<'t>) -> Vec<Section<'t>> {
    let mut found = Vec::new();
    for (session, own) in list(recap, "sessions").into_iter().enumerate() {
        let own = members(own).unwrap_or_default();
        for (section, raw) in list(&own, "sections").into_iter().enumerate() {
            let members = members(raw).unwrap_or_default();
            let name = members.get("name").and_then(|name| serde_json::from_str(name.get()).ok());
            found.push(Section { name, path: format!("sessions[{session}].sections[{section}]"), members });
        }
    }
    found
}

/// The edits that put the rulings into a text.
///
/// # Errors
/// The recap is not found.
pub(super) fn edits(text: &str, ruled: RuledEvent<'_>) -> Result<Edits, WriteError> {
    let missing = || WriteError::Failed(String::new());
    let json = JsonText(text);
    let recap: &RawValue = serde_json::from_str(recap_of(text).ok_or_else(missing)?).map_err(|_| missing())?;
    let sections = sections(&members(recap).ok_or_else(missing)?);
    let results = results(json, &sections, ruled);
    let samples = results.iter().flat_map(|(object, at)| {
        POINTS.into_iter().filter_map(|(side, name)| Some((object.text(name)?, ruled.figures(*at, side).0)))
    });
    let samples: Vec<(String, Option<Exact>)> = samples.collect();
    let style = Style::of(samples.iter().map(|(text, own)| (text.as_str(), own.clone())));
    let mut edits = Vec::new();
    for (object, at) in &results {
        for (side, name) in POINTS {
            edits.extend(
                ruled
                    .new_figure(*at, side, &style)
                    .filter(|_| object.members.contains_key(name))
                    .and_then(|new| object.set(name, &new)),
            );
        }
        let remark = ruled.remark(*at, object.text(ACBL_RULING).as_deref(), |_| false);
        edits.extend(remark.and_then(|remark| object.set(ACBL_RULING, &remark)));
        let Some((board, line)) = ruled.new_result(*at) else { continue };
        let score = line.score(&board.board);
        for (side, name) in [(Side::NS, "ns_score"), (Side::EW, "ew_score")] {
            edits.extend(object.set(name, &score_of(line, side, score)));
        }
        for name in ["contract", "declarer", "result", "tricks_taken"] {
            edits.extend(object.members.get(name).and_then(|_| object.set(name, "")));
        }
    }
    let own = pairs(json, &sections, ruled);
    edits.extend(own.edits);
    Ok(Edits { edits, ..own })
}

/// The results of the sections, each with its line of the event.
fn results<'t>(json: JsonText<'t>, sections: &[Section<'t>], ruled: RuledEvent<'_>) -> Vec<(Object<'t>, LinePlace)> {
    let mut by_element: HashMap<&str, LinePlace> = HashMap::new();
    for (at, board) in ruled.event.boards.iter().enumerate() {
        let lines = board.lines.iter().enumerate();
        by_element.extend(lines.filter_map(|(place, line)| Some((line.place.element.as_deref()?, (at, place)))));
    }
    let mut found = Vec::new();
    for section in sections {
        for (board, own) in list(&section.members, "boards").into_iter().enumerate() {
            let own = members(own).unwrap_or_default();
            for (result, raw) in list(&own, "board_results").into_iter().enumerate() {
                let element = format!("{}.boards[{board}].board_results[{result}]", section.path);
                let at = by_element.get(element.as_str());
                found.extend(at.and_then(|at| Some((Object::new(json, raw)?, *at))));
            }
        }
    }
    found
}

/// A side's score: a number, a word for an average, or nothing for what the recap has no score for.
fn score_of(line: &Line, side: Side, score: Option<i32>) -> String {
    if let Some(score) = score {
        return if side == Side::NS { score } else { score.saturating_neg() }.to_string();
    }
    let LineResult::Ruling(ruling) = &line.result else { return String::new() };
    match ruling.side(side) {
        Some(SideRuling::Artificial(Artificial::AveragePlus)) => "AVE+".to_owned(),
        Some(SideRuling::Artificial(Artificial::Average)) => "AVE".to_owned(),
        Some(SideRuling::Artificial(Artificial::AverageMinus)) => "AVE-".to_owned(),
        _ => String::new(),
    }
}

/// The edits of the pairs whose total or place is another.
fn pairs<'t>(json: JsonText<'t>, sections: &[Section<'t>], ruled: RuledEvent<'_>) -> Edits {
    let mut pairs: Vec<(Object<'t>, ContestantId)> = Vec::new();
    for section in sections {
        for raw in list(&section.members, "pair_summaries") {
            let Some(object) = Object::new(json, raw) else { continue };
            let direction = object.text("direction").as_deref().and_then(Side::named);
            let Some(number) = object.text("pair_number") else { continue };
            let name = section.name.as_deref().filter(|_| sections.len() > 1);
            let direction = direction.filter(|_| ruled.read.winners == Winners::Two);
            pairs.extend(ruled.read.find_contestant(name, &number, direction).ok().map(|id| (object, id)));
        }
    }
    let mut edits = Vec::new();
    let names = ["percentage", "score"];
    let printed: Vec<PrintedTotals> =
        pairs.iter().map(|(own, id)| (*id, names.iter().map(|name| own.text(name)).collect())).collect();
    let (changed, totals_fit) = totals(ruled, &printed, |own, at| match at {
        0 => own.top.as_ref().map(|_| own.result.clone()),
        _ => Some(own.counted().clone()),
    });
    let wanted = if sections.len() > 1 { "Event" } else { "Section" };
    let tied = |direction: Option<Side>, place: u32| {
        let own = ruled.after.ranking.iter().filter(|own| (own.direction, own.place) == (direction, place)).count();
        place.saturating_add(u32::try_from(own).unwrap_or(u32::MAX)).saturating_sub(1)
    };
    for ((object, id), changed) in pairs.iter().zip(changed) {
        for (at, figure) in changed.figures {
            edits.extend(names.get(at).and_then(|name| object.set(name, &figure)));
        }
        let Some((place, is_tied)) = changed.place else { continue };
        let direction = ruled.after.standing(*id).and_then(|own| own.direction);
        let place = match tied(direction, place) {
            last if is_tied && totals_fit => format!("{place}/{last}"),
            _ => place.to_string(),
        };
        let ranks = object.members.get("strat_place").map(|list| items(list)).unwrap_or_default();
        for rank in ranks.into_iter().filter_map(|raw| Object::new(json, raw)) {
            let is_of_all = rank.text("strat_number").as_deref() == Some("1");
            let is_wanted = rank.text("type").is_some_and(|kind| kind.eq_ignore_ascii_case(wanted));
            if is_of_all && is_wanted && (sections.len() == 1 || ruled.read.winners == Winners::One) {
                edits.extend(rank.set("rank", &place));
            }
        }
    }
    Edits { edits, totals_fit, vp_stay: false }
}
