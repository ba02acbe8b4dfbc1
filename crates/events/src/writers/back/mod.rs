//! Rulings written back into the file that an event was read from: the ruled rows and what follows from them change, and
//! every other byte stays.

mod acbl;
mod bws;
mod csv;
mod json;
mod matches;
mod members;
mod pbn;
mod several;
mod style;
mod totals;
mod usebio;

use super::{Loss, LossKind, WriteError, Written};
use crate::document::{amount_written, figure};
use crate::model::{
    BoardResults, CarriedPoints, ContestantId, Event, EventForm, Format, Line, LineResult, Printed, PrintedUnit,
};
use crate::readers::{Given, ReadOptions, is_redress_json, read};
use crate::scoring::{Rules, ScoredBoard, ScoredEvent, Standing, in_unit, score, unit};
use crate::source::{NamedBytes, decode, encode, open};
use redress_core::number::{Exact, Rounding};
use redress_core::ruling::{Artificial, Ruling, Side, SideRuling};
use redress_core::scoring::Across;
use std::collections::HashMap;
use std::ops::Range;
use style::Style;

/// An event as it was read and with rulings, each with its figures.
#[derive(Debug, Clone, Copy)]
pub struct RuledEvent<'a> {
    /// The event before the rulings: as it was read, or with those that an audit proposes.
    pub read: &'a Event,
    /// Its figures.
    pub before: &'a ScoredEvent,
    /// The event with the rulings.
    pub event: &'a Event,
    /// Its figures.
    pub after: &'a ScoredEvent,
    /// The rules of both.
    pub rules: &'a Rules,
    /// The file to change, of an event of several; `None` if it is of one.
    pub file: Option<&'a str>,
}

/// The decimals of the percentages of a ruling.
const PERCENT_DECIMALS: u8 = 2;

/// The place of a line in an event: its board and its place there.
type LinePlace = (usize, usize);

/// A new text in the place of some bytes.
type Edit = (Range<usize>, String);

/// The changes of a text.
struct Edits {
    edits: Vec<Edit>,
    /// True if the totals of the file are those of its results.
    totals_fit: bool,
    /// True if victory points of the file stay as they are, since nobody stated their scale.
    vp_stay: bool,
}

/// The copy of what an event was read from, with the rulings in it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Back {
    /// Its contents, and what it does not hold.
    pub written: Written,
    /// True if it is an archive (zip) of the files of an event of several.
    pub is_archive: bool,
}

/// Writes the rulings into what the event was read from: its file, which comes out of an archive unpacked, or an archive
/// of its files, of which those without rulings stay as they are. What is written is read again, and refused if it is not
/// the event with the rulings.
///
/// # Errors
/// The format is not one that is written back, or a file cannot be changed without changing more than the rulings.
pub fn write_back(parts: &[NamedBytes], ruled: RuledEvent<'_>, options: &ReadOptions) -> Result<Back, WriteError> {
    let opened = open(parts).map_err(|_| WriteError::Failed(String::new()))?;
    let (files, several) = (opened.files, opened.faults.is_empty());
    if let ([only], true) = (&*files, several) {
        let format = format_of(only, ruled.read.format);
        let Changed { bytes, totals_fit, vp_stay } = changed(only, ruled, format, options)?;
        let written = checked(std::slice::from_ref(only), vec![bytes], ruled, options)?;
        let bytes = written.into_iter().next().unwrap_or_default();
        let lost = lost(ruled, format, totals_fit, vp_stay);
        return Ok(Back { written: Written { bytes, lost }, is_archive: false });
    }
    several::written(&files, ruled, options)
}

/// The format of a file; our own JSON has the one that it was made from.
fn format_of(file: &NamedBytes, read: Format) -> Format {
    if is_redress_json(file) { Format::Json } else { read }
}

/// A file with the rulings in it.
struct Changed {
    bytes: Vec<u8>,
    /// True if its totals are those of its results.
    totals_fit: bool,
    /// True if its victory points are those before the rulings.
    vp_stay: bool,
}

fn changed(
    file: &NamedBytes,
    ruled: RuledEvent<'_>,
    format: Format,
    options: &ReadOptions,
) -> Result<Changed, WriteError> {
    match format {
        Format::Bws => Ok(Changed { bytes: bws::written(file, ruled)?, totals_fit: true, vp_stay: false }),
        Format::Usebio | Format::Csv | Format::Pbn | Format::Acbl | Format::Json => {
            text_written(file, ruled, format, options)
        }
        other => Err(WriteError::Format(other)),
    }
}

/// The new contents of files, which are read again: they have to be the event with the rulings.
fn checked(
    files: &[NamedBytes],
    all: Vec<Vec<u8>>,
    ruled: RuledEvent<'_>,
    options: &ReadOptions,
) -> Result<Vec<Vec<u8>>, WriteError> {
    let parts: Vec<NamedBytes> =
        files.iter().zip(&all).map(|(file, bytes)| NamedBytes::new(file.name.clone(), bytes.as_slice())).collect();
    let again = read(&parts, options).map_err(|_| WriteError::Failed(String::new()))?;
    let again = with_proposed(ruled.read, compared(again, ruled.rules));
    match first_other(ruled.event, &again).or_else(|| first_with_other_figures(ruled, &again)) {
        Some(line) => Err(unsafe_row(line)),
        None => Ok(all),
    }
}

/// An event with the boards of its sections together, if the rules compare them.
fn compared(event: Event, rules: &Rules) -> Event {
    match rules.conventions.across {
        Across::Sections => event.across_sections().map_or(event, |(across, _)| across),
        Across::File | Across::Boards => event,
    }
}

/// The parts of the rulings that a format does not hold.
fn lost(ruled: RuledEvent<'_>, format: Format, totals_fit: bool, vp_stay: bool) -> Vec<Loss> {
    let is_new = |own: &&CarriedPoints| format != Format::Json && !ruled.read.carried.contains(own);
    let has_totals = !ruled.read.ranking.is_empty();
    let carried = ruled.event.carried.iter().filter(is_new);
    let of_contestants = carried.map(|own| {
        let is_in_totals = has_totals && !ruled.is_before_conversion();
        let kind = if is_in_totals { LossKind::PenaltiesInTotals } else { LossKind::Penalties };
        Loss { what: Some(carried_written(ruled.event, own)), ..Loss::whole(kind) }
    });
    let whole = [(!totals_fit, LossKind::OtherTotals), (vp_stay, LossKind::VictoryPoints)];
    let whole = whole.into_iter().filter(|(is, _)| *is).map(|(_, kind)| Loss::whole(kind));
    of_contestants.chain(whole).collect()
}

/// Points of a contestant as their statement: `carry pair 7 12 IMP`.
fn carried_written(event: &Event, own: &CarriedPoints) -> String {
    let who = event.contestant(own.contestant);
    let section =
        who.and_then(|who| who.section.as_deref()).map_or_else(String::new, |name| format!(" section {name}"));
    let usual = if event.form == EventForm::Teams { "team" } else { "pair" };
    let side = who.and_then(|who| who.direction).map_or_else(|| usual.to_owned(), |side| side.to_string());
    let number = who.map(|who| who.number.as_str()).unwrap_or_default();
    format!("{}{section} {side} {number} {}", own.kind.name(), amount_written(&own.amount, own.unit))
}

/// A file of text with the rulings in it.
fn text_written(
    file: &NamedBytes,
    ruled: RuledEvent<'_>,
    format: Format,
    options: &ReadOptions,
) -> Result<Changed, WriteError> {
    let text = decode(&file.bytes);
    let encoded = |new: &str| encode(new, text.encoding, &file.bytes);
    if encoded(&text.text).as_deref() != Some(file.bytes.as_slice()) {
        return Err(WriteError::Failed(text.encoding.to_owned()));
    }
    let whole = |edits| Edits { edits, totals_fit: true, vp_stay: false };
    let Edits { edits, totals_fit, vp_stay } = match format {
        Format::Usebio => usebio::edits(&text.text, ruled)?,
        Format::Pbn => pbn::edits(&text.text, ruled)?,
        Format::Acbl => acbl::edits(&text.text, ruled)?,
        Format::Json => whole(json::edits(&text.text, ruled)?),
        _ => csv::edits(&text.text, ruled, options)?,
    };
    let bytes = encoded(&edited(&text.text, edits)).ok_or_else(|| WriteError::Failed(text.encoding.to_owned()))?;
    Ok(Changed { bytes, totals_fit, vp_stay })
}

/// The refusal of a row that cannot be changed safely, by its line in the file or its name there.
fn unsafe_row(line: &Line) -> WriteError {
    let number = line.place.line.map_or_else(String::new, |line| format!(":{line}"));
    let element = line.place.element.as_deref().map_or_else(String::new, |element| format!(": {element}"));
    WriteError::Failed(format!("{}{number}{element}", line.place.file))
}

/// An event that was read again, with the rulings that an audit proposes for lines that stayed.
fn with_proposed(read: &Event, again: Event) -> Event {
    let mut changed = again;
    for (at, board) in read.boards.iter().enumerate() {
        for (place, line) in board.lines.iter().enumerate() {
            let is_bare = |event: &Event| {
                let line = event.boards.get(at).and_then(|board| board.lines.get(place));
                line.is_some_and(|line| line.result == LineResult::Bare)
            };
            if let LineResult::Ruling(ruling) = &line.result
                && is_bare(&changed)
            {
                changed = changed.with_ruling(at, place, ruling.clone()).unwrap_or(changed);
            }
        }
    }
    changed
}

/// The first line of an event whose result is another in an event that was read again.
fn first_other<'e>(event: &'e Event, again: &Event) -> Option<&'e Line> {
    let are_same_sides = |one: &LineResult, other: &LineResult| match (one, other) {
        (LineResult::Ruling(one), LineResult::Ruling(other)) => {
            Side::BOTH.into_iter().all(|side| one.side(side).is_some() && one.side(side) == other.side(side))
        }
        _ => false,
    };
    let is_same = |board: &BoardResults, one: &Line, other: &Line| {
        one.result == other.result
            || are_same_sides(&one.result, &other.result)
            || one.score(&board.board).is_some_and(|score| other.score(&board.board) == Some(score))
    };
    event.boards.iter().enumerate().find_map(|(at, board)| {
        let own = again.boards.get(at);
        board.lines.iter().enumerate().find_map(|(place, line)| {
            let other = own.and_then(|own| own.lines.get(place));
            let is_kept = |other: &&Line| is_same(board, line, other) && line.penalties == other.penalties;
            (!other.is_some_and(|other| is_kept(&other))).then_some(line)
        })
    })
}

/// The first line whose figures are others in an event that was read again.
fn first_with_other_figures<'e>(ruled: RuledEvent<'e>, again: &Event) -> Option<&'e Line> {
    let again = score(again, ruled.rules).ok();
    ruled.event.boards.iter().enumerate().find_map(|(at, board)| {
        let wanted = ruled.after.boards.get(at);
        let own = again.as_ref().and_then(|again| again.boards.get(at));
        board.lines.iter().enumerate().find_map(|(place, line)| {
            let figures = |scored: &'_ ScoredBoard| {
                scored.lines.get(place).map(|line| Side::BOTH.map(|side| line.before_penalties(side)))
            };
            (wanted.and_then(|wanted| figures(wanted)) != own.and_then(|own| figures(own))).then_some(line)
        })
    })
}

/// Suits and signs as letters, which every encoding has.
fn plain(written: impl std::fmt::Display) -> String {
    let letter = |c: char| match c {
        '♠' => 'S',
        '♥' => 'H',
        '♦' => 'D',
        '♣' => 'C',
        '−' => '-',
        other => other,
    };
    written.to_string().chars().map(letter).collect()
}

/// A text with its edits made.
fn edited(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let (mut written, mut at) = (String::with_capacity(text.len()), 0_usize);
    for (range, new) in edits {
        written.push_str(text.get(at..range.start).unwrap_or_default());
        written.push_str(&new);
        at = range.end;
    }
    written.push_str(text.get(at..).unwrap_or_default());
    written
}

impl<'a> RuledEvent<'a> {
    /// Returns true if a line is one of the file to change.
    fn is_own(&self, line: &Line) -> bool {
        self.file.is_none_or(|file| *line.place.file == *file)
    }

    /// Returns true if a ruling, a penalty or a figure that follows from one is in the file to change.
    fn has_rulings(&self) -> bool {
        self.event.boards.iter().enumerate().any(|(at, board)| {
            let lines = board.lines.iter().enumerate().filter(|(_, line)| self.is_own(line));
            lines.into_iter().any(|(place, _)| {
                let of = |scored: &ScoredEvent| Some(scored.boards.get(at)?.lines.get(place)?.figures.clone());
                self.new_result((at, place)).is_some()
                    || of(self.before) != of(self.after)
                    || self.read.penalties_at(at, place) != self.event.penalties_at(at, place)
            })
        })
    }

    /// The places of the lines by the line of the file that they begin on.
    fn by_line(&self) -> HashMap<u32, Vec<LinePlace>> {
        let mut known: HashMap<u32, Vec<LinePlace>> = HashMap::new();
        for (at, board) in self.event.boards.iter().enumerate() {
            for (place, line) in board.lines.iter().enumerate() {
                if let Some(number) = line.place.line.filter(|_| self.is_own(line)) {
                    known.entry(number).or_default().push((at, place));
                }
            }
        }
        known
    }

    /// The line at a place, as it was read and as it is now.
    fn lines(&self, (board, line): LinePlace) -> Option<(&'a Line, &'a Line)> {
        let of = |event: &'a Event| event.boards.get(board)?.lines.get(line);
        Some((of(self.read)?, of(self.event)?))
    }

    /// The result of a line if it is a new one, with the board it was obtained on.
    fn new_result(&self, at: LinePlace) -> Option<(&'a BoardResults, &'a Line)> {
        let (old, new) = self.lines(at)?;
        let board = self.event.boards.get(at.0)?;
        (old.result != new.result && matches!(new.result, LineResult::Ruling(_))).then_some((board, new))
    }

    /// A line if it has a new result or other penalties.
    fn new_line(&self, at: LinePlace) -> Option<&'a Line> {
        let (old, new) = self.lines(at)?;
        (self.new_result(at).is_some() || old.penalties != new.penalties).then_some(new)
    }

    /// The remark on a line that has a new result or other penalties, in the place of the one that the file has; the
    /// ruling is in it if the file does not hold it otherwise. It is empty if nothing is to be remarked on, and `None` if
    /// that of the file stays.
    fn remark(&self, at: LinePlace, earlier: Option<&str>, holds: impl FnOnce(&Ruling) -> bool) -> Option<String> {
        let (old, new) = self.lines(at)?;
        let ruling = match (self.new_result(at), &new.result) {
            (Some(_), LineResult::Ruling(ruling)) => Some(ruling.clone()).filter(|own| !holds(own)),
            _ if old.penalties == new.penalties => return None,
            _ => earlier.and_then(|text| text.parse::<Given>().ok()?.ruling),
        };
        Some(plain(Given { ruling, penalties: new.penalties.clone() }))
    }

    /// The figures of a side in the unit of the one that the file prints, before and after.
    fn figures(&self, at: LinePlace, side: Side) -> (Option<Exact>, Option<Exact>) {
        let unit = self.lines(at).and_then(|(old, _)| old.printed.by(side).as_ref()).map(|printed| printed.unit);
        unit.or_else(|| self.unit_of_board(at.0)).map_or((None, None), |unit| self.figures_in(unit, at, side))
    }

    /// The figures of a side in a unit, before and after.
    fn figures_in(&self, unit: PrintedUnit, at: LinePlace, side: Side) -> (Option<Exact>, Option<Exact>) {
        let of = |scored: &ScoredEvent| {
            let line = scored.boards.get(at.0)?.lines.get(at.1)?;
            in_unit(&line.before_penalties(side)?, unit)
        };
        (of(self.before), of(self.after))
    }

    /// The percentages that the sides have by a ruling, and whether they are all of it: `60%-40%` is for averages. `None`
    /// where the form of scoring has none.
    fn percentages(&self, at: LinePlace, ruling: &Ruling) -> Option<(String, bool)> {
        let named = |side: Side| match ruling.side(side)? {
            SideRuling::Artificial(
                average @ (Artificial::AveragePlus | Artificial::Average | Artificial::AverageMinus),
            ) => average.share().map(|share| share * 100),
            _ => None,
        };
        let percent = |side: Side| named(side).or_else(|| self.figures_in(PrintedUnit::Percent, at, side).1);
        let written = |value: Exact| {
            let value = value.round_to(&unit(PERCENT_DECIMALS), Rounding::HalfAwayFromZero);
            figure(&Printed { value, decimals: 0, unit: PrintedUnit::Percent })
        };
        let (ns, ew) = (percent(Side::NS)?, percent(Side::EW)?);
        let is_all = Side::BOTH.into_iter().all(|side| named(side).is_some());
        Some((format!("{}%-{}%", written(ns), written(ew)), is_all))
    }

    /// The standing of a contestant, before and after.
    fn standings(&self, id: ContestantId) -> Option<(&'a Standing, &'a Standing)> {
        Some((self.before.standing(id)?, self.after.standing(id)?))
    }

    /// The unit that the other lines of a board are printed in.
    fn unit_of_board(&self, board: usize) -> Option<PrintedUnit> {
        let lines = &self.read.boards.get(board)?.lines;
        lines.iter().find_map(|line| line.printed.ns.as_ref().or(line.printed.ew.as_ref())).map(|own| own.unit)
    }

    /// The figure to print for a side, if it is another than before or its line is ruled.
    fn new_figure(&self, at: LinePlace, side: Side, style: &Style) -> Option<String> {
        self.changed(at, self.figures(at, side), style)
    }

    /// The later of two figures as it is printed, if it is another or its line is ruled.
    fn changed(&self, at: LinePlace, (old, new): (Option<Exact>, Option<Exact>), style: &Style) -> Option<String> {
        if old == new && self.new_result(at).is_none() {
            return None;
        }
        Some(new.map_or_else(String::new, |new| style.write(&new)))
    }
}
