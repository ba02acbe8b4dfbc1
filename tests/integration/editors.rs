//! The editors' grammars: the words that they colour are the language's, their snippets can be read, and the corpus of
//! the tree-sitter grammar gives the same trees as the program's own.

use crate::harness::{files_below, root};
use redress::messages::Locale;
use redress::source::FileId;
use redress::syntax::{Keyword, parse};
use serde_json::Value;
use std::collections::BTreeSet;

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join("editors").join(path)).unwrap()
}

fn json(path: &str) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of the table that are wanted, in the order of the alphabet, with something around each.
fn words(is_wanted: impl Fn(Keyword) -> bool, around: &str) -> Vec<String> {
    let words: BTreeSet<&str> =
        Keyword::ALL.iter().filter(|keyword| is_wanted(**keyword)).map(|keyword| keyword.word()).collect();
    words.into_iter().map(|word| format!("{around}{word}{around}")).collect()
}

/// Words in lines of at most 80 characters, indented, with something behind each.
fn in_lines(words: &[String], indent: &str, behind: &str) -> String {
    let mut text = String::new();
    let mut line = String::new();
    for word in words {
        if line.len() + word.len() + behind.len() > 80 {
            text += &format!("{}\n", line.trim_end());
            line.clear();
        }
        line += if line.is_empty() { indent } else { " " };
        line += &format!("{word}{behind}");
    }
    text + &line + "\n"
}

/// A text with each list, between what stands before and behind it, in the place of the one that is there; the lists are
/// met in their order.
fn with_lists(text: &str, lists: &[(&str, &str, String)]) -> String {
    let mut made = String::new();
    let mut rest = text;
    for (before, behind, list) in lists {
        let (head, tail) = rest.split_once(before).unwrap_or_else(|| panic!("no {before}"));
        let end = tail.find(behind).unwrap();
        made += &format!("{head}{before}{list}");
        rest = &tail[end..];
    }
    made + rest
}

/// Words that are parts of statements and no names.
fn is_inner(keyword: Keyword) -> bool {
    keyword.is_reserved() && !keyword.starts_statement() && !keyword.has_own_rule()
}

#[test]
fn word_lists_are_those_of_the_table() {
    let alternatives = |is_wanted: fn(Keyword) -> bool| words(is_wanted, "").join("|");
    let quoted = |is_wanted: fn(Keyword) -> bool| words(is_wanted, "\"");
    let queries: Vec<String> = Keyword::ALL
        .iter()
        .filter(|keyword| keyword.is_query())
        .map(|keyword| format!("\"{}\"", keyword.word()))
        .collect();
    let statements = || {
        // The colours of an editor without the server know the words of every language.
        let local = Locale::ALL
            .iter()
            .flat_map(|locale| Keyword::statements().filter_map(|keyword| keyword.local(*locale).map(str::to_owned)));
        local.fold(alternatives(Keyword::starts_statement), |all, word| format!("{all}|{word}"))
    };
    let is_clause = |keyword: Keyword| !keyword.is_reserved();
    let is_other = |keyword: Keyword| !keyword.starts_statement() && !keyword.has_own_rule();
    let files = [
        (
            "vscode/syntaxes/redress.tmLanguage.json",
            vec![
                ("elsewhere a clause of another.", "\"", String::new()),
                ("(?i:(", ")", statements()),
                ("(?i:", ")", statements()),
                ("The words inside statements.", "\"", String::new()),
                ("(?i:", ")", alternatives(is_inner)),
                ("(?i:", ")", alternatives(is_clause)),
            ],
        ),
        ("tree-sitter-redress/grammar.js", vec![("const QUERIES = [", "]", queries.join(", "))]),
        (
            "tree-sitter-redress/src/scanner.c",
            vec![("STATEMENTS[] = {\n", "};", in_lines(&quoted(Keyword::starts_statement), "    ", ","))],
        ),
        (
            "tree-sitter-redress/queries/highlights.scm",
            vec![
                ("[\n", "]", in_lines(&quoted(Keyword::starts_statement), "  ", "")),
                ("[\n", "]", in_lines(&quoted(is_other), "  ", "")),
            ],
        ),
        ("emacs/redress-mode.el", vec![("symbol-start (or \"NS\" \"EW\" \"WE\" ", ")", quoted(is_inner).join(" "))]),
    ];
    for (path, lists) in files {
        let kept = read(path);
        let made = with_lists(&kept, &lists);
        if std::env::var_os("REDRESS_UPDATE").is_some() {
            std::fs::write(root().join("editors").join(path), &made).unwrap();
        } else {
            assert!(kept == made, "editors/{path} lacks a word of the table; REDRESS_UPDATE=1 writes its lists anew");
        }
    }
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

#[test]
fn the_tree_sitter_grammar_knows_every_word_and_no_other() {
    let grammar = read("tree-sitter-redress/grammar.js");
    // Those of values and units are in the patterns of tokens, those of questions in a list.
    let declared: BTreeSet<&str> = Keyword::ALL
        .iter()
        .filter(|keyword| !keyword.has_own_rule() && !keyword.is_query())
        .map(|keyword| keyword.word())
        .collect();
    let found = grammar.split("word(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    // Words of outcomes and obligations.
    let others = ["pass", "must", "nobody"];
    let found: BTreeSet<&str> = found.filter(|word| !others.contains(word)).collect();
    assert_eq!(found, declared);
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
