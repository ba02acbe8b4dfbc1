//! Citations of the Laws in an author's words: `Law 12C1(c)`, `Laws 16B1 and 16B3`, `przepisy 73C, 73C1`.
//!
//! A number is a Law's behind the word for it, and it need not be one that the program has a check for: every Law from 1 to
//! 93 with a paragraph in the form that the Laws have.

use crate::law::Law;
use crate::syntax::law_word;

/// Stands between two citations, the longer before those that they begin with.
const JOINTS: [&str; 14] = [
    ", and ", ", or ", ", oraz ", ", ", "; ", " and ", " or ", " to ", " i ", " oraz ", " lub ", " albo ", " do ", "/",
];

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Part<'a> {
    Words(&'a str),
    Law(Number),
}

/// The citation that may come next.
#[derive(Debug, Clone, Copy)]
struct Expected {
    /// True behind the word for several Laws, where a number needs no paragraph.
    several: bool,
    /// True directly behind the word.
    first: bool,
}

/// Finds citations in texts that follow one another: a line may end behind the word.
#[derive(Debug, Default)]
pub(super) struct Citations {
    expected: Option<Expected>,
}

impl Citations {
    /// The text behind it is no part of the same sentence.
    pub(super) fn end(&mut self) {
        self.expected = None;
    }

    /// The parts of the next text.
    pub(super) fn parts<'a>(&mut self, text: &'a str) -> Vec<Part<'a>> {
        let (mut parts, mut plain, mut at) = (Vec::new(), 0_usize, 0_usize);
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            if let Some(expected) = self.expected.take() {
                let here = at.saturating_add(rest.len().saturating_sub(rest.trim_start_matches(is_blank).len()));
                let behind = text.get(here..).unwrap_or("");
                if behind.is_empty() {
                    self.expected = Some(expected);
                    break;
                }
                let found = Number::begins(behind);
                let found = found.filter(|(law, _)| expected.first || expected.several || !law.paragraph.is_empty());
                if let Some((law, length)) = found {
                    parts.push(Part::Words(text.get(plain..here).unwrap_or("")));
                    parts.push(Part::Law(law));
                    plain = here.saturating_add(length);
                    at = plain.saturating_add(self.joint(text.get(plain..).unwrap_or(""), expected.several));
                    continue;
                }
                // A comma or a word that joined citations belongs to the sentence.
                at = here;
            }
            let rest = text.get(at..).unwrap_or("");
            let Some(start) = rest.find(char::is_alphanumeric) else { break };
            let here = at.saturating_add(start);
            let behind = text.get(here..).unwrap_or("");
            let length = behind.find(|c: char| !c.is_alphanumeric()).unwrap_or(behind.len());
            let word = behind.get(..length).unwrap_or("");
            at = here.saturating_add(length);
            self.expected = introduced_by(word);
            let begins = text.get(..here).and_then(|before| before.chars().next_back()).is_none_or(is_before_word);
            if let Some((law, length)) = Number::begins(behind).filter(|(law, _)| begins && law.stands_alone()) {
                parts.push(Part::Words(text.get(plain..here).unwrap_or("")));
                parts.push(Part::Law(law));
                plain = here.saturating_add(length);
                at = plain;
            }
        }
        parts.push(Part::Words(text.get(plain..).unwrap_or("")));
        parts.retain(|part| *part != Part::Words(""));
        parts
    }

    /// The length of what joins a citation to the next, which is then expected.
    fn joint(&mut self, behind: &str, several: bool) -> usize {
        let expected = Some(Expected { several, first: false });
        if let Some(joint) = JOINTS.iter().find(|joint| behind.starts_with(**joint)) {
            self.expected = expected;
            return joint.len();
        }
        // The line may end within it.
        if !behind.trim().is_empty() && JOINTS.iter().any(|joint| behind.trim_end() == joint.trim_end()) {
            self.expected = expected;
            return behind.len();
        }
        0
    }
}

fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\n' | '\t' | '\u{a0}' | '~')
}

/// Returns true for what may stand before a word; before a part of an address stand other signs.
fn is_before_word(c: char) -> bool {
    is_blank(c) || matches!(c, '(' | '[' | '"' | '“' | '„' | '–' | '—')
}

/// Returns what a word leads to.
fn introduced_by(word: &str) -> Option<Expected> {
    let known = law_word(word).filter(|known| !known.is_ambiguous)?;
    Some(Expected { several: known.is_of_several, first: true })
}

/// A Law's number as it is printed, in the order of the Laws: `16B1(a)` before `16C`, and both before `64A`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number {
    law: u8,
    paragraph: String,
}

impl Number {
    /// A citation and nothing else.
    pub(super) fn read(text: &str) -> Option<Self> {
        Self::begins(text).filter(|(_, length)| *length == text.len()).map(|(law, _)| law)
    }

    /// The citation with which a text begins, and its length there: `12C1(c)`, or `12C1c` as the Laws write it to one
    /// another, and items within an item, `16B1(a)(i)`.
    fn begins(text: &str) -> Option<(Self, usize)> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (law, rest) = text.split_at_checked(digits)?;
        if law.starts_with('0') {
            return None;
        }
        let law: u8 = law.parse().ok().filter(|law| Law::is_number(*law))?;
        let (mut paragraph, mut rest) = (String::new(), rest);
        if let Some(letter) = rest.chars().next().filter(char::is_ascii_uppercase) {
            paragraph.push(letter);
            rest = rest.strip_prefix(letter)?;
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let (digit, behind) = rest.split_at_checked(digits).filter(|(digit, _)| digit.len() < 3)?;
            paragraph.push_str(digit);
            rest = behind;
            if !digit.is_empty() {
                rest = item(rest, &mut paragraph);
            }
        }
        // A share, a decimal and a time are no Laws.
        let mut behind = rest.chars();
        let (next, after) = (behind.next(), behind.next());
        let goes_on = next.is_some_and(|c| c.is_alphanumeric() || "%°♠♥♦♣=−+".contains(c));
        let is_decimal = next.is_some_and(|c| ".,:".contains(c)) && after.is_some_and(|c| c.is_ascii_digit());
        if goes_on || is_decimal {
            return None;
        }
        Some((Self { law, paragraph }, text.len().saturating_sub(rest.len())))
    }

    /// Returns whether this is a Law without the word before it: one that the program knows down to a digit, or an item of
    /// such a one.
    fn stands_alone(&self) -> bool {
        self.around().any(|law| law.paragraph.len() > 1 && Law::cited(&law.printed()).is_some())
    }

    pub(super) fn printed(&self) -> String {
        format!("{}{}", self.law, self.paragraph)
    }

    /// The whole Law.
    pub(super) fn whole(&self) -> Self {
        Self { law: self.law, paragraph: String::new() }
    }

    /// This paragraph, and then each that it is a part of, up to the whole Law.
    pub(super) fn around(&self) -> impl Iterator<Item = Self> + use<> {
        std::iter::successors(Some(self.clone()), |inner| {
            let shorter = match inner.paragraph.rfind('(') {
                Some(item) => inner.paragraph.get(..item),
                None => inner.paragraph.char_indices().next_back().and_then(|(last, _)| inner.paragraph.get(..last)),
            };
            shorter.map(|paragraph| Self { law: inner.law, paragraph: paragraph.to_owned() })
        })
    }

    /// The anchor for an index and other pages: `law-12c1-c`.
    pub(super) fn id(&self) -> String {
        let text = self.printed().to_lowercase();
        let parts: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
        format!("law-{}", parts.join("-"))
    }
}

/// The items behind a digit, added to the paragraph; what is left of the text.
fn item<'a>(text: &'a str, paragraph: &mut String) -> &'a str {
    let mut rest = text;
    let mut letters = text.chars();
    let bare = letters.next().filter(char::is_ascii_lowercase);
    if let Some(letter) = bare.filter(|_| !letters.next().is_some_and(char::is_alphanumeric)) {
        paragraph.push_str(&format!("({letter})"));
        rest = text.strip_prefix(letter).unwrap_or(text);
    }
    for _ in 0..2 {
        let inside = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
        let is_item = |item: &str| item.len() == 1 || item.bytes().all(|byte| b"ivx".contains(&byte));
        let is_word = |item: &str| !item.is_empty() && item.bytes().all(|byte| byte.is_ascii_lowercase());
        let Some((item, behind)) = inside.filter(|(item, _)| is_word(item) && is_item(item)) else { break };
        paragraph.push_str(&format!("({item})"));
        rest = behind;
    }
    rest
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn cited(text: &str) -> Vec<String> {
        let parts = Citations::default().parts(text);
        let law = |part: &Part<'_>| if let Part::Law(law) = part { Some(law.printed()) } else { None };
        parts.iter().filter_map(law).collect()
    }

    #[test]
    fn every_law_is_a_citation() {
        for (text, expected) in [
            ("By Law 12C1(c), it", "12C1(c)"),
            ("(Law 16B1(a)) & so, Law 12C1(a).", "16B1(a) 12C1(a)"),
            ("na mocy przepisu 64A. Przepisy 73C, 73C1 i 40B4", "64A 73C 73C1 40B4"),
            ("Laws 16B1 and 16B3, 12B1, 12C2(a); Law 16B1(a)(i)!", "16B1 16B3 12B1 12C2(a) 16B1(a)(i)"),
            ("Laws 68 to 71, Law 27B1(a) or 27B1(b) and 20 boards", "68 71 27B1(a) 27B1(b)"),
            ("Law 12C1e. Law 93's", "12C1(e) 93"),
            ("as 12C1(c) says, 16D2(a), not 12C9, 3NT", "12C1(c) 16D2(a)"),
            ("Law 12, 20 boards; Law 94, Law 12.5, the law 60%, Law 6NT, table 12, lawn 12, Law 012", "12"),
            ("przepis 12C1(b) albo 12C2", "12C1(b) 12C2"),
            ("MPB 64 i 64C1; ma prawo 2 razy; tabela L 5; przepisem 16", "64 64C1 16"),
            ("see 12C1(a), then (16B1(a)(i)), not 73C", "12C1(a) 16B1(a)(i)"),
        ] {
            assert_eq!(cited(text).join(" "), expected, "{text}");
        }
    }

    #[test]
    fn a_line_may_end_behind_the_word() {
        let mut citations = Citations::default();
        let law = |parts: Vec<Part<'_>>| parts.into_iter().any(|part| matches!(part, Part::Law(_)));
        assert!(!law(citations.parts("by Law")) && law(citations.parts("12C1(a) and")) && law(citations.parts("73C")));
        citations.parts("by Law");
        citations.end();
        assert!(!law(citations.parts("12 boards")));
    }

    #[test]
    fn no_word_is_lost() {
        for text in ["(Law 16B1(a)) & so", "Laws 16B1 and", "Law ", "12C1(c)", "♥ Law 7A5b ż", "przepisów 1, 2, i"]
        {
            let parts = Citations::default().parts(text);
            let whole: String = parts
                .iter()
                .map(|part| match part {
                    Part::Words(words) => (*words).to_owned(),
                    Part::Law(law) => law.printed(),
                })
                .collect();
            assert_eq!(whole.replace("(b)", "b"), text.replace("(b)", "b"));
        }
    }
}
