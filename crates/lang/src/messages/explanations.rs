//! The long explanations, from `locales/TAG/explanations.md` and, for whole Laws, `laws.md`: below `## topic NAME` and `## law NUMBER` its title in the
//! first line, `also:` and what else people call it in the second where they do, and the text; below `## code NAME` the
//! text; last, in English, a script that shows it.

use super::Locale;
use std::collections::HashMap;
use std::sync::OnceLock;

/// The explanation of a topic or a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Explanation {
    /// A line about a topic or a Law; empty for a code.
    pub title: &'static str,
    /// Other names, with commas between; empty for a code.
    pub also: &'static str,
    /// The explanation, laid out for 80 columns.
    pub text: &'static str,
    /// An example script, or an empty text. English has it for all languages.
    pub example: &'static str,
}

/// Above and below the script of a section.
const FENCE: (&str, &str) = ("```ruling\n", "\n```");

/// Returns the section under a heading such as `topic weighted` or `code weights-sum`, in English if the language lacks
/// it; `None` if English lacks it too.
#[must_use]
pub fn explanation(locale: Locale, heading: &str) -> Option<Explanation> {
    let english = section(Locale::default(), heading)?;
    let (english, example) = english.split_once(FENCE.0).unwrap_or((english, ""));
    let own = section(locale, heading).map_or(english, |own| own.split_once(FENCE.0).map_or(own, |(own, _)| own));
    let (title, text) =
        if heading.starts_with("code ") { ("", own) } else { own.split_once('\n').unwrap_or((own, "")) };
    let (also, text) = also(text);
    // A text may begin with the indented lines of a script.
    let text = text.trim_start_matches(['\r', '\n']).trim_end();
    Some(Explanation { title, also, text, example: example.strip_suffix(FENCE.1).unwrap_or(example) })
}

/// The notation on a page in a language: Markdown whose figures are computed when it is woven.
#[must_use]
pub fn cheat_sheet_of(locale: Locale) -> &'static str {
    locale.cheat_sheet()
}

/// The names of the topics, in the order in which a director meets them.
pub fn topics() -> impl Iterator<Item = &'static str> {
    headings("topic")
}

/// The headings of a kind, `topic`, `law` or `code`, without it.
fn headings(kind: &'static str) -> impl Iterator<Item = &'static str> {
    let files = [Locale::default().explanations(), Locale::default().laws()];
    let lines = files.into_iter().flat_map(str::lines);
    lines.filter_map(move |line| line.strip_prefix("## ")?.strip_prefix(kind)?.strip_prefix(' '))
}

/// The other names of topics and Laws, each with the heading of its section: in the reader's language first, then in
/// English.
pub fn synonyms(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    let english = own_synonyms(Locale::default()).filter(move |_| locale != Locale::default());
    own_synonyms(locale).chain(english)
}

/// The same in one language alone.
pub fn own_synonyms(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    written(locale).flat_map(|(heading, own)| {
        let behind_title = own.split_once('\n').map_or("", |(_, text)| text);
        let words = also(behind_title).0.split(',').map(str::trim).filter(|word| !word.is_empty());
        words.map(move |word| (word, heading))
    })
}

/// Splits the names after `also:` off the first line of a text.
fn also(text: &'static str) -> (&'static str, &'static str) {
    match text.strip_prefix("also: ") {
        Some(rest) => rest.split_once('\n').unwrap_or((rest, "")),
        None => ("", text),
    }
}

fn section(locale: Locale, heading: &str) -> Option<&'static str> {
    static SECTIONS: OnceLock<Vec<(Locale, HashMap<&'static str, &'static str>)>> = OnceLock::new();
    let all = SECTIONS.get_or_init(|| Locale::ALL.into_iter().map(|locale| (locale, sections(locale))).collect());
    all.iter().find(|(known, _)| *known == locale)?.1.get(heading).copied()
}

/// The sections of a language by their headings.
fn sections(locale: Locale) -> HashMap<&'static str, &'static str> {
    written(locale).map(|(heading, text)| (heading, text.trim())).collect()
}

/// The sections of a language in the order of its files, each with its heading.
fn written(locale: Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = [locale.explanations(), locale.laws()];
    let sections = files.into_iter().flat_map(|file| file.split("\n## ").skip(1));
    sections.filter_map(|section| section.split_once('\n'))
}
