//! What the tables of settings and regulations say, in the language in force.

use crate::catalogue::language;
use crate::messages::by_name;
use crate::scoring::{Choice, Preset, Setting};

fn told(id: &str) -> String {
    by_name(language(), id).unwrap_or_default().to_string()
}

/// What a setting decides.
#[must_use]
pub fn setting(setting: &Setting) -> String {
    told(&format!("setting-{}", setting.name))
}

/// Who rules so.
#[must_use]
pub fn source(setting: &Setting) -> String {
    told(&format!("source-{}", setting.name))
}

/// What a value of a setting means.
#[must_use]
pub fn value(setting: &Setting, value: &str, _english: &str) -> String {
    told(&value_id(setting.name, value))
}

/// The id of a value: what is no letter or digit of it becomes a hyphen.
#[must_use]
pub fn value_id(setting: &str, value: &str) -> String {
    let kept: String = value.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
    format!("value-{setting}-{}", kept.split_whitespace().collect::<Vec<_>>().join("-"))
}

/// Whose conventions a preset holds.
#[must_use]
pub fn preset(preset: &Preset) -> String {
    told(&format!("regulations-{}", preset.name))
}

/// Where a body says so.
#[must_use]
pub fn choice(preset: &Preset, choice: &Choice) -> String {
    told(&format!("choice-{}-{}", preset.name, choice.setting))
}
