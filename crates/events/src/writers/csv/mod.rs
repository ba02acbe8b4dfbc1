//! Columns of text: a row for each line, by names that the reader knows.

mod points;

use super::{Loss, LossKind, WriteError, WriteOptions, Written, computed, lost_names};
use crate::document::figure;
use crate::model::{BoardResults, Contestant, DetailOf, Event, EventForm, Line, LineResult, Printed, Room};
use crate::readers::guarded;
use crate::scoring::{Rules, ScoredEvent, ScoredLine};
use redress_core::ruling::{Board, Sides};
use std::collections::BTreeMap;

/// The headings of the columns.
const NAMES: [&str; 34] = [
    "event",
    "form",
    "scoring",
    "session",
    "section",
    "ns_section",
    "ew_section",
    "board",
    "dealer",
    "vulnerable",
    "deal",
    "datum",
    "round",
    "table",
    "room",
    "group",
    "ns",
    "ew",
    "score",
    "contract",
    "lead",
    "code",
    "state",
    "ns_points",
    "ew_points",
    "unit",
    "ew_unit",
    "ns_penalty",
    "ew_penalty",
    "ns_carry",
    "ew_carry",
    "ns_handicap",
    "ew_handicap",
    "ns_names",
];

/// The last, which is given with the other names.
const EW_NAMES: &str = "ew_names";

/// Writes the lines of an event; columns without anything in them are left out.
pub(super) fn write(event: &Event, scored: Option<&ScoredEvent>, options: WriteOptions) -> Result<Written, WriteError> {
    let names: Vec<&str> = NAMES.into_iter().chain([EW_NAMES]).collect();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let points = points::Cells::of(event);
    for (at, board) in event.boards.iter().enumerate() {
        let figures = scored.and_then(|scored| scored.boards.get(at));
        for (place, line) in board.lines.iter().enumerate() {
            let own = figures.and_then(|figures| figures.lines.get(place));
            rows.push(row(event, (board, line), own, points.of_line(at, place), options));
        }
    }
    let used: Vec<bool> =
        (0..names.len()).map(|at| rows.iter().any(|row| row.get(at).is_some_and(|field| !field.is_empty()))).collect();
    let is_used = |at: usize| used.get(at).copied().unwrap_or_default();
    let mut writer = csv::Writer::from_writer(remarks(event, options).into_bytes());
    let failed = |error: csv::Error| WriteError::Failed(error.to_string());
    let kept = |row: &[String]| -> Vec<String> {
        row.iter().enumerate().filter(|(at, _)| is_used(*at)).map(|(_, field)| text_of(field)).collect()
    };
    let heading: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    writer.write_record(kept(&heading)).map_err(failed)?;
    for row in &rows {
        writer.write_record(kept(row)).map_err(failed)?;
    }
    let bytes = writer.into_inner().map_err(|error| WriteError::Failed(error.to_string()))?;
    let mut lost = lost(event, options);
    lost.extend(points.is_lost().then(|| Loss::whole(LossKind::Penalties)));
    Ok(Written { bytes, lost })
}

/// The comments above the headings: the settings, and the facts of the event.
fn remarks(event: &Event, options: WriteOptions) -> String {
    let mut lines = Vec::new();
    if !event.settings.is_empty() {
        let settings: Vec<String> = event.settings.iter().map(|setting| format!("set {setting}")).collect();
        lines.push(settings.join("; "));
    }
    let written = event.details.iter().filter(|own| own.of == DetailOf::Event && options.holds(own));
    lines.extend(written.map(|own| format!("{}: {}", own.name, own.text.replace(['\n', '\r'], " "))));
    lines.iter().map(|line| format!("# {line}\n")).collect()
}

/// A field that a spreadsheet does not take for a formula; a plain number is none.
fn text_of(field: &str) -> String {
    let is_number = field
        .get(1..)
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.'));
    if is_number { field.to_owned() } else { guarded(field) }
}

/// The parts of an event that rows of lines cannot hold.
fn lost(event: &Event, options: WriteOptions) -> Vec<Loss> {
    let mut lost = Vec::new();
    let mut whole = |kind: LossKind, is_lost: bool| {
        if is_lost {
            lost.push(Loss::whole(kind));
        }
    };
    let has_names = event.contestants.iter().any(|own| !own.names.is_empty());
    whole(LossKind::Names, has_names && options.names && event.form == EventForm::Individual);
    whole(LossKind::Program, event.program.is_some());
    whole(LossKind::Ranking, !event.ranking.is_empty());
    whole(LossKind::MatchResults, !event.match_results.is_empty());
    whole(LossKind::Conversion, event.matches.is_some());
    whole(LossKind::Strata, !event.strata.is_empty());
    whole(LossKind::RankedApart, Rules::of(event).by_section);
    let tops = event.boards.iter().filter(|board| board.top.is_some());
    lost.extend(tops.map(|board| Loss::of_board(LossKind::Top, board)));
    lost.extend(lost_names(event, options));
    let mut details: BTreeMap<&str, u32> = BTreeMap::new();
    for own in event.details.iter().filter(|own| own.of != DetailOf::Event && options.holds(own)) {
        let count = details.entry(own.name.as_ref()).or_default();
        *count = count.saturating_add(1);
    }
    let named = |(name, count): (&str, u32)| Loss {
        what: Some(if count > 1 { format!("{name} ×{count}") } else { name.to_owned() }),
        ..Loss::whole(LossKind::Details)
    };
    lost.extend(details.into_iter().map(named));
    lost
}

fn row(
    event: &Event,
    (board, line): (&BoardResults, &Line),
    scored: Option<&ScoredLine>,
    points: [String; 6],
    options: WriteOptions,
) -> Vec<String> {
    let text = |text: &Option<std::sync::Arc<str>>| text.as_deref().unwrap_or_default().to_owned();
    let (score, state) = match &line.result {
        LineResult::Ruling(ruling) => (ruling.to_string(), ""),
        LineResult::Bare => (String::new(), "bare"),
        LineResult::SitOut => (String::new(), "sit-out"),
        LineResult::NotPlayed => (String::new(), "not-played"),
    };
    let Sides { ns, ew } = computed::figures(line, scored, event.scoring);
    let unit = |figure: &Option<Printed>| figure.as_ref().map_or("", |figure| figure.unit.word()).to_owned();
    let (own_unit, other_unit) = (unit(&ns), unit(&ew));
    let first_unit = if own_unit.is_empty() { other_unit.clone() } else { own_unit };
    let who = Sides { ns: event.contestant(line.ns), ew: event.contestant(line.ew) };
    let number = |own: Option<&Contestant>| {
        own.map_or_else(String::new, |own| {
            if own.phantom {
                return "0".to_owned();
            }
            own.direction.map_or_else(|| own.number.clone(), |side| format!("{}{side}", own.number))
        })
    };
    let section = |own: Option<&Contestant>| own.and_then(|own| own.section.clone()).unwrap_or_default();
    let names =
        |own: Option<&Contestant>| own.filter(|_| options.names).map_or_else(String::new, |own| own.names.join("; "));
    let room = line.room.map_or("", |room| if room == Room::Open { "open" } else { "closed" });
    let mut row = of_board(event, board, [section(who.ns), section(who.ew)]);
    row.extend([
        text(&line.round),
        text(&line.table),
        room.to_owned(),
        text(&line.group),
        number(who.ns),
        number(who.ew),
        score,
        line.contract.map_or_else(String::new, |contract| contract.to_string()),
        text(&line.lead),
        text(&line.code),
        state.to_owned(),
        ns.as_ref().map_or_else(String::new, figure),
        ew.as_ref().map_or_else(String::new, figure),
        first_unit.clone(),
        if other_unit == first_unit { String::new() } else { other_unit },
    ]);
    row.extend(points);
    row.extend([names(who.ns), names(who.ew)]);
    row
}

/// The fields that the rows of a board have in common, with the sections of the pairs among them.
fn of_board(event: &Event, board: &BoardResults, [ns_section, ew_section]: [String; 2]) -> Vec<String> {
    let text = |text: &Option<std::sync::Arc<str>>| text.as_deref().unwrap_or_default().to_owned();
    let standard = Board::numbered(board.board.number.unwrap_or_default());
    // Facts that follow from the number are left out.
    let conditions = |of: fn(&Board) -> Option<String>| {
        of(&board.board).filter(|own| of(&standard).as_ref() != Some(own)).unwrap_or_default()
    };
    vec![
        event.name.clone().unwrap_or_default(),
        if event.form == EventForm::Pairs { String::new() } else { event.form.name().to_owned() },
        event.scoring.map_or("", redress_core::scoring::Scoring::name).to_owned(),
        text(&board.session),
        text(&board.section),
        ns_section,
        ew_section,
        board.board.number.map_or_else(String::new, |number| number.to_string()),
        conditions(|board| board.dealer.map(|seat| seat.to_string())),
        conditions(|board| board.vulnerability.map(|own| own.to_string())),
        board.deal.as_ref().map_or_else(String::new, |deal| deal.to_string()),
        board.datum.as_ref().map_or_else(String::new, figure),
    ]
}
