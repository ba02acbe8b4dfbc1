//! Every procedure is whole: it can be read, every path ends with a Law, every question is reached and has its text.

use super::{named, procedures, read};
use crate::messages::{Locale, names};
use crate::procedure::{Kind, Node, Pattern, Procedure, Role, Rule, Target, Verdict};
use std::collections::BTreeSet;

#[test]
fn every_file_is_read() {
    for file in super::FILES {
        let read = read(file);
        assert!(read.is_ok_and(|read| named(read.name).is_some()), "{:?} in\n{file}", self::read(file).err());
    }
    assert_eq!(procedures().len(), super::FILES.len());
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/laws"));
    let count = folder.map_or(0, |folder| folder.count());
    assert_eq!(count, super::FILES.len(), "a file of laws/ is not compiled in");
}

/// Walks every path, whatever the conditions say: more than there are, never fewer.
fn walk(procedure: &Procedure, at: usize, cited: bool, reached: &mut BTreeSet<&'static str>) {
    let node = procedure.nodes.get(at);
    assert!(node.is_some(), "{} runs out", procedure.name);
    let Some(node) = node else { return };
    reached.insert(node.name);
    let cited = cited || !node.laws.is_empty();
    for rule in &node.rules {
        let cited = cited || !rule.laws.is_empty();
        match rule.to {
            Target::Verdict(_) => assert!(cited, "{} {} ends without a Law", procedure.name, node.name),
            Target::Node(next) => {
                assert!(next > at, "{} {} leads back", procedure.name, node.name);
                walk(procedure, next, cited, reached);
            }
            Target::Next => walk(procedure, at + 1, cited, reached),
            Target::Asked | Target::Contradiction => {}
        }
    }
    if falls_through(node) {
        walk(procedure, at + 1, cited, reached);
    }
}

/// Returns true if no rule covers one of the answers.
fn falls_through(node: &Node) -> bool {
    let caught = |rule: &&Rule| rule.and.is_empty();
    if node.rules.iter().any(|rule| rule.and.is_empty() && rule.answers.is_empty()) {
        return false;
    }
    match &node.role {
        Role::Ask(Kind::Word(words)) => {
            let stated: Vec<_> = node.rules.iter().filter(caught).flat_map(|rule| &rule.answers).collect();
            !words.iter().all(|word| stated.contains(&&Pattern::Word(word)))
        }
        _ => true,
    }
}

#[test]
fn every_path_ends_with_a_law_and_every_question_is_reached() {
    for procedure in procedures() {
        let mut reached = BTreeSet::new();
        walk(procedure, 0, false, &mut reached);
        for node in &procedure.nodes {
            assert!(reached.contains(node.name), "{} {} is out of reach", procedure.name, node.name);
        }
    }
}

#[test]
fn conditions_and_effects_name_questions_and_answers_that_there_are() {
    for procedure in procedures() {
        for rule in procedure.nodes.iter().flat_map(|node| &node.rules) {
            for condition in &rule.and {
                let known = procedure.question(condition.question);
                assert!(
                    known.is_some() || ["tricks", "by"].contains(&condition.question),
                    "{} {rule:?}",
                    procedure.name
                );
                for pattern in &condition.answers {
                    if let (Some((_, Kind::Word(words))), Pattern::Word(word)) = (known, pattern) {
                        assert!(words.contains(word), "{} {} {word}", procedure.name, condition.question);
                    }
                }
            }
        }
        for (node, kind) in procedure.questions() {
            let Kind::Word(words) = kind else { continue };
            for pattern in node.rules.iter().flat_map(|rule| &rule.answers) {
                if let Pattern::Word(word) = pattern {
                    assert!(words.contains(word), "{} {} {word}", procedure.name, node.name);
                }
            }
        }
    }
}

#[test]
fn every_text_is_there_in_every_language() {
    for locale in Locale::ALL {
        for procedure in procedures() {
            assert!(!names::procedure(locale, procedure.name).is_empty(), "{}: {}", locale.tag(), procedure.name);
            for text in procedure.texts() {
                let sentences = names::procedure_say(locale, procedure.name, text).to_string().lines().count();
                assert!((2..=5).contains(&sentences), "{}: say-{}-{text}", locale.tag(), procedure.name);
            }
            for (node, kind) in procedure.questions() {
                let text = names::procedure_question(locale, procedure.name, node.name);
                assert!(!text.is_empty(), "{}: {} {}", locale.tag(), procedure.name, node.name);
                let (Kind::Word(words) | Kind::EachSide(words)) = kind else { continue };
                for word in words.iter().filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase())) {
                    assert!(!names::procedure_answer(locale, word).is_empty(), "{}: answer {word}", locale.tag());
                }
            }
        }
        for verdict in Verdict::ALL {
            assert!(!names::verdict(locale, verdict.word()).is_empty(), "{}: {}", locale.tag(), verdict.word());
        }
    }
}

#[test]
fn a_clubs_own_procedure_is_one_file() {
    let own = "# A mobile telephone rang.\nprocedure telephone\nlaw 90\noffenders by\n\n\
               ask first: yes or no, law 91\n  yes -> stands, law 90\n\nthen end\n  -> adjust, law 12C1\n";
    let procedure = read(own);
    assert!(procedure.is_ok_and(|procedure| procedure.name == "telephone" && procedure.questions().count() == 1));
    assert!(read("procedure x\nlaw 90\noffenders by\nask a: yes or no\n  yes -> nowhere\n").is_err());
    assert!(read("procedure x\nlaw 94\noffenders by\nask a: yes or no\n").is_err());
}
