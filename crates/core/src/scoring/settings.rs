//! The table of settings: every convention with its values, their meaning and its source. The interpreter, the help
//! and the manual read it.

use super::conventions::{
    Conventions, CrossImps, DamageEntry, DamageRule, DatumRound, DatumTrim, RoundRule, ShortField, SmallGroups,
    SplitTables,
};
use crate::number::{Exact, decimal, parse_decimal};

/// A convention by its name.
#[derive(Debug)]
pub struct Setting {
    /// As written after `set`.
    pub name: &'static str,
    /// What it decides, in a line.
    pub meaning: &'static str,
    /// Who rules so.
    pub source: &'static str,
    /// The values with a meaning each; the first is the default. A value in angle brackets stands for a number.
    pub values: &'static [(&'static str, &'static str)],
    /// Values to try one after the other, to see what the choice makes.
    pub samples: &'static [&'static str],
    apply: fn(&mut Conventions, &[&str]) -> bool,
    show: fn(&Conventions) -> String,
}

/// Why a setting was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingError {
    /// No setting has this name.
    Unknown,
    /// The setting has no such value.
    Value(&'static str),
}

impl Setting {
    /// The setting of this name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.name.eq_ignore_ascii_case(name))
    }

    /// The value that conventions have, as it is written after the setting's name.
    #[must_use]
    pub fn value(&self, conventions: &Conventions) -> String {
        (self.show)(conventions)
    }
}

impl Conventions {
    /// Sets one convention by name, as `set NAME VALUE…` does; an unknown value leaves it as it was.
    ///
    /// # Errors
    /// Where no setting has the name, or the setting not the value.
    pub fn set(&mut self, name: &str, values: &[&str]) -> Result<(), SettingError> {
        let setting = Setting::named(name).ok_or(SettingError::Unknown)?;
        let values: Vec<String> = values.iter().map(|value| value.to_lowercase()).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        if (setting.apply)(self, &values) { Ok(()) } else { Err(SettingError::Value(setting.name)) }
    }
}

/// Puts a value into its place, if there is one.
fn put<T>(place: &mut T, value: Option<T>) -> bool {
    match value {
        Some(value) => {
            *place = value;
            true
        }
        None => false,
    }
}

/// The only word of a value, looked up in a list.
fn one_of<T: Clone>(values: &[&str], list: &[(&str, T)]) -> Option<T> {
    let [word] = values else { return None };
    list.iter().find(|(name, _)| name == word).map(|(_, value)| value.clone())
}

/// Places of a number as it can be written.
const MOST_PLACES: u32 = 6;

/// The word of a list that stands for a value.
fn word<T: PartialEq>(value: &T, list: &[(&str, T)]) -> String {
    list.iter().find(|(_, known)| known == value).map_or("", |(word, _)| *word).to_owned()
}

/// `none` for nothing, else the number.
fn number_or_none(number: Option<u32>) -> String {
    number.map_or_else(|| "none".to_owned(), |number| number.to_string())
}

fn count(values: &[&str]) -> Option<u32> {
    let [word] = values else { return None };
    word.parse().ok().filter(|number| *number <= 1_000_000)
}

/// `none` for nothing, else what the reader makes of the value.
fn none_or<T>(values: &[&str], read: impl Fn(&[&str]) -> Option<T>) -> Option<Option<T>> {
    if values == ["none"] { Some(None) } else { read(values).map(Some) }
}

fn datum_trim(values: &[&str]) -> Option<DatumTrim> {
    match values {
        ["none"] => Some(DatumTrim::None),
        ["median"] => Some(DatumTrim::Median),
        [share] if share.ends_with('%') => {
            let percent = parse_decimal(share.trim_end_matches('%')).ok()?;
            let share = percent.over(&Exact::from(100_i64))?;
            (!share.is_negative() && share < Exact::ONE.half()).then_some(DatumTrim::Share(share))
        }
        _ => count(values).map(DatumTrim::Count),
    }
}

const SPLITS: [(&str, SplitTables); 2] =
    [("two-tables", SplitTables::TwoTables), ("half-frequency", SplitTables::HalfFrequency)];

const SHORT_FIELDS: [(&str, ShortField); 5] = [
    ("neuberg", ShortField::Neuberg),
    ("proportional", ShortField::Proportional),
    ("mitchell", ShortField::Mitchell),
    ("ascherman", ShortField::Ascherman),
    ("none", ShortField::None),
];

const SMALL_GROUPS: [(&str, SmallGroups); 3] =
    [("none", SmallGroups::None), ("ebu", SmallGroups::Ebu), ("acbl", SmallGroups::Acbl)];

const CROSS_IMPS: [(&str, CrossImps); 2] = [("mean", CrossImps::Mean), ("sum", CrossImps::Sum)];

const DATUM_ROUNDS: [(&str, DatumRound); 3] =
    [("away", DatumRound::Away), ("even", DatumRound::Even), ("none", DatumRound::None)];

const DAMAGE_RULES: [(&str, DamageRule); 2] = [("law", DamageRule::Law), ("formula", DamageRule::Formula)];

const DAMAGE_ENTRIES: [(&str, DamageEntry); 2] =
    [("universal", DamageEntry::Universal), ("before", DamageEntry::Before)];

const ROUND_RULES: [(&str, RoundRule); 5] = [
    ("away", RoundRule::Away),
    ("to-average", RoundRule::ToAverage),
    ("away-from-average", RoundRule::AwayFromAverage),
    ("even", RoundRule::Even),
    ("non-offenders", RoundRule::NonOffenders),
];

fn round(values: &[&str]) -> Option<(Exact, RoundRule)> {
    let [unit, rule] = values else { return None };
    let unit = parse_decimal(unit).ok().filter(Exact::is_positive)?;
    Some((unit, one_of(&[rule], &ROUND_RULES)?))
}

/// Every setting, in the order in which a ruling meets them.
pub static SETTINGS: &[Setting] = &[
    Setting {
        name: "win",
        meaning: "matchpoints for a pair beaten; a tie is half of it",
        source: "Law 78A: 2 and 1; 1 and ½ is used in North America",
        values: &[("2", "two for a win, one for a tie"), ("1", "one for a win, a half for a tie")],
        samples: &["2", "1"],
        apply: |conventions, values| {
            let value = one_of(values, &[("2", 2_i64), ("1", 1)]).map(Exact::from);
            put(&mut conventions.win, value)
        },
        show: |conventions| conventions.win.to_string(),
    },
    Setting {
        name: "split",
        meaning: "how a split score enters the frequency tables",
        source: "two tables: J. Marciniak's lecture of 2005; half-frequency: H. De Wael",
        values: &[
            ("two-tables", "each side's score into a table of its own"),
            ("half-frequency", "one table, each side of a split with half its weight"),
        ],
        samples: &["two-tables", "half-frequency"],
        apply: |conventions, values| put(&mut conventions.split, one_of(values, &SPLITS)),
        show: |conventions| word(&conventions.split, &SPLITS),
    },
    Setting {
        name: "short-field",
        meaning: "matchpoints where results are missing (M in a table of A, E expected)",
        source: "Neuberg: WBF and most federations; Ascherman: parts of Europe",
        values: &[
            ("neuberg", "(M + 1) · E/A − 1"),
            ("proportional", "M · (E − 1)/(A − 1)"),
            ("mitchell", "M + (E − A)"),
            ("ascherman", "(M + 1) · E/A on a top of 2E, in full fields too"),
            ("none", "M as it is"),
        ],
        samples: &["neuberg", "proportional", "mitchell", "ascherman", "none"],
        apply: |conventions, values| put(&mut conventions.short_field, one_of(values, &SHORT_FIELDS)),
        show: |conventions| word(&conventions.short_field, &SHORT_FIELDS),
    },
    Setting {
        name: "small-groups",
        meaning: "fixed percentages for groups of one, two or three results",
        source: "EBU White Book; ACBL regulations on fouled boards",
        values: &[
            ("none", "the formula of short-field"),
            ("ebu", "2 or 3 results, at most E/3: 60% + 5% · (M − (A − 1))"),
            ("acbl", "1 result 60%, 2 65/55, 3 70/60/50 unless the largest group"),
        ],
        samples: &["none", "ebu", "acbl"],
        apply: |conventions, values| put(&mut conventions.small_groups, one_of(values, &SMALL_GROUPS)),
        show: |conventions| word(&conventions.small_groups, &SMALL_GROUPS),
    },
    Setting {
        name: "tables",
        meaning: "how many results are expected on the board",
        source: "the movement",
        values: &[("rows", "as many as the traveller has, the ruling's included"), ("<number>", "so many")],
        samples: &["rows"],
        apply: |conventions, values| {
            let value = if values == ["rows"] { Some(None) } else { none_or(values, count) };
            put(&mut conventions.tables, value.filter(|tables| *tables != Some(0)))
        },
        show: |conventions| conventions.tables.map_or_else(|| "rows".to_owned(), |tables| tables.to_string()),
    },
    Setting {
        name: "cross-imps",
        meaning: "cross-IMPs as the mean over the comparisons or their sum",
        source: "regulations of the event",
        values: &[("mean", "over the other results"), ("sum", "of all comparisons")],
        samples: &["mean", "sum"],
        apply: |conventions, values| put(&mut conventions.cross_imps, one_of(values, &CROSS_IMPS)),
        show: |conventions| word(&conventions.cross_imps, &CROSS_IMPS),
    },
    Setting {
        name: "imp-cap",
        meaning: "the most IMPs that one comparison can bring",
        source: "regulations of the event",
        values: &[("none", "as the scale says"), ("<number>", "not more than this")],
        samples: &["none", "17", "12"],
        apply: |conventions, values| put(&mut conventions.imp_cap, none_or(values, count)),
        show: |conventions| number_or_none(conventions.imp_cap),
    },
    Setting {
        name: "imp-average",
        meaning: "IMPs of average plus; average minus is the negation",
        source: "Law 12C2(b): 3, where the organizer has not varied it",
        values: &[("3", "3 IMPs"), ("<number>", "so many")],
        samples: &["3", "2"],
        apply: |conventions, values| {
            let [word] = values else { return false };
            put(&mut conventions.imp_average, parse_decimal(word).ok().filter(|value| !value.is_negative()))
        },
        show: |conventions| decimal(&conventions.imp_average, MOST_PLACES).0,
    },
    Setting {
        name: "datum-trim",
        meaning: "which extreme scores a Butler datum leaves out at each end",
        source: "regulations of the event; the 2005 lecture's datums come out with 30%",
        values: &[
            ("none", "none"),
            ("<number>", "so many"),
            ("<share>%", "this share of the results, below 50%, rounded down"),
            ("median", "all but the middle"),
        ],
        samples: &["none", "1", "2", "5%", "30%", "median"],
        apply: |conventions, values| put(&mut conventions.datum_trim, datum_trim(values)),
        show: |conventions| match &conventions.datum_trim {
            DatumTrim::None => "none".to_owned(),
            DatumTrim::Count(count) => count.to_string(),
            DatumTrim::Share(share) => format!("{}%", decimal(&(share * 100), MOST_PLACES).0),
            DatumTrim::Median => "median".to_owned(),
        },
    },
    Setting {
        name: "datum-round",
        meaning: "how a Butler datum is rounded to ten",
        source: "regulations of the event",
        values: &[
            ("away", "to the nearest ten, halves away from zero"),
            ("even", "to the nearest ten, halves to the even ten"),
            ("none", "not at all"),
        ],
        samples: &["away", "even", "none"],
        apply: |conventions, values| put(&mut conventions.datum_round, one_of(values, &DATUM_ROUNDS)),
        show: |conventions| word(&conventions.datum_round, &DATUM_ROUNDS),
    },
    Setting {
        name: "tie-within",
        meaning: "the largest difference that is still a tie in board-a-match",
        source: "Polish Patton: 10",
        values: &[("0", "equal scores alone"), ("<number>", "points")],
        samples: &["0", "10"],
        apply: |conventions, values| put(&mut conventions.tie_within, count(values)),
        show: |conventions| conventions.tie_within.to_string(),
    },
    Setting {
        name: "damage",
        meaning: "which rows of the table apply to `damage`",
        source: "Law 12C1(e); J. Marciniak's lecture of 2005 on the trap",
        values: &[
            ("law", "the four rows: stands, trap, full, formula"),
            ("formula", "before − after + obtained, whatever the values are"),
        ],
        samples: &["law", "formula"],
        apply: |conventions, values| put(&mut conventions.damage, one_of(values, &DAMAGE_RULES)),
        show: |conventions| word(&conventions.damage, &DAMAGE_RULES),
    },
    Setting {
        name: "damage-entry",
        meaning: "what `damage` puts into the tables",
        source: "J. Marciniak's lecture of 2005, sections 7 and 8",
        values: &[
            ("universal", "(100% X & -100% Y & 100% Z)"),
            ("before", "X alone; the side's points are adjusted afterwards"),
        ],
        samples: &["universal", "before"],
        apply: |conventions, values| put(&mut conventions.damage_entry, one_of(values, &DAMAGE_ENTRIES)),
        show: |conventions| word(&conventions.damage_entry, &DAMAGE_ENTRIES),
    },
    Setting {
        name: "round",
        meaning: "how a side's final figure is rounded",
        source: "regulations of the event",
        values: &[
            ("none", "not at all"),
            ("<unit> away", "halves away from zero"),
            ("<unit> to-average", "halves towards the average"),
            ("<unit> away-from-average", "halves away from the average"),
            ("<unit> even", "halves to an even digit"),
            ("<unit> non-offenders", "any fraction in favour of the non-offending side"),
        ],
        samples: &[
            "none",
            "1 away",
            "0.1 to-average",
            "0.1 away-from-average",
            "0.1 even",
            "0.1 non-offenders",
            "0.01 away",
        ],
        apply: |conventions, values| put(&mut conventions.round, none_or(values, round)),
        show: |conventions| match &conventions.round {
            None => "none".to_owned(),
            Some((unit, rule)) => format!("{} {}", decimal(unit, MOST_PLACES).0, word(rule, &ROUND_RULES)),
        },
    },
    Setting {
        name: "language",
        meaning: "the language of what is printed",
        source: "the reader",
        values: &[("en", "English"), ("pl", "Polish")],
        samples: &[],
        // No figure depends on it: whoever shows figures keeps it.
        apply: |_, values| one_of(values, &[("en", ()), ("pl", ())]).is_some(),
        show: |_| "en".to_owned(),
    },
];
