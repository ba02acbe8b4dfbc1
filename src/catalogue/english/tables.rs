//! What the tables of settings and regulations say, in the language in force.

use crate::catalogue::language;
use crate::messages::names;
use crate::scoring::{Preset, Setting};

/// What a setting decides.
#[must_use]
pub fn setting(setting: &Setting) -> String {
    names::setting(language(), setting.name).to_string()
}

/// What a value of a setting means.
#[must_use]
pub fn value(setting: &Setting, value: &str, _english: &str) -> String {
    names::setting_value(language(), setting.name, value).to_string()
}

/// Whose conventions a preset holds.
#[must_use]
pub fn preset(preset: &Preset) -> String {
    names::regulations(language(), preset.name).to_string()
}
