//! Conventions of whole bodies: each setting with its source, or marked as this project's own assumption.

/// A body's conventions under its name.
#[derive(Debug)]
pub struct Preset {
    /// As written after `regulations`.
    pub name: &'static str,
    /// Whose conventions they are.
    pub title: &'static str,
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
    /// Where the body says so, or why the value was chosen where no text of the body was at hand.
    pub source: &'static str,
    /// Whether it is this project's own assumption.
    pub assumed: bool,
}

const fn said(setting: &'static str, value: &'static str, source: &'static str) -> PresetValue {
    PresetValue { setting, value, source, assumed: false }
}

const fn assumed(setting: &'static str, value: &'static str, source: &'static str) -> PresetValue {
    PresetValue { setting, value, source, assumed: true }
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

const NOTHING_FOUND: &str = "no text of the body found; the default";
const LAW_12C2: &str = "Law 12C2(b)";
const LAW_78A: &str = "Law 78A";
const LAW_12C1E: &str = "Law 12C1(e)";

/// Every preset.
pub static PRESETS: &[Preset] = &[
    Preset {
        name: "lecture-2005",
        title: "J. Marciniak's lectures of 2005 on adjusted scores",
        choices: &[
            said("win", "2", "the lectures' tables"),
            said("split", "two-tables", "the lecture on calculation, split scores"),
            said("short-field", "proportional", "the lecture on calculation, step 5 of the algorithm"),
            assumed("small-groups", "none", "not spoken of"),
            assumed("cross-imps", "mean", "not spoken of"),
            assumed("imp-cap", "none", "not spoken of"),
            assumed("imp-average", "3", "not spoken of; Law 12C2(b)"),
            assumed("datum-trim", "30%", "section 4: the datums are given, the rule is not; 30% gives them"),
            assumed("datum-round", "away", "section 4: datums of whole tens, the rule is not given"),
            assumed("tie-within", "0", "not spoken of"),
            said("damage", "law", "section 5, the trap"),
            said("damage-entry", "universal", "the lecture on calculation, the universal approach"),
            said("round", "none", "the lecture on calculation: the result is given with its fraction"),
        ],
    },
    Preset {
        name: "wbf",
        title: "World Bridge Federation",
        choices: &[
            said("win", "2", LAW_78A),
            assumed("split", "two-tables", "each side's score by itself, Law 12C1(f)"),
            said("short-field", "neuberg", "the EBU's and ACBL's pages on Neuberg: the formula the WBF uses"),
            assumed("small-groups", "none", "H. De Wael: 65/55 and 70/60/50 were put forward; no regulation found"),
            assumed("cross-imps", "mean", NOTHING_FOUND),
            assumed("imp-cap", "none", NOTHING_FOUND),
            said("imp-average", "3", LAW_12C2),
            assumed("datum-trim", "none", "the Bermuda Bowl's published Butler, as recomputed from its frequencies"),
            assumed("datum-round", "away", NOTHING_FOUND),
            assumed("tie-within", "0", NOTHING_FOUND),
            said("damage", "law", LAW_12C1E),
            assumed("damage-entry", "universal", NOTHING_FOUND),
            assumed("round", "none", NOTHING_FOUND),
        ],
    },
    Preset {
        name: "ebu",
        title: "English Bridge Union (White Book 2025, by a summary)",
        choices: &[
            said("win", "2", LAW_78A),
            said("split", "two-tables", "White Book 2025, 4.2.1"),
            said("short-field", "neuberg", "White Book 2025, 4.2.3.2"),
            said("small-groups", "ebu", "White Book 2025, 4.2.3.3"),
            assumed("cross-imps", "mean", "the usual form; events by the sum exist"),
            assumed("imp-cap", "none", NOTHING_FOUND),
            said("imp-average", "3", LAW_12C2),
            assumed("datum-trim", "1", "White Book 2025, 4.2.4, in an example"),
            said("datum-round", "away", "White Book 2025, 4.2.6.2"),
            assumed("tie-within", "0", NOTHING_FOUND),
            said("damage", "law", "R. Barker's article on 12C1(b), later in the White Book; Law 12C1(e)"),
            assumed("damage-entry", "universal", NOTHING_FOUND),
            said("round", "0.0001 away-from-average", "White Book 2025, 4.2.3.2 and 4.2.6.1"),
        ],
    },
    Preset {
        name: "acbl",
        title: "American Contract Bridge League",
        choices: &[
            said("win", "1", "ACBLscore manual: one for a win, a half for a tie"),
            assumed("split", "two-tables", NOTHING_FOUND),
            said("short-field", "neuberg", "adopted in 1991; ACBLscore manual, fouled boards"),
            said("small-groups", "acbl", "ACBLscore manual, fouled boards; ACBL Bulletin, June 1991"),
            assumed("cross-imps", "mean", "ACBLscore offers mean and sum"),
            assumed("imp-cap", "none", NOTHING_FOUND),
            said("imp-average", "3", LAW_12C2),
            said("datum-trim", "5%", "ACBLscore manual, Butler"),
            said("datum-round", "even", "ACBLscore manual, Butler"),
            said("tie-within", "0", "board-a-match: 1, a half or 0"),
            said("damage", "law", LAW_12C1E),
            assumed("damage-entry", "universal", NOTHING_FOUND),
            said("round", "0.01 away", "ACBLscore manual: hundredths, .005 up"),
        ],
    },
    Preset {
        name: "pzbs",
        title: "Polish Bridge Union (Polski Związek Brydża Sportowego)",
        choices: &[
            said("win", "2", "Law 78A in the Polish edition; 1 and ½ are allowed"),
            said("split", "two-tables", "the 2005 lecture on calculation, of a course for directors"),
            assumed("short-field", "proportional", "the 2005 lecture's step 5; regulations name it, undefined"),
            assumed("small-groups", "none", NOTHING_FOUND),
            assumed("cross-imps", "mean", "an organizer's page"),
            assumed("imp-cap", "17", "an organizer's page"),
            said("imp-average", "3", LAW_12C2),
            assumed("datum-trim", "none", NOTHING_FOUND),
            assumed("datum-round", "away", NOTHING_FOUND),
            assumed("tie-within", "10", "Polish Patton"),
            said("damage", "law", LAW_12C1E),
            assumed("damage-entry", "universal", "the 2005 lecture"),
            assumed("round", "none", "the 2005 lecture"),
        ],
    },
];
