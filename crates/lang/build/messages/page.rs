//! The words of the page in a browser, as JSON: a text, or its plural forms, with `{name}` for an argument.

use super::write::{summary, variant};
use super::{DEFINING, Element, Key, Locale, Message, Usage};
use std::fmt::Write as _;

/// The beginning of their ids, which the page leaves out.
const PREFIX: &str = "page-";

/// Checks that the page can read each of its words: a text with nothing to choose, or plural forms alone.
pub(super) fn check(locale: &Locale, faults: &mut Vec<String>) {
    for message in words(locale) {
        if !message.id.starts_with(PREFIX) || json(&message.elements).is_none() {
            faults.push(format!("{}: `{}`: a word of the page is a text or plural forms", locale.file, message.id));
        }
    }
}

/// Writes the function that returns all of them; a language that lacks one has it in English.
pub(super) fn function(text: &mut String, locales: &[Locale]) {
    text.push_str("\n/// The words of the page in a browser: a JSON object of texts and plural forms by their ids.\n");
    text.push_str("pub const fn page_words(locale: Locale) -> &'static str {\n    match locale {\n");
    let english = locales.iter().find(|locale| locale.tag == DEFINING);
    for locale in locales {
        let word = |message: &Message| {
            let own = locale.message(&message.id).unwrap_or(message);
            Some(format!("{}:{}", quoted(message.id.strip_prefix(PREFIX)?), json(&own.elements)?))
        };
        let all: Vec<String> = english.into_iter().flat_map(words).filter_map(word).collect();
        let all = format!("{{{}}}", all.join(","));
        let _ = writeln!(text, "        Locale::{} => \"{}\",", variant(&locale.tag), all.escape_debug());
    }
    text.push_str("    }\n}\n");
}

fn words(locale: &Locale) -> impl Iterator<Item = &Message> {
    locale.messages.iter().filter(|message| message.usage == Usage::Page)
}

fn json(elements: &[Element]) -> Option<String> {
    if let [Element::Select { variants, .. }] = elements {
        let form = |(key, inside): &(Key, Vec<Element>)| match key {
            Key::Word(word) => Some(format!("{}:{}", quoted(word), flat(inside)?)),
            Key::Number(_) => None,
        };
        let forms: Option<Vec<String>> = variants.iter().map(form).collect();
        return Some(format!("{{{}}}", forms?.join(",")));
    }
    flat(elements)
}

/// The JSON of a text in which nothing is chosen.
fn flat(elements: &[Element]) -> Option<String> {
    let has_choice = elements.iter().any(|element| matches!(element, Element::Select { .. }));
    (!has_choice).then(|| quoted(&summary(elements)))
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
