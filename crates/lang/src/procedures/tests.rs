//! Every procedure is whole: it can be read, every path ends with a Law, every question is reached and has its text.

use super::{named, procedures, procedures_of, read, text_faults};
use crate::law::Edition;
use crate::messages::{Locale, names};
use crate::procedure::{Finding, Kind, Node, Pattern, Procedure, Row, Target, Verdict, check};

#[test]
fn every_file_is_read() {
    for file in super::FILES.iter().chain(super::FILES_OF_2007) {
        let read = read(file);
        assert!(read.is_ok_and(|read| named(read.name).is_some()), "{:?} in\n{file}", self::read(file).err());
    }
    assert_eq!(procedures().len(), super::FILES.len());
    for (edition, files) in [(Edition::Of2017, super::FILES), (Edition::Of2007, super::FILES_OF_2007)] {
        let folder = format!("{}/laws/{}", env!("CARGO_MANIFEST_DIR"), edition.year());
        let count = std::fs::read_dir(&folder).map_or(0, Iterator::count);
        // Beside its procedures 2007 has a file of letters.
        let others = usize::from(edition == Edition::Of2007);
        assert_eq!(count, files.len().saturating_add(others), "a file of {folder} is not compiled in");
    }
}

#[test]
fn every_combination_of_answers_is_ruled_on() {
    for procedure in every() {
        assert_eq!(check(procedure).findings, [], "{}", procedure.name);
        for (row, rule) in procedure.rows() {
            assert!(!matches!(rule.to, Target::Node(next) if next <= row.node), "{} leads back", rule.written.0);
        }
    }
}

/// Obligations in the same words have one name, and each of these has its rows.
#[test]
fn obligations_of_several_laws_are_stated_once() {
    let shared = super::effects::SHARED.lines().filter_map(|line| line.split_once(": "));
    let files = || super::FILES.iter().chain(super::FILES_OF_2007);
    for (name, effects) in shared.filter(|(name, _)| !name.starts_with('#')) {
        let taken = format!("with {name}");
        assert!(files().any(|file| file.contains(&taken)), "no row is {taken}");
        let repeats = |line: &str| line.ends_with(effects) || line.contains(&format!("{effects},"));
        assert!(!files().any(|file| file.lines().any(repeats)), "{effects} is {taken}");
    }
    assert!(read("procedure x, law 90, offenders by\nask a: yes or no\n  -> stands, with nothing-known\n").is_err());
}

/// A row that takes the Laws of answers is one for each of them.
#[test]
fn a_row_takes_the_laws_of_answers() {
    let text = "procedure x, law 90, offenders by\nask a: b under 90B1 or c under 90B2 and 91A or 64B1\n  \
                b or c -> stands, law of a\n  64B1 -> next, law of a\n\nask d: yes or no\n  no -> adjust, law of a\n";
    let laws = |node: &Node| -> Vec<Vec<String>> {
        node.rules.iter().map(|rule| rule.laws.iter().map(ToString::to_string).collect()).collect()
    };
    let all: Vec<Vec<Vec<String>>> = read(text).iter().flat_map(|read| &read.nodes).map(laws).collect();
    let each = [vec!["90B1"], vec!["90B2", "91A"], vec!["64B1"]];
    assert_eq!(all, [each.clone(), each]);
    assert!(self::read("procedure x, law 90, offenders by\nask a: b or c\n  b -> stands, law of a\n").is_err());
}

/// The procedures of every edition that have rows of their own.
fn every() -> impl Iterator<Item = &'static Procedure> {
    let own = |edition: &'static Edition| procedures_of(*edition).filter(|one| one.rows == *edition);
    Edition::ALL.iter().flat_map(own)
}

/// An older edition has procedures of its own under the names of the newest.
#[test]
fn an_older_edition_holds_what_differs() {
    let own = procedures_of(Edition::Of2007).filter(|procedure| procedure.rows == Edition::Of2007);
    assert_eq!(own.count(), super::FILES_OF_2007.len());
    assert_eq!(procedures_of(Edition::Of2007).count(), procedures().len());
    assert!(procedures_of(Edition::Of2007).all(|procedure| procedure.edition == Edition::Of2007));
}

/// Each fault of a procedure is found.
#[test]
fn a_fault_of_a_procedure_is_found() {
    let faults = |nodes: &str| {
        let text: &'static str = format!("procedure x\nlaw 90\noffenders by\n{nodes}").leak();
        read(text).map(|procedure| check(&procedure).findings).unwrap_or_default()
    };
    let one = |nodes: &str| faults(nodes).into_iter().next();
    let ask = "ask a: yes or no, law 90\nask b: yes or no, law 91\n";
    assert_eq!(faults("ask a: yes or no, law 90\n  -> stands\n"), []);
    assert!(
        matches!(one("ask a: yes or no, law 90\n  yes -> stands\n"), Some(Finding::Gap(facts)) if facts.answers.len() == 1)
    );
    assert!(matches!(one("ask a: yes or no\n  -> stands\n"), Some(Finding::NoLaw(_))));
    assert!(matches!(
        one("ask a: yes or no, law 90\n  -> end\nask b: yes or no\n  -> stands\nthen end\n  -> stands\n"),
        Some(Finding::Unreached("b"))
    ));
    assert!(matches!(
        one("ask a: yes or no, law 90\n  -> stands\n  yes -> adjust\n"),
        Some(Finding::DeadRow(Row { node: 0, rule: 1 }))
    ));
    let both = format!("{ask}  and a yes -> adjust\n  yes -> stands\n  -> replay\n");
    assert!(matches!(
        one(&both),
        Some(Finding::Overlap { first: Row { rule: 0, .. }, second: Row { rule: 1, .. }, .. })
    ));
    assert_eq!(faults(&both.replace("  yes ->", "  otherwise yes ->")), []);
    // Each of two answers of a row is a row of its own.
    assert_eq!(faults("ask a: yes or no, law 90\n  left out or no -> stands, law 90\n  -> adjust\n"), []);
    assert!(matches!(
        one("ask a: yes or no, law 90\n  yes -> contradiction\n  -> stands\n"),
        Some(Finding::Contradiction(_))
    ));
    let greater = format!("monotone in a\n{ask}  and a yes -> stands\n  -> adjust\n");
    assert!(matches!(one(&greater), Some(Finding::NotMonotone { question: "a", .. })));
}

#[test]
fn conditions_and_effects_name_questions_and_answers_that_there_are() {
    for procedure in every() {
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
    for procedure in every() {
        assert_eq!(text_faults(procedure), [], "{}", procedure.name);
    }
    for (locale, verdict) in
        Locale::ALL.into_iter().flat_map(|locale| Verdict::ALL.iter().map(move |one| (locale, one)))
    {
        assert!(!names::verdict(locale, verdict.word()).is_empty(), "{}: {}", locale.tag(), verdict.word());
    }
}

#[test]
fn a_clubs_own_procedure_is_one_file() {
    let own = "# A mobile telephone rang.\nprocedure telephone, law 90, offenders by\n\n\
               ask first: yes or no, law 91\n  yes -> stands, law 90\n\nthen end\n  -> adjust, law 12C1\n";
    let procedure = read(own);
    assert!(procedure.is_ok_and(|procedure| procedure.name == "telephone" && procedure.questions().count() == 1));
    assert!(read("procedure x, law 90, offenders by\nask a: yes or no\n  yes -> nowhere\n").is_err());
    assert!(read("procedure x, law 94, offenders by\nask a: yes or no\n").is_err());
}
