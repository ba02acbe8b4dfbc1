//! What editors are given: the words that they colour are the language's, what they insert can be read, and the corpus of
//! the tree-sitter grammar is read by the program's own grammar as it is by that one.

use crate::harness::{files_below, root};
use redress::source::FileId;
use redress::syntax::{Keyword, parse};
use serde_json::Value;
use std::collections::BTreeSet;

/// Words that are coloured as a side, a call or an average, each by a pattern of its own.
const OF_THEIR_OWN: [&str; 6] = ["a", "ans", "ew", "ns", "pass", "we"];

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join("editors").join(path)).unwrap()
}

fn json(path: &str) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of each alternation `(?i:a|b|c)` of a pattern of the TextMate grammar.
fn alternations(pattern: &Value) -> impl Iterator<Item = BTreeSet<&str>> {
    let text = pattern["match"].as_str().unwrap();
    let inside = text.split("(?i:").skip(1).map(|rest| rest.trim_start_matches('(').split(')').next().unwrap());
    inside.map(|words| words.split('|').collect())
}

fn declared(is_wanted: impl Fn(Keyword) -> bool) -> BTreeSet<&'static str> {
    let words = Keyword::ALL.iter().copied().filter(|keyword| is_wanted(*keyword)).map(Keyword::word);
    words.filter(|word| !OF_THEIR_OWN.contains(word)).collect()
}

#[test]
fn colours_know_every_word_and_no_other() {
    let grammar = json("vscode/syntaxes/redress.tmLanguage.json");
    let statements = &grammar["repository"]["statement"]["patterns"];
    for pattern in statements.as_array().unwrap() {
        let found: Vec<_> = alternations(pattern).collect();
        assert_eq!(found, [declared(Keyword::starts_statement)], "{pattern}");
    }
    let words = grammar["repository"]["words"]["patterns"].as_array().unwrap();
    let mut found = words.iter().flat_map(alternations);
    assert_eq!(found.next(), Some(declared(|word| word.is_reserved() && !word.starts_statement())));
    assert_eq!(found.next(), Some(declared(|word| !word.is_reserved() && !word.starts_statement())));
    assert_eq!(found.next(), None);
    let side = &grammar["repository"]["side"];
    assert_eq!(alternations(side).collect::<Vec<_>>(), [BTreeSet::from(["ew", "ns", "we"])]);
}

/// A snippet as it stands when nothing is filled in.
fn filled(body: &str) -> String {
    let mut out = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once('$') {
        out.push_str(before);
        rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
        if let Some((inside, behind)) = after.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
            let (_, default) = inside.split_at(inside.find([':', '|']).unwrap());
            out.push_str(default.trim_matches([':', '|']).split(',').next().unwrap());
            rest = behind;
        }
    }
    out + rest
}

#[test]
fn snippets_can_be_read() {
    let snippets = json("vscode/snippets/redress.json");
    for (name, snippet) in snippets.as_object().unwrap() {
        let lines: Vec<&str> = snippet["body"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
        let text = filled(&lines.join("\n"));
        let (script, problems) = parse(FileId::default(), &text);
        assert!(problems.is_empty() && script.statements.len() == 1, "{name}: {problems:?}\n{text}");
    }
}

#[test]
fn the_extension_is_whole() {
    let package = json("vscode/package.json");
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(package["version"], json("vscode/package-lock.json")["version"]);
    json("vscode/language-configuration.json");
    let contributed = &package["contributes"];
    let listed = ["languages", "grammars", "snippets"].map(|kind| contributed[kind].as_array().unwrap());
    for entry in listed.into_iter().flatten() {
        let path = entry.get("path").or(entry.get("configuration")).unwrap().as_str().unwrap();
        assert!(root().join("editors/vscode").join(path).is_file(), "{path}");
    }
    let markdown = json("vscode/syntaxes/markdown.tmLanguage.json");
    assert_eq!(markdown["scopeName"], contributed["grammars"][1]["scopeName"]);
}

/// The words of a text that stand behind `before`, up to the next quotation mark.
fn quoted<'a>(text: &'a str, before: &str) -> BTreeSet<&'a str> {
    text.split(before).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

#[test]
fn the_tree_sitter_grammar_knows_every_word_and_no_other() {
    let grammar = read("tree-sitter-redress/grammar.js");
    // In the patterns of tokens that are no words of a statement, or of units.
    let elsewhere = ["a", "ans", "mp", "vp", "ew", "ns", "we"];
    let declared: BTreeSet<&str> =
        Keyword::ALL.iter().map(|keyword| keyword.word()).filter(|word| !elsewhere.contains(word)).collect();
    // Values of `board` and `offenders`, which the program does not count among its words.
    let found: BTreeSet<&str> =
        quoted(&grammar, "word(\"").difference(&BTreeSet::from(["none", "all", "both"])).copied().collect();
    assert_eq!(found, declared);

    let scanner = read("tree-sitter-redress/src/scanner.c");
    let list = scanner.split("STATEMENTS[] = {").nth(1).unwrap().split("};").next().unwrap();
    let found: BTreeSet<&str> = list.split('"').skip(1).step_by(2).collect();
    assert_eq!(found, Keyword::statements().map(Keyword::word).collect());

    let colours = read("tree-sitter-redress/queries/highlights.scm");
    let mut lists = colours.split('[').skip(1).map(|list| list.split(']').next().unwrap());
    let mut words = || lists.next().unwrap().split('"').skip(1).step_by(2).collect::<BTreeSet<&str>>();
    assert_eq!(words(), Keyword::statements().map(Keyword::word).collect());
    let others: BTreeSet<&str> =
        declared.into_iter().filter(|word| Keyword::named(word).is_some_and(|word| !word.starts_statement())).collect();
    assert_eq!(words(), others.into_iter().filter(|word| *word != "pass").collect());
}

#[test]
fn the_tree_sitter_corpus_is_read_as_it_says() {
    let rule = format!("{}\n", "=".repeat(20));
    let mut count = 0;
    for file in files_below(&root().join("editors/tree-sitter-redress/test/corpus"), "txt") {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut parts = text.split(&rule).skip(1);
        while let (Some(title), Some(body)) = (parts.next(), parts.next()) {
            let (script, _) = body.split_once("\n---\n").unwrap();
            let (_, problems) = parse(FileId::default(), script.trim_end_matches('\n'));
            let place = format!("{}: {title}{problems:?}", file.display());
            assert_eq!(title.contains(":error"), !problems.is_empty(), "{place}");
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}
