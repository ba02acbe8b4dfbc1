//! Rulings in PBN: the rows of score tables, the tags of single games, and the total score table.

use super::totals::{PrintedTotals, totals};
use super::{Edit, Edits, LinePlace, RuledEvent, Style, WriteError, unsafe_row};
use crate::model::{ContestantId, Line, PrintedUnit};
use crate::readers::pbn_names::{NUMBERS, ONCE, PERCENTAGES, POINTS, RULING, SCORES, TABLES, TOTAL_TABLE, TOTALS};
use crate::readers::{PbnColumn, tag_pair, with_direction, word_ranges};
use crate::scoring::Standing;
use redress_core::number::{Divisor, Exact};
use redress_core::ruling::Side;
use std::collections::HashMap;
use std::ops::Range;

/// A row of a table.
struct Row<'t> {
    table: usize,
    start: usize,
    text: &'t str,
    words: Vec<Range<usize>>,
}

/// A table's name and columns.
struct Table {
    name: String,
    columns: Vec<PbnColumn>,
}

/// A tag of a game by itself: its name in small letters, its value and the place of that.
struct Tag<'t> {
    name: String,
    value: &'t str,
    at: Range<usize>,
    /// The number of its line, and the end of that.
    line: u32,
    ends: usize,
    game: usize,
}

/// The text by its lines.
#[derive(Default)]
struct Lines<'t> {
    tables: Vec<Table>,
    rows: HashMap<u32, Row<'t>>,
    tags: Vec<Tag<'t>>,
    /// The lines with rulings, by their numbers.
    rulings: HashMap<u32, Range<usize>>,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Self {
        let mut found = Self::default();
        let (mut start, mut game, mut is_in_table) = (0_usize, 0_usize, false);
        for (number, whole) in (1_u32..).zip(text.split_inclusive('\n')) {
            let line = whole.trim_end_matches(['\r', '\n']);
            let ends = start.saturating_add(whole.len());
            let bare = line.trim_start();
            if line.starts_with('%') {
                if line.starts_with(RULING) {
                    found.rulings.insert(number, start..ends);
                }
            } else if bare.is_empty() {
                is_in_table = false;
                game = game.saturating_add(1);
            } else if let Some((name, value)) = tag(bare) {
                is_in_table = TABLES.contains(&name.as_str());
                let offset = bare.find('"').unwrap_or_default().saturating_add(1);
                let from = start.saturating_add(line.len().saturating_sub(bare.len())).saturating_add(offset);
                if is_in_table {
                    found.tables.push(Table { columns: PbnColumn::all(value), name });
                } else {
                    let is_again = |own: &Tag<'_>| own.game == game && own.name == name;
                    if ONCE.contains(&name.as_str()) && found.tags.iter().rev().any(is_again) {
                        game = game.saturating_add(1);
                    }
                    let at = from..from.saturating_add(value.len());
                    found.tags.push(Tag { name, value, at, line: number, ends, game });
                }
            } else if let (true, Some(table)) = (is_in_table, found.tables.len().checked_sub(1)) {
                let (code, _) = line.split_once(';').unwrap_or((line, ""));
                found.rows.insert(number, Row { table, start, text: code.trim_end(), words: word_ranges(code) });
            }
            start = ends;
        }
        found
    }

    /// The place of a column's word in a row, if words are what its columns are there.
    fn at(&self, row: &Row<'t>, name: &str) -> Option<(usize, bool)> {
        let columns = &self.tables.get(row.table)?.columns;
        let named = columns.iter().position(|column| column.name.starts_with("name")).unwrap_or(columns.len());
        let at = columns.iter().position(|column| column.name == name)?;
        let is_word = row.words.len() == columns.len() || at < named;
        Some((at, columns.get(at)?.is_right)).filter(|_| is_word)
    }

    /// The value of a column in a row.
    fn value(&self, row: &Row<'t>, name: &str) -> Option<&'t str> {
        let range = row.words.get(self.at(row, name)?.0)?.clone();
        Some(row.text.get(range)?.trim_matches('"')).filter(|text| !["", "-", "?"].contains(text))
    }

    /// The edit that gives columns of a row new values.
    fn edit(&self, row: &Row<'t>, mut new: Vec<(String, String)>) -> Option<Edit> {
        let mut text = row.text.to_owned();
        // From the end, so that the places of the words before stay.
        new.sort_by_key(|(name, _)| std::cmp::Reverse(self.at(row, name)));
        for (name, value) in new {
            let (at, is_right) = self.at(row, &name)?;
            put(&mut text, row.words.get(at)?.clone(), &value, is_right);
        }
        (text != row.text).then(|| (row.start..row.start.saturating_add(row.text.len()), text))
    }
}

/// The name of a tag in small letters, and its value as it is written.
fn tag(line: &str) -> Option<(String, &str)> {
    let (name, _, _) = tag_pair(line.strip_prefix('[')?)?;
    let (_, value) = line.split_once('"')?;
    let (value, _) = value.rsplit_once('"')?;
    Some((name.to_ascii_lowercase(), value))
}

/// Puts a value in the place of a word, and takes or leaves blanks beside it, so that the columns stay.
fn put(row: &mut String, word: Range<usize>, new: &str, is_right: bool) {
    let Some(old) = row.get(word.clone()) else { return };
    let (length, wanted) = (old.chars().count(), new.chars().count());
    let missing = length.saturating_sub(wanted);
    let more = wanted.saturating_sub(length);
    let (before, after) = (row.get(..word.start).unwrap_or_default(), row.get(word.end..).unwrap_or_default());
    if is_right {
        let blanks = before.len().saturating_sub(before.trim_end_matches(' ').len());
        let free = if blanks == before.len() { blanks } else { blanks.saturating_sub(1) };
        let start = word.start.saturating_sub(more.min(free));
        row.replace_range(start..word.end, &format!("{}{new}", " ".repeat(missing)));
    } else {
        let blanks = after.len().saturating_sub(after.trim_start_matches(' ').len());
        let taken = more.min(blanks.saturating_sub(1));
        let left = if after.trim().is_empty() { String::new() } else { " ".repeat(missing) };
        row.replace_range(word.start..word.end.saturating_add(taken), &format!("{new}{left}"));
    }
}

/// The edits that put the rulings into a text.
pub(super) fn edits(text: &str, ruled: RuledEvent<'_>) -> Result<Edits, WriteError> {
    let lines = Lines::of(text);
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut edits = Vec::new();
    let by_line = ruled.by_line();
    let placed: Vec<(u32, LinePlace)> =
        by_line.iter().filter_map(|(number, places)| Some((*number, *places.first()?))).collect();
    let styles = POINTS.map(|(name, unit)| {
        let rows = placed.iter().filter_map(|(number, at)| Some((lines.rows.get(number)?, *at)));
        let cells = rows.flat_map(|(row, at)| Side::BOTH.map(|side| (row, at, side)));
        Style::of(cells.filter_map(|(row, at, side)| {
            Some((lines.value(row, &column(name, side))?, ruled.figures_in(unit, at, side).0))
        }))
    });
    for (number, places) in &by_line {
        for at in places {
            let result = ruled.new_result(*at);
            let is_row = lines.rows.contains_key(number);
            let earlier = lines.ruling(if is_row { number.checked_sub(1) } else { number.checked_add(1) });
            let remark = ruled.remark(*at, earlier.as_ref().and_then(|range| remark_in(text, range)), |_| false);
            let comment = remark.map(|own| if own.is_empty() { own } else { format!("{RULING} {own}{end}") });
            let Some(row) = lines.rows.get(number) else {
                if let (Some((_, line)), Some(comment)) = (ruled.lines(*at), comment) {
                    edits.extend(lines.single(*number, line, comment, earlier)?);
                }
                if let Some((board, line)) = result {
                    edits.extend(lines.tags_of_result(*number, line.score(&board.board)));
                }
                continue;
            };
            let mut new = Vec::new();
            for ((name, unit), style) in POINTS.iter().zip(&styles) {
                for side in Side::BOTH {
                    let name = column(name, side);
                    let figure = ruled.changed(*at, ruled.figures_in(*unit, *at, side), style);
                    let is_printed =
                        lines.value(row, &name).is_some() || (result.is_some() && lines.at(row, &name).is_some());
                    new.extend(figure.filter(|_| is_printed).map(|figure| (name, or_dash(figure))));
                }
            }
            if let (Some((_, line)), Some(comment)) = (ruled.lines(*at), comment) {
                // Rows of nobody are several lines of the event.
                if places.len() > 1 {
                    return Err(unsafe_row(line));
                }
                edits.push((earlier.unwrap_or(row.start..row.start), comment));
            }
            if let Some((board, line)) = result {
                new.extend(lines.result(row, line.score(&board.board)));
            }
            new.retain(|(name, value)| lines.value(row, name).unwrap_or("-") != value);
            edits.extend(lines.edit(row, new));
        }
    }
    let own = lines.totals(ruled);
    edits.extend(own.edits);
    Ok(Edits { edits, ..own })
}

/// The text of the remark in these bytes.
fn remark_in<'t>(text: &'t str, range: &Range<usize>) -> Option<&'t str> {
    text.get(range.clone())?.strip_prefix(RULING)
}

/// The name of a side's column.
fn column(name: &str, side: Side) -> String {
    format!("{name}_{side}").to_lowercase()
}

/// A value as tables have it: nothing is a dash.
fn or_dash(value: String) -> String {
    if value.is_empty() { "-".to_owned() } else { value }
}

impl Lines<'_> {
    /// The place of the remark on a line of this number.
    fn ruling(&self, number: Option<u32>) -> Option<Range<usize>> {
        self.rulings.get(&number?).cloned()
    }

    /// The score and no play, for the columns that a row has.
    fn result(&self, row: &Row<'_>, score: Option<i32>) -> Vec<(String, String)> {
        let has = |name: &str| self.at(row, name).is_some();
        let has_plus = self.rows.values().any(|row| {
            let cells = SCORES.map(|name| self.value(row, name));
            cells.into_iter().flatten().any(|text| text.starts_with('+'))
        });
        let both = SCORES.into_iter().all(|name| self.value(row, name).is_some());
        let own = |score: Option<i32>| {
            let sign = if has_plus && score.is_some_and(|score| score > 0) { "+" } else { "" };
            score.map_or_else(String::new, |score| format!("{sign}{score}"))
        };
        let for_ew = score.map(i32::saturating_neg);
        let (ns, ew) = match score {
            Some(points) if SCORES.into_iter().all(has) && !both => {
                if points < 0 {
                    (None, for_ew)
                } else {
                    (score, None)
                }
            }
            _ => (score, for_ew),
        };
        let play = ["contract", "declarer", "result"].map(|name| (name, String::new()));
        let cells = play.into_iter().chain(SCORES.into_iter().zip([own(ns), own(ew)]));
        cells.filter(|(name, _)| has(name)).map(|(name, value)| (name.to_owned(), or_dash(value))).collect()
    }

    /// The edit of the remark on a game by itself.
    fn single(
        &self,
        number: u32,
        line: &Line,
        comment: String,
        earlier: Option<Range<usize>>,
    ) -> Result<Option<Edit>, WriteError> {
        let board = self.tags.iter().find(|tag| tag.line == number).ok_or_else(|| unsafe_row(line))?;
        let place = earlier.or_else(|| (!comment.is_empty()).then_some(board.ends..board.ends));
        Ok(place.map(|place| (place, comment)))
    }

    /// The edits of the tags of a game by itself.
    fn tags_of_result(&self, number: u32, score: Option<i32>) -> Vec<Edit> {
        let mut edits = Vec::new();
        let Some(board) = self.tags.iter().find(|tag| tag.line == number) else { return edits };
        for tag in self.tags.iter().filter(|tag| tag.game == board.game) {
            let new = match tag.name.as_str() {
                "contract" | "declarer" | "result" => "?".to_owned(),
                "score" => score.map_or_else(|| "?".to_owned(), |score| format!("NS {score}")),
                _ => continue,
            };
            if tag.value != new {
                edits.push((tag.at.clone(), new));
            }
        }
        edits
    }

    /// The edits of the total score table.
    fn totals(&self, ruled: RuledEvent<'_>) -> Edits {
        let is_total = |row: &&Row<'_>| self.tables.get(row.table).is_some_and(|table| table.name == TOTAL_TABLE);
        let who = |row: &Row<'_>| -> Option<ContestantId> {
            let written = NUMBERS.into_iter().find_map(|name| self.value(row, name))?;
            let (number, own) = with_direction(written);
            let direction = own.or_else(|| self.value(row, "direction").and_then(side));
            let found = |section| ruled.read.find_contestant(section, number, direction).ok();
            found(self.value(row, "section")).or_else(|| found(None))
        };
        let rows: Vec<(&Row<'_>, ContestantId)> =
            self.rows.values().filter(is_total).filter_map(|row| Some((row, who(row)?))).collect();
        let columns: Vec<(&str, PrintedUnit)> = PERCENTAGES.into_iter().chain(TOTALS).collect();
        let printed: Vec<PrintedTotals> = rows
            .iter()
            .map(|(row, id)| (*id, columns.iter().map(|(name, _)| self.value(row, name).map(str::to_owned)).collect()))
            .collect();
        let value = |own: &Standing, at: usize| columns.get(at).and_then(|(name, unit)| total(ruled, own, name, *unit));
        let (changed, totals_fit) = totals(ruled, &printed, value);
        let has_marks = rows.iter().any(|(row, _)| self.value(row, "rank").is_some_and(|rank| rank.ends_with('=')));
        let mut edits = Vec::new();
        for ((row, id), changed) in rows.into_iter().zip(changed) {
            let mut new: Vec<(String, String)> = Vec::new();
            for (at, figure) in changed.figures {
                new.extend(columns.get(at).map(|(name, _)| ((*name).to_owned(), figure)));
            }
            let mark = |tied: bool| if has_marks && tied { "=" } else { "" };
            new.extend(changed.place.map(|(place, tied)| ("rank".to_owned(), format!("{place}{}", mark(tied)))));
            let boards = ruled.standings(id).filter(|(before, after)| before.boards != after.boards);
            new.extend(boards.map(|(_, after)| ("nrboards".to_owned(), after.boards.to_string())));
            new.retain(|(name, value)| self.value(row, name).is_some_and(|own| own != value));
            edits.extend(self.edit(row, new));
        }
        Edits { edits, totals_fit, vp_stay: ruled.is_on_unknown_scale() }
    }
}

/// The side of a row of totals.
fn side(text: &str) -> Option<Side> {
    Side::named(&text.replace(['/', '-'], ""))
}

/// A standing's figure in a column of totals; `None` if it has no such.
fn total(ruled: RuledEvent<'_>, own: &Standing, name: &str, unit: PrintedUnit) -> Option<Exact> {
    let total = ruled.total_in(own, unit)?;
    match unit {
        PrintedUnit::Imps | PrintedUnit::TotalPoints if name.starts_with("mean") => {
            Divisor::new(own.boards.into()).map(|boards| total / boards)
        }
        _ => Some(total),
    }
}
