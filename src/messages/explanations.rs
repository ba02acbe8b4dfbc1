//! The long explanations, from `locales/TAG/explanations.md`: below `## topic NAME` its title in the first line and the
//! text, below `## code NAME` the text; last, in English, a script that shows it.

use super::Locale;

/// What is told of a topic or a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Explanation {
    /// What a topic is about, in a line; nothing for a code.
    pub title: &'static str,
    /// The explanation, laid out for 80 columns.
    pub text: &'static str,
    /// A script that shows it; empty where there is none. It stands with English and is every language's.
    pub example: &'static str,
}

/// Above and below the script of a section.
const FENCE: (&str, &str) = ("```ruling\n", "\n```");

/// What stands below a heading such as `topic weighted` or `code weights-sum`, in English where the language lacks it;
/// none where English does.
#[must_use]
pub fn explanation(locale: Locale, heading: &str) -> Option<Explanation> {
    let english = section(Locale::default(), heading)?;
    let (english, example) = english.split_once(FENCE.0).unwrap_or((english, ""));
    let own = section(locale, heading).map_or(english, |own| own.split_once(FENCE.0).map_or(own, |(own, _)| own));
    let (title, text) =
        if heading.starts_with("topic ") { own.split_once('\n').unwrap_or((own, "")) } else { ("", own) };
    Some(Explanation { title, text: text.trim(), example: example.strip_suffix(FENCE.1).unwrap_or(example) })
}

/// The names of the topics, in the order in which a director meets them.
pub fn topics() -> impl Iterator<Item = &'static str> {
    Locale::default().explanations().lines().filter_map(|line| line.strip_prefix("## topic "))
}

fn section(locale: Locale, heading: &str) -> Option<&'static str> {
    let mut sections = locale.explanations().split("\n## ").skip(1);
    sections.find_map(|section| section.strip_prefix(heading)?.strip_prefix('\n')).map(str::trim)
}
