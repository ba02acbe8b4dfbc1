//! Conventions of whole bodies: each setting as a text of the body has it, or marked as this project's own assumption.
//! Whose a preset is and where the body says so stands beside the names, in each language.

/// A body's conventions under its name.
#[derive(Debug)]
pub struct Preset {
    /// As written after `regulations`.
    pub name: &'static str,
    /// What it sets, in the order of the settings.
    pub choices: &'static [PresetValue],
}

/// One setting of a preset.
#[derive(Debug)]
pub struct PresetValue {
    /// The setting.
    pub setting: &'static str,
    /// Its value, as written after `set`.
    pub value: &'static str,
    /// Whether it is this project's own assumption.
    pub assumed: bool,
}

const fn said(setting: &'static str, value: &'static str) -> PresetValue {
    PresetValue { setting, value, assumed: false }
}

const fn assumed(setting: &'static str, value: &'static str) -> PresetValue {
    PresetValue { setting, value, assumed: true }
}

impl Preset {
    /// The preset of this name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.name.eq_ignore_ascii_case(name))
    }

    /// The choice of a setting, if the preset makes one.
    #[must_use]
    pub fn choice(&self, setting: &str) -> Option<&'static PresetValue> {
        self.choices.iter().find(|choice| choice.setting == setting)
    }
}

/// Every preset.
pub static PRESETS: &[Preset] = &[
    Preset {
        name: "lecture-2005",
        choices: &[
            said("win", "2"),
            said("split", "two-tables"),
            said("short-field", "proportional"),
            assumed("small-groups", "none"),
            assumed("cross-imps", "mean"),
            assumed("short-imps", "none"),
            assumed("imp-cap", "none"),
            assumed("imp-average", "3"),
            assumed("datum-trim", "30%"),
            assumed("datum-round", "away"),
            assumed("tie-within", "0"),
            said("damage", "law"),
            said("damage-entry", "universal"),
            said("round", "none"),
            said("round-imps", "none"),
            assumed("round-field-imps", "none"),
            said("vp-fraction", "non-offenders"),
            assumed("logical-alternative", "1/5"),
            assumed("tilt", "0"),
            assumed("plus-boards", "all"),
        ],
    },
    Preset {
        name: "wbf",
        choices: &[
            said("win", "2"),
            assumed("split", "two-tables"),
            said("short-field", "neuberg"),
            assumed("small-groups", "none"),
            assumed("cross-imps", "mean"),
            assumed("short-imps", "none"),
            assumed("imp-cap", "none"),
            said("imp-average", "3"),
            assumed("datum-trim", "none"),
            assumed("datum-round", "away"),
            assumed("tie-within", "0"),
            said("damage", "law"),
            assumed("damage-entry", "universal"),
            assumed("round", "none"),
            assumed("round-imps", "1 away"),
            assumed("round-field-imps", "none"),
            assumed("vp-fraction", "nearest"),
            assumed("logical-alternative", "1/5"),
            assumed("tilt", "0"),
            assumed("plus-boards", "all"),
        ],
    },
    Preset {
        name: "ebu",
        choices: &[
            said("win", "2"),
            said("split", "two-tables"),
            said("short-field", "neuberg"),
            said("small-groups", "ebu"),
            assumed("cross-imps", "mean"),
            said("short-imps", "results"),
            assumed("imp-cap", "none"),
            said("imp-average", "3"),
            assumed("datum-trim", "1"),
            said("datum-round", "away"),
            assumed("tie-within", "0"),
            said("damage", "law"),
            assumed("damage-entry", "universal"),
            said("round", "0.0001 away-from-average"),
            said("round-imps", "1 away-from-average"),
            said("round-field-imps", "0.1 away-from-average"),
            said("vp-fraction", "nearest"),
            said("logical-alternative", "1/5"),
            assumed("tilt", "0"),
            assumed("plus-boards", "all"),
        ],
    },
    Preset {
        name: "acbl",
        choices: &[
            said("win", "1"),
            assumed("split", "two-tables"),
            said("short-field", "neuberg"),
            said("small-groups", "acbl"),
            assumed("cross-imps", "mean"),
            said("short-imps", "comparisons"),
            assumed("imp-cap", "none"),
            said("imp-average", "3"),
            said("datum-trim", "5%"),
            said("datum-round", "even"),
            said("tie-within", "0"),
            said("damage", "law"),
            assumed("damage-entry", "universal"),
            said("round", "0.01 away"),
            assumed("round-imps", "none"),
            assumed("round-field-imps", "0.01 away"),
            assumed("vp-fraction", "nearest"),
            assumed("logical-alternative", "1/5"),
            assumed("tilt", "0"),
            assumed("plus-boards", "all"),
        ],
    },
    Preset {
        name: "pzbs",
        choices: &[
            said("win", "2"),
            assumed("split", "two-tables"),
            assumed("short-field", "proportional"),
            assumed("small-groups", "none"),
            assumed("cross-imps", "mean"),
            assumed("short-imps", "none"),
            assumed("imp-cap", "17"),
            said("imp-average", "3"),
            assumed("datum-trim", "30%"),
            assumed("datum-round", "away"),
            assumed("tie-within", "10"),
            said("damage", "law"),
            assumed("damage-entry", "universal"),
            assumed("round", "none"),
            assumed("round-imps", "none"),
            assumed("round-field-imps", "none"),
            assumed("vp-fraction", "non-offenders"),
            assumed("logical-alternative", "1/5"),
            assumed("tilt", "0"),
            assumed("plus-boards", "all"),
        ],
    },
    Preset {
        name: "dbf",
        choices: &[
            said("win", "2"),
            assumed("split", "two-tables"),
            assumed("short-field", "neuberg"),
            assumed("small-groups", "none"),
            assumed("cross-imps", "mean"),
            assumed("short-imps", "none"),
            assumed("imp-cap", "none"),
            said("imp-average", "3"),
            assumed("datum-trim", "none"),
            assumed("datum-round", "away"),
            assumed("tie-within", "0"),
            said("damage", "law"),
            assumed("damage-entry", "universal"),
            assumed("round", "none"),
            assumed("round-imps", "none"),
            assumed("round-field-imps", "none"),
            assumed("vp-fraction", "nearest"),
            assumed("logical-alternative", "1/5"),
            assumed("tilt", "0"),
            assumed("plus-boards", "all"),
        ],
    },
];
