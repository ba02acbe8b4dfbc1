//! The pages of what is explained: one for each topic and each Law, one of all settings, all regulations, all diagnostics.

use super::Draft;
use super::links::{Names, above, topic_page};
use super::markdown::{front, of_text, script, with_options};
use crate::diagnostic::{Code, Severity, severity_text};
use crate::messages::{self, Locale, Text, explanation, names, topics};
use crate::render;
use crate::scoring::PRESETS;
use crate::session::SettingForm;

/// The pages in a language: the topics, the Laws, the lists.
pub(super) fn drafts(locale: Locale) -> [Vec<Draft>; 3] {
    let law = |law: crate::law::Law| {
        let explained = render::explain(&format!("law {law}"), locale).unwrap_or_default();
        page(&law_page(&law.to_string()), &format!("redress explain {law}"), &explained, locale)
    };
    let lists = vec![settings(locale), regulations(locale), codes(locale)];
    [topic_drafts(locale), render::all_laws().map(law).collect(), lists]
}

/// The page of a Law.
pub(super) fn law_page(law: &str) -> String {
    format!("law-{law}.html")
}

/// A page of a text whose first line is its title.
fn page(file: &str, source: &str, explained: &str, locale: Locale) -> Draft {
    let (title, text) = explained.split_once('\n').unwrap_or((explained, ""));
    let names = Names::on(file);
    let markdown = front(title, locale.tag()) + &above(file, locale) + &of_text(text, &names);
    Draft { file: file.to_owned(), source: source.to_owned(), markdown }
}

/// Topics in the order in which a director meets them, each with the one before it and the one after.
fn topic_drafts(locale: Locale) -> Vec<Draft> {
    let all: Vec<&str> = topics().collect();
    let near = |at: Option<usize>| at.and_then(|at| all.get(at).copied());
    let one = |(at, topic): (usize, &&str)| {
        let explained = explanation(locale, &format!("topic {topic}"))?;
        let (file, title) = (topic_page(topic), format!("{topic}: {}", explained.title));
        let mut markdown = front(&title, locale.tag()) + &above(&file, locale);
        // The parts of the topic beside its text: the values of a setting, procedures, the conventions of bodies.
        let rendered = render::explain(topic, locale).unwrap_or_default();
        let (_, behind) = rendered.split_once(explained.text).unwrap_or(("", ""));
        markdown.push_str(&of_text(explained.text, &Names::on(&file)));
        if !explained.example.trim().is_empty() {
            markdown.push_str(&format!("\n# {}\n\n", messages::explain_example(locale).unmarked()));
            markdown.push_str(&script(explained.example, false));
        }
        let example = explained.example.trim().lines().map(|line| format!("    {line}\n")).collect::<String>();
        let rest = behind.split_once(&example).map_or(behind, |(_, rest)| rest);
        if !rest.trim().is_empty() {
            markdown.push_str(&format!("\n```text\n{}\n```\n\n", rest.trim_matches('\n')));
        }
        let step = |topic: Option<&str>, word: Text| {
            topic.map(|topic| format!("{}: [{topic}]({})", word.unmarked(), topic_page(topic)))
        };
        let before = step(near(at.checked_sub(1)), messages::manual_before(locale));
        let after = step(near(at.checked_add(1)), messages::manual_after(locale));
        let steps: Vec<String> = before.into_iter().chain(after).collect();
        markdown.push_str(&format!("\n{}\n", steps.join(" · ")));
        Some(Draft { file, source: format!("redress explain {topic}"), markdown })
    };
    all.iter().enumerate().filter_map(one).collect()
}

/// A page of sections, each below its name.
fn sections(file: &str, title: &Text, all: impl Iterator<Item = (&'static str, String)>, locale: Locale) -> Draft {
    let mut markdown = front(title.unmarked().trim_end_matches(':'), locale.tag()) + &above(file, locale);
    for (name, text) in all {
        markdown.push_str(&format!("# {name}\n\n{text}\n"));
    }
    Draft { file: file.to_owned(), source: "redress explain".to_owned(), markdown }
}

fn settings(locale: Locale) -> Draft {
    let all = SettingForm::all().map(|form| (form.name, setting(&form, locale)));
    sections("settings.html", &messages::explain_settings(locale), all, locale)
}

/// A setting: what it is about, its values as a table, the usual one first, and its source.
fn setting(form: &SettingForm, locale: Locale) -> String {
    let mut text = format!("{}\n\n", names::setting(locale, form.name).plain());
    let (value, meaning) = (messages::manual_setting(locale), messages::manual_setting_meaning(locale));
    text.push_str(&format!("| {} | {} |\n|:--|:--|\n", value.unmarked(), meaning.unmarked()));
    for (at, value) in form.values.iter().enumerate() {
        let default = if at == 0 { messages::explain_default(locale) } else { Text::default() };
        let meaning = format!("{}{default}", names::setting_value(locale, form.name, value));
        text.push_str(&format!("| `set {} {value}` | {} |\n", form.name, with_options(&meaning).replace('|', "\\|")));
    }
    let source = messages::explain_source(locale, names::setting_source(locale, form.name));
    text.push_str(&format!("\n{}\n", with_options(&source.to_string())));
    text
}

fn regulations(locale: Locale) -> Draft {
    let all = PRESETS.iter().map(|preset| {
        let explained = render::explain(preset.name, locale).unwrap_or_default();
        (preset.name, format!("```text\n{}\n```\n", explained.trim_end()))
    });
    sections("regulations.html", &messages::explain_regulations(locale), all, locale)
}

fn codes(locale: Locale) -> Draft {
    let names = Names::on("codes.html");
    let all = Code::ALL.iter().map(|code| {
        let explained = code.explanation(locale);
        let (text, example) = explained.map_or(("", ""), |explained| (explained.text, explained.example));
        let severity = severity_text(code.severity(), locale);
        let law = code.law().map(|law| format!(", {}", messages::law(locale, law).unmarked())).unwrap_or_default();
        let mut section = format!("*{}{law}*\n\n{}\n", severity.unmarked(), of_text(text, &names));
        if !example.trim().is_empty() {
            section.push_str(&script(example, code.severity() == Severity::Error));
        }
        (code.name(), section)
    });
    sections("codes.html", &messages::explain_diagnostics(locale), all, locale)
}
