//! Rulings in the files of an event of several: each file is the event that it is by itself, with its own totals.

use super::{Back, Changed, LinePlace, RuledEvent, WriteError, Written, changed, checked, compared, format_of, lost};
use crate::model::{ContestantId, Event, Format, Line, LineResult};
use crate::readers::{ReadOptions, read};
use crate::scoring::{ScoredEvent, score};
use crate::source::{NamedBytes, zipped};
use std::collections::HashMap;

/// An archive of the files, of which those without rulings stay as they are.
pub(super) fn written(files: &[NamedBytes], ruled: RuledEvent<'_>, options: &ReadOptions) -> Result<Back, WriteError> {
    let (mut all, mut totals_fit, mut vp_stay) = (Vec::with_capacity(files.len()), true, false);
    for file in files {
        let ruled = RuledEvent { file: Some(&file.name), ..ruled };
        if !ruled.has_rulings() {
            all.push(file.bytes.clone());
            continue;
        }
        let refused = || WriteError::Failed(file.name.to_string());
        let own = read(std::slice::from_ref(file), options).map_err(|_| refused())?;
        let new = match own.format {
            // They have no totals, and the points of a row are those of the event.
            Format::Csv | Format::Bws => changed(file, ruled, own.format, options)?,
            _ => changed_alone(file, ruled, own, options)?.ok_or_else(refused)?,
        };
        (totals_fit, vp_stay) = (totals_fit && new.totals_fit, vp_stay || new.vp_stay);
        all.push(new.bytes);
    }
    let all = checked(files, all, ruled, options)?;
    let bytes = zipped(files, &all).ok_or_else(|| WriteError::Failed(String::new()))?;
    let lost = lost(ruled, Format::Csv, totals_fit, vp_stay);
    Ok(Back { written: Written { bytes, lost }, is_archive: true })
}

/// A file with its rulings in the event that it is by itself. `None` if it cannot be told what follows there: a row is not
/// found again, its board is compared with those of other files, or points are carried over.
fn changed_alone(
    file: &NamedBytes,
    ruled: RuledEvent<'_>,
    own: Event,
    options: &ReadOptions,
) -> Result<Option<Changed>, WriteError> {
    let format = format_of(file, own.format);
    let own = compared(own, ruled.rules);
    let Some(places) = places(ruled, &own).filter(|_| ruled.event.carried == ruled.read.carried) else {
        return Ok(None);
    };
    let Some(event) = with_rulings(ruled, &own, &places) else { return Ok(None) };
    let (Ok(before), Ok(after)) = (score(&own, ruled.rules), score(&event, ruled.rules)) else { return Ok(None) };
    let is_as_in_event = places.iter().all(|(whole, alone)| {
        let figures =
            |scored: &ScoredEvent, at: LinePlace| Some(scored.boards.get(at.0)?.lines.get(at.1)?.figures.clone());
        figures(ruled.before, *whole) == figures(&before, *alone)
            && figures(ruled.after, *whole) == figures(&after, *alone)
    });
    if !is_as_in_event {
        return Ok(None);
    }
    let alone =
        RuledEvent { read: &own, before: &before, event: &event, after: &after, rules: ruled.rules, file: None };
    changed(file, alone, format, options).map(Some)
}

/// The lines of a file by their places in the event, each with its place in the file by itself. `None` unless each is found
/// exactly once.
fn places(ruled: RuledEvent<'_>, own: &Event) -> Option<Vec<(LinePlace, LinePlace)>> {
    let mut known = HashMap::new();
    for (key, at) in keyed(own, |_| true) {
        if known.insert(key, at).is_some() {
            return None;
        }
    }
    keyed(ruled.read, |line| ruled.is_own(line)).map(|(key, at)| Some((at, *known.get(&key)?))).collect()
}

/// The marks by which a line of a file differs from the others: its board, its place there and who met.
type Key<'e> = (Option<u32>, Option<u32>, Option<&'e str>, Option<&'e str>, Option<&'e str>);

fn keyed<'e>(event: &'e Event, is_own: impl Fn(&Line) -> bool + 'e) -> impl Iterator<Item = (Key<'e>, LinePlace)> + 'e {
    let number = |id: ContestantId| event.contestant(id).map(|own| own.number.as_str());
    event.boards.iter().enumerate().flat_map(move |(at, board)| {
        let lines = board.lines.iter().enumerate().filter(|(_, line)| is_own(line)).collect::<Vec<_>>();
        lines.into_iter().map(move |(place, line)| {
            let (row, element) = (line.place.line, line.place.element.as_deref());
            ((board.board.number, row, element, number(line.ns), number(line.ew)), (at, place))
        })
    })
}

/// A file's own event with the rulings and the penalties that its lines have in the whole one.
fn with_rulings(ruled: RuledEvent<'_>, own: &Event, places: &[(LinePlace, LinePlace)]) -> Option<Event> {
    let mut changed = own.clone();
    for (whole, (board, line)) in places {
        if let Some((_, new)) = ruled.new_result(*whole)
            && let LineResult::Ruling(ruling) = &new.result
        {
            changed = changed.with_ruling(*board, *line, ruling.clone()).ok()?;
        }
        let penalties = |event: &Event| event.penalties_at(whole.0, whole.1).to_vec();
        let new = penalties(ruled.event);
        if new != penalties(ruled.read) {
            changed = changed.with_penalties(*board, *line, new);
        }
    }
    Some(changed)
}
