//! The conventions of whole bodies. A preset sets what a text of the body says, or at least two of its decisions; every
//! other setting keeps its default.
//! The names of the bodies and the sources of the values are messages, in each language.

use super::conventions::Conventions;
use super::settings::SettingError;

/// A body's conventions under its name.
#[derive(Debug)]
#[non_exhaustive]
pub struct Preset {
    /// As written after `regulations`.
    pub name: &'static str,
    /// Its values, in the order of the settings.
    pub choices: &'static [PresetValue],
}

/// One setting of a preset.
#[derive(Debug)]
#[non_exhaustive]
pub struct PresetValue {
    /// The name of the setting.
    pub setting: &'static str,
    /// Its value, as written after `set`.
    pub value: &'static str,
}

const fn stated(setting: &'static str, value: &'static str) -> PresetValue {
    PresetValue { setting, value }
}

impl Preset {
    /// The preset of this name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.name.eq_ignore_ascii_case(name))
    }

    /// The value that the preset states for a setting; `None` leaves the setting at its default.
    #[must_use]
    pub fn choice(&self, setting: &str) -> Option<&'static PresetValue> {
        self.choices.iter().find(|choice| choice.setting == setting)
    }
}

impl PresetValue {
    /// Puts the value in force.
    ///
    /// # Errors
    /// The setting or its value does not exist, which the tests of the presets rule out.
    pub fn apply(&self, conventions: &mut Conventions) -> Result<(), SettingError> {
        let values: Vec<&str> = self.value.split_whitespace().collect();
        conventions.set(self.setting, &values)
    }
}

impl Conventions {
    /// The conventions of a body by the name of its preset, in any case: `Conventions::preset("ebu")`. Settings that the
    /// preset does not state have their defaults.
    ///
    /// ```
    /// use redress_core::scoring::{Conventions, ShortImps};
    ///
    /// let ebu = Conventions::preset("EBU").unwrap();
    /// assert_eq!(ebu.short_imps, ShortImps::Results);
    /// assert_eq!(Conventions::preset("nobody"), None);
    /// ```
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        let preset = Preset::named(name)?;
        let mut conventions = Self::default();
        preset.choices.iter().try_for_each(|choice| choice.apply(&mut conventions)).ok()?;
        Some(conventions)
    }
}

/// Every preset.
pub static PRESETS: &[Preset] = &[
    Preset {
        name: "lecture-2005",
        choices: &[
            stated("win", "2"),
            stated("split", "two-tables"),
            stated("short-field", "proportional"),
            stated("datum-trim", "30%"),
            stated("damage", "law"),
            stated("damage-entry", "universal"),
            stated("round", "none"),
            stated("round-imps", "none"),
            stated("vp-fraction", "non-offenders"),
        ],
    },
    Preset {
        name: "wbf",
        choices: &[
            stated("win", "2"),
            stated("split", "two-tables"),
            stated("imp-average", "3"),
            stated("damage", "law"),
        ],
    },
    Preset {
        name: "ebu",
        choices: &[
            stated("win", "2"),
            stated("split", "two-tables"),
            stated("short-field", "neuberg"),
            stated("small-groups", "ebu"),
            stated("short-imps", "results"),
            stated("imp-average", "3"),
            stated("datum-trim", "1"),
            stated("datum-round", "away"),
            stated("damage", "law"),
            stated("round", "0.0001 away-from-average"),
            stated("round-imps", "1 away-from-average"),
            stated("round-field-imps", "0.1 away-from-average"),
            stated("vp-fraction", "nearest"),
            stated("logical-alternative", "1/5"),
        ],
    },
    Preset {
        name: "acbl",
        choices: &[
            stated("win", "1"),
            stated("short-field", "neuberg"),
            stated("small-groups", "acbl"),
            stated("short-imps", "comparisons"),
            stated("imp-average", "3"),
            stated("datum-trim", "5%"),
            stated("datum-round", "even"),
            stated("tie-within", "0"),
            stated("damage", "law"),
            stated("round", "0.01 away"),
        ],
    },
    Preset { name: "pzbs", choices: &[stated("win", "2"), stated("imp-average", "3"), stated("damage", "law")] },
    Preset { name: "dbf", choices: &[stated("win", "2"), stated("imp-average", "3"), stated("damage", "law")] },
];
