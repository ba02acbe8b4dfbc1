//! Explanations by name: of a code, a topic, a setting, regulations, a Law, a word of the language, or another name for
//! one of them; the list of them all, and a search by words.

mod find;
mod matrix;
mod procedure;

pub use find::{all_laws, explanations_with};

use crate::diagnostic::{Code, severity_text};
use crate::law::Law;
use crate::messages::{self, Locale, Text, explanation, names, synonyms, topics};
use crate::scoring::{PRESETS, Preset};
use crate::session::SettingForm;

/// The topic whose text is followed by the list of procedures.
const WITH_PROCEDURES: &str = "procedures";

/// The topic whose text is followed by the table of every body's conventions.
const WITH_MATRIX: &str = "conventions";

/// The explanation of a name, or of what people call it in the reader's language or in English; case does not count.
///
/// # Errors
/// The nearest name that is known, where this one is not.
pub fn explain(name: &str, locale: Locale) -> Result<String, Option<&'static str>> {
    explain_within(name, locale, matrix::WIDTH)
}

/// The same with charts no wider than so many columns.
///
/// # Errors
/// The nearest name that is known, where this one is not.
pub fn explain_within(name: &str, locale: Locale, width: usize) -> Result<String, Option<&'static str>> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let known = known(&name, locale, width).or_else(|| find::notation(&name, locale, width));
    // A name with hyphens that is nearly another is misspelt, and no phrase; nor is one with characters that nobody types.
    let is_misspelt = || name.contains('-') && !name.contains(' ') && find::nearest(&name, locale).is_some();
    let is_typed = || !name.contains(char::is_control);
    let known = known.or_else(|| find::phrase(&name, locale, width).filter(|_| is_typed() && !is_misspelt()));
    known.ok_or_else(|| find::nearest(&name, locale))
}

/// The page of a name in small letters, or of what people call it.
fn known(name: &str, locale: Locale, width: usize) -> Option<String> {
    let named = statement_and_code(name, locale)
        .or_else(|| titled(name, locale, width))
        .or_else(|| find::law_and_value(name, locale))
        .or_else(|| find::law(name, locale))
        .or_else(|| find::called(name, locale));
    let known = named.or_else(|| find::keyword(name, locale)).or_else(|| find::value(name, locale));
    match (known, procedure::about(name, locale, width)) {
        (Some(page), Some(procedures)) => Some(format!("{page}\n{procedures}")),
        (page, procedures) => page.or(procedures),
    }
}

/// The Law that people call so.
fn law_called(name: &str, locale: Locale) -> Option<Law> {
    let (_, heading) = synonyms(locale).find(|(word, _)| word.to_lowercase() == name)?;
    Law::cited(heading.strip_prefix("law ")?)
}

/// A statement, and below it the code that has its name: who asks for `incident` wants to write one.
fn statement_and_code(name: &str, locale: Locale) -> Option<String> {
    let code = code(name, locale)?;
    Some(format!("{}\n{code}", find::keyword(name, locale)?))
}

/// The page under exactly this name.
fn titled(name: &str, locale: Locale, width: usize) -> Option<String> {
    let regulations = || Preset::named(name).map(|preset| matrix::preset(preset, locale));
    code(name, locale).or_else(|| topic(name, locale, width)).or_else(|| setting(name, locale)).or_else(regulations)
}

/// Every name that [`explain`] knows.
pub fn explained() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter().map(|code| code.name());
    let settings = SettingForm::all().map(|form| form.name);
    let regulations = PRESETS.iter().map(|preset| preset.name);
    codes.chain(topics()).chain(settings).chain(regulations)
}

fn code(name: &str, locale: Locale) -> Option<String> {
    let code = Code::named(name)?;
    let law = code.law().map(|law| format!(", {}", messages::law(locale, law))).unwrap_or_default();
    let severity = severity_text(code.severity(), locale);
    let page = code.explanation(locale)?;
    Some(format!("{} ({severity}{law})\n\n{}\n{}", code.name(), page.text, indented(page.example, locale)))
}

fn topic(name: &str, locale: Locale, width: usize) -> Option<String> {
    let page = explanation(locale, &format!("topic {name}"))?;
    let mut text = format!("{}\n\n{}\n{}", page.title, page.text, indented(page.example, locale));
    if let Some(setting) = SettingForm::named(name) {
        text.push('\n');
        text.push_str(&values(&setting, locale));
    }
    if name == WITH_PROCEDURES {
        text.push('\n');
        text.push_str(&procedure::list(locale));
    }
    if name == WITH_MATRIX {
        text.push('\n');
        text.push_str(&matrix::matrix(locale, width));
    }
    Some(text)
}

/// Explains a setting: its meaning, its values and its source.
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
    let title = |name: &str| explanation(locale, &format!("topic {name}")).map_or("", |page| page.title).to_owned();
    let topics = topics().map(|name| (name, title(name)));
    let settings = SettingForm::all().map(|form| (form.name, names::setting(locale, form.name).to_string()));
    let regulations = PRESETS.iter().map(|preset| (preset.name, names::regulations(locale, preset.name).to_string()));
    let codes = Code::ALL.iter().map(|code| (code.name(), severity_text(code.severity(), locale).to_string()));
    let laws = find::all_laws().map(|law| (law.to_string(), find::title_of_law(law, locale).to_owned()));
    let laws: Vec<(String, String)> = laws.collect();
    let laws = laws.iter().map(|(number, title)| (number.as_str(), title.clone()));
    [
        matrix::list(&messages::explain_topics(locale), topics),
        matrix::list(&messages::explain_settings(locale), settings),
        matrix::list(&messages::explain_regulations(locale), regulations),
        matrix::list(&messages::explain_diagnostics(locale), codes),
        matrix::list(&messages::explain_laws(locale), laws),
    ]
    .join("\n")
}
