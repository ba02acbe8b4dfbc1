//! Finding explanations: by the number of a Law, a word of the language, what people call things, and words of their texts.

use super::{matrix, procedure};
use crate::diagnostic::{Code, closest};
use crate::law::{self, Law};
use crate::messages::{self, Explanation, Locale, SpanKind, explanation, names, synonyms, topics};
use crate::scoring::PRESETS;
use crate::session::SettingForm;
use crate::syntax::{Keyword, notations_of, number_of_law};

/// Every Law, and every paragraph that is cited, in their order.
pub fn all_laws() -> impl Iterator<Item = Law> {
    let whole = (0..=u8::MAX).filter_map(Law::numbered);
    let all: std::collections::BTreeSet<Law> = whole.chain(law::CITED.iter().copied()).collect();
    all.into_iter()
}

fn of_law(law: Law, locale: Locale) -> Option<Explanation> {
    explanation(locale, &format!("law {law}"))
}

/// The title of a Law, in a line.
pub(super) fn title_of_law(law: Law, locale: Locale) -> &'static str {
    of_law(law, locale).map_or("", |page| page.title)
}

/// The page of a Law, `12C1(c)`, `law 12c1c`; for a paragraph that the program does not cite, the nearest that contains it,
/// with those of its parts that are cited.
pub(super) fn law(name: &str, locale: Locale) -> Option<String> {
    let number = number_of_law(name).unwrap_or(name).trim();
    if number.contains(' ') {
        return None;
    }
    let whole = number.chars().take_while(char::is_ascii_digit).count();
    let wider = (whole..=number.len()).rev().filter_map(|end| number.get(..end));
    let law = wider.into_iter().find_map(Law::resembling)?;
    if Law::resembling(number) == Some(law) || procedure::is_about(name, locale) {
        return Some(explain_law(law, locale));
    }
    let parts: Vec<Law> = law.parts().filter(|part| is_within(*part, number)).collect();
    if !parts.is_empty() {
        return Some(listed(&parts, locale));
    }
    let note = messages::explain_law_wider(locale, law);
    Some(format!("{}\n{}", matrix::paragraph(&note), explain_law(law, locale)))
}

/// Returns true if a Law is a part of a paragraph that has no page of its own: 64C1 of `64c`.
fn is_within(law: Law, paragraph: &str) -> bool {
    let plain = |text: &str| text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    plain(&law.to_string()).starts_with(&plain(paragraph))
}

/// A Law's page: what it is about, what the program does by it, what it cites of its parts, and the checks that rest on it.
fn explain_law(law: Law, locale: Locale) -> String {
    let Some(found) = of_law(law, locale) else { return listed(&[law], locale) };
    let mut text = format!("{}: {}\n\n{}\n", messages::law(locale, law), found.title, found.text);
    let parts: Vec<Law> = law.parts().collect();
    if !parts.is_empty() {
        text.push('\n');
        text.push_str(&listed(&parts, locale));
    }
    let codes: Vec<&str> = Code::ALL.iter().filter(|code| code.law() == Some(law)).map(|code| code.name()).collect();
    if !codes.is_empty() {
        let line = messages::explain_rests(locale, codes.join(", "));
        text.push('\n');
        text.push_str(&matrix::paragraph(&line));
    }
    let settings: Vec<&str> = SettingForm::all().map(|form| form.name).filter(|name| rests_on(name, law)).collect();
    if !settings.is_empty() {
        let line = messages::explain_settings_rest(locale, settings.join(", "));
        text.push('\n');
        text.push_str(&matrix::paragraph(&line));
    }
    text
}

/// Returns true if a setting rests on a Law, or on a part of it.
fn rests_on(setting: &str, law: Law) -> bool {
    let source = names::setting_source(Locale::default(), setting);
    let mut cited = source.spans().filter(|span| span.kind == SpanKind::Law);
    cited.any(|span| Law::cited(&span.text).is_some_and(|cited| cited == law || law.parts().any(|part| part == cited)))
}

fn listed(laws: &[Law], locale: Locale) -> String {
    let rows: Vec<(String, String)> =
        laws.iter().map(|law| (law.to_string(), title_of_law(*law, locale).to_owned())).collect();
    let rows = rows.iter().map(|(number, title)| (number.as_str(), title.clone()));
    matrix::list(&messages::explain_laws(locale), rows)
}

/// The page of the topic or Law with another name.
pub(super) fn called(name: &str, locale: Locale) -> Option<String> {
    let (_, heading) = synonyms(locale).find(|(word, _)| word.to_lowercase() == name)?;
    let page = match heading.split_once(' ')? {
        ("law", number) => explain_law(Law::cited(number)?, locale),
        (_, topic) => super::topic(topic, locale, matrix::WIDTH)?,
    };
    // A word of the language comes first, then the topic that it belongs to.
    Some(match meaning(name, locale) {
        Some(meaning) => format!("{meaning}\n{page}"),
        None => page,
    })
}

/// A word of the language: what it does and how it is written.
pub(super) fn keyword(name: &str, locale: Locale) -> Option<String> {
    meaning(name, locale)
}

/// `traveller: what the other tables scored`, and a line of how it is written.
fn meaning(name: &str, locale: Locale) -> Option<String> {
    let keyword = Keyword::named(name)?;
    let form = keyword.form()?;
    let meaning = names::keyword(locale, keyword.word());
    Some(format!("{}: {meaning}\n\n    {form}\n", keyword.word()))
}

/// The page of the word of the notation that a language's stands for: of several together, else of the first.
pub(super) fn notation(name: &str, locale: Locale, width: usize) -> Option<String> {
    let known = |word: &'static str| super::known(word, locale, width);
    notations_of(name).find_map(|words| known(words).or_else(|| known(words.split(' ').next()?)))
}

/// A value of settings, with its meaning for each.
pub(super) fn value(name: &str, locale: Locale) -> Option<String> {
    explain_value(name, locale)
}

/// A number that is a Law's and also a value: the Law, then the value.
pub(super) fn law_and_value(name: &str, locale: Locale) -> Option<String> {
    name.parse::<u8>().ok().filter(|number| Law::is_number(*number))?;
    let (law, value) = (law(name, locale)?, value(name, locale)?);
    Some(format!("{law}\n{}\n{value}", matrix::paragraph(&messages::explain_also_value(locale, name))))
}

/// The pages of the Laws and procedures that a phrase finds: of several procedures a list.
pub(super) fn phrase(name: &str, locale: Locale, width: usize) -> Option<String> {
    let found = crate::procedures::phrases::find(name, locale);
    match (found.procedures.as_slice(), found.laws.as_slice()) {
        ([], []) => None,
        ([], laws) => Some(laws.iter().map(|law| explain_law(*law, locale)).collect::<Vec<_>>().join("\n")),
        ([one], _) => Some(format!("{}\n{}", explain_law(one.law, locale), procedure::about(one.name, locale, width)?)),
        (several, _) => {
            let rows = several.iter().map(|one| (one.name, names::procedure(locale, one.name).to_string()));
            Some(matrix::list(&messages::guide_several(locale), rows))
        }
    }
}

fn explain_value(name: &str, locale: Locale) -> Option<String> {
    let settings: Vec<SettingForm> = SettingForm::all()
        .filter(|form| form.values.iter().any(|value| *value == name || value.split(' ').any(|word| word == name)))
        .collect();
    if let [only] = settings.as_slice() {
        return super::titled(only.name, locale, matrix::WIDTH);
    }
    let rows: Vec<(&str, String)> =
        settings.iter().map(|form| (form.name, names::setting_value(locale, form.name, name).to_string())).collect();
    (!rows.is_empty()).then(|| matrix::list(&messages::explain_value_of(locale, name), rows.into_iter()))
}

/// The nearest name, or what something is called.
pub(super) fn nearest(name: &str, locale: Locale) -> Option<&'static str> {
    let called = synonyms(locale).map(|(word, _)| word);
    let words = Keyword::statements().map(Keyword::word);
    closest(name, super::explained().chain(words).chain(called).chain(crate::procedures::names()))
}

/// Everything whose name, title or text has all of these words, those that have them in the name or the title first; each
/// with what it is about.
#[must_use]
pub fn explanations_with(words: &str, locale: Locale) -> Option<String> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let holds = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|word| text.contains(word.as_str()))
    };
    let mut found: Vec<(bool, String, String)> = Vec::new();
    let mut add = |name: &str, title: &str, text: &str| {
        let first = holds(&format!("{name} {title}"));
        if first || holds(&format!("{name} {title} {text}")) {
            found.push((!first, name.to_owned(), title.to_owned()));
        }
    };
    for topic in topics() {
        if let Some(page) = explanation(locale, &format!("topic {topic}")) {
            add(topic, page.title, &format!("{} {}", page.also, page.text));
        }
    }
    for law in all_laws() {
        if let Some(page) = of_law(law, locale) {
            add(&law.to_string(), page.title, &format!("{} {}", page.also, page.text));
        }
    }
    for form in SettingForm::all() {
        let values: Vec<String> =
            form.values.iter().map(|value| names::setting_value(locale, form.name, value).to_string()).collect();
        let text = format!("{} {}", form.values.join(" "), values.join(" "));
        add(form.name, &names::setting(locale, form.name).to_string(), &text);
    }
    for preset in PRESETS {
        add(preset.name, &names::regulations(locale, preset.name).to_string(), "");
    }
    for code in Code::ALL {
        let page = code.explanation(locale).map_or("", |page| page.text);
        add(code.name(), page.split(['.', ':']).next().unwrap_or_default(), page);
    }
    if words.is_empty() || found.is_empty() {
        return None;
    }
    found.sort_by_key(|(behind, _, _)| *behind);
    // A topic and a setting may have one name.
    let mut seen = std::collections::HashSet::new();
    let rows: Vec<(String, String)> =
        found.into_iter().map(|(_, name, title)| (name, title)).filter(|(name, _)| seen.insert(name.clone())).collect();
    let rows = rows.iter().map(|(name, title)| (name.as_str(), title.split_whitespace().collect::<Vec<_>>().join(" ")));
    Some(matrix::list(&messages::explain_found(locale), rows))
}
