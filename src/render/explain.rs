//! What is known under a name: a code, a topic, a setting or regulations; and the list of them all.

use super::matrix;
use crate::catalogue::english::{matrix as words, topics};
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
    let topics = topics::TOPICS.iter().map(|topic| topic.name);
    let settings = SETTINGS.iter().map(|setting| setting.name);
    codes.chain(topics).chain(settings).chain(PRESETS.iter().map(|preset| preset.name))
}

fn code(name: &str) -> Option<String> {
    let code = Code::named(name)?;
    let law = code.law().map(|law| format!(", Law {law}")).unwrap_or_default();
    let mut text = format!("{} ({}{law})\n\n{}\n", code.name(), code.severity().word(), topics::code(code).trim());
    if let Some(example) = topics::code_example(code) {
        text.push_str(&indented(example));
    }
    Some(text)
}

fn topic(name: &str) -> Option<String> {
    let topic = topics::TOPICS.iter().find(|topic| topic.name == name)?;
    let mut text = format!("{}\n\n{}\n{}", topic.title, topic.text.trim(), indented(topic.example));
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
    Some(format!("set {}: {}\n\n{}", setting.name, setting.meaning, values(setting)))
}

fn values(setting: &Setting) -> String {
    let width = setting.values.iter().map(|(value, _)| value.len()).max().unwrap_or(0);
    let lines = setting.values.iter().enumerate().map(|(at, (value, meaning))| {
        let default = if at == 0 { " (default)" } else { "" };
        format!("  {value:width$}  {meaning}{default}\n")
    });
    format!("{}Source: {}\n", lines.collect::<String>(), setting.source)
}

fn indented(example: &str) -> String {
    if example.trim().is_empty() {
        return String::new();
    }
    let lines = example.trim().lines().map(|line| format!("    {line}\n"));
    format!("\nExample:\n\n{}", lines.collect::<String>())
}

/// Every name with its meaning, by kind.
#[must_use]
pub fn explained_list() -> String {
    let topics = topics::TOPICS.iter().map(|topic| (topic.name, topic.title));
    let settings = SETTINGS.iter().map(|setting| (setting.name, setting.meaning));
    let regulations = PRESETS.iter().map(|preset| (preset.name, preset.title));
    let codes = Code::ALL.iter().map(|code| (code.name(), code.severity().word()));
    [
        matrix::list(words::TOPICS, topics),
        matrix::list(words::SETTINGS, settings),
        matrix::list(words::REGULATIONS, regulations),
        matrix::list(words::DIAGNOSTICS, codes),
    ]
    .join("\n")
}
