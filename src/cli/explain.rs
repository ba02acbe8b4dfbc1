//! `redress explain CODE|TOPIC`

use super::output::write;
use super::{Exit, matrix};
use crate::catalogue::english::{matrix as words, topics};
use crate::diagnostic::{Code, closest};
use crate::scoring::{PRESETS, Preset, SETTINGS, Setting};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A diagnostic code, a topic, a setting or regulations; none lists them all
    name: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let Some(name) = &arguments.name else { return write(list().as_bytes()) };
    let name = name.trim().to_lowercase();
    let regulations = || Preset::named(&name).map(matrix::preset);
    match code(&name).or_else(|| topic(&name)).or_else(|| setting(&name)).or_else(regulations) {
        Some(text) => write(text.as_bytes()),
        None => {
            let suggestion =
                closest(&name, names()).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            let _ = writeln!(
                std::io::stderr(),
                "redress: nothing is known of `{name}`{suggestion}\nhelp: `redress explain` lists topics, settings, regulations and codes"
            );
            Exit::Usage
        }
    }
}

fn names() -> impl Iterator<Item = &'static str> {
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

fn list() -> String {
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
