//! The front matter of a lecture, between two lines of three hyphens: title, author, date, event, language, the
//! address of the Laws, its sources, style, footer, and whether sections are numbered.

use super::links::is_safe;
use crate::diagnostic::{Problem, closest};
use std::borrow::Cow;
use std::ops::Range;

/// The line that opens and closes it.
const FENCE: &str = "---";

/// The words for yes and no, in every language.
const YES: [&str; 3] = ["yes", "true", "tak"];
const NO: [&str; 3] = ["no", "false", "nie"];

/// The keys, in the order in which they are shown.
const KEYS: [&str; 10] =
    ["title", "author", "date", "event", "language", "laws", "bibliography", "style", "footer", "numbered"];

/// The front matter of a lecture.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct FrontMatter {
    /// Its title, in the place of the first heading.
    pub title: Option<String>,
    /// The author or speaker.
    pub author: Option<String>,
    /// When it was or is given, as written.
    pub date: Option<String>,
    /// The event at which it is given.
    pub event: Option<String>,
    /// A tag such as `pl`, before what the name of the file says.
    pub language: Option<String>,
    /// The address at which Laws can be read, with `{law}` where the number goes, else behind it.
    pub laws: Option<String>,
    /// A file of BibTeX with its sources, and the place of its line.
    pub bibliography: Option<(String, Range<usize>)>,
    /// A style sheet of its own, and the place of its line.
    pub style: Option<(String, Range<usize>)>,
    /// A line at the foot of the page.
    pub footer: Option<String>,
    /// True if its sections are numbered.
    pub is_numbered: bool,
}

/// The bytes that it takes up with its two lines of hyphens; `None` if the text begins otherwise.
fn range(markdown: &str) -> Option<Range<usize>> {
    let mut lines = markdown.split_inclusive('\n');
    let mut at = lines.next().filter(|line| line.trim_end() == FENCE)?.len();
    for (nth, line) in lines.enumerate() {
        at = at.saturating_add(line.len());
        match line.trim_end() {
            FENCE => return Some(0..at),
            // A text that begins with a rule goes on with a blank line, or with words.
            line if nth == 0 && !line.contains(':') => return None,
            _ => {}
        }
    }
    None
}

/// The text with blanks in its place, so that all other places stay the same.
pub(super) fn without(markdown: &str) -> Cow<'_, str> {
    let Some(front) = range(markdown) else { return Cow::Borrowed(markdown) };
    let (front, rest) = markdown.split_at_checked(front.end).unwrap_or(("", markdown));
    let blank = front.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' });
    Cow::Owned(blank.chain(rest.chars()).collect())
}

/// Parses the front matter; problems come with their lines.
pub(super) fn front_matter(markdown: &str) -> (FrontMatter, Vec<(Problem, Range<usize>)>) {
    let (mut front, mut problems) = (FrontMatter::default(), Vec::new());
    let Some(all) = range(markdown) else { return (front, problems) };
    let mut at = 0_usize;
    for line in markdown.get(all).unwrap_or("").split_inclusive('\n') {
        let start = at;
        at = at.saturating_add(line.len());
        let line = line.trim_end();
        if line.is_empty() || line == FENCE || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(':').unwrap_or((line, ""));
        let value = value.trim();
        let quoted = |quote: char| value.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote));
        let value = quoted('"').or_else(|| quoted('\'')).unwrap_or(value);
        let place = start..start.saturating_add(line.len());
        let own = Some(value.to_owned()).filter(|value| !value.is_empty());
        match key.trim().to_lowercase().as_str() {
            "title" => front.title = own,
            "author" => front.author = own,
            "date" => front.date = own,
            "event" => front.event = own,
            "language" if is_tag(value) => front.language = own,
            "laws" if is_safe(value) => front.laws = own,
            "bibliography" => front.bibliography = own.map(|file| (file, place)),
            "style" => front.style = own.map(|file| (file, place)),
            "footer" => front.footer = own,
            "numbered" if is_among(value, YES) => front.is_numbered = true,
            "numbered" if is_among(value, NO) => front.is_numbered = false,
            "numbered" => {
                let suggestion = Some("numbered: yes");
                problems.push((Problem::LectureFrontKey { key: line.trim().to_owned(), suggestion }, place));
            }
            "language" => problems.push((Problem::LectureLanguage { value: value.to_owned() }, place)),
            "laws" => problems.push((Problem::LectureAddress { value: value.to_owned() }, place)),
            key => {
                let suggestion = closest(key, KEYS);
                problems.push((Problem::LectureFrontKey { key: key.to_owned(), suggestion }, place));
            }
        }
    }
    (front, problems)
}

/// Returns whether a value is one of these words, in capitals or not.
fn is_among(value: &str, words: [&str; 3]) -> bool {
    words.iter().any(|word| value.to_lowercase() == *word)
}

/// Returns whether this is a language as the name of a file says it, `pl`.
fn is_tag(value: &str) -> bool {
    value.len() == 2 && value.bytes().all(|byte| byte.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    #[test]
    fn what_is_said_above_the_text() {
        let text =
            "---\ntitle: \"Weighted: why?\"\nauthor: Ż\n# no\nlanguage: pl\n\nlaws: https://x/{law}\n---\n# One\n";
        let (front, problems) = front_matter(text);
        assert_eq!(front.title.as_deref(), Some("Weighted: why?"));
        assert_eq!((front.author.as_deref(), front.language.as_deref()), (Some("Ż"), Some("pl")));
        assert_eq!(front.laws.as_deref(), Some("https://x/{law}"));
        assert!(problems.is_empty());
        let bare = without(text);
        assert_eq!((bare.len(), bare.find("# One"), bare.trim()), (text.len(), text.find("# One"), "# One"));
    }

    #[test]
    fn what_is_wrong_has_its_place() {
        let text = "---\ntitel: x\nlaws: javascript:x\nlanguage: Polish\nnumbered: on\n---\n";
        let (_, problems) = front_matter(text);
        let lines: Vec<&str> = problems.iter().map(|(_, place)| &text[place.clone()]).collect();
        assert_eq!(lines, ["titel: x", "laws: javascript:x", "language: Polish", "numbered: on"]);
    }

    #[test]
    fn yes_and_no_have_capitals_or_not() {
        for (word, is_numbered) in [("Yes", true), ("TAK", true), ("false", false), ("Nie", false)] {
            let (front, problems) = front_matter(&format!("---\nnumbered: {word}\n---\n"));
            assert_eq!((front.is_numbered, problems.is_empty()), (is_numbered, true), "{word}");
        }
    }

    #[test]
    fn a_rule_is_none() {
        for text in
            ["---\n\nwords: few\n\n---\n", "---\nwords\n---\n", "--- \nkey: value\n", "# One\n\n---\na: b\n---\n"]
        {
            assert_eq!(without(text), text);
        }
    }
}
