//! The grammar has the words of the table, and spells them as the fast path does.

use super::{Keyword, Section, all};
use crate::procedure::Verdict;
use crate::syntax::grammar::{Notation, Rule};
use pest::Parser;
use std::collections::BTreeSet;

/// A word in the grammar; case does not count, with accents neither.
fn matched(word: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut plain = String::new();
    let end = |plain: &mut String, parts: &mut Vec<String>| {
        if !plain.is_empty() {
            parts.push(format!("^\"{plain}\""));
            plain.clear();
        }
    };
    for letter in word.chars() {
        match letter {
            ' ' => {
                end(&mut plain, &mut parts);
                parts.push("\" \"+".to_owned());
            }
            _ if letter.is_ascii() => plain.push(letter),
            _ => {
                end(&mut plain, &mut parts);
                parts.push(format!("(\"{letter}\" | \"{}\")", letter.to_uppercase()));
            }
        }
    }
    end(&mut plain, &mut parts);
    parts.join(" ~ ")
}

/// The choice of some words; the longer first where one begins another.
fn choice(words: impl IntoIterator<Item = &'static str>) -> String {
    let words: BTreeSet<&str> = words.into_iter().collect();
    words.iter().rev().map(|word| matched(word)).collect::<Vec<_>>().join(" | ")
}

/// The rule of some keywords in every language.
fn rule(name: &str, is_wanted: impl Fn(Keyword) -> bool) -> String {
    let wanted = || Keyword::ALL.iter().copied().filter(|keyword| is_wanted(*keyword));
    let local = wanted().flat_map(|keyword| keyword.locals().map(|local| local.text));
    format!("{name} = @{{ ({}) ~ word_end }}\n", choice(wanted().map(Keyword::word).chain(local)))
}

/// The words that cannot be names, and those that cannot be one in front of a string.
fn reserved() -> String {
    let reserved = || Keyword::ALL.iter().copied().filter(|keyword| keyword.is_reserved());
    let local = |may_be_name| {
        let locals = reserved().flat_map(Keyword::locals);
        locals.filter(move |local| local.may_be_name == may_be_name).map(|local| local.text)
    };
    let never = choice(reserved().map(Keyword::word).chain(local(false)));
    format!("reserved = @{{ ({never}) ~ word_end | ({}) ~ word_end ~ &(\" \"* ~ \"\\\"\") }}\n", choice(local(true)))
}

/// The words of other languages for a sign or a table's word.
fn called(name: &str, section: Section, is_wanted: impl Fn(&str) -> bool) -> String {
    let words = all(section).filter(|(key, _)| is_wanted(key)).map(|(_, local)| local.text);
    format!("{name}_called = @{{ ({}) ~ word_end }}\n", choice(words))
}

/// The rules of the grammar for the words.
fn grammar() -> String {
    let mut text =
        "// The rules of the words, made from crates/lang/src/syntax/keywords.rs and locales/*/words.txt by \
                    `REDRESS_UPDATE=1 cargo test -p redress-lang keywords`.\n\n\
                    /// Words that cannot be names.\n"
            .to_owned();
    text += &reserved();
    text += "/// Words that ask about a ruling.\n";
    text += &rule("query_word", Keyword::is_query);
    for keyword in Keyword::ALL.iter().filter(|keyword| !keyword.has_own_rule()) {
        let word = keyword.word().replace('-', "_");
        text += &rule(&format!("{word}_word"), |other| other == *keyword);
    }
    text += "\n// Other languages' words beside those that have a rule of their own.\n";
    text += &called("pass", Section::Notation, |key| key == "pass");
    text += &called("mp", Section::Notation, |key| key == "MP");
    text += &called("verdict", Section::Answers, |key| Verdict::named(key).is_some());
    text
}

#[test]
fn the_grammar_has_the_words_of_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/grammar/keywords.pest");
    if std::env::var_os("REDRESS_UPDATE").is_some() {
        std::fs::write(path, grammar()).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(kept == grammar(), "{path} is not that of the table; REDRESS_UPDATE=1 writes it anew");
}

#[test]
fn spellings_are_the_grammars() {
    let words = [
        "po",
        "PO",
        "pas",
        "passed",
        "Ave",
        "avg",
        "average",
        "av",
        "aveplus",
        "Aminus",
        "A6040",
        "a604",
        "pox",
        "p",
        "avenue",
        "AVE",
        "AVG",
        "Av",
        "AV",
        "all",
        "plus",
        "averageplus",
        "A60400",
        "passing",
    ];
    for word in words {
        let of_grammar = Notation::parse(Rule::spelling, word)
            .is_ok_and(|mut found| found.next().is_some_and(|pair| pair.as_str().len() == word.len()));
        assert_eq!(super::is_spelling(word), of_grammar, "{word}");
    }
}

#[test]
fn statements_show_their_form() {
    for keyword in Keyword::statements().filter(|keyword| *keyword != Keyword::Marks) {
        let form = keyword.form().unwrap_or_default();
        assert!(form.starts_with(keyword.word()), "{}", keyword.word());
    }
}
