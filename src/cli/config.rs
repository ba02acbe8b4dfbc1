//! `redress config`

use super::Exit;
use super::defaults::{OF_FOLDER, Setting, read_or_report, user_file};
use super::output::print;
use super::preferences::Preferences;
use crate::messages::{self, Locale, Span, Text};
use crate::render::{self, Align, Block, Table};
use clap::ValueEnum;

pub(super) fn run(preferences: Preferences) -> Exit {
    let defaults = match read_or_report(preferences) {
        Ok(defaults) => defaults,
        Err(exit) => return exit,
    };
    let preferences = defaults.override_preferences(preferences);
    let locale = preferences.locale;
    let mut rows: Vec<(String, String, String)> = Vec::new();
    for file in &defaults.files {
        for (setting, line) in file.settings() {
            let (name, value) = setting_text(setting);
            // A nearer file overrides one that is farther away.
            rows.retain(|(known, ..)| *known != name);
            rows.push((name, value, format!("{}:{line}", file.path.display())));
        }
    }
    let style = preferences.style(&std::io::stdout());
    print(render::terminal(&blocks(rows, locale), style), preferences)
}

fn blocks(rows: Vec<(String, String, String)>, locale: Locale) -> Vec<Block> {
    let user = user_file().map(|path| path.display().to_string()).unwrap_or_default();
    let places = Block::Line(messages::config_places(locale, Span::code(user), Span::code(OF_FOLDER)));
    if rows.is_empty() {
        return vec![Block::Line(messages::config_none(locale)), places];
    }
    let mut table = Table::new([
        (messages::config_setting(locale), Align::Left),
        (messages::config_value(locale), Align::Left),
        (messages::config_from(locale), Align::Left),
    ]);
    for (name, value, from) in rows {
        table.push(vec![Text::from(name), Text::from(value), Text::from(from)]);
    }
    vec![Block::Table(table), places]
}

/// A setting as written in its file.
fn setting_text(setting: &Setting) -> (String, String) {
    match setting {
        Setting::Language(locale) => ("language".to_owned(), locale.tag().to_owned()),
        Setting::Colour(colour) => {
            let value = colour.to_possible_value().map(|value| value.get_name().to_owned());
            ("color".to_owned(), value.unwrap_or_default())
        }
        Setting::Body(name) => ("body".to_owned(), name.clone()),
        Setting::Logo(path) => ("logo".to_owned(), path.clone()),
        Setting::Regulations(name) => ("regulations".to_owned(), name.clone()),
        Setting::Convention { name, value } => (format!("set {name}"), value.clone()),
        Setting::Scale { name, steps, .. } => {
            let steps: Vec<&str> = steps.iter().map(|(step, _)| step.as_str()).collect();
            (format!("scale \"{name}\""), steps.join(", "))
        }
    }
}
