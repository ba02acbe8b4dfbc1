//! The page on which everything is listed, with what else it is called, so that a browser's own search finds it.

use super::explained::law_page;
use super::links::{above, topic_page};
use super::markdown::{front, with_options};
use super::shelf::{examples, guide_page, guides, lectures};
use super::{CommandHelp, Draft};
use crate::diagnostic::{Code, severity_text};
use crate::messages::{self, Locale, Text, explanation, names, topics};
use crate::render;
use crate::scoring::PRESETS;
use crate::session::SettingForm;

/// The index in a language.
pub(super) fn draft(commands: &[CommandHelp], locale: Locale) -> Draft {
    let mut markdown = front(messages::manual_title(locale).unmarked(), locale.tag());
    markdown.push_str(&above("index.html", locale));
    markdown.push_str(&format!("{}\n\n", messages::manual_search(locale).plain()));
    let mut section = |title: Text, lines: Vec<String>| {
        markdown.push_str(&format!("# {}\n\n", title.unmarked().trim_end_matches(':')));
        lines.iter().for_each(|line| markdown.push_str(&format!("- {line}\n")));
        markdown.push('\n');
    };
    let guide = |(name, title, _): (String, &str, &str)| format!("[{title}]({})", guide_page(&name));
    section(messages::manual_guides(locale), guides().map(guide).collect());
    let command =
        |command: &CommandHelp| format!("[`{}`]({}): {}", command.typed, command.file(), with_options(&command.about));
    section(messages::cli_commands(locale), commands.iter().map(command).collect());
    section(messages::explain_topics(locale), topics().map(|topic| topic_line(topic, locale)).collect());
    let lecture = |(_, page, title): (&str, String, String)| format!("[{title}]({page})");
    section(messages::manual_lectures(locale), lectures(locale).map(lecture).collect());
    let example = |example: super::shelf::Example| {
        format!("[`{}`]({}) {}", example.path, example.page, with_options(&example.about))
    };
    section(messages::manual_examples(locale), examples().map(example).collect());
    let setting = |form: SettingForm| {
        format!("[`{0}`](settings.html#{0}): {1}", form.name, names::setting(locale, form.name).plain())
    };
    section(messages::explain_settings(locale), SettingForm::all().map(setting).collect());
    let regulations = PRESETS.iter().map(|preset| {
        format!("[`{0}`](regulations.html#{0}): {1}", preset.name, names::regulations(locale, preset.name).plain())
    });
    section(messages::explain_regulations(locale), regulations.collect());
    let passport = messages::laws_title(locale);
    section(passport.clone(), vec![format!("[{}]({})", passport.unmarked(), super::laws::PAGE)]);
    let casebook = messages::casebook_title(locale);
    section(casebook.clone(), vec![format!("[{}]({})", casebook.unmarked(), super::casebook::PAGE)]);
    section(messages::manual_laws(locale), render::all_laws().map(|law| law_line(&law.to_string(), locale)).collect());
    let codes = Code::ALL.iter().map(|code| {
        let severity = severity_text(code.severity(), locale);
        format!("[`{0}`](codes.html#{0}) ({1})", code.name(), severity.unmarked())
    });
    section(messages::explain_diagnostics(locale), codes.collect());
    let grammar = messages::manual_grammar(locale);
    section(grammar.clone(), vec![format!("[{}](grammar.html)", grammar.unmarked())]);
    Draft { file: "index.html".to_owned(), source: "redress manual".to_owned(), markdown }
}

fn topic_line(topic: &str, locale: Locale) -> String {
    let found = explanation(locale, &format!("topic {topic}"));
    let (title, also) = found.map_or(("", ""), |found| (found.title, found.also));
    format!("[`{topic}`]({}): {title}{}", topic_page(topic), synonyms_text(also))
}

/// A Law's number is no citation here, and its address keeps its parentheses.
fn law_line(law: &str, locale: Locale) -> String {
    let found = explanation(locale, &format!("law {law}"));
    let (title, also) = found.map_or(("", ""), |found| (found.title, found.also));
    format!("[{law}](<{}>): {title}{}", law_page(law), synonyms_text(also))
}

fn synonyms_text(also: &str) -> String {
    if also.is_empty() { String::new() } else { format!(" *({also})*") }
}
