//! Settings by name. Every convention is declared once, with the field that holds it, its values and their written
//! forms: [`conventions!`] makes the struct, its default and the table of [`SETTINGS`] from that.
//!
//! [`SETTINGS`]: super::SETTINGS

use super::conventions::{Convention, Conventions, DatumTrim, ResultOf, RoundCap, RoundRule, SessionWeights};
use crate::number::{Exact, MOST_DECIMALS, decimal, decimal_or_fraction, parse_decimal};

/// A convention by its name. Its description and that of its values are found elsewhere, by this name.
#[derive(Debug)]
pub struct Setting {
    /// As written after `set`.
    pub name: &'static str,
    /// The convention.
    pub convention: Convention,
    /// The values; the first is the default.
    pub values: &'static [SettingValue],
}

/// A value that a setting can have, or all values of a form.
#[derive(Debug)]
pub struct SettingValue {
    /// The written form; angle brackets hold a number, with dots for one or more: `median`, `<share>%`, `<unit> away`,
    /// `sessions <weight…>`.
    pub form: &'static str,
    /// Values of a form to try, to see what the choice makes; none where the form is the value.
    pub(super) examples: &'static [&'static str],
    /// Puts a value of this form in force; false where it is none.
    pub(super) put: fn(&mut Conventions, &[&str]) -> bool,
    /// The numbers in the angle brackets if a value of this form is in force, empty if it has none; `None` for another
    /// value.
    pub(super) write: fn(&Conventions) -> Option<String>,
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
        super::SETTINGS.iter().find(|setting| setting.name.eq_ignore_ascii_case(name))
    }

    /// The setting of a convention.
    #[must_use]
    pub fn of(convention: Convention) -> Option<&'static Self> {
        super::SETTINGS.iter().find(|setting| setting.convention == convention)
    }

    /// The value that conventions have, as it is written after the setting's name.
    #[must_use]
    pub fn value(&self, conventions: &Conventions) -> String {
        let write = |value: &SettingValue| Some(value.with((value.write)(conventions)?.as_str()));
        self.values.iter().find_map(write).unwrap_or_default()
    }

    /// The forms of its values; the first is the default, as it is written.
    pub fn forms(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.values.iter().map(|value| value.form)
    }

    /// Values to try one after the other, to see what the choice makes.
    pub fn samples(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.values.iter().flat_map(SettingValue::samples)
    }
}

impl SettingValue {
    /// Returns true if the form covers more than one value.
    #[must_use]
    pub fn is_pattern(&self) -> bool {
        self.form.contains('<')
    }

    fn samples(&'static self) -> impl Iterator<Item = &'static str> {
        let itself = (!self.is_pattern()).then_some(self.form);
        itself.into_iter().chain(self.examples.iter().copied())
    }

    /// Returns true if a text can be of this form.
    fn fits(&self, written: &[&str]) -> bool {
        let words = self.form.split_whitespace();
        let count = words.clone().count();
        (count == written.len() || count < written.len() && self.form.ends_with("…>"))
            && words.zip(written).all(|(word, written)| word.contains('<') || word == *written)
    }

    /// The form with a number in the place of the angle brackets.
    fn with(&self, number: &str) -> String {
        match (self.form.split_once('<'), self.form.split_once('>')) {
            (Some((before, _)), Some((_, behind))) => format!("{before}{number}{behind}"),
            _ => self.form.to_owned(),
        }
    }
}

impl Conventions {
    /// Sets one convention by name, as `set NAME VALUE…` does; an unknown value leaves it as it was.
    ///
    /// # Errors
    /// If no setting has the name, or the setting not the value.
    pub fn set(&mut self, name: &str, values: &[&str]) -> Result<(), SettingError> {
        let setting = Setting::named(name).ok_or(SettingError::Unknown)?;
        let written: Vec<String> = values.iter().map(|value| value.to_lowercase()).collect();
        let written: Vec<&str> = written.iter().map(String::as_str).collect();
        let mut fitting = setting.values.iter().filter(|value| value.fits(&written));
        if fitting.any(|value| (value.put)(self, &written)) { Ok(()) } else { Err(SettingError::Value(setting.name)) }
    }
}

/// The conventions, each a line: the name of the setting, the convention's, the field that holds it and its type, and the values with how
/// they are written. The first value is the default. `"word" is (value)` is a value that is written so, `"<form>" like
/// (pattern, "example", …)` are all values that a [`Pattern`] reads.
macro_rules! conventions {
    ($(
        $(#[$meaning:meta])*
        $name:literal $convention:ident $field:ident: $type:ty = {
            $first:literal is ($default:expr) $(, $form:literal $kind:ident $value:tt)* $(,)?
        }
    )*) => {
        /// A convention, whatever its value.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Convention {
            $($(#[$meaning])* $convention,)*
        }

        /// The conventions in force. The default is the first value of each in the table of [`SETTINGS`].
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct Conventions {
            $($(#[$meaning])* pub $field: $type,)*
            /// The facts of the case, which are no settings.
            pub case: CaseFacts,
        }

        impl Default for Conventions {
            fn default() -> Self {
                Self { $($field: $default,)* case: CaseFacts::default() }
            }
        }

        /// Every setting, in the order in which a ruling meets them.
        pub static SETTINGS: &[Setting] = &[$(
            Setting {
                name: $name,
                convention: Convention::$convention,
                values: &[
                    setting_value!($field, $first is ($default)),
                    $(setting_value!($field, $form $kind $value),)*
                ],
            },
        )*];
    };
}

/// One value of a setting that a field holds.
macro_rules! setting_value {
    ($field:ident, $form:literal is ($value:expr)) => {
        SettingValue {
            form: $form,
            examples: &[],
            put: |conventions, _| {
                conventions.$field = $value;
                true
            },
            write: |conventions| (conventions.$field == $value).then(String::new),
        }
    };
    ($field:ident, $form:literal like ($pattern:expr $(, $example:literal)*)) => {
        SettingValue {
            form: $form,
            examples: &[$($example),*],
            put: |conventions, written| match ($pattern.read)(written) {
                Some(value) => {
                    conventions.$field = value;
                    true
                }
                None => false,
            },
            write: |conventions| ($pattern.write)(&conventions.$field),
        }
    };
}

pub(super) use {conventions, setting_value};

/// The reading and writing of values of one form.
pub(super) struct Pattern<T> {
    /// The value that is written so; `None` if it is none of this form.
    pub read: fn(&[&str]) -> Option<T>,
    /// The number of a value of this form; none of any other.
    pub write: fn(&T) -> Option<String>,
}

/// A whole number.
pub(super) const COUNT: Pattern<u32> = Pattern { read: count, write: |number| Some(number.to_string()) };

/// A whole number, where there can be none.
pub(super) const OPTIONAL_COUNT: Pattern<Option<u32>> =
    Pattern { read: |written| count(written).map(Some), write: |number| number.map(|number| number.to_string()) };

/// The most IMPs that a round's gain counts.
pub(super) const GAIN_CAP: Pattern<Option<RoundCap>> = Pattern {
    read: |written| count(written).map(|imps| Some(RoundCap { imps, limits_losses: false })),
    write: |cap| cap.filter(|cap| !cap.limits_losses).map(|cap| cap.imps.to_string()),
};

/// The most IMPs that a round's gain and its loss count.
pub(super) const CAP: Pattern<Option<RoundCap>> = Pattern {
    read: |written| match written {
        [imps, "both"] => count(&[imps]).map(|imps| Some(RoundCap { imps, limits_losses: true })),
        _ => None,
    },
    write: |cap| cap.filter(|cap| cap.limits_losses).map(|cap| cap.imps.to_string()),
};

/// A weight for each session, in their order: `sessions 3 2`, `sessions 60% 40%`, `sessions 1/2 1`.
pub(super) const SESSION_WEIGHTS: Pattern<ResultOf> = Pattern {
    read: |written| {
        let weights = written.get(1..)?.iter().map(|weight| share(weight).filter(|weight| !weight.is_negative()));
        let weights: Vec<Exact> = weights.collect::<Option<_>>()?;
        weights.iter().any(Exact::is_positive).then_some(ResultOf::Sessions(SessionWeights::Given(weights)))
    },
    write: |result_of| match result_of {
        ResultOf::Sessions(SessionWeights::Given(weights)) => {
            Some(weights.iter().map(decimal_or_fraction).collect::<Vec<_>>().join(" "))
        }
        _ => None,
    },
};

/// A number of tables; `none` is another word for as many as there are rows.
pub(super) const TABLES: Pattern<Option<u32>> = Pattern {
    read: |written| match written {
        ["none"] => Some(None),
        _ => count(written).filter(|tables| *tables > 0).map(Some),
    },
    write: OPTIONAL_COUNT.write,
};

/// A number that is not negative.
pub(super) const AMOUNT: Pattern<Exact> = Pattern {
    read: |written| parse_decimal(only(written)?).ok().filter(|value| !value.is_negative()),
    write: |value| Some(in_digits(value)),
};

/// Results left out at each end of a datum.
pub(super) const TRIM_COUNT: Pattern<DatumTrim> = Pattern {
    read: |written| count(written).map(DatumTrim::Count),
    write: |trim| match trim {
        DatumTrim::Count(count) => Some(count.to_string()),
        DatumTrim::None | DatumTrim::Share(_) | DatumTrim::Median => None,
    },
};

/// A share of the results left out at each end: below half of them.
pub(super) const TRIM_SHARE: Pattern<DatumTrim> = Pattern {
    read: |written| {
        let share = parse_decimal(only(written)?.strip_suffix('%')?).ok()? * Exact::percent(1);
        (!share.is_negative() && share < Exact::ONE.half()).then_some(DatumTrim::Share(share))
    },
    write: |trim| match trim {
        DatumTrim::Share(share) => Some(in_digits(&(share * 100))),
        DatumTrim::None | DatumTrim::Count(_) | DatumTrim::Median => None,
    },
};

/// A share of a whole, above 0: `1/4`, `25%`, `0.25`.
pub(super) const SHARE: Pattern<Exact> = Pattern {
    read: |written| share(only(written)?).filter(|share| share.is_positive() && *share <= Exact::ONE),
    write: |share| Some(share.to_string()),
};

/// Percentage points, up to half of the whole: `10`, `10%`.
pub(super) const TILT: Pattern<Exact> = Pattern {
    read: |written| {
        let points = only(written)?;
        let points = parse_decimal(points.strip_suffix('%').unwrap_or(points)).ok()? * Exact::percent(1);
        (!points.is_negative() && points <= Exact::ONE.half()).then_some(points)
    },
    write: |tilt| Some(in_digits(&(tilt * 100))),
};

/// A unit to which figures are rounded, and the rule.
pub(super) type RoundTo = Option<(Exact, RoundRule)>;

/// Any unit with one rule.
macro_rules! unit_with {
    ($rule:expr) => {
        Pattern::<RoundTo> {
            read: |written| unit(written).map(|unit| Some((unit, $rule))),
            write: |round| match round {
                Some((unit, rule)) if *rule == $rule => Some(in_digits(unit)),
                _ => None,
            },
        }
    };
}

pub(super) const AWAY: Pattern<RoundTo> = unit_with!(RoundRule::Away);
pub(super) const TO_AVERAGE: Pattern<RoundTo> = unit_with!(RoundRule::ToAverage);
pub(super) const AWAY_FROM_AVERAGE: Pattern<RoundTo> = unit_with!(RoundRule::AwayFromAverage);
pub(super) const EVEN: Pattern<RoundTo> = unit_with!(RoundRule::Even);
pub(super) const NON_OFFENDERS: Pattern<RoundTo> = unit_with!(RoundRule::NonOffenders);

/// The only word of a value.
fn only<'a>(written: &[&'a str]) -> Option<&'a str> {
    match written {
        [word] => Some(word),
        _ => None,
    }
}

fn count(written: &[&str]) -> Option<u32> {
    only(written)?.parse().ok().filter(|number| *number <= 1_000_000)
}

/// A fraction, a percentage or a decimal.
fn share(written: &str) -> Option<Exact> {
    if let Some((above, below)) = written.split_once('/') {
        return Exact::fraction(above.parse().ok()?, below.parse().ok()?);
    }
    match written.strip_suffix('%') {
        Some(percentage) => Some(parse_decimal(percentage).ok()? * Exact::percent(1)),
        None => parse_decimal(written).ok(),
    }
}

/// The unit to which a rule rounds, written before it.
fn unit(written: &[&str]) -> Option<Exact> {
    parse_decimal(written.first()?).ok().filter(Exact::is_positive)
}

/// A number as it can be written; a unit has fewer digits.
fn in_digits(number: &Exact) -> String {
    decimal(number, MOST_DECIMALS).0
}
