//! The parser gives the trees of the corpus, reads whatever the project itself writes, and ends whatever it is given.
//! The program's own grammar is held to the same corpus by tests/integration/editors.rs.

use std::path::{Path, PathBuf};
use tree_sitter::{Language, Parser, Query, Tree};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn project() -> &'static Path {
    folder().parent().and_then(Path::parent).unwrap()
}

fn parse(text: &str) -> Tree {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_redress::LANGUAGE.into()).unwrap();
    parser.parse(text, None).unwrap()
}

fn files(within: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(within).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extensions));
        } else if path.extension().is_some_and(|own| extensions.iter().any(|wanted| own == *wanted)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// A tree without the names of its fields and the line breaks between its parts.
fn bare(tree: &str) -> String {
    let words = tree.split_whitespace().filter(|word| !word.ends_with(':'));
    words.collect::<Vec<_>>().join(" ").replace(" )", ")")
}

/// The first node that could not be read, with its line.
fn fault(tree: &Tree) -> Option<usize> {
    let mut cursor = tree.walk();
    loop {
        let node = cursor.node();
        if node.is_error() || node.is_missing() {
            return Some(node.start_position().row + 1);
        }
        if node.has_error() && cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return None;
            }
        }
    }
}

/// The scripts of the `ruling` blocks of a Markdown text, but those that show an error.
fn blocks(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Option<String> = None;
    for line in text.lines() {
        match (line.trim_start().strip_prefix("```"), open.as_mut()) {
            (Some(info), None) => {
                let words: Vec<&str> = info.split_whitespace().collect();
                let is_read = words.first() == Some(&"ruling") && !words.contains(&"error");
                open = is_read.then(String::new);
            }
            (Some(_), Some(_)) => found.extend(open.take()),
            (None, Some(block)) => *block += &format!("{line}\n"),
            (None, None) => {}
        }
    }
    found
}

#[test]
fn trees_are_those_of_the_corpus() {
    let mut count = 0;
    for file in files(&folder().join("test/corpus"), &["txt"]) {
        let text = std::fs::read_to_string(&file).unwrap();
        let rule = format!("{}\n", "=".repeat(20));
        let mut parts = text.split(&rule).skip(1);
        while let (Some(title), Some(body)) = (parts.next(), parts.next()) {
            let (script, expected) = body.split_once("\n---\n").unwrap();
            let tree = parse(script.trim_end_matches('\n'));
            let place = format!("{}: {title}", file.display());
            if title.contains(":error") {
                assert!(tree.root_node().has_error(), "{place}\n{}", tree.root_node());
            } else {
                assert_eq!(bare(&tree.root_node().to_string()), bare(expected), "{place}");
            }
            count += 1;
        }
    }
    assert!(count > 50, "{count}");
}

#[test]
fn what_the_project_writes_is_read() {
    let mut scripts = Vec::new();
    let folders = ["examples", "casebook"].map(|folder| files(&project().join(folder), &["ruling", "conventions"]));
    for file in folders.into_iter().flatten() {
        scripts.push((file.clone(), std::fs::read_to_string(&file).unwrap()));
    }
    let mut pages = files(&project().join("examples"), &["md"]);
    pages.extend(files(&project().join("docs"), &["md"]));
    pages.push(project().join("README.md"));
    for page in pages {
        let text = std::fs::read_to_string(&page).unwrap();
        scripts.extend(blocks(&text).into_iter().map(|block| (page.clone(), block)));
    }
    assert!(scripts.len() > 100, "{}", scripts.len());
    for (file, script) in scripts {
        let tree = parse(&script);
        assert_eq!(fault(&tree), None, "{}\n{script}", file.display());
    }
}

/// An error in the middle of a script leaves the statements around it intact.
#[test]
fn a_mistake_costs_its_statement() {
    for wrong in ["let td =", "(60% +620 &", "expect : NS 9", "board 7 7 dealer", "td/", "set", ")"] {
        let tree = parse(&format!("board 7\n{wrong}\nlet game = +620\nexpect game: NS 9\n"));
        let root = tree.root_node();
        let kinds: Vec<&str> = root.named_children(&mut root.walk()).map(|node| node.kind()).collect();
        assert!(root.has_error() || wrong.starts_with("board"), "{wrong}");
        assert_eq!(kinds.last(), Some(&"expect_statement"), "{wrong}: {root}");
        assert!(kinds.contains(&"let_statement"), "{wrong}: {root}");
    }
}

#[test]
fn whatever_is_typed_it_ends() {
    let texts = [
        "(".repeat(70_000),
        "{".repeat(20_000),
        "case \"a\" {\n".repeat(5_000),
        "\"".repeat(10_001),
        "& \n".repeat(10_000),
        "\n\u{2028}\u{0}\u{1f}#\r".repeat(500),
        "1/".repeat(5_000),
        "a".repeat(200_000),
    ];
    for text in texts {
        parse(&text);
    }
}

#[test]
fn queries_fit_the_grammar() {
    let language = Language::from(tree_sitter_redress::LANGUAGE);
    for file in files(&folder().join("queries"), &["scm"]) {
        let text = std::fs::read_to_string(&file).unwrap();
        Query::new(&language, &text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}
