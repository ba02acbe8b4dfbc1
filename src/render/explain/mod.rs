//! What is known under a name: a code, a topic, a setting or regulations; and the list of them all.

mod matrix;

use crate::diagnostic::{Code, closest, severity_text};
use crate::messages::{self, Locale, Text, explanation, names, topics};
use crate::scoring::{PRESETS, Preset};
use crate::session::SettingForm;

/// The topic below whose text every body's conventions stand side by side.
const WITH_MATRIX: &str = "conventions";

/// The explanation of a name; case does not count.
///
/// # Errors
/// The nearest name that is known, where this one is not.
pub fn explain(name: &str, locale: Locale) -> Result<String, Option<&'static str>> {
    let name = name.trim().to_lowercase();
    let regulations = || Preset::named(&name).map(|preset| matrix::preset(preset, locale));
    let known =
        code(&name, locale).or_else(|| topic(&name, locale)).or_else(|| setting(&name, locale)).or_else(regulations);
    known.ok_or_else(|| closest(&name, explained()))
}

/// Every name that [`explain`] knows.
pub fn explained() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter().map(|code| code.name());
    let settings = SettingForm::all().map(|form| form.name);
    codes.chain(topics()).chain(settings).chain(PRESETS.iter().map(|preset| preset.name))
}

fn code(name: &str, locale: Locale) -> Option<String> {
    let code = Code::named(name)?;
    let law = code.law().map(|law| format!(", {}", messages::law(locale, law))).unwrap_or_default();
    let severity = severity_text(code.severity(), locale);
    let told = code.explanation(locale)?;
    Some(format!("{} ({severity}{law})\n\n{}\n{}", code.name(), told.text, indented(told.example, locale)))
}

fn topic(name: &str, locale: Locale) -> Option<String> {
    let told = explanation(locale, &format!("topic {name}"))?;
    let mut text = format!("{}\n\n{}\n{}", told.title, told.text, indented(told.example, locale));
    if let Some(setting) = SettingForm::named(name) {
        text.push('\n');
        text.push_str(&values(&setting, locale));
    }
    if name == WITH_MATRIX {
        text.push('\n');
        text.push_str(&matrix::matrix(locale));
    }
    Some(text)
}

fn setting(name: &str, locale: Locale) -> Option<String> {
    let setting = SettingForm::named(name)?;
    Some(format!("set {}: {}\n\n{}", setting.name, names::setting(locale, setting.name), values(&setting, locale)))
}

fn values(setting: &SettingForm, locale: Locale) -> String {
    let width = setting.values.iter().map(|value| value.len()).max().unwrap_or(0);
    let lines = setting.values.iter().enumerate().map(|(at, value)| {
        let default = if at == 0 { messages::explain_default(locale) } else { Text::default() };
        format!("  {value:width$}  {}{default}\n", names::setting_value(locale, setting.name, value))
    });
    format!(
        "{}{}\n",
        lines.collect::<String>(),
        messages::explain_source(locale, names::setting_source(locale, setting.name))
    )
}

fn indented(example: &str, locale: Locale) -> String {
    if example.trim().is_empty() {
        return String::new();
    }
    let lines = example.trim().lines().map(|line| format!("    {line}\n"));
    format!("\n{}:\n\n{}", messages::explain_example(locale), lines.collect::<String>())
}

/// Every name with its meaning, by kind.
#[must_use]
pub fn explained_list(locale: Locale) -> String {
    let title = |name: &str| explanation(locale, &format!("topic {name}")).map_or("", |told| told.title).to_owned();
    let topics = topics().map(|name| (name, title(name)));
    let settings = SettingForm::all().map(|form| (form.name, names::setting(locale, form.name).to_string()));
    let regulations = PRESETS.iter().map(|preset| (preset.name, names::regulations(locale, preset.name).to_string()));
    let codes = Code::ALL.iter().map(|code| (code.name(), severity_text(code.severity(), locale).to_string()));
    [
        matrix::list(&messages::explain_topics(locale), topics),
        matrix::list(&messages::explain_settings(locale), settings),
        matrix::list(&messages::explain_regulations(locale), regulations),
        matrix::list(&messages::explain_diagnostics(locale), codes),
    ]
    .join("\n")
}
