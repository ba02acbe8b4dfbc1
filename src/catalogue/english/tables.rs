//! What the tables of settings and regulations say in English, in the language in force.
//!
//! The English stands in the tables themselves; the ids are made of their names.

use crate::catalogue::told;
use crate::scoring::{Choice, Preset, Setting};

/// What a setting decides.
#[must_use]
pub fn setting(setting: &Setting) -> String {
    told(&format!("setting-{}", setting.name), setting.meaning).into_owned()
}

/// Who rules so.
#[must_use]
pub fn source(setting: &Setting) -> String {
    told(&format!("source-{}", setting.name), setting.source).into_owned()
}

/// What a value of a setting means.
#[must_use]
pub fn value(setting: &Setting, value: &str, english: &str) -> String {
    told(&value_id(setting.name, value), english).into_owned()
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
    told(&format!("regulations-{}", preset.name), preset.title).into_owned()
}

/// Where a body says so.
#[must_use]
pub fn choice(preset: &Preset, choice: &Choice) -> String {
    told(&format!("choice-{}-{}", preset.name, choice.setting), choice.source).into_owned()
}
