//! Answers to a question of law: the verdict, and the Laws that decide, each a part of the mark.

use crate::law::CITED;
use crate::messages::{Locale, names};
use crate::number::Exact;
use crate::procedure::Verdict;
use crate::syntax::tree::Word;
use crate::syntax::{law_word, number_of_law};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

/// Bytes of what is written for a verdict, at most.
const LONGEST: usize = 64;

/// Laws that end the same case, so that a key may have either: an infraction and its effect, the general rule and that of the
/// case; the explanation was right, so that nobody who relied on it has redress (Law 21A), and partner's call was the mistake
/// (Law 75C).
const SAME_END: [(&str, &str); 4] = [("16B3", "16B1(a)"), ("40B", "21B3"), ("86B2(a)", "86A"), ("21A", "75C")];

/// The verdict and the Laws of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct StatedLaw {
    verdict: String,
    laws: Vec<String>,
}

/// The agreement of an answer with the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Compared {
    /// True if the verdict is the key's.
    pub verdict: bool,
    /// The number of the key's Laws that it names, less those that it names in vain.
    pub named: usize,
    /// The number of Laws in the key.
    pub of: usize,
}

impl StatedLaw {
    pub fn of(verdict: &Word, laws: &[Word]) -> Self {
        let laws = laws.iter().map(|law| compared_form(&law.node));
        Self { verdict: verdict.node.to_lowercase(), laws: laws.collect() }
    }

    /// The answer that the score obtained stands.
    pub fn score_stands() -> Self {
        Self { verdict: Verdict::Stands.word().to_owned(), laws: Vec::new() }
    }

    /// Returns whether it says that the score obtained stands.
    pub fn is_score_stands(&self) -> bool {
        self.verdict == Verdict::Stands.word()
    }

    /// Returns whether it says that the score is adjusted.
    pub fn is_adjust(&self) -> bool {
        self.verdict == Verdict::Adjust.word()
    }

    /// Compares this answer with the key. A Law that decided along with the key's is as good as one of them; a Law in
    /// vain is one that did not decide, as far as is known.
    pub fn compared(&self, key: &Self, decided: &[String]) -> Compared {
        let of = key.laws.len();
        let decided: Vec<String> = decided.iter().map(|law| compared_form(law)).collect();
        let is_part = |own: &String, law: &String| is_of(own, law) && !is_past_the_last(own);
        let is_key = |own: &String| key.laws.iter().any(|law| is_part(own, law));
        let is_as_good = |own: &String| {
            decided.iter().any(|law| is_part(own, law)) || key.laws.iter().any(|law| is_same_end(own, law))
        };
        let named = key.laws.iter().filter(|law| self.laws.iter().any(|own| is_part(own, law))).count();
        let others = self.laws.iter().filter(|own| !is_key(own) && is_as_good(own)).count();
        let is_vain = |own: &&String| {
            let is_known = key.laws.iter().chain(&decided).any(|law| is_of(own, law) || is_of(law, own));
            (!is_known && !is_as_good(own)) || is_past_the_last(own)
        };
        let vain = self.laws.iter().filter(is_vain).count();
        let named = named.saturating_add(others).min(of).saturating_sub(vain);
        Compared { verdict: self.verdict == key.verdict, named, of }
    }
}

/// Returns whether two citations, written plainly, end the same case: a key may have either.
fn is_same_end(one: &str, other: &str) -> bool {
    let plain = SAME_END.map(|(law, same)| (compared_form(law), compared_form(same)));
    plain.iter().any(|(law, same)| (one == law && other == same) || (one == same && other == law))
}

impl Compared {
    /// Returns whether nothing is wrong with the answer.
    pub fn is_right(self) -> bool {
        self.verdict && self.named == self.of
    }

    /// The share of the question's points that it earns, where the verdict is worth this share and the Laws the rest.
    pub fn earns(self, verdict: &Exact) -> Exact {
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let Some(laws) = Exact::fraction(count(self.named), count(self.of)) else {
            return if self.verdict { Exact::ONE } else { Exact::ZERO };
        };
        let of_laws = &(&Exact::ONE - verdict) * &laws;
        if self.verdict { &of_laws + verdict } else { of_laws }
    }
}

/// `adjust, law 16B1(a)` of what a candidate writes, in any language: `rozjemczy, przepis 16B1(a)`; `None` if there is
/// anything else.
pub(super) fn verdict(written: &str) -> Option<String> {
    let written = without_remarks(written);
    let written = written.as_ref();
    let start = written.find(|c: char| matches!(c, ',' | ';' | '(') || c.is_ascii_digit()).unwrap_or(written.len());
    // Nothing that is longer is a verdict.
    let (words, laws) = written.split_at_checked(start).filter(|(words, _)| words.len() <= LONGEST)?;
    let words = words.split([' ', '-', '\t', ':']).map(str::to_lowercase);
    let words = words.map(|word| if is_before_law(&word) { word } else { word.trim_end_matches('.').to_owned() });
    let mut words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    // The word for a Law may directly follow the verdict.
    while words.last().is_some_and(|word| is_before_law(word)) {
        words.pop();
    }
    let verdict = verdicts_by_word().get(&words.join(" "))?;
    let mut cited = String::new();
    for part in laws.split([',', ';', ' ', '\t']) {
        let own = trim_citation(part);
        let own = number_of_law(own).unwrap_or(own);
        if own.starts_with(|c: char| c.is_ascii_digit()) {
            cited.push_str(", law ");
            cited.push_str(&in_full(own));
        } else if !own.is_empty() && !is_before_law(own) {
            return None;
        }
    }
    Some(format!("{}{cited}", verdict.word()))
}

/// The text without a remark in parentheses that cites nothing: `stands (no misinformation), law 75C`.
fn without_remarks(text: &str) -> Cow<'_, str> {
    let remark = text.match_indices('(').find_map(|(start, _)| {
        let (before, rest) = text.split_at_checked(start)?;
        let (inside, after) = rest.split_once(')')?;
        // The letter behind a number is a citation's own: 16B1(a).
        let is_remark =
            !inside.contains(|c: char| c.is_ascii_digit()) && !before.ends_with(|c: char| c.is_ascii_digit());
        is_remark.then(|| format!("{before}{after}"))
    });
    remark.map_or(Cow::Borrowed(text), Cow::Owned)
}

/// A citation without the full stop behind it and the parentheses around it; it keeps its own.
fn trim_citation(part: &str) -> &str {
    let mut own = part.trim_start_matches('(');
    let count = |text: &str, sign| text.chars().filter(|c| *c == sign).count();
    loop {
        let is_unopened = count(own, ')') > count(own, '(');
        let shorter = match own.strip_suffix('.') {
            // The point of an abbreviation is its own.
            Some(_) if is_before_law(own) => None,
            None if is_unopened => own.strip_suffix(')'),
            shorter => shorter,
        };
        match shorter {
            Some(shorter) => own = shorter,
            None => return own,
        }
    }
}

/// The verdicts by what people write for them, in whatever language.
fn verdicts_by_word() -> &'static HashMap<String, Verdict> {
    static KNOWN: OnceLock<HashMap<String, Verdict>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let names = |verdict: &Verdict| {
            let verdict_names = Locale::ALL.map(|locale| names::verdict_words(locale, verdict.word()).to_string());
            let verdict_names = verdict_names.join(",");
            let own = std::iter::once(verdict.word().replace('-', " "));
            own.chain(verdict_names.split(',').map(|name| name.trim().to_owned())).collect::<Vec<_>>()
        };
        Verdict::ALL.iter().flat_map(|verdict| names(verdict).into_iter().map(|name| (name, *verdict))).collect()
    })
}

/// A citation with the parentheses that the Laws themselves leave out when they refer to one another: `16B1a`.
fn in_full(citation: &str) -> String {
    let ends = citation.char_indices().next_back();
    match ends {
        Some((at, item))
            if item.is_ascii_lowercase()
                && citation.get(..at).is_some_and(|rest| rest.ends_with(|c: char| c.is_ascii_digit())) =>
        {
            let (rest, item) = citation.split_at_checked(at).unwrap_or((citation, ""));
            format!("{rest}({item})")
        }
        _ => citation.to_owned(),
    }
}

/// Returns whether words begin with the word for a Law: `law 16B1(a)`.
pub(super) fn begins_with_law(words: &str) -> bool {
    words.split_whitespace().next().is_some_and(is_before_law)
}

/// A word before a citation or between two.
fn is_before_law(word: &str) -> bool {
    law_word(word).is_some() || ["and", "by", "i", "oraz"].contains(&word.to_lowercase().as_str())
}

/// A citation as citations are compared: the Laws themselves leave the parentheses out.
fn compared_form(law: &str) -> String {
    law.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
}

/// Returns whether a citation, written plainly, is of a letter behind the last that the paragraph has: 16B1(z).
fn is_past_the_last(law: &str) -> bool {
    let lettered = |law: &str| {
        let (letter, rest) = (law.chars().next_back()?, law.get(..law.len().checked_sub(1)?)?.to_owned());
        // The capital behind the number is no letter of a paragraph: 16B.
        let is_item = letter.is_ascii_lowercase() && rest.contains(|c: char| c.is_ascii_alphabetic());
        is_item.then_some((rest, letter))
    };
    let Some((whole, letter)) = lettered(law) else { return false };
    let known =
        CITED.iter().filter_map(|law| lettered(&compared_form(&law.to_string()))).filter(|(rest, _)| *rest == whole);
    known.map(|(_, letter)| letter).max().is_some_and(|last| letter > last)
}

/// Returns whether a Law is another, or a part of it: 16B1(a) is of 16B.
fn is_of(law: &str, whole: &str) -> bool {
    law.strip_prefix(whole).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}
