//! What is known under a name: a code, a topic, a setting or regulations; and the list of them all.

mod matrix;

use crate::catalogue::english::tables;
use crate::catalogue::english::topics;
use crate::catalogue::english::{self, matrix as words};
use crate::diagnostic::{Code, closest};
use crate::scoring::{PRESETS, Preset, SETTINGS, Setting};

/// The explanation of a name; case does not count.
///
/// # Errors
/// The nearest name that is known, where this one is not.
pub fn explain(name: &str) -> Result<String, Option<&'static str>> {
    let name = name.trim().to_lowercase();
    let regulations = || Preset::named(&name).map(matrix::preset);
    let known = code(&name).or_else(|| topic(&name)).or_else(|| setting(&name)).or_else(regulations);
    known.ok_or_else(|| closest(&name, explained()))
}

/// Every name that [`explain`] knows.
pub fn explained() -> impl Iterator<Item = &'static str> {
    let codes = Code::ALL.iter().map(|code| code.name());
    let topics = topics::topics().map(|topic| topic.name);
    let settings = SETTINGS.iter().map(|setting| setting.name);
    codes.chain(topics).chain(settings).chain(PRESETS.iter().map(|preset| preset.name))
}

fn code(name: &str) -> Option<String> {
    let code = Code::named(name)?;
    let law = code.law().map(|law| format!(", {}", english::law(law))).unwrap_or_default();
    let severity = english::severity(code.severity());
    let mut text = format!("{} ({severity}{law})\n\n{}\n", code.name(), topics::code(code).trim());
    if let Some(example) = topics::code_example(code) {
        text.push_str(&indented(example));
    }
    Some(text)
}

fn topic(name: &str) -> Option<String> {
    let topic = topics::topics().find(|topic| topic.name == name)?;
    let mut text = format!("{}\n\n{}\n{}", topic.title, topic.text, indented(topic.example));
    if let Some(setting) = Setting::named(name) {
        text.push('\n');
        text.push_str(&values(setting));
    }
    if topic.name == topics::WITH_MATRIX {
        text.push('\n');
        text.push_str(&matrix::matrix());
    }
    Some(text)
}

fn setting(name: &str) -> Option<String> {
    let setting = Setting::named(name)?;
    Some(format!("set {}: {}\n\n{}", setting.name, tables::setting(setting), values(setting)))
}

fn values(setting: &Setting) -> String {
    let width = setting.values.iter().map(|(value, _)| value.len()).max().unwrap_or(0);
    let lines = setting.values.iter().enumerate().map(|(at, (value, _))| {
        let default = if at == 0 { words::default() } else { String::new() };
        format!("  {value:width$}  {}{default}\n", tables::value(setting, value, ""))
    });
    format!("{}{}\n", lines.collect::<String>(), words::source(&tables::source(setting)))
}

fn indented(example: &str) -> String {
    if example.trim().is_empty() {
        return String::new();
    }
    let lines = example.trim().lines().map(|line| format!("    {line}\n"));
    format!("\n{}:\n\n{}", words::example(), lines.collect::<String>())
}

/// Every name with its meaning, by kind.
#[must_use]
pub fn explained_list() -> String {
    let topics = topics::topics().map(|topic| (topic.name, topic.title.to_owned()));
    let settings = SETTINGS.iter().map(|setting| (setting.name, tables::setting(setting)));
    let regulations = PRESETS.iter().map(|preset| (preset.name, tables::preset(preset)));
    let codes = Code::ALL.iter().map(|code| (code.name(), english::severity(code.severity())));
    [
        matrix::list(&words::topics(), topics),
        matrix::list(&words::settings(), settings),
        matrix::list(&words::regulations(), regulations),
        matrix::list(&words::diagnostics(), codes),
    ]
    .join("\n")
}
