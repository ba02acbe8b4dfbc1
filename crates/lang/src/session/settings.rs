//! The conventions in force, and where each comes from.

use super::copies::same_or_none;
use crate::law::Edition;
use crate::messages::Locale;
use crate::scoring::{Convention, Conventions, Preset, SETTINGS, Setting, SettingError};
use crate::source::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

/// The conventions in force and their source; and the language, which is set in the same way and is no convention.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    conventions: Arc<Conventions>,
    /// The preset that was last put in force.
    regulations: Option<&'static Preset>,
    /// The settings that a preset or a statement has set; their values are the conventions'.
    chosen: BTreeSet<&'static str>,
    /// The place of each convention that was set for the case itself: by no preset, by no file of conventions, and to a
    /// value that is neither the default nor the one in force before.
    places: BTreeMap<Convention, Span>,
    locale: Option<Locale>,
    /// The conventions of the file of an event, which hold where nothing was set.
    of_file: Option<Rc<Conventions>>,
}

/// The setting that is no convention.
const LANGUAGE: &str = "language";

/// A setting: a convention, or the language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingForm {
    /// As written after `set`.
    pub name: &'static str,
    /// The values as written, the default first. Angle brackets are for a number.
    pub values: Vec<&'static str>,
}

impl SettingForm {
    /// Everything that can be set.
    pub fn all() -> impl Iterator<Item = Self> {
        let conventions = SETTINGS.iter().map(|setting| Self { name: setting.name, values: setting.forms().collect() });
        let languages = Locale::ALL.iter().map(|language| language.tag()).collect();
        conventions.chain([Self { name: LANGUAGE, values: languages }])
    }

    /// Finds a setting by its name; case does not count.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|form| form.name.eq_ignore_ascii_case(name))
    }
}

impl Settings {
    /// Returns true if the same is set, at the same places.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        let Self { conventions, regulations, chosen, places, locale, of_file } = self;
        *conventions == other.conventions
            && regulations.map(|preset| preset.name) == other.regulations.map(|preset| preset.name)
            && *chosen == other.chosen
            && *places == other.places
            && *locale == other.locale
            && same_or_none(of_file, &other.of_file)
    }

    /// The conventions.
    #[must_use]
    pub fn conventions(&self) -> &Conventions {
        &self.conventions
    }

    /// The edition of the Laws by which incidents are ruled.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.conventions().edition
    }

    /// The same conventions, to be kept without a copy.
    pub(super) fn shared_conventions(&self) -> &Arc<Conventions> {
        &self.conventions
    }

    /// The language that is set; `None` if the script sets none.
    #[must_use]
    pub fn locale(&self) -> Option<Locale> {
        self.locale
    }

    /// `set NAME VALUE…`
    ///
    /// # Errors
    /// If no setting has the name, or the setting not the value.
    pub fn set(&mut self, name: &str, values: &[&str]) -> Result<(), SettingError> {
        if name.eq_ignore_ascii_case(LANGUAGE) {
            let named = |language: &&Locale| matches!(values, [tag] if tag.eq_ignore_ascii_case(language.tag()));
            let language = Locale::ALL.iter().find(named);
            self.locale = Some(*language.ok_or(SettingError::Value(LANGUAGE))?);
            return Ok(());
        }
        Arc::make_mut(&mut self.conventions).set(name, values)?;
        if let Some(setting) = Setting::named(name) {
            self.chosen.insert(setting.name);
            self.places.remove(&setting.convention);
        }
        Ok(())
    }

    /// The same where it is written for the case itself, at a place.
    ///
    /// # Errors
    /// As [`set`](Self::set).
    pub(super) fn set_at(&mut self, place: Span, name: &str, values: &[&str]) -> Result<(), SettingError> {
        let setting = Setting::named(name);
        let in_force = setting.map(|setting| (setting.value(&self.conventions), self.places.get(&setting.convention)));
        let in_force = in_force.map(|(value, place)| (value, place.copied()));
        self.set(name, values)?;
        if let (Some(setting), Some((before, earlier))) = (setting, in_force) {
            let value = setting.value(&self.conventions);
            let is_default = value == setting.value(&Conventions::default());
            let place = if value == before { earlier } else { (!is_default).then_some(place) };
            self.places.extend(place.map(|place| (setting.convention, place)));
        }
        Ok(())
    }

    /// The conventions of an event's file hold from now on wherever nothing was set.
    pub fn follow_file(&mut self, conventions: &Conventions) {
        self.of_file = Some(Rc::new(conventions.clone()));
        for setting in SETTINGS.iter().filter(|setting| !self.chosen.contains(setting.name)) {
            let value = setting.value(conventions);
            let values: Vec<&str> = value.split_whitespace().collect();
            // A value for display is a valid value.
            let _ = Arc::make_mut(&mut self.conventions).set(setting.name, &values);
        }
    }

    /// The conventions that were set for the case itself, and where.
    pub(super) fn places(&self) -> &BTreeMap<Convention, Span> {
        &self.places
    }

    /// Takes the settings so far as meant for every form of scoring, as a preset is.
    pub(super) fn forget_places(&mut self) {
        self.places.clear();
    }

    /// `regulations NAME`: every convention goes back to its default, then those that the preset states are put in force.
    /// `tables` belongs to the board and stays; `none` takes it back too.
    pub fn regulate(&mut self, preset: Option<&'static Preset>) {
        const TABLES: &str = "tables";
        let before = std::mem::take(self);
        self.locale = before.locale;
        self.regulations = preset;
        if preset.is_some() && before.chosen.contains(TABLES) {
            Arc::make_mut(&mut self.conventions).tables = before.conventions.tables;
            self.chosen.insert(TABLES);
            self.places.extend(before.places.get_key_value(&Convention::Tables));
        }
        for choice in preset.map_or(&[][..], |preset| preset.choices) {
            if choice.apply(Arc::make_mut(&mut self.conventions)).is_ok() {
                self.chosen.insert(choice.setting);
            }
        }
        if let Some(conventions) = before.of_file {
            self.follow_file(&conventions);
        }
    }

    /// Returns true if the regulations in force have this name.
    pub(super) fn follows(&self, name: &str) -> bool {
        self.regulations.is_some_and(|preset| preset.name == name)
    }

    /// The value of a setting in force, as it is written after its name.
    #[must_use]
    pub fn value(&self, setting: &Setting) -> String {
        setting.value(&self.conventions)
    }

    /// Returns true if the value of a setting in force is this project's own assumption: neither a script nor regulations
    /// have set it.
    #[must_use]
    pub fn is_assumed(&self, name: &str) -> bool {
        Setting::named(name).is_none_or(|setting| !self.chosen.contains(setting.name))
    }

    /// Every setting with its value, the preset in force before them.
    #[must_use]
    pub fn all(&self) -> Vec<(&'static str, String)> {
        let settings = SETTINGS.iter().map(|setting| (setting.name, self.value(setting)));
        let language = (LANGUAGE, self.locale.unwrap_or_default().tag().to_owned());
        self.preset().into_iter().chain(settings).chain([language]).collect()
    }

    /// The preset in force and what was set beside it.
    #[must_use]
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        let by_preset = |name: &str, value: &str| {
            self.regulations.and_then(|preset| preset.choice(name)).is_some_and(|choice| choice.value == value)
        };
        // The file of an event may also set a value, other than the default.
        let of_file = SETTINGS.iter().filter(|setting| {
            self.of_file.is_some()
                && !self.chosen.contains(setting.name)
                && setting.value(&self.conventions) != setting.value(&Conventions::default())
        });
        let chosen = self.chosen.iter().filter_map(|name| Setting::named(name)).chain(of_file);
        let chosen = chosen.map(|setting| (setting.name, self.value(setting)));
        let own = chosen.filter(|(name, value)| !by_preset(name, value));
        let language = self.locale.map(|language| (LANGUAGE, language.tag().to_owned()));
        self.preset().into_iter().chain(own).chain(language).collect()
    }

    fn preset(&self) -> Option<(&'static str, String)> {
        self.regulations.map(|preset| ("regulations", preset.name.to_owned()))
    }
}
