//! Conventions by name: what is set is what is shown.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use redress_core::scoring::{Conventions, PRESETS, SETTINGS, Setting};

#[test]
fn values_are_shown_as_they_are_set() {
    for setting in SETTINGS {
        let default = setting.forms().next().map(str::to_owned);
        assert_eq!(Some(setting.value(&Conventions::default())), default, "{}", setting.name);
        for sample in setting.samples() {
            let mut conventions = Conventions::default();
            let values: Vec<&str> = sample.split_whitespace().collect();
            conventions.set(setting.name, &values).unwrap();
            assert_eq!(setting.value(&conventions), sample, "{}", setting.name);
        }
    }
}

#[test]
fn presets_are_written_as_they_are_shown() {
    for preset in PRESETS {
        let mut conventions = Conventions::default();
        for choice in preset.choices {
            let values: Vec<&str> = choice.value.split_whitespace().collect();
            conventions.set(choice.setting, &values).unwrap();
            let setting = Setting::named(choice.setting).unwrap();
            assert_eq!(setting.value(&conventions), choice.value, "{} of {}", choice.setting, preset.name);
        }
    }
}
