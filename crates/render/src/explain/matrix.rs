//! Explanations in columns: what bodies' regulations set, side by side or one with its sources, and lists of names.

use crate::block::Align;
use crate::messages::{self, Locale, Text, names};
use crate::scoring::{PRESETS, Preset, PresetValue, SETTINGS, Setting};
use crate::terminal::{Layout, wrapped};
use std::borrow::Cow;
use textwrap::{Options, WordSeparator, WordSplitter};

/// The columns of a terminal that an explanation is laid out for.
pub(super) const WIDTH: usize = 80;
/// A value is broken where it is wider, if it can be.
const CELL: usize = 11;
const GAP: &str = "  ";
/// The mark of what no text of the body says.
const ASSUMED: &str = "*";

/// Every setting under every preset, in as many tables as the width asks for, and what the marks mean.
pub(super) fn matrix(locale: Locale, width: usize) -> String {
    let rows: Vec<&Setting> =
        SETTINGS.iter().filter(|setting| PRESETS.iter().any(|preset| preset.choice(setting.name).is_some())).collect();
    let names = || rows.iter().map(|setting| vec![setting.name.to_owned()]);
    let first: Column = std::iter::once(vec![messages::head_setting(locale).to_string()]).chain(names()).collect();
    let mut tables: Vec<Vec<Column>> = vec![vec![first.clone()]];
    for preset in PRESETS {
        let cells = rows.iter().map(|setting| cell(&value_under(preset, setting)));
        let column: Column = std::iter::once(vec![preset.name.to_owned()]).chain(cells).collect();
        let fits = tables.last().is_some_and(|table| {
            let wider: Vec<Column> = table.iter().chain([&column]).cloned().collect();
            layout(&wider).width() <= width
        });
        match tables.last_mut() {
            Some(table) if fits => table.push(column),
            _ => tables.push(vec![first.clone(), column]),
        }
    }
    let mut text: String = tables.iter().map(|table| format!("{}\n", lines(table))).collect();
    let default = PRESETS.iter().find(|preset| is_default(preset)).map(|preset| preset.name);
    let without = match default {
        None => messages::explain_without_regulations(locale),
        Some(name) => messages::explain_without_regulations_same(locale, name),
    };
    for sentence in [messages::explain_assumed(locale), without, messages::explain_sources(locale)] {
        text.push_str(&paragraph(&sentence));
    }
    text
}

/// One preset: each setting with its value and where that comes from.
pub(super) fn preset(preset: &Preset, locale: Locale) -> String {
    let mut text =
        format!("{}\n\n{}\n\n", names::regulations(locale, preset.name), messages::explain_sets(locale, preset.name));
    let names: Column = preset.choices.iter().map(|choice| vec![choice.setting.to_owned()]).collect();
    let values: Column = preset.choices.iter().map(|choice| vec![choice.value.to_owned()]).collect();
    let columns = [names, values];
    let room = WIDTH.saturating_sub(layout(&columns).width() + 2 * GAP.len());
    let [names, values] = columns;
    let source = |choice: &PresetValue| names::choice_source(locale, preset.name, choice.setting).to_string();
    let sources: Column = preset.choices.iter().map(|choice| broken(&source(choice), room)).collect();
    for line in lines(&[names, values, sources]).lines() {
        text.push_str(&format!("{GAP}{line}\n"));
    }
    text.push('\n');
    let behind = [
        messages::explain_other_settings(locale),
        messages::explain_set_on_top(locale, preset.name),
        messages::explain_regulations_of_your_own(locale),
        messages::explain_side_by_side(locale),
    ];
    for sentence in behind {
        text.push_str(&paragraph(&sentence));
    }
    text
}

/// Names below a heading, each with its meaning.
pub(super) fn list<'a>(heading: &Text, items: impl Iterator<Item = (&'a str, String)>) -> String {
    const NAMES: usize = 19;
    let meanings = WIDTH - NAMES - 2 * GAP.len();
    let (names, meanings): (Column, Column) =
        items.map(|(name, meaning)| (vec![format!("{name:NAMES$}")], broken(&meaning, meanings))).unzip();
    let listed: String = lines(&[names, meanings]).lines().map(|line| format!("{GAP}{line}\n")).collect();
    format!("{heading}\n{listed}")
}

/// Cells from the head down, each of one line or several.
type Column = Vec<Vec<String>>;

/// The value of a setting under a preset, marked if no text of the body states it.
fn value_under(preset: &Preset, setting: &Setting) -> String {
    let default = || format!("{}{ASSUMED}", setting.forms().next().unwrap_or_default());
    preset.choice(setting.name).map_or_else(default, |choice| choice.value.to_owned())
}

fn cell(value: &str) -> Vec<String> {
    // A word that is wider by itself is broken behind its hyphens.
    let options = Options::new(CELL)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::Custom(behind_hyphens))
        .break_words(false);
    textwrap::wrap(value, options).into_iter().map(Cow::into_owned).collect()
}

fn behind_hyphens(word: &str) -> Vec<usize> {
    let hyphens = word.match_indices('-').map(|(at, _)| at.saturating_add(1));
    hyphens.filter(|_| word.len() > CELL).collect()
}

/// Returns true if the preset sets nothing but the defaults.
fn is_default(preset: &Preset) -> bool {
    let default = |name: &str| Setting::named(name).and_then(|setting| setting.forms().next());
    preset.choices.iter().all(|choice| default(choice.setting) == Some(choice.value))
}

/// The columns beside each other.
fn layout(columns: &[Column]) -> Layout {
    let mut layout = Layout::new(columns.iter().map(|_| Align::Left));
    for (at, column) in columns.iter().enumerate() {
        column.iter().flatten().for_each(|line| layout.widen(at, line));
    }
    layout
}

/// Their lines, each column as wide as its widest.
fn lines(columns: &[Column]) -> String {
    let layout = layout(columns);
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for row in 0..rows {
        let cells: Vec<&[String]> =
            columns.iter().map(|column| column.get(row).map_or(&[][..], Vec::as_slice)).collect();
        for at in 0..cells.iter().map(|cell| cell.len()).max().unwrap_or(0) {
            let line: Vec<&str> = cells.iter().map(|cell| cell.get(at).map_or("", String::as_str)).collect();
            text.push_str(&layout.line(&line));
            text.push('\n');
        }
    }
    text
}

/// A text in lines, ended.
pub(super) fn paragraph(text: &Text) -> String {
    format!("{}\n", wrapped(&text.plain(), WIDTH).join("\n"))
}

/// A line that begins so, and goes on so on the next where it is too long.
pub(super) fn indented(line: &str, first: &str, further: &str) -> String {
    let options = Options::new(WIDTH).initial_indent(first).subsequent_indent(further);
    format!("{}\n", textwrap::wrap(line, options).join("\n"))
}

fn broken(text: &str, width: usize) -> Vec<String> {
    wrapped(text, width).into_iter().map(Cow::into_owned).collect()
}
