//! Writes what is in the notation with the words of a language. The grammar tells where its words stand, so that strings,
//! names and figures stay what they are.

use super::grammar::{Notation, Pair, Rule};
use super::keywords::Keyword;
use super::lexer::{Normalised, normalise};
use super::words::{Section, written};
use crate::messages::Locale;
use pest::Parser;
use std::ops::Range;

/// A piece in its canonical form, with the words of a language; `rule` is what it is.
pub(super) fn localised(text: String, rule: Rule, locale: Locale) -> String {
    if locale == Locale::default() {
        return text;
    }
    let normalised = normalise(&text);
    let Ok(pairs) = Notation::parse(rule, &normalised.text) else { return text };
    let mut found = Found { words: Vec::new(), edits: Vec::new(), turned: Vec::new(), locale, normalised: &normalised };
    pairs.for_each(|pair| found.part(&pair, None));
    found.words_together(&text);
    found.edits.sort_by_key(|(place, _)| place.start);
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for (word, behind) in &found.turned {
        for place in [at..word.start, behind.clone(), word.end..behind.start, word.clone()] {
            found.write(&text, place, &mut out);
        }
        at = behind.end;
    }
    found.write(&text, at..text.len(), &mut out);
    out
}

/// Words whose numbers and sides follow them in the notation and precede them in a locale: `16 rozdań`, `WE po partii`.
const TURNED: [(Keyword, Rule); 2] = [(Keyword::Boards, Rule::digits), (Keyword::Vul, Rule::vulnerability)];

/// The words of a piece, and what is written for them.
struct Found<'a> {
    /// The language's own words with their places, in order.
    words: Vec<(Range<usize>, Keyword)>,
    edits: Vec<(Range<usize>, &'static str)>,
    /// Words, each with what stands behind it and goes before it, in order.
    turned: Vec<(Range<usize>, Range<usize>)>,
    locale: Locale,
    normalised: &'a Normalised<'a>,
}

impl Found<'_> {
    fn part(&mut self, pair: &Pair<'_>, outer: Option<Rule>) {
        let rule = pair.as_rule();
        let section = match (rule, outer) {
            (Rule::word, Some(Rule::scoring)) => Some(Section::Scoring),
            (Rule::word, Some(Rule::set | Rule::conventions)) => Some(Section::Settings),
            (Rule::value, _) | (Rule::word, Some(Rule::regulations)) => Some(Section::Values),
            (Rule::verdict | Rule::known_verdict | Rule::fact_word, _) => Some(Section::Answers),
            (Rule::side_name | Rule::passed_out | Rule::mp_word | Rule::strain, _) => Some(Section::Notation),
            _ => None,
        };
        if let Some(section) = section {
            let word = written(self.locale, section, pair.as_str());
            self.edits.extend(word.map(|word| (self.place(pair), word)));
        } else if let Some(keyword) = keyword(pair) {
            self.words.push((self.place(pair), keyword));
        }
        let mut before: Option<Pair<'_>> = None;
        for inner in pair.clone().into_inner() {
            if let Some(word) = before.as_ref().filter(|word| is_turned(word, &inner)) {
                self.turned.push((self.place(word), self.place(&inner)));
            }
            self.part(&inner, Some(rule));
            before = Some(inner);
        }
    }

    /// Writes a part of the text with the words of the language in it.
    fn write(&self, text: &str, part: Range<usize>, out: &mut String) {
        let mut at = part.start;
        for (place, word) in self.edits.iter().filter(|(place, _)| part.start <= place.start && place.end <= part.end) {
            out.push_str(text.get(at..place.start).unwrap_or(""));
            out.push_str(word);
            at = place.end;
        }
        out.push_str(text.get(at..part.end).unwrap_or(""));
    }

    fn place(&self, pair: &Pair<'_>) -> Range<usize> {
        let start = pair.as_span().start();
        let end = start.saturating_add(pair.as_str().trim_end_matches(' ').len());
        self.normalised.start(start)..self.normalised.end(end)
    }

    /// Replaces words, several that stand together first: `at table`.
    fn words_together(&mut self, text: &str) {
        let mut rest = self.words.as_slice();
        while let Some((first, _)) = rest.first() {
            let together = (1..=MOST_TOGETHER.min(rest.len())).rev().find_map(|count| {
                let (words, behind) = rest.split_at_checked(count)?;
                let place = first.start..words.last()?.0.end;
                let names: Vec<&str> = words.iter().map(|(_, keyword)| keyword.word()).collect();
                let key = names.join(" ");
                let is_whole = text.get(place.clone())?.eq_ignore_ascii_case(&key);
                let word = written(self.locale, Section::Words, &key).filter(|_| is_whole)?;
                Some((behind, place, word))
            });
            rest = match together {
                Some((behind, place, word)) => {
                    self.edits.push((place, word));
                    behind
                }
                None => rest.get(1..).unwrap_or(&[]),
            };
        }
    }
}

/// The most words of the language that one phrase of another stands for.
const MOST_TOGETHER: usize = 3;

/// Returns whether a word stands behind what follows it, in the languages that are written.
fn is_turned(word: &Pair<'_>, behind: &Pair<'_>) -> bool {
    keyword(word).is_some_and(|word| TURNED.contains(&(word, behind.as_rule())))
}

/// The word that a rule matches: the rule of each is its name with `_word`.
fn keyword(pair: &Pair<'_>) -> Option<Keyword> {
    let rule = format!("{:?}", pair.as_rule());
    let name = rule.strip_suffix("_word")?;
    if name == "query" { Keyword::named(pair.as_str()) } else { Keyword::named(name) }
}
