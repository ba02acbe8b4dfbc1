//! Rulings in the elements of USEBIO: the ruled lines, the matchpoints of their boards, and the totals.

use super::super::usebio::code_of_line;
use super::matches::{NewMatches, matches};
use super::totals::{PrintedTotals, totals};
use super::{Edit, Edits, LinePlace, RuledEvent, Style, WriteError, unsafe_row};
use crate::model::{ContestantId, PrintedUnit, Room};
use crate::readers::{MATCH_SCORES, POINTS, Tags, with_direction};
use quick_xml::events::{BytesStart, Event as Xml};
use redress_core::ruling::{Side, Sides};
use std::collections::HashMap;
use std::ops::Range;

/// The word before what is remarked on a line.
const REMARK: &str = "ruling:";

/// A child of an element, with its text.
struct Child {
    name: String,
    whole: Range<usize>,
    text: Range<usize>,
}

/// An element that can change.
struct Element {
    name: String,
    /// The line of the file on which its content begins.
    line: u32,
    start: usize,
    /// The place of its end mark.
    end: usize,
    children: Vec<Child>,
    /// The section that it begins, or is in.
    section: Option<String>,
    /// The number of a team in its start mark.
    team: Option<String>,
}

impl Element {
    fn child(&self, name: &str) -> Option<&Child> {
        self.children.iter().find(|child| child.name == name)
    }

    fn text<'t>(&self, name: &str, text: &'t str) -> Option<&'t str> {
        text.get(self.child(name)?.text.clone()).map(str::trim).filter(|text| !text.is_empty())
    }

    /// The edit that gives a child this text; a child that is not there is added at the end.
    fn set(&self, name: &str, new: &str) -> Option<Edit> {
        match self.child(name) {
            Some(child) if child.text.is_empty() && child.whole.end == child.text.end => {
                Some((child.whole.clone(), format!("<{name}>{new}</{name}>")))
            }
            Some(child) => Some((child.text.clone(), new.to_owned())),
            None if new.is_empty() => None,
            None => Some((self.end..self.end, format!("<{name}>{new}</{name}>"))),
        }
    }
}

/// The lines of travellers and the participants of a text, in its order.
fn elements(text: &str) -> Vec<Element> {
    let mut tags = Tags::new(text);
    let (mut found, mut stack): (Vec<Element>, Vec<Element>) = (Vec::new(), Vec::new());
    loop {
        let next = tags.read();
        let (line, Range { start: begins, end: position }) = (tags.line, tags.at.clone());
        let opened = |name: String, start: usize| Element {
            name,
            line,
            start,
            end: position,
            children: Vec::new(),
            section: None,
            team: None,
        };
        match next {
            Ok(Xml::Start(start)) => {
                let name = start.local_name().as_ref().to_ascii_uppercase();
                let own = attribute(&start, "SECTION_ID").filter(|_| name == "SECTION");
                let section = own.or_else(|| stack.last()?.section.clone());
                let team = attribute(&start, "TEAM_ID").filter(|_| name == "TEAM");
                stack.push(Element { section, team, ..opened(name, position) });
            }
            Ok(Xml::Empty(start)) => {
                let name = start.local_name().as_ref().to_ascii_uppercase();
                if let Some(around) = stack.last_mut() {
                    around.children.push(Child { name, whole: begins..position, text: position..position });
                }
            }
            Ok(Xml::End(_)) => {
                let Some(mut closed) = stack.pop() else { break };
                closed.end = begins;
                if let Some(around) = stack.last_mut().filter(|_| closed.children.is_empty()) {
                    let (name, text) = (closed.name.clone(), closed.start..begins);
                    around.children.push(Child { name, whole: closed.start..position, text });
                }
                let is_participant = stack.last().is_some_and(|around| around.name == "PARTICIPANTS");
                if is_participant || matches!(closed.name.as_str(), "TRAVELLER_LINE" | "BOARD" | "MATCH") {
                    found.push(closed);
                }
            }
            Ok(Xml::Eof) | Err(_) => break,
            Ok(_) => {}
        }
    }
    found
}

/// The value of an attribute.
fn attribute(start: &BytesStart<'_>, name: &str) -> Option<String> {
    let mut all = start.attributes();
    let found =
        all.with_checks(false).flatten().find(|one| one.key.local_name().as_ref().eq_ignore_ascii_case(name))?;
    Some(found.value.into_owned())
}

/// The edits that put the rulings into a text.
pub(super) fn edits(text: &str, ruled: RuledEvent<'_>) -> Result<Edits, WriteError> {
    let elements = elements(text);
    let mut edits = Vec::new();
    let named = |name: &str| elements.iter().filter(|element| element.name == name).collect::<Vec<_>>();
    let is_other = |element: &&Element| !matches!(element.name.as_str(), "TRAVELLER_LINE" | "BOARD" | "MATCH");
    let who: Vec<&Element> = elements.iter().filter(is_other).collect();
    let lines = placed(&named("TRAVELLER_LINE"), ruled)?;
    let samples = lines.iter().flat_map(|(element, at)| {
        let names = points(element, text).into_iter().zip(Side::BOTH);
        names.filter_map(|(name, side)| Some((element.text(name, text)?, ruled.figures(*at, side).0)))
    });
    let style = Style::of(samples);
    let usual = lines.iter().map(|(element, _)| points(element, text)).find(|names| !names.is_empty());
    for (element, at) in &lines {
        let own = points(element, text);
        let names = if own.is_empty() { usual.clone().unwrap_or_default() } else { own };
        for (name, side) in names.into_iter().zip(Side::BOTH) {
            let new = ruled.new_figure(*at, side, &style).filter(|new| element.text(name, text) != Some(new.as_str()));
            edits.extend(new.and_then(|new| element.set(name, &new)));
        }
        let earlier = rulings_in(element, text);
        if let Some(remark) = ruled.remark(*at, earlier.first().and_then(|range| remark_in(text, range)), |_| false) {
            edits.extend(earlier.into_iter().map(|range| (range, String::new())));
            let written = format!("<!-- {REMARK} {} -->", remark.replace("--", "- -"));
            edits.extend((!remark.is_empty()).then_some((element.start..element.start, written)));
        }
        let Some((board, line)) = ruled.new_result(*at) else { continue };
        for name in ["CONTRACT", "PLAYED_BY", "TRICKS"] {
            edits.extend(element.child(name).and_then(|_| element.set(name, "")));
        }
        let code = code_of_line(line, &board.board).unwrap_or_default();
        edits.extend(element.set("SCORE", &code));
    }
    edits.extend(boards(text, &named("BOARD"), &lines, ruled));
    let of_matches = matches(ruled);
    edits.extend(match_scores(text, &named("MATCH"), &of_matches, ruled));
    let is_unknown = ruled.is_on_unknown_scale();
    let vp_stay = of_matches.are_beyond || is_unknown;
    if is_unknown {
        return Ok(Edits { edits, totals_fit: true, vp_stay });
    }
    let own = participants(text, &who, ruled);
    edits.extend(own.edits);
    Ok(Edits { edits, vp_stay, ..own })
}

/// The edits of the IMPs that a board of a match prints once: those of the team that sits North-South in the open room.
fn boards(text: &str, boards: &[&Element], lines: &[(&Element, LinePlace)], ruled: RuledEvent<'_>) -> Vec<Edit> {
    let open = |board: &Element| {
        let inside = lines.iter().filter(|(line, _)| (board.start..board.end).contains(&line.start));
        let is_open = |at: &LinePlace| ruled.lines(*at).is_some_and(|(line, _)| line.room == Some(Room::Open));
        inside.map(|(_, at)| *at).find(is_open)
    };
    let own: Vec<(&Element, &str, LinePlace)> =
        boards.iter().filter_map(|board| Some((*board, board.text("IMPS", text)?, open(board)?))).collect();
    let figures = |at: LinePlace| ruled.figures_in(PrintedUnit::Imps, at, Side::NS);
    let style = Style::of(own.iter().map(|(_, printed, at)| (*printed, figures(*at).0)));
    let changed = own.iter().filter_map(|(board, printed, at)| {
        let (old, new) = figures(*at);
        let new = style.write(&new.filter(|new| old.as_ref() != Some(new))?);
        (new != *printed).then(|| board.set("IMPS", &new))?
    });
    changed.collect()
}

/// The edits of the results of matches.
fn match_scores(text: &str, elements: &[&Element], of_matches: &NewMatches, ruled: RuledEvent<'_>) -> Vec<Edit> {
    let printed = |element: &Element| {
        let own = MATCH_SCORES.map(|names| names.into_iter().find(|name| element.text(name, text).is_some()));
        own.iter().any(Option::is_some).then_some(own)
    };
    let own: Vec<(&Element, [Option<&str>; 2])> =
        elements.iter().filter_map(|element| Some((*element, printed(element)?))).collect();
    // A match without teams has no result in the event; then which is which is not known.
    if own.len() != ruled.read.match_results.len() {
        return Vec::new();
    }
    let texts = own
        .iter()
        .flat_map(|(element, names)| names.iter().flatten().filter_map(|name| Some((element.text(name, text)?, None))));
    let style = Style::of(texts);
    let mut edits = Vec::new();
    for (at, (element, [home, visitors])) in own.iter().enumerate() {
        let Sides { ns, ew } = of_matches.written(at, &style);
        for (name, new) in [(home, ns), (visitors, ew)] {
            edits.extend(name.zip(new).and_then(|(name, new)| element.set(name, &new)));
        }
    }
    edits
}

/// The text of the remark in a comment.
fn remark_in<'t>(text: &'t str, comment: &Range<usize>) -> Option<&'t str> {
    text.get(comment.clone())?.trim_start_matches("<!--").trim_start().strip_prefix(REMARK)?.strip_suffix("-->")
}

/// The comments with an earlier ruling or penalties in a line.
fn rulings_in(element: &Element, text: &str) -> Vec<Range<usize>> {
    let inside = text.get(element.start..element.end).unwrap_or_default();
    let comments = inside.match_indices("<!--").filter_map(|(at, _)| {
        let (comment, _) = inside.get(at..)?.split_once("-->")?;
        let begins = element.start.saturating_add(at);
        let whole = begins..begins.saturating_add(comment.len()).saturating_add("-->".len());
        remark_in(text, &whole).is_some().then_some(whole)
    });
    comments.collect()
}

/// The elements of the points of each side that a line has.
fn points(element: &Element, text: &str) -> Vec<&'static str> {
    let has = |name: &str| element.text(name, text).is_some();
    let own = POINTS.iter().find(|(ns, ew, _)| has(ns) || has(ew));
    own.map(|(ns, ew, _)| vec![*ns, *ew]).unwrap_or_default()
}

/// The lines of the event, each with its element.
///
/// # Errors
/// A ruled line has several elements on its line of the file, and some of them are not in the event.
fn placed<'e>(elements: &[&'e Element], ruled: RuledEvent<'_>) -> Result<Vec<(&'e Element, LinePlace)>, WriteError> {
    let mut on_line: HashMap<u32, Vec<&Element>> = HashMap::new();
    for element in elements {
        on_line.entry(element.line).or_default().push(element);
    }
    let mut placed = Vec::new();
    for (number, places) in ruled.by_line() {
        let own = on_line.get(&number).map(Vec::as_slice).unwrap_or_default();
        if own.len() == places.len() {
            placed.extend(own.iter().copied().zip(places));
        } else if let Some(line) = places.iter().find_map(|at| ruled.new_line(*at)) {
            return Err(unsafe_row(line));
        }
    }
    placed.sort_by_key(|(element, _)| element.start);
    Ok(placed)
}

/// The edits of the participants whose total or place is another.
fn participants(text: &str, elements: &[&Element], ruled: RuledEvent<'_>) -> Edits {
    let contestant = |element: &Element| -> Option<ContestantId> {
        if element.name == "TEAM" {
            let written = ["TEAM_NUMBER", "TEAM_NAME"].into_iter().find_map(|name| element.text(name, text));
            return ruled.read.find_contestant(None, element.team.as_deref().or(written)?, None).ok();
        }
        let written = ["PAIR_NUMBER", "PLAYER_NUMBER"].into_iter().find_map(|name| element.text(name, text))?;
        let (number, own) = with_direction(written);
        let direction = own.or_else(|| Side::named(element.text("DIRECTION", text)?));
        let found = |section| ruled.read.find_contestant(section, number, direction).ok();
        found(None).or_else(|| found(Some(element.section.as_deref()?)))
    };
    let who: Vec<(&Element, ContestantId)> =
        elements.iter().filter_map(|element| Some((*element, contestant(element)?))).collect();
    let mut edits = Vec::new();
    let names = ["PERCENTAGE", "TOTAL_SCORE"];
    let printed = |own: &Element| names.iter().map(|name| own.text(name, text).map(str::to_owned)).collect();
    let rows: Vec<PrintedTotals> = who.iter().map(|(own, id)| (*id, printed(own))).collect();
    let unit = ruled.printed_unit();
    let (changed, totals_fit) = totals(ruled, &rows, |own, at| match at {
        0 => ruled.total_in(own, PrintedUnit::Percent),
        _ => ruled.total_in(own, unit?),
    });
    let has_marks = who.iter().any(|(own, _)| own.text("PLACE", text).is_some_and(|place| place.ends_with('=')));
    for ((element, _), changed) in who.iter().zip(changed) {
        for (at, figure) in changed.figures {
            edits.extend(names.get(at).and_then(|name| element.set(name, &figure)));
        }
        let Some((place, tied)) = changed.place else { continue };
        let written = format!("{place}{}", if has_marks && tied { "=" } else { "" });
        if element.text("PLACE", text).is_some_and(|printed| printed != written) {
            edits.extend(element.set("PLACE", &written));
        }
    }
    Edits { edits, totals_fit, vp_stay: false }
}
